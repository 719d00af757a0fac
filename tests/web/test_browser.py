"""The page in a real browser: first start, a game, and what is kept."""

from __future__ import annotations

import asyncio
import json
import re
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest
from browser import Page, browser
from playing import TURN, asked, begin_again, play_rounds, served

ANNOUNCED: Final = "announced.map((each) => each[2]).join(' ')"
LOGGED: Final = (
    "[...document.querySelectorAll('#log li')].map((each) => each.textContent).join(' ')"
)


@asynccontextmanager
async def page_of(folder: Path, profile: Path) -> AsyncIterator[tuple[Page, str]]:
    """Serve the page, and open it in a browser that keeps its files in ``profile``."""
    async with served(folder) as address, browser(profile) as page:
        await page.open(address)
        await page.ready()
        yield page, address


@pytest.mark.slow
def test_a_round_is_played(built_page: Path, tmp_path: Path) -> None:
    """All comes from the one address; each line is announced once, in its order; by buttons."""

    async def play() -> None:
        async with page_of(built_page, tmp_path) as (page, address):
            assert (await page.log())[0].startswith("UNO.")
            for answer in ("1", "2", "pace none"):
                await page.enter(answer)
            await page.shows("Your 7 cards: ")
            await asked(page, "Your 7 cards")
            await page.enter("qwrt")
            await page.shows("qwrt")
            await page.until(f"{ANNOUNCED} === {LOGGED}")
            assert page.errors == []
            assert [each for each in page.requests if not each.startswith(address)] == []
            await begin_again(page, "play --players 2 --rule deal=2 --seed 1")
            assert await play_rounds(page, 1)

    asyncio.run(play())


@pytest.mark.slow
@pytest.mark.long
def test_a_game_that_was_left_is_gone_on_with(built_page: Path, tmp_path: Path) -> None:
    """In the tab that is loaded again, as in one that was closed."""

    async def play() -> None:
        async with page_of(built_page, tmp_path) as (page, _):
            for answer in ("1", "2", "pace none"):
                await page.enter(answer)
            await asked(page, "Your 7 cards")
            await page.enter("hand")
            hand = (await page.log())[-1]
            await page.reload()
            await page.ready()
            assert "yes or no" in (await page.log())[-1]
            await page.enter("yes")
            await asked(page, "es or no")
            await page.enter("hand")
            assert await page.shows(hand) == hand

    asyncio.run(play())


FIELD: Final = """
(() => {
  const field = document.getElementById("line");
  return [field.value, field.selectionStart, document.activeElement === field];
})()
"""


@pytest.mark.slow
@pytest.mark.long
def test_what_is_typed_stays_while_others_play(built_page: Path, tmp_path: Path) -> None:
    """The letters, where the cursor is among them, and that the field has the keyboard."""

    async def play() -> None:
        async with page_of(built_page, tmp_path) as (page, _):
            for answer in ("1", "2", "pace wait"):
                await page.enter(answer)
            await page.shows("Your 7 cards: ")
            await begin_again(page, "play --players 4 --seed 9")
            await page.evaluate("document.getElementById('line').focus()")
            await page.type("re")
            await page.evaluate("document.getElementById('line').setSelectionRange(1, 1)")
            typed = await page.evaluate(FIELD)
            assert typed == ["re", 1, True]
            assert not any("Victor plays" in line for line in await page.told())
            await page.shows("Victor plays")
            await page.quiet()
            assert await page.evaluate(FIELD) == typed

    asyncio.run(play())


QUOTED = re.compile("“(.+?)”")


async def follow_hints(page: Page, last: str) -> list[str]:
    """Do what each hint says until the last line of the match is told; return what was told."""
    before = len(await page.told())
    for _ in range(200):
        hint = (await page.enter("hint"))[0]
        quoted = QUOTED.search(hint)
        await page.enter(quoted[1] if quoted else hint.split(":")[0].rstrip("."))
        await page.quiet()
        told = await page.told()
        if any(line.startswith(last) for line in told[before:]):
            return told
    raise AssertionError(told)


@pytest.mark.long
def test_the_deal_of_the_day_is_worth_a_word_here_too(built_page: Path, tmp_path: Path) -> None:
    """With what bots made of it, a line that is compared, goals, and the ladder."""

    async def play() -> None:
        async with page_of(built_page, tmp_path) as (page, _):
            for answer in ("1", "2", "quit", "yes"):
                await page.enter(answer)
            await page.shows("What now")
            await page.enter("daily --pace none")
            await asked(page, "Your 7 cards")
            told = await follow_hints(page, "To send to a friend")
            (line,) = (each[-18:] for each in told if each.startswith("To send to a friend"))
            assert any(each.startswith("In your seat, with your cards: normal ") for each in told)
            await page.until("told.filter((line) => line.includes('What now')).length > 1")
            for typed, answer in (
                (f"compare {line}", "you did equally well"),
                ("daily line", line),
                ("goals", "so far 1 of 7"),
                ("ladder", "of 10: against "),
            ):
                await page.enter(typed)
                await page.shows(answer)
            assert page.errors == []

    asyncio.run(play())


