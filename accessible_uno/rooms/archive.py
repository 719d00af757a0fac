"""Saves the games of the chat rooms, and gives back those that were interrupted."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

import msgspec
from msgspec import Struct

from accessible_uno.game.base import Seat
from accessible_uno.game.state import State
from accessible_uno.players.bot import Bot
from accessible_uno.rooms.enrolment import Company
from accessible_uno.rooms.lines import Wishes
from accessible_uno.rooms.people import People, Person, Speaker
from accessible_uno.rooms.words import Absence
from accessible_uno.store.errors import BrokenGame, GameLocked, StoreError
from accessible_uno.store.game_row import GameRow
from accessible_uno.store.journal import Journal
from accessible_uno.store.log import MatchLog, Replay, TableSnapshot
from accessible_uno.store.rankings import RankedPlayer, Rankings, Tally
from accessible_uno.table import Clock, Dealer, Table
from accessible_uno.table.calendar import Calendar
from accessible_uno.table.resume_state import ResumeState, SavedState, parse_object, read_state

FEWEST_PEOPLE: Final = 2
"""People whose game counts: who plays against bots alone wins nothing of anybody."""


class InterruptedGame(Struct, frozen=True):
    """A game that the host program was playing when it stopped.

    Attributes:
        company: who plays; nobody is present until the server says who is in the room.
        state: the position.
        row: its row in the journal.
        checksum: of its last act.
        saved: the state of the bots.
    """

    company: Company
    state: State
    row: GameRow
    checksum: int
    saved: SavedState


class RoomArchive:
    """The saved games of one room.

    Args:
        journal: where they are saved; no other program's games are in it.
        channel: the room.
        on_problem: called with what is wrong, and with ``None`` when it no longer is.

    Attributes:
        rankings: who has won how often in this room.
    """

    def __init__(
        self,
        journal: Journal,
        channel: str,
        on_problem: Callable[[StoreError | GameLocked | None], None],
    ) -> None:
        self._journal = journal
        self._channel = channel
        self._wishes = f"{channel} wishes"
        self._on_problem = on_problem
        self.rankings = journal.rankings(channel)

    def record(
        self,
        company: Company,
        table: Table,
        parts: tuple[Dealer, Mapping[Seat, Bot], Clock],
        interrupted: InterruptedGame | None = None,
    ) -> MatchLog:
        """Write a game down from now on; an interrupted one goes on in its row.  Return its log."""
        dealer, bots, clock = parts
        calendar = Calendar()
        state = ResumeState(dealer, bots, {}, clock)

        snapshot = TableSnapshot(table, state, SavedCompany(self._channel, company).text, calendar)
        if interrupted is not None:
            row, checksum = interrupted.row, interrupted.checksum
        else:
            row = GameRow(0, company.plan().played_by(table.rules), calendar.now())
            checksum = 0
        log = MatchLog(self._journal, row, snapshot, self._on_problem, checksum=checksum)
        table.recorder = log
        table.on_bots_changed = log.save
        return log

    @contextmanager
    def _reporting(self) -> Iterator[None]:
        """Report what keeps the body from saving."""
        try:
            yield
        except StoreError as wrong:
            self._on_problem(wrong)

    def close(self, log: MatchLog) -> None:
        """Mark a game as ended: it is not to go on."""
        if log.game.number:
            with self._reporting():
                self._journal.change(log.game.number, end_announced=True)

    def count(self, people: Sequence[Person], tallies: Sequence[Tally]) -> None:
        """Count a game that is over."""
        with self._reporting():
            count_game(self.rankings, people, tallies)

    def interrupted(self) -> InterruptedGame | None:
        """Return the last game of this room that was interrupted, if it can go on."""
        for row in self._rows():
            try:
                company = company_from_json(row)
                self._journal.lock(row.number)
                replay = Replay(self._journal, row)
                state = replay.to_the_end().state
            except (ValueError, BrokenGame, GameLocked):
                continue
            return InterruptedGame(
                company, state, row, replay.checksum, read_state(row.resume_state)
            )
        return None

    def keep_gathered(self, company: Company) -> None:
        """Keep who has sat down for the next game, before anybody is told."""
        kept = {
            **company_to_json(company),
            "bots": company.bots,
            "rules": company.rules,
            "names": company.bot_names,
        }
        with self._reporting():
            self._journal.keep_text(self._channel, json.dumps(kept) if company.seats else "")

    def gathered(self) -> Company | None:
        """Return who had sat down for the next game when the program stopped, if anybody had."""
        try:
            text = self._journal.kept_text(self._channel)
            found = parse_object(text) if text else {}
            names = tuple(map(str, found.get("names", ())))
            return _company_of(found, str(found["rules"]), names) if found else None
        except (StoreError, ValueError, KeyError):
            return None

    def keep_wishes(self, wishes: Mapping[str, Wishes]) -> None:
        """Keep what people have asked for, each by their key."""
        with self._reporting():
            self._journal.keep_text(self._wishes, msgspec.json.encode(wishes).decode())

    def wishes(self) -> dict[str, Wishes]:
        """Return what people had asked for before the program was stopped."""
        try:
            text = self._journal.kept_text(self._wishes)
            return msgspec.json.decode(text or "{}", type=dict[str, Wishes])
        except (StoreError, msgspec.DecodeError):
            return {}

    def last_company(self) -> Company | None:
        """Return who played the last game of this room; ``None`` where that is not known."""
        begins = json.dumps({"channel": self._channel}).removesuffix("}")
        try:
            row = self._journal.newest(f"{begins},")
            return company_from_json(row) if row is not None else None
        except (StoreError, ValueError):
            return None

    def _rows(self) -> Iterator[GameRow]:
        for row in self._journal.open_games():
            try:
                channel = parse_object(row.output_config).get("channel")
            except ValueError:
                continue
            if channel == self._channel and not row.over:
                yield row


class SavedCompany:
    """A company as text, written again only where it has changed: most acts change nothing of it.

    Args:
        channel: its room.
        company: who plays.
    """

    def __init__(self, channel: str, company: Company) -> None:
        self._channel = channel
        self._company = company
        self._of: tuple[object, ...] = ()
        self._text = ""

    def text(self) -> str:
        """Return the text."""
        company = self._company
        people = [(each.identity, each.name, each.speaker) for each in company.people]
        now = (people, tuple(company.bots), company.options, company.absence)
        if now != self._of:
            self._of = now
            self._text = json.dumps({"channel": self._channel, **company_to_json(company)})
        return self._text


def company_to_json(company: Company) -> dict[str, Any]:
    """Return who plays, and by which rules, as plain data."""
    return {
        "people": [
            [
                each.identity,
                each.name,
                each.speaker.nick,
                each.speaker.address,
                each.speaker.account,
            ]
            for each in company.people
        ],
        "bots": company.kinds,
        "options": [list(pair) for pair in company.options],
        "absence": company.absence,
    }


def company_from_json(row: GameRow) -> Company:
    """Return who plays a saved game.

    Raises:
        ValueError: the row does not hold it, or not of these players.
    """
    found = parse_object(row.output_config)
    # An earlier version may have called the bots otherwise.
    names = row.plan.names
    company = _company_of(found, row.plan.rules, names[len(found.get("people", ())) :])
    if company.names() != names:
        raise ValueError(row.output_config)
    return company


def _company_of(found: Mapping[str, Any], rules: str, bot_names: tuple[str, ...]) -> Company:
    """Return the company that plain data describe; nobody of it is present yet.

    Raises:
        ValueError: they do not describe one.
    """
    people = People()
    for entry in found.get("people", ()):
        identity, name, nick, address, account = map(str, entry)
        people.add(Person(Speaker(nick, address, account), identity, name, present=False))
    options = tuple((str(name), str(value)) for name, value in found.get("options", ()))
    bots = [str(kind) for kind in found.get("bots", ())]
    absence = Absence(found.get("absence", Absence.TIME))
    return Company(people, bots, rules, options, bot_names, absence)


def ranked(speaker: Speaker) -> RankedPlayer:
    """Return as whom somebody is counted."""
    name = speaker.account or speaker.nick
    return RankedPlayer(name, bool(speaker.account), speaker.address)


def this_month() -> str:
    """Return the month of the local calendar: ``2026-11``."""
    return Calendar().today().isoformat()[:7]


def count_game(rankings: Rankings, people: Sequence[Person], tallies: Sequence[Tally]) -> None:
    """Count a game that is over, of people among themselves.

    Raises:
        StoreError: it cannot be written.
    """
    if len(people) >= FEWEST_PEOPLE:
        counted = [
            (ranked(each.speaker), tally) for each, tally in zip(people, tallies, strict=True)
        ]
        rankings.add(this_month(), counted)
