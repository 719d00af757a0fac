"""The statistics of a person: added up from the journal, and told in sentences."""

from __future__ import annotations

from msgspec.structs import replace

from accessible_uno.app.i18n import sentence
from accessible_uno.game.base import Seat
from accessible_uno.interface.rules_told.house_options import rules_in_words
from accessible_uno.store.game_row import GameRow
from accessible_uno.store.journal import Journal
from accessible_uno.store.stats import TotalStats, WinCount, count_stats, read_rules_key, stats_of


def totals(journal: Journal, name: str | None) -> TotalStats:
    """Add up the games that a person played, or the one person called ``name``."""
    sums = TotalStats()
    for game in list(journal.begun()):
        seat = _seat_of(game, name)
        if seat == game.plan.viewer:
            sums.add(game, stats_of(journal, game))
        elif seat is not None:
            own = count_stats(journal, game, seat)
            sums.add(replace(game, plan=replace(game.plan, viewer=seat)), own)
    return sums


def _seat_of(game: GameRow, name: str | None) -> Seat | None:
    """Return the seat of the person whose game it was, or of the one person called ``name``.

    Where several people shared the keyboard, a game is each one's; without a name it is that of
    whoever sat first.
    """
    plan = game.plan
    if plan.viewer < 0 or name is None:
        return None if plan.viewer < 0 else plan.viewer
    return next((seat for seat in plan.people if plan.names[seat] == name), None)


def stat_sentences(locale: str, sums: TotalStats) -> list[str]:
    """Return the statistics in sentences, the most asked for first."""
    lines: list[str] = []

    def write(message: str, **arguments: str | int) -> None:
        lines.append(sentence(locale, f"stats-{message}", **arguments))

    def write_wins(message: str, wins: WinCount, **about: str) -> None:
        counted = {"games": wins.games, "won": wins.won}
        write(message, **counted, rounds=wins.rounds, wentOut=wins.rounds_won, **about)

    if not sums.rounds:
        write("none")
        return lines
    counts = sums.counts
    if sums.all.games:
        write_wins("games", sums.all)
        write("streak", streak=sums.streak, current=sums.current_streak)
        write("points", points=sums.points, best=sums.best)
    write("rounds", rounds=sums.rounds, wentOut=counts.went_out)
    write("longest-hand", count=counts.longest_hand)
    write("doubts", right=counts.doubts_right, wrong=counts.doubts_wrong)
    write("bluffs", found=counts.bluffs_found)
    hours, minutes = divmod(round(sums.seconds / 60), 60)
    write("time", hours=hours, minutes=minutes)
    if sums.daily.played:
        daily = sums.daily
        write("daily", played=daily.played, won=daily.won, streak=daily.streak)
    for key, wins in sorted(sums.rules.items()):
        if wins.rounds:
            write_wins("rules", wins, rules=rules_in_words(locale, *read_rules_key(key)))
    for name, wins in sorted(sums.opponents.items()):
        if wins.rounds:
            write_wins("opponent", wins, name=name)
    return lines
