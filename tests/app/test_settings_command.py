"""Settings: on the command line, in the file, and changed while playing."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from command_line import uno

from accessible_uno.app.paths import NAME
from accessible_uno.app.preferences import SETTINGS
from accessible_uno.app.streams import write_line
from accessible_uno.interface.parse.setting_words import setting_name
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES

pytestmark = pytest.mark.slow


def file_of(home: Path, text: str | None = None) -> Path:
    place = home / "config" / NAME / "settings.toml"
    if text is not None:
        place.parent.mkdir(parents=True)
        place.write_text(text, "utf-8")
    return place


def file_told(home: Path) -> str:
    """The file's path as a message shows it."""
    return f"~/{file_of(home).relative_to(home)}"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_setting_is_listed_with_what_it_takes(language: str, tmp_path: Path) -> None:
    """One line each where all is asked for, then the file; nothing is written by looking."""
    done = uno(tmp_path, "settings", "all", "--lang", language)
    lines = done.out.replace("\u00a0", "").splitlines()
    assert (done.status, done.err) == (0, "")
    assert [line.partition(":")[0] for line in lines[:-1]] == [
        setting_name(each, language) for each in SETTINGS
    ]
    assert file_told(tmp_path) in lines[-1]
    parts = uno(tmp_path, "settings", "--lang", language).out
    assert [each.key for each in SETTINGS if setting_name(each, language) not in parts] == []
    assert len(parts) < len(done.out) / 4
    assert not file_of(tmp_path).exists()


def test_a_setting_is_changed_heard_and_undone(tmp_path: Path) -> None:
    """A setting holds in the next game, an option overrides it, and ``default`` removes it."""
    assert "250" in uno(tmp_path, "settings", "rate", "250").out
    assert file_of(tmp_path).read_text("utf-8") == "rate = 250\n"
    uno(tmp_path, "settings", "lang", "fr")
    uno(tmp_path, "settings", "verbosity", "brief")
    uno(tmp_path, "settings", "name", "Chloé")
    uno(tmp_path, "settings", "players", "2")
    played = uno(tmp_path, "play", "--seed", "7", typed="scores\n", language="C.UTF-8")
    assert played.out.startswith("Avec Armand.\n")
    other = uno(tmp_path, "play", "--players", "3", "--lang", "en", "--seed", "7")
    assert other.out.startswith("With Armand and Estelle.\n")
    assert "200" in uno(tmp_path, "settings", "rate", "default").out
    assert "rate" not in file_of(tmp_path).read_text("utf-8")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "braille: display; the game on a braille display, through BRLTTY"),
        ("fr", "braille\u00a0: display\u202f; la partie sur une plage braille, par BRLTTY"),
    ],
)
def test_a_changed_setting_is_told_with_what_its_value_does(
    language: str, told: str, tmp_path: Path
) -> None:
    """Only that value is explained after a change; without a value, all are."""
    changed = uno(tmp_path, "settings", "braille", "display", "--lang", language).out
    assert changed.startswith(told)
    assert "unicode" not in changed
    assert "unicode" in uno(tmp_path, "settings", "braille", "--lang", language).out


@pytest.mark.parametrize("locale", LOCALES)
def test_where_values_are_told_apart_all_are(locale: str) -> None:
    """Speech, short sounds and braille; each as a part of a sentence, without its full stop."""
    texts = Catalogue(locale, strict=True)
    apart = set()
    for setting in SETTINGS:
        about = setting.description_id
        words = setting.takes.split("|")
        known = [word for word in words if texts.has(about, word)]
        assert known in ([], [*words])
        assert not any(texts.variant(about, word).endswith(".") for word in known)
        apart |= {setting.key for _ in known}
    assert apart == {"speech", "sounds", "braille"}


