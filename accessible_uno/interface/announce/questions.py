"""The question that the table asks the player: its text, its choices, a sample answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from accessible_uno.cards import Card, Face
from accessible_uno.game.actions import Choose, PickCards
from accessible_uno.game.base import Action, Choice
from accessible_uno.interface.parse.act_commands import command_word
from accessible_uno.interface.parse.choices import choice_name, choice_names, open_choices
from accessible_uno.interface.parse.intents import HalfTypedCard
from accessible_uno.interface.session.session import Session
from accessible_uno.narration.utterance import Utterance, Verbosity
from accessible_uno.settings.values import Category

AIMED: Final = (Face.TARGET_TWO, Face.TARGET_FOUR)
"""Cards that are played against a player; other cards do something together with a player."""


def ask_question(
    session: Session,
    category: Category = Category.ANSWER,
    *,
    again: bool | None = None,
    more: Utterance | None = None,
) -> None:
    """Ask what is pending: the rest of a half-typed card, or the table's question.

    The table asks by itself with ``Category.QUESTION``; a repeated question is an answer.  What
    the table asks by itself does not repeat the card that has just been told.

    Args:
        session: whose question it is.
        category: what the question is heard as.
        again: whether the player has been asked this before; by default where it is an answer.
        more: what is told behind the question, in the same message.
    """
    card = session.pending.card
    told = category is Category.QUESTION and top_is_told(session)
    again = category is not Category.QUESTION if again is None else again
    if card is not None:
        question = format_card_question(session, card)
    else:
        question = format_question(session, told=told, again=again)
    if more is not None:
        session.announce_together(question, more)
    else:
        session.announce_utterances(question, category=category)


def top_is_told(session: Session) -> bool:
    """Whether the player knows the card on top: from just now or, where it is brief, at all."""
    if session.settings.verbosity is Verbosity.BRIEF:
        return session.top_told.knows(session.view)
    return session.top_told.is_fresh(session.view, session.log.heard_count)


def format_question(
    session: Session, *, told: bool = False, again: bool = True
) -> Utterance | None:
    """Return the table's question, with the choices where its text does not name them.

    ``told`` says that the player knows the card on top, ``again`` that this was asked before.
    """
    question = session.narrator.prompt(session.view, told=told, again=again)
    choices = open_choice_names(session)
    opened = getattr(session.view.question, "card", None)
    if question is not None and choices and isinstance(opened, Card):
        what = choice_message(opened, open_choices(session.context()))
        asked = session.format(what, {"card": opened, "choices": choices})
        return replace(question, text=asked.text) if asked else question
    each = choices.split(", ")
    if question is None or (each[0] in question.text and each[-1] in question.text):
        return question
    named = session.format("unclear-choice", {"choices": choices})
    return replace(question, text=f"{question.text} {named.text}") if named else question


def format_card_question(session: Session, card: HalfTypedCard) -> Utterance | None:
    """Return the question for what a half-typed card still lacks."""
    if not card.chooses:
        return session.format(colour_message(card.card), {"card": card.card})
    allowed = session.legal.choices(card.card)
    choices = choice_names(allowed, session.known, session.context())
    message_id = choice_message(card.card, allowed)
    return session.format(message_id, {"card": card.card, "choices": choices})


def colour_message(card: Card) -> str:
    """Return the id of the question for the colour of a card."""
    return "ask-colour" if card.is_wild else "ask-which-colour"


def choice_message(card: Card, allowed: Sequence[Choice]) -> str:
    """Return the id of the question for what goes with a card: a victim, a hand, a side."""
    if card.face in AIMED:
        return "ask-victim"
    return "ask-player" if any(isinstance(each, int) for each in allowed) else "ask-side"


def open_choice_names(session: Session) -> str:
    """Name what the player is asked to choose from.

    The result is empty for questions of another kind, and where cards may be named instead.
    """
    legal = session.legal
    if legal.taken(Choose) is None or legal.taken(PickCards) is not None:
        return ""
    context = session.context()
    return choice_names(open_choices(context), session.known, context)


def format_sample_answer(session: Session) -> Utterance | None:
    """Name one answer to the table's question, as the player would type it."""
    action = session.legal.default()
    known = session.known
    match action:
        case Choose(what=what):
            answer = choice_name(what, known, session.context())
        case PickCards(cards=cards):
            names = session.narrator.display_names
            answer = names.listed([names.card(each) for each in cards])  # as it can be typed
        case Action() if word := command_word(action, known):
            if [each for each in session.legal if each.answers_question] == [action]:
                return session.format("offer-word", {"answer": word})
            answer = word
        case _:
            return None
    return session.format("offer-answer-so", {"answer": answer})


def format_enter_action(session: Session) -> Utterance | None:
    """Say what Enter alone does, where the game waits for it."""
    message_id = session.pending.enter_message
    return session.format(message_id) if message_id else None
