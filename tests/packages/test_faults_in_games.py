"""Rules of another package that fail while a game is played: named, and the game put aside."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from made import installed, write_package

from accessible_uno.app import package_faults
from accessible_uno.packages.watchdog import watchdog

RULE = """
import asyncio, time
from typing import ClassVar
from accessible_uno.game.actions import DrawCard
from accessible_uno.game.option import switch
from accessible_uno.game.rule import Rule, forbids, rewrites
from accessible_uno.game.steps import Draw
from accessible_uno.game.windows import Turn

def fail():
    {fail}

class Thing(Rule, frozen=True):
    key: ClassVar = "thing"
    options: ClassVar = (switch("thing"),)

    @{seam}
    def fails(self, state, *about):
        return fail() if len(state.discard) > {after} else None
"""
KINDS = {
    "raises": ("raise KeyError('r7')", "raises an error (KeyError)"),
    "exits": ("raise SystemExit(3)", "tries to end the game"),
    "interrupts": ("raise KeyboardInterrupt", "tries to end the game"),
    "cancels": ("raise asyncio.CancelledError", "raises an error"),
    "closes": ("raise GeneratorExit", "raises an error"),
    "sleeps": ("time.sleep(3600)", "has not answered for 5 seconds"),
}
RUBBISH = {"returns-a-number": "return 5", "returns-no-steps": "return (1, 2)"}
if TYPE_CHECKING:
    from own_home import Heard

pytest_plugins = ("own_home",)
PLAY = ("play", "--lang", "en", "--seed", "1", "--speech", "off")
TYPED = "draw\npass\n" * 6 + "quit\nyes\n"


def faulty(folder: Path, seam: str, fail: str, after: int = 0) -> Path:
    """A package whose rule fails at a seam once so many cards are on the discard pile."""
    files = {"faulty/__init__.py": RULE.format(fail=fail, seam=seam, after=after)}
    return write_package(
        folder / "installed", "faulty", files, {"rules": {"thing": "faulty:Thing"}}
    )


@pytest.fixture
def impatient(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Look often, and wait a moment only, for a rule that never returns."""
    if kind == "sleeps":
        monkeypatch.setattr(watchdog, "_looks", 5)
        monkeypatch.setattr(watchdog, "_tick", 0.02)


@pytest.mark.sample(4)
@pytest.mark.parametrize("seam", ["rewrites(Draw)", "forbids(Turn, DrawCard)"])
@pytest.mark.parametrize("kind", KINDS)
def test_the_game_is_put_aside(
    seam: str, kind: str, heard: Heard, tmp_path: Path, impatient: None
) -> None:
    """It is saved up to the last act; ``resume`` passes it over and says so."""
    fail, told = KINDS[kind]
    assert heard(*PLAY, typed="quit\nyes\n")[0] == 0
    with installed(faulty(tmp_path, seam, fail, after=1)):
        status, _, err = heard(*PLAY, "--rule", "thing=on", typed=TYPED)
        assert status == package_faults.FAULT
        assert err.startswith("The package “faulty” has a fault: its code " + told)
        assert "Game 2 has been set aside, saved up to the last move that was told." in err
        assert len(err.splitlines()) == 1
        (log,) = tmp_path.rglob("errors.log")
        assert f" Its author finds the details in ~/{log.relative_to(tmp_path)}. " in err
        kept = " ".join(log.read_text("utf-8").split())
        assert f'faulty/__init__.py", line 11, in fail {fail}' in kept
        status, out, err = heard("resume", "--lang", "en", typed="quit\nyes\n")
        assert (status, err) == (0, "")
        assert "Game 2 is still set aside: the package “faulty” stopped it" in out
        assert "You go on with game 1." in out
        assert heard("history", "--lang", "en")[0] == 0


@pytest.mark.parametrize("kind", RUBBISH)
def test_rubbish_is_a_fault_of_the_rule(kind: str, heard: Heard, tmp_path: Path) -> None:
    """What a rule returns instead of steps fails in our code; the package is named."""
    with installed(faulty(tmp_path, "rewrites(Draw)", RUBBISH[kind])):
        status, _, err = heard(*PLAY, "--rule", "thing=on", typed=TYPED)
    assert status == package_faults.FAULT
    assert err.startswith("The package “faulty” has a fault: its code raises an error")


def test_a_game_that_is_put_aside_is_tried_on_demand_and_after_an_update(
    heard: Heard, tmp_path: Path
) -> None:
    """By its number at once; without, when another version of the package is installed."""
    folder = faulty(tmp_path, "rewrites(Draw)", "raise KeyError")
    with installed(folder):
        heard(*PLAY, "--rule", "thing=on", typed=TYPED)
        status, out, err = heard("resume", "--lang", "en")
        assert (status, out) == (2, "")
        assert err.startswith("Game 1 is still set aside: the package “faulty” stopped it")
        assert heard("resume", "1", "--lang", "en", typed=TYPED)[0] == package_faults.FAULT
    (folder / "faulty-1.0.dist-info").rename(folder / "faulty-1.1.dist-info")
    about = folder / "faulty-1.1.dist-info" / "METADATA"
    about.write_text(about.read_text().replace("1.0", "1.1"))
    mended = (folder / "faulty" / "__init__.py").read_text().replace("raise KeyError", "pass")
    (folder / "faulty" / "__init__.py").write_text(mended)
    with installed(folder):
        status, out, err = heard("resume", "--lang", "en", typed=TYPED)
    assert (status, err) == (0, "")
    assert "aside" not in out


