"""How a game is told, out of the settings, the game put away and the command line."""

from __future__ import annotations

from accessible_uno.app.output_config import manner, read
from accessible_uno.voices.speech.bounds import Punctuation
from accessible_uno.voices.speech.delivery import Delivery

SETTLED = {"pitch": 70, "punctuation": "most", "voice_fr": "fr-be", "player_voices": "on"}


def test_a_delivery_is_made_of_all_wishes() -> None:
    """The last one counts; each language has its own voice."""
    told = manner("fr", SETTLED, {"pitch": 20, "voice_en": "en-us", "voice_fr": None})
    voices = {"fr": "fr-be", "en": "en-us"}
    assert told.settings.delivery == Delivery(
        pitch=20, punctuation=Punctuation.MOST, voices=voices, seats=True
    )


def test_a_game_put_away_keeps_its_delivery() -> None:
    """Written and read it is the same; a voice that nobody chose stays unchosen."""
    told = manner("fr", SETTLED)
    assert manner("fr", read(told.written())).settings == told.settings
    assert manner("fr").settings.delivery == Delivery()
