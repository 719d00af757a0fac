"""How long bots wait for the reader of a braille display, on a loop whose clock only tests move."""

from __future__ import annotations

import asyncio
import runpy
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from unittest.mock import patch

import pytest
from recording_voice import RecordingVoice
from table_fixtures import Script, game_of, position, table
from virtual_time import InstantLoop, run_instantly

from accessible_uno.interface.controls.pacing import BrailleReading, Pacing
from accessible_uno.interface.session.game_setup import GameOptions
from accessible_uno.interface.session.messages import MessageLog
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import USUAL_READING, SpeechOutput
from accessible_uno.voices.braille.display.line import ReadingProgress
from accessible_uno.voices.braille.display.link import DisplayLink
from accessible_uno.voices.braille.writer import BrailleSettings
from accessible_uno.voices.notices import ignore_problem


class Display(RecordingVoice):
    """A display of which the test says how far its reader has come."""

    content: object = None

    def __init__(self, cells: int, complete: bool = True) -> None:
        super().__init__()
        self.state: ReadingProgress | None = ReadingProgress(cells, complete)
        self.on_move: Callable[[], None] = lambda: None
        self.takes_key: Callable[[str], bool] = lambda _: False

    def progress(self) -> ReadingProgress | None:
        return self.state

    def show_draft(self, draft: str) -> None: ...

    def refresh(self) -> None: ...

    def hand_over(self, to: int) -> None: ...

    def expect_answer(self) -> None: ...

    def show_newest(self) -> None: ...

    def use_settings(self, settings: BrailleSettings, names: Iterable[str]) -> None: ...


def waited(
    display: Display,
    *keys: tuple[float, Callable[[BrailleReading], None]],
    plays: bool = True,
    speed: int = 5,
    heard_in: float | None = None,
    text: RecordingVoice | None = None,
) -> float:
    """Return how many seconds the bots wait; keys are pressed after so many seconds."""
    voices = {"braille": display, "text": text or RecordingVoice()}
    log = MessageLog(voices, ignore_problem)
    reading = BrailleReading(log, Settings("fr", braille_speed=speed), plays)
    took = 0.0

    async def wait() -> None:
        nonlocal took
        loop = asyncio.get_running_loop()
        began = loop.time()
        for after, press in keys:
            loop.call_later(after, press, reading)
        await asyncio.wait_for(reading.wait_until_read(heard_in), 1_000)
        took = loop.time() - began

    run_instantly(wait())
    assert not log.is_being_read
    return round(took, 3)


def finish(display: Display, cells: int = 0) -> Callable[[BrailleReading], None]:
    """Return a key that brings the reader to the end of the message."""

    def press(reading: BrailleReading) -> None:
        display.state = ReadingProgress(cells, complete=True)
        reading.on_move()

    return press


def test_bots_wait_for_as_long_as_the_cells_take() -> None:
    """At the player's own speed; there is no longest time."""
    assert waited(Display(30)) == 6
    assert waited(Display(30), speed=10) == 3
    assert waited(Display(250), speed=1) == 250


def test_each_move_of_the_reader_begins_the_time_again() -> None:
    display = Display(30)
    assert waited(display, (5, finish(display, 20)), (8, finish(display, 10))) == 10


def test_enter_goes_on_at_once() -> None:
    assert waited(Display(30), (2, BrailleReading.on_key)) == 2


def test_a_player_is_waited_for_until_all_has_been_shown() -> None:
    """A pan to the end, or Enter, goes on; nothing else does, however long it takes."""
    display = Display(30, complete=False)
    assert waited(display, (100, finish(display, 5))) == 101
    assert waited(Display(30, complete=False), (100, BrailleReading.on_key)) == 100


def test_who_hears_it_too_is_waited_for_as_long_as_that_takes() -> None:
    """A display in front of somebody who listens to a screen reader holds nobody for ever."""
    assert waited(Display(200, complete=False), heard_in=4) == 4
    assert waited(Display(12, complete=False), heard_in=4) == 2.4
    moved = (1, lambda reading: reading.on_move())
    assert waited(Display(30, complete=False), moved, heard_in=4) == 7


def test_nobody_is_kept_waiting_without_a_word() -> None:
    """It is said once, in print and in speech; on the display it would replace what is read."""
    display, text = Display(30, complete=False), RecordingVoice()
    waited(display, (30, lambda reading: reading.on_move()), (100, finish(display)), text=text)
    assert text.texts == [Catalogue("fr").text("reading-awaited")]
    assert not display.texts
    waited(Display(30), text=text)
    assert len(text.texts) == 1


def test_who_hears_is_known_from_who_speaks() -> None:
    """A screen reader that was chosen, or to which the game has left the speaking."""
    ended: list[SpeechOutput] = []

    async def wait(speech: SpeechOutput) -> None:
        log = MessageLog({"braille": Display(12, complete=False)}, ignore_problem)
        options = GameOptions(save_game=lambda: True, interactive=True)
        pacing = Pacing(log, Settings("fr", speech=speech), options)
        with suppress(TimeoutError):
            await asyncio.wait_for(pacing.wait_until_heard(), 60)
            ended.append(speech)

    for speech in (SpeechOutput.OFF, SpeechOutput.SCREEN_READER, SpeechOutput.AUTO):
        run_instantly(wait(speech))
    assert ended == [SpeechOutput.SCREEN_READER, SpeechOutput.AUTO]


def test_an_onlooker_is_not_waited_for() -> None:
    assert waited(Display(30, complete=False), plays=False) == 6


def test_a_display_that_goes_away_holds_nobody() -> None:
    display = Display(30, complete=False)

    def unplug(reading: BrailleReading) -> None:
        display.state = None
        reading.on_move()

    assert waited(display, (3, unplug)) == 3


def test_enter_while_bots_wait_says_nothing() -> None:
    """What the bots do next is the answer; at other times Enter says what is awaited."""
    said = []
    for being_read in (True, False):
        display = Display(30)
        game = game_of(
            Script(), table(position("r7 b4", "b7", turn=1)), voices={"braille": display}
        )
        session = game.at_keyboard.session
        session.log.is_being_read = being_read
        before = session.log.count
        game.at_keyboard.input_loop._handle("")
        said.append(session.log.count - before)
    assert said == [0, 1]


def test_leaving_waits_for_no_reader() -> None:
    """What is said then stays on the display; nobody can say when it has been read."""
    settings = Settings("fr", speech=SpeechOutput.OFF)

    async def leave() -> float:
        with patch.object(DisplayLink, "start"):
            display = LAPS["Watch"](12, settings)
        at = table(position("r7 b4", "b7", turn=1))
        lines, voices = Script("quitter", "oui"), {"braille": display}
        game = game_of(lines, at, settings=settings, voices=voices, interactive=True)
        began = asyncio.get_running_loop().time()
        await game.play()
        return asyncio.get_running_loop().time() - began

    with asyncio.Runner(loop_factory=InstantLoop) as runner:
        assert runner.run(leave()) < 1


@pytest.mark.slow
@pytest.mark.sample(1)
@pytest.mark.parametrize("locale", ["fr", "en"])
def test_a_lap_of_three_bots_is_short(locale: str) -> None:
    """From the player's act to the next question: twelve seconds, at 5 cells a second."""
    laps = LAPS["measured_laps"](40, USUAL_READING, 20, locale)
    assert all(asked <= LAPS["LAP"] for asked, _ in laps), laps


LAPS = runpy.run_path(str(Path(__file__).parents[2] / "bench" / "braille_reading.py"))
