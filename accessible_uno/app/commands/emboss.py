"""``accessible-uno emboss``: writes rules, card key or labels as braille pages for paper."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from msgspec import Struct

from accessible_uno.app.arguments import LANG, POSITIONAL, RULE, Call, CommandOption, Values, one_of
from accessible_uno.app.commands.help import CommandRow
from accessible_uno.app.errors import Failure
from accessible_uno.app.house_rules import compile_rules, resolve
from accessible_uno.app.i18n import sentence
from accessible_uno.app.paths import is_house
from accessible_uno.app.play_options import RULES
from accessible_uno.app.preferences import option_for, parse_table, session_preferences
from accessible_uno.app.written_files import FORCE, write_file
from accessible_uno.cards import COLOURS, USUAL, Card
from accessible_uno.game.engine import Game
from accessible_uno.interface.parse.rule_names import RuleNames, active_options
from accessible_uno.interface.rules_told import RuleBook
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.display_names import DisplayNames, face_selector
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import (
    BrailleGrade,
)
from accessible_uno.voices.braille.liblouis import BLANK, BrailleUnavailable
from accessible_uno.voices.braille.notation import colour_cells, face_cells
from accessible_uno.voices.braille.paper import (
    PAPERS,
    Block,
    CharacterSets,
    NoCharacterSet,
    Page,
    PageFormat,
    PefTitle,
    Sheet,
    characters_of,
    encode_pages,
    entry,
    flow,
    has_eight_dots,
    heading,
    lines_of,
    pages,
    paragraph,
    pef_document,
    rows,
)
from accessible_uno.voices.braille.writer import BrailleWriter
from accessible_uno.voices.notices import ignore_problem

STANDARD_OUTPUT: Final = "-"
SMALLEST: Final = Sheet(10, 3)
LARGEST: Final = Sheet(200, 200)


def page_size(text: str) -> Sheet:
    """Parse ``40x25``, cells on a line and lines on a page, or the name of a paper.

    Raises:
        ValueError: the text is no size, or not between :data:`SMALLEST` and :data:`LARGEST`.
    """
    if text.lower() in PAPERS:
        return PAPERS[text.lower()]
    width, cross, height = text.partition("x")
    sheet = Sheet(int(width), int(height))
    fits = SMALLEST.width <= sheet.width <= LARGEST.width
    if not (cross and fits and SMALLEST.height <= sheet.height <= LARGEST.height):
        raise ValueError(text)
    return sheet


def character_set(text: str) -> str:
    """Return the name of a character set, or of the table of liblouis that is one.

    Raises:
        Failure: there is no such set and no such table.
    """
    return text if text in set(CharacterSets) else parse_table(text)


OPTIONS: Final = (
    LANG,
    option_for("notation"),
    CommandOption("--grade", one_of(*BrailleGrade), "|".join(BrailleGrade)),
    option_for("braille_table"),
    option_for("braille_digits"),
    RULES,
    RULE,
    CommandOption("--page", page_size, f"10x3...200x200|{'|'.join(PAPERS)}", Sheet()),
    CommandOption("--format", one_of(*PageFormat), "|".join(PageFormat), PageFormat.BRF.value),
    CommandOption(
        "--ascii",
        character_set,
        "NAME",
        CharacterSets.NORTH_AMERICAN.value,
    ),
    CommandOption("--per-card", one_of("1", "2"), "1|2", "2"),
    CommandOption("--one-per-line"),
    CommandOption("-o", str, "FILE"),
    FORCE,
)
"""What ``emboss`` takes."""


def _emboss(call: Call, values: Values) -> int:
    """Write braille pages to a file; return 0."""
    (wanted,) = values[POSITIONAL]
    if wanted not in DOCUMENTS:
        known = ", ".join(DOCUMENTS)
        raise Failure("emboss-unknown", word=wanted, known=known)
    if values["o"] is None:
        raise Failure("emboss-no-file", word=wanted)
    try:
        settings = _settings(values, call.locale)
        made = _pages(wanted, values, settings)
        content = _encoded(wanted, made, values, settings)
    except BrailleUnavailable as lack:
        failure = Failure(lack.message_id)
        failure.arguments.update(lack.arguments)
        raise failure from None
    _write(values["o"], content, values, len(made), call.locale)
    return 0


def _pages(wanted: str, values: Values, settings: Settings) -> list[Page]:
    base, options = resolve(values["rules"], values["rule"] or ())
    writer = DocumentWriter(
        settings.locale,
        compile_rules(base, options, 0),
        base,
        values["rules"] if is_house(values["rules"]) else base,
        BrailleWriter.of_settings(settings),
        values["page"],
        Labels(int(values["per_card"]), values["one_per_line"]),
    )
    number = writer.page_number if wanted in NUMBERED else None
    return pages(DOCUMENTS[wanted](writer), writer.sheet, number)


def _settings(values: Values, locale: str) -> Settings:
    """Return the player's own settings, with those of the command line in their place."""
    given = {**values, "braille_grade": values["grade"]}
    return session_preferences(locale, given, ignore_problem).settings()


def _encoded(wanted: str, made: list[Page], values: Values, settings: Settings) -> bytes:
    page_format = PageFormat(values["format"])
    if page_format is PageFormat.BRF and has_eight_dots(made):
        raise Failure("emboss-eight-dots", table=settings.braille_table)
    try:
        if page_format is PageFormat.PEF:
            return pef_document(made, values["page"], PefTitle(wanted, settings.locale))
        return encode_pages(made, page_format, characters_of(values["ascii"]))
    except NoCharacterSet as wrong:
        known = ", ".join(CharacterSets)
        raise Failure("emboss-no-characters", table=wrong.table, known=known) from None


