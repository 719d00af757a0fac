"""What happens next at a table: the one place that decides it.

After each act a table waits for one of five things, each a :class:`Due`:

====== ================================== ==============================================
due    the table waits for                what happens
====== ================================== ==============================================
BOT    a bot                              ``table.act(action)``, as ``bot_action`` says
ROUND  the next round                     ``table.next_round()``
STAND  nobody to denounce the last card   ``table.let_stand()``
PERSON a person                           the person acts, or the clock for them
OVER   nothing: the match is over         nothing
====== ================================== ==============================================

:func:`take_step` does the next of them at once.  A :class:`Driver` does them one after the other at
a :class:`MatchPace`, for a table that people sit at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum
from typing import Final, Protocol, TypeAlias

from accessible_uno.game.base import Action, Seat
from accessible_uno.players.bot import Thought

STEPS: Final = 4
"""A slice has so many steps of a bot that calculates; a step takes about half a millisecond."""


class Decision:
    """What a bot decides, slice by slice.

    Nothing runs beside its caller, but for a bot of another package, which has a thread of its own.
    No clock is read: a seed gives the same game with slices and without.

    Args:
        thought: the decision in steps.

    Attributes:
        ended: whether there is a result, or an error.
        rest: seconds that may pass before the next slice; 0 while the bot calculates.
    """

    def __init__(self, thought: Thought[Action | None]) -> None:
        self._thought = thought
        self._action: Action | None = None
        self._error: Exception | None = None
        self.ended = False
        self.rest = 0.0

    def go_on(self) -> bool:
        """Run the next slice; return whether the bot has decided."""
        steps = 0 if self.ended else STEPS
        try:
            for _ in range(steps):
                self.rest = next(self._thought)
                if self.rest:
                    break
        except StopIteration as end:
            self._action = end.value
            self.ended = True
        except Exception as error:  # noqa: BLE001  # it is raised again where the result is wanted
            self._error = error
            self.ended = True
        return self.ended

    def result(self) -> Action | None:
        """Return what the bot does; ``None``: nothing.

        Raises:
            Exception: what the bot has raised.
        """
        if self._error is not None:
            raise self._error
        return self._action

    def stop(self) -> None:
        """Give the decision up: nobody wants its result any more."""
        self._thought.close()
        self.ended = True


class TimerHandle(Protocol):
    """A call that is due."""

    def cancel(self) -> object:
        """Do not call."""


class Timers(Protocol):
    """The time, and calls at a later time; an event loop is one."""

    def time(self) -> float:
        """Return seconds that never decrease."""

    def call_later(self, delay: float, callback: Callable[[], None], /) -> TimerHandle:
        """Call ``callback`` after ``delay`` seconds."""


class FaultGuard:
    """The time of one table; what fails when its time has come is handed over, not raised.

    Args:
        timers: the time.
        on_fault: told what has failed.

    Attributes:
        on_fault: the same.
    """

    def __init__(self, timers: Timers, on_fault: Callable[[BaseException], None]) -> None:
        self._timers = timers
        self.on_fault = on_fault

    def time(self) -> float:
        """Return seconds that never decrease."""
        return self._timers.time()

    def call_later(self, delay: float, callback: Callable[[], None], /) -> TimerHandle:
        """Call ``callback`` after ``delay`` seconds."""

        def call() -> None:
            with self.guarded():
                callback()

        return self._timers.call_later(delay, call)

    @contextmanager
    def guarded(self) -> Iterator[None]:
        """Hand over what is raised within, whatever a rule of another package does."""
        try:
            yield
        except KeyboardInterrupt:
            raise
        except BaseException as wrong:  # noqa: BLE001  # an event loop would drop it
            self.on_fault(wrong)


Ready: TypeAlias = Callable[[], None]
"""Called when the time for something has come; never before the method that takes it returns."""


class Due(Enum):
    """What a table waits for."""

    BOT = "bot"
    ROUND = "round"
    STAND = "stand"
    """Nobody to denounce a last card that was laid without the word the rules ask for."""
    PERSON = "person"
    OVER = "over"


class DrivenTable(Protocol):
    """What decides about the next thing at a table, and lets it happen."""

    @property
    def over(self) -> bool:
        """Whether the match is won, or has been stopped."""

    @property
    def between_rounds(self) -> bool:
        """Whether a round is over and the next has not begun."""

    @property
    def contested(self) -> bool:
        """Whether a last card is laid that may still be denounced."""

    @property
    def changes(self) -> int:
        """How often somebody has acted, or a bot was told to play otherwise."""

    def bot_to_act(self) -> Seat | None:
        """Return the seat that the table waits for if a bot plays it, else ``None``."""

    def bot_action(self) -> Action | None:
        """Return what a bot does now, or ``None``."""

    def decision(self, *, at_once: bool = False) -> Decision:
        """Return what :meth:`bot_action` finds, in slices where a bot may think for long."""

    def act(self, action: Action) -> None:
        """Do an action."""

    def next_round(self) -> None:
        """Begin the next round."""

    def let_stand(self) -> None:
        """End the round: nobody denounces the last card."""


def due(table: DrivenTable, *, bots_pass: bool) -> Due:
    """Return what a table waits for.

    Args:
        table: the table.
        bots_pass: whether no bot does anything now.
    """
    if table.over:
        return Due.OVER
    if table.between_rounds:
        return Due.ROUND
    if not bots_pass:
        return Due.BOT
    return Due.STAND if table.contested else Due.PERSON


def take_step(table: DrivenTable) -> Due:
    """Let the next thing that needs no person happen at once; return what it was.

    Where a person is waited for, or the match is over, nothing happens.
    """
    found, action = due(table, bots_pass=False), None
    if found is Due.BOT:
        action = table.bot_action()
        found = due(table, bots_pass=action is None)
    _carry_out(table, found, action)
    return found


def play_in_slices(table: DrivenTable) -> Iterator[None]:
    """Let everything happen that needs no person; yield after each slice of it."""
    while True:
        found, action = due(table, bots_pass=False), None
        if found is Due.BOT:
            decision = table.decision()
            while not decision.go_on():
                yield
            action = decision.result()
            found = due(table, bots_pass=action is None)
        if found in (Due.PERSON, Due.OVER):
            return
        _carry_out(table, found, action)
        yield


def _carry_out(table: DrivenTable, found: Due, action: Action | None) -> None:
    if found is Due.BOT and action is not None:
        table.act(action)
    elif found is Due.ROUND:
        table.next_round()
    elif found is Due.STAND:
        table.let_stand()


class MatchPace(Protocol):
    """When things happen at a table by themselves.

    A method that takes ``ready`` may return ``None`` instead of calling it: the table then waits
    until it is told to :meth:`Driver.go_on`, and the method is asked again.
    """

    @property
    def holds(self) -> bool:
        """Whether nothing happens now: the game is paused, or a player is asked something else."""

    @property
    def holds_bots(self) -> bool:
        """Whether bots, and a last card, wait for what a person may do out of turn."""

    @property
    def bots_interject(self) -> bool:
        """Whether bots may want to act out of turn now."""

    @property
    def thinks_at_once(self) -> bool:
        """Whether a bot that thinks for long does so in one go: nobody types meanwhile."""

    def before_bot(self, ready: Ready) -> TimerHandle | None:
        """Wait before a bot acts; it thinks meanwhile."""

    def before_round(self, ready: Ready) -> TimerHandle | None:
        """Wait before a round begins."""

    def before_stand(self, ready: Ready) -> TimerHandle | None:
        """Wait before a last card stands that no bot has denounced."""

    def on_step(self) -> None:
        """Something has happened, or must wait after all: :meth:`Driver.go_on` is to be called."""


class Driver:
    """Lets everything happen at a table that happens by itself: bots act, rounds begin.

    A bot thinks during the pause before its act, so that how long it thinks tells nothing of its
    hand: the act comes at the end of the pause, or when the bot has decided, if that is later.

    Args:
        table: the table.
        timers: the time.
        pace: when things happen.
    """

    def __init__(self, table: DrivenTable, timers: Timers, pace: MatchPace) -> None:
        self._table = table
        self._timers = timers
        self._pace = pace
        self._changes = -1
        self._under_way: Due | None = None
        self._pause: TimerHandle | None = None
        self._slice: TimerHandle | None = None
        self._rested = False
        self._decision: Decision | None = None
        self._passed = False

    @property
    def idle(self) -> bool:
        """Whether nothing will happen by itself before :meth:`go_on` is called again."""
        return self._under_way is None

    def go_on(self) -> Due | None:
        """See to what is due, and return it; ``None`` while nothing may happen.

        What is under way goes on as it was, unless somebody has acted: who only asks, however
        often, delays nobody.
        """
        self._forget_the_past()
        if self._under_way is not None or not self._is_free():
            return self._under_way
        found = self._due()
        self._rested = False
        self._pause = self._begin_pause(found)
        if self._pause is not None:
            self._under_way = found
            if found is Due.BOT:
                self._begin_thinking()
        return found

    def stop(self) -> None:
        """Let nothing happen any more, until :meth:`go_on` is called."""
        self._stop_waiting()
        self._drop_decision()

    def _begin_pause(self, found: Due) -> TimerHandle | None:
        match found:
            case Due.BOT:
                return self._pace.before_bot(self._on_time)
            case Due.ROUND:
                return self._pace.before_round(self._on_time)
            case Due.STAND:
                return self._pace.before_stand(self._on_time)
        return None

    def _is_free(self) -> bool:
        return not self._pace.holds or self._table.over

    def _due(self) -> Due:
        asked = self._table.bot_to_act() is not None
        bots_pass = not asked and (self._passed or not self._pace.bots_interject)
        found = due(self._table, bots_pass=bots_pass)
        if found in (Due.BOT, Due.STAND) and self._pace.holds_bots:
            return Due.PERSON
        return found

    def _forget_the_past(self) -> bool:
        """Stop what is under way if the table has changed; return whether it has."""
        if self._table.changes == self._changes:
            return False
        self.stop()
        self._changes = self._table.changes
        self._passed = False
        return True

    def _begin_thinking(self) -> None:
        """Let a bot decide; a decision about the same position that was interrupted goes on."""
        if self._decision is None:
            self._decision = self._table.decision(at_once=self._pace.thinks_at_once)
        self._slice = self._timers.call_later(0.0, self._think)

    def _think(self) -> None:
        """Let a bot think for a slice; everything else goes on between two slices."""
        decision = self._decision
        if self._forget_the_past() or decision is None:
            self._pace.on_step()
        elif not (decision.ended or decision.go_on()):
            self._slice = self._timers.call_later(decision.rest, self._think)
        elif self._rested:
            self._take_step()

    def _on_time(self) -> None:
        """Do what is due, now that the pause before it is over."""
        self._rested = True
        if self._under_way is not Due.BOT or self._decision is None or self._decision.ended:
            self._take_step()

    def _take_step(self) -> None:
        """Do what was due, unless that has changed in the meantime."""
        found = self._under_way
        if not self._forget_the_past():
            self._stop_waiting()
            if found is not None and self._is_free() and self._due() is found:
                self._carry_out(found)
        self._pace.on_step()

    def _carry_out(self, found: Due) -> None:
        decision, self._decision = self._decision, None
        action = None
        if found is Due.BOT and decision is not None:
            action = decision.result()
            self._passed = action is None
        _carry_out(self._table, found, action)

    def _stop_waiting(self) -> None:
        for handle in (self._pause, self._slice):
            if handle is not None:
                handle.cancel()
        self._pause = self._slice = self._under_way = None

    def _drop_decision(self) -> None:
        if self._decision is not None:
            self._decision.stop()
            self._decision = None
