"""The program of the page, run as its worker runs it, with the page's side played here."""

from __future__ import annotations

import asyncio
import json
import re
import runpy
import sys
import zipfile
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from accessible_uno.app.channels import ACCESSIBLE
from accessible_uno.app.page import PageProgram
from accessible_uno.cards import CARDS, COLOURS
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.display_names import DisplayNames
from accessible_uno.program import VARIABLE, program
from accessible_uno.settings.values import Notation
from accessible_uno.voices.braille import liblouis, notation
from accessible_uno.voices.braille.liblouis import BLANK
from accessible_uno.voices.braille.notation import card_cells, colour_cells
from accessible_uno.web import voices

BUILDER = Path(__file__).parents[2] / "scripts" / "packaging" / "page.py"

Story = Callable[["PlayedPage"], Awaitable[None]]


class PlayedPage:
    """What the program has sent to its page, and a player who answers.

    Args:
        is_new: whether the browser has kept nothing yet.
    """

    def __init__(self, *, is_new: bool = True) -> None:
        self.got: list[dict[str, Any]] = []
        self._answered = 0
        self._came = asyncio.Event()
        self._program = PageProgram(self._take, "en", "http://127.0.0.1/", Mock(), is_new)

    def _take(self, text: str) -> None:
        """Keep a message; the voice of the browser has spoken a text at once."""
        message = json.loads(text)
        self.got.append(message)
        self._came.set()
        if message["kind"] == "speech":
            said = partial(self.send, "spoken", number=message["number"])
            asyncio.get_running_loop().call_soon(said)

    def send(self, kind: str, **fields: object) -> None:
        self._program.receive(json.dumps({"kind": kind, **fields}))

    def texts(self, kind: str) -> list[str]:
        return [each["text"] for each in self.got if each["kind"] == kind]

    def hands(self) -> list[list[dict[str, str]]]:
        """Return the buttons of the hand, each time that they were sent."""
        groups = [group for each in self.got for group in each.get("groups", ())]
        return [group["buttons"] for group in groups if group["title"] == "Your hand"]

    async def until(self, found: Callable[[], bool]) -> None:
        while not found():
            self._came.clear()
            await self._came.wait()

    async def answer(self, *lines: str) -> None:
        """Enter each line once it is asked for."""
        for line in lines:
            await self.until(lambda: any(each["kind"] == "prompt" for each in self._unanswered()))
            self._answered = len(self.got)
            self.send("line", text=line)

    def _unanswered(self) -> list[dict[str, Any]]:
        return self.got[self._answered :]

    async def play(self, story: Story) -> None:
        running = asyncio.create_task(self._program.run())
        await story(self)
        await running


@pytest.fixture
def browsers_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A home of its own, and the streams and variables as they were afterwards."""
    for name in ("LANG", VARIABLE, ACCESSIBLE):
        monkeypatch.setenv(name, "")
    monkeypatch.setenv("HOME", str(tmp_path))
    for kind in ("CONFIG", "DATA", "STATE"):
        monkeypatch.delenv(f"XDG_{kind}_HOME", raising=False)
    for name in ("stdout", "stderr"):
        monkeypatch.setattr(sys, name, getattr(sys, name))
    program.cache_clear()
    yield
    program.cache_clear()


def played(story: Story, *, is_new: bool = True) -> PlayedPage:
    """Play a story at a page, and return what the page was sent."""

    async def run() -> PlayedPage:
        page = PlayedPage(is_new=is_new)
        await asyncio.wait_for(page.play(story), 60)
        return page

    return asyncio.run(run())


@pytest.mark.usefixtures("browsers_home")
def test_what_a_command_writes_is_spoken_too() -> None:
    """By the voice of the page, before the next question."""

    async def ask_for_goals(page: PlayedPage) -> None:
        await page.answer("english", "1", "quit", "yes", "goals")
        await page.until(
            lambda: "What now?" in "".join(page.texts("speech")).rpartition("reach")[2]
        )
        await page.answer("quit")

    page = played(ask_for_goals)
    goals = [each for each in page.texts("show") if each.startswith("To reach")]
    assert len(goals) > 3
    spoken = page.texts("speech")
    assert [each for each in spoken if each.startswith("To reach")] == goals
    assert spoken[-1].startswith("What now?")


@pytest.mark.usefixtures("browsers_home")
def test_a_new_browser_is_asked_once_to_keep_what_it_stores() -> None:
    """After the first game, and what it answers is told."""

    async def leave_and_read(page: PlayedPage) -> None:
        await page.answer("english", "2", "quit", "yes")
        await page.until(lambda: {"kind": "keep"} in page.got)
        page.send("kept", safe=False)
        await page.answer("history", "quit")

    page = played(leave_and_read)
    assert page.got.count({"kind": "keep"}) == 1
    assert len([each for each in page.texts("show") if "when its space runs short" in each]) == 1


@pytest.mark.usefixtures("browsers_home")
def test_a_browser_that_has_kept_something_is_asked_nothing() -> None:
    async def leave(page: PlayedPage) -> None:
        await page.answer("english", "2", "quit", "yes", "quit")

    assert {"kind": "keep"} not in played(leave, is_new=False).got


@pytest.fixture
def built_decks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The cells of the decks as they are built into the page's wheel."""
    wheel = tmp_path / "game.whl"
    runpy.run_path(str(BUILDER))["add_decks"](wheel)
    with zipfile.ZipFile(wheel) as packed:
        (name,) = packed.namelist()
        assert Path(name) == Path("accessible_uno", "web", voices.WRITTEN)
        written = packed.read(name)
    monkeypatch.setattr(voices, "_decks", lambda: json.loads(written))


