"""From what a seat sees to what its player is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from accessible_uno.narration import view_arguments as situation
from accessible_uno.narration.answers import Answers, acting
from accessible_uno.narration.arguments import Arguments, add_seat, arguments_of
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.event_schema import id_of, shape_of
from accessible_uno.narration.grouping import breaths
from accessible_uno.narration.sounds import REFUSED, cues_asking, cues_of
from accessible_uno.narration.teller import CARDS, Teller
from accessible_uno.narration.utterance import Priority, Utterance
from accessible_uno.narration.verbosity import Verbosity

if TYPE_CHECKING:
    from accessible_uno.cards import Card, Colour
    from accessible_uno.game.base import Event, Reason, Seat, Window
    from accessible_uno.game.view import View
    from accessible_uno.narration.display_names import Wording


class Narrator(Teller):
    """Tells a game to one viewer.  It keeps no memory of what it has told.

    Args:
        locale: ``"fr"`` or ``"en"``.
        names: the players in seating order.
        viewer: the seat that is spoken to; below 0, somebody who watches.
        verbosity: ``"brief"``, ``"normal"`` or ``"full"``.
        strict: raise :class:`MissingText` where a text is missing.
        pieces: what is played with, ``"cards"`` or ``"dice"``.

    Attributes:
        answers: what the viewer may ask.
    """

    def __init__(
        self,
        locale: str,
        names: Sequence[str],
        viewer: Seat,
        verbosity: str = Verbosity.NORMAL,
        *,
        strict: bool = False,
        pieces: str = CARDS,
    ) -> None:
        super().__init__(Catalogue(locale, strict=strict), names, viewer, verbosity, pieces)
        self._seats = len(names)
        self.answers = Answers(self)

    def tell(self, events: Sequence[Event]) -> list[Utterance]:
        """Return what the viewer hears of events that ``seen_by`` has already redacted.

        The viewer's own turn and the questions put to the viewer are left to :meth:`prompt`,
        passing chances to :meth:`chances`.
        """
        return [utterance for utterance, _ in self.told(events)]

    def told(self, events: Sequence[Event]) -> Iterator[tuple[Utterance, tuple[Event, ...]]]:
        """Yield the same, each telling with the events that it tells."""
        for message_id, group in breaths(events, self.catalogue.has):
            utterance = self.utter(
                message_id,
                partial(_together, group),
                speaker=self._speaker(group),
                sounds=cues_of(group, self.viewer, self._seats),
            )
            if utterance is not None:
                yield utterance, group

    def refuse(self, reason: Reason) -> Utterance:
        """Return why an action of the viewer is refused, and what can be done."""
        refusal = self.utter(
            id_of(reason), lambda wording: arguments_of(reason, wording), sounds=REFUSED
        )
        return refusal or self.nothing

    def prompt(self, view: View) -> Utterance | None:
        """Return the question that the viewer is asked now, with what it takes to decide."""
        window = view.question
        if window is None or window.seat != self.viewer or self.viewer < 0:
            return None
        return self._put("prompt", window, view, Priority.NEXT)

    def chances(self, view: View) -> list[Utterance]:
        """Return the passing chances that stand open to the viewer besides the question.

        Each is good while its window, ``valid_while``, stays among ``view.offers``.
        """
        if self.viewer < 0:
            return []
        told = (self._put("chance", window, view, Priority.NOW) for window in view.offers)
        return [utterance for utterance in told if utterance is not None]

    def status(self, view: View) -> tuple[str | Card | Colour, ...]:
        """Return the line that stays on a braille display.

        It holds the top card with the active colour where the card does not show it, who is to
        act, and who else holds fewest cards.
        """

        def arguments(wording: Wording) -> Arguments:
            filled = situation.table(view, wording)
            turn = acting(view)
            add_seat(filled, "turn", -1 if turn is None else turn, wording)
            others = [seat for seat in view.playing if seat != self.viewer]
            fewest = min(others or view.playing, key=view.counts.__getitem__)
            add_seat(filled, "fewest", fewest, wording)
            return filled | {
                "count": view.counts[fewest],
                "sameIs": "yes" if fewest == turn else "no",
            }

        return self.emboss("status", arguments)

    def _speaker(self, group: Sequence[Event]) -> Seat | None:
        """Return whose doing it is, unless it is nobody's or the viewer's."""
        seats = (getattr(event, "seat", -1) for event in group)
        seat: Seat = next((seat for seat in seats if seat >= 0), -1)
        return None if seat in (-1, self.viewer) else seat

    def _put(self, kind: str, window: Window, view: View, priority: Priority) -> Utterance | None:
        return self.utter(
            f"{kind}-{shape_of(window).name}",
            lambda wording: situation.asked(view, window, wording),
            priority,
            window,
            sounds=cues_asking(kind, shape_of(window).name),
        )


def _together(group: Sequence[Event], wording: Wording) -> Arguments:
    arguments: Arguments = {}
    for event in group:
        arguments |= arguments_of(event, wording)
    return arguments
