"""The first start: decides whether to ask, asks, and keeps the answers; ``setup`` asks again."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from accessible_uno.app.arguments import LANG, Call, CommandOption, Values
from accessible_uno.app.channels import ACCESSIBLE, open_channels
from accessible_uno.app.commands.help import CommandRow
from accessible_uno.app.front import front
from accessible_uno.app.preferences import keep_settings, session_preferences
from accessible_uno.interface.terminal.console import HungUp
from accessible_uno.program import program
from accessible_uno.settings.lines import LANGUAGE
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.value_types import StoredValue
from accessible_uno.settings.values import BrailleOutput, SpeechOutput
from accessible_uno.voices.notices import Notices
from accessible_uno.voices.speech import running_readers

if TYPE_CHECKING:
    from accessible_uno.app.channels import Channels
    from accessible_uno.interface.ask.first_start import FirstStartDialog
    from accessible_uno.voices.notices import OnProblem
    from accessible_uno.voices.voice import Voice

NO_SETUP: Final = CommandOption("--no-setup")

SPEECH: Final = "speech"
BRAILLE: Final = "braille"

LATER: Final = ("notation", "pace")
"""What ``setup`` alone asks: who has not seen a card yet cannot answer."""

_SKIPPING: Final = ("no_setup", "seed", "watch", "resume")
"""Options of ``play`` that go without the questions; ``--lang`` with ``--speech`` does too."""


def asks_first(values: Mapping[str, Any], stored: Mapping[str, Any]) -> bool:
    """Return whether the questions come before the game, for a person at a terminal.

    They do until it is stored who speaks; every other setting has a default that troubles nobody.

    Args:
        values: the values of the options of ``play``.
        stored: the values of the settings file.
    """
    if any(values[name] for name in _SKIPPING) or (values[LANGUAGE] and values[SPEECH]):
        return False
    return SPEECH not in stored


class FirstStart:
    """The questions of the first start, and what becomes of the answers.

    Args:
        settings: the settings of the session; they hold each answer as soon as it is given.
        stored: the values of the settings file.
        given: the values of the options of the command line; Enter takes them, and a language
            among them is not asked for.
        on_problem: called with what a voice cannot do.
        without: the keys of settings that are not asked for.
    """

    def __init__(
        self,
        settings: Settings,
        stored: Mapping[str, Any],
        given: Mapping[str, Any],
        on_problem: OnProblem,
        without: Iterable[str] = (),
    ) -> None:
        self._settings = settings
        self._on_problem = on_problem
        self._asked_before = SPEECH in stored
        self._dialog: FirstStartDialog | None = None
        programs = running_readers.running_programs()
        self._reader = running_readers.running_reader(programs)
        self._without = {*without} if front().shows_braille else {*without, BRAILLE}
        if given.get(LANGUAGE) is not None:
            self._without.add(LANGUAGE)
        wanted = {key: value for key, value in given.items() if value is not None}
        self._usual: dict[str, StoredValue | None] = {**stored, **wanted, LANGUAGE: settings.locale}
        if SPEECH not in self._usual and (self._reader or self._wants_text()):
            self._usual[SPEECH] = str(SpeechOutput.SCREEN_READER)
            settings.speech = SpeechOutput.SCREEN_READER
        if BRAILLE not in self._usual and running_readers.BRLTTY in programs:
            self._usual[BRAILLE] = str(BrailleOutput.DISPLAY)

    async def ask(self, channels: Channels) -> dict[str, StoredValue] | None:
        """Ask, and keep the answers; return them by key, ``None`` where the player leaves.

        Args:
            channels: the terminal and the voices; the one that speaks is replaced as chosen.
        """
        # The same: 20 ms.
        from accessible_uno.interface.ask.first_start import FirstStartDialog

        def switch(wanted: SpeechOutput) -> Voice | None:
            return channels.speech.switch(self._in_so_many_words(wanted))

        dialog = self._dialog = FirstStartDialog(
            channels.conversation(self._settings, self._on_problem),
            channels.voices,
            self._usual,
            switch,
            self._reader,
        )
        try:
            chosen = await dialog.ask(self._without)
        except HungUp:
            return None
        if chosen is None:
            dialog.announce("first-unchanged" if self._asked_before else "first-left")
            await self.finish()
            return None
        chosen[SPEECH] = str(self._in_so_many_words(self._settings.speech))
        if (wrong := keep_settings(chosen, "first-not-kept")) is None:
            dialog.announce("first-kept", command=f"{program()} setup", braille=self._is_felt())
            if not self._asked_before:
                dialog.announce_unspoken("first-lessons")
        else:
            dialog.announce(wrong.message, **wrong.arguments_in(self._settings.locale))
        return chosen

    async def finish(self) -> None:
        """Return once everything that was asked and told has been output."""
        if self._dialog is not None:
            await self._dialog.finish()

    def _is_felt(self) -> str:
        """Return whether braille was chosen, for messages."""
        return "yes" if self._settings.braille or self._settings.display else "no"

    def _wants_text(self) -> bool:
        return self._settings.accessible or bool(os.environ.get(ACCESSIBLE))

    def _in_so_many_words(self, speech: SpeechOutput) -> SpeechOutput:
        """Return what speaks where the player has chosen the game's voice in so many words.

        A screen reader that runs, and the variable that asks for text alone, silence the automatic
        choice, not this one.
        """
        silenced = self._reader is not None or bool(os.environ.get(ACCESSIBLE))
        return SpeechOutput.SELF if speech is SpeechOutput.AUTO and silenced else speech


OPTIONS: Final = (LANG,)


async def _setup(call: Call, values: Values) -> int:
    """Ask, with the settings of the file as the usual answers, and keep what is chosen."""
    notices = Notices()
    spoken = {LANGUAGE: call.locale}
    preferences = session_preferences(call.locale, spoken, notices.report_problem)
    stored, settings = preferences.stored, preferences.settings()
    questions = FirstStart(settings, stored, {LANGUAGE: values[LANGUAGE]}, notices.report_problem)
    with open_channels(settings, notices.report_problem, asks_first=True) as channels:
        await questions.ask(channels)
        await questions.finish()
    return 0


setup: Final = CommandRow("setup", _setup, OPTIONS, needs_input=True)
