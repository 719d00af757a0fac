"""Parses the commands that ask: ``pourquoi Luna``, ``aide pioche``, ``règles +2``, ``historique``.

Each parser stands in a row of the table of verbs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessible_uno.cards import DIGITS
from accessible_uno.interface.parse.cards import CardWords, named_card, parse_card_words
from accessible_uno.interface.parse.intents import (
    CommandParser,
    HistoryPlace,
    Intent,
    LineContext,
    MuteCategories,
    RecallMessages,
    RecallOfPlayer,
    RulesOn,
    Said,
    Unclear,
)
from accessible_uno.interface.parse.lexicon import Lexicons
from accessible_uno.interface.parse.names import seats_named, unclear_player
from accessible_uno.interface.parse.rule_names import find_option
from accessible_uno.interface.parse.tokens import Tokens, as_typed, typed_before
from accessible_uno.interface.parse.vocabulary import (
    OUTSIDE,
    AnyCommand,
    Change,
    Command,
    Particle,
    Topic,
)
from accessible_uno.settings.values import CAN_BE_MUTED, Category, Switch

PLACES: Final[dict[str, HistoryPlace]] = {
    Command.REPEAT: HistoryPlace.LATEST,
    Command.PREVIOUS: HistoryPlace.PREVIOUS,
    Command.NEXT: HistoryPlace.NEXT,
    Command.FIRST: HistoryPlace.FIRST,
    Command.LAST: HistoryPlace.LAST,
}

_FITS: Final[dict[str, str]] = {
    Command.HISTORY: "history",
    Command.CATEGORY: "category",
    Command.PREVIOUS: "place",
    Command.NEXT: "place",
    Command.FIRST: "place",
    Command.LAST: "last",
    Command.HUSH: "kinds",
    Command.HEAR: "kinds",
    Command.TIME: "time",
}
"""What fits after a command, as the message ``part-fits`` selects it; otherwise nothing fits."""

_A_SENTENCE: Final = 3
"""Words behind a command: with more, the line is a sentence."""

_USUAL_COUNT: Final = 5
_MOST_DIGITS: Final = 4
"""Digits of a number of messages that are read; the log holds fewer than they can say."""


def unexpected_words(command: AnyCommand, rest: Tokens, known: Lexicons) -> Unclear:
    """Return that ``rest`` does not fit after ``command``, and what would.

    A whole sentence begins with no command: « qui va gagner à ton avis » is merely unknown.
    """
    fits = _FITS.get(command, "nothing")
    if fits == "nothing" and len(rest) > _A_SENTENCE:
        return Unclear("unclear-unknown")
    categories = CAN_BE_MUTED if fits == "kinds" else tuple(Category)
    names = [known[0].categories.names[each] for each in categories]
    if fits in ("kinds", "category"):
        names.append(known[0].particles.names[Particle.ALL])
    head = typed_before(rest) or known[0].commands.names[command]
    fields = {"command": head, "rest": as_typed(rest)}
    return Unclear("unclear-rest", {**fields, "fits": fits, "choices": ", ".join(names)})


def alone_parser(command: str, said: Said | None = None) -> CommandParser:
    """Return the parser of a command after which nothing fits."""
    meaning = said or Said(command)

    def parse(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
        return unexpected_words(command, rest, known) if rest else meaning

    return parse


def parse_hand(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Ask for one's cards: all, those of a colour or a sign, or the one at a place."""
    typed = parse_card_words(rest, known, abbreviated=False) if rest else None
    match typed:
        case None if not rest:
            return Said("hand")
        case CardWords(colours=[], faces=[], number=int(number), marked=False) if number < 10:
            return Said("hand", (DIGITS[number],))
        case CardWords(colours=[], faces=[], number=int(number)):
            if 1 <= number <= len(context.hand):
                return Said("hand", (number,))
            return Unclear("unclear-number", {"number": number, "count": len(context.hand)})
        case CardWords(colours=[colour], faces=[], number=None):
            return Said("hand", (colour,))
        case CardWords(colours=[], faces=[face]):
            return Said("hand", (face,))
    return unexpected_words("hand", rest, known)


