"""What a case expects to be true, ``? turn C`` and its like."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeAlias

from accessible_uno.cards import Card, Colour, UnknownCard, card
from accessible_uno.game.actions import Play
from accessible_uno.game.base import Event, Malformed, Seat
from accessible_uno.game.windows import Threat
from accessible_uno.record.errors import RecordError
from accessible_uno.record.reader import Line
from accessible_uno.record.run import Run

Hear: TypeAlias = Callable[[Run, list[Event], Seat, str, str], str]
"""``hear(run, events, seat, locale, verbosity)``: the events as that seat is told them."""

HEARS: Final = re.compile(r'(\S+)\s+(\w+)\s+(\w+)\s*:\s*"(.*)"\s*$')
NOBODY: Final = "-"


class Expectations:
    """Compares a run with what its record expects of it."""

    def __init__(self, run: Run, hear: Hear | None = None) -> None:
        self._run = run
        self._hear = hear

    def check(self, line: Line) -> str | None:
        """Return what was found instead, or ``None`` when the expectation holds.

        Raises:
            RecordError: the line expects nothing that can be looked up.
        """
        word, _, rest = line.text.partition(" ")
        look = getattr(self, "_" + word.rstrip(":"), None)
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

    def _turn(self, rest: str) -> str | None:
        question = self._run.state.question
        found = question.seat if question is not None else None
        return None if self._seat(rest) == found else self._name(found)

    def _hand(self, rest: str) -> str | None:
        name, _, codes = rest.partition(":")
        held = self._run.state.hands[self._seat(name.strip())]
        wanted = [card(code) for code in codes.split()]
        return None if _sorted(wanted) == _sorted(held) else codes_of(held)

    def _count(self, rest: str) -> str | None:
        name, number = rest.split()
        count = len(self._run.state.hands[self._seat(name)])
        return None if int(number) == count else str(count)

    def _top(self, rest: str) -> str | None:
        top = self._run.state.top
        return None if card(rest) is top else top.code

    def _colour(self, rest: str) -> str | None:
        colour = self._run.state.colour
        return None if Colour(rest) is colour else (colour.value if colour else NOBODY)

    def _direction(self, rest: str) -> str | None:
        direction = self._run.state.direction
        return None if int(rest) == direction else str(direction)

    def _pending(self, rest: str) -> str | None:
        question = self._run.state.question
        amount = question.amount if isinstance(question, Threat) else 0
        return None if int(rest) == amount else str(amount)

    def _dealer(self, rest: str) -> str | None:
        dealer = self._run.state.dealer
        return None if self._seat(rest) == dealer else self._name(dealer)

    def _legal(self, rest: str) -> str | None:
        name, _, listed = rest.partition(":")
        seat = self._seat(name.strip())
        wanted = _acts(listed)
        found = {
            action.notation(self._run.names)
            for action in self._run.game.legal(self._run.state, seat)
            if action.answers_question
        }
        if not any(act.endswith(" uno") for act in wanted):
            found = {act for act in found if not act.endswith(" uno")}
        for act in list(wanted):
            if card_like(act) and {f"{act}={colour.value}" for colour in Colour} <= found:
                wanted.discard(act)
                wanted |= {f"{act}={colour.value}" for colour in Colour}
        return None if wanted == found else " ".join(sorted(found)) or NOBODY

    def _why(self, rest: str) -> object:
        name, *words = rest.split()
        try:
            action = self._run.read(self._seat(name), words)
        except Malformed:
            if words and words[0] not in self._run.known_verbs and not card_like(words[0]):
                raise
            return Malformed(" ".join(words))
        if isinstance(action, Play) and action.card.is_wild and action.colour is None:
            action = self._run.read(self._seat(name), [f"{words[0]}=r", *words[1:]])
        return self._run.game.why_not(self._run.state, action)

    def _can(self, rest: str) -> str | None:
        reason = self._why(rest)
        return None if reason is None else type(reason).__name__

    def _refused(self, rest: str) -> str | None:
        return "allowed" if self._why(rest) is None else None

    def _scores(self, rest: str) -> str | None:
        scores = self._run.state.scores
        for part in filter(str.strip, rest.removeprefix(":").split(";")):
            name, points = part.split()
            if scores[self._seat(name)] != int(points):
                return "; ".join(
                    f"{name} {total}" for name, total in zip(self._run.names, scores, strict=True)
                )
        return None

    def _round(self, rest: str) -> str | None:
        over, _, name = rest.partition(" ")
        if over != "over":
            raise ValueError(rest)
        state = self._run.state
        if not state.round_over:
            return "going"
        if not name or self._seat(name) == state.round_winner:
            return None
        return self._name(state.round_winner)

    def _game(self, rest: str) -> str | None:
        over, *names = rest.split()
        if over != "over":
            raise ValueError(rest)
        winners = self._run.state.winners
        if winners and {self._seat(name) for name in names} <= set(winners):
            return None
        return " ".join(map(self._name, winners)) or "going"

    def _going(self, rest: str) -> str | None:
        if rest:
            raise ValueError(rest)
        state = self._run.state
        return "over" if state.round_over or state.winners else None

    def _cards(self, rest: str) -> str | None:
        count = len(self._run.state.cards())
        return None if int(rest) == count else str(count)

    def _hears(self, rest: str) -> str | None:
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


def _acts(listed: str) -> set[str]:
    """Split ``r3 uno name g draw`` into acts; words that take another after them keep it."""
    acts: list[str] = []
    words = listed.split()
    while words:
        word, *words = words
        if word in ("name", "challenge", "catch", "vote", "report") and words:
            if word != "challenge" or words[0][0].isupper():
                word, words = f"{word} {words[0]}", words[1:]
        elif words and words[0] == "uno" and card_like(word):
            word, words = f"{word} uno", words[1:]
        acts.append(word)
    return set(acts)
