"""The compiled wheel, built and installed for real: it plays as the sources do."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

pytestmark = pytest.mark.packages

TESTS = Path(__file__).parent
CHECKOUT = TESTS.parent

COMPILED = (
    "accessible_uno.cards",
    "accessible_uno.game.engine",
    "accessible_uno.game.events",
    "accessible_uno.game.state",
    "accessible_uno.game.view",
    "accessible_uno.game.actions.playing",
    "accessible_uno.game.steps.laying",
    "accessible_uno.players.random_bot",
    "accessible_uno.rules.core.skip",
    "accessible_uno.rules.uno.uno_call",
)


def run(python: Path | str, *arguments: str | Path, home: Path, typed: str = "") -> str:
    """Run Python away from the checkout, in a home of its own; return its output."""
    environment = {"PATH": os.environ["PATH"], "HOME": str(home), "LANG": "C.UTF-8"}
    command = [str(python), *map(str, arguments)]
    done = subprocess.run(
        command, cwd=home, env=environment, input=typed, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def python(compiled: Path) -> Path:
    """The Python of the environment that has the compiled wheel."""
    return compiled / "python"


def test_it_is_for_this_python_and_holds_the_sources_too(compiled_wheel: Path) -> None:
    """Python prefers the compiled module; a traceback shows the line of the source."""
    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert f"-{version}-{version}-" in compiled_wheel.name
    with ZipFile(compiled_wheel) as archive:
        names = archive.namelist()
    for module in COMPILED:
        path = module.replace(".", "/")
        assert f"{path}.py" in names
        assert [name for name in names if name.startswith(f"{path}.") and name.endswith(".so")]


def test_the_kernel_is_compiled(python: Path, tmp_path: Path) -> None:
    code = (
        "import importlib, sys; print(*(importlib.import_module(m).__file__ for m in sys.argv[1:]))"
    )
    files = run(python, "-c", code, *COMPILED, home=tmp_path).split()
    assert [Path(file).suffix for file in files] == [".so"] * len(COMPILED)


def test_a_class_of_a_package_may_name_a_slot_of_its_compiled_base(
    python: Path, tmp_path: Path
) -> None:
    code = (
        "from accessible_uno.game.actions import DrawCard\n"
        "class Mine(DrawCard):\n"
        "    __slots__ = ('seat',)\n"
        "print(Mine(1).seat, Mine(1).notation(('A', 'B')), Mine(1) == Mine(1))\n"
    )
    assert run(python, "-c", code, home=tmp_path) == "1 draw True\n"


def test_the_same_seeds_give_the_same_games(compiled_wheel: Path, tmp_path: Path) -> None:
    """Under every preset, at random and among bots, with unlawful acts: each act, event and
    reason."""
    with ZipFile(compiled_wheel) as archive:
        archive.extractall(tmp_path)
    (tmp_path / "tests").symlink_to(TESTS)
    told = run(sys.executable, TESTS / "bench" / "same_games.py", tmp_path, "1", home=tmp_path)
    games = dict(word.split("=") for word in told.splitlines()[-1].split())
    assert int(games["games"]) > 200 and int(games["acts"]) > 50_000
    assert (games["in_one_tree_only"], games["differing"]) == ("0", "0")


def test_every_recorded_game_holds_its_expectations(python: Path, tmp_path: Path) -> None:
    """The conformance cases of the rule texts."""
    cases = sorted((TESTS / "conformance").rglob("*.uno"))
    assert len(cases) > 50
    run(python, "-m", "accessible_uno", "record", "check", *cases, home=tmp_path)


@pytest.mark.parametrize("preset", ["leaflet", "extreme", "wizz"])
def test_a_record_is_told_in_the_same_words(python: Path, tmp_path: Path, preset: str) -> None:
    record = TESTS / "golden" / f"{preset}.uno"
    command = ("-m", "accessible_uno", "record", "replay", record, "--lang", "fr")
    told = [run(each, *command, home=tmp_path) for each in (sys.executable, python)]
    assert told[0] == told[1]


def test_a_game_saved_by_the_sources_goes_on(python: Path, tmp_path: Path) -> None:
    """The journal holds acts, and no positions: they are played again."""
    home, twin = tmp_path / "home", tmp_path / "twin"
    home.mkdir()
    command = ("-m", "accessible_uno")
    options = ("--lang", "en", "--speech", "off")
    run(sys.executable, *command, "play", "--seed", "7", *options, home=home, typed="draw\npass\n")
    shutil.copytree(home, twin)
    ours, theirs = (
        run(each, *command, "resume", *options, home=place, typed="hand\ndraw\nhistory\n")
        for each, place in ((sys.executable, home), (python, twin))
    )
    assert theirs.replace(str(python), sys.executable) == ours
    assert "draw" in ours