def parse_counts(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Ask how many cards there are: in every hand, in that of a player, or in one's own."""
    if not rest:
        return Said("counts")
    if _means_self(rest, known, context):
        return Said("counts", (context.legal.seat,))
    small = Particle.FILLER
    while len(rest) > 1 and any(each.particles.whole(rest[:1]) is small for each in known):
        rest = rest[1:]
    seats = seats_named(rest, context.names)
    return Said("counts", seats) if len(seats) == 1 else unexpected_words("counts", rest, known)


def _means_self(rest: Tokens, known: Lexicons, context: LineContext) -> bool:
    """Return whether somebody who plays names themselves."""
    own = (each.particles_of(Particle.SELF) for each in known)
    return context.legal.seat >= 0 and any(each.whole(rest) for each in own)


_FEWEST_LETTERS: Final = 2
"""Fewer abbreviate no command behind the word for help: « que puis-je faire, là ? »."""

_MOST_OF_NO_NAME: Final = 2
"""Words behind “why”, small ones aside, that may be the name of a player."""


_MOST_OF_A_MOVE: Final = 1
"""Words besides a name that ask why that player did something: « a joué ça »."""


def parse_why(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Ask why: about the player who is named anywhere behind, « pourquoi Luna a joué ça ».

    More words may ask something else: « pourquoi Luna a vu ma main ».
    """
    if _means_self(rest, known, context):
        return Said(Command.WHY, (context.legal.seat,))
    small = {Particle.FILLER, Particle.OPENING, Particle.COURTESY}
    words = tuple(
        word for word in rest if not any(each.particles.whole((word,)) in small for each in known)
    )
    if not words:
        return Said(Command.WHY)
    for span in range(len(words), 0, -1):
        for place in range(len(words) - span + 1):
            named = words[place : place + span]
            seats = seats_named(named, context.names) if len("".join(named)) > 1 else ()
            if len(seats) == 1:
                about = Said(Command.WHY, (seats[0],))
                says_more = len(words) - span > _MOST_OF_A_MOVE
                return Unclear("unclear-unknown", otherwise=about) if says_more else about
    if len(words) > _MOST_OF_NO_NAME:
        return Unclear("unclear-unknown")
    return unclear_player(rest, context)


def parse_time(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Ask how much time is left; with words, ask for more time, or start or stop the clock."""
    if not rest:
        return Said(Command.TIME)
    for each in known:
        if each.changes.whole(rest) is Change.MORE:
            return Said("clock", (Change.MORE,))
        switch: Switch | None = each.switches.whole(rest)
        if switch is not None:
            return Said("clock", (switch,))
    return unexpected_words(Command.TIME, rest, known)


def parse_help(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Ask for help on a command, or on what can be done now."""
    if not rest:
        return Said(Command.HELP)
    if _means_all(rest, known):
        return Said(Command.HELP, ("", True))
    for each in known:
        command = each.commands.whole(rest)
        if command is not None:
            return Said(Command.HELP, (command,))
    for each in known:
        is_start = len(rest) == 1 and len(rest[0]) > _FEWEST_LETTERS
        starting = each.commands.starting(rest[0]) if is_start else {}
        commands = [command for command in starting if command not in OUTSIDE]
        if len(commands) == 1:
            return Said(Command.HELP, (commands[0],))
    return Unclear("unclear-help", {"words": as_typed(rest)})


def parse_rules(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Ask for the rules: all, a chapter, a card, an option, or the names of the chapters.

    A card that is typed in full goes before a chapter, and a chapter before an abbreviated card.
    """
    if not rest:
        return Said(Command.RULES, (RulesOn(),))
    wanted = (
        _parse_card(rest, known, abbreviated=False)
        or (RulesOn(all=True) if _means_all(rest, known) else None)
        or _parse_chapter(rest, known)
        or _parse_worth(rest, known)
        or _parse_card(rest, known, abbreviated=True)
        or _parse_option(rest)
    )
    if wanted is None:
        return Unclear("unclear-topic", {"words": as_typed(rest)})
    return Said(Command.RULES, (wanted,))


def _parse_card(rest: Tokens, known: Lexicons, *, abbreviated: bool) -> RulesOn | None:
    """Return the rules on a card.  A bare number names one only where it is not a chapter."""
    typed = parse_card_words(rest, known, abbreviated=abbreviated)
    if typed is None or not (typed.faces or abbreviated):
        return None
    card = named_card(typed)
    return RulesOn(card=card) if card else None


def _parse_worth(rest: Tokens, known: Lexicons) -> RulesOn | None:
    """Return the chapter about points with a card behind its name: “points +4”."""
    for each in known:
        hit = each.topics.at(rest)
        if hit is not None and hit[0] is Topic.POINTS:
            worth = _parse_card(rest[hit[1] :], known, abbreviated=True)
            return worth and RulesOn(Topic.POINTS, card=worth.card)
    return None


def _parse_option(rest: Tokens) -> RulesOn | None:
    option = find_option(" ".join(rest))
    return RulesOn(option=option) if option else None


def _parse_chapter(rest: Tokens, known: Lexicons) -> RulesOn | None:
    for each in known:
        topic = each.topics.whole(rest)
        if topic is not None:
            return RulesOn(topic)
    for each in known:
        topics = each.topics.starting(rest[0]) if len(rest) == 1 else {}
        if len(topics) == 1:
            return RulesOn(next(iter(topics)))
    return None


def history_parser(command: str) -> CommandParser:
    """Return the parser of one of these commands."""

    def parse(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
        found = _parse_rest(command, rest, known, context)
        if found is None:
            return unexpected_words(command, rest, known)
        return found if isinstance(found, Said | Unclear) else Said(command, (found,))

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
    command: str, rest: Tokens, known: Lexicons, context: LineContext
) -> Intent | RecallMessages | MuteCategories | None:
    """Return what is wanted, or ``None`` where ``rest`` does not fit after the command."""
    match command:
        case Command.HISTORY:
            return _parse_history(rest, known, context.names)
        case Command.CATEGORY:
            return _parse_category_choice(rest, known)
        case Command.SPELL:
            return _parse_spelling(rest, known, context)
        case Command.HUSH | Command.HEAR:
            return parse_mute(command, rest, known)
        case _:
            return _parse_place(command, rest, known)


def _parse_place(command: str, rest: Tokens, known: Lexicons) -> RecallMessages | None:
    """Return a place, perhaps in a category: ``précédent partie``, ``last 3``."""
    if command == Command.REPEAT:
        return None if rest else RecallMessages(HistoryPlace.LATEST)
    numbers, words = _split_numbers(rest)
    count = _parse_count(numbers)
    if count is None or (numbers and command is not Command.LAST):
        return None
    if not words:
        return RecallMessages(PLACES[command], count)
    category = _parse_category(words, known)
    return RecallMessages(PLACES[command], count, category) if category else None


def _parse_history(rest: Tokens, known: Lexicons, names: Sequence[str]) -> RecallMessages | None:
    """Return the last messages; a category and a number may be named, in any order.

    Behind a player's name alone, it is the last one that tells of that player.
    """
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
    if (category := _parse_category(words, known)) is not None:
        return RecallMessages(HistoryPlace.SEVERAL, count, category)
    if len(named := seats_named(words, names)) == 1:
        return RecallOfPlayer(HistoryPlace.SEVERAL, 1, Category.GAME, names[named[0]])
    return None


def _split_numbers(rest: Tokens) -> tuple[Tokens, Tokens]:
    """Return the numbers, and the other words."""
    numbers = tuple(each for each in rest if each.isdecimal())
    return numbers, tuple(each for each in rest if not each.isdecimal())


def _parse_count(numbers: Tokens) -> int | None:
    """Return how many messages are wanted, 1 by default; ``None`` where that cannot be."""
    if not numbers:
        return 1
    return int(numbers[0][:_MOST_DIGITS]) or None if len(numbers) == 1 else None


def _parse_category_choice(rest: Tokens, known: Lexicons) -> Said | None:
    if not rest:
        return Said(Command.CATEGORY)
    if _means_all(rest, known):
        return Said("choose-category", (None,))
    category = _parse_category(rest, known)
    return Said("choose-category", (category,)) if category else None


def _parse_spelling(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Return whose name is to be spelt, or which card."""
    if not rest:
        return Said(Command.SPELL)
    seats = seats_named(rest, context.names)
    if len(seats) == 1:
        return Said(Command.SPELL, (context.names[seats[0]],))
    typed = parse_card_words(rest, known, abbreviated=False)
    if typed is not None and not seats and (card := named_card(typed)):
        what = card if typed.colours else known[0].faces.names[card.face]
        return Said(Command.SPELL, (what,))
    names = ", ".join(context.names[seat] for seat in seats or range(len(context.names)))
    fields = {"word": as_typed(rest), "names": names}
    return Unclear("unclear-which-player" if seats else "unclear-spell", fields)


def _means_all(words: Tokens, known: Lexicons) -> bool:
    return any(each.particles.whole(words) is Particle.ALL for each in known)


def _parse_category(words: Tokens, known: Lexicons) -> Category | None:
    return next((category for each in known if (category := each.categories.whole(words))), None)
