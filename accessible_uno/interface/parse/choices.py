"""Choices of a player, a side, a colour, and several cards in one line: laid together or picked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec import Struct

from accessible_uno.cards import Card, Colour, card
from accessible_uno.game.actions import Choose, Jump, LayTogether, PickCards
from accessible_uno.game.base import Action, Choice, ChoiceWord
from accessible_uno.interface.parse.cards import CardWords, choice_intent, parse_card_words
from accessible_uno.interface.parse.intents import Act, Intent, LineContext, NeedsColour, Unclear
from accessible_uno.interface.parse.lexicon import Lexicons
from accessible_uno.interface.parse.names import seats_named
from accessible_uno.interface.parse.tokens import Tokens, as_typed, tokens
from accessible_uno.interface.parse.vocabulary import Particle
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES

MOST_WORDS = 3
"""How many words of a name or a side are read."""


def parse_choice_name(words: Tokens, known: Lexicons, context: LineContext) -> Choice:
    """Return the side or the one player that ``words`` name; ``None`` where they name none."""
    for each in known:
        side = each.sides.whole(words)
        if side is not None:
            return side
    seats = seats_named(words, context.names)
    if not seats and any(each.particles_of(Particle.SELF).whole(words) for each in known):
        return context.legal.seat
    return seats[0] if len(seats) == 1 else None


def split_choice(words: Tokens, known: Lexicons, context: LineContext) -> tuple[Tokens, Choice]:
    """Split a choice off the end of ``words``: ``rouge 7 avec Bob``, ``échange avec Bob bleu``.

    Under rules that have no choices with a card, the words stay whole.
    """
    if context.legal.seat < 0 or not context.legal.chooses:
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
    if question is None or question.seat != context.legal.seat or context.legal.seat < 0:
        return ()
    if context.legal.taken(Choose) is None:  # all that is legal is much to list
        return ()
    return tuple(act.what for act in context.legal if isinstance(act, Choose))


def parse_choice(words: Tokens, known: Lexicons, context: LineContext) -> Intent | None:
    """Return the choice that ``words`` make; ``None`` where they name no open one."""
    open_to_choice = open_choices(context)
    choice = parse_choice_name(words, known, context)
    if choice is not None and (choice in open_to_choice or not open_to_choice):
        return Act(Choose(context.legal.seat, choice))
    typed = parse_card_words(words, known, abbreviated=True, deck=context.faces)
    if typed is not None:
        for what in (
            *(colour.value for colour in typed.colours),
            *(face.value for face in typed.faces),
            str(typed.number),
        ):
            if what in open_to_choice:
                return Act(Choose(context.legal.seat, what))
    if len(words) == 1 and words[0] in open_to_choice:
        return Act(Choose(context.legal.seat, words[0]))
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
    if choice == context.legal.seat:
        return known[0].particles_of(Particle.SELF).names[Particle.SELF]
    if isinstance(choice, int):
        return context.names[choice]
    for side, name in known[0].sides.names.items():
        if side == choice:
            return name
    for colour, name in known[0].colours.names.items():
        if colour.value == choice:
            return name
    return str(choice)


def parse_answer(words: Tokens, known: Lexicons, context: LineContext) -> Intent | None:
    """Return the intent where ``words`` answer a question of choice that is asked."""
    if context.half is not None and context.half.chooses:
        choice = parse_choice_name(words, known, context)
        if choice is not None:
            return choice_intent(choice, context)
        return Unclear("unclear-number-chosen") if _is_number(words) else None
    if open_choices(context):
        choice_made = parse_choice(words, known, context)
        if choice_made is not None:
            return choice_made
        if (_is_number(words) or _is_bare_colour(words, known)) and not context.legal.cards():
            return parse_choose(words, known, context)
    return parse_picked_cards(words, known, context)


def _is_number(words: Tokens) -> bool:
    """Return whether the line is a bare number; without a choice to make, it would name a card."""
    return len(words) == 1 and words[0].isdecimal()


def _is_bare_colour(words: Tokens, known: Lexicons) -> bool:
    """Return whether the line is a bare colour, possible here or not."""
    return any(each.colours.whole(words) for each in known)


class NamedCards(Struct, frozen=True):
    """Cards that are named one after the other.

    Attributes:
        cards: the cards.
        colour: the colour named with the last card, where that is a wild.
    """

    cards: tuple[Card, ...]
    colour: Colour | None


def parse_cards(words: Tokens, known: Lexicons, context: LineContext) -> NamedCards | None:
    """Return the cards that ``words`` name, by name or by number; the fewest that fit."""
    best: NamedCards | None = None
    for parts in _splits(words, known):
        cards = tuple(_card(part, context) for part in parts)
        whole = tuple(each for each in cards if each is not None)
        if not cards or len(whole) < len(cards) or _coloured_in_vain(parts, whole):
            continue
        if best is None or len(whole) < len(best.cards):
            named = parts[-1].colours if whole[-1].is_wild else []
            best = NamedCards(whole, named[0] if named else None)
    return best


def _splits(words: Tokens, known: Lexicons) -> Iterator[tuple[CardWords, ...]]:
    """Yield the ways to split ``words`` into whole cards."""
    if not words:
        yield ()
        return
    for length in range(min(len(words), 6), 0, -1):
        first = parse_card_words(words[:length], known, abbreviated=False)
        if first is None or not (first.complete or (first.uno and first.empty)):
            continue
        for rest in _splits(words[length:], known):
            yield (first, *rest)


def _card(typed: CardWords, context: LineContext) -> Card | None:
    if typed.number is not None:
        if not 1 <= typed.number <= len(context.hand):
            return None
        return context.hand[typed.number - 1]
    face = typed.faces[0]
    bare = not face.is_coloured or not typed.colours
    return card(("" if bare else typed.colours[0].value) + face.value)


def _coloured_in_vain(parts: Sequence[CardWords], cards: Sequence[Card]) -> bool:
    """Return whether a colour is named with a card that has none, unless it is a last wild."""
    named = [
        each for typed, each in zip(parts, cards, strict=True) if typed.colours and typed.faces
    ]
    bare = [each for each in named if each.colour is None]
    return bool(bare) and not (len(bare) == 1 and parts[-1].colours and cards[-1].is_wild)


def parse_together(words: Tokens, known: Lexicons, context: LineContext) -> Intent | None:
    """Return the play of several cards together, where the active rules have it."""
    if context.legal.seat < 0 or not context.legal.knows(LayTogether):
        return None
    rest, choice = split_choice(words, known, context)
    rest, uno = _without_uno(rest, known)
    named = parse_cards(rest, known, context)
    if named is None or len(named.cards) < 2:
        return None
    colour = named.colour or context.wish
    return Act(
        LayTogether(
            context.legal.seat,
            named.cards,
            colour if named.cards[-1].is_wild else None,
            uno,
            choice,
        )
    )


def _without_uno(words: Tokens, known: Lexicons) -> tuple[Tokens, bool]:
    for each in known:
        hit = each.particles.at(words[-1:]) if words else None
        if hit and hit[0].value == "uno":
            return words[:-1], True
    return words, False


def parse_jump(words: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Return the play out of turn of the named cards, or of the only ones possible.

    « uno » at the end is tried as the call of UNO first, then as the name of a card.
    """
    rest, choice = split_choice(words, known, context) if words else (words, None)
    open_now = [act for act in context.legal if isinstance(act, Jump)]
    before_uno, uno = _without_uno(rest, known)
    named = parse_cards(before_uno, known, context)
    if named is not None and any(act.cards == named.cards and act.uno == uno for act in open_now):
        return _only(named, uno, choice, open_now, context, known)
    whole = parse_cards(rest, known, context)
    if whole is not None and any(act.cards == whole.cards for act in open_now):
        return _only(whole, False, choice, open_now, context, known)
    if not before_uno:
        cards = {act.cards for act in open_now}
        if len(cards) != 1:
            return Unclear("unclear-jump-what" if cards else "unclear-no-jump")
        return _only(NamedCards(next(iter(cards)), None), uno, choice, open_now, context, known)
    if named is None:
        return Unclear("unclear-card", {"words": as_typed(rest)})
    return _only(named, uno, choice, open_now, context, known)


