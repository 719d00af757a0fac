"""The questions of the first start: numbers and words, Enter, back, help, who speaks."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping

import pytest
from table_fixtures import PLAIN, STOPPED, Script, SlowVoice, conversation

from accessible_uno.interface.ask.first_start import FirstStartDialog, setup_questions
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES
from accessible_uno.settings.lines import LANGUAGE
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.value_types import StoredValue
from accessible_uno.settings.values import SpeechOutput
from accessible_uno.voices.voice import SPEECH, Voice

Answers = dict[str, StoredValue] | None


class Asked:
    """The dialog after a script of lines.

    Attributes:
        chosen: what it returned.
        console: what was shown.
        settings: what the answers made of the settings.
        voices: what speaks in the end.
        switched: every choice of who speaks.
    """

    def __init__(
        self,
        *lines: str,
        locale: str = "en",
        usual: Mapping[str, StoredValue] | None = None,
        voice: Voice | None = None,
        later: Voice | None = None,
        reader: str | None = None,
    ) -> None:
        self.console = Script(*lines)
        self.settings = Settings(locale)
        self.voices = {SPEECH: voice} if voice is not None else {}
        self.switched: list[SpeechOutput] = []

        def switch(wanted: SpeechOutput) -> Voice | None:
            self.switched.append(wanted)
            return later

        dialog = FirstStartDialog(
            conversation(self.console, self.settings, self.voices),
            self.voices,
            {LANGUAGE: locale, **(usual or {})},
            switch,
            reader,
        )
        self.chosen: Answers = asyncio.run(dialog.ask())


ALL_USUAL = {"lang": "en", "speech": "auto", "braille": "off", "pace": "wait"}


def test_enter_alone_takes_what_is_usual() -> None:
    """Four questions, four times Enter, and each answer is echoed."""
    asked = Asked("", "", "", "")
    assert asked.chosen == ALL_USUAL
    echoes = [line for line in asked.console.shown if re.fullmatch(r"[A-Z][a-z ]+\.", line)]
    assert echoes == ["English.", "This game.", "No braille.", "Always."]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_first_question_is_asked_in_every_language(locale: str) -> None:
    """That of the system comes first, and has the number 1; the answers after it follow."""
    other = next(each for each in LOCALES if each != locale)
    asked = Asked("2", "", "", "", locale=locale)
    told = [line.translate(PLAIN) for line in asked.console.shown[:2]]
    assert told == [
        Catalogue(locale).text("first-lang-ask", number=1, usual="yes").translate(PLAIN),
        Catalogue(other).text("first-lang-ask", number=2, usual="no").translate(PLAIN),
    ]
    assert asked.chosen is not None
    assert asked.chosen["lang"] == asked.settings.locale == other
    assert (
        asked.console.shown[-1]
        == Catalogue(other).text("first-pace-wait").split(",")[0].capitalize() + "."
    )


@pytest.mark.parametrize(
    ("lines", "key", "value"),
    [
        (("français", "", "", ""), "lang", "fr"),
        (("anglais", "", "", ""), "lang", "en"),
        (("", "nobody", "", ""), "speech", "screen-reader"),
        (("", "my screen reader", "", ""), "speech", "screen-reader"),
        (("", "lecteur d'écran", "", ""), "speech", "screen-reader"),
        (("", "scr", "", ""), "speech", "screen-reader"),
        (("", "2.", "", ""), "speech", "screen-reader"),
        (("", "", "display", "rnib", ""), "notation", "rnib"),
        (("", "", "2", "", ""), "notation", "mattel"),
        (("", "", "", "timed"), "pace", "timed"),
        (("", "", "", "4"), "pace", "none"),
    ],
)
def test_numbers_words_and_beginnings_choose(lines: tuple[str, ...], key: str, value: str) -> None:
    """In any language, whatever is chosen."""
    chosen = Asked(*lines).chosen
    assert chosen is not None
    assert chosen[key] == value


@pytest.mark.parametrize("line", ["5", "0", "bidule", "!!", "-1", "12345678901234567890"])
def test_what_is_no_answer_is_told_and_asked_again(line: str) -> None:
    asked = Asked("", line, "2", "", "")
    assert "a number from 1 to 2" in asked.console.answer_to(line)[0]
    assert asked.chosen == ALL_USUAL | {"speech": "screen-reader"}


def test_back_returns_to_the_question_before() -> None:
    """As far as the first one; what was answered is then what Enter takes."""
    asked = Asked("", "2", "back", "retour", "previous", "2", "", "", "")
    assert "first question" in asked.console.answer_to("previous")[0]
    assert asked.chosen == ALL_USUAL | {"lang": "fr", "speech": "screen-reader"}
    assert asked.console.prompts[-3].translate(PLAIN) == "Réponse (Entrée : 2) : "


def test_the_deck_is_asked_only_where_braille_is_written() -> None:
    """Going back, and taking no braille, forgets it."""
    asked = Asked("", "", "2", "4", "back", "back", "1", "")
    assert asked.chosen == ALL_USUAL


@pytest.mark.parametrize("line", ["quit", "quitter", "^C"])
def test_who_leaves_keeps_nothing(line: str) -> None:
    """Nor does the end of the input."""
    assert Asked("", "", line, "", "").chosen is None
    assert Asked("", "").chosen is None


def test_help_explains_each_question() -> None:
    lines = [each for _ in range(5) for each in ("help", "2")]
    console = Asked(*lines).console
    told = [line for line in console.shown if "help" not in line]
    for question in setup_questions("fr"):
        if question.key != LANGUAGE:
            explained = Catalogue("fr").text(f"first-{question.key}-help")
            assert explained.translate(PLAIN) in told
    assert "the texts and the voice are in English" in " ".join(told)


def test_the_reader_that_runs_is_named_and_only_named() -> None:
    """The question is asked all the same; Enter takes what is usual there."""
    asked = Asked("", "", "", "", usual={"speech": "screen-reader"}, reader="Orca")
    assert any(line.startswith("Orca is running. Who speaks?") for line in asked.console.shown)
    assert asked.chosen == ALL_USUAL | {"speech": "screen-reader"}


@pytest.mark.parametrize(
    ("had", "other", "changed"),
    [("dispatcher", "2", "screen-reader"), ("off", "1", "auto"), ("bridge", "1", "auto")],
)
def test_a_value_that_no_answer_names_is_kept_by_its_nearest(
    had: str, other: str, changed: str
) -> None:
    """Speech Dispatcher is a voice of the game, silence is text; who has it keeps it by Enter."""
    usual = {"speech": had}
    assert Asked("", "", "", "", usual=usual).chosen == ALL_USUAL | usual
    assert Asked("", other, "", "", usual=usual).chosen == ALL_USUAL | {"speech": changed}


def test_one_voice_speaks_and_then_the_one_chosen() -> None:
    """Our voice asks until the player wants another; each language has its own voice."""
    ours = SlowVoice()
    asked = Asked("2", "2", "", "", voice=ours, later=None)
    assert [each.locale for each in ours.utterances[:2]] == ["en", "fr"]
    assert asked.switched == [SpeechOutput.SCREEN_READER]
    assert SPEECH not in asked.voices
    assert ours.texts[-1].translate(PLAIN) == "Entrée : 1."
    assert "Qui parle" in ours.texts[-2]


@pytest.mark.parametrize(
    ("usual", "told"), [({}, ["Enter: 2."]), ({"pace": "short"}, ["Enter: 2.", "Enter: 3."])]
)
def test_our_voice_says_what_enter_takes_once_and_where_it_is_another(
    usual: Mapping[str, StoredValue], told: list[str]
) -> None:
    """The prompt shows it each time; a game that is heard begins sooner."""
    asking, playing = SlowVoice(), SlowVoice()
    Asked("", "1", "", "", usual={"speech": "off", **usual}, voice=asking, later=playing)
    spoken = [text for text in (*asking.texts, *playing.texts) if text.startswith("Enter: ")]
    assert spoken == told


def test_text_asks_until_the_game_is_to_speak() -> None:
    ours = SlowVoice()
    asked = Asked("", "1", "", "", usual={"speech": "off"}, later=ours)
    assert asked.voices == {SPEECH: ours}
    assert ours.texts[0] == "This game."


def test_ctrl_c_silences_before_it_leaves() -> None:
    """The half-typed line comes back; where nothing is spoken, Ctrl-C leaves."""
    ours = SlowVoice()
    asked = Asked("", "^Cgam", "1", "", "", voice=ours, later=ours)
    assert asked.chosen == ALL_USUAL
    assert "gam" in asked.console.typed


def test_control_z_says_how_to_come_back_and_the_question_is_asked_again() -> None:
    console = Asked("", "^Z", "", "", "").console
    question = next(line for line in console.shown if "Who speaks?" in line)
    place = console.shown.index(STOPPED)
    assert console.shown[place - 1 : place + 3] == [question, STOPPED, "> ^Z", question]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_question_numbers_its_answers(locale: str) -> None:
    """As many numbers as answers, in their order; each answer has a name of its own."""
    for question in setup_questions(locale):
        names = [question.answer_name(value, locale) for value in question.values]
        assert len(set(names)) == len(question.values)
        if question.key == LANGUAGE:
            continue
        text = Catalogue(locale, strict=True).text(f"first-{question.key}-ask", reader="none")
        numbers = [int(number) for number in re.findall(r"(?<= )(\d),", text)]
        assert numbers == list(range(1, len(question.values) + 1))
