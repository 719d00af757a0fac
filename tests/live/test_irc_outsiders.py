"""Who poses as the host program, and who acts from outside the room, on real servers."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from irc_hosting import (
    HOST,
    PLAYS,
    ROOM,
    hosting,
    private,
    wait_for_host,
    wait_for_report,
)
from irc_servers import PlainClient, inspircd, ngircd, plain_clients
from joined_player import JoinedPlayer

from accessible_uno.rooms.irc.message import FRAME
from accessible_uno.rooms.irc.registration import HOST_REAL_NAME


@pytest.mark.parametrize("server", [ngircd, pytest.param(inspircd, marks=pytest.mark.long)])
def test_nobody_outside_the_room_runs_its_table(
    server: Callable[[Path], AbstractContextManager[int]], tmp_path: Path
) -> None:
    """Neither somebody who never came, nor a player whom the room's operator has put out; the
    operator may, and the player comes back to the seat."""
    with server(tmp_path) as port, hosting(port, tmp_path):
        judge, anne, paul = plain_clients(port, ROOM, "Judge", "Anne", "Paul")
        eve = PlainClient(port, "Eve", user="anne")
        eve.wait_for(" 00[14] ")
        wait_for_host(anne)
        refused = f"{private('Eve')}Pour cela, il faut être dans le salon"
        for line in ("table duo", "go", "bot", "start", "stop"):
            eve.write(f"PRIVMSG {HOST} :{line}")
            eve.wait_for(refused)
        eve.write(f"PRIVMSG {ROOM} :!go")
        eve.wait_for(f"{refused}| 404 ")  # a server may let everybody write there
        eve.write(f"NOTICE {HOST} :{FRAME}0000abcd 0 hello 1 fr {ROOM}\x01")
        eve.write(f"PRIVMSG {HOST} :temps")
        eve.wait_for(private("Eve") + "Aucune partie")
        assert not any(FRAME in line for line in eve.seen)
        for client in (anne, paul):
            client.write(f"PRIVMSG {ROOM} :!go")
            anne.wait_for(PLAYS + f".*{client.nick} joue")
        anne.write(f"PRIVMSG {ROOM} :!start")
        anne.wait_for(private("Anne") + ".*7 cartes")
        assert not any("Eve joue" in line for line in anne.seen)
        judge.write(f"MODE {ROOM} +b Anne!*@*")
        judge.write(f"KICK {ROOM} Anne :out")
        anne.wait_for(" KICK ")
        for line in ("stop", "pioche", "cartes"):
            anne.write(f"PRIVMSG {HOST} :{line}")
            anne.wait_for(private("Anne") + "On vous a fait sortir du salon")
        judge.write(f"MODE {ROOM} -b Anne!*@*")
        judge.wait_for(r" MODE \S+ -b")
        anne.write(f"JOIN {ROOM}")
        anne.write(f"PRIVMSG {ROOM} :!cartes")
        anne.wait_for(private("Anne") + r"\d cartes")
        paul.write(f"PRIVMSG {ROOM} :!retire Anne")
        paul.wait_for(private("Paul") + "C’est réservé aux opérateurs")
        judge.write(f"PRIVMSG {ROOM} :!retire Anne")
        paul.wait_for(PLAYS + ".*Anne ne joue plus cette partie")
        for client in (judge, anne, paul, eve):
            client.close()


@pytest.mark.long
@pytest.mark.parametrize("server", [ngircd, inspircd])
def test_an_impostor_that_is_there_first_is_believed_by_nobody_unasked(
    server: Callable[[Path], AbstractContextManager[int]], tmp_path: Path
) -> None:
    """The player is told of both, and chooses; the host program tells its operator and the room.

    The room gives the true one a voice, which speaks for it.
    """
    with server(tmp_path) as port:
        judge = PlainClient(port, "Judge")
        judge.join(ROOM)
        aaa = PlainClient(port, "aaa", real_name=HOST_REAL_NAME)
        aaa.join(ROOM)
        with hosting(port, tmp_path):
            aaa.wait_for(PLAYS + "aaa dit être aussi un programme hôte")
            wait_for_report(tmp_path, "aaa")
            judge.write(f"MODE {ROOM} +v {HOST}")
            aaa.wait_for(" MODE ")
            anne = JoinedPlayer(port, "Anne", ROOM, tmp_path / "anne")
            anne.wait_for(rf"1, {HOST}, qui a des droits dans le salon\. 2, aaa\. Qui croyez-vous")
            aaa.write("NOTICE Anne :Tapez votre mot de passe pour continuer.")
            anne.type(HOST)
            anne.wait_for(rf"{HOST} tient la table")
            assert "mot de passe" not in anne.seen
            anne.leave()
            alone = JoinedPlayer(port, "Zoe", ROOM, tmp_path / "zoe", "--host", "aaa")
            token = aaa.wait_for(r"hello 1 fr").partition(FRAME)[2].split()[0]
            aaa.write(f"NOTICE Zoe :{FRAME}{token} 1 version 1\x01")
            aaa.write("NOTICE Zoe :Tapez votre mot de passe pour continuer.")
            alone.wait_for(r"aaa\s: Tapez votre mot de passe pour continuer\.")
            alone.kill()
        for client in (judge, aaa):
            client.close()
