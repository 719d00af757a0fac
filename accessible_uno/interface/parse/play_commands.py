"""Commands that play or draw cards: ``joue 5 rouge``, ``pioche``, ``passe``, ``couleur vert``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from accessible_uno.game.actions import DrawCard, KeepCards, Pass, Take
from accessible_uno.game.base import Action, Seat
from accessible_uno.interface.parse.card_words import parse_card_words
from accessible_uno.interface.parse.cards import (
    card_intent,
    colour_intent,
    evident_card_intent,
    owes_colour,
)
from accessible_uno.interface.parse.choices import split_choice
from accessible_uno.interface.parse.context import CommandParser, LineContext
from accessible_uno.interface.parse.errors import unexpected_words
from accessible_uno.interface.parse.intents import Act, Intent, Unclear, WishColour
from accessible_uno.interface.parse.lexicon import Lexicons
from accessible_uno.interface.parse.multi import parse_together, picking_parser
from accessible_uno.interface.parse.tokens import Tokens, as_typed
from accessible_uno.interface.parse.vocabulary import Command, Particle
from accessible_uno.rules.shared.uno import SayUno

SIMPLE_ACTIONS: Final[dict[Command, Callable[[Seat], Action]]] = {
    Command.DRAW: DrawCard,
    Command.PASS: Pass,
    Command.TAKE: Take,
    Command.UNO: SayUno,
}
"""Commands that stand alone, and their actions."""


def simple_parser(command: Command) -> CommandParser:
    """Return the parser of a command that stands alone."""

    def parse(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
        if rest:
            return unexpected_words(command, rest, known)
        return Act(SIMPLE_ACTIONS[command](context.seat))

    return parse


def parse_pass(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Keep the drawn card; or keep the cards that are named, where the table asks which."""
    if rest and context.legal.knows(KeepCards):
        return picking_parser(KeepCards)(rest, known, context)
    return simple_parser(Command.PASS)(rest, known, context)


def parse_play(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Play the card that is named; without one, the card just drawn or the only answer."""
    if not rest:
        return evident_card_intent(context, uno=False)
    card, choice = split_choice(rest, known, context)
    typed = parse_card_words(card, known, abbreviated=True, deck=context.faces)
    if typed is None:
        if any(each.particles.whole(rest) is Particle.UNO for each in known):
            return evident_card_intent(context, uno=True)
        return Unclear("unclear-card", {"words": as_typed(rest)})
    return parse_together(rest, known, context) or card_intent(typed, context, choice)


def parse_colour(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Name a colour: the answer where one is asked for, otherwise the wish for the next wild."""
    if not rest:
        return WishColour(None)
    typed = parse_card_words(rest, known, abbreviated=True, deck=context.faces)
    if typed is None or len(typed.colours) != 1 or typed.faces or typed.number is not None:
        return Unclear("unclear-colour", {"words": as_typed(rest)})
    colour = typed.colours[0]
    if context.half is not None or owes_colour(context):
        return colour_intent(colour, context)
    return WishColour(colour)
