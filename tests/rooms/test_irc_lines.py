"""The lines of IRC are read by the grammar of IRCv3, and written so that none becomes two."""

from __future__ import annotations

import pytest

from accessible_uno.rooms.irc.message import IrcMessage, format_message, parse_message


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
