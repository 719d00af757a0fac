"""What happens next at a table: decided in one place, in steps at once or at a pace."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "interface"))

from virtual_time import run_instantly

from accessible_uno.game.actions import DrawCard
from accessible_uno.game.base import ONLOOKER, Action, Event, Refused
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.players.bot import Bot, Thought, conclude
from accessible_uno.players.registry import make_bot
from accessible_uno.record.reader import read_cases
from accessible_uno.record.run import RecordRun
from accessible_uno.rules.preset import preset
from accessible_uno.table import Dealer, Table
from accessible_uno.table.driver import (
    STEPS,
    Decision,
    Driver,
    Due,
    Ready,
    TimerHandle,
    due,
    take_step,
)
from accessible_uno.table.seated_bot import SeatedBot

NAMES = ("Anne", "Bob", "Chloé")
BOT, ROUND, STAND = 1.0, 5.0, 8.0


class Constant:
    """The same pauses always; keeps each moment at which something has happened."""

    holds = False
    holds_bots = False
    bots_interject = True
    thinks_at_once = False

    def __init__(self, table: Table) -> None:
        self.moments: list[float] = []
        self.driver = Driver(table, asyncio.get_running_loop(), self)
        self._table = table

    def _later(self, delay: float, ready: Ready) -> TimerHandle:
        return asyncio.get_running_loop().call_later(delay, ready)

    def before_bot(self, ready: Ready) -> TimerHandle:
        return self._later(BOT, ready)

    def before_round(self, ready: Ready) -> TimerHandle | None:
        return self._later(ROUND, ready)

    def before_stand(self, ready: Ready) -> TimerHandle:
        return self._later(STAND, ready)

    def on_step(self) -> None:
        self.moments.append(asyncio.get_running_loop().time())
        self.driver.go_on()


class Thinker:
    """A bot that takes so many slices to decide, and counts what it has begun and ended."""

    kind = "thinker"

    def __init__(self, slices: int) -> None:
        self.slices = slices
        self.begun = self.stopped = 0

    def choose(self, view: View, legal: Legal) -> Action:
        return conclude(self.think(view, legal))

    def interject(self, view: View, legal: Legal) -> Action | None:
        return None

    def think(self, view: View, legal: Legal) -> Thought[Action]:
        self.begun += 1
        try:
            for _ in range(self.slices * STEPS):
                yield 0.0
        except GeneratorExit:
            self.stopped += 1
            raise
        return next(iter(legal))

    def think_of_offers(self, view: View, legal: Legal) -> Thought[Action | None]:
        return None
        yield 0.0


class Seated(SeatedBot):
    """A bot that is asked in slices."""

    thinks_long = True


def table(*bots: Bot, rules: str = "leaflet") -> Table:
    """A table whose first seats are people's; bots have the last ones."""
    dealer = Dealer("driver")
    seats = range(len(NAMES) - len(bots), len(NAMES))
    seated = {
        seat: Seated(f"bot {seat}", _maker(bot)) for seat, bot in zip(seats, bots, strict=True)
    }
    at = Table(preset(rules).compile(), NAMES, dealer, bots=seated)
    at.next_round()
    return at


def _maker(bot: Bot) -> Callable[[str], Bot]:
    return lambda kind: bot


def asked_first(at: Table, seat: int) -> Table:
    """Let everybody draw until a seat is asked."""
    while at.asked != seat:
        assert at.asked is not None
        at.act(next(iter(at.legal(at.asked))))
    return at


def people() -> Table:
    return Table(preset("leaflet").compile(), NAMES, Dealer("people"))


def contested() -> Table:
    """A last card lies that may still be denounced."""
    text = Path(__file__).resolve().parents[1] / "conformance"
    for path in sorted(text.rglob("*.uno")):
        for case in read_cases(path.read_text("utf-8").splitlines()):
            try:
                run = RecordRun(case)
                for line in case.lines:
                    run.move(line)
                    if type(run.state.question).__name__ == "Contested":
                        return Table(run.game, run.names, Dealer("1"), state=run.state)
            except Exception:  # noqa: BLE001  # a case that is to fail
                continue
    raise AssertionError("no case has a contested victory")


# What is due


def test_a_table_waits_for_a_round_then_for_a_person() -> None:
    at = people()
    assert due(at, bots_pass=True) is Due.ROUND
    assert take_step(at) is Due.ROUND
    assert due(at, bots_pass=True) is Due.PERSON
    changes = at.changes
    assert take_step(at) is Due.PERSON
    assert at.changes == changes


def test_steps_at_once_play_a_match_to_its_end() -> None:
    """They do what the loop of docs/library.md does."""
    ends = []
    for by_step in (True, False):
        dealer = Dealer("a match")
        bots = {seat: make_bot("normal", dealer.bot_rng(seat)) for seat in range(3)}
        at = Table(preset("classic").compile(), NAMES, dealer, bots=bots)
        told: list[str] = []
        at.listen(ONLOOKER, _noting(told))
        while not at.over:
            if by_step:
                assert take_step(at) in (Due.BOT, Due.ROUND, Due.STAND)
            elif (action := at.bot_action()) is not None:
                at.act(action)
            elif at.between_rounds:
                at.next_round()
            else:
                at.let_stand()
        assert take_step(at) is Due.OVER
        ends.append(told)
    assert ends[0] == ends[1]


def _noting(told: list[str]) -> Callable[[Sequence[Event]], None]:
    return lambda events: told.extend(map(repr, events))


# At a pace


