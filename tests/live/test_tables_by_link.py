"""Tables by links as people use them: from a terminal, from a chat room, with what goes wrong."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from chat_clients import IN_ROOM, PROGRAMS, WIDE, Sitter
from chat_transcripts import Screen
from irc_hosting import PLAYS, ROOM, hosting, private, wait_for_host
from irc_servers import PATIENCE, PlainClient, ngircd, plain_clients
from joined_player import JoinedPlayer
from link_player import bare_page, free_port, hosting_page, wait_for_port
from web_servers import make_certificate

pytestmark = pytest.mark.long

LINK = r"http://127\.0\.0\.1:\d+/#\S+"


def test_a_chat_room_and_links_meet_at_one_table(tmp_path: Path) -> None:
    """Who asks for the link in the room is told it; a terminal comes by it and plays with IRC."""
    port = free_port()
    options = ("--web", f"127.0.0.1:{port}", "--folder", str(bare_page(tmp_path)))
    with ngircd(tmp_path) as irc, hosting(irc, tmp_path, options=options):
        paul = PlainClient(irc, "Paul")
        paul.join(ROOM)
        wait_for_host(paul)
        paul.write(f"PRIVMSG {ROOM} :!lien")
        link = re.search(LINK, paul.wait_for(LINK))
        assert link is not None
        anne = JoinedPlayer(link[0], "Anne", "", tmp_path / "anne", locale="en")
        anne.wait_for("You are at the table, as Anne")
        anne.wait_for("The table is there")
        anne.type("go")
        paul.wait_for(PLAYS + ".*Anne joue")
        paul.write(f"PRIVMSG {ROOM} :!go")
        anne.wait_for("Paul plays")
        paul.write(f"PRIVMSG {ROOM} :salut Anne")
        anne.wait_for("Paul says: salut Anne")
        anne.type("say hello you")
        paul.wait_for("hello you")
        anne.type("start")
        paul.wait_for(private("Paul") + ".*cartes")
        anne.wait_for("Your 7 cards")
        paul.write(f"PRIVMSG {ROOM} :!abandon")
        anne.wait_for("You win the match")
        anne.leave()
        paul.close()


HINT = re.compile(r"(Jouez|Piochez)(?: (?:un |une |le |la |l’)?([^:.]+))?")


def follow_hints(player: JoinedPlayer, over: threading.Event) -> None:
    """Do what the hint says, whenever it is asked, until the others have seen enough."""
    while not over.is_set():
        if not (asked := player.wait_a_moment_for("À vous|Quelle couleur")):
            continue
        if asked == "Quelle couleur":
            player.type("rouge")
            continue
        player.type("conseil")
        found = HINT.search(player.wait_for(HINT.pattern))
        assert found is not None
        player.type("pioche" if found[1] == "Piochez" else found[2])


def test_irssi_and_a_link_meet_at_one_table(tmp_path: Path) -> None:
    """The link is read in irssi's own window; talk and acts reach both ways."""
    port = free_port()
    options = ("--web", f"127.0.0.1:{port}", "--folder", str(bare_page(tmp_path)))
    program = PROGRAMS["irssi"]
    with ngircd(tmp_path) as irc, hosting(irc, tmp_path, options=options):
        (zoe,) = plain_clients(irc, ROOM, "Zoe")
        wait_for_host(zoe)
        screen = Screen("irssi", program.command(tmp_path / "irssi"), WIDE, LANG="C.UTF-8")
        anne = Sitter(program, screen, zoe)
        try:
            time.sleep(2)
            for line in (*program.connect(irc), *program.settings, "!lien"):
                anne.type(line)
            link = re.search(LINK, zoe.wait_for(LINK))
            assert link is not None
            assert link[0] in anne.shows(IN_ROOM)
            bruno = JoinedPlayer(link[0], "Bruno", "", tmp_path / "bruno")
            bruno.wait_for("La table est là")
            anne.type("!go")
            bruno.wait_for("Anne joue")
            bruno.type("go")
            zoe.wait_for("Bruno joue")
            anne.type("salut Bruno")
            bruno.wait_for("Anne dit\u00a0: salut Bruno")
            bruno.type("dis bonjour Anne")
            zoe.wait_for("bonjour Anne")
            assert "bonjour Anne" in anne.shows(IN_ROOM)
            anne.type("!start")
            bruno.wait_for("Vos 7 cartes")
            over = threading.Event()
            playing = threading.Thread(target=follow_hints, args=(bruno, over), daemon=True)
            playing.start()
            anne.play(IN_ROOM, 3)
            over.set()
            playing.join(PATIENCE)
            assert not playing.is_alive()
            assert re.search("Anne (joue|pioche)", bruno.seen)
            shown = anne.shows(IN_ROOM)
            assert re.search("Bruno (joue|pioche)", shown)
            sys.stdout.write(f"--- irssi\n{shown}\n--- Bruno\n{bruno.seen}\n")
            anne.type("!abandon")
            bruno.wait_for("gagnez la partie")
            bruno.kill()
        finally:
            anne.type("/quit")
            screen.close()
            zoe.close()


