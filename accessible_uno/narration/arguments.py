"""Turns the fields of an event, a reason or a window into variables of its message.

What a field becomes follows from its annotation alone, so that a new event needs no code here:

========================  =======================================================================
``Seat``                  ``$seat`` the name; ``$seatIs`` you, other, nobody
``Card``                  ``$card`` its name; ``$cardIs`` digit, skip, reverse, draw_two, wild,
                          wild_draw_four; ``$cardSign`` what else matches it; ``$cardArticle`` its
                          name with its article; ``$cardBare`` its number or symbol without a
                          colour; none where ``None``
``Colour``                ``$colour`` its word; ``$colourIs`` red, yellow, green, blue, none
``int``, ``str``          ``$count`` itself
``bool``                  ``$agreesIs`` yes, no
``tuple[Card, ...]``      ``$cards`` a list; ``$cardsIs`` none, one, few, several;
                          ``$cardsArticle`` the list with an article before each card;
                          ``$cardsBare`` the cards side by side, unless some are alike
``tuple[Seat, ...]``      ``$seats`` a list; ``$seatsIs`` none, one, several; with the viewer in
                          it ``you`` where alone, ``yours`` otherwise
``tuple[int, ...]``       nothing by itself
hands of every seat       ``$hands`` the viewer's own; ``$handsIs`` none, one, several
``top`` and ``colour``    ``$named`` the colour in play, where the card on top does not show it
``Window``                the window's own fields, and its class in the message id
========================  =======================================================================

An event with a row of players and a row of cards or numbers has ``$pairs`` too: each player with
theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec import Struct

from accessible_uno.cards import Card, Colour
from accessible_uno.game.windows import Threat
from accessible_uno.narration.display_names import DisplayNames, colour_selector, face_selector
from accessible_uno.narration.event_schema import schema_of
from accessible_uno.narration.message_store import ReadMessage, Variables

if TYPE_CHECKING:
    from accessible_uno.game.base import Seat, Window
    from accessible_uno.game.view import View

PIECES: Final = "pieces"
"""The variable of every message that says what the players call the cards."""

FEW: Final = 4
"""So many cards are told with an article each; more are counted first, and listed without."""

Word: TypeAlias = Callable[[Any, DisplayNames], "str | int"]
"""Makes a variable of a value."""


class Words(Struct, frozen=True):
    """What messages can tell of the values of one kind.

    Attributes:
        made: what makes each variable, by what follows the name of the argument in it.
        heard: returns all that any of them depends on, besides the language; where ``None``, it is
            the value itself, whoever hears it.
    """

    made: Mapping[str, Word]
    heard: Callable[[Any, DisplayNames], object] | None = None


Argument: TypeAlias = tuple[Words, Any]
"""A value that a message may mention, and how it becomes variables.

