"""Who was told which cards: ``python tests/bench/room_secrecy.py [NAME=VALUE...]``.

ngIRCd, the host program and four players in each room, who log every line that their connections
receive.  Then each game is played again from the host's journal, and every line is held against
it: a hand that was told must be one that this player held; another private line may name cards
that this player held or everybody saw; what a line to the room says beyond what an onlooker is
told of the game may name no card.  Writes figures, and each line that breaks this.

``rooms=50 rate=60 seconds=60``.
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "live"))
from hosted_truth import cards_in
from hosting import Measure, NetworkPlayer, NetworkTable, play_over_network
from irc_hosting import HOST, hosting
from irc_players import HAND, plain
from irc_servers import ngircd

from accessible_uno.cards import Card
from accessible_uno.game.base import ONLOOKER
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.display_names import DisplayNames
from accessible_uno.narration.narrator import Narrator
from accessible_uno.rooms.enrolment import compile_for_company
from accessible_uno.store.journal import Journal
from accessible_uno.store.log import Replay

LOCALE: Final = "fr"


class LoggingPlayer(NetworkPlayer):
    """A player who keeps every line of the host program."""

    def __init__(self, nick: str, table: NetworkTable, measure: Measure) -> None:
        super().__init__(nick, table, measure)
        self.got: list[tuple[str, str, str]] = []

    def _read(self, line: str) -> None:
        source, _, rest = line.partition(" ")
        if source.startswith(f":{HOST}!"):
            command, target, text = (*rest.split(" ", 2), "")[:3]
            self.got.append((command, target, plain(text.removeprefix(":"))))
        super()._read(line)


class Truth:
    """What happened in the games of one room.

    Attributes:
        hands: every hand that each player held, as the names of its cards.
        held: the cards that each player ever held.
        public: the cards that everybody saw.
        sentences: what an onlooker is told.
    """

    def __init__(self) -> None:
        self.hands: dict[str, set[tuple[str, ...]]] = {}
        self.held: dict[str, set[str]] = {}
        self.public: set[str] = set()
        self.sentences: set[str] = set()

    def add(self, replay: Replay, names: tuple[str, ...], called: dict[Card, str]) -> None:
        """Play a game again, and note who held and saw what."""
        narrator = Narrator(LOCALE, names, ONLOOKER)
        for events in replay.replay_acts():
            assert replay.run is not None
            for seat, hand in enumerate(replay.run.state.hands):
                cards = tuple(sorted(called[card] for card in hand))
                self.hands.setdefault(names[seat], set()).add(cards)
                self.held.setdefault(names[seat], set()).update(cards)
            seen = [event.seen_by(ONLOOKER) for event in events]
            self.public.update(called[card] for card in cards_in(seen))
            self.sentences.update(plain(each.text) for each in narrator.narrate(seen))


class Judge:
    """Holds lines against what happened.

    Attributes:
        counts: how many lines of each kind there were.
        wrong: those that told too much.
    """

    def __init__(self, cards: set[str]) -> None:
        names = sorted(map(re.escape, cards), key=len, reverse=True)
        self._card = re.compile(rf"(?<!\w)(?:{'|'.join(names)})(?!\w)")
        self.counts: Counter[str] = Counter()
        self.wrong: list[tuple[str, str]] = []

    def hear(self, nick: str, line: tuple[str, str, str], truth: Truth) -> None:
        """Judge a line that a player has received."""
        command, target, text = line
        if command == "PRIVMSG" and target.startswith("#"):
            kind, fits = "public", not self._card.search(self._beyond(text, truth))
        elif target != nick:
            kind, fits = "misdirected", False
        elif hand := HAND.search(text.split(" À vous", 1)[0].rstrip()):
            told = tuple(sorted(each.split(" : ")[-1] for each in hand[1].split(" ; ")))
            kind, fits = "hands", told in truth.hands[nick]
        else:
            known = truth.held[nick] | truth.public
            kind, fits = "private", set(self._card.findall(text)) <= known
        self.counts[kind] += 1
        if not fits:
            self.wrong.append((nick, text))

    def _beyond(self, text: str, truth: Truth) -> str:
        """Return what a line says beyond what an onlooker is told of the game."""
        for each in sorted(truth.sentences, key=len, reverse=True):
            text = text.replace(each, "")
        return text


def truths_of(home: Path) -> tuple[dict[str, Truth], set[str]]:
    """Return what happened, by player, and what all cards are called."""
    deck = compile_for_company("chat", (), 4).deck
    names = DisplayNames(Catalogue(LOCALE), ("A", "B"), ONLOOKER)
    called = {card: plain(names.card(card)) for card in deck}
    found: dict[tuple[str, ...], Truth] = {}
    journal = Journal(next(home.rglob("hosted")))
    for row in journal.games():
        players = row.plan.names
        truth = found.setdefault(tuple(sorted(players)), Truth())
        truth.add(Replay(journal, row), players, called)
    journal.close()
    by_player = {name: truth for players, truth in found.items() for name in players}
    return by_player, set(called.values())


def main(rooms: int = 50, rate: int = 60, seconds: int = 60) -> int:
    """Play, and judge every line; return how many told too much."""
    channels = "[\n" + ",\n".join(f'"#t{number}"' for number in range(rooms)) + "\n]"
    with tempfile.TemporaryDirectory() as made:
        home = Path(made)
        with (
            ngircd(home) as port,
            hosting(port, home, 'lang = "fr"', channels=channels) as program,
        ):
            time.sleep(3)
            tables = asyncio.run(
                play_over_network(port, program.pid, rooms, rate, seconds, LoggingPlayer)
            )
        truths, cards = truths_of(home)
        judge = Judge(cards)
        for table in tables:
            for player in table.players:
                assert isinstance(player, LoggingPlayer)
                for line in player.got:
                    judge.hear(player.nick, line, truths[player.nick])
    for nick, text in judge.wrong[:20]:
        sys.stdout.write(f"{nick} was told too much: {text}\n")
    counted = " ".join(f"{kind}={count}" for kind, count in sorted(judge.counts.items()))
    sys.stdout.write(f"rooms={rooms} {counted} leaks={len(judge.wrong)}\n")
    return len(judge.wrong)


if __name__ == "__main__":
    values = dict(each.split("=") for each in sys.argv[1:])
    sys.exit(bool(main(**{name: int(value) for name, value in values.items()})))
