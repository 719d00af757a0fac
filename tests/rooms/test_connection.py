"""A connection to a network: kept up, within the server's limits, and sure of who speaks."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable

import pytest
from irc_fake import PATIENCE, ROOM, Connected, FakeServer, connected

from accessible_uno.rooms.carrier import Claim, ConnectionLost, Standing, Urgency
from accessible_uno.rooms.irc import client, connection
from accessible_uno.rooms.irc.connection import groups
from accessible_uno.rooms.people import Speaker


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "FIRST_PAUSE", 0.01)


def play(
    scene: Callable[[Connected], Awaitable[None]],
    server: Callable[[], FakeServer] = FakeServer,
    *,
    once: bool = False,
) -> None:
    """Play a scene once the host program is in its room."""

    async def run() -> None:
        async with connected(server(), once=once) as here:
            await here.ear.wait_for("joined")
            await scene(here)

    asyncio.run(run())


def test_a_connection_that_is_cut_comes_back() -> None:
    """Also where the other side ends it without a word."""

    async def scene(here: Connected) -> None:
        here.server.cut_off()
        await here.ear.wait_for("lost")
        await here.ear.wait_for("joined")
        assert here.server.connections == 2
        assert here.reports == ["app-host-connected", "app-host-lost", "app-host-connected"]

    play(scene)


def test_a_server_may_have_an_ipv6_address() -> None:
    async def run() -> None:
        async with connected(FakeServer(), address="::1") as here:
            await here.ear.wait_for("joined")

    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        pytest.skip("no IPv6 here")
    asyncio.run(run())


def test_once_means_once() -> None:
    async def scene(here: Connected) -> None:
        here.server.cut_off()
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(ConnectionLost):
                await here.running

    play(scene, once=True)


def test_who_waits_to_try_again_stops_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pause may be minutes long; a signal ends it."""
    monkeypatch.setattr(connection, "FIRST_PAUSE", 3_600.0)

    async def run() -> None:
        async with connected(FakeServer()) as here:
            await here.ear.wait_for("joined")
            here.server.cut_off()
            await here.ear.wait_for("lost")

    asyncio.run(run())


def test_lines_of_the_server_that_are_none_are_passed_over() -> None:
    async def scene(here: Connected) -> None:
        for line in ("", ":", ":x", "\xff\xfe", "@tag", ":irc.test 353", "MODE", "x" * 9_000):
            here.server.say(line)
        odd = "ev\x1b[31mil"  # no server that keeps to the rules lets such a nick be
        for line in (f"JOIN {ROOM}", f"PRIVMSG {ROOM} :!stop", "NOTICE uno :psst", "NICK x\x07"):
            here.server.say(f":{odd}!e@x {line}")
        here.server.say(f":irc.test 352 uno {ROOM} e x irc.test {odd} H :0 Eve")
        here.server.say(":Anne!a@house NICK An\x07ne")
        here.server.say(f":Anne!a@house PRIVMSG {ROOM} :!\x0304go")
        assert (await here.ear.heard.get())[2:] == (Speaker("Anne", "a@house"), "!go")

    play(scene)


def test_a_server_that_says_nothing_is_pinged_and_then_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The fake answers no ping; a ping of the server's own is answered."""

    async def scene(here: Connected) -> None:
        here.server.say("PING :a b")
        await here.server.wait_for("^PONG :a b$")
        await here.server.wait_for(r"^PING 127\.0\.0\.1$")
        await here.ear.wait_for("lost")

    monkeypatch.setattr(client, "SILENCE", 0.5)
    play(scene)


def test_an_error_of_the_server_ends_the_connection() -> None:
    async def scene(here: Connected) -> None:
        here.server.say("ERROR :Closing link")
        await here.ear.wait_for("lost")
        await here.ear.wait_for("joined")

    play(scene)


