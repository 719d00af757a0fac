"""Tables that a link leads to: who is let in, whose seat it is, and what one may cost."""

from __future__ import annotations

import asyncio
from pathlib import Path

from socket_pair import LinkedHost, MemorySocket, linked

from accessible_uno.rooms.sockets.carrier import MOST_HERE
from accessible_uno.rooms.sockets.messages import (
    AskTables,
    CommandLine,
    Enter,
    Entered,
    HasCome,
    HasGone,
    ListedTable,
    NotAdmitted,
    NotLetIn,
    PersonSays,
    RoomFrame,
    RoomSays,
    TableList,
    TalkLine,
    process_of,
)
from accessible_uno.rooms.sockets.tables import (
    IDLE,
    KEPT_DAYS,
    MOST_MESSAGES,
    PER_ADDRESS,
    Bounds,
)


def come(host: LinkedHost, name: str, table: str = "", token: str = "") -> MemorySocket:
    """Let somebody come to a table, to a new one where none is named."""
    socket = host.connect()
    socket.say(Enter(table, name, "fr", token))
    return socket


def entered(socket: MemorySocket) -> Entered:
    """What somebody was told who was let in."""
    (found,) = socket.of(Entered)
    assert isinstance(found, Entered)
    return found


def refused(socket: MemorySocket) -> NotAdmitted | None:
    """Why somebody is not let in, or no longer."""
    found = [each.why for each in socket.told if isinstance(each, NotLetIn)]
    return found[-1] if found else None


def heard(socket: MemorySocket) -> str:
    """What somebody was told in words."""
    return "\n".join(each.text for each in socket.told if isinstance(each, RoomSays))


def begin(host: LinkedHost) -> tuple[MemorySocket, MemorySocket]:
    """Let two people begin a game."""
    anna = come(host, "Anna")
    bruno = come(host, "Bruno", entered(anna).table)
    for each in (anna, bruno):
        each.say(CommandLine("!go"))
    anna.say(CommandLine("!start"))
    assert "À vous" in heard(anna) + heard(bruno)
    return anna, bruno


def test_people_meet_by_a_link_and_play(tmp_path: Path) -> None:
    """Each hears who is there; each alone gets the hand; what one says the others read."""

    async def story(host: LinkedHost) -> None:
        anna, bruno = begin(host)
        assert entered(anna).opened
        assert entered(bruno).people == ["Anna"]
        assert [each.name for each in anna.of(HasCome) if isinstance(each, HasCome)] == ["Bruno"]
        hands = [each for each in anna.told if isinstance(each, RoomSays) and each.privately]
        assert hands
        assert not {each.text for each in hands} & set(heard(bruno).splitlines())
        bruno.say(TalkLine("bonjour\nà tous"))
        assert [each.text for each in anna.told if isinstance(each, PersonSays)] == [
            "bonjour à tous"
        ]
        assert not bruno.of(PersonSays)
        bruno.cut()
        assert anna.of(HasGone)

    linked(tmp_path, story)


def test_the_table_waits_and_is_found_after_a_kill(tmp_path: Path) -> None:
    """The seat is that of the token: a name alone gives nobody's hand away."""

    async def run() -> None:
        first = LinkedHost(tmp_path)
        await first.started()
        anna, bruno = begin(first)
        first.kill()
        second = LinkedHost(tmp_path)
        await second.started()
        thief = come(second, "Anna", entered(anna).table)
        thief.say(CommandLine("!cartes"))
        assert entered(thief).name == "Anna"
        assert "7 cartes" not in heard(thief)
        back = [
            come(second, "?", entered(each).table, entered(each).token) for each in (anna, bruno)
        ]
        assert [entered(each).token for each in back] == [entered(anna).token, entered(bruno).token]
        for each in back:
            each.say(CommandLine("!cartes"))
            assert "cartes" in heard(each)
        await second.stop()

    asyncio.run(run())


def test_a_seat_taken_before_the_game_is_kept_through_a_kill(tmp_path: Path) -> None:
    """Who comes back by the token is told, and need not sit down again."""

    async def run() -> None:
        first = LinkedHost(tmp_path)
        await first.started()
        anna = come(first, "Anna")
        anna.say(CommandLine("!go"))
        first.kill()
        second = LinkedHost(tmp_path)
        await second.started()
        back = come(second, "?", entered(anna).table, entered(anna).token)
        assert "Les places prises le restent" in heard(back)
        back.say(CommandLine("!bot"))
        back.say(CommandLine("!start"))
        assert "La partie commence" in heard(back)
        await second.stop()

    asyncio.run(run())


