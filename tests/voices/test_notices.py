"""Problems are reported to the player once."""

from __future__ import annotations

import threading

from accessible_uno.voices.notices import NoticeArguments, Notices


def reported() -> tuple[list[str], Notices]:
    heard: list[str] = []
    return heard, Notices(lambda message_id, _: heard.append(message_id))


def test_a_problem_is_reported_once_while_it_lasts() -> None:
    """It is reported again when it has ended and come back."""
    heard, notices = reported()
    for _ in range(2):
        notices.add("voice-no-player", {})
        notices.flush()
    notices.clear()
    notices.add("voice-no-player", {})
    notices.flush()
    assert heard == ["voice-no-player"] * 2


def test_a_permanent_problem_is_reported_once_for_good() -> None:
    """Problems with other arguments are reported too."""
    heard, notices = reported()
    for voice in ("Annie", "Zoe", "Annie"):
        notices.add_permanent("voice-unknown", {"voice": voice})
        notices.clear()
    notices.flush()
    assert len(heard) == 2


def test_nothing_is_passed_on_before_the_flush() -> None:
    """The voice holds its lock until then."""
    heard, notices = reported()
    notices.add("voice-no-player", {})
    assert heard == []
    notices.flush()
    assert heard == ["voice-no-player"]


def test_early_problems_wait_for_the_listener() -> None:
    """They keep their order; later ones are passed on at once, repeated ones too."""
    heard: list[str] = []
    notices = Notices()
    notices.report_problem("one", {})
    notices.report_problem("two", {})
    notices.flush()
    notices.set_listener(lambda message_id, _: heard.append(message_id))
    assert heard == ["one", "two"]
    notices.report_problem("two", {})
    assert heard == ["one", "two", "two"]


def test_a_listener_that_fails_hears_the_next_problem() -> None:
    heard: list[str] = []

    def fail(message_id: str, _: NoticeArguments) -> None:
        heard.append(message_id)
        raise IndexError(message_id)

    notices = Notices(fail)
    notices.add("one", {})
    notices.add("two", {})
    notices.flush()
    assert heard == ["one", "two"]


def test_threads_that_report_at_once_lose_nothing() -> None:
    """No thread fails because another one was faster."""
    heard, notices = reported()
    failed: list[Exception] = []

    def report(thread: int) -> None:
        try:
            for number in range(500):
                notices.add(f"{thread}-{number}", {})
                notices.flush()
        except (IndexError, RuntimeError) as fault:
            failed.append(fault)

    threads = [threading.Thread(target=report, args=(each,)) for each in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert not failed
    assert sorted(heard) == sorted(
        f"{thread}-{number}" for thread in range(4) for number in range(500)
    )
