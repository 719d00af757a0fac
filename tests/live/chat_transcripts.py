"""What people see of a chat room: ``python tests/live/chat_transcripts.py [FOLDER]``.

On ngIRCd and InspIRCd of this machine: Anne in irssi, Paul in our own client in French with what
its voice says, Zoe a spectator whose program shows raw lines.  They play a short game; a thief
takes a nick, without and with accounts; the host program is stopped and started again.  One file
each is written, by default into ``docs/examples/chat``.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from irc_hosting import HOST, PLAYS, ROOM, hosting, private, wait_for_host
from irc_players import HAND, goes, plain
from irc_servers import PATIENCE, PlainClient, inspircd_with_services, ngircd, plain_clients
from ssip_server import SsipServer

PLACE: Final = Path(__file__).parents[2] / "docs" / "examples" / "chat"
SCREEN: Final = ("-x", "220", "-y", "200")
ACTS: Final = 8
IRSSI: Final = """\
servers = ({{ address = "127.0.0.1"; chatnet = "test"; port = "{port}"; autoconnect = "yes"; }});
chatnets = {{ test = {{ type = "IRC"; }}; }};
channels = ({{ name = "{room}"; chatnet = "test"; autojoin = "yes"; }});
settings = {{ core = {{ nick = "Anne"; user_name = "anne"; real_name = "Anne"; }};
  "fe-text" = {{ term_charset = "UTF-8"; }}; }};
