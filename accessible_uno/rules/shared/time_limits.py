"""The clock: a player has been asked, and has not answered in time.

The kernel measures no time.  A rule limits how long a window may wait (``Rule.time_limit``); the
table counts the seconds and does ``TimeUp``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Self

from accessible_uno.game.actions import PlainAction
from accessible_uno.game.base import ANYONE, TABLE, Reason, Seat, Step, Window
from accessible_uno.game.state import State
from accessible_uno.game.steps import Resume


class NotLate(Reason, frozen=True):
    """The table does not wait for this player."""

    late: Seat


class ClockRunning(Window, frozen=True):
    """While a round is played, the clock may say that a player's time is up."""

    seat: Seat = ANYONE


class TimeRanOut(Step, frozen=True):
    """A player who was asked ``window`` has let the time run out.

    ``instead``: the steps of the usual answer.
    """

    seat: Seat
    window: Window
    instead: tuple[Step, ...]

    def do(self, state: State) -> None:
        """Do the usual answer of a silent player; active rules may rewrite this step."""
        state.push(*self.instead)


class TimeUp(PlainAction, frozen=True):
    """The time of ``late`` is up; the clock does this, never a player."""

    verbs: ClassVar = ("clock",)
    late: Seat
    seat: Seat = TABLE

    def steps(self, state: State) -> tuple[Step, ...]:
        """Let the active rules say what it costs; an offer that the player owes just expires."""
        window = state.question
        assert window is not None
        if self._owes(state):
            return (Resume(window),)
        answer = state.game.default_answer(state)
        return (TimeRanOut(self.late, window, answer.steps(state) if answer is not None else ()),)

    def check(self, state: State, window: Window) -> Reason | None:
        """Refuse it for a player whom nobody has asked."""
        question = state.question
        asked = question is not None and question.seat == self.late
        return None if asked or self._owes(state) else NotLate(self.late)

    def _owes(self, state: State) -> bool:
        """Whether an open offer of this player expires at a cost."""
        return any(offer.timed_seat == self.late and offer.lapsed() for offer in state.offers)

    @classmethod
    def candidates(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:
        """Yield nothing: no player may do it."""
        yield from ()

    def reason_if_no_window(self, state: State) -> Reason:
        """No active rule has a clock, or no round is being played."""
        return NotLate(self.late)
