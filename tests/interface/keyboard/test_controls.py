"""Settings that are changed during a game."""

from __future__ import annotations

import pytest
from table_fixtures import SlowVoice, played, position, table

from accessible_uno.interface.parse.intents import LineContext, Said
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.verbs.all_verbs import parse_line
from accessible_uno.narration.language import LOCALES
from accessible_uno.narration.utterance import Utterance, Verbosity
from accessible_uno.settings.schema import BY_COMMAND, Settings
from accessible_uno.settings.values import BrailleDigits, BrailleGrade, Notation, Pace, Punctuation
from accessible_uno.voices.braille import notation
from accessible_uno.voices.braille.liblouis import BrailleUnavailable
from accessible_uno.voices.braille.writer import BrailleWriter
from accessible_uno.voices.speech.protocol import SpeechParams


def test_the_language_changes_at_once() -> None:
    """Answers and the prompt use the new language from the next line on."""
    console = played(["langue anglais", "hand", "langue"], table(position("r7 b4", "b7")))
    assert console.answer_to("langue anglais") == ["The game speaks English."]
    assert "7 red" in console.answer_to("hand")[0] or "red 7" in console.answer_to("hand")[0]
    assert console.prompts[0].startswith("Commande")
    assert console.prompts[1] == "Command: "


def test_detail_voice_and_pace_are_set_in_play() -> None:
    voice = SlowVoice()
    mine = Settings("fr")
    lines = ["détail bref", "débit 999", "débit moins", "volume 50", "muet", "rythme court"]
    console = played(lines, table(position("r7", "b7")), settings=mine, voices={"speech": voice})
    assert mine == Settings(
        "fr", verbosity=Verbosity.BRIEF, pace=Pace.SHORT, rate=875, volume=50, muted=True
    )
    assert voice.params == SpeechParams(rate=875, volume=50, muted=True)
    for line in lines:
        assert console.answer_to(line)


@pytest.mark.parametrize(
    ("locale", "lines", "told"),
    [
        (
            "en",
            ["sort colour", "delay 20", "hush draws", "settings"],
            (
                "Sort: colour; verbosity: normal; speech: automatic; sounds: off;",
                "pace: wait; delay: 20; single keys: off; walk: hand; hush: draws.",
            ),
        ),
        (
            "fr",
            ["tri couleur", "réglages"],
            (
                "Tri : couleur ; détail : normal ; parole : automatique ; sons : non ;",
                "touches simples : non ; parcours : main ; masque : rien. Pour en changer un,",
            ),
        ),
    ],
)
def test_settings_tells_what_each_one_is(
    locale: str, lines: list[str], told: tuple[str, ...]
) -> None:
    """In the words that change it; those of a voice that is not there are left out."""
    console = played(lines, table(position("r7", "b7")), settings=Settings(locale))
    answer = " ".join(console.answer_to(lines[-1]))
    for part in told:
        assert part in answer
    assert "rate:" not in answer
    assert "débit" not in answer


class ListeningVoice(SlowVoice):
    """A voice that notes at which volume each message is spoken."""

    def __init__(self) -> None:
        super().__init__()
        self.volumes: dict[str, int] = {}

    def output(self, utterance: Utterance) -> None:
        super().output(utterance)
        self.volumes[utterance.text] = self.params.volume


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("volume 0", "Volume: 0, the voice is silent. “volume 50” brings it back."),
        ("volume 50", "Volume: 50 out of 100."),
    ],
)
def test_silence_is_announced_while_it_can_be_heard(line: str, told: str) -> None:
    """So is what undoes it; any other volume is announced as it will be."""
    voice = ListeningVoice()
    mine = Settings("en", volume=80)
    played([line], table(position("r7", "b7")), settings=mine, voices={"speech": voice})
    assert voice.volumes[told] == (80 if line == "volume 0" else 50)
    assert voice.params.volume == mine.volume == int(line.split()[1])


def test_speech_params_are_set_in_play() -> None:
    """The voice gets each parameter, and each change is announced."""
    voice = SlowVoice()
    mine = Settings("fr")
    lines = ["hauteur 70", "hauteur plus", "ponctuation un peu", "voix par joueur oui", "voix two"]
    console = played(lines, table(position("r7", "b7")), settings=mine, voices={"speech": voice})
    voices = {"fr": "fr two"}
    some = Punctuation.SOME
    assert voice.params == SpeechParams(
        pitch=80, punctuation=some, voices=voices, player_voices=True
    )
    assert SpeechParams.from_settings(mine) == voice.params
    for line in lines:
        assert console.answer_to(line)


def test_each_language_has_its_own_voice() -> None:
    """Voices are chosen by number or one after the other; the other language keeps its voice."""
    mine = Settings("fr", voices={"en": "en two"})
    lines = ["voix", "voix suivante", "voix moins", "voix plus", "voix plus", "voix 2", "voix 3"]
    voices = {"speech": SlowVoice()}
    console = played(lines, table(position("r7", "b7")), settings=mine, voices=voices)
    assert "1 fr one, 2 fr two" in console.answer_to("voix")[0]
    assert mine.voices == {"en": "en two", "fr": "fr two"}
    assert "Aucune voix « 3 »" in console.answer_to("voix 3")[0]
    console = played(
        ["langue anglais", "voice"],
        table(position("r7", "b7")),
        settings=mine,
        voices={"speech": SlowVoice()},
    )
    assert console.answer_to("voice")[0].startswith("Voice: en two.")


