"""What is sent: in order, by turns, merged, no faster than a server takes it, never stale."""

from __future__ import annotations

from fakes import FakeTimers

from accessible_uno.rooms.carrier import Urgency
from accessible_uno.rooms.irc.message import LONGEST, fit
from accessible_uno.rooms.irc.send_queue import (
    MOST_ASKED_FOR,
    MOST_FOR_ONE,
    MOST_WAITING,
    SendQueue,
)


def sent(queue: SendQueue, timers: FakeTimers, seconds: float = 1_000.0) -> list[tuple[str, str]]:
    """Target and text of each line that goes within so many seconds."""
    found = []
    end = timers.time() + seconds
    while timers.time() + queue.delay() <= end:
        timers.pass_by(queue.delay())
        line = queue.pop()
        if line is None:
            break
        found.append((line.target, line.text))
    return found


def test_a_burst_then_one_line_each_interval() -> None:
    timers = FakeTimers()
    queue = SendQueue(timers.time, interval=2.0, burst=3)
    for number in range(8):
        queue.push("#a", "NOTICE", "Anne", str(number), Urgency.GAME)
    assert sent(queue, timers, 0.0) == [("Anne", "0"), ("Anne", "1"), ("Anne", "2")]
    timers.pass_by(1.9)
    assert queue.pop() is None
    timers.pass_by(0.2)
    assert [queue.pop() is not None, queue.pop() is not None] == [True, False]
    timers.pass_by(60.0)  # longer than any line stays worth sending: the rest is dropped
    assert sent(queue, timers) == []


def test_a_rested_queue_has_its_whole_burst_again_and_no_more() -> None:
    timers = FakeTimers()
    queue = SendQueue(timers.time, interval=1.0, burst=3)
    timers.pass_by(3_600.0)
    for number in range(6):
        queue.push("#a", "NOTICE", "Anne", str(number), Urgency.GAME)
    assert len(sent(queue, timers, 0.0)) == 3


def test_one_table_never_delays_another() -> None:
    """Its twenty lines do not stand before the first of the other."""
    timers = FakeTimers()
    queue = SendQueue(timers.time, interval=1.0, burst=1)
    for number in range(20):
        queue.push("#slow", "NOTICE", "Anne", str(number), Urgency.GAME)
    queue.push("#other", "NOTICE", "Paul", "first", Urgency.GAME)
    assert ("Paul", "first") in sent(queue, timers)[:2]


def test_the_lines_of_a_table_keep_their_order_and_help_comes_after_the_game() -> None:
    timers = FakeTimers()
    queue = SendQueue(timers.time, interval=0.0, burst=1)
    queue.push("#a", "NOTICE", "Anne", "the rules", Urgency.CHATTER)
    queue.push("#a", "PRIVMSG", "#a", "Anne plays red 5.", Urgency.GAME)
    queue.push("#a", "NOTICE", "Paul", "your hand", Urgency.GAME)
    queue.push("#a", "PRIVMSG", "#a", "Paul’s turn.", Urgency.GAME)
    texts = [text for _, text in sent(queue, timers)]
    assert texts == ["Anne plays red 5. Paul’s turn.", "your hand", "the rules"]


def test_what_is_said_in_the_channel_is_merged_up_to_a_line() -> None:
    timers = FakeTimers()
    queue = SendQueue(timers.time, interval=0.0, burst=1)
    for _ in range(6):
        queue.push("#a", "PRIVMSG", "#a", "é" * 80, Urgency.GAME)
    texts = [text for _, text in sent(queue, timers)]
    assert len(texts) == 3
    assert all(len(text.encode()) <= LONGEST for text in texts)
    queue.push("#a", "NOTICE", "Anne", "one", Urgency.GAME)
    queue.push("#a", "NOTICE", "Anne", "two", Urgency.GAME)
    assert len(sent(queue, timers)) == 2


def test_those_who_ask_take_turns_and_leave_the_burst_to_the_tables() -> None:
    """Somebody who has asked for much delays nobody else who asks, and no line of a table."""
    timers = FakeTimers()
    queue = SendQueue(timers.time, interval=1.0, burst=4)
    for number in range(MOST_FOR_ONE + 9):
        queue.push("#a", "NOTICE", "Eve", f"rules {number}", Urgency.CHATTER)
    assert queue.waiting_for("Eve") == MOST_FOR_ONE
    queue.push("#a", "NOTICE", "Zoe", "help", Urgency.CHATTER)
    assert sent(queue, timers, 1.0) == [("Eve", "rules 0"), ("Zoe", "help")]
    for number in range(3):
        queue.push("#a", "NOTICE", "Anne", str(number), Urgency.GAME)
    queue.push("#a", "NOTICE", "Anne", "help", Urgency.ANSWER)
    assert sent(queue, timers, 0.0) == [("Anne", "0"), ("Anne", "1"), ("Anne", "2")]
    assert sent(queue, timers, 1.0) == [("Anne", "help")]
    queue.rename("Eve", "Eva")
    assert (queue.waiting_for("Eve"), queue.waiting_for("Eva")) == (0, MOST_FOR_ONE - 1)


def test_what_strangers_have_asked_for_is_bounded_and_costs_no_search() -> None:
    """Ten thousand of them, each under a nick of their own."""
    timers = FakeTimers()
    queue = SendQueue(timers.time, interval=0.0)
    for number in range(10_000):
        queue.push("#a", "NOTICE", f"e{number}", "help", Urgency.CHATTER)
    assert len(queue) == MOST_ASKED_FOR
    assert len(sent(queue, timers)) == MOST_ASKED_FOR
    assert len(queue) == 0


def test_a_frame_that_still_waits_is_not_queued_again() -> None:
    timers = FakeTimers()
    queue = SendQueue(timers.time, interval=1.0, burst=1)
    queue.push_once("#a", "Anne", "abcd 1 version 1", Urgency.GAME)
    for _ in range(3):
        queue.push_once("#a", "Anne", "abcd 1 version 1", Urgency.ANSWER)
    assert len(queue) == 1
    assert len(sent(queue, timers)) == 1
    queue.push_once("#a", "Anne", "abcd 1 version 1", Urgency.ANSWER)
    assert len(queue) == 1


def test_what_waits_goes_to_the_new_nick() -> None:
    timers = FakeTimers()
    queue = SendQueue(timers.time, interval=0.0)
    queue.push("#a", "NOTICE", "Anne", "your hand", Urgency.GAME)
    queue.rename("Anne", "Zaza")
    assert sent(queue, timers) == [("Zaza", "your hand")]


def test_a_queue_is_bounded() -> None:
    timers = FakeTimers()
    queue = SendQueue(timers.time)
    for number in range(MOST_WAITING + 50):
        queue.push("#a", "NOTICE", "Anne", str(number), Urgency.GAME)
    assert len(queue) == MOST_WAITING


def test_a_line_fits_and_nothing_is_lost() -> None:
    text = " ".join(f"carte{number}é" for number in range(200))
    lines = fit(text)
    assert all(0 < len(line.encode()) <= LONGEST for line in lines)
    assert " ".join(lines) == text
    assert "".join(fit("é" * 1_000)) == "é" * 1_000


def test_nobody_else_s_lines_are_forged() -> None:
    """Line breaks, control characters and direction marks of a player are never relayed."""
    (line,) = fit("hello\r\nQUIT :bye\x01\x02\u202e\u2066")
    assert not set(line) & set("\r\n\x01\x02\u202e\u2066")
    assert fit("\r\n") == []
    assert fit("") == []