def test_a_bot_thinks_during_the_pause_and_acts_at_its_end() -> None:
    """However long it thinks within the pause, its act comes at the same time."""

    async def play() -> None:
        for slices in (0, 1, 40):
            bot = Thinker(slices)
            at = asked_first(table(bot), 2)
            pace = Constant(at)
            began = asyncio.get_running_loop().time()
            changes = at.changes
            assert pace.driver.go_on() is Due.BOT
            await asyncio.sleep(BOT / 2)
            assert bot.begun == 1
            assert at.changes == changes
            await asyncio.sleep(BOT)
            assert at.changes == changes + 1
            assert pace.moments[0] - began == pytest.approx(BOT)
            pace.driver.stop()

    run_instantly(play())


def slow(decide: Callable[[], Action | None], steps: int) -> Decision:
    """A decision that needs so many steps, with a tenth of a second after each but the last."""

    def thought() -> Thought[Action | None]:
        for _ in range(steps - 1):
            yield 0.1
        return decide()

    return Decision(thought())


def test_a_bot_that_thinks_longer_than_the_pause_acts_when_it_has_decided(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play() -> None:
        at = asked_first(table(Thinker(0)), 2)
        monkeypatch.setattr(at, "decision", lambda **_: slow(at.bot_action, 31))
        pace = Constant(at)
        changes = at.changes
        pace.driver.go_on()
        await asyncio.sleep(2.95)
        assert at.changes == changes
        await asyncio.sleep(0.1)
        assert at.changes == changes + 1
        assert pace.moments == [pytest.approx(3.0)]
        pace.driver.stop()

    run_instantly(play())


def test_a_decision_is_begun_anew_where_somebody_acts_meanwhile() -> None:
    async def play() -> None:
        bot = Thinker(10_000)
        at = asked_first(table(bot), 2)
        pace = Constant(at)
        pace.driver.go_on()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert (bot.begun, bot.stopped) == (1, 0)
        at.act(DrawCard(2))  # as if the clock had done it
        pace.driver.go_on()
        assert bot.stopped == 1
        pace.driver.stop()

    run_instantly(play())


def test_a_decision_is_begun_anew_where_the_bot_is_to_play_otherwise() -> None:
    async def play() -> None:
        bot = Thinker(3)
        at = asked_first(table(bot), 2)
        pace = Constant(at)
        pace.driver.go_on()
        await asyncio.sleep(BOT / 2)
        assert at.change_bot(2, "bot 2")
        pace.driver.go_on()
        await asyncio.sleep(BOT / 2)
        assert bot.begun == 2
        pace.driver.stop()

    run_instantly(play())


def test_who_only_asks_delays_nobody() -> None:
    """A driver that is told to go on again and again goes on as it was."""

    async def play() -> None:
        at = asked_first(table(Thinker(0)), 2)
        pace = Constant(at)
        for _ in range(9):
            pace.driver.go_on()
            await asyncio.sleep(BOT / 10)
        assert pace.moments == []
        await asyncio.sleep(BOT / 5)
        assert len(pace.moments) == 1
        pace.driver.stop()

    run_instantly(play())


def test_nothing_happens_while_the_pace_holds() -> None:
    """A decision that is ready waits, and is not made twice."""

    async def play() -> None:
        bot = Thinker(3)
        at = asked_first(table(bot), 2)
        pace = Constant(at)
        changes = at.changes
        pace.driver.go_on()
        await asyncio.sleep(BOT / 2)
        pace.holds = True
        await asyncio.sleep(3 * BOT)
        assert at.changes == changes
        assert pace.driver.idle
        pace.holds = False
        assert pace.driver.go_on() is Due.BOT
        await asyncio.sleep(1.5 * BOT)
        assert at.changes == changes + 1
        assert bot.begun == 1
        pace.driver.stop()

    run_instantly(play())


def test_bots_wait_for_what_a_person_may_do() -> None:
    async def play() -> None:
        at = asked_first(table(Thinker(0)), 2)
        pace = Constant(at)
        pace.holds_bots = True
        assert pace.driver.go_on() is Due.PERSON
        assert pace.driver.idle

    run_instantly(play())


def test_a_round_waits_until_the_pace_is_ready() -> None:
    """A pace that gives no time is asked again at each call to go on."""

    async def play() -> None:
        at = people()
        pace = Constant(at)
        pace.before_round = lambda ready: None  # type: ignore[method-assign]
        assert pace.driver.go_on() is Due.ROUND
        assert pace.driver.idle
        del pace.before_round
        assert pace.driver.go_on() is Due.ROUND
        await asyncio.sleep(ROUND + 0.1)
        assert not at.between_rounds
        pace.driver.stop()

    run_instantly(play())


def test_a_last_card_stands_when_its_time_is_over() -> None:
    """Bots are asked first; then people have their time."""

    async def play() -> None:
        at = contested()
        assert due(at, bots_pass=True) is Due.STAND
        pace = Constant(at)
        assert pace.driver.go_on() is Due.BOT
        await asyncio.sleep(BOT + STAND - 0.1)
        assert at.contested
        await asyncio.sleep(0.2)
        assert not at.contested
        pace.driver.stop()

    run_instantly(play())


def test_what_a_bot_cannot_do_is_raised_where_its_time_has_come() -> None:
    """The program that has called sees it; the driver does not go on as if it were done."""

    class Cheat(Thinker):
        def think(self, view: View, legal: Legal) -> Thought[Action]:
            return DrawCard(0)
            yield 0.0

    async def play() -> None:
        found: list[object] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: found.append(context["exception"]))
        at = asked_first(table(Cheat(0)), 2)
        pace = Constant(at)
        pace.driver.go_on()
        await asyncio.sleep(2 * BOT)
        assert [type(each) for each in found] == [Refused]
        assert pace.moments == []
        pace.driver.stop()

    run_instantly(play())
