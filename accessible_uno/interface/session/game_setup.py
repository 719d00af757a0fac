"""What a game at the keyboard is given, in groups, and who may look at its lines first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Final, Protocol, TypeAlias

from msgspec import Struct

from accessible_uno.game.base import Event, Seat
from accessible_uno.game.view import View
from accessible_uno.interface.parse.intents import Intent, MessageFields, Query
from accessible_uno.interface.parse.vocabulary import MatchSetting
from accessible_uno.interface.session.session import Session
from accessible_uno.settings.values import SpeechOutput
from accessible_uno.table import Clock
from accessible_uno.voices.text import BrailleFormatter
from accessible_uno.voices.voice import Voice

AnswerQuery: TypeAlias = Callable[[Query], None]
"""Announces the answer to a question about the table."""


class Coach:
    """Guides one player through a game; this one leaves the game as it is.

    Attributes:
        is_over: whether the game ends now.
    """

    is_over = False

    @property
    def holds_table(self) -> bool:
        """Whether nothing happens at the table before the player has typed something."""
        return False

    def start(self, session: Session, answer_query: AnswerQuery) -> None:
        """Announce the beginning, in place of the usual welcome."""

    def take_line(self, line: str, meaning: Intent) -> bool:  # noqa: ARG002
        """Answer a line in place of the game; return whether this was done."""
        return False

    def after_line(self) -> None:
        """Go on after a line that was carried out, by the game or in its place."""

    def after_act(self) -> None:
        """Go on after an act that was announced."""

    def ask_again(self) -> bool:
        """Say again what the player is to do; return whether the coach waits for something."""
        return False


NO_COACH: Final = Coach()
"""The coach of an ordinary game."""


Sleep: TypeAlias = Callable[[float], Awaitable[None]]
"""Waits so many seconds."""

SwitchSpeech: TypeAlias = Callable[[SpeechOutput], Voice | None]
"""Silences the voice that spoke before and returns the one wanted; ``None`` when there is none."""

PastEvents: TypeAlias = Callable[[], Iterator[tuple[Sequence[Event], View]]]
"""Yields past actions: what the seat saw of each, and the view of the table just after it."""


class SavedExtent(StrEnum):
    """How much of a game is saved.  The sentences of the catalogue select by these values."""

    ALL = "all"
    BEGINNING = "beginning"
    """The last acts could not be written, on a full disk for example."""
    NOTHING = "nothing"
    LESSON = "lesson"
    """The game is a lesson: how far the player has come is kept."""


def no_other_voice(wanted: SpeechOutput) -> Voice | None:  # noqa: ARG001
    """Return no voice: the text alone remains."""
    return None


class HostedRoom(Protocol):
    """The room of a table that somebody hosts, as the player's lines reach it.

    Attributes:
        hosts_here: whether the host program runs in this process, and stops with the player.
    """

    hosts_here: bool

    def talk(self, text: str) -> bool:
        """Say something to the people there; return whether they can be reached."""

    def knows(self, line: str) -> bool:
        """Return whether a line that is none of the game is a command of the room."""

    def order(self, line: str) -> None:
        """Give the host program a command of the room."""


class Voices(Struct, frozen=True):
    """All output channels except the text, which the game writes itself.

    Attributes:
        channels: the voices under the names that ``FanOut`` knows.  One that has
            ``SpeechControls`` speaks as the settings ask.
        brailler: makes the braille line of an utterance; ``None`` when braille cannot be had.
        switch_speech: called when the player chooses another voice.
    """

    channels: Mapping[str, Voice] = MappingProxyType({})
    brailler: BrailleFormatter | None = None
    switch_speech: SwitchSpeech = no_other_voice


class GameOptions(Struct, frozen=True):
    """How a game is played, and what it calls when something is to be saved.

    Attributes:
        save_game: saves the game when the player leaves; returns whether it can be resumed.
        saved_part: tries to save what is not saved yet, and returns how much is.
        save_settings: called after the player has changed a setting.
        interactive: whether a person sits at a terminal.  Otherwise nothing waits for time.
        preset: the key of the preset, for the chapters of the rules.
        own_rules: returns what the player calls the rules; empty where they have no own name.
        resume_command: the command that resumes a game, as the player types it.
        greeted: whether the player has just been welcomed, and told what “help” does.
        sleep: waits for the player's clock and between the sounds of the sound tour.
        thinking: returns a number from 0 up to 1: how long a bot seems to think.
        people: the seats of several people at this keyboard; empty where one person uses it.
        clock: counts the player's time where the rules limit it; by default a clock of the game's
            own, which runs if the settings ask for it.
        coach: guides the player, in place of the usual welcome; ``NO_COACH`` in an ordinary game.
        room: where the table is hosted, if it is not of this program.
        series: the matches after this one; ``None`` where none can follow.
    """

    save_game: Callable[[], bool]
    saved_part: Callable[[], SavedExtent] = lambda: SavedExtent.ALL
    save_settings: Callable[[], None] = lambda: None
    interactive: bool = False
    preset: str = "leaflet"
    own_rules: Callable[[], str] = str
    resume_command: str = "accessible-uno resume"
    greeted: bool = False
    sleep: Sleep = asyncio.sleep
    thinking: Callable[[], float] = float
    people: tuple[Seat, ...] = ()
    clock: Clock | None = None
    coach: Coach = NO_COACH
    room: HostedRoom | None = None
    series: MatchSeries | None = None


class ResumedGame(Struct, frozen=True):
    """The events of a saved game that is resumed.

    Attributes:
        last_events: what the seat saw of the last action; it is announced again.
        past_events: reads the actions before that; ``None`` when there are none.
    """

    last_events: Sequence[Event] = ()
    past_events: PastEvents | None = None


class MatchSeries(Protocol):
    """Several matches one after the other, without leaving the program."""

    def describe(self, locale: str) -> str:
        """Return a sentence about who plays the next match, and by which rules."""

    def change(self, part: MatchSetting, typed: str, locale: str) -> str:
        """Change the table of the next match; return a sentence that says so, or why not."""

    def propose(
        self, kinds: Sequence[str], locale: str, *, counted: bool
    ) -> tuple[Sequence[str], bool]:
        """Ask for other bots in the next match; nothing is changed before :meth:`settle`.

        Args:
            kinds: the kinds of the bots.
            locale: the language of the sentences.
            counted: whether so many bots play as are named.

        Returns:
            What is told of it, and whether such a match can be played.
        """

    def settle(self, *, agreed: bool) -> bool:
        """Take what was proposed, or forget it; return whether anything was forgotten."""

    def statistics(self, locale: str) -> Sequence[str]:
        """Return the player's statistics, in sentences; none where none are kept."""

    def goals(self, locale: str) -> Sequence[str]:
        """Return how far the player is with each goal, in sentences; none where none are kept."""

    async def results(self, wait: Callable[[], None]) -> Sequence[tuple[str, MessageFields]]:
        """Return what is worth telling of the match that has just ended: a record, a goal.

        ``wait`` is called where that takes longer than a moment.
        """
