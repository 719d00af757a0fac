"""The cards: colours, faces, the deck, and the two-to-four letter codes of the game record.

Every card is made once and shared, so two red sevens are the same object and cards may be
compared with ``is``.  A card's code is its name everywhere in writing: ``r7``, ``g+2``, ``ysk``,
``brv``, ``wi``, ``wi+4``.  Further cards, which some rules bring, come after the 54 usual ones.

A package may bring faces of its own: :class:`Face`.  They are known by their codes once a game is
played with them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from enum import Enum, StrEnum
from typing import ClassVar, Final


class Colour(StrEnum):
    """One of the four colours; its value is the first letter of a card's code."""

    RED = "r"
    YELLOW = "y"
    GREEN = "g"
    BLUE = "b"


COLOURS: Final = tuple(Colour)


class FaceKind(Enum):
    """Whether the cards of a face have a colour, take one, or neither."""

    COLOURED = "coloured"
    """There is one in each colour."""
    WILD = "wild"
    """It has no colour, and the player who lays it names one."""
    COLOURLESS = "colourless"
    """It has no colour and takes none: laid, it leaves top and colour."""


class Face(str):
    """The digit or the symbol of a card; as text, what ends the card's code.

    There is one object for each, so faces may be compared with ``is``.  A package makes one of its
    own with :meth:`brought`.

    Attributes:
        name: its name in message ids and selectors: ``draw_two``.
        kind: whether its cards have a colour, take one, or neither.
        points: what a card of it counts; ``None``: 20, or 50 if it is wild.
        letters: what stands for it in the braille of a deck, by the key of the notation; its code
            where there is nothing.
        cards: the card of each colour, or the only one.
        is_ours: whether it is one of the game's own, not of another package.
    """

    __slots__ = ("cards", "is_ours", "kind", "letters", "name", "points")

    ZERO: ClassVar[Face]
    ONE: ClassVar[Face]
    TWO: ClassVar[Face]
    THREE: ClassVar[Face]
    FOUR: ClassVar[Face]
    FIVE: ClassVar[Face]
    SIX: ClassVar[Face]
    SEVEN: ClassVar[Face]
    EIGHT: ClassVar[Face]
    NINE: ClassVar[Face]
    DRAW_TWO: ClassVar[Face]
    SKIP: ClassVar[Face]
    REVERSE: ClassVar[Face]
    WILD: ClassVar[Face]
    WILD_DRAW_FOUR: ClassVar[Face]
    TARGET_TWO: ClassVar[Face]
    DISCARD_ALL: ClassVar[Face]
    TWICE: ClassVar[Face]
    WIZZ: ClassVar[Face]
    SWAP_HANDS: ClassVar[Face]
    BLANK: ClassVar[Face]
    TARGET_FOUR: ClassVar[Face]
    DOWNPOUR_ONE: ClassVar[Face]
    DOWNPOUR_TWO: ClassVar[Face]
    COUP: ClassVar[Face]
    UNO: ClassVar[Face]
    BOOMERANG: ClassVar[Face]

    name: str
    kind: FaceKind
    points: int | None
    letters: Mapping[str, str]
    cards: tuple[Card, ...]
    is_ours: bool

    @classmethod
    def brought(
        cls,
        code: str,
        name: str,
        kind: FaceKind = FaceKind.COLOURED,
        points: int | None = None,
        letters: Mapping[str, str] | None = None,
    ) -> Face:
        """Return a new face that a package brings, with its cards.

        Args:
            code: one to three letters, digits, ``+`` or ``?`` after a letter: ``zp``.
            name: its name in message ids, in small letters: ``zap``.
            kind: whether its cards have a colour.
            points: what a card of it counts.
            letters: what stands for it in braille, by the key of the deck's notation.

        Raises:
            ValueError: the code or the name is not of the form, or one of the game's own.
        """
        if not (re.fullmatch(_CODE, code) and re.fullmatch(_NAME, name)):
            raise ValueError(f"no face can be called {code!r}, {name!r}")
        if name in (face.name for face in _OURS.values()):
            raise ValueError(f"the game has a face called {name!r}")
        face = _make_face(cls, code, name, kind, points, letters or {}, ours=False)
        taken = [held.code for held in face.cards if held.code in _OUR_CODES]
        if taken or code in _OURS:
            raise ValueError(f"the game has a card written {(taken or [code])[0]!r}")
        return face

    @property
    def value(self) -> str:
        """What ends the code of its cards."""
        return str(self)

    @property
    def is_coloured(self) -> bool:
        """Whether its cards have a colour."""
        return self.kind is FaceKind.COLOURED

    @property
    def is_digit(self) -> bool:
        """Whether the face is one of 0 to 9."""
        return len(self) == 1

    def card(self, colour: Colour | None = None) -> Card:
        """Return its card of ``colour``, or its only one."""
        return next(each for each in self.cards if each.colour is colour)

    def __copy__(self) -> Face:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Face:
        return self

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return face_called, (str(self),)


class UnknownCard(ValueError):
    """Text that names no card of any deck; ``text`` keeps what was written."""

    def __init__(self, text: str) -> None:
        super().__init__(f"no card is written {text!r}")
        self.text = text


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
        self.digit: Final = int(face) if face.is_digit else None
        self.is_colourless: Final = face.kind is FaceKind.COLOURLESS
        self.is_wild: Final = face.kind is FaceKind.WILD
        self.rank: Final = rank

    def __repr__(self) -> str:
        return self.code

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Card:
        return self

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (self.code,)


_CODE: Final = r"[a-z][a-z0-9+?]{1,3}"
_NAME: Final = r"[a-z][a-z0-9]*(_[a-z0-9]+)*"
_LONGEST: Final = 4
"""Characters of the longest code of a face."""

