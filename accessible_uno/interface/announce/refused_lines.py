"""What is said of a line that was refused, or not understood."""

from __future__ import annotations

from dataclasses import replace

from accessible_uno.cards import Card, Colour
from accessible_uno.game.actions import Jump, LayTogether, Play
from accessible_uno.game.base import Action, Reason
from accessible_uno.game.reasons import AnswerFirst
from accessible_uno.interface.parse.choices import choice_name
from accessible_uno.interface.parse.intents import MessageFields, Unclear
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.interface.rules_told import RuleBook
from accessible_uno.interface.session.session import Session
from accessible_uno.narration.sounds import REFUSAL_CUES
from accessible_uno.narration.utterance import BrailleParts, Utterance, joined


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
