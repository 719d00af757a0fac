"""Does a tab that is closed at any moment lose an act that was told?

    python tests/bench/closed_tabs.py FOLDER [TIMES]

FOLDER is what ``scripts/page`` has built.  So often, in one Chromium, a game is gone on with,
played fast, and its tab closed at a random moment; each tenth time the whole browser is killed.
With each line that the program hands out to be told, it says which acts the game's record has by
then.  What the browser has kept is read by the program's own journal: the record of the last line
that has come to the page must be the beginning of it.  Prints how many acts were told, and how many
were lost.
"""

from __future__ import annotations

import asyncio
import base64
import random
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))

from browser import Page, browser
from playing import act_script, begin, begin_again, served

from accessible_uno.store.errors import NoSuchGame
from accessible_uno.store.journal import Journal, next_checksum

TELL: Final = "const tell = (text) => disk.tell(text);"
"""The line of the worker that hands out what is told."""

MARKED: Final = """
const mark = python.runPython(`
import json
from accessible_uno.store.log import MatchLog

class Marks:
    newest = None

def begin(self, *arguments, usual=MatchLog.__init__, **named):
    usual(self, *arguments, **named)
    Marks.newest = self

def mark(text):
    message = json.loads(text)
    if message["kind"] == "show" and (log := Marks.newest):
        message["record"] = [log.game.number, log.game.acts, log._checksum]
    return json.dumps(message)

MatchLog.__init__ = begin
mark
`);
const tell = (text) => disk.tell(mark(text));
"""
"""Adds to each line which game is played, and how many acts its record has, with their checksum."""

MARK: Final = "record "

HEARD: Final = f"""
globalThis.Worker = class extends Worker {{
  constructor(...all) {{
    super(...all);
    this.addEventListener("message", ({{ data }}) => {{
      const {{ record }} = JSON.parse(data);
      if (record) heard("{MARK}" + record.join(" "));
    }});
  }}
}};
"""
"""Hands out what the worker has added to each line that has come."""

LONGEST: Final = 4.0
"""Seconds after which a tab is closed at the latest."""

KILLED: Final = 10
"""Each so manieth time the browser is killed."""

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
    end = time.monotonic() + seconds
    while time.monotonic() < end:
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


class Record(NamedTuple):
    """What the record of a game has.

    Attributes:
        game: its number in the journal.
        acts: how many acts.
        checksum: of all of them.
    """

    game: int
    acts: int
    checksum: int


def told_records(lines: list[str]) -> list[Record]:
    """Return what records had when lines were told, in their order."""
    marks = (line.removeprefix(MARK).split() for line in lines if line.startswith(MARK))
    return [Record(*map(int, mark)) for mark in marks]


def kept_acts(folder: Path, told: Record) -> int:
    """Return how many of the acts that were told the kept journal has."""
    journal = Journal(folder / ".local" / "share" / "accessible-uno")
    checksum = 0
    try:
        acts = list(journal.read_acts(told.game, journal.game(told.game).acts))
    except NoSuchGame:
        return 0
    finally:
        journal.close()
    for act in acts[: told.acts]:
        checksum = next_checksum(checksum, act)
    return told.acts if checksum == told.checksum else min(len(acts), told.acts - 1)


async def one_tab(page: Page, address: str, seconds: float) -> None:
    """Open a tab, and play there for so long."""
    await page.open(address, HEARD)
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
        lost: how many of them were not kept.
    """

    def __init__(self, address: str, place: Path) -> None:
        self.told = self.lost = 0
        self.address = address
        self._place = place

    async def check(self, page: Page) -> None:
        """Compare, once the tab is gone."""
        records = told_records(page.lines)
        page.lines.clear()
        if records:
            first, *_, last = *records[:1], *records
            self.told += last.acts - (first.acts if first.game == last.game else 0)
            with tempfile.TemporaryDirectory(dir=self._place) as name:
                await kept_files(page, self.address, Path(name))
                self.lost += last.acts - kept_acts(Path(name), last)


async def close_tabs(folder: Path, times: int, chance: random.Random) -> Losses:
    """Close so many tabs, and return what came of it."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        place = Path(name)
        marked = Path(shutil.copytree(folder, place / "page"))
        worker = marked / "worker.mjs"
        assert TELL in worker.read_text("utf-8")
        worker.write_text(worker.read_text("utf-8").replace(TELL, MARKED), "utf-8")
        async with served(marked) as address:
            losses = Losses(address, place)
            for begun in range(0, times, KILLED):
                await ten_tabs(losses, place / "profile", min(KILLED, times - begun), chance)
                sys.stdout.write(f"{begun + KILLED}: told {losses.told}, lost {losses.lost}\n")
                sys.stdout.flush()
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
    sys.stdout.write(f"tabs closed: {times}, acts told: {losses.told}, lost: {losses.lost}\n")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 200))
