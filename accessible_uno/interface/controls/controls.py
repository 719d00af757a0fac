"""Carries out the commands that change settings, and announces the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, Final

from msgspec import Struct

from accessible_uno.interface.announce.announcer import SoundTour
from accessible_uno.interface.parse.intents import ChangeSetting, MessageFields, Value
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.parse.names import numbered_names, parse_listed_name
from accessible_uno.interface.parse.setting_words import wanted_number
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.interface.session.game_setup import SwitchSpeech
from accessible_uno.interface.session.messages import SpeechControls
from accessible_uno.interface.session.session import Session
from accessible_uno.interface.terminal.console import Console
from accessible_uno.narration.sounds import Cue, Sound
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings import schema
from accessible_uno.settings.schema import Setting, SettingCommand, TakesEffect, row_for
from accessible_uno.settings.value_types import BrailleTableName, Number, ValueType, VoiceName
from accessible_uno.settings.values import (
    CAN_BE_MUTED,
    USUAL_TABLE,
    BrailleOutput,
    SpeechOutput,
    Switch,
)
from accessible_uno.voices.braille.liblouis import BrailleUnavailable
from accessible_uno.voices.notices import OnProblem
from accessible_uno.voices.speech.protocol import SpeechParams
from accessible_uno.voices.text import BrailleFormatter, TextVoice
from accessible_uno.voices.voice import SPEECH, TEXT, FinalMessageVoice

STAND_IN: Final = "stand-in"
"""The value in ``setting-speech`` when Speech Dispatcher speaks because our own voice cannot."""

SAMPLE: Final = Cue(Sound.TURN)
"""Played when sounds are switched on, or made louder or softer."""


class TextOutput(Struct, frozen=True):
    """How messages are written as text.

    Attributes:
        console: where text is written.
        brailler: makes the line of braille below a message; ``None`` when braille cannot be had.
        on_problem: called with what braille lacks.
    """

    console: Console
    brailler: BrailleFormatter | None
    on_problem: OnProblem

    def voice(self, *, braille: bool) -> TextVoice:
        """Return the voice that writes text, with or without lines of braille."""
        return TextVoice(self.console.show, self.brailler if braille else None, self.on_problem)


class Controls:
    """The commands that change settings, for one player.

    Args:
        session: where changes are announced.
        text_output: makes a new text voice when lines of braille are switched on or off.
        sound_tour: names and plays the sounds.
        save_settings: called after each change.
        switch_speech: called when the player chooses another voice.

    Attributes:
        save: called after each change.
    """

    def __init__(
        self,
        session: Session,
        text_output: TextOutput,
        sound_tour: SoundTour,
        save_settings: Callable[[], None],
        switch_speech: SwitchSpeech,
    ) -> None:
        self._session = session
        self._settings = session.settings
        self._text_output = text_output
        self.save = save_settings
        self._switch_speech = switch_speech
        self._before: dict[SettingCommand, Callable[[], None]] = {
            schema.SPEECH: self._change_voice,
            schema.BRAILLE: self._change_text,
        }
        self._asked: dict[SettingCommand, Callable[[], None]] = {schema.SOUNDS: sound_tour.start}
        self._after: dict[SettingCommand, Callable[[], None]] = {
            schema.SORT: self._announce_hand,
            schema.SOUNDS: self._sample,
            schema.SOUND_VOLUME: self._sample,
        }
        self._tune()

    def apply(self, wanted: ChangeSetting) -> Utterance | None:
        """Change a setting and announce its state; return why it is not changed, if it is refused.

        Without a value, or with an impossible one, announce the possible values.
        """
        row = row_for(wanted.command, self._settings.locale)
        lack = self._lack(row, wanted)
        value = None if lack or wanted.refused else self._new_value(row, wanted.value)
        refusal = None
        if lack:
            refusal = self._session.format(lack)
        elif value is not None:
            self._change(row, value, _bound(self._current(row), wanted.value, row.type))
        elif wanted == ChangeSetting(row.command):
            asking = self._session.format(f"setting-{_group(row)}", self._taken(row))
            self._session.announce_together(self._state(row), asking)
            self._asked.get(row.command, _nothing)()
        else:
            fields = {"rest": wanted.refused or str(wanted.value), **self._taken(row)}
            refusal = self._session.format(f"refused-{_group(row)}", fields)
        self._session.announce_utterances(refusal)
        return refusal

    def toggle_mute(self) -> None:
        """Silence our own voice, or let it speak again."""
        self.apply(ChangeSetting(schema.MUTE))

    def next_choice(self, command: SettingCommand) -> None:
        """Change a setting of fixed words to the next of them, and from the last to the first."""
        row = row_for(command, self._settings.locale)
        words = list(row.type.spoken or ())
        here = words.index(self._current(row))
        self.apply(ChangeSetting(command, words[(here + 1) % len(words)]))

    def present_values(self) -> Utterance | None:
        """Return what each setting that can be changed here is now, in the words that set it."""
        session, muted = self._session, self._settings.muted_categories
        text, word = session.narrator.catalogue.text, session.command_word
        rows = (row_for(command, self._settings.locale) for command in schema.BY_COMMAND)
        told = [
            text("setting-is", name=word(row.command), value=self._value_word(row))
            for row in rows
            if not self._lack(row, ChangeSetting(row.command))
        ]
        names = session.lexicon.categories.names
        hushed = ", ".join(names[each] for each in CAN_BE_MUTED if each in muted)
        fields = {"settings": text("semicolon").join(told), "hushed": hushed or "none"}
        return session.format("settings-are", {**fields, "hush": word(Command.HUSH)})

    def _value_word(self, row: Setting) -> str:
        """Return what is typed for the value that a setting has."""
        value, choices = self._current(row), self._session.lexicon.choices(row)
        if isinstance(value, bool):
            value = Switch.ON if value else Switch.OFF
        return choices.names[value] if choices and value in choices.names else str(value)

    def _change(self, row: Setting, value: Any, bound: str) -> None:
        """Set a setting to a live value, and announce its state."""
        if row.locale:
            row.load(self._settings, value)
        else:
            setattr(self._settings, row.field, value)
        self._before.get(row.command, _nothing)()
        if _silences(row, value):  # announced before the voice falls silent
            self._session.log.fan_out.cancel()
            self._session.announce_together(self._state(row, bound))
            self._apply_settings()
        else:
            self._apply_settings()
            self._session.announce_together(self._state(row, bound))
        self._after.get(row.command, _nothing)()

    def _lack(self, row: Setting, wanted: ChangeSetting) -> str:
        """Return the id of the message that says why the setting has no use here; else empty."""
        sounds = row.command == schema.MUTE and self._settings.sounds
        of_our_voice = row.effect is TakesEffect.OWN_VOICE
        if of_our_voice and not self._obeys(row) and not sounds:
            return "no-own-voice"
        if isinstance(row.type, VoiceName) and not self._names:
            return "no-names"
        if row.command == schema.BRAILLE and wanted.refused.lower() == BrailleOutput.DISPLAY:
            return "no-display-now"
        if wanted.value is Switch.ON:
            if row.command == schema.SINGLE_KEYS and not self._text_output.console.reads_keys:
                return "no-single-keys"
            if row.command == schema.BRAILLE and self._text_output.brailler is None:
                return "no-braille"
        return ""

    def _obeys(self, row: Setting) -> bool:
        """Return whether what speaks obeys the setting; a screen reader can only be muted."""
        bridge = self._settings.speech is SpeechOutput.BRIDGE
        return bool(self._session.log.tunable_voices) and (not bridge or row.command == schema.MUTE)

    def _current(self, row: Setting) -> Any:
        """Return the live value; for a voice, its name, or the usual voice where none is set."""
        if not isinstance(row.type, VoiceName):
            return row.type.current(self._settings, row.field)
        name, names = row.stored(self._settings), self._names
        return name if name in names else names[0]

    def _new_value(self, row: Setting, value: Value | None) -> Any:
        """Return the live value that is wanted; ``None`` where there is none, or none possible."""
        current = self._current(row)
        if row.toggles and value is None:
            return not current
        if value is None:
            return None
        if isinstance(row.type, Number):
            return row.type.nearest(wanted_number(current, value, row.type))
        if isinstance(row.type, VoiceName):
            return parse_listed_name(value, self._names, current)
        if isinstance(row.type, BrailleTableName):
            return _table_name(str(value))
        return value is Switch.ON if row.type.spoken is Switch else row.type.to_live(str(value))

    @property
    def _names(self) -> Sequence[str]:
        """The voices that can be had for the language, the usual one first."""
        locale = self._settings.locale
        return next(
            filter(None, (each.voice_names(locale) for each in self._session.log.tunable_voices)),
            (),
        )

    def _apply_settings(self) -> None:
        self._tune()
        self._session.on_settings_changed()
        self.save()

    def _tune(self) -> None:
        settings = self._settings
        for voice in self._session.log.tunable_voices:
            voice.set_params(SpeechParams.from_settings(settings))
        for sounds in self._session.log.sounding_voices:
            sounds.configure(settings.sounds, settings.sound_volume, muted=settings.muted)

    # What is announced

    def _state(self, row: Setting, bound: str = "none") -> Utterance | None:
        """Return the sentence about the state of a setting; ``bound`` as :func:`_bound` has it."""
        value = self._current(row)
        if value is SpeechOutput.AUTO and any(
            each.is_fallback for each in self._session.log.tunable_voices
        ):
            value = STAND_IN
        elif isinstance(value, bool):
            value = Switch.ON if value else Switch.OFF
        number = value if isinstance(value, int) else 0
        return self._session.format(
            f"setting-{row.command}",
            {"value": _selector(value), "number": number, "bound": bound},
        )

    def _taken(self, row: Setting) -> MessageFields:
        """Return the name of the command and its possible values, as fields of messages."""
        known = lexicon(self._settings.locale)
        name = known.commands.names[row.command]
        if isinstance(row.type, Number):
            return {"command": name, "lowest": row.type.lowest, "highest": row.type.highest}
        choices = known.choices(row)
        if isinstance(row.type, BrailleTableName):
            return {"command": name, "usual": USUAL_TABLE}
        if choices is None:
            return {"command": name, "choices": numbered_names(self._names)}
        return {"command": name, "choices": ", ".join(choices.names.values())}

    # What some changes need in addition

    def _change_text(self) -> None:
        text = self._text_output.voice(braille=self._settings.braille)
        self._session.log.fan_out.voices[TEXT] = text

    def _change_voice(self) -> None:
        """Switch to another voice, which then announces the change.

        Where no voice is to speak from now on, the previous voice announces it.
        """
        voices = self._session.log.fan_out.voices
        before = voices.pop(SPEECH, None)
        voice = self._switch_speech(self._settings.speech)
        if voice is not None:
            voices[SPEECH] = voice
        elif before is not None:
            voices[SPEECH] = (
                FinalMessageVoice(before) if isinstance(before, SpeechControls) else before
            )

    def _sample(self) -> None:
        """Play a sound after sounds were switched on or changed; report what they lack."""
        if self._settings.sounds:
            for sounds in self._session.log.sounding_voices:
                sounds.enable_reports()
                sounds.play(SAMPLE)

    def _announce_hand(self) -> None:
        if self._session.seat >= 0:
            self._session.announce_utterances(self._session.answers.hand(self._session.view))


def _nothing() -> None:
    pass


def _selector(value: object) -> str:
    """Return what the selectors of messages call a value: of an enum, the name of the member."""
    return value.name.lower().replace("_", "-") if isinstance(value, Enum) else str(value)


def _silences(row: Setting, value: Any) -> bool:
    """Return whether our own voice cannot be heard any more with this value."""
    return bool(value) if row.command == schema.MUTE else row.field == "volume" and not value


def _group(row: Setting) -> str:
    """Return how the ids of messages about possible values end: ``setting-numbers``."""
    if isinstance(row.type, Number):
        return "numbers"
    if isinstance(row.type, BrailleTableName):
        return "tables"
    return "choices" if row.type.spoken else "names"


def _table_name(typed: str) -> str | None:
    """Return the name of the table of liblouis that is typed, or the word for the usual ones."""
    from accessible_uno.voices.braille.translate import UnknownTable, find_table  # few have it

    try:
        return typed if typed == USUAL_TABLE else find_table(typed).name
    except (UnknownTable, BrailleUnavailable):
        return None


def _bound(current: object, value: Value | None, type: ValueType) -> str:
    """Return which bound cut the wanted number: ``highest``, ``lowest`` or ``none``."""
    if not isinstance(type, Number) or not isinstance(current, int) or value is None:
        return "none"
    wanted = wanted_number(current, value, type)
    if type.lowest <= wanted <= type.highest:
        return "none"
    return "highest" if wanted > type.highest else "lowest"