def test_a_game_whose_package_is_gone_stays_saved(heard: Heard, tmp_path: Path) -> None:
    """``resume`` says what is missing, and goes on with an earlier game."""
    assert heard(*PLAY, typed="quit\nyes\n")[0] == 0
    with installed(faulty(tmp_path, "rewrites(Draw)", "return None")):
        assert heard(*PLAY, "--rule", "thing=on", typed="quit\nyes\n")[0] == 0
    status, out, err = heard("resume", "--lang", "en", typed="quit\nyes\n")
    assert (status, err) == (0, "")
    assert "There is no rule option “thing” here. A package that is no longer" in out
    assert "Did you mean" not in out
    assert "You go on with game 1." in out


def test_a_rule_that_raises_when_a_game_is_replayed(heard: Heard, tmp_path: Path) -> None:
    """The package is named; the game stays, and an earlier one is played."""
    assert heard(*PLAY, typed="quit\nyes\n")[0] == 0
    folder = faulty(tmp_path, "rewrites(Draw)", "return None")
    with installed(folder):
        assert heard(*PLAY, "--rule", "thing=on", typed=TYPED)[0] == 0
    code = (folder / "faulty" / "__init__.py").read_text()
    (folder / "faulty" / "__init__.py").write_text(
        code.replace("return None", "raise SystemExit", 1)
    )
    with installed(folder):
        status, out, err = heard("resume", "--lang", "en", typed="quit\nyes\n")
    assert (status, err) == (0, "")
    assert "The package “faulty” has a fault: its code tries to end the game" in out
    assert "You go on with game 1." in out


@pytest.mark.sample(2)
@pytest.mark.parametrize("fail", [*RUBBISH.values(), "raise SystemExit"])
def test_other_commands_name_it_too(fail: str, heard: Heard, tmp_path: Path) -> None:
    """``simulate`` and ``record check`` end with the sentence, not with a fault of our own."""
    record = """[Option "thing on"]
[Seats "A B"]
[Dealer "B"]
[Hands "A: r1 r2; B: g1 g2"]
[Discard "y9"]
[Turn "A"]
A draw
"""
    (tmp_path / "d.uno").write_text(record)
    with installed(faulty(tmp_path, "rewrites(Draw)", fail)):
        for words in (("simulate", "--rule", "thing=on"), ("record", "check", "d.uno")):
            status, out, err = heard(*words, "--lang", "en")
            assert (status, out) == (package_faults.FAULT, "")
            named = err.removeprefix("d.uno:1: ")
            assert named.startswith("The package “faulty” has a fault: its code ")
            assert len(err.splitlines()) == 1


def test_a_worker_hands_on_the_fault_of_a_rule(heard: Heard, tmp_path: Path) -> None:
    """A tournament in two processes names the package, as it does in one."""
    line = ("tournament", "--bots", "easy,easy", "--rounds", "4", "--rule", "thing=on")
    with installed(faulty(tmp_path, "rewrites(Draw)", "raise KeyError('r7')")):
        told = [heard(*line, "--lang", "en", "--workers", workers) for workers in "12"]
    assert told[0] == told[1]
    status, out, err = told[0]
    assert (status, out) == (package_faults.FAULT, "")
    assert err.splitlines()[-1].startswith("The package “faulty” has a fault: its code raises")


def test_simulate_replaces_a_bot(heard: Heard, tmp_path: Path) -> None:
    """A bot of a package that fails is named once, and the rounds are played."""
    code = """
from accessible_uno.players.random_bot import RandomBot

class Thing(RandomBot):
    def choose(self, view, legal):
        raise SystemExit
"""
    entries = {"bots": {"thing": "faulty:Thing"}}
    folder = tmp_path / "installed"
    with installed(write_package(folder, "faulty", {"faulty/__init__.py": code}, entries)):
        status, out, err = heard("simulate", "--bot", "thing", "--rounds", "3", "--lang", "en")
    assert status == 0
    assert out.startswith("rounds=3 ")
    assert err.count("“faulty”") == 1
    (log,) = tmp_path.rglob("errors.log")
    kept = f"~/{log.relative_to(tmp_path)}"
    assert err.endswith(f"a simpler bot plays instead. Its author finds the details in {kept}.\n")
    assert 'faulty/__init__.py", line 6, in choose' in log.read_text("utf-8")


def test_a_tournament_says_whose_figures_are_not_its_own(heard: Heard, tmp_path: Path) -> None:
    """In words, in columns, and by its exit status, for each game in which a bot has failed."""
    code = """
from accessible_uno.players.random_bot import RandomBot

class Thing(RandomBot):
    def choose(self, view, legal):
        raise SystemExit
"""
    entries = {"bots": {"thing": "faulty:Thing"}}
    folder = tmp_path / "installed"
    line = ("tournament", "--bots", "thing,easy", "--rounds", "4", "--workers", "1")
    with installed(write_package(folder, "faulty", {"faulty/__init__.py": code}, entries)):
        status, out, _ = heard(*line, "--lang", "en")
        assert status == 1
        told = (
            "thing failed 4 times: a simpler bot played on in its place. What it stumbled over is"
        )
        assert out.splitlines()[-1].startswith(told)
        found = json.loads(heard(*line, "--format", "json")[1])
    assert [each["failed"] for each in found["results"]] == [4, 0]