def test_one_seat_is_at_one_place_at_a_time(tmp_path: Path) -> None:
    """Who comes by the same token takes the place of the connection before, and nobody left."""

    async def story(host: LinkedHost) -> None:
        anna, bruno = begin(host)
        again = come(host, "Anna", entered(anna).table, entered(anna).token)
        assert refused(anna) is NotAdmitted.ELSEWHERE
        assert entered(again).name == "Anna"
        await asyncio.sleep(0)
        assert not bruno.of(HasGone)
        again.say(CommandLine("!cartes"))
        assert "cartes" in heard(again)

    linked(tmp_path, story)


def test_wrong_links_and_garbage_are_refused(tmp_path: Path) -> None:
    async def story(host: LinkedHost) -> None:
        name = entered(come(host, "Anna")).table
        for wrong in (name[:-1], name + "a", "#uno", "b" + name[1:], "a-" + "a" * 16):
            assert refused(come(host, "Zoe", wrong)) is NotAdmitted.UNKNOWN, wrong
        for garbage in ("", "{}", "[" * 9_000, '{"kind":"enter"}', '{"kind":"frame","line":7}'):
            socket = host.connect()
            for _ in range(4):
                socket.send(garbage)
            assert refused(socket) is NotAdmitted.FLOOD, garbage
        early = host.connect()
        early.say(RoomFrame("00000000 0 hello 1 fr table"))
        assert not early.told

    linked(tmp_path, story)


def test_an_address_has_bounds(tmp_path: Path) -> None:
    """In messages, tables and connections; another address is let in all the while."""

    async def story(host: LinkedHost) -> None:
        loud = come(host, "Anna")
        for _ in range(MOST_MESSAGES):
            loud.say(TalkLine("la"))
        assert refused(loud) is NotAdmitted.FLOOD
        opened = [come(host, "Zoe") for _ in range(Bounds().new_tables + 1)]
        assert refused(opened[-1]) is NotAdmitted.BUSY
        crowd = [host.connect() for _ in range(PER_ADDRESS)]
        assert refused(crowd[-1]) is NotAdmitted.BUSY
        other = host.connect("192.0.2.8")
        other.say(Enter("", "Max", "en"))
        assert entered(other).opened
        crowd[0].cut()
        for each in crowd:
            each.cut()
        assert refused(host.connect()) is None

    linked(tmp_path, story)


def test_a_full_host_opens_no_table(tmp_path: Path) -> None:
    async def run() -> None:
        host = LinkedHost(tmp_path, Bounds(tables=1))
        await host.started()
        come(host, "Anna")
        assert refused(come(host, "Bruno")) is NotAdmitted.BUSY
        await host.stop()

    asyncio.run(run())


def test_who_comes_to_a_full_table_is_told_and_who_was_there_comes_back(tmp_path: Path) -> None:
    async def story(host: LinkedHost) -> None:
        first = come(host, "Anna")
        table, token = entered(first).table, entered(first).token
        for number in range(1, MOST_HERE):
            socket = host.connect(f"192.0.2.{number}")
            socket.say(Enter(table, f"N{number}", "fr"))
            assert refused(socket) is None
        assert refused(come(host, "Zoe", table)) is NotAdmitted.FULL
        assert entered(come(host, "Anna", table, token)).name == "Anna"

    linked(tmp_path, story)


def test_a_table_where_nobody_is_takes_no_memory_and_keeps_its_game(tmp_path: Path) -> None:
    async def story(host: LinkedHost) -> None:
        anna, bruno = begin(host)
        link = entered(anna).table
        for each in (anna, bruno):
            each.cut()
        assert not host.carrier.idle_rooms(IDLE)
        host.carrier.room(link).empty_since -= IDLE
        host.tables.close_idle()
        assert link not in host.carrier.rooms
        again = come(host, "Anna", link, entered(anna).token)
        again.say(CommandLine("!cartes"))
        assert "cartes" in heard(again)

    linked(tmp_path, story)


def test_a_link_that_nobody_uses_leads_nowhere_in_the_end(tmp_path: Path) -> None:
    async def run() -> None:
        first = LinkedHost(tmp_path)
        await first.started()
        link = entered(come(first, "Anna")).table
        assert process_of(link) == "a"
        await first.stop()
        for days, found in ((1, True), (KEPT_DAYS + 2, False)):
            host = LinkedHost(tmp_path)
            host.day += days
            host.tables._book.forget_before(host.day - KEPT_DAYS)
            await host.started()
            assert (refused(come(host, "Zoe", link)) is None) is found
            await host.stop()

    asyncio.run(run())


