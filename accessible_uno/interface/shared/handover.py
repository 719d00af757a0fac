"""Who has the keyboard, who is to have it next, and the lines about that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessible_uno.game.base import ONLOOKER, Action, Refused, Seat
from accessible_uno.interface.announce.refused_lines import format_unclear
from accessible_uno.interface.parse.intents import (
    Act,
    Intent,
    NeedsChoice,
    NeedsColour,
    Query,
    Said,
    Unclear,
)
from accessible_uno.interface.parse.names import UNKNOWN, parse_identity, parse_speaker
from accessible_uno.interface.parse.tokens import tokens
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.interface.session.session import Session
from accessible_uno.interface.verbs.all_verbs import parse_line
from accessible_uno.narration.utterance import Utterance
from accessible_uno.rules.shared.uno import Unannounced
from accessible_uno.table import Table

PASS: Final = "keyboard-pass"
"""The message that says that Enter gives the keyboard to whoever is next."""

_CALLED_OUT: Final = (("catch",), ("shout",), ("uno",), ("report",))
"""The verbs of what may be done in a named person's place: it neither shows nor needs a hand."""

NOBODY_FORGOT: Final = "unclear-nobody-forgot"
_TOLD_TO_ALL: Final = (NOBODY_FORGOT, "unclear-which-player", "unclear-nobody-called")
"""Answers to such a line that say nothing about a hand."""

_ABOUT_WORDS: Final = (
    *("unclear-unknown", "unclear-several", "unclear-rest", "unclear-too-long", "unclear-help"),
    *("unclear-topic", "unclear-not-here", "unclear-no-words", "unclear-nobody-called"),
)
"""What may be answered to a line that is not understood while nobody has the keyboard."""

_OF_A_HAND: Final = (*(Query.HAND, Query.PLAYABLE, Query.HINT, Command.CANCEL, Command.COLOUR),)
"""The commands about what one player holds or has begun."""


class Handover:
    """Who has the keyboard, and who has asked for it.

    Args:
        table: the match.
        people: the seats of those at the keyboard, in seating order.

    Attributes:
        sessions: of everybody at the keyboard, and of the table under ``ONLOOKER``.
        holder: whose hand may be told now; ``ONLOOKER`` while it is nobody's.
        taker: who has said who they are, and gets the keyboard next.
        is_passed_on: whether the person who has the keyboard has given it back.
    """

    def __init__(self, table: Table, people: Sequence[Seat]) -> None:
        self.table = table
        self.people = tuple(people)
        self.sessions: dict[Seat, Session] = {}
        self.holder: Seat = ONLOOKER
        self.taker: Seat | None = None
        self.is_passed_on = False

    @property
    def alone(self) -> bool:
        """Whether one person has the keyboard for the whole match."""
        return len(self.people) == 1

    @property
    def awaited(self) -> Seat | None:
        """The person whom the table waits for; ``None`` where it waits for a bot or for nobody."""
        return self.table.asked if self.table.asked in self.people else None

    def name(self, seat: Seat) -> str:
        """Return what somebody at the table is called."""
        return self.table.names[seat]

    def question(self) -> Utterance | None:
        """Return who is to take the keyboard, and what is said for it."""
        if self.awaited is None:
            return None
        name = {"name": self.name(self.awaited)}
        return self.sessions[ONLOOKER].format("handover-ask", name)

    def identity(self, line: str) -> Seat | None:
        """Return the seat of whoever says in ``line`` who they are; see ``parse_identity``."""
        locale = self.sessions[ONLOOKER].settings.locale
        return parse_identity(line, locale, self.table.names, self.people)

    def called_out(self, line: str) -> tuple[Seat, Intent] | None:
        """Return who is named at the start of ``line``, and what the rest means for them."""
        found = parse_speaker(line, self.table.names, self.people)
        if found is None:
            return None
        seat, rest = found
        return seat, parse_line(rest, self.sessions[seat].context())

    def is_called_out(self, line: str) -> bool:
        """Return whether ``line`` says what needs a name before it; that depends on no hand."""
        match parse_line(line, self.sessions[self.people[0]].context()):
            case Act(action):
                return action.verbs in _CALLED_OUT
            case Unclear(message_id):
                return message_id == NOBODY_FORGOT
        return False

    def call_out(self, seat: Seat, intent: Intent) -> bool:
        """Do what needs no hand in a named person's place; return whether it was such a thing.

        A refusal says nothing of why: the reason may lie in a hand.
        """
        session = self.sessions[self.holder]
        match intent:
            case Act(action) if action.verbs in _CALLED_OUT:
                self._do(action, session)
            case Unclear(message_id) if message_id == NOBODY_FORGOT and self._somebody_forgot():
                session.announce("called-out-refused", {"name": self.name(seat)})
            case Unclear(message_id) if message_id in _TOLD_TO_ALL:
                session.announce(message_id, intent.fields)
            case _:
                return False
        return True

    def _somebody_forgot(self) -> bool:
        return any(isinstance(offer, Unannounced) for offer in self.table.offers)

    def _do(self, action: Action, session: Session) -> None:
        try:
            self.table.act(action)
        except Refused:
            session.announce("called-out-refused", {"name": self.name(action.seat)})


