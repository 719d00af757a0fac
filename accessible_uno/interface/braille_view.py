"""What lies under a player's fingers on a braille display, and what its keys enter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Protocol, TypeAlias, runtime_checkable

from accessible_uno.cards import COLOURS, Card, Colour
from accessible_uno.game.actions import DiscardCards, Jump, KeepCards, LayTogether
from accessible_uno.game.base import Action
from accessible_uno.game.windows import Turn
from accessible_uno.interface.parse import Act, NeedsColour, parse_line
from accessible_uno.interface.parse.cards import owes_colour
from accessible_uno.interface.parse.choices import choice_name, open_choices
from accessible_uno.interface.parse.commands import ACTS
from accessible_uno.interface.parse.context import LineContext
from accessible_uno.interface.parse.lexicon import lexicon, lexicons
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.interface.session import Session
from accessible_uno.narration.utterance import Utterance
from accessible_uno.voices.braille.display.items import BrailleItem, DisplayContent
from accessible_uno.voices.voice import Voice

Parts: TypeAlias = tuple[str | Card | Colour, ...]


def never() -> bool:
    """Return that it does not."""
    return False


@dataclass(frozen=True)
class AwaitedInput:
    """What is awaited besides a move.

    Attributes:
        leaving: whether it is asked if the player leaves.
        enter: whether Enter alone goes on, or lets a chance pass.
    """

    leaving: Callable[[], bool] = never
    enter: Callable[[], bool] = never


@runtime_checkable
class TactileVoice(Protocol):
    """A voice with a table under the fingers."""

    content: DisplayContent

    def show_draft(self, draft: str) -> None:
        """Show what has been typed so far elsewhere."""

    def refresh(self) -> None:
        """Show what lies there now."""


class BrailleView:
    """Lays out the table for a display.  Each line that a key enters could as well be typed."""

    def __init__(self, session: Session, awaited: AwaitedInput | None = None) -> None:
        self._session = session
        self._awaited = awaited or AwaitedInput()
        self._guided: list[TactileVoice] = []

    def attach(self, voices: Iterable[Voice]) -> None:
        """Give the table to those of the voices that can be felt."""
        for voice in voices:
            if isinstance(voice, TactileVoice):
                voice.content = self
                self._guided.append(voice)

    def show_draft(self, draft: str) -> None:
        """Show what has been typed so far on the console."""
        for voice in self._guided:
            voice.show_draft(draft)

    def update(self) -> None:
        """Show what lies there now; where a telling was muted, nothing else would."""
        for voice in self._guided:
            voice.refresh()

    # What the display asks

    def items_of(self, utterance: Utterance) -> list[BrailleItem]:
        """Return a telling: above the top card a key repeats it, else the telling."""
        parts = utterance.braille or (utterance.text,)
        cards = {part for part in parts if isinstance(part, Card)}
        whole_hand = len(cards) > 1 and cards == set(self._session.view.hand) == set(parts)
        return [
            BrailleItem(
                (part,), utterance.locale, self._line_of(part, whole_hand), starts_group=not place
            )
            for place, part in enumerate(parts)
        ]

    def current_items(self) -> list[BrailleItem]:
        """Return what can be chosen now, the hand, and the status line.

        On one's turn the hand comes first.
        """
        on_turn = self._session.asked and isinstance(self._session.view.question, Turn)
        asked_more = self._session.half is not None or self._awaited.leaving()
        hand = list(_group(self._hand(), may_split=True))
        choices = list(_group(self._choices()))
        first, second = (hand, choices) if on_turn and not asked_more else (choices, hand)
        return [*first, *second, *_group(self._status())]

    # The parts of the table

    def _hand(self) -> Iterator[BrailleItem]:
        session = self._session
        picks = session.asked and any(map(session.legal.takes, (KeepCards, DiscardCards)))
        wanted: int = getattr(session.view.question, "count", 1) if picks else 1
        for held in session.view.hand:
            yield replace(self._spot((held,), self._name(held)), presses=wanted)

    def _choices(self) -> Iterator[BrailleItem]:
        """The words that would do something now; there is no list of them to keep up to date."""
        session = self._session
        if self._awaited.leaving():
            for name in lexicon(self._locale).replies.names.values():
                yield self._spot((name,), name)
            return
        if session.asked or session.view.offers:
            context = session.context()
            known: list[Action] = []
            for shown, line in self._words(context):
                match parse_line(line, context):
                    case Act(action) if (
                        action not in known and session.legal.why_not(action) is None
                    ):
                        known.append(action)
                        yield self._spot(shown, line)
                    case NeedsColour():
                        yield self._spot(shown, line)
        if self._awaited.enter():
            yield self._spot((session.narrator.catalogue.text("enter-felt"),), "")

    def _words(self, context: LineContext) -> Iterator[tuple[Parts, str]]:
        known = lexicon(self._locale)
        for choice in open_choices(context):
            name = choice_name(choice, lexicons(self._locale), context)
            yield (next((each for each in COLOURS if each.value == choice), name),), name
        if context.half is not None or owes_colour(context):
            for colour in COLOURS:
                yield (colour,), known.colours.names[colour]
        if context.half is not None:  # whom a card is for, or which way
            for name in (*known.sides.names.values(), *context.names):
                yield (name,), name
        yield from self._jumps(context)
        for command, name in known.commands.names.items():
            if command in ACTS and not (command is Command.PLAY and context.half is not None):
                yield (name,), name
        yield from self._together(context)

    def _jumps(self, context: LineContext) -> Iterator[tuple[Parts, str]]:
        """The ways to play out of turn, where there are several; one alone has its word."""
        if not context.legal.knows(Jump):
            return
        jumps = [act for act in context.legal if isinstance(act, Jump)]
        if len(jumps) > 1:
            word = self._command(Command.JUMP)
            for act in jumps:
                shown, line = self._with_ending(act, context)
                yield (word, *shown), f"{word} {line}"

    def _together(self, context: LineContext) -> Iterator[tuple[Parts, str]]:
        """The cards that can be laid together; of the orders of one handful, each last card."""
        if not context.legal.knows(LayTogether):
            return
        found = set()
        for act in context.legal:
            if isinstance(act, LayTogether):
                handful = frozenset(Counter(act.cards).items())
                same = handful, act.cards[-1], act.colour, act.uno, act.choice
                if same not in found:
                    found.add(same)
                    yield self._with_ending(act, context)

    def _with_ending(self, act: Jump | LayTogether, context: LineContext) -> tuple[Parts, str]:
        """The cards, and what is said with the last of them; and the line that says so."""
        known = lexicon(self._locale)
        shown: list[str | Card | Colour] = [*act.cards]
        words = [self._name(each) for each in act.cards]
        if act.colour is not None:
            shown.append(act.colour)
            words.append(known.colours.names[act.colour])
        if act.choice is not None:
            words.append(choice_name(act.choice, lexicons(self._locale), context))
            shown.append(words[-1])
        if act.uno:
            words.append(known.commands.names[Command.UNO])
            shown.append(words[-1])
        return tuple(shown), " ".join(words)

    def _status(self) -> Iterator[BrailleItem]:
        session = self._session
        if session.view.top is None or len(session.view.playing) < 2:
            return
        for part in session.narrator.status(session.view):
            yield self._spot((part,), self._command(Command.TOP if _is_top(part) else Command.WHO))

    # Words

    def _line_of(self, part: str | Card | Colour, whole_hand: bool) -> str:
        view = self._session.view
        if isinstance(part, Card):
            if whole_hand:
                return self._name(part)
            if part is view.drawn:
                return self._command(Command.PLAY)
            if part is view.top:
                return self._command(Command.TOP)
        return self._command(Command.REPEAT)

    def _name(self, card: Card) -> str:
        return self._session.narrator.display_names.card(card)

    def _command(self, command: Command) -> str:
        return lexicon(self._locale).commands.names[command]

    def _spot(self, parts: Parts, line: str) -> BrailleItem:
        return BrailleItem(parts, self._locale, line)

    @property
    def _locale(self) -> str:
        return self._session.settings.locale


class YesNoView:
    """A table on which nothing lies but the answers to one question."""

    def __init__(self, locale: str) -> None:
        self._locale = locale

    def items_of(self, utterance: Utterance) -> list[BrailleItem]:
        """Return the question, which no key does anything about."""
        return [
            BrailleItem(utterance.braille or (utterance.text,), utterance.locale, starts_group=True)
        ]

    def current_items(self) -> list[BrailleItem]:
        """Return both answers."""
        names = lexicon(self._locale).replies.names.values()
        return list(_group(BrailleItem((name,), self._locale, name) for name in names))


def _is_top(part: str | Card | Colour) -> bool:
    return isinstance(part, Card | Colour)


def _group(spots: Iterable[BrailleItem], *, may_split: bool = False) -> Iterator[BrailleItem]:
    """Set the first one a little apart."""
    for place, spot in enumerate(spots):
        yield spot if place else replace(spot, starts_group=True, may_split=may_split)
