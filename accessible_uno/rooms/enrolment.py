"""A room before a game: who enrols, which rules are chosen, and the countdown (CHAT-20)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from accessible_uno.game.engine import Game
from accessible_uno.game.windows import MOST_SEATS
from accessible_uno.interface.parse.rule_names import RuleNames, find_bot
from accessible_uno.names import lawful_name
from accessible_uno.players.bot_names import COMPANY
from accessible_uno.players.registry import bot_keys
from accessible_uno.rooms.lines import RoomLines
from accessible_uno.rooms.people import People, Person, Speaker
from accessible_uno.rooms.words import Absence, Options, parse_table
from accessible_uno.rules.preset import CannotCompile, compile_preset, preset
from accessible_uno.table.driver import TimerHandle, Timers
from accessible_uno.table.plan import Plan, seated, usual_kind

COUNTDOWN: Final = 60.0
"""Seconds between the first enrolment and the start."""

FEWEST: Final = 2
"""The fewest players at one table; the most are as many as any table has (CHAT-01)."""

USUAL_RULES: Final = "chat"

IN_COMPANY: Final = (("abandon", "on"), ("time-limit", "120"))
"""Options that rules for a table at home lack: nobody waits more than two minutes (CHAT-19), and
who must go may go."""

MOST_COMPILED: Final = 64
"""Games that are kept compiled: one serves any number of tables, and tables mostly play alike."""

NO_OPTIONS: Final = "none"
"""What the sentences of the catalogue take for “no options”."""


@dataclass
class Company:
    """Who plays a game of a room, and by which rules.

    Attributes:
        people: the people; the first is the host of the table.
        bots: the kind of each bot that fills a seat behind them; empty where it plays in its own
            style.
        rules: the key of the preset.
        options: pairs of name and value on top of it.
        bot_names: what bots are called, in this order, but for names that people have.
        absence: what the game does while somebody is away.
    """

    people: People = field(default_factory=People)
    bots: list[str] = field(default_factory=list)
    rules: str = USUAL_RULES
    options: tuple[tuple[str, str], ...] = ()
    bot_names: tuple[str, ...] = tuple(COMPANY)
    absence: Absence = Absence.TIME

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kind of each bot."""
        names = self.names()[len(self.people) :]
        return tuple(kind or usual_kind(name) for kind, name in zip(self.bots, names, strict=True))

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.people) + len(self.bots)

    def names(self) -> tuple[str, ...]:
        """Return the players in seating order, each name once."""
        people = [person.name for person in self.people]
        taken = {name.casefold() for name in people}
        free = [name for name in self.bot_names if name.casefold() not in taken]
        return (*people, *free[: len(self.bots)])

    def hosts(self, speaker: Speaker) -> bool:
        """Whether ``speaker`` hosts the table: the first of those who are in the room."""
        host = next((person for person in self.people if person.present), None)
        return host is not None and host.recognises(speaker)

    def add(self, speaker: Speaker) -> Person:
        """Let somebody sit down, under a name that nobody else at the table has."""
        person = Person(speaker, speaker.identity, lawful_name(speaker.nick, self.names()))
        self.people.add(person)
        return person

    def compile(self) -> Game:
        """Return the game that is to be played.

        Raises:
            CannotCompile: it cannot be played by so many.
        """
        return compile_for_company(self.rules, self.options, self.seats)

    def plan(self) -> Plan:
        """Return who plays what, with the limit of time that the rules may bear."""
        seats = seated(self.names(), range(len(self.people)), self.kinds)
        return Plan(self.rules, seats, _options_played(self.rules, self.options, self.seats))


