"""The lines of IRC are read by the grammar of IRCv3, and written so that none becomes two."""

from __future__ import annotations

import pytest

from accessible_uno.rooms.irc.message import Message, format_message, parse_message


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("PING", Message({}, "", "PING", [])),
        ("ping :a b", Message({}, "", "PING", ["a b"])),
        (":irc.test 001 uno :", Message({}, "irc.test", "001", ["uno", ""])),
        (":a!b@c PRIVMSG #u ::)", Message({}, "a!b@c", "PRIVMSG", ["#u", ":)"])),
        (":a!b@c PRIVMSG #u :x  :y ", Message({}, "a!b@c", "PRIVMSG", ["#u", "x  :y "])),
        (":x   353  me  =  #u  :a b", Message({}, "x", "353", ["me", "=", "#u", "a b"])),
        ("MODE #u +o a:b", Message({}, "", "MODE", ["#u", "+o", "a:b"])),
        ("PRIVMSG #u :\u00a0\t", Message({}, "", "PRIVMSG", ["#u", "\u00a0\t"])),
        ("@account=Anne :a!b@c JOIN #u", Message({"account": "Anne"}, "a!b@c", "JOIN", ["#u"])),
        (
            "@+x/y=\\s\\:\\\\\\r\\n\\q\\;z;k= CAP",
            Message({"+x/y": " ;\\\r\nq", "z": "", "k": ""}, "", "CAP", []),
        ),
    ],
)
def test_a_line_is_read(line: str, parts: Message) -> None:
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