USUAL_FACES: Final = (
    *(("0", "zero"), ("1", "one"), ("2", "two"), ("3", "three"), ("4", "four")),
    *(("5", "five"), ("6", "six"), ("7", "seven"), ("8", "eight"), ("9", "nine")),
    *(("+2", "draw_two"), ("sk", "skip"), ("rv", "reverse")),
    *(("wi", "wild"), ("wi+4", "wild_draw_four")),
)
FURTHER_FACES: Final = (
    *(("+2?", "target_two"), ("da", "discard_all"), ("2x", "twice"), ("wz", "wizz")),
    *(("sw", "swap_hands"), ("bl", "blank"), ("wi+4?", "target_four")),
    *(("dp+1", "downpour_one"), ("dp+2", "downpour_two"), ("ex", "coup")),
    *(("un", "uno"), ("bo", "boomerang")),
)
"""Code and name of each of our faces, in canonical order."""

_WILD: Final = frozenset(["wi", "wi+4", "sw", "bl", "wi+4?", "dp+1", "dp+2", "ex"])
_COLOURLESS: Final = frozenset(["un", "bo"])
_POINTS: Final = {"da": 30, "sw": 30, "un": 100}
"""Faces worth neither 20 nor 50 (WP-23); of those that no text counts, the wild ones are worth 50
and the others 20 (G-50)."""


def _make_face(
    cls: type[Face],
    code: str,
    name: str,
    kind: FaceKind,
    points: int | None,
    letters: Mapping[str, str],
    *,
    ours: bool,
) -> Face:
    face = cls(code)
    face.name, face.kind, face.points, face.is_ours = name, kind, points, ours
    face.letters = dict(letters)
    colours = COLOURS if kind is FaceKind.COLOURED else (None,)
    face.cards = tuple(Card(colour, face, _rank(code, colour, ours=ours)) for colour in colours)
    return face


def _rank(code: str, colour: Colour | None, *, ours: bool) -> int:
    """Return the place of a card in canonical order, which depends on its code and colour alone.

    Faces of packages come after ours, in the order of their codes.
    """
    place = COLOURS.index(colour) if colour else len(COLOURS)
    codes = [each for each, _ in USUAL_FACES]
    if code in codes:
        return place * len(codes) + codes.index(code)
    further = [each for each, _ in FURTHER_FACES]
    if ours:
        return 1_000 + place * len(further) + further.index(code)
    number = int.from_bytes(code.ljust(_LONGEST).encode(), "big")
    return 10_000 + number * (len(COLOURS) + 1) + place


def _kind(code: str) -> FaceKind:
    if code in _WILD:
        return FaceKind.WILD
    return FaceKind.COLOURLESS if code in _COLOURLESS else FaceKind.COLOURED


_OURS: Final[dict[str, Face]] = {}
for _code, _name in (*USUAL_FACES, *FURTHER_FACES):
    _made = _make_face(Face, _code, _name, _kind(_code), _POINTS.get(_code), {}, ours=True)
    _OURS[_code] = _made
    setattr(Face, _name.upper(), _made)

OUR_FACES: Final = tuple(_OURS.values())
"""The faces of the game itself, in canonical order."""

DIGITS: Final = OUR_FACES[:10]
"""The faces 0 to 9."""

CARDS: Final[tuple[Card, ...]] = tuple(
    sorted((held for face in OUR_FACES for held in face.cards), key=lambda held: held.rank)
)
"""Our cards in canonical order: the 54 usual ones by colour red, yellow, green, blue, then the
wilds; then in the same way the further ones."""

USUAL: Final = tuple(held for held in CARDS if held.face in dict(USUAL_FACES))
"""The 54 usual ones."""

_OUR_CODES: Final = frozenset(held.code for held in CARDS)
_BY_CODE: Final = {held.code: held for held in CARDS}
_KNOWN: Final[dict[str, Face]] = {}


def card(code: str) -> Card:
    """Return the card written ``code`` (``"r7"``, ``"wi+4"``).

    Raises:
        UnknownCard: no card is written so.
    """
    try:
        return _BY_CODE[code]
    except KeyError:
        raise UnknownCard(code) from None


def face_called(code: str) -> Face:
    """Return the face written ``code``: one of ours, or one that is known."""
    return _OURS[code] if code in _OURS else _KNOWN[code]


def make_known(faces: Iterable[Face]) -> None:
    """Let records and players name the cards of faces that a package brings to a game.

    A later game may bring another face of the same code: from then on that one is meant.
    """
    for face in faces:
        if not face.is_ours and _KNOWN.get(face) is not face:
            _KNOWN[face] = face
            _BY_CODE.update((held.code, held) for held in face.cards)


BROUGHT_FACES: Final = _KNOWN.values()
"""The faces that the games of this process have brought, as far as there are any now."""


def known_faces() -> tuple[Face, ...]:
    """Return every face: ours, then those that the games of this process have brought."""
    return (*OUR_FACES, *_KNOWN.values())


def known_cards() -> tuple[Card, ...]:
    """Return every card: ours, then those of the other faces that are known."""
    return (*CARDS, *(held for face in _KNOWN.values() for held in face.cards))


def copies(each: Card) -> int:
    """How often the usual deck holds a card: a 0 a colour, four of a wild, else two (CORE-01)."""
    if each.is_wild:
        return 4
    return 1 if each.face is Face.ZERO else 2


DECK: Final[tuple[Card, ...]] = tuple(each for each in USUAL for _ in range(copies(each)))
"""The 108 cards in canonical order (CORE-01)."""
