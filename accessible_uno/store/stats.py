"""Statistics of the person who plays, of one game and of all finished ones; the daily deals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct, field, json

from accessible_uno.game.base import Event, Seat
from accessible_uno.game.events import WentOut
from accessible_uno.rules.shared.doubting import BluffFound, NoBluff
from accessible_uno.store.errors import BrokenGame
from accessible_uno.store.game_row import MOST, GameRow, place_of
from accessible_uno.store.journal import Journal
from accessible_uno.store.log import Replay
from accessible_uno.table.calendar import Day
from accessible_uno.table.plan import Plan

DAILY_RULES: Final = "leaflet"
DAILY_PLAYERS: Final = 4
"""The table of every daily deal, where one round is a match."""

_PREFIX: Final = "daily "


def daily_seed(day: Day) -> str:
    """Return the seed of a day's deal: ``daily 2026-11-22``."""
    return f"{_PREFIX}{day.isoformat()}"


def day_of(seed: str | None) -> Day | None:
    """Return the day whose deal a seed gives; ``None`` where it is another seed."""
    if seed is None or not seed.startswith(_PREFIX):
        return None
    try:
        return Day.fromisoformat(seed.removeprefix(_PREFIX))
    except ValueError:
        return None


def daily_of(game: GameRow) -> Day | None:
    """Return the day whose deal a game is; ``None`` where it is another game."""
    # The option --seed takes any text, at any table.
    plan = game.plan
    day = day_of(plan.seed)
    usual = plan.viewer == 0 and plan.rules == DAILY_RULES and len(plan.seats) == DAILY_PLAYERS
    return day if day is not None and usual and not plan.levels else None


class DailyResults(Struct):
    """The results of one player, by day.

    Attributes:
        results: for each day, the game that counts.
    """

    results: dict[Day, GameRow] = {}

    def add(self, game: GameRow) -> bool:
        """Count a finished game that is later than those before; return whether it counts."""
        day = daily_of(game)
        if day is None or day in self.results or game.rounds != 1:
            return False
        self.results[day] = game
        return True

    @property
    def played(self) -> int:
        """On how many days there is a result."""
        return len(self.results)

    @property
    def won(self) -> int:
        """How many of these deals were won."""
        return sum(game.won for game in self.results.values())

    @property
    def streak(self) -> int:
        """How many days in a row have a result, up to the last of them."""
        count = 0
        last: Day | None = None
        for day in sorted(self.results, reverse=True):
            if last is not None and (last - day).days != 1:
                break
            count, last = count + 1, day
        return count


Count: TypeAlias = Annotated[int, Meta(ge=0, le=MOST)]


class GameStats(Struct):
    """Counts of one game, or of several.

    Attributes:
        went_out: rounds in which the player laid the last card.
        longest_hand: the most cards that the player held after any act.
        doubts_right: how often the player doubted a bluff.
        doubts_wrong: how often the player doubted what was no bluff.
        bluffs_found: how often a bluff of the player's was doubted.
        rounds: rounds that were played to their end.
        acts: how many acts were counted.
    """

    went_out: Count = 0
    longest_hand: Count = 0
    doubts_right: Count = 0
    doubts_wrong: Count = 0
    bluffs_found: Count = 0
    rounds: Count = 0
    acts: Count = 0

    def count_events(self, seat: Seat, events: Iterable[Event], held: int) -> None:
        """Count the events of one act, after which ``seat`` held so many cards."""
        self.longest_hand = max(self.longest_hand, held)
        for event in events:
            match event:
                case WentOut():
                    self.went_out += event.seat == seat
                case BluffFound():
                    self.doubts_right += event.seat == seat
                    self.bluffs_found += event.accused == seat
                case NoBluff():
                    self.doubts_wrong += event.seat == seat

    def add(self, other: GameStats) -> None:
        """Add the counts of another game; the longest hand is that of any game."""
        self.went_out += other.went_out
        self.longest_hand = max(self.longest_hand, other.longest_hand)
        self.doubts_right += other.doubts_right
        self.doubts_wrong += other.doubts_wrong
        self.bluffs_found += other.bluffs_found
        self.rounds += other.rounds
        self.acts += other.acts

    def to_json(self) -> str:
        """Return the counts as the journal saves them."""
        return json.encode(self).decode()


def parse_stats(text: str) -> GameStats:
    """Return what :meth:`GameStats.to_json` wrote; a count that it lacks is 0.

    Raises:
        ValueError: it is no such text.
    """
    try:
        return json.decode(text, type=GameStats)
    except RecursionError:
        raise ValueError("nested too deep") from None


def stats_of(journal: Journal, game: GameRow) -> GameStats:
    """Return the statistics of a game, counted and saved the first time after its last act.

    A game that cannot be replayed counts nothing.

    Raises:
        StoreError: the journal cannot be used.
    """
    if game.stats is not None:
        with suppress(ValueError):  # unreadable statistics are counted again
            saved = parse_stats(game.stats)
            if saved.acts == game.acts:
                return saved
    stats = count_stats(journal, game, game.plan.viewer)
    journal.change(game.number, stats=stats.to_json())
    return stats


