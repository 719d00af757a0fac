from __future__ import annotations

import subprocess
import sys
from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_uno.interface.terminal.output import clean_line


@given(st.text(st.characters(exclude_categories=[])))
def test_nothing_that_a_terminal_obeys_is_left(text: str) -> None:
    """No text keeps a control, direction or other invisible character, or a lone surrogate."""
    cleaned = clean_line(text)
    assert all(
        category(character) not in ("Cc", "Cf", "Cs", "Zl", "Zp") or character in "\u200c\u200d"
        for character in cleaned
    )
    assert clean_line(cleaned) == cleaned
    cleaned.encode()


@pytest.mark.parametrize(
    "text",
    [
        "À vous de jouer.",
        "«\u00a04 vert\u00a0»",
        "Pioche\u202f!",
        "\u2817\u283c\u281b \u2800",
        "界",
    ],
)
def test_what_players_read_stays(text: str) -> None:
    """Accents, both no-break spaces and all braille patterns are kept."""
    assert clean_line(text) == text


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("\x1b[31mBob\x1b[0m", "[31mBob[0m"),
        ("a\x9b2Jb", "a2Jb"),
        ("\x1b]0;title\x07", "]0;title"),
        ("one\ttwo\nthree\u2028four", "one two three four"),
        ("\u202eevil\u2066", "evil"),
        ("bad \udcff byte", "bad \ufffd byte"),
        ("\ufeffstart", "start"),
        ("a card \ue000", "a card \ufffd"),
    ],
)
def test_what_terminals_obey_goes(text: str, cleaned: str) -> None:
    assert clean_line(text) == cleaned


def test_it_is_loaded_without_the_rest_of_the_terminal() -> None:
    """Otherwise commands that only clean text would start more slowly."""
    code = (
        "import sys, accessible_uno.interface.terminal.output\n"
        "sys.exit('asyncio' in sys.modules or 'prompt_toolkit' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