def test_a_terminal_comes_back_by_itself(tmp_path: Path) -> None:
    """The host program is killed in mid-game and started again; both are told, and play on."""
    port = free_port()
    url = f"http://127.0.0.1:{port}/"
    with hosting_page(tmp_path, port=port) as host:
        anne = JoinedPlayer(url, "Anne", "", tmp_path / "anne", locale="en")
        link = anne.wait_for(LINK)
        bruno = JoinedPlayer(link, "Bruno", "", tmp_path / "bruno")
        anne.wait_for("Bruno is here")
        for each in (anne, bruno):
            each.type("go")
        anne.wait_for("2 seats")
        anne.type("start")
        bruno.type("start")
        anne.wait_for("Your 7 cards")
        hand = bruno.wait_for(r"Vos 7 cartes[^.]*\.")
        host.kill()
        host.wait()
        anne.wait_for("The connection to the table is lost")
        bruno.wait_for("La connexion à la table est perdue")
        with hosting_page(tmp_path, port=port):
            anne.wait_for("Back at the table")
            bruno.wait_for("De retour à la table")
            bruno.wait_for("7 cartes")
            bruno.kill()
            anne.wait_for("Bruno is away. The game waits")
            again = JoinedPlayer(link, "Bruno", "", tmp_path / "bruno")
            again.wait_for("Vous êtes à la table, sous le nom de Bruno")
            again.wait_for("7 cartes")
            assert len(hand) > 20
            for each in (anne, again):
                each.kill()


def test_a_table_is_found_without_its_link(tmp_path: Path) -> None:
    """Where it wants to be found; by its number or by who is there, and by wrong words first."""
    port = free_port()
    url = f"http://127.0.0.1:{port}/"
    with hosting_page(tmp_path, port=port):
        early = JoinedPlayer(url, "Early", "", tmp_path / "early", "--tables", locale="en")
        early.wait_for("No table asks for players here")
        early.kill()
        anne = JoinedPlayer(url, "Anne", "", tmp_path / "anne", locale="en")
        anne.wait_for(LINK)
        anne.type("public")
        anne.wait_for("hears who is here")
        bruno = JoinedPlayer(url, "Bruno", "", tmp_path / "bruno", "--tables")
        bruno.wait_for("1\u00a0: Anne, avant une partie, règles Salon")
        bruno.wait_for("Quelle table")
        bruno.type("zorp")
        bruno.wait_for("n’est pas une table de cette liste")
        bruno.type("anne")
        bruno.wait_for("Sont là aussi\u00a0: Anne")
        anne.wait_for("Bruno is here")
        for each in (anne, bruno):
            each.kill()


