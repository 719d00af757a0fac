"""The session of one player in a room: what this seat alone is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessible_uno.game.base import ONLOOKER, Event, Seat
from accessible_uno.game.events import Dealt
from accessible_uno.game.windows import Turn
from accessible_uno.interface.announce.announcer import Announcer
from accessible_uno.interface.announce.questions import ask_question
from accessible_uno.interface.parse.intents import MessageFields
from accessible_uno.interface.session.game_setup import GameOptions
from accessible_uno.interface.session.messages import MessageLog
from accessible_uno.interface.session.session import NO_FIELDS, Session
from accessible_uno.interface.verbs.all_verbs import VERBS
from accessible_uno.interface.verbs.sitting import Sitting
from accessible_uno.interface.verbs.verb import VerbPlace
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.schema import Settings
from accessible_uno.table import Clock, Table
from accessible_uno.voices.notices import ignore_problem
from accessible_uno.voices.voice import TEXT, Voice

RECALLED: Final = 10
"""How many messages a player in a room can have repeated: their own program keeps all of them."""

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

    An empty line answers nothing here.

    Attributes:
        question_alone: whether the hand is told only where the player asks for it.
    """

    takes_enter = False

    def __init__(
        self,
        table: Table,
        seat: Seat,
        settings: Settings,
        voice: Voice,
        clock: Clock,
        preset: str,
    ) -> None:
        self.question_alone = False
        log = MessageLog({TEXT: voice}, ignore_problem, RECALLED)
        super().__init__(table, seat, settings, log, clock)
        self._preset = preset

    def sit(self) -> Sitting:
        """Return what carries out the lines of the player."""
        options = GameOptions(save_game=lambda: False, preset=self._preset)
        announcer = Announcer(self, options, lambda: False)
        return Sitting(self, announcer, options, VERBS, VerbPlace.ROOM)

    def format(self, message_id: str, fields: MessageFields = NO_FIELDS) -> Utterance | None:
        """Return a message of the catalogue, as a room words it; ``None`` where it says nothing."""
        return super().format(_OTHERWISE.get(message_id, message_id), fields)

    def announce_events(self, events: Sequence[Event]) -> bool:
        """Announce the events of which this seat sees more than an onlooker.

        The hand that is dealt to who plays first comes with the question.
        """
        own = [event for event in events if event.seen_by(ONLOOKER) != event]
        if own and self._hand_follows:
            own = [event for event in own if not isinstance(event, Dealt)]
        tells = bool(own) or self.pending.penalty_reason is not None
        return super().announce_events(own) if tells else False

    @property
    def _hand_follows(self) -> bool:
        """Whether the hand is told next, behind the question of a turn."""
        return self.asked and isinstance(self.view.question, Turn) and not self.question_alone

    def announce_turn(self) -> None:
        """Tell what the table asks, where it waits for this player; at a turn, in the same message,
        the hand behind it."""
        if self.asked:
            hand = self.answers.hand(self.view) if self._hand_follows else None
            ask_question(self, more=hand)
