"""Lets bots of all manners play under the eyes of the referee, act by act.

``tests/bench/refereed_rounds.py`` plays as many rounds as one likes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final

from referee import Referee, Wrong

from accessible_uno.game.base import Action, Seat
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.players.bot import Bot
from accessible_uno.players.registry import make_bot
from accessible_uno.rules.preset import compile_preset
from accessible_uno.rules.shared.uno import Catch, SayUno
from accessible_uno.table import Dealer, Table
from accessible_uno.table.driver import Due, take_step

PARTS: Final = {"leaflet": range(2, 7), "classic": range(2, 11)}
ROUNDS_EACH: Final = 8
"""Of a match; some end before."""

KINDS: Final = (
    *("random", "easy", "normal:scatterbrained", "easy:bold", "normal:wary"),
    *("normal:sly", "easy:hasty", "normal"),
)
WHIMSICAL: Final = 3
"""At every third table one player does anything that is lawful."""

VERBS: Final = (
    *("draw", "pass", "take", "challenge", "catch", "uno", "name"),
    *("place", "dealer", "shuffle", "round"),
)
"""What a line may be counted as; all others lay cards."""

DOES: Final = {
    "Turn": "turn",
    "Drawn": "drawn",
    "ColourOwed": "colour",
    "Threat": "threat",
    "Contested": "contest",
}


class Whimsical:
    """Does any lawful act, and says UNO or denounces at any time when that is lawful."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def choose(self, view: View, legal: Legal) -> Action:
        """Answer with any kind of act, then with any act of the kind."""
        acts = [act for act in legal if act.answers_question]
        kind = self._chance.choice(sorted({type(act).__name__ for act in acts}))
        return self._chance.choice([act for act in acts if type(act).__name__ == kind])

    def interject(self, view: View, legal: Legal) -> Action | None:
        """Use some chances to speak."""
        if self._chance.random() < 0.8:
            return None
        acts = [act for act in legal if isinstance(act, Catch | SayUno)]
        return self._chance.choice(acts) if acts else None


