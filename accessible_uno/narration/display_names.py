"""The names of players, cards and colours, in speech and in braille."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from accessible_uno.narration.utterance import letter

if TYPE_CHECKING:
    from accessible_uno.cards import Card, Colour, Face
    from accessible_uno.game.base import Seat
    from accessible_uno.narration.catalogue import Catalogue

WITH_ARTICLE: Final = "card-with-article"
"""The message of a card with its article: ``un 7 bleu``."""


def clean(name: str) -> str:
    """Return a name without control, direction and private characters."""
    return "".join(filter(str.isprintable, name)).strip() or "?"


class DisplayNames:
    """Names in speech.

    Args:
        catalogue: the texts.
        players: the names of the players, in seating order.
        viewer: the seat that hears the names, as "you"; below 0 for an onlooker.

    Attributes:
        viewer: the same.
    """

    separator: ClassVar[str] = ", "
    """What stands between the items of a row."""

    def __init__(self, catalogue: Catalogue, players: Sequence[str], viewer: Seat) -> None:
        self.viewer = viewer
        self._catalogue = catalogue
        self._players = tuple(map(clean, players))
        self._heard = [(name, self.seat_selector(seat)) for seat, name in enumerate(self._players)]
        self._of_cards = catalogue.card_names
        self._of_brought_cards: dict[tuple[str, Card], str] = {}

    def name(self, seat: Seat) -> str:
        """Return a player's name, the viewer's own too; empty for nobody."""
        return self._players[seat] if seat >= 0 else ""

    def heard_of(self, seat: Seat) -> tuple[str, str]:
        """Return all that a text can tell of a player: the name, and :meth:`seat_selector`."""
        return self._heard[seat] if seat >= 0 else ("", "nobody")

    def card(self, card: Card) -> str:
        """Return a card's name: ``7 bleu``, ``inversion verte``."""
        return self._of_card("card", card)

    def sign(self, card: Card) -> str:
        """Return the face of a card, which other cards may match: ``un 7``, ``une inversion``."""
        return self._of_card("sign", card)

    def with_article(self, card: Card) -> str:
        """Return a card as the object of a verb: ``le 7 bleu``, ``un joker``.

        Without the article, "you draw 2 yellow" would be heard as two cards.
        """
        return self._of_card(WITH_ARTICLE, card)

    def bare(self, card: Card) -> str:
        """Return the number or the symbol of a card, without its colour: ``7``, ``inversion``."""
        if card.digit is not None:
            return str(card.digit)
        if not card.face.is_ours:
            return self.face(card.face)
        return self._catalogue.text("face-alone", face=face_selector(card))

    def _of_card(self, message_id: str, card: Card) -> str:
        if not card.face.is_ours:
            return self._of_brought_card(message_id, card)
        name = self._of_cards.get((message_id, card))
        if name is None:
            name = self._of_cards[message_id, card] = self._catalogue.text(
                message_id,
                face=face_selector(card),
                digit="" if card.digit is None else card.digit,
                colourIs=colour_selector(card.colour),
            )
        return name

    def _of_brought_card(self, message_id: str, card: Card) -> str:
        """Return the name of a card of a package, from its texts, or in plain words without one.

        Where a package does not say how a card is told with an article, it is told without.
        """
        known = self._of_brought_cards.get((message_id, card))
        if known is not None:
            return known
        named = card.face.name.replace("_", "-")
        if message_id == WITH_ARTICLE and not self._catalogue.has(f"{message_id}-{named}"):
            return self.sign(card) if card.colour is None else self.card(card)
        name = self._catalogue.text(
            f"{message_id}-{named}",
            colour=self.colour(card.colour),
            colourIs=colour_selector(card.colour),
        )
        plain = " ".join(filter(None, (self.colour(card.colour), self.face(card.face))))
        name = self._of_brought_cards[message_id, card] = name or plain
        return name

    def face(self, face: Face) -> str:
        """Return the first word for the face of a package."""
        words = self._catalogue.text(f"face-word-{face.name.replace('_', '-')}")
        return words.partition(",")[0].strip() or face.name.replace("_", " ")

    def colour(self, colour: Colour | None) -> str:
        """Return a colour's word; empty for none."""
        return self._catalogue.text("colour", colourIs=colour_selector(colour)) if colour else ""

    def cards(self, cards: Sequence[Card]) -> str:
        """Return the names of cards, like ones together: ``3 vert deux fois et 7 bleu``."""
        return self.listed(self._counted(cards, self.card))

    def cards_with_article(self, cards: Sequence[Card]) -> str:
        """Return cards as the object of a verb: ``le 3 vert deux fois et le 7 bleu``."""
        return self.listed(self._counted(cards, self.with_article))

    def cards_side_by_side(self, cards: Sequence[Card]) -> str:
        """Return the names of cards that all differ without a pause: ``3 vert 7 bleu joker``.

        What has no colour comes last, or a number after it would be its own: ``+4 1 rouge``.
        """
        words = self._counted(sorted(cards, key=lambda card: card.colour is None), self.card)
        return " ".join(words) if len(words) == len(cards) else self.listed(words)

    def _counted(self, cards: Sequence[Card], name: Callable[[Card], str]) -> list[str]:
        """Return a name for each card, and one for several like cards.

        Those of packages, which have no plural, are named one by one.
        """
        words: list[str] = []
        for card, count in Counter(cards).items():
            alike = count > 1 and card.face.is_ours
            words += [self._alike(card, count, name)] if alike else [name(card)] * count
        return words

    def _alike(self, card: Card, count: int, name: Callable[[Card], str]) -> str:
        return self._catalogue.text(
            "cards-alike",
            count=count,
            articleIs="yes" if name == self.with_article else "no",
            face=face_selector(card),
            digit="" if card.digit is None else card.digit,
            colourIs=colour_selector(card.colour),
        )

    def player(self, seat: Seat) -> str:
        """Return ``vous`` or a name, as it stands within a list."""
        is_viewer = seat == self.viewer and seat >= 0
        return self._catalogue.text("player-you") if is_viewer else self.name(seat)

    def players(self, seats: Iterable[Seat]) -> str:
        """Return players in a row: ``Bob, Chloé et vous``."""
        return self.listed([self.player(seat) for seat in seats])

    def paired(self, seats: Iterable[Seat], things: Iterable[Card | int]) -> str:
        """Return each player with a card or a number: ``Bob 7 bleu, vous joker``."""
        pairs = [
            (self.player(seat), str(each) if isinstance(each, int) else self.card(each))
            for seat, each in zip(seats, things, strict=True)
        ]
        return self.separator.join(map(" ".join, pairs))

    def seat_selector(self, seat: Seat) -> str:
        """Return ``"you"``, ``"other"``, or ``"nobody"`` for no seat of the table."""
        if seat == self.viewer and seat >= 0:
            return "you"
        return "other" if seat >= 0 else "nobody"

    def listed(self, words: Sequence[str]) -> str:
        """Return words in a row, the last one joined as the language does it.

        A pause within the word before the last one ends before it: ``l’inversion, à droite, et``.
        """
        if len(words) < 2:
            return "".join(words)
        pause = self.separator.rstrip() if self.separator in words[-2] else ""
        start = self.separator.join(words[:-1]) + pause
        return self._catalogue.text("list", start=start, last=words[-1])

    def either(self, words: Sequence[str]) -> str:
        """Return words in a row of which any one is meant: ``un joker ou un +4``."""
        if len(words) < 2:
            return "".join(words)
        start = self.separator.join(words[:-1])
        return self._catalogue.text("list-either", start=start, last=words[-1])