class TableLines:
    """Takes every line about a hand while nobody has the keyboard."""

    def __init__(self, handover: Handover) -> None:
        self._handover = handover

    @property
    def done(self) -> bool:
        """Whether somebody has said who they are."""
        return self._handover.taker is not None

    def understands(self, line: str) -> bool:
        """Return whether somebody says who they are, or calls something out."""
        handover = self._handover
        return handover.identity(line) is not None or handover.called_out(line) is not None

    def take(self, line: str) -> bool:
        """Give the keyboard to whoever asks for it; refuse what only a player can do."""
        if not line.strip():
            return False
        handover, session = self._handover, self._handover.sessions[ONLOOKER]
        seat = handover.identity(line)
        if seat is not None:
            self._give_to(seat)
            return True
        called = handover.called_out(line)
        if called is not None:
            if not handover.call_out(*called):
                session.announce("called-out-needs-hand", {"name": handover.name(called[0])})
            return True
        if handover.is_called_out(line):
            session.announce("called-out-who", {"name": handover.name(handover.people[0])})
            return True
        match parse_line(line, session.context()):
            case Unclear(message_id) as unclear if message_id in _ABOUT_WORDS:
                told = format_unclear(session, unclear)
                session.announce_together(told, self._how_to_go_on())
            case Act() | NeedsColour() | NeedsChoice() | Unclear():
                session.announce_together(session.format("handover-first"), self._how_to_go_on())
            case Said("counts", (int(seat),)) if tokens(line) == tokens(handover.name(seat)):
                session.announce_together(session.format("handover-first"), self._how_to_go_on())
            case Said(verb) if verb in _OF_A_HAND:
                session.announce_together(session.format("handover-first"), self._how_to_go_on())
            case _:
                return False
        return True

    def _give_to(self, seat: Seat) -> None:
        handover, session = self._handover, self._handover.sessions[ONLOOKER]
        if seat == UNKNOWN:
            names = ", ".join(handover.name(each) for each in handover.people)
            session.announce("handover-unknown", {"names": names})
        elif handover.table.over:
            session.announce_utterances(self._how_to_go_on())
        else:
            session.pending.enter_message = ""
            handover.taker = seat

    def _how_to_go_on(self) -> Utterance | None:
        session = self._handover.sessions[ONLOOKER]
        message_id = session.pending.enter_message
        return session.format(message_id) if message_id else self._handover.question()


class PersonLines:
    """Takes the lines of the others while one person has the keyboard."""

    def __init__(self, handover: Handover, seat: Seat) -> None:
        self._handover = handover
        self._seat = seat

    @property
    def done(self) -> bool:
        """Whether the keyboard has been given back."""
        return self._handover.is_passed_on

    def understands(self, line: str) -> bool:
        """Return whether somebody says who they are."""
        return self._handover.identity(line) is not None

    def take(self, line: str) -> bool:
        """Let the others call something out; whoever is next may take a keyboard that is free."""
        handover, session = self._handover, self._handover.sessions[self._seat]
        is_free = session.pending.enter_message == PASS
        if not line.strip():
            if is_free:
                self._pass_on(None)
            return is_free
        seat = handover.identity(line)
        if seat is None:
            called = handover.called_out(line)
            return called is not None and handover.call_out(*called)
        if is_free and seat == handover.awaited != self._seat:
            self._pass_on(seat)
        elif seat == self._seat:
            session.announce("keyboard-yours")
        else:
            message_id = session.pending.enter_message
            enter = session.format(message_id) if message_id else None
            name = {"name": handover.name(self._seat)}
            session.announce_together(session.format("keyboard-taken", name), enter)
        return True

    def _pass_on(self, to: Seat | None) -> None:
        """Give the keyboard to the one who has asked for it, or to nobody."""
        self._handover.sessions[self._seat].pending.enter_message = ""
        self._handover.is_passed_on, self._handover.taker = True, to
