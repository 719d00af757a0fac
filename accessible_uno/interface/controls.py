"""Settings changed while playing; each change, and each question about one, is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from accessible_uno.interface.desk import Desk
from accessible_uno.interface.settings import Settings
from accessible_uno.interface.terminal import Console
from accessible_uno.interface.words.intents import Filling, Set
from accessible_uno.interface.words.knobs import KNOBS, Knob, Number
from accessible_uno.interface.words.lexicon import lexicon
from accessible_uno.interface.words.vocabulary import Change, Command, Switch
from accessible_uno.narration.utterance import Utterance
from accessible_uno.narration.verbosity import Verbosity
from accessible_uno.voices.text import Brailler, TextVoice
from accessible_uno.voices.trouble import OnTrouble

TEXT: Final = "text"


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
        self._after: dict[Command, Callable[[], None]] = {
            Command.BRAILLE: self._change_text,
            Command.SORT: self._tell_hand,
        }
        self._tune()

    def apply(self, wanted: Set) -> None:
        """Change a setting and tell how it stands; asked, or not understood, tell what it takes."""
        knob = KNOBS[wanted.command]
        lack = self._lack(knob, wanted)
        if lack:
            self._desk.tell(lack)
        elif wanted.refused:
            filling: Filling = {"rest": wanted.refused, **self._taken(knob)}
            self._desk.tell(_of_its_kind(knob, "refused"), filling)
        elif wanted.value is None and not knob.flips:
            asking = self._desk.sentence(_of_its_kind(knob, "setting"), self._taken(knob))
            self._desk.in_one_breath(self._standing(knob), asking)
        else:
            self._set(knob, wanted.value)
            self._follow()
            self._desk.in_one_breath(self._standing(knob))
            self._after.get(knob.command, _nothing)()

    def toggle_mute(self) -> None:
        """Silence our own voice, or let it speak again."""
        self.apply(Set(Command.MUTE))

    def next_verbosity(self) -> None:
        """Go on to more detail, and from the most to the least."""
        levels = list(Verbosity)
        here = levels.index(self._settings.verbosity)
        self.apply(Set(Command.VERBOSITY, levels[(here + 1) % len(levels)]))

    def _lack(self, knob: Knob, wanted: Set) -> str:
        """Return what keeps the knob from being of use; empty where nothing does."""
        if knob.of_our_voice and not self._desk.hearing.tunable:
            return "no-own-voice"
        braille = knob.command is Command.BRAILLE and wanted.value is Switch.ON
        return "no-braille" if braille and self._brailler is None else ""

    def _set(self, knob: Knob, value: Any) -> None:
        before = getattr(self._settings, knob.field)
        if isinstance(before, bool):
            value = not before if value is None else value is Switch.ON
        elif isinstance(knob.takes, Number):
            value = _moved(before, value, knob.takes)
        else:
            value = type(before)(value)
        setattr(self._settings, knob.field, value)

    def _follow(self) -> None:
        self._tune()
        self._desk.follow_settings()
        self._keep()

    def _tune(self) -> None:
        for voice in self._desk.hearing.tunable:
            voice.tune(self._settings.delivery)

    # What is told

    def _standing(self, knob: Knob) -> Utterance | None:
        """Return how a setting stands, as a sentence."""
        value = getattr(self._settings, knob.field)
        if isinstance(value, bool):
            value = Switch.ON if value else Switch.OFF
        number = value if isinstance(value, int) else 0
        return self._desk.sentence(
            f"setting-{knob.command}", {"value": str(value), "number": number}
        )

    def _taken(self, knob: Knob) -> Filling:
        """Return what the knob takes, for the messages that name it."""
        known = lexicon(self._settings.locale)
        name = known.commands.names[knob.command]
        if isinstance(knob.takes, Number):
            bounds = {"lowest": knob.takes.lowest, "highest": knob.takes.highest}
            return {"command": name, **bounds}
        return {"command": name, "choices": ", ".join(knob.takes.words(known).names.values())}

    # What some changes bring with them

    def _change_text(self) -> None:
        text = text_voice(self._console, self._settings, self._brailler, self._on_trouble)
        self._desk.hearing.voices.voices[TEXT] = text

    def _tell_hand(self) -> None:
        if self._desk.seat >= 0:
            self._desk.pass_on(self._desk.narrator.answers.hand(self._desk.view))


def _nothing() -> None:
    pass


def _of_its_kind(knob: Knob, about: str) -> str:
    """Return the message for a number or for words: ``setting-numbers``, ``refused-choices``."""
    return f"{about}-numbers" if isinstance(knob.takes, Number) else f"{about}-choices"


def _moved(number: int, value: Change | int, takes: Number) -> int:
    """Return the number wanted, within its bounds."""
    if isinstance(value, Change):
        value = number + takes.step if value is Change.MORE else number - takes.step
    return min(max(value, takes.lowest), takes.highest)