The value never changes, so the variables may be made later than the argument.
"""

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
        words = _WORDS.get(annotation)
        if words is None:
            raise UnknownAnnotation(f"{type(thing).__name__}.{name}: {annotation}")
        arguments[name] = words, getattr(thing, name)
    for name in schema.windows:
        arguments.update(arguments_of(getattr(thing, name)))
    if {"top", "colour"} <= schema.fields.keys():
        top, colour = arguments["top"][1], arguments["colour"][1]
        arguments["named"] = colour_argument(hidden_colour(top, colour))
    if schema.pairs:
        seats, things = schema.pairs
        arguments["pairs"] = _PAIRS, (getattr(thing, seats), getattr(thing, things))
    return arguments


def plain_arguments(values: Mapping[str, str | int | Card | Colour]) -> dict[str, Argument]:
    """Return arguments for values whose type alone says what they are."""
    return {
        name: card_argument(value)
        if isinstance(value, Card)
        else colour_argument(value)
        if isinstance(value, Colour)
        else (_ITSELF, value)
        for name, value in values.items()
    }


class VariablesOf(dict[str, "str | int"]):
    """The variables that arguments give, each made when the text first asks for it.

    Nothing else is made: the words of a hand cost more than the sentence around them.

    Args:
        arguments: what a message may mention.
        names: what players, cards and colours are called.
    """

    def __init__(self, arguments: Arguments, names: DisplayNames) -> None:
        self._arguments = arguments
        self._names = names

    def __missing__(self, variable: str) -> str | int:
        for name, suffix in _givers(variable):
            words, value = self._arguments.get(name, (_NOTHING, None))
            word = words.made.get(suffix)
            if word is not None:
                made: str | int = word(value, self._names)
                self[variable] = made
                return made
        raise KeyError(variable)


class Mentioned:
    """Arguments as the values that a message mentions.

    Args:
        arguments: the arguments.
        names: what players, cards and colours are called.
        pieces: what is played with.
    """

    def __init__(self, arguments: Arguments, names: DisplayNames, pieces: str) -> None:
        self._arguments = arguments
        self._names = names
        self._pieces = pieces

    def key(self, message: ReadMessage) -> list[object]:
        """Return what the text depends on; words are made of few values for it."""
        used, names = message.used, self._names
        found: list[object] = [type(names)]
        if PIECES in used:
            found.append(self._pieces)
        givers = _givers_of(used)
        for name, (words, value) in self._arguments.items():
            if name in givers:
                heard = words.heard
                found.append(name)
                found.append(heard(value, names) if heard else message.alike(name, value))
        return found

    def variables(self) -> Variables:
        """Return the variables of the message."""
        found = VariablesOf(self._arguments, self._names)
        found[PIECES] = self._pieces
        return found


def seat_argument(seat: Seat) -> Argument:
    """Return a player as an argument; a seat below 0 is nobody."""
    return _SEAT, seat


def card_argument(card: Card | None) -> Argument:
    """Return a card, or none, as an argument."""
    return _CARD, card


def colour_argument(colour: Colour | None) -> Argument:
    """Return a colour, or none, as an argument."""
    return _COLOUR, colour


def cards_argument(cards: Sequence[Card]) -> Argument:
    """Return a row of cards as an argument."""
    return _CARDS, tuple(cards)


def yes_no_argument(answer: bool) -> Argument:
    """Return yes or no as an argument, for selectors."""
    return _YES_NO, answer


def words_of(word: Word) -> Words:
    """Return what makes the one variable of a value that goes by the argument's own name."""
    return Words({"": word}, word)


def _number_of_cards(cards: Sequence[Card]) -> str:
    return "few" if 1 < len(cards) <= FEW else _how_many(cards)


def _whose_seats(seats: Sequence[Seat], names: DisplayNames) -> str:
    if not any(names.seat_selector(seat) == "you" for seat in seats):
        return _how_many(seats)
    return "you" if len(seats) == 1 else "yours"


def _own(hands: Sequence[Any], names: DisplayNames) -> Sequence[Card]:
    """Return the viewer's own of some hands."""
    own: Sequence[Card] = hands[names.viewer] if 0 <= names.viewer < len(hands) else ()
    return own


def _how_many(things: Sequence[object]) -> str:
    return ("none", "one")[len(things)] if len(things) < 2 else "several"


@cache
def _givers(variable: str) -> tuple[tuple[str, str], ...]:
    """Return which arguments may give a variable, and what follows their name in it.

    ``cardIs`` is given by ``card``, or else by an argument of that name.
    """
    ends = [suffix for suffix in _SUFFIXES if variable.endswith(suffix)]
    return tuple((variable.removesuffix(suffix), suffix) for suffix in ends)


@cache
def _givers_of(used: frozenset[str]) -> frozenset[str]:
    """Return the names of the arguments that may give some variables."""
    return frozenset(name for variable in used for name, _ in _givers(variable))


_SUFFIXES: Final = ("Is", "Sign", "Article", "Bare", "")

