"""The records that a finished game breaks, against earlier games of the same player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from accessible_uno.store.game_row import GameRow

Record: TypeAlias = tuple[str, dict[str, int]]
"""The id of the message that tells a record, and its variables."""

MOST: Final = 2
"""How many records are told of one game."""

SHORTEST_RUN: Final = 2
"""From how many wins on a run is one."""


def broken_records(game: GameRow, earlier: Sequence[GameRow]) -> list[Record]:
    """Return the records that a finished game breaks, the greatest first.

    Args:
        game: the game that has just ended.
        earlier: the finished games of the same player before it, in their order.
    """
    rules = (game.plan.rules, game.plan.options)
    alike = [each for each in earlier if (each.plan.rules, each.plan.options) == rules]
    found = [*_streak(game, earlier), *_fewest_rounds(game, alike), *_most_points(game, alike)]
    return found[:MOST]


def _streak(game: GameRow, earlier: Sequence[GameRow]) -> list[Record]:
    current = longest = 0
    for each in earlier:
        current = current + 1 if each.won else 0
        longest = max(longest, current)
    if game.won and earlier and current + 1 > longest and current + 1 >= SHORTEST_RUN:
        return [("best-streak", {"streak": current + 1})]
    return []


def _fewest_rounds(game: GameRow, alike: Sequence[GameRow]) -> list[Record]:
    won = [each.rounds for each in alike if each.won]
    if game.won and won and game.rounds < min(won):
        return [("best-rounds", {"rounds": game.rounds})]
    return []


def _most_points(game: GameRow, alike: Sequence[GameRow]) -> list[Record]:
    """Return the best score, where points are what wins."""
    points = game.scores[game.plan.viewer]
    highest_wins = bool(game.winners) and game.scores[game.winners[0]] == max(game.scores)
    before = [each.scores[each.plan.viewer] for each in alike]
    if highest_wins and before and points > max(before):
        return [("best-points", {"points": points})]
    return []
