"""The table's clock: who has how much time, when it runs, and what happens at its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import StringIO

import pytest

from accessible_uno.cards import card
from accessible_uno.game.actions import play
from accessible_uno.game.base import CHANCE, Action
from accessible_uno.narration.answers import Answers
from accessible_uno.narration.narrator import Narrator
from accessible_uno.record.reader import read_cases
from accessible_uno.record.run import RecordRun
from accessible_uno.record.writer import RecordWriter
from accessible_uno.rules.preset import preset
from accessible_uno.rules.shared.time_limits import TimeUp
from accessible_uno.table import Clock, Dealer, Table
from accessible_uno.table.clock import TimeWatch

HANDS = '[Hands "A: r1 r2 r3; B: r4 r6; C: rsk y2"]'


class ManualTime:
    """A clock that a test moves on by hand."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


class ListRecorder:
    """Collects the acts."""

    def __init__(self) -> None:
        self.acts: list[Action] = []

    def write_acts(self, acts: Sequence[Action]) -> None:
        self.acts += acts


def table(header: str, recorder: ListRecorder | None = None) -> Table:
    """A table in the middle of a round of A, B and C; A is to play."""
    lines = ['[Format "1"]', *header.splitlines(), '[Seats "A B C"]', HANDS]
    (case,) = read_cases([*lines, '[Discard "r5"]', '[Turn "A"]'])
    run = RecordRun(case)
    return Table(run.game, run.names, Dealer(1), state=run.state, recorder=recorder)


LIMITED = '[Rules "leaflet"]\n[Option "time-limit 20"]\n[Dealer "C"]'
CHAT = '[Rules "chat"]'


def test_the_time_runs_once_it_is_started() -> None:
    """HR-16: it starts when the interface says that the question has been heard."""
    moment = ManualTime()
    clock = Clock(table(LIMITED), moment)
    assert (clock.limit(0), clock.time_left(0)) == (20, None)
    moment.seconds += 500
    assert clock.expire() is None
    clock.start(0)
    moment.seconds += 5
    clock.start(0)
    assert clock.time_left(0) == 15
    assert (clock.limit(1), clock.time_left(1)) == (None, None)


def test_the_end_of_the_time_is_an_act_in_the_journal() -> None:
    """G-34: A is too slow, draws two, and the turn passes; the act is written as records do."""
    moment, recorder = ManualTime(), ListRecorder()
    at = table(LIMITED, recorder)
    clock = Clock(at, moment)
    clock.start(0)
    moment.seconds += 19.5
    assert clock.expire() is None
    moment.seconds += 0.5
    assert clock.expire() == 0
    assert recorder.acts == [TimeUp(0)]
    assert recorder.acts[0].notation(at.names) == "clock A"
    assert (at.asked, at.view(0).held) == (1, 5)
    assert clock.expire() is None
    sink = StringIO()
    RecordWriter(sink, "leaflet", at.names, begun=True).write_acts(recorder.acts)
    assert sink.getvalue() == "clock A\n"


def test_an_answer_in_time_gives_the_whole_time_the_next_time() -> None:
    """A question that is asked again within one act has the whole time again."""
    moment = ManualTime()
    at = table(LIMITED)
    clock = Clock(at, moment)
    clock.start(0)
    moment.seconds += 15
    at.act(play(0, card("r1")))
    assert clock.time_left(0) is None
    at.act(play(1, card("r4")))
    clock.start(2)
    moment.seconds += 15
    at.act(play(2, card("rsk"), None, True))
    clock.start(1)
    moment.seconds += 19
    assert clock.expire() is None
    assert clock.time_left(1) == 1


def test_the_time_can_be_lengthened_restarted_and_stopped() -> None:
    """WCAG 2.2.1: ten times as long, the whole time again while it runs, or no limit at all."""
    moment = ManualTime()
    at = table(LIMITED)
    patient = Clock(at, moment, stretch=10)
    assert patient.limit(0) == 200
    patient.start(0)
    moment.seconds += 150
    patient.restart(0)
    assert patient.time_left(0) == 200
    patient.stretch = 0
    never = Clock(at, moment, stretch=0)
    never.start(0)
    moment.seconds += 10_000
    assert never.expire() is None
    assert (never.limit(0), never.time_left(0)) == (None, None)


def test_a_table_of_the_leaflet_knows_no_limit() -> None:
    """Where no rule gives seconds, nothing is counted."""
    clock = Clock(table('[Rules "leaflet"]\n[Dealer "C"]'), ManualTime())
    clock.start(0)
    assert clock.limit(0) is None
    assert clock.expire() is None


