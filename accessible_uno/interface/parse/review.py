"""What is said about past tellings: told again, gone through, spelt, left out from now on."""

from __future__ import annotations

from typing import Final

from accessible_uno.interface.parse.card_words import Lexicons, parse_card_words
from accessible_uno.interface.parse.cards import named_card
from accessible_uno.interface.parse.context import LineContext
from accessible_uno.interface.parse.intents import (
    ChooseCategory,
    HistoryPlace,
    Intent,
    MuteCategories,
    RecallMessages,
    SpellWord,
    Unclear,
)
from accessible_uno.interface.parse.player_names import seats_named
from accessible_uno.interface.parse.tokens import Tokens, as_typed
from accessible_uno.interface.parse.vocabulary import AnyCommand, Command, Particle
from accessible_uno.settings.values import CAN_BE_MUTED, Category

PLACES: Final = {
    Command.REPEAT: HistoryPlace.LATEST,
    Command.PREVIOUS: HistoryPlace.PREVIOUS,
    Command.NEXT: HistoryPlace.NEXT,
    Command.FIRST: HistoryPlace.FIRST,
    Command.LAST: HistoryPlace.LAST,
}
AGAIN: Final = (*PLACES, Command.HISTORY, Command.CATEGORY, Command.SPELL)
"""The commands that tell past things again."""

HUSHING: Final = (Command.HUSH, Command.HEAR)

_USUAL_HISTORY: Final = 5
_DIGITS: Final = 4
"""Digits of a number of past tellings; fewer are kept than that can say."""


def parse_history_command(
    command: Command, rest: Tokens, known: Lexicons, context: LineContext
) -> Intent | None:
    """Return what is wanted, or ``None`` when ``rest`` makes no sense behind the command."""
    match command:
        case Command.HISTORY:
            return _history(rest, known)
        case Command.CATEGORY:
            return _category(rest, known)
        case Command.SPELL:
            return _spell(rest, known, context)
        case Command.HUSH | Command.HEAR:
            return parse_mute(command, rest, known)
        case _:
            return _recall(command, rest, known)


def _recall(command: Command, rest: Tokens, known: Lexicons) -> RecallMessages | None:
    """Return a place, perhaps in a category: ``précédent partie``, ``last 3``."""
    if command is Command.REPEAT:
        return None if rest else RecallMessages(HistoryPlace.LATEST)
    numbers, words = _parted(rest)
    count = _count(numbers)
    if count is None or (numbers and command is not Command.LAST):
        return None
    if not words:
        return RecallMessages(PLACES[command], count)
    category = _category_named(words, known)
    return RecallMessages(PLACES[command], count, category) if category else None


def _history(rest: Tokens, known: Lexicons) -> RecallMessages | None:
    """Return what of the past is wanted: a category, a number, both in any order, or neither."""
    for each in known:
        hit = each.commands.at(rest)
        if hit and isinstance(hit[0], Command) and hit[0] in PLACES:
            return _recall(hit[0], rest[hit[1] :], known)
    numbers, words = _parted(rest)
    count = _count(numbers) if numbers else _USUAL_HISTORY
    if not count:
        return None
    if not words:
        return RecallMessages(HistoryPlace.SEVERAL, count, Category.GAME)
    if _all(words, known):
        return RecallMessages(HistoryPlace.SEVERAL, count)
    category = _category_named(words, known)
    return RecallMessages(HistoryPlace.SEVERAL, count, category) if category else None


def _parted(rest: Tokens) -> tuple[Tokens, Tokens]:
    numbers = tuple(each for each in rest if each.isdecimal())
    return numbers, tuple(each for each in rest if not each.isdecimal())


def _count(numbers: Tokens) -> int | None:
    """Return how many past tellings are wanted, ``None`` when that cannot be."""
    if not numbers:
        return 1
    return int(numbers[0][:_DIGITS]) or None if len(numbers) == 1 else None


def _category(rest: Tokens, known: Lexicons) -> ChooseCategory | None:
    if not rest:
        return ChooseCategory(asks=True)
    if _all(rest, known):
        return ChooseCategory()
    category = _category_named(rest, known)
    return ChooseCategory(category) if category else None


def _spell(rest: Tokens, known: Lexicons, context: LineContext) -> Intent | None:
    """Return whose name, or which card, is to be spelt."""
    if not rest:
        return SpellWord()
    seats = seats_named(rest, context.names)
    if len(seats) == 1:
        return SpellWord(context.names[seats[0]])
    said = parse_card_words(rest, known, abbreviated=False)
    if said is not None and not seats and (meant := named_card(said)):
        return SpellWord(meant if said.colours else known[0].faces.names[meant.face])
    names = ", ".join(context.names[seat] for seat in seats or range(len(context.names)))
    typed = {"word": as_typed(rest), "names": names}
    return Unclear("unclear-which-player" if seats else "unclear-spell", typed)


def parse_mute(command: AnyCommand, rest: Tokens, known: Lexicons) -> MuteCategories | None:
    """Return the categories to be left out, or heard again, named one after the other."""
    hear = command is Command.HEAR
    if not rest:
        return MuteCategories()
    if _all(rest, known):
        return MuteCategories(CAN_BE_MUTED, hear)
    categories: list[Category] = []
    place = 0
    while place < len(rest):
        hits = [hit for each in known if (hit := each.categories.at(rest, place))]
        if hits:
            category, used = max(hits, key=lambda hit: hit[1])
            categories.append(category)
            place += used
        elif any(each.particles.whole((rest[place],)) is Particle.FILLER for each in known):
            place += 1
        else:
            return None
    return MuteCategories(tuple(dict.fromkeys(categories)), hear) if categories else None


def _all(words: Tokens, known: Lexicons) -> bool:
    return any(each.particles.whole(words) is Particle.ALL for each in known)


def _category_named(words: Tokens, known: Lexicons) -> Category | None:
    return next((category for each in known if (category := each.categories.whole(words))), None)