@pytest.mark.parametrize(
    "words", [["rate", "5"], ["rate", "fast"], ["frog"], ["name", "A B"], ["rate", "90", "91"]]
)
def test_a_value_that_is_not_taken_changes_nothing(words: list[str], tmp_path: Path) -> None:
    done = uno(tmp_path, "settings", *words)
    assert (done.status, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1
    assert not file_of(tmp_path).exists()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_bad_line_is_told_with_file_line_key_and_reason(language: str, tmp_path: Path) -> None:
    """In the game, where it costs its own setting alone, and by the command, with status 1."""
    file_of(tmp_path, 'verbosity = "brief"\nrate = 9000\nsort = "colour"\n')
    wrong = uno(tmp_path, "settings", "--lang", language)
    assert wrong.status == 1
    (told,) = wrong.err.splitlines()
    for part in (file_told(tmp_path), "2", "rate", "9000", "80", "900"):
        assert part in told
    game = uno(tmp_path, "play", "--lang", language, "--seed", "7", typed="hand\nmain\n")
    assert told in game.out.splitlines()
    assert game.out.splitlines()[1].startswith(("Avec ", "With "))


@pytest.mark.parametrize(("language", "near"), [("fr", "Noms proches"), ("en", "Similar names")])
def test_a_braille_table_is_one_of_liblouis(language: str, near: str, tmp_path: Path) -> None:
    """A wrong name is answered with similar ones; the right one is written as liblouis has it."""
    commands = (("settings", "braille_table", "fr-g2"), ("play", "--braille-table", "fr-g2"))
    for command in commands:
        wrong = uno(tmp_path, *command, "--lang", language)
        assert (wrong.status, wrong.out) == (2, "")
        (told,) = wrong.err.splitlines()
        assert f"{near}\u00a0: fr-bfu-g2.ctb" in told or f"{near}: fr-bfu-g2.ctb" in told
    assert uno(tmp_path, "settings", "braille_table", "EN-us-g2").status == 0
    assert file_of(tmp_path).read_text("utf-8") == 'braille_table = "en-us-g2.ctb"\n'


def test_a_table_that_another_machine_has_is_reported_in_the_game(tmp_path: Path) -> None:
    """The usual one is written in its place."""
    file_of(tmp_path, 'braille_table = "gone.ctb"\nbraille = "unicode"\n')
    game = uno(tmp_path, "play", "--lang", "en", "--seed", "7", typed="quit\nyes\n")
    assert game.out.count("liblouis has no table “gone.ctb”") == 1
    assert "⠗⠕⠥⠝⠙⠀⠼⠁" in game.out


def test_what_is_changed_while_playing_is_kept(tmp_path: Path) -> None:
    """Nothing else is saved: an option of the command line holds for one game only."""
    lines = "sort colour\nverbosity full\npace none\nlanguage french\nbraille oui\ndétail\n"
    options = ("--lang", "en", "--seed", "7", "--notation", "rnib")
    uno(tmp_path, "play", *options, typed=lines)
    assert file_of(tmp_path).read_text("utf-8").splitlines() == [
        'sort = "colour"',
        'verbosity = "full"',
        'pace = "none"',
        'lang = "fr"',
        'braille = "unicode"',
    ]
    assert uno(tmp_path, "play", "--seed", "7").out.startswith("Bienvenue")


def test_how_the_voice_speaks_is_kept_and_taken_up_again(tmp_path: Path) -> None:
    """Settings made before hold in the game; in a pipe no voice of ours can be changed."""
    for setting in ("pitch 70", "punctuation most", "voice_fr fr-be", "player_voices on"):
        assert setting.split()[1] in uno(tmp_path, "settings", *setting.split()).out
    assert file_of(tmp_path).read_text("utf-8").splitlines() == [
        *("pitch = 70", 'punctuation = "most"', 'voice_fr = "fr-be"', 'player_voices = "on"')
    ]
    told = uno(tmp_path, "play", "--lang", "fr", "--seed", "7", typed="hauteur 20\nvoix fr\n").out
    assert told.count("Le jeu ne parle pas de sa propre voix ici.") == 2
    assert "pitch = 70" in file_of(tmp_path).read_text("utf-8")
    uno(tmp_path, "settings", "voice_fr", "default")
    assert "voice_fr" not in file_of(tmp_path).read_text("utf-8")


def test_a_change_that_cannot_be_kept_holds_for_the_game(tmp_path: Path) -> None:
    """One sentence for all of them."""
    (tmp_path / "config").write_text("in the way", "utf-8")
    lines = "sort colour\nsort value\nhand\n"
    done = uno(tmp_path, "play", "--lang", "en", "--seed", "7", typed=lines)
    assert done.out.count("holds for this game only") == 1
    assert "Hand sorted by value." in done.out


def test_rules_of_ones_own_can_be_settled(tmp_path: Path) -> None:
    """A game under house rules keeps them, even when their file is changed or deleted."""
    house = file_of(tmp_path).parent / "rules" / "courte.toml"
    house.parent.mkdir(parents=True)
    house.write_text('base = "classic"\n\n[options]\ntarget = "30"\n', "utf-8")
    assert "courte" in uno(tmp_path, "settings", "rules", "courte").out
    uno(tmp_path, "play", "--lang", "en", "--seed", "7", typed="hand\n")
    house.write_text('base = "leaflet"\n', "utf-8")
    lines = "draw\npass\ntake\nred\n" * 100
    done = uno(tmp_path, "resume", typed=lines)
    assert done.out.rstrip().endswith("the match.")
    assert "Classic" in uno(tmp_path, "history", "--lang", "en").out


def test_what_is_left_out_holds_in_the_next_game(tmp_path: Path) -> None:
    """They are saved as words that can be edited; the next game names them at its start."""
    uno(tmp_path, "play", "--seed", "7", "--lang", "en", typed="hush draws and hints\n")
    assert file_of(tmp_path).read_text("utf-8") == 'hushed = "drawing hint"\n'
    told = uno(tmp_path, "play", "--seed", "7", "--lang", "en", typed="hear all\n")
    assert "You do not hear: draws, hints." in told.out
    assert file_of(tmp_path).read_text("utf-8") == 'hushed = "none"\n'
    assert "talk" in uno(tmp_path, "settings", "hushed", "talk game").out
    assert uno(tmp_path, "settings", "hushed", "answers").status == 2


def test_the_bots_of_every_game_can_be_set(tmp_path: Path) -> None:
    """By level and style, one for each seat; what is not a bot is refused with the choice."""
    assert "strong bold, easy" in uno(tmp_path, "settings", "bot", "téméraire fort,easy").out
    assert file_of(tmp_path).read_text("utf-8") == 'bot = "strong:bold,easy"\n'
    wrong = uno(tmp_path, "settings", "bot", "genius")
    assert wrong.status == 2
    assert "random, easy, normal, strong" in wrong.err


def test_a_number_is_changed_by_more_and_less(tmp_path: Path) -> None:
    """From what the file has, or else from the default."""
    uno(tmp_path, "settings", "sound-volume", "20")
    assert uno(tmp_path, "settings", "sound-volume", "louder").status == 0
    assert file_of(tmp_path).read_text("utf-8") == "sound_volume = 30\n"


def test_a_word_for_nothing_removes_the_player_s_own_keys(tmp_path: Path) -> None:
    uno(tmp_path, "settings", "keys", "pioche=x")
    assert uno(tmp_path, "settings", "keys", "aucune").status == 0
    assert file_of(tmp_path).read_text("utf-8") == 'keys = "none"\n'


@pytest.mark.parametrize(
    ("typed", "near"), [("rte", "rate"), ("volme", "volume"), ("zzz", ""), ("débi", "débit")]
)
def test_a_mistyped_setting_is_answered_with_the_one_that_is_meant(
    typed: str, near: str, tmp_path: Path
) -> None:
    """And never with all of them: the list is heard where it is asked for."""
    done = uno(tmp_path, "settings", typed, "200", "--lang", "fr" if "é" in typed else "en")
    assert done.status == 2
    assert (near in done.err, len(done.err) < 200) == (True, True)


def test_a_command_breaks_its_lines_between_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a terminal; a file or a pipe gets each sentence whole."""
    monkeypatch.setenv("COLUMNS", "20")
    line = "braille: display; the game on a braille display"
    written = io.StringIO()
    monkeypatch.setattr("sys.stdout", written)
    write_line(line)
    monkeypatch.setattr(written, "isatty", lambda: True)
    write_line(line)
    whole, *rows = written.getvalue().splitlines()
    assert whole == line
    assert (" ".join(rows), max(map(len, rows)) <= 20) == (line, True)
