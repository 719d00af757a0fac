"""A room is reached by any carrier: two that are made here, neither of which knows a network."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random

import pytest
from fakes import Frame
from memory_carrier import MemoryCarrier

from accessible_uno.players.registry import make_bot
from accessible_uno.rooms.archive import RoomArchive
from accessible_uno.rooms.budgets import IGNORED_FOR, MOST_LINES
from accessible_uno.rooms.carrier import Claim, Outbox, Standing
from accessible_uno.rooms.host import LONGEST_LINE, MOST_HELD, MOST_UNREAD, Host
from accessible_uno.rooms.people import Speaker
from accessible_uno.rooms.table import RoomTools
from accessible_uno.store.journal import Journal
from accessible_uno.table import Dealer
from accessible_uno.table.driver import Timers

ROOM, OTHER = "salon", "cuisine"
ANNE = Speaker("Anne", "page:1")
PAUL = Speaker("Paul", "line:1", "paul")
ZOE = Speaker("Zoe", "line:2")


class Scene:
    """A host with two carriers: a page, which serves one room, and a line, which serves both.

    Attributes:
        sent: what each carrier has sent: the carrier, the room, for whom, the text.
    """

    def __init__(self, journal: Journal | None = None) -> None:
        self.sent: list[tuple[str, str, str, str]] = []
        self.page = MemoryCarrier((ROOM,), self._by("page"), "page:")
        self.line = MemoryCarrier((ROOM, OTHER), self._by("line"), "line:")
        self.faults: list[object] = []
        self.reports: list[tuple[str, object]] = []

        def make_tools(
            room: str, outbox: Outbox, timers: Timers, move: Callable[[Speaker, str], str]
        ) -> RoomTools:
            return RoomTools(
                outbox,
                timers,
                lambda: Dealer("deal232"),
                lambda kind: make_bot(kind, Random(3).random),
                lambda _: None,
                RoomArchive(journal, room, ignore) if journal is not None else None,
                move,
                self.faults.append,
                self.faults.append,
            )

        carriers = (self.page, self.line)
        self.host = Host(
            {ROOM: "fr", OTHER: "en"}, carriers, ("Paul",), make_tools, self._on_report
        )

    def _on_report(self, message_id: str, **fields: object) -> None:
        self.reports.append((message_id, fields))

    def _by(self, name: str) -> Callable[[str, Speaker | None, str], None]:
        def send(room: str, to: Speaker | None, text: str) -> None:
            self.sent.append((name, room, to.nick if to is not None else "", text))

        return send

    def write(self, speaker: Speaker, text: str, room: str = ROOM) -> None:
        """Let somebody write a line in a room."""
        self.host.on_line(room, speaker, text)

    def told(self, carrier: str, to: str = "", room: str = ROOM) -> str:
        """What a carrier has sent, in words, to everybody or to one person."""
        return "\n".join(
            text
            for by, where, whom, text in self.sent
            if (by, where, whom) == (carrier, room, to) and not isinstance(text, Frame)
        )


def ignore(_: object) -> None:
    """What is wrong with the journal of a test."""


def play(story: Callable[[Scene], Awaitable[None]], journal: Journal | None = None) -> None:
    """Play a story while the host runs."""

    async def run() -> None:
        scene = Scene(journal)
        running = asyncio.create_task(scene.host.run())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await story(scene)
        await scene.host.stop()
        await asyncio.wait_for(running, 10)
        assert not scene.faults

    asyncio.run(run())


def begin(scene: Scene) -> None:
    """Let Anne, of the page, and Paul, of the line, begin a game."""
    for speaker in (ANNE, PAUL):
        scene.host.on_here(ROOM, speaker)
        scene.write(speaker, "!go")
    scene.write(ANNE, "!start")


def test_people_of_two_carriers_play_at_one_table() -> None:
    """Both are told the same; each gets their hand by their own carrier alone."""

    async def story(scene: Scene) -> None:
        begin(scene)
        assert "Anne et Paul" in scene.told("page") or "Anne, Paul" in scene.told("page")
        assert scene.told("page") == scene.told("line")
        assert "À vous, sur le 8 bleu. 7 cartes." in scene.told("page", "Anne")
        assert "Vos 7 cartes" in scene.told("line", "Paul")
        assert not scene.told("page", "Paul") + scene.told("line", "Anne")
        scene.sent.clear()
        scene.write(ANNE, "!bleu 9")
        for carrier in ("page", "line"):
            assert "Anne joue le 9 bleu" in scene.told(carrier)

    play(story)


def test_what_is_said_by_one_carrier_is_read_by_the_other() -> None:
    async def story(scene: Scene) -> None:
        scene.write(ZOE, "bonjour")
        assert scene.told("page") == "Zoe\u00a0: bonjour"
        assert not scene.told("line")
        scene.write(ZOE, "hello", OTHER)
        assert not scene.told("line", room=OTHER)

    play(story)


def test_who_loses_a_carrier_is_away_and_nobody_else() -> None:
    """The game waits, and goes on once everybody is back."""

    async def story(scene: Scene) -> None:
        begin(scene)
        scene.host.on_connection_lost(scene.page)
        people = scene.host._rooms[ROOM]._table.company.people
        assert [person.present for person in people] == [False, True]
        assert scene.line.others[-1] == (ROOM, False)
        scene.sent.clear()
        scene.write(PAUL, "!cartes")
        assert "7 cartes" in scene.told("line", "Paul")
        assert not scene.told("page", "Anne")
        scene.host.on_joined(ROOM, scene.page)
        scene.host.on_here(ROOM, ANNE)
        scene.write(ANNE, "!cartes")
        assert "7 cartes" in scene.told("page", "Anne")

    play(story)


def test_a_table_does_not_wait_for_a_carrier_that_nobody_came_by() -> None:
    """Nor does a client lose its link for another's loss."""

    async def story(scene: Scene) -> None:
        scene.host.on_frame(PAUL, f"0000abcd 0 hello 1 fr {ROOM}")
        for speaker in (PAUL, ZOE):
            scene.host.on_here(ROOM, speaker)
            scene.write(speaker, "!go")
        scene.write(PAUL, "!start")
        scene.host.on_connection_lost(scene.page)
        room = scene.host._rooms[ROOM]
        game = room._table.game
        assert game is not None
        assert game._pause_over is None
        assert room.is_linked(PAUL, "0000abcd 0 bye")
        scene.host.on_connection_lost(scene.line)
        assert game._pause_over is not None
        assert not room.is_linked(PAUL, "0000abcd 0 bye")

    play(story)