def test_a_line_of_the_protocol_stands_between_control_characters_in_a_notice() -> None:
    """It is told without them; what is written in a room or by a person is none."""

    async def scene(here: Connected) -> None:
        outbox = here.carrier.outbox(ROOM)
        outbox.send_frame(Speaker("Anne", "a@house"), "0000abcd 1 version 1")
        assert (
            await here.server.wait_for("NOTICE") == "NOTICE Anne :\x01UNO 0000abcd 1 version 1\x01"
        )
        here.server.say(f":Anne!a@house NOTICE {ROOM} :\x01UNO 0000abcd 0 bye\x01")
        here.server.say(":Anne!a@house PRIVMSG uno :\x01UNO 0000abcd 0 bye\x01")
        here.server.say(":Anne!a@house NOTICE uno :\x01UNO 0000abcd 0 again 1\x01")
        here.server.say(":Anne!a@house NOTICE uno :hello")
        anne = Speaker("Anne", "a@house")
        assert await here.ear.heard.get() == ("frame", anne, "0000abcd 0 again 1")
        assert await here.ear.heard.get() == ("notice", anne, "hello")

    play(scene)


@pytest.mark.parametrize(
    ("host", "judged"), [("", [True, False, None]), ("h[te", [False, False, True])]
)
def test_a_host_program_is_known_by_its_real_name_or_by_its_nick(
    host: str, judged: list[bool | None]
) -> None:
    """Where a server does not say the real name, nobody knows; nicks are compared as it does."""

    async def run() -> None:
        async with connected(FakeServer(), host=host) as here:
            await here.ear.wait_for("joined")
            here.server.say(f":uno2!u@a JOIN {ROOM} * :accessible-uno host")
            here.server.say(f":irc.test 352 uno {ROOM} p b irc.test Paul H :0 Paul")
            here.server.say(f":H{{te!h@c JOIN {ROOM}")
            found = [(await here.ear.wait_for("here"))[2] for _ in judged]
            assert [each.is_host for each in found if isinstance(each, Speaker)] == judged

    asyncio.run(run())


def test_a_channel_is_compared_as_the_network_does() -> None:
    """CASEMAPPING: in rfc1459, brackets and braces are one letter; other channels are not ours."""

    async def scene(here: Connected) -> None:
        here.server.say(":Anne!a@house PRIVMSG #other :!go")
        here.server.say(":Anne!a@house PRIVMSG #UNO{1} :!temps")
        here.server.say(":Anne!a@house PRIVMSG uno :go")
        heard = [await here.ear.wait_for("line") for _ in range(2)]
        assert [each[1:] for each in heard] == [
            (ROOM, Speaker("Anne", "a@house"), "!temps"),
            ("", Speaker("Anne", "a@house"), "go"),
        ]

    play(scene)


def test_nobody_is_asked_for_one_by_one() -> None:
    """A room of hundreds is one question, and a nick change none."""

    async def scene(here: Connected) -> None:
        await here.server.wait_for(r"^WHO \S+$")
        for number in range(20):
            here.server.say(f":irc.test 352 uno {ROOM} n{number} house irc.test N{number} H :0 N")
        here.server.say(":N1!n1@house NICK Zoe")
        assert (await here.ear.wait_for("renamed"))[2] == Speaker("Zoe", "n1@house")
        here.carrier.send(ROOM, "PRIVMSG", ROOM, "last")
        await here.server.wait_for("PRIVMSG .*last")
        assert not [line for line in here.server.lines if line.startswith("WHOIS")]

    play(scene)


def test_an_account_is_forgotten_with_its_owner() -> None:
    """Who leaves the last room of ours can no longer be watched: the nick may be another's,
    and an account seen with one mask is not that of another."""

    async def scene(here: Connected) -> None:
        say = here.server.say
        say(f":Anne!a@house JOIN {ROOM} anne :Anne")
        assert (await here.ear.wait_for("here"))[2] == Speaker("Anne", "a@house", "anne")
        say(":Anne!a@house PRIVMSG uno :cartes")
        assert (await here.ear.wait_for("line"))[2] == Speaker("Anne", "a@house", "anne")
        say(":Anne!thief@den PRIVMSG uno :cartes")
        assert (await here.ear.wait_for("line"))[2] == Speaker("Anne", "thief@den")
        say(f":Anne!a@house PART {ROOM}")
        assert (await here.ear.wait_for("gone"))[1] == ROOM
        say(":Anne!a@house PRIVMSG uno :cartes")
        assert (await here.ear.wait_for("line"))[2] == Speaker("Anne", "a@house")

    play(scene)


def test_a_line_without_the_tag_of_an_account_is_nobody_s_who_has_one() -> None:
    """account-tag: who has logged out is known by each line."""

    async def scene(here: Connected) -> None:
        say = here.server.say
        say(f":Anne!a@house JOIN {ROOM} anne :Anne")
        say("CAP uno ACK :account-tag")
        say("@account=anne :Anne!a@house PRIVMSG uno :cartes")
        assert (await here.ear.wait_for("line"))[2] == Speaker("Anne", "a@house", "anne")
        say(":Anne!a@house PRIVMSG uno :cartes")
        assert (await here.ear.wait_for("line"))[2] == Speaker("Anne", "a@house")

    play(scene)


