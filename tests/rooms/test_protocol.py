"""A client of the protocol at a room: it is told what its seat sees, once, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

import pytest
from fakes import ALL, ChatRoom, FakeOutbox, everybody, lines_for
from fakes import Frame as SentFrame
from linked import LinkedPlayer

from accessible_uno.game.actions import DrawCard, Play
from accessible_uno.game.base import Refused
from accessible_uno.game.events import Drew, Played, TurnCame
from accessible_uno.game.reasons import NotYourTurn
from accessible_uno.record.seen_notation import UnreadableValue
from accessible_uno.rooms.budgets import MOST_REQUESTS, WITHIN
from accessible_uno.rooms.carrier import Urgency
from accessible_uno.rooms.people import Person, Speaker
from accessible_uno.rooms.protocol.client_links import KEPT, LONGEST_KEPT, ClientLink
from accessible_uno.rooms.protocol.fields import (
    LONGEST_MESSAGE,
    MOST_WAITED_FOR,
    Frame,
    FrameReader,
    cut,
    read_frame,
    rules_checksum,
)
from accessible_uno.rooms.protocol.table_link import SILENCE
from accessible_uno.rules.preset import compile_preset

LONGEST = 300
"""Bytes of the text of a line, as on a chat network."""

ANNE = Speaker("Anne", "a@house")
PAUL = Speaker("Paul", "p@garden", "paul")


def a_game(rules: str = "chat") -> tuple[ChatRoom, LinkedPlayer]:
    """Anne, who plays with a client, and Paul, on a blue 8; Anne is asked."""
    room = ChatRoom(seed="deal232")
    anne = LinkedPlayer(room, ANNE)
    anne.join()
    room.write(ANNE, f"!table {rules}")
    for speaker in (ANNE, PAUL):
        room.write(speaker, "!go")
    room.write(ANNE, "!start")
    anne.receive()
    return room, anne


def truth(room: ChatRoom, seat: int) -> tuple[object, ...]:
    """What a seat sees at the host's table."""
    game = room.room._table.game
    assert game is not None
    view, legal = game._table.view(seat), game._table.legal(seat)
    return view.hand, view.top, view.counts, view.question, view.discard, list(legal)


def seen(anne: LinkedPlayer) -> tuple[object, ...]:
    """The same at the client's."""
    assert anne.table is not None
    view, legal = anne.table.view(0), anne.table.legal(0)
    return view.hand, view.top, view.counts, view.question, view.discard, list(legal)


def lay(anne: LinkedPlayer) -> Play:
    """Lay the first card that goes."""
    assert anne.table is not None
    act = next(each for each in anne.table.legal(0) if isinstance(each, Play))
    anne.act(act)
    return act


def paul_lays(room: ChatRoom) -> None:
    """Let Paul lay the first coloured card that goes."""
    game = room.room._table.game
    assert game is not None
    acts = game._table.legal(1)
    act = next(each for each in acts if isinstance(each, Play) and each.colour is None)
    assert "Paul joue" in lines_for(ALL, room.write(PAUL, f"!{act.card.code}"))


def test_what_a_seat_sees_is_told_by_the_link_alone() -> None:
    room, anne = a_game()
    assert seen(anne) == truth(room, 0)
    before = len(room.outbox.lines)
    act = lay(anne)
    told = room.outbox.lines[before:]
    assert f"Anne joue le {act.card.digit} bleu" in lines_for(ALL, told)
    assert all(isinstance(line, SentFrame) for reader, line in told if reader == "Anne")
    assert isinstance(anne.heard[-2], Played)
    assert anne.heard[-1] == TurnCame(1)
    assert seen(anne) == truth(room, 0)


def test_an_act_against_the_rules_is_refused_here_and_there() -> None:
    _, anne = a_game()
    assert anne.table is not None
    with pytest.raises(Refused):
        anne.table.act(DrawCard(0))
    before = seen(anne)
    anne.link.act("draw")  # past the client's own check
    anne.receive()
    assert anne.heard[-1] == ("refused", anne.table.legal(0).why_not(DrawCard(0)))
    assert not anne.link.awaits_reply
    anne.link.act("nonsense q9")
    anne.receive()
    assert anne.heard[-1] == ("refused", None)
    assert seen(anne) == before


def test_a_refusal_out_of_turn() -> None:
    _, anne = a_game()
    lay(anne)
    anne.link.act("draw")
    anne.receive()
    assert anne.heard[-1] == ("refused", NotYourTurn(1))


