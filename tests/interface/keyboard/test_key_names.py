"""The names of keys that do nothing."""

from __future__ import annotations

import pytest

from accessible_uno.interface.keys import key_name
from accessible_uno.narration.catalogue import Catalogue


@pytest.mark.parametrize(
    ("key", "french", "english"),
    [
        ("ctrl+l", "Contrôle L", "Control L"),
        ("alt+enter", "Alt Entrée", "Alt Enter"),
        ("insert", "Insertion", "Insert"),
        ("f13", "Majuscule F1", "Shift F1"),
        ("f17", "Majuscule F5", "Shift F5"),
        ("f24", "Majuscule F12", "Shift F12"),
        ("tab", "Tabulation", "Tab"),
        ("alt++", "Alt +", "Alt +"),
        ("ctrl+shift+up", "Contrôle Majuscule Flèche haut", "Control Shift Up arrow"),
    ],
)
def test_a_key_is_called_as_its_player_calls_it(key: str, french: str, english: str) -> None:
    assert key_name(key, Catalogue("fr")) == french
    assert key_name(key, Catalogue("en")) == english
