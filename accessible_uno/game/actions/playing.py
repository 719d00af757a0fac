"""Cards laid: one, several together, or out of turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import product
from typing import ClassVar, Final, Self

from accessible_uno.cards import COLOURS, Card, Colour
from accessible_uno.game import reasons
from accessible_uno.game.actions.notation import (
    choice_trouble,
    choices,
    colour_trouble,
    out_of_place,
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
from accessible_uno.game.steps import END_TURN, JumpIn, Lay, LayAll
from accessible_uno.game.windows import Drawn, Threat
from accessible_uno.misuse import WrongArgument


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
            along = len(game.companions(laid, hand))
            due = len(hand) - along == 2 or (along and len(hand) - along == 1)
            announce = (False, True) if due and not state.said_uno[seat] else (False,)
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
    """Return the action of laying ``laid``.

    Raises:
        WrongArgument: it is no card.
    """
    if not isinstance(laid, Card):
        raise WrongArgument(f"{laid!r} is no card: card() makes one of a text like “r7”.")
    return Play(seat, laid, colour, uno, choice)


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
            announce = (False, True) if held - len(cards) <= 1 else (False,)
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


CALL: Final = "call"


class Jump(Action, frozen=True):
    """Lay cards out of turn; ``call``: and say the word that the rules ask for."""

    verbs: ClassVar = ("jump",)
    candidates_pass: ClassVar = True
    answers_question: ClassVar = False
    takes_turn: ClassVar = True
    seat: Seat
    cards: tuple[Card, ...]
    colour: Colour | None = None
    call: bool = True
    uno: bool = False
    choice: Choice = None

    def steps(self, state: State) -> tuple[Step, ...]:
        """Jump in; the active rules rewrite what follows."""
        ending = (self.colour, self.call, self.uno, self.choice)
        return (JumpIn(self.seat, self.cards, *ending, state.question),)

    def check(self, state: State, window: Window) -> Reason | None:
        """Refuse cards not held and endings out of place; which cards go is the rules' to say."""
        if len(self.cards) == 1:
            if self.cards[0] not in state.hands[self.seat]:
                return reasons.NotHeld(self.cards[0])
        elif missing := Counter(self.cards) - Counter(state.hands[self.seat]):
            return reasons.NotHeld(next(iter(missing)))
        last = self.cards[-1]
        return colour_trouble(last, self.colour) or choice_trouble(
            state, self.seat, last, self.choice
        )

    @classmethod
    def candidates(cls, state: State, window: Window, seat: Seat) -> Iterator[Jump]:
        """Yield each card of the hand that some rule might allow, with the word said."""
        announce = (False, True) if len(state.hands[seat]) == 2 else (False,)
        for laid in state.game.jumping_cards(state, seat):
            named = COLOURS if laid.is_wild else (None,)
            chosen = choices(state, seat, laid)
            for colour in named:
                for choice in chosen:
                    for uno in announce:
                        yield jump(seat, laid, colour, uno, choice)

    def reason_if_no_window(self, state: State) -> Reason:
        """No round is being played, or the card cannot be laid out of turn now."""
        if state.winners:
            return reasons.MatchIsOver()
        if state.round_over:
            return reasons.RoundIsOver()
        return reasons.NoJump(self.cards)

    def notation(self, names: Sequence[str]) -> str:
        """``jump r7 call``, ``jump r7>none``, ``jump r7 call uno``."""
        said = (f" {CALL}" if self.call else "") + (f" {UNO}" if self.uno else "")
        return "jump " + write_several(self.cards, self.choice, self.colour, names) + said

    @classmethod
    def read(cls, seat: Seat, words: Sequence[str], names: Sequence[str]) -> Self:
        """Read ``jump r7``, ``jump r7 call``, ``jump b4 y4>C call uno``."""
        laid = list(words[1:])
        said = set()
        while laid and laid[-1] in (CALL, UNO):
            word = laid.pop()
            if word in said:
                raise Malformed(" ".join(words))
            said.add(word)
        cards, choice, colour = read_several(laid, names)
        return cls(seat, cards, colour, CALL in said, UNO in said, choice)


@cache
def jump(seat: Seat, laid: Card, colour: Colour | None, uno: bool, choice: Choice) -> Jump:
    """Return the action of laying one card out of turn with the word, one object for each."""
    return Jump(seat, (laid,), colour, True, uno, choice)
