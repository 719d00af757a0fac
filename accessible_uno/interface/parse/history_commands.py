"""Commands about past messages: repeat them, go through them, spell them, mute their categories."""

from __future__ import annotations

from typing import Final

from accessible_uno.interface.parse.card_words import parse_card_words
from accessible_uno.interface.parse.cards import named_card
from accessible_uno.interface.parse.context import CommandParser, LineContext
from accessible_uno.interface.parse.errors import unexpected_words
from accessible_uno.interface.parse.intents import (
    ChooseCategory,
    HistoryPlace,
    Intent,
    MuteCategories,
    RecallMessages,
    SpellWord,
    Unclear,
)
from accessible_uno.interface.parse.lexicon import Lexicons
from accessible_uno.interface.parse.tokens import Tokens, as_typed
from accessible_uno.interface.parse.typed_names import seats_named
from accessible_uno.interface.parse.vocabulary import AnyCommand, Command, Particle
from accessible_uno.settings.values import CAN_BE_MUTED, Category

PLACES: Final = {
    Command.REPEAT: HistoryPlace.LATEST,
    Command.PREVIOUS: HistoryPlace.PREVIOUS,
    Command.NEXT: HistoryPlace.NEXT,
    Command.FIRST: HistoryPlace.FIRST,
    Command.LAST: HistoryPlace.LAST,
}
HISTORY_COMMANDS: Final = (*PLACES, Command.HISTORY, Command.CATEGORY, Command.SPELL)
MUTE_COMMANDS: Final = (Command.HUSH, Command.HEAR)

_USUAL_COUNT: Final = 5
_MOST_DIGITS: Final = 4
"""Digits of a number of messages that are read; the log holds fewer than they can say."""


def history_parser(command: Command) -> CommandParser:
    """Return the parser of one of these commands."""

    def parse(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
        intent = _parse_rest(command, rest, known, context)
        return intent or unexpected_words(command, rest, known)

    return parse


def parse_mute(command: AnyCommand, rest: Tokens, known: Lexicons) -> MuteCategories | None:
    """Return the categories to mute, or to unmute, that are named one after the other.

    The result is ``None`` where some word is no category.
    """
    hear = command is Command.HEAR
    if not rest:
        return MuteCategories()
    if _means_all(rest, known):
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


def _parse_rest(
    command: Command, rest: Tokens, known: Lexicons, context: LineContext
) -> Intent | None:
    """Return the intent, or ``None`` where ``rest`` does not fit after the command."""
    match command:
        case Command.HISTORY:
            return _parse_history(rest, known)
        case Command.CATEGORY:
            return _parse_category_choice(rest, known)
        case Command.SPELL:
            return _parse_spelling(rest, known, context)
        case Command.HUSH | Command.HEAR:
            return parse_mute(command, rest, known)
        case _:
            return _parse_place(command, rest, known)


def _parse_place(command: Command, rest: Tokens, known: Lexicons) -> RecallMessages | None:
    """Return a place, perhaps in a category: ``précédent partie``, ``last 3``."""
    if command is Command.REPEAT:
        return None if rest else RecallMessages(HistoryPlace.LATEST)
    numbers, words = _split_numbers(rest)
    count = _parse_count(numbers)
    if count is None or (numbers and command is not Command.LAST):
        return None
    if not words:
        return RecallMessages(PLACES[command], count)
    category = _parse_category(words, known)
    return RecallMessages(PLACES[command], count, category) if category else None


def _parse_history(rest: Tokens, known: Lexicons) -> RecallMessages | None:
    """Return the last messages; a category and a number may be named, in any order."""
    for each in known:
        hit = each.commands.at(rest)
        if hit and isinstance(hit[0], Command) and hit[0] in PLACES:
            return _parse_place(hit[0], rest[hit[1] :], known)
    numbers, words = _split_numbers(rest)
    count = _parse_count(numbers) if numbers else _USUAL_COUNT
    if not count:
        return None
    if not words:
        return RecallMessages(HistoryPlace.SEVERAL, count, Category.GAME)
    if _means_all(words, known):
        return RecallMessages(HistoryPlace.SEVERAL, count)
    category = _parse_category(words, known)
    return RecallMessages(HistoryPlace.SEVERAL, count, category) if category else None


def _split_numbers(rest: Tokens) -> tuple[Tokens, Tokens]:
    """Return the numbers, and the other words."""
    numbers = tuple(each for each in rest if each.isdecimal())
    return numbers, tuple(each for each in rest if not each.isdecimal())


def _parse_count(numbers: Tokens) -> int | None:
    """Return how many messages are wanted, 1 by default; ``None`` where that cannot be."""
    if not numbers:
        return 1
    return int(numbers[0][:_MOST_DIGITS]) or None if len(numbers) == 1 else None


def _parse_category_choice(rest: Tokens, known: Lexicons) -> ChooseCategory | None:
    if not rest:
        return ChooseCategory(asks=True)
    if _means_all(rest, known):
        return ChooseCategory()
    category = _parse_category(rest, known)
    return ChooseCategory(category) if category else None


def _parse_spelling(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Return whose name is to be spelt, or which card."""
    if not rest:
        return SpellWord()
    seats = seats_named(rest, context.names)
    if len(seats) == 1:
        return SpellWord(context.names[seats[0]])
    typed = parse_card_words(rest, known, abbreviated=False)
    if typed is not None and not seats and (card := named_card(typed)):
        return SpellWord(card if typed.colours else known[0].faces.names[card.face])
    names = ", ".join(context.names[seat] for seat in seats or range(len(context.names)))
    fields = {"word": as_typed(rest), "names": names}
    return Unclear("unclear-which-player" if seats else "unclear-spell", fields)


def _means_all(words: Tokens, known: Lexicons) -> bool:
    return any(each.particles.whole(words) is Particle.ALL for each in known)


def _parse_category(words: Tokens, known: Lexicons) -> Category | None:
    return next((category for each in known if (category := each.categories.whole(words))), None)
