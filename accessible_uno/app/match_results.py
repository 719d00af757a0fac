"""What is worth telling at the end of a match: records, a daily deal, the ladder, goals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from msgspec import Struct

from accessible_uno.app.commands.stats import totals
from accessible_uno.app.daily_words import bots_in_words, score_fields
from accessible_uno.app.i18n import sentence
from accessible_uno.app.ladder import ladder_step
from accessible_uno.interface.parse.intents import MessageFields
from accessible_uno.store.daily import DailyScore, daily_of, write_daily_line
from accessible_uno.store.game_row import GameRow
from accessible_uno.store.goals import new_goals
from accessible_uno.store.journal import Journal
from accessible_uno.store.stats import TotalStats, broken_records, daily_score, stats_of

Told: TypeAlias = tuple[str, MessageFields]
"""A message and its variables."""


class MatchResults(Struct):
    """Finds what is told of a match that has just been played to its end.

    Args:
        journal: where it and the earlier ones are saved.
        game: the match.
        locale: the language.
        bots: what bots have made of the player's seat in a daily deal, by their kind.
    """

    journal: Journal
    game: GameRow
    locale: str
    bots: Mapping[str, DailyScore] = {}

    def messages(self) -> list[Told]:
        """Return the messages in their order.

        Raises:
            StoreError: the journal cannot be used.
        """
        journal, game = self.journal, self.game
        sums = totals(journal, game.plan.names[game.plan.viewer], without=game.number)
        stats = stats_of(journal, game, all_facts=True)
        day, plan = daily_of(game), game.plan
        first = None if day is None else sums.daily.results.get(day)
        step = ladder_step(sums, plan) if plan.is_ladder else None
        sums.add(game, stats)
        reached = new_goals(sums)
        found = [*self._daily(sums, first)] if day is not None else []
        if plan.day is None:
            found += self._records()
        if step is not None:
            now = ladder_step(sums, plan)
            moved = "up" if now > step else "down" if now < step else "same"
            found.append(("ladder-result", {"moved": moved, "step": now.number, "of": now.of}))
        if reached:
            texts = [sentence(self.locale, f"goal-{goal.key}") for goal in reached]
            joined = sentence(self.locale, "semicolon").join(texts)
            found.append(("goals-reached", {"count": len(reached), "goals": joined}))
            stats.told = (*stats.told, *(goal.key for goal in reached))
            journal.change(game.number, stats=stats.to_json())
        return found

    def _records(self) -> Iterator[Told]:
        """Yield the records that the match breaks, of those that are no daily deal."""
        game = self.game
        name = game.plan.names[game.plan.viewer]
        earlier = [
            each
            for each in self.journal.finished()
            if each.number < game.number
            and each.plan.viewer >= 0
            and each.plan.names[each.plan.viewer] == name
            and each.plan.day is None
        ]
        yield from broken_records(game, earlier)

    def _daily(self, sums: TotalStats, first: GameRow | None) -> Iterator[Told]:
        """Yield what the deal was worth, what bots made of it, and the line for a friend.

        Where it was played before, that first result is the one that counts.
        """
        if first is not None:
            yield "daily-again", score_fields(daily_score(self.journal, first))
            return
        score = daily_score(self.journal, self.game)
        yield "daily-result", {**score_fields(score), "streak": sums.daily.streak(score.day)}
        if self.bots:
            yield "daily-bots", {"bots": bots_in_words(self.locale, self.bots)}
        yield "daily-line", {"line": write_daily_line(score)}
