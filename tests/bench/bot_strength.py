"""Measures the bots against each other and against those of before; makes the table of ratings.

    python tests/bench/bot_strength.py [--share 1.0] [--ratings docs/bot-ratings.md]

Deals are mirrored between the seats.  Without ``--ratings`` it prints what the levels have to
reach, beside what they reach.  ``--share 0.1`` plays a tenth; of the table, that is a tenth of the
rounds of ``strong``, which thinks long: the others play all of theirs.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final, NamedTuple

from former_bots import FORMER

from accessible_uno.app import contest as contest_module
from accessible_uno.app.commands.tournament import Share, shares
from accessible_uno.app.contest import Contest, Stop, bots_plan, cores, local_pool, play_contest
from accessible_uno.players.bot import Bot
from accessible_uno.players.bot_names import EASY, LEVELS, NORMAL, RANDOM, STRONG
from accessible_uno.players.registry import Chance, make_bot


class Goal(NamedTuple):
    """What a bot has to reach."""

    bots: tuple[str, ...]
    games: int
    share: float
    low: float = 0.0
    matches: bool = False


def alone(bot: str, others: str) -> tuple[str, ...]:
    """One bot against three."""
    return (bot, others, others, others)


GOALS: Final = (
    Goal((NORMAL, "former-cautious"), 8000, 0.5),
    Goal(alone(NORMAL, "former-cautious"), 8000, 0.25),
    Goal((NORMAL, RANDOM), 12000, 0.55),
    Goal(alone(NORMAL, RANDOM), 12000, 0.29),
    Goal((STRONG, NORMAL), 2400, 0.6, 0.57),
    Goal(alone(STRONG, NORMAL), 8000, 0.275, 0.265),
    Goal((STRONG, "counter"), 160, 0.6, matches=True),
)
TABLES: Final = ("leaflet", "classic", "duo", "rapido")
PAIRS: Final = ((EASY, RANDOM), (NORMAL, EASY), (STRONG, NORMAL))
RATED: Final = {2: 2000, 4: 3200}
SEED: Final = "levels at one table"
"""Of all deals; nothing in the bots was chosen by games with it."""


def called(kind: str, chance: Chance, lapses: float = 1) -> Bot:
    """A bot of ours, or one of before."""
    return FORMER[kind](chance) if kind in FORMER else make_bot(kind, chance, lapses)


setattr(contest_module, "bot_called", called)  # noqa: B010  # the name is its own import


def measure(bots: tuple[str, ...], rules: str, games: int, *, matches: bool = False) -> Share:
    """Return what the first of the bots wins."""
    contest = Contest(bots_plan(rules, (), bots, SEED), matches)
    with local_pool(cores()) as pool:
        parts = play_contest(contest, max(2, games // len(bots)), pool, Stop())
        deals = [deal for some in parts for deal in some]
    return shares(contest, deals)[0]


def told(share: Share) -> str:
    """A share with its interval, in percent."""
    return f"{100 * share.share:.1f} ({100 * share.low:.1f} to {100 * share.high:.1f})"


def ratings(scale: float) -> str:
    """The table of ratings as a page."""
    assert tuple(better for better, _ in PAIRS) == LEVELS[1:]
    rounds = {seats: int(games * scale) // seats * seats for seats, games in RATED.items()}
    lines = [
        "# How the levels of the bots compare",
        "",
        "Each level plays against the one below: with two at the table, and alone against three.",
        "The figures say how many rounds of a hundred it wins, and between which two numbers the",
        "true figure lies 95 times in 100. Equals win 50 of two, 25 of four: luck decides most.",
        "",
        f"    python tests/bench/bot_strength.py --ratings docs/bot-ratings.md --share {scale:g}",
        "",
        f"Each cell of `strong` has {rounds[2]} rounds with two and {rounds[4]} with four,",
        f"the others {RATED[2]} and {RATED[4]}. Four times as many halve the intervals.",
        "",
        "Under `duo` nobody announces UNO and nobody doubts, so `easy` has less to forget, and",
        "which card one lays decides little: `normal` is not measurably better there.",
        "",
        "| rules | players | easy against random | normal against easy | strong against normal |",
        "|---|---|---|---|---|",
    ]
    for rules in TABLES:
        for seats in RATED:
            row = [
                told(measure((bot, *[other] * (seats - 1)), rules, games))
                for bot, other in PAIRS
                for games in [rounds[seats] if bot == STRONG else RATED[seats]]
            ]
            lines.append(f"| {rules} | {seats} | {' | '.join(row)} |")
            print(lines[-1], flush=True)  # noqa: T201
    return "\n".join(lines) + "\n"


def main() -> None:
    """Print what is reached, or write the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--ratings", type=Path)
    parser.add_argument("--goals", type=int, nargs="*", default=range(len(GOALS)))
    given = parser.parse_args()
    if given.ratings:
        given.ratings.write_text(ratings(given.share), "utf-8")
        return
    for goal in (GOALS[place] for place in given.goals):
        games = int(goal.games * given.share)
        share = measure(goal.bots, "leaflet", games, matches=goal.matches)
        reached = share.share >= goal.share and share.low >= goal.low
        wanted = f"wanted {100 * goal.share:.1f}, from {100 * goal.low:.1f}"
        names = " ".join(goal.bots)
        print(f"{names}: {told(share)}; {wanted}: {reached}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
