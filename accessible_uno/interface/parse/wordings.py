"""What a line may mean in other words: without what politeness adds, or with a slip mended."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Final

from accessible_uno.cards import Face
from accessible_uno.interface.parse.cards import card_intent, parse_card_words
from accessible_uno.interface.parse.grammar import grammar
from accessible_uno.interface.parse.intents import Intent, LineContext, Unclear, may_move
from accessible_uno.interface.parse.lexicon import Lexicon, Lexicons, lexicons
from accessible_uno.interface.parse.tokens import Tokens, as_typed, is_glued, tokens
from accessible_uno.interface.parse.vocabulary import OUTSIDE, AnyCommand, Particle
from accessible_uno.likeness import likely, most_likely

_MOST_NAMED: Final = 5
"""Words that are told of those which one may begin."""

_MOST_OF_A_CARD: Final = 4
"""Words of a card: « le sept de bleu »."""

_SHORT: Final = 3
"""Letters of a word that is rather the beginning of another one."""

_STRETCHED: Final = r"\B([^\W\d_])\1{2,}"
"""What is typed for a drawn-out sound: no word has a letter three times in a row."""


def plainer_lines(words: Tokens, known: Lexicons) -> Iterator[Tokens]:
    """Yield ``words`` without what politeness adds, less and less of it left.

    First the words that ask and thank go, at both ends; then, one after the other, those that a
    sentence opens with; then an article.  What is left is never a bare number: without the words
    around it, it would mean a place in the hand.
    """
    for each in _shorter(words, known):
        if each and each != words and not (len(each) == 1 and each[0].isdecimal()):
            yield each


def unstretched(line: str) -> Iterator[str]:
    """Yield ``line`` with each letter of a drawn-out sound twice, then once: « piocheee »."""
    for letters in (r"\1\1", r"\1") if re.search(_STRETCHED, line) else ():
        yield re.sub(_STRETCHED, letters, line)


def opens_sentence(words: Tokens, known: Lexicons) -> bool:
    """Return whether a line of several words begins with one like « je »: it abbreviates none."""
    return len(words) > 1 and _starts(words, known, Particle.OPENING) > 0


def elides(words: Tokens, known: Lexicons) -> bool:
    """Return whether a line of several words begins with a letter that stands for a word.

    « c bleu » is « c’est bleu », though « c » abbreviates « changement ».
    """
    is_letter = len(words) > len(words[0]) == 1 and words[0].isalpha()
    return is_letter and grammar(known[0]).knows(words[0])


def opens_noun(words: Tokens, known: Lexicons) -> bool:
    """Return whether a line of several words begins with an article, or with a word like « mon ».

    « le 5 mauve » asks for a card that there is not, though « le » abbreviates « lecture ».
    """
    kinds = (Particle.FILLER, Particle.ARTICLE)
    return len(words) > 1 and any(_starts(words, known, each) for each in kinds)


def is_courtesy(words: Tokens, known: Lexicons, locale: str) -> bool:
    """Return whether a line greets, asks, thanks or apologises, and says nothing else.

    Greetings count in the player's own language alone: « hi » abbreviates « historique ».
    """
    while words:
        used = _starts(words, known, Particle.COURTESY)
        if not used and known[0].locale == locale:
            used = _starts(words, known, Particle.GREETING)
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


def meanings_of_start(
    start: str, known: Lexicons, deck: Collection[Face], unused: Collection[str]
) -> dict[str, str]:
    """Return all that ``start`` may abbreviate, and a word for each.

    Other languages count only where the player's own has no two; their words are not told.

    Args:
        start: the beginning of a word.
        known: the languages, the player's own first.
        deck: the faces of the deck; empty for all.
        unused: the commands that have no use under the rules of the table.
    """
    own = known[0]
    meant: dict[str, str] = {}
    for each in known:
        if len(meant) > 1:
            break
        names: Mapping[str, str] = {} if each is own else _all_names(own)
        for meaning, word in _begun(start, each, deck, unused):
            if each is own or meaning not in OUTSIDE:
                meant.setdefault(meaning, names.get(meaning, word))
    return meant


def _begun(
    start: str, own: Lexicon, deck: Collection[Face], unused: Collection[str]
) -> Iterator[tuple[str, str]]:
    """Yield what ``start`` may abbreviate in one language, with the word."""
    yield from in_use(own.commands.starting(start), unused).items()
    yield from own.colours.starting(start).items()
    for face, word in own.faces.starting(start).items():
        if face in deck or not deck:
            yield face, word


def _all_names(own: Lexicon) -> dict[str, str]:
    names = dict(own.commands.names)
    names.update(own.colours.names.items())
    names.update(own.faces.names.items())
    return names


def is_sentence(words: Tokens, own: Lexicon) -> bool:
    """Return whether words that people say make a line, which abbreviates nothing: “do that”.

    One short word may: « pas ».
    """
    said = grammar(own)
    if len(words) > 1:
        return all(map(said.knows, words))
    return len(words[0]) > _SHORT and said.is_phrase(words)


def of_several(words: Tokens, rivals: Mapping[str, str]) -> Unclear:
    """Return what is told of a line whose first word may begin several."""
    names = ", ".join([*rivals.values()][:_MOST_NAMED])
    return Unclear("unclear-several", {"word": as_typed(words[:1]), "names": names})


def in_use(commands: dict[AnyCommand, str], unused: Collection[str]) -> dict[AnyCommand, str]:
    """Return the commands that have a use under the active rules; all, if none of them has."""
    in_games = {each: word for each, word in commands.items() if each not in OUTSIDE}
    of_use = {each: word for each, word in in_games.items() if each not in unused}
    return of_use or in_games or commands


def card_within(words: Tokens, known: Lexicons, context: LineContext) -> str:
    """Return the words in a line that name the one card of it that may be laid now; else none.

    “Blue five and I’m out” is no card, but may be meant for one.
    """
    found: list[tuple[Intent, str]] = []
    for size in range(1, _MOST_OF_A_CARD + 1):
        for place in range(len(words) - size + 1):
            run = words[place : place + size]
            card = parse_card_words(run, known, abbreviated=False)
            if card is not None and card.faces and card.complete:
                meant = card_intent(card, context)
                if may_move(meant, context) and all(meant != each for each, _ in found):
                    found.append((meant, as_typed(run)))
    return found[0][1] if len(found) == 1 else ""


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


_MOST_OF_A_LINE: Final = 4
"""Words of a line that is meant to be a card and nothing else: “play the blu seven”."""


def looks_like_a_card(line: str, locale: str) -> bool:
    """Return whether a line has a colour, a digit or a symbol, though it names no card.

    A question may have them as well, a tale and a sentence: « comment il a eu 178 points ? ».
    """
    words = tokens(line)
    if len(words) > _MOST_OF_A_LINE:
        return False
    known = lexicons(locale)
    said = grammar(known[0]).manner(words)
    if said.asks or said.whether or said.tells or line.rstrip().endswith("?"):
        return False
    return any(
        word.isdecimal() or each.colours.at(words, place) or each.faces.at(words, place)
        for place, word in enumerate(words)
        for each in known
    )
