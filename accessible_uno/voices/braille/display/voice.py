"""The voice of a braille display.

How an utterance comes under the fingers, and how a key enters a line:

1. :meth:`BrailleDisplay.output` adds the utterance to the moment (:class:`Moments`).
2. When the moment has been collected, :meth:`Moments.lay_out` asks the game for its items.
3. :meth:`DisplayLink.redraw` wakes the link's thread, which asks :meth:`BrailleDisplay.cells`.
4. The items become cells (:class:`BrailleWriter`), the cells windows (:class:`WindowReader`).
5. The link writes the window, and hands keys to :meth:`BrailleDisplay.on_key`.
6. A routing key enters the line of the item below it, behind the draft (:class:`DraftLines`).
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

from accessible_uno.narration.utterance import Utterance
from accessible_uno.voices.braille.display.draft import CURSOR, DraftLines
from accessible_uno.voices.braille.display.items import (
    BrailleItem,
    DisplayContent,
    UtterancesOnly,
)
from accessible_uno.voices.braille.display.keys import (
    DisplayCommand,
    DisplayKey,
    RoutingKey,
    TypedCell,
    TypedLetter,
    key_meaning,
)
from accessible_uno.voices.braille.display.link import DisplayLink
from accessible_uno.voices.braille.display.moments import Moments
from accessible_uno.voices.braille.display.reader import WindowReader
from accessible_uno.voices.braille.display.windows import CellPiece
from accessible_uno.voices.braille.liblouis import BLANK
from accessible_uno.voices.braille.translate import typed_cells
from accessible_uno.voices.braille.unavailable import BrailleUnavailable
from accessible_uno.voices.braille.writer import BrailleWriter
from accessible_uno.voices.notices import Notices, OnProblem, ignore_problem

SETTLING: Final = 0.3
"""Seconds for which a routing key still means what was felt before the line changed: a finger on
its way to a card must not play the card that has just moved there."""

GATHERING: Final = 0.02
"""Seconds in which a moment collects utterances: bots that wait for nobody act within one."""

EnterLine: TypeAlias = Callable[[str], None]


class BrailleDisplay:
    """Shows what was output last, then what lies on the table; its keys play.

    What is output within a moment is shown together, its beginning at once; the newest moment
    replaces the ones before it, and the line keys go back to them.  Pan keys move along the line
    from window to window; a question is in the window that is shown first.  A routing key enters
    the line of the item below it, behind what has been typed; where several presses are needed,
    the last one enters them all.

    Args:
        writer: how the reader likes braille.
        enter: takes a line; called from the link's thread.
        on_problem: called from that thread too, with what :class:`DisplayLink` reports, with
            ``braille-no-liblouis`` or ``braille-no-table`` once, and with
            ``braille-nothing-there`` for a key above nothing.

    Attributes:
        content: the game that the keys play.
    """

    def __init__(
        self,
        writer: BrailleWriter,
        enter: EnterLine,
        on_problem: OnProblem = ignore_problem,
    ) -> None:
        self.content: DisplayContent = UtterancesOnly()
        self._writer = writer
        self._enter = enter
        self._on_problem = on_problem
        self._notices = Notices(on_problem)
        # The game's thread outputs while the link's thread draws and handles keys.
        self._lock = threading.RLock()
        self._moments = Moments()
        self._moment_began = -GATHERING
        self._show_is_due = False
        self._reader = WindowReader()
        self._changed_at = -SETTLING
        self._draft = DraftLines()
        self._index_without_draft = 0
        self._follow_cursor = False
        self._locale = "en"
        self._link = DisplayLink(self, on_problem)
        self._link.start()

    # The Voice protocol

    def output(self, utterance: Utterance) -> None:
        """Show an utterance with the others of this moment."""
        with self._lock:
            loop = _running_loop()
            now = loop.time() if loop else 0.0
            is_first = not self._show_is_due and (
                loop is None or now - self._moment_began >= GATHERING
            )
            if is_first:
                self._moments.start_moment()
                self._moment_began = now
            self._moments.add(utterance)
            self._locale = utterance.locale
            if loop is None:  # without a loop nothing else can come at this moment
                self._show()
            elif not self._show_is_due:
                self._show_is_due = True
                loop.call_at(now if is_first else self._moment_began + GATHERING, self._show)

    def cancel(self) -> None:
        """Do nothing: the reader may feel what is shown for as long as it takes."""

    def withdraw(self, offer: object) -> None:
        """Remove the utterances that announce an offer, if they are still shown."""
        with self._lock:
            if self._moments.withdraw(offer) and not self._show_is_due:
                self._lay_out()

    async def wait_until_done(self) -> None:
        """Return at once: nobody knows how long a reader takes."""

    def close(self) -> None:
        """Leave the display to other programs."""
        self._link.close()

    # What else the game shows

    def show_draft(self, draft: str) -> None:
        """Show what has been typed so far on another keyboard."""
        with self._lock, self._drafting():
            self._draft.elsewhere = draft

    def refresh(self) -> None:
        """Show what lies on the table now, if no utterance was output about it."""
        with self._lock:
            if not self._show_is_due and self._moments.refresh_table(self.content):
                self._line_changed()

    def use_writer(self, writer: BrailleWriter) -> None:
        """Write by other settings from now on, what is shown too."""
        with self._lock:
            if writer != self._writer:
                self._writer = writer
                self._line_changed()

    def _show(self) -> None:
        with self._lock:
            self._show_is_due = False
            try:
                self._lay_out()
            except Exception:  # noqa: BLE001  # the loop calls this, so the fan-out cannot catch and report it
                self._notices.add("voice-broken", {"voice": "braille"})
            self._notices.flush()

    def _lay_out(self) -> None:
        self._moments.lay_out(self.content)
        self._reader.start_line()
        self._index_without_draft = 0
        self._changed_at = time.monotonic()
        self._link.redraw()

    def _line_changed(self) -> None:
        self._reader.line_changed()
        self._link.redraw()

    # What the link asks, in its own thread

    def cells(self, width: int) -> str:
        """Return the cells that the display is to show now."""
        with self._lock:
            self._reader.cut(self._pieces, width)
            self._go_to_question()
            if self._follow_cursor:
                self._follow_cursor = False
                self._reader.index = self._reader.find_cell(CURSOR, default=self._reader.index)
            cells = self._reader.show()
            self._notices.flush()
            return cells

    def on_key(self, code: int) -> None:
        """Do what a key asks for."""
        key = key_meaning(code)
        with self._lock:
            line = self._route(key) if isinstance(key, RoutingKey) else self._handle(key)
        if line is not None:
            self._enter(line)

    def _go_to_question(self) -> None:
        """Go to the window of a question that has just been laid out; a draft goes first."""
        question, self._moments.question = self._moments.question, None
        if question is not None:
            self._index_without_draft = self._reader.find_item(question, default=0)
            if not self._draft:
                self._reader.index = self._index_without_draft

    def _pieces(self) -> list[CellPiece]:
        pieces = [CellPiece(self._written(item), item) for item in self._moments.items]
        for draft in (self._draft.elsewhere, self._draft.here):
            if draft:
                typed = self._try_braille(typed_cells, draft, self._locale)
                pieces.insert(0, CellPiece(typed + CURSOR))
        return pieces

    def _written(self, item: BrailleItem) -> str:
        write = self._writer.cells_of
        return BLANK.join(self._try_braille(write, part, item.locale) for part in item.parts)

    def _try_braille(self, write: Callable[[Any, str], str], what: object, locale: str) -> str:
        """Return what ``write`` makes of it; nothing, and a report, where braille is missing."""
        try:
            return write(what, locale)
        except BrailleUnavailable as missing:
            self._notices.add(missing.message_id, missing.arguments)
            return ""

    # What a key does; each returns the line that it enters, if it enters any

    def _route(self, key: RoutingKey) -> str | None:
        just_changed = time.monotonic() - self._changed_at < SETTLING
        item = self._reader.item_above(key.cell, before=just_changed)
        if item is None or item.line is None:
            self._on_problem("braille-nothing-there", {})
            return None
        presses = self._draft.presses + 1
        if presses < item.presses:
            with self._drafting():
                self._draft.add(f"{item.line} ")
            self._draft.presses = presses
            return None
        return f"{self._take_draft().rstrip()} {item.line}".strip()

    def _handle(self, key: DisplayKey | None) -> str | None:
        match key:
            case DisplayCommand.ENTER:
                return self._take_draft()
            case DisplayCommand.ERASE:
                with self._drafting():
                    self._draft.erase()
            case TypedLetter(text):
                with self._drafting():
                    self._draft.add(text)
            case TypedCell(cell):
                with self._drafting():
                    self._draft.add(cell)
            case DisplayCommand():
                self._move(key)
        return None

    def _move(self, command: DisplayCommand) -> None:
        match command:
            case DisplayCommand.PAN_RIGHT:
                self._reader.pan_right()
            case DisplayCommand.PAN_LEFT:
                self._reader.pan_left()
            case _:
                if command is DisplayCommand.OLDER:
                    self._moments.go_back(1)
                elif command is DisplayCommand.NEWER:
                    self._moments.go_back(-1)
                else:
                    self._moments.go_to_newest()
                self._reader.index = 0
                self._line_changed()

    def _take_draft(self) -> str:
        line = self._draft.here
        with self._drafting():
            self._draft.replace("")
        return line

    @contextlib.contextmanager
    def _drafting(self) -> Iterator[None]:
        """Show the drafts as the block leaves them; without any, what was read before them."""
        if not self._draft:
            self._index_without_draft = self._reader.index
        yield
        self._moments.go_to_newest()
        self._reader.index = 0 if self._draft else self._index_without_draft
        self._follow_cursor = bool(self._draft)
        self._line_changed()


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
