"""Counts what bots do against their own side; measures what it is worth to know the sides.

    python tests/bench/sides.py [--rounds 10000]
    python tests/bench/sides.py --worth 2000

The first plays rounds of teams and partners, with aimed cards, exchanged hands, boomerangs and
doubts, at tables of four to eight, by bots of every level that forget as often as they can: one
round of ten by ``strong``.  It prints for each level how often a bot has denounced, reported,
doubted, condemned, aimed at or thrown a card back at a player, how often that was a partner, and
how often a hand was exchanged with a partner to the loss of the side.  What counts as that is
written here apart from the bots.

The second lets a side that knows of itself play against one whose bots take everybody for an
opponent: each deal twice, with the sides turned round.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, Final, NamedTuple

from accessible_uno.cards import Face
from accessible_uno.game.actions import Choose, Play
from accessible_uno.game.base import Action, ChoiceWord, Seat
from accessible_uno.game.legal import Legal
from accessible_uno.game.state import State
from accessible_uno.game.view import View
from accessible_uno.game.windows import Threat
from accessible_uno.players.bot import Bot
from accessible_uno.players.registry import make_bot
from accessible_uno.rules.preset import compile_preset
from accessible_uno.rules.shared.doubting import Challenge
from accessible_uno.rules.shared.reports import CastVote, Report
from accessible_uno.rules.shared.sides import Sides
from accessible_uno.rules.shared.uno import Catch
from accessible_uno.table import Dealer, Table


class Setting(NamedTuple):
    """A table: its rules, options on top, and how many sit there."""

    rules: str
    options: tuple[tuple[str, str], ...]
    seats: int


AIMED: Final = ("target-draw", "on")
SEVEN: Final = ("seven-swap", "on")
SWAP: Final = ("swap-card", "on")
BACK: Final = ("boomerang", "on")
STACK: Final = ("stack", "wp")
LEAVE: Final = ("abandon", "on")
HALVES: Final = ("teams", "halves")

SETTINGS: Final = (
    Setting("teams", (), 4),
    Setting("teams", (AIMED, BACK), 4),
    Setting("teams", (SEVEN, SWAP), 4),
    Setting("teams", (AIMED, SEVEN, STACK), 6),
    Setting("teams", (HALVES, AIMED, SWAP), 6),
    Setting("teams", (HALVES, SEVEN), 8),
    Setting("partners", (), 4),
    Setting("partners", (AIMED, BACK), 4),
    Setting("partners", (SEVEN, SWAP), 4),
    Setting("partners", (AIMED, SEVEN, STACK), 4),
)
MANNERS: Final = ("", ":scatterbrained", ":bold")
SHARES: Final = {"easy": 9, "normal": 9, "strong": 2}
"""How many rounds of twenty each level plays; ``strong`` thinks long."""
SAMPLES: Final = 6
"""Of ``strong``; which acts it weighs does not depend on it."""

EXCHANGED: Final = (Face.SEVEN, Face.SWAP_HANDS)


def named_by(view: View, legal: Legal, act: Action) -> tuple[str, Seat, bool] | None:
    """What an act does to a player, to whom, and whether it harms the side of a partner."""
    question: Any = view.question
    if isinstance(act, Catch):
        return "denounced", act.culprit, True
    if isinstance(act, Report):
        return "reported", act.culprit, True
    if isinstance(act, CastVote):
        return ("condemned", question.culprit, True) if act.agrees else None
    if isinstance(act, Challenge):
        accused = act.accused if act.accused is not None else question.doubtful[0]
        return "doubted", accused, True
    if isinstance(act, Play):
        if act.card.face is Face.BOOMERANG and isinstance(question, Threat):
            return "thrown back", question.by, True
        if isinstance(act.choice, int):
            allowed = legal.choices(act.card)
            if act.card.face in EXCHANGED:
                return "exchanged", act.choice, loses(view, allowed, act.choice, view.held - 1)
            return "aimed", act.choice, True
    if isinstance(act, Choose) and isinstance(act.what, int):
        return "exchanged", act.what, loses(view, view.playing, act.what, view.held)
    return None


def loses(view: View, allowed: tuple[Any, ...], partner: Seat, kept: int) -> bool:
    """Whether a side loses where a hand of ``kept`` cards goes to a partner.

    It does where an opponent's shorter hand could have been had, or where nobody had to exchange
    and the partner gets no shorter hand.
    """
    side = partners_of(view.recall(Sides), view.seat)
    others = [seat for seat in view.playing if seat not in side]
    if any(view.counts[seat] < kept for seat in others if seat in allowed):
        return True
    return ChoiceWord.NONE in allowed and kept >= view.counts[partner]


def partners_of(sides: Sides, seat: Seat) -> tuple[Seat, ...]:
    """The side of a seat, itself included."""
    return next((side for side in sides.sides if seat in side), (seat,))


class Watched:
    """A bot whose acts are counted.

    Args:
        bot: decides.
        tally: takes what is done, to whom: to a partner, or to an opponent.
    """

    def __init__(self, bot: Bot, tally: Counter[tuple[str, str]]) -> None:
        self._bot = bot
        self._tally = tally

    def choose(self, view: View, legal: Legal) -> Action:
        """Answer the question as the bot does."""
        return self._counted(view, legal, self._bot.choose(view, legal))

    def interject(self, view: View, legal: Legal) -> Action | None:
        """Use an offer as the bot does."""
        act = self._bot.interject(view, legal)
        return None if act is None else self._counted(view, legal, act)

    def _counted(self, view: View, legal: Legal, act: Action) -> Action:
        found = named_by(view, legal, act)
        if found is not None:
            deed, whom, harms = found
            own = whom in partners_of(view.recall(Sides), view.seat)
            self._tally[deed, "partner" if own else "opponent"] += 1
            if own and harms:
                self._tally[deed, "harm"] += 1
        return act


class SidelessView(View):
    """What a seat sees that takes everybody for an opponent."""

    def recall(self, kind: type[Any]) -> Any:
        """Return a rule's note; that on the sides is empty."""
        return Sides() if kind is Sides else super().recall(kind)


