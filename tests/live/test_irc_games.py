"""Whole games on real servers, and what goes wrong on real networks."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest
from irc_hosting import (
    HOST,
    PLAYS,
    REPORTS,
    ROOM,
    hosting,
    private,
    wait_for_host,
    wait_for_report,
)
from irc_players import TablePlayer, plain, play_on
from irc_servers import (
    PATIENCE,
    PlainClient,
    inspircd,
    make_certificate,
    ngircd,
    plain_clients,
)

pytestmark = pytest.mark.long

NAMES = ("Anne", "Paul", "Zoe", "Marc", "Lea", "Jean", "Ines", "Hugo", "Nina", "Yves")


def host_lines(client: PlainClient, room: str = ROOM) -> list[str]:
    """What a client has read of the host program in a room."""
    return [line for line in client.seen if re.match(rf":{HOST}!\S+ PRIVMSG {room} :", line)]


def private_lines(client: PlainClient) -> list[str]:
    """What a client has read of the host program in private: each line has its own nick."""
    lines = [line for line in client.seen if re.match(rf":{HOST}!\S+ NOTICE ", line)]
    assert all(f" NOTICE {client.nick} :" in line for line in lines)
    return [plain(line.split(" :", 1)[1]) for line in lines]


def test_a_game_of_ten_in_french(tmp_path: Path) -> None:
    """Everybody and an onlooker read the same lines in the room, and nobody another's hand."""
    with inspircd(tmp_path) as port, hosting(port, tmp_path):
        *clients, onlooker = plain_clients(port, ROOM, *NAMES, "Spectateur")
        wait_for_host(clients[0])
        players = [TablePlayer(client, ROOM, HOST) for client in clients]
        for player in players:
            player.write("!go")
            clients[0].wait_for(PLAYS + f".*{player.client.nick} joue")
        players[0].write("!table chat deal=5")
        clients[0].wait_for(PLAYS + ".*donne 5")
        players[0].write("!start")
        play_on(players, [onlooker], "Classement")
        for client in (*clients, onlooker):
            client.wait_for(PLAYS + ".*La partie est finie")
        room = host_lines(onlooker)
        assert all(host_lines(client) == room for client in clients)
        told = plain("\n".join(room))
        assert all(f"{name} joue" in told for name in NAMES)
        ranking = re.search(r"Classement : ([^.]*)\.", told)
        assert ranking is not None
        assert sorted(ranking[1].replace(" et ", ", ").split(", ")) == sorted(NAMES)
        assert not private_lines(onlooker)
        for player in players:
            assert player.head.hands
            others = [each for each in players if each is not player]
            read = private_lines(player.client)
            assert not any(
                hand in read for other in others for hand in other.head.hands if len(hand) > 60
            )
        for client in (*clients, onlooker):
            client.close()
    assert "Traceback" not in (tmp_path / REPORTS).read_text()


def test_two_rooms_in_two_languages(tmp_path: Path) -> None:
    """At once, over one connection: each in its language, and a private line in its reader's."""
    rooms = {ROOM: "fr", "#en": "en"}
    channels = "{ " + ", ".join(f'"{room}" = "{lang}"' for room, lang in rooms.items()) + " }"
    with ngircd(tmp_path) as port, hosting(port, tmp_path, channels=channels):
        anne, paul = plain_clients(port, ROOM, "Anne", "Paul")
        mary, john = plain_clients(port, "#en", "Mary", "John")
        wait_for_host(anne)
        for client, line in ((anne, "!go"), (paul, "!go")):
            client.write(f"PRIVMSG {ROOM} :{line}")
        for client in (mary, john):
            client.write("PRIVMSG #en :!join")
        anne.wait_for(PLAYS + ".*Paul joue")
        mary.wait_for(" PRIVMSG #en :.*John (plays|is playing|joins)")
        john.write("PRIVMSG #en :!language french")
        john.wait_for(private("John") + "Je vous répondrai en français")
        anne.write(f"PRIVMSG {ROOM} :!start")
        mary.write("PRIVMSG #en :!start")
        anne.wait_for(PLAYS + ".*Manche 1")
        mary.wait_for(" PRIVMSG #en :.*Round 1")
        anne.wait_for(private("Anne") + ".*7 cartes")
        mary.wait_for(private("Mary") + ".*7 cards")
        john.wait_for(private("John") + ".*7 cartes")
        assert not host_lines(mary, ROOM)
        assert not host_lines(anne, "#en")
        for client in (anne, paul, mary, john):
            client.close()


