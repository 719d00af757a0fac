"""Plays rounds, exchanges hidden cards again and again, and checks that nobody can notice."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from random import Random
from typing import Final

from laid_open import LAID_OPEN, TO_ITS_OWNER
from worlds import LANGUAGES, NAMES, Counts, World, first_difference, observers, twin

from accessible_uno.cards import CARDS, COLOURS
from accessible_uno.checks import rounds
from accessible_uno.game.base import Action, Event, Seat
from accessible_uno.game.chance import NextRound
from accessible_uno.game.engine import Game
from accessible_uno.game.events import (
    Asked,
    Dealt,
    TurnCame,
)
from accessible_uno.game.state import State
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.display_names import DisplayNames
from accessible_uno.narration.utterance import Verbosity
from accessible_uno.rules.registry import all_options
from accessible_uno.rules.shared.doubting import BluffFound, NoBluff
from accessible_uno.rules.threats.doubt import Doubted
from accessible_uno.table import Dealer, Table

MOST_ACTS: Final = 70
TOGETHER: Final = 14
"""Acts for which a pair of tables is followed, at most."""

UNSAID: Final = (Command.QUIT, "language", "verbosity", "braille")
"""Commands that would end the session or change its output."""

PARTING: Final = (Asked, TurnCame, BluffFound, NoBluff)
"""Where the rules go different ways by hidden cards, and the way shows: whether a card just drawn
goes, whether a run can be gone on with, whether a doubt was right."""


class Leak(AssertionError):
    """An observer can tell the two tables apart though nothing was shown."""


def play_round(game: Game, rules: str, seats: int, seed: str, *, acts: int = MOST_ACTS) -> Counts:
    """Play at random, now and then unlawfully, and exchange hidden cards all the time.

    Raises:
        Leak: somebody could tell.
    """
    chance = Random(seed)
    counts = Counts(rounds=1)
    state = game.open(seats)
    Table(game, NAMES[:seats], Dealer(seed), state=state).next_round()
    last: list[Event] = []
    while counts.acts < acts and state.question is not None:
        if state.round_over:
            Table(game, NAMES[:seats], Dealer(f"{seed} {state.round}"), state=state).next_round()
            counts.rounds += 1
            continue
        seat = chance.choice(observers(seats))
        other = twin(state, seat, chance, every=chance.random() < 0.3)
        if other is None:
            break
        state, last = Pair(state, other, seat, rules, chance, last, counts).follow()
    return counts


class Pair:
    """Two tables at which the same is said."""

    def __init__(
        self,
        state: State,
        other: State,
        seat: Seat,
        rules: str,
        chance: Random,
        last: Sequence[Event],
        counts: Counts,
    ) -> None:
        locale, verbosity = chance.choice(LANGUAGES), chance.choice(list(Verbosity))
        self._state = state.copy()
        self._seat = seat
        self._chance = chance
        self._counts = counts
        counts.pairs += 1
        seen = [event.seen_by(seat) for event in last]
        self._worlds = [
            World(each, seat, rules, locale, verbosity, seen) for each in (self._state, other)
        ]
        self._last = list(last)
        known = lexicon(locale)
        wording = DisplayNames(Catalogue(locale), NAMES, seat)
        self._commands = [
            known.commands.names[each] for each in known.commands.names if each not in UNSAID
        ]
        self._objects = [
            *NAMES[: len(state.hands)],
            *(wording.card(each) for each in CARDS),
            *(known.colours.names[each] for each in COLOURS),
        ]

    def follow(self) -> tuple[State, list[Event]]:
        """Play on until a hidden card comes to light; return the table then, and what was told."""
        self._compared("at first")
        for _ in range(self._chance.randrange(1, TOGETHER)):
            if self._state.question is None or self._state.round_over:
                break
            if self._seat >= 0 and self._chance.random() < 0.4:
                parted = self._says()
            else:
                parted = self._others_act()
            if parted:
                break
        return self._state, self._last

    def _says(self) -> bool:
        """Let the observer type something; return whether a card has come to light by it."""
        chance = self._chance
        line = chance.choice(
            (
                chance.choice(self._worlds[0].lines() or ["?"]),
                chance.choice(self._objects),
                chance.choice(self._commands),
                f"{chance.choice(self._commands)} {chance.choice(self._objects)}",
                f"{chance.choice(self._objects)} {chance.choice(self._objects)}",
            )
        )
        for world in self._worlds:
            world.types(line)
        happened = [bool(world.events) for world in self._worlds]
        if happened[0] != happened[1]:
            raise Leak(f"{line!r} is refused at one table alone")
        self._counts.acts += happened[0]
        self._counts.refused += not happened[0]
        self._last = self._worlds[0].events
        return self._parted(line)

    def _others_act(self) -> bool:
        """Let anybody do something, lawful or not; return whether a card has come to light."""
        chance, state = self._chance, self._state
        act: Action = NextRound()
        if state.question is not None and state.question.seat >= 0:
            act = rounds.lawful_act(state, chance, Dealer(chance.random().hex()))
            if chance.random() < 0.15:
                act = rounds.any_act(state, chance, [], act)
        accepted = [world.act(act) for world in self._worlds]
        if accepted[0] != accepted[1]:
            if act.seat == self._seat:
                raise Leak(f"{act!r} of the observer's own is refused at one table alone")
            self._counts.showed(f"what {type(act).__name__} needs is held")
            self._counts.acts += accepted[0]
            if not accepted[0]:
                assert not self._worlds[0].events
            return True
        self._counts.acts += accepted[0]
        self._counts.refused += not accepted[0]
        if accepted[0]:
            self._last = self._worlds[0].events
        return self._parted(act)

    def _parted(self, act: object) -> bool:
        one, other = self._worlds
        if one.events == other.events:
            self._compared(act)
            return False
        some, others = next(
            pair for pair in zip_longest(one.events, other.events) if pair[0] != pair[1]
        )
        if not self._may_differ(some, others):
            raise Leak(f"seat {self._seat} after {act!r}: {some!r} / {others!r}")
        self._counts.showed(f"{type(some).__name__} and {type(others).__name__}")
        return True

    def _may_differ(self, some: Event | None, others: Event | None) -> bool:
        """Return whether the first message that differs shows a card as the rules allow."""
        if type(some) is not type(others) or isinstance(some, PARTING):
            return isinstance(some, PARTING) or isinstance(others, PARTING)
        if isinstance(some, TO_ITS_OWNER) and isinstance(others, TO_ITS_OWNER):
            return some.seat == others.seat == self._seat
        if isinstance(some, Doubted):
            return self._seat in (some.seat, some.accused)
        return isinstance(some, (*LAID_OPEN, Dealt))

    def _compared(self, act: object) -> None:
        """Compare what has been told of an act, and all that can be asked after it."""
        for ways in ("told", "known"):
            some, others = (getattr(world, ways)() for world in self._worlds)
            if some != others:
                found = first_difference(some, others)
                raise Leak(f"seat {self._seat} after {act!r}: {found}")
        self._counts.compared += 1


def game_of(key: str, number: int) -> tuple[Game, int]:
    """A preset's game, every third time without options, and how many play it."""
    seats = rounds.seats_for(key, number)
    if number % 3 == 0:
        return rounds.text_of(key).compile((), seats), seats
    chance = Random(f"secrets {key} {number}")
    names = list(all_options())
    options = rounds.values_of(chance.sample(names, chance.randint(1, 10)), chance)
    return rounds.text_of(key).compile(rounds.going_with(key, options, number), seats), seats
