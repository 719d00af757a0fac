"""Several people at one terminal: who says who they are gets the hand, and it is cleared after."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from line_terminal import LineTerminal

ROOT = Path(__file__).resolve().parents[2]
CLEAR = b"\x1b[H\x1b[2J\x1b[3J"

pytestmark = pytest.mark.long


@pytest.mark.parametrize(
    ("locale", "i_am", "who", "hand", "back"),
    [
        ("fr", "je suis", "dites « je suis Anne »", "Vos 7 cartes", "Entrée rend le clavier"),
        ("en", "I am", "say “I am Anne”", "Your 7 cards", "Enter gives the keyboard back"),
    ],
)
def test_a_hand_is_told_to_its_owner_and_cleared(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    locale: str,
    i_am: str,
    who: str,
    hand: str,
    back: str,
) -> None:
    """Wrong lines and keys tell nothing; arrows recall nobody else's lines."""
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("DATA", "STATE", "CONFIG"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name.lower()))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    command = [sys.executable, "-m", "accessible_uno", "play", "--lang", locale, "--no-setup"]
    options = ("--speech", "off", "--sounds", "off", "--pace", "none", "--seed", "4")
    command += [*options, "--with", "Anne,Bob,easy"]
    with LineTerminal(tmp_path, command=command, columns=200) as terminal:
        told = _plain(terminal.until(_spaced(who, locale)))
        for line in ("r5", "main", "hand", "1", "\x1bOQ", "x" * 40):
            told += _plain(terminal.after(f"{line}\r", _spaced(who, locale)))
        assert hand not in told
        anne = terminal.after(f"{i_am} Anne\r", _spaced(hand, locale))
        assert CLEAR in anne
        terminal.after("draw\r", "", quiet=0.5)
        kept = terminal.after("pass\r", _spaced(back, locale))
        assert CLEAR not in kept
        bob = terminal.after(f"{i_am} Bob\r", _spaced(hand, locale))
        assert CLEAR in bob
        after = _plain(bob.split(CLEAR)[-1])
        dealt = _plain(anne).split(hand)[1].partition(".")[0]
        card = r"\d (?:rouge|bleu|vert|jaune)|(?:red|blue|green|yellow) \d"
        cards = re.findall(card, dealt)
        assert cards
        assert not [card for card in cards if card in after.partition(hand)[0]]
        assert dealt not in after
        recalled = _plain(terminal.after("\x1b[A", "", quiet=1))
        assert "draw" not in recalled
        assert "Anne" not in recalled


def _plain(seen: bytes) -> str:
    return seen.decode(errors="replace").replace("\xa0", " ").replace("\u202f", " ")


def _spaced(text: str, locale: str) -> str:
    """Return a text as the catalogue writes it."""
    return text.replace("« ", "«\xa0").replace(" »", "\xa0»") if locale == "fr" else text