def test_an_operator_moves_a_game_to_another_room(tmp_path: Path) -> None:
    """Known by the account, or in both rooms; every carrier of the room says who is there."""

    async def story(scene: Scene) -> None:
        begin(scene)
        scene.write(PAUL, f"!déplace {ROOM}")
        assert "Aucun autre salon" in scene.told("line", "Paul")
        scene.write(PAUL, f"!déplace {OTHER}")
        assert "La partie continue dans cuisine" in scene.told("page")
        assert scene.line.asked == [OTHER]
        assert not scene.page.asked
        scene.host.on_gone(OTHER, ZOE)
        scene.line.standings |= {(room, "Zoe"): Standing.OPERATOR for room in (ROOM, OTHER)}
        scene.write(ZOE, f"!move {ROOM}", OTHER)
        assert "The game goes on in salon" in scene.told("line", room=OTHER)

    journal = Journal(tmp_path)
    play(story, journal)
    journal.close()


def test_a_game_that_is_not_saved_stays_where_it_is() -> None:
    """The operator is told; the game plays on, and the other room stays free."""

    async def story(scene: Scene) -> None:
        begin(scene)
        scene.write(PAUL, f"!déplace {OTHER}")
        assert "n’est pas enregistrée" in scene.told("line", "Paul")
        assert "La partie continue dans" not in scene.told("page")
        assert not scene.line.asked
        before = scene.told("page", "Anne")
        scene.write(ANNE, "!cartes")
        assert len(scene.told("page", "Anne")) > len(before)

    play(story)


