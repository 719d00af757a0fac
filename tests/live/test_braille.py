"""Braille through the real liblouis."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from accessible_uno.cards import CARDS, DECK, Colour, card
from accessible_uno.narration.language import LOCALES
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.values import Notation
from accessible_uno.voices.braille import notation
from accessible_uno.voices.braille.liblouis import BrailleUnavailable, to_cells, to_text
from accessible_uno.voices.braille.notation import card_cells, card_typed
from accessible_uno.voices.braille.translate import TABLES as WORD_TABLES
from accessible_uno.voices.braille.translate import Grade, sentence_cells
from accessible_uno.voices.braille.writer import BrailleWriter

ROOT = Path(__file__).parents[2]
TABLES = Path(notation.__file__).parent

EMBOSSED = {
    Notation.LEAFLET: "b4 ⠃⠼⠙ r0 ⠗⠼⠚ g9 ⠧⠼⠊ r+2 ⠗⠖⠼⠃ gsk ⠧⠽⠯ ysk ⠚⠽⠯ yrv ⠚⠯⠽ wi ⠒⠒⠒ wi+4 ⠗⠖⠼⠙",
    Notation.LEAFLET_ANTOINE: "b4 ⠃⠠⠹ r0 ⠗⠠⠼ r+2 ⠗⠖⠠⠣ gsk ⠧⠽⠯ wi ⠒⠒⠒ wi+4 ⠗⠖⠠⠹",
    Notation.MATTEL: "b4 ⠃⠼⠙ r0 ⠗⠼⠚ r+2 ⠗⠐⠖⠼⠃ gsk ⠛⠎⠅ yrv ⠽⠗⠧ wi ⠺⠊ wi+4 ⠺⠊⠐⠖⠼⠙",
    Notation.RNIB: "b4 ⠃⠙⠭ r0 ⠗⠚⠭ r+2 ⠗⠙⠃ gsk ⠛⠎⠅ yrv ⠽⠗⠧ wi ⠺⠇⠙ wi+4 ⠙⠗⠙",
}
"""Cards by their codes, each followed by what can be felt on it."""

LONGEST = {
    Notation.LEAFLET: 5,
    Notation.LEAFLET_ANTOINE: 5,
    Notation.MATTEL: 7,
    Notation.RNIB: 3,
}


def are_cells(text: str) -> bool:
    return all("\u2800" <= each <= "\u28ff" for each in text)


@pytest.mark.parametrize("notation", Notation)
def test_cards_read_as_they_are_embossed(notation: Notation) -> None:
    """The cells are those of the three decks, and of the French one with Antoine digits."""
    embossed = EMBOSSED[notation].split()
    for code, cells in zip(embossed[::2], embossed[1::2], strict=True):
        assert card_cells(card(code), notation) == cells


@pytest.mark.parametrize("notation", Notation)
def test_every_face_has_cells_of_its_own(notation: Notation) -> None:
    """There are few of them, and each reads back as its face."""
    cells = {each: card_cells(each, notation) for each in CARDS}
    assert len(set(cells.values())) == len(CARDS)
    assert all(are_cells(each) for each in cells.values())
    assert max(map(len, cells.values())) == LONGEST[notation]
    assert [card_typed(cells[each], notation) for each in CARDS] == list(CARDS)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_of_codes_says_what_is_embossed(locale: str) -> None:
    """docs/en/braille.md and its French mate show each card with its cells in every notation."""
    page = (ROOT / "docs" / locale / "braille.md").read_text("utf-8").replace("\u00a0", "")
    for each in CARDS:
        if each.colour in (Colour.RED, None):
            cells = ", ".join(card_cells(each, notation) for notation in Notation)
            assert f"`{each.code}`: {cells}" in page, each


def test_antoine_digits_change_numbers_alone() -> None:
    """Letters and signs do not change."""
    antoine = Notation.LEAFLET_ANTOINE
    changed = [each for each in CARDS if card_cells(each) != card_cells(each, antoine)]
    assert changed == [each for each in CARDS if re.search(r"\d", notation.letters(each))]


@pytest.mark.parametrize("notation", Notation)
def test_unknown_cells_name_no_card(notation: Notation) -> None:
    """Cells of an unknown face are no card."""
    assert card_typed("⠃⠃⠃", notation) is None


def test_cards_are_separated_by_single_blanks() -> None:
    """So are the words of a short form and the cards."""
    hand = Utterance("", "fr", braille=tuple(card(code) for code in ("b4", "wi", "r+2")))
    assert BrailleWriter().line_of(hand) == "⠃⠼⠙⠀⠒⠒⠒⠀⠗⠖⠼⠃"
    told = Utterance("", "fr", braille=("bob", card("r7"), "", "3"))
    assert BrailleWriter().line_of(told) == "⠃⠕⠃⠀⠗⠼⠛⠀⠠⠩"


def test_a_colour_is_the_letter_of_the_deck() -> None:
    """Yellow is j on the French deck and y on the English ones, in either language."""
    told = Utterance("", "en", braille=(card("wi"), Colour.YELLOW))
    assert BrailleWriter().line_of(told) == "⠒⠒⠒⠀⠚"
    assert BrailleWriter(Notation.MATTEL).line_of(told) == "⠺⠊⠀⠽"
    assert BrailleWriter(Notation.RNIB).line_of(told) == "⠺⠇⠙⠀⠽"


def test_without_a_short_form_the_sentence_is_read() -> None:
    """It is translated by the table of its language."""
    assert BrailleWriter().line_of(Utterance("a 4", "en")) == "⠁⠀⠼⠙"
    assert BrailleWriter().line_of(Utterance("a 4", "fr")) == "⠁⠀⠠⠹"


def test_contractions_are_a_choice_for_each_language() -> None:
    """They shorten the words; the other language and the cards do not change."""
    contracted = BrailleWriter(grades={"fr": Grade.CONTRACTED})
    french, english = Utterance("vous jouez toujours", "fr"), Utterance("you can go", "en")
    assert len(contracted.line_of(french)) < len(BrailleWriter().line_of(french))
    assert contracted.line_of(english) == BrailleWriter().line_of(english)
    assert BrailleWriter(grades={"en": Grade.CONTRACTED}).line_of(english) == "⠽⠀⠉⠀⠛"
    cards = Utterance("", "fr", braille=(card("b4"),))
    assert contracted.line_of(cards) == BrailleWriter().line_of(cards)


@pytest.mark.parametrize(
    ("locale", "grade"), [(at, grade) for at in ("fr", "en") for grade in Grade]
)
def test_words_read_back_as_themselves(locale: str, grade: Grade) -> None:
    """So do contracted words."""
    words = {"fr": "la carte du dessus est pour vous", "en": "the top card is for you"}[locale]
    cells = sentence_cells(words, locale, grade)
    assert to_text(WORD_TABLES[locale, grade], cells) == words


def test_french_typography_is_tightened() -> None:
    """Braille has no space before high punctuation nor inside guillemets; English keeps its own."""
    typeset = "Bob\u00a0: «\u00a0oui\u00a0»\u202f; et toi\u202f?"
    assert sentence_cells(typeset, "fr") == sentence_cells("Bob: «oui»; et toi?", "fr")
    assert "⠀⠒⠀" in sentence_cells("a : b", "en")


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_whatever_is_written_comes_out_as_cells(locale: str) -> None:
    """Emoji, isolation marks, NUL, tabs and lone surrogates do not cut off the rest."""
    cells = sentence_cells("\u2068Zoe\u0301\u2069\0 🎲 中\t\ud800\ue000\u00a0fin", locale)
    assert are_cells(cells)
    assert cells.endswith(sentence_cells("fin", locale))
    assert cells.startswith(sentence_cells("Zoé", locale))


def test_many_threads_may_ask_at_once() -> None:
    """liblouis itself would crash the process if two threads entered it."""
    expected = [to_cells(TABLES / "leaflet.utb", notation.letters(each)) for each in DECK]
    wrong: list[str] = []

    def ask() -> None:
        for _ in range(5):
            for each, cells in zip(DECK, expected, strict=True):
                if to_cells(TABLES / "leaflet.utb", notation.letters(each)) != cells:
                    wrong.append(each.code)
                to_cells("fr-bfu-comp6.utb", each.code)

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_a_missing_table_is_one_typed_error(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """The error holds the file name alone, and liblouis writes nothing to the terminal."""
    with pytest.raises(BrailleUnavailable) as lack:
        to_cells("gone.utb", "b4")
    assert lack.value.args == ("braille-no-table", {"table": "gone.utb"})
    with pytest.raises(BrailleUnavailable) as lack:
        to_cells(tmp_path / "gone.utb", "b4")
    assert lack.value.args == ("braille-no-own-table", {"table": "gone.utb"})
    assert capfd.readouterr() == ("", "")


def test_tables_load_from_any_folder(tmp_path: Path) -> None:
    """Its path may have spaces, accents and a comma.

    liblouis takes a comma for the end of a path.
    """
    folder = tmp_path / "été, à la mer"
    folder.mkdir()
    shutil.copy(TABLES / "leaflet.utb", folder)
    assert to_cells(folder / "leaflet.utb", "b4") == "⠃⠼⠙"


ASK = """
import sys
from accessible_uno.cards import card
from accessible_uno.narration.utterance import Utterance
import accessible_uno.voices.text, accessible_uno.voices.voice
from accessible_uno.voices.braille.writer import BrailleWriter
from accessible_uno.voices.braille.liblouis import BrailleUnavailable
assert "louis" not in sys.modules
{before}
try:
    BrailleWriter().line_of(Utterance("", "fr", braille=(card("b4"),)))
except BrailleUnavailable as lack:
    sys.stdout.write(lack.message_id)
"""


@pytest.mark.parametrize(
    ("before", "told"),
    [
        ("", ""),
        ("sys.modules['louis'] = None", "braille-no-liblouis"),
        ("sys.path.insert(0, 'other')", "braille-not-louis"),
    ],
    ids=["installed", "missing", "another package of that name"],
)
def test_liblouis_is_loaded_when_first_needed(before: str, told: str, tmp_path: Path) -> None:
    """Importing the voices does not load it; where it is missing, a typed error says so."""
    other = tmp_path / "other"
    other.mkdir()
    (other / "louis.py").write_text("def translate(text): return text\n")
    run = subprocess.run(
        [sys.executable, "-c", ASK.format(before=before)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.stdout, run.stderr, run.returncode) == (told, "", 0)
