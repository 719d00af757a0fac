"""Options that several commands take, and the game that they ask for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from accessible_uno.app.arguments import CommandOption, parse_file_name
from accessible_uno.app.errors import Failure, bad_name
from accessible_uno.app.house_rules import PLAYERS, bot_kind, resolve
from accessible_uno.app.i18n import sentence
from accessible_uno.app.preferences import DEFAULTS, TABLE
from accessible_uno.game.base import ONLOOKER, Seat
from accessible_uno.interface.parse.rule_names import find_bots
from accessible_uno.names import name_fault
from accessible_uno.players.bot_names import RANDOM, SEPARATOR
from accessible_uno.table.dealer import Dealer
from accessible_uno.table.plan import (
    PERSON,
    Options,
    Plan,
    SeatPlan,
    TableChanges,
    drawn_cast,
    likely_seat,
    seated,
    style_of,
)

RULES: Final = CommandOption("--rules", str, "NAME", "leaflet")
WITH: Final = "--with"
BOT: Final = CommandOption("--bot", find_bots, "NAME", RANDOM)
RECORD: Final = CommandOption("--record", parse_file_name, "FILE")


def parse_company(text: str) -> tuple[str, ...]:
    """Return the names and kinds of bots of ``text``, which has commas between them.

    Raises:
        ValueError: nobody is named.
    """
    company = tuple(filter(None, map(str.strip, text.split(","))))
    if not company:
        raise ValueError(text)
    return company


class TableOptions(Struct, frozen=True):
    """What is asked for by the options of ``play`` and, where they are silent, by the settings.

    Attributes:
        rules: as the player calls them.
        options: on top of them.
        players: how many play.
        levels: see :attr:`Plan.levels`.
        name: of the person who plays; ``None`` where nobody has said it.
        lapses: how often the bots forget, in percent.
        seed: of the cards; ``None`` for cards that nobody can have again.
        watch: whether the bots are among themselves.
        company: who shares the keyboard, and kinds of bots; empty where one person plays.
    """

    rules: str
    options: Options
    players: int
    levels: tuple[str, ...]
    name: str | None
    lapses: int
    seed: str | None = None
    watch: bool = False
    company: tuple[str, ...] = ()

    @property
    def players_option(self) -> str:
        """The option that says how many play."""
        return WITH if self.company else PLAYERS

    def _cast(self, name: str = "") -> list[str]:
        """Return the names of the bots, in the order in which the match's seed draws them.

        Without a seed, those who begin otherwise than ``name`` come first; by the same seed, all
        meet the same.
        """
        return drawn_cast(Dealer(self.seed), name if self.seed is None else "")

    def plan(self, locale: str) -> Plan:
        """Return the plan of the table that is asked for.

        Raises:
            Failure: there are no such rules, or nobody may be called so.
        """
        rules, options = resolve(self.rules, self.options)
        plan = Plan(rules, (), tuple(options), seed=self.seed, lapses=self.lapses)
        if self.company:
            return self._shared(plan, locale)
        if self.watch:
            return replace(plan, seats=seated(self._cast()[: self.players], (), self.levels))
        name = sentence(locale, "app-your-name") if self.name is None else self.name
        check_name(name)
        alone = replace(plan, seats=(SeatPlan(name, PERSON),), viewer=0)
        opponents = tuple(self._cast(name))
        return alone.changed(
            TableChanges(players=self.players, levels=self.levels, opponents=opponents)
        )

    def _shared(self, plan: Plan, locale: str) -> Plan:
        """Return ``plan`` with those who are named: people, and kinds of bots.

        Whoever starts the program sits first where their name is known, or where nobody but bots
        is named.  Each bot is called as one of the cast who plays in its style.

        Raises:
            Failure: a name cannot be one, or is said twice; there is no such bot.
        """
        kinds = [bot_kind(word) for word in self.company]
        company = list(zip(self.company, kinds, strict=True))
        people = [word for word, kind in company if kind is None]
        shared, starter = bool(people), self.name
        if starter is None and not people:
            starter = sentence(locale, "app-your-name")
        if starter is not None and starter.casefold() not in map(str.casefold, people):
            company, people = [(starter, None), *company], [starter, *people]
        for place, name in enumerate(people):
            check_name(name)
            if name.casefold() in map(str.casefold, people[:place]):
                raise Failure("app-name-twice", name=name)
        free = [each for each in self._cast() if each not in people]
        seats = tuple(
            SeatPlan(word, PERSON) if kind is None else SeatPlan(_take_name(free, kind), kind)
            for word, kind in company
        )
        plan = replace(plan, seats=seats, shared=shared)
        return replace(plan, viewer=plan.people[0])

    def taken_up(self, recorded: Plan) -> Plan:
        """Return the plan of a record that goes on.

        Where a person is named, only that one plays, and bots take the other seats.  Otherwise all
        people do; where the record does not say who they are, the first who is not of the cast
        does, or else the first seat.

        Raises:
            Failure: no player has the name that is wanted.
        """
        names, name = recorded.names, self.name
        people: tuple[Seat, ...] = ()
        if self.watch:
            pass
        elif name is not None:
            if name not in names:
                raise Failure("app-nobody-called", name=name, known=", ".join(names))
            people = (names.index(name),)
        elif recorded.bots is None:
            people = (max(likely_seat(names), 0),)
        else:
            people = recorded.people
        return replace(
            recorded,
            seats=seated(names, people, self.levels),
            seed=self.seed,
            lapses=self.lapses,
            viewer=people[0] if people else ONLOOKER,
            shared=len(people) > 1,
        )


def table_options(values: Mapping[str, Any], settings: Mapping[str, Any]) -> TableOptions:
    """Return what the values of the options of ``play`` ask for.

    Args:
        values: as :func:`accessible_uno.app.arguments.parse` returns them; some may be missing.
        settings: the stored values of the settings file.
    """
    table: dict[str, Any] = {
        key: settings.get(key, DEFAULTS[key]) if values.get(key) is None else values[key]
        for key in TABLE
    }
    return TableOptions(
        table["rules"],
        tuple(values.get("rule") or ()),
        table["players"],
        tuple(table["bot"].split(",")) if table["bot"] else (),
        table["name"],
        table["lapses"],
        values.get("seed"),
        bool(values.get("watch")),
        tuple(values.get("with") or ()),
    )


def check_name(name: str) -> None:
    """Check that a player may be called so.

    Raises:
        Failure: nobody may.
    """
    if (fault := name_fault(name)) is not None:
        raise bad_name(name, fault)


def _take_name(free: list[str], kind: str) -> str:
    """Take the name of the first bot of the cast that plays in the style of ``kind``, if any."""
    styles = kind.split(SEPARATOR)
    liked = (name for name in free if style_of(name) in styles)
    name = next(liked, free[0])
    free.remove(name)
    return name
