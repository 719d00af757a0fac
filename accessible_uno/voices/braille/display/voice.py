"""The voice of a braille display.

How an utterance comes under the fingers, and how a key enters a line:

1. :meth:`BrailleDisplay.output` adds the utterance to the moment (:class:`Moments`).
2. When the moment has been collected, :meth:`Moments.lay_out` asks the game for its items.
3. :meth:`DisplayLink.redraw` wakes the link's thread, which asks :meth:`BrailleDisplay.cells`.
4. The items become cells (:class:`BrailleWriter`), the cells windows (:class:`WindowReader`).
5. The link writes the window, and hands keys to :meth:`BrailleDisplay.on_key`.
6. :class:`DisplayedLine` does what the key asks for: it shows another window or another moment, or
   enters the line of the item below a routing key, behind the draft (:class:`DraftLines`).
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from accessible_uno.narration.utterance import Utterance
from accessible_uno.voices.braille.display.keys import key_meaning
from accessible_uno.voices.braille.display.line import DisplayedLine, ReadingProgress, TakesKey
from accessible_uno.voices.braille.display.link import DisplayLink
from accessible_uno.voices.braille.display.moments import BrailleItem, DisplayContent
from accessible_uno.voices.braille.liblouis import BLANK, BrailleUnavailable
from accessible_uno.voices.braille.translate import typed_cells
from accessible_uno.voices.braille.writer import BrailleSettings, BrailleWriter
from accessible_uno.voices.notices import Notices, OnProblem, ignore_problem

GATHERING: Final = 0.02
"""Seconds in which a moment collects utterances: bots that wait for nobody act within one."""

EnterLine: TypeAlias = Callable[[str], None]


class BrailleDisplay:
    """Shows what was output last, then what lies on the table; its keys play.

    What is output within a moment is shown together, its beginning at once.  The newest moment
    replaces the ones before it for a reader who is at the beginning of the line; any other reader
    stays, and the last cell is marked.  A routing key enters the line of the item below it, behind
    what has been typed; where several presses are needed, the last one enters them all.

    Args:
        writer: how the reader likes braille.
        enter: takes a line; called from the link's thread.
        on_problem: called from that thread too, with what :class:`DisplayLink` reports, and with
            ``braille-no-liblouis`` or ``braille-no-table`` once.
        now: returns the time in seconds.

    Attributes:
        on_move: called from the link's thread when the reader has moved.
        takes_key: called from that thread with what is typed while nothing else is; returns whether
            it does something at once, and is not to be typed.
    """

    def __init__(
        self,
        writer: BrailleWriter,
        enter: EnterLine,
        on_problem: OnProblem = ignore_problem,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.on_move: Callable[[], None] = lambda: None
        self.takes_key: TakesKey = lambda _key: False
        self._writer = writer
        self._enter = enter
        self._notices = Notices(on_problem)
        # The game's thread outputs while the link's thread draws and handles keys.
        self._lock = threading.RLock()
        self._now = now
        self._line = self._new_line()
        self._lines = {0: self._line}
        self._moment_began = -GATHERING
        self._show_is_due = False
        self._is_closed = False
        self._locale = "en"
        self._link = DisplayLink(self, on_problem)
        self._link.start()

    @property
    def content(self) -> DisplayContent:
        """The game that the keys play."""
        return self._line.content

    @content.setter
    def content(self, content: DisplayContent) -> None:
        self._line.content = content

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
                self._line.start_moment()
                self._moment_began = now
            self._line.moments.add(utterance)
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
            shown = self._line.moments.withdraw(offer) and not self._line.is_away
            if shown and not self._show_is_due:
                self._lay_out()

    async def wait_until_done(self) -> None:
        """Return at once: nobody knows how long a reader takes."""

    def close(self) -> None:
        """Leave the display to other programs, once the last utterance has been written on it."""
        self._is_closed = True  # no key takes the last utterance away again
        self.show_newest()
        self._link.close()

    # What else the game shows, and asks

    def show_draft(self, draft: str) -> None:
        """Show what has been typed so far on another keyboard."""
        with self._lock:
            self._line.show_draft(draft)
        self._link.redraw()

    def expect_answer(self) -> None:
        """Show what is output next, wherever the reader is: it answers a line or a key."""
        with self._lock:
            self._line.expect_answer()

    def refresh(self) -> None:
        """Show what lies on the table now, if no utterance was output about it."""
        with self._lock:
            if not self._show_is_due and self._line.refresh():
                self._link.redraw()

    def show_newest(self) -> None:
        """Show the newest message, wherever the reader is."""
        with self._lock:
            if self._show_is_due:
                self._show()
            self._line.go_to_newest()
        self._link.redraw()

    def hand_over(self, to: int) -> None:
        """Show what was told to reader ``to``, and nothing of what others were told."""
        self.show_newest()
        with self._lock:
            if to not in self._lines:
                self._lines[to] = self._new_line()
            self._line = self._lines[to]
        self._link.redraw()

    def _new_line(self) -> DisplayedLine:
        line = DisplayedLine(self._written, self._written_draft, self._now)
        line.takes_key = self._takes_key
        return line

    def _takes_key(self, key: str) -> bool:
        return self.takes_key(key)

    def use_settings(self, settings: BrailleSettings, names: Iterable[str]) -> None:
        """Write by other settings from now on, what is shown too; players have these names."""
        writer = BrailleWriter.of_settings(settings, names)
        with self._lock:
            if writer == self._writer:
                return
            self._writer = writer
            self._line.rewrite()
        self._link.redraw()

    def progress(self) -> ReadingProgress | None:
        """Return how far the reader has come; ``None`` while there is no display."""
        with self._lock:
            if not self._link.is_shown:
                return None
            if self._show_is_due:
                self._show()
            self._line.cells(self._link.width)
            return self._line.progress

    def _show(self) -> None:
        with self._lock:
            if not self._show_is_due and _running_loop() is not None:
                return  # it was shown before its time
            self._show_is_due = False
            try:
                self._lay_out()
            except Exception:  # noqa: BLE001  # the loop calls this, so the fan-out cannot catch and report it
                self._notices.add("voice-broken", {"voice": "braille"})
            self._notices.flush()

    def _lay_out(self) -> None:
        self._line.lay_out()
        self._link.redraw()

    # What the link asks, in its own thread

    def cells(self, width: int) -> str:
        """Return the cells that the display is to show now."""
        with self._lock:
            cells = self._line.cells(width)
            self._notices.flush()
            return cells

    def seconds_until_change(self) -> float:
        """Return after how many seconds the cells change by themselves; 0 if they do not."""
        with self._lock:
            return max(self._line.seconds_of_flash, 0.0)

    def on_key(self, code: int) -> None:
        """Do what a key asks for."""
        with self._lock:
            line = None if self._is_closed else self._line.press(key_meaning(code))
        if line is not None:
            self._enter(line)
        self.on_move()

    def _written(self, item: BrailleItem) -> str:
        write = self._writer.cells_of
        cells = (self._try_braille(write, part, item.locale) for part in item.parts)
        return BLANK.join(cells)

    def _written_draft(self, draft: str) -> str:
        return self._try_braille(typed_cells, draft, self._locale)

    def _try_braille(self, write: Callable[[Any, str], str], what: object, locale: str) -> str:
        """Return what ``write`` makes of it; nothing, and a report, where braille is missing."""
        try:
            return write(what, locale)
        except BrailleUnavailable as missing:
            self._notices.add(missing.message_id, missing.arguments)
            return ""


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
