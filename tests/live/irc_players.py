"""People at a table of the host program: plain chat clients that read French and play."""

from __future__ import annotations

import re
import select
import time
from collections import deque
from collections.abc import Sequence
from typing import Final

from irc_servers import PATIENCE, PlainClient

HAND: Final = re.compile(r"(?:^|[.?] )(?:\d+ cartes\. (?!Première)|Une carte : )([^.]*)\.$")
TURN: Final = re.compile(r"À vous, sur (?:l[ea] |l’|une? )?([^.]*)\.")
COLOUR: Final = re.compile(r"Quelle couleur")
DRAW_REFUSED: Final = re.compile(r"Une carte va : jouez-la")
FEMININE: Final = {"verte": "vert", "bleue": "bleu"}

MOST_LINES: Final = 7
WITHIN: Final = 10.0
"""Lines of one person within so many seconds: who writes more than eight in ten is ignored.

Who has them left writes at once: a person says UNO before another plays.
"""

MOST_TURNS: Final = 12
"""Turns of one person: who has had them leaves, so that no game is long by bad luck."""

IDLE: Final = 1.0


def plain(text: str) -> str:
    """A text with plain spaces, as people see it."""
    return re.sub("[\u00a0\u202f]", " ", text)


def goes(card: str, top: str) -> bool:
    """Whether a card goes on another, or on a colour: alike in one word."""
    if card in ("joker", "+4"):
        return True
    words = {FEMININE.get(word, word) for word in card.split()}
    return bool(words & {FEMININE.get(word, word) for word in top.split()})


class FirstCardThatGoes:
    """Plays the first card that seems to go, and draws otherwise.

    Attributes:
        hands: the hands that were told, the last five hundred.
        turns: how many turns have come.
    """

    def __init__(self) -> None:
        self.hands: deque[str] = deque(maxlen=500)
        self.turns = 0
        self._cards: list[str] = []
        self._top = ""
        self._looks_again = False

    def reads(self, text: str) -> list[str]:
        """Return what it writes because of a private line of the host program."""
        text = plain(text)
        if hand := HAND.search(text):
            self.hands.append(text)
            self._cards = [each.split(" : ")[-1] for each in hand[1].split(" ; ")]
            if self._looks_again:
                self._looks_again = False
                return self._plays(self._top)
        if turn := TURN.search(text):
            self.turns += 1
            self._top = turn[1]
            return self._plays(self._top)
        if DRAW_REFUSED.search(text):  # a card that came after the hand was told
            self._looks_again = True
            return ["!cartes"]
        return ["!couleur rouge"] if COLOUR.search(text) else []

    def _plays(self, top: str) -> list[str]:
        card = next((each for each in self._cards if goes(each, top)), None)
        if card is None:
            return ["!pioche"]
        return [f"!jeu {card}", "!uno"] if len(self._cards) == 2 else [f"!jeu {card}"]


class TablePlayer:
    """Somebody who plays at a person's pace, and leaves after many turns.

    Args:
        client: the chat program.
        room: the channel.
        host: the nick of the host program.
    """

    def __init__(self, client: PlainClient, room: str, host: str) -> None:
        self.client = client
        self.head = FirstCardThatGoes()
        self._room = room
        self._said = re.compile(rf"^:{host}!\S+ NOTICE \S+ :(.*)$")
        self._read = 0
        self._to_say: list[str] = []
        self._said_at: deque[float] = deque(maxlen=MOST_LINES)

    def write(self, line: str) -> None:
        """Write a line in the room."""
        self.client.write(f"PRIVMSG {self._room} :{line}")
        self._said_at.append(time.monotonic())

    def act(self) -> float:
        """Answer what the table asks; return the seconds until it may be answered further."""
        new, self._read = self.client.seen[self._read :], len(self.client.seen)
        for found in filter(None, map(self._said.match, new)):
            answer = self.head.reads(found[1])
            leaves = answer and self.head.turns > MOST_TURNS
            self._to_say += ["!abandon"] if leaves else answer
        while self._to_say and self._wait() == 0:
            self.write(self._to_say.pop(0))
        return self._wait() if self._to_say else IDLE

    def _wait(self) -> float:
        """Return the seconds until the next line may be written."""
        if len(self._said_at) < MOST_LINES:
            return 0.0
        return max(0.0, self._said_at[0] + WITHIN - time.monotonic())


def play_on(
    players: Sequence[TablePlayer],
    onlookers: Sequence[PlainClient],
    end: str,
    timeout: float = PATIENCE * 5,
) -> None:
    """Let everybody play until a line of the room matches; the onlookers read."""
    until = time.monotonic() + timeout
    clients = [*(each.client for each in players), *onlookers]
    pause = 0.0
    while not any(re.search(end, plain(line)) for line in clients[0].lines[-50:]):
        assert time.monotonic() < until, clients[0].seen[-20:]
        ready, _, _ = select.select(clients, [], [], pause)
        for each in ready:
            each.receive(0.0)
        pause = min(player.act() for player in players)
