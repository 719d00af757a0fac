"""The lines of IRC are read by the grammar of IRCv3, and written so that none becomes two."""

from __future__ import annotations

import pytest

from accessible_uno.rooms.irc.isupport import Isupport
from accessible_uno.rooms.irc.message import (
    IrcMessage,
    format_message,
    parse_message,
    unformatted,
)


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("PING", IrcMessage({}, "", "PING", [])),
        ("ping :a b", IrcMessage({}, "", "PING", ["a b"])),
        (":irc.test 001 uno :", IrcMessage({}, "irc.test", "001", ["uno", ""])),
        (":a!b@c PRIVMSG #u ::)", IrcMessage({}, "a!b@c", "PRIVMSG", ["#u", ":)"])),
        (":a!b@c PRIVMSG #u :x  :y ", IrcMessage({}, "a!b@c", "PRIVMSG", ["#u", "x  :y "])),
        (":x   353  me  =  #u  :a b", IrcMessage({}, "x", "353", ["me", "=", "#u", "a b"])),
        ("MODE #u +o a:b", IrcMessage({}, "", "MODE", ["#u", "+o", "a:b"])),
        ("PRIVMSG #u :\u00a0\t", IrcMessage({}, "", "PRIVMSG", ["#u", "\u00a0\t"])),
        ("@account=Anne :a!b@c JOIN #u", IrcMessage({"account": "Anne"}, "a!b@c", "JOIN", ["#u"])),
        (
            "@+x/y=\\s\\:\\\\\\r\\n\\q\\;z;k= CAP",
            IrcMessage({"+x/y": " ;\\\r\nq", "z": "", "k": ""}, "", "CAP", []),
        ),
    ],
)
def test_a_line_is_read(line: str, parts: IrcMessage) -> None:
    assert parse_message(line) == parts


@pytest.mark.parametrize("line", ["", " ", ":", ":x", ":x :", "@tag", "@tag :x", ":x ÿþ", ": :"])
def test_what_is_no_line_is_none(line: str) -> None:
    assert parse_message(line) is None


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("QUIT",), "QUIT"),
        (("NICK", "uno"), "NICK uno"),
        (("NOTICE", "Anne", "red 1"), "NOTICE Anne :red 1"),
        (("NOTICE", "Anne", ":)"), "NOTICE Anne ::)"),
        (("QUIT", ""), "QUIT :"),
        (("PRIVMSG", "#u", "a\r\nQUIT :b\0"), "PRIVMSG #u :aQUIT :b"),
        (("NICK", "a\nQUIT"), "NICK aQUIT"),
    ],
)
def test_a_line_is_written(words: tuple[str, ...], line: str) -> None:
    assert format_message(*words) == f"{line}\r\n".encode()


def test_the_digits_of_a_colour_are_no_card(subtests: pytest.Subtests) -> None:
    """Codes of mIRC and of others vanish whole, wherever they stand."""
    for text, typed in (
        ("\x02!cartes\x02", "!cartes"),
        ("!\x0304cartes\x03", "!cartes"),
        ("!\x034blue 4\x0f", "!blue 4"),
        ("!\x0304,12blue 4", "!blue 4"),
        ("!\x0304,blue", "!,blue"),
        ("!\x04FF0000blue\x04 4", "!blue 4"),
        ("\x16\x1d\x1e\x1f\x11!b4", "!b4"),
        ("!b4", "!b4"),
    ):
        with subtests.test(text=text):
            assert unformatted(text) == typed


def test_a_limit_of_nought_channels_is_none() -> None:
    """Nor is what no server would mean."""
    supports = Isupport()
    supports.take(["CHANLIMIT=#&:0"])
    assert supports.channel_limit() is None
    supports.take(["CHANLIMIT=#:20,&:0"])
    assert supports.channel_limit() == 20
    for odd in ("-5", "x", "", "9" * 5_000):
        supports.take([f"CHANLIMIT=#:{odd}", f"NICKLEN={odd}", f"TARGMAX=JOIN:{odd}"])
        assert supports.channel_limit() is supports.nick_limit() is None
        assert supports.targets("JOIN") == 1
