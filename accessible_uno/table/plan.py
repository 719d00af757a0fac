"""Who plays what by which rules: one value for every match, wherever it comes from.

It is made from the options of the command line (``app/play_options.py``), from a row of the journal
(``store/game_row.py``), from the header of a record (below), from the company of a room, and from
the terms of a table that somebody else hosts.  A match is begun with it, and a rematch is begun
with what :meth:`Plan.changed` makes of it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from accessible_uno.game.base import ONLOOKER, Seat
from accessible_uno.game.chance import in_random_order
from accessible_uno.players.bot_names import COMPANY, NORMAL, STYLES, BotName
from accessible_uno.record.writer import RecordWriter, TextSink, versions_of
from accessible_uno.rules.preset import compile_preset
from accessible_uno.table.calendar import Day
from accessible_uno.table.dealer import Dealer

if TYPE_CHECKING:
    from accessible_uno.game.engine import Game
    from accessible_uno.record.header import Header
    from accessible_uno.table.seen import ActiveRules

Options: TypeAlias = tuple[tuple[str, str], ...]
"""Pairs of name and value on top of a preset."""

PERSON: Final = "person"
"""Stands where else the kind of a bot does; no bot is of this kind."""

DAILY: Final = "daily "
"""How the seed of a daily deal begins; the day follows."""

LADDER: Final = "ladder "
"""How the seed of a match of the ladder begins."""

ALL_LAPSES: Final = 100
"""Bots forget as often as their characters do, in percent of that."""


class SeatPlan(Struct, frozen=True):
    """Who sits in a seat.

    Attributes:
        name: what the player is called.
        player: ``PERSON``, or the kind of the bot; ``None`` where nobody has said which.
    """

    name: str
    player: str | None = None


class TableChanges(Struct, frozen=True):
    """What is to be otherwise at the next table; ``None`` where nothing is.

    Attributes:
        name: of the person who plays.
        players: how many play.
        levels: see :attr:`Plan.levels`.
        rules: the key of the preset, and the options on top of it.
        opponents: the names of the bots, as many as are named; the cast takes the other seats.
    """

    name: str | None = None
    players: int | None = None
    levels: tuple[str, ...] | None = None
    rules: tuple[str, Options] | None = None
    opponents: tuple[str, ...] | None = None

    @property
    def keep_company(self) -> bool:
        """Whether rules, bots and their number stay as they were."""
        return self == TableChanges(name=self.name)

    def then(self, later: TableChanges) -> TableChanges:
        """Return these changes and ``later`` ones, which count where both change the same."""
        newer = {name: getattr(later, name) for name in later.__struct_fields__}
        return replace(self, **{name: each for name, each in newer.items() if each is not None})


class Plan(Struct, frozen=True):
    """Who plays what by which rules.

    Attributes:
        rules: the key of the preset.
        seats: who plays, in seating order.
        options: on top of the preset.
        versions: of the rules whose version is not 1; ``None`` for the present versions.
        seed: of the cards; never shown to a player.
        lapses: how often the bots forget, in percent of what their characters do.
        viewer: the seat of the person who plays, or ``ONLOOKER``; at a shared keyboard, that of the
            first person.
        shared: whether the people share one keyboard.
    """

    rules: str
    seats: tuple[SeatPlan, ...]
    options: Options = ()
    versions: tuple[tuple[str, int], ...] | None = None
    seed: str | None = None
    lapses: int = ALL_LAPSES
    viewer: Seat = ONLOOKER
    shared: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """The players in seating order."""
        return tuple(seat.name for seat in self.seats)

    @property
    def others(self) -> tuple[str, ...]:
        """The names of everybody except the person who plays."""
        return tuple(name for seat, name in enumerate(self.names) if seat != self.viewer)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat, each in enumerate(self.seats) if each.player == PERSON)

    @property
    def sharing(self) -> tuple[Seat, ...]:
        """The seats of those who share one keyboard; empty where one person uses it."""
        return self.people if self.shared else ()

    @property
    def day(self) -> Day | None:
        """The day whose deal the seed gives; ``None`` where it gives another."""
        if self.seed is None or not self.seed.startswith(DAILY):
            return None
        try:
            return Day.fromisoformat(self.seed.removeprefix(DAILY))
        except ValueError:
            return None

    @property
    def is_ladder(self) -> bool:
        """Whether the match is one of the ladder."""
        return self.seed is not None and self.seed.startswith(LADDER)

    @property
    def kinds(self) -> dict[Seat, str]:
        """The kind of the bot in each seat that one is known to play."""
        return {
            seat: each.player
            for seat, each in enumerate(self.seats)
            if each.player not in (None, PERSON)
        }

    @property
    def bots(self) -> tuple[str, ...] | None:
        """The names of the bots; ``None`` where nobody has said who is one."""
        if any(seat.player is None for seat in self.seats):
            return None
        return tuple(self.seats[seat].name for seat in self.kinds)

    @property
    def levels(self) -> tuple[str, ...]:
        """The kinds of the bots in seating order; the last one is that of all who follow.

        Empty where each plays as it does in the cast.
        """
        kinds = self.kinds
        if all(kind == usual_kind(self.seats[seat].name) for seat, kind in kinds.items()):
            return ()
        found = list(kinds.values())
        while found[-1:] == found[-2:-1]:
            found.pop()
        return tuple(found)

    def compile(self) -> Game:
        """Return the game that is played.

        Raises:
            CannotCompile: it cannot be played so, or not by so many.
        """
        versions = None if self.versions is None else dict(self.versions)
        return compile_preset(self.rules, self.options, len(self.seats), versions)

    def played_by(self, game: ActiveRules) -> Plan:
        """Return the plan with the versions of the rules of its game: as it is saved."""
        return replace(self, versions=tuple(versions_of(game.rules).items()))

    def writer(self, sink: TextSink, *, begun: bool = False) -> RecordWriter:
        """Return what writes a record of the match; ``begun``: its header is written already."""
        versions = None if self.versions is None else dict(self.versions)
        return RecordWriter(
            sink,
            self.rules,
            self.names,
            self.options,
            versions=versions,
            begun=begun,
            bots=self.bots,
        )

    def again(self, kinds: Mapping[Seat, str]) -> Plan:
        """Return the plan of the same table with other cards and the rules of today.

        Args:
            kinds: how each bot plays by now.
        """
        seats = tuple(
            replace(each, player=kinds.get(seat, each.player))
            for seat, each in enumerate(self.seats)
        )
        return replace(self, seats=seats, versions=None, seed=None)

    def changed(self, changes: TableChanges) -> Plan:
        """Return the plan of the table with changes; of a shared one, only its rules change."""
        rules, options = changes.rules or (self.rules, self.options)
        plan = replace(self, rules=rules, options=options)
        if self.shared:
            return plan
        watched = self.viewer == ONLOOKER
        own = self.names[max(self.viewer, 0)] if watched or changes.name is None else changes.name
        count = changes.players or len(self.seats)
        asked = changes.opponents or (self.names[1:] if watched else self.others)
        free = [name for name in dict.fromkeys((*asked, *the_cast(2 * count))) if name != own]
        levels = self.levels if changes.levels is None else changes.levels
        people = () if watched else (0,)
        seats = seated((own, *free[: count - 1]), people, levels)
        return replace(plan, seats=seats, viewer=ONLOOKER if watched else 0)


def seated(
    names: Sequence[str], people: Collection[Seat], levels: Sequence[str]
) -> tuple[SeatPlan, ...]:
    """Return the seats of a table: people in some of them, bots in the others.

    Args:
        names: the players in seating order.
        people: the seats of people.
        levels: see :attr:`Plan.levels`.
    """
    bots = [name for seat, name in enumerate(names) if seat not in people]
    kinds = iter(kind_of_each(levels, len(bots)) if levels else map(usual_kind, bots))
    return tuple(
        SeatPlan(name, PERSON if seat in people else next(kinds)) for seat, name in enumerate(names)
    )


def kind_of_each(levels: Sequence[str], bots: int) -> list[str]:
    """Return the kind of each of so many bots; ``levels`` names one at least."""
    given = list(levels[:bots])
    return [*given, *given[-1:] * (bots - len(given))]


def the_cast(count: int) -> tuple[str, ...]:
    """Return so many names of bots: the usual cast, and numbered names where it is too small."""
    more = (f"{name}{number}" for number in range(2, 10) for name in COMPANY)
    return (*COMPANY, *more)[:count]


def drawn_cast(dealer: Dealer, beside: str = "") -> list[str]:
    """Return the names of all bots in an order that the dealer of a match draws.

    Those come first who are told apart by the first letter, also from somebody ``beside`` them.
    """
    return _told_apart(in_random_order(tuple(COMPANY), dealer.company_rng()), beside)


def _told_apart(names: Sequence[str], beside: str) -> list[str]:
    """Return the names in their order, but those first that begin unlike any before them."""
    letters, apart = {beside[:1]}, list[str]()
    for name in names:
        if name[0] not in letters:
            apart.append(name)
            letters.add(name[0])
    return list(dict.fromkeys((*apart, *names)))


def style_of(name: str) -> str | None:
    """Return the style of a bot of the cast, whatever its number; ``None``: of somebody else."""
    return COMPANY.get(name.rstrip("0123456789"))


@lru_cache(maxsize=256)
def usual_kind(name: str) -> str:
    """Return the kind of the bot that is called so, where no other is asked for."""
    return BotName(NORMAL, style_of(name) or STYLES[0]).key


def likely_seat(names: Sequence[str]) -> Seat:
    """Return the seat of the first who is not of the cast, or ``ONLOOKER``: only bots play."""
    people: Iterator[Seat] = (seat for seat, name in enumerate(names) if style_of(name) is None)
    return next(people, ONLOOKER)


def fresh_opponents(plan: Plan) -> tuple[str, ...]:
    """Return other bots than those of a plan: those of the cast who come after its last one."""
    names, cast = plan.names, tuple(COMPANY)
    after = cast.index(names[-1]) + 1 if names[-1] in COMPANY else 0
    free = [name for name in (*cast[after:], *cast[:after]) if name not in names]
    return tuple(_told_apart(free, names[max(plan.viewer, 0)])[: len(names) - 1])


def plan_of_header(header: Header) -> Plan:
    """Return the plan that the header of a record tells; nobody is its viewer.

    Raises:
        RecordError: it tells none.
    """
    names, versions = header.names, header.versions()
    people = header.people
    seats = tuple(map(SeatPlan, names)) if people is None else seated(names, people, ())
    saved = None if versions is None else tuple(versions.items())
    return Plan(header.rules, seats, header.played_options(), saved)
