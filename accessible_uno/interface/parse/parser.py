"""From a typed line to what it means: the entry point of this package.

A line is a command or a card.  Words of the player's language are tried before those of the other,
and whole words before abbreviations.  A line with two possible meanings is never carried out: the
game asks back.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Final

from accessible_uno.cards import Face
from accessible_uno.game.actions import Pass
from accessible_uno.game.legal import Legal
from accessible_uno.game.windows import Drawn
from accessible_uno.interface.parse.act_commands import parse_spoken_words
from accessible_uno.interface.parse.cards import (
    CardWords,
    card_intent,
    choice_intent,
    parse_card_words,
)
from accessible_uno.interface.parse.change_commands import parse_named_level
from accessible_uno.interface.parse.choices import (
    open_choices,
    parse_choice,
    parse_choice_name,
    parse_choose,
    parse_picked_cards,
    parse_together,
    split_choice,
)
from accessible_uno.interface.parse.intents import (
    EMPTY_LINE,
    KIND_WORDS,
    Act,
    CommandParser,
    Intent,
    LineContext,
    Said,
    Unclear,
)
from accessible_uno.interface.parse.lexicon import Lexicon, Lexicons, lexicons
from accessible_uno.interface.parse.tokens import Tokens, as_typed, is_glued, tokens, typed_tokens
from accessible_uno.interface.parse.vocabulary import OUTSIDE, AnyCommand, Command, Particle
from accessible_uno.likeness import NONE, likely, most_likely


def plainer_lines(words: Tokens, known: Lexicons) -> Iterator[Tokens]:
    """Yield ``words`` without what politeness adds, less and less of it left.

    First the words that ask and thank go, at both ends; then, one after the other, those that a
    sentence opens with; then an article.  What is left is never a bare number: without the words
    around it, it would mean a place in the hand.
    """
    for each in _shorter(words, known):
        if each and each != words and not (len(each) == 1 and each[0].isdecimal()):
            yield each


def opens_sentence(words: Tokens, known: Lexicons) -> bool:
    """Return whether a line of several words begins with one like « je »: it abbreviates none."""
    return len(words) > 1 and _starts(words, known, Particle.OPENING) > 0


def opens_noun(words: Tokens, known: Lexicons) -> bool:
    """Return whether a line of several words begins with an article, or with a word like « mon ».

    « le 5 mauve » asks for a card that there is not, though « le » abbreviates « lecture ».
    """
    kinds = (Particle.FILLER, Particle.ARTICLE)
    return len(words) > 1 and any(_starts(words, known, each) for each in kinds)


def is_courtesy(words: Tokens, known: Lexicons) -> bool:
    """Return whether a line greets, asks, thanks or apologises, and says nothing else.

    Greetings count in the player's own language alone: « hi » abbreviates « historique ».
    """
    while words:
        used = _starts(words, known, Particle.COURTESY)
        used = used or _starts(words, known[:1], Particle.GREETING)
        if not used:
            return False
        words = words[used:]
    return True


def _shorter(words: Tokens, known: Lexicons) -> Iterator[Tokens]:
    words = _without_courtesy(words, known)
    yield words
    while used := _starts(words, known, Particle.OPENING):
        words = _without_courtesy(words[used:], known)
        yield words
    if used := _starts(words, known, Particle.FILLER):
        yield words[used:]


def _without_courtesy(words: Tokens, known: Lexicons) -> Tokens:
    """Return ``words`` without polite words at their beginning and end."""
    while words:
        used = _starts(words, known, Particle.COURTESY)
        behind = _ends(words, known, Particle.COURTESY)
        if not used and not behind:
            break
        words = words[used : len(words) - behind]
    return words


def _starts(words: Tokens, known: Lexicons, wanted: Particle) -> int:
    """Return how many words at the beginning are a phrase of the kind ``wanted``.

    A word that touches the next one is none: ``d0b`` is rubbish before a card.
    """
    hits = (each.particles_of(wanted).at(words) for each in known)
    used = max((hit[1] for hit in hits if hit), default=0)
    return 0 if used and is_glued(words, 0, used) else used


def _ends(words: Tokens, known: Lexicons, wanted: Particle) -> int:
    """Return how many words at the end are a phrase of the kind ``wanted``."""
    for start in range(len(words)):
        if any(each.particles_of(wanted).whole(words[start:]) for each in known):
            return len(words) - start
    return 0


MOST_MENDED: Final = 3
"""Words of a line in which a mistyped word is looked for; longer lines are talk."""

MOST_NEAR: Final = 2
"""Lines that are proposed; where more might be meant, none is."""

_BETWEEN_WORDS: Final = re.compile(r"[\s-]+")


def near_lines(
    words: Tokens,
    own: Lexicon,
    understand: Callable[[Tokens], Intent | None],
    is_allowed: Callable[[Intent], bool],
) -> list[str]:
    """Return the lines that may well be meant by ``words``, one for each meaning.

    One word is replaced by a word of the player's language that it is like; where that makes an
    act that is allowed now, other meanings are not meant.

    Args:
        words: a line that is not understood.
        own: the words of the player's language.
        understand: returns what a line means; ``None`` where it is not understood either.
        is_allowed: whether an intent is an act that is allowed now.
    """
    if len(words) > MOST_MENDED:
        return []
    written = _words(own)
    for place, word in enumerate(words):
        near = _near_words(str(word), written)
        meant: dict[str, Intent] = {}
        for each in near:
            mended = (*words[:place], *tokens(written[each]), *words[place + 1 :])
            meaning = understand(mended)
            if meaning is not None and meaning not in meant.values():
                meant[each] = meaning
        allowed = [each for each, meaning in meant.items() if is_allowed(meaning)]
        found = most_likely({each: near[each] for each in allowed or meant})
        if found:
            lines = [(*words[:place], written[each], *words[place + 1 :]) for each in found]
            return list(map(" ".join, lines)) if len(lines) <= MOST_NEAR else []
    return []


def _near_words(word: str, written: Mapping[str, str]) -> dict[str, int]:
    """Return what may be meant by a word, as :func:`likely` does: by one that is, nothing else."""
    if word not in written:
        return likely(word, written)
    return {} if tokens(written[word]) == (word,) else {word: 0}


def _words(own: Lexicon) -> dict[str, str]:
    """Return each word as it is compared, and as it is written; phrases also as one word."""
    found: dict[str, str] = {}
    for compared, written in _spellings(own):
        found.setdefault(compared, written)
    return found


def _spellings(own: Lexicon) -> Iterator[tuple[str, str]]:
    for group in (own.faces, own.colours, own.commands):
        for words, phrase in group.spellings():
            yield "".join(words), phrase
            yield from zip(words, _BETWEEN_WORDS.split(phrase), strict=False)


MOST_WORDS: Final = 12
"""How many words a line may have, politeness aside; no sensible line has more."""

_MOST_POLITE: Final = 24
"""How many it may have in all."""

_MOST_NAMED: Final = 5

_NOT_UNDERSTOOD: Final = frozenset(
    {
        *("unclear-unknown", "unclear-several", "unclear-rest", "unclear-card", "unclear-not-here"),
        *("unclear-too-long", "unclear-topic", "unclear-help", "unclear-say-what"),
    }
)
"""Answers to lines that may mean something without the words that politeness adds."""


class LineParser:
    """Parses lines.

    Args:
        commands: the parser of each command.
        acts: the commands that may change the game.
        unused: returns the commands that have no use under the rules of a table.
    """

    def __init__(
        self,
        commands: Mapping[str, CommandParser],
        acts: Collection[str],
        unused: Callable[[Legal], Collection[str]],
    ) -> None:
        self._commands = commands
        self._acts = acts
        self._unused = unused

    def parse(self, line: str, context: LineContext) -> Intent:
        """Return what ``line`` means in ``context``."""
        words = typed_tokens(line)
        if not words:
            return EMPTY_LINE if not line.strip() else Unclear("unclear-no-words")
        known = lexicons(context.locale, context.pieces, context.own_words)
        if is_courtesy(words, known):
            return KIND_WORDS
        spoken = parse_spoken_words(line, known, context)
        intent = spoken or self._parse_words(words, known, context)
        if _is_understood(intent) or len(words) > _MOST_POLITE:
            return intent
        plainer = [self._parse_words(each, known, context) for each in plainer_lines(words, known)]
        best_first = (*filter(_is_understood, plainer), *filter(_has_no_use, plainer))
        found = parse_named_level(words, context) or next(iter(best_first), intent)
        return self._with_what_is_near(found, words, known, context)

    def _with_what_is_near(
        self, intent: Intent, words: Tokens, known: Lexicons, context: LineContext
    ) -> Intent:
        """Add to an unknown line the one that may have been meant, or two."""
        if not isinstance(intent, Unclear) or intent.message_id != "unclear-unknown":
            return intent

        def understand(mended: Tokens) -> Intent | None:
            meaning = self._parse_words(mended, known, context)
            no_use = isinstance(meaning, Said) and meaning.verb in OUTSIDE
            return meaning if _is_understood(meaning) and not no_use else None

        def is_allowed(meaning: Intent) -> bool:
            return isinstance(meaning, Act) and context.legal.why_not(meaning.action) is None

        near, other, *_ = (*near_lines(words, known[0], understand, is_allowed), NONE, NONE)
        return Unclear(intent.message_id, {**intent.fields, "near": near, "other": other})

    def _parse_words(self, words: Tokens, known: Lexicons, context: LineContext) -> Intent:
        """Return what the words of a line mean."""
        if len(words) > MOST_WORDS:
            return Unclear("unclear-too-long")
        answer = _answer(words, known, context)
        if answer is not None:
            return answer
        laid, choice = split_choice(words, known, context)
        card = parse_card_words(laid, known, abbreviated=False)
        command = _exact(words, known)
        if card is not None and not _is_shout(command, words, card) and not _is_colour(command):
            return (
                parse_together(words, known, context)
                or _pass_or_skip(words, command, card, context)
                or card_intent(card, context, choice)
            )
        if command is not None:
            return self._command_intent(command, words, known, context)
        return self._abbreviated(words, known, context)

    def _command_intent(
        self, command: tuple[AnyCommand, int], words: Tokens, known: Lexicons, context: LineContext
    ) -> Intent:
        """Return the intent of a command; a card where the words after the command do not fit it.

        So ``passe`` is the command and ``passe verte`` is the green skip card.
        """
        intent = self._parse_command(command[0], words[command[1] :], known, context)
        if isinstance(intent, Unclear) and intent.message_id == "unclear-rest":
            card = parse_card_words(words, known, abbreviated=True, deck=context.faces)
            if card is not None and card.complete:
                return card_intent(card, context)
        return intent

    def _abbreviated(self, words: Tokens, known: Lexicons, context: LineContext) -> Intent:
        card = parse_card_words(words, known, abbreviated=True, deck=context.faces)
        is_alone = len(words) == 1 and card is not None and bool(card.faces)
        if card is not None and card.complete and not is_alone:
            return card_intent(card, context)
        abbreviates = not is_glued(words, 0) and not opens_sentence(words, known)
        intent = self._abbreviated_command(words, known, context) if abbreviates else None
        if intent is not None and (_is_understood(intent) or not opens_noun(words, known)):
            return intent
        if card is not None:
            return card_intent(card, context)
        return Unclear("unclear-unknown", {"line": as_typed(words), "near": NONE, "other": NONE})

    def _abbreviated_command(
        self, words: Tokens, known: Lexicons, context: LineContext
    ) -> Intent | None:
        """Return the intent of a line whose first word begins that of a command."""
        for each in known:
            commands = self._in_use(each.commands.starting(words[0]), context)
            if not commands:
                continue
            only = next(iter(commands))
            rivals = self._rivals(words[0], known if only in self._acts else (each,), context)
            if len(rivals) > 1:
                names = ", ".join(list(rivals.values())[:_MOST_NAMED])
                return Unclear("unclear-several", {"word": as_typed(words[:1]), "names": names})
            return self._parse_command(only, words[1:], known, context)
        return None

    def _rivals(self, start: str, known: Lexicons, context: LineContext) -> dict[str, str]:
        """Return all that ``start`` may abbreviate under the active rules, and a word for each.

        Words of the other language are named only where the player's own has no two.
        """
        rivals: dict[str, str] = {}
        for each in known:
            if len(rivals) > 1:
                break
            for command, word in self._in_use(each.commands.starting(start), context).items():
                rivals.setdefault(command, word)
            for colour, word in each.colours.starting(start).items():
                rivals.setdefault(colour, word)
            for face, word in each.faces.starting(start).items():
                if face in context.faces or not context.faces:
                    rivals.setdefault(face, word)
        return rivals

    def _in_use(
        self, commands: dict[AnyCommand, str], context: LineContext
    ) -> dict[AnyCommand, str]:
        """Return the commands that have a use under the active rules; all, if none of them has."""
        unused = self._unused(context.legal)
        in_games = {each: word for each, word in commands.items() if each not in OUTSIDE}
        in_use = {each: word for each, word in in_games.items() if each not in unused}
        return in_use or in_games or commands

    def _parse_command(
        self, command: AnyCommand, rest: Tokens, known: Lexicons, context: LineContext
    ) -> Intent:
        """Return what ``command`` means with the words ``rest`` after it."""
        asks = command == Command.COLOUR and not rest
        if command in self._acts and context.seat < 0 and not asks:
            return Unclear("unclear-onlooker")
        return self._commands[command](rest, known, context)


def _is_understood(intent: Intent) -> bool:
    if isinstance(intent, Said) and intent.has_no_value:
        return False
    return not (isinstance(intent, Unclear) and intent.message_id in _NOT_UNDERSTOOD)


def _has_no_use(intent: Intent) -> bool:
    """Return whether a line is a command that the active rules do not have."""
    return isinstance(intent, Unclear) and intent.message_id == "unclear-not-here"


def _answer(words: Tokens, known: Lexicons, context: LineContext) -> Intent | None:
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


def _exact(words: Tokens, known: Lexicons) -> tuple[AnyCommand, int] | None:
    """Return the command at the start of the line, typed in full; the longest phrase wins."""
    return max(
        (hit for each in known if (hit := each.commands.at(words))),
        key=lambda hit: hit[1],
        default=None,
    )


def _pass_or_skip(
    words: Tokens, command: tuple[AnyCommand, int] | None, card: CardWords, context: LineContext
) -> Intent | None:
    """Ask back about « passer » alone, which keeps the drawn card or plays a skip card.

    The result is ``None`` where the line can only be a card.
    """
    if command != (Command.PASS, len(words)) or card.complete:
        return None
    drawn = context.view.drawn if isinstance(context.view.question, Drawn) else None
    candidates = context.hand if drawn is None else (drawn,)
    if any(held.face is Face.SKIP for held in candidates):
        return Unclear("unclear-pass-or-skip")
    return Act(Pass(context.seat)) if context.seat >= 0 else None


def _is_colour(command: tuple[AnyCommand, int] | None) -> bool:
    return command is not None and command[0] is Command.COLOUR


def _is_shout(command: tuple[AnyCommand, int] | None, words: Tokens, card: CardWords) -> bool:
    """Return whether « uno wizz » is the shout: without a colour it is no Wizz card with UNO."""
    return command == (Command.SHOUT, len(words)) and not card.complete
