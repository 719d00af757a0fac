"""Runs a game at the terminal: opens the terminal and the voices, plays, closes them."""

from __future__ import annotations

import asyncio
import errno
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from accessible_uno.app.channels import Channels, open_channels
from accessible_uno.app.errors import Failure, FileFailure, SessionFault
from accessible_uno.app.first_start import FirstStart
from accessible_uno.app.house_rules import own_name
from accessible_uno.app.journal_access import journal_or_none
from accessible_uno.app.match import Match, MatchBuilder
from accessible_uno.app.package_faults import STOPPED, leave_at_once, package_sentence, put_aside
from accessible_uno.app.resume_command import resume_command
from accessible_uno.app.series import Series
from accessible_uno.app.settings_writer import SettingsWriter
from accessible_uno.interface.ask.resume import ask_to_resume
from accessible_uno.interface.game_setup import GameOptions, ResumedGame
from accessible_uno.interface.line_game import LineGame
from accessible_uno.interface.session.messages import MessageLog
from accessible_uno.interface.shared.shared_game import SharedGame
from accessible_uno.interface.terminal.console import HungUp
from accessible_uno.narration.utterance import Utterance
from accessible_uno.packages.blame import blame, blame_rules
from accessible_uno.packages.faults import left_out
from accessible_uno.packages.watchdog import watchdog
from accessible_uno.settings.output import merged_settings
from accessible_uno.settings.schema import Settings
from accessible_uno.store.errors import StoreError
from accessible_uno.store.game_row import GameRow
from accessible_uno.voices.notices import ignore_problem
from accessible_uno.voices.voice import BRAILLE, SPEECH

if TYPE_CHECKING:
    from accessible_uno.packages.faults import PackageFault
    from accessible_uno.voices.voice import Voice

TERMINAL_GONE: Final = (errno.EPIPE, errno.EIO)
"""What writing to a pipe without a reader fails with, and to a terminal that was closed."""


@dataclass
class SessionStart:
    """What a session begins with.

    Attributes:
        builder: builds matches.
        build: builds the match that is wanted.
        offered: an unfinished match, which the player may resume instead.
        first: whether the questions of the first start come before.
        match: the match that is played.
    """

    builder: MatchBuilder
    build: Callable[[], Match]
    offered: GameRow | None = None
    first: bool = False
    match: Match | None = None


def run_game(start: SessionStart) -> int:
    """Play at the terminal until the match is over or left; return the exit status.

    Raises:
        Failure: there is no such match, or the fault of a package has stopped it.
    """

    def leave(fault: PackageFault) -> None:
        number = start.match.recorder.number if start.match is not None else 0
        leave_at_once(put_aside(fault, number), start.builder.locale)

    before = left_out.listen(partial(_report_left_out, start.builder))
    watchdog.enable(leave)
    try:
        return asyncio.run(run_session(start))
    except Failure:
        raise
    except BaseException as error:
        match = start.match
        fault = blame_rules(error, match.table.rules.rules if match is not None else ())
        if fault is None or match is None:
            raise
        raise put_aside(fault, match.recorder.number) from error
    finally:
        left_out.listen(before)


def _report_left_out(builder: MatchBuilder, fault: PackageFault) -> None:
    builder.notices.report_problem("package-left-out", fault.arguments())


async def run_session(start: SessionStart) -> int:
    """Play at the terminal until the match is over or left; return the exit status.

    Raises:
        Failure: there is no such match.
    """
    match = None if start.offered is not None or start.first else start.build()
    interactive = sys.stdin.isatty() and sys.stdout.isatty()
    builder = start.builder
    report_problem = builder.notices.report_problem
    if match is None:
        settings = merged_settings(builder.locale, builder.settings, builder.values)
    else:
        settings = match.settings
    lost: OSError | None = None
    saved = False
    given = (builder.settings, builder.values)
    questions = FirstStart(settings, *given, report_problem) if start.first else None
    with open_channels(
        settings, report_problem, interactive=interactive, asks_first=start.first
    ) as channels:
        try:
            if questions is not None and not await _ask_first(questions, builder, channels):
                return 0
            channels.open_display(settings, report_problem)
            if match is None:
                match = await _find_match(start, channels, settings)
            while match is not None:
                start.match = match
                series = Series(match, builder)
                lost, wants_another = await _play(match, series, start, channels)
                match = _next_match(match, series, builder) if wants_another else None
        except Failure:
            raise
        except Exception as fault:
            await _speak_of_package(fault, builder.locale, channels.voices)
            raise SessionFault(_is_saved(start.match)) from fault
        finally:
            saved = _is_saved(start.match)
    if lost is not None and lost.errno not in TERMINAL_GONE:
        message = "app-output-lost-saved" if saved else "app-output-lost"
        raise FileFailure(message, "", lost, command=resume_command())
    return 0


