"""Whatever a text, the README or a page tells to type at a shell can be typed as it is told.

The commands are read out of the catalogues and the pages, and each is typed into a real shell from
the way the program was started: by ``scripts/play``, as ``accessible-uno``, as a module of Python.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from test_pages import PAGES, ROOT, TO_BE_MADE
from test_pages import commands as commands_of_page

from accessible_uno.app.arguments import COMMANDS, find_command
from accessible_uno.narration.language import LOCALES

PROGRAM: Final = "{ $program }"
TOLD: Final = re.compile(
    re.escape(PROGRAM) + r" (.+?)(?=[”»\u00a0]|[.,;:](?:\s|$)|\)|$)", re.MULTILINE
)
FILLED: Final = {
    "$file": "game.uno",
    "$key": "rate",
    "$name": "mine",
    "$number": "1",
    "$word": "rules",
    "$rules": "rapido",
    "$verb": "learn",
    "$seat": "A",
}
"""What stands in a command for a variable of the text."""

WRITTEN: Final = {
    "NAME": "leaflet",
    "FILE": "game.uno",
    "NUMBER": "2",
    "OPTION=VALUE": "target=60",
    "game.brf": "game.brf",
}
"""What stands for a word in capitals on a page."""

ALONE: Final = ("host", "join", "learn", "doctor")
"""Commands that need a network, a lesson's time or seconds: their options are looked at only."""

NAMED: Final = (
    *("emboss", "emboss labels", "record check", "record replay"),
    *("packages check", "daily line", "daily ligne"),
)
"""Commands that a page names without what must follow: they are looked at only, as well."""

EXAMPLES: Final = (
    *("three-rain", "three_rain", "lucky", "gap", "thoughtful"),
    *("uno-toll", "toll=", "uno-eo", "eo"),
    *("--serve", "UNO-"),  # once scripts/page has built it; once the same deal has been played
)
"""Words of commands that work once the reader has made what the page makes."""

SKIPPED: Final = ("COMMAND", "COMMANDE")


def told_in_catalogues() -> Iterator[str]:
    """Every command that a text tells, with its variables filled in, in both languages."""
    for locale in LOCALES:
        for file in sorted((ROOT / "locales" / locale).glob("*.ftl")):
            for told in TOLD.findall(file.read_text("utf-8")):
                words = re.sub(r"\{ (\$\w+) \}", lambda name: FILLED.get(name[1], name[1]), told)
                if words.split()[0] not in (*SKIPPED, "$command"):
                    yield words.partition(" {")[0].strip()


def told_on_pages() -> Iterator[str]:
    """Every command of the program that the README or a page tells, without its own name."""
    for page in PAGES:
        made = TO_BE_MADE.get(str(page.relative_to(ROOT)), ())
        for first, *rest in commands_of_page(page):
            line = [WRITTEN.get(word, word) for word in rest]
            if first not in ("accessible-uno", "scripts/play") or any(
                name in word for word in line for name in (*made, *EXAMPLES)
            ):
                continue
            yield " ".join(line if line[0] in COMMANDS else ["play", *line])


CATALOGUES: Final = sorted(set(told_in_catalogues()))
ON_PAGES: Final = sorted(set(told_on_pages()) - set(CATALOGUES))


def test_the_texts_tell_commands_by_the_way_of_starting() -> None:
    """None names the program itself where a command follows: that may not be on the path."""
    assert len(CATALOGUES) > 10
    assert len(ON_PAGES) > 10
    for locale in LOCALES:
        for file in sorted((ROOT / "locales" / locale).glob("*.ftl")):
            lines = file.read_text("utf-8").splitlines()
            told = [
                line
                for line in lines
                if re.search(rf"accessible-uno ({'|'.join(COMMANDS)})\b", line)
            ]
            assert [line for line in told if line[0] != "#"] == []


