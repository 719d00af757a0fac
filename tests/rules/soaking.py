"""Whole rounds among players of every kind, under any rules: nothing fails, and each round ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, TypeAlias

from accessible_uno.checks import rounds
from accessible_uno.game.actions import DrawCard, Pass, Take
from accessible_uno.game.base import CHANCE, TABLE, Action
from accessible_uno.game.chance import NextRound, answer_by_lot
from accessible_uno.game.engine import Game
from accessible_uno.game.legal import Legal
from accessible_uno.game.state import State
from accessible_uno.game.steps.drawing import MOST_REFILLS
from accessible_uno.game.view import View
from accessible_uno.players.bot import Bot
from accessible_uno.players.bot_names import our_bot_keys
from accessible_uno.players.registry import make_bot
from accessible_uno.players.strong_bot import StrongBot
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.rules.registry import all_options
from accessible_uno.rules.shared.leaving import Abandon
from accessible_uno.rules.shared.reports import Report
from accessible_uno.table import Dealer

Options: TypeAlias = rounds.Options

MOST_OPTIONS: Final = 10
ROUNDS: Final = 3
"""Rounds that are played of one match at most."""


class AnyPlayer:
    """Does any lawful act, each as likely as another of its kind, in turn or out of it."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def choose(self, view: View, legal: Legal) -> Action:
        """Answer with any kind of act, then with any act of the kind."""
        return self._one_of([act for act in legal if act.answers_question])

    def interject(self, view: View, legal: Legal) -> Action | None:
        """Use a twelfth of the chances to act unasked; leave and report less often still."""
        if self._chance.random() > 1 / 12:
            return None
        acts = [act for act in legal if not act.answers_question]
        rare = self._chance.random() < 1 / 20
        acts = [act for act in acts if isinstance(act, Abandon | Report) == rare]
        return self._one_of(acts) if acts else None

    def _one_of(self, acts: list[Action]) -> Action:
        kind = self._chance.choice(sorted({type(act) for act in acts}, key=lambda it: it.__name__))
        return self._chance.choice([act for act in acts if type(act) is kind])


class Drawer:
    """Draws whenever it may, keeps what it draws, takes every penalty, and lays nothing else."""

    def choose(self, view: View, legal: Legal) -> Action:
        """Draw, take or pass where that is lawful, else do the first thing that is."""
        acts = [act for act in legal if act.answers_question]
        for kind in (DrawCard, Take, Pass):
            for act in acts:
                if type(act) is kind:
                    return act
        return acts[0]

    def interject(self, view: View, legal: Legal) -> Action | None:
        """Say nothing."""
        return None


class Refuser(Drawer):
    """Declines: answers as the clock would for a silent player."""

    def choose(self, view: View, legal: Legal) -> Action:
        """Let the time run out."""
        return legal.default() or next(iter(legal))


def player(kind: str, chance: Random) -> Bot:
    """A player of a kind."""
    if kind in SENSIBLE:
        bot = make_bot(kind, chance.random)
        if isinstance(bot, StrongBot):
            bot.samples = 2  # what it does must be lawful, not good
        return bot
    if kind == "any":
        return AnyPlayer(chance)
    return Drawer() if kind == "drawer" else Refuser()


SENSIBLE: Final = our_bot_keys()
"""Our own bots, which play to win, or at least lay what they can."""

KINDS: Final = (*SENSIBLE, "any", "drawer", "refuser")


def longest_possible(game: Game) -> int:
    """How many acts a round may take, whatever its players do.

    Between two times that the draw pile runs out, no card is drawn or laid more than twice; a draw
    may need chance and end with a pass, a play may need an answer (G-01).
    """
    return (MOST_REFILLS + 1) * 6 * len(game.deck)


class Soak:
    """Matches that are played, and how long their rounds were.

    Attributes:
        acts: how many acts were done.
        rounds: how many rounds began.
        longest: the most acts of a round among sensible players, and among any; where none has
            been played, 0.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self.acts = self.rounds = 0
        self.longest = {"sensible": 0, "any": 0}

    def play(self, number: int) -> None:
        """Play the match of this number.

        Raises:
            AssertionError: something does not hold; the message says how to do it again.
        """
        chance = Random(f"{self._seed} {number}")
        key, options, seats, kinds = drawn(chance, number)
        try:
            game = rounds.text_of(key).compile(options, seats)
            lengths = rounds_among(game, kinds, chance)
        except Exception as wrong:
            what = f"match {number} of {self._seed!r}: {key} {options} {kinds}: {wrong!r}"
            raise AssertionError(what) from wrong
        self.acts += sum(lengths)
        self.rounds += len(lengths)
        company = "sensible" if set(kinds) <= set(SENSIBLE) else "any"
        self.longest[company] = max(self.longest[company], *lengths)


def rounds_among(game: Game, kinds: Sequence[str], chance: Random) -> list[int]:
    """Play some rounds of a match; return how many acts each took."""
    state = game.open(len(kinds))
    dealer = Dealer(chance.random().hex())
    bots = [player(kind, chance) for kind in kinds]
    deck = Counter(game.deck)
    bound = longest_possible(game)
    lengths: list[int] = []
    while state.question is not None and len(lengths) < ROUNDS:
        length = 0
        for act in acts_of_a_round(state, dealer, bots):
            # What a bot may do is what is lawful; see ``Legality`` for the last resort.
            reason = game.why_not(state, act)
            assert reason is None or act == game.default_answer(state), f"{act!r}: {reason!r}"
            game.act(state, act)
            length += 1
            assert length <= bound, f"a round has not ended after {bound} acts"
            if length % 16 == 0:
                rounds.check_position(state, deck)
        rounds.check_position(state, deck)
        lengths.append(length)
    return lengths


def drawn(chance: Random, number: int) -> tuple[str, Options, int, tuple[str, ...]]:
    """A preset, options that go with it, and the players at its table."""
    key = chance.choice(preset_keys())
    names = list(all_options())
    some = chance.sample(names, min(chance.choice((0, 1, 2, 4, MOST_OPTIONS)), len(names)))
    options = rounds.going_with(key, rounds.values_of(some, chance), number)
    seats = rounds.seats_for(key, number)
    kinds = KINDS if chance.random() < 0.5 else SENSIBLE
    return key, options, seats, tuple(chance.choice(kinds) for _ in range(seats))


def acts_of_a_round(state: State, dealer: Dealer, bots: list[Bot]) -> Iterator[Action]:
    """Yield the acts of a round, from its beginning to its end, as each becomes due."""
    yield NextRound()
    seated = [(bot, View(state, seat), Legal(state, seat)) for seat, bot in enumerate(bots)]
    while state.question is not None and not state.round_over:
        question = state.question
        if question.seat == CHANCE:
            yield answer_by_lot(state, dealer)
            continue
        aside = next(
            filter(None, (bot.interject(view, legal) for bot, view, legal in seated)), None
        )
        if aside is not None:
            yield aside
        elif question.seat == TABLE:
            yield NextRound()
        else:
            bot, view, legal = seated[question.seat]
            yield bot.choose(view, legal)
