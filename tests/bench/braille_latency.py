"""From a message to the braille cells, and from BRLTTY's end to its return.

    python tests/bench/braille_latency.py [RUNS]

A real BRLTTY with its virtual driver; the display at the other end notes when its cells change.
The last line gives the median and the worst in milliseconds, and the seconds from the start of a
new BRLTTY, the old one killed, until the same cells can be felt again (the worst of three).
"""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "live"), str(HERE.parents[1])]

from braille_display import Brltty, VirtualDisplay  # noqa: E402 - found through the line above

from accessible_uno.cards import DECK, card  # noqa: E402
from accessible_uno.narration.utterance import Utterance  # noqa: E402
from accessible_uno.voices.braille.display.voice import BrailleDisplay  # noqa: E402
from accessible_uno.voices.braille.notation import card_cells  # noqa: E402
from accessible_uno.voices.braille.writer import BrailleWriter  # noqa: E402

PAUSE = 0.05
KILLS = 3


async def latencies(voice: BrailleDisplay, display: VirtualDisplay, runs: int) -> list[float]:
    """Tell card after card; return how long each took to be felt, in milliseconds."""
    found = []
    for run in range(runs):
        held = DECK[run * 7 % len(DECK)]
        told = time.monotonic()
        voice.output(Utterance("", "fr", ("bob", held, str(run))))
        await asyncio.to_thread(display.until_shows, f"⠃⠕⠃⠀{card_cells(held)}⠀")
        found.append(1000 * (display.at - told))
        await asyncio.sleep(PAUSE)
    return found


def main(runs: int) -> None:
    """Measure both."""
    with tempfile.TemporaryDirectory() as folder:
        brltty = Brltty(Path(folder))
        brltty.start()
        os.environ.update(brltty.environment)
        display = brltty.display(40)
        voice = BrailleDisplay(BrailleWriter(), lambda _: None)
        voice.output(Utterance("", "fr", ("bob", card("r7"))))
        display.until_shows("⠗⠼⠛")
        found = asyncio.run(latencies(voice, display, runs))
        returns = []
        for _ in range(KILLS):
            cells = display.cells
            brltty.kill()
            time.sleep(PAUSE)
            began = time.monotonic()
            brltty.start()
            display = brltty.display(40)
            display.until(cells.__eq__)
            returns.append(display.at - began)
        voice.close()
        brltty.kill()
    sys.stdout.write(
        f"event_to_display_ms={statistics.median(found):.2f} worst={max(found):.2f} "
        f"killed_to_redrawn_s={max(returns):.2f}\n"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
