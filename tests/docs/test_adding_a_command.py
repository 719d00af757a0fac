"""The command that docs/adding-a-command.md adds works everywhere, with three files edited."""

from __future__ import annotations

import filecmp
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

pytestmark = pytest.mark.slow

ROOT: Final = Path(__file__).parent.parent.parent
PAGE: Final = ROOT / "docs" / "adding-a-command.md"
BLOCK: Final = re.compile(
    r"^\*\*`([^`]+)`\*\*.*?\n((?:\n```\w+\n.*?^```$\n?)+)", re.DOTALL | re.MULTILINE
)
CODE: Final = re.compile(r"^```\w+\n(.*?)^```$", re.DOTALL | re.MULTILINE)
TABLE: Final = "ASK: Final = ("
PARTS: Final = ("accessible_uno", "locales")


def with_row(before: str, row: str, function: str) -> str:
    """The file of rows with another row at the end of its table, and what it does before that."""
    assert before.count(TABLE) == 1, f"the rows begin with {TABLE!r}"
    assert before.endswith(",\n)\n"), "the rows end the file"
    with_function = before.removesuffix(")\n").replace(TABLE, f"{function}\n\n{TABLE}")
    return f"{with_function}{row.rstrip()},\n)\n"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the blocks of the page in their files."""
    folder = tmp_path_factory.mktemp("house")
    for part in PARTS:
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / part, folder / part, ignore=ignored)
    files = BLOCK.findall(PAGE.read_text("utf-8"))
    assert len(files) == 3, "the page shows a row, and its texts in two languages"
    for name, blocks in files:
        place = folder / name
        before, texts = place.read_text("utf-8"), CODE.findall(blocks)
        after = with_row(before, *texts) if name.endswith(".py") else f"{before}\n{texts[0]}"
        place.write_text(after, "utf-8")
    return folder


def run(house: Path, home: Path, code: str, *arguments: str, typed: str = "") -> str:
    """Run a program of that copy; return what it writes."""
    kinds = ("DATA", "CONFIG", "STATE")
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(
            (str(house), str(ROOT / "tests" / "rooms"), str(ROOT / "tests"))
        ),
        "HOME": str(home),
        **{f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in kinds},
        "LC_ALL": "C.UTF-8",
    }
    command = [sys.executable, *code.split(), *arguments]
    done = subprocess.run(
        command, cwd=house, env=environment, input=typed, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.replace("\u00a0", " ")


def played(house: Path, home: Path, locale: str, *lines: str) -> str:
    arguments = ("play", "--lang", locale, "--seed", "7", "--speech", "off")
    return run(house, home, "-m accessible_uno", *arguments, typed="\n".join(lines) + "\n")


def test_three_files_are_edited(house: Path) -> None:
    files = (
        place.relative_to(ROOT)
        for part in PARTS
        for place in sorted((ROOT / part).rglob("*.*"))
        if place.is_file() and "__pycache__" not in place.parts
    )
    changed = [str(each) for each in files if not filecmp.cmp(ROOT / each, house / each, False)]
    assert changed == [
        "accessible_uno/interface/verbs/ask.py",
        "locales/en/commands.ftl",
        "locales/fr/commands.ftl",
    ]


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("locale", "said", "told"),
    [
        ("en", ("pile", "please, the draw pile", "pil"), "cards lie face down."),
        ("fr", ("pile", "combien dans la pioche ?", "pil"), "cartes dans la pioche."),
    ],
)
def test_it_is_answered(
    house: Path, tmp_path: Path, locale: str, said: tuple[str, ...], told: str
) -> None:
    """In full, politely and abbreviated, in both languages."""
    assert played(house, tmp_path, locale, *said).count(told) == len(said)


def test_help_and_lists_have_it(house: Path, tmp_path: Path) -> None:
    """It is explained, listed among the questions, and takes a word of the player's own."""
    told = played(house, tmp_path, "en", "help pile", "commands", "words pile rest", "rest")
    assert "“pile”: how many cards lie face down." in told
    (questions,) = re.findall(r"To ask: ([^.]*)\.", told)
    assert "pile" in questions.split(", ")
    assert told.count("cards lie face down.") == 2


ROOM: Final = """
from fakes import ANNE, game_of_two, lines_for
game = game_of_two()
print(lines_for("Anne", game.write(ANNE, "!pile")))
print(lines_for("Anne", game.write(ANNE, "!aide pile")))
"""


def test_a_room_answers_it(house: Path, tmp_path: Path) -> None:
    told = run(house, tmp_path, "-c", ROOM)
    assert "cartes dans la pioche." in told
    assert "le nombre de cartes de la pioche" in told


def test_its_code_is_as_ours(house: Path) -> None:
    """The linter finds nothing."""
    for tool in (["ruff", "check"], ["ruff", "format", "--check"]):
        config = ["--config", str(ROOT / "pyproject.toml")]
        found = subprocess.run(
            [sys.executable, "-m", *tool, *config, "accessible_uno/interface/verbs/ask.py"],
            cwd=house,
            capture_output=True,
            text=True,
        )
        assert found.returncode == 0, found.stdout
