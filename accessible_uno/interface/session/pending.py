"""The input that one player has begun and that the next line may complete."""

from __future__ import annotations

from dataclasses import dataclass, replace

from accessible_uno.cards import Colour
from accessible_uno.interface.parse.intents import HalfTypedCard
from accessible_uno.narration.utterance import Utterance


@dataclass
class Pending:
    """The state of the input between two lines.

    Attributes:
        card: a card typed without its colour, or without the player it is for.
        wish: the colour named in advance for the next wild.
        confirmation: the question that only yes or no answers, ``"quit"`` or ``"abandon"``; empty
            when there is none.
        enter_message: id of the message that says what Enter alone does; empty where Enter alone
            asks the question again.
        reads_on: whether Enter alone goes on with a long answer.
        penalty_reason: why the action being done is against the rules, where the rules punish it
            at once instead of refusing it.
    """

    card: HalfTypedCard | None = None
    wish: Colour | None = None
    confirmation: str = ""
    enter_message: str = ""
    reads_on: bool = False
    penalty_reason: Utterance | None = None

    @property
    def awaits_enter(self) -> bool:
        """Whether Enter alone continues the game."""
        return bool(self.enter_message)

    def begin_card(self, card: HalfTypedCard) -> None:
        """Wait for the rest of a card."""
        self.card = card

    def drop_card(self) -> None:
        """Forget a half-typed card."""
        self.card = None

    def set_wish(self, colour: Colour) -> None:
        """Remember the colour for the next wild."""
        self.wish = colour

    def use_wish(self) -> None:
        """Forget the colour named in advance: a wild has taken it."""
        self.wish = None

    def ask_confirmation(self, question: str) -> None:
        """Wait for yes or no to ``question``, ``"quit"`` or ``"abandon"``."""
        self.confirmation = question

    def end_confirmation(self) -> None:
        """Stop waiting for yes or no."""
        self.confirmation = ""

    def await_enter(self, message_id: str) -> None:
        """Wait for Enter alone; ``message_id`` says what it does."""
        self.enter_message = message_id

    def enter_pressed(self) -> None:
        """Stop waiting for Enter."""
        self.enter_message = ""

    def begin_action(self, penalty_reason: Utterance | None) -> Pending:
        """Take what is pending as complete; return what :meth:`restore` needs if it is refused."""
        before = replace(self)
        self.card = None
        self.penalty_reason = penalty_reason
        return before

    def restore(self, before: Pending) -> None:
        """Make the card and the wish pending again: the action was refused."""
        self.card, self.wish = before.card, before.wish
        self.penalty_reason = None

    def take_penalty_reason(self) -> Utterance | None:
        """Return the reason for a penalty, once."""
        reason, self.penalty_reason = self.penalty_reason, None
        return reason