def test_a_client_of_the_protocol_is_linked_by_its_carrier() -> None:
    """Its frames come whole, as long as the carriers of the room let them be."""

    async def story(scene: Scene) -> None:
        scene.host.on_here(ROOM, ANNE)
        scene.host.on_frame(ANNE, f"0000abcd 0 hello 1 fr {ROOM}")
        begin(scene)
        frames = [text for _, _, to, text in scene.sent if to == "Anne" and isinstance(text, Frame)]
        assert frames[0] == "0000abcd 1 version 1"
        assert any(re.match(r"0000abcd \d+(:1/\d+)? table ", frame) for frame in frames)
        assert max(map(len, frames)) > 300
        assert not scene.told("page", "Anne").count("Vos 7 cartes")

    play(story)


def test_an_operator_is_known_by_the_account_or_the_keyboard() -> None:
    async def story(scene: Scene) -> None:
        begin(scene)
        scene.write(ZOE, "!déplace cuisine")
        assert "cuisine" not in scene.told("line")
        keyboard = Speaker("Eva", "page:9", operates=True)
        for _ in range(MOST_LINES + 2):  # nor is it too many lines
            scene.write(keyboard, "!qui")
        scene.write(keyboard, "!allow")
        assert "Tout le monde peut de nouveau jouer" in scene.told("page")
        assert str(round(IGNORED_FOR)) not in scene.told("page", "Eva")
        assert scene.told("page", "Eva").count("\n") > MOST_LINES

    play(story)


def test_who_is_not_in_the_room_changes_nothing_at_its_table() -> None:
    """Neither before a game nor in it; questions are answered."""

    async def story(scene: Scene) -> None:
        scene.line.standings |= {(room, "Zoe"): Standing.AWAY for room in (ROOM, OTHER)}
        scene.sent.clear()
        for line in ("go", "bot", "table duo", "start", "stop", "revanche", "niveau", "abandon"):
            scene.host.on_line("", ZOE, line)
        assert scene.told("line", "Zoe").count("il faut être dans le salon") == 8
        assert not scene.told("line")
        begin(scene)
        scene.sent.clear()
        scene.host._guard.rename(ZOE.key, "other")
        for line in ("stop", "go", "bot", "start", "b9", "uno", "aide"):
            scene.host.on_line("", ZOE, line)
        assert not scene.told("line")
        assert "point d’exclamation" in scene.told("line", "Zoe")

    play(story)


def test_who_has_left_a_room_is_known_there_in_private() -> None:
    """Not in the first room, where nobody plays."""

    async def story(scene: Scene) -> None:
        for speaker in (PAUL, ZOE):
            scene.write(speaker, "!join", OTHER)
        scene.write(PAUL, "!start", OTHER)
        scene.host.on_gone(OTHER, ZOE)
        scene.line.standings |= {(room, "Zoe"): Standing.AWAY for room in (ROOM, OTHER)}
        scene.sent.clear()
        scene.host.on_line("", ZOE, "cards")
        assert "7 cards" in scene.told("line", "Zoe", OTHER)
        scene.host.on_line("", ZOE, f"cards{' ' * LONGEST_LINE}how many")
        assert scene.told("line", "Zoe", OTHER).count("7 cards. 1") == 2  # the rest is not read

    play(story)


def test_what_a_room_does_not_let_us_say_is_told_to_its_players_alone() -> None:
    """Of those whom that carrier reaches, until it may be said again."""

    async def story(scene: Scene) -> None:
        begin(scene)
        scene.sent.clear()
        for _ in range(2):
            scene.host.on_not_heard(ROOM, scene.line, "lost")
        told = scene.told("line", "Paul").splitlines()
        assert [each[:8] for each in told] == ["Le salon", "lost", "lost"]
        scene.write(ANNE, "!bleu 9")
        assert "Anne joue le 9 bleu" in scene.told("line", "Paul")
        assert "Anne joue le 9 bleu" in scene.told("page")
        assert not scene.told("line")
        assert not scene.told("line", "Zoe")
        for _ in range(2):
            scene.host.on_heard(ROOM, scene.line)
        assert [each[:6] for each in scene.told("line").splitlines()] == ["Je peu", "À Paul"]

    play(story)


