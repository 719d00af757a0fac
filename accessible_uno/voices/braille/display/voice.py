"""The voice of a braille display."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, TypeAlias

from accessible_uno.narration.utterance import Priority, Utterance
from accessible_uno.voices.braille.display.cells import BrailleItem, OutputOnly, Table
from accessible_uno.voices.braille.display.keys import Dots, Letter, Move, Pressed, Route, pressed
from accessible_uno.voices.braille.display.link import Link
from accessible_uno.voices.braille.display.windows import Piece, Window, windows
from accessible_uno.voices.braille.liblouis import BLANK
from accessible_uno.voices.braille.translate import character, typed_cells
from accessible_uno.voices.braille.unavailable import BrailleUnavailable
from accessible_uno.voices.braille.writing import Writing
from accessible_uno.voices.notices import Notices, OnProblem, ignore_problem

SETTLING: Final = 0.3
"""Seconds for which a key still means what lay under it before something was told."""

GATHERING: Final = 0.02
"""Seconds for which a moment takes in what is told: bots that wait for nobody act within one."""

KEPT: Final = 100
"""Moments that can be gone back to."""

LONGEST_DRAFT: Final = 200
CURSOR: Final = "⣀"

Enter: TypeAlias = Callable[[str], None]


class BrailleDisplay:
    """Shows what was last told, then what lies on the table; its keys play.

    What is told within a moment is shown together, its beginning at once; the newest moment
    replaces those before it, which the line keys go back to.  Pan keys move along the line, from
    card to card; a question is in the window that is shown first.  The key above a spot enters the
    spot's line, behind what has been typed; where several are wanted, the last of them enters all.

    Args:
        writing: how the reader likes braille.
        enter: takes a line; called from a thread of the display's.
        on_problem: called from that thread too.  Besides what :class:`Link` tells:
            ``braille-no-liblouis`` or ``braille-no-table``, once, and ``braille-nothing-there``
            for a key above nothing.

    Attributes:
        table: the game that the keys play.
    """

    def __init__(
        self,
        writing: Writing,
        enter: Enter,
        on_problem: OnProblem = ignore_problem,
    ) -> None:
        self.table: Table = OutputOnly()
        self._writing = writing
        self._enter = enter
        self._on_problem = on_problem
        self._notices = Notices(on_problem)
        self._lock = threading.RLock()
        self._tellings: list[Utterance] = []
        self._opened = -GATHERING
        self._due = False
        self._now: list[BrailleItem] = []
        self._asked: BrailleItem | None = None
        self._laid: Sequence[BrailleItem] = ()
        self._past: deque[list[BrailleItem]] = deque(maxlen=KEPT)
        self._back = 0
        self._place = 0
        self._draft = ""
        self._draft_elsewhere = ""
        self._left_off = 0
        self._typed_on = False
        self._gathered = 0
        self._locale = "en"
        self._cut: tuple[int, list[Window]] | None = None
        self._felt: Window | None = None
        self._felt_before: Window | None = None
        self._told_at = -SETTLING
        self._link = Link(self, on_problem)
        self._link.open()

    # What the game tells

    def output(self, utterance: Utterance) -> None:
        """Show it with what else is told at this moment."""
        with self._lock:
            loop = _loop()
            now = loop.time() if loop else 0.0
            opens = not self._due and (loop is None or now - self._opened >= GATHERING)
            if opens:
                self._begin(now)
            self._tellings.append(utterance)
            self._locale = utterance.locale
            if loop is None:  # nothing else comes with it
                self._show()
            elif not self._due:
                self._due = True
                loop.call_at(now if opens else self._opened + GATHERING, self._show)

    def cancel(self) -> None:
        """Do nothing: what is shown can be felt for as long as it takes."""

    def withdraw(self, chance: object) -> None:
        """Take a telling of this chance away, if it is still shown."""
        with self._lock:
            still = [each for each in self._tellings if each.valid_while != chance]
            if chance is None or len(still) == len(self._tellings):
                return
            self._tellings = still
            if not self._due:
                self._lay_out()

    def typing(self, draft: str) -> None:
        """Show what has been typed so far on another keyboard."""
        with self._lock:
            self._drafted(self._draft, draft)

    def follow(self) -> None:
        """Show what lies there now, if nothing has been told of how it came there."""
        with self._lock:
            if not self._due and (laid := self.table.laid()) != self._laid:
                self._laid = laid
                self._changed()

    async def wait_until_done(self) -> None:
        """Return at once: the reader takes the time that it takes."""

    def close(self) -> None:
        """Leave the display to others."""
        self._link.close()

    def _begin(self, now: float) -> None:
        """Leave what was told to the past."""
        if self._now:
            self._past.append([replace(spot, line=None) for spot in self._now])
        self._tellings = []
        self._opened = now

    def _show(self) -> None:
        """Show what has been told of this moment, and what lies there now."""
        with self._lock:
            self._due = False
            try:
                self._lay_out()
            except Exception:  # the loop calls this: no fan_out would notice
                self._notices.add("voice-broken", {"voice": "braille"})
            self._notices.flush()

    def _lay_out(self) -> None:
        self._now = []
        self._asked = None
        for each in self._tellings:
            spots = self.table.told(each)
            self._now += spots
            if each.priority is not Priority.NORMAL and self._asked is None:
                self._asked = spots[0]
        self._laid = self.table.laid()
        self._back = self._place = self._left_off = 0
        self._felt_before = self._felt
        self._told_at = time.monotonic()
        self._changed()

    # What the display asks

    def cells(self, width: int) -> str:
        """Return what is to be felt now."""
        with self._lock:
            if self._cut is None or self._cut[0] != width:
                self._cut = width, windows(self._pieces(), width)
            found = self._cut[1]
            if self._asked is not None:
                asked, self._asked = self._asked, None
                places = (place for place, each in enumerate(found) if asked in each.spots)
                self._left_off = next(places, 0)
                if not (self._draft or self._draft_elsewhere):
                    self._place = self._left_off
            if self._typed_on:
                self._typed_on = False
                places = (place for place, each in enumerate(found) if CURSOR in each.cells)
                self._place = next(places, self._place)
            self._place = min(self._place, len(found) - 1)
            self._felt = found[self._place]
            self._notices.flush()
            return self._felt.cells

    def key(self, code: int) -> None:
        """Do what a key asks for."""
        meant = pressed(code)
        with self._lock:
            line = self._routed(meant) if isinstance(meant, Route) else self._done(meant)
        if line is not None:
            self._enter(line)

    def _pieces(self) -> list[Piece]:
        spots: list[BrailleItem] = []
        if self._back:
            spots += self._past[-self._back]
        else:
            spots += self._now
            spots += self._laid
        pieces = [Piece(self._written(spot), spot) for spot in spots]
        for draft in (self._draft_elsewhere, self._draft):
            if draft:
                typed = self._if_it_can(typed_cells, draft, self._locale)
                pieces.insert(0, Piece(typed + CURSOR))
        return pieces

    def _written(self, spot: BrailleItem) -> str:
        write = self._writing.part
        return BLANK.join(self._if_it_can(write, part, spot.locale) for part in spot.parts)

    def _if_it_can(self, write: Callable[[Any, str], str], what: object, locale: str) -> str:
        try:
            return write(what, locale)
        except BrailleUnavailable as lack:
            self._notices.add(lack.message_id, lack.arguments)
            return ""

    # What a key does

    def _under(self, route: Route) -> BrailleItem | None:
        """Return what lies under a key, or lay there when the finger set out to press it."""
        early = time.monotonic() - self._told_at < SETTLING
        felt = self._felt_before if early else self._felt
        if felt is None or route.cell >= len(felt.spots):
            return None
        return felt.spots[route.cell]

    def _routed(self, route: Route) -> str | None:
        """Return the line that the key above a spot enters, if it enters any."""
        spot = self._under(route)
        if spot is None or spot.line is None:
            self._on_problem("braille-nothing-there", {})
            return None
        gathered = self._gathered + 1
        if gathered < spot.gathers:
            self._type(f"{spot.line} ")
            self._gathered = gathered
            return None
        return f"{self._typed().rstrip()} {spot.line}".strip()

    def _done(self, meant: Pressed | None) -> str | None:
        """Do what another key asks for; return the line that it enters, if it enters any."""
        match meant:
            case Letter(text):
                self._type(text)
            case Dots(cell):
                self._type(self._if_it_can(character, cell, self._locale))
            case Move.ENTER:
                return self._typed()
            case Move.ERASE:
                self._drafted(self._draft[:-1], self._draft_elsewhere)
            case Move.RIGHT:
                self._place = min(self._place + 1, len(self._cut[1]) - 1 if self._cut else 0)
            case Move.LEFT:
                self._place = max(0, self._place - 1)
            case Move.OLDER:
                self._go_back(self._back + 1)
            case Move.NEWER:
                self._go_back(self._back - 1)
            case Move.HOME:
                self._go_back(0)
        return None

    def _typed(self) -> str:
        draft = self._draft
        self._drafted("", self._draft_elsewhere)
        return draft

    def _type(self, text: str) -> None:
        typed = "".join(filter(str.isprintable, text))
        self._drafted((self._draft + typed)[:LONGEST_DRAFT], self._draft_elsewhere)

    def _drafted(self, here: str, elsewhere: str) -> None:
        """Show the lines being typed; after them, what the reader was at before."""
        typing = bool(self._draft or self._draft_elsewhere)
        self._gathered = self._gathered if here else 0
        self._draft, self._draft_elsewhere = here, elsewhere
        if not typing:
            self._left_off = self._place
        self._back = 0
        self._place = 0 if here or elsewhere else self._left_off
        self._typed_on = bool(here or elsewhere)
        self._changed()

    def _go_back(self, moments: int) -> None:
        self._back = min(max(moments, 0), len(self._past))
        self._place = 0
        self._changed()

    def _changed(self) -> None:
        self._cut = None
        self._link.redraw()


def _loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
