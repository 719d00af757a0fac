"""Tournaments: seats rotated, shares with intervals, the same result from any number of workers."""

from __future__ import annotations

import csv
import io
import json
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from accessible_uno.app import contest as contest_module
from accessible_uno.app.commands import tournament as command
from accessible_uno.app.commands.tournament import mean_and_error, shares
from accessible_uno.app.contest import (
    AHEAD,
    Contest,
    DealResult,
    Pool,
    Progress,
    Stop,
    bots_plan,
    play_contest,
    play_deals,
)
from accessible_uno.app.main import run
from accessible_uno.table.calendar import Calendar

LINE = ("tournament", "--bots", "normal,random", "--seed", "t", "--workers", "1")


def told(capsys: pytest.CaptureFixture[str], *more: str) -> str:
    assert run([*LINE, *more]) == 0
    return capsys.readouterr().out


def test_the_formats_tell_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    """JSON, CSV and sentences; the rounds are those of whole deals."""
    found = json.loads(told(capsys, "--rounds", "19", "--format", "json"))
    assert found["rounds"] == 20
    assert [each["bot"] for each in found["results"]] == ["normal", "random"]
    for each in found["results"]:
        assert 0 <= each["low"] <= each["share"] <= each["high"] <= 1
    assert sum(each["share"] for each in found["results"]) == pytest.approx(1)
    rows = list(csv.DictReader(io.StringIO(told(capsys, "--rounds", "20", "--format", "csv"))))
    assert [float(row["share"]) for row in rows] == [each["share"] for each in found["results"]]
    lines = told(capsys, "--rounds", "20", "--lang", "en").splitlines()
    assert lines[0] == "20 rounds played, rules Leaflet, seed t."
    share = 100 * max(each["share"] for each in found["results"])
    assert f"won {share:.1f} percent; 95 percent confidence interval, " in lines[1]


