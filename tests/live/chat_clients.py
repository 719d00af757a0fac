"""What chat programs show as they come: ``python tests/live/chat_clients.py [FOLDER]``.

irssi and WeeChat, each started for the first time, with no setting of anybody's: a round against a
bot, in which the private lines are read where the program puts them; then with the one setting
that brings them into the room's window; then with ``!privé message``.  One file each is written, by
default into ``docs/examples/chat``; the pages about chat programs quote them.
"""

from __future__ import annotations

import re
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from chat_transcripts import PLACE, Screen, hands_in, top_seen, write
from irc_hosting import HOST, PLAYS, ROOM, hosting, wait_for_host
from irc_players import goes, plain
from irc_servers import PATIENCE, PlainClient, ngircd, plain_clients

WIDE: Final = ("-x", "320", "-y", "120")
"""So wide a window that no line is broken, and so high that a round is seen whole."""

OVER: Final = r"La partie est finie"
TURN: Final = r"À Anne\.$"
WILD: Final = r"Anne joue un (joker|\+4)[^À]*$"


class ChatProgram(NamedTuple):
    """A chat program, and what is typed in it.

    Attributes:
        command: starts it, given a folder of its own.
        connect: what connects it to a port of loopback and comes into the room.
        window: goes to a window, by its number.
        settings: what brings notices into the room's window, which is in front afterwards.
    """

    command: Callable[[Path], list[str]]
    connect: Callable[[int], list[str]]
    window: str
    settings: tuple[str, ...]


PROGRAMS: Final = {
    "irssi": ChatProgram(
        lambda home: ["irssi", f"--home={home}"],
        lambda port: [f"/connect 127.0.0.1 {port}", "/nick Anne", f"/join {ROOM}"],
        "/window goto",
        (
            "/window goto 1",
            "/window level ALL -NOTICES",
            "/window goto 2",
            "/window level +NOTICES",
        ),
    ),
    "weechat": ChatProgram(
        lambda home: ["weechat", "--dir", str(home)],
        lambda port: [
            f"/server add club 127.0.0.1/{port}",
            "/set irc.server.club.nicks Anne",
            "/connect club",
            f"/join {ROOM}",
        ],
        "/buffer",
        ("/set irc.msgbuffer.notice current",),
    ),
}
STATUS, IN_ROOM, IN_QUERY = 1, 2, 3
"""The windows, in the order in which both programs open them."""


class Sitter:
    """Anne at her chat program, and a spectator who reads the room.

    Args:
        program: the chat program.
        screen: what it shows.
        zoe: the spectator.
    """

    def __init__(self, program: ChatProgram, screen: Screen, zoe: PlainClient) -> None:
        self._program = program
        self._screen = screen
        self._zoe = zoe
        self._read = 0
        self._has_named = False

    def type(self, line: str) -> None:
        """Type a line, at a person's pace."""
        self._screen.type(line)
        time.sleep(1.2)

    def shows(self, window: int) -> str:
        """Return what a window shows; the room's is in front again afterwards."""
        self.type(f"{self._program.window} {window}")
        text = self._screen.text()
        self.type(f"{self._program.window} {IN_ROOM}")
        return text

    def wait_in_room(self, pattern: str) -> str:
        """Return a line of the host program that matches, of those that were not waited for."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self._zoe.receive(0.3)
            for place in range(self._read, len(self._zoe.seen)):
                line = plain(self._zoe.seen[place])
                if re.search(PLAYS, line) and re.search(pattern, line):
                    self._read = place + 1
                    return line
        raise AssertionError(self._zoe.seen[-5:])

    def play(self, reads: int, turns: int = 30) -> None:
        """Play the first card that goes, reading the hand in a window, for so many turns."""
        for _ in range(turns):
            told = self.wait_in_room(f"{TURN}|{WILD}|{OVER}")
            if re.search(OVER, told):
                return
            if not re.search(TURN, told):
                if not self._has_named:
                    self.type("!rouge")
                continue
            time.sleep(1.0)
            found = hands_in(self.shows(reads))
            cards = [each.split(" : ")[-1] for each in found[-1].split(" ; ")] if found else []
            first = [each for each in cards if goes(each, top_seen(self._zoe))][:1]
            for line in (*first, "pioche", *cards):
                if self._is_done(line, last_but_one=len(cards) == 2):
                    break

    def _is_done(self, line: str, *, last_but_one: bool) -> bool:
        """Type an act; return whether the room has heard of it."""
        before = len(self._zoe.seen)
        self._screen.type(f"!{line}")
        if last_but_one and line != "pioche":
            self._screen.type("!uno")
        self._has_named = line in ("joker", "+4")
        if self._has_named:
            self._screen.type("!rouge")
        self._zoe.receive(2.5)
        time.sleep(1.0)
        self._zoe.receive(0.3)
        said = rf"^:{HOST}!\S+{PLAYS}"
        return any(re.search(said, each) for each in self._zoe.seen[before:])


def transcript(name: str, home: Path) -> str:
    """Return what a program showed, window by window."""
    program = PROGRAMS[name]
    parts = []
    with ngircd(home) as port, hosting(port, home):
        (zoe,) = plain_clients(port, ROOM, "Zoe")
        wait_for_host(zoe)
        screen = Screen(name, program.command(home / name), WIDE, LANG="C.UTF-8")
        anne = Sitter(program, screen, zoe)
        try:
            time.sleep(2)
            for line in program.connect(port):
                anne.type(line)
            zoe.wait_for(r"^:Anne!\S+ JOIN ")
            for line in ("!go", "!bot", "!table chat deal=3", "!start"):
                anne.type(line)
            anne.play(STATUS)
            parts += [("the room, as the program comes", anne.shows(IN_ROOM))]
            parts += [("the window of the server", _lines_of_host(anne.shows(STATUS)))]
            for line in (*program.settings, "!revanche"):
                anne.type(line)
            anne.play(IN_ROOM, 2)
            shown = re.split(r"!revanche\W*\n", anne.shows(IN_ROOM), maxsplit=1)[-1]
            parts += [(f"the room after {', '.join(program.settings)}", shown)]
            for line in ("!stop", "!privé message", "!revanche"):
                anne.type(line)
            anne.play(IN_QUERY, 2)
            parts += [("the window of the host after !privé message", anne.shows(IN_QUERY))]
        finally:
            anne.type("/quit")
            screen.close()
            zoe.close()
    return "\n".join(f"-- {title}\n{_tidied(text)}" for title, text in parts)


def _tidied(text: str) -> str:
    """Return a text without rows that are empty, and without the blanks before a column."""
    rows = [line for line in text.splitlines() if line.strip("│ ")]
    return "\n".join(re.sub(r" {3,}│", "  │", line) for line in rows)


def _lines_of_host(text: str) -> str:
    """Return the lines of the host program in a window where the server's own are too."""
    return "\n".join(line for line in text.splitlines() if "hote" in line)


def main() -> None:
    """Write all transcripts."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else PLACE
    for name in PROGRAMS:
        with tempfile.TemporaryDirectory() as home:
            write(folder / f"{name}.txt", transcript(name, Path(home)))


if __name__ == "__main__":
    main()