def _only(
    named: NamedCards,
    uno: bool,
    choice: object,
    open_now: list[Jump],
    context: LineContext,
    known: Lexicons,
) -> Intent:
    """Return the only possible jump with these cards; ask back where there are several."""
    cards = named.cards
    colour = (named.colour or context.wish) if cards[-1].is_wild else None
    fits = [
        act
        for act in open_now
        if act.cards == cards
        and act.uno == uno
        and (choice is None or act.choice == choice)
        and (colour is None or act.colour is colour)
    ]
    match fits:
        case []:
            return Act(Jump(context.legal.seat, cards, colour, True, uno))
        case [only]:
            return Act(only)
        case [first, *_] if any(act.colour is not first.colour for act in fits):
            if len(cards) == 1 and all(act.choice == first.choice for act in fits):
                return NeedsColour(cards[0], uno, first.choice, jumps=True)
            return Unclear("unclear-jump-colour", {"card": cards[-1]})
        case _:
            choices = choice_names((act.choice for act in fits), known, context)
            return Unclear("unclear-choice", {"choices": choices})


def parse_picked_cards(words: Tokens, known: Lexicons, context: LineContext) -> Intent | None:
    """Return the choice of the named cards, where the table asks which cards to keep or discard."""
    kind = context.legal.taken(PickCards) if context.legal.seat >= 0 else None
    if kind is None:
        return None
    verb = _verb_at(kind, words)
    named = parse_cards(words[verb:], known, context) if len(words) > verb else None
    return Act(_picking(kind, named.cards, context)) if named else None


def _verb_at(kind: type[PickCards], words: Tokens) -> int:
    """Return how many of the first words are the verb of a package's kind of picking.

    Its words are those of the text ``action-word-VERB``; without one, its verb in records.
    """
    for locale in LOCALES:
        for verb in kind.verbs:
            catalogue = Catalogue(locale)
            message = f"action-word-{verb}"
            written = catalogue.listed(message) if catalogue.has(message) else [verb]
            for phrase in map(tokens, written):
                if phrase and words[: len(phrase)] == phrase:
                    return len(phrase)
    return 0


def _picking(kind: type[PickCards], cards: tuple[Card, ...], context: LineContext) -> Action:
    return kind(context.legal.seat, tuple(sorted(cards, key=lambda each: each.rank)))


def picking_parser(
    kind: type[PickCards],
) -> Callable[[Tokens, Lexicons, LineContext], Intent]:
    """Return the parser of the command to keep cards, or to discard them."""

    def parse(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
        named = parse_cards(rest, known, context) if rest else None
        if not named:
            return Unclear("unclear-pick-what")
        return Act(_picking(kind, named.cards, context))

    return parse
