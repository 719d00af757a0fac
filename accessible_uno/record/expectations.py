"""Checks the expectations of a case: ``? turn C`` and the like."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Final, TypeAlias

from accessible_uno.cards import Card, Colour
from accessible_uno.game.actions import LayTogether, Play, play
from accessible_uno.game.actions.notation import read_card, read_cards, read_colour
from accessible_uno.game.base import Action, Event, Malformed, Reason, Seat, WordKind, seat_named
from accessible_uno.game.reasons import NoSuchAct
from accessible_uno.game.windows import BetweenRounds, Threat
from accessible_uno.names import PLAYERS_VERBS
from accessible_uno.record.errors import card_like, malformed
from accessible_uno.record.reader import RecordLine
from accessible_uno.record.run import RecordRun
from accessible_uno.rules.shared.doubting import Challenge
from accessible_uno.rules.shared.recorded_notes import Lies
from accessible_uno.rules.shared.scoring import Places, ranking

Hear: TypeAlias = Callable[[RecordRun, list[Event], Seat, str, str], str]
"""``hear(run, events, seat, locale, verbosity)``: returns the events as that seat hears them."""

HEARS: Final = re.compile(r'(\S+)\s+(\w+)\s+(\w+)\s*:\s*"(.*)"\s*(?:;[^"]*)?$')
NOBODY: Final = "-"
OVER: Final = "over"
WHOLE: Final = re.compile(r"-?[0-9]{1,9}")


Found: TypeAlias = str | Reason | None
"""What was found instead of what is expected: a reason where an act is refused; ``None`` when the
expectation holds."""

Check: TypeAlias = Callable[["Expectations", str], Found]
"""Checks the words after ``? turn`` or the like."""

EXPECTATIONS: Final[dict[str, tuple[Check, str]]] = {}
"""The check of each expectation with its form, by its first word; docs/record.md explains each."""


def expectation(word: str, form: str) -> Callable[[Check], Check]:
    """Register a check under the first word of its expectation, with an example of its form."""

    def register(checked: Check) -> Check:
        EXPECTATIONS[word] = checked, form
        return checked

    return register


class Expectations:
    """Compares a run with what its record expects of it.

    Args:
        run: the case being played.
        hear: returns what a seat hears, for ``? hears``; without it there is no such expectation.
    """

    def __init__(self, run: RecordRun, hear: Hear | None = None) -> None:
        self._run = run
        self._hear = hear

    def check(self, line: RecordLine) -> Found:
        """Return what was found instead, or ``None`` when the expectation holds.

        Raises:
            MalformedRecord: there is no such expectation, or it is not of its form.
        """
        self._run.begin_if_waiting(line)
        word, _, rest = line.text.partition(" ")
        word = word.rstrip(":")
        if word not in EXPECTATIONS:
            wrong = Malformed(word, WordKind.VERB, sorted(EXPECTATIONS))
            raise malformed(line.number, line.text, "record-unknown-expectation", wrong, "")
        check, form = EXPECTATIONS[word]
        try:
            return check(self, rest.strip())
        except Malformed as wrong:
            raise malformed(line.number, line.text, "record-bad-expectation", wrong, form) from None

    def _seat(self, name: str) -> Seat:
        if not name:
            raise Malformed("")
        return seat_named(name.rstrip(":"), self._run.names)

    def _name(self, seat: Seat | None) -> str:
        return NOBODY if seat is None or seat < 0 else self._run.names[seat]

    @expectation("turn", "turn C")
    def _expect_turn(self, rest: str) -> Found:
        """``? turn C``: C is asked."""
        question = self._run.state.question
        found = question.seat if question is not None else None
        return None if self._seat(rest) == found else self._name(found)

    @expectation("hand", "hand A: r5 g2")
    def _expect_hand(self, rest: str) -> Found:
        """``? hand A: r5 g2``: A holds these cards, in any order."""
        name, _, codes = rest.partition(":")
        held = self._run.state.hands[self._seat(name.strip())]
        wanted = read_cards(codes.split())
        return None if _sorted(wanted) == _sorted(held) else codes_of(held)

    @expectation("count", "count A 7")
    def _expect_count(self, rest: str) -> Found:
        """``? count A 7``: A holds so many cards."""
        name, number = _two_words(rest)
        count = len(self._run.state.hands[self._seat(name)])
        return None if _whole(number) == count else str(count)

    @expectation("top", "top r5")
    def _expect_top(self, rest: str) -> Found:
        """``? top r5``: the top card of the discard; a wild without its colour."""
        state = self._run.state
        if not state.discard:  # nothing is turned up yet
            return NOBODY
        return None if read_card(rest) is state.top else state.top.code

    @expectation("colour", "colour g")
    def _expect_colour(self, rest: str) -> Found:
        """``? colour g``: the active colour."""
        colour = self._run.state.colour
        return None if read_colour(rest) is colour else (colour.value if colour else NOBODY)

    @expectation("direction", "direction -1")
    def _expect_direction(self, rest: str) -> Found:
        """``? direction -1``: play goes left (1) or right (-1)."""
        direction = self._run.state.direction
        return None if _whole(rest) == direction else str(direction)

    @expectation("pending", "pending 4")
    def _expect_pending(self, rest: str) -> Found:
        """``? pending 4``: the threat to the player asked; 0 without one."""
        question = self._run.state.question
        amount = question.amount if isinstance(question, Threat) else 0
        return None if _whole(rest) == amount else str(amount)

    @expectation("dealer", "dealer B")
    def _expect_dealer(self, rest: str) -> Found:
        """``? dealer B``: B deals."""
        dealer = self._run.state.dealer
        return None if self._seat(rest) == dealer else self._name(dealer)

    @expectation("legal", "legal A: r5 draw")
    def _expect_legal(self, rest: str) -> Found:
        """``? legal A: r5 draw``: these acts answer A's question, and no other act does.

        An act that answers no question, as ``uno`` or ``catch B``, may be listed too; it must then
        be allowed.  A card stands for itself with and without ``uno``, and a wild without a colour
        for all four colours.  Cards laid together are not listed, because a line of cards lists
        single cards.
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
        """Yield each act that ``words`` list; as it is written, where no active rule takes it.

        Raises:
            Malformed: a word is no verb of the notation.
        """
        while words:
            for length in range(1 if card_like(words[0]) else min(3, len(words)), 0, -1):
                with suppress(Malformed):
                    yield self._run.actions.read(seat, words[:length])
                    break
            else:
                length = 1
                if words[0] not in PLAYERS_VERBS:
                    raise Malformed(words[0], WordKind.VERB, self._run.actions.verbs())
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
        """A doubt without a name stands for every one; with a name, for that, or the only one."""
        state = self._run.state
        every = [
            each for each in self._run.game.legal(state, act.seat) if isinstance(each, Challenge)
        ]
        named = [each for each in every if act.accused in (None, each.accused)]
        yield from (each.notation(self._run.names) for each in named or every)

    @expectation("can", "can A r7")
    def _expect_can(self, rest: str) -> Reason | None:
        """``? can A r7``: the rules would allow the act now."""
        name, *words = rest.split() or [""]
        seat = self._seat(name)
        try:
            action = self._run.actions.read(seat, words)
        except Malformed:
            if words and (words[0] in PLAYERS_VERBS or card_like(words[0])):
                return NoSuchAct(words[0])
            raise
        if isinstance(action, Play) and action.card.is_wild and action.colour is None:
            action = play(seat, action.card, Colour.RED, action.uno)
        return self._run.game.why_not(self._run.state, action)

    @expectation("refused", "refused A r7")
    def _expect_refused(self, rest: str) -> Found:
        """``? refused A r7``: the rules would refuse the act now."""
        return "allowed" if self._expect_can(rest) is None else None

    @expectation("scores", "scores: A 20; B 0")
    def _expect_scores(self, rest: str) -> Found:
        """``? scores: A 20; B 0``: the points of these players."""
        scores = self._run.state.scores
        for part in rest.removeprefix(":").rstrip("; ").split(";"):
            name, points = _two_words(part)
            if scores[self._seat(name)] != _whole(points):
                return "; ".join(
                    f"{name} {total}" for name, total in zip(self._run.names, scores, strict=True)
                )
        return None

    @expectation("round", "round over")
    def _expect_round(self, rest: str) -> Found:
        """``? round over`` or ``? round over A``: the round has ended, and A has won it."""
        over, _, name = rest.partition(" ")
        _only(over, OVER)
        state = self._run.state
        winner = self._seat(name) if name else None
        if not state.round_over:
            return "going"
        if winner is None or winner == state.round_winner:
            return None
        return self._name(state.round_winner)

    @expectation("game", "game over")
    def _expect_game(self, rest: str) -> Found:
        """``? game over`` or ``? game over A C``: the match has ended, and these have won it."""
        over, *names = rest.split() or [""]
        _only(over, OVER)
        state = self._run.state
        winners = state.winners
        if not names and state.round_over and state.question is None:
            return None
        if {self._seat(name) for name in names} <= set(winners) and winners:
            return None
        return " ".join(map(self._name, winners)) or "going"

    @expectation("lies", "lies B 1")
    def _expect_lies(self, rest: str) -> Found:
        """``? lies B 1``: how often B has lied about UNO."""
        name, number = _two_words(rest)
        lies = self._run.state.recall(Lies).seats.count(self._seat(name))
        return None if _whole(number) == lies else str(lies)

    @expectation("ranking", "ranking: B A C")
    def _expect_ranking(self, rest: str) -> Found:
        """``? ranking: B A C``: the final order; during the match, the places won so far."""
        state = self._run.state
        order = ranking(state) if state.round_over else state.recall(Places).seats
        wanted = tuple(map(self._seat, rest.removeprefix(":").split()))
        return None if wanted == order else " ".join(map(self._name, order)) or NOBODY

    @expectation("out", "out C")
    def _expect_out(self, rest: str) -> Found:
        """``? out C``: C is no longer in, without having won a place."""
        state = self._run.state
        out = set(range(len(self._run.names))) - {*state.playing, *state.recall(Places).seats}
        if {self._seat(name) for name in rest.split()} <= out and rest:
            return None
        return " ".join(map(self._name, sorted(out))) or NOBODY

    @expectation("going", "going")
    def _expect_going(self, rest: str) -> Found:
        """``? going``: the match is not over, though its round may be."""
        if rest:
            raise Malformed(rest, WordKind.NOTHING)
        state = self._run.state
        over = state.round_over and not isinstance(state.question, BetweenRounds)
        return "over" if over or state.winners else None

    @expectation("cards", "cards 108")
    def _expect_cards(self, rest: str) -> Found:
        """``? cards 108``: how many cards there are in all."""
        count = len(self._run.state.cards())
        return None if _whole(rest) == count else str(count)

    @expectation("hears", 'hears A en normal: "..."')
    def _expect_hears(self, rest: str) -> Found:
        """``? hears A en normal: "..."``: what A hears of the last move."""
        wanted = HEARS.match(rest)
        if wanted is None or self._hear is None:
            raise Malformed(rest)
        name, locale, verbosity, text = wanted.groups()
        heard = self._hear(self._run, self._run.last, self._seat(name), locale, verbosity)
        return None if heard == text else heard


def codes_of(cards: list[Card]) -> str:
    """Return the codes of ``cards``, sorted as in a deck."""
    return " ".join(each.code for each in _sorted(cards)) or NOBODY


def _two_words(text: str) -> tuple[str, str]:
    words = text.split()
    if len(words) != 2:
        raise Malformed(text)
    return words[0], words[1]


def _only(word: str, wanted: str) -> None:
    if word != wanted:
        raise Malformed(word, WordKind.VALUE if word else WordKind.FORM, (wanted,))


def _whole(text: str) -> int:
    if not WHOLE.fullmatch(text):
        raise Malformed(text, WordKind.NUMBER)
    return int(text)


def _sorted(cards: Iterable[Card]) -> list[Card]:
    return sorted(cards, key=lambda each: each.rank)
