"""A round played by single keys on a terminal, in both languages."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("play_by_keys.py")
PLAYED = {"en": r"\[enter\]\nYou play (.+)", "fr": r"\[enter\]\nVous jouez (.+)"}


@pytest.mark.long
@pytest.mark.parametrize("locale", PLAYED)
def test_a_round_is_played_by_single_keys(locale: str) -> None:
    """Nothing but single keys is pressed; a step costs at most two bytes more than the card."""
    command = [sys.executable, str(SCRIPT), "--lang", locale, "--seed", "9", "--players", "3"]
    told = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True).stdout
    assert len(re.findall(PLAYED[locale], told)) >= 4
    assert re.search(r"^(Round|Manche) 2\.$", told, re.MULTILINE)
    assert int(re.findall(r"at most (\d+) bytes", told)[0]) <= 24
