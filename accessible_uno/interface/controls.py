"""Settings changed while playing; each change, and each question about one, is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from accessible_uno.interface.desk import Desk
from accessible_uno.interface.settings import Pace, Settings, Sort
from accessible_uno.interface.terminal import Console
from accessible_uno.interface.words.intents import Filling, Set
from accessible_uno.interface.words.lexicon import lexicons
from accessible_uno.interface.words.vocabulary import Change, Command, Switch
from accessible_uno.narration.verbosity import Verbosity
from accessible_uno.voices.speech.manner import clamped_rate
from accessible_uno.voices.text import Brailler, TextVoice
from accessible_uno.voices.trouble import OnTrouble

RATE_STEP: Final = 25
VOLUME_STEP: Final = 10
LOUDEST: Final = 100
TEXT: Final = "text"

_NUMBER: Final[Mapping[Any, str]] = {}
"""A setting that takes a number has no names for its values."""


def text_voice(
    console: Console, settings: Settings, brailler: Brailler | None, on_trouble: OnTrouble
) -> TextVoice:
    """Return the voice that writes, with or without braille as the settings ask."""
    return TextVoice(console.show, brailler if settings.braille else None, on_trouble)


class Controls:
    """The knobs of one player; ``keep`` is called after each turn of one."""

    def __init__(
        self,
        desk: Desk,
        console: Console,
        brailler: Brailler | None,
        on_trouble: OnTrouble,
        keep: Callable[[], None],
    ) -> None:
        self._desk = desk
        self._settings = desk.settings
        self._console = console
        self._brailler = brailler
        self._on_trouble = on_trouble
        self._keep = keep
        self._tune()

    def apply(self, wanted: Set) -> None:
        """Change a setting and tell how it stands."""
        settings, value = self._settings, wanted.value
        match wanted.command, value:
            case Command.RATE | Command.VOLUME | Command.MUTE, _ if not self._desk.hearing.tunable:
                self._desk.tell("no-own-voice")
                return
            case Command.MUTE, None:
                self.toggle_mute()
                return
            case Command.MUTE, Switch():
                settings.muted = value is Switch.ON
            case Command.VERBOSITY, Verbosity():
                settings.verbosity = value
            case Command.PACE, Pace():
                settings.pace = value
            case Command.SORT, Sort():
                settings.sort = value
            case Command.LANGUAGE, str():
                settings.locale = str(value)
            case Command.RATE, Change() | int():
                settings.rate = _moved(settings.rate, value, RATE_STEP)
            case Command.VOLUME, Change() | int():
                settings.volume = _moved(settings.volume, value, VOLUME_STEP)
            case Command.BRAILLE, Switch():
                self._braille(value is Switch.ON)
                return
        self._follow()
        self._tell(wanted.command, asked=value is None)
        if wanted.command is Command.SORT and value is not None and self._desk.seat >= 0:
            self._desk.pass_on(self._desk.narrator.answers.hand(self._desk.view))

    def toggle_mute(self) -> None:
        """Silence our own voice, or let it speak again."""
        if not self._desk.hearing.tunable:
            self._desk.tell("no-own-voice")
            return
        self._settings.muted = not self._settings.muted
        self._follow()
        self._tell(Command.MUTE, asked=False)

    def next_verbosity(self) -> None:
        """Go on to more detail, and from the most to the least."""
        levels = list(Verbosity)
        here = levels.index(self._settings.verbosity)
        self.apply(Set(Command.VERBOSITY, levels[(here + 1) % len(levels)]))

    def _braille(self, on: bool) -> None:
        if on and self._brailler is None:
            self._desk.tell("no-braille")
            return
        self._settings.braille = on
        text = text_voice(self._console, self._settings, self._brailler, self._on_trouble)
        self._desk.hearing.voices.voices[TEXT] = text
        self._tell(Command.BRAILLE, asked=False)
        self._keep()

    def _follow(self) -> None:
        settings = self._settings
        settings.rate = clamped_rate(settings.rate)
        settings.volume = min(max(settings.volume, 0), LOUDEST)
        self._tune()
        self._desk.follow_settings()
        self._keep()

    def _tune(self) -> None:
        settings = self._settings
        for voice in self._desk.hearing.tunable:
            voice.rate = settings.rate
            voice.volume = settings.volume / LOUDEST
            if settings.muted:
                voice.mute()
            else:
                voice.unmute()

    def _tell(self, command: Command, *, asked: bool) -> None:
        """Tell a setting's value; to whoever asked, also what else it may be."""
        settings = self._settings
        known = lexicons(settings.locale)[0]
        number: int = settings.volume if command is Command.VOLUME else settings.rate
        values: dict[Command, tuple[str, Mapping[Any, str]]] = {
            Command.VERBOSITY: (settings.verbosity, known.verbosities.names),
            Command.PACE: (settings.pace, known.paces.names),
            Command.SORT: (settings.sort, known.sorts.names),
            Command.LANGUAGE: (settings.locale, known.languages.names),
            Command.BRAILLE: (_switch(settings.braille), known.switches.names),
            Command.MUTE: (_switch(settings.muted), known.switches.names),
        }
        value, names = values.get(command, ("", _NUMBER))
        filling: Filling = {"value": str(value), "number": number}
        state = self._desk.sentence(f"setting-{command}", filling)
        choices = ", ".join(names.values())
        name = known.commands.names[command]
        more: Filling = {"command": name, "choices": choices}
        kind = "setting-choices" if choices else "setting-numbers"
        self._desk.in_one_breath(state, self._desk.sentence(kind, more) if asked else None)


def _switch(on: bool) -> Switch:
    return Switch.ON if on else Switch.OFF


def _moved(number: int, value: Change | int, step: int) -> int:
    if isinstance(value, int):
        return value
    return number + step if value is Change.MORE else number - step
