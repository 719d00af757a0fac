"""Statistics of the person who plays, of one game and of all finished ones."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Annotated, Final, NamedTuple, TypeAlias

from msgspec import Meta, Struct, field, json

from accessible_uno.game.base import Event, Seat
from accessible_uno.game.events import Drew, RoundBegan, TurnCame, WentOut
from accessible_uno.rules.shared.doubting import BluffFound, NoBluff
from accessible_uno.store.daily import DailyResults, DailyScore, daily_of
from accessible_uno.store.errors import BrokenGame
from accessible_uno.store.game_row import MOST, GameRow, place_of
from accessible_uno.store.journal import Journal
from accessible_uno.store.log import Replay
from accessible_uno.store.rating import (
    RatedGame,
    RatedGames,
    Rating,
    levels_in,
    rating_of,
    strength_of_others,
)
from accessible_uno.table.plan import Plan
from accessible_uno.table.resume_state import parse_object, read_state

Count: TypeAlias = Annotated[int, Meta(ge=0, le=MOST)]


FACTS: Final = 1
"""What is counted: the number grows with it."""


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
        facts: the ``FACTS`` of the program that counted; before 1, the counts below are lacking.
        first_out: rounds in which the player was the first to lay the last card.
        undrawn: those of them in which the player drew no card.
        recovered: those of them in which the player had held ``LONG_HAND`` cards.
        turns: how often it was the player's turn.
        cards: how many cards the player held after the last act.
        by_touch: 1 where a braille display was the game's only output, and it was won.
        level_changed: 1 where a bot was told to play as another than it began.
        told: the keys of the goals that were told at the end of the game.
    """

    went_out: Count = 0
    longest_hand: Count = 0
    doubts_right: Count = 0
    doubts_wrong: Count = 0
    bluffs_found: Count = 0
    rounds: Count = 0
    acts: Count = 0
    facts: Count = 0
    first_out: Count = 0
    undrawn: Count = 0
    recovered: Count = 0
    turns: Count = 0
    cards: Count = 0
    by_touch: Count = 0
    level_changed: Count = 0
    told: tuple[str, ...] = ()

    def add(self, other: GameStats) -> None:
        """Add the counts of another game; the longest hand is that of any game."""
        self.went_out += other.went_out
        self.longest_hand = max(self.longest_hand, other.longest_hand)
        self.doubts_right += other.doubts_right
        self.doubts_wrong += other.doubts_wrong
        self.bluffs_found += other.bluffs_found
        self.rounds += other.rounds
        self.acts += other.acts
        self.first_out += other.first_out
        self.undrawn += other.undrawn
        self.recovered += other.recovered
        self.turns += other.turns
        self.cards = other.cards
        self.by_touch += other.by_touch

    def to_json(self) -> str:
        """Return the counts as the journal saves them."""
        return json.encode(self).decode()


LONG_HAND: Final = 10
"""So many cards are many to win with."""


class SeatCounter:
    """Counts what one seat does, from the events of the table or those that the seat sees.

    Args:
        seat: the seat.

    Attributes:
        stats: the counts so far.
    """

    def __init__(self, seat: Seat) -> None:
        self.stats = GameStats(facts=FACTS)
        self._seat = seat
        self._longest = self._drawn = 0
        self._is_won = False

    def count(self, events: Iterable[Event], held: int) -> None:
        """Count the events of one act, after which the seat holds so many cards."""
        stats, seat = self.stats, self._seat
        stats.cards = held
        stats.longest_hand = max(stats.longest_hand, held)
        self._longest = max(self._longest, held)
        for event in events:
            match event:
                case TurnCame():
                    stats.turns += event.seat == seat
                case Drew():
                    self._drawn += event.seat == seat
                case WentOut():
                    stats.went_out += event.seat == seat
                    self._round_won(event.seat)
                case BluffFound():
                    stats.doubts_right += event.seat == seat
                    stats.bluffs_found += event.accused == seat
                case NoBluff():
                    stats.doubts_wrong += event.seat == seat
                case RoundBegan():
                    self._longest = self._drawn = 0
                    self._is_won = False

    def _round_won(self, winner: Seat) -> None:
        """Count a round that somebody has won, who laid the last card before all others."""
        if winner == self._seat and not self._is_won:
            self.stats.first_out += 1
            self.stats.undrawn += not self._drawn
            self.stats.recovered += self._longest >= LONG_HAND
        self._is_won = True


def parse_stats(text: str) -> GameStats:
    """Return what :meth:`GameStats.to_json` wrote; a count that it lacks is 0.

    Raises:
        ValueError: it is no such text.
    """
    try:
        return json.decode(text, type=GameStats)
    except RecursionError:
        raise ValueError("nested too deep") from None


