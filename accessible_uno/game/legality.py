"""Which actions are legal in a position, and why others are not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, Final

from accessible_uno.cards import COLOURS, Card, Colour
from accessible_uno.game.actions import DrawCard, NameColour, Pass, Play, Take, play
from accessible_uno.game.actions.notation import choices
from accessible_uno.game.base import (
    ANYONE,
    ONLOOKER,
    Action,
    Outcomes,
    Reason,
    Seat,
    Window,
)
from accessible_uno.game.compile import Answer, Kinds, Tables
from accessible_uno.game.reasons import NoLongerIn
from accessible_uno.game.state import State
from accessible_uno.game.windows import ColourOwed, Drawn, DrawnMore, GoingOn, Threat, Turn


def favourite_colour(hand: Iterable[Card]) -> Colour:
    """Return the colour that a hand holds most of, the first in deck order among equals."""
    held = [each.colour for each in hand]
    return max(COLOURS, key=held.count)


def pass_or_draw(state: State, seat: Seat) -> Action:
    """Return the pass of a player who has drawn, or a further draw where none may pass yet."""
    keep = Pass(seat)
    return keep if state.game.why_not(state, keep) is None else DrawCard(seat)


DEFAULTS: Final[dict[type[Window], Callable[[State, Any], Action]]] = {
    Turn: lambda _, window: DrawCard(window.seat),
    Drawn: lambda _, window: Pass(window.seat),
    DrawnMore: lambda state, window: pass_or_draw(state, window.seat),
    GoingOn: lambda _, window: Pass(window.seat),
    Threat: lambda _, window: Take(window.seat),
    ColourOwed: lambda state, window: NameColour(
        window.seat, favourite_colour(state.hands[window.seat])
    ),
}


def default_answer(state: State, window: Window) -> Action | None:
    """The answer that the window gives, or the usual one of its kind; ``None`` if there is none."""
    own = window.default(state)
    if own is not None:
        return own
    for kind in type(window).__mro__:
        usual = DEFAULTS.get(kind)
        if usual is not None:
            return usual(state, window)
    return None


_NO_KINDS: Final[Kinds] = frozenset()
_NOTHING: Final[dict[type[Action], Answer]] = {}


class Legality(Tables):
    """Questions about a position that the tables answer."""

    def kinds(self) -> tuple[type[Action], ...]:
        """Every kind of action that some window takes, in a fixed order."""
        return self._all_kinds

    def answered_by(self, window: type[Window]) -> tuple[type[Action], ...]:
        """The kinds of action that a kind of window takes."""
        return self._kinds.get(window, ())

    def default_answer(self, state: State) -> Action | None:
        """The action for a player who does not answer, or ``None`` when nobody is asked.

        Where the rules refuse what is usual, it is the first action that they allow.
        """
        window = state.question
        if window is None:
            return None
        usual = default_answer(state, window)
        if usual is None:
            return None
        free = type(usual) in self._free[type(window)] and usual.check(state, window) is None
        if free or self.why_not(state, usual) is None:
            return usual
        return next(self._answers_to(state, window), usual)

    def outcomes(self, state: State, window: Window) -> Outcomes:
        """The choices in answer to ``window``, each with the steps that it brings."""
        added = self._outcomes.get(type(window))
        own = window.outcomes(state)
        return own | added(state, window) if added else own

    def go_together(self, state: State, seat: Seat, cards: tuple[Card, ...]) -> bool:
        """Whether some rule lets these cards be laid together now."""
        return any(cards in rule.combinations(state, seat) for rule in self._combining)

    def combinations(self, state: State, seat: Seat) -> Iterator[tuple[Card, ...]]:
        """The cards of a hand that may be laid together now, each combination once."""
        made = (rule.combinations(state, seat) for rule in self._combining)
        yield from dict.fromkeys(chain.from_iterable(made))

    def companions(self, laid: Card, hand: Sequence[Card]) -> tuple[Card, ...]:
        """The other cards of ``hand``, which holds ``laid``, that leave it with ``laid``."""
        if not self._accompanying:
            return ()
        return tuple(gone for rule in self._accompanying for gone in rule.companions(laid, hand))

    def offers_to(self, state: State, seat: Seat) -> tuple[Window, ...]:
        """The offers to ``seat``: the open ones, and the private offers of the rules."""
        if seat not in state.playing or not (state.offers or self._offering):
            return ()
        found = [offer for offer in state.offers if offer.is_for(seat)]
        if self._offering and state.question is not None and state.question.seat >= 0:
            for rule in self._offering:
                found += rule.private_offers(state, seat)
        return tuple(found)

    def jumping_cards(self, state: State, seat: Seat) -> list[Card]:
        """The different cards of a hand that some rule might let be laid out of turn now."""
        might: list[Card] = []
        for rule in self._jumping:
            cards = rule.jumping_cards(state, seat)
            if cards is None:
                return list(dict.fromkeys(state.hands[seat]))
            might += cards
        return [each for each in dict.fromkeys(state.hands[seat]) if each in might] if might else []

    def time_limit(self, window: Window) -> int:
        """How many seconds ``window`` may wait for its seat; 0: no limit."""
        limits = (rule.time_limit(window) for rule in self._clocks)
        return min(filter(None, limits), default=0)

    def why_not(self, state: State, action: Action) -> Reason | None:
        """Return why ``action`` is refused now, or ``None`` when it may be done."""
        seat = action.seat
        question = state.question
        if seat == ONLOOKER:
            return NoLongerIn()
        if question is None:
            windows = self._other_open_windows(state)
        elif type(action).only_if_playing and seat >= 0 and seat not in state.playing:
            return NoLongerIn()
        else:
            windows = (question, *self._other_open_windows(state))
        reason: Reason | None = None
        kind = type(action)
        for window in windows:
            answer = self._answers.get(type(window), _NOTHING).get(kind)
            if answer is not None and window.seat in (seat, ANYONE):
                against = self._judge(state, window, action, answer)
                if against is None:
                    return None
                reason = reason or against
        return reason or action.reason_if_no_window(state)

    def punish_illegal(
        self, state: State, refused: Action, reason: Reason, *, live: bool
    ) -> Action | None:
        """Return the action that a refused one counts as, if a rule punishes it."""
        for rule in self._punishing:
            punished = rule.punish_illegal(state, refused, reason, live)
            if punished is not None and self.why_not(state, punished) is None:
                return punished
        return None

    def legal(self, state: State, seat: Seat) -> Iterator[Action]:
        """Return the actions that ``seat`` may do now.

        A player who is asked and may do nothing at all may do what the clock would answer; an
        onlooker may do nothing.
        """
        if seat == ONLOOKER:
            return iter(())
        found: list[Action] = []
        # Actions of different kinds are never equal: only a kind that is taken twice can repeat.
        kinds = _NO_KINDS
        answered = False
        question = state.question
        for window in (question, *self._other_open_windows(state)):
            if window is None or window.seat not in (seat, ANYONE):
                continue
            more = self._legal_in(state, window, seat)
            taken = self._taken.get(type(window), _NO_KINDS)
            if not kinds.isdisjoint(taken):
                more = [action for action in more if action not in found]
            kinds |= taken
            found += more
            answered = answered or (window is question and bool(more))
        if not answered and question is not None and question.seat == seat:
            default = self.default_answer(state)
            if default is not None and default not in found:
                found.append(default)
        return iter(found)

    def _answers_to(self, state: State, question: Window) -> Iterator[Action]:
        """The actions that answer the question, those of last resort apart."""
        found = self._legal_in(state, question, question.seat)
        return (action for action in found if action.answers_question)

    def _legal_in(self, state: State, window: Window, seat: Seat) -> list[Action]:
        """The actions that one window takes from ``seat``."""
        is_in = seat < 0 or seat in state.playing
        found: list[Action] = []
        for kind, answer in self._answers.get(type(window), _NOTHING).items():
            if is_in or not kind.only_if_playing:
                tried: Iterable[Action] = kind.candidates(state, window, seat)
                if answer.checked:
                    tried = [each for each in tried if each.check(state, window) is None]
                if answer.conditional:
                    tried = [each for each in tried if answer.permits(state, window, each)]
                found += tried
        return found

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
        plays = [any_play(state, seat, held) for held in candidates]
        return [
            tried.card
            for tried in plays
            if tried.check(state, question) is None and answer.permits(state, question, tried)
        ]

    def _other_open_windows(self, state: State) -> tuple[Window, ...]:
        """The windows that are open apart from the question."""
        if state.round_over or state.question is None or state.question.seat < 0:
            return tuple(state.offers)
        return (*state.offers, *self.open_windows)

    @staticmethod
    def _judge(state: State, window: Window, action: Action, answer: Answer) -> Reason | None:
        """Why an open window does not take an action of a kind that it takes."""
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

    def _is_last_resort(self, state: State, action: Action) -> bool:
        """Whether vetoes have left the asked player only what the clock would answer."""
        question = state.question
        if question is None or question.seat != action.seat:
            return False
        if action != self.default_answer(state):
            return False
        others = (other for other in self.legal(state, action.seat) if other.answers_question)
        return all(other == action for other in others)


def any_play(state: State, seat: Seat, held: Card) -> Play:
    """Return a play of ``held``, with the first colour and choice that it may have."""
    colour = COLOURS[0] if held.is_wild and not state.game.colour_apart else None
    choice = choices(state, seat, held)[0] if state.game.choosers else None
    return play(seat, held, colour, False, choice)
