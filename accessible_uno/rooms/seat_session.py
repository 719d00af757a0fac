"""One player's own view of a table in a chat room: the lines that only this player reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessible_uno.game.base import ONLOOKER, Action, Event, Refused, Seat
from accessible_uno.game.windows import Turn
from accessible_uno.interface.announce.announcer import Announcer
from accessible_uno.interface.announce.questions import ask_question
from accessible_uno.interface.announce.refused_lines import explain_refusal, format_unclear
from accessible_uno.interface.game_setup import GameOptions
from accessible_uno.interface.meant_action import meant_action
from accessible_uno.interface.parse.commands import ACTS, QUERIES
from accessible_uno.interface.parse.context import HalfTypedCard
from accessible_uno.interface.parse.intents import (
    Act,
    AskQuery,
    AskStatistics,
    AskWhy,
    CancelCard,
    ChangeClock,
    ChangeLevel,
    ChangeTable,
    EmptyLine,
    HelpOn,
    Intent,
    KindWords,
    MessageFields,
    NeedsChoice,
    NeedsColour,
    NewMatch,
    PauseGame,
    Query,
    QuitGame,
    RecallMessages,
    RulesOn,
    Unclear,
    WishColour,
)
from accessible_uno.interface.parse.parser import parse_line
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.interface.session.messages import MessageLog
from accessible_uno.interface.session.session import NO_FIELDS, Session
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.schema import Settings
from accessible_uno.table import Clock, Table
from accessible_uno.voices.notices import ignore_problem
from accessible_uno.voices.voice import TEXT, Voice

_IN_A_ROOM: Final = frozenset({*ACTS, *QUERIES, Command.WHY, Command.RULES})
"""The commands that help explains; of the others the player's own client does what they do."""


_OTHERWISE: Final = {"already-out": "no-longer-in"}
"""Messages about what only a keyboard has, and those that say the same in a room."""


class SeatSession(Session):
    """The session of a player in a chat room.

    What everybody sees is told once, in the room.  Here only what this seat alone sees is told:
    its cards, and the answers to what its player asks.

    Args:
        table: the match.
        seat: the player's seat.
        settings: the player's language and level of detail.
        voice: sends an utterance to the player.
        clock: counts the time of the players.
        preset: the key of the preset, for the chapters of the rules.
    """

    def __init__(
        self,
        table: Table,
        seat: Seat,
        settings: Settings,
        voice: Voice,
        clock: Clock,
        preset: str,
    ) -> None:
        super().__init__(table, seat, settings, MessageLog({TEXT: voice}, ignore_problem), clock)
        options = GameOptions(save_game=lambda: False, preset=preset)
        self._announcer = Announcer(self, options, lambda: False)

    def on_settings_changed(self) -> None:
        """Use the language of the settings; an empty line answers nothing here."""
        super().on_settings_changed()
        self.narrator.takes_enter = False

    def format(self, message_id: str, fields: MessageFields = NO_FIELDS) -> Utterance | None:
        """Return a message of the catalogue, as a room words it; ``None`` where it says nothing."""
        return super().format(_OTHERWISE.get(message_id, message_id), fields)

    def announce_events(self, events: Sequence[Event]) -> bool:
        """Announce the events of which this seat sees more than an onlooker."""
        own = [event for event in events if event.seen_by(ONLOOKER) != event]
        return super().announce_events(own) if own else False

    def on_events(self, events: Sequence[Event]) -> None:
        """Tell what only this seat sees."""
        self.announce_events(events)

    def announce_turn(self) -> None:
        """Tell what the table asks, where it waits for this player; at a turn, the hand before."""
        if self.asked:
            if isinstance(self.view.question, Turn):
                self.announce_utterances(self.answers.hand(self.view))
            ask_question(self)

    def dispatch(self, line: str) -> None:
        """Carry out what the player wrote, and answer it."""
        intent = parse_line(line, self.context())
        match intent:
            case Act():
                self.act(meant_action(self, intent.action))
            case NeedsColour(card, uno, choice, jumps):
                self._begin_card(HalfTypedCard(card, uno, choice, jumps=jumps))
            case NeedsChoice(card, uno, colour):
                self._begin_card(HalfTypedCard(card, uno, colour=colour, chooses=True))
            case Unclear():
                self._refuse(format_unclear(self, intent))
            case CancelCard():
                self._cancel_card()
            case EmptyLine() | KindWords() | WishColour() | QuitGame():
                self._announcer.announce_awaited()
            case _:
                self._answer(intent)

    def command_words(self) -> dict[str, str]:
        """Return the words of commands at this table, by the name of their group."""
        return self._announcer.help.groups()

    def answer(self, query: Query) -> None:
        """Answer a question about the table."""
        self._announcer.answer(AskQuery(query))

    def _answer(self, intent: Intent) -> None:
        """Answer what is no move; what cannot be done in a chat room is refused with the reason."""
        match intent:
            case ChangeLevel():
                self.announce("room-help-level")
            case ChangeClock() | PauseGame():
                self.announce("hosted-time")
            case NewMatch() | ChangeTable():
                self.announce("room-under-way")
            case AskStatistics():
                self.announce("stats-not-here")
            case HelpOn(command=None | Command.HELP | Command.COMMANDS):
                self.announce("room-help")
            case HelpOn() if intent.command in _IN_A_ROOM:
                self._announcer.answer(intent)
            case AskQuery() | AskWhy() | RulesOn() | RecallMessages():
                self._announcer.answer(intent)
            case _:
                self.announce("room-not-here")

    def _begin_card(self, card: HalfTypedCard) -> None:
        self.pending.begin_card(card)
        ask_question(self)

    def _cancel_card(self) -> None:
        """Drop the card that still lacks something, and ask the table's question again."""
        card = self.pending.card
        if card is None:
            self.announce("nothing-to-cancel")
            return
        self.pending.drop_card()
        self.announce("card-dropped", {"card": card.card})
        ask_question(self)

    def act(self, action: Action) -> None:
        """Do an action; a refusal is told to its player alone and costs nothing (CMD-12)."""
        before = self.pending.begin_action(None)
        try:
            self.table.act(action)
        except Refused as refused:
            self.pending.restore(before)
            self._refuse(explain_refusal(self, action, refused.reason), of_move=True)

    def _refuse(self, refusal: Utterance | None, *, of_move: bool = False) -> None:
        self.announce_utterances(refusal)
        self._announcer.explanations.note_refusal(refusal, of_move=of_move)
