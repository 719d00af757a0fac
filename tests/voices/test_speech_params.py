"""Speech parameters, and the choice of the program that plays sound files."""

from __future__ import annotations

import pytest

from accessible_uno.settings.values import Punctuation
from accessible_uno.voices.speech.protocol import SpeechParams
from accessible_uno.voices.speech.supervisor import player_command


@pytest.mark.parametrize(("wished", "spoken"), [(0, 80), (80, 80), (200, 200), (9000, 900)])
def test_rates_are_clamped(wished: int, spoken: int) -> None:
    """Engines take any number and speak garbage below 80, and endlessly fast above 900."""
    assert SpeechParams(rate=wished).speakable().rate == spoken


def test_params_are_clamped_to_what_engines_accept() -> None:
    """Pitch and volume from 0 to 100, as the rate; the rest stays."""
    wild = SpeechParams(
        rate=9000, pitch=-1, volume=700, punctuation=Punctuation.ALL, player_voices=True
    )
    assert wild.speakable() == SpeechParams(900, 0, 100, Punctuation.ALL, player_voices=True)
    assert SpeechParams().speakable() == SpeechParams()


def test_the_setting_goes_before_the_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    """The order is setting, environment, the system's own player."""
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("ACCESSIBLE_UNO_PLAYER", raising=False)
    assert player_command() == ["aplay", "-q"]
    monkeypatch.setenv("ACCESSIBLE_UNO_PLAYER", "play --device 'my card'")
    assert player_command() == ["play", "--device", "my card"]
    assert player_command("pw-play") == ["pw-play"]
    monkeypatch.setenv("ACCESSIBLE_UNO_PLAYER", "  ")
    assert player_command() == ["aplay", "-q"]


def test_a_command_that_cannot_be_read_is_kept_whole() -> None:
    """It names no program, and the report of the failure names it."""
    assert player_command("aplay 'oh") == ["aplay 'oh"]
