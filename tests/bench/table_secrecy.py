"""Who was sent which cards by link: ``python tests/bench/table_secrecy.py [NAME=VALUE...]``.

``tables=50 seats=4 rate=60 seconds=60``.  A host program, and players at all tables who keep every
text that their connections receive, and one at each table who only listens.  Then each game is
played again from the host's journal, and each frame is held against it: it may name cards that its
seat held before or after the act, and cards that lie open.  What is said to who listens may name no
card beyond what an onlooker is told of the game (``room_secrecy.py``).  Writes figures, and each
text that breaks this.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import aiohttp

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "live"))
from hosted_truth import CODE, TrueGame, true_games
from hosting import tell
from irc_players import plain
from link_player import LinkPlayer, free_port, hosting_page, until
from room_secrecy import Judge, truths_of

from accessible_uno.rooms.protocol.fields import FrameReader, read_frame, read_message
from accessible_uno.rooms.sockets.messages import RoomFrame, from_host

SEEN: Final = "seen"
VIEW: Final = "view"
TABLE: Final = "table"


def messages_of(texts: Sequence[str]) -> Iterator[str]:
    """Yield the messages of the protocol that a connection has received, put together."""
    reader, token = FrameReader(), ""
    for text in texts:
        match from_host(text):
            case RoomFrame(line):
                frame = read_frame(line)
                if frame is None or frame.number == 0:
                    continue
                if frame.token != token:
                    reader, token = FrameReader(), frame.token
                reader.add(frame)
                yield from reader.take()
            case _:
                continue


class SecrecyJudge:
    """Holds messages against what happened.

    Attributes:
        counts: how many messages of each kind there were, and cards in them.
        wrong: those that told too much.
    """

    def __init__(self, games: Mapping[int, TrueGame]) -> None:
        self._games = games
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []

    def hear(self, texts: Sequence[str]) -> None:
        """Judge everything that a connection has received."""
        game: TrueGame | None = None
        seat, at = 0, -1
        for message in messages_of(texts):
            word = message.partition(" ")[0]
            if word == TABLE:
                terms = read_message(message).terms()
                now = self._games[terms.game]
                if now is not game:
                    game, at = now, -1
                seat = terms.plan.viewer
            elif game is not None and word in {SEEN, VIEW} and " " in message:
                at = self._moment(game, seat, message, at)

    def _moment(self, game: TrueGame, seat: int, message: str, at: int) -> int:
        """Judge a message about a moment; return which it was."""
        word = message.partition(" ")[0]
        if word == SEEN and not message.removeprefix(f"{SEEN} done=").isdigit():
            at += 1
        moment = game.moments[max(at, 0)]
        named = set(CODE.findall(message))
        self.counts[word] += 1
        self.counts["cards"] += len(named)
        if not named <= moment.hands[seat] | moment.public:
            self.wrong.append(f"{game.names[seat]} {at}: {message}")
        return at


async def play(port: int, tables: int, seats: int, rate: float, seconds: float) -> list[LinkPlayer]:
    """Play at all tables; return everybody."""
    url = f"http://127.0.0.1:{port}/"
    everybody: list[LinkPlayer] = []
    due: asyncio.Queue[LinkPlayer] = asyncio.Queue()
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
        for number in range(tables):
            link = ""
            people = []
            for seat in range(seats + 1):
                player = LinkPlayer(session, url, keeps=True)
                await player.come(f"t{number}x{seat}", link)
                assert player.entered is not None
                link = player.entered.table
                player.on_turn = due.put_nowait
                people.append(player)
            for each in people[:seats]:
                each.command("!go")
            first = people[0]
            first.on_over = lambda each: each.command("!revanche")
            await until(lambda first=first: f"x{seats - 1} joue" in " ".join(first.lines))  # type: ignore[misc]
            first.command("!start")
            everybody += people
        await pace(due, rate, seconds)
        for each in everybody:
            await each.leave()
    return everybody


async def pace(due: asyncio.Queue[LinkPlayer], rate: float, seconds: float) -> None:
    """Let those act who are asked, so many a second."""
    end = asyncio.get_running_loop().time() + seconds
    acts = 0
    while asyncio.get_running_loop().time() < end:
        while not due.empty():
            player = due.get_nowait()
            if player.is_asked:
                player.play()
                acts += 1
                break
        await asyncio.sleep(1 / rate)
    tell("acts", acts)


def main(tables: int = 50, seats: int = 4, rate: int = 60, seconds: int = 60) -> int:
    """Play, and judge every message; return how many told too much."""
    with tempfile.TemporaryDirectory() as made:
        home, port = Path(made), free_port()
        with hosting_page(home, "--per-address", "100000", port=port):
            everybody = asyncio.run(play(port, tables, seats, rate, seconds))
        judge = SecrecyJudge(true_games(home))
        truths, cards = truths_of(home)
        words = Judge(cards)
        for each in everybody:
            judge.hear(each.texts)
            if each.name.endswith(f"x{seats}"):
                truth = truths[each.name.replace(f"x{seats}", "x0")]
                for line in each.lines:
                    words.hear(each.name, ("PRIVMSG", "#", plain(line)), truth)
    wrong = [*judge.wrong, *map(": ".join, words.wrong)]
    for told in wrong[:20]:
        sys.stdout.write(f"told too much: {told}\n")
    found = sorted({**judge.counts, **words.counts}.items())
    counted = " ".join(f"{kind}={count}" for kind, count in found)
    sys.stdout.write(f"tables={tables} {counted} leaks={len(wrong)}\n")
    return len(wrong)


if __name__ == "__main__":
    values = dict(each.split("=") for each in sys.argv[1:])
    sys.exit(bool(main(**{name: int(value) for name, value in values.items()})))
