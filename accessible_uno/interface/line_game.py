"""A match at the keyboard: lines in, sentences out, for one player or one onlooker."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

from accessible_uno.game.base import Event, Seat
from accessible_uno.interface.announce.announcer import Unfolding
from accessible_uno.interface.announce.echo import Echo
from accessible_uno.interface.announce.help import Helping
from accessible_uno.interface.announce.history import Review
from accessible_uno.interface.announce.messages import Hearing
from accessible_uno.interface.announce.mute_filter import Hushing
from accessible_uno.interface.announce.offers import Chances
from accessible_uno.interface.announce.queries import Answering
from accessible_uno.interface.announce.replay_history import Past, retold
from accessible_uno.interface.announce.sound_tour import Lesson
from accessible_uno.interface.braille_view import Awaited, UnderFingers
from accessible_uno.interface.input.controls import Controls, Speak, text_voice
from accessible_uno.interface.input.dispatcher import Playing
from accessible_uno.interface.input.game_loop import Course
from accessible_uno.interface.input.input_loop import Left, Reading
from accessible_uno.interface.input.key_names import key_name
from accessible_uno.interface.input.keys import Key, bound
from accessible_uno.interface.input.pacing import Pacing
from accessible_uno.interface.input.quit_dialog import Farewell
from accessible_uno.interface.input.timing import Pause, Timing
from accessible_uno.interface.parse.intents import HelpOn, Query, Recall, Where
from accessible_uno.interface.parse.vocabulary import Kind
from accessible_uno.interface.session import Desk
from accessible_uno.interface.settings import Settings, Speech
from accessible_uno.interface.terminal import UNNAMED, Console, HungUp, Reflexes
from accessible_uno.table import Clock, Table
from accessible_uno.voices.braille.display.link import DISPLAY_PROBLEMS
from accessible_uno.voices.fanout import BRAILLE, TEXT
from accessible_uno.voices.notices import NoticeArguments
from accessible_uno.voices.speech.backends import SPEECH_LOST, SPEECH_RESTORED
from accessible_uno.voices.text import BrailleFormatter
from accessible_uno.voices.voice import Voice

FAREWELL: Final = 8.0
"""Seconds that the last sentence may take to be spoken."""


_RECALLS: Final = {
    Key.REPEAT: Where.LATEST,
    Key.PREVIOUS: Where.PREVIOUS,
    Key.NEXT: Where.NEXT,
    Key.FIRST: Where.FIRST,
    Key.LAST: Where.LAST,
}
_QUERIES: Final = {query.value for query in Query}


class LineGame:
    """Plays a match to its end, or until the player leaves.

    Wire it so::

        game = LineGame(
            table, seat, console, settings,
            voices={"speech": SpeechVoice(...)},   # empty without a voice of our own
            person=sys.stdin.isatty() and sys.stdout.isatty(),
            moment=dealer.whim(ONLOOKER),
            save=ledger.close,
            brailler=Writing(notation).line,
        )
        asyncio.run(game.play())   # table.over tells whether the match was won

    The text voice is the game's own: it writes through ``console.show``, with the braille line
    below when ``settings.braille`` is on.  ``console.reflexes`` is replaced.  ``play`` closes
    neither the console nor the voices.

    A person at a terminal can type at any time, and presses Enter before each further round and
    at the end.  Lines that come from a pipe are read only when the player is asked, holds a
    passing chance (the next line uses it or lets it go; questions leave it open), or is asked
    whether to leave; rounds then follow each other by themselves, and no line is spent on them.

    Args:
        table: the match; a new one, or one to go on with.
        seat: the player's seat, or ``table.ONLOOKER`` to watch.
        console: where lines come from and text goes.
        settings: changed in place when the player changes them.
        voices: voices besides the text, under the names that ``FanOut`` knows; one that is
            ``SpeechControls`` speaks as the settings ask.
        person: whether somebody sits at a terminal.  Otherwise nothing waits for time.
        moment: returns a number from 0 up to 1: how long a bot seems to think.
        save: keeps the game that is left, and returns whether it can be gone on with.
        way_back: the command that goes on with a game that is left.
        speak: silences the voice that speaks and returns the one that the player wants instead.
        brailler: makes the braille line of a telling; ``None`` when there is none to be had.
        rules: the preset's key, for the telling of the rules.
        keep: called when the player has changed a setting.
        last: of a game to go on with, what the seat saw of its last act; it is told once more.
        past: goes through what was told before that; ``None`` when nothing was.
        clock: counts the player's time where the rules limit it; without one, as the settings ask.
        pause: waits so many seconds for the clock.
    """

    def __init__(
        self,
        table: Table,
        seat: Seat,
        console: Console,
        settings: Settings,
        *,
        voices: Mapping[str, Voice],
        person: bool,
        moment: Callable[[], float],
        save: Callable[[], bool],
        way_back: str = "accessible-uno resume",
        speak: Speak = lambda _: None,
        brailler: BrailleFormatter | None = None,
        rules: str = "leaflet",
        keep: Callable[[], None] = lambda: None,
        last: Sequence[Event] = (),
        past: Past | None = None,
        clock: Clock | None = None,
        pause: Pause = asyncio.sleep,
    ) -> None:
        text = text_voice(console, settings, brailler, self.trouble)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._troubles: list[tuple[str, NoticeArguments]] = []
        self._table = table
        self._console = console
        self._settings = settings
        self._person = person
        self._hearing = Hearing({TEXT: text, **voices}, self.trouble)
        clock = clock or Clock(table, _now, stretch=1 if settings.clock else 0)
        self._desk = desk = Desk(table, seat, settings, self._hearing, clock)
        self._last = last
        if past is not None:
            self._hearing.past = lambda: retold(desk, past)
        self._pacing = Pacing(self._hearing, settings, person, moment)
        self._chances = Chances(desk, person)
        self._answering = Answering(desk)
        self._speak = speak
        self._lesson = Lesson(desk, person, pause)
        self._controls = Controls(
            desk, console, brailler, self.trouble, self._lesson, keep, self._another_voice
        )
        self._helping = Helping(desk, self._answering, rules)
        self._timing = Timing(desk, self._pacing.heard, pause, self._awake, keep)
        self._review = Review(desk)
        hushing = Hushing(desk, keep)
        self._echo = Echo(desk, lambda: self._pacing.spoken)
        playing = Playing(
            desk,
            self._answering,
            self._controls,
            self._helping,
            self._chances,
            self._timing,
            self._review,
            hushing,
        )
        self._farewell = farewell = Farewell(desk, save, way_back)
        self._reading = Reading(desk, console, playing, self._chances, farewell, person)
        awaited = Awaited(
            leaving=lambda: bool(farewell.asking),
            enter=lambda: self._reading.waits_for_enter or self._chances.held(),
        )
        self._under_fingers = UnderFingers(desk, awaited)
        self._under_fingers.guide(voices.values())
        self._course = Course(desk, self._reading, self._chances, self._pacing, farewell, person)
        self._unfolding = Unfolding(
            desk,
            self._answering,
            self._chances,
            hushing,
            self._timing,
            self._under_fingers,
        )

    async def play(self) -> None:
        """Play; return when the match is over or the player has left, the game saved.

        A cancellation (Ctrl-C while nothing is being read) saves, tells so, and goes on.
        """
        self._loop = asyncio.get_running_loop()
        self._console.reflexes = self._reflexes()
        self._table.listen(self._desk.seat, self._unfolding.follow)
        for trouble in self._troubles:
            self._tell_trouble(*trouble)
        self._unfolding.begin(self._last)
        try:
            if self._person:
                await _first_to_end(self._reading.on_and_on(), self._course.run())
            else:
                for voice in self._hearing.sounding:
                    voice.begin()
                await self._course.run()
            await self._told_to_the_end()
        except (EOFError, Left) as ending:
            self._farewell.leave()
            if not isinstance(ending, HungUp):
                await self._told_to_the_end()
        except asyncio.CancelledError:
            self._farewell.leave()
            raise
        finally:
            self._timing.rest()
            self._lesson.stop()
            self._loop = None

    def _awake(self) -> None:
        self._reading.wake()

    def trouble(self, message_id: str, arguments: NoticeArguments) -> None:
        """Tell what a voice or the ledger cannot do; may be called from any thread, at any time."""
        loop = self._loop
        if loop is None:
            self._troubles.append((message_id, arguments))
        else:
            with suppress(RuntimeError):  # the loop has just been closed: the game is over
                loop.call_soon_threadsafe(self._tell_trouble, message_id, arguments)

    def _tell_trouble(self, message_id: str, arguments: NoticeArguments) -> None:
        if message_id in (*SPEECH_LOST, *SPEECH_RESTORED):
            self._pacing.voiceless = message_id in SPEECH_LOST
        telling = self._desk.sentence(message_id, dict(arguments))
        if telling is not None:
            but = BRAILLE if message_id in DISPLAY_PROBLEMS else ""
            self._hearing.tell(telling, Kind.TROUBLE, but)

    def _another_voice(self, wanted: Speech) -> Voice | None:
        self._pacing.voiceless = False
        return self._speak(wanted)

    async def _told_to_the_end(self) -> None:
        """Let the voice finish; a key cuts it short."""
        if self._person:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hearing.finished(), FAREWELL)

    # What keys do while something is being typed

    def _reflexes(self) -> Reflexes:
        asking, review = self._answering, self._review
        acts: dict[Key, Callable[[], None]] = {
            Key.HELP: lambda: self._helping.help(HelpOn()),
            **{key: partial(review.recall, Recall(where)) for key, where in _RECALLS.items()},
            Key.CATEGORY: lambda: review.turn(1),
            Key.CATEGORY_BACK: lambda: review.turn(-1),
            Key.MUTE: self._controls.toggle_mute,
            Key.VERBOSITY: self._controls.next_verbosity,
            **{key: partial(asking.ask, Query(key.value)) for key in Key if key.value in _QUERIES},
        }
        return Reflexes(
            on_key=self._key_pressed,
            keys=bound(acts),
            unknown_key=self._unknown_key,
            too_long=lambda: self._desk.tell("line-too-long"),
            on_draft=self._under_fingers.typing,
            on_edit=self._echo.edited,
            heard=lambda: self._pacing.spoken,
            on_return=self._come_back,
        )

    def _unknown_key(self, name: str) -> None:
        key = name if name == UNNAMED else key_name(name, self._desk.narrator.catalogue)
        self._desk.tell("key-unknown", {"key": key}, Kind.HELP)

    def _come_back(self) -> None:
        """The player was away: tell what the table waits for."""
        self._timing.come_back()
        desk = self._desk
        if self._table.over:
            desk.tell("match-over-enter")
        elif self._reading.waits_for_enter:
            desk.tell("between-rounds-enter")
        elif desk.asked:
            desk.prompt()
        else:
            self._answering.ask(Query.WHO)

    def _key_pressed(self) -> None:
        self._hearing.hush()
        self._lesson.stop()
        self._pacing.hurry()


def _now() -> float:
    return asyncio.get_running_loop().time()


async def _first_to_end(*parts: Coroutine[Any, Any, None]) -> None:
    """Run all parts until one ends, end the others, and raise what it raised."""
    tasks = [asyncio.ensure_future(part) for part in parts]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
