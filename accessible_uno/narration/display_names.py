"""How players, cards and colours are called: aloud, and under the fingers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from accessible_uno.narration.braille_parts import letter

if TYPE_CHECKING:
    from accessible_uno.cards import Card, Colour
    from accessible_uno.game.base import Seat
    from accessible_uno.narration.catalogue import Catalogue


def clean(name: str) -> str:
    """Return a name without control, direction and private characters."""
    return "".join(filter(str.isprintable, name)).strip() or "?"


class Wording:
    """The words of the ear.

    Attributes:
        viewer: the seat that is spoken to; below 0, nobody at the table.
    """

    pause: ClassVar[str] = ", "
    """What stands between the items of a row."""

    def __init__(self, catalogue: Catalogue, names: Sequence[str], viewer: Seat) -> None:
        self.viewer = viewer
        self._catalogue = catalogue
        self._names = tuple(map(clean, names))
        self._called: dict[tuple[str, Card], str] = {}

    def name(self, seat: Seat) -> str:
        """Return a player's name, the viewer's own too; nothing for nobody."""
        return self._names[seat] if seat >= 0 else ""

    def card(self, card: Card) -> str:
        """Return a card's name: ``7 bleu``, ``inversion verte``."""
        return self._of_card("card", card)

    def sign(self, card: Card) -> str:
        """Return what else matches the card besides its colour: ``un 7``, ``une inversion``."""
        return self._of_card("sign", card)

    def _of_card(self, message_id: str, card: Card) -> str:
        called = self._called.get((message_id, card))
        if called is None:
            called = self._called[message_id, card] = self._catalogue.text(
                message_id,
                face=kind(card),
                digit="" if card.digit is None else str(card.digit),
                colourIs=shade(card.colour),
            )
        return called

    def colour(self, colour: Colour | None) -> str:
        """Return a colour's word; nothing for none."""
        return self._catalogue.text("colour", colourIs=shade(colour)) if colour else ""

    def cards(self, cards: Sequence[Card]) -> str:
        """Return cards as they are told one after the other: ``7 bleu, joker et +4``."""
        return self.listed([self.card(card) for card in cards])

    def player(self, seat: Seat) -> str:
        """Return ``vous`` or a name, as it stands within a list."""
        return self._catalogue.text("player", seatIs=self.whose(seat), seat=self.name(seat))

    def players(self, seats: Iterable[Seat]) -> str:
        """Return players in words: ``Bob, Chloé et vous``."""
        return self.listed([self.player(seat) for seat in seats])

    def paired(self, seats: Iterable[Seat], things: Iterable[Card | int]) -> str:
        """Return each player with a card or a number: ``Bob 7 bleu, vous joker``."""
        pairs = [
            (self.player(seat), str(each) if isinstance(each, int) else self.card(each))
            for seat, each in zip(seats, things, strict=True)
        ]
        return self.pause.join(map(" ".join, pairs))

    def whose(self, seat: Seat) -> str:
        """Return ``"you"``, ``"other"``, or ``"nobody"`` for no seat of the table."""
        if seat == self.viewer and seat >= 0:
            return "you"
        return "other" if seat >= 0 else "nobody"

    def listed(self, words: Sequence[str]) -> str:
        """Return words in a row, the last one joined as the language does it."""
        if len(words) < 2:
            return "".join(words)
        return self._catalogue.text("list", start=self.pause.join(words[:-1]), last=words[-1])


class Embossing(Wording):
    """The words of the fingers: cards and colours are left to the notation of the deck."""

    pause = " "

    def card(self, card: Card) -> str:
        """Return the private letter that stands for it."""
        return letter(card)

    def colour(self, colour: Colour | None) -> str:
        """Return the private letter that stands for it; nothing for none."""
        return letter(colour) if colour else ""

    def listed(self, words: Sequence[str]) -> str:
        """Return them side by side."""
        return self.pause.join(words)


def shade(colour: Colour | None) -> str:
    """Return what selectors call a colour: ``"red"``, or ``"none"``."""
    return colour.name.lower() if colour else "none"


def kind(card: Card | None) -> str:
    """Return what selectors call a face: ``"digit"``, ``"draw_two"``, or ``"none"``."""
    if card is None:
        return "none"
    return "digit" if card.face.is_digit else card.face.name.lower()
