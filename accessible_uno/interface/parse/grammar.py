"""The grammar of a language: what people say who know no command, and the command that they mean.

The catalogues have it: ``notions`` lists phrases that say one thing, and ``means-top``, of the
command ``top``, the notions that together ask for it.  Their order does not count;
every word of a line must belong to one of them, or, where a line is nothing else, to those that
``asking`` names.  docs/translating.md says how it is written.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from enum import StrEnum
from functools import cache, cached_property
from itertools import chain
from operator import itemgetter
from typing import Final, TypeAlias

from msgspec import Struct

from accessible_uno.interface.parse.intents import When
from accessible_uno.interface.parse.lexicon import Lexicon
from accessible_uno.interface.parse.tokens import (
    Tokens,
    TypedWord,
    fold,
    listed_tokens,
    tokens,
)
from accessible_uno.interface.parse.vocabulary import AnyCommand, Particle
from accessible_uno.likeness import SHORTEST, most_likely, slips
from accessible_uno.narration.catalogue import Catalogue, split_list

_MEANS: Final = "means-"
_SMALL: Final = "small"
_NAME: Final = "NAME"
"""Stands in a reading for the words of its command."""
_MANNERS: Final = (
    *("not", "nothing", "noplay", "asked", "can", "whether", "request", "please"),
    *("unreal", "reported", "withdrawn"),
)
"""The notions that say how a line is said."""
_GIVES: Final = ">"
_MAY: Final = "*"
"""Stands behind a notion that may be left out."""
_LETTERS: Final = frozenset("cdlmnst")
"""Letters that are words only before an apostrophe, or behind one."""

_ELIDED: Final = re.compile("([^\\W\\d_]+)[’']([^\\W\\d_]+)")
"""Words that are joined by an apostrophe."""

_MOST_PATHS: Final = 1_000
"""Ways to divide a line into notions that are followed; no sensible line has more."""


class Slot(StrEnum):
    """What stands in a reading for words that its command takes."""

    COLOUR = "COLOUR"
    FACE = "FACE"
    """A symbol: no digit."""
    DIGIT = "DIGIT"
    PLAYER = "PLAYER"
    NEXT = "NEXT"
    """The player whose turn comes next, at whom a card is laid: « le +2 pour Luna »."""
    PLACE = "PLACE"
    """An ordinal number: a place in the hand."""
    LAST = "LAST"
    """The last place, which may be that on the pile as well."""
    UNO = "UNO"
    TOPIC = "TOPIC"
    """A chapter of the rules."""
    LIKENESS = "LIKENESS"
    """What a card is like: “black”, “highest”."""


_OF_CARDS: Final = (Slot.FACE, Slot.DIGIT)


class Pattern(Struct, frozen=True):
    """The notions that make a line mean a command, as bits.

    Attributes:
        command: the command.
        needed: the notions that must be there.
        allowed: those that may.
        when: what must be the case; empty for nothing.
        words: what the command is given, before the words in the slots.
        left_out: the slots whose words it is not given.
    """

    command: AnyCommand
    needed: int
    allowed: int
    when: str
    words: Tokens
    left_out: frozenset[str]


class Reading(Struct, frozen=True):
    """What a line means: a command, and the words that it takes.

    ``asks_amount``: a number is asked for, or what something costs.
    """

    command: AnyCommand
    words: Tokens
    asks_amount: bool = False


class Manner(Struct, frozen=True):
    """How a line is said, by the words in it; a letter is too little.

    Attributes:
        denies: something says no to the rest of it.
        asks: it asks what: nobody is told to do something.
        requests: somebody is asked for something: “can I have a card?”.
        whether: it asks what may be, or is: « je peux jouer le 3 », “is she lying”.
        leave: of these two, the first.
        tells: nothing is to be done now: “we always draw”.
        changes_nothing: nor does a setting change: “it was too fast”, “is the sound off”.
    """

    denies: bool
    asks: bool
    requests: bool
    whether: bool
    leave: bool
    tells: bool
    changes_nothing: bool


Phrase: TypeAlias = tuple[Tokens, int, str, int]
"""The words of a phrase, the bit of its notion, the slot that it fills, and its length."""

_LENGTH: Final = itemgetter(3)

Filling: TypeAlias = tuple[tuple[str, int, int], ...]
"""The slots that are filled, each with the place of its first word and of the one behind it."""

Path: TypeAlias = tuple[int, Filling, int]
"""Of how many phrases a line is made, which of them fill slots, and which patterns may have all."""


class Grammar:
    """What can be said in a language beside its commands.

    Args:
        own: the words of the language.
    """

    def __init__(self, own: Lexicon) -> None:
        catalogue = Catalogue(own.locale)
        self._bits: dict[str, int] = {}
        self._phrases: dict[str, list[Phrase]] = {}
        self._places: dict[Tokens, int] = {}
        self._small = self._bit(_SMALL)
        self._player, self._next = self._bit(Slot.PLAYER), self._bit(Slot.NEXT)
        self._manners = tuple(map(self._bit, _MANNERS))
        self._number = tokens(own.particles.names[Particle.NUMBER])
        notions = fold(catalogue.text("notions"))
        for written in notions.split(";"):
            name, _, phrases = written.partition(":")
            self._add(name.strip(), "", listed_tokens(phrases))
        self._told: dict[int, list[tuple[int, int]]] = {}
        """How a line is said where one notion stands directly behind another one."""
        self._read_manners(catalogue)
        self._openers = sum({first for pairs in self._told.values() for first, _ in pairs})
        self._asking, self._amounts = (
            sum(map(self._bit, set(catalogue.text(each).split()))) for each in ("asking", "amounts")
        )
        self._spellings: dict[str, Tokens] = {}
        for written in fold(catalogue.text("spellings")).split(";"):
            right, _, wrong = written.partition(":")
            for words in listed_tokens(right):
                self._spellings.update(dict.fromkeys(map(str.strip, wrong.split(",")), words))
        for group, slot in _slots(own):
            self._add(slot, slot, [each for each in group if len(each) > 1 or len(each[0]) > 1])
        digits = [words for words, face in own.faces.meanings.items() if face.is_digit]
        self._add(Slot.DIGIT, Slot.DIGIT, digits)
        self._add_places(catalogue)
        self._allowing: dict[int, list[int]] = {}
        """For each notion, the numbers of the patterns that may have it."""
        self._count = 0
        self._patterns: dict[int, list[Pattern]] = {}
        """The patterns by the last notion that they need, the rarest: most are of one command."""
        for command in catalogue.named(_MEANS):
            self._read_patterns(command, split_list(catalogue.text(_MEANS + command)), own)
        for entries in self._phrases.values():
            entries.sort(key=_LENGTH, reverse=True)
        whole = self._right | {word for words in own.commands.meanings for word in words}
        elided = {first + last: (first, last) for first, last in _ELIDED.findall(notions)}
        for word in elided.keys() - whole:  # « jy », “shes”: the apostrophe is left out
            self._spellings.setdefault(word, elided[word])
        self._allow: dict[int, int] = {}
        """For each notion that was met, the patterns that may have it, as bits."""

    def _bit(self, name: str) -> int:
        return self._bits.setdefault(name, 1 << len(self._bits))

    def _add(self, name: str, slot: str, phrases: Iterable[Tokens]) -> None:
        bit = self._bits.setdefault(name, 1 << len(self._bits))
        for words in phrases:
            self._phrases.setdefault(words[0], []).append((words, bit, slot, len(words)))

    def _read_manners(self, catalogue: Catalogue) -> None:
        for written in catalogue.text("manners").split(";"):
            name, _, pairs = written.partition(":")
            for pair in pairs.split(","):
                first, _, second = pair.strip().partition(" ")
                told = self._told.setdefault(self._bit(second), [])
                told.append((self._bit(first), self._bit(name.strip())))

    def _add_places(self, catalogue: Catalogue) -> None:
        """Add the ordinal numbers: those from the first, and those counted from the last."""
        for message_id, sign in (("ordinals", 1), ("ordinals-from-last", -1)):
            for number, written in enumerate(fold(catalogue.text(message_id)).split(";"), 1):
                phrases = listed_tokens(written)
                slot = Slot.LAST if sign * number == -1 else Slot.PLACE
                self._places.update(dict.fromkeys(phrases, sign * number))
                self._add(slot, slot, phrases)

    def _read_patterns(self, command: str, listed: Iterable[str], own: Lexicon) -> None:
        """Add the alternatives of a command; in one loop, for a call of each would be dear."""
        bits, allowing, number = self._bits, self._allowing, self._count
        given_words: dict[str, Tokens] = {"": ()}
        for written in listed:
            notions, _, given = written.partition(_GIVES)
            needed, allowed, rarest, when, left_out = 0, self._small, 0, "", []
            for each in notions.split():
                name = each.rstrip(_MAY).strip("()")
                if each[0] == "(":
                    left_out.append(name)
                if name[0] == "@":
                    when = When(name)
                    continue
                if name == _NAME:
                    name += command
                    meanings = own.commands.meanings
                    self._add(name, "", [each for each in meanings if meanings[each] == command])
                bit = bits.setdefault(name, 1 << len(bits))
                allowed |= bit
                allowing.setdefault(bit, []).append(number)
                if each[-1] != _MAY:
                    needed |= bit
                    rarest = max(rarest, bit)
            if given not in given_words:
                given_words[given] = tokens(given)
            words = given_words[given]
            pattern = Pattern(command, needed, allowed, when, words, frozenset(left_out))
            self._patterns.setdefault(rarest, []).append(pattern)
            number += 1
        self._count = number

    def knows(self, word: str) -> bool:
        """Return whether a phrase begins with a word."""
        return word in self._phrases

    def is_phrase(self, words: Tokens) -> bool:
        """Return whether words are one phrase, whole."""
        return any(phrase == words for phrase, *_ in self._phrases.get(words[0], ()))

    def manner(self, words: Tokens) -> Manner:
        """Return how a line is said."""
        said = opens = 0
        ends, told_of, openers = [0] * (len(words) + 1), self._told, self._openers
        denies, nothing, noplay, asks, can, is_it, request, please, *told = self._manners
        none = denies | nothing | noplay  # “nothing I can play” asks nothing
        unreal, reported, withdrawn = told
        wanted = none | asks | can | is_it | request | please | unreal | reported | withdrawn
        for place, word in enumerate(words):
            for phrase, bit, _, length in self._phrases.get(word, ()):
                end, counts = place + length, length > 1 or len(word) > 1
                if not (bit & wanted and counts) and not bit & openers and bit not in told_of:
                    continue
                if (bit == withdrawn and end < len(words)) or words[place:end] != phrase:
                    continue  # “wait, blue 7” is a card, “blue 7, wait” is none
                ends[end] |= bit
                if counts:
                    said |= bit
                    opens |= 0 if place else bit
                if bit in told_of:
                    for first, manner in told_of[bit]:
                        said |= manner if first & ends[place] else 0
        whether = bool(opens & is_it or (said & can and not said & none))
        requests = bool((said & can and said & request) or (whether and said & please))
        return Manner(
            denies=bool(said & denies),
            asks=bool(said & asks),
            requests=requests,
            whether=whether and not requests,
            leave=whether and not requests and bool(said & can),
            tells=bool(said & (unreal | reported | withdrawn)),
            changes_nothing=bool(said & reported or (opens & is_it and not said & can))
            and not requests,
        )

    def mended(self, words: Tokens, names: Sequence[str]) -> Tokens:
        """Return ``words`` with the word that is surely meant for each that no phrase has.

        Small words are not meant: they say nothing.  Short ones are like too many others: there,
        only letters that have changed places are a slip.
        """
        right = self._right.union(*map(tokens, names))
        typed = {word for word in words if len(word) > 2 and word not in right}
        near = {word: most_likely(self._near(word)) for word in typed}
        sure = {word: found[0] for word, found in near.items() if len(found) == 1}
        return tuple([sure.get(word, word) for word in words])

    def _near(self, word: str) -> dict[str, int]:
        found = slips(word, self._meant)
        return (
            found
            if len(word) > SHORTEST
            else {each: slip for each, slip in found.items() if not slip}
        )

    @cached_property
    def _right(self) -> set[str]:
        """The words that are in some phrase, or known to stand for others."""
        phrases = chain.from_iterable(self._phrases.values())
        return {*self._spellings, *[word for phrase in phrases for word in phrase[0]]}

    @cached_property
    def _meant(self) -> frozenset[str]:
        """The words of the phrases that say something."""
        small, phrases = self._small, chain.from_iterable(self._phrases.values())
        return frozenset(word for phrase in phrases if phrase[1] != small for word in phrase[0])

    def readings(
        self,
        words: Tokens,
        names: Sequence[str],
        hand: int,
        holds: Collection[str],
        *,
        only: bool,
        acts: Collection[str] = (),
        ahead: Callable[[], str] = str,
    ) -> list[Reading]:
        """Return what a line can mean: the readings that need most of it, each once.

        Args:
            words: the line.
            names: the players in seating order.
            hand: how many cards the player holds.
            holds: what is the case now, of :class:`When`.
            only: whether only readings count that need something to be the case.
            acts: commands that are not meant; the notions of ``asking`` may stand in all others.
            ahead: returns the name of the player whose turn comes next, where there is one.
        """
        spelled, asking = self._spellings, self._asking if acts else 0
        theirs, phrases = _possessives(tuple(names)), self._phrases
        said = [
            spelled.get(word) or (word not in phrases and theirs.get(word)) or (word,)
            for word in words
        ]
        words = tuple(chain.from_iterable(said))
        best, found = (0, 0, 0), list[Reading]()
        divisions = self._divisions(words, _called(tuple(names)), ahead)
        for mask, (count, filling, _) in divisions.items():
            is_saying = count == 1 < len(words) - 1
            unseen = mask
            while unseen:  # the patterns of each notion
                rarest = unseen & -unseen
                unseen ^= rarest
                for pattern in self._patterns.get(rarest, ()):
                    needed, when = pattern.needed, pattern.when
                    if needed & mask != needed or mask & ~(pattern.allowed | asking):
                        continue
                    if pattern.command in acts:
                        continue
                    says = len(words) if is_saying else needed.bit_count()
                    weight = (bool(when) + (when == When.OVER), says, -count)
                    if weight >= best and (when in holds if when else not only):
                        if weight > best:
                            best, found = weight, []
                        amount = bool(mask & self._amounts)
                        found.append(self._reading(pattern, filling, words, hand, amount))
        return list(dict.fromkeys(found))

    def _divisions(
        self, words: Tokens, players: dict[str, list[Tokens]], ahead: Callable[[], str]
    ) -> dict[int, Path]:
        """Return the sets of notions that the whole line can be divided into, by fewest phrases."""
        every = (1 << self._count) - 1
        paths: list[dict[int, Path]] = [{0: (0, (), every)}, *[{} for _ in words]]
        rubbish, allow = _rubbish(words), self._allow
        for place, word in enumerate(words):
            here = paths[place]
            if not here or len(here) > _MOST_PATHS or place in rubbish:
                continue
            entries = self._phrases.get(word, [])
            if word in players:
                entries = [*self._named(words[place:], players[word], place, ahead), *entries]
            for phrase, bit, slot, length in entries:
                end = place + length
                if words[place:end] == phrase:
                    there = paths[end]
                    if bit not in allow:
                        allow[bit] = self._patterns_with(bit)
                    for mask, (count, filling, able) in here.items():
                        both = able & allow[bit]
                        if not both:
                            continue
                        filled = (*filling, (slot, place, end)) if slot else filling
                        path = (count + 1, filled, both)
                        if there.setdefault(mask | bit, path)[0] > path[0]:
                            there[mask | bit] = path
        return paths[-1]

    def _patterns_with(self, bit: int) -> int:
        """Return the patterns that may have a notion, as bits."""
        if bit & (self._small | self._asking):
            return (1 << self._count) - 1
        found = bytearray(self._count // 8 + 1)
        for number in self._allowing.get(bit, ()):
            found[number >> 3] |= 1 << (number & 7)
        return int.from_bytes(found, "little")

    def _named(
        self, rest: Tokens, players: list[Tokens], place: int, ahead: Callable[[], str]
    ) -> list[Phrase]:
        """Return the players whose names begin the rest of a line from ``place`` on.

        Who plays next counts as such at the end of a line: « Luna a un joker » lays nothing.
        """
        named = [(name, self._player, "PLAYER", len(name)) for name in players]
        if place and rest in players and rest == tokens(ahead()):
            named.append((rest, self._next, "NEXT", len(rest)))
        return named

    def _reading(
        self, pattern: Pattern, filling: Filling, words: Tokens, hand: int, asks_amount: bool
    ) -> Reading:
        """Return the command with the words of its slots; an ordinal as the number of a card."""
        given, said = pattern.words, [(slot, words[i:j]) for slot, i, j in filling]
        if len({phrase for slot, phrase in said if slot in _OF_CARDS}) < 2:
            said = [*dict.fromkeys(said)]  # what is said twice counts once: « un +2 sur un +2 »
        for slot, phrase in said:
            if slot in pattern.left_out or slot == Slot.NEXT:
                continue
            if slot in (Slot.PLACE, Slot.LAST):
                number = self._places[phrase]
                number = number if number > 0 else hand + 1 + number
                given = (*given, *self._number, str(max(number, 0)))
            else:
                given = (*given, *phrase)
        return Reading(pattern.command, given, asks_amount)


def _rubbish(words: Tokens) -> frozenset[int]:
    """Return where no phrase begins: at a word that touches the one before, and at a lone « d »."""
    found = []
    for place, word in enumerate(words[1:], 1):
        if isinstance(word, TypedWord):
            before = word.line[word.start - 1]
            alone = place == len(words) - 1 and len(word) == 1 and word in _LETTERS
            if before.isalnum() or (alone and before.isspace()):
                found.append(place)
    return frozenset(found)


def _slots(own: Lexicon) -> Iterable[tuple[Iterable[Tokens], Slot]]:
    """Return the phrases that fill slots.  Initials are letters of other words: they fill none."""
    signs = [words for words, face in own.faces.meanings.items() if not face.is_digit]
    return (
        (own.colours.meanings, Slot.COLOUR),
        (signs, Slot.FACE),
        (own.particles_of(Particle.UNO).meanings, Slot.UNO),
        (own.topics.meanings, Slot.TOPIC),
        (own.likenesses.meanings, Slot.LIKENESS),
    )


@cache
def _possessives(names: tuple[str, ...]) -> dict[str, Tokens]:
    """Return “lunas” as the name and the “s” that stand in it; the apostrophe is often left out."""
    return {f"{name}s": (name, "s") for words in map(tokens, names) for name in words[-1:]}


@cache
def _called(names: tuple[str, ...]) -> dict[str, list[Tokens]]:
    """Return the names of players as tokens, by the first of them."""
    found: dict[str, list[Tokens]] = {}
    for words in map(tokens, names):
        if words:
            found.setdefault(words[0], []).append(words)
    return found


@cache
def grammar(own: Lexicon) -> Grammar:
    """Return the grammar of a language, the same object each time."""
    return Grammar(own)
