"""The game as it unfolds before one player: the welcome, what happens, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessible_uno.game.base import Event
from accessible_uno.game.events import Asked, Dealt, TurnCame
from accessible_uno.interface.announce.mute_filter import Hushing
from accessible_uno.interface.announce.offers import Chances
from accessible_uno.interface.announce.queries import Answering
from accessible_uno.interface.braille_view import UnderFingers
from accessible_uno.interface.input.timing import Timing
from accessible_uno.interface.parse.intents import Query
from accessible_uno.interface.parse.vocabulary import Kind
from accessible_uno.interface.session import Desk

_WELCOMES: Final = {
    (False, False): "welcome",
    (True, False): "welcome-onlooker",
    (False, True): "welcome-back",
    (True, True): "welcome-back-onlooker",
}
"""By whether the player watches, and whether the game is gone on with."""


class Unfolding:
    """Tells what happens, and puts each question once, when it is new."""

    def __init__(
        self,
        desk: Desk,
        answering: Answering,
        chances: Chances,
        hushing: Hushing,
        timing: Timing,
        under_fingers: UnderFingers,
    ) -> None:
        self._desk = desk
        self._answering = answering
        self._chances = chances
        self._hushing = hushing
        self._timing = timing
        self._under_fingers = under_fingers
        self._held = desk.view.held
        self._was_asked = desk.asked

    def begin(self, last: Sequence[Event]) -> None:
        """Welcome the player and tell how it stands; of a game to go on with, its last act too."""
        desk = self._desk
        others = [seat for seat in range(len(desk.table.names)) if seat != desk.seat]
        players = desk.narrator.wording.players(others)
        desk.tell(_WELCOMES[desk.seat < 0, bool(last)], {"players": players})
        self._hushing.announce()
        self._timing.announce()
        desk.events(last)
        if desk.view.round and not desk.table.over:
            if desk.seat >= 0 and not any(isinstance(event, Dealt) for event in last):
                self._answering.ask(Query.HAND)
            if not desk.asked and (desk.seat >= 0 or not last):
                self._answering.ask(Query.TOP)
            if not desk.asked and desk.seat >= 0 and last:
                self._answering.ask(Query.WHO)
            self._chances.follow()
            if desk.asked:
                desk.prompt(Kind.QUESTION)
            self._timing.follow()

    def follow(self, events: Sequence[Event]) -> None:
        """Tell what has happened, and what is asked now."""
        desk = self._desk
        held, was_held = desk.view.held, self._held
        asked, was_asked = desk.asked, self._was_asked
        self._held, self._was_asked = held, asked
        desk.events(events)
        if not asked:
            desk.half = None
        self._chances.follow()
        anew = any(
            isinstance(event, TurnCame | Asked) and event.seat == desk.seat for event in events
        )
        if asked and (anew or not was_asked or held != was_held):
            desk.prompt(Kind.QUESTION)
        self._timing.follow()
        self._under_fingers.follow()