def test_who_does_not_say_what_they_are_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once for all who come within a while: one of them may be a host program."""
    monkeypatch.setattr("accessible_uno.rooms.host.LOOK_PAUSE", 0.0)

    async def story(scene: Scene) -> None:
        for speaker in (PAUL, ZOE):
            scene.host.on_here(ROOM, speaker)
        await asyncio.sleep(0.01)
        assert scene.line.asked == [ROOM]

    play(story)


def test_a_line_waits_until_it_is_known_who_is_there() -> None:
    """Not for ever, and not where the room is lost meanwhile."""

    async def story(scene: Scene) -> None:
        scene.line.standings[OTHER, "Zoe"] = Standing.AWAY
        for name in ("Zoe", "Paul"):
            scene.line.standings[ROOM, name] = Standing.UNKNOWN
        scene.host.on_line(ROOM, PAUL, "!go")
        scene.host.on_line("", ZOE, "go")
        scene.host.on_frame(PAUL, f"0000abcd 0 hello 1 fr {ROOM}")
        assert not scene.sent
        scene.line.standings |= {(ROOM, "Paul"): Standing.HERE, (ROOM, "Zoe"): Standing.AWAY}
        scene.host.on_everybody_seen(ROOM, scene.line)
        assert "Paul joue" in scene.told("line")
        assert "Zoe joue" not in scene.told("line")
        assert ("line", ROOM, "Paul", "0000abcd 1 version 1") in scene.sent
        scene.sent.clear()
        scene.host.on_frame(ZOE, f"0000abcd 0 hello 1 fr {ROOM}")
        assert not scene.sent
        scene.line.standings[ROOM, "Paul"] = Standing.UNKNOWN
        for number in range(MOST_HELD + 9):
            scene.host.on_frame(PAUL, f"{number:08x} 0 hello 1 fr {ROOM}")
        assert len(scene.host._held[ROOM]) == MOST_HELD
        scene.host.on_left(ROOM, scene.line)
        scene.line.standings.clear()
        scene.host.on_everybody_seen(ROOM, scene.line)
        assert not scene.sent

    play(story)


def test_who_is_put_out_comes_back_to_the_same_seat() -> None:
    """Out of the table's commands meanwhile; who only left may still play, told in private.

    Where the seat is an account's, from anywhere.
    """

    async def story(scene: Scene) -> None:
        begin(scene)
        scene.page.standings[ROOM, "Anne"] = Standing.AWAY
        scene.host.on_gone(ROOM, ANNE, put_out=True)
        scene.sent.clear()
        for line in ("stop", "b9", "cartes"):
            scene.host.on_line("", ANNE, line)
        assert scene.told("page", "Anne").count("Revenez-y") == 3
        assert not scene.told("page")
        scene.page.standings.clear()
        scene.host.on_here(ROOM, ANNE)
        assert "7 cartes" in scene.told("page", "Anne")
        scene.host.on_gone(ROOM, ANNE)
        scene.page.standings[ROOM, "Anne"] = Standing.AWAY
        scene.sent.clear()
        thief = Speaker("Eve", ANNE.address)
        scene.page.standings[ROOM, "Eve"] = Standing.AWAY
        scene.host.on_line("", thief, "cartes")
        assert "ne jouez pas" in scene.told("page", "Eve")
        scene.host.on_line("", ANNE, "stop")
        assert "il faut être dans le salon" in scene.told("page", "Anne")
        scene.host.on_line("", ANNE, "b9")
        assert "Anne joue le 9 bleu" in scene.told("line")
        scene.host.on_gone(ROOM, PAUL, put_out=True)
        back = Speaker("Pablo", "line:9", "paul")
        scene.host.on_gone(ROOM, PAUL)
        scene.line.standings |= {(room, "Pablo"): Standing.AWAY for room in (ROOM, OTHER)}
        scene.host.on_line("", back, "cartes")
        assert "7 cartes. 1" in scene.told("line", "Pablo").replace("\u00a0", " ")
        scene.line.standings.clear()
        scene.host.on_here(ROOM, back)
        scene.sent.clear()
        scene.write(back, "!bleu 3")
        assert "Paul joue le 3 bleu" in scene.told("line")
        assert "À Anne" in scene.told("line")
        assert not scene.told("page", "Anne")  # somebody else may have the nick
        scene.host.on_line("", ANNE, "abandon")
        assert "Anne abandonne" in scene.told("line")

    play(story)


def test_who_has_rights_in_the_room_operates_its_table() -> None:
    async def story(scene: Scene) -> None:
        begin(scene)
        for line in ("!retire Paul", "!exclus Paul", "!autorise", "!stop"):
            scene.write(ZOE, line)
        assert scene.told("line", "Zoe").count("opérateurs") == 3
        scene.line.standings[ROOM, "Zoe"] = Standing.OPERATOR
        scene.write(ZOE, f"!déplace {OTHER}")
        assert f"droits d’opérateur dans {OTHER}" in scene.told("line", "Zoe")
        scene.write(ZOE, "!retire paul")
        assert "Paul ne joue plus cette partie" in scene.told("line")
        begin(scene)
        scene.write(ZOE, "!stop")
        assert scene.told("line").endswith("arrêtée.")
        begin(scene)
        scene.write(ZOE, "!exclus anne")
        scene.sent.clear()
        scene.write(ANNE, "!go")
        assert "ne vous écoute plus" in scene.told("page", "Anne")

    play(story)


def test_who_shares_an_address_with_a_player_uses_nothing_of_theirs_up() -> None:
    """Anne plays and Eve does not, behind one gateway: Eve alone is ignored, and told."""

    async def story(scene: Scene) -> None:
        begin(scene)
        eve = Speaker("Eve", ANNE.address)
        scene.host.on_here(ROOM, eve)
        for _ in range(2 * MOST_LINES):
            scene.write(eve, "!cartes")
        assert scene.told("page", "Eve").count("ignorées pendant") == 1
        before = scene.told("page", "Anne")
        scene.write(ANNE, "!cartes")
        assert "7 cartes" in scene.told("page", "Anne").removeprefix(before)
        assert "ignorées" not in scene.told("page") + scene.told("page", "Anne")
        scene.write(eve, "!language en")
        eva = Speaker("Eva", eve.address)
        scene.host.on_renamed(eve, eva)
        scene.write(eva, "!aide")
        assert not scene.told("page", "Eva")

    play(story)


def test_who_reads_too_slowly_for_what_they_ask_is_ignored_and_told() -> None:
    """Nobody else is; who plays is not counted so, for the table's own lines wait there too."""

    async def story(scene: Scene) -> None:
        begin(scene)
        scene.line.waiting["Zoe"] = MOST_UNREAD
        for speaker in (ZOE, PAUL):
            scene.write(speaker, "!aide")
        assert "ignorées pendant" in scene.told("line", "Zoe")
        assert "point d’exclamation" in scene.told("line", "Paul")
        scene.line.waiting.clear()
        before = scene.told("line", "Zoe")
        scene.write(ZOE, "!aide")
        assert scene.told("line", "Zoe") == before

    play(story)


