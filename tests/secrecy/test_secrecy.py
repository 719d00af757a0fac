"""Whatever an observer is told and can find out is the same when hidden cards are exchanged."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from swapping import Leak, game_of, play_round
from worlds import NAMES, Counts, Unconnected

from accessible_uno.game.actions import DrawCard, Pass, Play, Take
from accessible_uno.game.base import ONLOOKER, Reason, Refused
from accessible_uno.game.events import Drew
from accessible_uno.game.reasons import NotHeld
from accessible_uno.game.state import State
from accessible_uno.game.view import View
from accessible_uno.interface.announce.queries import Queries
from accessible_uno.rules.draw.draw_until import DrawnThisTurn
from accessible_uno.rules.preset import preset
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.rules.shared.reports import Report
from accessible_uno.table import Dealer, Table
from accessible_uno.voices.braille.display import voice as display_voice

ACTS = 16


@pytest.fixture(autouse=True)
def without_brltty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display_voice, "DisplayLink", Unconnected)


@pytest.mark.sample(4)
@pytest.mark.slow
@pytest.mark.parametrize("key", preset_keys())
def test_nobody_notices_that_hidden_cards_are_exchanged(key: str) -> None:
    """Every preset, by itself and with a random set of options; for each seat and an onlooker."""
    counts = Counts()
    for number in (0, 1):
        game, seats = game_of(key, number)
        counts.add(play_round(game, key, seats, f"{key} {number}", acts=ACTS))
    assert counts.acts >= ACTS
    assert counts.compared > counts.pairs >= 2


def some_rounds() -> None:
    """Play what finds each of the leaks below."""
    game = preset("leaflet").compile((("draw-until", "4"),))
    for number in range(40):
        play_round(game, "leaflet", 4, f"hidden {number}", acts=3 * ACTS)


def drawn_cards_are_told(leaks: pytest.MonkeyPatch) -> None:
    leaks.setattr(Drew, "seen_by", lambda event, _: event)


def a_view_shows_the_pile(leaks: pytest.MonkeyPatch) -> None:
    leaks.setattr(View, "pile", property(lambda view: view._View__state.pile[-1].code))


def a_note_shows_what_was_drawn(leaks: pytest.MonkeyPatch) -> None:
    leaks.setattr(DrawnThisTurn, "seen_by", lambda note, _: note)


def a_refusal_knows_the_next_hand(leaks: pytest.MonkeyPatch) -> None:
    def reason_if_no_window(act: Play | DrawCard | Pass | Take, state: State) -> Reason:
        return NotHeld(state.hands[(act.seat + 1) % len(state.hands)][0])

    for kind in (Play, DrawCard, Pass, Take):
        leaks.setattr(kind, "reason_if_no_window", reason_if_no_window)


def a_hint_knows_the_pile(leaks: pytest.MonkeyPatch) -> None:
    def hint(queries: Queries) -> object:
        session = queries._session
        assert isinstance(session.table, Table)
        return session.format(
            "hint-jump", {"card": session.table.snapshot().pile[-1], "word": "rapido"}
        )

    leaks.setattr(Queries, "hint", hint)


LEAKS = (
    *(drawn_cards_are_told, a_view_shows_the_pile, a_note_shows_what_was_drawn),
    *(a_refusal_knows_the_next_hand, a_hint_knows_the_pile),
)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A leak through an event, a view, a note, a refusal or a hint is found by the test above."""
    leak(monkeypatch)
    with pytest.raises(Leak):
        some_rounds()


@pytest.mark.parametrize("key", ["rapido", "chat", "olympic"])
def test_an_onlooker_may_do_nothing(key: str) -> None:
    """An onlooker may not see either who could lay what out of turn."""
    table = Table(preset(key).compile(), NAMES[:4], Dealer("7"))
    table.next_round()
    assert list(table.legal(ONLOOKER)) == []
    for act in (DrawCard(ONLOOKER), Report(ONLOOKER, 0)):
        with pytest.raises(Refused):
            table.act(act)
