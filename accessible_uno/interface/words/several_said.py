"""Several cards in one line: laid together, laid out of turn, kept or discarded."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from accessible_uno.cards import WITHOUT_COLOUR, Card, card
from accessible_uno.game.actions import DiscardCards, Jump, KeepCards, LayTogether
from accessible_uno.game.base import Action
from accessible_uno.interface.words.card_words import CardWords, Lexicons, card_words
from accessible_uno.interface.words.choices_said import with_choice
from accessible_uno.interface.words.context import Context
from accessible_uno.interface.words.intents import Act, Intent, Unclear
from accessible_uno.interface.words.tokens import Tokens


def cards_listed(words: Tokens, known: Lexicons, context: Context) -> tuple[Card, ...] | None:
    """Return the cards that ``words`` name one after the other, by name or by number."""
    best: tuple[Card, ...] | None = None
    for parts in _parted(words, known):
        cards = tuple(_card(part, context) for part in parts)
        if None in cards:
            continue
        whole = tuple(each for each in cards if each is not None)
        if best is None or len(whole) < len(best):
            best = whole
    return best


def _parted(words: Tokens, known: Lexicons) -> Iterator[tuple[CardWords, ...]]:
    """Yield the ways in which ``words`` fall apart into whole cards."""
    if not words:
        yield ()
        return
    for length in range(min(len(words), 6), 0, -1):
        first = card_words(words[:length], known, abbreviated=False)
        if first is None or not (first.complete or (first.uno and first.empty)):
            continue
        for rest in _parted(words[length:], known):
            yield (first, *rest)


def _card(said: CardWords, context: Context) -> Card | None:
    if said.number is not None:
        if not 1 <= said.number <= len(context.hand):
            return None
        return context.hand[said.number - 1]
    face = said.faces[0]
    if said.colours and face in WITHOUT_COLOUR:  # « joker bleu » is no card, but one and its colour
        return None
    colour = said.colours[0].value if said.colours else ""
    return card(colour + face.value)


def together(words: Tokens, known: Lexicons, context: Context) -> Intent | None:
    """Return the laying of several cards, where the rules in force know such a thing."""
    if context.seat < 0 or not context.legal.knows(LayTogether):
        return None
    rest, choice = with_choice(words, known, context)
    rest, uno = _without_uno(rest, known)
    cards = cards_listed(rest, known, context)
    if cards is None or len(cards) < 2:
        return None
    colour = context.wish if cards[-1].is_wild else None
    return Act(LayTogether(context.seat, cards, colour, uno, choice))


def _without_uno(words: Tokens, known: Lexicons) -> tuple[Tokens, bool]:
    for each in known:
        hit = each.particles.at(words[-1:]) if words else None
        if hit and hit[0].value == "uno":
            return words[:-1], True
    return words, False


def jump(words: Tokens, known: Lexicons, context: Context) -> Intent:
    """Return the laying out of turn of the cards named, or of the only one that can be."""
    rest, choice = with_choice(words, known, context) if words else (words, None)
    open_now = [act for act in context.legal if isinstance(act, Jump)]
    whole = cards_listed(rest, known, context)
    if whole is not None and any(act.cards == whole for act in open_now):
        return _only(whole, False, choice, open_now, context)
    rest, uno = _without_uno(rest, known)
    if not rest:
        cards = {act.cards for act in open_now}
        if len(cards) != 1:
            return Unclear("unclear-jump-what" if cards else "unclear-no-jump")
        return _only(next(iter(cards)), uno, choice, open_now, context)
    named = cards_listed(rest, known, context)
    if named is None:
        return Unclear("unclear-card", {"words": " ".join(rest)[:30]})
    return _only(named, uno, choice, open_now, context)


def _only(
    cards: tuple[Card, ...], uno: bool, choice: object, open_now: list[Jump], context: Context
) -> Intent:
    """Return the jump with these cards; the first open one, where a colour or a choice is open."""
    fits = [
        act
        for act in open_now
        if act.cards == cards and act.uno == uno and (choice is None or act.choice == choice)
    ]
    wished = [act for act in fits if act.colour is context.wish]
    if fits:
        return Act((wished or fits)[0])
    return Act(Jump(context.seat, cards, context.wish if cards[-1].is_wild else None, True, uno))


def picked_alone(words: Tokens, known: Lexicons, context: Context) -> Intent | None:
    """Return the picking of the cards named, where the table asks for cards and nothing else."""
    question = context.view.question
    if question is None or question.seat != context.seat or context.seat < 0:
        return None
    for kind in (KeepCards, DiscardCards):
        if context.legal.takes(kind):
            cards = cards_listed(words, known, context)
            return Act(_picking(kind, cards, context)) if cards else None
    return None


def _picking(
    kind: type[KeepCards | DiscardCards], cards: tuple[Card, ...], context: Context
) -> Action:
    return kind(context.seat, tuple(sorted(cards, key=lambda each: each.rank)))


def picked(
    kind: type[KeepCards | DiscardCards],
) -> Callable[[Tokens, Lexicons, Context], Intent]:
    """Return how the command to keep, or to discard, is understood."""

    def act(rest: Tokens, known: Lexicons, context: Context) -> Intent:
        cards = cards_listed(rest, known, context) if rest else None
        if not cards:
            return Unclear("unclear-pick-what")
        return Act(_picking(kind, cards, context))

    return act
