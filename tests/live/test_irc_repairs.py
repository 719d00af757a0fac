"""What people and servers do that a table has to bear: colours, restarts, nicks, silenced rooms."""

from __future__ import annotations

import signal
import ssl
from collections.abc import Callable
from contextlib import AbstractContextManager
from hashlib import sha256
from pathlib import Path
from typing import Final

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
from irc_servers import (
    PlainClient,
    inspircd,
    inspircd_with_services,
    make_certificate,
    ngircd,
    plain_clients,
    relayed,
)
from joined_player import JoinedPlayer

ENGLISH: Final = "en_GB.UTF-8"


def begin(anne: PlainClient, *others: PlainClient) -> str:
    """Let people begin a game; return the line with the hand of the first."""
    wait_for_host(anne)
    for client in (anne, *others):
        client.write(f"PRIVMSG {ROOM} :!go")
        anne.wait_for(PLAYS + f".*{client.nick} joue")
    anne.write(f"PRIVMSG {ROOM} :!start")
    return anne.wait_for(private("Anne") + ".*7 cartes")


@pytest.mark.long
def test_a_coloured_line_is_what_was_typed(tmp_path: Path) -> None:
    """In the room and privately: bold, colour, reverse and italic change no command and no card."""
    with ngircd(tmp_path) as port, hosting(port, tmp_path, seed="deal232"):
        anne, paul = plain_clients(port, ROOM, "Anne", "Paul")
        begin(anne, paul)
        for target, line in (  # no more than one person may write in ten seconds
            (ROOM, "\x02!cartes\x02"),
            (ROOM, "!\x0304cartes\x03"),
            (HOST, "\x16!\x1dcartes"),
        ):
            anne.write(f"PRIVMSG {target} :{line}")
            anne.wait_for(private("Anne") + r"\d cartes\. 1\s: ")
        anne.write(f"PRIVMSG {ROOM} :!joue \x0304bleu 77\x03")
        anne.wait_for(private("Anne") + "(?!.*04).*77 bleu")
        anne.write(f"PRIVMSG {ROOM} :!\x0304bleu 9\x03")
        paul.wait_for(PLAYS + "Anne joue le 9 bleu")
        paul.write(f"PRIVMSG {HOST} :\x1d!\x0304,12bleu 3")
        anne.wait_for(PLAYS + ".*Paul joue le 3 bleu")
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
            anne.wait_for("tient la table")
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


NICKS: Final = (("Zoé", "Zoe"), ("1bob", "bob"), ("N" * 40, "N" * 20), ("Łœç", "oec"))
"""What ngIRCd refuses, and what is asked for in its place."""


@pytest.mark.long
def test_a_name_that_is_no_nick_becomes_one_and_is_said(tmp_path: Path) -> None:
    """And so is a nick that is taken; the host program keeps its letters too."""
    with ngircd(tmp_path) as port:
        paul = PlainClient(port, "Paul")
        paul.join(ROOM)
        for name, nick in NICKS:
            player = JoinedPlayer(port, name, ROOM, tmp_path / nick)
            player.wait_for(f"n’accepte pas le nom {name}[ \u202f]; le nom porté ici est {nick}\\.")
            paul.wait_for(rf"^:{nick}!\S+ JOIN ")
            player.kill()
        player = JoinedPlayer(port, "paul", ROOM, tmp_path / "paul")
        player.wait_for("le nom paul est déjà pris.*le nom porté ici est paul_")
        paul.write("NICK Pauline")
        player.wait_for("le nom porté ici est maintenant paul")
        player.kill()
        paul.close()


@pytest.mark.long
def test_a_port_without_tls_is_called_so(tmp_path: Path) -> None:
    """Within seconds; a server that wants a password says it itself."""
    with ngircd(tmp_path, password="open") as port:
        with hosting(port, tmp_path, tls="true", LANG=ENGLISH):
            wait_for_report(tmp_path, f"port {port} takes no encrypted connection")
        with hosting(port, tmp_path, LANG=ENGLISH):
            wait_for_report(tmp_path, "It says: .*[Pp]assword")
        (tmp_path / "secret").write_text("open\n")
        (tmp_path / "secret").chmod(0o600)
        setting = f'plain-password = true\nserver-password-file = "{tmp_path}/secret"'
        with hosting(port, tmp_path, setting, LANG=ENGLISH):
            wait_for_report(tmp_path, "the password goes there unencrypted, as you wished")
            wait_for_report(tmp_path, f"connected as {HOST}")


