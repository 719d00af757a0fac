"""``accessible-uno simulate``: plays rounds among bots and says how fast that was."""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Final, TypeAlias

from accessible_uno.app.arguments import (
    LANG,
    RULE,
    Call,
    CommandOption,
    Values,
    parse_printable,
    whole_number,
)
from accessible_uno.app.commands.help import CommandRow
from accessible_uno.app.house_rules import bot_called, compile_rules, resolve
from accessible_uno.app.i18n import sentence
from accessible_uno.app.play_options import BOT, RULES
from accessible_uno.game.base import CHANCE, Action
from accessible_uno.game.chance import NextRound, answer_by_lot
from accessible_uno.game.engine import Game
from accessible_uno.game.legal import Legal
from accessible_uno.game.state import State
from accessible_uno.game.view import View
from accessible_uno.packages.watchdog import blame_rules
from accessible_uno.players.bot import Bot, imagines
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.players.registry import failure_of_bot, package_of_bot
from accessible_uno.table import Dealer
from accessible_uno.table.plan import kind_of_each
from accessible_uno.table.seated_bot import SafeBot
from accessible_uno.table.table import bots_choice

OPTIONS: Final = (
    CommandOption("--rounds", whole_number(1, 10_000_000), "1-10000000", 1000),
    CommandOption("--seats", whole_number(2, 10), "2-10", 4),
    RULES,
    RULE,
    BOT,
    CommandOption("--seed", parse_printable, "TEXT"),
    LANG,
)

Player: TypeAlias = tuple[Callable[[View, Legal], Action], View, Legal]
"""A bot's ``choose``, its view and its legal actions."""


def _simulate(call: Call, values: Values) -> int:
    """Play rounds among bots; the last line gives rounds, events and rounds a second."""
    game = compile_rules(*resolve(values["rules"], values["rule"]), values["seats"], "--seats")
    dealer = Dealer(values["seed"])
    bots = _bots(call.locale, values["bot"], dealer, values["seats"])
    gc.collect()
    gc.freeze()
    began = time.process_time()
    try:
        events = play_rounds(game, dealer, bots, values["rounds"])
    except Exception as error:
        fault = blame_rules(error, game.rules)
        if fault is None:
            raise
        raise fault from error
    spent = time.process_time() - began
    rounds = values["rounds"]
    sys.stdout.write(
        f"rounds={rounds} seats={len(bots)} events={events / rounds:.1f} "
        f"games/s={rounds / max(spent, 1e-9):.0f}\n"
    )
    return 0


def _bots(locale: str, kinds: str, dealer: Dealer, seats: int) -> list[Bot]:
    """Return a bot for each seat; a package's bot that fails is replaced, and named once."""

    @cache
    def report(kind: str) -> None:
        told = sentence(locale, "package-bot-failed", **failure_of_bot(kind, kind))
        sys.stderr.write(told + "\n")

    bots: list[Bot] = []
    for seat, kind in enumerate(kind_of_each(kinds.split(","), seats)):
        rng = dealer.bot_rng(seat)
        bot = bot_called(kind, rng)
        if package_of_bot(kind) is not None:
            bot = SafeBot(bot, RandomBot(rng), partial(report, kind))
        bots.append(bot)
    return bots


def play_rounds(game: Game, dealer: Dealer, bots: list[Bot], rounds: int) -> int:
    """Play ``rounds`` rounds, match after match, and return how many events there were."""
    events = 0
    next_round = NextRound()
    while rounds:
        state = game.open(len(bots))
        state.keeps_told = any(map(imagines, bots))
        players = [
            (bot.choose, View(state, seat), Legal(state, seat)) for seat, bot in enumerate(bots)
        ]
        while rounds and not state.winners:
            rounds -= 1
            events += len(game.act(state, next_round))
            while not state.round_over:
                seat = state.question.seat  # type: ignore[union-attr] # in a round, one is asked
                if seat >= 0 and not state.offers:
                    choose, view, legal = players[seat]
                    action = choose(view, legal)
                else:
                    action = next_unusual_action(game, state, players, bots, dealer)
                events += len(game.act(state, action))
    return events


def next_unusual_action(
    game: Game, state: State, players: Sequence[Player], bots: Sequence[Bot], dealer: Dealer
) -> Action:
    """Return the next action where chance is asked, or while an offer is open.

    A victory that no bot contests stands.
    """
    assert state.question is not None
    if state.question.seat == CHANCE:
        return answer_by_lot(state, dealer)
    seated = dict(enumerate(bots))
    offered = bool(state.offers) or game.has_private_offers
    found = bots_choice(state, seated, lambda seat: players[seat][1:], offered=offered)
    return NextRound() if found is None else found


simulate: Final = CommandRow("simulate", _simulate, OPTIONS)
