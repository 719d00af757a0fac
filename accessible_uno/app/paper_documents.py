"""What ``accessible-uno emboss`` writes on paper: the blocks of each document."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct

from accessible_uno.app.i18n import sentence
from accessible_uno.cards import COLOURS, USUAL, Card
from accessible_uno.game.engine import Game
from accessible_uno.interface.rules_told.house_options import active_options
from accessible_uno.interface.rules_told.rule_names import RuleNames
from accessible_uno.interface.rules_told.rulebook import RuleBook
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.display_names import DisplayNames, face_selector
from accessible_uno.voices.braille.liblouis import BLANK
from accessible_uno.voices.braille.notation import colour_cells, face_cells
from accessible_uno.voices.braille.paper import (
    Block,
    Sheet,
    entry,
    flow,
    heading,
    lines_of,
    paragraph,
    rows,
)
from accessible_uno.voices.braille.writer import BrailleWriter


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
            settings = RuleNames(self.locale).settings(options)
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


class Document(NamedTuple):
    """What makes the blocks of a document, and whether its pages have numbers.

    Labels have none, for they would be stuck over them; a single page needs none.
    """

    blocks: Callable[[DocumentWriter], Iterator[Block]]
    numbered: bool


Documents: TypeAlias = Mapping[str, Document]

DOCUMENTS: Final[Documents] = {
    "rules": Document(DocumentWriter.rule_pages, numbered=True),
    "card-key": Document(DocumentWriter.key, numbered=True),
    "legend": Document(DocumentWriter.legend, numbered=False),
    "labels": Document(DocumentWriter.labels, numbered=False),
}