@pytest.mark.long
def test_the_rooms_of_clubs(tmp_path: Path) -> None:
    """A key, a wrong key, and an invitation, for which the host program asks."""
    with inspircd(tmp_path) as port:
        anne = PlainClient(port, "Anne")
        anne.join(ROOM)
        anne.write(f"MODE {ROOM} +k secret")
        anne.wait_for(r" MODE \S+ :?\+k")
        with hosting(port, tmp_path, 'key = "other"', LANG=ENGLISH):
            wait_for_report(tmp_path, "has a key, and not the one given")
        with hosting(port, tmp_path, f'key = {{ "{ROOM}" = "secret" }}'):
            wait_for_host(anne)
        anne.write(f"MODE {ROOM} -k+i secret")
        anne.wait_for(r" MODE \S+ :?-k")
        with hosting(port, tmp_path, LANG=ENGLISH):
            wait_for_report(tmp_path, f"type: /invite {HOST} {ROOM}")
            anne.wait_for("accessible-uno host")  # it knocks
            anne.write(f"INVITE {HOST} {ROOM}")
            wait_for_host(anne)
        anne.close()


@pytest.mark.long
def test_a_certificate_proves_the_account(tmp_path: Path) -> None:
    """SASL EXTERNAL: no password is anywhere; one that the services do not know is told."""
    make_certificate(tmp_path, "authority")
    make_certificate(tmp_path, "server", "authority")
    make_certificate(tmp_path, HOST)
    both = (tmp_path / f"{HOST}.pem").read_text() + (tmp_path / f"{HOST}.key").read_text()
    (tmp_path / "both.pem").write_text(both)
    (tmp_path / "both.pem").chmod(0o600)
    settings = (f'account = "{HOST}"', f'certificate-file = "{tmp_path}/both.pem"')
    trusted = str(tmp_path / "authority.pem")
    with inspircd_with_services(tmp_path, tls=True) as port:
        owner, anne = plain_clients(port, ROOM, HOST, "Anne")
        owner.register("secret1")
        with hosting(
            port + 1, tmp_path, *settings, tls="true", SSL_CERT_FILE=trusted, LANG=ENGLISH
        ):
            wait_for_report(tmp_path, f"the account {HOST} is not accepted")
        proof = sha256(ssl.PEM_cert_to_DER_cert((tmp_path / f"{HOST}.pem").read_text()))
        owner.write(f"PRIVMSG NickServ :CERT ADD {proof.hexdigest()}")
        owner.wait_for("fingerprint")
        owner.close()
        with hosting(
            port + 1, tmp_path, *settings, tls="true", SSL_CERT_FILE=trusted, LANG=ENGLISH
        ):
            wait_for_host(anne)
            anne.write(f"WHOIS {HOST}")
            anne.wait_for(rf" 330 Anne {HOST} {HOST} ")
        # Services may know a certificate without being asked, but later.
        assert (tmp_path / REPORTS).read_text().count("is not accepted") == 1
        anne.close()


@pytest.mark.long
@pytest.mark.parametrize("number", [b"404", b"482"])
def test_a_game_goes_on_in_private_where_the_room_is_silenced(
    number: bytes, tmp_path: Path
) -> None:
    """+m: told once, each line to each player alone; with voice the room hears it again.

    Whichever number the server answers with: ngIRCd has one, others the other.
    """

    def change(line: bytes) -> bytes:
        return line.replace(b" 404 ", b" %b " % number, 1)

    with ngircd(tmp_path) as port, relayed(port, change) as relay:
        anne, paul, zoe = plain_clients(port, ROOM, "Anne", "Paul", "Zoe")
        with hosting(relay, tmp_path, LANG=ENGLISH):
            begin(anne, paul)
            anne.write(f"MODE {ROOM} +m")
            zoe.wait_for(r" MODE \S+ :?\+m")
            anne.write(f"PRIVMSG {HOST} :rouge 77")
            anne.wait_for(private("Anne") + ".*77 rouge")
            anne.write(f"PRIVMSG {HOST} :abandon")
            for client in (anne, paul):
                client.wait_for(private(client.nick) + "Le salon ne me laisse pas parler")
            paul.wait_for(private("Paul") + ".*(Anne abandonne|gagne)")
            paul.write(f"PRIVMSG {HOST} :revanche")
            for client in (anne, paul):
                client.wait_for(private(client.nick) + ".*Paul propose une revanche")
            anne.write(f"PRIVMSG {HOST} :go")
            for client in (anne, paul):
                client.wait_for(private(client.nick) + ".*7 cartes")
            wait_for_report(tmp_path, f"does not let {HOST} speak.*/mode {ROOM} \\+v {HOST}")
            anne.write(f"MODE {ROOM} +v {HOST}")
            zoe.wait_for(PLAYS + "Je peux de nouveau parler ici.*À (Anne|Paul)")
            anne.write(f"PRIVMSG {ROOM} :!abandon")
            zoe.wait_for(PLAYS + ".*Anne abandonne")
        reports = (tmp_path / REPORTS).read_text()
        assert reports.count("does not let") == 1
        for client in (anne, paul, zoe):
            told = sum("ne me laisse pas parler" in line for line in client.seen)
            assert told == (client is not zoe)
            client.close()


