"""The game as it unfolds before one player: the welcome, what happens, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessible_uno.game.base import Event
from accessible_uno.game.events import Asked, Dealt, TurnCame
from accessible_uno.interface.announce.mute_filter import MuteFilter
from accessible_uno.interface.announce.offers import Offers
from accessible_uno.interface.announce.queries import Queries
from accessible_uno.interface.braille_view import BrailleView
from accessible_uno.interface.input.timing import TurnTimer
from accessible_uno.interface.parse.intents import Query
from accessible_uno.interface.session import Session
from accessible_uno.settings.values import Category

_WELCOMES: Final = {
    (False, False): "welcome",
    (True, False): "welcome-onlooker",
    (False, True): "welcome-back",
    (True, True): "welcome-back-onlooker",
}
"""By whether the player watches, and whether the game is gone on with."""


class Announcer:
    """Tells what happens, and puts each question once, when it is new."""

    def __init__(
        self,
        session: Session,
        queries: Queries,
        offers: Offers,
        mute_filter: MuteFilter,
        timing: TurnTimer,
        braille_view: BrailleView,
    ) -> None:
        self._session = session
        self._queries = queries
        self._offers = offers
        self._mute_filter = mute_filter
        self._turn_timer = timing
        self._braille_view = braille_view
        self._held = session.view.held
        self._was_asked = session.asked

    def start(self, last: Sequence[Event]) -> None:
        """Welcome the player and tell how it stands; of a game to go on with, its last act too."""
        session = self._session
        others = [seat for seat in range(len(session.table.names)) if seat != session.seat]
        players = session.narrator.display_names.players(others)
        session.announce(_WELCOMES[session.seat < 0, bool(last)], {"players": players})
        self._mute_filter.announce_muted()
        self._turn_timer.announce_limit()
        session.announce_events(last)
        if session.view.round and not session.table.over:
            if session.seat >= 0 and not any(isinstance(event, Dealt) for event in last):
                self._queries.answer(Query.HAND)
            if not session.asked and (session.seat >= 0 or not last):
                self._queries.answer(Query.TOP)
            if not session.asked and session.seat >= 0 and last:
                self._queries.answer(Query.WHO)
            self._offers.update()
            if session.asked:
                session.ask_question(Category.QUESTION)
            self._turn_timer.restart()

    def on_events(self, events: Sequence[Event]) -> None:
        """Tell what has happened, and what is asked now."""
        session = self._session
        held, was_held = session.view.held, self._held
        asked, was_asked = session.asked, self._was_asked
        self._held, self._was_asked = held, asked
        session.announce_events(events)
        if not asked:
            session.half = None
        self._offers.update()
        anew = any(
            isinstance(event, TurnCame | Asked) and event.seat == session.seat for event in events
        )
        if asked and (anew or not was_asked or held != was_held):
            session.ask_question(Category.QUESTION)
        self._turn_timer.restart()
        self._braille_view.update()
