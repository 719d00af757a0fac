"""Where the host program goes: the options, the file for several networks, and the password."""

from __future__ import annotations

from pathlib import Path

import pytest

from accessible_uno.app.commands.host import TRY_AGAIN
from accessible_uno.app.errors import Failure
from accessible_uno.app.hosting import (
    PASSWORD,
    SERVER_PASSWORD,
    ServerAddress,
    networks_of_file,
    read_server,
)
from accessible_uno.app.main import run
from accessible_uno.rooms.carrier import ConnectionLost

GOOD = """\
[[network]]
server = "irc.example.org"
channels = ["#uno", "#uno2"]
account = "uno"
operators = ["Anne"]

[[network]]
server = "chat.example.fr"
tls = false
nick = "hote"
lang = "fr"
channels = { "#uno" = "fr", "#uno-en" = "en" }
interval = 0.1
burst = 10
"""


def read(tmp_path: Path, text: str) -> list[str]:
    """The failure of a file, in English and in French."""
    place = tmp_path / "networks.toml"
    place.write_text(text, "utf-8")
    with pytest.raises(Failure) as wrong:
        networks_of_file(str(place), "en")
    return [wrong.value.text(locale) for locale in ("en", "fr")]


def test_a_file_names_several_networks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "networks.toml"
    place.write_text(GOOD, "utf-8")
    monkeypatch.setenv(PASSWORD, "secret")
    first, second = networks_of_file(str(place), "en")
    one, two = first.network, second.network
    assert (one.server, one.port, one.tls) == ("irc.example.org", 6697, True)
    assert first.locales == {"#uno": "en", "#uno2": "en"}
    assert one.channels == ("#uno", "#uno2")
    assert (one.account, one.password) == ("uno", "secret")
    assert first.operators == {"Anne"}
    assert (two.port, two.nick, two.interval, two.burst) == (6667, "hote", 0.1, 10)
    assert second.locales == {"#uno": "fr", "#uno-en": "en"}
    assert "secret" not in repr(first)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "[[network]]"),
        ("[network]\nserver = 'x'", "[[network]]"),
        ("network = [3]", "[[network]]"),
        ("[[network]]\n[", "TOML"),
        ("[[network]]\na = " + "[" * 2_000, "TOML"),
        (f"[[network]]\nchannels = ['#{'u' * 1_000}']", "1000"),
        ("[[network]]\nserver = 'x'", "channels"),
        ("[[network]]\nchannels = ['#uno']", "server"),
        ("[[network]]\nserver = 'x'\nchannels = ['uno']", "channels"),
        ("[[network]]\nserver = 'x'\nchannels = []", "channels"),
        ("[[network]]\nserver = 'x'\nchannels = {'#uno' = 'xx'}", "channels"),
        ("[[network]]\nserver = 'x y'\nchannels = ['#uno']", "server"),
        ("[[network]]\nserver = 'x'\nchannels = ['#uno']\nport = 70000", "port"),
        ("[[network]]\nserver = 'x'\nchannels = ['#uno']\nport = true", "port"),
        ("[[network]]\nserver = 'x'\nchannels = ['#uno']\ntls = 'yes'", "tls"),
        ("[[network]]\nserver = 'irc..example.org'\nchannels = ['#uno']", "irc..example.org"),
        ("[[network]]\nserver = '[::1]:7000'\nport = 7001\nchannels = ['#uno']", "7001"),
        ("[[network]]\nserver = 'x'\nchannels = ['#uno']\nlang = 'xx'", "lang"),
        ("[[network]]\nserver = 'x'\nchannels = ['#uno']\nburst = 0", "burst"),
        *(
            (f"[[network]]\nserver = 'x'\nchannels = ['#uno']\n{key} = {value}", key)
            for key, value in (
                *(("interval", "61"), ("interval", "'x'"), ("connections", "0"), ("burst", "101")),
                *(("operators", "'Anne'"), ("operators", "['A B']"), ("nick", "'a b'")),
                *(("account", "'a@b'"), ("password-file", "3"), ("lang", "'french'")),
            )
        ),
        ("[[network]]\nserver = 'x'\nchannels = ['#uno']\ncolour = 'red'", "colour"),
        ("[[network]]\nserver = 'x'\nchannels = ['#uno']\npassword-file = '/nowhere'", "nowhere"),
    ],
)
def test_what_is_wrong_with_a_file_is_told(tmp_path: Path, text: str, named: str) -> None:
    for sentence in read(tmp_path, text):
        assert named in sentence
        assert "\n" not in sentence


