"""Choices: a player, a side, nobody; a colour or a number where one is asked for."""

from __future__ import annotations

from collections.abc import Iterable

from accessible_uno.game.actions import Choose
from accessible_uno.game.base import Choice, ChoiceWord
from accessible_uno.interface.parse.card_words import parse_card_words
from accessible_uno.interface.parse.context import LineContext
from accessible_uno.interface.parse.intents import Act, Intent, Unclear
from accessible_uno.interface.parse.lexicon import Lexicons
from accessible_uno.interface.parse.tokens import Tokens
from accessible_uno.interface.parse.typed_names import seats_named
from accessible_uno.interface.parse.vocabulary import Particle

MOST_WORDS = 3
"""How many words of a name or a side are read."""


def parse_choice_name(words: Tokens, known: Lexicons, context: LineContext) -> Choice:
    """Return the side or the one player that ``words`` name; ``None`` where they name none."""
    for each in known:
        side = each.sides.whole(words)
        if side is not None:
            return side
    seats = seats_named(words, context.names)
    return seats[0] if len(seats) == 1 else None


def split_choice(words: Tokens, known: Lexicons, context: LineContext) -> tuple[Tokens, Choice]:
    """Split a choice off the end of ``words``: ``rouge 7 avec Bob``, ``échange avec Bob bleu``.

    Under rules that have no choices with a card, the words stay whole.
    """
    if context.seat < 0 or not context.legal.chooses:
        return words, None
    rest, choice = _split_at_end(words, known, context)
    if choice is None and any(each.colours.whole(words[-1:]) for each in known):
        rest, choice = _split_at_end(words[:-1], known, context)
        rest = (*rest, *words[-1:])
    return rest, choice


def _split_at_end(words: Tokens, known: Lexicons, context: LineContext) -> tuple[Tokens, Choice]:
    for length in range(min(MOST_WORDS, len(words) - 1), 0, -1):
        start = len(words) - length
        choice = parse_choice_name(words[start:], known, context)
        if choice is not None and parse_card_words(words[start:], known, abbreviated=False) is None:
            return _without_filler(words[:start], known), choice
    return words, None


def _without_filler(words: Tokens, known: Lexicons) -> Tokens:
    fillers = (each.particles.whole(words[-1:]) for each in known)
    last = len(words) > 1 and Particle.FILLER in fillers
    return words[:-1] if last else words


def open_choices(context: LineContext) -> tuple[Choice, ...]:
    """Return what the table asks this player to choose from; empty for other questions."""
    question = context.view.question
    if question is None or question.seat != context.seat or context.seat < 0:
        return ()
    return tuple(act.what for act in context.legal if isinstance(act, Choose))


def parse_choice(words: Tokens, known: Lexicons, context: LineContext) -> Intent | None:
    """Return the choice that ``words`` make; ``None`` where they name no open one."""
    open_to_choice = open_choices(context)
    choice = parse_choice_name(words, known, context)
    if choice is not None and (choice in open_to_choice or not open_to_choice):
        return Act(Choose(context.seat, choice))
    typed = parse_card_words(words, known, abbreviated=True, deck=context.faces)
    if typed is not None:
        for what in (
            *(colour.value for colour in typed.colours),
            *(face.value for face in typed.faces),
            str(typed.number),
        ):
            if what in open_to_choice:
                return Act(Choose(context.seat, what))
    if len(words) == 1 and words[0] in open_to_choice:
        return Act(Choose(context.seat, words[0]))
    return None


def parse_choose(words: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Return the intent of the command to choose, with ``words`` after it."""
    if words:
        intent = parse_choice(words, known, context)
        if intent is not None:
            return intent
    choices = choice_names(open_choices(context), known, context) or "none"
    return Unclear("unclear-choice", {"choices": choices})


def choice_names(choices: Iterable[Choice], known: Lexicons, context: LineContext) -> str:
    """Return the names of choices, as the player would type them."""
    named = tuple(choices)
    of_sides = not any(isinstance(each, int) for each in named)
    return ", ".join(choice_name(each, known, context, of_sides=of_sides) for each in named)


def choice_name(
    choice: Choice, known: Lexicons, context: LineContext, *, of_sides: bool = False
) -> str:
    """Return the name of a choice, as the player would type it.

    ``of_sides`` says that no player is among the choices: « aucun », not « personne ».
    """
    if of_sides and choice == ChoiceWord.NONE:
        return known[0].no_side
    if isinstance(choice, int):
        return context.names[choice]
    for side, name in known[0].sides.names.items():
        if side == choice:
            return name
    for colour, name in known[0].colours.names.items():
        if colour.value == choice:
            return name
    return str(choice)
