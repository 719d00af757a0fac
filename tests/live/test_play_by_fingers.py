"""A round played with the keys of a display alone, in the whole program."""

from __future__ import annotations

from pathlib import Path

import pytest
from play_by_fingers import play

from accessible_uno.settings.values import Notation, usual_deck
from accessible_uno.voices.braille.translate import Grade

POSITION = """\
[Format "1"]
[Rules "leaflet"]
[Seats "Anne Bob"]
[Dealer "Bob"]
[Hands "Anne: r3 wi r9; Bob: y2 g2 y4 g5"]
[Discard "r7"]
[Draw "y1 g1 y5 g6 y8 y6"]
[Turn "Anne"]
"""


@pytest.mark.long
@pytest.mark.parametrize("cells", [12])
def test_a_round_is_played_by_fingers_alone(
    cells: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is typed on the terminal: cards, a colour, UNO and Enter by routing keys; commands on
    the display's own keyboard.  The terminal shows the round that was played."""
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "PYTHONPATH"):
        monkeypatch.setenv(name, "")  # as they are, afterwards
    for name in ("BRLAPI_HOST", "BRLAPI_AUTH"):
        monkeypatch.setenv(name, "")
    record = tmp_path / "game.uno"
    record.write_text(POSITION)
    steps: list[tuple[str, str]] = []
    shown, status = play(
        cells,
        ("--resume", str(record), "--lapses", "0", "--braille-speed", "40"),
        lambda felt, _, key: steps.append((felt, key)),
    )
    assert status == 0
    assert f"Plage braille prête\u00a0: {cells} cellules." in shown
    for told in ("Vous jouez le 3 rouge", "Vous jouez le 9 rouge", "quelle couleur"):
        assert told in shown
    assert "Entrée pour la manche suivante" in shown
    assert all(len(felt) == cells for felt, _ in steps)
    done = " ".join(key for _, key in steps)
    for key in (
        "jouer",
        "la couleur",
        "uno",
        "droite",
        "gauche",
        "lettre q",
        "touche Entrée",
        "oui",
    ):
        assert key in done


@pytest.mark.long
@pytest.mark.parametrize("cells", [12, 40])
@pytest.mark.parametrize("notation", Notation)
def test_a_round_is_played_by_typing_the_cells_of_the_cards(
    notation: Notation, cells: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the display's braille keyboard, in each deck's own notation, wilds with their colour."""
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "PYTHONPATH"):
        monkeypatch.setenv(name, "")
    for name in ("BRLAPI_HOST", "BRLAPI_AUTH"):
        monkeypatch.setenv(name, "")
    record = tmp_path / "game.uno"
    record.write_text(POSITION)
    keys: list[str] = []
    shown, status = play(
        cells,
        ("--resume", str(record), "--lapses", "0", "--braille-speed", "40"),
        lambda _felt, _reads, key: keys.append(key),
        notation=notation,
        typed=True,
    )
    assert status == 0
    for told in ("Vous jouez le 3 rouge", "Vous jouez le 9 rouge", "quelle couleur"):
        assert told in shown
    assert any(key.startswith("cellule") for key in keys)
    assert "jouer" not in " ".join(key for key in keys if "routage" in key)


ROUNDS = [
    (locale, cells, grade)
    for locale in ("fr", "en")
    for cells in (12, 20, 40, 80)
    for grade in Grade
]


@pytest.mark.long
@pytest.mark.parametrize(("locale", "cells", "grade"), ROUNDS)
def test_a_round_is_played_in_both_languages_and_grades(
    locale: str, cells: int, grade: Grade, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At four widths; the terminal shows the round that was played."""
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "PYTHONPATH"):
        monkeypatch.setenv(name, "")
    for name in ("BRLAPI_HOST", "BRLAPI_AUTH"):
        monkeypatch.setenv(name, "")
    record = tmp_path / "game.uno"
    record.write_text(POSITION)
    shown, status = play(
        cells,
        ("--resume", str(record), "--lapses", "0", "--braille-speed", "40"),
        lambda *_: None,
        notation=usual_deck(locale),
        locale=locale,
        grade=grade,
    )
    assert status == 0
    for told in PLAYED[locale]:
        assert told in shown


PLAYED = {
    "fr": ("Vous jouez le 3 rouge", "Vous jouez le 9 rouge", "quelle couleur"),
    "en": ("You play red 3", "You play red 9", "colour"),
}
