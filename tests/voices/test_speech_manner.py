"""Rate, volume and the choice of a player."""

from __future__ import annotations

import pytest

from accessible_uno.voices.speech.manner import clamped_rate, clamped_volume, player_command


@pytest.mark.parametrize(("wished", "spoken"), [(0, 80), (80, 80), (200, 200), (9000, 450)])
def test_rates_are_clamped(wished: int, spoken: int) -> None:
    """Engines take any number and speak garbage outside 80 to 450."""
    assert clamped_rate(wished) == spoken


@pytest.mark.parametrize(("wished", "spoken"), [(-1, 0), (0.5, 0.5), (7, 1)])
def test_volumes_are_clamped(wished: float, spoken: float) -> None:
    """From silent to full."""
    assert clamped_volume(wished) == spoken


def test_the_setting_goes_before_the_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Setting, then environment, then the system's own player."""
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("ACCESSIBLE_UNO_PLAYER", raising=False)
    assert player_command() == ["aplay", "-q"]
    monkeypatch.setenv("ACCESSIBLE_UNO_PLAYER", "play --device 'my card'")
    assert player_command() == ["play", "--device", "my card"]
    assert player_command("pw-play") == ["pw-play"]
    monkeypatch.setenv("ACCESSIBLE_UNO_PLAYER", "  ")
    assert player_command() == ["aplay", "-q"]


def test_a_command_that_cannot_be_read_is_kept_whole() -> None:
    """It names no program, so the voice will name it when it fails."""
    assert player_command("aplay 'oh") == ["aplay 'oh"]
