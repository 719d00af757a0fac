"""Reads what somebody types at a table that another program shows."""

from __future__ import annotations

from collections.abc import Sequence

from accessible_uno.game.base import Action
from accessible_uno.game.view import View
from accessible_uno.interface.announce.questions import choice_message, colour_message
from accessible_uno.interface.parse.choices import choice_names
from accessible_uno.interface.parse.intents import (
    Act,
    LineContext,
    MessageFields,
    NeedsChoice,
    NeedsColour,
    Said,
)
from accessible_uno.interface.parse.lexicon import lexicons
from accessible_uno.interface.verbs.all_verbs import parse_line
from accessible_uno.misuse import WrongArgument
from accessible_uno.narration.arguments import plain_arguments
from accessible_uno.narration.narrator import Narrator


class NotUnderstood(ValueError):
    """A line is no action and no command; the error's text says why, in the player's language."""


def read_line(line: str, view: View, locale: str, names: Sequence[str] = ()) -> Action | str:
    """Return what somebody means by a line: ``red 5``, ``rouge 5``, ``draw``, ``hand``.

    Words of every language are understood, those of the player's own first.

    Args:
        line: as it was typed.
        view: what the player's seat sees.
        locale: the player's language.
        names: the players in seating order, where a line may name one.

    Returns:
        The action, allowed or not: a table refuses it with its reason.  Where something else is
        said, the English word of the command: ``"hand"``, ``"help"``, ``"quit"``.

    Raises:
        NotUnderstood: it is neither, or a card still lacks its colour or the player it is for.
        WrongArgument: there is no such language, or there are more or fewer names than players.
    """
    seats = len(view.counts)
    if names and len(names) != seats:
        raise WrongArgument(f"{len(names)} names for {seats} players.")
    called = tuple(names) or tuple(f"Player{seat + 1}" for seat in range(seats))
    narrator = Narrator(locale, called, view.seat)
    context = LineContext(locale, view, view.legal(), called, view.hand)
    fields: MessageFields
    match parse_line(line, context):
        case Act(action):
            return action
        case Said(verb):
            return str(verb)
        case NeedsColour(card):
            fields = {"card": card}
            message = colour_message(card)
        case NeedsChoice(card):
            allowed = view.legal().choices(card)
            message = choice_message(card, allowed)
            fields = {"card": card, "choices": choice_names(allowed, lexicons(locale), context)}
        case unclear:
            message, fields = unclear.message_id, unclear.fields
    told = narrator.format(message, plain_arguments(fields))
    raise NotUnderstood(told.text if told is not None else line)
