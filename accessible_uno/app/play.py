"""``accessible-uno play``: a whole match, alone against bots, or watched."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from accessible_uno.app.arguments import Option, one_of, parse, whole
from accessible_uno.app.commands import Call
from accessible_uno.app.failure import Failure
from accessible_uno.app.helping import command_help
from accessible_uno.app.house_rules import resolve
from accessible_uno.app.places import named, short
from accessible_uno.app.play_options import RULE, RULES, bot_called, compile_rules
from accessible_uno.app.saving import LATEST, Ledger, latest, new_place, resumed
from accessible_uno.app.sitting import sit
from accessible_uno.app.words import LANGUAGES, sentence
from accessible_uno.game.base import Seat
from accessible_uno.interface.settings import Pace, Settings
from accessible_uno.narration.verbosity import Verbosity
from accessible_uno.players.bot import Bot
from accessible_uno.players.character_bot import CharacterBot
from accessible_uno.players.characters import BOLD, CAUTIOUS, SCATTERBRAINED, Character
from accessible_uno.table import ONLOOKER, Dealer, Table

if TYPE_CHECKING:
    from accessible_uno.game.state import State

CAST: Final[dict[str, Character]] = {
    "Prudence": CAUTIOUS,
    "Victor": BOLD,
    "Luna": SCATTERBRAINED,
    "Basile": CAUTIOUS,
    "Olga": BOLD,
    "Zoé": SCATTERBRAINED,
}
"""The bots that a player may meet, each with its manners."""

LONGEST_NAME: Final = 20

OPTIONS: Final = (
    Option("--lang", one_of(*LANGUAGES), "|".join(LANGUAGES)),
    Option("--name", str, "NAME"),
    Option("--players", whole(2, 10), "2-10", 4),
    RULES,
    RULE,
    Option("--seed", str, "TEXT"),
    Option("--watch"),
    Option("--pace", one_of("wait", "short", "none"), "wait|short|none", "wait"),
    Option("--verbosity", one_of("brief", "normal", "full"), "brief|normal|full", "normal"),
    Option(
        "--speech",
        one_of("auto", "self", "screen-reader", "off"),
        "auto|self|screen-reader|off",
        "auto",
    ),
    Option("--rate", whole(80, 450), "80-450", 200),
    Option("--braille", one_of("off", "unicode"), "off|unicode", "off"),
    Option("--digits", one_of("traditional", "antoine"), "traditional|antoine", "traditional"),
    Option("--bot", str, "NAME"),
    Option("--lapses", whole(0, 100), "0-100", 100),
    Option("--accessible"),
    Option("--record", str, "FILE"),
    Option("--resume", str, "FILE"),
)
"""What ``play`` takes."""


@dataclass
class Seating:
    """Who sits where, and from which position the match goes on.

    Attributes:
        names: the players in seating order.
        viewer: the seat of the person who plays, or ``ONLOOKER``.
        state: a match to go on with.
        past: the lines of its record.
    """

    names: tuple[str, ...]
    viewer: Seat
    state: State | None = None
    past: Sequence[str] = ()


def play(call: Call) -> int:
    """Play or watch a match in the terminal; return 0 also when it is left open."""
    values = parse(OPTIONS, call.arguments)
    if values["help"]:
        return command_help(call.locale, "play", OPTIONS)
    rules, options = resolve(values["rules"], values["rule"])
    if values["resume"]:
        seating, game, rules, options = _resume(values, call.locale)
    else:
        seating = _seat(values, call.locale)
        game = compile_rules(rules, options, len(seating.names))
    dealer = Dealer(values["seed"])
    bots = _bots(seating, dealer, values["bot"], values["lapses"] / 100)
    troubles: list[tuple[str, dict[str, str | int]]] = []
    ledger = Ledger(
        rules, seating.names, options, call.locale, lambda *trouble: troubles.append(trouble)
    )
    if values["record"]:
        ledger.record_to(named(values["record"]), seating.past)
    if seating.viewer != ONLOOKER:
        ledger.keep_in(_place(values["resume"]), seating.past)
    table = Table(game, seating.names, dealer, bots=bots, state=seating.state, journal=ledger)
    settings = Settings(
        locale=call.locale,
        verbosity=Verbosity(values["verbosity"]),
        pace=Pace(values["pace"]),
        rate=values["rate"],
        braille=values["braille"] != "off",
    )
    return asyncio.run(
        sit(table, seating.viewer, ledger, {**values, "rules": rules}, settings, troubles)
    )


def _seat(values: Mapping[str, Any], locale: str) -> Seating:
    count = values["players"]
    if values["watch"]:
        return Seating(tuple(CAST)[:count] if count <= len(CAST) else _extras(count), ONLOOKER)
    name = values["name"] or sentence(locale, "app-your-name")
    _check_name(name)
    others = [other for other in _extras(count + 1) if other != name]
    return Seating((name, *others[: count - 1]), 0)


def _extras(count: int) -> tuple[str, ...]:
    """The cast, and numbered members where the table is larger."""
    more = (f"{name}{number}" for number in range(2, 10) for name in CAST)
    names = [*CAST, *more]
    return tuple(names[:count])


def _check_name(name: str) -> None:
    plain = all(letter.isalnum() or letter in "-_'’" for letter in name)
    if not name or not plain or len(name) > LONGEST_NAME:
        raise Failure("app-bad-name", name=name if len(name) <= LONGEST_NAME else f"{name[:20]}…")


def _bots(seating: Seating, dealer: Dealer, kind: str | None, lapses: float) -> dict[Seat, Bot]:
    bots: dict[Seat, Bot] = {}
    for seat, name in enumerate(seating.names):
        if seat != seating.viewer and kind is not None:
            bots[seat] = bot_called(kind, dealer.whim(seat))
        elif seat != seating.viewer:
            character = CAST.get(name.rstrip("0123456789"), CAUTIOUS).with_lapses(lapses)
            bots[seat] = CharacterBot(character, dealer.whim(seat))
    return bots


def _person(names: Sequence[str], values: Mapping[str, Any]) -> Seat:
    """Who goes on playing: ``--name``, else whoever is not of the cast, else the first seat."""
    if values["watch"]:
        return ONLOOKER
    if values["name"] is not None:
        if values["name"] not in names:
            known = ", ".join(names)
            raise Failure("app-nobody-called", name=values["name"], known=known)
        return names.index(values["name"])
    people = [seat for seat, name in enumerate(names) if name.rstrip("0123456789") not in CAST]
    return people[0] if people else 0


def _resume(
    values: Mapping[str, Any], locale: str
) -> tuple[Seating, Any, str, list[tuple[str, str]]]:
    place = _place(values["resume"])
    case, run, lines = resumed(place, locale)
    if run.state.winners:
        raise Failure("app-game-is-over", file=short(place))
    viewer = _person(run.names, values)
    seating = Seating(run.names, viewer, run.state, lines)
    return seating, run.game, case.header.rules, case.header.options


def _place(file: str | None) -> Path:
    if file is None:
        return new_place()
    return latest() if file == LATEST else named(file)