@pytest.mark.long
def test_a_first_visit_loads_ten_megabytes_at_most(built_page: Path) -> None:
    """Compressed, as web servers send the files."""
    files = [each for each in built_page.rglob("*") if each.is_file()]
    assert sum(len(zlib.compress(each.read_bytes())) for each in files) <= 10_000_000


@pytest.mark.long
def test_a_second_tab_is_told(built_page: Path, tmp_path: Path) -> None:
    async def play() -> None:
        async with page_of(built_page, tmp_path) as (page, address):
            await page.open(address)
            await page.shows("another tab")

    asyncio.run(play())


@pytest.mark.long
def test_a_tab_that_closes_makes_room_for_the_next(built_page: Path, tmp_path: Path) -> None:
    """It may still be ending when the next one begins."""

    async def play() -> None:
        async with page_of(built_page, tmp_path) as (page, address):
            former = page.target
            await page.open(address)
            await page.until("document.getElementById('prompt')?.textContent")
            await page.call("Target.closeTarget", targetId=former, session="")
            await page.ready()

    asyncio.run(play())


@pytest.mark.long
def test_an_old_browser_is_told(built_page: Path, tmp_path: Path) -> None:
    """One without WebAssembly, in both languages."""

    async def play() -> None:
        async with page_of(built_page, tmp_path) as (page, address):
            lacking = "Object.defineProperty(window, 'WebAssembly', { value: undefined })"
            await page.open(address, lacking)
            await page.until("document.getElementById('old')?.checkVisibility()")
            told = await page.evaluate("document.body.innerText")
            assert "too old" in told
            assert "trop ancien" in told

    asyncio.run(play())


@pytest.mark.long
def test_what_cannot_be_kept_is_told(built_page: Path, tmp_path: Path) -> None:
    """The storage of a private window refuses; the game goes on."""

    async def play() -> None:
        async with page_of(built_page, tmp_path) as (page, _):
            for answer in ("1", "2", "pace none"):
                await page.enter(answer)
            await page.shows("Your 7 cards")
            await page.in_worker(
                "IDBObjectStore.prototype.put = () => { throw new Error('full'); }"
            )
            await asked(page, "Your 7 cards")
            await page.enter("draw")
            await page.shows("storage is full")
            await page.enter("top")

    asyncio.run(play())


KEEPS: Final = """
globalThis.downloads = [];
HTMLAnchorElement.prototype.click = function () {
  const bytes = Uint8Array.from(atob(this.href.split(",")[1]), (each) => each.charCodeAt(0));
  downloads.push([this.download, new TextDecoder().decode(bytes)]);
};
"""
"""Keeps the name and the content of each file that is downloaded."""

GIVES: Final = """
(() => {
  const given = new DataTransfer();
  given.items.add(new File([%s], %s));
  const field = document.getElementById("file");
  field.files = given.files;
  field.dispatchEvent(new Event("change"));
})()
"""
"""Gives the page a file, as a player does who chooses one."""


async def leave(page: Page) -> None:
    """Leave the game, and wait for what is asked between two."""
    for line in ("quit", "yes"):
        await page.enter(line)
    await page.shows("What now")


@pytest.mark.long
def test_a_game_goes_out_as_a_file_and_comes_back_without_a_network(
    built_page: Path, tmp_path: Path
) -> None:
    """A record is downloaded, and checked in another browser; after the first visit the page needs
    no server."""

    async def first(address: str) -> tuple[str, str]:
        async with browser() as page:
            await page.open(address, KEEPS)
            await page.ready()
            for answer in ("1", "2", "pace none"):
                await page.enter(answer)
            line = "play --players 2 --rule deal=2 --rule target=1 --seed 1 --name Chloé"
            await begin_again(page, line)
            await asked(page, "Your 2 cards")
            await follow_hints(page, "What now")
            await page.enter("history export 2 game.uno")
            ((name, record),) = await page.until("downloads.length && downloads", TURN)
            return name, record

    async def second(address: str) -> None:
        async with browser(tmp_path / "second") as page:
            await page.open(address)
            await page.ready()
            for answer in ("1", "2", "pace none"):
                await page.enter(answer)
            await leave(page)
            await page.until("navigator.serviceWorker.controller !== null", TURN)
            installable = await page.call("Page.getInstallabilityErrors")
            assert installable["installabilityErrors"] == []

    async def offline(address: str, name: str, record: str) -> None:
        async with browser(tmp_path / "second") as page:
            await page.open(address)
            await page.ready()
            await page.enter("no")
            await asked(page, "Your 7 cards")
            await leave(page)
            await page.evaluate(GIVES % (json.dumps(record), json.dumps(name)))
            await page.shows(f"{name} is here")
            await page.enter(f"record check {name}")
            await page.shows("everything holds")
            assert page.errors == []

    async def run() -> None:
        async with served(built_page) as address:
            played = await first(address)
            await second(address)
        await offline(address, *played)

    asyncio.run(run())
