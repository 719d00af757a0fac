"""Why an action is refused at any table; a rule's own reasons stand in its file."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.cards import Card, Colour
from accessible_uno.game.base import Reason, Seat


class NotYourTurn(Reason, frozen=True):
    """Somebody else is to act."""

    turn: Seat


class NoLongerIn(Reason, frozen=True):
    """This player has won a place, or has left: the others play on."""


class NoSuchAct(Reason, frozen=True):
    """No active rule knows an action that begins with this word of a record."""

    word: str


class RoundIsOver(Reason, frozen=True):
    """The round has ended and the next has not begun."""


class MatchIsOver(Reason, frozen=True):
    """The match has ended."""


class NotHeld(Reason, frozen=True):
    """The card is not in the player's hand."""

    card: Card


class NoMatch(Reason, frozen=True):
    """The card goes neither by colour nor by digit or symbol (CORE-04, CORE-05)."""

    wrong_card: ClassVar = True
    card: Card
    top: Card
    colour: Colour | None


class ColourMissing(Reason, frozen=True):
    """A wild needs a colour with it."""

    card: Card


class ColourNotWanted(Reason, frozen=True):
    """Only a wild may name a colour."""

    card: Card


class OnlyDrawnCard(Reason, frozen=True):
    """After drawing, only the card just drawn may be played (CORE-13)."""

    card: Card


class DrewAlready(Reason, frozen=True):
    """A card has been drawn this turn already."""


class NothingToKeep(Reason, frozen=True):
    """A player passes only after drawing."""


class AnswerFirst(Reason, frozen=True):
    """A penalty is pending, perhaps a ``doubtful`` one, and must be answered first."""

    amount: int
    doubtful: bool


class QuestionFirst(Reason, frozen=True):
    """A question must be answered before anything else."""


class NothingPending(Reason, frozen=True):
    """There is no penalty to accept."""


class ColourOwedFirst(Reason, frozen=True):
    """A colour must be named before anything else."""


class NoColourOwed(Reason, frozen=True):
    """Nobody is asked for a colour."""


class ChoiceMissing(Reason, frozen=True):
    """The card needs a player, or a side, with it."""

    card: Card


class ChoiceRefused(Reason, frozen=True):
    """What was chosen with the card cannot be chosen."""

    card: Card


class ChoiceNotWanted(Reason, frozen=True):
    """Nothing is chosen with this card now."""

    card: Card


class NotTogether(Reason, frozen=True):
    """These cards cannot be laid together."""

    wrong_card: ClassVar = True
    cards: tuple[Card, ...]


class NoJump(Reason, frozen=True):
    """These cards cannot be laid out of turn now: another card is on top, or it is too late."""

    cards: tuple[Card, ...]


class NotToBeChosen(Reason, frozen=True):
    """The question does not offer this."""


class NothingToChoose(Reason, frozen=True):
    """Nobody asks this player to choose."""
