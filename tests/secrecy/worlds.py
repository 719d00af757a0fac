"""Two tables that differ only in hidden cards, and all messages of an observer at each."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

from msgspec import Struct
from msgspec.structs import astuple, replace

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "rules"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "interface"))

from recording_voice import RecordingVoice
from table_fixtures import Script

from accessible_uno.cards import Card
from accessible_uno.game.base import ONLOOKER, Action, Event, Refused, Seat
from accessible_uno.game.state import State
from accessible_uno.game.view import View
from accessible_uno.interface.announce.hints import choose_hint
from accessible_uno.interface.keyboard.braille_view import BrailleView
from accessible_uno.interface.keyboard.line_game import LineGame
from accessible_uno.interface.parse.intents import HistoryPlace, Query, RecallMessages
from accessible_uno.interface.session.game_setup import GameOptions, ResumedGame, Voices
from accessible_uno.narration.answers import Answers
from accessible_uno.narration.narrator import Narrator
from accessible_uno.narration.utterance import Utterance, Verbosity
from accessible_uno.players.bot import Bot
from accessible_uno.players.character_bot import CharacterBot
from accessible_uno.players.characters import BOLD, CAUTIOUS, SCATTERBRAINED
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.rules.draw.dispenser import Came
from accessible_uno.rules.draw.draw_until import DrawnThisTurn
from accessible_uno.rules.shared.scoring import School
from accessible_uno.settings.schema import Settings
from accessible_uno.table import Dealer, Table
from accessible_uno.voices.braille.display import voice as display_voice
from accessible_uno.voices.braille.display.moments import BrailleItem, DisplayContent
from accessible_uno.voices.braille.display.voice import BrailleDisplay
from accessible_uno.voices.braille.writer import BrailleWriter
from accessible_uno.voices.voice import BRAILLE, SPEECH

NAMES: Final = ("Anne", "Bob", "Chloé", "David", "Emma", "Farid", "Gaëlle", "Hugo", "Inès", "Jean")
LANGUAGES: Final = ("fr", "en")
WIDTHS: Final = (20, 2_000)
"""Cells of the displays: what is under the fingers first, and all that can be panned to."""

OF_A_HAND: Final = (Came, DrawnThisTurn)
"""Notes on cards that only one player knows."""

_VIEW: Final = tuple(name for name, kind in vars(View).items() if isinstance(kind, property))


class Unconnected:
    """A display without BRLTTY: what it would show is asked for by hand."""

    def __init__(self, *_: object) -> None: ...

    def start(self) -> None: ...

    def redraw(self) -> None: ...

    def close(self) -> None: ...


def without_brltty() -> None:
    """Let displays connect to nothing from now on, in this process."""
    patch.object(display_voice, "DisplayLink", Unconnected).start()


class HeldContent:
    """The content of a display; while it is held, the table is laid out once for many messages."""

    def __init__(self, content: DisplayContent) -> None:
        self._content = content
        self._held: Sequence[BrailleItem] | None = None

    def items_of(self, utterance: Utterance) -> Sequence[BrailleItem]:
        return self._content.items_of(utterance)

    def current_items(self) -> Sequence[BrailleItem]:
        return self._content.current_items() if self._held is None else self._held

    def help_items(self) -> Sequence[BrailleItem]:
        return self._content.help_items()

    def still_asks(self, question: object) -> bool:
        return self._content.still_asks(question)

    def nothing_there(self) -> BrailleItem:
        return self._content.nothing_there()

    @contextmanager
    def held(self) -> Iterator[None]:
        """Lay the table out once; the caller lets nothing happen inside."""
        self._held = self._content.current_items()
        try:
            yield
        finally:
            self._held = None


class World:
    """A table, and an observer at it who is told everything by every voice.

    Attributes:
        state: the position, hidden cards included.
        events: what the observer may know of the last act.
        seat: the observer's.
    """

    def __init__(
        self,
        state: State,
        seat: Seat,
        rules: str,
        locale: str,
        verbosity: str,
        last: Sequence[Event],
    ) -> None:
        self.state = state
        self.seat = seat
        self.events: list[Event] = []
        names = NAMES[: len(state.hands)]
        self._table = Table(state.game, names, Dealer("same"), state=state)
        self._console = Script()
        self._speech = RecordingVoice()
        self._display = BrailleDisplay(BrailleWriter(), lambda _: None)
        self._bots: list[Bot] = [
            CharacterBot(character, Random("bot").random)
            for character in (CAUTIOUS, BOLD, SCATTERBRAINED)
        ]
        self._bots.append(RandomBot(Random("bot").random))
        self._game = LineGame(
            self._table,
            seat,
            self._console,
            Settings(locale, verbosity=Verbosity(verbosity)),
            GameOptions(save_game=lambda: True, preset=rules),
            Voices({SPEECH: self._speech, BRAILLE: self._display}, BrailleWriter().line_of),
            ResumedGame(last),
        )
        self._table.listen(seat, self._seen)
        self._table.listen(seat, self._game.at_keyboard.on_events)
        self._narrators = [
            Narrator(language, names, seat, detail)
            for language in LANGUAGES
            for detail in Verbosity
        ]
        self._content = HeldContent(self._display.content)
        self._display.content = self._content
        self._game.at_keyboard.start(last)

    def _seen(self, events: Sequence[Event]) -> None:
        self.events = list(events)

    def act(self, action: Action) -> bool:
        """Do an action; return whether it was accepted."""
        self.events = []
        try:
            self._table.act(action)
        except Refused:
            return False
        return True

    def types(self, line: str) -> None:
        """Let the observer type a line."""
        self.events = []
        self._game.at_keyboard.input_loop._handle(line)

    def lines(self) -> list[str]:
        """Return what the keys of a display would enter now."""
        view = BrailleView(self._game.at_keyboard.session)
        return [spot.line for spot in view.current_items() if spot.line]

    def told(self) -> dict[str, object]:
        """Return what every voice was given since this was asked last, and what it has become."""
        speech, console = self._speech, self._console
        found: dict[str, object] = {
            "text": console.shown[:],
            "speech": [repr(each) for each in speech.utterances],
            "hushed": speech.cancels,
            "withdrawn": repr(speech.withdrawals),
            "display": [self._display.cells(width) for width in WIDTHS],
        }
        console.shown.clear()
        speech.utterances.clear()
        speech.withdrawals.clear()
        return found

    def known(self) -> dict[str, object]:
        """Return all that the observer can find out now, without anything happening."""
        with self._content.held():
            found = self._known()
            laid = self._content.current_items()
        found["laid"] = self._content.current_items()
        assert found["laid"] == laid, "what was asked has changed what lies on the table"
        return found

    def _known(self) -> dict[str, object]:
        seat = self._game.at_keyboard
        session, announcer = seat.session, seat.announcer
        view, legal = self._table.view(self.seat), self._table.legal(self.seat)
        found: dict[str, object] = {f"view {name}": getattr(view, name) for name in _VIEW}
        found["after"] = [view.after(seat) for seat in view.playing]
        found["notes"] = sorted(repr(view.recall(kind)) for kind in self.state.notes)
        found["legal"] = [repr(act) for act in legal]
        found["cards"] = legal.cards()
        found["default"] = legal.default()
        found["choices"] = [legal.choices(held) for held in view.hand]
        found["due"] = self._table.due(self.seat)
        found["table"] = (
            *(self._table.over, self._table.between_rounds, self._table.contested),
            *(self._table.asked, session.turn_seconds),
        )
        found["advice"] = choose_hint(view, legal)
        loop = seat.game_loop
        found["pace"] = (loop.holds_bots, loop.bots_interject, self._table.bot_to_act())
        found["status"] = [each.status(view) for each in self._narrators if view.top]
        for narrator in self._narrators:
            name = f"{narrator.catalogue.locale} {narrator.verbosity}"
            answers = Answers(narrator)
            found[name] = (
                *(narrator.narrate(self.events), narrator.prompt(view), narrator.offers(view)),
                *(answers.who(view), answers.counts(view), answers.order(view)),
                *(answers.scores(view, School.WINNER), answers.hand(view)),
            )
        for query in Query:
            announcer.queries.answer(query)
        announcer.history.recall(RecallMessages(HistoryPlace.SEVERAL, 3))
        announcer.history.recall(RecallMessages(HistoryPlace.PREVIOUS))
        for place, bot in enumerate(self._bots):
            if self.seat >= 0:
                found[f"bot {place} besides"] = repr(bot.interject(view, legal))
            if session.asked:
                found[f"bot {place}"] = repr(bot.choose(view, legal))
        return found | {f"asked {name}": each for name, each in self.told().items()}


def cards_within(item: object, depth: int = 6) -> Iterator[Card]:
    """Every card that something speaks of."""
    if isinstance(item, Card):
        yield item
    elif depth and isinstance(item, (tuple, list, frozenset)):
        for part in item:
            yield from cards_within(part, depth - 1)
    elif depth and isinstance(item, Struct):
        for part in astuple(item):
            yield from cards_within(part, depth - 1)


def twin(state: State, seat: Seat, chance: Random, *, every: bool) -> State | None:
    """Return the same table with hidden cards exchanged: two of them, or each with any other.

    Hidden from ``seat`` are the hands of the others and the draw pile.  What the rules have made
    known of a single card, such as that it goes and has just been drawn, stays.  ``None``: there is
    nothing to exchange.
    """
    other = state.copy()
    private = [each for each in other.notes.values() if isinstance(each, OF_A_HAND)]
    public = [each for each in other.notes.values() if not isinstance(each, OF_A_HAND)]
    known = set(
        cards_within([state.drawn, state.last_drawn, *public, *state.agenda, *state.offers])
    )
    rows = [hand for each, hand in enumerate(other.hands) if each != seat] + [other.pile]
    places = [(row, place) for row in rows for place, held in enumerate(row) if held not in known]
    if len({row[place] for row, place in places}) < 2:
        return None
    if every:
        chosen = chance.sample(places, len(places))
    else:
        chosen = chance.sample(places, 2)
        while len({row[place] for row, place in chosen}) < 2:
            chosen = chance.sample(places, 2)
    places = places if every else chosen[::-1]
    cards = [row[place] for row, place in chosen]
    for (row, place), card in zip(places, cards, strict=True):
        row[place] = card
    for note in private:
        hand, now = state.hands[note.seat], other.hands[note.seat]
        if note.seat != seat and set(note.cards) <= set(hand):
            cards = [now[hand.index(card)] for card in note.cards]
            other.remember(replace(note, cards=tuple(cards)))
    return other


@cache
def observers(seats: int) -> tuple[Seat, ...]:
    """Return every seat, and that of an onlooker."""
    return (*range(seats), ONLOOKER)


@dataclass
class Counts:
    """Counts of what was done, and of how pairs of tables came to differ.

    Attributes:
        rounds: rounds that were begun.
        acts: acts that were accepted.
        refused: acts that were refused.
        pairs: pairs of tables.
        compared: comparisons of everything told and known.
        shown: how often a hidden card came to light, by what told it.
    """

    rounds: int = 0
    acts: int = 0
    refused: int = 0
    pairs: int = 0
    compared: int = 0
    shown: dict[str, int] = field(default_factory=dict)

    def add(self, other: Counts) -> None:
        """Add another's counts."""
        for name in ("rounds", "acts", "refused", "pairs", "compared"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for what, count in other.shown.items():
            self.shown[what] = self.shown.get(what, 0) + count

    def showed(self, what: str) -> None:
        """Count a card that came to light."""
        self.shown[what] = self.shown.get(what, 0) + 1


def first_difference(some: dict[str, Any], others: dict[str, Any]) -> str:
    """Return a text about the first difference."""
    for name, one in some.items():
        if one != others[name]:
            return f"{name}: {one!r} / {others[name]!r}"
    return "nothing"
