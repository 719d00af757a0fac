"""What a display keeps under the finger while the game goes on: windows before and after.

    python tests/bench/kept_windows.py [--lang fr|en] [--cells CELLS]

The whole program on BRLTTY's virtual driver, alone with bots that wait for nobody.  Printed are the
window before and the window after, and whether the second is the first, but for its last cell,
which has the marks:

- ten times, a reader who has gone somewhere else while the others play on;
- ten times, something that is typed, on the terminal or on the display, and dropped again;
- ten questions that were answered, each looked up in the history, back and forth: the window that
  was shown when it was asked, and the one that is gone to.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "live"), str(HERE.parents[1])]

from braille_display import VirtualDisplay  # noqa: E402 - found through the line above
from line_terminal import LineTerminal  # noqa: E402
from play_by_fingers import Deck, at_display  # noqa: E402

from accessible_uno.settings.values import usual_deck  # noqa: E402
from accessible_uno.voices.braille.liblouis import BLANK  # noqa: E402

TIMES = 10
STILL = 0.8
"""Seconds without another window after which nothing more comes."""

AWAY = (
    *("FWINRT", "LNUP", "TOP", "LNEND", "INFO", "PRPROMPT", "PRDIFLN"),
    *("LNUP LNUP", "TOP FWINRT", "PRPROMPT PRPROMPT"),
)
"""Keys of the display that go elsewhere, by BRLTTY's names."""

BACKSPACE = {"terminal": "\x7f", "display": "KEY_BACKSPACE"}


class Played:
    """A game on a terminal and a display.

    Args:
        terminal: where lines are typed.
        display: what is felt.
        deck: how words are felt.
    """

    def __init__(self, terminal: LineTerminal, display: VirtualDisplay, deck: Deck) -> None:
        self._terminal, self._display, self._deck = terminal, display, deck
        self.asked: list[str] = []

    def felt(self) -> str:
        """Wait until nothing moves; return the window but for the last cell, which is marked."""
        cells, since = self._display.cells, time.monotonic()
        while time.monotonic() - since < STILL:
            time.sleep(0.02)
            if self._display.cells != cells:
                cells, since = self._display.cells, time.monotonic()
        return cells[:-1]

    def key(self, name: str) -> str:
        """Press a key of the display; return what is felt then."""
        self._display.send(name)
        return self.felt()

    def keys(self, names: str) -> str:
        """Press keys, one after the other; return what is felt behind the last."""
        return [self.key(each) for each in names.split()][-1]

    def line(self, words: str) -> str:
        """Type a line on the terminal, and read away what it shows; return what is felt then."""
        self._terminal.after(f"{words}\r", quiet=STILL)
        return self.felt()

    def turn(self) -> None:
        """Draw, and keep what was drawn, so that the others play and the turn comes again."""
        self.draw()
        if self.may_keep(self.asked[-1]):
            self.line(KEEP[self._deck.locale])

    def draw(self) -> None:
        """Draw, where a round is over in the next one; note the windows of the questions."""
        while self._deck.cells("enter") in self.key("HOME"):
            self.line("")
        self.asked.append(self.felt())
        if self.may_keep(self.line(self._deck.words["draw"])):
            self.asked.append(self.key("HOME"))

    def may_keep(self, felt: str) -> bool:
        """Whether it is asked whether a drawn card is played."""
        return self._deck.cells("play") in felt

    def away(self, keys: str) -> tuple[str, str]:
        """Go elsewhere while the others play; return that window, and what it is a turn later."""
        while not self.may_keep(self.key("HOME")):
            self.draw()
        self._terminal.send(f"{KEEP[self._deck.locale]}\r")
        time.sleep(ACTED)
        before = self.keys(keys)
        self._terminal.until("", quiet=3 * STILL)
        after = self.felt()
        assert ord(self._display.cells[-1]) & NEWER == NEWER, "nothing has come meanwhile"
        return before, after

    def draft(self, keyboard: str, keys: str) -> tuple[str, str]:
        """Type a letter at a place, and drop it; return the window before and after."""
        press = self.key if keyboard == "display" else self._type
        before = self.keys(keys)
        drafted = press("PASSCHAR 114" if keyboard == "display" else "r")
        assert drafted != before, "what is typed is not felt"
        return before, press(BACKSPACE[keyboard])

    def _type(self, key: str) -> str:
        self._terminal.send(key)
        return self.felt()


KEEP = {"fr": "garde", "en": "keep"}

ACTED = 0.2
"""Seconds until a line has been carried out; the first bot acts a little later."""

NEWER = 0xC0
"""Dots 7 and 8, in the last cell where newer messages are not yet read."""


@contextmanager
def played(locale: str, cells: int) -> Iterator[Played]:
    """Start the program with a display, and end it."""
    deck = Deck(usual_deck(locale), locale)
    options = ("--seed", "9", "--players", "4", "--rules", "leaflet", "--pace", "short")
    with at_display(cells, options, deck) as (terminal, display):
        terminal.until(deck.words["ready"], quiet=2.0)
        yield Played(terminal, display, deck)


def shown(
    name: str, before: str, after: str, reads: Callable[[str], str], *, past: bool = False
) -> bool:
    """Print two windows, and whether the second is the first; return that.

    What is ``past`` has no hand behind it any more.
    """
    before, after = before.rstrip(BLANK), after.rstrip(BLANK)
    kept = before.startswith(after) and (past or before == after)
    sys.stdout.write(
        f"{name}: {'kept' if kept else 'LOST'}\n"
        f"  before |{before}| {reads(before)}\n  after  |{after}| {reads(after)}\n"
    )
    return kept


def main() -> int:
    """Print all windows; fail where one was lost."""
    options = argparse.ArgumentParser()
    options.add_argument("--lang", choices=("fr", "en"), default="fr")
    options.add_argument("--cells", type=int, default=40)
    values = options.parse_args()
    reads = Deck(usual_deck(values.lang), values.lang).reads
    kept: list[bool] = []
    with played(values.lang, values.cells) as at:
        while len(at.asked) < TIMES:
            at.turn()
        at.key("HOME")
        for asked in reversed(at.asked[-TIMES:]):
            kept.append(shown("question before", asked, at.key("PRPROMPT"), reads, past=True))
        for asked in at.asked[1 - TIMES :]:
            kept.append(shown("question after", asked, at.key("NXPROMPT"), reads, past=True))
        for number, keys in enumerate(AWAY):
            at.key("HOME")
            keyboard = ("terminal", "display")[number % 2]
            kept.append(shown(f"{keys}, typed on the {keyboard}", *at.draft(keyboard, keys), reads))
        for keys in AWAY:
            kept.append(shown(f"{keys}, while others play", *at.away(keys), reads))
    sys.stdout.write(f"windows={len(kept)} kept={sum(kept)} lost={kept.count(False)}\n")
    return int(not all(kept))


if __name__ == "__main__":
    sys.exit(main())
