"""What keeping games costs: ``python tests/bench/journal.py [FOLDER]``.

One line a figure; FOLDER is where the files go, so that the disk of one's choice is measured.
The last acts are played without end: memory is measured over them.

    python tests/bench/journal.py FOLDER --statistics [OTHER_CLONE]

This measures nothing but the statistics of 100,000 games, which it writes to FOLDER: the processor
time and the memory of ``stats``, in this clone and in another, in turn.
"""

from __future__ import annotations

import io
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import redirect_stdout
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "store"))
from matches import NAMES, Session

from accessible_uno.app.arguments import Call
from accessible_uno.app.commands.history import history
from accessible_uno.game.base import Event
from accessible_uno.narration.narrator import Narrator
from accessible_uno.players.bot_names import COMPANY
from accessible_uno.store.game_row import GameRow
from accessible_uno.store.journal import Journal
from accessible_uno.store.log import Replay
from accessible_uno.store.stats import GameStats
from accessible_uno.table.plan import Plan, seated

ACTS = 500
GAMES = 10_000
MANY_GAMES = 100_000
HERE = Path(__file__).resolve().parents[2]
MANY_ACTS = 200_000
FASTEST = 450 / 60
"""Words a second, at the highest rate that there is."""

ENDLESS = 100_000
"""The highest target there is: no match reaches it in the acts that are measured here."""


def tell(name: str, value: float) -> None:
    """Write a figure."""
    sys.stdout.write(f"{name}={value:.3f}\n")
    sys.stdout.flush()


def bare_sync(folder: Path) -> float:
    """Milliseconds of a bare fsync of one page: what no journal can go below."""
    spent = []
    with (folder / "bare").open("wb", buffering=0) as file:
        for _ in range(200):
            began = time.perf_counter()
            file.write(b"x" * 4096)
            os.fsync(file.fileno())
            spent.append(time.perf_counter() - began)
    return 1000 * statistics.median(spent)