def test_each_command_is_one_of_the_program(subtests: pytest.Subtests) -> None:
    for words in [*CATALOGUES, *ON_PAGES]:
        with subtests.test(words=words):
            place, _ = find_command(shlex.split(words), "play")
            assert place


@pytest.mark.parametrize(
    ("line", "command", "rest"),
    [
        ([], "play", []),
        (["--seed", "7"], "play", ["--seed", "7"]),
        (["--lang", "fr", "--seed", "7"], "play", ["--lang", "fr", "--seed", "7"]),
        (["--lang=fr"], "play", ["--lang=fr"]),
        (["--help"], "play", ["--help"]),
        (["rules", "list"], "rules", ["list"]),
        (["--lang", "fr", "rules", "list"], "rules", ["list", "--lang=fr"]),
        (["--lang=fr", "resume"], "resume", ["--lang=fr"]),
    ],
)
def test_a_script_that_plays_takes_every_command(
    line: list[str], command: str, rest: list[str]
) -> None:
    """Options alone mean its usual command, and keep the language that they name."""
    assert find_command(line, "play") == (COMMANDS[command], rest)


# Typed for real

STARTS: Final = (
    str(ROOT / "scripts" / "play"),
    "accessible-uno",
    f"{sys.executable} -m accessible_uno",
)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A player with a finished and an unfinished game, a record and house rules."""
    folder = tmp_path_factory.mktemp("home")
    uno = (sys.executable, "-m", "accessible_uno")
    new = ("--lang", "en", "--speech", "off", "--rule", "target=20")
    for line in (
        (*uno, "play", *new, "--seed", "8", "--record", "game.uno"),
        (*uno, "play", *new, "--seed", "7", "--watch"),
    ):
        subprocess.run(line, cwd=folder, env=variables(folder), input=b"hand\n", check=True)
    (folder / "config" / "accessible-uno" / "rules").mkdir(parents=True)
    return folder


def variables(folder: Path) -> dict[str, str]:
    """The environment of the player."""
    return {
        **{f"XDG_{kind}_HOME": str(folder / kind.lower()) for kind in ("DATA", "CONFIG", "STATE")},
        "HOME": str(folder),
        "LC_ALL": "C.UTF-8",
        "CI": "true",
        "PYTHONPATH": str(ROOT),
        "PATH": os.pathsep.join((sysconfig.get_path("scripts"), os.environ["PATH"])),
    }


def keep_house_rules(folder: Path, words: str) -> None:
    """Leave the player the house rules ``mine``, and those that a command changes."""
    rules = folder / "config" / "accessible-uno" / "rules"
    changed = re.match(r"rules (?:delete|edit|rename) (\w+)", words)
    for file in (*rules.glob("*.toml"), *folder.glob("*.brf")):
        file.unlink()
    for name in ("mine", *(changed.groups() if changed else ())):
        (rules / f"{name}.toml").write_text('base = "leaflet"\n')


def typed(start: str, words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Type a command into a shell; nothing is answered to what it asks."""
    keep_house_rules(folder, words)
    looked_at = words in NAMED or words.split(maxsplit=1)[0] in ALONE
    line = f"{words} --help" if looked_at else words
    return subprocess.run(
        ["bash", "-c", f"{start} {line}"],
        cwd=folder,
        env=variables(folder),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
    )


@pytest.mark.long
@pytest.mark.parametrize(
    "start",
    [str(ROOT / "scripts" / "play"), "accessible-uno", f"{sys.executable} -m accessible_uno"],
)
def test_every_command_can_be_typed(home: Path, start: str) -> None:
    """Each ends well, and what it tells to type in its turn begins with the same start."""
    lines = [*CATALOGUES, *(ON_PAGES if start == "accessible-uno" else ())]
    ended = {words: typed(start, words, home) for words in lines}
    failed = {words: done.stderr for words, done in ended.items() if done.returncode not in (0, 1)}
    assert failed == {}
    told = typed(start, "resume --lang en", home).stdout
    assert told.rstrip().endswith(f"{start} resume")
