"""Announces a long answer in parts that are short enough to be kept in mind; Enter goes on."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from accessible_uno.interface.session import Session
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.values import Category

LONGEST: Final = 140
"""Characters of a part: at most 15 seconds of speech, at 175 words a minute."""

_BETWEEN_SENTENCES: Final = re.compile(r"(?<=[.!?])\s+(?=[^\W\d_]|[«“])")
_BETWEEN_CLAUSES: Final = re.compile(r"(?<=[;:,])\s+")


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
        self._interactive = interactive
        self._left: list[list[Utterance]] = []

    def announce(self, *utterances: Utterance | None) -> None:
        """Announce an answer, or the first part of it."""
        self._prepare(utterances)
        self.announce_next()

    def announce_later(self, *utterances: Utterance | None) -> None:
        """Announce that an answer which was long already goes on with these."""
        self._prepare(utterances)
        if self._interactive:
            self._session.announce("more-parts", category=Category.HELP)
        else:
            self.announce_next()

    def _prepare(self, utterances: Iterable[Utterance | None]) -> None:
        answer = [each for each in utterances if each is not None]
        self._left = list(_parts(answer)) if self._interactive else [answer]

    def announce_next(self) -> bool:
        """Announce the next part, and that more follows; return whether there was one."""
        if not self._left:
            return False
        part = self._left.pop(0)
        self._session.announce_utterances(*part, category=Category.HELP)
        if self._left:
            self._session.announce("more-parts", category=Category.HELP)
        return True

    @property
    def has_more(self) -> bool:
        """Whether Enter would announce another part."""
        return bool(self._left)

    def stop(self) -> None:
        """Leave the rest."""
        self._left.clear()


def _parts(answer: Iterable[Utterance]) -> Iterator[list[Utterance]]:
    """Yield the utterances in groups of at most ``LONGEST`` characters, long ones cut up."""
    group: list[Utterance] = []
    for piece in (piece for each in answer for piece in _pieces(each)):
        if group and sum(len(each.text) for each in (*group, piece)) > LONGEST:
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
            yield from (replace(utterance, text=each, braille=()) for each in _cut(text))


def _cut(text: str) -> Iterator[str]:
    """Yield a sentence, between its clauses where it is long."""
    return _split(text, _BETWEEN_CLAUSES) if len(text) > LONGEST else iter((text,))


def _split(text: str, between: re.Pattern[str]) -> Iterator[str]:
    """Yield the pieces of a text, joined as long as they stay short."""
    joined = ""
    for piece in between.split(text):
        if joined and len(joined) + len(piece) >= LONGEST:
            yield joined
            joined = piece
        else:
            joined = f"{joined} {piece}" if joined else piece
    yield joined