@pytest.mark.parametrize(
    "happens",
    [
        lambda line: (),
        lambda line: (line, line),
        lambda line: (line[:60],),
    ],
    ids=["lost", "doubled", "cut"],
)
def test_an_act_is_done_once_whatever_happens_to_its_line(
    happens: Callable[[str], Sequence[str]],
) -> None:
    room, anne = a_game()
    lost = True

    def change(line: str) -> Sequence[str]:
        nonlocal lost
        first, lost = lost, False
        return happens(line) if first else (line,)

    anne.change_own = change
    act = lay(anne)
    anne.wait(6)
    assert not anne.link.awaits_reply
    assert [each for each in anne.heard if isinstance(each, Played)] == [
        Played(0, act.card, None, 6)
    ]
    assert seen(anne) == truth(room, 0)


def test_a_lost_answer_does_not_repeat_the_act() -> None:
    room, anne = a_game()
    anne.change = lambda line: ()
    lay(anne)
    anne.change = lambda line: (line,)
    anne.wait(7)
    assert len([each for each in anne.heard if isinstance(each, Played)]) == 1
    assert seen(anne) == truth(room, 0)


def test_a_lost_line_is_asked_for_again() -> None:
    """It is noticed by the next one, or after a silence."""
    room, anne = a_game()
    lay(anne)
    anne.change = lambda line: ()
    paul_lays(room)
    anne.receive()
    anne.change = lambda line: (line,)
    assert seen(anne) != truth(room, 0)
    anne.wait(21)
    assert seen(anne) == truth(room, 0)


def test_lines_that_come_late_or_twice_are_put_in_order() -> None:
    room, anne = a_game()
    lay(anne)
    held: list[str] = []
    anne.change = lambda line: held.append(line) or ()  # type: ignore[func-returns-value]
    paul_lays(room)
    room.room._table.game.say_to_clients("room-turn", {"name": "Paul"})  # type: ignore[union-attr]
    anne.receive()
    anne.change = lambda line: (line,)
    for line in (*reversed(held), *held):
        anne.link.receive(line)
    anne.receive()
    assert seen(anne) == truth(room, 0)
    assert len(anne.heard) == len([each for each in anne.heard if each != "unreadable"])


def test_what_is_long_lost_is_shown_anew() -> None:
    """More was lost than the host keeps: a new link shows the whole table."""
    room, anne = a_game()
    assert anne.table is not None
    anne.change = lambda line: ()
    game = room.room._table.game
    assert game is not None
    for _ in range(70):
        game.say_to_clients("room-turn", {"name": "Paul"})
    anne.receive()
    anne.change = lambda line: (line,)
    anne.wait(21)
    assert anne.heard.count("linked") == 2
    assert seen(anne) == truth(room, 0)


def test_who_asks_again_and_again_is_answered_a_few_times() -> None:
    """At most four requests in ten seconds, of twenty messages each, whatever number is named."""
    room, anne = a_game()
    game = room.room._table.game
    assert game is not None
    for _ in range(KEPT):
        game.say_to_clients("room-turn", {"name": "Paul"})
    token = anne.link._token
    room.wait(WITHIN + 1)
    answered = [bool(room.frame(ANNE, f"{token} 0 again {KEPT}")) for _ in range(30)]
    assert sum(answered) == MOST_REQUESTS
    other = Speaker("Anna", ANNE.address)
    room.room.on_renamed(ANNE, other)
    assert not room.frame(other, f"{token} 0 again {KEPT}")
    room.room.on_renamed(other, ANNE)
    room.wait(WITHIN + 1)
    assert [line for _, line in room.frame(ANNE, f"{token} 0 again 1")] == [f"{token} 0 unknown"]
    assert room.frame(ANNE, f"{token} 0 again {'9' * 5_000}") == [("Anne", f"{token} 0 unknown")]


def test_an_act_that_changes_nothing_delays_no_table() -> None:
    """Refused, not understood, or done already: its answer waits behind the lines of the game."""
    room, anne = a_game()
    for act in ("1 act r5", "2 act zork", "2 act zork", "3 act b9"):
        room.outbox.urgencies.clear()
        room.frame(ANNE, f"{anne.link._token} {act}")
        expected = Urgency.GAME if act == "3 act b9" else Urgency.ANSWER
        assert room.outbox.urgencies[0] is expected, act


