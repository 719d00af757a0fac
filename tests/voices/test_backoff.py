"""The limit on restarts of workers, and the pauses between them."""

from __future__ import annotations

import pytest

from accessible_uno.voices import backoff
from accessible_uno.voices.backoff import MINUTE, PAUSES, RESTARTS, Backoff


class Clock:
    """A clock that the test moves."""

    now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(backoff, "time", made)
    return made


def test_the_pauses_grow_until_the_longest() -> None:
    """The first attempt comes at once, the second half a second later.

    The longest pause is 30 s.
    """
    counted = Backoff()
    pauses = []
    for _ in range(len(PAUSES) + 2):
        pauses.append(counted.pause)
        counted.not_reached()
    assert pauses == [0.0, *PAUSES, PAUSES[-1]]
    assert PAUSES[0] == 0.5


def test_what_is_reached_is_soon_tried_again() -> None:
    counted = Backoff()
    for _ in range(4):
        counted.not_reached()
    counted.reached()
    assert counted.pause == 0.0
    counted.not_reached()
    assert counted.pause == PAUSES[0]


def test_too_many_deaths_within_a_minute_are_the_end(clock: Clock) -> None:
    counted = Backoff()
    for death in range(RESTARTS + 1):
        assert not counted.is_exhausted
        counted.worker_died()
        assert counted.deaths == death + 1
    assert counted.is_exhausted


def test_a_death_is_forgotten_after_a_minute(clock: Clock) -> None:
    counted = Backoff()
    for _ in range(3 * RESTARTS):
        counted.worker_died()
        clock.now += MINUTE / RESTARTS + 1
    assert not counted.is_exhausted
