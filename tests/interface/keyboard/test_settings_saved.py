"""Every change by the player is saved; a question about a setting saves nothing."""

from __future__ import annotations

import pytest
from table_fixtures import SlowVoice, played, position, table


@pytest.mark.parametrize(
    "line",
    [
        "débit 250",
        "volume 40",
        "hauteur 70",
        "ponctuation toute",
        "voix 2",
        "voix par joueur oui",
        "muet",
        "rythme court",
        "tri couleur",
        "détail bref",
        "langue anglais",
    ],
)
def test_a_change_is_saved(line: str) -> None:
    """That includes settings of the game's own voice."""
    kept: list[str] = []
    played(
        [line],
        table(position("r7", "b7")),
        voices={"speech": SlowVoice()},
        save_settings=lambda: kept.append(line),
    )
    assert kept == [line]


def test_a_key_that_changes_a_setting_saves_it() -> None:
    """F11 mutes the voice, F12 changes the level of detail."""
    kept: list[str] = []
    played(
        ["<f11>", "<f12>"],
        table(position("r7", "b7")),
        voices={"speech": SlowVoice()},
        save_settings=lambda: kept.append("kept"),
    )
    assert kept == ["kept", "kept"]
