"""Cards that are named by what they are like, “the black one”, “my highest blue”, or not at all."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Final

from accessible_uno.cards import Card, Face
from accessible_uno.game.actions import LayTogether
from accessible_uno.game.windows import Threat
from accessible_uno.interface.parse.cards import CardWords, lay_intent, parse_card_words
from accessible_uno.interface.parse.intents import Act, Intent, LineContext, Unclear
from accessible_uno.interface.parse.lexicon import Lexicons
from accessible_uno.interface.parse.tokens import Tokens, tokens
from accessible_uno.interface.parse.vocabulary import Likeness, Particle


def parse_described(words: Tokens, known: Lexicons, context: LineContext) -> Intent | None:
    """Return the play of the cards that ``words`` describe; ``None`` where they describe none."""
    likenesses = known[0].likenesses
    for place in range(len(words)):
        hit = likenesses.at(words, place)
        if hit is not None:
            others = (*words[:place], *words[place + hit[1] :])
            rest = parse_card_words(others, known, abbreviated=False) if others else CardWords()
            return _PARSERS[hit[0]](rest, context) if rest is not None else None
    return None


def with_same_colour(words: Tokens, known: Lexicons, context: LineContext) -> Tokens:
    """Return ``words`` with the name of the colour in play for “same”: “wild, same colour”."""
    same = known[0].particles_of(Particle.SAME).meanings
    colour = context.view.colour
    if colour is None or not any(word and (word,) in same for word in words):
        return words
    named = tokens(known[0].colours.names[colour])
    return tuple([each for word in words for each in (named if (word,) in same else (word,))])


def _black(typed: CardWords, context: LineContext) -> Intent | None:
    """Return the play of the only kind of wild that is held; ask for its name where there are two.

    The colours that are named with it are what it is to change to.
    """
    if typed.faces or typed.number is not None or len(typed.colours) > 1:
        return None
    held = list(dict.fromkeys(each for each in context.hand if each.is_wild))
    if len(held) > 1:
        return Unclear("unclear-which-wild")
    laid = held[0] if held else Face.WILD.card()
    return lay_intent(laid, typed.colours[0] if typed.colours else None, typed.uno, context)


def _extreme(
    most: Callable[..., Card],
) -> Callable[[CardWords, LineContext], Intent | None]:
    """Return what plays the card with the highest digit of a colour, or that with the lowest."""

    def parse(typed: CardWords, context: LineContext) -> Intent | None:
        if typed.faces or typed.number is not None or len(typed.colours) != 1:
            return None
        colour = typed.colours[0]
        held = [each for each in context.hand if each.colour is colour and each.digit is not None]
        if not held:
            return Unclear("unclear-no-digit", {"colour": colour})
        return lay_intent(most(held, key=attrgetter("digit")), None, typed.uno, context)

    return parse


def _both(typed: CardWords, context: LineContext) -> Intent | None:
    """Return the play of all cards that have a digit or a symbol, where cards go together."""
    faces = [each.face for each in context.hand if each.digit == typed.number]
    wanted = typed.faces or faces[:1]
    held = tuple(each for each in context.hand if each.face in wanted)
    if typed.colours or len(wanted) > 1 or (not wanted and typed.number is None):
        return None
    if len(held) < 2 or context.legal.seat < 0 or not context.legal.knows(LayTogether):
        return Unclear("unclear-two-cards")
    colour = context.wish if held[-1].is_wild else None
    return Act(LayTogether(context.legal.seat, held, colour, typed.uno, None))


def evident_card_intent(context: LineContext, uno: bool) -> Intent:
    """Return the play of the card just drawn, or of the only one that answers a threat."""
    question = context.view.question
    evident = [context.view.drawn]
    if isinstance(question, Threat) and question.seat == context.legal.seat:
        evident = [*dict.fromkeys(context.legal.cards())]
    if len(evident) != 1 or evident[0] is None:
        return Unclear("unclear-play-what")
    return lay_intent(evident[0], None, uno, context)


_PARSERS: Final[dict[Likeness, Callable[[CardWords, LineContext], Intent | None]]] = {
    Likeness.BLACK: _black,
    Likeness.HIGHEST: _extreme(max),
    Likeness.LOWEST: _extreme(min),
    Likeness.BOTH: _both,
}