def test_the_range_of_a_key_is_told(tmp_path: Path, subtests: pytest.Subtests) -> None:
    """Of a number its bounds, of anything else its form."""
    for written, takes in (
        *(("burst = 1000", "1 to 100"), ("interval = 'x'", "0 to 60"), ("port = 0", "1 to 65535")),
        *(("tls = 3", "true, false"), ("lang = 'xx'", "fr, en"), ("nick = 'a b'", "one word")),
        *(("key = 'a b'", "secret"), ("key = {'#uno' = 'a,b'}", "secret"), ("key = 3", "secret")),
        *(("operators = 'a'", '["Anne"]'), ("password-file = 3", "quotes")),
        ("key = {'#other' = 'a'}", "#uno"),
    ):
        with subtests.test(written=written):
            text = f"[[network]]\nserver = 'x'\nchannels = ['#uno']\n{written}"
            assert takes in read(tmp_path, text)[0]


def test_keys_and_passwords_go_to_their_rooms_and_servers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One key for all rooms, or that of each; each connection has those of its own rooms."""
    monkeypatch.setenv(SERVER_PASSWORD, "open")
    place = tmp_path / "networks.toml"
    for written, keys in (("'k'", {"#a": "k", "#b": "k"}), ("{'#b' = 'k'}", {"#b": "k"})):
        rooms = f"server = 'x'\nchannels = ['#a', '#b']\nconnections = 2\nkey = {written}"
        place.write_text(f"[[network]]\n{rooms}", "utf-8")
        (network,) = networks_of_file(str(place), "en")
        assert network.network.keys == keys
        assert network.network.server_password == "open"
        first, second = network.connections()
        assert [*first.network.keys, *second.network.keys] == list(keys)


def test_a_password_goes_only_over_tls_unless_it_is_wished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """That of the server and of the account, in a file and by options; one connection says it."""
    text = "[[network]]\nserver = 'x'\nchannels = ['#a', '#b']\nconnections = 2\naccount = 'uno'"
    place = tmp_path / "networks.toml"
    place.write_text(f"{text}\ntls = false", "utf-8")
    assert networks_of_file(str(place), "en")  # without a password none is sent
    options = ("--server", "x", "--channel", "#uno", "--lang", "en", "--nick", "uno")
    for variable, more in ((PASSWORD, ("--account", "uno")), (SERVER_PASSWORD, ())):
        monkeypatch.setenv(variable, "secret")
        assert "unencrypted" in read(tmp_path, f"{text}\ntls = false")[0]
        for command in ("host", "join"):
            assert run([command, *options, *more]) == 2
            assert "--plain-password" in capsys.readouterr().err
        place.write_text(f"{text}\ntls = false\nplain-password = true", "utf-8")
        (network,) = networks_of_file(str(place), "en")
        assert [each.network.warns for each in network.connections()] == [True, False]
        place.write_text(text, "utf-8")
        assert not networks_of_file(str(place), "en")[0].network.bares_password
        monkeypatch.delenv(variable)


def test_a_secret_that_others_can_read_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By everybody, or by a group; not one that is given to us by the group."""
    secret = tmp_path / "secret"
    secret.write_text("open")
    for key in ("password-file", "server-password-file", "certificate-file"):
        text = f"[[network]]\nserver = 'x'\nchannels = ['#uno']\n{key} = '{secret}'"
        for mode in (0o644, 0o640, 0o604):
            secret.chmod(mode)
            assert "chmod 600" in read(tmp_path, text)[0]
    place = tmp_path / "networks.toml"
    place.write_text(text.replace("certificate-file", "password-file"), "utf-8")
    secret.chmod(0o600)
    assert networks_of_file(str(place), "en")[0].network.password == "open"
    monkeypatch.setattr("os.geteuid", lambda: secret.stat().st_uid + 1)
    secret.chmod(0o640)
    assert networks_of_file(str(place), "en")[0].network.password == "open"
    secret.chmod(0o644)
    assert "chmod 600" in read(tmp_path, place.read_text("utf-8"))[0]


