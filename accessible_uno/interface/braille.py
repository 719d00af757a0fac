"""Braille displays: what the game asks of them, how items are grouped, what their keys do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from msgspec.structs import replace

from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.voices.braille.display.keys import KEY_ROWS, KeyRow
from accessible_uno.voices.braille.display.moments import BrailleItem, DisplayContent, LineSection

if TYPE_CHECKING:
    from accessible_uno.voices.braille.display.line import ReadingProgress
    from accessible_uno.voices.braille.writer import BrailleSettings


@runtime_checkable
class TactileVoice(Protocol):
    """A voice that shows items on a braille display.

    Attributes:
        content: the game.
        on_move: called, from any thread, when the reader has moved.
        takes_key: called, from any thread, with a character that is typed on the display while
            nothing else is; returns whether it does something at once.
    """

    content: DisplayContent
    on_move: Callable[[], None]
    takes_key: Callable[[str], bool]

    def show_draft(self, draft: str) -> None:
        """Show what has been typed so far on the console."""

    def expect_answer(self) -> None:
        """Show what is output next, wherever the reader is."""

    def refresh(self) -> None:
        """Show the content again, as it is now."""

    def show_newest(self) -> None:
        """Show the newest message, wherever the reader is."""

    def hand_over(self, to: int) -> None:
        """Show what was told to reader ``to``, and nothing of what others were told."""

    def use_settings(self, settings: BrailleSettings, names: Iterable[str]) -> None:
        """Write by other settings from now on, what is shown too; players have these names."""

    def progress(self) -> ReadingProgress | None:
        """Return how far the reader has come; ``None`` while there is no display."""


def displays_among(voices: Iterable[object]) -> Iterator[TactileVoice]:
    """Yield those of voices that show items on a braille display."""
    return (voice for voice in voices if isinstance(voice, TactileVoice))


def group_items(
    items: Iterable[BrailleItem], part: LineSection, *, may_split: bool = False
) -> Iterator[BrailleItem]:
    """Make one part of the line of items; the first one starts its group."""
    for index, item in enumerate(items):
        first = not index
        yield replace(item, part=part, starts_group=first, may_split=first and may_split)


def key_help(locale: str) -> list[BrailleItem]:
    """Return what each key does, one key after the other; their keys enter nothing."""
    catalogue = Catalogue(locale)
    told = (
        catalogue.text("display-keys-help"),
        *(_line_of(row, catalogue) for row in KEY_ROWS),
    )
    return [BrailleItem((each,), locale, starts_group=True) for each in told]


def nothing_there(locale: str) -> BrailleItem:
    """Return the answer to a key that does nothing, short enough for every display."""
    return BrailleItem((Catalogue(locale).text("display-nothing-there"),), locale)


def meaning_of(row: KeyRow, catalogue: Catalogue) -> str:
    """Return what the keys of a row do."""
    return catalogue.text(f"display-key-{row.command}")


def _line_of(row: KeyRow, catalogue: Catalogue) -> str:
    name = catalogue.variant(f"display-key-{row.command}", "name")
    return catalogue.text("display-key-line", name=name, meaning=meaning_of(row, catalogue))
