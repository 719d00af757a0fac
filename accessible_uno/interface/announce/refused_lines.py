"""What is said of a line that was refused or not understood, and what could be done instead."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from accessible_uno.cards import Card, Colour
from accessible_uno.game.actions import Jump, LayTogether, Pass, Play, Take
from accessible_uno.game.base import Action, Reason
from accessible_uno.game.reasons import AnswerFirst, QuestionFirst
from accessible_uno.game.windows import Drawn, Threat, Turn
from accessible_uno.interface.announce.announcer import Announcer
from accessible_uno.interface.announce.questions import (
    format_card_question,
    format_enter_action,
    format_question,
)
from accessible_uno.interface.parse.choices import choice_name
from accessible_uno.interface.parse.intents import TWO_MEANINGS, Act, MessageFields, Unclear
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.parse.vocabulary import Command, Particle
from accessible_uno.interface.parse.wordings import looks_like_a_card
from accessible_uno.interface.rules_told import RuleBook
from accessible_uno.interface.session.session import Session
from accessible_uno.likeness import NONE
from accessible_uno.narration.sounds import REFUSAL_CUES
from accessible_uno.narration.utterance import BrailleParts, Utterance, Verbosity, joined
from accessible_uno.rules.shared.doubting import Challenge
from accessible_uno.rules.shared.reports import CastVote
from accessible_uno.settings.values import Category


def explain_refusal(session: Session, action: Action, reason: Reason) -> Utterance:
    """Return why an action is refused or punished; for a card, how it could be laid now."""
    refusal, jump = _explain(session, reason), _jump_instead(session, action)
    return joined(refusal, jump) if jump else refusal


def _explain(session: Session, reason: Reason) -> Utterance:
    """Return the reason; cards that may be answered by a card are not to be taken first."""
    if isinstance(reason, AnswerFirst) and session.legal.cards():
        doubtful = "yes" if reason.doubtful else "no"
        fields: MessageFields = {"amount": reason.amount, "doubtful": doubtful, "replies": "yes"}
        answers = session.format("unclear-take-or-doubt", fields)
        if answers is not None:
            return replace(answers, sounds=REFUSAL_CUES)
    return session.narrator.explain(reason)


def _jump_instead(session: Session, play: Action) -> Utterance | None:
    """Return how the card that is played in another's turn can be laid out of turn."""
    if session.asked or not isinstance(play, Play):
        return None
    jumps = [
        act
        for act in session.legal
        if isinstance(act, Jump) and (act.cards, act.uno) == ((play.card,), play.uno)
    ]
    if not jumps:
        return None
    named = next((act for act in jumps if act.colour is play.colour), jumps[0])
    _, line = line_of_cards(session, named)
    return session.format("refused-jump", {"line": f"{session.jump_word} {line}"})


def format_unclear(session: Session, unclear: Unclear) -> Utterance | None:
    """Return why a line was not understood, with what the rules of the table add to the reason."""
    fields = {**unclear.fields, "jump": session.jump_word}
    if unclear.message_id == "unclear-topic":
        fields["names"] = chapter_names(session)
    return session.format(unclear.message_id, fields)


def chapter_names(session: Session) -> str:
    """Return the names of the chapters that have a paragraph under the rules of the table."""
    locale = session.settings.locale
    topics = RuleBook(locale, session.table.rules).topics()
    return ", ".join(lexicon(locale).topics.names[each] for each in topics)


def line_of_cards(session: Session, act: Jump | LayTogether) -> tuple[BrailleParts, str]:
    """Return the cards of an action with colour, choice and UNO, as parts and as a line."""
    known = session.lexicon
    shown: list[str | Card | Colour] = [*act.cards]
    words = [session.card_name(each) for each in act.cards]
    if act.colour is not None:
        shown.append(act.colour)
        words.append(known.colours.names[act.colour])
    if act.choice is not None:
        words.append(choice_name(act.choice, session.known, session.context()))
        shown.append(words[-1])
    if act.uno:
        words.append(known.commands.names[Command.UNO])
        shown.append(words[-1])
    return tuple(shown), " ".join(words)


_WITHOUT_CARDS: Final = (Pass, Take, Challenge)
"""Acts that answer what is not asked now: the reason says it all, and no card explains it."""