def test_a_certificate_needs_tls_and_its_key(tmp_path: Path) -> None:
    place = tmp_path / "both.pem"
    place.write_text("none")
    text = f"[[network]]\nserver = 'x'\nchannels = ['#uno']\ncertificate-file = '{place}'"
    assert "both.pem" in read(tmp_path, text)[1]
    assert "--tls" in read(tmp_path, f"{text}\ntls = false")[1]


def test_rooms_are_divided_among_connections(tmp_path: Path) -> None:
    """Each has its own nick; a listed room has the language of its network."""
    place = tmp_path / "networks.toml"
    rooms = "server = 'x'\nlang = 'fr'\nchannels = ['#a', '#b', '#c']\nconnections = 2"
    place.write_text(f"[[network]]\n{rooms}", "utf-8")
    (network,) = networks_of_file(str(place), "en")
    first, second = network.connections()
    assert (first.network.nick, first.network.channels) == ("uno", ("#a", "#c"))
    assert (second.network.nick, second.network.channels) == ("uno2", ("#b",))
    assert second.locales == {"#b": "fr"}


@pytest.mark.parametrize(
    ("typed", "host", "port"),
    [
        ("irc.example.org", "irc.example.org", 0),
        ("irc.example.org:6697", "irc.example.org", 6697),
        ("192.0.2.1:6667", "192.0.2.1", 6667),
        ("::1", "::1", 0),
        ("[::1]", "::1", 0),
        ("[fe80::2%eth0]:6667", "fe80::2%eth0", 6667),
    ],
)
def test_a_server_is_a_name_or_an_address(typed: str, host: str, port: int) -> None:
    """With a port behind it or without; an IPv6 address has brackets before a port."""
    assert read_server(typed) == ServerAddress(host, port)


def test_a_connection_that_is_not_to_come_back_ends_the_player_s_game_in_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the status by which a service manager starts the program again."""

    def lose(*_: object) -> int:
        raise ConnectionLost

    monkeypatch.setattr("accessible_uno.app.joined_room.sit_in_room", lose)
    options = ("--server", "x", "--channel", "#uno", "--play", "Anne", "--once", "--lang", "en")
    assert run(["host", *options]) == TRY_AGAIN
    assert "The connection is lost" in capsys.readouterr().err


def test_a_password_never_stands_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    """Others on the machine could read it there; no option takes one."""
    assert run(["host", "--help", "all", "--lang", "en"]) == 0
    options = [line.split()[0] for line in capsys.readouterr().out.splitlines() if "--" in line]
    assert "--password" not in options
    assert "--password-file" in options


def test_only_an_account_needs_a_library(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is missed before anything is connected."""
    monkeypatch.setattr("accessible_uno.app.hosting.find_spec", lambda _: None)
    options = ("--server", "x", "--channel", "#uno", "--account", "uno", "--lang", "en")
    assert run(["host", *options]) == 2
    assert "pure-sasl" in capsys.readouterr().err
    assert "pure-sasl" in read(tmp_path, GOOD)[1]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ([], "--server"),
        (["--server", "irc.example.org"], "--channel"),
        (["--server", "irc.example.org", "--channel", "uno"], "uno"),
        (["--server", "irc.example.org", "--channel", "#u,no"], "#u,no"),
        (["--server", "x", "--channel", "#uno", "--port", "0"], "--port"),
        (["--server", "irc..example.org", "--channel", "#uno"], "irc..example.org"),
        (["--server", "[::1", "--channel", "#uno"], "[::1"),
        (["--server", "x:70000", "--channel", "#uno"], "x:70000"),
        (["--server", "[::1]:6667", "--channel", "#uno", "--port", "7000"], "7000 and 6667"),
        (["--server", "x", "--channel", "#uno", "--nick", "uno bot"], "uno bot"),
        (["--config", "/nowhere.toml"], "/nowhere.toml"),
    ],
)
def test_what_is_wrong_with_the_options_is_told(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["host", "--lang", "en", *arguments]) == 2
    assert named in capsys.readouterr().err
