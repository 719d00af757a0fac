"""What lies under a player's fingers on a braille display, and what its keys enter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Protocol, runtime_checkable

from accessible_uno.cards import COLOURS, Card, Colour
from accessible_uno.game.base import Action
from accessible_uno.game.windows import Turn
from accessible_uno.interface.desk import Desk
from accessible_uno.interface.words import Act, AskColour, understand
from accessible_uno.interface.words.cards_said import owes_colour
from accessible_uno.interface.words.choices_said import asked_to_choose, called
from accessible_uno.interface.words.commands_said import ACTS
from accessible_uno.interface.words.context import Context
from accessible_uno.interface.words.lexicon import lexicon, lexicons
from accessible_uno.interface.words.vocabulary import Command
from accessible_uno.narration.utterance import Utterance
from accessible_uno.voices.braille.display.spots import Spot, Table
from accessible_uno.voices.voice import Voice


@runtime_checkable
class Tactile(Protocol):
    """A voice with a table under the fingers."""

    table: Table

    def typing(self, draft: str) -> None:
        """Show what has been typed so far elsewhere."""


class UnderFingers:
    """Lays out the table for a display.  Each line that a key enters could as well be typed."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._guided: list[Tactile] = []

    def guide(self, voices: Iterable[Voice]) -> None:
        """Give the table to those of the voices that can be felt."""
        for voice in voices:
            if isinstance(voice, Tactile):
                voice.table = self
                self._guided.append(voice)

    def typing(self, draft: str) -> None:
        """Show what has been typed so far on the console."""
        for voice in self._guided:
            voice.typing(draft)

    # What the display asks

    def told(self, utterance: Utterance) -> list[Spot]:
        """Return a telling: above the top card a key repeats it, else the telling."""
        parts = utterance.braille or (utterance.text,)
        cards = {part for part in parts if isinstance(part, Card)}
        whole_hand = len(cards) > 1 and cards == set(self._desk.view.hand) == set(parts)
        return [
            Spot((part,), utterance.locale, self._line_of(part, whole_hand), opens=not place)
            for place, part in enumerate(parts)
        ]

    def laid(self) -> list[Spot]:
        """Return what can be chosen now, the hand, and the status line.

        On one's turn the hand comes first.
        """
        on_turn = self._desk.asked and isinstance(self._desk.view.question, Turn)
        hand, choices = list(self._hand()), list(self._choices())
        first, second = (hand, choices) if on_turn and not self._desk.half else (choices, hand)
        return [*_group(first), *_group(second), *_group(self._status())]

    # The parts of the table

    def _hand(self) -> Iterator[Spot]:
        for held in self._desk.view.hand:
            yield self._spot(held, self._name(held))

    def _choices(self) -> Iterator[Spot]:
        """The words that would do something now; there is no list of them to keep up to date."""
        desk = self._desk
        if not (desk.asked or desk.view.chances):
            return
        context = desk.context()
        known: list[Action] = []
        for shown, line in self._words(context):
            match understand(line, context):
                case Act(action) if action not in known and desk.legal.why_not(action) is None:
                    known.append(action)
                    yield self._spot(shown, line)
                case AskColour():
                    yield self._spot(shown, line)

    def _words(self, context: Context) -> Iterator[tuple[str | Colour, str]]:
        known = lexicon(self._locale)
        for choice in asked_to_choose(context):
            name = called(choice, lexicons(self._locale), context)
            yield name, name
        if context.half is not None or owes_colour(context):
            for colour in COLOURS:
                yield colour, known.colours.names[colour]
        if context.half is not None:  # whom a card is for, or which way
            for name in (*known.sides.names.values(), *context.names):
                yield name, name
        for command in (each for each in Command if each in ACTS):
            yield known.commands.names[command], known.commands.names[command]

    def _status(self) -> Iterator[Spot]:
        desk = self._desk
        if desk.view.top is None or len(desk.view.playing) < 2:
            return
        for part in desk.narrator.status(desk.view):
            yield self._spot(part, self._command(Command.TOP if _is_top(part) else Command.WHO))

    # Words

    def _line_of(self, part: str | Card | Colour, whole_hand: bool) -> str:
        view = self._desk.view
        if isinstance(part, Card):
            if whole_hand:
                return self._name(part)
            if part is view.drawn:
                return self._command(Command.PLAY)
            if part is view.top:
                return self._command(Command.TOP)
        return self._command(Command.REPEAT)

    def _name(self, card: Card) -> str:
        return self._desk.narrator.wording.card(card)

    def _command(self, command: Command) -> str:
        return lexicon(self._locale).commands.names[command]

    def _spot(self, part: str | Card | Colour, line: str) -> Spot:
        return Spot((part,), self._locale, line)

    @property
    def _locale(self) -> str:
        return self._desk.settings.locale


def _is_top(part: str | Card | Colour) -> bool:
    return isinstance(part, Card | Colour)


def _group(spots: Iterable[Spot]) -> Iterator[Spot]:
    """Set the first one a little apart."""
    for place, spot in enumerate(spots):
        yield spot if place else replace(spot, opens=True)
