"""What the pages name exists: links, files, folders, commands and their options."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from accessible_uno.app.arguments import COMMANDS

ROOT: Final = Path(__file__).parent.parent.parent
PAGES: Final = sorted((*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")))

LINK: Final = re.compile(r"\]\(([^)\s]+)\)")
CODE: Final = re.compile(r"`([^`\n]+)`")
BLOCK: Final = re.compile(r"^    (\S.*)$", re.MULTILINE)
FILE: Final = re.compile(r"[\w.-]+(/[\w.*-]+)+/?")
TOPS: Final = ("accessible_uno", "docs", "locales", "scripts", "tests")

# What the reader of a page is about to make: parts of the names of files, and options.
TO_BE_MADE: Final = {
    "docs/front.md": ("alone.py", "tcp_table.py", "tcp_host.py"),
    "docs/adding-a-rule.md": ("three_rain",),
    "docs/adding-a-lesson.md": ("plans/first.toml",),
    "docs/adding-a-setting.md": ("--gap",),
    "docs/packages.md": ("toll-names",),
}


def slug(heading: str) -> str:
    """The anchor of a heading."""
    return re.sub(r"[^\w -]", "", heading.strip().lower()).replace(" ", "-")


def test_links_lead_somewhere(subtests: pytest.Subtests) -> None:
    """The file is there, and the heading in it."""
    for page in PAGES:
        with subtests.test(str(page.relative_to(ROOT))):
            for target in LINK.findall(page.read_text("utf-8")):
                if target.startswith(("http://", "https://")):
                    continue
                name, _, anchor = target.partition("#")
                place = (page.parent / name) if name else page
                assert place.exists(), f"{target} leads nowhere"
                if anchor:
                    headings = re.findall(r"^#+ (.*)$", place.read_text("utf-8"), re.MULTILINE)
                    assert anchor in map(slug, headings), f"{target}: no such heading"


def exists(name: str) -> bool:
    """Whether the project or the package has files of this name; ``*`` stands for anything."""
    package = ROOT / "accessible_uno"
    return any(list(top.glob(name.rstrip("/"))) for top in (ROOT, package))


def test_files_are_there(subtests: pytest.Subtests) -> None:
    """A path in code that begins with one of our folders, or one of the package's, exists."""
    for page in PAGES:
        with subtests.test(str(page.relative_to(ROOT))):
            rooms = tuple(
                path.parent.name for path in (ROOT / "accessible_uno").glob("*/__init__.py")
            )
            made = TO_BE_MADE.get(str(page.relative_to(ROOT)), ())
            for name in CODE.findall(page.read_text("utf-8")):
                if not FILE.fullmatch(name) or name.partition("/")[0] not in (*TOPS, *rooms):
                    continue
                assert any(word in name for word in made) or exists(name), f"there is no {name}"


@cache
def help_of(*command: str) -> str:
    """What a command says of itself."""
    call = [sys.executable, "-m", "accessible_uno", *command, "--help", "all", "--lang", "en"]
    return subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def commands(page: Path) -> list[list[str]]:
    """What the page says can be typed, in words."""
    text = page.read_text("utf-8")
    lines = [
        line.partition(" #")[0].split() for line in (*CODE.findall(text), *BLOCK.findall(text))
    ]
    starts = ("accessible-uno", "scripts/play", "scripts/test", "scripts/setup", "python")
    return [line for line in lines if line and line[0] in starts and len(line) > 1]


def test_commands_exist(subtests: pytest.Subtests) -> None:
    """Each command and option is one that the program takes; each script is there."""
    for page in PAGES:
        name = str(page.relative_to(ROOT))
        for command in commands(page):
            with subtests.test(name, command=" ".join(command)):
                check_command(command, TO_BE_MADE.get(name, ()))


def check_command(words: list[str], made: tuple[str, ...]) -> None:
    """Fail unless a command line can be typed; ``made`` are options that a reader adds."""
    first, *rest = words
    if first == "python":
        is_there = (ROOT / rest[0]).is_file() or rest[0] in made
        assert is_there or rest[0].startswith("-"), f"there is no {rest[0]}"
        return
    assert first == "accessible-uno" or (ROOT / first).is_file()
    if first in ("scripts/test", "scripts/setup"):
        return
    if first == "accessible-uno" and not rest[0].startswith("-"):
        assert rest[0] in (*COMMANDS, "help", *made), f"there is no command {rest[0]}"
        command = rest[0] if rest[0] in COMMANDS else "play"
    else:
        command = "play"
    for option in (word for word in rest if word.startswith("--")):
        name = option.partition("=")[0]
        known = help_of(command) + help_of()
        assert name in known or name in ("--help", *made), f"{command} has no {name}"