"""


class Screen:
    """A program in a window of tmux.

    Args:
        name: of the window.
        command: the program.
        size: of the window.
        environment: what it has in addition.
    """

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        size: Sequence[str] = SCREEN,
        **environment: str,
    ) -> None:
        self._name = f"transcript-{os.getpid()}-{name}"
        self._environment = {**os.environ, "TERM": "screen-256color", **environment}
        self._tmux("new-session", "-d", "-s", self._name, *size, *_exported(environment), *command)

    def type(self, line: str) -> None:
        """Type a line."""
        self._tmux("send-keys", "-t", self._name, "-l", line)
        self._tmux("send-keys", "-t", self._name, "Enter")

    def text(self) -> str:
        """Return what the window shows."""
        return self._tmux("capture-pane", "-p", "-J", "-t", self._name).rstrip()

    def wait_for(self, pattern: str) -> str:
        """Return the last line that matches, once there is one."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = [line for line in plain(self.text()).splitlines() if re.search(pattern, line)]
            if found:
                return found[-1]
            time.sleep(0.2)
        raise AssertionError(f"{pattern!r} is not in\n{self.text()}")

    def close(self) -> None:
        """End the program."""
        self._tmux("kill-session", "-t", self._name)

    def _tmux(self, *arguments: str) -> str:
        tmux = shutil.which("tmux")
        assert tmux, "tmux is not installed"
        done = subprocess.run(
            [tmux, *arguments],
            env=self._environment,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        return done.stdout


def _exported(environment: dict[str, str]) -> list[str]:
    return [part for name, value in environment.items() for part in ("-e", f"{name}={value}")]


def irssi(port: int, home: Path) -> Screen:
    """Anne's program."""
    config = home / "irssi.conf"
    config.write_text(IRSSI.format(port=port, room=ROOM))
    program = shutil.which("irssi")
    assert program, "irssi is not installed"
    return Screen("irssi", [program, f"--config={config}", f"--home={home / 'irssi'}"])


def our_client(port: int, home: Path, speech: SsipServer) -> Screen:
    """Paul's program, which speaks through a server that notes what it is given."""
    command = [sys.executable, "-m", "accessible_uno", "join", "--lang", "fr"]
    command += ["--server", "127.0.0.1", "--port", str(port), "--channel", ROOM, "--nick", "Paul"]
    command += ["--speech", "dispatcher", "--sounds", "off"]
    own = {"HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "XDG_CONFIG_HOME": str(home)}
    return Screen("join", command, SPEECHD_ADDRESS=speech.address, LANG="C.UTF-8", **own)


class Watched:
    """What a spectator's plain program has read."""

    def __init__(self, client: PlainClient) -> None:
        self.client = client

    def wait_for_play(self, name: str) -> None:
        """Return once somebody's turn has come."""
        self.client.wait_for(PLAYS + f".*À {name}\\.")


SOMETHING_BEFORE: Final = r"^.*?(?=\d+ cartes\. |Une carte : )"
"""The time and the nick that a chat program writes before a line."""

SOMETHING_BEHIND: Final = r"\s*(│[^│.]*)?$"
"""A list of nicks beside it."""

LAID: Final = re.compile(
    r"(?:joue|Première carte :) ([^.,]*?)(?: vers la \w+)?[.,]|demande du (\w+)\."
)


def top_seen(zoe: PlainClient) -> str:
    """Return the last card or colour that the room was told."""
    found = [each for line in zoe.seen for each in LAID.findall(plain(line))]
    card, colour = map(str, found[-1])
    return card or colour


def hands_on(screen: Screen) -> list[str]:
    """Return the hands that a window shows, the last one last."""
    return hands_in(screen.text())


def hands_in(text: str) -> list[str]:
    """Return the hands in a text."""
    shown = (re.sub(SOMETHING_BEHIND, "", each) for each in plain(text).splitlines())
    lines = (re.sub(SOMETHING_BEFORE, "", each) for each in shown)
    return [found[1] for found in map(HAND.search, lines) if found is not None]


def lines_for(screen: Screen, ask: str, top: str) -> list[str]:
    """Return what the player of a window says: a card that goes, or the draw."""
    before = len(hands_on(screen))
    screen.type(ask)
    end = time.monotonic() + PATIENCE
    while len(hands_on(screen)) <= before:
        assert time.monotonic() < end, screen.text()
        time.sleep(0.3)
    cards = [each.split(" : ")[-1] for each in hands_on(screen)[-1].split(" ; ")]
    card = next((each for each in cards if goes(each, top)), None)
    if card is None:
        return ["pioche"]
    return [card, "rouge"] if card in ("joker", "+4") else [card]


def game(folder: Path, home: Path) -> None:
    """A short game of irssi and our own client, with a spectator."""
    speech = SsipServer(home)
    speech.start()
    with ngircd(home) as port, hosting(port, home):
        (zoe,) = plain_clients(port, ROOM, "Zoe")
        wait_for_host(zoe)
        anne, paul = irssi(port, home), our_client(port, home, speech)
        try:
            wait_until(zoe, lambda: {"Anne", "Paul"} <= came(zoe))
            anne.type("/window goto 2")
            anne.type("!privé message")
            anne.type("!go")
            zoe.wait_for(PLAYS + ".*Anne joue")
            paul.type("!go")
            zoe.wait_for(PLAYS + ".*Paul joue")
            zoe.write(f"PRIVMSG {ROOM} :Bonne chance à vous deux !")
            anne.type("!start")
            anne.type("/window goto 3")  # that of the host program, where no mark is needed
            anne.wait_for("7 cartes")
            time.sleep(3)
            take_turns({"Anne": (anne, "cartes", ""), "Paul": (paul, "main", "")}, zoe)
            anne.type("abandon")
            zoe.wait_for(PLAYS + ".*gagne la partie")
            time.sleep(3)
            private_lines = anne.text()
            anne.type("/window goto 2")
            time.sleep(1)
            parts = ["-- the window of the room", anne.text()]
            parts += ["-- the window of the host program", private_lines]
            write(folder / "game-anne-irssi.txt", "\n".join(parts))
            write(folder / "game-paul-our-client.txt", paul.text())
        finally:
            anne.close()
            paul.close()
        zoe.receive(0.5)
        write(folder / "game-zoe-spectator.txt", "\n".join(seen(zoe)))
    spoken = []
    while not speech.spoken.empty():
        spoken.append(speech.spoken.get().text)
    write(folder / "game-paul-speech.txt", "\n".join(spoken))
    speech.stop()


def came(client: PlainClient) -> set[str]:
    """Return who has come into the room."""
    found = (re.match(r":(\w+)!\S+ JOIN", line) for line in client.seen)
    return {each[1] for each in found if each is not None}


def take_turns(people: dict[str, tuple[Screen, str, str]], zoe: PlainClient) -> None:
    """Let whoever is asked play, a few times."""
    for _ in range(ACTS):
        screen, ask, mark = people[whose_turn(zoe)]
        count = len(zoe.seen)
        for line in lines_for(screen, ask, top_seen(zoe)):
            screen.type(f"{mark}{line}")
            time.sleep(1.0)
        wait_until(zoe, partial(whose_turn_since, zoe, count))


def whose_turn(zoe: PlainClient) -> str:
    """Return whose turn the room was told last."""
    zoe.receive(0.2)
    told = (re.findall(r"À (\w+)\.$", plain(line)) for line in zoe.seen)
    names: list[str] = [name for found in told for name in found]
    return names[-1]


def whose_turn_since(zoe: PlainClient, count: int) -> bool:
    """Whether a turn was told since."""
    return any(re.search(r"À \w+\.$", plain(line)) for line in zoe.seen[count:])


def wait_until(client: PlainClient, holds: Callable[[], bool]) -> None:
    """Read until something holds."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, client.seen[-10:]
        client.receive(0.5)


def seen(client: PlainClient) -> list[str]:
    """The lines of the room and of the host program that a client has read."""
    return [line for line in client.seen if re.match(r":\S+!\S+ ", line)]


def theft(folder: Path, home: Path) -> None:
    """Somebody takes the nick of a player; without accounts, and with them."""
    with ngircd(home) as port, hosting(port, home):
        anne, paul, thief = plain_clients(port, ROOM, "Anne", "Paul", "Voleur")
        begin(anne, paul)
        anne.write("NICK Zaza")
        anne.wait_for(" NICK :?Zaza")
        thief.write("NICK Anne")
        thief.wait_for(" NICK :?Anne")
        for line in ("!cartes", "!jeu 1", "!conseil", "!stop"):
            thief.write(f"PRIVMSG {ROOM} :{line}")
            thief.wait_for(private("Anne"))
        anne.write(f"PRIVMSG {ROOM} :!cartes")
        anne.wait_for(private("Zaza") + r"\d cartes")
        report(folder / "theft-without-accounts.txt", thief=thief, anne=anne)
    shutil.rmtree(home / "accessible-uno")
    with inspircd_with_services(home) as port, hosting(port, home):
        anne, paul, thief = plain_clients(port, ROOM, "Anne", "Paul", "Voleur")
        anne.register("secret")
        begin(anne, paul)
        anne.close()
        paul.wait_for(r":Anne!\S+ QUIT")
        thief.write("NICK Anne")
        thief.wait_for(" NICK :?Anne")
        thief.write(f"PRIVMSG {ROOM} :!cartes")
        thief.wait_for(private("Anne"))
        thief.write("NICK Voleur")
        thief.wait_for(" NICK :?Voleur")
        again = PlainClient(port, "Anne2", user="elsewhere")
        again.join(ROOM)
        again.write("PRIVMSG NickServ :IDENTIFY Anne secret")
        again.wait_for("You are now identified")
        again.write(f"PRIVMSG {ROOM} :!cartes")
        again.wait_for(private("Anne2") + r"\d cartes")
        report(folder / "theft-with-accounts.txt", thief=thief, anne_elsewhere=again)


def restart(folder: Path, home: Path) -> None:
    """The host program is killed in mid-turn, and started again."""
    with ngircd(home) as port:
        anne, paul, zoe = plain_clients(port, ROOM, "Anne", "Paul", "Zoe")
        with hosting(port, home):
            begin(anne, paul)
            anne.write(f"PRIVMSG {ROOM} :!cartes")
            anne.wait_for(private("Anne") + r"\d cartes")
        anne.wait_for(rf":{HOST}!\S+ QUIT")
        with hosting(port, home):
            anne.wait_for(PLAYS + "La partie interrompue")
            anne.write(f"PRIVMSG {ROOM} :!cartes")
            anne.wait_for(private("Anne") + r"\d cartes")
            paul.write(f"PRIVMSG {ROOM} :!répète")
            paul.wait_for(private("Paul") + "À|C’est")
            time.sleep(0.5)
            report(folder / "restart.txt", anne=anne, zoe_spectator=zoe)


def begin(anne: PlainClient, paul: PlainClient) -> None:
    """Let two people begin a game."""
    wait_for_host(anne)
    for client in (anne, paul):
        client.write(f"PRIVMSG {ROOM} :!go")
        anne.wait_for(PLAYS + f".*{client.nick} joue")
    anne.write(f"PRIVMSG {ROOM} :!start")
    anne.wait_for(private("Anne") + ".*7 cartes")


def report(place: Path, **clients: PlainClient) -> None:
    """Write what several people have read."""
    parts = []
    for name, client in clients.items():
        client.receive(0.3)
        parts.append("\n".join((f"-- {name.replace('_', ', ')}", *seen(client))))
    write(place, "\n".join(parts))


def write(place: Path, text: str) -> None:
    """Write a file, with plain ends of lines."""
    place.parent.mkdir(parents=True, exist_ok=True)
    lines = [line.rstrip() for line in text.splitlines() if line.strip()]
    place.write_text("\n".join(lines) + "\n", "utf-8")
    sys.stdout.write(f"{place}\n")


def main() -> None:
    """Write all transcripts."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else PLACE
    for scene in (game, theft, restart):
        with tempfile.TemporaryDirectory() as home:
            scene(folder, Path(home))


if __name__ == "__main__":
    main()
