"""People at a table of the host program: plain chat clients that read French and play."""

from __future__ import annotations

import re
import select
import time
from collections import deque
from collections.abc import Sequence
from typing import Final

from irc_servers import PATIENCE, PlainClient

HAND: Final = re.compile(r"^(?:\d+ cartes\. |Une carte : )(.*)\.$")
TURN: Final = re.compile(r"À vous, sur (?:l[ea] |l’|une? )?(.*)\.$")
COLOUR: Final = re.compile(r"Quelle couleur")
FEMININE: Final = {"verte": "vert", "bleue": "bleu"}
PACE: Final = 1.5
"""Seconds between two lines of one person: who writes more than eight in ten seconds is ignored."""

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
    """

    def __init__(self) -> None:
        self.hands: deque[str] = deque(maxlen=500)
        self._cards: list[str] = []

    def reads(self, text: str) -> list[str]:
        """Return what it writes because of a private line of the host program."""
        text = plain(text)
        if hand := HAND.search(text):
            self.hands.append(text)
            self._cards = [each.split(" : ")[-1] for each in hand[1].split(" ; ")]
        if turn := TURN.search(text):
            return self._plays(turn[1])
        return ["!couleur rouge"] if COLOUR.search(text) else []

    def _plays(self, top: str) -> list[str]:
        card = next((each for each in self._cards if goes(each, top)), None)
        if card is None:
            return ["!pioche"]
        return [f"!jeu {card}", "!uno"] if len(self._cards) == 2 else [f"!jeu {card}"]


class TablePlayer:
    """Somebody who plays at a person's pace.

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
        self._next_at = 0.0

    def act(self) -> float:
        """Answer what the table asks; return the seconds until it may be answered further."""
        new, self._read = self.client.seen[self._read :], len(self.client.seen)
        for found in filter(None, map(self._said.match, new)):
            self._to_say += self.head.reads(found[1])
        now = time.monotonic()
        if self._to_say and now >= self._next_at:
            self.client.write(f"PRIVMSG {self._room} :{self._to_say.pop(0)}")
            self._next_at = now + PACE
        return max(0.0, self._next_at - now) if self._to_say else IDLE


def play_on(
    players: Sequence[TablePlayer],
    onlookers: Sequence[PlainClient],
    end: str,
    timeout: float = PATIENCE * 20,
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
