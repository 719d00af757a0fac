"""Sitting down at the table: the terminal, the voices, and the game between them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from accessible_uno.app.braille_options import writing
from accessible_uno.app.errors import Failure
from accessible_uno.app.match import Arrangement, Match
from accessible_uno.app.output_config import Manner, manner
from accessible_uno.app.resume_command import way_back
from accessible_uno.app.settings_writer import Keeping
from accessible_uno.app.speakers import Speakers
from accessible_uno.interface.input.resume_dialog import ResumeDialog
from accessible_uno.interface.line_game import LineGame
from accessible_uno.interface.terminal import Console, KeyBindings, open_console
from accessible_uno.interface.terminal.merged_console import MergedConsole
from accessible_uno.store.errors import StoreError
from accessible_uno.store.game_row import GameRow
from accessible_uno.voices.fanout import BRAILLE, SOUNDS, SPEECH
from accessible_uno.voices.sounds.voice import SoundVoice

if TYPE_CHECKING:
    from accessible_uno.voices.text import BrailleFormatter
    from accessible_uno.voices.voice import Voice


@dataclass
class Start:
    """How a session begins.

    Attributes:
        table: lays matches out.
        match: lays out the one that is wanted.
        offered: a match that stands open, to be gone on with instead if the player likes.
    """

    table: Arrangement
    match: Callable[[], Match]
    offered: GameRow | None = None


async def sit(start: Start) -> int:
    """Play at the terminal until the match is over or left; return the exit status.

    Raises:
        Failure: there is no such match.
    """
    match = None if start.offered is not None else start.match()
    person = sys.stdin.isatty() and sys.stdout.isatty()
    table = start.table
    told = manner(table.locale, table.settled, table.values) if match is None else match.manner
    console: Console = open_console(sys.stdin, sys.stdout, os.environ, KeyBindings())
    voices: dict[str, Voice] = {}
    speakers = Speakers(told, person, table.notices.report_problem)
    speaker = speakers.first()
    if speaker is not None:
        voices[SPEECH] = speaker
    if told.display:
        from accessible_uno.voices.braille.display.voice import BrailleDisplay

        console = keyboards = MergedConsole(console)
        liked = writing(told.notation, told.grade)
        voices[BRAILLE] = BrailleDisplay(liked, keyboards.enter, table.notices.report_problem)
    voices[SOUNDS] = sounds = SoundVoice(table.notices.report_problem)
    try:
        if match is None:
            match = await _offered_or_new(start, console, voices, told)
        if match is not None:
            match.manner.use_sounds(speakers.speaks_itself(match.manner))
            if match.manner.sounds == "on":
                sounds.enable_reports()
            await _play(match, start, console, voices, speakers)
    finally:
        console.close()
        speakers.close()
        for voice in voices.values():
            voice.close()
        if match is not None:
            match.ledger.close()
    return 0


async def _offered_or_new(
    start: Start, console: Console, voices: dict[str, Voice], told: Manner
) -> Match | None:
    """Ask which match; return ``None`` when the player leaves instead."""
    game, table = start.offered, start.table
    assert game is not None
    assert table.journal is not None
    resume_dialog = ResumeDialog(
        console, voices, told.settings, table.notices.report_problem, way_back()
    )
    try:
        wanted = await resume_dialog.accepted(game.names, game.viewer, game.rounds)
    except EOFError:
        return None
    if not wanted:
        with suppress(StoreError):  # then it is offered once more
            table.journal.stop_offering(game.number)
        return start.match()
    try:
        return table.resumed(game.number)
    except Failure as failure:
        resume_dialog.tell(failure.text(told.settings.locale))
        return start.match()


async def _play(
    match: Match, start: Start, console: Console, voices: dict[str, Voice], speakers: Speakers
) -> None:
    speakers.follow(match.manner)
    game = LineGame(
        match.table,
        match.seat,
        console,
        match.manner.settings,
        voices=voices,
        person=speakers.person,
        moment=match.moment,
        save=match.ledger.close,
        way_back=way_back(),
        speak=speakers.another,
        brailler=brailler(match.manner),
        rules=match.rules,
        keep=Keeping(match.manner, start.table.locale, start.table.notices.report_problem),
        last=match.last,
        past=match.past,
        clock=match.clock,
    )
    start.table.notices.set_listener(game.trouble)
    await game.play()


def brailler(told: Manner) -> BrailleFormatter:
    """Return what makes the braille line of a telling; liblouis is loaded at the first line."""
    return lambda utterance: writing(told.notation, told.grade).line_of(utterance)