class Watch:
    """Lets bots play, and compares the table with the referee after every act.

    Args:
        rules: the key of the preset.
        seats: how many play.
        losers: see :class:`Referee`.
        seed: of the cards and the bots.

    Attributes:
        acts: how many acts were judged.
        rounds: how many rounds have ended.
    """

    def __init__(self, rules: str, seats: int, *, losers: bool, seed: str) -> None:
        options = [("scoring", "losers")] if losers else []
        self.names = [f"P{seat}" for seat in range(seats)]
        self.referee = Referee(rules, self.names, losers=losers)
        self.state = compile_preset(rules, options, seats).open(seats)
        dealer = Dealer(seed)
        kinds = [KINDS[(hash_of(seed) + seat) % len(KINDS)] for seat in range(seats)]
        bots: dict[Seat, Bot] = {
            seat: make_bot(kind, dealer.bot_rng(seat)) for seat, kind in enumerate(kinds)
        }
        if hash_of(seed) % WHIMSICAL == 0:
            bots[0] = Whimsical(Random(seed))
        self.table = Table(
            self.state.game, self.names, dealer, bots=bots, state=self.state, recorder=self
        )
        self.lines: list[str] = []
        self.acts = self.rounds = 0
        self.counts: Counter[str] = Counter()

    def play(self, rounds: int) -> None:
        """Play so many rounds, or to the end of the match.

        Raises:
            Wrong: the table does not stand as the referee says.
        """
        while self.rounds < rounds and take_step(self.table) is not Due.OVER:
            pass

    def write_acts(self, acts: Sequence[Any]) -> None:
        """Judge an act and what chance gave because of it: first that, as in a record."""
        chance = [f"chance {act.notation(self.names)}" for act in acts if act.seat == -1]
        others = [
            f"{self.names[act.seat]} {act.notation(self.names)}".strip()
            if act.seat >= 0
            else act.notation(self.names)
            for act in acts
            if act.seat != -1
        ]
        if "round" in others and self.referee.asked == "nothing":
            self.lines.clear()
        for line in (*chance, *others):
            self.lines.append(line)
            self.referee.read(line)
            word = line.split()[0 if line == "round" else 1].partition(":")[0]
            self.counts[word if word in VERBS else "cards"] += 1
        self.acts += 1
        over, self.rounds = self.state.round_over, self.rounds + self.state.round_over
        self._compare(over=over)

    def _compare(self, *, over: bool) -> None:
        mine, state = self.referee, self.state
        asked = DOES.get(type(state.question).__name__, "nothing")
        told = {
            "hands": ([sorted(hand) for hand in mine.hands], [codes(h) for h in state.hands]),
            "round over": (mine.asked == "nothing", over),
            "asked": (mine.asked, "nothing" if over else asked),
            "scores": (mine.scores, list(state.scores)),
            "winner": (mine.round_winner, state.round_winner),
            "match": (mine.winners, sorted(state.winners)),
            "dealer": (mine.dealer, state.dealer),
            "pile": (len(mine.pile), len(state.pile)),
            "top": (mine.discard[-1], state.discard[-1].code),
            "discard": (sorted(mine.discard), codes(state.discard)),
        }
        if not over:
            told["owes"] = (mine.owes, [self._owes(seat) for seat in range(mine.count)])
            told["said"] = (mine.said, list(state.said_uno))
            speaking = {mine.turn, *(seat for seat, owes in enumerate(mine.owes) if owes)}
            told["may say UNO"] = (
                {seat for seat in speaking if mine.may_say_uno(seat)},
                {seat for seat in speaking if SayUno(seat) in self.table.legal(seat)},
            )
        if mine.asked in ("turn", "drawn", "threat", "colour"):
            told["turn"] = (mine.turn, state.question.seat if state.question else None)
            told["colour"] = (mine.colour, state.colour.value if state.colour else None)
            told["lawful"] = (mine.lawful(), self._open_to(mine.turn))
            if mine.count > 2:
                told["direction"] = (mine.direction, state.direction)
        for what, (right, found) in told.items():
            if right != found:
                raise Wrong(f"{what}: {right} by the clauses, {found} at the table")

    def _owes(self, seat: int) -> bool:
        """Whether the table lets somebody denounce a player."""
        return any(getattr(offer, "culprit", None) == seat for offer in self.state.offers)

    def _open_to(self, seat: int) -> set[str]:
        """What the table lets somebody answer, wilds without their colour."""
        legal = self.table.legal(seat)
        words = [act.notation(self.names).split() for act in legal if act.answers_question]
        return {each[0].partition("=")[0] for each in words}


def codes(cards: Iterable[Any]) -> list[str]:
    """The codes of some cards, in order of the alphabet."""
    return sorted(card.code for card in cards)


def hash_of(seed: str) -> int:
    """A number that a seed always gives."""
    return sum(map(ord, seed))


def referee_rounds(rounds: int, seed: str) -> tuple[int, Counter[str]]:
    """Play so many rounds in matches of all sizes; return how many acts were judged, and which.

    Raises:
        Wrong: with the lines of the round.
    """
    played = acts = number = 0
    found: Counter[str] = Counter()
    tables = [(rules, seats) for rules, sizes in PARTS.items() for seats in sizes]
    while played < rounds:
        rules, seats = tables[number % len(tables)]
        name = f"{seed} {number}"
        watch = Watch(rules, seats, losers=number // len(tables) % 2 == 1, seed=name)
        try:
            watch.play(min(ROUNDS_EACH, rounds - played))
        except AssertionError as wrong:
            told = "\n".join(watch.lines)
            raise Wrong(f"{rules}, {seats} players, seed “{name}”:\n{told}\n{wrong}") from wrong
        found.update(watch.counts)
        played, acts, number = played + watch.rounds, acts + watch.acts, number + 1
    return acts, found
