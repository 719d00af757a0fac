"""What is played in one sitting at the terminal: a match, and those that follow it."""

from __future__ import annotations

import errno
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from accessible_uno.app.channels import Channels, open_channels
from accessible_uno.app.errors import Failure, FileFailure, SessionFault
from accessible_uno.app.first_start import LATER, FirstStart
from accessible_uno.app.house_rules import own_name
from accessible_uno.app.journal_access import journal_or_none
from accessible_uno.app.match import Match, MatchBuilder
from accessible_uno.app.package_faults import STOPPED, leave_at_once, package_sentence, put_aside
from accessible_uno.app.preferences import SettingsWriter
from accessible_uno.app.series import Series
from accessible_uno.interface.ask.lobby import ask_to_resume
from accessible_uno.interface.keyboard.line_game import LineGame
from accessible_uno.interface.session.game_setup import GameOptions
from accessible_uno.interface.session.messages import MessageLog
from accessible_uno.interface.terminal.console import HungUp
from accessible_uno.narration.utterance import Utterance
from accessible_uno.packages.faults import left_out
from accessible_uno.packages.watchdog import blame, blame_rules, watchdog
from accessible_uno.program import resume_command
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


class TerminalPlay(Struct):
    """What is played from one start of the program to its end.

    Attributes:
        builder: builds the matches.
        begin: builds the first one.
        offered: an unfinished match, which the player may resume instead.
        first: whether the questions of the first start come before.
        match: the match that is played.
    """

    builder: MatchBuilder
    begin: Callable[[], Match]
    offered: GameRow | None = None
    first: bool = False
    match: Match | None = None

    async def run(self) -> int:
        """Play at the terminal until the match is over or left; return the exit status.

        Raises:
            Failure: there is no such match, or the fault of a package has stopped it.
        """
        before = left_out.listen(self._report_left_out)
        watchdog.enable(self._leave_at_once)
        try:
            return await self._sit()
        except Failure:
            raise
        except BaseException as error:
            match = self.match
            fault = blame_rules(error, match.table.rules.rules if match is not None else ())
            if fault is None or match is None:
                raise
            raise put_aside(fault, match.recorder.number) from error
        finally:
            left_out.listen(before)

    def _leave_at_once(self, fault: PackageFault) -> None:
        number = self.match.recorder.number if self.match is not None else 0
        leave_at_once(put_aside(fault, number), self.builder.locale)

    def _report_left_out(self, fault: PackageFault) -> None:
        self.builder.notices.report_problem("package-left-out", fault.arguments())

    async def _sit(self) -> int:
        """Open the terminal and the voices, play, and close them; return the exit status.

        Raises:
            Failure: there is no such match.
        """
        if self.offered is None and not self.first:
            self.match = self.begin()
        match, preferences = self.match, self.builder.preferences
        settings = preferences.settings() if match is None else match.settings
        report_problem = self.builder.notices.report_problem
        given = (preferences.stored, preferences.given)
        questions = FirstStart(settings, *given, report_problem, LATER) if self.first else None
        lost: OSError | None = None
        with open_channels(settings, report_problem, asks_first=self.first) as channels:
            try:
                if questions is not None and not await self._asked(questions, channels):
                    return 0
                channels.open_display(settings, report_problem)
                if match is None:
                    match = await self._first_match(channels, settings)
                while match is not None:
                    self.match = match
                    lost, match = await self._play(match, channels)
            except Failure:
                raise
            except Exception as fault:
                await _speak_of_package(fault, self.builder.locale, channels.voices)
                raise SessionFault(self._is_saved()) from fault
            finally:
                saved = self._is_saved()
        if lost is not None and lost.errno not in TERMINAL_GONE:
            message = "app-output-lost-saved" if saved else "app-output-lost"
            raise FileFailure(message, "", lost, command=resume_command())
        return 0

    async def _asked(self, questions: FirstStart, channels: Channels) -> bool:
        """Ask the questions of the first start; return whether a game follows."""
        chosen = await questions.ask(channels)
        channels.speech.tell_problems()
        if chosen is not None:
            self.builder.preferences.use(chosen)
        return chosen is not None

    async def _first_match(self, channels: Channels, settings: Settings) -> Match | None:
        """Return the match that is played first; ``None`` when the player leaves at the question.

        Where one is offered, ask whether to resume it or to begin a new one.
        """
        game, builder = self.offered, self.builder
        if game is None:
            return self.begin()
        assert builder.journal is not None
        conversation = channels.conversation(settings, builder.notices.report_problem)
        about = (game.plan.names, game.plan.viewer, game.rounds, resume_command())
        try:
            wanted = await ask_to_resume(conversation, *about)
        except HungUp:
            return None
        if wanted is None:
            return None
        if not wanted:
            with suppress(StoreError):  # it is then offered again next time
                builder.journal.change(game.number, offers_resume=False)
            return self.begin()
        try:
            return builder.resumed(game.number)
        except Failure as failure:
            conversation.reader.say_text(failure.text(settings.locale))
            return self.begin()

    async def _play(self, match: Match, channels: Channels) -> tuple[OSError | None, Match | None]:
        """Play a match; return why nothing more could be told, and the match that follows."""
        builder = self.builder
        series = Series(match, builder)
        game = self._line_game(match, series, channels)
        match.recorder.end_is_heard = lambda: game.output_error is None
        builder.notices.set_listener(game.report_problem)
        with series.prepared():
            await game.play()
        if not game.wants_another:
            return game.output_error, None
        builder.notices.hold()  # for the next game
        self._is_saved()
        builder.journal = journal_or_none(builder.locale, builder.notices.report_problem)
        builder.record = None
        return game.output_error, series.next_match()

    def _line_game(self, match: Match, series: Series, channels: Channels) -> LineGame:
        """Return the interface of a match."""
        settings, plan = match.settings, match.plan
        report_problem = self.builder.notices.report_problem
        channels.use_settings(settings, report_problem)
        writer = SettingsWriter(settings, self.builder.locale, report_problem)
        options = GameOptions(
            save_game=match.recorder.close,
            saved_part=match.recorder.saved_part,
            save_settings=writer.write_changes,
            interactive=channels.speech.interactive,
            preset=plan.rules,
            own_rules=partial(own_name, plan.rules, match.table.rules.rules),
            resume_command=resume_command(),
            greeted=self.first,
            thinking=match.moment,
            people=plan.sharing,
            clock=match.clock,
            series=series,
        )
        voices = channels.for_game(settings, plan.names)
        how = (channels.console, settings, options, voices)
        if plan.shared:
            from accessible_uno.interface.shared.seats import SharedGame  # few games have one

            return SharedGame(match.table, *how, match.resumed)
        return LineGame(match.table, plan.viewer, *how, match.resumed.get(plan.viewer))

    def _is_saved(self) -> bool:
        """Close the files of the match; return whether it is unfinished and can be resumed."""
        if self.match is None:
            return False
        self.match.recorder.close()
        return self.match.recorder.can_be_resumed


async def _speak_of_package(error: Exception, locale: str, voices: dict[str, Voice]) -> None:
    """Say by voice that the fault of a package has stopped the game; the text is written later."""
    fault = blame(error)
    if fault is None:
        return
    heard: dict[str, Voice] = {name: voices[name] for name in (SPEECH, BRAILLE) if name in voices}
    log = MessageLog(heard, ignore_problem)
    log.announce(Utterance(package_sentence(locale, fault, STOPPED), locale))
    await log.finish()