def count_stats(journal: Journal, game: GameRow, seat: Seat) -> GameStats:
    """Return the statistics of one seat in a game; a game that cannot be replayed counts nothing.

    Raises:
        StoreError: the journal cannot be used.
    """
    stats = GameStats()
    if not game.output_config:  # a row of a counted game, which lacks what a replay needs
        game = journal.game(game.number)
    if place_of(game):  # only the result is known
        return GameStats(acts=game.acts)
    replay = Replay(journal, game)
    try:
        for events in replay.replay_acts():
            assert replay.run is not None
            stats.count_events(seat, events, len(replay.run.state.hands[seat]))
        if replay.run is not None:
            state = replay.run.state
            stats.rounds = state.round - (0 if state.round_over else 1)
    except BrokenGame:
        stats = GameStats()
    stats.acts = game.acts
    return stats


def rules_key(preset: str, options: Iterable[tuple[str, str]]) -> str:
    """Return the rules of a game in a word for each: ``leaflet stack=wp``."""
    return " ".join([preset, *(f"{name}={value}" for name, value in sorted(options))])


def read_rules_key(key: str) -> tuple[str, tuple[tuple[str, str], ...]]:
    """Return the preset and the options of which :func:`rules_key` made ``key``."""
    preset, *options = key.split()
    pairs = (each.partition("=") for each in options)
    return preset, tuple((name, value) for name, _, value in pairs)


class WinCount(Struct):
    """How many games were played to their end and won, and how many rounds."""

    games: int = 0
    won: int = 0
    rounds: int = 0
    rounds_won: int = 0

    def add(self, games: int, won: int, rounds: int, rounds_won: int) -> None:
        """Count more games and rounds."""
        self.games += games
        self.won += won
        self.rounds += rounds
        self.rounds_won += rounds_won


MOST_PLANS: Final = 1000
"""So many plans are kept with their counts."""


class TotalStats(Struct):
    """Sums over games; of an unfinished one, its rounds alone count.

    Attributes:
        all: every game.
        rules: the games under each preset with the same options on top, by :func:`rules_key`.
        opponents: the games against each opponent, by name.
        points: the scores of all games together.
        best: the highest score.
        rounds: rounds played.
        streak: the most games won one after the other.
        current_streak: games won since the last one lost.
        seconds: how long the player played.
        counts: the counts of all games together.
        daily: the results of the daily deals.
    """

    all: WinCount = field(default_factory=WinCount)
    rules: dict[str, WinCount] = {}
    opponents: dict[str, WinCount] = {}
    points: int = 0
    best: int = 0
    rounds: int = 0
    streak: int = 0
    current_streak: int = 0
    seconds: float = 0.0
    counts: GameStats = field(default_factory=GameStats)
    daily: DailyResults = field(default_factory=DailyResults)
    _latest: dict[int, tuple[Plan, list[WinCount]]] = {}

    def add(self, game: GameRow, stats: GameStats) -> None:
        """Count a game that is later than those counted so far."""
        plan = game.plan
        rounds = game.rounds if game.over else stats.rounds
        won = game.over and game.won
        for count in self._counts_about(plan):
            count.add(game.over, won, rounds, stats.went_out)
        self.rounds += rounds
        self.seconds += game.seconds
        self.counts.add(stats)
        if game.over:
            points = game.scores[plan.viewer]
            self.points += points
            self.best = max(self.best, points)
            self.current_streak = self.current_streak + 1 if won else 0
            self.streak = max(self.streak, self.current_streak)
            self.daily.add(game)

    def _counts_about(self, plan: Plan) -> list[WinCount]:
        """Return the counts of all games, of those under these rules, and against each opponent.

        Many games in a row have one and the same plan.
        """
        known, counts = self._latest.get(id(plan), (None, []))
        if known is not plan:
            key = rules_key(plan.rules, plan.options)
            counts = [self.all, self.rules.setdefault(key, WinCount())]
            counts += (self.opponents.setdefault(name, WinCount()) for name in plan.others)
            if len(self._latest) >= MOST_PLANS:
                self._latest.clear()
            self._latest[id(plan)] = plan, counts
        return counts

    def figures(self) -> Iterable[tuple[str, str, int]]:
        """Yield each figure: its name, what it is about (empty for all games), its value."""
        yield "games", "", self.all.games
        yield "won", "", self.all.won
        yield "streak", "", self.streak
        yield "current-streak", "", self.current_streak
        yield "points", "", self.points
        yield "best", "", self.best
        yield "rounds", "", self.rounds
        yield "went-out", "", self.counts.went_out
        yield "longest-hand", "", self.counts.longest_hand
        yield "doubts-right", "", self.counts.doubts_right
        yield "doubts-wrong", "", self.counts.doubts_wrong
        yield "bluffs-found", "", self.counts.bluffs_found
        yield "minutes", "", round(self.seconds / 60)
        for kind, counts in (("rules", self.rules), ("opponent", self.opponents)):
            for name, count in sorted(counts.items()):
                yield f"{kind}-games", name, count.games
                yield f"{kind}-won", name, count.won
                yield f"{kind}-rounds", name, count.rounds
                yield f"{kind}-rounds-won", name, count.rounds_won
        yield "daily-deals", "", self.daily.played
        yield "daily-won", "", self.daily.won
        yield "daily-streak", "", self.daily.streak


Record: TypeAlias = tuple[str, dict[str, int]]
"""The id of the message that tells a record, and its variables."""

MOST_RECORDS: Final = 2
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
    return found[:MOST_RECORDS]


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