async def _ask_first(questions: FirstStart, builder: MatchBuilder, channels: Channels) -> bool:
    """Ask the questions of the first start; return whether a game follows."""
    chosen = await questions.ask(channels)
    channels.speech.tell_problems()
    if chosen is not None:
        builder.use_answers(chosen)
    return chosen is not None


async def _find_match(start: SessionStart, channels: Channels, settings: Settings) -> Match | None:
    """Return the match that is played; ``None`` when the player leaves at the question."""
    if start.offered is None:
        return start.build()
    return await _ask_which_match(start, channels, settings)


def _is_saved(match: Match | None) -> bool:
    """Close the files of a match; return whether it is unfinished and can be resumed."""
    if match is None:
        return False
    match.recorder.close()
    return match.recorder.can_be_resumed


async def _speak_of_package(error: Exception, locale: str, voices: dict[str, Voice]) -> None:
    """Say by voice that the fault of a package has stopped the game; the text is written later."""
    fault = blame(error)
    if fault is None:
        return
    heard: dict[str, Voice] = {name: voices[name] for name in (SPEECH, BRAILLE) if name in voices}
    log = MessageLog(heard, ignore_problem)
    log.announce(Utterance(package_sentence(locale, fault, STOPPED), locale))
    await log.finish()


async def _ask_which_match(
    start: SessionStart, channels: Channels, settings: Settings
) -> Match | None:
    """Ask whether to resume a match or begin a new one; return ``None`` when the player leaves."""
    game, builder = start.offered, start.builder
    assert game is not None
    assert builder.journal is not None
    conversation = channels.conversation(settings, builder.notices.report_problem)
    try:
        wanted = await ask_to_resume(
            conversation, game.names, game.viewer, game.rounds, resume_command()
        )
    except HungUp:
        return None
    if wanted is None:
        return None
    if not wanted:
        with suppress(StoreError):  # it is then offered again next time
            builder.journal.stop_offering(game.number)
        return start.build()
    try:
        return builder.resumed(game.number)
    except Failure as failure:
        conversation.reader.say_text(failure.text(settings.locale))
        return start.build()


def _next_match(match: Match, series: Series, builder: MatchBuilder) -> Match:
    """Close a match, and build the one that the player wants after it."""
    _is_saved(match)
    builder.journal = journal_or_none(builder.locale, builder.notices.report_problem)
    return series.next_match()


async def _play(
    match: Match, series: Series, start: SessionStart, channels: Channels
) -> tuple[OSError | None, bool]:
    """Play a match; return why nothing more could be told, and whether another one follows."""
    builder, notices = start.builder, start.builder.notices
    channels.use_settings(match.settings, notices.report_problem)
    writer = SettingsWriter(match.settings, builder.locale, notices.report_problem)
    options = GameOptions(
        save_game=match.recorder.close,
        saved_part=match.recorder.saved_part,
        save_settings=writer.write_changes,
        interactive=channels.speech.interactive,
        preset=match.rules,
        own_rules=partial(own_name, match.rules, match.table.rules.rules),
        resume_command=resume_command(),
        greeted=start.first,
        thinking=match.moment,
        people=match.people,
        clock=match.clock,
        series=series,
    )
    voices = channels.for_game(match.settings, match.table.names)
    how = (channels.console, match.settings, options, voices)
    game: LineGame
    if match.people:
        game = SharedGame(match.table, *how, match.resumed)
    else:
        game = LineGame(match.table, match.seat, *how, ResumedGame(match.last, match.past))
    match.recorder.end_is_heard = lambda: game.output_error is None
    notices.set_listener(game.report_problem)
    await game.play()
    return game.output_error, game.wants_another