def stats_of(journal: Journal, game: GameRow, *, all_facts: bool = False) -> GameStats:
    """Return the statistics of a game, counted and saved the first time after its last act.

    A game that cannot be replayed counts nothing.

    Args:
        journal: where the game is saved.
        game: its row.
        all_facts: whether to count it again where not all of today's facts are counted.

    Raises:
        StoreError: the journal cannot be used.
    """
    told: tuple[str, ...] = ()
    if game.stats is not None:
        with suppress(ValueError):  # unreadable statistics are counted again
            saved = parse_stats(game.stats)
            told = saved.told
            fits = saved.facts == FACTS or not all_facts or place_of(journal.game(game.number))
            if saved.acts == game.acts and fits:
                return saved
    stats = count_stats(journal, game, game.plan.viewer)
    stats.told = told
    journal.change(game.number, stats=stats.to_json())
    return stats


def lacks_facts(game: GameRow) -> bool:
    """Whether not all of today's facts are counted of a game."""
    try:
        return game.stats is None or parse_stats(game.stats).facts != FACTS
    except ValueError:
        return True


def daily_score(journal: Journal, game: GameRow) -> DailyScore:
    """Return what a daily deal was worth.

    Raises:
        StoreError: the journal cannot be used.
    """
    stats, day = stats_of(journal, game, all_facts=True), daily_of(game)
    assert day is not None
    points = game.scores[game.plan.viewer]
    return DailyScore(day, game.won, points, stats.cards, stats.turns)


def count_stats(journal: Journal, game: GameRow, seat: Seat) -> GameStats:
    """Return the statistics of one seat in a game; a game that cannot be replayed counts nothing.

    Raises:
        StoreError: the journal cannot be used.
    """
    counter = SeatCounter(seat)
    if not game.output_config:  # a row of a counted game, which lacks what a replay needs
        game = journal.game(game.number)
    if place_of(game):  # only the result is known
        return GameStats(acts=game.acts, facts=FACTS)
    replay = Replay(journal, game)
    try:
        for events in replay.replay_acts():
            assert replay.run is not None
            counter.count(events, len(replay.run.state.hands[seat]))
        stats = counter.stats
        if replay.run is not None:
            state = replay.run.state
            stats.rounds = state.round - (0 if state.round_over else 1)
    except BrokenGame:
        stats = GameStats(facts=FACTS)
    stats.acts = game.acts
    stats.by_touch = int(game.won and seat == game.plan.viewer and _is_felt_alone(game))
    stats.level_changed = int(bool(read_state(game.resume_state).wishes))
    return stats


def _is_felt_alone(game: GameRow) -> bool:
    """Whether a braille display told the game, and no voice of ours."""
    try:
        settings = parse_object(game.output_config)
    except ValueError:
        return False
    return settings.get("display") is True and settings.get("speech") == "off"


def rules_key(preset: str, options: Iterable[tuple[str, str]]) -> str:
    """Return the rules of a game in a word for each: ``leaflet stack=wp``."""
    return " ".join([preset, *(f"{name}={value}" for name, value in sorted(options))])


def rated_key(plan: Plan) -> str:
    """Return the rules of a plan as :func:`rules_key` does, but for what ends a match.

    How well a round is played does not depend on it.
    """
    return rules_key(plan.rules, (each for each in plan.options if each[0] != "target"))


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


class _AboutPlan(NamedTuple):
    """What the games of a plan are counted into, how strong the others are, and their levels."""

    plan: Plan
    counts: list[WinCount]
    rated: RatedGames
    others: float | None
    levels: frozenset[str]


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
        rated: what tells how well the player plays, by :func:`rated_key`.
        beaten: the levels of bots against which a game was won.
        told: the keys of the goals that were told.
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
    rated: dict[str, RatedGames] = {}
    beaten: set[str] = set()
    told: set[str] = set()
    _latest: dict[int, _AboutPlan] = {}

    def add(self, game: GameRow, stats: GameStats) -> None:
        """Count a game that is later than those counted so far."""
        plan = game.plan
        rounds = game.rounds if game.over else stats.rounds
        won = game.over and game.won
        about = self._about(plan)
        for count in about.counts:
            count.add(game.over, won, rounds, stats.went_out)
        if about.others is not None and stats.rounds and not stats.level_changed:
            first_out = stats.first_out if stats.facts else min(stats.went_out, stats.rounds)
            about.rated.add(RatedGame(about.others, stats.rounds, first_out))
        if won:
            self.beaten |= about.levels
        if stats.told:
            self.told.update(stats.told)
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

    def _about(self, plan: Plan) -> _AboutPlan:
        """Return what games of a plan are counted into; many in a row have one and the same."""
        known = self._latest.get(id(plan))
        if known is not None and known.plan is plan:
            return known
        key = rules_key(plan.rules, plan.options)
        counts = [self.all, self.rules.setdefault(key, WinCount())]
        counts += (self.opponents.setdefault(name, WinCount()) for name in plan.others)
        rated = self.rated.setdefault(rated_key(plan), RatedGames())
        about = _AboutPlan(plan, counts, rated, strength_of_others(plan), levels_in(plan))
        if len(self._latest) >= MOST_PLANS:
            self._latest.clear()
        self._latest[id(plan)] = about
        return about

    def rating(self, plan: Plan) -> Rating:
        """Return how well the player plays by the rules of a plan."""
        return rating_of(self.rated.get(rated_key(plan)), plan.rules)

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
        yield "daily-streak", "", self.daily.last_run
        yield "daily-longest", "", self.daily.longest


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