def test_the_links_of_thousands_are_found_without_a_search() -> None:
    """Each says hello, writes a frame, and goes: nothing of theirs is left."""

    async def story(scene: Scene) -> None:
        people = [Speaker(f"e{number}", f"line:{number}") for number in range(3_000)]
        begun = time.process_time()
        for each in people:
            scene.host.on_here(ROOM, each)
            scene.host.on_frame(each, f"0000abcd 0 hello 1 fr {ROOM}")
            scene.host.on_frame(each, "0000abcd 0 again 1")
        assert time.process_time() - begun < 3.0  # it was 31 s, quadratic
        links = scene.host._rooms[ROOM]._links._links
        assert len(links) == 3_000
        for number, each in enumerate(people):
            people[number] = replace(each, nick=f"other{number}")
            scene.host.on_renamed(each, people[number])
            scene.host.on_frame(people[number], f"0000abce 0 hello {'9' * 400} fr {ROOM}")
            scene.host.on_frame(people[number], f"0000abce 0 hello 1 fr {ROOM}")
        assert len(links) == 3_000
        for each in people:
            scene.host.on_gone("", each)
        assert not links

    play(story)


def test_another_host_program_is_told_of_and_changes_nothing() -> None:
    """Whoever poses as one stops nobody, however often it comes."""

    async def story(scene: Scene) -> None:
        for number in range(3):
            rival = Speaker(f"rival{number}", "line:9", is_host=True)
            scene.host.on_here(ROOM, rival)
            scene.host.on_gone(ROOM, rival)
        assert scene.reports == [("app-host-another", {"channel": ROOM, "name": "rival0"})]
        assert scene.told("line").count("dit être aussi un programme hôte") == 1
        scene.host.on_here(ROOM, rival)
        begin(scene)
        scene.write(ANNE, "!bleu 9")
        assert "Anne joue le 9 bleu" in scene.told("line")

    play(story)


