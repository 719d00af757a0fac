"""The cards: colours, faces, the deck, and the two-to-four letter codes of the game record.

Every card is made once and shared, so two red sevens are the same object and cards may be
compared with ``is``.  A card's code is its name everywhere in writing: ``r7``, ``g+2``, ``ysk``,
``brv``, ``wi``, ``wi+4``.  Further cards, which some rules bring, come after the 54 usual ones.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Colour(StrEnum):
    """One of the four colours; its value is the first letter of a card's code."""

    RED = "r"
    YELLOW = "y"
    GREEN = "g"
    BLUE = "b"


class Face(StrEnum):
    """The digit or the symbol of a card; its value ends the card's code."""

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
    TARGET_TWO = "+2?"
    DISCARD_ALL = "da"
    TWICE = "2x"
    WIZZ = "wz"
    SWAP_HANDS = "sw"
    BLANK = "bl"
    TARGET_FOUR = "wi+4?"
    DOWNPOUR_ONE = "dp+1"
    DOWNPOUR_TWO = "dp+2"
    COUP = "ex"
    UNO = "un"
    BOOMERANG = "bo"

    @property
    def is_digit(self) -> bool:
        """Whether the face is one of 0 to 9."""
        return len(self.value) == 1


class UnknownCard(ValueError):
    """Text that names no card of any deck; ``text`` keeps what was written."""

    def __init__(self, text: str) -> None:
        super().__init__(f"no card is written {text!r}")
        self.text = text


COLOURED_FACES: Final = (
    *(Face(str(digit)) for digit in range(10)),
    *(Face.DRAW_TWO, Face.SKIP, Face.REVERSE),
)
WILD_FACES: Final = (Face.WILD, Face.WILD_DRAW_FOUR)
FURTHER_COLOURED: Final = (Face.TARGET_TWO, Face.DISCARD_ALL, Face.TWICE, Face.WIZZ)
FURTHER_WILD: Final = (
    *(Face.SWAP_HANDS, Face.BLANK, Face.TARGET_FOUR),
    *(Face.DOWNPOUR_ONE, Face.DOWNPOUR_TWO, Face.COUP),
)
COLOURLESS: Final = (Face.UNO, Face.BOOMERANG)
WITHOUT_COLOUR: Final = frozenset((*WILD_FACES, *FURTHER_WILD, *COLOURLESS))


class Card:
    """One face of the deck.  Use :func:`card` to obtain it: there is one object for each face.

    It has no comparison of its own, ``__lt__`` included: with one, finding a card in a hand
    would take ten times as long.  Sort by :attr:`rank`.

    Attributes:
        colour: its own colour; ``None`` where it has none.
        face: its digit or symbol.
        code: how records write it.
        digit: the number that it shows, if it shows one.
        is_wild: whether the player who lays it names a colour.
        is_colourless: whether it has no colour and takes none: laid, it leaves top and colour.
        rank: its place in the canonical order.
    """

    __slots__ = ("code", "colour", "digit", "face", "is_colourless", "is_wild", "rank")

    def __init__(self, colour: Colour | None, face: Face, rank: int) -> None:
        self.colour: Final = colour
        self.face: Final = face
        self.code: Final = (colour.value if colour else "") + face.value
        self.digit: Final = int(face.value) if face.is_digit else None
        self.is_colourless: Final = face in COLOURLESS
        self.is_wild: Final = colour is None and not self.is_colourless
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

USUAL: Final[tuple[tuple[Colour | None, Face], ...]] = (
    *((colour, face) for colour in COLOURS for face in COLOURED_FACES),
    *((None, face) for face in WILD_FACES),
)
FURTHER: Final[tuple[tuple[Colour | None, Face], ...]] = (
    *((colour, face) for colour in COLOURS for face in FURTHER_COLOURED),
    *((None, face) for face in (*FURTHER_WILD, *COLOURLESS)),
)
CARDS: Final[tuple[Card, ...]] = tuple(
    Card(colour, face, rank) for rank, (colour, face) in enumerate((*USUAL, *FURTHER))
)
"""Every card in canonical order: the 54 usual ones by colour red, yellow, green, blue, then the
wilds; then in the same way the further ones."""

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
    """How often the usual deck holds a card: a 0 a colour, four of a wild, else two (CORE-01)."""
    if each.is_wild:
        return 4
    return 1 if each.face is Face.ZERO else 2


DECK: Final[tuple[Card, ...]] = tuple(
    each for each in CARDS[: len(USUAL)] for _ in range(copies(each))
)
"""The 108 cards in canonical order (CORE-01)."""
