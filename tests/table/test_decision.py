"""A bot that thinks for long does so in slices, and decides as it would without them."""

from __future__ import annotations

import threading
from collections.abc import Callable
from time import sleep
from typing import ClassVar

import pytest

from accessible_uno.cards import Card
from accessible_uno.game.actions import DrawCard
from accessible_uno.game.base import Action
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.packages.contained import PATIENCE, CallFailed, ContainedCalls
from accessible_uno.players.bot import Thought
from accessible_uno.players.registry import ContainedBot, make_bot
from accessible_uno.players.strong_bot import StrongBot
from accessible_uno.rules.preset import preset
from accessible_uno.table import Dealer, Table
from accessible_uno.table.driver import STEPS, Decision
from accessible_uno.table.seated_bot import SeatedBot

ABANDONS = pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
"""A thread that has not answered in time is made to end."""

NAMES = ("Anne", "Bob", "Chloé")


def strong(chance: Callable[[], float]) -> Callable[[str], StrongBot]:
    """Makes bots that imagine few positions."""

    def make(kind: str) -> StrongBot:
        bot = make_bot(kind, chance)
        assert isinstance(bot, StrongBot)
        bot.samples = 3
        return bot

    return make


def table() -> Table:
    dealer = Dealer("slices")
    bots = {seat: SeatedBot("strong", strong(dealer.bot_rng(seat))) for seat in range(3)}
    at = Table(preset("leaflet").compile(), NAMES, dealer, bots=bots)
    at.next_round()
    return at


def acts(decide: Callable[[Table], Action | None]) -> list[str]:
    at, done = table(), []
    for _ in range(12):
        action = decide(at)
        assert action is not None
        at.act(action)
        done.append(repr(action))
    return done


def test_slices_change_no_decision() -> None:
    counts: list[int] = []

    def sliced(at: Table) -> Action | None:
        decision, count = at.decision(), 1
        while not decision.go_on():
            count += 1
        counts.append(count)
        return decision.result()

    assert acts(sliced) == acts(Table.bot_action)
    assert max(counts) > 2
    assert acts(lambda at: _at_once(at.decision(at_once=True))) == acts(Table.bot_action)


def _at_once(decision: Decision) -> Action | None:
    assert decision.go_on()
    return decision.result()


def test_nothing_runs_beside_its_caller() -> None:
    """Between two slices the bot stands still, and no thread is started."""
    steps: list[int] = []

    def count() -> Thought[Action | None]:
        for step in range(100 * STEPS):
            steps.append(step)
            yield 0.0
        return None

    before = threading.active_count()
    decision = Decision(count())
    for slices in range(1, 4):
        assert not decision.go_on()
        assert len(steps) == slices * STEPS
    assert threading.active_count() == before
    decision.stop()
    assert decision.ended
    assert decision.go_on()
    assert len(steps) == 3 * STEPS


def test_a_strong_bot_starts_no_thread() -> None:
    at = table()
    before = threading.active_count()
    decision = at.decision()
    while not decision.go_on():
        assert threading.active_count() == before
    assert decision.result() is not None


def test_an_error_reaches_the_caller() -> None:
    def fail() -> Thought[Action | None]:
        for _ in range(STEPS):
            yield 0.0
        raise LookupError("no")

    decision = Decision(fail())
    assert not decision.go_on()
    assert decision.go_on()
    with pytest.raises(LookupError):
        decision.result()


def test_who_decides_at_once_needs_no_thread() -> None:
    dealer = Dealer("1")
    bots = {seat: SeatedBot("normal", lambda kind: make_bot(kind, float)) for seat in range(3)}
    at = Table(preset("leaflet").compile(), NAMES, dealer, bots=bots)
    at.next_round()
    before = threading.active_count()
    assert at.decision().go_on()
    assert threading.active_count() == before