def test_like_bots_are_told_once_and_few_games_prove_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """After one deal an interval would be from nothing to everything."""
    line = ("tournament", "--bots", "easy,random,easy", "--rounds", "3", "--workers", "1")
    assert run([*line, "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert "To be played: 3 rounds, rules Leaflet; bots: easy, 2 seats; random." in said.err
    for told in said.out.splitlines()[1:]:
        assert told.endswith(" percent; too few games to say more.")
    assert run([*line, "--lang", "fr"]) == 0
    assert "robots\u00a0: facile, 2 places\u202f; hasard." in capsys.readouterr().err


def test_matches_are_played_to_their_end(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(told(capsys, "--matches", "4", "--rule", "target=100", "--format", "json"))
    assert (found["matches"], found["options"]) == (4, {"target": "100"})


def contest_of(*bots: str) -> Contest:
    """Return a contest of rounds by the leaflet."""
    return Contest(bots_plan("leaflet", (), bots, "w"), matches=False)


def test_the_interval_counts_deals_not_games() -> None:
    """Three deals of which a bot won all, half and none of the games."""
    contest = contest_of("a", "b", "a")
    won = [(0.5, 0.0, 0.5), (0.25, 0.5, 0.25), (0.0, 1.0, 0.0)]
    first, second = shares(contest, [DealResult(each, (0, 0, 0)) for each in won])
    assert (first.bot, first.seats, first.share) == ("a", 2, 0.5)
    assert (first.low, first.high) == (0.0, 1.0)
    assert second.share == 0.5
    alike, _ = shares(contest, [DealResult(won[0], (0, 0, 0))] * 3)
    assert alike.share == 1.0
    assert alike.low < 0.7
    assert mean_and_error([0.0, 1.0, 0.0, 1.0])[1] == pytest.approx(0.2886751)
    assert mean_and_error([]) == (0.0, 1.0)
    assert mean_and_error([0.3]) == (0.3, 1.0)


def test_each_bot_sits_at_each_seat_of_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the first seat always wins, every bot wins as often."""
    seen: list[list[int]] = []

    def play(
        _contest: Contest, _game: object, number: int, places: list[int], _failed: list[int]
    ) -> tuple[int, ...]:
        seen.append(places)
        return (0,) if number == 0 else ()

    monkeypatch.setattr(contest_module, "_play", play)
    contest = contest_of("normal", "random", "random")
    deals = play_deals(contest, 0, 2)
    assert [deal.won for deal in deals] == [(1 / 3, 1 / 3, 1 / 3), (0, 0, 0)]
    assert seen[:3] == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]


class Backwards(Executor):
    """Finishes what it was given last first, as a busy cluster may."""

    def __init__(self) -> None:
        self.waiting: deque[tuple[Future[Any], Callable[[], Any]]] = deque()

    def submit(self, work: Any, /, *given: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.appendleft((future, lambda: work(*given, **named)))
        if len(self.waiting) >= AHEAD:
            while self.waiting:
                each, play = self.waiting.popleft()
                each.set_result(play())
        return future


def test_workers_change_nothing() -> None:
    """Nor does the order in which they finish."""
    contest = contest_of("random", "easy")
    alone = [deal for some in play_contest(contest, 12, None, Stop()) for deal in some]
    many = [
        deal for some in play_contest(contest, 12, Pool(Backwards(), 1), Stop()) for deal in some
    ]
    assert alone == many == play_deals(contest, 0, 12)
    assert len(set(alone)) > 1


@pytest.mark.parametrize(
    ("pieces", "seconds", "told"),
    [
        (10, 0.5, []),
        (100, 0.09, []),
        (10, 4.0, [3, 6, 9]),
        (100, 1.0, [10, 20, 30, 40, 50, 60, 70, 80, 90]),
        (100, 20.0, [1, 10, 20, 30, 40, 50, 60, 70, 80, 90]),
        (1, 60.0, []),
    ],
)
def test_progress_is_told_at_shares_of_the_work_that_take_a_while(
    pieces: int, seconds: float, told: list[int]
) -> None:
    """Each piece takes so many seconds; what is soon over tells nothing before its result."""
    done = 0
    progress = Progress(pieces, lambda: done * seconds)
    found = []
    for _ in range(pieces):
        done += 1
        if progress.is_due(done):
            found.append(done)
    assert found == told


def test_progress_is_written_with_what_is_done(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Calendar, "elapsed", lambda _: 60.0)
    assert run([*LINE, "--rounds", "8", "--lang", "en"]) == 0
    begins, *progress = capsys.readouterr().err.splitlines()
    assert begins.startswith("To be played: 8 rounds")
    assert progress == ["4 of 8 played."]


def test_ctrl_c_keeps_what_is_done(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(
        contest: Contest, deals: int, pool: Pool | None, stop: Stop
    ) -> Iterator[list[DealResult]]:
        yield play_deals(contest, 0, 5)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "play_contest", interrupted)
    monkeypatch.setattr(Calendar, "elapsed", lambda _: 0.0)
    assert run([*LINE, "--rounds", "100", "--format", "json", "--lang", "en"]) == 130
    out, err = capsys.readouterr()
    assert json.loads(out)["rounds"] == 10
    begins, stopped = err.splitlines()
    assert begins.startswith("To be played: 100 rounds, rules Leaflet; bots: ")
    assert stopped.startswith("Stopped after 10 of 100")


def test_a_worker_that_dies_loses_nothing_that_is_done(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Dying(Backwards):
        """Plays as many pieces as wait together, and dies."""

        left = AHEAD

        def submit(self, work: Any, /, *given: Any, **named: Any) -> Future[Any]:
            self.left -= 1
            if self.left >= 0:
                return super().submit(work, *given, **named)
            dead: Future[Any] = Future()
            dead.set_exception(BrokenProcessPool())
            return dead

    monkeypatch.setattr(command, "local_pool", lambda _: nullcontext(Pool(Dying(), 1)))
    assert run([*LINE, "--rounds", "100", "--format", "json", "--lang", "en"]) == 1
    out, err = capsys.readouterr()
    assert json.loads(out)["rounds"] == 2 * AHEAD
    assert "ended before its time" in err.splitlines()[-2]
    assert err.splitlines()[-1].startswith(f"Stopped after {2 * AHEAD} of 100")


def test_a_cluster_without_workers_is_given_up(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not at once, as a worker may come back; what was played before is told."""
    looks = iter([False, True, *[False] * contest_module.LOOKS])

    class Leaving(Backwards):
        """Plays as many pieces as wait together; nobody works at the others."""

        left = AHEAD

        def submit(self, work: Any, /, *given: Any, **named: Any) -> Future[Any]:
            self.left -= 1
            return super().submit(work, *given, **named) if self.left >= 0 else Future()

    pool = Pool(Leaving(), 1, has_workers=lambda: next(looks), lost="tournament-cluster-lost")
    monkeypatch.setattr(contest_module, "LOOK", 0.01)
    monkeypatch.setattr(contest_module, "MOMENT", 0.01)
    monkeypatch.setattr(command, "local_pool", lambda _: nullcontext(pool))
    assert run([*LINE, "--rounds", "100", "--format", "json", "--lang", "en"]) == 1
    out, err = capsys.readouterr()
    assert next(looks, None) is None
    assert json.loads(out)["rounds"] == 2 * AHEAD
    assert err.splitlines()[-2].startswith("No worker of the Dask scheduler is left")


def test_a_bot_compared_with_itself_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    line = ("tournament", "--bots", "easy,easy", "--workers", "1")
    assert run([*line, "--rounds", "4", "--lang", "en"]) == 0
    assert "easy plays in every seat" in capsys.readouterr().out.splitlines()[1]
    assert run([*line, "--rounds", "4", "--lang", "fr"]) == 0
    assert "facile joue à toutes les places" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (("--bots", "normal,genius"), "No bot is called “genius”"),
        (("--bots", ",".join(["normal"] * 7)), "2 to 6"),
        (("--bots", "normal"), "A single bot has no opponent: name at least two"),
        (("--bots", "genius"), "No bot is called “genius”"),
        ((), "tournament --bots strong,normal --rounds 100"),
        (("--bots", "easy,easy", "--rounds", "2", "--matches", "2"), "--matches"),
        (("--bots", "easy,easy", "--format", "xml"), "text, csv, json"),
        (("--bots", "easy,easy", "--cluster", "x", "--workers", "2"), "--workers"),
    ],
)
def test_what_cannot_be_played_is_said(
    line: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["tournament", *line, "--lang", "en"]) == 2
    assert why in capsys.readouterr().err


@pytest.mark.parametrize(("option", "module"), [("--plot", "matplotlib"), ("--cluster", "dask")])
def test_a_missing_extra_is_named(
    option: str,
    module: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With the line that installs it, before anything is played."""
    for name in (module, f"{module}.backend_bases", f"{module}.distributed"):
        monkeypatch.setitem(sys.modules, name, None)
    line = ["tournament", "--bots", "easy,easy", "--rounds", "2", option, str(tmp_path / "x.png")]
    assert run([*line, "--lang", "en"]) == 2
    written = capsys.readouterr()
    assert "with its extra" in written.err
    assert written.out == ""


@pytest.mark.long
def test_a_drawing_names_the_bots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In the language of the command; what cannot be drawn is said before anything is played."""
    matplotlib = pytest.importorskip("matplotlib", reason="the extra plot")
    place = tmp_path / "shares.svg"
    with matplotlib.rc_context({"svg.fonttype": "none"}):
        line = ["tournament", "--bots", "normal,easy", "--rounds", "20", "--seed", "1"]
        assert run([*line, "--plot", str(place), "--lang", "fr"]) == 0
    drawn = place.read_text("utf-8")
    assert drawn.startswith("<?xml")
    assert all(f">{word}<" in drawn for word in ("normal", "facile", "manches jouées"))
    capsys.readouterr()
    for name in ("none/x.png", "x.xyz", "x", "."):
        assert run([*line, "--plot", str(tmp_path / name), "--lang", "en"]) == 2
        written = capsys.readouterr()
        assert written.out == ""
        assert str(tmp_path / name) in written.err
        assert len(written.err.splitlines()) == 1
    assert [each.name for each in tmp_path.iterdir()] == [place.name]


@pytest.mark.long
def test_real_workers_and_ctrl_c() -> None:
    """Two processes give what one gives; a signal ends a long contest with its result so far."""
    line = [sys.executable, "-m", "accessible_uno", *LINE[:-2], "--format", "json"]
    few = [*line, "--rounds", "300", "--workers"]
    one, two = (
        subprocess.run([*few, each], capture_output=True, check=True).stdout for each in "12"
    )
    assert one == two
    long = subprocess.Popen(
        [*line, "--rounds", "2000000", "--workers", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert long.stderr is not None
    assert long.stderr.readline().startswith("To be played: 2")
    long.stderr.readline()  # one in a hundred
    long.send_signal(signal.SIGINT)
    out, _ = long.communicate(timeout=60)
    assert long.returncode == 130
    assert json.loads(out)["rounds"] > 0


@pytest.mark.long
def test_a_dask_cluster_gives_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    """A scheduler with two workers on loopback."""
    distributed = pytest.importorskip("dask.distributed", reason="the extra cluster")
    alone = told(capsys, "--rounds", "300", "--format", "json")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None
    ) as cluster:
        address = cluster.scheduler_address
        line = [*LINE[:-2], "--cluster", address, "--rounds", "300", "--format", "json"]
        assert run(line) == 0
        assert capsys.readouterr().out == alone
        leaving = threading.Timer(3.0, cluster.scale, [0])
        leaving.start()
        began = time.monotonic()
        assert run([*line[:-3], "4000000", "--lang", "en"]) == 1
        assert time.monotonic() - began < 3.0 + 30.0
    out, err = capsys.readouterr()
    assert "No worker of the Dask scheduler is left" in err
    assert "of 4,000,000; this is what has been played:" in err
    assert "rounds played" in out
