"""The cards: colours, faces, the deck, and the two-to-four letter codes of the game record.

Every card is made once and shared, so two red sevens are the same object and cards may be
compared with ``is``.  A card's code is its name everywhere in writing: ``r7``, ``g+2``, ``ysk``,
``brv``, ``wi``, ``wi+4``.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Colour(StrEnum):
    """One of the four colours; its value is the letter that opens a card's code."""

    RED = "r"
    YELLOW = "y"
    GREEN = "g"
    BLUE = "b"


class Face(StrEnum):
    """What a card shows besides its colour; its value closes a card's code."""

    ZERO = "0"
    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    DRAW_TWO = "+2"
    SKIP = "sk"
    REVERSE = "rv"
    WILD = "wi"
    WILD_DRAW_FOUR = "wi+4"

    @property
    def is_digit(self) -> bool:
        """Whether the face is one of 0 to 9."""
        return len(self.value) == 1


class UnknownCard(ValueError):
    """Text that names no card of any deck; ``text`` keeps what was written."""

    def __init__(self, text: str) -> None:
        super().__init__(f"no card is written {text!r}")
        self.text = text


class Card:
    """One face of the deck.  Use :func:`card` to obtain it: there is one object for each face.

    It has no comparison of its own, ``__lt__`` included: with one, finding a card in a hand
    would take ten times as long.  Sort by :attr:`rank`.
    """

    __slots__ = ("code", "colour", "digit", "face", "is_wild", "rank")

    def __init__(self, colour: Colour | None, face: Face, rank: int) -> None:
        self.colour: Final = colour
        self.face: Final = face
        self.code: Final = (colour.value if colour else "") + face.value
        self.digit: Final = int(face.value) if face.is_digit else None
        self.is_wild: Final = colour is None
        self.rank: Final = rank

    def __repr__(self) -> str:
        return self.code

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Card:
        return self

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (self.code,)


COLOURS: Final = tuple(Colour)
COLOURED_FACES: Final = tuple(face for face in Face if not face.startswith("wi"))
WILD_FACES: Final = (Face.WILD, Face.WILD_DRAW_FOUR)

CARDS: Final[tuple[Card, ...]] = tuple(
    Card(colour, face, rank)
    for rank, (colour, face) in enumerate(
        [(colour, face) for colour in COLOURS for face in COLOURED_FACES]
        + [(None, face) for face in WILD_FACES]
    )
)
"""The 54 faces in canonical order: colours red, yellow, green, blue, then the wilds."""

_BY_CODE: Final = {each.code: each for each in CARDS}


def card(code: str) -> Card:
    """Return the card written ``code`` (``"r7"``, ``"wi+4"``).

    Raises:
        UnknownCard: no card is written so.
    """
    try:
        return _BY_CODE[code]
    except KeyError:
        raise UnknownCard(code) from None


def copies(each: Card) -> int:
    """How often the deck holds a card: one 0 a colour, four of each wild, else two (CORE-01)."""
    if each.is_wild:
        return 4
    return 1 if each.face is Face.ZERO else 2


DECK: Final[tuple[Card, ...]] = tuple(each for each in CARDS for _ in range(copies(each)))
"""The 108 cards in canonical order (CORE-01)."""
