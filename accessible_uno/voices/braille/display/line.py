"""The line on a display: which part of it is shown, what is typed, and what each key does to it.

It knows neither BRLTTY nor threads; :class:`BrailleDisplay` calls it with a lock held.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from msgspec import Struct

from accessible_uno.voices.braille.display.keys import (
    DisplayCommand,
    DisplayKey,
    RoutingKey,
    TypedText,
)
from accessible_uno.voices.braille.display.moments import (
    BrailleItem,
    DisplayContent,
    LineSection,
    Moments,
    UtterancesOnly,
)
from accessible_uno.voices.braille.display.reader import (
    CURSOR,
    CellPiece,
    DraftLines,
    WindowReader,
    cut_into_windows,
)
from accessible_uno.voices.braille.liblouis import BLANK

SETTLING: Final = 0.3
"""Seconds for which a routing key still means what was felt before the line changed: a finger on
its way to a card must not play the card that has just moved there."""

FLASH: Final = 1.0
"""Seconds for which the answer to a key that does nothing is shown."""

_FULL: Final = "⣿"
_UNDERLINE: Final = "⣀"
"""In the last cell, for newer messages: alone, and below a sign."""

_GOES_ON: Final = "⢀"
"""Dot 8 in the last cell: the line goes on to the right."""

CellWriter: TypeAlias = Callable[[BrailleItem], str]
"""Writes an item as cells."""

DraftWriter: TypeAlias = Callable[[str], str]
"""Writes what has been typed as cells."""


TakesKey: TypeAlias = Callable[[str], bool]
"""Takes a character as a single key; returns ``False`` where it is to be typed."""


class ReadingProgress(Struct, frozen=True):
    """How far the reader has come.

    Attributes:
        cells: how many cells are left to read: of the newest message and its choices from the
            window shown to their end, or of the window alone where another part of the line, or the
            past, is shown; none for a reader who has found that nothing more is to the right.
        complete: whether every window of the newest message has been shown.
    """

    cells: int
    complete: bool


class DisplayedLine:
    """The line, cut into windows, and the reader's place in it.

    A reader who is at the beginning of the newest moment follows what comes.  One who has panned
    away, or gone back, stays; the last cell is then marked until what came has been read.  It has
    another mark while the line goes on to the right.

    Args:
        write: writes an item.
        write_draft: writes what was typed.
        now: returns the time in seconds.

    Attributes:
        content: the game.
        moments: what was output.
        takes_key: returns whether a character, typed while nothing else is, does something at once.
    """

    def __init__(
        self, write: CellWriter, write_draft: DraftWriter, now: Callable[[], float]
    ) -> None:
        self.content: DisplayContent = UtterancesOnly()
        self.moments = Moments()
        self.takes_key: TakesKey = lambda _key: False
        self._write = write
        self._write_draft = write_draft
        self._now = now
        self._reader = WindowReader()
        self._draft = DraftLines()
        self._changed_at = -SETTLING
        self._flash_ends = 0.0
        self._index_without_draft = 0
        self._follow_cursor = False
        self._has_entered = False
        self._go_home = False
        self._wants_question = False
        self._has_come_to_end = False
        self._table_is_due = False
        self._help: list[BrailleItem] = []
        self._wanted: Callable[[BrailleItem], bool] | None = None

    # What comes

    def start_moment(self) -> None:
        """Begin a new moment; a reader who has entered a line waits for its answer."""
        if self._has_entered:
            self._help = []
            self.moments.go_to_newest()
            self._reader.index = self._reader.home
        self.moments.start_moment(stay=self.is_away)

    def lay_out(self) -> None:
        """Show the newest moment, unless the reader stays elsewhere."""
        self._table_is_due = False
        self.moments.lay_out(self.content, reminds=not self._has_entered)
        if self.moments.in_past or self._help:
            return
        if self.is_away:
            self._reader.line_changed()  # more has come to the moment that the reader is in
            return
        self._has_entered = False
        self._has_come_to_end = False
        self._flash_ends = 0.0
        self._reader.start_line()
        self._index_without_draft = 0
        self._changed_at = self._now()
        self._go_home = True

    def refresh(self) -> bool:
        """Show what lies on the table now; return whether the line changes.

        A reader who is elsewhere gets it on the way back.
        """
        if self.is_away:
            self._table_is_due = True
            return False
        if not self.moments.refresh_table(self.content):
            return False
        self._reader.line_changed()
        return True

    def show_draft(self, draft: str) -> None:
        """Show what has been typed on another keyboard."""
        with self._drafting():
            self._draft.elsewhere = draft

    def expect_answer(self) -> None:
        """Show what comes next, wherever the reader is: a line was entered elsewhere."""
        self._has_entered = True

    def go_to_newest(self) -> None:
        """Go to the newest moment, without a draft and without a flash."""
        self._draft.replace("")
        self._draft.elsewhere = ""
        self.press(DisplayCommand.NEWEST)
        self._wants_question = False

    def rewrite(self) -> None:
        """Write all cells again."""
        self._reader.line_changed()

    # What is felt

    @property
    def is_away(self) -> bool:
        """Whether the reader is elsewhere than at the beginning of the newest moment."""
        return bool(self._help) or self.moments.in_past or self._index_read != self._reader.home

    @property
    def _index_read(self) -> int:
        """The number of the window that is read, behind what is typed."""
        return self._index_without_draft if self._draft else self._reader.index

    def cells(self, width: int) -> str:
        """Return the cells that are to be shown now."""
        reader = self._reader
        reader.cut(self._pieces, width)
        self._find_question()
        if self._draft:
            reader.put_before(self._index_without_draft, self._draft_pieces())
        self._find_place()
        cells = reader.show()
        if not self._help and self._index_read == reader.home:
            self.moments.mark_read()
        if self.seconds_of_flash > 0:
            answer = self._write(self.content.nothing_there())
            cells = cut_into_windows([CellPiece(answer)], width)[0].cells
        if self.moments.unread:
            return _marked(cells, _FULL, _UNDERLINE)
        return cells if reader.at_end else _marked(cells, _GOES_ON, _GOES_ON)

    @property
    def seconds_of_flash(self) -> float:
        """How long the answer to a key that does nothing is still shown."""
        return self._flash_ends - self._now()

    @property
    def progress(self) -> ReadingProgress:
        """How far the reader has come, as the line was last shown."""
        reader, moments = self._reader, self.moments
        if self._has_come_to_end:
            return ReadingProgress(0, complete=True)
        told = [] if self._help or moments.in_past else moments.newly_told
        last = reader.last_with(told)
        if not told or reader.index > last:
            return ReadingProgress(reader.cells_in(reader.index, reader.index), bool(told))
        left = reader.cells_in(reader.index, last, told)
        return ReadingProgress(left, reader.furthest >= last)

    def _find_question(self) -> None:
        """Find the window of the question, where the line has just begun or it is asked for."""
        reader, moments = self._reader, self.moments
        if not self._go_home and not self._wants_question:
            return
        question = moments.shown.question
        if self._wants_question and not moments.in_past:
            question = question or moments.open_question
        index = reader.find(lambda each: each == question, default=0) if question else 0
        if self._go_home:
            reader.home = index
        reader.index = self._index_without_draft = index
        self._follow_cursor = self._follow_cursor or bool(self._draft)
        self._go_home = self._wants_question = False

    def _find_place(self) -> None:
        """Find the window to show, now that the line is cut: of a place, or of the cursor."""
        reader = self._reader
        if self._wanted is not None:
            reader.index = reader.find(self._wanted, default=reader.index)
        if self._follow_cursor:
            reader.index = reader.find_cell(CURSOR, default=reader.index)
        self._wanted, self._follow_cursor = None, False

    def _pieces(self) -> list[CellPiece]:
        return [CellPiece(self._write(item), item) for item in self._help or self.moments.items]

    def _draft_pieces(self) -> list[CellPiece]:
        typed = filter(None, (self._draft.here, self._draft.elsewhere))
        return [CellPiece(self._write_draft(each) + CURSOR) for each in typed]

    # What a key does; each returns the line that it enters, if it enters any

    def press(self, key: DisplayKey | None) -> str | None:
        """Do what a key asks for; return the line that it enters."""
        flashed, self._flash_ends = self._flash_ends, 0.0
        match key:
            case RoutingKey(cell):
                return self._route(cell)
            case TypedText(text) if not self._draft.here and self.takes_key(text):
                pass
            case TypedText(text):
                with self._drafting():
                    self._draft.add(text)
            case DisplayCommand.ENTER:
                self._has_entered = True
                return self._take_draft()
            case DisplayCommand.ERASE:
                with self._drafting():
                    self._draft.erase()
            case DisplayCommand.DROP if self._draft.here:
                self._take_draft()
            case DisplayCommand():
                self._move(key)
            case None:
                self._flash_ends = flashed
        return None

    def _route(self, cell: int) -> str | None:
        just_changed = self._now() - self._changed_at < SETTLING
        item = self._reader.item_above(cell, before=just_changed)
        line = None if item is None or self._help else self.moments.line_of(item)
        if item is None or line is None:
            self._flash_ends = self._now() + FLASH
            return None
        presses = self._draft.presses + 1
        if presses < item.presses:
            with self._drafting():
                self._draft.add(f"{line} ")
            self._draft.presses = presses
            return None
        self._has_entered = True
        return f"{self._take_draft().rstrip()} {line}".strip()

    def _take_draft(self) -> str:
        line = self._draft.here
        with self._drafting():
            self._draft.replace("")
        return line

    @contextlib.contextmanager
    def _drafting(self) -> Iterator[None]:
        """Show the drafts as the block leaves them; without any, what was read before them."""
        had_draft = bool(self._draft)
        if not had_draft:
            self._index_without_draft = self._reader.index
        yield
        if not had_draft and not self._draft:
            return
        self._reader.index = self._index_without_draft
        self._follow_cursor = bool(self._draft)
        self._reader.line_changed()

    # Going from place to place

    def _move(self, command: DisplayCommand) -> None:
        self._has_entered = False
        at_end = self._reader.at_end and not self._help and not self.moments.in_past
        self._has_come_to_end = command is DisplayCommand.PAN_RIGHT and at_end
        if command is DisplayCommand.HELP and not self._help:
            self._help = list(self.content.help_items())
            self._start_line_shown()
        elif command in _PANS:
            self._pan(command)
        elif command in _PARTS:
            self._go_to_part(_PARTS[command])
        elif command in (DisplayCommand.NEXT_PLACE, DisplayCommand.PREVIOUS_PLACE):
            self._step_part(1 if command is DisplayCommand.NEXT_PLACE else -1)
        else:
            self._go_to_moment(command)

    def _pan(self, command: DisplayCommand) -> None:
        match command:
            case DisplayCommand.PAN_RIGHT if self._reader.at_end and self.moments.in_past:
                self._go_to_moment(DisplayCommand.NEWER)
            case DisplayCommand.PAN_RIGHT:
                self._reader.pan_right()
            case DisplayCommand.PAN_LEFT:
                self._reader.pan_left()
            case DisplayCommand.LINE_START:
                self._reader.index = 0
            case _:
                self._reader.go_to_end()

    def _go_to_moment(self, command: DisplayCommand) -> None:
        if self._help:
            self._help = []
            if command in (DisplayCommand.HELP, DisplayCommand.DROP):
                self._start_line_shown()
                return
        moments = self.moments
        match command:
            case DisplayCommand.OLDER:
                moments.go_back(1)
            case DisplayCommand.NEWER:
                moments.go_back(-1)
            case DisplayCommand.OLDEST:
                moments.go_to_oldest()
            case DisplayCommand.UNREAD:
                moments.go_to_unread()
            case DisplayCommand.EARLIER_QUESTION | DisplayCommand.LATER_QUESTION:
                moments.go_to_question(1 if command is DisplayCommand.EARLIER_QUESTION else -1)
                self._wants_question = True
            case DisplayCommand.EARLIER_DIFFERENT | DisplayCommand.LATER_DIFFERENT:
                moments.go_to_different(1 if command is DisplayCommand.EARLIER_DIFFERENT else -1)
            case _:
                moments.go_to_newest()
                self._wants_question = True
        if not moments.in_past:
            self._return_to_newest()
        self._start_line_shown()

    def _start_line_shown(self) -> None:
        """Begin the line that the reader has gone to."""
        self._reader.restart()
        self._go_home = not self._help and not self.moments.in_past

    def _return_to_newest(self) -> None:
        self._help = []
        self.moments.go_to_newest()
        if self._table_is_due:
            self._table_is_due = False
            self.moments.refresh_table(self.content)

    def _go_to_part(self, part: LineSection) -> None:
        """Go to a part of the newest line, or answer that there is none."""
        if self.is_away:
            self._return_to_newest()
            self._start_line_shown()
        if part is not LineSection.TELLING and not any(
            each.part is part for each in self.moments.items
        ):
            self._flash_ends = self._now() + FLASH
        self._wanted = lambda each: each.part is part

    def _step_part(self, step: int) -> None:
        """Go to the next part of the line, or to the one before."""
        shown = self._reader.shown_window
        parts = list(dict.fromkeys(each.part for each in self._help or self.moments.items))
        here = next((each.part for each in shown.items if each), None) if shown else None
        index = parts.index(here) + step if here in parts else 0
        if 0 <= index < len(parts):
            wanted = parts[index]
            self._wanted = lambda each: each.part is wanted


_PANS: Final = frozenset(
    {
        *(DisplayCommand.PAN_RIGHT, DisplayCommand.PAN_LEFT),
        *(DisplayCommand.LINE_START, DisplayCommand.LINE_END),
    }
)
_PARTS: Final = {
    DisplayCommand.HAND: LineSection.HAND,
    DisplayCommand.CHOICES: LineSection.CHOICES,
    DisplayCommand.STATUS: LineSection.STATUS,
    DisplayCommand.TELLING: LineSection.TELLING,
}


def _marked(cells: str, blank: str, sign: str) -> str:
    """Return cells with a mark in the last one: ``blank`` alone, or the dots of ``sign`` added."""
    last = ord(cells[-1])
    return cells[:-1] + (blank if last == ord(BLANK) else chr(last | ord(sign)))
