"""Who writes too many lines is ignored for a while, and nobody else."""

from __future__ import annotations

from fakes import FakeTimers

from accessible_uno.rooms.budgets import (
    IGNORED_FOR,
    MOST_LINES,
    MOST_REMEMBERED,
    WITHIN,
    FloodGuard,
)


def heard(guard: FloodGuard, who: str, lines: int) -> list[bool]:
    """Whether each of so many lines at once is heard."""
    return [guard.allows(who) for _ in range(lines)]


def test_eight_lines_are_heard_and_the_ninth_is_not() -> None:
    guard = FloodGuard(FakeTimers().time)
    assert heard(guard, "anne", MOST_LINES + 1) == [True] * MOST_LINES + [False]
    assert guard.is_ignored("anne")
    assert heard(guard, "paul", 1) == [True]


def test_lines_that_are_far_enough_apart_are_all_heard() -> None:
    """So many within ten seconds, whenever they begin."""
    timers = FakeTimers()
    guard = FloodGuard(timers.time)
    assert heard(guard, "anne", 1) == [True]
    timers.pass_by(WITHIN + 0.1)
    assert heard(guard, "anne", MOST_LINES) == [True] * MOST_LINES
    assert heard(guard, "anne", 1) == [False]


def test_a_minute_later_a_line_is_heard_again() -> None:
    timers = FakeTimers()
    guard = FloodGuard(timers.time)
    heard(guard, "anne", MOST_LINES + 1)
    timers.pass_by(IGNORED_FOR - 1)
    assert heard(guard, "anne", 1) == [False]
    timers.pass_by(1)
    assert heard(guard, "anne", MOST_LINES) == [True] * MOST_LINES


def test_another_nick_is_no_new_budget() -> None:
    guard = FloodGuard(FakeTimers().time)
    heard(guard, "eve", MOST_LINES)
    guard.rename("eve", "eva")
    assert heard(guard, "eva", 1) == [False]
    guard.rename("eva", "eve")
    assert heard(guard, "eve", 1) == [False]
    assert heard(guard, "eva", MOST_LINES) == [True] * MOST_LINES


def test_no_more_people_are_remembered_than_a_bound() -> None:
    """Who was quiet longest is forgotten first; who is ignored stays so."""
    guard = FloodGuard(FakeTimers().time)
    heard(guard, "eve", MOST_LINES + 1)
    for number in range(2 * MOST_REMEMBERED):
        assert guard.allows(str(number))
    assert len(guard._budget._lines) == MOST_REMEMBERED
    assert guard.is_ignored("eve")
