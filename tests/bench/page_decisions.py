"""How long bots think in a browser, beside the same decisions in this Python.

    python tests/bench/page_decisions.py FOLDER [ROUNDS]

FOLDER is what ``scripts/page`` has built.  Rounds at a table of four, with one bot of each level
among those called ``normal``; prints the median and the 99th percentile of a decision.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))

import decision_time
from browser import browser
from closed_tabs import TELL
from playing import served

LEVELS: Final = ("easy", "normal", "strong")
SEATS: Final = 4

THINKS: Final = """
python.FS.writeFile("/lib/game/decision_time.py", %s);
python.runPython("from decision_time import decision_times");
for (const level of %s) {
  const times = python.runPython(`str(decision_times("leaflet", %d, %d, "${level}"))`);
  self.postMessage(JSON.stringify({ kind: "show", text: `${level} ${times}` }));
}
"""
"""Lets bots think in the worker, and shows the seconds of each decision."""


def tell(where: str, level: str, times: list[float]) -> None:
    """Write what was measured."""
    half, most = (1000 * times[int(part * (len(times) - 1))] for part in (0.5, 0.99))
    told = f"median {half:.1f} ms, 99th percentile {most:.1f} ms"
    sys.stdout.write(f"{where}, {level}: {len(times)} decisions, {told}\n")


async def main(folder: Path, rounds: int) -> None:
    """Measure, and print."""
    code = Path(decision_time.__file__).read_text("utf-8")
    thinks = THINKS % (json.dumps(code), json.dumps(LEVELS), SEATS, rounds)
    with tempfile.TemporaryDirectory() as name:
        page_folder = Path(shutil.copytree(folder, Path(name) / "page"))
        worker = page_folder / "worker.mjs"
        worker.write_text(worker.read_text("utf-8").replace(TELL, TELL + thinks), "utf-8")
        async with served(page_folder) as address, browser() as page:
            await page.open(address)
            for level in LEVELS:
                line = await page.shows(f"{level} [")
                tell("here", level, decision_time.decision_times("leaflet", SEATS, rounds, level))
                tell("browser", level, json.loads(line.removeprefix(f"{level} ")))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 10))
