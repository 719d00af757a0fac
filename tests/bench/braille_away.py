"""The cells and keys of ten moments in which a message comes while the reader is panned away.

    python tests/bench/braille_away.py [CELLS]

A game of bots that wait for nobody, on a display of 20 cells or as many as are named, without
BRLTTY.  What is printed is what is felt before the message, with it, and after the key that goes to
what has not been read.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from unittest.mock import patch

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "interface"), str(HERE.parents[1])]

from table_fixtures import NAMES  # noqa: E402 - found through the line above

from accessible_uno.game.base import Event  # noqa: E402
from accessible_uno.interface.braille.view import BrailleView  # noqa: E402
from accessible_uno.interface.session.messages import MessageLog  # noqa: E402
from accessible_uno.interface.session.session import Session  # noqa: E402
from accessible_uno.players.character_bot import CharacterBot  # noqa: E402
from accessible_uno.players.characters import CAUTIOUS  # noqa: E402
from accessible_uno.rules.preset import preset  # noqa: E402
from accessible_uno.settings.schema import Settings  # noqa: E402
from accessible_uno.table import Dealer, Table  # noqa: E402
from accessible_uno.voices.braille.display.keys import KEY_ROWS, DisplayCommand  # noqa: E402
from accessible_uno.voices.braille.display.link import DisplayLink  # noqa: E402
from accessible_uno.voices.braille.display.voice import BrailleDisplay  # noqa: E402
from accessible_uno.voices.braille.writer import BrailleWriter  # noqa: E402
from accessible_uno.voices.notices import ignore_problem  # noqa: E402

WAYS = (
    *("pan-right", "older", "hand", "status", "line-end"),
    *("oldest", "earlier-different", "help", "pan-right", "older"),
)
"""The keys that take the reader away, one for each of the ten moments."""

COMMAND = 0x2000_0000
CODES = {row.command: row.brltty[0] for row in KEY_ROWS if row.brltty}


class Reader:
    """A reader of a display that no BRLTTY drives."""

    def __init__(self, width: int) -> None:
        self._width = width
        with patch.object(DisplayLink, "start"):
            self.display = BrailleDisplay(BrailleWriter(), lambda _: None)

    def felt(self) -> str:
        """What is felt now."""
        return self.display.cells(self._width)

    def press(self, command: str) -> str:
        """Press a key; return what is felt then, and BRLTTY's name of the key."""
        name, code = CODES[DisplayCommand(command)]
        self.display.on_key(COMMAND | code)
        return f"{name:9} |{self.felt()}|\n"


def main(width: int) -> None:
    """Show ten moments."""
    dealer = Dealer("9")
    bots = {seat: CharacterBot(CAUTIOUS, dealer.bot_rng(seat)) for seat in range(len(NAMES))}
    table = Table(preset("leaflet").compile(), NAMES, dealer, bots=bots)
    reader = Reader(width)
    log = MessageLog({"braille": reader.display}, ignore_problem)
    session = Session(table, 0, Settings("fr"), log)
    view = BrailleView(session)
    view.attach([reader.display])

    def tell(events: Sequence[Event]) -> None:
        session.announce_events(events)

    table.listen(0, tell)
    table.next_round()

    def act() -> None:
        action = table.bot_action()
        assert action is not None
        table.act(action)

    for number, way in enumerate(WAYS, start=1):
        act()
        sys.stdout.write(f"{number:2}            |{reader.felt()}|\n   {reader.press(way)}")
        act()
        sys.stdout.write(f"   (message) |{reader.felt()}|\n   {reader.press('unread')}")
        reader.press("newest")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
