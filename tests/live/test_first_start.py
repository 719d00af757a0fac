"""The first start on a real terminal: asked once, and never of a script."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from line_terminal import LineTerminal

pytestmark = pytest.mark.long

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keep all files in the test's own folder; sounds are played to nobody."""
    monkeypatch.setenv("HOME", str(tmp_path))
    for kind in ("DATA", "STATE", "CONFIG"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    monkeypatch.setenv("ACCESSIBLE_UNO_PLAYER", "sleep 0.1 #")


def game(folder: Path, *options: str) -> LineTerminal:
    command = [sys.executable, "-m", "accessible_uno", "play", *options]
    return LineTerminal(folder, command=command, columns=200)


def test_three_answers_lead_to_the_table_and_are_asked_once(tmp_path: Path) -> None:
    with game(tmp_path) as terminal:
        assert "Uno." in terminal.until("Réponse").decode()
        assert "Qui parle" in terminal.after("\r", "Réponse").decode()
        terminal.after("texte\r", "Réponse")
        told = terminal.after("1\r", "Manche 1").decode()
        assert "C’est noté" in told
        assert "Vous jouez avec" in told
    with game(tmp_path) as terminal:
        assert "Qui parle" not in terminal.until("Réponse").decode()
        assert "reprend" in terminal.after("oui\r", "Commande").decode()


@pytest.mark.parametrize("keys", ["\x03", "\x04", "quitter\r"])
def test_who_leaves_is_asked_again(tmp_path: Path, keys: str) -> None:
    for _ in range(2):
        with game(tmp_path, "--speech", "off") as terminal:
            terminal.until("Réponse")
            terminal.after(keys, "Rien n’est enregistré")
            assert terminal.ended() == 0


@pytest.mark.parametrize(
    "options",
    [("--lang", "fr", "--speech", "off"), ("--seed", "7"), ("--watch",), ("--no-setup",)],
)
def test_scripts_are_never_asked(tmp_path: Path, options: tuple[str, ...]) -> None:
    with game(tmp_path, "--pace", "none", *options) as terminal:
        assert "Réponse" not in terminal.until("Bienvenue").decode()


def test_wrong_options_end_before_any_question(tmp_path: Path) -> None:
    with game(tmp_path, "--rules", "bidule") as terminal:
        assert "Réponse" not in terminal.until("bidule").decode()
        assert terminal.ended() == 2
