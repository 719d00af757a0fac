"""From the words of a card to the play that they mean; nothing is chosen for the player."""

from __future__ import annotations

from accessible_uno.cards import COLOURS, WITHOUT_COLOUR, Card, Colour, Face, card
from accessible_uno.game.actions import NameColour, play
from accessible_uno.game.windows import ColourOwed
from accessible_uno.interface.words.card_words import CardWords
from accessible_uno.interface.words.context import Context
from accessible_uno.interface.words.intents import (
    Act,
    AskColour,
    Filling,
    Intent,
    Note,
    Unclear,
)

SECOND_LAST = 2
"""Cards in hand when UNO is to be said with the play."""


def card_said(said: CardWords, context: Context) -> Intent:
    """Return what a player means who says nothing but these words."""
    if len(said.colours) > 1:
        first, second = said.colours[:2]
        return Unclear("unclear-two-colours", {"first": first, "second": second})
    colour = said.colours[0] if said.colours else None
    if said.number is not None:
        return _numbered(said, colour, context)
    match said.faces:
        case []:
            assert colour is not None
            return colour_said(colour, context)
        case [face]:
            return _named(face, colour, said.uno, context)
        case _:
            return Unclear("unclear-two-cards")


def colour_said(colour: Colour, context: Context) -> Intent:
    """Return what a colour alone means: an answer, where one is owed, and never a card."""
    if context.half is not None:
        return _lay(context.half.card, colour, context.half.uno, context)
    if owes_colour(context):
        return Act(NameColour(context.seat, colour))
    return Unclear("unclear-colour-alone", {"colour": colour})


def owes_colour(context: Context) -> bool:
    """Whether the table waits for a colour from the player."""
    question = context.view.question
    return isinstance(question, ColourOwed) and question.seat == context.seat


def drawn_card(context: Context, uno: bool) -> Intent:
    """Return the play of the card just drawn, the only one there is to choose."""
    drawn = context.view.drawn
    if drawn is None:
        return Unclear("unclear-play-what")
    return lay(drawn, None, uno, context)


def lay(laid: Card, colour: Colour | None, uno: bool, context: Context) -> Intent:
    """Return the play of a card; a wild takes the colour wished ahead, or asks for one."""
    if not laid.is_wild or colour is not None:
        return _lay(laid, colour, uno, context)
    if context.legal.why_not(play(context.seat, laid, COLOURS[0])) is not None:
        return _lay(laid, COLOURS[0], uno, context)
    if context.wish is None:
        return AskColour(laid, uno)
    act = _lay(laid, context.wish, uno, context)
    wish = Note("note-wish-used", {"colour": context.wish})
    return act if act.note else Act(act.action, wish)


def _lay(laid: Card, colour: Colour | None, uno: bool, context: Context) -> Act:
    """Return the play as said; UNO said with too many cards in hand is void, and told so."""
    early = uno and len(context.hand) != SECOND_LAST
    note = Note("note-uno-void", {"count": len(context.hand)}) if early else None
    return Act(play(context.seat, laid, colour, uno and not early), note)


def _numbered(said: CardWords, colour: Colour | None, context: Context) -> Intent:
    number = said.number or 0
    filling: Filling = {"number": number, "count": len(context.hand)}
    if not 1 <= number <= len(context.hand):
        return Unclear("unclear-number", filling)
    meant = context.hand[number - 1]
    if colour is not None and not meant.is_wild:
        if colour is not meant.colour:
            return Unclear("unclear-number-colour", {**filling, "card": meant, "colour": colour})
        colour = None
    intent = lay(meant, colour, said.uno, context)
    if isinstance(intent, Act) and intent.note is None and _may_be_a_digit(said, meant, context):
        return Act(intent.action, Note("note-number", {**filling, "card": meant}))
    return intent


def _may_be_a_digit(said: CardWords, meant: Card, context: Context) -> bool:
    """Whether a bare number could have meant the digit of another card in the hand."""
    return not said.marked and any(
        held.digit == said.number and held is not meant for held in context.hand
    )


def _named(face: Face, colour: Colour | None, uno: bool, context: Context) -> Intent:
    if face in WITHOUT_COLOUR:
        return lay(card(face.value), colour, uno, context)
    if colour is None:
        return Unclear("unclear-which-colour", {"card": card(COLOURS[0].value + face.value)})
    return _lay(card(colour.value + face.value), None, uno, context)
