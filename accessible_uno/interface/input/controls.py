"""Settings changed while playing; each change, and each question about one, is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from accessible_uno.interface.announce.final_message import FinalMessageVoice
from accessible_uno.interface.announce.messages import SpeechControls
from accessible_uno.interface.announce.sound_tour import SoundTour
from accessible_uno.interface.parse.intents import ChangeSetting, MessageFields, Value
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.parse.listed_names import numbered_names, parse_listed_name
from accessible_uno.interface.parse.settings_table import KNOBS, Knob, Named, Number, OneOf, Takes
from accessible_uno.interface.parse.vocabulary import Change, Command, Switch
from accessible_uno.interface.session import Session
from accessible_uno.interface.settings import Settings, Speech
from accessible_uno.interface.terminal import Console
from accessible_uno.narration.sounds import Cue, Sound
from accessible_uno.narration.utterance import Utterance
from accessible_uno.narration.verbosity import Verbosity
from accessible_uno.voices.fanout import SPEECH, TEXT
from accessible_uno.voices.notices import OnProblem
from accessible_uno.voices.text import BrailleFormatter, TextVoice
from accessible_uno.voices.voice import Voice

Speak: TypeAlias = Callable[[Speech], Voice | None]
"""Silences the voice that spoke before and returns the one wanted; ``None``: text alone, once the
voice before it has told so."""

STAND_IN: Final = "stand-in"
"""How ``setting-speech`` calls it that Speech Dispatcher speaks, for lack of our own voice."""

SAMPLE: Final = Cue(Sound.TURN)
"""What is heard when sounds are switched on, or made louder or softer."""

_KINDS: Final = {Number: "numbers", OneOf: "choices", Named: "names"}


def text_voice(
    console: Console, settings: Settings, brailler: BrailleFormatter | None, on_problem: OnProblem
) -> TextVoice:
    """Return the voice that writes, with or without braille as the settings ask."""
    return TextVoice(console.show, brailler if settings.braille else None, on_problem)


class Controls:
    """The knobs of one player.

    Args:
        session: where it is told.
        console: where text is written.
        brailler: makes the braille line of a telling.
        on_problem: told what braille lacks.
        sound_tour: lets the player learn the sounds.
        keep: called after each turn of a knob.
        speak: lets another voice speak.
    """

    def __init__(
        self,
        session: Session,
        console: Console,
        brailler: BrailleFormatter | None,
        on_problem: OnProblem,
        sound_tour: SoundTour,
        keep: Callable[[], None],
        speak: Speak,
    ) -> None:
        self._session = session
        self._settings = session.settings
        self._console = console
        self._brailler = brailler
        self._on_problem = on_problem
        self._keep = keep
        self._speak = speak
        self._before: dict[Command, Callable[[], None]] = {
            Command.SPEECH: self._change_voice,
            Command.BRAILLE: self._change_text,
        }
        self._asked: dict[Command, Callable[[], None]] = {Command.SOUNDS: sound_tour.start}
        self._after: dict[Command, Callable[[], None]] = {
            Command.SORT: self._tell_hand,
            Command.SOUNDS: self._sample,
            Command.SOUND_VOLUME: self._sample,
        }
        self._tune()

    def apply(self, wanted: ChangeSetting) -> None:
        """Change a setting and tell how it stands; asked, or not understood, tell what it takes."""
        knob = KNOBS[wanted.command]
        lack = self._lack(knob, wanted)
        value = None if lack or wanted.refused else self._value(knob, wanted.value)
        if lack:
            self._session.announce(lack)
        elif value is not None:
            bound = _bound(getattr(self._settings, knob.field), wanted.value, knob.takes)
            setattr(self._settings, knob.field, value)
            self._before.get(knob.command, _nothing)()
            if not (knob.command is Command.MUTE and value):
                self._follow()
                self._session.announce_together(self._standing(knob, bound))
            else:  # the voice tells it before it is silent
                self._session.log.fan_out.cancel()
                self._session.announce_together(self._standing(knob, bound))
                self._follow()
            self._after.get(knob.command, _nothing)()
        elif wanted == ChangeSetting(knob.command):
            asking = self._session.format(_of_its_kind(knob, "setting"), self._taken(knob))
            self._session.announce_together(self._standing(knob), asking)
            self._asked.get(knob.command, _nothing)()
        else:
            said = wanted.refused or str(wanted.value)
            self._session.announce(
                _of_its_kind(knob, "refused"), {"rest": said, **self._taken(knob)}
            )

    def toggle_mute(self) -> None:
        """Silence our own voice, or let it speak again."""
        self.apply(ChangeSetting(Command.MUTE))

    def next_verbosity(self) -> None:
        """Go on to more detail, and from the most to the least."""
        levels = list(Verbosity)
        here = levels.index(self._settings.verbosity)
        self.apply(ChangeSetting(Command.VERBOSITY, levels[(here + 1) % len(levels)]))

    def _lack(self, knob: Knob, wanted: ChangeSetting) -> str:
        """Return what keeps the knob from being of use; empty where nothing does."""
        sounds = knob.command is Command.MUTE and self._settings.sounds
        if knob.of_our_voice and not self._obeys(knob) and not sounds:
            return "no-own-voice"
        if isinstance(knob.takes, Named) and not self._names:
            return "no-names"
        braille = knob.command is Command.BRAILLE and wanted.value is Switch.ON
        return "no-braille" if braille and self._brailler is None else ""

    def _obeys(self, knob: Knob) -> bool:
        """Whether what speaks does as the knob says; a screen reader can only be silenced."""
        of_a_reader = self._settings.speech is Speech.BRIDGE and knob.command is not Command.MUTE
        return bool(self._session.log.tunable_voices) and not of_a_reader

    def _value(self, knob: Knob, value: Value | None) -> Any:
        """Return what the field is to be; ``None`` where nothing is wanted that can be had."""
        before = getattr(self._settings, knob.field)
        if knob.flips and value is None:
            return not before
        if value is None:
            return None
        match knob.takes:
            case Number():
                return _moved(before, value, knob.takes)
            case Named():
                name = parse_listed_name(value, self._names, self._name(knob))
                return name and {**before, self._settings.locale: name}
        return value is Switch.ON if isinstance(before, bool) else type(before)(value)

    @property
    def _names(self) -> Sequence[str]:
        """The voices that can be had for the language, the usual one first."""
        locale = self._settings.locale
        return next(
            filter(None, (each.voices(locale) for each in self._session.log.tunable_voices)), ()
        )

    def _name(self, knob: Knob) -> str:
        """Return the name that is set for the language, or the usual one where there is none."""
        names = self._names
        name: str = getattr(self._settings, knob.field).get(self._settings.locale, "")
        return name if name in names else names[0]

    def _follow(self) -> None:
        self._tune()
        self._session.on_settings_changed()
        self._keep()

    def _tune(self) -> None:
        for voice in self._session.log.tunable_voices:
            voice.set_delivery(self._settings.delivery)
        for sounds in self._session.log.sounding_voices:
            settings = self._settings
            sounds.set(settings.sounds, settings.sound_volume, muted=settings.muted)

    # What is told

    def _standing(self, knob: Knob, bound: str = "none") -> Utterance | None:
        """Return how a setting stands, as a sentence; ``bound`` as :func:`_bound` has it."""
        value = getattr(self._settings, knob.field)
        if isinstance(knob.takes, Named):
            value = self._name(knob)
        elif value is Speech.AUTO and any(
            each.is_fallback for each in self._session.log.tunable_voices
        ):
            value = STAND_IN
        elif isinstance(value, bool):
            value = Switch.ON if value else Switch.OFF
        number = value if isinstance(value, int) else 0
        return self._session.format(
            f"setting-{knob.command}", {"value": str(value), "number": number, "bound": bound}
        )

    def _taken(self, knob: Knob) -> MessageFields:
        """Return what the knob takes, for the messages that name it."""
        known = lexicon(self._settings.locale)
        name = known.commands.names[knob.command]
        match knob.takes:
            case Number(lowest, highest):
                return {"command": name, "lowest": lowest, "highest": highest}
            case Named():
                return {"command": name, "choices": numbered_names(self._names)}
            case OneOf(words):
                return {"command": name, "choices": ", ".join(words(known).names.values())}

    # What some changes bring with them

    def _change_text(self) -> None:
        text = text_voice(self._console, self._settings, self._brailler, self._on_problem)
        self._session.log.fan_out.voices[TEXT] = text

    def _change_voice(self) -> None:
        """Let another voice speak, which tells of the change itself; where none is to speak any
        more, the one before it does."""
        voices = self._session.log.fan_out.voices
        before = voices.pop(SPEECH, None)
        voice = self._speak(self._settings.speech)
        if voice is not None:
            voices[SPEECH] = voice
        elif before is not None:
            voices[SPEECH] = (
                FinalMessageVoice(before) if isinstance(before, SpeechControls) else before
            )

    def _sample(self) -> None:
        """Let sounds be heard that are asked for, or are louder now, and tell what they lack."""
        if self._settings.sounds:
            for sounds in self._session.log.sounding_voices:
                sounds.enable_reports()
                sounds.play(SAMPLE)

    def _tell_hand(self) -> None:
        if self._session.seat >= 0:
            self._session.announce_utterances(self._session.answers.hand(self._session.view))


def _nothing() -> None:
    pass


def _of_its_kind(knob: Knob, about: str) -> str:
    """Return the message for what it takes: ``setting-numbers``, ``refused-choices``."""
    return f"{about}-{_KINDS[type(knob.takes)]}"


def _moved(number: int, value: Value, takes: Number) -> int:
    """Return the number wanted, within its bounds."""
    return min(max(_wanted(number, value, takes), takes.lowest), takes.highest)


def _wanted(number: int, value: Value, takes: Number) -> int:
    """Return the number wanted, within its bounds or not."""
    if isinstance(value, Change):
        return number + takes.step if value is Change.MORE else number - takes.step
    return int(value)


def _bound(before: object, value: Value | None, takes: Takes) -> str:
    """Return where a number stops that was wanted beyond it: ``highest``, ``lowest``, ``none``."""
    if not isinstance(takes, Number) or not isinstance(before, int) or value is None:
        return "none"
    wanted = _wanted(before, value, takes)
    if takes.lowest <= wanted <= takes.highest:
        return "none"
    return "highest" if wanted > takes.highest else "lowest"