class CardNames(DisplayNames):
    """Names in a sentence in braille: cards are left to the notation of the deck."""

    def card(self, card: Card) -> str:
        """Return the private letter of the card."""
        return letter(card)

    def with_article(self, card: Card) -> str:
        """Return the private letter of the card: braille needs no article."""
        return letter(card)

    def bare(self, card: Card) -> str:
        """Return the private letter of the card, which has its colour in no more room."""
        return letter(card)

    def cards(self, cards: Sequence[Card]) -> str:
        """Return a letter for each card, side by side: fingers count them."""
        return " ".join(map(letter, cards))

    def cards_with_article(self, cards: Sequence[Card]) -> str:
        """Return the same."""
        return self.cards(cards)


class BrailleNames(CardNames):
    """Names in a short form: colours are left to the notation of the deck too."""

    separator = " "

    def colour(self, colour: Colour | None) -> str:
        """Return the private letter of the colour; empty for none."""
        return letter(colour) if colour else ""

    def listed(self, words: Sequence[str]) -> str:
        """Return them side by side."""
        return self.separator.join(words)


def colour_selector(colour: Colour | None) -> str:
    """Return what the selectors of messages call a colour: ``"red"``, or ``"none"``."""
    return colour.name.lower() if colour else "none"


def face_selector(card: Card | None) -> str:
    """Return what the selectors of messages call a face: ``"digit"``, ``"skip"``, ``"none"``."""
    if card is None:
        return "none"
    if not card.face.is_ours:
        return "noun" if card.colour is None else "other"
    return "digit" if card.face.is_digit else card.face.name
