"""What is said about past tellings: told again, gone through, spelt, left out from now on."""

from __future__ import annotations

from typing import Final

from accessible_uno.interface.parse.card_words import Lexicons, card_words
from accessible_uno.interface.parse.cards import card_meant
from accessible_uno.interface.parse.context import Context
from accessible_uno.interface.parse.intents import (
    Category,
    Hush,
    Intent,
    Recall,
    Spell,
    Unclear,
    Where,
)
from accessible_uno.interface.parse.player_names import seats_called
from accessible_uno.interface.parse.tokens import Tokens, as_typed
from accessible_uno.interface.parse.vocabulary import HUSHED, Command, Kind, Particle

PLACES: Final = {
    Command.REPEAT: Where.LATEST,
    Command.PREVIOUS: Where.PREVIOUS,
    Command.NEXT: Where.NEXT,
    Command.FIRST: Where.FIRST,
    Command.LAST: Where.LAST,
}
AGAIN: Final = (*PLACES, Command.HISTORY, Command.CATEGORY, Command.SPELL)
"""The commands that tell past things again."""

HUSHING: Final = (Command.HUSH, Command.HEAR)

_USUAL_HISTORY: Final = 5
_DIGITS: Final = 4
"""Digits of a number of past tellings; fewer are kept than that can say."""


def review_said(command: Command, rest: Tokens, known: Lexicons, context: Context) -> Intent | None:
    """Return what is wanted, or ``None`` when ``rest`` makes no sense behind the command."""
    match command:
        case Command.HISTORY:
            return _history(rest, known)
        case Command.CATEGORY:
            return _category(rest, known)
        case Command.SPELL:
            return _spell(rest, known, context)
        case Command.HUSH | Command.HEAR:
            return hush_said(command, rest, known)
        case _:
            return _recall(command, rest, known)


def _recall(command: Command, rest: Tokens, known: Lexicons) -> Recall | None:
    """Return a place, perhaps in a category: ``précédent partie``, ``last 3``."""
    if command is Command.REPEAT:
        return None if rest else Recall(Where.LATEST)
    numbers, words = _parted(rest)
    count = _count(numbers)
    if count is None or (numbers and command is not Command.LAST):
        return None
    if not words:
        return Recall(PLACES[command], count)
    kind = _kind(words, known)
    return Recall(PLACES[command], count, kind) if kind else None


def _history(rest: Tokens, known: Lexicons) -> Recall | None:
    """Return what of the past is wanted: a kind, a number, both in any order, or neither."""
    for each in known:
        hit = each.commands.at(rest)
        if hit and hit[0] in PLACES:
            return _recall(hit[0], rest[hit[1] :], known)
    numbers, words = _parted(rest)
    count = _count(numbers) if numbers else _USUAL_HISTORY
    if not count:
        return None
    if not words:
        return Recall(Where.SEVERAL, count, Kind.GAME)
    if _all(words, known):
        return Recall(Where.SEVERAL, count)
    kind = _kind(words, known)
    return Recall(Where.SEVERAL, count, kind) if kind else None


def _parted(rest: Tokens) -> tuple[Tokens, Tokens]:
    numbers = tuple(each for each in rest if each.isdecimal())
    return numbers, tuple(each for each in rest if not each.isdecimal())


def _count(numbers: Tokens) -> int | None:
    """Return how many past tellings are wanted, ``None`` when that cannot be."""
    if not numbers:
        return 1
    return int(numbers[0][:_DIGITS]) or None if len(numbers) == 1 else None


def _category(rest: Tokens, known: Lexicons) -> Category | None:
    if not rest:
        return Category(asks=True)
    if _all(rest, known):
        return Category()
    kind = _kind(rest, known)
    return Category(kind) if kind else None


def _spell(rest: Tokens, known: Lexicons, context: Context) -> Intent | None:
    """Return whose name, or which card, is to be spelt."""
    if not rest:
        return Spell()
    seats = seats_called(rest, context.names)
    if len(seats) == 1:
        return Spell(context.names[seats[0]])
    said = card_words(rest, known, abbreviated=False)
    if said is not None and not seats and (meant := card_meant(said)):
        return Spell(meant if said.colours else known[0].faces.names[meant.face])
    names = ", ".join(context.names[seat] for seat in seats or range(len(context.names)))
    typed = {"word": as_typed(rest), "names": names}
    return Unclear("unclear-which-player" if seats else "unclear-spell", typed)


def hush_said(command: Command, rest: Tokens, known: Lexicons) -> Hush | None:
    """Return the kinds to be left out, or heard again, named one after the other."""
    hear = command is Command.HEAR
    if not rest:
        return Hush()
    if _all(rest, known):
        return Hush(HUSHED, hear)
    kinds: list[Kind] = []
    place = 0
    while place < len(rest):
        hits = [hit for each in known if (hit := each.kinds.at(rest, place))]
        if hits:
            kind, used = max(hits, key=lambda hit: hit[1])
            kinds.append(kind)
            place += used
        elif any(each.particles.whole((rest[place],)) is Particle.FILLER for each in known):
            place += 1
        else:
            return None
    return Hush(tuple(dict.fromkeys(kinds)), hear) if kinds else None


def _all(words: Tokens, known: Lexicons) -> bool:
    return any(each.particles.whole(words) is Particle.ALL for each in known)


def _kind(words: Tokens, known: Lexicons) -> Kind | None:
    return next((kind for each in known if (kind := each.kinds.whole(words))), None)
