"""How a server lets us in: capabilities, the account, a nick that is free."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Callable
from dataclasses import replace

import pytest

from accessible_uno.rooms.irc import registration
from accessible_uno.rooms.irc.client import IrcClient
from accessible_uno.rooms.irc.message import parse_message
from accessible_uno.rooms.irc.registration import Network, Registration

ANNE = b64encode(b"\0anne\0secret").decode()


def answers(
    *lines: str, account: str = "anne", password: str = "secret", certificate: str = ""
) -> list[str]:
    """What is sent after the greeting, when a server says so."""
    sent: list[str] = []

    async def run() -> None:
        network = Network("irc.test", 6667, "uno", ("#uno",), account=account, password=password)
        network = replace(network, certificate=certificate)
        made = Registration(network, lambda *words: sent.append(" ".join(words)))
        made.start()
        await hear(made, lines)

    asyncio.run(run())
    assert sent[:3] == ["CAP LS 302", "NICK uno", "USER uno 0 * accessible-uno host"]
    return sent[3:]


async def hear(made: Registration, lines: tuple[str, ...]) -> None:
    """Let a registration hear lines; a word alone lets time pass."""
    handlers: dict[str, Callable[[], None]] = {"433": made.next_nick}
    for line in lines:
        message = parse_message(line)
        assert message is not None
        if line == "WAIT":
            await asyncio.sleep(0.05)
        elif message.command in handlers:
            handlers[message.command]()
        else:
            client = type("Client", (), {"registration": made})()
            IrcClient._HANDLERS[message.command](client, message)


def test_capabilities_are_asked_for_once_all_are_known() -> None:
    """What tells who somebody is; the list may come in several lines."""
    sent = answers(
        "CAP * LS * :account-tag away-notify",
        "CAP * LS :extended-join echo-message sasl=PLAIN",
        "CAP uno ACK :account-tag extended-join",
        account="",
    )
    assert sent == ["CAP REQ account-tag extended-join", "CAP END"]


@pytest.mark.parametrize("answer", ["CAP * NAK :account-tag", "410 uno REQ :Invalid"])
def test_a_server_that_grants_nothing_lets_us_in_all_the_same(answer: str) -> None:
    assert answers("CAP * LS :account-tag", answer)[-1] == "CAP END"
    assert answers("CAP * LS :") == ["CAP END"]


@pytest.mark.parametrize("offered", ["", "=PLAIN", "=EXTERNAL,PLAIN", "=SCRAM-SHA-512,PLAIN"])
def test_an_account_is_proved_by_its_password(offered: str) -> None:
    """Never by a certificate where we have none."""
    sent = answers(
        f"CAP * LS :sasl{offered}", "CAP * ACK :sasl", "AUTHENTICATE +", "900 uno x", "903 uno"
    )
    assert sent == ["CAP REQ sasl", "AUTHENTICATE PLAIN", f"AUTHENTICATE {ANNE}", "CAP END"]


@pytest.mark.parametrize("account", ["anne", ""])
def test_an_account_is_proved_by_a_certificate(account: str) -> None:
    """Whichever account it is of; neither its name nor a password is sent beside it."""
    sent = answers(
        *("CAP * LS :sasl=PLAIN,EXTERNAL", "CAP * ACK :sasl", "AUTHENTICATE +", "903 uno"),
        account=account,
        certificate="both.pem",
    )
    assert sent == ["CAP REQ sasl", "AUTHENTICATE EXTERNAL", "AUTHENTICATE +", "CAP END"]


def test_a_server_is_told_its_password_first() -> None:
    sent: list[str] = []
    network = Network("irc.test", 6667, "uno", ("#uno",), server_password="open")
    Registration(network, lambda *words: sent.append(" ".join(words))).start()
    assert sent[:2] == ["PASS open", "CAP LS 302"]


def test_an_account_is_proved_once() -> None:
    """Also where the services go and come back later."""
    sent = answers(
        *("CAP * LS :sasl", "CAP * ACK :sasl", "AUTHENTICATE +", "900 uno x", "903 uno"),
        *("CAP uno DEL :sasl", "CAP uno NEW :sasl", "CAP uno ACK :sasl"),
    )
    assert sent.count("AUTHENTICATE PLAIN") == 1


def test_a_long_password_is_sent_in_pieces() -> None:
    """Of 400 characters; what ends with a whole piece is followed by an empty one."""
    sent = answers(
        *("CAP * LS :sasl", "CAP * ACK :sasl", "AUTHENTICATE +"), password="x" * (600 - 6)
    )
    assert [len(line.removeprefix("AUTHENTICATE ")) for line in sent[2:]] == [400, 400, 1]


@pytest.mark.parametrize("answer", ["904 uno :failed", "902 uno :locked"])
def test_an_account_that_is_refused_does_not_keep_us_out(answer: str) -> None:
    """Nor does a server that goes on refusing it have us begin again."""
    sent = answers("CAP * LS :sasl", "CAP * ACK :sasl", "AUTHENTICATE +", *[answer] * 3)
    assert set(sent[3:]) == {"CAP END"}


def test_a_challenge_without_end_is_not_waited_for() -> None:
    pieces = [f"AUTHENTICATE {'x' * 400}"] * 30
    assert len(answers("CAP * LS :sasl", "CAP * ACK :sasl", *pieces)) == 3


def test_no_account_is_asked_for_where_no_way_is_ours() -> None:
    assert answers("CAP * LS :sasl=X-OTHER", "CAP * ACK :sasl")[1:] == ["CAP END"]


def test_services_that_say_nothing_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registration, "SASL_TIME", 0.0)
    sent = answers("CAP * LS :sasl", "CAP * ACK :sasl", "WAIT")
    assert sent[-2:] == ["AUTHENTICATE *", "CAP END"]


def test_another_nick_is_asked_for_where_ours_is_taken() -> None:
    assert answers(*["433 * uno :in use"] * 5) == [
        *("NICK uno_", "NICK uno2", "NICK uno3", "NICK uno__", "NICK uno___"),
    ]


def test_a_name_becomes_a_nick_that_every_server_takes() -> None:
    """Without accents and signs, a letter first, ever shorter; who has no letter is a player."""
    for name, first in (
        ("Zoé", "Zoe"),
        ("Cœur-d’Ö", "Coeur-dO"),
        ("1bob", "bob"),
        ("محمد", "player"),
    ):
        assert next(registration.lawful_nicks(name)) == first
    lengths = [len(each) for each in registration.lawful_nicks("N" * 40)]
    assert lengths == [40, 30, 20, 16, 9]


def test_what_is_offered_later_is_asked_for_later() -> None:
    """cap-notify: services that come back, or a module that is loaded."""
    sent = answers("CAP * LS :", "CAP uno NEW :account-tag", "CAP uno ACK :account-tag")
    assert "CAP REQ account-tag" in sent
