"""Turns the words of a card into a play; nothing is chosen for the player."""

from __future__ import annotations

from accessible_uno.cards import COLOURS, DIGITS, Card, Colour, Face
from accessible_uno.game.actions import Jump, NameColour, play
from accessible_uno.game.base import Choice
from accessible_uno.game.windows import ColourOwed, Threat
from accessible_uno.interface.parse.card_words import CardWords
from accessible_uno.interface.parse.context import LineContext
from accessible_uno.interface.parse.intents import (
    Act,
    Intent,
    MessageFields,
    NeedsChoice,
    NeedsColour,
    Remark,
    Unclear,
)

SECOND_LAST = 2
"""How many cards are in hand when UNO must be said with the play."""


def card_intent(typed: CardWords, context: LineContext, choice: Choice = None) -> Intent:
    """Return the intent of a line that is nothing but a card, and perhaps a ``choice``."""
    if len(typed.colours) > 1:
        first, second = typed.colours[:2]
        return Unclear("unclear-two-colours", {"first": first, "second": second})
    colour = typed.colours[0] if typed.colours else None
    if typed.number is not None:
        return _numbered(typed, colour, context, choice)
    match typed.faces:
        case []:
            assert colour is not None
            return colour_intent(colour, context)
        case [face]:
            return _named(face, colour, typed.uno, context, choice)
        case _:
            return Unclear("unclear-two-cards")


def colour_intent(colour: Colour, context: LineContext) -> Intent:
    """Return the intent of a colour alone: an answer where a colour is asked for, never a card."""
    half = context.half
    if half is not None and half.jumps:
        return Act(Jump(context.seat, (half.card,), colour, True, half.uno, half.choice))
    if half is not None and not half.chooses:
        return _lay(half.card, colour, half.uno, context, half.choice)
    if owes_colour(context):
        return Act(NameColour(context.seat, colour))
    return Unclear("unclear-colour-alone", {"colour": colour})


def owes_colour(context: LineContext) -> bool:
    """Return whether the table waits for a colour from the player."""
    question = context.view.question
    return isinstance(question, ColourOwed) and question.seat == context.seat


def evident_card_intent(context: LineContext, uno: bool) -> Intent:
    """Return the play of the card just drawn, or of the only one that answers a threat."""
    question = context.view.question
    evident = [context.view.drawn]
    if isinstance(question, Threat) and question.seat == context.seat:
        evident = [*dict.fromkeys(context.legal.cards())]
    if len(evident) != 1 or evident[0] is None:
        return Unclear("unclear-play-what")
    return lay_intent(evident[0], None, uno, context)


def named_card(typed: CardWords) -> Card | None:
    """Return a card with the face that is named, of any colour: « 7 », « +2 rouge »."""
    number = typed.number
    digits = [DIGITS[number]] if number is not None and number < len(DIGITS) else []
    faces = typed.faces or digits
    if len(faces) != 1:
        return None
    colour = typed.colours[0] if typed.colours else COLOURS[0]
    return faces[0].card(colour if faces[0].is_coloured else None)


def choice_intent(choice: Choice, context: LineContext) -> Intent | None:
    """Return the intent of a player or a side alone: the rest of a half-typed card, or nothing."""
    half = context.half
    if half is None or not half.chooses:
        return None
    return lay_intent(half.card, half.colour, half.uno, context, choice)


def lay_intent(
    laid: Card, colour: Colour | None, uno: bool, context: LineContext, choice: Choice = None
) -> Intent:
    """Return the play of a card.

    A wild takes the colour named in advance, or asks for one.  A card that needs a player or a
    side asks for it.  A play that would be illegal with any choice is returned without asking.
    """
    allowed = context.legal.choices(laid) if context.seat >= 0 else (None,)
    owes_choice = choice is None and allowed != (None,)
    owes_colour_too = laid.is_wild and colour is None and context.view.names_colours_at_once
    if not owes_choice and not owes_colour_too:
        return _lay(laid, colour, uno, context, choice)
    some_colour = colour or (COLOURS[0] if owes_colour_too else None)
    some_choice = allowed[0] if owes_choice else choice
    tried = play(context.seat, laid, some_colour, False, some_choice)
    if context.legal.why_not(tried) is not None:
        return _lay(laid, some_colour, uno, context, some_choice)
    if owes_choice:
        return NeedsChoice(laid, uno, colour)
    if context.wish is None:
        return NeedsColour(laid, uno, choice)
    act = _lay(laid, context.wish, uno, context, choice)
    wish = Remark("note-wish-used", {"colour": context.wish})
    return act if act.note else Act(act.action, wish)


def _lay(
    laid: Card, colour: Colour | None, uno: bool, context: LineContext, choice: Choice = None
) -> Act:
    """Return the play; UNO with too many cards in hand is left out, with a remark about it."""
    early = uno and len(context.hand) != SECOND_LAST
    note = Remark("note-uno-void", {"count": len(context.hand)}) if early else None
    return Act(play(context.seat, laid, colour, uno and not early, choice), note)


def _numbered(
    typed: CardWords, colour: Colour | None, context: LineContext, choice: Choice
) -> Intent:
    number = typed.number or 0
    if colour is not None and not typed.marked:
        return Unclear("unclear-no-card", {"number": number, "colour": colour})
    fields: MessageFields = {"number": number, "count": len(context.hand)}
    if not 1 <= number <= len(context.hand):
        return Unclear("unclear-number", fields)
    meant = context.hand[number - 1]
    if colour is not None and not meant.is_wild:
        if colour is not meant.colour:
            return Unclear("unclear-number-colour", {**fields, "card": meant, "colour": colour})
        colour = None
    intent = lay_intent(meant, colour, typed.uno, context, choice)
    if isinstance(intent, Act) and intent.note is None and _may_be_a_digit(typed, meant, context):
        return Act(intent.action, Remark("note-number", {**fields, "card": meant}))
    return intent


def _may_be_a_digit(typed: CardWords, meant: Card, context: LineContext) -> bool:
    """Return whether a bare number could mean the digit of another card in the hand."""
    return not typed.marked and any(
        held.digit == typed.number and held is not meant for held in context.hand
    )


def _named(
    face: Face, colour: Colour | None, uno: bool, context: LineContext, choice: Choice
) -> Intent:
    if not face.is_coloured:
        return lay_intent(face.card(), colour, uno, context, choice)
    if colour is None:
        return Unclear("unclear-which-colour", {"card": face.card(COLOURS[0])})
    return lay_intent(face.card(colour), None, uno, context, choice)
