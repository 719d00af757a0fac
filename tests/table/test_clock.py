"""The table's clock: who has how much time, when it runs, and what happens at its end."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO

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

HANDS = '[Hands "A: r1 r2 r3; B: r4 r6; C: rsk y2"]'


class Hours:
    """A clock that a test moves on by hand."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


class Diary:
    """Keeps the acts."""

    def __init__(self) -> None:
        self.acts: list[Action] = []

    def write_acts(self, acts: Sequence[Action]) -> None:
        self.acts += acts


def table(header: str, diary: Diary | None = None) -> Table:
    """A table in the middle of a round of A, B and C; A is to play."""
    lines = ['[Format "1"]', *header.splitlines(), '[Seats "A B C"]', HANDS]
    (case,) = read_cases([*lines, '[Discard "r5"]', '[Turn "A"]'])
    run = RecordRun(case)
    return Table(run.game, run.names, Dealer(1), state=run.state, recorder=diary)


LIMITED = '[Rules "leaflet"]\n[Option "time-limit 20"]\n[Dealer "C"]'
CHAT = '[Rules "chat"]'


def test_the_time_runs_once_it_is_started() -> None:
    """HR-16: not before the interface says that the question has been heard."""
    hours = Hours()
    clock = Clock(table(LIMITED), hours)
    assert (clock.limit(0), clock.time_left(0)) == (20, None)
    hours.seconds += 500
    assert clock.expire() is None
    clock.start(0)
    hours.seconds += 5
    clock.start(0)
    assert clock.time_left(0) == 15
    assert (clock.limit(1), clock.time_left(1)) == (None, None)


def test_it_strikes_as_an_act_in_the_journal() -> None:
    """G-34: A is too slow, draws two, and the turn passes; the act is written as records do."""
    hours, diary = Hours(), Diary()
    at = table(LIMITED, diary)
    clock = Clock(at, hours)
    clock.start(0)
    hours.seconds += 19.5
    assert clock.expire() is None
    hours.seconds += 0.5
    assert clock.expire() == 0
    assert diary.acts == [TimeUp(0)]
    assert diary.acts[0].notation(at.names) == "clock A"
    assert (at.asked, at.view(0).held) == (1, 5)
    assert clock.expire() is None
    sink = StringIO()
    RecordWriter(sink, "leaflet", at.names, begun=True).write_acts(diary.acts)
    assert sink.getvalue() == "clock A\n"


def test_an_answer_in_time_gives_the_whole_time_the_next_time() -> None:
    """The same question asked again has the whole time again, even in one act."""
    hours = Hours()
    at = table(LIMITED)
    clock = Clock(at, hours)
    clock.start(0)
    hours.seconds += 15
    at.act(play(0, card("r1")))
    assert clock.time_left(0) is None
    at.act(play(1, card("r4")))
    clock.start(2)
    hours.seconds += 15
    at.act(play(2, card("rsk"), None, True))
    clock.start(1)
    hours.seconds += 19
    assert clock.expire() is None
    assert clock.time_left(1) == 1


def test_the_time_can_be_stretched_prolonged_and_stopped() -> None:
    """WCAG 2.2.1: ten times as long and more, once more while it runs, or no limit at all."""
    hours = Hours()
    at = table(LIMITED)
    patient = Clock(at, hours, stretch=10)
    assert patient.limit(0) == 200
    patient.start(0)
    hours.seconds += 150
    patient.restart(0)
    assert patient.time_left(0) == 200
    patient.stretch = 0
    never = Clock(at, hours, stretch=0)
    never.start(0)
    hours.seconds += 10_000
    assert never.expire() is None
    assert (never.limit(0), never.time_left(0)) == (None, None)


def test_a_table_of_the_leaflet_knows_no_limit() -> None:
    """Where no rule gives seconds, nothing is counted."""
    clock = Clock(table('[Rules "leaflet"]\n[Dealer "C"]'), Hours())
    clock.start(0)
    assert clock.limit(0) is None
    assert clock.expire() is None


def test_the_chat_gives_two_minutes_and_ten_seconds_for_uno() -> None:
    """CHAT-19, G-15: B's UNO is due for ten seconds; C, who is asked, has two minutes."""
    hours, diary = Hours(), Diary()
    at = table(CHAT, diary)
    clock = Clock(at, hours)
    assert clock.limit(0) == 120
    at.act(play(0, card("r1")))
    at.act(play(1, card("r4")))
    assert (clock.limit(1), clock.limit(2)) == (10, 120)
    clock.start(1)
    clock.start(2)
    hours.seconds += 10
    assert clock.expire() == 1
    assert at.view(1).held == 3
    assert (at.asked, clock.time_left(2)) == (2, 110)
    hours.seconds += 110
    assert clock.expire() == 2
    assert at.view(0).playing == (0, 1)
    assert [act.notation(at.names) for act in diary.acts if act.seat != CHANCE][2:] == [
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
        speeds[speed] = Clock(at, Hours()).limit(at.asked)
    assert speeds == {"slow": 60, "normal": 30, "fast": 15}
    own = Table(preset("master").compile([("time-limit", "45")]), "AB", Dealer(1))
    own.next_round()
    assert own.asked is not None
    assert Clock(own, Hours()).limit(own.asked) == 45


def test_limit_and_remaining_time_are_told_on_request() -> None:
    """The fact first; without a limit, that there is none."""
    told = Answers(Narrator("fr", ("A", "B"), 0))
    assert told.time(20, 12.7).text == "Il vous reste 12 secondes sur 20."
    assert told.time(20, 0.4).text == "Il vous reste moins d’une seconde sur 20."
    assert told.time(None, None).text == "Vous avez tout votre temps."
    english = Answers(Narrator("en", ("A", "B"), 0))
    assert english.time(20, None).text.startswith("You have 20 seconds a turn")
