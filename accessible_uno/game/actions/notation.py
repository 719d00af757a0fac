"""A laid card in the record, with its choice and its colour: ``r7>C``, ``wi=g``, ``sw>C=y``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessible_uno.cards import COLOURS, Card, Colour, UnknownCard, card
from accessible_uno.game import reasons
from accessible_uno.game.base import (
    CHOICE_WORDS,
    Choice,
    ChoiceWord,
    Malformed,
    Reason,
    Seat,
    WordKind,
    read_choice,
    write_choice,
)
from accessible_uno.game.state import State

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