def _write(file: str, content: bytes, values: Values, count: int, locale: str) -> None:
    """Write the pages, and say what was written where; standard output gets the pages alone."""
    if file == STANDARD_OUTPUT:
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
        return
    sheet: Sheet = values["page"]
    told = {"pages": count, "cells": sheet.width, "lines": sheet.height}
    written = write_file(file, content, values)
    sys.stdout.write(sentence(locale, "emboss-written", file=written, **told) + "\n")


class Labels(NamedTuple):
    """How labels are laid out: how many a card has, and whether each has a line of its own."""

    per_card: int
    one_per_line: bool


class DocumentWriter(Struct, frozen=True):
    """Makes the blocks of a document.

    Attributes:
        locale: the language of the words.
        game: the rules, with their deck.
        preset: the key of the preset that the rules come from.
        rules: the name by which the user asked for them.
        writer: how cards and words are written.
        sheet: the paper.
        labels_wanted: how labels are laid out.
    """

    locale: str
    game: Game
    preset: str
    rules: str
    writer: BrailleWriter
    sheet: Sheet
    labels_wanted: Labels

    def page_number(self, page: int) -> str:
        """Return the cells of the number of a page."""
        return self._words(str(page))

    def rule_pages(self) -> Iterator[Block]:
        """Yield the rules of the game."""
        yield self._title("emboss-rules")
        meaning = sentence(self.locale, f"preset-{self.preset}")
        if self.rules != self.preset or not meaning:
            meaning = self.rules  # the player's own rules have no more than their name
        yield paragraph(self._words(meaning), self.sheet)
        options = active_options(self.preset, self.game.rules)
        if options:
            settings = RuleNames(self.locale).settings(options, self.preset)
            house = sentence(self.locale, "app-house-sets", settings=settings)
            yield paragraph(self._words(house), self.sheet)
        for told in RuleBook(self.locale, self.game).whole():
            yield paragraph(self._words(told), self.sheet)

    def key(self) -> Iterator[Block]:
        """Yield the usual cards, then those that only some rules have."""
        yield self._title("emboss-key")
        wording = DisplayNames(Catalogue(self.locale), (), -1)
        dealt = set(self.game.deck)
        usual = dealt.intersection(USUAL)
        for cards in (usual, dealt - usual):
            if cards and cards is not usual:
                yield self._title("emboss-key-further")
            for held in sorted(cards, key=lambda held: held.rank):
                name = self._words(wording.card(held))
                cells = self.writer.cells_of(held, self.locale)
                yield entry(cells + 2 * BLANK + name, self.sheet)

    def legend(self) -> Iterator[Block]:
        """Yield the letters, the digits and the signs of which the cards' codes are made."""
        yield self._title("emboss-key")
        wording = DisplayNames(Catalogue(self.locale), (), -1)
        notation = self.writer.notation
        faces = {held.face: held for held in self.game.deck}.values()
        digits = [held for held in faces if held.digit is not None]
        coloured = [held for held in faces if held.colour and held.digit is None]
        groups = {
            "emboss-legend-colours": [
                (colour_cells(colour, notation), wording.colour(colour))
                for colour in COLOURS
                if any(held.colour is colour for held in self.game.deck)
            ],
            "emboss-legend-digits": [
                (face_cells(held.face, notation), str(held.digit))
                for held in sorted(digits, key=lambda held: held.digit or 0)
            ],
            "emboss-legend-signs": [
                (face_cells(held.face, notation), self._face(held, wording)) for held in coloured
            ],
            "emboss-legend-wilds": [
                (self.writer.cells_of(held, self.locale), self._face(held, wording))
                for held in faces
                if not held.colour
            ],
        }
        for title, entries in groups.items():
            if entries:
                told = [cells + BLANK + self._words(name) for cells, name in entries]
                yield flow(self._words(sentence(self.locale, title)), told, self.sheet)

    def labels(self) -> Iterator[Block]:
        """Yield labels to cut out and to stick on the cards of an ordinary deck."""
        cells = [
            self.writer.cells_of(held, self.locale)
            for held in self.game.deck
            for _ in range(self.labels_wanted.per_card)
        ]
        if self.labels_wanted.one_per_line:
            yield from lines_of(cells, self.sheet)
        else:
            yield from rows(cells, self.sheet)

    def _words(self, text: str) -> str:
        return self.writer.cells_of(text, self.locale)

    def _title(self, message: str) -> Block:
        notation = self.writer.notation.value
        told = sentence(self.locale, message, rules=self.rules, notation=notation)
        return heading(self._words(told), self.sheet)

    def _face(self, held: Card, wording: DisplayNames) -> str:
        """Return what a card is called apart from its colour; a package has its own words."""
        if not held.face.is_ours:
            return wording.face(held.face)
        return sentence(self.locale, "face-alone", face=face_selector(held))


DOCUMENTS: Final[Mapping[str, Callable[[DocumentWriter], Iterator[Block]]]] = {
    "rules": DocumentWriter.rule_pages,
    "card-key": DocumentWriter.key,
    "legend": DocumentWriter.legend,
    "labels": DocumentWriter.labels,
}
"""What makes the blocks of each document."""

NUMBERED: Final = ("rules", "card-key")
"""Documents whose pages have numbers: labels would be stuck over them, one page needs none."""


emboss: Final = CommandRow("emboss", _emboss, OPTIONS, ["|".join(DOCUMENTS)])