class Refusals:
    """Answers the lines of one player that are refused or not understood.

    Args:
        session: the player's session.
        announcer: knows what could be done, and remembers a refusal for "why".
        brief: whether the reason alone is told, as in a chat room.
    """

    def __init__(self, session: Session, announcer: Announcer, *, brief: bool = False) -> None:
        self._session = session
        self._announcer = announcer
        self._brief = brief
        self._told_in_round: dict[str, int] = {}

    def announce(self, act: Act, refused_for: Reason) -> None:
        """Say why an action is refused, and what could be done instead."""
        session = self._session
        if self._brief:
            self._announce_reason(self._explain(act, refused_for), of_move=True)
            return
        reason = self._most_helpful_reason(act, refused_for)
        asks_again = isinstance(reason, QuestionFirst) and not self._announcer.offers.hold_bots()
        half_typed = session.pending.card
        question = format_question(session) if asks_again and half_typed is None else None
        if half_typed is not None:
            question = format_card_question(session, half_typed)
        refusal = self._explain(act, reason)
        move = self._legal_move(act) if half_typed is None else None
        session.announce_together(refusal, question, format_enter_action(session), hint=move)
        of_move = move is not None and not isinstance(act.action, _WITHOUT_CARDS)
        self._announcer.explanations.note_refusal(refusal, of_move=of_move)

    def _explain(self, act: Act, reason: Reason) -> Utterance:
        """Return why an action is refused; with the number of the card, where that was typed."""
        refusal = explain_refusal(self._session, act.action, reason)
        if not act.place or not refusal.text:
            return refusal
        text = refusal.text[0].lower() + refusal.text[1:]
        placed = self._session.format("refused-place", {"number": act.place, "reason": text})
        return replace(refusal, text=placed.text) if placed else refusal

    def _announce_reason(self, reason: Utterance | None, *, of_move: bool) -> None:
        self._session.announce_utterances(reason)
        self._announcer.explanations.note_refusal(reason, of_move=of_move)

    def _most_helpful_reason(self, act: Act, reason: Reason) -> Reason:
        """Return why an act is refused; a question that takes no card at all gives the reason."""
        question = self._session.view.question
        if question is None or not self._session.asked or not isinstance(act.action, Play):
            return reason
        return question.no_card_because or reason

    def _legal_move(self, refused: Act) -> Utterance | None:
        """Return a legal move for a refused one, unless the reason of the refusal names one."""
        session = self._session
        is_move = refused.action.answers_question and not isinstance(refused.action, CastVote)
        if not is_move or session.settings.verbosity is Verbosity.BRIEF:
            return None
        question = session.view.question
        replies = isinstance(question, Threat) and bool(session.legal.cards())
        may_play = session.asked and (replies or isinstance(question, Turn))
        return self._announcer.queries.suggest_move() if may_play else None

    def announce_unclear(self, unclear: Unclear) -> None:
        """Say what is not understood in a line, and what could be said."""
        session = self._session
        message = format_unclear(session, unclear)
        near, other = (str(unclear.fields.get(each, NONE)) for each in ("near", "other"))
        session.pending.proposed = near if other == NONE != near else ""
        if unclear.message_id == "unclear-digit-or-place":
            number, held = str(unclear.fields["number"]), unclear.fields["card"]
            session.pending.digit = number
            if isinstance(held, Card) and unclear.fields["held"] == 1:
                place = f"{session.lexicon.particles.names[Particle.NUMBER]} {number}"
                session.pending.either = (session.card_name(held), place)
        if self._brief:
            self._announce_reason(message, of_move=False)
            return
        problem = message and replace(message, sounds=REFUSAL_CUES)
        unknown = unclear.message_id == "unclear-unknown"
        guessed = near != NONE
        where = None
        if unknown and (not guessed or session.pending.proposed):
            where = self._tell_once_a_round("unclear-say-yes" if guessed else "unclear-commands")
        explained = session.format("why-unclear", unclear.fields) if unknown else problem
        if session.pending.card is not None:
            session.announce_together(problem, format_card_question(session, session.pending.card))
            self._announcer.explanations.note_refusal(explained, of_move=True)
        else:
            enter, move = format_enter_action(session), self._move_instead(unclear)
            session.announce_together(problem, where, enter, hint=None if guessed else move)
            self._announcer.explanations.note_refusal(explained, of_move=move is not None)
            if unclear.message_id == "unclear-yes-or-no" and not self._announcer.offers.hold_bots():
                self._announcer.ask_again()

    def _move_instead(self, unclear: Unclear) -> Utterance | None:
        """Return a legal move where the line that was not understood was about a move."""
        session = self._session
        may_lay = isinstance(session.view.question, Turn | Drawn)
        names_both = unclear.message_id in TWO_MEANINGS and may_lay  # a third card is only noise
        if session.pending.awaits_enter or names_both:
            return None
        unknown = unclear.message_id == "unclear-unknown"
        line = str(unclear.fields.get("line", ""))
        about_card = unknown and looks_like_a_card(line, session.settings.locale)
        if about_card or unclear.about_move:
            return self._announcer.queries.suggest_move()
        if unknown and session.asked and self._may_doubt():
            return self._take_or_doubt()
        other_question = session.asked and not may_lay
        return self._announcer.queries.suggest_move() if unknown and other_question else None

    def _may_doubt(self) -> bool:
        question = self._session.view.question
        return isinstance(question, Threat) and bool(question.doubtful)

    def _take_or_doubt(self) -> Utterance | None:
        """Name both answers: a line that is not understood may have meant either."""
        question = self._session.view.question
        amount = question.amount if isinstance(question, Threat) else 0
        replies = "yes" if self._session.legal.cards() else "no"
        fields: MessageFields = {"amount": amount, "doubtful": "yes", "replies": replies}
        return self._session.format("unclear-take-or-doubt", fields)

    def _tell_once_a_round(self, message_id: str) -> Utterance | None:
        """Say where the commands are listed, or how to agree, at the first such line of a round.

        It is a hint and is left out where hints are muted.
        """
        session = self._session
        if self._told_in_round.get(message_id) == session.view.round:
            return None
        if Category.HINT in session.log.muted:
            return None
        self._told_in_round[message_id] = session.view.round
        return session.format(message_id)