def test_a_program_exceeds_another_that_lacks_nothing_more(subtests: pytest.Subtests) -> None:
    both, neither = Claim(rights=True, account=True), Claim(rights=False, account=False)
    rights, account = Claim(rights=True, account=False), Claim(rights=False, account=True)
    exceeding = {(both, neither), (both, rights), (both, account)}
    exceeding |= {(rights, neither), (account, neither)}
    for pair in product((both, rights, account, neither), repeat=2):
        with subtests.test(pair=pair):
            assert pair[0].exceeds(pair[1]) == (pair in exceeding)


def test_a_table_is_given_up_between_games_alone_and_taken_back() -> None:
    """To a program that has what this one lacks, and lacks nothing that this one has."""

    async def story(scene: Scene) -> None:
        rival = Speaker("rival", "line:9", "", is_host=True)
        scene.host.on_here(ROOM, rival)
        begin(scene)
        scene.line.claims = {
            (ROOM, ""): Claim(rights=True, account=False),
            (ROOM, "rival"): Claim(rights=False, account=True),
        }
        scene.write(ANNE, "!bleu 9")
        assert "Anne joue le 9 bleu" in scene.told("line")  # each lacks what the other has
        scene.line.claims[ROOM, "rival"] = Claim(rights=True, account=True)
        scene.write(ANNE, "!stop")
        assert "La partie est arrêtée" in scene.told("line")  # it was in mid-game
        scene.sent.clear()
        scene.write(ANNE, "!go")
        scene.write(ANNE, "!go")
        scene.host.on_frame(ANNE, f"0000abcd 0 hello 1 fr {ROOM}")
        assert [text for by, _, _, text in scene.sent if by == "line"] == [
            "Le salon ou un compte parle pour rival, qui tient désormais la table."
        ]
        scene.host.on_left(ROOM, scene.line)  # what was known of the room is worth nothing
        assert not scene.host._rivals.keeper(ROOM)
        scene.host.on_here(ROOM, rival)
        scene.write(ANNE, "!go")
        scene.host.on_renamed(rival, Speaker("other", "line:9"))
        scene.host.on_gone("", Speaker("other", "line:9"))
        assert "de nouveau ici" in scene.told("line")
        scene.write(ANNE, "!go")
        assert "Anne joue" in scene.told("line")

    play(story)


def test_rooms_and_tables_need_no_chat_network() -> None:
    """Nothing of IRC is loaded for a host with other carriers, nor for a client."""
    code = (
        "import sys, accessible_uno.rooms.host, accessible_uno.rooms.client.table_client,"
        " accessible_uno.rooms.client.table_client;"
        "print(*(name for name in sys.modules if '.irc' in name))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
