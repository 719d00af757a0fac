"""The host program on real servers, with people whose chat programs know nothing of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from irc_hosting import HOST, PLAYS, ROOM, hosting, nicks_seen_by, private, wait_for_host
from irc_servers import (
    LinkedServers,
    PlainClient,
    inspircd,
    inspircd_with_services,
    ngircd,
    plain_clients,
)


@pytest.mark.parametrize("server", [ngircd, pytest.param(inspircd, marks=pytest.mark.long)])
def test_a_table_of_two_and_a_thief(
    server: Callable[[Path], AbstractContextManager[int]], tmp_path: Path
) -> None:
    """Enrolled in the room and in private, dealt in private; a nick taken over is worth nothing;
    a stopped host goes on with the same hands."""
    with server(tmp_path) as port:
        anne, paul, thief = plain_clients(port, ROOM, "Anne", "Paul", "Thief")
        with hosting(port, tmp_path):
            wait_for_host(anne)
            anne.write(f"PRIVMSG {ROOM} :!go")
            paul.wait_for(PLAYS + "Anne joue")
            paul.write(f"PRIVMSG {HOST} :go")
            anne.wait_for(PLAYS + "Paul joue")
            anne.write(f"PRIVMSG {ROOM} :!start")
            hand = anne.wait_for(private("Anne") + ".*7 cartes").split(" :", 1)[1]
            paul.wait_for(private("Paul") + ".*7 cartes")
            anne.write("NICK Zaza")
            anne.wait_for(" NICK :?Zaza")
            thief.write("NICK Anne")
            thief.write(f"PRIVMSG {ROOM} :!cartes")
            thief.wait_for(private("Anne") + "Vous ne jouez pas")
            anne.write(f"PRIVMSG {ROOM} :!cartes")
            before = anne.wait_for(private("Zaza") + r"\d cartes")
            assert not any(hand in line for line in (*thief.seen, *paul.seen))
        paul.wait_for(PLAYS + "Le programme hôte s’arrête")
        with hosting(port, tmp_path):
            paul.wait_for(PLAYS + "La partie interrompue reprend")
            anne.write(f"PRIVMSG {ROOM} :!cartes")
            assert anne.wait_for(private("Zaza") + r"\d cartes") == before
            paul.write(f"PRIVMSG {ROOM} :!abandon")
            anne.wait_for(PLAYS + ".*gagne la partie")
        for client in (anne, paul, thief):
            client.close()


def test_a_seat_belongs_to_the_account(tmp_path: Path) -> None:
    """It is found again from another connection under another nick; the host program itself has an
    account, and its operator is known by one."""
    with inspircd_with_services(tmp_path) as port:
        clients = plain_clients(port, ROOM, HOST, "Anne", "Paul", "Zaza")
        owner, anne, paul, elsewhere = clients
        owner.register("secret1")
        owner.close()
        anne.register("secret2")
        settings = f'account = "{HOST}"', 'operators = ["anne"]', "plain-password = true"
        with hosting(port, tmp_path, *settings, password="secret1"):
            wait_for_host(anne)
            anne.write(f"WHOIS {HOST}")
            anne.wait_for(rf" 330 Anne {HOST} {HOST} ")
            for client in (anne, paul):
                client.write(f"PRIVMSG {ROOM} :!go")
                paul.wait_for(PLAYS + f".*{client.nick} joue")
            anne.write(f"PRIVMSG {ROOM} :!start")
            anne.wait_for(private("Anne") + ".*7 cartes")
            anne.close()
            paul.wait_for(" QUIT ")
            elsewhere.write(f"PRIVMSG {ROOM} :!cartes")
            elsewhere.wait_for(private("Zaza") + "Vous ne jouez pas")
            elsewhere.write("PRIVMSG NickServ :IDENTIFY Anne secret2")
            elsewhere.wait_for("You are now identified")
            elsewhere.write(f"PRIVMSG {ROOM} :!cartes")
            elsewhere.wait_for(private("Zaza") + r"\d+ cartes")
            elsewhere.write(f"PRIVMSG {ROOM} :!exclus Paul")
            elsewhere.wait_for(PLAYS + ".*Paul ne joue plus")
        for client in (paul, elsewhere):
            client.close()


@pytest.mark.long
def test_a_netsplit_stops_the_table_and_a_return_goes_on(tmp_path: Path) -> None:
    """The link between two servers is cut, with a player on the far side."""
    with LinkedServers(tmp_path) as servers, hosting(servers.first, tmp_path):
        anne, paul = PlainClient(servers.first, "Anne"), PlainClient(servers.second, "Paul")
        anne.join(ROOM)
        paul.join(ROOM)
        wait_for_host(anne)
        while "Paul" not in nicks_seen_by(anne):
            time.sleep(0.1)
        for client in (anne, paul):
            client.write(f"PRIVMSG {ROOM} :!go")
            anne.wait_for(PLAYS + f".*{client.nick} joue")
        anne.write(f"PRIVMSG {ROOM} :!start")
        paul.wait_for(private("Paul") + ".*7 cartes")
        servers.cut_second()
        anne.wait_for(PLAYS + ".*Paul n’est plus là")
        servers.start(1)
        again = PlainClient(servers.second, "Paul")
        again.join(ROOM)
        while "Paul" not in nicks_seen_by(anne):
            time.sleep(0.1)
        again.write(f"PRIVMSG {ROOM} :!cartes")
        again.wait_for(private("Paul") + r"\d+ cartes")
        again.write(f"PRIVMSG {ROOM} :!abandon")
        anne.wait_for(PLAYS + ".*Anne gagne la partie")
        for client in (anne, paul, again):
            client.close()
