"""What a case expects to be true, ``? turn C`` and its like."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final, TypeAlias

from accessible_uno.cards import Card, Colour, UnknownCard, card
from accessible_uno.game.actions import LayTogether, Play, play
from accessible_uno.game.base import Action, Event, Malformed, Seat
from accessible_uno.game.windows import BetweenRounds, Threat
from accessible_uno.record.errors import RecordError
from accessible_uno.record.reader import RecordLine
from accessible_uno.record.run import RecordRun
from accessible_uno.rules.shared.doubting import Challenge
from accessible_uno.rules.shared.ranking import Places, ranking
from accessible_uno.rules.shared.recorded_notes import Lies

Hear: TypeAlias = Callable[[RecordRun, list[Event], Seat, str, str], str]
"""``hear(run, events, seat, locale, verbosity)``: the events as that seat is told them."""

HEARS: Final = re.compile(r'(\S+)\s+(\w+)\s+(\w+)\s*:\s*"(.*)"\s*(?:;[^"]*)?$')
VERBS: Final = frozenset(
    (
        *("draw", "pass", "take", "challenge", "uno", "catch", "name", "jump"),
        *("report", "vote", "spin", "keep", "choose", "shout", "discard", "quit"),
        *("start", "stop"),
    )
)
"""The verbs of the format; one that no rule in force takes is refused, not malformed."""
NOBODY: Final = "-"


class Expectations:
    """Compares a run with what its record expects of it."""

    def __init__(self, run: RecordRun, hear: Hear | None = None) -> None:
        self._run = run
        self._hear = hear

    def check(self, line: RecordLine) -> str | None:
        """Return what was found instead, or ``None`` when the expectation holds.

        Raises:
            RecordError: the line expects nothing that can be looked up.
        """
        self._run.begin(line)
        word, _, rest = line.text.partition(" ")
        look = getattr(self, "_expect_" + word.rstrip(":"), None)
        if look is None:
            raise RecordError(line.number, "record-unknown-expectation", text=line.text)
        try:
            found: str | None = look(rest.strip())
        except (Malformed, UnknownCard, ValueError):
            raise RecordError(line.number, "record-bad-expectation", text=line.text) from None
        return found

    def _seat(self, name: str) -> Seat:
        return self._run.names.index(name.rstrip(":"))

    def _name(self, seat: Seat | None) -> str:
        return NOBODY if seat is None or seat < 0 else self._run.names[seat]

    def _expect_turn(self, rest: str) -> str | None:
        question = self._run.state.question
        found = question.seat if question is not None else None
        return None if self._seat(rest) == found else self._name(found)

    def _expect_hand(self, rest: str) -> str | None:
        name, _, codes = rest.partition(":")
        held = self._run.state.hands[self._seat(name.strip())]
        wanted = [card(code) for code in codes.split()]
        return None if _sorted(wanted) == _sorted(held) else codes_of(held)

    def _expect_count(self, rest: str) -> str | None:
        name, number = rest.split()
        count = len(self._run.state.hands[self._seat(name)])
        return None if int(number) == count else str(count)

    def _expect_top(self, rest: str) -> str | None:
        state = self._run.state
        if not state.discard:  # nothing is turned up yet
            return NOBODY
        return None if card(rest) is state.top else state.top.code

    def _expect_colour(self, rest: str) -> str | None:
        colour = self._run.state.colour
        return None if Colour(rest) is colour else (colour.value if colour else NOBODY)

    def _expect_direction(self, rest: str) -> str | None:
        direction = self._run.state.direction
        return None if int(rest) == direction else str(direction)

    def _expect_pending(self, rest: str) -> str | None:
        question = self._run.state.question
        amount = question.amount if isinstance(question, Threat) else 0
        return None if int(rest) == amount else str(amount)

    def _expect_dealer(self, rest: str) -> str | None:
        dealer = self._run.state.dealer
        return None if self._seat(rest) == dealer else self._name(dealer)

    def _expect_legal(self, rest: str) -> str | None:
        """Compare what answers the question; what may be said besides counts where it is listed.

        UNO said with a card is not told apart from the card alone, and a wild listed without a
        colour stands for all four.  Cards laid together are not listed: they are single cards'
        neighbours in the same line.
        """
        name, _, listed = rest.partition(":")
        seat = self._seat(name.strip())
        state = self._run.state
        open_now = {
            act.notation(self._run.names).removesuffix(" uno")
            for act in self._run.game.legal(state, seat)
            if act.answers_question and not isinstance(act, LayTogether)
        }
        wanted: set[str] = set()
        missed = False
        for act in self._acts(seat, listed.split()):
            if isinstance(act, str):
                wanted.add(act)
            elif act.answers_question:
                wanted.update(self._ways(act))
            else:
                missed = missed or self._run.game.why_not(state, act) is not None
        if wanted == open_now and not missed:
            return None
        return " ".join(sorted(open_now)) or NOBODY

    def _acts(self, seat: Seat, words: list[str]) -> Iterator[Action | str]:
        """Yield each act that ``words`` list; one that no rule in force takes, as written."""
        while words:
            for length in range(1 if card_like(words[0]) else min(3, len(words)), 0, -1):
                with suppress(Malformed):
                    yield self._run.read(seat, words[:length])
                    break
            else:
                length = 1
                if words[0] not in VERBS:
                    raise Malformed(words[0])
                yield words[0]
            words = words[length:]

    def _ways(self, act: Action) -> Iterator[str]:
        """Yield the notations that a listed act stands for."""
        if isinstance(act, Play) and act.card.is_wild and act.colour is None:
            yield from (f"{act.card.code}={colour.value}" for colour in Colour)
        elif isinstance(act, Challenge) and self._run.game.why_not(self._run.state, act) is None:
            yield from self._doubts(act)
        else:
            yield act.notation(self._run.names).removesuffix(" uno")

    def _doubts(self, act: Challenge) -> Iterator[str]:
        """A doubt without a name stands for all; with one, where there is no other, for that."""
        state = self._run.state
        every = [
            each for each in self._run.game.legal(state, act.seat) if isinstance(each, Challenge)
        ]
        named = [each for each in every if act.accused in (None, each.accused)]
        yield from (each.notation(self._run.names) for each in named or every)

    def _why(self, rest: str) -> object:
        """Return why the act would be refused; words that say none may still be known ones."""
        name, *words = rest.split()
        seat = self._seat(name)
        try:
            action = self._run.read(seat, words)
        except Malformed:
            if words and (words[0] in VERBS or card_like(words[0])):
                return Malformed(" ".join(words))
            raise
        if isinstance(action, Play) and action.card.is_wild and action.colour is None:
            action = play(seat, action.card, Colour.RED, action.uno)
        return self._run.game.why_not(self._run.state, action)

    def _expect_can(self, rest: str) -> str | None:
        reason = self._why(rest)
        return None if reason is None else type(reason).__name__

    def _expect_refused(self, rest: str) -> str | None:
        return "allowed" if self._why(rest) is None else None

    def _expect_scores(self, rest: str) -> str | None:
        scores = self._run.state.scores
        for part in rest.removeprefix(":").rstrip("; ").split(";"):
            name, points = part.split()
            if scores[self._seat(name)] != int(points):
                return "; ".join(
                    f"{name} {total}" for name, total in zip(self._run.names, scores, strict=True)
                )
        return None

    def _expect_round(self, rest: str) -> str | None:
        over, _, name = rest.partition(" ")
        if over != "over":
            raise ValueError(rest)
        state = self._run.state
        winner = self._seat(name) if name else None
        if not state.round_over:
            return "going"
        if winner is None or winner == state.round_winner:
            return None
        return self._name(state.round_winner)

    def _expect_game(self, rest: str) -> str | None:
        over, *names = rest.split()
        if over != "over":
            raise ValueError(rest)
        state = self._run.state
        winners = state.winners
        if not names and state.round_over and state.question is None:
            return None
        if {self._seat(name) for name in names} <= set(winners) and winners:
            return None
        return " ".join(map(self._name, winners)) or "going"

    def _expect_lies(self, rest: str) -> str | None:
        name, number = rest.split()
        lies = self._run.state.recall(Lies).seats.count(self._seat(name))
        return None if int(number) == lies else str(lies)

    def _expect_ranking(self, rest: str) -> str | None:
        """Compare the final ranking; while the game goes on, the places won so far."""
        state = self._run.state
        order = ranking(state) if state.round_over else state.recall(Places).seats
        wanted = tuple(map(self._seat, rest.removeprefix(":").split()))
        return None if wanted == order else " ".join(map(self._name, order)) or NOBODY

    def _expect_out(self, rest: str) -> str | None:
        """Compare who is in no longer without having won a place."""
        state = self._run.state
        out = set(range(len(self._run.names))) - {*state.playing, *state.recall(Places).seats}
        if {self._seat(name) for name in rest.split()} <= out and rest:
            return None
        return " ".join(map(self._name, sorted(out))) or NOBODY

    def _expect_going(self, rest: str) -> str | None:
        """Play goes on: the match is not over, though its round may be, with another to come."""
        if rest:
            raise ValueError(rest)
        state = self._run.state
        over = state.round_over and not isinstance(state.question, BetweenRounds)
        return "over" if over or state.winners else None

    def _expect_cards(self, rest: str) -> str | None:
        count = len(self._run.state.cards())
        return None if int(rest) == count else str(count)

    def _expect_hears(self, rest: str) -> str | None:
        wanted = HEARS.match(rest)
        if wanted is None or self._hear is None:
            raise ValueError(rest)
        name, locale, verbosity, text = wanted.groups()
        heard = self._hear(self._run, self._run.last, self._seat(name), locale, verbosity)
        return None if heard == text else heard


def codes_of(cards: list[Card]) -> str:
    """The codes of ``cards``, sorted as in a deck."""
    return " ".join(each.code for each in _sorted(cards)) or NOBODY


def card_like(word: str) -> bool:
    """Whether ``word`` begins with a card's code."""
    try:
        card(word.partition("=")[0].partition(">")[0])
    except UnknownCard:
        return False
    return True


def _sorted(cards: list[Card]) -> list[Card]:
    return sorted(cards, key=lambda each: each.rank)