class Ponderer:
    """Thinks until the test lets it answer, and looks at the table before and after."""

    def __init__(self) -> None:
        self.may_answer = threading.Event()
        self.looked: list[list[tuple[Card, ...]]] = []
        self.answers = threading.Semaphore(0)

    def choose(self, view: View, legal: Legal) -> Action:
        looks = [tuple(view.hand)]
        self.looked.append(looks)
        self.may_answer.wait(PATIENCE)
        looks.append(tuple(view.hand))
        self.answers.release()
        return next(iter(legal))

    def interject(self, view: View, legal: Legal) -> None: ...


def pondering() -> tuple[Table, Ponderer]:
    """A table whose bots are those of another package, which answer when the test wants it."""
    bot = Ponderer()
    dealer = Dealer("beside")
    bots = {
        seat: SeatedBot("example-bot", lambda _: ContainedBot(lambda _: bot, float))
        for seat in range(3)
    }
    at = Table(preset("leaflet").compile(), NAMES, dealer, bots=bots)
    at.next_round()
    return at, bot


def test_a_bot_of_another_package_leaves_its_caller_alone_while_it_thinks() -> None:
    at, bot = pondering()
    decision = at.decision()
    assert [decision.go_on() for _ in range(3)] == [False] * 3
    bot.may_answer.set()
    while not decision.go_on():
        sleep(decision.rest)
    found = decision.result()
    assert found is not None
    assert at.asked is not None
    assert found in at.legal(at.asked)


def test_a_caller_who_rests_as_told_asks_seldom() -> None:
    """In a second of a bot's thought, the caller comes back some twenty times."""
    at, bot = pondering()
    decision = at.decision()
    rests: list[float] = []
    while sum(rests) < 1:
        assert not decision.go_on()
        rests.append(decision.rest)
    assert 10 < len(rests) < 30
    decision.stop()
    bot.may_answer.set()


class Unanswered(threading.Event):
    """Is never set, and counts how often it is waited for; no time passes."""

    waits: ClassVar[list[float]] = []

    def wait(self, timeout: float | None = None) -> bool:
        self.waits.append(timeout or 0)
        return False

    def set(self) -> None: ...


@ABANDONS
@pytest.mark.parametrize(("seconds", "fewest", "most"), [(PATIENCE, 6, 50), (0.01, 1, 1)])
def test_who_waits_for_a_thread_wakes_a_few_times_a_second(
    monkeypatch: pytest.MonkeyPatch, seconds: float, fewest: int, most: int
) -> None:
    """It wakes at all, so that a program that was stopped gives the thread its time later."""
    calls = ContainedCalls(seconds)
    calls.call(str)  # the thread has begun
    monkeypatch.setattr(threading, "Event", Unanswered)
    Unanswered.waits.clear()
    with pytest.raises(CallFailed):
        calls.call(str)
    assert sum(Unanswered.waits) == pytest.approx(seconds)
    assert fewest <= len(Unanswered.waits) <= most


@ABANDONS
def test_rests_are_counted_and_no_clock_is_read() -> None:
    calls = ContainedCalls(1.0)
    forever = threading.Event()
    asked = calls.call_in_steps(forever.wait)
    rests = []
    with pytest.raises(CallFailed):
        while True:
            rests.append(next(asked))
    assert sum(rests) == pytest.approx(1.0, abs=0.06)
    forever.set()


def test_a_thought_that_is_stopped_sees_no_later_table_and_delays_no_call_for_ever() -> None:
    at, bot = pondering()
    decision = at.decision()
    while not bot.looked:  # the thread of the package may be slow to begin
        assert not decision.go_on()
        sleep(decision.rest)
    decision.stop()
    assert at.asked is not None
    at.act(DrawCard(at.asked))
    bot.may_answer.set()
    again = at.decision()
    while not again.go_on():
        sleep(again.rest)
    action = again.result()
    assert action is not None
    at.act(action)
    for _ in bot.looked:  # each seat has a thread, and the later one may be the first to answer
        assert bot.answers.acquire(timeout=PATIENCE)
    assert len(bot.looked) == 2
    before, after = bot.looked[0]
    assert before == after
