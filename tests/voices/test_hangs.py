"""A worker that hangs is told from one on a loaded machine; silence from sound."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from accessible_uno.narration.utterance import Utterance
from accessible_uno.voices.speech import supervisor
from accessible_uno.voices.speech.backends import OWN_ENGINE, SPEECH_DISPATCHER, Backend
from accessible_uno.voices.speech.protocol import SpeechParams
from accessible_uno.voices.speech.scheduler import SPEAKING, SpeechScheduler
from accessible_uno.voices.speech.supervisor import HangDetector, ProcessActivity

PATIENCE = 60.0
SLEEPS = "import sys; print(flush=True); sys.stdin.read()"
WORKS = "print(flush=True)\nwhile True: pass"


@contextmanager
def python(code: str) -> Iterator[int]:
    """Run code that prints a line when it is ready; yield its process number."""
    with subprocess.Popen(
        [sys.executable, "-I", "-S", "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout
        process.stdout.readline()
        yield process.pid
        process.kill()


def until(fulfilled: Callable[[], bool]) -> None:
    given_up = time.monotonic() + PATIENCE
    while not fulfilled():
        assert time.monotonic() < given_up
        time.sleep(0.005)


def test_a_process_that_sleeps_is_found_asleep() -> None:
    """Not by the first question, which has nothing to compare with."""
    with python(SLEEPS) as pid:
        activity = ProcessActivity(pid)
        until(lambda: "S" in os.popen(f"ps -o stat= {pid}").read())
        assert not activity.has_slept()
        until(activity.has_slept)
        activity.forget()
        assert not activity.has_slept()
        assert not activity.is_stopped


def test_a_process_that_works_does_not_sleep() -> None:
    """Whether it gets a processor or waits for one."""
    with python(WORKS) as pid:
        activity = ProcessActivity(pid)
        assert not any(activity.has_slept() for _ in range(50))
        os.kill(pid, signal.SIGSTOP)
        until(lambda: activity.is_stopped)
        os.kill(pid, signal.SIGCONT)
        until(lambda: not activity.is_stopped)


def test_where_the_system_does_not_tell_nothing_is_known() -> None:
    activity = ProcessActivity(2**31)
    assert not any((activity.has_slept(), activity.has_slept(), activity.is_stopped))


class Clock:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(
            "accessible_uno.voices.speech.scheduler.time.monotonic", lambda: self.now
        )


class Worker:
    """A worker that takes what it is sent."""

    pid = 1

    def send(self, message: object) -> None: ...


class Activity:
    """What the kernel would tell."""

    def __init__(self, _: int) -> None: ...

    is_stopped = False
    asleep = True

    def has_slept(self) -> bool:
        return self.asleep

    def forget(self) -> None: ...


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    monkeypatch.setattr(supervisor, "ProcessActivity", Activity)
    return Clock(monkeypatch)


def speaking(backend: Backend) -> tuple[SpeechScheduler, HangDetector]:
    """A scheduler whose worker has just been sent a text."""
    planned = SpeechScheduler(SpeechParams())
    planned.worker_ready(Worker())
    detector = HangDetector(planned, backend, Worker.pid)
    assert not detector.is_hung()
    planned.add(Utterance("Round 1.", "en"))
    return planned, detector


@pytest.mark.parametrize("backend", [OWN_ENGINE, SPEECH_DISPATCHER])
def test_a_worker_asleep_is_hung_within_two_seconds(clock: Clock, backend: Backend) -> None:
    """A worker of ours; one that waits for another program gives up by itself before."""
    _, detector = speaking(backend)
    clock.now += backend.asleep - 0.01
    assert not detector.is_hung()
    clock.now += 0.02
    assert detector.is_hung()
    assert OWN_ENGINE.asleep + 2 * 0.25 + 0.25 < 2.0


def test_a_worker_at_work_has_its_time(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Activity, "asleep", False)
    _, detector = speaking(OWN_ENGINE)
    clock.now += SPEAKING - 0.01
    assert not detector.is_hung()
    clock.now += 0.02
    assert detector.is_hung()


@pytest.mark.parametrize("asleep", [True, False])
def test_a_worker_that_hangs_is_found_while_keys_are_pressed(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, asleep: bool
) -> None:
    """Each key cuts off a text and sends another; one that answers has its time anew."""
    monkeypatch.setattr(Activity, "asleep", asleep)
    planned, detector = speaking(OWN_ENGINE)

    def press_key() -> None:
        planned.cancel()
        planned.add(Utterance("Your turn.", "en"))
        clock.now += OWN_ENGINE.asleep * 0.9

    for number in range(1, 20):
        press_key()
        planned.speech_started(number, 1.0)
        planned.speech_ended(number)
        assert not detector.is_hung()
    for _ in range(8):
        press_key()
    assert detector.is_hung()


def test_a_worker_may_sleep_while_a_sound_is_played(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waits for the player; one that a signal has stopped is hung all the same."""
    planned, detector = speaking(OWN_ENGINE)
    planned.speech_started(1, 10.0)
    clock.now += 10.0 + SPEAKING - 0.01
    assert not detector.is_hung()
    monkeypatch.setattr(Activity, "is_stopped", True)
    assert detector.is_hung()


def test_only_a_sound_that_lasted_was_heard(clock: Clock) -> None:
    """A player that plays nothing may take a while on a loaded machine."""
    planned, _ = speaking(OWN_ENGINE)
    planned.speech_started(1, 3.0)
    clock.now += 0.4
    assert not planned.speech_ended(1)
    planned.speech_started(1, 3.0)
    clock.now += 2.9
    assert planned.speech_ended(1)
