"""A game: rules compiled once into tables, so that a rule that is off costs nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeAlias

from accessible_uno.cards import CARDS, COLOURS, Card, Colour, Face
from accessible_uno.game.actions import Choose, Play, play
from accessible_uno.game.actions.notation import choices
from accessible_uno.game.base import (
    ANYONE,
    CHANCE,
    ONLOOKER,
    Action,
    Choice,
    Event,
    Reason,
    Refused,
    Seat,
    Step,
    Window,
)
from accessible_uno.game.chance import NextRound, Shuffled
from accessible_uno.game.frozen import frozen
from accessible_uno.game.reasons import NoLongerIn
from accessible_uno.game.rule import Rewritten, Rule, Seam
from accessible_uno.game.state import State
from accessible_uno.game.steps import Resume
from accessible_uno.game.windows import BetweenRounds, Contested, ShuffleNeeded, Threat, Turn

BUDGET: Final = range(5_000)
"""More steps than any action needs; a game that takes more is told to be at fault."""

Grant: TypeAlias = Callable[[State, Window, Action], bool]
Veto: TypeAlias = Callable[[State, Window, Action], Reason | None]
Meaning: TypeAlias = Callable[[State, Any], Rewritten]
Outcomes: TypeAlias = dict[Choice, tuple[Step, ...]]
Picked: TypeAlias = tuple[Step, ...] | Reason


class Unsettled(RuntimeError):
    """Steps keep bringing further steps: two rules send each other round in circles."""


@frozen
class Answer:
    """How a kind of window takes a kind of action.

    Attributes:
        always: whether some rule takes it without condition.
        grants: conditions, one of which must hold otherwise.
        vetoes: conditions, none of which may hold.
        conditional: whether any condition is to be asked.
    """

    always: bool
    grants: tuple[Grant, ...]
    vetoes: tuple[Veto, ...]
    conditional: bool


class RewriteFrom(Step):
    """A step that rules have rewritten around itself; the later rules are still to be asked."""

    __slots__ = ("place", "step")

    def __init__(self, step: Step, place: int) -> None:
        self.step = step
        self.place = place

    def do(self, state: State) -> None:
        """Ask the rules from ``place`` on, then do the step."""
        state.game.settle_step(state, self.step, self.place)


class Seams(dict[type[Rule], tuple[tuple[str, Seam], ...]]):
    """For each class of rules its methods that are attached somewhere, and where; found once."""

    def __missing__(self, kind: type[Rule]) -> tuple[tuple[str, Seam], ...]:
        found = self[kind] = tuple(
            (name, seam) for name in dir(kind) for seam in getattr(getattr(kind, name), "seams", ())
        )
        return found


_SEAMS: Final = Seams()


class Matches(dict[tuple[Card, Colour | None], frozenset[Card]]):
    """For each top card and active colour, the cards that go on it; worked out when asked for."""

    def __init__(self, rules: tuple[Rule, ...]) -> None:
        super().__init__()
        self._tests = [rule.matches for rule in rules if type(rule).matches is not Rule.matches]

    def __missing__(self, key: tuple[Card, Colour | None]) -> frozenset[Card]:
        top, colour = key
        found = self[key] = frozenset(
            laid for laid in CARDS if any(goes(laid, top, colour) for goes in self._tests)
        )
        return found


class Game:
    """The rules of a table, compiled.  One object serves any number of matches at once.

    Attributes:
        rules: the rules in force, in the order in which they are asked.
        deck: every card, in canonical order.
        pieces: what the players call it: ``"cards"``, or ``"dice"``.
        hand_size: cards dealt to each player.
        standing: windows open to everyone while a round is played.
        answerable: faces whose effect the next player may answer.
        colour_apart: whether the colour of a wild is named once it is laid.
        combining: the rules that let cards be laid together.
        choosers: for each face with which something is chosen, what may be.
        effects: for each face that does something when laid, what it does.
        first_effects: the same for the first card of a round.
        rewritten: for each kind of step that some rule may rewrite, what it makes of it.
        any_match_may_be_laid: whether on a turn no rule forbids a card that matches.
        matches: for each top card and active colour, the cards that go on it.
    """

    def __init__(
        self, rules: Iterable[Rule], among_equals: Callable[[Rule], Any] = lambda rule: rule.key
    ) -> None:
        """Compile ``rules``; those of one rank are asked in the order of ``among_equals``."""
        self.rules: tuple[Rule, ...] = tuple(
            sorted(rules, key=lambda each: (each.rank, among_equals(each)))
        )
        self.pieces = next((each.pieces for each in self.rules if each.pieces), "cards")
        self.deck: tuple[Card, ...] = tuple(
            sorted(
                (laid for rule in self.rules for laid in rule.cards()), key=lambda laid: laid.rank
            )
        )
        self.hand_size = next(
            (size for rule in self.rules if (size := rule.hand_size()) is not None), 7
        )
        self.open_windows: tuple[Window, ...] = tuple(
            dict.fromkeys(window for rule in self.rules for window in rule.open_windows())
        )
        self.answerable = frozenset(face for rule in self.rules for face in rule.answerable())
        self.colour_apart = any(rule.colour_apart for rule in self.rules)
        self.combining = self._overriding("combinations")
        self._offering = self._overriding("private_offers")
        self._clocks = self._overriding("time_limit")
        self._punishing = self._overriding("punish_illegal")
        self._arranging = self._overriding("arrange")
        self.choosers: dict[Face, tuple[Callable[..., tuple[Choice, ...]], ...]]
        self.choosers = self._by_target("chooses")
        self._outcomes: dict[type[Window], tuple[Callable[..., Outcomes], ...]]
        self._outcomes = self._by_target("outcomes")
        self._picks: dict[type[Window], tuple[Callable[..., Picked], ...]]
        self._picks = self._by_target("picks")
        self.effects: dict[Face, tuple[Meaning, ...]] = self._by_target("effect")
        self.first_effects: dict[Face, tuple[Meaning, ...]] = self._by_target("first")
        self.rewritten: dict[type[Step], tuple[Meaning, ...]] = self._by_target("rewrites")
        self._silences: dict[type[Window], tuple[Callable[..., Action], ...]] = self._by_target(
            "silence"
        )
        self._answers = self._compile_answers()
        self._kinds = {window: tuple(kinds) for window, kinds in self._answers.items()}
        self._all_kinds = tuple(
            sorted(
                {kind for kinds in self._answers.values() for kind in kinds},
                key=lambda kind: kind.__name__,
            )
        )
        self._free: dict[type[Window | None], frozenset[type[Action]]] = {
            window: frozenset(kind for kind, answer in kinds.items() if not answer.conditional)
            for window, kinds in self._answers.items()
        }
        self._plays: dict[type[Window | None], Answer] = {
            window: kinds[Play] for window, kinds in self._answers.items() if Play in kinds
        }
        self.any_match_may_be_laid = Turn in self._plays and not self._plays[Turn].conditional
        self.matches = Matches(self.rules)

    def _seams(self) -> Iterator[tuple[Seam, Any]]:
        for rule in self.rules:
            for name, seam in _SEAMS[type(rule)]:
                if not seam.when or getattr(rule, seam.when):
                    yield seam, getattr(rule, name)

    def about(self, face: Face) -> tuple[Rule, ...]:
        """The rules that give a face a meaning."""
        kinds = ("effect", "first", "chooses")
        named = {
            method.__self__
            for seam, method in self._seams()
            if seam.kind in kinds and seam.target is face
        }
        return tuple(rule for rule in self.rules if rule in named or face in rule.answerable())

    def _overriding(self, name: str) -> tuple[Rule, ...]:
        """The rules that have a method of their own called ``name``."""
        return tuple(
            rule for rule in self.rules if getattr(type(rule), name) is not getattr(Rule, name)
        )

    def outcomes(self, state: State, window: Window) -> Outcomes:
        """What may be chosen in answer to ``window``, and the steps that come of it."""
        found: Outcomes = {}
        for method in self._outcomes.get(type(window), ()):
            found |= method(state, window)
        return found

    @property
    def has_private_offers(self) -> bool:
        """Whether some rule makes chances of the hands held."""
        return bool(self._offering)

    def picked(self, state: State, window: Window, cards: tuple[Card, ...]) -> Picked:
        """The steps that come of picking ``cards`` in answer to ``window``, or why not."""
        (method,) = self._picks[type(window)]
        return method(state, window, cards)

    def offers_to(self, state: State, seat: Seat) -> tuple[Window, ...]:
        """What ``seat`` might do besides: open windows, and what the rules make of the hand."""
        if seat not in state.playing:
            return ()
        found = [offer for offer in state.offers if offer.seat in (seat, ANYONE)]
        if self._offering and state.question is not None and state.question.seat >= 0:
            for rule in self._offering:
                found += rule.private_offers(state, seat)
        return tuple(found)

    def time_limit(self, window: Window) -> int:
        """How many seconds ``window`` may wait for its seat; 0: as many as it takes."""
        return min(
            (given for rule in self._clocks if (given := rule.time_limit(window))), default=0
        )

    def arrange(self, state: State) -> None:
        """Let the rules in force seat and group the players for a round."""
        for rule in self._arranging:
            rule.arrange(state)

    def _by_target(self, kind: str) -> dict[Any, tuple[Any, ...]]:
        found: dict[Any, tuple[Any, ...]] = {}
        for seam, method in self._seams():
            if seam.kind == kind:
                found[seam.target] = (*found.get(seam.target, ()), method)
        return found

    def _compile_answers(self) -> dict[type[Window | None], dict[type[Action], Answer]]:
        table: dict[type[Window | None], dict[type[Action], Answer]] = {}
        always = (
            *ALWAYS_OPEN,
            *(pair for rule in self.rules for pair in rule.opens),
            *((window, Choose) for window in self._outcomes),
        )
        pairs: dict[tuple[Any, Any], None] = dict.fromkeys(always)
        seams = list(self._seams())
        pairs.update(dict.fromkeys((s.target, s.action) for s, _ in seams if s.kind == "answers"))
        for window, action in pairs:
            here = [
                (s.kind, method) for s, method in seams if (s.target, s.action) == (window, action)
            ]
            free = (window, action) in always
            grants = tuple(method for kind, method in here if kind == "answers")
            vetoes = tuple(method for kind, method in here if kind == "forbids")
            conditional = bool(vetoes) or not free
            table.setdefault(window, {})[action] = Answer(free, grants, vetoes, conditional)
        return table

    def open(self, seats: int) -> State:
        """Return a new match of ``seats`` players, waiting for its first round."""
        state = State(self, seats)
        state.question = BetweenRounds()
        return state

    def kinds(self) -> tuple[type[Action], ...]:
        """Every kind of action that some window takes, in a fixed order."""
        return self._all_kinds

    def answered_by(self, window: type[Window]) -> tuple[type[Action], ...]:
        """The kinds of action that a kind of window takes."""
        return self._kinds.get(window, ())

    def default_answer(self, state: State) -> Action | None:
        """What is done for a player who does not answer, or ``None`` when nobody is asked."""
        window = state.question
        if window is None:
            return None
        for answer in self._silences.get(window.__class__, ()):
            return answer(state, window)
        return None

    def why_not(self, state: State, action: Action) -> Reason | None:
        """Return why ``action`` is refused now, or ``None`` when it may be done."""
        kind = type(action)
        seat = action.seat
        question = state.question
        reason: Reason | None = None
        if seat == ONLOOKER:
            return NoLongerIn()
        if question is not None:
            if kind.of_players and seat >= 0 and seat not in state.playing:
                return NoLongerIn()
            answer = self._answers.get(type(question), _NOTHING).get(kind)
            if answer is not None and question.seat in (seat, ANYONE):
                reason = self._judge(state, question, action, answer)
                if reason is None:
                    return None
        for offer in self._besides(state):
            answer = self._answers.get(offer.__class__, _NOTHING).get(kind)
            if answer is not None and offer.seat in (seat, ANYONE):
                against = self._judge(state, offer, action, answer)
                if against is None:
                    return None
                reason = reason or against
        return reason or action.reason_if_no_window(state)

    def punish_illegal(
        self, state: State, refused: Action, reason: Reason, *, live: bool
    ) -> Action | None:
        """Return what a refused act counts as, where a rule punishes it."""
        for rule in self._punishing:
            punished = rule.punish_illegal(state, refused, reason, live)
            if punished is not None and self.why_not(state, punished) is None:
                return punished
        return None

    def _besides(self, state: State) -> tuple[Window, ...]:
        if state.round_over or state.question is None or state.question.seat < 0:
            return tuple(state.offers)
        return (*state.offers, *self.open_windows)

    @staticmethod
    def _judge(state: State, window: Window, action: Action, answer: Answer) -> Reason | None:
        reason = action.check(state, window)
        if reason is not None:
            return reason
        for veto in answer.vetoes:
            reason = veto(state, window, action)
            if reason is not None:
                return reason
        if answer.always:
            return None
        for grant in answer.grants:
            if grant(state, window, action):
                return None
        return action.reason_if_no_window(state)

    def legal(self, state: State, seat: Seat) -> Iterator[Action]:
        """Yield each action that ``seat`` may do now.

        A player who is asked and may do nothing at all may do what the clock would answer; somebody
        who watches may do nothing.
        """
        if seat == ONLOOKER:
            return
        question = state.question
        is_in = seat < 0 or seat in state.playing
        found = False
        seen: set[Action] = set()
        for window in (question, *self._besides(state)):
            if window is None or window.seat not in (seat, ANYONE):
                continue
            for kind, answer in self._answers.get(window.__class__, _NOTHING).items():
                if kind.of_players and not is_in:
                    continue
                for action in kind.candidates(state, window, seat):
                    if action not in seen and self._judge(state, window, action, answer) is None:
                        seen.add(action)
                        found = found or window is question
                        yield action
        if not found and question is not None and question.seat == seat:
            default = self.default_answer(state)
            if default is not None and default not in seen:
                yield default

    def playable(self, state: State, seat: Seat) -> list[Card]:
        """The cards that ``seat`` may lay in answer to the question, in hand order.

        A card held twice appears twice.
        """
        question = state.question
        answer = self._plays.get(type(question))
        if answer is None or question is None or question.seat != seat:
            return []
        drawn = state.drawn
        if isinstance(question, Threat):
            candidates = state.hands[seat][:]
        elif drawn is None:
            candidates = list(filter(state.match.__contains__, state.hands[seat]))
        else:
            candidates = [drawn]
        if not answer.conditional:
            return candidates
        return [
            held
            for held in candidates
            if self._judge(state, question, any_play(state, seat, held), answer) is None
        ]

    def act(self, state: State, action: Action) -> list[Event]:
        """Do ``action`` and everything that follows from it; return what happened.

        Raises:
            Refused: the rules do not allow it now; nothing has changed.
            Unsettled: the rules in force never come to rest.
        """
        question = state.question
        if (
            question is None
            or type(action) not in self._free.get(type(question), ())
            or action.seat != question.seat
            or action.check(state, question) is not None
        ):
            reason = self.why_not(state, action)
            if reason is not None and not self._is_last_resort(state, action):
                raise Refused(reason)
        told: list[Event] = []
        state.events = told
        agenda = state.agenda
        steps = action.steps(state)
        if action.answers_question:
            if action.seat != CHANCE:
                state.answered = question
                if state.offers and action.closes_offers:
                    steps = (*_let_lapse(state), *steps)
        else:
            state.answered = None
            if action.seizes:
                steps = (*_let_lapse(state), *steps)
            elif question is not None:
                agenda.append(Resume(question))
        state.question = None
        if len(steps) > 1:
            agenda += steps[:0:-1]
        step = steps[0]
        rewritten = self.rewritten
        if type(step) in rewritten:
            self.settle_step(state, step, 0)
        else:
            step.do(state)
        if state.question is not None:
            return told
        for _ in BUDGET:
            if not agenda:
                return told
            step = agenda.pop()
            if type(step) in rewritten:
                self.settle_step(state, step, 0)
            else:
                step.do(state)
            if state.question is not None:
                return told
        raise Unsettled(repr(agenda[-4:]))

    def settle(self, state: State) -> list[Event]:
        """Do what waits on the agenda of a position until somebody is asked.

        Raises:
            Unsettled: the rules in force never come to rest.
        """
        told: list[Event] = []
        state.events = told
        for _ in BUDGET:
            if state.question is not None or not state.agenda:
                return told
            self.settle_step(state, state.agenda.pop(), 0)
        raise Unsettled(repr(state.agenda[-4:]))

    def perform(self, state: State, step: Step) -> None:
        """Do ``step`` now, in the way that the rules in force want it.

        Only the last thing that a step does may be this: what it brings comes before whatever
        waits on the agenda.
        """
        if type(step) in self.rewritten:
            self.settle_step(state, step, 0)
        else:
            step.do(state)

    def settle_step(self, state: State, step: Step, place: int) -> None:
        """Let the rules from ``place`` on rewrite ``step``, or do it."""
        meanings = self.rewritten.get(type(step), ())
        for at in range(place, len(meanings)):
            steps = meanings[at](state, step)
            if steps is not None:
                if len(steps) == 1 and type(steps[0]) not in self.rewritten:
                    steps[0].do(state)
                    return
                for new in reversed(steps):
                    state.agenda.append(RewriteFrom(step, at + 1) if new is step else new)
                return
        step.do(state)

    def _is_last_resort(self, state: State, action: Action) -> bool:
        """Whether vetoes have left the asked player only what the clock would answer."""
        question = state.question
        if question is None or question.seat != action.seat:
            return False
        if action != self.default_answer(state):
            return False
        others = (other for other in self.legal(state, action.seat) if other.answers_question)
        return all(other == action for other in others)


_NOTHING: Final[dict[type[Action], Answer]] = {}


ALWAYS_OPEN: Final = (
    (ShuffleNeeded, Shuffled),
    (BetweenRounds, NextRound),
    (Contested, NextRound),
)
"""What every game takes: a shuffle when cards lie loose, and the word that ends a round or begins
the next."""


def _let_lapse(state: State) -> tuple[Step, ...]:
    """Close the chances that end when somebody acts; return what comes of it."""
    kept: list[Window] = []
    due: tuple[Step, ...] = ()
    for offer in state.offers:
        if offer.lasts:
            kept.append(offer)
        else:
            due += offer.lapsed()
    state.offers = kept
    return due


def any_play(state: State, seat: Seat, held: Card) -> Play:
    """A play of ``held`` with whatever colour and choice it may have."""
    colour = COLOURS[0] if held.is_wild and not state.game.colour_apart else None
    return play(seat, held, colour, False, choices(state, seat, held)[0])
