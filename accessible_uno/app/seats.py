"""Who sits at the table, and which bots there are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from accessible_uno.app.errors import Failure, bad_name
from accessible_uno.app.i18n import sentence
from accessible_uno.app.play_options import bot_called, kind_of_each
from accessible_uno.game.base import Seat
from accessible_uno.names import name_fault
from accessible_uno.players.bot import Bot
from accessible_uno.players.bot_names import NORMAL, STYLES, BotName
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.table import ONLOOKER, Dealer
from accessible_uno.table.resume_state import CountedRng, SavedState
from accessible_uno.table.safe_bot import SafeBot

CAUTIOUS, BOLD, SCATTERBRAINED = STYLES
CAST: Final[dict[str, str]] = {
    "Prudence": CAUTIOUS,
    "Victor": BOLD,
    "Luna": SCATTERBRAINED,
    "Basile": CAUTIOUS,
    "Olga": BOLD,
    "Zoé": SCATTERBRAINED,
}
"""The bots that a player may meet, each with its style."""


def new_table(values: Mapping[str, Any], locale: str) -> tuple[tuple[str, ...], Seat]:
    """Return the names in seating order, and the seat of the person who plays or ``ONLOOKER``.

    Raises:
        Failure: the name cannot be one.
    """
    count = values["players"]
    if values["watch"]:
        return (tuple(CAST)[:count] if count <= len(CAST) else _extras(count)), ONLOOKER
    name = values["name"]
    if name is None:
        name = sentence(locale, "app-your-name")
    if (fault := name_fault(name)) is not None:
        raise bad_name(name, fault)
    others = [other for other in _extras(count + 1) if other != name]
    return (name, *others[: count - 1]), 0


def _extras(count: int) -> tuple[str, ...]:
    """Return the cast, and numbered names where the table is larger."""
    more = (f"{name}{number}" for number in range(2, 10) for name in CAST)
    names = [*CAST, *more]
    return tuple(names[:count])


def person_seat(names: Sequence[str], name: str | None, watch: bool) -> Seat:
    """Return the seat of the person who resumes a record.

    It is the player called ``name``; without a name, the first who is not of the cast, or else the
    first seat.

    Raises:
        Failure: no player has this name.
    """
    if watch:
        return ONLOOKER
    if name is not None:
        if name not in names:
            raise Failure("app-nobody-called", name=name, known=", ".join(names))
        return names.index(name)
    people = [seat for seat, name in enumerate(names) if name.rstrip("0123456789") not in CAST]
    return people[0] if people else 0


def likely_seat(names: Sequence[str]) -> Seat:
    """Return the seat of the first who is not of the cast, or ``ONLOOKER``: only bots play."""
    people = (seat for seat, name in enumerate(names) if name.rstrip("0123456789") not in CAST)
    return next(people, ONLOOKER)


def seat_bots(
    names: Sequence[str],
    viewer: Seat,
    dealer: Dealer,
    kinds: str | None,
    lapses: int,
    past: SavedState,
    on_failure: Callable[[str, str], None],
) -> tuple[dict[Seat, Bot], dict[Seat, CountedRng]]:
    """Return a bot for each seat but the viewer's, and each bot's random source.

    Args:
        names: the players in seating order.
        viewer: the seat of the person who plays, or ``ONLOOKER``.
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
    seats = [seat for seat in range(len(names)) if seat != viewer]
    for seat, kind in zip(
        seats, kinds_of_bots(kinds, [names[seat] for seat in seats]), strict=True
    ):
        name = names[seat]
        rngs[seat] = rng = CountedRng(dealer.bot_rng(seat), past.drawn_by(seat))
        bot = SafeBot(
            bot_called(kind, rng, lapses / 100), RandomBot(rng), partial(on_failure, name, kind)
        )
        bot.remember(past.memory(seat))
        bots[seat] = bot
    return bots, rngs


def kinds_of_bots(kinds: str | None, names: Sequence[str]) -> list[str]:
    """Return the kind of the bot called by each name; ``kinds`` as for :func:`seat_bots`."""
    if kinds is None:
        styles = (CAST.get(name.rstrip("0123456789"), CAUTIOUS) for name in names)
        return [BotName(NORMAL, style).key for style in styles]
    return kind_of_each(kinds, len(names))
