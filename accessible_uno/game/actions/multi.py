"""Several cards laid at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Self

from accessible_uno.cards import COLOURS, Card, Colour
from accessible_uno.game import reasons
from accessible_uno.game.actions.basics import out_of_place
from accessible_uno.game.actions.notation import (
    choice_trouble,
    choices,
    colour_trouble,
    read_ending,
    write_ending,
)
from accessible_uno.game.base import Action, Choice, Malformed, Reason, Seat, Step, Window
from accessible_uno.game.state import State
from accessible_uno.game.steps import LayAll

UNO = "uno"


class LayTogether(Action, frozen=True):
    """Lay several cards, the first one undermost; the active rules say which go together."""

    seat: Seat
    cards: tuple[Card, ...]
    colour: Colour | None = None
    uno: bool = False
    choice: Choice = None

    def steps(self, state: State) -> tuple[Step, ...]:
        """Lay them; then the turn ends."""
        return (LayAll(self.seat, self.cards, self.colour, self.uno, self.choice),)

    def check(self, state: State, window: Window) -> Reason | None:
        """Refuse cards not held, cards that no rule lets go together, and endings out of place."""
        missing = Counter(self.cards) - Counter(state.hands[self.seat])
        if missing:
            return reasons.NotHeld(next(iter(missing)))
        if not state.game.go_together(state, self.seat, self.cards):
            return reasons.NotTogether(self.cards)
        last = self.cards[-1]
        return colour_trouble(last, self.colour) or choice_trouble(
            state, self.seat, last, self.choice
        )

    @classmethod
    def candidates(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:
        """Yield each combination that some rule makes of the hand."""
        held = len(state.hands[seat])
        for cards in state.game.combinations(state, seat):
            announce = (False, True) if held - len(cards) == 1 else (False,)
            named = COLOURS if cards[-1].is_wild else (None,)
            for colour, choice in product(named, choices(state, seat, cards[-1])):
                for uno in announce:
                    yield cls(seat, cards, colour, uno, choice)

    def reason_if_no_window(self, state: State) -> Reason:
        """Not one's turn, or nothing goes together here."""
        return out_of_place(state, self.seat) or reasons.NotTogether(self.cards)

    def notation(self, names: Sequence[str]) -> str:
        """``b4 y4``, ``b7 y7>C``, ``b4 y4 uno``."""
        return write_several(self.cards, self.choice, self.colour, names) + (
            f" {UNO}" if self.uno else ""
        )

    @classmethod
    def read(cls, seat: Seat, words: Sequence[str], names: Sequence[str]) -> Self:
        """Read ``b4 y4``, ``b7 y7>C``, ``b4 y4 uno``."""
        uno = words[-1] == UNO
        cards, choice, colour = read_several(words[: len(words) - uno], names)
        if len(cards) < 2:
            raise Malformed(" ".join(words))
        return cls(seat, cards, colour, uno, choice)


def read_several(
    words: Sequence[str], names: Sequence[str]
) -> tuple[tuple[Card, ...], Choice, Colour | None]:
    """Return cards, and the choice and the colour that go with the last of them.

    Raises:
        Malformed: the words are of no such form.
    """
    if not words:
        raise Malformed("")
    read = [read_ending(word, names) for word in words]
    if any(choice is not None or colour for _, choice, colour in read[:-1]):
        raise Malformed(" ".join(words))
    return tuple(each for each, _, _ in read), read[-1][1], read[-1][2]


def write_several(
    cards: Sequence[Card], choice: Choice, colour: Colour | None, names: Sequence[str]
) -> str:
    """Return how a record writes cards with what goes with the last of them."""
    last = write_ending(cards[-1], choice, colour, names)
    return " ".join((*(each.code for each in cards[:-1]), last))
