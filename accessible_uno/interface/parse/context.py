"""The situation at the table, as far as the parser needs it to understand a line."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from accessible_uno.cards import Card, Colour, Face
from accessible_uno.game.base import Choice, Seat
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.interface.parse.intents import Intent
from accessible_uno.interface.parse.lexicon import Lexicons, OwnWords
from accessible_uno.interface.parse.tokens import Tokens
from accessible_uno.narration.narrator import CARDS


class HalfTypedCard(Struct, frozen=True):
    """A card that was typed without its colour, or without the player it is for.

    Attributes:
        card: the card.
        uno: whether UNO was said with it.
        choice: the player or the side that was named.
        colour: the colour that was named.
        chooses: whether the choice is missing; otherwise the colour is.
        jumps: whether it is to be laid out of turn.
    """

    card: Card
    uno: bool
    choice: Choice = None
    colour: Colour | None = None
    chooses: bool = False
    jumps: bool = False


class LineContext(Struct, frozen=True):
    """The situation in which a line is typed.

    Attributes:
        locale: the language whose words are tried first.
        view: what the player sees.
        legal: what the player may do.
        names: the players in seating order.
        hand: the hand in the order in which it is announced and numbered.
        wish: the colour named in advance for the next wild.
        half: the card of an earlier line that is not complete.
        faces: the faces of the deck; empty where they are not known.
        pieces: what is played with, ``"cards"`` or ``"dice"``.
        own_words: the player's own words for commands.
        talks: whether there is a room that the player may talk to.
    """

    locale: str
    view: View
    legal: Legal
    names: tuple[str, ...]
    hand: tuple[Card, ...]
    wish: Colour | None = None
    half: HalfTypedCard | None = None
    faces: frozenset[Face] = frozenset()
    pieces: str = CARDS
    own_words: OwnWords = ()
    talks: bool = False

    @property
    def seat(self) -> Seat:
        """The seat of the player who types; below 0 for an onlooker."""
        return self.view.seat


CommandParser: TypeAlias = Callable[[Tokens, Lexicons, LineContext], Intent]
"""Returns what a command means with the words after it.  The first lexicon is the player's own."""
