"""Random matches of players with partners: the kernel keeps its promises round after round."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from random_play import nothing_lost, play_at_random

from accessible_uno.game.base import Action, Event
from accessible_uno.game.state import State
from accessible_uno.rules.preset import preset
from accessible_uno.rules.shared.sides import Sides

TABLES = (
    ("teams", 4, (("deal", "2"), ("target", "90"))),
    ("teams", 6, (("deal", "2"), ("scoring", "winner"))),
    ("teams", 6, (("deal", "3"), ("teams", "halves"), ("draw-until", "4"))),
    ("classic", 8, (("scoring", "team"), ("deal", "2"))),
    ("partners", 4, (("deal", "2"),)),
    ("partners", 4, (("deal", "3"), ("credit", "pair"), ("cursed", "on"))),
    ("partners", 4, (("deal", "2"), ("scoring", "winner"))),
)


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
@pytest.mark.parametrize("seed", range(4))
def test_matches_with_partners(
    seed: int, key: str, seats: int, options: tuple[tuple[str, str], ...]
) -> None:
    """No card is lost, nobody sits twice, and the partners of a team have one total."""

    def look(state: State, _act: Action, _told: Sequence[Event]) -> None:
        nothing_lost(state)
        assert sorted(state.playing) == list(range(seats))
        assert state.turn in state.playing
        for side in state.recall(Sides).sides:
            assert key == "partners" or len({state.scores[seat] for seat in side}) == 1

    game = preset(key).compile(options, seats)
    state, done = play_at_random(seed, seats, game, look, acts=1000)
    sides = state.recall(Sides).sides
    assert sorted(seat for side in sides for seat in side) == list(range(seats))
    assert state.round > 1 or state.winners
    assert done
    if key == "partners":
        assert state.round <= 3
        assert all(state.seat_from(one, 2) == other for one, other in sides)
