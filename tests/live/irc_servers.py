"""Real IRC servers on loopback, and plain clients that share no code with the host program."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

PATIENCE: Final = 20.0
"""Seconds that anything on loopback may take on a loaded machine."""

NGIRCD: Final = """\
[Global]
    Name = irc.test
    Info = test
    Listen = 127.0.0.1
    Ports = {port}
    MotdPhrase = hello
    Password = {password}
[Limits]
    MaxConnectionsIP = 0
    MaxJoins = 0
    MaxPenaltyTime = 0
    MaxNickLength = 20
[Options]
    DNS = no
    Ident = no
    PAM = no
"""

NGIRCD_TLS: Final = """\
[SSL]
    Ports = {port}
    CertFile = {folder}/server.pem
    KeyFile = {folder}/server.key
"""

INSPIRCD: Final = """\
<config format="xml">
<server name="{name}" description="test" network="Test" id="{sid}">
<admin name="test" nick="test" email="test@irc.test">
<bind address="127.0.0.1" port="{port}" type="clients">
<connect allow="*" timeout="60" maxchans="20" localmax="1000" globalmax="1000"
         commandrate="1000000" threshold="1000" recvq="65536" softsendq="1048576"
         hardsendq="1048576" fakelag="off" useident="no" resolvehostnames="no">
<performance quietbursts="yes" nouserdns="yes" softlimit="12800" clonesonconnect="no">
<options casemapping="rfc1459" hidemodes="" syntaxhints="no">
<limits maxnick="30" maxident="20" maxline="512">
<pid file="{folder}/inspircd.pid">
<path configdir="{folder}" datadir="{folder}" logdir="{folder}" runtimedir="{folder}">
<log method="file" type="* -USERINPUT -USEROUTPUT" level="default" target="{folder}/log">
<module name="ircv3">
<module name="ircv3_accounttag">
<module name="ircv3_capnotify">
<module name="cap">
<module name="services_account">
<module name="knock">
"""

INSPIRCD_TLS: Final = """\
<module name="ssl_gnutls">
<module name="sslinfo">
<sslprofile name="test" provider="gnutls" certfile="{folder}/server.pem"
            keyfile="{folder}/server.key" hash="sha256" requestclientcert="yes">
<bind address="127.0.0.1" port="{tls_port}" type="clients" sslprofile="test">
"""

FIRST: Final = {"name": "irc.test", "sid": "1TT"}
SECOND: Final = {"name": "other.test", "sid": "2TT"}

SERVER_LINK: Final = """\
<bind address="127.0.0.1" port="{here}" type="servers">
<link name="{other}" ipaddr="127.0.0.1" port="{there}" allowmask="127.0.0.1"
      sendpass="link" recvpass="link">
<autoconnect period="1" server="{other}">
<module name="spanningtree">
"""

SERVICES_LINK: Final = """\
<bind address="127.0.0.1" port="{link}" type="servers">
<link name="services.test" ipaddr="127.0.0.1" port="{link}" allowmask="127.0.0.1"
      sendpass="link" recvpass="link">
<uline server="services.test" silent="yes">
<module name="spanningtree">
<module name="sasl">
<module name="hidechans">
<sasl target="services.test">
"""

ATHEME: Final = """\
loadmodule "modules/protocol/inspircd";
loadmodule "modules/backend/opensex";
loadmodule "modules/crypto/pbkdf2v2";
loadmodule "modules/nickserv/main";
loadmodule "modules/nickserv/identify";
loadmodule "modules/nickserv/register";
loadmodule "modules/saslserv/main";
loadmodule "modules/nickserv/cert";
loadmodule "modules/saslserv/plain";
loadmodule "modules/saslserv/external";
crypto {{ pbkdf2v2_rounds = 10000; }};
serverinfo {{
    name = "services.test"; desc = "services"; numeric = "00A"; recontime = 1;
    netname = "Test"; hidehostsuffix = "users.test"; adminname = "test";
    adminemail = "t@irc.test"; registeremail = "t@irc.test"; mta = "/bin/true";
    loglevel = {{ error; }}; maxlogins = 5; maxusers = 0; maxnicks = 5; maxchans = 5;
    mdlimit = 30; emaillimit = 100; emailtime = 300; auth = none; casemapping = rfc1459;
}};
uplink "irc.test" {{
    host = "127.0.0.1"; port = {link}; send_password = "link"; receive_password = "link";
}};
nickserv {{ nick = "NickServ"; user = "NickServ"; host = "services.test"; real = "NickServ"; }};
saslserv {{ nick = "SaslServ"; user = "SaslServ"; host = "services.test"; real = "SaslServ"; }};
general {{ permissive_mode; uflags = {{ hidemail; }}; cflags = {{ }}; }};
"""


def free_port() -> int:
    """Return a port of loopback that nothing listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def ngircd(folder: Path, *, tls: bool = False, password: str = "") -> Iterator[int]:
    """Run a server without capabilities; yield its port.

    With TLS, the next port is encrypted, with ``server.pem`` and ``server.key`` of the folder.
    """
    port = free_port()
    config = folder / "ngircd.conf"
    more = NGIRCD_TLS.format(port=port + 1, folder=folder) if tls else ""
    config.write_text(NGIRCD.format(port=port, password=password) + more)
    config.chmod(0o600)
    with _running(["ngircd", "-n", "-f", str(config)], port, folder):
        yield port


