"""Does a tab that is closed at any moment lose an act that was told?

    python tests/bench/closed_tabs.py FOLDER [TIMES]

FOLDER is what ``scripts/page`` has built.  So often, in one Chromium, a game is gone on with,
played fast, and its tab closed at a random moment; each tenth time the whole browser is killed.
What the browser has kept is then read by the program's own journal, and told again: whatever the
tab has told that players did must be there.  Prints how many acts were told, and how many were
lost.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))

from browser import Page, browser
from playing import act_script, begin, begin_again, served

from accessible_uno.store.journal import Journal

ACTS: Final = re.compile(
    r"(?<!You are) \b(plays|draws|passes|doubts|takes)\b |^You (draw|pass|take|play) "
)
"""A line that tells what somebody did."""

COLOURS: Final = re.compile(r"\b(red|yellow|green|blue) ")

LONGEST: Final = 4.0
"""Seconds after which a tab is closed at the latest."""

KILLED: Final = 10
"""Each so manieth time the browser is killed."""

PLAYER: Final = "Player"

FILES: Final = """
new Promise((resolve, reject) => {
  const opening = indexedDB.open("/home/player");
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const store = opening.result.transaction("files").objectStore("files");
    const paths = store.getAllKeys();
    const contents = store.getAll();
    contents.onsuccess = () => {
      opening.result.close();
      const text = (bytes) => btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(""));
      resolve(paths.result.map((path, at) => [path, text(contents.result[at])]));
    };
  };
})
"""
"""What the browser has kept: paths, and contents in base64."""


async def play_until_closed(page: Page, seconds: float) -> None:
    """Go on with the game, and play fast, for so long."""
    script = act_script("en")
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while True:
                await page.evaluate(script)
                await asyncio.sleep(0.02)


async def kept_files(page: Page, address: str, folder: Path) -> None:
    """Write what the browser has kept into a folder, as if it were the home of a user."""
    await page.open(f"{address}icon.svg")
    await page.until("location.href !== 'about:blank'")
    for path, content in await page.evaluate(FILES):
        file = folder / Path(path).relative_to("/home/player")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(base64.b64decode(content))
    await page.close_tab()


def told_again(folder: Path) -> list[str]:
    """Return what the player hears of the last game when the kept journal tells it."""
    data = folder / ".local" / "share" / "accessible-uno"
    record = folder / "game.uno"
    journal = Journal(data)
    last = max(journal.numbers())
    record.write_text("\n".join(journal.read_record(journal.game(last))) + "\n", "utf-8")
    journal.close()
    replay = [
        sys.executable,
        "-m",
        "accessible_uno",
        "record",
        "replay",
        str(record),
        "--lang",
        "en",
    ]
    homes = {f"XDG_{kind}_HOME": str(folder / kind) for kind in ("CONFIG", "DATA", "STATE")}
    done = subprocess.run(
        [*replay, "--as", PLAYER],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "HOME": str(folder), **homes},
    )
    return str(done.stdout).splitlines()


def acts_of(lines: Iterable[str]) -> list[str]:
    """Return the lines about acts, without colours, which a game tells where they change."""
    return [COLOURS.sub("", line) for line in lines if ACTS.search(line)]


def lost(told: list[str], again: list[str]) -> list[str]:
    """Return the acts at the end of ``told`` that are missing in ``again``, which has them all."""
    for count in range(len(told), 0, -1):
        if any(again[at : at + count] == told[:count] for at in range(len(again))):
            return told[count:]
    return told


async def one_tab(page: Page, address: str, seconds: float) -> None:
    """Open a tab, and play there for so long."""
    await page.open(address)
    await page.ready()
    if (await page.told())[-1].startswith("UNO") or "français" in (await page.told())[-1]:
        await begin(page)
        await begin_again(page, "play --rule target=5000")
    else:
        await page.enter("yes")
    await play_until_closed(page, seconds)


class Losses:
    """Compares what tabs told with what the browser has kept.

    Attributes:
        told: how many acts were told.
        lost: the acts that were told and not kept.
    """

    def __init__(self, address: str, place: Path) -> None:
        self.told = 0
        self.lost: list[str] = []
        self.address = address
        self._place = place

    async def check(self, page: Page) -> None:
        """Compare, once the tab is gone."""
        acts = acts_of(page.lines)
        page.lines.clear()
        with tempfile.TemporaryDirectory(dir=self._place) as name:
            await kept_files(page, self.address, Path(name))
            self.lost += lost(acts, acts_of(told_again(Path(name))))
        self.told += len(acts)


async def close_tabs(folder: Path, times: int, chance: random.Random) -> Losses:
    """Close so many tabs, and return what came of it."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        place = Path(name)
        async with served(folder) as address:
            losses = Losses(address, place)
            for begun in range(0, times, KILLED):
                await ten_tabs(losses, place / "profile", min(KILLED, times - begun), chance)
    return losses


async def ten_tabs(losses: Losses, profile: Path, times: int, chance: random.Random) -> None:
    """Close tabs of one browser, and kill the browser in place of closing the last."""
    address = losses.address
    async with browser(profile) as page:
        for number in range(1, times + 1):
            await one_tab(page, address, chance.uniform(0, LONGEST))
            if number < times:
                await page.close_tab()
                await losses.check(page)
        page.kill()
        lines = page.lines
    async with browser(profile) as page:
        page.lines = lines
        await losses.check(page)


async def main(folder: Path, times: int) -> None:
    """Close, and print."""
    losses = await close_tabs(folder, times, random.Random())
    sys.stdout.write(f"tabs closed: {times}, acts told: {losses.told}, lost: {len(losses.lost)}\n")
    for line in losses.lost:
        sys.stdout.write(f"lost: {line}\n")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 200))
