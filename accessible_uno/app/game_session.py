"""Sitting down at the table: the terminal, the voices, and the game between them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from accessible_uno.app.errors import Failure
from accessible_uno.app.match import Match, MatchBuilder
from accessible_uno.app.resume_command import resume_command
from accessible_uno.app.settings_writer import SettingsWriter
from accessible_uno.app.speakers import Speakers
from accessible_uno.interface.game_setup import GameOptions, ResumedGame, Voices
from accessible_uno.interface.input.resume_dialog import ResumeDialog
from accessible_uno.interface.line_game import LineGame
from accessible_uno.interface.terminal.console import Console, KeyBindings
from accessible_uno.interface.terminal.factory import open_console
from accessible_uno.interface.terminal.merged_console import MergedConsole
from accessible_uno.settings.output import merged_settings, set_usual_sounds
from accessible_uno.settings.schema import Settings
from accessible_uno.store.errors import StoreError
from accessible_uno.store.game_row import GameRow
from accessible_uno.voices.fanout import BRAILLE, SOUNDS, SPEECH
from accessible_uno.voices.sounds.voice import SoundVoice

if TYPE_CHECKING:
    from accessible_uno.voices.braille.writer import BrailleWriter
    from accessible_uno.voices.text import BrailleFormatter
    from accessible_uno.voices.voice import Voice


@dataclass
class SessionStart:
    """How a session begins.

    Attributes:
        table: lays matches out.
        match: lays out the one that is wanted.
        offered: a match that stands open, to be gone on with instead if the player likes.
    """

    table: MatchBuilder
    match: Callable[[], Match]
    offered: GameRow | None = None


async def run_session(start: SessionStart) -> int:
    """Play at the terminal until the match is over or left; return the exit status.

    Raises:
        Failure: there is no such match.
    """
    match = None if start.offered is not None else start.match()
    person = sys.stdin.isatty() and sys.stdout.isatty()
    table = start.table
    if match is None:
        settings = merged_settings(table.locale, table.settled, table.values)
    else:
        settings = match.settings
    console: Console = open_console(sys.stdin, sys.stdout, os.environ, KeyBindings())
    voices: dict[str, Voice] = {}
    speakers = Speakers(settings, person, table.notices.report_problem)
    speaker = speakers.first()
    if speaker is not None:
        voices[SPEECH] = speaker
    if settings.display:
        from accessible_uno.voices.braille.display.voice import BrailleDisplay

        console = keyboards = MergedConsole(console)
        voices[BRAILLE] = BrailleDisplay(
            _writing(settings), keyboards.enter, table.notices.report_problem
        )
    voices[SOUNDS] = sounds = SoundVoice(table.notices.report_problem)
    try:
        if match is None:
            match = await _offered_or_new(start, console, voices, settings)
        if match is not None:
            settings = match.settings
            set_usual_sounds(settings, speakers.speaks_itself(settings))
            if settings.sounds and not settings.auto_sounds:
                sounds.enable_reports()
            await _play(match, start, console, voices, speakers)
    finally:
        console.close()
        speakers.close()
        for voice in voices.values():
            voice.close()
        if match is not None:
            match.recorder.close()
    return 0


async def _offered_or_new(
    start: SessionStart, console: Console, voices: dict[str, Voice], settings: Settings
) -> Match | None:
    """Ask which match; return ``None`` when the player leaves instead."""
    game, table = start.offered, start.table
    assert game is not None
    assert table.journal is not None
    resume_dialog = ResumeDialog(
        console, voices, settings, table.notices.report_problem, resume_command()
    )
    try:
        wanted = await resume_dialog.ask(game.names, game.viewer, game.rounds)
    except EOFError:
        return None
    if not wanted:
        with suppress(StoreError):  # then it is offered once more
            table.journal.stop_offering(game.number)
        return start.match()
    try:
        return table.resumed(game.number)
    except Failure as failure:
        resume_dialog.announce(failure.text(settings.locale))
        return start.match()


async def _play(
    match: Match,
    start: SessionStart,
    console: Console,
    voices: dict[str, Voice],
    speakers: Speakers,
) -> None:
    speakers.follow(match.settings)
    notices = start.table.notices
    writer = SettingsWriter(match.settings, start.table.locale, notices.report_problem)
    game = LineGame(
        match.table,
        match.seat,
        console,
        match.settings,
        GameOptions(
            save_game=match.recorder.close,
            save_settings=writer.write_changes,
            interactive=speakers.person,
            preset=match.rules,
            resume_command=resume_command(),
            thinking=match.moment,
            clock=match.clock,
        ),
        Voices(voices, brailler(match.settings), speakers.another),
        ResumedGame(match.last, match.past),
    )
    notices.set_listener(game.report_problem)
    await game.play()


def brailler(settings: Settings) -> BrailleFormatter:
    """Return what makes the line of braille below a message."""
    return lambda utterance: _writing(settings).line_of(utterance)


def _writing(settings: Settings) -> BrailleWriter:
    from accessible_uno.voices.braille.writer import BrailleWriter  # loads liblouis

    return BrailleWriter.of_grade(settings.notation, settings.braille_grade)
