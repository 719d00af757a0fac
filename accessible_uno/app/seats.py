"""Who sits at the table, and which bots there are."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from itertools import cycle
from typing import Any, Final

from msgspec import Struct

from accessible_uno.app.errors import Failure, bad_name
from accessible_uno.app.i18n import sentence
from accessible_uno.app.play_options import bot_failures, bot_kind, kind_of_each
from accessible_uno.game.base import Seat
from accessible_uno.names import name_fault
from accessible_uno.players.bot import Bot
from accessible_uno.players.bot_names import GIVEN_NAMES, NORMAL, SEPARATOR, STYLES, BotName
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.players.registry import make_bot
from accessible_uno.table import ONLOOKER, Dealer
from accessible_uno.table.resume_state import CountedRng, SavedState
from accessible_uno.table.safe_bot import SafeBot
from accessible_uno.table.seated_bot import SeatedBot

CAST: Final[dict[str, str]] = dict(zip(GIVEN_NAMES, cycle(STYLES), strict=False))
"""The bots that a player may meet, each with its style."""


class SeatPlan(Struct, frozen=True):
    """Who sits where in a new match.

    Attributes:
        names: the players in seating order.
        viewer: the seat of the person who plays, or ``ONLOOKER``.
        kinds: the kinds of the bots, as for :func:`seat_bots`.
        people: the seats of those who share the keyboard; empty where one person uses it.
    """

    names: tuple[str, ...]
    viewer: Seat
    kinds: str | None
    people: tuple[Seat, ...] = ()


def new_table(values: Mapping[str, Any], locale: str) -> SeatPlan:
    """Return who sits where, as the options of ``play`` ask.

    Raises:
        Failure: a name cannot be one.
    """
    count, kinds = values["players"], values["bot"]
    if values["watch"]:
        return SeatPlan(_cast(count), ONLOOKER, kinds)
    name = values["name"]
    if name is None:
        name = sentence(locale, "app-your-name")
    check_name(name)
    wanted = dict.fromkeys((*(values.get("others") or ()), *_cast(2 * count)))
    others = [other for other in wanted if other != name]
    return SeatPlan((name, *others[: count - 1]), 0, kinds)


def fresh_opponents(names: Sequence[str]) -> tuple[str, ...]:
    """Return other bots than those among ``names``; where the cast is too small, some of them."""
    free = [name for name in CAST if name not in names]
    return (*free, *names[1:])[: len(names) - 1]


def shared_table(company: Sequence[str], values: Mapping[str, Any], locale: str) -> SeatPlan:
    """Return who sits where, where several people play at one keyboard.

    Whoever starts the program sits first where their name is known, or where nobody but bots is
    named.  Each bot is called as one of the cast who plays in its style.

    Args:
        company: what ``--with`` names: people, and kinds of bots.
        values: the options of ``play``.
        locale: the language of what may be wrong.

    Raises:
        Failure: a name cannot be one, or is said twice; there is no such bot.
    """
    kinds = [bot_kind(word) for word in company]
    people = [word for word, kind in zip(company, kinds, strict=True) if kind is None]
    named = bool(people)
    starter = values["name"]
    if starter is None and not people:
        starter = sentence(locale, "app-your-name")
    if starter is not None and starter.casefold() not in map(str.casefold, people):
        company, kinds = (starter, *company), [None, *kinds]
        people = [starter, *people]
    for place, name in enumerate(people):
        check_name(name)
        if name.casefold() in map(str.casefold, people[:place]):
            raise Failure("app-name-twice", name=name)
    free = [each for each in _cast(len(company) + len(people)) if each not in people]
    names = tuple(
        word if kind is None else _take_name(free, kind)
        for word, kind in zip(company, kinds, strict=True)
    )
    seats = tuple(seat for seat, kind in enumerate(kinds) if kind is None)
    bots = ",".join(filter(None, kinds)) or values["bot"]
    return SeatPlan(names, seats[0], bots, seats if named else ())


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
    liked = (name for name in free if _style_of(name) in styles)
    name = next(liked, free[0])
    free.remove(name)
    return name


def _cast(count: int) -> tuple[str, ...]:
    """Return so many names of bots: the cast, and numbered names where it is too small."""
    more = (f"{name}{number}" for number in range(2, 10) for name in CAST)
    return (*CAST, *more)[:count]


def _style_of(name: str) -> str | None:
    """Return the style of a bot of the cast, whatever its number; ``None``: of somebody else."""
    return CAST.get(name.rstrip("0123456789"))


def recorded_plan(
    names: tuple[str, ...], people: tuple[Seat, ...] | None, values: Mapping[str, Any]
) -> SeatPlan:
    """Return who sits where in a record that is resumed, as the options of ``play`` ask.

    Where a person is named, only that one plays, and bots take the other seats.  Otherwise all
    ``people`` do; where the record does not say who they are, the first who is not of the cast
    does, or else the first seat.

    Raises:
        Failure: no player has the name that is wanted.
    """
    name, kinds = values["name"], values["bot"]
    if values["watch"]:
        return SeatPlan(names, ONLOOKER, kinds)
    if name is not None:
        if name not in names:
            raise Failure("app-nobody-called", name=name, known=", ".join(names))
        return SeatPlan(names, names.index(name), kinds)
    if people is None:
        return SeatPlan(names, max(likely_seat(names), 0), kinds)
    viewer = people[0] if people else ONLOOKER
    return SeatPlan(names, viewer, kinds, people if len(people) > 1 else ())


def likely_seat(names: Sequence[str]) -> Seat:
    """Return the seat of the first who is not of the cast, or ``ONLOOKER``: only bots play."""
    people = (seat for seat, name in enumerate(names) if _style_of(name) is None)
    return next(people, ONLOOKER)


def seat_bots(
    names: Sequence[str],
    people: Collection[Seat],
    dealer: Dealer,
    kinds: str | None,
    lapses: int,
    past: SavedState,
    on_failure: Callable[[str, str], None],
) -> tuple[dict[Seat, Bot], dict[Seat, CountedRng]]:
    """Return a bot for each seat but those of people, and each bot's random source.

    Args:
        names: the players in seating order.
        people: the seats of those who play themselves.
        dealer: gives each bot its random source.
        kinds: the kinds of the bots in seating order, with commas between them; the last one is
            that of all who follow.  ``None`` for the bots of the cast.
        lapses: how often they forget, in percent of what their characters do.
        past: the state of the saved game.
        on_failure: called with the name of a bot that fails, and its kind.

    Raises:
        Failure: there is no such bot.
    """
    bots: dict[Seat, Bot] = {}
    rngs: dict[Seat, CountedRng] = {}
    seats = [seat for seat in range(len(names)) if seat not in people]
    for seat, kind in zip(
        seats, kinds_of_bots(kinds, [names[seat] for seat in seats]), strict=True
    ):
        name = names[seat]
        rngs[seat] = rng = CountedRng(dealer.bot_rng(seat), past.drawn_by(seat))
        make = partial(_safe_bot, rng, lapses / 100, partial(on_failure, name))
        with bot_failures():
            bot = SeatedBot(kind, make, past.wishes.get(seat, ""))
        bot.remember(past.memory(seat))
        bots[seat] = bot
    return bots, rngs


def _safe_bot(
    rng: CountedRng, lapses: float, on_failure: Callable[[str], None], kind: str
) -> SafeBot:
    return SafeBot(make_bot(kind, rng, lapses), RandomBot(rng), partial(on_failure, kind))


def kinds_of_bots(kinds: str | None, names: Sequence[str]) -> list[str]:
    """Return the kind of the bot called by each name; ``kinds`` as for :func:`seat_bots`."""
    if kinds is None:
        return [BotName(NORMAL, _style_of(name) or STYLES[0]).key for name in names]
    return kind_of_each(kinds, len(names))
