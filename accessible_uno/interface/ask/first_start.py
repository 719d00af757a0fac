"""The questions of the first start: each chooses the value of one setting, and one can go back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from accessible_uno.interface.ask.conversation import Conversation
from accessible_uno.interface.ask.question import (
    USUAL_WORDS,
    NumberedChoice,
    Question,
    Word,
    question,
)
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES
from accessible_uno.narration.offered import language_names, offered_languages
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.lines import LANGUAGE
from accessible_uno.settings.schema import OUTPUT_SETTINGS, Settings
from accessible_uno.settings.value_types import StoredValue
from accessible_uno.settings.values import BrailleOutput, Notation, Pace, SpeechOutput
from accessible_uno.voices.voice import SPEECH as SPEECH_VOICE
from accessible_uno.voices.voice import Voice

ROWS: Final = {row.key: row for row in OUTPUT_SETTINGS}
"""The settings by their keys."""

SPEECH: Final = "speech"
BRAILLE: Final = "braille"
NOTATION: Final = "notation"
PACE: Final = "pace"
"""The keys of the settings that are asked for, besides the language."""

NO_READER: Final = "none"
"""The name of the screen reader, for messages, where none was found."""

_OWN_VOICE: Final = str(SpeechOutput.AUTO)

SwitchVoice: TypeAlias = Callable[[SpeechOutput], Voice | None]
"""Lets another voice speak, and returns it; ``None`` where none does."""


class SetupQuestion(Struct, frozen=True):
    """A question with numbered answers; the words of each are in ``first-<key>-<value>``.

    Attributes:
        key: the setting whose value is chosen.
        values: the stored value that each answer chooses, in the order of their numbers.
        stands_for: for other values of the setting, the answer that comes nearest; whoever has one
            of them and takes that answer keeps what they have.
        is_asked: whether it is asked, by the settings chosen so far.
    """

    key: str
    values: tuple[str, ...]
    stands_for: Mapping[str, str] = MappingProxyType({})
    is_asked: Callable[[Settings], bool] = lambda _settings: True

    def answers(self, usual: str) -> NumberedChoice:
        """Return the answers, the value that Enter takes among them."""
        return NumberedChoice(
            {value: partial(_words_of, self.key, value) for value in self.values}, usual
        )

    def answer_for(self, stored: object) -> str | None:
        """Return the value of the answer that a stored value belongs to."""
        value = self.stands_for.get(str(stored), str(stored))
        return value if value in self.values else None

    def answer_name(self, value: str, locale: str) -> str:
        """Return what an answer is called when it is echoed."""
        return _words_of(self.key, value, locale)[0]


def _words_of(key: str, value: str, locale: str) -> Sequence[str]:
    if key == LANGUAGE:
        return language_names(offered_languages()[value], locale)
    return Catalogue(locale).listed(f"first-{key}-{value}")


def setup_questions(locale: str) -> tuple[SetupQuestion, ...]:
    """Return the questions in their order; the language of ``locale`` has the first number."""
    languages = (locale, *(other for other in offered_languages() if other != locale))
    speech = {
        SpeechOutput.SELF: _OWN_VOICE,
        SpeechOutput.DISPATCHER: _OWN_VOICE,
        SpeechOutput.BRIDGE: str(SpeechOutput.SCREEN_READER),
        SpeechOutput.OFF: str(SpeechOutput.SCREEN_READER),
    }
    return (
        SetupQuestion(LANGUAGE, languages),
        SetupQuestion(
            SPEECH,
            (_OWN_VOICE, str(SpeechOutput.SCREEN_READER)),
            {str(value): answer for value, answer in speech.items()},
        ),
        SetupQuestion(BRAILLE, tuple(map(str, BrailleOutput))),
        SetupQuestion(
            NOTATION,
            tuple(map(str, Notation)),
            is_asked=lambda wanted: wanted.braille or wanted.display,
        ),
        SetupQuestion(PACE, tuple(map(str, Pace))),
    )


_ASKED: Final = {
    row.key: question(
        f"first-{row.key}",
        row.answers(row.values[0]),
        words=USUAL_WORDS | {Word.BACK},
        about={"unclear": "ask-unclear"},
        how="ask-how",
        locales=row.values if row.key == LANGUAGE else (),
    )
    for row in setup_questions(LOCALES[0])
}


class FirstStartDialog:
    """Asks in text, and by the voice that speaks at each moment.

    Args:
        conversation: asks; its settings hold each answer as soon as it is given.
        voices: all voices except the text; the speaking one is replaced as the player chooses.
        usual: the stored values that Enter takes, by the keys of their settings.
        switch_voice: called when the player chooses who speaks.
        reader: the name of a screen reader that runs.
    """

    def __init__(
        self,
        conversation: Conversation,
        voices: dict[str, Voice],
        usual: Mapping[str, StoredValue | None],
        switch_voice: SwitchVoice,
        reader: str | None = None,
    ) -> None:
        self._conversation = conversation
        self._log = conversation.reader.log
        self._settings = conversation.reader.settings
        self._voices = voices
        self._usual = usual
        self._switch_voice = switch_voice
        self._screen_reader = reader or NO_READER
        self._questions = setup_questions(self._settings.locale)
        self._chosen: dict[str, StoredValue] = {}

    def announce(self, message_id: str, **fields: str | int) -> None:
        """Announce a message."""
        self._conversation.reader.say(message_id, fields)

    def announce_unspoken(self, message_id: str) -> None:
        """Announce a message in text and braille: the game's voice has said enough."""
        locale = self._settings.locale
        text = Catalogue(locale).text(message_id)
        self._log.announce(Utterance(text, locale), excluded=SPEECH_VOICE)

    async def finish(self) -> None:
        """Return once the last message has been output."""
        await self._log.finish()

    async def ask(self, without: Collection[str] = ()) -> dict[str, StoredValue] | None:
        """Ask all questions; return the stored values by key, ``None`` where the player leaves.

        Args:
            without: the keys of settings that are not asked for; they stay as they are.

        Raises:
            HungUp: the terminal is gone or the system asks to end.
        """
        self._questions = tuple(each for each in self._questions if each.key not in without)
        if LANGUAGE in without:
            self._chosen[LANGUAGE] = self._settings.locale
            self.announce("first-begin")
        asked: list[int] = []
        place = 0
        while place < len(self._questions):
            setup = self._questions[place]
            if not setup.is_asked(self._settings):
                self._chosen.pop(setup.key, None)
                place += 1
                continue
            match await self._conversation.ask(self._question(setup)):
                case Word.BACK if asked:
                    place = asked.pop()
                case Word.BACK:
                    self.announce("first-no-back")
                case str(value):
                    self._choose(setup, value)
                    asked.append(place)
                    place += 1
                case _:
                    return None
        return dict(self._chosen)

    def _question(self, setup: SetupQuestion) -> Question[str]:
        """Return a question with what Enter takes.

        That Enter takes the first answer is said at the second question, and understood later: a
        game begins sooner.  At the first question its text says it.
        """
        usual = self._usual_answer(setup)
        is_first = usual == setup.values[0]
        return replace(
            _ASKED[setup.key],
            answers=setup.answers(usual),
            fields={"reader": self._screen_reader, "count": len(setup.values)},
            locales=setup.values if setup.key == LANGUAGE else (),
            usual_is_spoken=setup.key == SPEECH or not (is_first or setup.key == LANGUAGE),
        )

    def _choose(self, setup: SetupQuestion, value: str) -> None:
        """Put an answer into effect and echo it; keep a value that the answer also stands for."""
        usual = self._usual.get(setup.key)
        kept = usual if usual is not None and setup.answer_for(usual) == value else value
        if setup.key not in self._chosen or self._chosen[setup.key] != kept:
            ROWS[setup.key].load(self._settings, kept)
            if setup.key == SPEECH:
                self._change_voice()
        self._chosen[setup.key] = kept
        self.announce("first-chosen", answer=setup.answer_name(value, self._settings.locale))
        if setup.key == LANGUAGE:
            self.announce("first-begin")

    def _change_voice(self) -> None:
        """Let the voice speak that was chosen, from the next message on."""
        self._log.cancel()
        voice = self._switch_voice(self._settings.speech)
        for voices in (self._voices, self._log.fan_out.voices):
            voices.pop(SPEECH_VOICE, None)
            if voice is not None:
                voices[SPEECH_VOICE] = voice

    def _usual_answer(self, setup: SetupQuestion) -> str:
        """Return the value that Enter takes: the answer given before, or else the usual one."""
        stored = self._chosen.get(setup.key, self._usual.get(setup.key))
        if stored is None and setup.key == NOTATION:
            stored = self._settings.deck
        return setup.answer_for(stored) or setup.values[0]
