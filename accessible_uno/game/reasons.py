"""Why an action is refused at any table; a rule's own reasons stand in its file."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.cards import Card, Colour
from accessible_uno.frozen import frozen
from accessible_uno.game.base import Reason, Seat


@frozen
class NotYourTurn(Reason):
    """Somebody else is to act."""

    turn: Seat


@frozen
class NoLongerIn(Reason):
    """This player has won a place, or has left: the others play on."""


@frozen
class NoSuchAct(Reason):
    """No active rule knows an action that begins with this word of a record."""

    word: str


@frozen
class RoundIsOver(Reason):
    """The round has ended and the next has not begun."""


@frozen
class MatchIsOver(Reason):
    """The match has ended."""


@frozen
class NotHeld(Reason):
    """The card is not in the player's hand."""

    card: Card


@frozen
class NoMatch(Reason):
    """The card goes neither by colour nor by digit or symbol (CORE-04, CORE-05)."""

    wrong_card: ClassVar = True
    card: Card
    top: Card
    colour: Colour | None


@frozen
class ColourMissing(Reason):
    """A wild needs a colour with it."""

    card: Card


@frozen
class ColourNotWanted(Reason):
    """Only a wild may name a colour."""

    card: Card


@frozen
class OnlyDrawnCard(Reason):
    """After drawing, only the card just drawn may be played (CORE-13)."""

    card: Card


@frozen
class DrewAlready(Reason):
    """A card has been drawn this turn already."""


@frozen
class NothingToKeep(Reason):
    """A player passes only after drawing."""


@frozen
class AnswerFirst(Reason):
    """A penalty is pending, perhaps a ``doubtful`` one, and must be answered first."""

    amount: int
    doubtful: bool


@frozen
class QuestionFirst(Reason):
    """A question must be answered before anything else."""


@frozen
class NothingPending(Reason):
    """There is no penalty to accept."""


@frozen
class ColourOwedFirst(Reason):
    """A colour must be named before anything else."""


@frozen
class NoColourOwed(Reason):
    """Nobody is asked for a colour."""


@frozen
class ChoiceMissing(Reason):
    """The card needs a player, or a side, with it."""

    card: Card


@frozen
class ChoiceRefused(Reason):
    """What was chosen with the card cannot be chosen."""

    card: Card


@frozen
class ChoiceNotWanted(Reason):
    """Nothing is chosen with this card now."""

    card: Card


@frozen
class NotTogether(Reason):
    """These cards cannot be laid together."""

    wrong_card: ClassVar = True
    cards: tuple[Card, ...]


@frozen
class NoJump(Reason):
    """These cards cannot be laid out of turn now: another card is on top, or it is too late."""

    cards: tuple[Card, ...]


@frozen
class NotToBeChosen(Reason):
    """The question does not offer this."""


@frozen
class NothingToChoose(Reason):
    """Nobody asks this player to choose."""