class Sideless:
    """A bot that does not know its side."""

    def __init__(self, bot: Bot, state: State, seat: Seat) -> None:
        self._bot = bot
        self._view = SidelessView(state, seat)

    def choose(self, _: View, legal: Legal) -> Action:
        """Answer the question as the bot does."""
        return self._bot.choose(self._view, legal)

    def interject(self, _: View, legal: Legal) -> Action | None:
        """Use an offer as the bot does."""
        return self._bot.interject(self._view, legal)


def rounds_of(setting: Setting) -> int:
    """How many rounds are played of one match: all three with partners, who change."""
    return 3 if setting.rules == "partners" else 1


def play(setting: Setting, seed: str, seat_bot: Callable[[State, Seat, Dealer], Bot]) -> State:
    """Play one round, or those with each partner."""
    rules, options, seats = setting
    state = compile_preset(rules, options, seats).open(seats)
    dealer = Dealer(seed)
    bots = {seat: seat_bot(state, seat, dealer) for seat in range(seats)}
    names = [f"B{seat}" for seat in range(seats)]
    table = Table(state.game, names, dealer, bots=bots, state=state)
    table.next_round()
    while not table.over:
        if table.between_rounds:
            if state.round == rounds_of(setting):
                break
            table.next_round()
            continue
        act = table.bot_action()
        if act is None:
            table.let_stand()
        else:
            table.act(act)
    return state


def thinking(kind: str, seat: Seat, dealer: Dealer) -> Bot:
    """A bot of a kind that forgets as often as it can; ``strong`` thinks shorter than usual."""
    bot = make_bot(kind, dealer.bot_rng(seat))
    if hasattr(bot, "samples"):
        bot.samples = SAMPLES
    return bot


def kind_of(number: int) -> str:
    """The kind of the bots of a round."""
    levels = [level for level, share in SHARES.items() for _ in range(share)]
    return levels[number // len(SETTINGS) % len(levels)]


def count_acts(first: int, rounds: int) -> dict[str, Counter[tuple[str, str]]]:
    """Play some rounds, or two more; return what was done at each level, and to whom."""
    found = {level: Counter[tuple[str, str]]() for level in SHARES}
    for number in count(first):
        if sum(tally["rounds", ""] for tally in found.values()) >= rounds:
            break
        level = kind_of(number)
        tally = found[level]

        def seat_bot(state: State, seat: Seat, dealer: Dealer) -> Bot:
            kind = level + MANNERS[(number + seat) % len(MANNERS)]  # noqa: B023  # used at once
            return Watched(thinking(kind, seat, dealer), tally)  # noqa: B023

        setting = SETTINGS[number % len(SETTINGS)]
        play(setting, f"sides {number}", seat_bot)
        tally["rounds", ""] += rounds_of(setting)
    return found


def won_by_knowing(level: str, setting: Setting, deals: int) -> tuple[int, int]:
    """Return how many rounds a side won that knew of itself, and how many somebody won."""
    won = played = 0
    for number in range(deals):
        for knowing in (0, 1):

            def seat_bot(state: State, seat: Seat, dealer: Dealer) -> Bot:
                bot = make_bot(level, dealer.bot_rng(seat))
                return bot if seat % 2 == knowing else Sideless(bot, state, seat)  # noqa: B023

            winner = play(setting, f"worth {number}", seat_bot).round_winner
            if winner is not None:
                played += 1
                won += winner % 2 == knowing
    return won, played


def rows(found: dict[str, Counter[tuple[str, str]]]) -> Iterator[str]:
    """The table of what was done."""
    yield f"{'level':8} {'deed':12} {'partner':>8} {'opponent':>9} {'harm':>6}"
    for level, tally in found.items():
        yield f"{level:8} {'(rounds)':12} {tally['rounds', '']:8}"
        for deed in sorted({deed for deed, _ in tally} - {"rounds"}):
            counts = (tally[deed, whom] for whom in ("partner", "opponent", "harm"))
            yield "{:8} {:12} {:8} {:9} {:6}".format(level, deed, *counts)
    harm = sum(tally[key] for tally in found.values() for key in tally if key[1] == "harm")
    yield f"harm={harm}"


def main() -> None:
    """Count, or measure."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--worth", type=int, default=0)
    parser.add_argument("--level", default="normal:scatterbrained")
    given = parser.parse_args()
    if not given.worth:
        lines = rows(count_acts(given.first, given.rounds))
        sys.stdout.writelines(f"{line}\n" for line in lines)
        return
    for setting in (Setting("teams", (), 4), Setting("teams", (AIMED,), 4)):
        won, played = won_by_knowing(given.level, setting, given.worth)
        share = won / max(1, played)
        spread = 1.96 * (share * (1 - share) / max(1, played)) ** 0.5
        sys.stdout.write(
            f"{given.level} {setting.options}: {won} of {played} rounds, "
            f"{100 * share:.1f} % ({100 * (share - spread):.1f} to {100 * (share + spread):.1f})\n"
        )


if __name__ == "__main__":
    main()