@pytest.mark.long
def test_a_host_that_is_no_longer_in_its_room_comes_back(tmp_path: Path) -> None:
    """442: it never hears that it was put out, as in a network that has come apart; the operator
    and the players are told, once, and what the room has not heard."""

    def change(line: bytes) -> bytes:
        return b"" if b" KICK " in line else line.replace(b" 404 ", b" 442 ", 1)

    with ngircd(tmp_path) as port, relayed(port, change) as relay:
        anne, paul, zoe, eve = plain_clients(port, ROOM, "Anne", "Paul", "Zoe", "Eve")
        with hosting(relay, tmp_path, LANG=ENGLISH):
            begin(anne, paul, zoe)
            anne.write(f"MODE {ROOM} +n")
            anne.write(f"KICK {ROOM} {HOST} :out")
            eve.wait_for(" KICK ")
            zoe.write(f"PRIVMSG {HOST} :abandon")
            for client in (zoe, anne, paul):
                client.wait_for(private(client.nick) + "Le salon ne me laisse pas parler")
                client.wait_for(private(client.nick) + ".*Zoe abandonne")
            wait_for_report(tmp_path, f"does not see us in {ROOM} any more. The program comes back")
            eve.wait_for(rf"^:{HOST}!\S+ JOIN ")
            eve.wait_for(PLAYS + r".*À (Anne|Paul)\.")
            paul.write(f"PRIVMSG {ROOM} :!abandon")
            eve.wait_for(PLAYS + ".*Paul abandonne")
        assert (tmp_path / REPORTS).read_text().count("does not see us") == 1
        for client in (anne, paul, zoe, eve):
            told = sum("ne me laisse pas parler" in line for line in client.seen)
            assert told == (client is not eve)
            client.close()


@pytest.mark.long
def test_who_has_left_is_asked_back_and_private_lines_are_messages(tmp_path: Path) -> None:
    """A rematch waits for who answers; a link that is not known is answered; PRIVMSG on wish."""
    with ngircd(tmp_path) as port, hosting(port, tmp_path):
        anne, paul, zoe = plain_clients(port, ROOM, "Anne", "Paul", "Zoe")
        begin(anne, paul, zoe)
        paul.write(f"PRIVMSG {HOST} :\x01UNO abcd 0 again 5\x01")
        paul.write(f"NOTICE {HOST} :\x01UNO abcd 0 again 5\x01")
        paul.wait_for(private("Paul") + "\x01UNO abcd 0 unknown\x01")
        paul.write(f"PRIVMSG {ROOM} :!privé message")
        paul.wait_for(rf"^:{HOST}!\S+ PRIVMSG Paul :Mes lignes privées")
        paul.write(f"PRIVMSG {ROOM} :!abandon")
        anne.wait_for(PLAYS + ".*Paul abandonne")
        anne.write(f"PRIVMSG {ROOM} :!stop")
        anne.wait_for(PLAYS + ".*La partie est arrêtée")
        anne.write(f"PRIVMSG {ROOM} :!revanche")
        paul.wait_for(rf"^:{HOST}!\S+ PRIVMSG Paul :Anne propose une revanche")
        paul.write(f"PRIVMSG {ROOM} :!go")
        anne.wait_for(PLAYS + ".*La partie commence")
        for client in (anne, paul, zoe):
            client.close()
