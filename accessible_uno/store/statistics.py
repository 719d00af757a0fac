"""What all finished games add up to for the person who played them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from accessible_uno.store.game_row import Kept
from accessible_uno.store.tally import Tally


@dataclass
class Balance:
    """Games played to their end, and how many of them were won."""

    games: int = 0
    won: int = 0

    def add(self, won: bool) -> None:
        """Count one more game."""
        self.games += 1
        self.won += won


@dataclass
class Statistics:
    """Sums over games.

    Attributes:
        all: every game.
        rules: the games under each preset, by its key.
        opponents: the games against each opponent, by name.
        points: the scores of all games together.
        best: the highest of them.
        rounds: rounds played.
        streak: the most games won one after the other.
        current_streak: how many have just been won so.
        seconds: how long was played.
        tally: the counts of all games together; the longest hand is that of any.
    """

    all: Balance = field(default_factory=Balance)
    rules: dict[str, Balance] = field(default_factory=dict)
    opponents: dict[str, Balance] = field(default_factory=dict)
    points: int = 0
    best: int = 0
    rounds: int = 0
    streak: int = 0
    current_streak: int = 0
    seconds: float = 0.0
    tally: Tally = field(default_factory=Tally)

    def add(self, game: Kept, tally: Tally) -> None:
        """Count a game that comes after those counted so far."""
        won = game.won
        self.all.add(won)
        self.rules.setdefault(game.rules, Balance()).add(won)
        for name in game.others:
            self.opponents.setdefault(name, Balance()).add(won)
        points = game.scores[game.viewer]
        self.points += points
        self.best = max(self.best, points)
        self.rounds += game.rounds
        self.current_streak = self.current_streak + 1 if won else 0
        self.streak = max(self.streak, self.current_streak)
        self.seconds += game.seconds
        sums = self.tally
        sums.went_out += tally.went_out
        sums.longest_hand = max(sums.longest_hand, tally.longest_hand)
        sums.doubts_right += tally.doubts_right
        sums.doubts_wrong += tally.doubts_wrong
        sums.bluffs_found += tally.bluffs_found

    def figures(self) -> Iterable[tuple[str, str, int]]:
        """Yield each figure: its name, what it is about (nothing for all games), its value."""
        yield "games", "", self.all.games
        yield "won", "", self.all.won
        yield "streak", "", self.streak
        yield "current-streak", "", self.current_streak
        yield "points", "", self.points
        yield "best", "", self.best
        yield "rounds", "", self.rounds
        yield "went-out", "", self.tally.went_out
        yield "longest-hand", "", self.tally.longest_hand
        yield "doubts-right", "", self.tally.doubts_right
        yield "doubts-wrong", "", self.tally.doubts_wrong
        yield "bluffs-found", "", self.tally.bluffs_found
        yield "minutes", "", round(self.seconds / 60)
        for kind, balances in (("rules", self.rules), ("opponent", self.opponents)):
            for name, balance in sorted(balances.items()):
                yield f"{kind}-games", name, balance.games
                yield f"{kind}-won", name, balance.won