@contextmanager
def inspircd(folder: Path) -> Iterator[int]:
    """Run a server with capabilities; yield its port."""
    port = free_port()
    config = folder / "inspircd.conf"
    config.write_text(INSPIRCD.format(port=port, folder=folder, **FIRST))
    command = ["inspircd", "--nofork", "--runasroot", f"--config={config}"]
    with _running(command, port, folder):
        yield port


@contextmanager
def relayed(port: int, change: Callable[[bytes], bytes]) -> Iterator[int]:
    """Pass on what clients and a server say to each other; yield the port.

    Args:
        port: of the server.
        change: returns what a client is told in place of a line of the server; nothing for nothing.
    """

    def pass_on(
        source: socket.socket, target: socket.socket, change: Callable[[bytes], bytes]
    ) -> None:
        with suppress(OSError), source.makefile("rb") as lines:
            for line in lines:
                target.sendall(change(line))
        with suppress(OSError):
            target.shutdown(socket.SHUT_WR)

    def serve() -> None:
        with suppress(OSError):
            while True:
                client, _ = listening.accept()
                server = socket.create_connection(("127.0.0.1", port))
                for parts in ((client, server, bytes), (server, client, change)):
                    threading.Thread(target=pass_on, args=parts, daemon=True).start()

    with socket.create_server(("127.0.0.1", 0)) as listening:
        threading.Thread(target=serve, daemon=True).start()
        yield listening.getsockname()[1]


class LinkedServers:
    """Two servers of one network; the second can be cut off.

    Attributes:
        first: port of the first, which stays.
        second: port of the second.
    """

    def __init__(self, folder: Path) -> None:
        self.first, self.second = free_port(), free_port()
        links = free_port(), free_port()
        self._commands = []
        for at, (port, names) in enumerate(((self.first, FIRST), (self.second, SECOND))):
            home = folder / names["name"]
            home.mkdir()
            other = (SECOND, FIRST)[at]["name"]
            text = (INSPIRCD + SERVER_LINK).format(
                port=port, folder=home, here=links[at], there=links[1 - at], other=other, **names
            )
            (home / "inspircd.conf").write_text(text)
            self._commands.append((home, port))
        self._running: list[ExitStack] = []

    def __enter__(self) -> LinkedServers:
        self.start(0)
        self.start(1)
        return self

    def __exit__(self, *_: object) -> None:
        while self._running:
            self._running.pop().close()

    def start(self, which: int) -> None:
        """Run the first server (0) or the second (1)."""
        home, port = self._commands[which]
        command = ["inspircd", "--nofork", "--runasroot", f"--config={home / 'inspircd.conf'}"]
        stack = ExitStack()
        stack.enter_context(_running(command, port, home))
        self._running.append(stack)

    def cut_second(self) -> None:
        """Stop the second server: the first loses everybody there."""
        self._running.pop().close()


@contextmanager
def inspircd_with_services(folder: Path, *, tls: bool = False) -> Iterator[int]:
    """Run a server with capabilities and services that know accounts; yield its port.

    With TLS, the next port is encrypted, with ``server.pem`` and ``server.key`` of the folder.
    """
    port, link = free_port(), free_port()
    config = folder / "inspircd.conf"
    written = INSPIRCD + SERVICES_LINK + (INSPIRCD_TLS if tls else "")
    config.write_text(
        written.format(port=port, folder=folder, link=link, tls_port=port + 1, **FIRST)
    )
    services = folder / "atheme.conf"
    services.write_text(ATHEME.format(link=link))
    command = ["inspircd", "--nofork", "--runasroot", f"--config={config}"]
    with _running(command, port, folder), (folder / "atheme.out").open("wb") as output:
        files = ["-D", str(folder), "-l", str(folder / "a.log"), "-p", str(folder / "a.pid")]
        atheme = subprocess.Popen(
            ["atheme-services", "-n", "-c", str(services), *files], stdout=output, stderr=output
        )
        try:
            yield port
        finally:
            atheme.terminate()
            atheme.wait(PATIENCE)


