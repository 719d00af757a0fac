"""What players, chance and the table say in every game.  Further rules bring their own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import ClassVar, Self

from accessible_uno.cards import COLOURS, Card, Colour, UnknownCard, card
from accessible_uno.game import reasons
from accessible_uno.game.base import Action, Malformed, Reason, Seat, Step, Window
from accessible_uno.game.state import State
from accessible_uno.game.steps import (
    DRAW_ONE,
    END_TURN,
    KEEP,
    LET_PASS,
    SKIP,
    Draw,
    Lay,
    SetColour,
)
from accessible_uno.game.value import value
from accessible_uno.game.windows import ColourOwed, Drawn, Threat, Turn


def out_of_place(state: State, seat: Seat) -> Reason | None:
    """Return why ``seat`` may not act at all now, or ``None`` when it is being asked."""
    question = state.question
    if state.winners:
        return reasons.MatchIsOver()
    if state.round_over or question is None or question.seat < 0:
        return reasons.RoundIsOver()
    if question.seat != seat:
        return reasons.NotYourTurn(question.seat)
    if isinstance(question, Threat):
        return reasons.AnswerFirst(question.amount)
    if isinstance(question, ColourOwed):
        return reasons.ColourOwedFirst()
    if not isinstance(question, Turn | Drawn):
        return reasons.QuestionFirst()
    return None


class Play(Action):
    """Lay a card, naming the colour with a wild, and announcing UNO with it if wished.

    Use :func:`play`, which makes each one once.
    """

    __slots__ = ("_steps", "card", "colour", "seat", "uno")

    def __init__(self, seat: Seat, laid: Card, colour: Colour | None, uno: bool) -> None:
        self.seat = seat
        self.card = laid
        self.colour = colour
        self.uno = uno
        self._steps: tuple[Step, ...] = (Lay(seat, laid, colour, uno, END_TURN[seat]),)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Play) and (self.seat, self.card, self.colour, self.uno) == (
            other.seat,
            other.card,
            other.colour,
            other.uno,
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.card, self.colour, self.uno))

    def __repr__(self) -> str:
        return f"Play({self.seat}, {self.notation(())})"

    def steps(self, state: State) -> tuple[Step, ...]:  # noqa: ARG002 - the same everywhere
        """Lay it; then the turn ends."""
        return self._steps

    def impossible(self, state: State, window: Window) -> Reason | None:
        """Refuse a card not held, one that does not go, and a colour out of place."""
        laid = self.card
        if laid not in state.hands[self.seat]:
            return reasons.NotHeld(laid)
        if state.drawn is not None and laid is not state.drawn and isinstance(window, Drawn):
            return reasons.OnlyDrawnCard(state.drawn)
        if laid not in state.match:
            return reasons.NoMatch(laid, state.top, state.colour)
        if laid.is_wild:
            if self.colour is None:
                return reasons.ColourMissing(laid)
        elif self.colour is not None:
            return reasons.ColourNotWanted(laid)
        return None

    @classmethod
    def every(cls, state: State, window: Window, seat: Seat) -> Iterator[Play]:  # noqa: ARG003
        """Yield each different card of the hand, wilds once for each colour."""
        hand = state.hands[seat]
        announce = (False, True) if len(hand) == 2 and not state.said[seat] else (False,)
        for laid in dict.fromkeys(hand):
            for colour in COLOURS if laid.is_wild else (None,):
                for uno in announce:
                    yield play(seat, laid, colour, uno)

    def misplaced(self, state: State) -> Reason:
        """Not one's turn, or something else is to be answered first."""
        return out_of_place(state, self.seat) or reasons.NothingPending()

    def notation(self, names: Sequence[str]) -> str:  # noqa: ARG002
        """``r7``, ``wi=g``, ``r3 uno``."""
        colour = f"={self.colour.value}" if self.colour else ""
        return self.card.code + colour + (" uno" if self.uno else "")

    @classmethod
    def read(cls, seat: Seat, words: Sequence[str], names: Sequence[str]) -> Play:  # noqa: ARG003
        """Read ``r7``, ``wi=g``, ``r3 uno``."""
        code, equals, colour = words[0].partition("=")
        uno = list(words[1:]) == ["uno"]
        if words[1:] and not uno:
            raise Malformed(" ".join(words))
        try:
            return play(seat, card(code), Colour(colour) if equals else None, uno)
        except (UnknownCard, ValueError):
            raise Malformed(" ".join(words)) from None


