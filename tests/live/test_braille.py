"""Braille through the real liblouis."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from accessible_uno.cards import CARDS, DECK, card
from accessible_uno.narration.utterance import Utterance
from accessible_uno.voices.braille import notation
from accessible_uno.voices.braille.liblouis import to_cells
from accessible_uno.voices.braille.notation import Digits, card_cells, card_of
from accessible_uno.voices.braille.sentences import sentence_cells
from accessible_uno.voices.braille.terminal import braille_line
from accessible_uno.voices.braille.unavailable import BrailleUnavailable

ROOT = Path(__file__).parents[2]
TABLES = Path(notation.__file__).parent

EMBOSSED = {
    "b4": "⠃⠼⠙",
    "r0": "⠗⠼⠚",
    "g9": "⠧⠼⠊",
    "r+2": "⠗⠖⠼⠃",
    "gsk": "⠧⠽⠯",
    "ysk": "⠚⠽⠯",
    "yrv": "⠚⠯⠽",
    "wi": "⠒⠒⠒",
    "wi+4": "⠗⠖⠼⠙",
}


def are_cells(text: str) -> bool:
    return all("\u2800" <= each <= "\u28ff" for each in text)


@pytest.mark.parametrize(("code", "cells"), EMBOSSED.items())
def test_cards_read_as_they_are_embossed(code: str, cells: str) -> None:
    """French initials, number sign, y ç for skip, ç y for reverse, a rough line for a wild."""
    assert card_cells(card(code)) == cells


@pytest.mark.parametrize("digits", Digits)
def test_no_finger_takes_one_face_for_another(digits: Digits) -> None:
    """Every face has cells of its own, six at most, and each reads back as itself."""
    cells = {each: card_cells(each, digits) for each in CARDS}
    assert len(set(cells.values())) == len(CARDS)
    assert all(len(each) <= 6 and are_cells(each) for each in cells.values())
    assert [card_of(cells[each], digits) for each in CARDS] == list(CARDS)


def test_antoine_digits_are_a_choice() -> None:
    """Numbers change, letters and signs do not."""
    assert card_cells(card("b4"), Digits.ANTOINE) == "⠃⠠⠹"
    assert card_cells(card("r0"), Digits.ANTOINE) == "⠗⠠⠼"
    assert card_cells(card("ysk"), Digits.ANTOINE) == card_cells(card("ysk"))


def test_cells_that_no_card_bears_name_no_card() -> None:
    """Reading an unknown face fails instead of guessing."""
    with pytest.raises(KeyError):
        card_of("⠃⠃⠃")


def test_a_hand_is_parted_by_single_blanks() -> None:
    """And words of a short form are parted from cards the same way."""
    hand = Utterance("", "fr", braille=tuple(card(code) for code in ("b4", "wi", "r+2")))
    assert braille_line(hand) == "⠃⠼⠙⠀⠒⠒⠒⠀⠗⠖⠼⠃"
    told = Utterance("", "fr", braille=("bob", card("r7"), "", "3"))
    assert braille_line(told) == "⠃⠕⠃⠀⠗⠼⠛⠀⠠⠩"


def test_without_a_short_form_the_sentence_is_read() -> None:
    """By the table of its language."""
    assert braille_line(Utterance("a 4", "en")) == "⠁⠀⠼⠙"
    assert braille_line(Utterance("a 4", "fr")) == "⠁⠀⠠⠹"


def test_french_typography_is_tightened() -> None:
    """Braille has no space before high punctuation nor inside guillemets; English keeps its own."""
    typeset = "Bob\u00a0: «\u00a0oui\u00a0»\u202f; et toi\u202f?"
    assert sentence_cells(typeset, "fr") == sentence_cells("Bob: «oui»; et toi?", "fr")
    assert "⠀⠒⠀" in sentence_cells("a : b", "en")


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_whatever_is_written_comes_out_as_cells(locale: str) -> None:
    """Emoji, isolation marks, NUL, tabs and lone surrogates; and the end is not cut off."""
    cells = sentence_cells("\u2068Zoe\u0301\u2069\0 🎲 中\t\ud800\ue000\u00a0fin", locale)
    assert are_cells(cells)
    assert cells.endswith(sentence_cells("fin", locale))
    assert cells.startswith(sentence_cells("Zoé", locale))


def test_many_threads_may_ask_at_once() -> None:
    """liblouis itself crashes the process when two threads enter it."""
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
    """Named by its file alone, and liblouis keeps its messages off the terminal."""
    with pytest.raises(BrailleUnavailable) as lack:
        to_cells(tmp_path / "gone.utb", "b4")
    assert (lack.value.message_id, lack.value.arguments) == (
        "braille-no-table",
        {"table": "gone.utb"},
    )
    assert capfd.readouterr() == ("", "")


def test_tables_load_from_any_folder(tmp_path: Path) -> None:
    """Spaces, accents, and the comma that liblouis takes for the end of a path."""
    folder = tmp_path / "été, à la mer"
    folder.mkdir()
    shutil.copy(TABLES / "leaflet.utb", folder)
    assert to_cells(folder / "leaflet.utb", "b4") == "⠃⠼⠙"


ASK = """
import sys
from accessible_uno.cards import card
from accessible_uno.narration.utterance import Utterance
import accessible_uno.voices.text, accessible_uno.voices.choir
from accessible_uno.voices.braille.terminal import braille_line
from accessible_uno.voices.braille.unavailable import BrailleUnavailable
assert "louis" not in sys.modules
{before}
try:
    braille_line(Utterance("", "fr", braille=(card("b4"),)))
except BrailleUnavailable as lack:
    sys.stdout.write(lack.message_id)
"""


@pytest.mark.parametrize(
    ("before", "told"),
    [
        ("", ""),
        ("sys.modules['louis'] = None", "braille-no-liblouis"),
        ("sys.path.insert(0, 'other')", "braille-no-liblouis"),
    ],
    ids=["installed", "missing", "another package of that name"],
)
def test_liblouis_is_loaded_when_first_needed(before: str, told: str, tmp_path: Path) -> None:
    """Importing the voices loads no liblouis; where it is missing, one typed error says so."""
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