_SEAT: Final = Words(
    {
        "": lambda seat, names: names.name(seat),
        "Is": lambda seat, names: names.seat_selector(seat),
    },
    lambda seat, names: names.heard_of(seat),
)
_CARD: Final = Words(
    {
        "": lambda card, names: names.card(card) if card else "",
        "Is": lambda card, _: face_selector(card),
        "Sign": lambda card, names: names.sign(card) if card else "",
        "Article": lambda card, names: names.with_article(card) if card else "",
        "Bare": lambda card, names: names.bare(card) if card else "",
    }
)
_COLOUR: Final = Words(
    {
        "": lambda colour, names: names.colour(colour),
        "Is": lambda colour, _: colour_selector(colour),
    }
)
_CARDS: Final = Words(
    {
        "": lambda cards, names: names.cards(cards),
        "Is": lambda cards, _: _number_of_cards(cards),
        "Article": lambda cards, names: names.cards_with_article(cards),
        "Bare": lambda cards, names: names.cards_side_by_side(cards),
    }
)
_SEATS: Final = Words(
    {
        "": lambda seats, names: names.players(seats),
        "Is": _whose_seats,
    },
    lambda seats, names: tuple(map(names.heard_of, seats)),
)
_HANDS: Final = Words(
    {
        "": lambda hands, names: names.cards(_own(hands, names)),
        "Is": lambda hands, names: _number_of_cards(_own(hands, names)),
        "Article": lambda hands, names: names.cards_with_article(_own(hands, names)),
    },
    _own,
)
_YES_NO: Final = Words({"Is": lambda answer, _: "yes" if answer else "no"})
_ITSELF: Final = Words({"": lambda value, _: value})
_PAIRS: Final = words_of(lambda rows, names: names.paired(*rows))
_NOTHING: Final = Words({})
"""Of a row of numbers, which means nothing without its row of players, and of a window, whose
fields are arguments themselves."""

_WORDS: Final[dict[str, Words]] = {
    "Seat": _SEAT,
    "Card": _CARD,
    "Card | None": _CARD,
    "Colour": _COLOUR,
    "Colour | None": _COLOUR,
    "int": _ITSELF,
    "str": _ITSELF,
    "bool": _YES_NO,
    "tuple[Card, ...]": _CARDS,
    "tuple[Seat, ...]": _SEATS,
    "tuple[int, ...]": _NOTHING,
    "Window": _NOTHING,
    "tuple[tuple[Card, ...], ...]": _HANDS,
}


def question_arguments(view: View, window: Window) -> dict[str, Argument]:
    """Return what a player who is asked needs: ``$top``, ``$colour``, ``$drawn``, ``$goes``.

    ``$replies`` are the cards that answer a threat.  The fields of the window come besides.
    """
    replies = view.replies if isinstance(window, Threat) else ()
    return {
        **table_arguments(view),
        "drawn": card_argument(view.drawn),
        "goes": cards_argument(playable_cards(view)),
        "replies": cards_argument(replies),
    }


def table_arguments(view: View) -> dict[str, Argument]:
    """Return the top card and the active colour: ``$top``, ``$colour``.

    ``$named`` is the colour where the top card does not show it.
    """
    return {
        "top": card_argument(view.top),
        "colour": colour_argument(view.colour),
        "named": colour_argument(hidden_colour(view.top, view.colour)),
    }


def hidden_colour(top: Card | None, colour: Colour | None) -> Colour | None:
    """Return the colour in play where ``top`` does not show it, whatever has changed it."""
    return colour if top is not None and top.colour is not colour else None


def playable_cards(view: View) -> tuple[Card, ...]:
    """Return each different card of the hand that goes on the top card.

    After a draw that is the drawn card alone.
    """
    if view.drawn is not None:
        return (view.drawn,)
    return tuple(dict.fromkeys(filter(view.matching.__contains__, view.hand)))


def seat_to_act(view: View) -> Seat | None:
    """Return the player whom the table waits for, or ``None``."""
    question = view.question
    return question.seat if question is not None and question.seat >= 0 else None