def test_a_flood_delays_nobody(tmp_path: Path) -> None:
    """One notice, then silence; who plays is answered as ever."""
    with ngircd(tmp_path) as port, hosting(port, tmp_path):
        anne, paul, noisy = plain_clients(port, ROOM, "Anne", "Paul", "Noisy")
        wait_for_host(anne)
        for client in (anne, paul):
            client.write(f"PRIVMSG {ROOM} :!go")
            anne.wait_for(PLAYS + f".*{client.nick} joue")
        for number in range(100):
            noisy.write(f"PRIVMSG {ROOM if number % 2 else HOST} :!aide {number}")
        begun = time.monotonic()
        anne.write(f"PRIVMSG {ROOM} :!start")
        anne.wait_for(private("Anne") + ".*7 cartes")
        assert time.monotonic() - begun < 5
        anne.write(f"PRIVMSG {ROOM} :!ordre")
        anne.wait_for(private("Anne"))
        noisy.wait_for("ignorées")
        noisy.receive(1.0)
        told = private_lines(noisy)
        assert sum("ignorées" in line for line in told) == 1
        assert len(told) == 9
        for client in (anne, paul, noisy):
            client.close()


def test_a_host_that_is_killed_goes_on(tmp_path: Path) -> None:
    """In mid-turn, without a word; the same hand, the same question, and a move is worth what it
    was."""
    with ngircd(tmp_path) as port:
        anne, paul = plain_clients(port, ROOM, "Anne", "Paul")
        with pytest.raises(AssertionError), hosting(port, tmp_path) as program:
            wait_for_host(anne)
            for client in (anne, paul):
                client.write(f"PRIVMSG {ROOM} :!go")
                anne.wait_for(PLAYS + f".*{client.nick} joue")
            anne.write(f"PRIVMSG {ROOM} :!start")
            anne.wait_for(private("Anne") + ".*7 cartes")
            anne.write(f"PRIVMSG {ROOM} :!cartes")
            before = anne.wait_for(private("Anne") + r"\d cartes")
            program.send_signal(signal.SIGKILL)
            program.wait(PATIENCE)
        with hosting(port, tmp_path):
            paul.wait_for(PLAYS + "La partie interrompue reprend")
            anne.write(f"PRIVMSG {ROOM} :!cartes")
            assert anne.wait_for(private("Anne") + r"\d cartes") == before
        for client in (anne, paul):
            client.close()


def test_a_certificate_is_verified(tmp_path: Path) -> None:
    """Signed by an authority that the machine trusts, or refused in a sentence."""
    make_certificate(tmp_path, "authority")
    make_certificate(tmp_path, "server", "authority")
    with ngircd(tmp_path, tls=True) as port:
        (anne,) = plain_clients(port, ROOM, "Anne")
        tls_port = port + 1
        trusted = str(tmp_path / "authority.pem")
        with hosting(tls_port, tmp_path, tls="true", SSL_CERT_FILE=trusted, LANG="fr_FR.UTF-8"):
            wait_for_host(anne)
        with hosting(tls_port, tmp_path, tls="true", LANG="fr_FR.UTF-8"):
            wait_for_report(tmp_path, "aucune autorité")
        anne.close()
    reports = (tmp_path / REPORTS).read_text()
    assert "Traceback" not in reports


def test_the_unit_is_understood_by_systemd(tmp_path: Path) -> None:
    """Where there is a systemd; the program's own place is the packager's."""
    verify = shutil.which("systemd-analyze")
    if verify is None:
        pytest.skip("no systemd here")
    unit = Path(__file__).parents[2] / "docs/examples/host/accessible-uno-host.service"
    made = tmp_path / unit.name
    made.write_text(unit.read_text().replace("/usr/bin/accessible-uno", "/bin/true"))
    command = [verify, "verify", str(made)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
