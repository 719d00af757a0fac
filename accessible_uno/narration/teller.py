"""A message id and its arguments made into an utterance, for ear and fingers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from accessible_uno.narration.arguments import Arguments
from accessible_uno.narration.braille_parts import parts
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.display_names import Embossing, Wording
from accessible_uno.narration.utterance import Priority, Utterance
from accessible_uno.narration.verbosity import Verbosity

if TYPE_CHECKING:
    from accessible_uno.cards import Card, Colour
    from accessible_uno.game.base import Seat
    from accessible_uno.narration.sounds import Cue

CARDS: Final = "cards"
"""What is played with, unless it is said otherwise."""


class Teller:
    """Says messages to one viewer.

    Attributes:
        viewer: the seat that is spoken to; below 0, somebody who watches.
        verbosity: how much is said.  It may be changed at any time.
        catalogue: the texts.
        wording: how cards and players are called.
        pieces: what is played with, ``"cards"`` or ``"dice"``; every message can ask.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        names: Sequence[str],
        viewer: Seat,
        verbosity: str = Verbosity.NORMAL,
        pieces: str = CARDS,
    ) -> None:
        self.catalogue = catalogue
        self.pieces = pieces
        self.viewer = viewer
        self.verbosity = Verbosity(verbosity)
        self.wording = Wording(catalogue, names, viewer)
        self._embossed = Embossing(catalogue, names, viewer)

    @property
    def nothing(self) -> Utterance:
        """What is said in the place of an answer whose text both languages lack."""
        return Utterance("", self.catalogue.locale)

    def utter(
        self,
        message_id: str,
        arguments: Callable[[Wording], Arguments],
        priority: Priority = Priority.NORMAL,
        valid_while: object = None,
        speaker: Seat | None = None,
        sounds: tuple[Cue, ...] = (),
    ) -> Utterance | None:
        """Return the telling, or ``None`` where the message says nothing at this verbosity.

        What a ``speaker`` does is told in the whole sentence and, where the message has words for
        it, in the ``voiced`` ones of whoever does it.
        """
        text = self.catalogue.variant(
            message_id, self.verbosity, **self._filled(arguments, self.wording)
        )
        if not text:
            return None
        return Utterance(
            text,
            self.catalogue.locale,
            self.emboss(message_id, arguments),
            priority,
            valid_while,
            speaker,
            self._voiced(message_id, arguments) if speaker is not None else "",
            sounds,
        )

    def _filled(self, arguments: Callable[[Wording], Arguments], wording: Wording) -> Arguments:
        return {"pieces": self.pieces, **arguments(wording)}

    def _voiced(self, message_id: str, arguments: Callable[[Wording], Arguments]) -> str:
        """Return what the player's own voice says; who wants all of it hears the sentence."""
        if self.verbosity is Verbosity.FULL or not self.catalogue.has(message_id, "voiced"):
            return ""
        return self.catalogue.variant(message_id, "voiced", **self._filled(arguments, self.wording))

    def emboss(
        self, message_id: str, arguments: Callable[[Wording], Arguments]
    ) -> tuple[str | Card | Colour, ...]:
        """Return the short form of a message; empty where it has none."""
        if not self.catalogue.has(message_id, "braille"):
            return ()
        return parts(
            self.catalogue.variant(message_id, "braille", **self._filled(arguments, self._embossed))
        )
