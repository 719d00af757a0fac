"""How the host program gets its nick back."""

from __future__ import annotations

import pytest
from fakes import FakeTimers

from accessible_uno.rooms.irc.refusals import NickRecovery


def sent(*, logged_in: bool, seconds: float) -> list[str]:
    """What is sent to the network within so many seconds."""
    timers, lines = FakeTimers(), list[str]()
    recovery = NickRecovery("uno", timers, lambda *parts: lines.append(" ".join(parts).strip()))
    recovery.start(logged_in=logged_in)
    timers.pass_by(seconds)
    recovery.stop()
    timers.pass_by(3_600)
    recovery.take_now()
    return lines


def test_without_an_account_the_nick_alone_is_asked_for() -> None:
    """Again and again, and no longer once we have it."""
    assert sent(logged_in=False, seconds=111) == ["NICK uno"] * 4


@pytest.mark.parametrize("word", ["REGAIN", "RECOVER", "GHOST"])
def test_the_services_are_asked_in_turn_and_never_told_a_password(word: str) -> None:
    lines = sent(logged_in=True, seconds=60)
    assert f"PRIVMSG NickServ {word} uno" in lines
    assert len(lines) == 6
