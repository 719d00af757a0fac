"""What people and servers do that a table has to bear: colours, restarts, nicks, silenced rooms."""

from __future__ import annotations

import signal
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from irc_hosting import HOST, PLAYS, ROOM, hosting, private, wait_for_host
from irc_servers import PlainClient, inspircd, ngircd, plain_clients
from joined_player import JoinedPlayer


def begin(anne: PlainClient, paul: PlainClient) -> str:
    """Let two people begin a game; return the numbered hand of the first."""
    wait_for_host(anne)
    for client in (anne, paul):
        client.write(f"PRIVMSG {ROOM} :!go")
        anne.wait_for(PLAYS + f".*{client.nick} joue")
    anne.write(f"PRIVMSG {ROOM} :!start")
    return anne.wait_for(private("Anne") + "Vos 7 cartes")


@pytest.mark.long
def test_a_coloured_line_is_what_was_typed(tmp_path: Path) -> None:
    """In the room and privately: bold, colour and reverse change no command and no card."""
    with ngircd(tmp_path) as port, hosting(port, tmp_path):
        anne, paul = plain_clients(port, ROOM, "Anne", "Paul")
        begin(anne, paul)
        for target in (ROOM, HOST):
            for line in ("\x02!cartes\x02", "!\x0304cartes\x03"):
                anne.write(f"PRIVMSG {target} :{line}")
                anne.wait_for(private("Anne") + r"\d cartes\. 1\s: ")
            anne.write(f"PRIVMSG {target} :!joue \x0304bleu 77\x03")
            anne.wait_for(private("Anne") + "(?!.*04).*77 bleu")
        for client in (anne, paul):
            client.close()


@pytest.mark.long
@pytest.mark.parametrize("server", [ngircd, inspircd])
def test_a_client_follows_its_host_through_every_restart(
    server: Callable[[Path], AbstractContextManager[int]], tmp_path: Path
) -> None:
    """Three times, killed and orderly, with and without extended-join: the table is told."""
    with server(tmp_path) as port:
        paul = PlainClient(port, "Paul")
        paul.join(ROOM)
        with hosting(port, tmp_path, end=signal.SIGKILL):
            wait_for_host(paul)
            anne = JoinedPlayer(port, "Anne", ROOM, tmp_path / "anne")
            anne.wait_for("La table est là")
            anne.type("go")
            paul.wait_for(PLAYS + ".*Anne joue")
            paul.write(f"PRIVMSG {ROOM} :!go")
            anne.wait_for("Paul joue")
            anne.type("commence")
            anne.wait_for(r"Vos 7 cartes")
        for end in (signal.SIGTERM, signal.SIGKILL, signal.SIGTERM):
            paul.wait_for(rf"^:{HOST}!\S+ QUIT")
            with hosting(port, tmp_path, end=end):
                anne.wait_for("Le programme hôte est de retour")
                anne.wait_for(r"\d cartes\. 1\s: ")
        anne.kill()
        paul.close()
