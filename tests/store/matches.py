"""Matches that are played into a journal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from accessible_uno.game.base import Action
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.rules.preset import preset
from accessible_uno.store.errors import GameLocked, StoreError
from accessible_uno.store.game_row import GameRow
from accessible_uno.store.journal import Journal
from accessible_uno.store.log import MatchLog, TableSnapshot
from accessible_uno.table import Dealer, Table
from accessible_uno.table.calendar import Calendar
from accessible_uno.table.plan import Plan, seated
from accessible_uno.table.resume_state import ResumeState

NAMES = ("Anne", "Bob", "Chloé")


class Session:
    """A seeded match of three, written into a journal as it goes.

    Attributes:
        table: the match.
        log: what writes it.
        problems: the errors of the log, and ``None`` for each time that it could write again.
    """

    def __init__(
        self,
        journal: Journal,
        *,
        seed: str = "5",
        viewer: int = 0,
        target: int = 200,
        rules: str = "leaflet",
        names: Sequence[str] = NAMES,
    ) -> None:
        self.problems: list[StoreError | GameLocked | None] = []
        calendar = Calendar()
        options = [("target", str(target))]
        game = preset(rules).compile(options)
        dealer = Dealer(seed)
        bots = {seat: RandomBot(dealer.bot_rng(seat)) for seat in range(len(names))}
        self.table = Table(game, names, dealer, bots=bots, recorder=self)
        seats = seated(names, (viewer,), ())
        plan = Plan(rules, seats, tuple(options), seed=seed, viewer=viewer).played_by(game)
        saved = GameRow(0, plan, calendar.now())
        state = ResumeState(dealer, bots, {})
        snapshot = TableSnapshot(self.table, state, lambda: "{}", calendar)
        self.log = MatchLog(journal, saved, snapshot, self.problems.append)

    def write_acts(self, acts: Sequence[Action]) -> None:
        self.log.write_acts(acts)

    def play(self, acts: int | None = None, until: Callable[[], bool] = bool) -> None:
        """Play so many acts, or to the end."""
        done = 0
        while not self.table.over and done != acts and not until():
            done += 1
            if self.table.between_rounds or self.table.contested:
                self.table.next_round()
                continue
            action = self.table.bot_action()
            assert action is not None
            self.table.act(action)


def quick_journal(folder: Path) -> Journal:
    """A journal that does not wait for the disk, for tests without a power cut."""
    journal = Journal(folder)
    journal._database.execute("PRAGMA synchronous = OFF")
    return journal


def saved_match(folder: Path, acts: int | None = None, **how: object) -> Session:
    """Play a match into the journal of a folder, and close that."""
    journal = Journal(folder)
    session = Session(journal, **how)  # type: ignore[arg-type]  # handed on as it comes
    session.play(acts)
    journal.close()
    return session
