"""irssi and WeeChat as they come: where what is told to one player alone can be read."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from chat_clients import IN_QUERY, IN_ROOM, PROGRAMS, STATUS, WIDE, Sitter
from chat_transcripts import Screen, hands_in
from irc_hosting import ROOM, hosting, wait_for_host
from irc_servers import PATIENCE, ngircd, plain_clients


def hand_in(anne: Sitter, window: int) -> bool:
    """Whether a window comes to show a hand."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if hands_in(anne.shows(window)):
            return True
    return False


@pytest.mark.long
@pytest.mark.parametrize("name", list(PROGRAMS))
def test_the_hand_is_in_a_window_of_its_own_or_in_the_room(name: str, tmp_path: Path) -> None:
    """Not in the room by itself; as a message in the window of the host; with a setting, there."""
    program = PROGRAMS[name]
    with ngircd(tmp_path) as port, hosting(port, tmp_path):
        (zoe,) = plain_clients(port, ROOM, "Zoe")
        wait_for_host(zoe)
        screen = Screen(name, program.command(tmp_path / name), WIDE, LANG="C.UTF-8")
        anne = Sitter(program, screen, zoe)
        try:
            time.sleep(2)
            for line in (*program.connect(port), "!go", "!bot", "!start", "!cartes"):
                anne.type(line)
            assert hand_in(anne, STATUS)
            assert not hands_in(anne.shows(IN_ROOM))
            for line in (*program.settings, "!cartes"):
                anne.type(line)
            assert hand_in(anne, IN_ROOM)
            for line in ("!privé message", "!cartes"):
                anne.type(line)
            assert hand_in(anne, IN_QUERY)
        finally:
            anne.type("/quit")
            screen.close()
            zoe.close()