def test_who_opens_a_table_operates_it(tmp_path: Path) -> None:
    async def story(host: LinkedHost) -> None:
        anna, bruno = begin(host)
        bruno.say(CommandLine("!ban Anna"))
        assert "opérateurs" in heard(bruno)
        anna.say(CommandLine("!ban Bruno"))
        assert "ne joue plus" in heard(anna)

    linked(tmp_path, story)


def test_a_table_tells_its_link(tmp_path: Path) -> None:
    """Everybody at first; who asks again soon is told alone, however many ask."""

    async def story(host: LinkedHost) -> None:
        anna = come(host, "Anna")
        bruno = come(host, "Bruno", entered(anna).table)
        link = f"https://uno.test/#{entered(anna).table}"
        for each in (anna, anna, bruno):
            each.say(CommandLine("!lien"))
        assert (heard(anna).count(link), heard(bruno).count(link)) == (2, 2)

    linked(tmp_path, story)


def test_a_table_chooses_what_happens_while_somebody_is_away(tmp_path: Path) -> None:
    """It waits, until somebody goes on or the player is back; or a bot plays meanwhile."""

    async def story(host: LinkedHost) -> None:
        anna, bruno = begin(host)
        table = host.host._rooms[entered(anna).table]._table
        assert table.game is not None
        bruno.cut()
        assert "La partie attend" in heard(anna)
        assert table.game.waits
        anna.say(CommandLine("!continue"))
        assert not table.game.waits
        bruno = come(host, "?", entered(bruno).table, entered(bruno).token)
        anna.say(CommandLine("!absence robot"))
        bruno.cut()
        assert "Un robot joue" in heard(anna)
        assert table.game._table.bot_kinds == {1: "normal:cautious"}
        assert table.game.company_now().bots == []
        assert not table.game.waits
        bruno = come(host, "?", entered(bruno).table, entered(bruno).token)
        assert not table.game._table.bot_kinds
        bruno.say(CommandLine("!absence temps"))
        assert table.company.absence == "bot"
        for each in (anna, bruno):
            each.cut()
        assert table.game.waits

    linked(tmp_path, story)


def test_each_reads_the_room_in_their_language(tmp_path: Path) -> None:
    async def story(host: LinkedHost) -> None:
        anna = come(host, "Anna")
        bob = host.connect()
        bob.say(Enter(entered(anna).table, "Bob", "en"))
        for each in (anna, bob):
            each.say(CommandLine("!go"))
        assert "Bob joue" in heard(anna)
        assert "Anna plays" in heard(bob)

    linked(tmp_path, story)


def lists(host: LinkedHost) -> list[ListedTable]:
    """What a stranger hears of the tables of a server."""
    stranger = host.connect()
    stranger.say(AskTables())
    (found,) = stranger.of(TableList)
    assert isinstance(found, TableList)
    return list(found.tables)


def test_a_table_is_listed_where_it_wants_to_be(tmp_path: Path) -> None:
    """By who has opened it, while somebody is there; also after the program was started again."""

    async def story(host: LinkedHost) -> None:
        anna, zoe = come(host, "Anna"), come(host, "Zoe")
        name = entered(anna).table
        bruno = come(host, "Bruno", name)
        assert lists(host) == []
        bruno.say(CommandLine("public"))
        assert lists(host) == []
        assert "Seule" in heard(bruno)
        anna.say(CommandLine("publique"))
        assert "retire la table" in heard(bruno)
        assert lists(host) == [ListedTable(name, ["Anna", "Bruno"], "chat", playing=False)]
        for each in (anna, bruno):
            each.say(CommandLine("go"))
        anna.say(CommandLine("table duo"))
        anna.say(CommandLine("start"))
        assert lists(host) == [ListedTable(name, ["Anna", "Bruno"], "duo", playing=True)]
        zoe.say(CommandLine("publique"))
        assert [each.people for each in lists(host)] == [["Zoe"], ["Anna", "Bruno"]]
        zoe.say(CommandLine("publique non"))
        assert "par son lien" in heard(zoe)
        assert len(lists(host)) == 1
        for each in (anna, bruno):
            each.cut()
        assert lists(host) == []
        tables.append((name, entered(anna).token))

    tables: list[tuple[str, str]] = []
    linked(tmp_path, story)

    async def again(host: LinkedHost) -> None:
        ((name, token),) = tables
        assert lists(host) == []
        come(host, "Anna", name, token)
        assert [each.name for each in lists(host)] == [name]
        host.tables.list_table(name, listed=False)
        assert lists(host) == []

    linked(tmp_path, again)
