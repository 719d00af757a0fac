"""How soon the page answers a typed line, and whether events that come fast block typing.

    python tests/bench/page_typing.py FOLDER [LINES]

FOLDER is what ``scripts/page`` has built.  Prints the median and the longest time from Enter to the
first line that answers, of so many lines; then, of the letters that are typed while bots play a
whole round without a pause, how long the page needed for the slowest, and how many lines came.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
from itertools import cycle, islice
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))

from browser import Page, browser
from playing import begin, served

LINES: Final = ("hand", "top", "scores", "hint", "who", "counts", "qwrt")

TIMES: Final = """
(() => {
  globalThis.spans = [];
  globalThis.slowest = 0;
  let entered = null;
  document.getElementById("form").addEventListener(
    "submit", () => { entered = performance.now(); }, { capture: true });
  new MutationObserver(() => {
    if (entered !== null) spans.push(performance.now() - entered);
    entered = null;
  }).observe(document.getElementById("log"), { childList: true });
  document.getElementById("line").addEventListener("keydown", ({ timeStamp }) => {
    const typed = timeStamp;
    requestAnimationFrame(() => { slowest = Math.max(slowest, performance.now() - typed); });
  });
})()
"""
"""Keeps the milliseconds from Enter to an answer, and from a letter to the next frame."""


async def main(folder: Path, lines: int) -> None:
    """Measure, and print."""
    async with served(folder) as address, browser() as page:
        await page.open(address)
        await page.ready()
        await begin(page)
        await page.evaluate(TIMES)
        for line in islice(cycle(LINES), lines):
            await page.enter(line)
            await page.quiet(0.1)
        spans = await page.evaluate("spans")
        sys.stdout.write(f"answers: {statistics.median(spans):.0f} ms, longest {max(spans):.0f}\n")
        await type_meanwhile(page)


async def type_meanwhile(page: Page) -> None:
    """Type while bots play."""
    for line in ("quit", "yes", "play --watch --pace none --players 3"):
        before = await page.evaluate("told.length")
        await page.enter(line)
    await page.evaluate("slowest = 0")
    typed = 0
    while await page.evaluate("told.length") < before + 60:
        await page.press("x")
        typed += 1
    slowest = await page.evaluate("slowest")
    came = await page.evaluate("told.length") - before
    sys.stdout.write(f"letters: {typed}, slowest {slowest:.0f} ms, while {came} lines came\n")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 40))
