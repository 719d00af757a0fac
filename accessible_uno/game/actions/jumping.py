"""Cards laid out of turn: interception, Rapido, a card that may be laid at any moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import ClassVar, Final, Self

from accessible_uno.cards import COLOURS, Card, Colour
from accessible_uno.game import reasons
from accessible_uno.game.actions.multi import UNO, read_several, write_several
from accessible_uno.game.actions.notation import choice_trouble, choices, colour_trouble
from accessible_uno.game.base import Action, Choice, Malformed, Reason, Seat, Step, Window
from accessible_uno.game.state import State
from accessible_uno.game.steps import JumpIn

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
