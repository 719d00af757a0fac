"""How long the page takes to its first question, beside Pyodide that prints a word.

    python tests/bench/page_start.py FOLDER [RUNS]

FOLDER is what ``scripts/page`` has built.  In turn, so often: a first visit to bare Pyodide and to
the page, each in a browser that has stored nothing, and a later visit to both, where the page has a
saved game.  Prints the medians in seconds, and the ratios of a first visit, a later one, and one
without a server.
"""

from __future__ import annotations

import asyncio
import shutil
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))

from aiohttp import web
from browser import Page, browser

from accessible_uno.web.server import page_app, serve

BARE: Final = {
    "index.html": "<!doctype html><title>Bare</title><script type=module src=bare.mjs></script>",
    "bare.mjs": (
        'const worker = new Worker("bare-worker.mjs", { type: "module" });'
        'worker.onmessage = ({ data }) => (document.body.dataset.ready = "yes");'
    ),
    "bare-worker.mjs": (
        'import { loadPyodide } from "./pyodide/pyodide.mjs";'
        'const python = await loadPyodide({ indexURL: "./pyodide/" });'
        "python.setStdout({ batched: (line) => self.postMessage(line) });"
        "python.runPython(\"print('word')\");"
    ),
}


async def seconds(page: Page, act: Callable[[], Coroutine[object, object, None]]) -> float:
    """Return how long it takes until a page is ready that ``act`` opens."""
    begun = time.perf_counter()
    await act()
    await page.ready()
    return time.perf_counter() - begun


async def visits(
    name: str, app: web.Application, found: dict[str, list[float]], *, plays: bool
) -> None:
    """Visit a page for the first time, again, and again without its server."""
    runner = await serve(app, "127.0.0.1", 0)
    address = "http://{}:{}/".format(*runner.addresses[0][:2])
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        async with browser(Path(profile)) as page:
            found[f"{name} first"].append(await seconds(page, lambda: page.open(address)))
            if plays:
                for answer in ("1", "2"):
                    await page.enter(answer)
                await page.shows("Your 7 cards")
                await page.until("navigator.serviceWorker.controller !== null")
                await asyncio.sleep(2)
        for kind in ("later", "offline"):
            if kind == "offline":
                await runner.cleanup()
                if not plays:
                    return
            async with browser(Path(profile)) as page:
                found[f"{name} {kind}"].append(await seconds(page, lambda: page.open(address)))


async def main(folder: Path, runs: int) -> None:
    """Measure, and print."""
    found: dict[str, list[float]] = defaultdict(list)
    with tempfile.TemporaryDirectory() as place:
        bare = Path(place)
        for name, text in BARE.items():
            (bare / name).write_text(text)
        shutil.copytree(folder / "pyodide", bare / "pyodide")
        for _ in range(runs):
            await visits("bare", page_app(bare), found, plays=False)
            await visits("page", page_app(folder), found, plays=True)
    middle = {name: statistics.median(times) for name, times in found.items()}
    for name, value in sorted(middle.items()):
        sys.stdout.write(
            f"{name}: {value:.2f} ({min(found[name]):.2f} to {max(found[name]):.2f})\n"
        )
    for kind, beside in (("first", "first"), ("later", "later"), ("offline", "later")):
        ratio = middle[f"page {kind}"] / middle[f"bare {beside}"]
        sys.stdout.write(f"page {kind} / bare {beside}: {ratio:.2f}\n")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 10))
