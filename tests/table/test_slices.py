"""A bot that thinks for long does so in slices, and decides as it would without them."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest

from accessible_uno.cards import Card
from accessible_uno.game.actions import DrawCard
from accessible_uno.game.base import Action
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.packages.contained import PATIENCE
from accessible_uno.players.registry import ContainedBot, make_bot
from accessible_uno.players.strong_bot import StrongBot
from accessible_uno.rules.preset import preset
from accessible_uno.slices import PAUSES, Sliced, pause, wait_for
from accessible_uno.table import Dealer, Table
from accessible_uno.table.seated_bot import SeatedBot

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


def _at_once(decision: Sliced[Action | None]) -> Action | None:
    assert decision.go_on()
    return decision.result()


def test_nothing_runs_beside_its_caller() -> None:
    """Between two slices the function stands still, and one that is stopped has ended."""
    steps: list[int] = []

    def count() -> int:
        for step in range(100 * PAUSES):
            steps.append(step)
            pause()
        return len(steps)

    before = threading.active_count()
    sliced = Sliced(count)
    for slices in range(1, 4):
        assert not sliced.go_on()
        assert len(steps) == slices * PAUSES
    sliced.stop()
    assert sliced.ended
    assert len(steps) == 3 * PAUSES
    assert threading.active_count() <= before + 1  # the thread that ends now
    assert Sliced(count, at_once=True).go_on()


def test_an_error_reaches_the_caller() -> None:
    def fail() -> None:
        for _ in range(PAUSES):
            pause()
        raise LookupError("no")

    sliced = Sliced(fail)
    assert not sliced.go_on()
    assert sliced.go_on()
    with pytest.raises(LookupError):
        sliced.result()


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
        pass
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

    def __init__(self) -> None:
        super().__init__()
        self.waits: list[float] = []

    def wait(self, timeout: float | None = None) -> bool:
        self.waits.append(timeout or 0)
        return False


def test_who_waits_for_a_thread_wakes_a_few_times_a_second() -> None:
    """It wakes at all, so that a program that was stopped gives the thread its time later."""
    unanswered = Unanswered()
    assert not wait_for(unanswered, PATIENCE)
    assert sum(unanswered.waits) == PATIENCE
    assert PATIENCE < len(unanswered.waits) < 10 * PATIENCE
    assert not wait_for(brief := Unanswered(), 0.01)
    assert brief.waits == [0.01]


def test_a_thought_that_is_stopped_sees_no_later_table_and_delays_no_call_for_ever() -> None:
    at, bot = pondering()
    decision = at.decision()
    while not bot.looked:  # the thread of the package may be slow to begin
        assert not decision.go_on()
    decision.stop()
    assert at.asked is not None
    at.act(DrawCard(at.asked))
    bot.may_answer.set()
    again = at.decision()
    while not again.go_on():
        pass
    action = again.result()
    assert action is not None
    at.act(action)
    for _ in bot.looked:  # each seat has a thread, and the later one may be the first to answer
        assert bot.answers.acquire(timeout=PATIENCE)
    assert len(bot.looked) == 2
    before, after = bot.looked[0]
    assert before == after
