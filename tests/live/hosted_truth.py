"""What really happened at the tables of a host program, from its journal."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from accessible_uno.cards import CARDS, Card
from accessible_uno.game.base import CHANCE, ONLOOKER
from accessible_uno.record.seat_part import Part, part_of
from accessible_uno.store.journal import Journal
from accessible_uno.store.log import Replay

_CODES: Final = "|".join(sorted((re.escape(str(each)) for each in CARDS), key=len, reverse=True))
CODE: Final = re.compile(rf"(?<![\w*'+:-])(?:{_CODES})(?![\w+])")
"""A card in notation."""


@dataclass
class Moment:
    """A table after something that was done there, chance and all.

    Attributes:
        hands: the cards of each seat, before and after.
        public: the cards that lie open, or that everybody saw.
        parts: what each seat sees.
    """

    hands: list[frozenset[str]]
    public: frozenset[str]
    parts: list[Part]


@dataclass
class TrueGame:
    """One game.

    Attributes:
        names: the players.
        moments: one for each act that was told.
        between: what each seat sees after every act of the record.
    """

    names: tuple[str, ...]
    moments: list[Moment] = field(default_factory=list)
    between: list[list[Part]] = field(default_factory=list)


def true_games(home: Path) -> Mapping[int, TrueGame]:
    """Return the games of a host program that does not run, by their numbers."""
    with closing(Journal(next(home.rglob("hosted")))) as journal:
        return {
            row.number: _true_game(Replay(journal, row), row.plan.names) for row in journal.games()
        }


def _true_game(replay: Replay, names: tuple[str, ...]) -> TrueGame:
    game = TrueGame(names)
    seats = range(len(names))
    before: list[frozenset[str]] = [frozenset() for _ in seats]
    public: set[str] = set()
    for events in replay.replay_acts():
        assert replay.run is not None
        state = replay.run.state
        public |= {str(card) for card in cards_in([each.seen_by(ONLOOKER) for each in events])}
        parts = [part_of(state, seat) for seat in seats]
        game.between.append(parts)
        if state.question is not None and state.question.seat == CHANCE:
            continue  # what chance answers is told with the act that asked it
        hands = [frozenset(map(str, hand)) for hand in state.hands]
        held = [old | new for old, new in zip(before, hands, strict=True)]
        opened = frozenset(public | set(map(str, state.discard)))
        game.moments.append(Moment(held, opened, parts))
        before, public = hands, set()
    return game


def cards_in(value: Any) -> Iterator[Card]:
    """Yield the cards that stand anywhere in a value."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, list | tuple | frozenset):
        for each in value:
            yield from cards_in(each)
    elif hasattr(value, "__struct_fields__"):
        for name in value.__struct_fields__:
            yield from cards_in(getattr(value, name))
