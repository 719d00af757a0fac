"""What comes from a chat network: lines of servers and people, messages of a host program."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

from hostile import Piece, Target, odd_bytes, odd_text, timed

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "rooms"))

from fakes import ChatRoom, Frame
from sitting import HOST, ROOM, Sitting

from accessible_uno.players.registry import make_bot
from accessible_uno.rooms.host import Host
from accessible_uno.rooms.irc import client as irc_client
from accessible_uno.rooms.irc.connection import IrcCarrier
from accessible_uno.rooms.irc.message import FEWEST
from accessible_uno.rooms.irc.registration import Network
from accessible_uno.rooms.people import Speaker
from accessible_uno.rooms.protocol.fields import cut
from accessible_uno.rooms.table import RoomTools
from accessible_uno.table import Dealer

ANNE: Final = Speaker("Anne", "a@house")
PAUL: Final = Speaker("Paul", "p@garden")

PIECES: Final = 20
"""Messages, or lines, of one input."""

LONGEST_FRAME: Final = 430
"""Characters of the text of one frame, as the longest line of a network lets pass."""


# Messages of a host program


@cache
def _honest() -> tuple[str, ...]:
    """What a host program sends in the beginning of a game."""
    room = ChatRoom(seed="deal232")
    lines = room.frame(ANNE, f"0000abcd 0 hello 1 fr {ROOM}")
    for speaker, line in ((ANNE, "!go"), (PAUL, "!go"), (ANNE, "!start"), (ANNE, "!pioche")):
        lines += room.write(speaker, line)
    frames = [str(text) for _, text in lines if isinstance(text, Frame)]
    whole = re.sub(r"\n0000abcd (\d+):(?!1/)\d+/\d+ ", "", "\n".join(frames))
    return tuple(line.split(" ", 2)[2] for line in whole.splitlines())


@cache
def _values() -> tuple[str, ...]:
    """Values of such messages, and values that stand nowhere in one."""
    found = {each for text in _honest() for each in re.split(r"[ ,=()\[\]]", text) if each}
    odd = ("99", "-3", "-1", "2147483648", "9" * 400, "NotYourTurn(99,1)", "OnlyVictimDoubts(9)")
    deep = ("[" * 500, "{" * 12 + "}" * 12, "'" + "\\'" * 5_000, "'x", "Played(1,r5,none,6)")
    return (*sorted(found), *odd, *deep, "none", "yes", "''", "r5", "*r", "Ground:draw", "=")


def make_messages(chance: Random) -> list[Piece]:
    """Honest messages, spoilt in one place or several, and some that were never honest."""
    return [_message(chance) for _ in range(PIECES)]


def _message(chance: Random) -> str:
    text = chance.choice(_honest())
    for _ in range(chance.randint(0, 4)):
        match chance.randrange(7):
            case 0:
                parts = re.split(r"([ ,=()\[\]])", text)
                parts[chance.randrange(len(parts))] = chance.choice(_values())
                text = "".join(parts)
            case 1:
                place = chance.randrange(len(text) + 1)
                text = text[:place] + odd_text(chance, 2) + text[place:]
            case 2:
                text = text[: chance.randrange(1, len(text) + 1)]
            case 3:
                text += f" {chance.choice(_values())}"
            case 4:
                text = (text + " ") * chance.choice((2, 3, 40))
            case 5:
                text = f"refused {chance.choice(_values())} done={chance.choice(_values())}"
            case 6:
                text = f"say room-{chance.choice(('turn', 'again', 'x'))} why={odd_text(chance)}"
    return text[:20_000]


def check_messages(pieces: Sequence[Piece]) -> None:
    """Each message is told or ends the link in words; nothing is raised or stands still."""
    asyncio.run(_sit(pieces))


async def _sit(pieces: Sequence[Piece]) -> None:
    wrong: list[Mapping[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: wrong.append(context))
    chat = ChatRoom(seed="deal232")
    anne = Sitting(chat, ANNE)
    await anne.find_host()
    for speaker, line in ((ANNE, "!go"), (PAUL, "!go"), (ANNE, "!start")):
        chat.write(speaker, line)
    await anne.pass_on()
    for piece in pieces:
        if not anne.client.link._token:  # it has ended: a player comes back
            anne.client.link.connect("fr", ROOM)
            chat.wait(11)
            await anne.pass_on()
        link = anne.client.link
        frames = _frames(link._token, link._reader.taken + 1, str(piece))
        with timed("messages"):
            for line in frames:
                anne.client.on_frame(HOST, line)
        await asyncio.sleep(0)
        assert anne.take() is not None
    await anne.leave()
    assert not wrong, wrong


def _frames(token: str, number: int, text: str) -> list[str]:
    try:
        return cut(token, number, text, LONGEST_FRAME)
    except ValueError:  # longer than any: a hostile program sends it nevertheless
        parts = [text[at : at + LONGEST_FRAME] for at in range(0, len(text), LONGEST_FRAME)][:40]
        return [f"{token} {number}:{at}/{len(parts)} {each}" for at, each in enumerate(parts, 1)]


# Lines of a server

CHANNEL: Final = "#uno"
_NICKS: Final = ("Anne", "Paul", "uno", "Zoe", "NickServ", "", "a b", "\x1b[31m", "[`\\^{}|]_x")
_TEXTS: Final = (
    *("!go", "!start", "!bot", "!stop", "!pioche", "!cartes", "!jeu bleu 9", "!règles", "!uno"),
    *("!table duo", "!table " + "x=y " * 60, "!niveau Luna fort", "!langue en", "!aide bot"),
    *("\x01UNO 0000abcd 0 hello 1 fr #uno\x01", "\x01UNO 0000abcd 0 again 1\x01", "\x01PING\x01"),
    *("\x01UNO 0000abcd 1 act draw\x01", "\x01UNO " + "9" * 400, "\x0304!cartes", "!" + "9" * 450),
)


def make_lines(chance: Random) -> list[Piece]:
    """Lines as servers send them, some spoilt."""
    return [_line(chance) for _ in range(5 * PIECES)]


def _line(chance: Random) -> bytes:
    nick = chance.choice(_NICKS)
    source = chance.choice(
        (f"{nick}!{nick.lower()}@house", "irc.test", nick, "a!b", odd_text(chance))
    )
    command = chance.choice((*FEWEST, "JOIN", "PART", "NICK", "QUIT", "001", "005", "PING", "999"))
    target = chance.choice((CHANNEL, CHANNEL, "uno", "#other", "uno", odd_text(chance, 2)))
    words = [target] if command not in ("352", "354", "353", "315") else ["uno", target]
    words += [
        chance.choice((*_NICKS, "+o", "-v+o-b", "H@", "0", "*", "a=b")) or "x"
        for _ in range(chance.randint(0, 7))
    ]
    text = chance.choice((*_TEXTS, *_TEXTS, odd_text(chance), "accessible-uno host", "a.b c.d"))
    tags = chance.choice(("", "", "@account=paul ", "@account= ", "@a\\:b=\\;\\", "@" + "x;" * 200))
    line = f"{tags}:{source} {command} {' '.join(words)} :{text}".encode(errors="surrogatepass")
    if chance.random() < 0.1:
        place = chance.randrange(len(line))
        line = line[:place] + odd_bytes(chance) + line[place + chance.randint(0, 9) :]
    return line.replace(b"\n", b" ")[:8_000]


def check_lines(pieces: Sequence[Piece]) -> None:
    """Nothing is raised, no game ends by a fault, and nothing is sent that ends a line sooner."""
    asyncio.run(_serve([each if isinstance(each, bytes) else each.encode() for each in pieces]))


async def _serve(lines: Sequence[bytes]) -> None:
    network = Network("irc.test", 6667, "uno", (CHANNEL,))
    reports: list[str] = []
    carrier = IrcCarrier(network, lambda: 0.5, lambda name, **_: reports.append(name))
    faults: list[BaseException] = []

    def make_tools(_room: str, outbox: Any, timers: Any, move: Any) -> RoomTools:
        return RoomTools(
            outbox,
            timers,
            lambda: Dealer("deal232"),
            lambda kind: make_bot(kind, Random(3).random),
            lambda _: None,
            move=move,
            on_fault=faults.append,
        )

    host = Host({CHANNEL: "fr"}, [carrier], (), make_tools)
    carrier._listener = host
    carrier._client = connection = irc_client.IrcClient(network, host, carrier, carrier._report)
    begin = (":irc.test 001 uno :hello", ":irc.test 422 uno :none", f":uno!u@h JOIN {CHANNEL}")
    people = (f":{nick}!{nick.lower()}@house JOIN {CHANNEL}" for nick in ("Anne", "Paul"))
    start = (f":Anne!anne@house PRIVMSG {CHANNEL} :!go", f":Paul!paul@house PRIVMSG {CHANNEL} :!go")
    with patch.object(irc_client._log, "exception", _raise):
        for line in (*begin, f":irc.test 315 uno {CHANNEL} :end", *people, *start):
            connection._handle(line.encode())
        for raw in lines:
            with timed("irc"):
                connection._handle(raw)
            while (sent := carrier.queue.pop()) is not None:
                assert not set(sent.text) & set("\r\n\0"), sent
    connection.close()
    assert not faults, faults


def _raise(*_: object) -> None:
    raise  # noqa: PLE0704  # within the handler of what was raised


TARGETS: Final = (
    Target("messages", make_messages, check_messages),
    Target("irc", make_lines, check_lines),
)