@contextmanager
def _running(command: list[str], port: int, folder: Path) -> Iterator[None]:
    path = shutil.which(command[0], path=f"{os.environ['PATH']}:/usr/sbin")
    assert path, f"{command[0]} is not installed"
    command = [path, *command[1:]]
    with (folder / "server.out").open("wb") as output:
        server = subprocess.Popen(command, stdout=output, stderr=output, cwd=folder)
        try:
            _wait_for_port(port, server, folder / "server.out")
            yield
        finally:
            server.terminate()
            server.wait(PATIENCE)


def _wait_for_port(port: int, server: subprocess.Popen[bytes], output: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        assert server.poll() is None, output.read_text(errors="replace")
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(output.read_text(errors="replace"))


class PlainClient:
    """A person's chat program: a socket, and nothing that it does by itself but answer pings.

    Args:
        port: of the server.
        nick: what it is called.
        user: the user name; by default the nick.
        real_name: the real name; by default the nick.

    Attributes:
        lines: the lines that were not waited for yet.
        seen: every line.
    """

    def __init__(self, port: int, nick: str, user: str = "", real_name: str = "") -> None:
        self.nick = nick
        self.lines: list[str] = []
        self.seen: list[str] = []
        self._socket = socket.create_connection(("127.0.0.1", port), PATIENCE)
        self._rest = b""
        self.write(f"NICK {nick}")
        self.write(f"USER {user or nick.lower()} 0 * :{real_name or nick}")

    def join(self, channel: str) -> None:
        """Come into a room, once the server lets us in."""
        self.wait_for(r" 00[14] ")
        self.write(f"JOIN {channel}")
        self.wait_for(r" 366 ")

    def write(self, line: str) -> None:
        """Send a raw line."""
        self._socket.sendall(f"{line}\r\n".encode())

    def wait_for(self, pattern: str, timeout: float = PATIENCE) -> str:
        """Return the first line that matches, of those that were not waited for yet."""
        end = time.monotonic() + timeout
        while True:
            for place, line in enumerate(self.lines):
                if re.search(pattern, line):
                    del self.lines[: place + 1]
                    return line
            left = end - time.monotonic()
            assert left > 0, f"{self.nick} waits for {pattern!r}; got {self.lines}"
            self.receive(left)

    def fileno(self) -> int:
        """Return what ``select`` waits for."""
        return self._socket.fileno()

    def receive(self, timeout: float) -> None:
        """Read what has come."""
        self._socket.settimeout(timeout)
        try:
            self._rest += self._socket.recv(65_536)
        except (TimeoutError, BlockingIOError):
            return
        *whole, self._rest = self._rest.split(b"\r\n")
        for raw in whole:
            line = raw.decode()
            if line.startswith("PING"):
                self.write(line.replace("PING", "PONG", 1))
            else:
                self.lines.append(line)
                self.seen.append(line)

    def register(self, password: str) -> None:
        """Get a services account of the nick's name, as soon as the services answer."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.write(f"PRIVMSG NickServ :REGISTER {password} {self.nick}@irc.test")
            if " 401 " not in self.wait_for(r" 401 | NOTICE \S+ :.*registered"):
                return
            time.sleep(0.2)
        raise AssertionError(self.seen)

    def close(self) -> None:
        """Leave."""
        self._socket.close()


def plain_clients(port: int, channel: str, *nicks: str) -> list[PlainClient]:
    """Connect several people at once: a server may take a second over each."""
    clients = [PlainClient(port, nick) for nick in nicks]
    for client in clients:
        client.join(channel)
    return clients


def make_certificate(folder: Path, name: str, signer: str = "") -> None:
    """Make a key and a certificate; without a signer, that of an authority."""
    openssl = shutil.which("openssl")
    assert openssl, "openssl is not installed"
    key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    made = ["-keyout", f"{name}.key", "-out", f"{name}.pem", "-subj", f"/CN={name}", "-days", "2"]
    more = ["-CA", f"{signer}.pem", "-CAkey", f"{signer}.key"] if signer else []
    more += ["-addext", "subjectAltName=IP:127.0.0.1"] if signer else []
    command = [openssl, "req", "-x509", *key, *made, *more]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
