"""Why an action is refused at any table; a rule's own reasons stand in its file."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.cards import Card, Colour
from accessible_uno.game.base import Reason, Seat
from accessible_uno.game.value import value


@value
class NotYourTurn(Reason):
    """Somebody else is to act."""

    turn: Seat


@value
class NoLongerIn(Reason):
    """This player has won a place, or has left: the others play on."""


@value
class RoundIsOver(Reason):
    """The round has ended and the next has not begun."""


@value
class MatchIsOver(Reason):
    """The match has ended."""


@value
class NotHeld(Reason):
    """The card is not in the player's hand."""

    card: Card


@value
class NoMatch(Reason):
    """The card goes neither by colour nor by digit or symbol (CORE-04, CORE-05)."""

    wrong_card: ClassVar = True
    card: Card
    top: Card
    colour: Colour | None


@value
class ColourMissing(Reason):
    """A wild needs a colour with it."""

    card: Card


@value
class ColourNotWanted(Reason):
    """Only a wild may name a colour."""

    card: Card


@value
class OnlyDrawnCard(Reason):
    """After drawing, only the card just drawn may be played (CORE-13)."""

    card: Card


@value
class DrewAlready(Reason):
    """A card has been drawn this turn already."""


@value
class NothingToKeep(Reason):
    """One passes only after having drawn."""


@value
class AnswerFirst(Reason):
    """A penalty is pending, perhaps a ``doubtful`` one, and must be answered first."""

    amount: int
    doubtful: bool


@value
class QuestionFirst(Reason):
    """A question must be answered before anything else."""


@value
class NothingPending(Reason):
    """There is no penalty to accept."""


@value
class ColourOwedFirst(Reason):
    """A colour must be named before anything else."""


@value
class NoColourOwed(Reason):
    """Nobody is asked for a colour."""


@value
class ChoiceMissing(Reason):
    """The card needs a player, or a side, with it."""

    card: Card


@value
class ChoiceRefused(Reason):
    """What was chosen with the card cannot be chosen."""

    card: Card


@value
class ChoiceNotWanted(Reason):
    """Nothing is chosen with this card now."""

    card: Card


@value
class NotTogether(Reason):
    """These cards cannot be laid together."""

    wrong_card: ClassVar = True
    cards: tuple[Card, ...]


@value
class NoJump(Reason):
    """These cards cannot be laid out of turn now: another card is on top, or it is too late."""

    cards: tuple[Card, ...]


@value
class NotToBeChosen(Reason):
    """The question does not offer this."""


@value
class NothingToChoose(Reason):
    """Nobody asks this player to choose."""