class Enrolment:
    """Gathers the company of the next game.

    Args:
        lines: says what happens.
        timers: the time.
        draw_cast: returns the bots in the order in which they come to the next game.
        refuse_bot: returns the message that says why no bot of a kind can play, or nothing.
        on_start: called with a company that is complete.
        absence: what a game does while somebody is away, until another way is chosen.
        keep: called with the company when it has changed, before anybody is told.

    Attributes:
        company: who has enrolled so far.
    """

    def __init__(
        self,
        lines: RoomLines,
        timers: Timers,
        draw_cast: Callable[[], Sequence[str]],
        refuse_bot: Callable[[str], str],
        on_start: Callable[[Company], None],
        absence: Absence,
        keep: Callable[[Company], None],
    ) -> None:
        self.company = Company(bot_names=tuple(draw_cast()), absence=absence)
        self._draw_cast = draw_cast
        self._lines = lines
        self._timers = timers
        self._refuse_bot = refuse_bot
        self._on_start = on_start
        self._keep = keep
        self._countdown: TimerHandle | None = None
        self._awaited: list[Person] = []
        self._kept: list[Person] = []
        self._starts_at = 0.0

    def seconds_left(self) -> int | None:
        """Return the seconds until the start; ``None`` while nothing is counted."""
        if self._countdown is None:
            return None
        return max(0, round(self._starts_at - self._timers.time()))

    def enrol(self, speaker: Speaker) -> None:
        """Let somebody sit down (CMD-02)."""
        company = self.company
        person = company.people.find(speaker)
        if person is not None:
            self._lines.to_one(speaker, "room-enrolled-already", name=person.name)
        elif not self._refuse_full(speaker):
            person = company.add(speaker)
            self._keep(company)
            self._lines.to_all("room-enrolled", name=person.name, count=company.seats)
            if self._lines.meets(speaker):
                self._lines.to_all("room-where-private", name=person.name)
            self._start_countdown("room-countdown", seconds=round(COUNTDOWN))
            self._start_once_all_are_back(speaker)

    def withdraw(self, speaker: Speaker) -> None:
        """Let somebody get up again."""
        person = self.company.people.find(speaker)
        if person is None:
            self._lines.to_one(speaker, "room-not-seated")
            return
        self.remove(person)
        self._lines.to_all("room-withdrawn", name=person.name, count=self.company.seats)

    def remove(self, person: Person) -> None:
        """Give somebody's seat back; the last one to go takes the bots along."""
        self.company.people.remove(person)
        if not len(self.company.people):
            self.clear()
        self._keep(self.company)

    def add_bot(self, speaker: Speaker, kind: str) -> None:
        """Fill a seat with a bot."""
        company, kind = self.company, find_bot(kind) if kind else ""
        if company.people.find(speaker) is None:
            self._lines.to_one(speaker, "room-enrol-first")
        elif kind and (refusal := self._refuse_bot(kind)):
            names = RuleNames(self._lines.wishes_of(speaker).locale)
            known = ", ".join(map(names.bot, bot_keys()))
            self._lines.to_one(speaker, refusal, kind=kind, known=known)
        elif not self._refuse_full(speaker):
            company.bots.append(kind)
            self._keep(company)
            self._lines.to_all("room-enrolled", name=company.names()[-1], count=company.seats)

    def choose_rules(self, speaker: Speaker, text: str) -> None:
        """Choose a preset and its options; without words, say which are chosen."""
        company = self.company
        if not text:
            names = RuleNames(self._lines.wishes_of(speaker).locale)
            fields = {"rules": names.preset(company.rules), "options": _told(names, company)}
            self._lines.to_one(speaker, "room-table", **fields)
        elif len(company.people) and not company.hosts(speaker):
            self._lines.to_one(speaker, "room-host-alone")
        else:
            self._choose_rules(speaker, text)

    def start(self, speaker: Speaker) -> None:
        """Start without waiting: the host of the table alone may do that (CMD-04)."""
        if self.refuse_unless_host(speaker):
            return
        if self.company.seats < FEWEST:
            self._lines.to_one(speaker, "room-too-few-yet")
        else:
            self._start()

    def begin_again(self, speaker: Speaker, past: Company, people: Iterable[Person]) -> None:
        """Start with the company of an earlier game; who has left it is asked first.

        Args:
            speaker: who wants it.
            past: the company.
            people: those of it who may play.
        """
        cast = tuple(dict.fromkeys((*past.bot_names, *self._draw_cast())))
        again = Company(People(), list(past.bots), past.rules, past.options, cast, past.absence)
        awaited = []
        for person in people:
            if person.present and (not person.left or person.recognises(speaker)):
                again.people.add(Person(person.speaker, person.identity, person.name))
            else:
                awaited.append(person)
        if self.company.seats:
            self._lines.to_one(speaker, "room-next-game")
        elif awaited:
            self._ask_back(speaker, again, awaited)
        elif not len(again.people) or again.seats < FEWEST:
            self._lines.to_one(speaker, "room-too-few-yet")
        elif self._can_be_played(again):
            self._on_start(again)

    def _ask_back(self, speaker: Speaker, again: Company, awaited: Sequence[Person]) -> None:
        """Give those who have left a minute to sit down again."""
        self.company, self._awaited = again, list(awaited)
        self._keep(again)
        asking = again.people.find(speaker)
        name = asking.name if asking is not None else speaker.nick
        fields: dict[str, str | int] = {"name": name, "seconds": round(COUNTDOWN)}
        names = ", ".join(each.name for each in awaited)
        self._start_countdown("room-rematch-awaits", **fields, awaited=names)
        for person in awaited:
            if person.present:
                self._lines.to_player(person.speaker, "room-rematch-asks", **fields)

    def refuse_unless_host(self, speaker: Speaker) -> bool:
        """Refuse what only the host of the table may do; return whether it was refused."""
        if self.company.hosts(speaker):
            return False
        seated = self.company.people.find(speaker) is not None
        self._lines.to_one(speaker, "room-host-alone" if seated else "room-enrol-first")
        return True

    def go_on_with(self, company: Company) -> None:
        """Go on with those who had sat down when the program stopped: who comes back plays."""
        self.company, self._kept = company, list(company.people)

    def on_back(self) -> None:
        """Somebody is back who had sat down: count again, where that stopped with the program."""
        if self._countdown is None:
            names = ", ".join(self.company.names())
            self._lines.to_all("room-gathered", players=names)
            self._start_countdown("room-countdown", seconds=round(COUNTDOWN))

    def clear(self) -> None:
        """Let everybody get up; the rules stay chosen."""
        self._reset()
        self._keep(self.company)

    def _reset(self) -> None:
        self.close()
        self._awaited.clear()
        chosen, drawn = self.company, tuple(self._draw_cast())
        self.company = Company(
            rules=chosen.rules, options=chosen.options, bot_names=drawn, absence=chosen.absence
        )

    def close(self) -> None:
        """Stop counting."""
        if self._countdown is not None:
            self._countdown.cancel()
            self._countdown = None

    def _choose_rules(self, speaker: Speaker, text: str) -> None:
        rules, options = parse_table(text)
        rules = rules or self.company.rules
        try:
            compile_for_company(rules, options)
        except CannotCompile as wrong:
            self._lines.cannot_compile(wrong, speaker)
            return
        company = self.company
        company.rules, company.options = rules, options
        self._keep(company)

        def fields_in(locale: str) -> dict[str, str | int]:
            names = RuleNames(locale)
            return {"rules": names.preset(company.rules), "options": _told(names, company)}

        self._lines.to_all_with("room-table-chosen", fields_in)

    def _refuse_full(self, speaker: Speaker) -> bool:
        most = min(MOST_SEATS, preset(self.company.rules).most)
        if self.company.seats < most:
            return False
        self._lines.to_one(speaker, "room-full", count=most)
        return True

    def _start_once_all_are_back(self, speaker: Speaker) -> None:
        """Wait no longer where the last of those has sat down who were asked back."""
        awaited = self._awaited
        self._awaited = [each for each in awaited if each.identity != speaker.identity]
        if awaited and not self._awaited:
            self._start()

    def _start_countdown(self, message_id: str, **fields: str | int) -> None:
        if self._countdown is None:
            self._starts_at = self._timers.time() + COUNTDOWN
            self._countdown = self._timers.call_later(COUNTDOWN, self._on_countdown)
            self._lines.to_all(message_id, **fields)

    def _on_countdown(self) -> None:
        self._countdown = None
        for person in self._kept:
            if person in self.company.people and not person.present:
                self.company.people.remove(person)
        if self.company.seats < FEWEST:
            self._lines.to_all("room-too-few")
            self.clear()
        else:
            self._start()

    def _start(self) -> None:
        """Hand the company over, unless the rules cannot be played by so many."""
        self.close()
        company = self.company
        if self._can_be_played(company):
            self._reset()
            self._on_start(company)
            self._keep(self.company)  # from now on the game itself is kept

    def _can_be_played(self, company: Company) -> bool:
        """Whether the rules can be played by so many; where they cannot, everybody is told."""
        try:
            company.compile()
        except CannotCompile as wrong:
            self._lines.cannot_compile(wrong)
            return False
        return True


def _told(names: RuleNames, company: Company) -> str:
    """Return the options of a company by their names."""
    return names.settings(company.options, company.rules) or NO_OPTIONS


@lru_cache(maxsize=MOST_COMPILED)
def compile_for_company(rules: str, options: Options, seats: int = 0) -> Game:
    """Return the game of a preset, with a limit of time wherever its rules bear one.

    Raises:
        CannotCompile: it cannot be played so.
    """
    return compile_preset(rules, _options_played(rules, options, seats), seats)


@lru_cache(maxsize=MOST_COMPILED)
def _options_played(rules: str, options: Options, seats: int) -> Options:
    """Return the options that are played: those that are chosen, and a limit of time."""
    named = {name for name, _ in options}
    wanted = [pair for pair in IN_COMPANY if pair[0] not in named] if rules != USUAL_RULES else []
    with suppress(CannotCompile):
        compile_preset(rules, (*options, *wanted), seats)
        return (*options, *wanted)
    return tuple(options)
