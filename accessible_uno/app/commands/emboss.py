"""``accessible-uno emboss``: writes rules, card key or labels as braille pages for paper."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessible_uno.app.arguments import LANG, CommandOption, one_of, parse
from accessible_uno.app.call import Call
from accessible_uno.app.commands.help import command_help
from accessible_uno.app.errors import Failure, FileFailure
from accessible_uno.app.house_rules import resolve
from accessible_uno.app.i18n import sentence
from accessible_uno.app.play_options import RULE, RULES, compile_rules
from accessible_uno.app.preferences import option_for
from accessible_uno.cards import CARDS, USUAL
from accessible_uno.interface.announce.rulebook import RuleBook
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.display_names import DisplayNames
from accessible_uno.settings.values import BrailleGrade, Notation
from accessible_uno.voices.braille.liblouis import BLANK
from accessible_uno.voices.braille.paper.formats import PageFormat, encode_pages
from accessible_uno.voices.braille.paper.layout import (
    Block,
    Sheet,
    entry,
    heading,
    pages,
    paragraph,
    rows,
)
from accessible_uno.voices.braille.unavailable import BrailleUnavailable
from accessible_uno.voices.braille.writer import BrailleWriter

if TYPE_CHECKING:
    from accessible_uno.game.engine import Game

STANDARD_OUTPUT: Final = "-"
SMALLEST: Final = Sheet(10, 3)
LARGEST: Final = Sheet(200, 200)


def page_size(text: str) -> Sheet:
    """Parse ``40x25``: cells on a line, lines on a page.

    Raises:
        ValueError: the text is no size, or not between :data:`SMALLEST` and :data:`LARGEST`.
    """
    width, cross, height = text.partition("x")
    sheet = Sheet(int(width), int(height))
    fits = SMALLEST.width <= sheet.width <= LARGEST.width
    if not (cross and fits and SMALLEST.height <= sheet.height <= LARGEST.height):
        raise ValueError(text)
    return sheet


OPTIONS: Final = (
    LANG,
    option_for("notation", Notation.LEAFLET),
    CommandOption("--grade", one_of("1", "2"), "1|2", "1"),
    RULES,
    RULE,
    CommandOption("--page", page_size, "10x3...200x200", Sheet()),
    CommandOption("--format", one_of(*PageFormat), "|".join(PageFormat), PageFormat.BRF.value),
    CommandOption("-o", str, "FILE"),
)
"""What ``emboss`` takes."""


def emboss(call: Call) -> int:
    """Write braille pages to a file; return 0."""
    values = parse(OPTIONS, call.arguments, ["|".join(DOCUMENTS)])
    if values["help"]:
        return command_help(call.locale, "emboss", OPTIONS)
    (wanted,) = values["words"]
    if wanted not in DOCUMENTS:
        known = ", ".join(DOCUMENTS)
        raise Failure("emboss-unknown", word=wanted, known=known)
    if values["o"] is None:
        raise Failure("emboss-no-file", word=wanted)
    document = _DocumentWriter(values, call.locale)
    try:
        made = pages(DOCUMENTS[wanted](document), document.sheet, document.number[wanted])
    except BrailleUnavailable as lack:
        failure = Failure(lack.message_id)
        failure.arguments.update(lack.arguments)
        raise failure from None
    _write(values["o"], encode_pages(made, PageFormat(values["format"])))
    return 0


def _write(file: str, content: bytes) -> None:
    if file == STANDARD_OUTPUT:
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
        return
    try:
        Path(file).write_bytes(content)
    except OSError as wrong:
        raise FileFailure("app-file-unwritable", file, wrong) from None


class _DocumentWriter:
    """Makes the blocks of a document.

    Attributes:
        sheet: the paper.
        number: how each document numbers its pages; labels would be stuck over numbers.
    """

    def __init__(self, values: dict[str, Any], locale: str) -> None:
        self.sheet: Sheet = values["page"]
        self.rules: str = values["rules"]
        self.notation = Notation(values["notation"])
        self.locale = locale
        self._base, options = resolve(self.rules, values["rule"] or ())
        self.game: Game = compile_rules(self._base, options, 0)
        self._writing = BrailleWriter.of_grade(self.notation, BrailleGrade(values["grade"]))
        self.number: dict[str, Callable[[int], str] | None] = {
            "rules": self._page_number,
            "card-key": self._page_number,
            "labels": None,
        }

    def words(self, text: str) -> str:
        return self._writing.cells_of(text, self.locale)

    def _page_number(self, page: int) -> str:
        return self.words(str(page))

    def title(self, message: str) -> Block:
        told = sentence(self.locale, message, rules=self.rules, notation=self.notation.value)
        return heading(self.words(told), self.sheet)

    def rule_pages(self) -> Iterator[Block]:
        yield self.title("emboss-rules")
        meaning = sentence(self.locale, f"preset-{self._base}")
        if self.rules != self._base or not meaning:
            meaning = self.rules  # the player's own rules have no more than their name
        yield paragraph(self.words(meaning), self.sheet)
        for told in RuleBook(self.locale, self.game, self._base).whole():
            yield paragraph(self.words(told), self.sheet)

    def key(self) -> Iterator[Block]:
        """Yield the usual cards, then those that only some rules have."""
        yield self.title("emboss-key")
        wording = DisplayNames(Catalogue(self.locale), (), -1)
        dealt = set(self.game.deck)
        for place, held in enumerate(CARDS):
            if place == len(USUAL) and not dealt.isdisjoint(CARDS[place:]):
                yield self.title("emboss-key-further")
            if held in dealt:
                name = self.words(wording.card(held))
                cells = self._writing.cells_of(held, self.locale)
                yield entry(cells + 2 * BLANK + name, self.sheet)

    def labels(self) -> Iterator[Block]:
        cells = [self._writing.cells_of(held, self.locale) for held in self.game.deck]
        yield from rows(cells, self.sheet)


Document: TypeAlias = Callable[[_DocumentWriter], Iterator[Block]]
DOCUMENTS: Final[dict[str, Document]] = {
    "rules": _DocumentWriter.rule_pages,
    "card-key": _DocumentWriter.key,
    "labels": _DocumentWriter.labels,
}