def answer_of(link: str, home: Path, *more: str) -> str:
    """What ``join`` says that cannot join; it ends with status 2."""
    own = {"HOME": str(home), "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home)}
    program = subprocess.Popen(
        [
            sys.executable,
            *["-m", "accessible_uno", "join", "--lang", "en", "--nick", "Zoe"],
            link,
            *more,
        ],
        env={**os.environ, **own},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert program.wait(PATIENCE) == 2
    assert program.stdin is not None
    assert program.stdout is not None
    program.stdin.close()
    told = program.stdout.read()
    assert "Traceback" not in told
    return told


@contextmanager
def answering(raw: bytes) -> Iterator[int]:
    """Answer every connection with some bytes; yield the port."""
    with closing(socket.create_server(("127.0.0.1", 0))) as server:

        def serve() -> None:
            while True:
                try:
                    connection, _ = server.accept()
                except OSError:
                    return
                with connection:
                    connection.recv(65_536)
                    connection.sendall(raw)

        threading.Thread(target=serve, daemon=True).start()
        yield server.getsockname()[1]


def test_what_goes_wrong_gets_one_sentence(tmp_path: Path) -> None:
    """A wrong link, no server, another server, an odd certificate, no encryption, bad options."""
    certificate, key = make_certificate(tmp_path, "uno.example")
    port, other = free_port(), free_port()
    wrong = "a-aaaaaaaaaaaaaaaa"
    tls = ("--certificate", str(certificate), "--certificate-key", str(key))
    with hosting_page(tmp_path, port=port), hosting_page(tmp_path, *tls, port=other):
        base = f"http://127.0.0.1:{port}/"
        assert "No table has this link" in answer_of(f"{base}#{wrong}", tmp_path)
        assert "leads to no table" in answer_of(f"{base}#wrong", tmp_path)
        assert "leads to no table" in answer_of("ftp://example.org/", tmp_path)
        assert "no encrypted connection" in answer_of(f"https://127.0.0.1:{port}/", tmp_path)
        assert "certificate that does not fit" in answer_of(f"https://localhost:{other}/", tmp_path)
    assert "nothing listens there" in answer_of(f"http://127.0.0.1:{port}/", tmp_path)
    with answering(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n") as plain:
        assert "has no tables" in answer_of(f"http://127.0.0.1:{plain}/", tmp_path)
    with answering(b"SSH-2.0-OpenSSH_9.2\r\n") as plain:
        assert "has no tables" in answer_of(f"http://127.0.0.1:{plain}/", tmp_path)
    home = answer_of("http://192.0.2.1/", tmp_path)
    assert "--plain joins all the same" in home


def host_says(home: Path, *options: str) -> str:
    """What ``host`` says that cannot host; it ends with status 2."""
    own = {"HOME": str(home), "XDG_DATA_HOME": str(home)}
    command = [sys.executable, "-m", "accessible_uno", "host", "--lang", "en", *options]
    done = subprocess.run(command, env={**os.environ, **own}, capture_output=True, text=True)
    assert done.returncode == 2, done
    return done.stderr


def test_a_host_that_cannot_serve_says_why(tmp_path: Path) -> None:
    site = ("--folder", str(bare_page(tmp_path)))
    taken = free_port()
    with closing(socket.create_server(("127.0.0.1", taken))):
        assert "cannot be used" in host_says(tmp_path, "--web", f"127.0.0.1:{taken}", *site)
    assert "There is no page" in host_says(tmp_path, "--web", "127.0.0.1", "--folder", "/nowhere")
    odd = tmp_path / "odd.pem"
    odd.write_text("no certificate")
    odd.chmod(0o600)
    command = ("--web", "127.0.0.1", *site, "--certificate", str(odd))
    assert "is no certificate" in host_says(tmp_path, *command)
    assert "--process" in host_says(tmp_path, "--web", "127.0.0.1", *site, "--process", "A/b")


def test_who_hosts_at_home_plays_along(tmp_path: Path) -> None:
    """``host --web --play`` sits at a table of its own, whose link it tells."""
    port = free_port()
    own = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "accessible_uno", "host", "--lang", "en", "--play", "Anne"]
    command += ["--web", f"127.0.0.1:{port}", "--folder", str(bare_page(tmp_path))]
    host = subprocess.Popen(
        command,
        env={**os.environ, **own},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        bufsize=1,
    )
    assert host.stdin is not None
    assert host.stdout is not None
    wait_for_port(port)
    host.stdin.write("link\n")
    found = next(re.search(LINK, line) for line in host.stdout if re.search(LINK, line))
    assert found is not None
    bruno = JoinedPlayer(found[0], "Bruno", "", tmp_path / "bruno", locale="en")
    bruno.wait_for("You are at the table")
    bruno.type("go")
    bruno.wait_for("Bruno plays")
    host.stdin.write("go\n")
    bruno.wait_for("Anne plays")
    host.stdin.write("start\n")
    bruno.type("start")
    bruno.wait_for("Your 7 cards")
    bruno.kill()
    host.kill()
    host.wait()