@pytest.fixture
def no_liblouis(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No binding of liblouis, as in a browser."""
    for cached in (
        liblouis._louis,
        notation.card_cells,
        notation.colour_cells,
        notation._check_table,
    ):
        cached.cache_clear()
    for name in ("louis", liblouis.CONTAINED):
        monkeypatch.setitem(sys.modules, name, None)
    yield
    liblouis._louis.cache_clear()


@pytest.mark.usefixtures("built_decks")
@pytest.mark.parametrize("deck", Notation)
def test_the_built_cells_are_those_of_the_deck(deck: Notation) -> None:
    for each in CARDS:
        assert voices.deck_cells(each, deck) == card_cells(each, deck)
    for colour in COLOURS:
        assert voices.deck_cells(colour, deck) == colour_cells(colour, deck)


@pytest.mark.usefixtures("browsers_home")
def test_a_wrong_word_behind_rules_is_answered_in_words() -> None:
    """Not by the commands of a terminal, which nobody types here."""

    async def ask_wrongly(page: PlayedPage) -> None:
        await page.answer("français", "2", "quitter", "oui", "règles voir", "quitter")

    (told,) = (each for each in played(ask_wrongly).texts("show") if "je ne comprends pas" in each)
    assert told.startswith("«\u00a0règles voir\u00a0»")
    assert "rules" not in told
    assert "nouvelles règles" in told


@pytest.mark.usefixtures("browsers_home", "built_decks")
def test_cards_have_cells_where_braille_is_asked_for() -> None:
    """In the log below each line about cards, and on the buttons in place of their names."""

    async def ask_for_braille(page: PlayedPage) -> None:
        await page.answer("english", "2", "braille yes", "hand", "braille no", "hand")
        await page.answer("quit", "yes", "quit")

    page = played(ask_for_braille)
    told = page.texts("show")
    in_braille, in_print = (
        told[at + 1] for at, line in enumerate(told) if re.match(r"\d+ cards\. 1:", line)
    )
    names = DisplayNames(Catalogue("en"), (), -1)
    cells_of = {names.card(each): card_cells(each, Notation.MATTEL) for each in CARDS}
    first, second, *_ = page.hands()
    cells = [each["cells"].partition(",")[0] for each in second]
    assert in_braille == BLANK.join(cells)
    assert in_print.startswith("Quit the game?")
    for plain, button in zip(first, second, strict=True):
        assert plain["cells"] == ""
        name, comma, does_not = button["label"].partition(",")
        assert button["cells"] == cells_of[name] + comma + does_not


@pytest.mark.usefixtures("browsers_home")
def test_settings_are_told_without_a_file() -> None:
    """A page has none that a player could open."""

    async def read_settings(page: PlayedPage) -> None:
        await page.answer("english", "2", "quit", "yes", "settings", "settings rate 250", "quit")

    told = played(read_settings).texts("show")
    assert "The browser keeps the settings, for this page alone." in told
    assert [each for each in told if "/" in each or "settings.toml" in each] == []


@pytest.mark.usefixtures("browsers_home", "no_liblouis")
def test_typed_cells_are_refused_in_the_words_of_a_page() -> None:
    """A page has no liblouis, and nothing to install."""

    async def type_cells(page: PlayedPage) -> None:
        await page.answer("english", "2", "⠃⠼⠙", "quit", "yes", "quit")

    told = played(type_cells).texts("show")
    assert len([each for each in told if each.startswith("This page reads no cells")]) == 1
    assert [each for each in told if "doctor" in each] == []
