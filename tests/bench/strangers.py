"""What strangers cost a table: ``python tests/bench/strangers.py [NAME=VALUE...]``.

ngIRCd and the host program at its default pacing.  Two people play and ask for their cards, or for
help, sixty times; meanwhile ten strangers write, each just under the limit of lines: in private,
in the room, or as programs that speak the protocol.  Writes the seconds until each answer: the
median, the worst, and how many never came, without strangers and with each kind of them.

``strangers=10 answers=60 seconds=1.5``: how many, how many answers are asked for, a question in so
many seconds; ``kinds=quiet,ask,...`` for some kinds alone.  All of it within the two minutes of a
turn: nobody plays, and who lets a turn pass is out.
"""

from __future__ import annotations

import re
import select
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "live"))
from irc_hosting import HOST, PLAYS, ROOM, hosting, private, wait_for_host
from irc_servers import PlainClient, ngircd, plain_clients

LOST: Final = 45.0
"""Seconds after which an answer never comes."""

HAND: Final = re.compile(r"NOTICE \S+ :\d+ cartes")

LINE_PAUSE: Final = 1.3
"""Seconds between two lines of a stranger: fewer than eight in ten seconds."""

FRAME_PAUSE: Final = 0.35
"""The same between two lines of the protocol: fewer than thirty."""


class Stranger:
    """Somebody who does not play, and writes just under the limit.

    Args:
        client: the chat program.
        pause: seconds between two lines.
        line: returns the line of a number.
    """

    def __init__(self, client: PlainClient, pause: float, line: Callable[[int], str]) -> None:
        self.client = client
        self._pause = pause
        self._line = line
        self._count = 0
        self._due = time.monotonic()

    def write(self) -> None:
        """Write the next line if it is due."""
        now = time.monotonic()
        if now >= self._due:
            self._due = max(self._due + self._pause, now)
            self.client.write(self._line(self._count))
            self._count += 1


def _ask(number: int) -> str:
    return f"PRIVMSG {HOST} :{('aide', 'règles', 'commandes', 'aide bot')[number % 4]}"


def _ask_there(number: int) -> str:
    return f"PRIVMSG {ROOM} :!{('cartes', 'aide', 'règles', 'langue en')[number % 4]}"


def _frame(text: str) -> str:
    return f"NOTICE {HOST} :\x01UNO {text}\x01"


def _hello(number: int) -> str:
    return _frame(f"{number % 9:04x}abcd 0 hello 1 fr {ROOM}")


def _again(number: int) -> str:
    return _frame("0000abcd 0 again 1" if number else f"0000abcd 0 hello 1 fr {ROOM}")


KINDS: Final[dict[str, tuple[float, Callable[[int], str] | None, bool]]] = {
    "quiet": (1.0, None, False),
    "ask": (LINE_PAUSE, _ask, False),
    "ask-there": (LINE_PAUSE, _ask_there, True),
    "hello": (FRAME_PAUSE, _hello, False),
    "hello-there": (FRAME_PAUSE, _hello, True),
    "again-there": (FRAME_PAUSE, _again, True),
}
"""Seconds between two lines, what they are, and whether the strangers are in the room."""


def answers(
    player: PlainClient, crowd: Sequence[Stranger], count: int, pause: float
) -> list[float]:
    """Ask so many times; return the seconds until each answer, ``LOST`` where none came."""
    asked: list[float] = []
    found: list[float] = []
    due, end = time.monotonic(), 0.0
    read = len(player.seen)
    while len(found) < count and (not end or time.monotonic() < end):
        now = time.monotonic()
        if len(asked) < count and now >= due:
            player.write(f"PRIVMSG {ROOM} :!cartes")
            asked.append(now)
            due = now + pause
            end = now + LOST if len(asked) == count else 0.0
        for each in crowd:
            each.write()
        clients = [player, *(each.client for each in crowd)]
        for ready in select.select(clients, [], [], 0.01)[0]:
            ready.receive(0.0)
        for line in player.seen[read:]:
            if HAND.search(line) and len(found) < len(asked):
                found.append(time.monotonic() - asked[len(found)])
        read = len(player.seen)
        for each in crowd:
            each.client.lines.clear()
            each.client.seen.clear()
    return found + [LOST] * (count - len(found))


def measure(kind: str, strangers: int, count: int, pause: float) -> list[float]:
    """Return the seconds until each answer at a table with strangers of a kind."""
    every, line, there = KINDS[kind]
    with tempfile.TemporaryDirectory() as made, ngircd(Path(made)) as port:
        home = Path(made)
        with hosting(port, home, pacing=""):
            anne, paul = plain_clients(port, ROOM, "Anne", "Paul")
            wait_for_host(anne)
            for client in (anne, paul):
                client.write(f"PRIVMSG {ROOM} :!go")
                anne.wait_for(PLAYS + f".*{client.nick} joue")
            anne.write(f"PRIVMSG {ROOM} :!start")
            anne.wait_for(private("Anne") + ".*7 cartes")
            time.sleep(5.0)
            crowd: list[Stranger] = []
            for number in range(strangers if line is not None else 0):
                client = PlainClient(port, f"eve{number}")
                client.wait_for(r" 00[14] ")
                if there:
                    client.join(ROOM)
                assert line is not None
                crowd.append(Stranger(client, every, line))
            return answers(anne, crowd, count, pause)


def main(strangers: int, count: int, pause: float, kinds: Sequence[str]) -> None:
    """Measure, and write a line for each kind."""
    for kind in kinds:
        found = measure(kind, strangers, count, pause)
        sys.stdout.write(
            f"{kind}: answers={len(found)} median_s={statistics.median(found):.2f} "
            f"worst_s={max(found):.2f} never={found.count(LOST)}\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    values = dict(each.split("=") for each in sys.argv[1:])
    main(
        int(values.get("strangers", 10)),
        int(values.get("answers", 60)),
        float(values.get("seconds", 1.5)),
        values["kinds"].split(",") if "kinds" in values else list(KINDS),
    )