@cache
def play(seat: Seat, laid: Card, colour: Colour | None = None, uno: bool = False) -> Play:
    """Return the action of laying ``laid``."""
    return Play(seat, laid, colour, uno)


@value
class BareAction(Action):
    """What is said in one word, the first of its verbs."""

    seat: Seat

    @classmethod
    def every(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:  # noqa: ARG003
        """Yield it."""
        yield cls(seat)

    def notation(self, names: Sequence[str]) -> str:  # noqa: ARG002
        """The word."""
        return self.verbs[0]

    @classmethod
    def read(cls, seat: Seat, words: Sequence[str], names: Sequence[str]) -> Self:  # noqa: ARG003
        """Read the word, which must stand alone."""
        if len(words) > 1:
            raise Malformed(" ".join(words))
        return cls(seat)


@value
class DrawCard(BareAction):
    """Draw one card, for want of one to play or by choice (CORE-12, CORE-13)."""

    verbs: ClassVar = ("draw",)

    def steps(self, state: State) -> tuple[Step, ...]:  # noqa: ARG002 - the same everywhere
        """Draw one and see whether it goes."""
        return DRAW_ONE[self.seat]

    def misplaced(self, state: State) -> Reason:
        """Not one's turn, or a card has been drawn already."""
        return out_of_place(state, self.seat) or reasons.DrewAlready()


@value
class Pass(BareAction):
    """Keep the card just drawn."""

    verbs: ClassVar = ("pass",)

    def steps(self, state: State) -> tuple[Step, ...]:  # noqa: ARG002
        """End the turn."""
        return (KEEP[self.seat], END_TURN[self.seat])

    def misplaced(self, state: State) -> Reason:
        """Not one's turn, or nothing has been drawn yet."""
        return out_of_place(state, self.seat) or reasons.NothingToKeep()


@value
class Take(BareAction):
    """Accept the pending penalty."""

    verbs: ClassVar = ("take",)

    def steps(self, state: State) -> tuple[Step, ...]:
        """Draw what is pending and lose the turn."""
        threat = state.question
        assert isinstance(threat, Threat)
        return (LET_PASS, Draw(self.seat, threat.amount, SKIP[self.seat]))

    def misplaced(self, state: State) -> Reason:
        """Not one's turn, or nothing is pending."""
        return out_of_place(state, self.seat) or reasons.NothingPending()


@value
class NameColour(Action):
    """Name the active colour as an act of its own."""

    verbs: ClassVar = ("name",)
    seat: Seat
    colour: Colour

    def steps(self, state: State) -> tuple[Step, ...]:  # noqa: ARG002
        """Set the colour."""
        return (SetColour(self.seat, self.colour),)

    @classmethod
    def every(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:  # noqa: ARG003
        """Yield one for each colour."""
        for colour in COLOURS:
            yield cls(seat, colour)

    def misplaced(self, state: State) -> Reason:
        """Not one's turn, or no colour is owed."""
        return out_of_place(state, self.seat) or reasons.NoColourOwed()

    def notation(self, names: Sequence[str]) -> str:  # noqa: ARG002
        """``name g``."""
        return f"name {self.colour.value}"

    @classmethod
    def read(cls, seat: Seat, words: Sequence[str], names: Sequence[str]) -> Self:  # noqa: ARG003
        """Read ``name g``."""
        try:
            return cls(seat, Colour(" ".join(words[1:])))
        except ValueError:
            raise Malformed(" ".join(words)) from None