@pytest.mark.parametrize(
    ("locale", "line", "named"),
    [
        ("fr", "hauteur aigu", ("aigu", "de 0 à 100")),
        ("fr", "ponctuation virgule", ("virgule", "aucune, un peu, beaucoup, toute")),
        ("fr", "voix Hortense", ("Hortense", "« voix » seul")),
        ("en", "player voices maybe", ("maybe", "on, off")),
        ("fr", "débit bleu", ("bleu", "de 80 à 900", "plus", "moins")),
        ("fr", "détail beaucoup", ("beaucoup", "bref, normal, complet")),
        ("fr", "muet peut-être", ("peut-être", "oui, non")),
        ("en", "volume twelve", ("twelve", "from 0 to 100", "more", "less")),
        ("en", "sort cleverly", ("cleverly", "colour, value, received")),
    ],
)
def test_a_refused_value_is_answered_with_possible_ones(
    locale: str, line: str, named: tuple[str, ...]
) -> None:
    """Nothing changes, and no move is suggested: the line was not about a move."""
    mine = Settings(locale)
    at = table(position("r7", "b7"))
    console = played([line], at, settings=mine, voices={"speech": SlowVoice()})
    (answer,) = console.answer_to(line)
    assert all(each in answer for each in named)
    assert mine == Settings(locale)


def test_without_a_voice_of_our_own_its_knobs_say_so() -> None:
    console = played(["débit 300", "muet"], table(position("r7", "b7")))
    assert "lecteur d’écran" in console.answer_to("débit 300")[0]
    assert "lecteur d’écran" in console.answer_to("muet")[0]


def test_braille_follows_each_telling_when_it_is_on() -> None:
    def cells(utterance: object) -> str:
        return "⠃⠗⠇"

    at = table(position("r7", "b7"))
    console = played(["braille oui", "main", "braille non", "talon"], at, brailler=cells)
    assert console.answer_to("main")[1] == "⠃⠗⠇"
    assert len(console.answer_to("talon")) == 1


def test_the_deck_and_the_grade_change_while_playing() -> None:
    """They are told, and cards typed in braille follow at once."""
    mine = Settings("fr", braille=True)

    def cells(utterance: Utterance) -> str:
        return BrailleWriter.of_settings(mine).line_of(utterance)

    lines = ["⠃⠙⠭ ", "notation", "notation rnib", "main", "⠃⠙⠭", "abrégé français", "notation foo"]
    at = table(position("b4 r7", "b7"))
    console = played(lines, at, settings=mine, brailler=cells)
    assert "notice" in console.answer_to("notation")[0]
    assert "RNIB" in console.answer_to("notation rnib")[0]
    assert "comprends pas" in console.answer_to("⠃⠙⠭ ")[0]
    assert console.answer_to("main")[1] == "⠃⠙⠭⠀⠗⠛⠭"
    assert "4 bleu" in console.answer_to(lines[4])[0]
    assert "abrégé" in console.answer_to("abrégé français")[0]
    assert "antoine" in console.answer_to("notation foo")[0]
    assert mine == Settings(
        "fr", braille=True, notation=Notation.RNIB, braille_grade=BrailleGrade("fr=2")
    )


def test_a_table_of_liblouis_is_named_while_playing() -> None:
    """A name that liblouis lacks is refused; the word for the usual ones brings them back."""
    mine = Settings("en")
    lines = [
        "braille table",
        "braille table EN-US-G2",
        "braille table nowhere.ctb",
        "digits traditional",
        "braille table auto",
    ]
    console = played(lines, table(position("r7", "b7")), settings=mine)
    assert "the usual one" in console.answer_to("braille table")[0]
    assert console.answer_to("braille table EN-US-G2")[0] == "Braille table: en-us-g2.ctb."
    assert "nowhere.ctb" in console.answer_to("braille table nowhere.ctb")[0]
    assert mine.braille_table == "auto"
    assert mine.braille_digits is BrailleDigits.TRADITIONAL


def test_cells_without_liblouis_are_told_to_need_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> str:
        raise BrailleUnavailable("braille-no-liblouis", {})

    monkeypatch.setattr(notation, "card_cells", missing)
    notation._cards.cache_clear()
    console = played(["⠃⠼⠙"], table(position("b4 r7", "b7")))
    assert "liblouis" in console.answer_to("⠃⠼⠙")[0]


def test_braille_that_is_missing_is_told_once() -> None:
    def missing(utterance: object) -> str:
        raise BrailleUnavailable("braille-no-liblouis", {})

    console = played(["braille oui", "main"], table(position("r7", "b7")), brailler=missing)
    assert sum("liblouis" in line for line in console.shown) == 1
    without = played(["braille oui"], table(position("r7", "b7")))
    assert "python3-louis" in without.answer_to("braille oui")[0]


@pytest.mark.parametrize("locale", LOCALES)
def test_what_the_settings_store_can_be_said_in_the_game(locale: str) -> None:
    """``braille unicode``, as the command line and the pages have it; but what starts cannot."""
    at = table()
    within = LineContext(locale, at.view(0), at.legal(0), at.names, at.view(0).hand)
    names = lexicon(locale).commands.names
    refused = set()
    for command, rows in BY_COMMAND.items():
        for stored in rows[0].type.listed if rows[0].type.spoken else ():
            wanted = parse_line(f"{names[command]} {stored}", within)
            assert isinstance(wanted, Said)
            if wanted.args[0].value is None:
                refused.add(f"{rows[0].key} {stored}")
    assert refused == {"braille display", "sounds auto"}


def test_a_display_is_told_to_be_brought_into_play_at_the_start() -> None:
    console = played(["braille display", "braille unicode"], table(), settings=Settings("en"))
    assert console.answer_to("braille display")[0].endswith("play --braille display")
    assert "--braille" not in console.answer_to("braille unicode")[0]
