"""What the pages for players tell to type is typed: words in the game, commands in a shell."""

from __future__ import annotations

import re
import shlex
import sys
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from player_pages import PAGES, ROOT, commands, words
from table_fixtures import played, position, table

sys.path.append(str(ROOT / "tests" / "app"))

from command_line import uno

from accessible_uno.app.arguments import COMMANDS
from accessible_uno.app.i18n import sentence
from accessible_uno.app.own_names import parse_own_keys
from accessible_uno.app.page import parse_command
from accessible_uno.interface.parse.intents import LineContext, Said, Unclear
from accessible_uno.interface.verbs.all_verbs import parse_line
from accessible_uno.rooms.words import parse_room_line
from accessible_uno.settings.schema import Settings

NOT_NOW: Final = frozenset({"unclear-nobody-forgot", "unclear-yes-or-no", "unclear-colour-alone"})
"""Answers to words that are understood, and answer nothing that is asked here."""

BY_LINK: Final = ("browser.md", "together.md")
"""Pages about what is typed at a page, or at a table that others host."""

LEAVES: Final = "quit\nyes\n"

NEEDS_A_NETWORK: Final = ("host", "join", "page")
"""Commands that other tests run, with a server of their own."""

TAKE_LONG: Final = ("play", "resume", "doctor", "emboss", "setup")
NEEDS_GAMES: Final = ("history", "record")
NEED_RULES: Final = ("edit", "rename", "delete")
NEEDS_A_DISPLAY: Final = "--braille display"

OF_A_DAY: Final = ("UNO-", "daily line", "daily ligne")
"""Lines about a deal of the day that was played to its end, or they are refused in words."""

REPAIRS: Final = ("doctor",)
"""Commands whose status 1 says that something is missing on this machine."""


@cache
def context(locale: str) -> LineContext:
    at = table(position("r5 r3 g7 b9 y1 bsk rsk rrv r+2 wi wi+4", "r8"))
    view = at.view(0)
    faces = frozenset(each.face for each in at.rules.deck)
    named = (at.names, view.hand, None, None, faces, at.rules.pieces)
    return LineContext(locale, view, at.legal(0), *named)


def is_of_table(text: str, locale: str) -> bool:
    """Whether something is a command of the page, or of a table."""
    return parse_command(text) is not None or bool(parse_room_line(text, locale).verb)


def test_each_word_is_one_that_the_game_understands() -> None:
    """In the language of its page, and with what stands behind it."""
    told = list(words())
    assert len(told) > 200
    lost = []
    for each in told:
        intent = parse_line(each.text, context(each.locale))
        unclear = isinstance(intent, Unclear) and intent.message_id not in NOT_NOW
        if each.page in BY_LINK and is_of_table(each.text, each.locale):
            continue  # typed at the page or at a table, between two games
        if unclear or (isinstance(intent, Said) and intent.has_no_value):
            lost.append(each)
    assert lost == []


def arguments(line: str) -> list[str]:
    """What the command line gives the program; a script alone plays."""
    first, *rest = shlex.split(line)
    plays = first != "accessible-uno" and (not rest or rest[0] not in COMMANDS)
    return ["play", *rest] if plays else rest


def lines(*kinds: str, others: bool = False) -> list[str]:
    """The different command lines of these commands, or of all others; deletions come last."""
    found = dict.fromkeys(each.text for each in commands())
    chosen = [line for line in found if arguments(line) and _is_of(line, kinds) is not others]
    return sorted(chosen, key=lambda line: " delete " in line)


def _is_of(line: str, kinds: tuple[str, ...]) -> bool:
    return arguments(line)[0] in kinds


def run(home: Path, line: str) -> None:
    """Type a line, in a folder that does not have the record yet which it writes."""
    if "--record" in line:
        (home / line.partition("--record ")[2].split()[0]).unlink(missing_ok=True)
    done = uno(home, *arguments(line), typed=LEAVES)
    of_a_day = any(words in line for words in OF_A_DAY)
    allowed = (0, 1) if _is_of(line, REPAIRS) else (0, 2) if of_a_day else (0,)
    assert done.status in allowed, f"{line}: {done.out}{done.err}"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user with three games, the last one finished, and the records and rules of the pages."""
    monkeypatch.chdir(tmp_path)
    for name in ("evening.uno", "soir.uno"):
        assert uno(tmp_path, "play", "--record", name, "--seed", "9", typed=LEAVES).status == 0
    rules = tmp_path / "config" / "accessible-uno" / "rules"
    rules.mkdir(parents=True)
    for name in ("home", "maison"):
        (rules / f"{name}.toml").write_text('base = "classic"\n\n[options]\n')
    watched = ("play", "--watch", "--rules", "manual", "--players", "2", "--seed", "1")
    assert uno(tmp_path, *watched).status == 0
    return tmp_path


def test_one_line_of_each_quick_command_does_what_its_page_says(tmp_path: Path) -> None:
    """Those that need no game, network or display, and no seconds."""
    quick: dict[tuple[str, str], str] = {}
    for line in lines(*TAKE_LONG, *NEEDS_A_NETWORK, *NEEDS_GAMES, others=True):
        command, *rest = arguments(line)
        if rest and rest[0] in NEED_RULES:
            continue
        quick.setdefault((command, rest[0] if command == "rules" else ""), line)
    assert len(quick) > 6
    for line in quick.values():
        run(tmp_path, line)


@pytest.mark.long
def test_each_command_does_what_its_page_says(home: Path) -> None:
    """Every one that needs no network and no display, in the order of the pages."""
    for line in lines(*NEEDS_A_NETWORK, others=True):
        if NEEDS_A_DISPLAY not in line:
            run(home, line)


FRENCH: Final = [page for locale, page in PAGES if locale == "fr"]


def test_french_pages_are_written_with_french_signs(subtests: pytest.Subtests) -> None:
    """Curved apostrophes, and spaces that do not break before signs of two parts."""
    for page in FRENCH:
        with subtests.test(page.name):
            text = page.read_text("utf-8")
            text = re.sub(
                r"```.*?```|^    (?:  )?[^\s*-].*$|`[^`]+`|\]\([^)]*\)|<!--.*?-->",
                "",
                text,
                flags=re.M | re.S,
            )
            assert re.findall(r".{0,20}\w'.{0,20}", text) == []
            assert re.findall(r".{0,20} [;:!?»].{0,20}", text) == []
            assert re.findall(r".{0,20}« .{0,20}", text) == []


def test_a_key_and_a_word_of_one_s_own_can_be_given_as_told(subtests: pytest.Subtests) -> None:
    """With the keys and words that a new player has: none of the examples is taken."""
    examples = [
        each
        for each in words()
        if re.match(r"(keys|touches) \w+ \w$|(words|mots) \w+ \w+$", each.text)
    ]
    assert {each.locale for each in examples} == {"en", "fr"}
    for each in dict.fromkeys(examples):
        with subtests.test(line=each.text):
            settings = Settings(each.locale)
            played([each.text], table(position("r5 r3", "r8")), settings=settings)
            assert settings.own_keys or settings.own_words


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_example_of_keys_of_one_s_own_can_be_set(locale: str) -> None:
    """« pioche=d ; talon=g », as a wrong value of the setting is answered with."""
    told = sentence(locale, "app-own-form")
    (example,) = re.findall("[“«]\u00a0?([^”»]*=[^”»]*?)\u00a0?[”»]", told)
    assert parse_own_keys(example.replace("\u202f", "")).count("=") == 2
