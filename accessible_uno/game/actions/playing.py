"""One card laid on one's turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import ClassVar

from accessible_uno.cards import COLOURS, Card, Colour
from accessible_uno.game import reasons
from accessible_uno.game.actions.basics import out_of_place
from accessible_uno.game.actions.notation import (
    choice_trouble,
    choices,
    read_ending,
    write_ending,
)
from accessible_uno.game.base import (
    Action,
    Choice,
    Malformed,
    Reason,
    Seat,
    Step,
    Window,
    WordKind,
)
from accessible_uno.game.state import State
from accessible_uno.game.steps import END_TURN, Lay
from accessible_uno.game.windows import Drawn, Threat


class Play(Action, frozen=True):
    """Lay a card, with the colour or the player that goes with it, and announce UNO if wished.

    Use :func:`play`, which returns one shared object for each play.
    """

    candidates_pass: ClassVar = True

    seat: Seat
    card: Card
    colour: Colour | None
    uno: bool
    choice: Choice

    def __repr__(self) -> str:
        return f"Play({self.seat}, {self.notation(())})"

    def steps(self, state: State) -> tuple[Step, ...]:
        """Lay it; then the turn ends."""
        seat = self.seat
        return (Lay(seat, self.card, self.colour, self.uno, END_TURN[seat], self.choice),)

    def check(self, state: State, window: Window) -> Reason | None:
        """Refuse a card not held, one that does not go, a colour or a choice out of place.

        The rules that let a threat be answered say with which cards.
        """
        laid = self.card
        if laid not in state.hands[self.seat]:
            return reasons.NotHeld(laid)
        plain = self.colour is None and self.choice is None and laid.colour is not None
        if plain and laid in state.match and state.drawn is None:
            return choice_trouble(state, self.seat, laid, None) if state.game.choosers else None
        if state.drawn is not None and laid is not state.drawn and isinstance(window, Drawn):
            return reasons.OnlyDrawnCard(state.drawn)
        if laid not in state.match and not isinstance(window, Threat):
            return reasons.NoMatch(laid, state.top, state.colour)
        if laid.is_wild:
            if self.colour is None and not state.game.colour_apart:
                return reasons.ColourMissing(laid)
        elif self.colour is not None:
            return reasons.ColourNotWanted(laid)
        if self.choice is None and not state.game.choosers:
            return None
        return choice_trouble(state, self.seat, laid, self.choice)

    @classmethod
    def candidates(cls, state: State, window: Window, seat: Seat) -> Iterator[Play]:
        """Yield each different card of the hand that goes, once for each colour and choice."""
        hand = state.hands[seat]
        drawn = state.drawn
        tried: Iterable[Card] = hand
        if drawn is not None and isinstance(window, Drawn):
            tried = (drawn,) if drawn in hand else ()
        if not isinstance(window, Threat):
            tried = filter(state.match.__contains__, tried)
        game = state.game
        for laid in dict.fromkeys(tried):
            named = COLOURS if laid.is_wild and not game.colour_apart else (None,)
            left = len(hand) - 1 - len(game.companions(laid, hand))
            announce = (False, True) if left == 1 and not state.said_uno[seat] else (False,)
            chosen = choices(state, seat, laid)
            for colour in named:
                for choice in chosen:
                    for uno in announce:
                        yield play(seat, laid, colour, uno, choice)

    def reason_if_no_window(self, state: State) -> Reason:
        """Not one's turn, or something else is to be answered first."""
        return out_of_place(state, self.seat) or reasons.NothingPending()

    def notation(self, names: Sequence[str]) -> str:
        """``r7``, ``wi=g``, ``r7>C``, ``r3 uno``."""
        laid = write_ending(self.card, self.choice, self.colour, names)
        return laid + (" uno" if self.uno else "")

    @classmethod
    def read(cls, seat: Seat, words: Sequence[str], names: Sequence[str]) -> Play:
        """Read ``r7``, ``wi=g``, ``r7>C``, ``r3 uno``."""
        uno = list(words[1:]) == ["uno"]
        if words[1:] and not uno:
            raise Malformed(" ".join(words[1:]), WordKind.NOTHING)
        laid, choice, colour = read_ending(words[0], names)
        return play(seat, laid, colour, uno, choice)


@cache
def play(
    seat: Seat,
    laid: Card,
    colour: Colour | None = None,
    uno: bool = False,
    choice: Choice = None,
) -> Play:
    """Return the action of laying ``laid``."""
    return Play(seat, laid, colour, uno, choice)