def act(folder: Path) -> tuple[float, float, float]:
    """Milliseconds that the journal takes for an act: the median and the 99th percentile; and the
    median of what it takes to be heard, as briefly and as fast as a voice can be set."""
    journal = Journal(folder)
    session = Session(journal, target=ENDLESS)
    narrator = Narrator("en", NAMES, 0, "brief")
    heard: list[float] = []

    def hear(events: Sequence[Event]) -> None:
        words = sum(len(told.text.split()) for told in narrator.narrate(events))
        if words:
            heard.append(words / FASTEST)

    session.table.listen(0, hear)
    note, spent = session.log.write_acts, []

    def timed(acts: object) -> None:
        began = time.perf_counter()
        note(acts)  # type: ignore[arg-type]  # handed on as it comes
        spent.append(time.perf_counter() - began)

    session.log.write_acts = timed  # type: ignore[method-assign]  # measured from outside
    session.play(ACTS)
    journal.close()
    spent.sort()
    slow = spent[len(spent) * 99 // 100]
    return 1000 * statistics.median(spent), 1000 * slow, 1000 * statistics.median(heard)


def resumed(folder: Path) -> float:
    """Seconds until the table of that match stands again, the file being opened for it."""
    began = time.perf_counter()
    journal = Journal(folder)
    Replay(journal, journal.game(1)).to_the_end()
    journal.close()
    return time.perf_counter() - began


def fill(folder: Path, games: int) -> None:
    """Write past games, their statistics counted, half of them against others each time."""
    journal = Journal(folder)
    journal._database.execute("PRAGMA synchronous = OFF")
    cast, counts = tuple(COMPANY)[:12], GameStats(2, 11, 1, 0, 0, 4, 1).to_json()
    for number in range(1, games + 1):
        first = number // 2 * 5 % 9 if number % 2 else 0
        others = cast[first : first + 3]
        won, points = number % 3 == 0, number % 97
        seats = seated(("Anne", *others), (0,), ())
        plan = Plan("leaflet" if number % 3 else "classic", seats, viewer=0)
        game = GameRow(
            *(number, plan, 1_600_000_000 + number * 9_000, 600.0, '{"locale":"fr"}', "{}"),
            acts=1,
            rounds=4,
            scores=(500 + points, 10, 20, 30) if won else (points, 510, 20, 30),
            winners=(0,) if won else (1,),
            over=True,
            end_announced=True,
            stats=counts,
        )
        deck = " ".join(["r5"] * 108)
        header = f'[Format "1"]\n[Rules "{plan.rules}"]\n[Seats "{" ".join(plan.names)}"]\n'
        journal.copy_game(game, [(1, f'{header}[Deck "{deck}"]\n\n', 0)])
    journal.close()


def counted(folder: Path, clone: Path) -> tuple[float, float]:
    """Seconds of processor time, and megabytes, that the statistics of a folder's games take."""
    program = "import os, runpy, resource, sys; sys.argv = ['stats', 'stats', '--name', 'Anne']\n"
    program += "try: runpy.run_module('accessible_uno', run_name='__main__')\n"
    program += "except SystemExit: pass\n"
    program += "used = resource.getrusage(resource.RUSAGE_SELF)\n"
    program += "sys.stderr.write(f'{used.ru_utime + used.ru_stime} {used.ru_maxrss}')"
    command = [str(clone / ".venv/bin/python"), "-c", program]
    kept = os.environ | {"XDG_DATA_HOME": str(folder)}
    run = subprocess.run(command, cwd=clone, env=kept, capture_output=True, text=True, check=True)
    seconds, kilobytes = run.stderr.split()[-2:]
    return float(seconds), int(kilobytes) / 1024


def compare_statistics(folder: Path, clones: Sequence[Path]) -> None:
    """Tell what the statistics take in each clone, five times in turn."""
    fill(folder / "accessible-uno", MANY_GAMES)
    for _ in range(5):
        for clone in clones:
            seconds, megabytes = counted(folder, clone)
            sys.stdout.write(f"{clone}: stats_cpu_s={seconds:.2f} stats_mb={megabytes:.0f}\n")


def listed(folder: Path) -> tuple[float, float]:
    """Seconds until 10,000 past games are listed as sentences, and the last 20 of them."""
    fill(folder, GAMES)
    os.environ["XDG_DATA_HOME"] = str(folder.parent)
    spent = []
    for wanted in (["--all"], []):
        with redirect_stdout(io.StringIO()) as told:
            began = time.perf_counter()
            history(Call(wanted, "fr"))
            spent.append(time.perf_counter() - began)
        assert len(told.getvalue().splitlines()) == (GAMES if wanted else 21)
    return spent[0], spent[1]


def memory(folder: Path) -> float:
    """Kilobytes by which the process grew over the last three quarters of 200,000 acts.

    The journal is not made to wait for the disk here: its memory is measured, not its time.
    """
    journal = Journal(folder)
    journal._database.execute("PRAGMA synchronous = OFF")
    done = 0
    session = Session(journal, target=ENDLESS)
    grown = []
    while done < MANY_ACTS:
        session.play(10_000)
        done += 10_000
        if session.table.over:
            session = Session(journal, target=ENDLESS, seed=str(done))
        if done * 4 in (MANY_ACTS, MANY_ACTS * 4):
            grown.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    journal.close()
    return grown[1] - grown[0]


def main(folder: Path) -> None:
    """Measure and write the figures."""
    tell("bare_fsync_ms", bare_sync(folder))
    median, slow, told = act(folder / "acts")
    tell("act_ms", median)
    tell("act_99th_ms", slow)
    tell("act_told_ms", told)
    tell("percent_of_a_told_act", 100 * median / told)
    tell("resume_500_acts_s", min(resumed(folder / "acts") for _ in range(3)))
    everything, last = listed(folder / "many" / "accessible-uno")
    tell("list_10000_games_s", everything)
    tell("list_last_20_games_s", last)
    tell("grown_over_150000_acts_kb", memory(folder / "memory"))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as scratch:
        if "--statistics" in sys.argv:
            compare_statistics(Path(scratch), [*map(Path, sys.argv[3:]), HERE])
        else:
            main(Path(scratch))
