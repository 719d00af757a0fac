"""What a browser may lack: encryption, storage, an intact store; each is told, and it plays on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import pytest
from browser import HEADLESS, browser
from playing import begin, served

NAME: Final = "page.test"
"""A name that browsers do not trust as they trust this machine's own."""

RESOLVE: Final = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"

REFUSES: Final = "indexedDB.open = () => { throw new Error('refused'); };"

DAMAGE: Final = """
new Promise((resolve, reject) => {
  const opening = indexedDB.open("/home/player");
  opening.onsuccess = () => {
    const damaging = opening.result.transaction("files", "readwrite");
    const store = damaging.objectStore("files");
    const paths = store.getAllKeys();
    paths.onsuccess = () => {
      for (const path of paths.result.filter((each) => each.includes("sqlite3"))) {
        store.put(new Uint8Array(4096).fill(7), path);
      }
    };
    damaging.oncomplete = () => resolve(true);
    damaging.onabort = reject;
  };
})
"""


@pytest.mark.long
def test_over_plain_http_it_plays_saves_and_says_what_lacks(built_page: Path) -> None:
    """No service worker, no locks; a second tab is told all the same."""

    async def play() -> None:
        options = (*HEADLESS, RESOLVE)
        async with served(built_page, NAME) as address, browser(options=options) as page:
            await page.open(address)
            await page.ready()
            assert await page.evaluate("isSecureContext") is False
            await page.shows("came unencrypted")
            await begin(page)
            await page.enter("hand")
            await page.shows("1: ")
            await page.open(address)
            await page.shows("another tab")
            await page.close_tab()

    asyncio.run(play())


@pytest.mark.long
def test_a_damaged_store_is_told_and_the_game_begins(built_page: Path) -> None:
    async def play() -> None:
        async with served(built_page) as address, browser() as page:
            await page.open(address)
            await page.ready()
            await begin(page)
            await page.close_tab()
            await page.open(f"{address}icon.svg")
            await page.until("location.href.endsWith('icon.svg')")
            assert await page.evaluate(DAMAGE)
            await page.close_tab()
            await page.open(address)
            await page.ready()
            told = " ".join(await page.log())
            assert "Your 7 cards" in told
            assert "damaged" in told
            assert "Traceback" not in told
            assert page.errors == []

    asyncio.run(play())


@pytest.mark.long
def test_a_browser_that_keeps_nothing_says_so(built_page: Path) -> None:
    """As in a private window."""

    async def play() -> None:
        async with served(built_page) as address, browser() as page:
            await page.open(address, worker_before=REFUSES)
            await page.ready()
            await page.shows("keeps nothing here")
            await begin(page)
            await page.enter("hand")

    asyncio.run(play())
