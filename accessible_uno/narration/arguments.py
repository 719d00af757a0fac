"""Turns the fields of an event, a reason or a window into variables of its message.

What a field becomes follows from its annotation alone, so that a new event needs no code here:

========================  =======================================================================
``Seat``                  ``$seat`` the name; ``$seatIs`` you, other, nobody
``Card``                  ``$card`` its name; ``$cardIs`` digit, skip, reverse, draw_two, wild,
                          wild_draw_four; ``$cardSign`` what else matches it; ``$cardArticle`` its
                          name with its article; none where ``None``
``Colour``                ``$colour`` its word; ``$colourIs`` red, yellow, green, blue, none
``int``, ``str``          ``$count`` itself
``bool``                  ``$agreesIs`` yes, no
``tuple[Card, ...]``      ``$cards`` a list; ``$cardsIs`` none, one, few, several;
                          ``$cardsArticle`` the list with an article before each card
``tuple[Seat, ...]``      ``$seats`` a list; ``$seatsIs`` none, one, several; with the viewer in
                          it ``you`` where alone, ``yours`` otherwise
``tuple[int, ...]``       nothing by itself
hands of every seat       ``$hands`` the viewer's own; ``$handsIs`` none, one, several
``Window``                the window's own fields, and its class in the message id
========================  =======================================================================

An event with a row of players and a row of cards or numbers has ``$pairs`` too: each player with
theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from accessible_uno.cards import Card, Colour
from accessible_uno.narration.display_names import DisplayNames, colour_selector, face_selector
from accessible_uno.narration.event_schema import schema_of
from accessible_uno.narration.message_store import Variables

if TYPE_CHECKING:
    from accessible_uno.game.base import Seat

FEW: Final = 4
"""So many cards are told with an article each; more are counted first, and listed without."""

AddVariables: TypeAlias = Callable[[Variables, str, Any, DisplayNames], None]
"""``add(into, name, value, names)`` adds the variables of a value that goes by ``name``."""


class Argument(NamedTuple):
    """A value that a message may mention, and how it becomes variables.

    The value never changes, so the variables may be made later than the argument.
    """

    add: AddVariables
    value: Any


Arguments: TypeAlias = Mapping[str, Argument]
"""The arguments of a message by name."""


class UnknownAnnotation(TypeError):
    """A field of an event is annotated with a type that messages cannot mention."""


def arguments_of(thing: object) -> dict[str, Argument]:
    """Return the arguments of the message about an event, a reason or a window.

    Raises:
        UnknownAnnotation: one of its fields is of a type that messages cannot mention.
    """
    arguments: dict[str, Argument] = {}
    schema = schema_of(thing)
    for name, annotation in schema.fields.items():
        value = getattr(thing, name)
        if annotation == "Window":
            arguments.update(arguments_of(value))
        elif annotation in _ADD:
            arguments[name] = Argument(_ADD[annotation], value)
        else:
            raise UnknownAnnotation(f"{type(thing).__name__}.{name}: {annotation}")
    if schema.pairs:
        seats, things = schema.pairs
        arguments["pairs"] = Argument(_add_pairs, (getattr(thing, seats), getattr(thing, things)))
    return arguments


def plain_arguments(values: Mapping[str, str | int | Card | Colour]) -> dict[str, Argument]:
    """Return arguments for values whose type alone says what they are."""
    return {
        name: card_argument(value)
        if isinstance(value, Card)
        else colour_argument(value)
        if isinstance(value, Colour)
        else Argument(_add_itself, value)
        for name, value in values.items()
    }


def variables_for(arguments: Arguments, used: frozenset[str], names: DisplayNames) -> Variables:
    """Return the variables of those ``arguments`` that a message uses.

    Args:
        arguments: what the message may mention.
        used: the names of the variables that it uses, ``seatIs`` for one.
        names: what players, cards and colours are called.
    """
    variables: Variables = {}
    for name in _argument_names(used):
        if argument := arguments.get(name):
            argument.add(variables, name, argument.value, names)
    return variables


def seat_argument(seat: Seat) -> Argument:
    """Return a player as an argument; a seat below 0 is nobody."""
    return Argument(_add_seat, seat)


def card_argument(card: Card | None) -> Argument:
    """Return a card, or none, as an argument."""
    return Argument(_add_card, card)


def colour_argument(colour: Colour | None) -> Argument:
    """Return a colour, or none, as an argument."""
    return Argument(_add_colour, colour)


def cards_argument(cards: Sequence[Card]) -> Argument:
    """Return a row of cards as an argument."""
    return Argument(_add_cards, tuple(cards))


def yes_no_argument(answer: bool) -> Argument:
    """Return yes or no as an argument, for selectors."""
    return Argument(_add_yes_no, answer)


def _add_seat(into: Variables, name: str, seat: Seat, names: DisplayNames) -> None:
    into[name] = names.name(seat)
    into[f"{name}Is"] = names.seat_selector(seat)


def _add_card(into: Variables, name: str, card: Card | None, names: DisplayNames) -> None:
    into[name] = names.card(card) if card else ""
    into[f"{name}Is"] = face_selector(card)
    into[f"{name}Sign"] = names.sign(card) if card else ""
    into[f"{name}Article"] = names.with_article(card) if card else ""


def _add_colour(into: Variables, name: str, colour: Colour | None, names: DisplayNames) -> None:
    into[name] = names.colour(colour)
    into[f"{name}Is"] = colour_selector(colour)


def _add_cards(into: Variables, name: str, cards: Sequence[Card], names: DisplayNames) -> None:
    into[name] = names.cards(cards)
    into[f"{name}Is"] = "few" if 1 < len(cards) <= FEW else _how_many(cards)
    into[f"{name}Article"] = names.cards_with_article(cards)


def _add_seats(into: Variables, name: str, seats: Sequence[Seat], names: DisplayNames) -> None:
    into[name] = names.players(seats)
    with_viewer = any(names.seat_selector(seat) == "you" for seat in seats)
    yours = "you" if len(seats) == 1 else "yours"
    into[f"{name}Is"] = yours if with_viewer else _how_many(seats)


def _add_hands(into: Variables, name: str, hands: Sequence[Any], names: DisplayNames) -> None:
    own = hands[names.viewer] if 0 <= names.viewer < len(hands) else ()
    _add_cards(into, name, own, names)


def _add_pairs(into: Variables, name: str, rows: tuple[Any, Any], names: DisplayNames) -> None:
    into[name] = names.paired(*rows)


def _add_itself(into: Variables, name: str, value: str | int, _: DisplayNames) -> None:
    into[name] = value


def _add_nothing(into: Variables, name: str, numbers: object, _: DisplayNames) -> None:
    """Add nothing: a row of numbers means nothing without its row of players."""


def _add_yes_no(into: Variables, name: str, answer: bool, _: DisplayNames) -> None:
    into[f"{name}Is"] = "yes" if answer else "no"


def _how_many(things: Sequence[object]) -> str:
    return ("none", "one")[len(things)] if len(things) < 2 else "several"


_SUFFIXES: Final = ("", "Is", "Sign", "Article")


@cache
def _argument_names(used: frozenset[str]) -> tuple[str, ...]:
    """Return the arguments that may give these variables: ``card`` gives ``cardIs``."""
    names = {name.removesuffix(suffix) for name in used for suffix in _SUFFIXES}
    return tuple(sorted(names))


_ADD: Final[dict[str, AddVariables]] = {
    "Seat": _add_seat,
    "Card": _add_card,
    "Card | None": _add_card,
    "Colour": _add_colour,
    "Colour | None": _add_colour,
    "int": _add_itself,
    "str": _add_itself,
    "bool": _add_yes_no,
    "tuple[Card, ...]": _add_cards,
    "tuple[Seat, ...]": _add_seats,
    "tuple[int, ...]": _add_nothing,
    "tuple[tuple[Card, ...], ...]": _add_hands,
}
