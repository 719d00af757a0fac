"""From the fields of an event, a reason or a window to the arguments of its message.

What a field becomes follows from its annotation alone, so that a new event needs no code here:

========================  =======================================================================
``Seat``                  ``$seat`` the name; ``$seatIs`` you, other, nobody
``Card``                  ``$card`` its name; ``$cardIs`` digit, skip, reverse, draw_two, wild,
                          wild_draw_four; ``$cardSign`` what else matches it; none where ``None``
``Colour``                ``$colour`` its word; ``$colourIs`` red, yellow, green, blue, none
``int``, ``str``          ``$count`` itself
``bool``                  ``$agreesIs`` yes, no
``tuple[Card, ...]``      ``$cards`` a list; ``$cardsIs`` none, one, several
``tuple[Seat, ...]``      ``$seats`` a list; ``$seatsIs`` none, you, one, several
``tuple[int, ...]``       nothing by itself
hands of every seat       ``$hands`` the viewer's own; ``$handsIs`` none, one, several
``Window``                the window's own fields, and its class in the message id
========================  =======================================================================

An event of a row of players and a row of cards or numbers has ``$pairs`` too, each with their own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessible_uno.narration.display_names import Wording, kind, shade
from accessible_uno.narration.event_schema import shape_of

if TYPE_CHECKING:
    from accessible_uno.cards import Card, Colour
    from accessible_uno.game.base import Seat

Arguments: TypeAlias = dict[str, str | int]
Filler: TypeAlias = Callable[[Arguments, str, Any, Wording], None]


class Untellable(TypeError):
    """An event's field is annotated with something that has no words."""


def arguments_of(told: object, wording: Wording) -> Arguments:
    """Return the message arguments of an event, a reason or a window.

    Raises:
        Untellable: one of its fields is of a kind that has no words.
    """
    arguments: Arguments = {}
    shape = shape_of(told)
    for name, annotation in shape.fields.items():
        if annotation not in _FILLERS:
            raise Untellable(f"{type(told).__name__}.{name}: {annotation}")
        _FILLERS[annotation](arguments, name, getattr(told, name), wording)
    if shape.pairs:
        seats, things = shape.pairs
        arguments["pairs"] = wording.paired(getattr(told, seats), getattr(told, things))
    return arguments


def add_seat(into: Arguments, name: str, seat: Seat, wording: Wording) -> None:
    """Add a player."""
    into[name] = wording.name(seat)
    into[f"{name}Is"] = wording.whose(seat)


def add_card(into: Arguments, name: str, card: Card | None, wording: Wording) -> None:
    """Add a card, or the lack of one."""
    into[name] = wording.card(card) if card else ""
    into[f"{name}Is"] = kind(card)
    into[f"{name}Sign"] = wording.sign(card) if card else ""


def add_colour(into: Arguments, name: str, colour: Colour | None, wording: Wording) -> None:
    """Add a colour, or the lack of one."""
    into[name] = wording.colour(colour)
    into[f"{name}Is"] = shade(colour)


def add_cards(into: Arguments, name: str, cards: Sequence[Card], wording: Wording) -> None:
    """Add a row of cards."""
    into[name] = wording.cards(cards)
    into[f"{name}Is"] = _how_many(cards)


def add_seats(into: Arguments, name: str, seats: Sequence[Seat], wording: Wording) -> None:
    """Add a row of players: ``you`` is the viewer alone, ``yours`` a row with the viewer in it."""
    into[name] = wording.players(seats)
    among = any(wording.whose(seat) == "you" for seat in seats)
    alone = "you" if len(seats) == 1 else "yours"
    into[f"{name}Is"] = alone if among else _how_many(seats)


def _add_hands(into: Arguments, name: str, hands: Sequence[Any], wording: Wording) -> None:
    own = hands[wording.viewer] if 0 <= wording.viewer < len(hands) else ()
    add_cards(into, name, own, wording)


def _add_itself(into: Arguments, name: str, number: str | int, wording: Wording) -> None:  # noqa: ARG001
    into[name] = number


def _add_nothing(into: Arguments, name: str, numbers: object, wording: Wording) -> None:
    """Numbers in a row mean nothing without whose they are."""


def _add_answer(into: Arguments, name: str, answer: bool, wording: Wording) -> None:  # noqa: ARG001
    into[f"{name}Is"] = "yes" if answer else "no"


def _add_window(into: Arguments, name: str, window: object, wording: Wording) -> None:  # noqa: ARG001
    into.update(arguments_of(window, wording))


def _how_many(things: Sequence[object]) -> str:
    return ("none", "one")[len(things)] if len(things) < 2 else "several"


_FILLERS: Final[dict[str, Filler]] = {
    "Seat": add_seat,
    "Card": add_card,
    "Card | None": add_card,
    "Colour": add_colour,
    "Colour | None": add_colour,
    "int": _add_itself,
    "str": _add_itself,
    "bool": _add_answer,
    "tuple[Card, ...]": add_cards,
    "tuple[Seat, ...]": add_seats,
    "tuple[int, ...]": _add_nothing,
    "tuple[tuple[Card, ...], ...]": _add_hands,
    "Window": _add_window,
}
