"""The bot ``strong``: it tries each act on imagined hands, and judges what comes of it.

Positions that agree with all that its seat has seen are imagined; in each, every act is tried, and
a network that was learnt from games between bots says how likely the seat is to win then.  The
number of imagined positions is fixed, so that a seed gives the same game on any machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final

from msgspec import Struct

from accessible_uno.cards import Card
from accessible_uno.game.actions import DrawCard, Pass
from accessible_uno.game.base import Action, Refused
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import Sample, View
from accessible_uno.game.windows import Turn
from accessible_uno.players.bot import Thought, conclude
from accessible_uno.players.character_bot import DOUBTING, SEIZED, CharacterBot
from accessible_uno.players.characters import PLAIN, Character
from accessible_uno.players.choices import answers, interruptions, laid_by, silent
from accessible_uno.players.evaluate import ATTACKS, WILD_DRAW_FOUR
from accessible_uno.players.judgement import DIGITS, describe, judgement_for
from accessible_uno.players.own_side import sparing
from accessible_uno.rules.shared.reports import Vote
from accessible_uno.rules.shared.sides import Side, Sides

SAMPLES: Final = 64
"""Most imagined positions that an act is tried on."""

TRIALS: Final = 280
"""Most acts tried for a decision; on a slow machine they take less than 100 ms."""

FIRST_LOOK: Final = 0.4
"""The part of the trials in which every act is tried; the rest is for the most promising ones."""

PROMISING: Final = 3
"""So many acts are looked at longer."""

FOLLOW: Final = 12
"""Most questions that are answered in the usual way until somebody is on turn."""

RATHER_PLAY: Final = 0.04
"""By so much a draw must promise more than every card: what one draws is a guess."""

SWAY: Final = 0.01
"""How much a style that likes something by one more finds it better, in chances to win."""


class Opinion(Struct, frozen=True):
    """What a bot thinks of an act.

    Attributes:
        action: the act.
        chance: how likely the seat is to win after it, from 0 to 1.
        liking: what its style adds to that.
    """

    action: Action
    chance: float
    liking: float = 0.0

    @property
    def worth(self) -> float:
        """What the bot decides by."""
        return self.chance + self.liking


class StrongBot:
    """Plays by its view alone, thinking ahead.

    Args:
        character: its style, and how often it forgets.
        chance: returns a number from 0 up to 1.
        samples: how many positions it imagines for a decision.

    Attributes:
        samples: the same; it may be changed.
    """

    def __init__(
        self, character: Character, chance: Callable[[], float], samples: int = SAMPLES
    ) -> None:
        self._character = character
        self._chance = chance
        self.samples = samples
        self._simple = CharacterBot(character, chance)

    def choose(self, view: View, legal: Legal) -> Action:
        """Answer the question with the act that promises most."""
        return conclude(self.think(view, legal))

    def interject(self, view: View, legal: Legal) -> Action | None:
        """Denounce, shout, or lay out of turn where that promises more than to wait."""
        return conclude(self.think_of_offers(view, legal))

    def think(self, view: View, legal: Legal) -> Thought[Action]:
        """Answer the question; a step for each act tried."""
        if isinstance(view.question, Vote):
            return self._simple.choose(view, legal)
        acts = sparing(view, legal, answers(view, legal))
        if len(acts) < 2:
            return acts[0] if acts else self._simple.choose(view, legal)
        opinions = yield from self.weigh(view, acts)
        if not opinions:
            return self._simple.choose(view, legal)
        if self._happens(self._character.slips):
            opinions = self._slipped(opinions)
        return self._said(legal, opinions[0].action)

    def _slipped(self, opinions: list[Opinion]) -> list[Opinion]:
        """Return one of the best acts; a slip lays another card, it does not draw instead."""
        lays = bool(laid_by(opinions[0].action))
        near = [each for each in opinions if bool(laid_by(each.action)) == lays][:PROMISING]
        return [near[int(self._chance() * len(near))]]

    def think_of_offers(self, view: View, legal: Legal) -> Thought[Action | None]:
        """Use an offer or none; a step for each act tried."""
        wish = self._simple.interject(view, legal)
        if wish is None or wish.verbs in SEIZED:
            return wish
        jumps = interruptions(view, legal)
        acts = [wish, *(each for each in jumps if each != wish)]
        opinions = yield from self.weigh(view, acts, waits=True)
        return opinions[0].action if opinions else None

    def memory(self) -> list[str]:
        """Return the offers that the bot has decided about."""
        return self._simple.memory()

    def remember(self, memory: Iterable[str]) -> None:
        """Restore the offers that the bot has decided about."""
        self._simple.remember(memory)

    def weigh(
        self, view: View, acts: Sequence[Action], *, waits: bool = False
    ) -> Thought[list[Opinion]]:
        """Return what the bot thinks of each act that can be done, the best first.

        ``waits``: only acts are returned that promise more than to do nothing.
        """
        stream = Stream(self._chance())
        likings = [self._liking(view, action, acts) for action in acts]
        trials = _Trials(view, [*acts, None] if waits else acts, stream)
        everything = range(len(acts))
        samples = max(1, min(self.samples, trials.most // trials.width))
        first = max(1, int(samples * FIRST_LOOK)) if len(acts) > PROMISING else samples
        yield from trials.run(everything, first)
        if first < samples:
            best = sorted(everything, key=lambda at: -trials.mean(at) - likings[at])[:PROMISING]
            spent = first * trials.width
            more = (trials.most - spent) // (len(best) + waits)
            yield from trials.run(best, min(self.samples - first, more))
        least = trials.mean(len(acts)) if waits else -1.0
        opinions = [
            Opinion(action, mean, liking)
            for at, (action, liking) in enumerate(zip(acts, likings, strict=True))
            if (mean := trials.mean(at)) >= 0 and mean > least
        ]
        return sorted(opinions, key=lambda each: -round(each.worth, DIGITS))

    def _liking(self, view: View, action: Action, acts: Sequence[Action]) -> float:
        """Return how much the style likes an act, and how little it likes to draw by choice."""
        style = self._character
        others = any(laid_by(each) and not _is_bluff(each) for each in acts)
        if isinstance(action, DrawCard | Pass):
            return -RATHER_PLAY if others and isinstance(action, DrawCard) else -RATHER_PLAY / 2
        if action.verbs == DOUBTING:
            return 5 * SWAY * (style.doubts - PLAIN.doubts)
        liking = 0.0
        laid = laid_by(action)
        if _is_bluff(action) and others:
            liking -= SWAY * (2 - 5 * style.bluffs)
        if any(held.face in ATTACKS for held in laid):
            liking += SWAY * (style.attacks - PLAIN.attacks)
        if any(held.is_wild for held in laid) and others and isinstance(view.question, Turn):
            liking -= SWAY * (style.hoards_wilds - 0.5)
        return liking

    def _said(self, legal: Legal, action: Action) -> Action:
        """Return the act as it is done: now and then UNO is forgotten."""
        if getattr(action, "uno", False) and self._happens(self._character.forgets_uno):
            for each in legal:
                if silent(each) == silent(action) and not getattr(each, "uno", False):
                    return each
        return action

    def _happens(self, likelihood: float) -> bool:
        return likelihood > 0 and self._chance() < likelihood


class _Trials:
    """Tries acts on imagined positions; the same positions for all that are tried together.

    Args:
        view: of the seat that thinks.
        tried: the acts; ``None``, which may stand last and is tried always: doing nothing.
        stream: decides what is imagined.

    Attributes:
        width: how many acts are tried.
        most: how many trials there may be; fewer where each asks for the chances of a whole side.
    """

    def __init__(self, view: View, tried: Sequence[Action | None], stream: Stream) -> None:
        self._view = view
        self._tried = tried
        self._stream = stream
        self._side = _side_of(view)
        self._sums = [0.0] * len(tried)
        self._counts = [0] * len(tried)
        self.width = len(tried)
        self.most = TRIALS * 2 // (1 + len(self._side))

    def run(self, places: Sequence[int], samples: int) -> Thought[None]:
        """Try the acts at some places on so many positions."""
        if self._tried[-1] is None:
            places = [*places, self.width - 1]
        for _ in range(samples):
            sample = self._view.sample(self._stream.random)
            for place in places:
                self._sums[place] += after(sample, self._tried[place], self._view, self._side)
                self._counts[place] += 1
                yield 0.0

    def mean(self, place: int) -> float:
        """How likely the seat is to win after an act, in the digits that count."""
        return round(self._sums[place] / self._counts[place], DIGITS)


def _is_bluff(action: Action) -> bool:
    """Whether an act lays a wild draw four, which may be doubted."""
    cards: tuple[Card, ...] = laid_by(action)
    return WILD_DRAW_FOUR in cards


def after(sample: Sample, action: Action | None, view: View, side: Side) -> float:
    """Return how likely the ``side`` of ``view`` is to win when ``action`` is done; ``None``:
    nothing.

    Negative: it cannot be done.
    """
    trial = sample.copy()
    seat, before = view.seat, trial.question
    try:
        if action is not None:
            trial.act(action)
        for _ in range(FOLLOW):
            asked = trial.asked
            if asked is None:
                break
            if isinstance(trial.question, Turn) or (asked == seat and trial.question is not before):
                break
            usual = trial.legal(asked).default()
            if usual is None:
                break
            trial.act(usual)
    except Refused:
        return -1000.0
    if trial.asked is not None:
        chance_to_win = judgement_for(len(view.playing)).chance_to_win
        return sum(chance_to_win(describe(trial, each)) for each in side)
    return float(trial.winner in side)


def _side_of(view: View) -> Side:
    """Return the seats still in whose victory in the round is one of the seat of ``view``."""
    shared = next((side for side in view.recall(Sides).counted if view.seat in side), (view.seat,))
    return tuple(seat for seat in shared if seat in view.playing)


class Stream:
    """Gives numbers from 0 up to 1.

    A saved game counts the numbers that a bot has drawn, and draws them again when it is resumed:
    a bot that imagines a hundred hands for each card draws one.
    """

    def __init__(self, start: float) -> None:
        self.random = Random(start).random
