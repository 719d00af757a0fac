"""Web servers before the host program, as the examples of the documentation configure them."""

from __future__ import annotations

import os
import shutil
import ssl
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from link_player import PATIENCE, free_port, wait_for_port

EXAMPLES: Final = Path(__file__).parents[2] / "docs" / "examples" / "web"

NGINX: Final = """
daemon off; pid {home}/nginx.pid; error_log {home}/nginx.log; events {{}}
http {{
    access_log {home}/access.log;
    client_body_temp_path {home}/body; proxy_temp_path {home}/proxy;
    fastcgi_temp_path {home}/fastcgi; uwsgi_temp_path {home}/uwsgi; scgi_temp_path {home}/scgi;
    {written}
}}
"""
"""What a distribution has around the file of a site."""


def program(name: str) -> str:
    """Return where a server is that ``scripts/setup tests`` installs."""
    return shutil.which(name) or f"/usr/sbin/{name}"


def make_certificate(home: Path, name: str = "localhost") -> tuple[Path, Path]:
    """Make a certificate that nobody vouches for; return its file and that of its key."""
    certificate, key = home / f"{name}.pem", home / f"{name}.key"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
            *("-subj", f"/CN={name}", "-addext", f"subjectAltName=DNS:{name}"),
            *("-keyout", str(key), "-out", str(certificate)),
        ],
        check=True,
        capture_output=True,
    )
    key.chmod(0o600)
    return certificate, key


def trusting(certificate: Path) -> ssl.SSLContext:
    """Return what trusts one certificate."""
    return ssl.create_default_context(cafile=str(certificate))


def fitted(text: str, changes: Mapping[str, str]) -> str:
    """Return an example with the names and places of a test; each must stand in it."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def configured(name: str, home: Path, port: int, processes: Mapping[str, int]) -> list[str]:
    """Write the example for a server into a folder; return the command that starts it.

    Args:
        name: of the example.
        home: the folder.
        port: where it is to listen.
        processes: the ports of the host programs, by those in the example.
    """
    certificate, key = make_certificate(home)
    places = {old: f"127.0.0.1:{new}" for old, new in processes.items()}
    example, place = (EXAMPLES / name).read_text(), home / name
    if name == "Caddyfile":
        site = {"uno.example.org {": f"https://localhost:{port} {{\n\ttls {certificate} {key}"}
        head = "{\n\tadmin off\n\tauto_https disable_redirects\n}\n"
        place.write_text(head + fitted(example, {**site, **places}))
        return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(place)]
    if name == "haproxy.cfg":
        both = home / "both.pem"
        both.write_text(certificate.read_text() + key.read_text())
        own = {"/etc/ssl/uno/certificate-and-key.pem": str(both), "bind :443": f"bind :{port}"}
        own["maxconn 20000"] = "maxconn 500"
        place.write_text(fitted(example, {**own, **places}))
        return [program("haproxy"), "-db", "-f", str(place)]
    own = {
        "listen 443": f"listen {port}",
        "uno.example.org": "localhost",
        "/etc/ssl/uno/certificate.pem": str(certificate),
        "/etc/ssl/uno/key.pem": str(key),
    }
    written = fitted(example, {**own, **places})
    place.write_text(NGINX.format(home=home, written=written))
    return [program("nginx"), "-p", str(home), "-e", str(home / "nginx.log"), "-c", str(place)]


@contextmanager
def web_server(name: str, home: Path, processes: Mapping[str, int]) -> Iterator[int]:
    """Run a web server before host programs; yield its port."""
    port = free_port()
    command = configured(name, home, port, processes)
    own = {"HOME": str(home), "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home)}
    with (home / "server.log").open("ab") as log:
        running = subprocess.Popen(command, env={**os.environ, **own}, stdout=log, stderr=log)
    try:
        wait_for_port(port)
        yield port
    finally:
        running.terminate()
        running.wait(PATIENCE)


def logs_of(home: Path) -> str:
    """Return all that servers and host programs have logged in a folder."""
    found = (each for each in home.rglob("*") if each.suffix in {".log", ".err"})
    return "\n".join(each.read_text(errors="replace") for each in found)
