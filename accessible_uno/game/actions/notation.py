"""How an action is written in the record, and read: laid cards, and verbs with their fields.

A laid card is written with its choice and its colour: ``r7>C``, ``wi=g``, ``sw>C=y``.  Notation and
reading of the others derive from the annotations of their fields, so they cannot disagree:
``catch Bob``, ``shuffle: r5 g2``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from functools import cache
from typing import Any, ClassVar, Final, Self, get_type_hints

from msgspec import Struct

from accessible_uno.cards import COLOURS, Card, Colour, UnknownCard, card
from accessible_uno.game import reasons
from accessible_uno.game.base import (
    CHOICE_WORDS,
    Action,
    Choice,
    ChoiceWord,
    Malformed,
    Reason,
    Seat,
    Window,
    WordKind,
    field_types,
    read_choice,
    seat_named,
    write_choice,
)
from accessible_uno.game.state import State
from accessible_uno.game.windows import ColourOwed, Drawn, GoingOn, Threat, Turn

DIRECTIONS: Final[dict[Choice, int]] = {ChoiceWord.LEFT: 1, ChoiceWord.RIGHT: -1}
"""The sides that may be chosen, each with the direction of play that it means."""


def read_ending(word: str, names: Sequence[str]) -> tuple[Card, Choice, Colour | None]:
    """Return the card, the choice and the colour that ``word`` writes.

    Raises:
        Malformed: it is of no such form.
    """
    laid, equals, colour = word.partition("=")
    code, arrow, chosen = laid.partition(">")
    choice = read_choice(chosen, names) if arrow else None
    if isinstance(choice, str) and choice not in CHOICE_WORDS:
        raise Malformed(chosen, WordKind.NAME, names)
    return read_card(code), choice, read_colour(colour) if equals else None


def read_card(word: str) -> Card:
    """Return the card that a record writes as ``word``.

    Raises:
        Malformed: it is no card.
    """
    try:
        return card(word)
    except UnknownCard:
        raise Malformed(word, WordKind.CARD) from None


def read_colour(word: str) -> Colour:
    """Return the colour that a record writes as ``word``.

    Raises:
        Malformed: it is no colour.
    """
    try:
        return Colour(word)
    except ValueError:
        raise Malformed(word, WordKind.COLOUR, COLOURS) from None


def write_ending(laid: Card, choice: Choice, colour: Colour | None, names: Sequence[str]) -> str:
    """Return how a record writes a card with what goes with it."""
    arrow = "" if choice is None else f">{write_choice(choice, names)}"
    return laid.code + arrow + (f"={colour.value}" if colour else "")


def choices(state: State, seat: Seat, laid: Card) -> tuple[Choice, ...]:
    """The choices for a card that ``seat`` lays; ``(None,)`` if nothing is to be chosen."""
    chooses = state.game.choosers.get(laid.face)
    return (chooses and chooses(state, seat, laid)) or (None,)


def colour_trouble(laid: Card, colour: Colour | None) -> Reason | None:
    """Return why a colour is missing or out of place."""
    if laid.is_wild:
        return reasons.ColourMissing(laid) if colour is None else None
    return None if colour is None else reasons.ColourNotWanted(laid)


def choice_trouble(state: State, seat: Seat, laid: Card, choice: Choice) -> Reason | None:
    """Return why a choice is missing or not to be had.

    A choice that may be declined may be missing; with a last card any choice has no effect.
    """
    allowed = choices(state, seat, laid)
    if choice in allowed or (choice is None and ChoiceWord.NONE in allowed):
        return None
    if allowed == (None,):
        alone = len(state.hands[seat]) == 1 and laid.face in state.game.choosers
        return None if alone else reasons.ChoiceNotWanted(laid)
    return reasons.ChoiceMissing(laid) if choice is None else reasons.ChoiceRefused(laid)


MOST_DIGITS: Final = 4
CARDS: Final = "tuple[Card, ...]"
OPTIONAL: Final = " | None"


class Codec(Struct, frozen=True):
    """How a record writes one field in one word.

    Attributes:
        write: returns the word of a value; the second argument holds the players' names.
        read: returns the value of a word, or raises :class:`Malformed`.
        example: such a word; empty where it is a player's name.
    """

    write: Callable[[Any, Sequence[str]], str]
    read: Callable[[str, Sequence[str]], Any]
    example: str = ""


def read_cards(words: Sequence[str]) -> tuple[Card, ...]:
    """Return the cards that a record writes as ``words``.

    Raises:
        Malformed: one of them is no card.
    """
    return tuple(map(read_card, words))


def _read_number(word: str, _names: Sequence[str]) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) <= MOST_DIGITS):
        raise Malformed(word, WordKind.NUMBER)
    return int(word)


def _read_word(word: str, known: Sequence[str]) -> str:
    """Return ``word``, one of ``known``.

    Raises:
        Malformed: it is none of them.
    """
    if word not in known:
        raise Malformed(word, WordKind.VALUE, known)
    return word


CODECS: Final[dict[str, Codec]] = {
    "Seat": Codec(lambda seat, names: names[seat], seat_named),
    "Card": Codec(lambda held, _: held.code, lambda word, _: read_card(word), "r7"),
    "Colour": Codec(lambda colour, _: colour.value, lambda word, _: read_colour(word), "g"),
    "int": Codec(lambda number, _: str(number), _read_number, "1"),
    "bool": Codec(
        lambda agrees, _: "yes" if agrees else "no",
        lambda word, _: _read_word(word, ("yes", "no")) == "yes",
        "yes",
    ),
    "Choice": Codec(write_choice, read_choice),
}
"""How each type is written, by its name in the annotation; a ``StrEnum`` is written by value."""


class WrittenField(Struct, frozen=True):
    """One field of an action, in the order of its notation.

    Attributes:
        name: its name.
        required: whether its word must be there.
        codec: how its word is written; ``None`` for cards, which take all words that are left.
    """

    name: str
    required: bool
    codec: Codec | None

    def example(self, name: str) -> str:
        """Return its words as an example, where ``name`` is a player's."""
        return "r5 g2" if self.codec is None else self.codec.example or name


