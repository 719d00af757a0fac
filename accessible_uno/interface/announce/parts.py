"""Announces a long answer in parts that are short enough to be kept in mind; Enter goes on."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final, TypeVar

from accessible_uno.interface.session.session import Session
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.values import Category

Piece = TypeVar("Piece")

LONGEST: Final = 140
"""Characters of a part of several sentences: some 9 seconds of speech, at 175 words a minute."""

LONGEST_SENTENCE: Final = 200
"""Characters of a sentence that stays whole: some 13 seconds."""

_BETWEEN_SENTENCES: Final = r"(?<=[.!?])\s+(?=[^\W\d_]|[«“])"
_NUMBER: Final = r"(?<![+\w])\d"
_CUTS: Final = (r"(?<=;)\s+", r"(?<=,)\s+")
"""Where a sentence may be cut: between its clauses; only where that is not enough, at commas."""


class PartReader:
    """Reads long answers to one player, part by part.

    Any line other than an empty one ends the reading.  Where nobody sits at a terminal, everything
    is announced at once.

    Args:
        session: the player's session.
        interactive: whether a person sits at a terminal.
    """

    def __init__(self, session: Session, interactive: bool) -> None:
        self._session = session
        self.interactive = interactive
        self._left: list[list[Utterance]] = []
        self._told: list[Utterance] = []

    def announce(self, *utterances: Utterance | None) -> None:
        """Announce an answer, or the first part of it."""
        self._prepare(utterances)
        self.announce_next()

    def announce_later(self, *utterances: Utterance | None) -> None:
        """Announce that an answer which was long already goes on with these."""
        self._prepare(utterances)
        if self.interactive:
            self._announce_more()
        else:
            self.announce_next()

    def _prepare(self, utterances: Iterable[Utterance | None]) -> None:
        self._told, answer = [], [each for each in utterances if each is not None]
        self._left = list(_parts(answer)) if self.interactive else [answer]

    def announce_next(self) -> bool:
        """Announce the next part, and that more follows; return whether there was one."""
        if not self._left:
            return False
        self._told = self._left.pop(0)
        return self.announce_again()

    def announce_again(self) -> bool:
        """Announce the last part, and that more follows; return whether there was one."""
        if not self._told:
            return False
        self._session.announce_utterances(*self._told, category=Category.HELP)
        self._announce_more()
        return True

    def _announce_more(self) -> None:
        """Say that more follows, where it does; bots that wait for the player wait for it too."""
        session = self._session
        session.pending.reads_on = self.has_more
        if self.has_more:
            waits = session.settings.pace.waits and not session.table.hosted
            fields = {"waits": "yes" if waits and not session.asked else "no"}
            session.announce("more-parts", fields, Category.HELP)

    @property
    def has_more(self) -> bool:
        """Whether Enter would announce another part."""
        return bool(self._left)

    def stop(self) -> None:
        """Leave the rest."""
        self._left.clear()
        self._session.pending.reads_on = False


def _parts(answer: Iterable[Utterance]) -> Iterator[list[Utterance]]:
    """Yield the utterances in groups of at most ``LONGEST`` characters, long ones in pieces."""
    pieces = (piece for each in answer for piece in _pieces(each))
    return _grouped(pieces, LONGEST, lambda each: len(each.text))


def _grouped(
    pieces: Iterable[Piece], longest: int, length: Callable[[Piece], int]
) -> Iterator[list[Piece]]:
    """Yield pieces in groups of at most so many characters."""
    group: list[Piece] = []
    for piece in pieces:
        if group and sum(map(length, (*group, piece))) > longest:
            yield group
            group = []
        group.append(piece)
    if group:
        yield group


def _pieces(utterance: Utterance) -> Iterator[Utterance]:
    """Yield a short utterance as it is, a long one in pieces."""
    if len(utterance.text) <= LONGEST:
        yield utterance
    else:
        for text in _split(utterance.text, _BETWEEN_SENTENCES):
            yield from (replace(utterance, text=each, braille=()) for each in cut_sentence(text))


def cut_sentence(text: str, places: Sequence[str] = _CUTS) -> Iterator[str]:
    """Yield a sentence, a long one in pieces of about the same length.

    A sentence is understood when its end is heard, so it stays whole where the ear can hold it.  A
    longer one is cut between clauses, at semicolons.  A comma is the last resort: it may stand
    between a condition and what follows from it, and after an enumeration that stops at a comma one
    waits for the next item.  Even pieces leave no last item by itself.
    """
    if len(text) <= LONGEST_SENTENCE or not places:
        yield text
        return
    even = len(text) / math.ceil(len(text) / LONGEST)
    for piece in _split(text, places[0], enough=even):
        yield from cut_sentence(piece, places[1:])


def _split(
    text: str, between: str, longest: int = LONGEST, enough: float = math.inf
) -> Iterator[str]:
    """Yield the pieces of a text, joined until they have ``enough`` characters, or ``longest``."""
    joined = ""
    for piece in re.split(between, text):
        if joined and (len(joined) >= enough or len(joined) + len(piece) >= longest):
            yield joined
            joined = piece
        else:
            joined = f"{joined} {piece}" if joined else piece
    yield joined


def from_amount(paragraphs: Sequence[str]) -> list[str]:
    """Return texts from the first sentence that has a number on; all of them where none has.

    The number in the name of a card is none: « +4 ».
    """
    for place, each in enumerate(paragraphs):
        sentences = re.split(_BETWEEN_SENTENCES, each)
        for first, sentence in enumerate(sentences):
            if re.search(_NUMBER, sentence):
                return [" ".join(sentences[first:]), *paragraphs[place + 1 :]]
    return list(paragraphs)


def stretches(paragraphs: Iterable[str], longest: int) -> Iterator[list[str]]:
    """Yield paragraphs in groups of at most ``longest`` characters, a long one cut at sentences."""
    pieces = (piece for each in paragraphs for piece in _split(each, _BETWEEN_SENTENCES, longest))
    return _grouped(pieces, longest, len)
