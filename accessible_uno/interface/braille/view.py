"""The content of a braille display: the table as items, and the line that each item's key enters.

Every line that a key enters could be typed as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from accessible_uno.cards import COLOURS, Card, Colour
from accessible_uno.game.actions import Jump, LayTogether, PickCards
from accessible_uno.game.base import Action
from accessible_uno.game.windows import Turn
from accessible_uno.interface.announce.offers import Offers
from accessible_uno.interface.braille.key_help import key_help, nothing_there
from accessible_uno.interface.braille.tactile import TactileVoice, group_items
from accessible_uno.interface.parse.cards import owes_colour
from accessible_uno.interface.parse.choices import choice_name, open_choices
from accessible_uno.interface.parse.commands import ACTS
from accessible_uno.interface.parse.context import LineContext
from accessible_uno.interface.parse.intents import Act, NeedsColour
from accessible_uno.interface.parse.lexicon import Lexicon, lexicon, lexicons
from accessible_uno.interface.parse.parser import parse_line
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.interface.session import Session
from accessible_uno.narration.utterance import BrailleParts, Utterance
from accessible_uno.voices.braille.display.items import BrailleItem, LinePart
from accessible_uno.voices.braille.writer import BrailleWriter
from accessible_uno.voices.voice import Voice


class BrailleView:
    """Lays one player's table out for a braille display.

    Args:
        session: the player's session.
        offers: the offers that Enter alone dismisses; ``None`` when there are never any.
    """

    def __init__(self, session: Session, offers: Offers | None = None) -> None:
        self._session = session
        self._offers = offers
        self._displays: list[TactileVoice] = []

    def attach(self, voices: Iterable[Voice]) -> None:
        """Become the content of every display among the voices."""
        self._displays.clear()
        for voice in voices:
            if isinstance(voice, TactileVoice):
                voice.content = self
                self._displays.append(voice)
        self.use_settings()

    def use_settings(self) -> None:
        """Write the cells that the player's settings ask for."""
        writer = BrailleWriter.of_settings(self._session.settings, self._session.table.names)
        for display in self._displays:
            display.use_writer(writer)

    def show_draft(self, draft: str) -> None:
        """Show what has been typed so far on the console."""
        for display in self._displays:
            display.show_draft(draft)

    def show_newest(self) -> None:
        """Show the newest message, wherever the reader is."""
        for display in self._displays:
            display.show_newest()

    def listen(self, on_move: Callable[[], None]) -> None:
        """Call ``on_move`` whenever the reader has moved; it may be called from any thread."""
        for display in self._displays:
            display.on_move = on_move

    def update(self) -> None:
        """Show the table as it is now.

        This is the only sign of a change whose message was muted.
        """
        for display in self._displays:
            display.refresh()

    # Called by displays

    def items_of(self, utterance: Utterance) -> list[BrailleItem]:
        """Return an utterance as items; the key above an item repeats the utterance.

        The keys above cards of the hand play them, where the utterance shows the whole hand.  The
        key above the top card asks about it.
        """
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
        """Return the choices, the hand and the status line; on the player's turn the hand first."""
        pending = self._session.pending
        on_turn = self._session.asked and isinstance(self._session.view.question, Turn)
        asked_more = pending.card is not None or bool(pending.confirmation)
        hand = list(group_items(self._hand(), LinePart.HAND, may_split=True))
        choices = list(group_items(self._choices(), LinePart.CHOICES))
        first, second = (hand, choices) if on_turn and not asked_more else (choices, hand)
        return [*first, *second, *group_items(self._status(), LinePart.STATUS)]

    def help_items(self) -> list[BrailleItem]:
        """Return what the keys of the display do."""
        return key_help(self._locale)

    def nothing_there(self) -> BrailleItem:
        """Return the answer to a key that does nothing."""
        return nothing_there(self._locale)

    # The parts of the table

    def _hand(self) -> Iterator[BrailleItem]:
        session = self._session
        picks = session.asked and session.legal.taken(PickCards) is not None
        wanted: int = getattr(session.view.question, "count", 1) if picks else 1
        for held in session.view.hand:
            yield replace(self._item((held,), self._card_name(held)), presses=wanted)

    def _choices(self) -> Iterator[BrailleItem]:
        """Yield the lines that would do something now.

        Each possible line is parsed and its action tested, so no list has to be kept up to date
        when a rule is added.
        """
        session = self._session
        if session.pending.confirmation:
            for name in self._lexicon.replies.names.values():
                yield self._item((name,), name)
            return
        if session.asked or session.view.offers:
            yield from self._actions(session.context())
        if session.pending.awaits_enter or (self._offers and self._offers.hold_bots()):
            yield self._item((session.narrator.catalogue.text("enter-felt"),), "")

    def _actions(self, context: LineContext) -> Iterator[BrailleItem]:
        found: list[Action] = []
        for shown, line in self._possible_lines(context):
            match parse_line(line, context):
                case Act(action):
                    if action not in found and context.legal.why_not(action) is None:
                        found.append(action)
                        yield self._item(shown, line)
                case NeedsColour():
                    yield self._item(shown, line)

    def _possible_lines(self, context: LineContext) -> Iterator[tuple[BrailleParts, str]]:
        """Yield lines that may be legal now, each with what the display shows for it."""
        known = self._lexicon
        for choice in open_choices(context):
            name = choice_name(choice, lexicons(self._locale), context)
            yield (next((each for each in COLOURS if each.value == choice), name),), name
        if context.half is not None or owes_colour(context):
            for colour in COLOURS:
                yield (colour,), known.colours.names[colour]
        if context.half is not None:  # it may lack a player or a side
            for name in (*known.sides.names.values(), *context.names):
                yield (name,), name
        yield from self._jumps(context)
        for command, name in known.commands.names.items():
            if command in ACTS and not (command is Command.PLAY and context.half is not None):
                yield (name,), name
        yield from self._multi_card_plays(context)

    def _jumps(self, context: LineContext) -> Iterator[tuple[BrailleParts, str]]:
        """Yield the ways to play out of turn, where there are several.

        A single way is found by its command word.
        """
        if not context.legal.knows(Jump):
            return
        jumps = [act for act in context.legal if isinstance(act, Jump)]
        if len(jumps) > 1:
            word = self._command(Command.JUMP)
            for act in jumps:
                shown, line = self._with_options(act, context)
                yield (word, *shown), f"{word} {line}"

    def _multi_card_plays(self, context: LineContext) -> Iterator[tuple[BrailleParts, str]]:
        """Yield the cards that can be played together, once for each last card of a set."""
        if not context.legal.knows(LayTogether):
            return
        found = set()
        for act in context.legal:
            if isinstance(act, LayTogether):
                cards = frozenset(Counter(act.cards).items())
                key = cards, act.cards[-1], act.colour, act.uno, act.choice
                if key not in found:
                    found.add(key)
                    yield self._with_options(act, context)

    def _with_options(
        self, act: Jump | LayTogether, context: LineContext
    ) -> tuple[BrailleParts, str]:
        """Return the cards with colour, choice and UNO, as parts and as a line."""
        known = self._lexicon
        shown: list[str | Card | Colour] = [*act.cards]
        words = [self._card_name(each) for each in act.cards]
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
            of_top = isinstance(part, Card | Colour)
            yield self._item((part,), self._command(Command.TOP if of_top else Command.WHO))

    # Words

    def _line_of(self, part: str | Card | Colour, whole_hand: bool) -> str:
        view = self._session.view
        if isinstance(part, Card):
            if whole_hand:
                return self._card_name(part)
            if part is view.drawn:
                return self._command(Command.PLAY)
            if part is view.top:
                return self._command(Command.TOP)
        return self._command(Command.REPEAT)

    def _card_name(self, card: Card) -> str:
        return self._session.narrator.display_names.card(card)

    def _command(self, command: Command) -> str:
        return self._lexicon.commands.names[command]

    def _item(self, parts: BrailleParts, line: str) -> BrailleItem:
        return BrailleItem(parts, self._locale, line)

    @property
    def _lexicon(self) -> Lexicon:
        return lexicon(self._locale)

    @property
    def _locale(self) -> str:
        return self._session.settings.locale
