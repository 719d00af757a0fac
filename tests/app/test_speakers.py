"""Which voice speaks: one at a time, by what the player has settled and where the game is."""

from __future__ import annotations

import pytest

from accessible_uno.app.speakers import ACCESSIBLE, spoken_through
from accessible_uno.interface.settings import Speech
from accessible_uno.voices.speech.backends import BRIDGE, DISPATCHER, OWN, Channel


@pytest.mark.parametrize(
    ("speech", "channel"),
    [
        (Speech.AUTO, OWN),
        (Speech.SELF, OWN),
        (Speech.DISPATCHER, DISPATCHER),
        (Speech.BRIDGE, BRIDGE),
        (Speech.SCREEN_READER, None),
        (Speech.OFF, None),
    ],
)
def test_at_a_terminal(
    speech: Speech, channel: Channel | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each setting has its channel; text alone, asked for besides, goes before all of them."""
    monkeypatch.delenv(ACCESSIBLE, raising=False)
    assert spoken_through(speech, person=True, accessible=False) is channel
    assert spoken_through(speech, person=True, accessible=True) is None


def test_what_suits_is_text_where_a_screen_reader_is_named_or_nobody_sits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The environment decides for ``auto`` alone: whoever names a voice gets it."""
    monkeypatch.setenv(ACCESSIBLE, "1")
    assert spoken_through(Speech.AUTO, person=True, accessible=False) is None
    assert spoken_through(Speech.DISPATCHER, person=True, accessible=False) is DISPATCHER
    monkeypatch.delenv(ACCESSIBLE)
    assert spoken_through(Speech.AUTO, person=False, accessible=False) is None
    assert spoken_through(Speech.SELF, person=False, accessible=False) is OWN