def test_who_is_there_is_asked_until_the_server_has_said_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Or what is written in the room would wait for ever."""
    monkeypatch.setattr(connection, "WHO_TIME", 0.01)

    async def scene(here: Connected) -> None:
        for _ in range(3):
            await here.server.wait_for("^WHO ")
        here.server.say(f":irc.test 315 uno {ROOM} :End of WHO")
        await here.ear.wait_for("seen")
        await asyncio.sleep(0.02)
        here.server.lines.clear()
        await asyncio.sleep(0.05)
        assert not here.server.lines

    play(scene)


def test_a_new_mask_is_told() -> None:
    """chghost: services give a mask to who logs in."""

    async def scene(here: Connected) -> None:
        here.server.say(f":Anne!a@house JOIN {ROOM}")
        here.server.say(":Anne!a@house CHGHOST anne users.test")
        old, new = (await here.ear.wait_for("renamed"))[1:]
        assert (old, new) == (Speaker("Anne", "a@house"), Speaker("Anne", "anne@users.test"))

    play(scene)


def test_what_waits_for_somebody_goes_to_the_new_nick() -> None:
    async def scene(here: Connected) -> None:
        here.server.say(f":Anne!a@house JOIN {ROOM}")
        await here.ear.wait_for("here")
        here.carrier.queue.hold("Anne", 60)
        here.carrier.outbox(ROOM).send_privately(Speaker("Anne", "a@house"), "hand")
        here.server.say(":Anne!a@house NICK Zaza")
        assert await here.server.wait_for("hand") == "NOTICE Zaza hand"

    play(scene)


def test_a_netsplit_is_no_departure() -> None:
    async def scene(here: Connected) -> None:
        for reason in ("irc.test other.test", "Quit: a.b c.d", "http://a.b c.d"):
            here.server.say(f":Anne!a@house QUIT :{reason}")
        heard = [await here.ear.wait_for("gone") for _ in range(3)]
        assert [each[3] for each in heard] == [True, False, False]

    play(scene)


def supporting(words: str) -> Callable[[], FakeServer]:
    """A server that supports something more."""

    def server() -> FakeServer:
        made = FakeServer()
        made.supports += f" {words}"
        return made

    return server


def test_notices_go_through_the_channel_where_we_have_voice() -> None:
    """CNOTICE lifts the limit of targets, for those who are in the channel."""

    async def scene(here: Connected) -> None:
        here.server.say(f":Anne!a@house JOIN {ROOM}")
        await here.ear.wait_for("here")
        here.carrier.send(ROOM, "NOTICE", "Anne", "one")
        assert await here.server.wait_for("one") == "NOTICE Anne one"
        here.server.say(f":x!x@x MODE {ROOM} +bv-k+v *!*@* Paul * uno")
        here.server.say(f":Anne!a@house PRIVMSG {ROOM} :!go")
        await here.ear.wait_for("line")
        here.carrier.send(ROOM, "NOTICE", "Anne", "two words")
        assert await here.server.wait_for("two") == f"CNOTICE Anne {ROOM} :two words"
        here.carrier.send(ROOM, "NOTICE", "Zoe", "three")
        assert await here.server.wait_for("three") == "NOTICE Zoe three"

    play(scene, supporting("CNOTICE"))


def test_a_line_that_came_too_fast_is_sent_again() -> None:
    """439, 707: too many targets in too short a time; the others wait for nothing."""

    async def scene(here: Connected) -> None:
        here.carrier.send(ROOM, "NOTICE", "Anne", "hand")
        await here.server.wait_for("hand")
        here.server.say(":irc.test 439 uno Anne :Target change too fast. Please wait 0 seconds.")
        await here.server.wait_for("NOTICE Anne hand")
        here.server.say(":irc.test 707 uno Anne :Targets changing too fast, message dropped")
        here.server.say(f":Anne!a@house PRIVMSG {ROOM} :!go")
        await here.ear.wait_for("line")
        here.carrier.send(ROOM, "NOTICE", "Paul", "other")
        await here.server.wait_for("NOTICE Paul other")
        assert here.carrier.queue.delay() > 50

    play(scene)


def test_channels_are_joined_as_the_server_allows() -> None:
    """TARGMAX: so many with one command; CHANLIMIT: so many at all, and the rest is reported."""

    async def run() -> None:
        server = supporting("TARGMAX=JOIN:2 CHANLIMIT=#:2")()
        async with connected(server, channels=("#a", "#b", "#c")) as here:
            await server.wait_for("^JOIN #a,#b$")
            await server.wait_for("^JOIN #c$")
            assert "app-host-too-many-channels" in here.reports

    asyncio.run(run())
    assert [len(each) for each in groups(tuple(f"#{n}" + "x" * 40 for n in range(20)), 99)] == [
        8,
        8,
        4,
    ]


def test_a_channel_that_puts_us_out_is_joined_again() -> None:
    """And its table waits meanwhile."""

    async def scene(here: Connected) -> None:
        here.server.say(f":x!x@x KICK {ROOM} uno :out")
        assert (await here.ear.wait_for("left"))[1] == ROOM
        await here.ear.wait_for("joined")
        here.server.say(f":irc.test 474 uno {ROOM} :Cannot join channel (+b)")
        await here.ear.wait_for("left")
        assert "app-host-not-let-in" in here.reports

    play(scene)


def test_our_nick_is_taken_back_when_it_is_free() -> None:
    def server() -> FakeServer:
        made = FakeServer()
        made.taken = {"uno"}
        return made

    async def scene(here: Connected) -> None:
        await here.server.wait_for("^NICK uno_$")
        here.server.taken.clear()
        here.server.say(":uno!old@host QUIT :Ping timeout")
        assert await here.server.wait_for("^NICK uno$")

    play(scene, server)


def test_control_comes_before_the_game_and_the_game_before_chatter() -> None:
    async def scene(here: Connected) -> None:
        for urgency in (Urgency.CHATTER, Urgency.GAME):
            here.carrier.send(ROOM, "NOTICE", "Anne", urgency.name, urgency)
        await here.server.wait_for("NOTICE Anne GAME")
        await here.server.wait_for("NOTICE Anne CHATTER")

    play(scene)


def test_who_is_there_and_with_which_rights() -> None:
    """From WHO and MODE, until it is known of nobody; a kick is no leaving of one's own will.

    Half an operator operates the table as well.
    """

    def server() -> FakeServer:
        made = FakeServer()
        made.supports = made.supports.replace("(ov)@+", "(ohv)@%+")
        return made

    async def scene(here: Connected) -> None:
        def standing(nick: str) -> Standing:
            return here.carrier.standing(ROOM, Speaker(nick, "x@y"))

        def rooms(nick: str) -> list[str]:
            return here.carrier.rooms_of(Speaker(nick, "x@y"))

        say = here.server.say
        await here.server.wait_for(r"^WHO ")
        assert standing("Anne") is Standing.UNKNOWN
        for nick, signs in (("Anne", "H"), ("Paul", "G%"), ("Zoe", "H+")):
            say(f":irc.test 352 uno {ROOM} {nick.lower()} house irc.test {nick} {signs} :0 {nick}")
        say(f":irc.test 315 uno {ROOM} :End of WHO")
        await here.ear.wait_for("seen")
        nicks = ("Anne", "paul", "Zoe", "Eve")
        known = [Standing.HERE, Standing.OPERATOR, Standing.HERE, Standing.AWAY]
        assert [standing(nick) for nick in nicks] == known
        assert [rooms(nick) for nick in nicks] == [[ROOM], [ROOM], [ROOM], []]
        say(f":Paul!paul@house MODE {ROOM} +ob-h Zoe *!*@x PAUL")
        say(f":Eve!eve@house JOIN {ROOM}")
        await here.ear.wait_for("here")
        known = [Standing.HERE, Standing.HERE, Standing.OPERATOR, Standing.HERE]
        assert [standing(nick) for nick in nicks] == known
        claims = {nick: here.carrier.claim(ROOM, Speaker(nick, "x@y")) for nick in nicks}
        assert [nick for nick, claim in claims.items() if claim.rights] == ["Zoe"]
        assert here.carrier.claim(ROOM, Speaker("Zoe", "x@y", "zoe")) == Claim(True, True)
        say(f":Zoe!zoe@house KICK {ROOM} Anne :out")
        assert (await here.ear.wait_for("gone"))[3:] == (False, "out")
        say(":Eve!eve@house QUIT :bye")
        assert (await here.ear.wait_for("gone"))[3:] == (False,)
        assert [standing(nick) for nick in ("Anne", "Eve")] == [Standing.AWAY] * 2
        here.server.cut_off()
        await here.ear.wait_for("joined")
        assert standing("Zoe") is Standing.UNKNOWN

    play(scene, server)


def test_a_room_that_does_not_let_us_speak_is_told_once() -> None:
    """With what it has not taken; a right of ours, or a mode that goes, lets us speak again."""

    async def scene(here: Connected) -> None:
        here.carrier.send(ROOM, "PRIVMSG", ROOM, "hello")
        await here.server.wait_for("PRIVMSG")
        for _ in range(2):
            here.server.say(f":irc.test 404 uno {ROOM} :Cannot send to channel")
        assert await here.ear.wait_for("silenced") == ("silenced", ROOM, "hello")
        assert await here.ear.wait_for("silenced") == ("silenced", ROOM, "")
        here.server.say(f":op!o@x MODE {ROOM} +v Zoe")
        here.server.say(f":op!o@x MODE {ROOM} +v uno")
        await here.ear.wait_for("heard")
        here.server.say(f":irc.test 404 uno {ROOM} :Cannot send to channel")
        here.server.say(f":op!o@x MODE {ROOM} -m")
        await here.ear.wait_for("heard")
        assert here.reports.count("app-host-not-heard") == here.reports.count("app-host-heard") == 2

    play(scene)


def test_a_line_that_may_not_go_through_the_channel_goes_straight() -> None:
    """482: the rights that we have there are worth nothing; without such a line it is the room."""

    def server() -> FakeServer:
        made = FakeServer()
        made.supports += " CNOTICE"
        return made

    async def scene(here: Connected) -> None:
        here.server.say(f":irc.test 353 uno = {ROOM} :+uno Anne")
        here.server.say(f":Anne!a@x JOIN {ROOM}")
        await here.ear.wait_for("here")
        here.carrier.send(ROOM, "NOTICE", "Anne", "psst")
        await here.server.wait_for("^CNOTICE Anne")
        here.server.say(f":irc.test 482 uno {ROOM} :You're not channel operator")
        await here.server.wait_for("^NOTICE Anne :?psst")
        here.server.say(f":irc.test 482 uno {ROOM} :You're not channel operator")
        await here.ear.wait_for("silenced")

    play(scene, server)


def test_an_invitation_is_followed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Into a room that we have knocked at, once."""
    monkeypatch.setattr(connection, "FIRST_PAUSE", 0.0)

    async def scene(here: Connected) -> None:
        await here.server.wait_for("^JOIN")
        here.server.say(f":irc.test 473 uno {ROOM} :Cannot join channel (+i)")
        await here.server.wait_for(f"^KNOCK {re.escape(ROOM)}")
        await here.server.wait_for("^JOIN")
        monkeypatch.setattr(connection, "FIRST_PAUSE", 3_600.0)
        here.server.say(f":irc.test 473 uno {ROOM} :Cannot join channel (+i)")
        here.server.say(f":Anne!a@house INVITE uno {ROOM}")
        await here.server.wait_for("^JOIN")
        assert not [line for line in here.server.lines if line.startswith("KNOCK")]

    play(scene)


def test_a_channel_that_does_not_see_us_is_joined_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """442: the server knows better than we do where we are; what it has not taken is told."""
    monkeypatch.setattr(connection, "FIRST_PAUSE", 0.0)

    async def scene(here: Connected) -> None:
        await here.server.wait_for("^JOIN")
        here.carrier.send(ROOM, "PRIVMSG", ROOM, "hello")
        await here.server.wait_for("PRIVMSG")
        here.server.say(f":irc.test 442 uno {ROOM} :You're not on that channel")
        assert await here.ear.wait_for("silenced") == ("silenced", ROOM, "hello")
        await here.ear.wait_for("left")
        await here.server.wait_for("^JOIN")
        assert here.reports.count("app-host-not-there") == 1
        here.server.say(f":irc.test 442 uno {ROOM} :You're not on that channel")
        await here.ear.wait_for("left")
        assert here.reports.count("app-host-not-there") == 2
        assert "app-host-not-heard" not in here.reports

    play(scene)