def test_the_chat_gives_two_minutes_and_ten_seconds_for_uno() -> None:
    """CHAT-19, G-15: B's UNO is due for ten seconds; C, who is asked, has two minutes."""
    moment, recorder = ManualTime(), ListRecorder()
    at = table(CHAT, recorder)
    clock = Clock(at, moment)
    assert clock.limit(0) == 120
    at.act(play(0, card("r1")))
    at.act(play(1, card("r4")))
    assert (clock.limit(1), clock.limit(2)) == (10, 120)
    clock.start(1)
    clock.start(2)
    moment.seconds += 10
    assert clock.expire() == 1
    assert at.view(1).held == 3
    assert (at.asked, clock.time_left(2)) == (2, 110)
    moment.seconds += 110
    assert clock.expire() == 2
    assert at.view(0).playing == (0, 1)
    assert [act.notation(at.names) for act in recorder.acts if act.seat != CHANCE][2:] == [
        "clock B",
        "clock C",
    ]


def test_the_three_speeds() -> None:
    """MAS-01: slow, normal and fast; a limit of the table's own comes before them."""
    speeds = {}
    for speed in ("slow", "normal", "fast"):
        game = preset("master").compile([("speed", speed)])
        at = Table(game, "AB", Dealer(1))
        at.next_round()
        assert at.asked is not None
        speeds[speed] = Clock(at, ManualTime()).limit(at.asked)
    assert speeds == {"slow": 60, "normal": 30, "fast": 15}
    own = Table(preset("master").compile([("time-limit", "45")]), "AB", Dealer(1))
    own.next_round()
    assert own.asked is not None
    assert Clock(own, ManualTime()).limit(own.asked) == 45


def test_limit_and_remaining_time_are_told_on_request() -> None:
    """The answer gives the time left, or says that there is no limit."""
    told = Answers(Narrator("fr", ("A", "B"), 0))
    assert told.time(20, 12.7).text == "Il vous reste 12 secondes sur 20."
    assert told.time(20, 0.4).text == "Il vous reste moins d’une seconde sur 20."
    assert told.time(None, None).text == "Ici, rien ne limite votre temps."
    english = Answers(Narrator("en", ("A", "B"), 0))
    assert english.time(20, None).text.startswith("You have 20 seconds a turn")


class LateTimers(ManualTime):
    """Timers that call half a second too late, as on a busy machine."""

    def __init__(self) -> None:
        super().__init__()
        self.due: list[tuple[float, Callable[[], None]]] = []

    def time(self) -> float:
        return self.seconds

    def call_later(self, delay: float, callback: Callable[[], None], /) -> LateTimers:
        self.due = [(delay, callback)]
        return self

    def cancel(self) -> None:
        self.due = []

    def call(self) -> None:
        """Let time pass until what is due, and half a second more."""
        (delay, callback), self.due = self.due[0], []
        self.seconds += delay + 0.5
        callback()


@pytest.mark.parametrize("warns_late", [True, False])
def test_a_watch_warns_by_the_limit_however_late_it_is_called(warns_late: bool) -> None:
    """What is left is told in whole seconds of the limit; then the clock acts once."""
    at, timers, told = table('[Rules "chat"]'), LateTimers(), list[object]()
    watch = TimeWatch(
        *(Clock(at, timers.time), 0, timers),
        when_heard=lambda start: start(),
        warn=told.append,
        on_time_up=lambda: told.append("up"),
        warns_late=warns_late,
    )
    watch.restart()
    timers.call()
    assert told == [20]
    watch.restart()
    assert told == ([20, 20] if warns_late else [20])
    timers.call()
    assert told[-1] == "up"
    assert at.asked != 0


def test_every_time_stands_still_while_the_clock_is_held() -> None:
    at, time = table('[Rules "chat"]'), ManualTime()
    clock = Clock(at, time)
    clock.start(0)
    time.seconds += 10
    clock.hold()
    time.seconds += 1_000
    assert (clock.held, clock.time_left(0)) == (True, 110)
    clock.release()
    time.seconds += 10
    assert (clock.held, clock.time_left(0)) == (False, 100)
    clock.hold()
    time.seconds += 500
    clock.release()
    assert clock.time_left(0) == 100


def test_who_plays_twice_running_has_the_whole_time_again() -> None:
    """Of two players the one who lays a skip is asked at once once more."""
    lines = [
        *LIMITED.replace('"C"', '"B"').splitlines(),
        '[Seats "A B"]',
        '[Hands "A: rsk r2 r3; B: r4 r6"]',
    ]
    (case,) = read_cases([*lines, '[Discard "r5"]', '[Turn "A"]'])
    run, moment = RecordRun(case), ManualTime()
    at = Table(run.game, run.names, Dealer(1), state=run.state)
    clock = Clock(at, moment)
    clock.start(0)
    moment.seconds += 15
    at.act(play(0, card("rsk")))
    clock.start(0)
    assert clock.time_left(0) == 20