class PlainAction(Action, frozen=True):
    """An action that is written as the first of its verbs and its fields in their order.

    The speaker, ``seat``, is not among them.  Optional fields stand last.

    Attributes:
        unasked: why it is refused where its player may act, but nothing asks for it.
    """

    unasked: ClassVar[Reason] = reasons.NothingPending()

    def reason_if_no_window(self, state: State) -> Reason:
        """Not one's turn, or nothing asks for it."""
        return out_of_place(state, self.seat) or self.unasked

    def notation(self, names: Sequence[str]) -> str:
        """The verb and the fields: ``catch Bob``."""
        words = [self.verbs[0]]
        for field in written_fields(type(self)):
            value = getattr(self, field.name)
            if field.codec is None:
                words += [each.code for each in value]
            elif value is not None:
                words.append(field.codec.write(value, names))
        return " ".join(words)

    @classmethod
    def read(cls, seat: Seat, words: Sequence[str], names: Sequence[str]) -> Self:
        """Read the verb and the fields."""
        found: dict[str, Any] = {"seat": seat} if "seat" in _required(cls) else {}
        rest = list(words[1:])
        for field in written_fields(cls):
            if field.codec is None:
                found[field.name], rest = read_cards(rest), []
            elif rest:
                found[field.name] = field.codec.read(rest.pop(0), names)
            elif field.required:
                raise Malformed(" ".join(words))
        if rest:
            raise Malformed(" ".join(rest), WordKind.NOTHING)
        return cls(**found)


@cache
def written_fields(kind: Any) -> tuple[WrittenField, ...]:
    """The fields of a class of actions that its notation holds."""
    return tuple(
        WrittenField(name, name in _required(kind), _codec(kind, name, annotation))
        for name, annotation in field_types(kind).items()
        if name != "seat"
    )


@cache
def _required(kind: Any) -> tuple[str, ...]:
    """The fields of a class that have no default; they stand first."""
    names: tuple[str, ...] = kind.__struct_fields__
    return names[: len(names) - len(kind.__struct_defaults__)]


def _codec(kind: Any, name: str, written: str) -> Codec | None:
    annotation = written.removesuffix(OPTIONAL)
    if annotation == CARDS:
        return None
    if annotation in CODECS:
        return CODECS[annotation]
    hint = get_type_hints(kind)[name]
    enum = next(each for each in getattr(hint, "__args__", (hint,)) if each is not type(None))
    assert issubclass(enum, StrEnum), f"{kind.__name__}.{name} cannot be written"
    known = tuple(each.value for each in enum)
    return Codec(
        lambda value, _: value.value, lambda word, _: enum(_read_word(word, known)), known[0]
    )


def out_of_place(state: State, seat: Seat) -> Reason | None:
    """Return why ``seat`` may not act at all now, or ``None`` when it is being asked."""
    question = state.question
    if state.winners:
        return reasons.MatchIsOver()
    if state.round_over or question is None or question.seat < 0:
        return reasons.RoundIsOver()
    if question.seat != seat:
        return reasons.NotYourTurn(question.seat)
    if isinstance(question, Threat):
        return reasons.AnswerFirst(question.amount, bool(question.doubtful))
    if isinstance(question, ColourOwed):
        return reasons.ColourOwedFirst()
    if not isinstance(question, Turn | Drawn | GoingOn):
        return reasons.QuestionFirst()
    return None


class BareAction(PlainAction, frozen=True):
    """An action of one word, the first of its verbs."""

    seat: Seat

    @classmethod
    def candidates(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:
        """Yield it."""
        yield cls(seat)