def test_what_can_be_sent_again_is_bounded() -> None:
    """By the characters in all as well; the last message, however long, always."""
    link = ClientLink("abcd", Person(ANNE, ANNE.identity, "Anne"), FakeOutbox())
    for _ in range(5):
        link.post("x" * (LONGEST_KEPT // 2))
    assert [link.post_again(number, Urgency.GAME) for number in (3, 4)] == [False, True]
    link.post("x" * 2 * LONGEST_KEPT)
    assert [link.post_again(number, Urgency.GAME) for number in (5, 6, 7)] == [False, True, True]


def test_a_forged_or_replayed_line_changes_nothing() -> None:
    room, anne = a_game()
    old = list(anne.lines)
    lay(anne)
    before, heard = seen(anne), list(anne.heard)
    forged = (
        *old,
        *(line.replace("00000001", "00000002") for line in old),
        "00000001 99999 end",
        "00000001 3 end",
        "0000000 1 end",
        "00000001 0 end",
        "00000001 5:3/2 end",
        " end",
    )
    for line in forged:
        anne.link.receive(line)
    assert seen(anne) == before
    assert anne.heard == heard
    stranger = Speaker("Anne", "thief@x")
    for line in ("00000001 9 act draw", "00000001 0 again 1"):
        told = room.frame(stranger, line)
        assert [text for _, text in told] == ["00000001 0 unknown"]


def test_a_message_without_sense_ends_the_link() -> None:
    room, anne = a_game()
    number = anne.link._reader.taken + 1
    anne.link.receive(Frame("00000001", number, "seen Popen('ls')").line())
    assert anne.heard[-1] == "unreadable"
    assert not anne.link.is_linked
    assert room.room is not None


def test_an_unknown_version_is_refused_in_words() -> None:
    room = ChatRoom()
    told = room.frame(ANNE, "0000abcd 0 hello 7,8 fr #uno")
    assert [text for _, text in told] == ["0000abcd 0 version 1"]
    anne = LinkedPlayer(room, ANNE)
    anne.change_own = lambda line: (line.replace("hello 1", "hello 9"),)
    anne.join()
    assert anne.heard == [("not linked", (1,))]


def test_a_host_that_does_not_answer() -> None:
    anne = LinkedPlayer(ChatRoom(), ANNE)
    anne.change_own = lambda line: ()
    anne.join()
    anne.wait(20)
    assert anne.heard == [("not linked", ())]


def test_a_client_that_starts_again_is_shown_the_table() -> None:
    room, anne = a_game()
    lay(anne)
    again = LinkedPlayer(room, ANNE)
    again.link._new_token = lambda: "0000feed"
    again.join()
    assert seen(again) == truth(room, 0)
    paul_lays(room)
    anne.receive()
    again.receive()
    assert seen(again) == truth(room, 0)
    assert seen(anne) != truth(room, 0)  # the former link has ended


def test_a_host_that_comes_back_knows_no_link() -> None:
    room, anne = a_game()
    room.room.on_connection_lost(everybody)
    room.room.on_here(ANNE)
    room.room.on_here(PAUL)
    lay(anne)
    assert anne.heard.count("linked") == 2
    assert seen(anne) == truth(room, 0)
    room.room.on_connection_lost(everybody)
    room.room.on_here(ANNE)
    anne.wait(SILENCE + 1)  # who does nothing asks what was lost, and is answered as well
    assert anne.heard.count("linked") == 3


def test_whoever_has_left_is_sent_nothing() -> None:
    """Somebody else may have the nick now."""
    room, anne = a_game()
    lay(anne)
    room.room.on_gone(ANNE)
    count = len(anne.lines)
    paul_lays(room)
    anne.receive()
    assert len(anne.lines) == count


def test_the_room_speaks_through_the_client() -> None:
    room, anne = a_game()
    room.write(ANNE, "!stop")
    anne.receive()
    assert anne.heard[-1] == "end"


def test_tables_that_differ_in_hidden_cards_send_the_same_lines() -> None:
    """Paul holds seven other cards at the second table; he lets his time pass at both."""
    players = []
    for swapped in (False, True):
        room, anne = a_game(rules="leaflet")
        game = room.room._table.game
        assert game is not None
        state = game._table._state
        if swapped:
            state.hands[1], state.pile[:7] = state.pile[:7], state.hands[1]
        players.append((anne, list(state.hands[1])))
        for _ in range(4):
            if anne.table is not None and anne.table.asked == 0:
                anne.act(next(iter(anne.table.legal(0))))
            anne.link.act("r9 uno")  # refused by the host
            anne.wait(125)
    (one, hand), (other, other_hand) = players
    assert hand != other_hand
    assert one.lines == other.lines
    assert len(one.lines) > 15
    assert sum(isinstance(each, Drew) for each in one.heard) > 2


def test_a_client_is_told_who_is_a_bot_and_how_it_plays_now() -> None:
    """A row for each; the client of a program before this one passes over the message."""
    room = ChatRoom(seed="deal232")
    anne, older = LinkedPlayer(room, ANNE), LinkedPlayer(room, PAUL)
    del older.link._tellers["bots"]
    for player in (anne, older):
        player.join()
        room.write(player.speaker, "!go")
    room.write(ANNE, "!bot facile")
    room.write(ANNE, "!start")
    for player in (anne, older):
        player.receive()
    assert any(line.endswith(" bots [2,'easy']") for line in anne.lines)
    room.write(ANNE, "!niveau Oscar fort:prudent")
    for player in (anne, older):
        player.receive()
    assert anne.heard[-1] == ("bots", {2: "strong:cautious"})
    assert anne.table is not None
    assert anne.table.bot_kinds == {2: "strong:cautious"}
    assert older.table is not None
    assert older.table.bot_kinds is None
    assert "unreadable" not in older.heard


def test_messages_are_cut_and_put_together() -> None:
    message = "seen " + " ".join(f"'é{number:03}\\_'" for number in range(200))
    lines = cut("0000abcd", 1, message, LONGEST)
    assert len(lines) > 3
    assert all(len(line.encode()) <= LONGEST + 40 for line in lines)
    reader = FrameReader()
    for line in reversed(lines):
        frame = read_frame(line)
        assert frame is not None
        assert frame.text == frame.text.strip()
        reader.add(frame)
    assert list(reader.take()) == [message]
    with pytest.raises(ValueError, match="seen"):
        cut("0000abcd", 1, message * 20, LONGEST)


def test_a_message_has_bounds_and_so_has_what_is_waited_for() -> None:
    """One that is longer than any of a table ends the link; of what comes too early, some waits."""
    reader = FrameReader()
    for part in range(1, 40):
        reader.add(Frame("abcd", 1, "x" * 300, part, 40))
    with pytest.raises(UnreadableValue):
        reader.add(Frame("abcd", 1, "x" * 301, 40, 40))
    for number in range(2, 100):
        for part in range(1, 11):
            reader.add(Frame("abcd", number, "x" * 1_000, part, 10))
    assert reader._size <= MOST_WAITED_FOR
    reader.add(Frame("abcd", 1, "x", 40, 41))  # of another number of parts
    assert not list(reader.take())
    reader.add(Frame("abcd", 1, "x", 40, 40))
    assert next(len(each) for each in reader.take()) == 39 * 300 + 1
    with pytest.raises(ValueError, match="xxx"):
        cut("abcd", 1, "x" * (LONGEST_MESSAGE + 1), 100_000)


def test_a_message_that_ends_the_link_leaves_the_player_at_the_commands() -> None:
    _, anne = a_game()
    taken = anne.link._reader.taken
    for part in range(1, 41):
        anne.link.receive(Frame(anne.link._token, taken + 1, "'" * 430, part, 40).line())
    assert anne.heard[-1] == "unreadable"
    assert not anne.link.is_linked


def test_rules_that_differ_are_noticed() -> None:
    game = compile_preset("leaflet", (), 3)
    assert rules_checksum(game) == rules_checksum(compile_preset("leaflet", (), 3))
    others = [compile_preset("leaflet", (("stack", "same"),), 3), compile_preset("duo", (), 3)]
    assert rules_checksum(game) not in map(rules_checksum, others)
    assert "0x" not in "".join(repr(rule) for rule in game.rules)


@pytest.mark.parametrize(
    "text",
    [
        "table game=0",
        "table game=0 rules=5 options=[] versions=[] checksum='' names=['A','B'] seat=0",
        "table game=0 rules='x' options=[] versions=[] checksum='' names=['A','A'] seat=0",
        "table game=0 rules='x' options=[['a',1]] versions=[] checksum='' names=['A'] seat=0",
        "table game=0 rules='x' options=[] versions=[] checksum='' names=['A'] seat=3",
        "bots [5,'easy']",
        "bots [1,2]",
        "bots 5",
        "bots [yes,'easy']",
        "say room-again name=yes",
        "say room-again name=r5",
        "seen done=yes",
        "table game=0 rules='x' options=[] versions=[] checksum='' names=['A'] seat=0 more=1",
        "bots 1",
        "say room-turn name=[1]",
        "say",
        "view",
        "seen turn=99",
        "refused TurnCame(0)",
    ],
)
def test_no_message_of_a_host_does_harm(text: str) -> None:
    _, anne = a_game()
    before = seen(anne)
    number = anne.link._reader.taken + 1
    with suppress(UnreadableValue):  # the sitting in the room takes it as out of place
        anne.link.receive(Frame("00000001", number, text).line())
        assert anne.heard[-1] == "unreadable"
    assert seen(anne) == before
