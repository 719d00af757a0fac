"""Voices that another program speaks: what Speech Dispatcher and the bridge have in common.

The real clients run in the real workers.  Where no screen reader runs, the bridge takes Speech
Dispatcher too, which a small server stands in for.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest
from ssip_server import SsipServer
from utterances import PATIENCE, Problems, await_worker, english, wait_until_done

from accessible_uno.narration.utterance import Priority
from accessible_uno.voices.speech.backends import (
    SCREEN_READER_BRIDGE,
    SPEECH_DISPATCHER,
    Backend,
)
from accessible_uno.voices.speech.voice import SpeechVoice

pytest_plugins = ("voice_fixtures",)

Start: TypeAlias = Callable[[], SpeechVoice]

LONG = "A long sentence. " * 400
"""Five minutes, longer than a test waits."""


class Remote(NamedTuple):
    """A backend, and the Python module that leads to the other program."""

    backend: Backend
    module: str


@pytest.fixture(
    params=[Remote(SPEECH_DISPATCHER, "speechd"), Remote(SCREEN_READER_BRIDGE, "prism")],
    ids=["dispatcher", "bridge"],
)
def remote(request: pytest.FixtureRequest) -> Remote:
    found: Remote = request.param
    return found


@pytest.fixture
def start(remote: Remote, problems: Problems) -> Iterator[Start]:
    """Start a voice; it is closed at the end."""
    with contextlib.ExitStack() as stack:

        def voice() -> SpeechVoice:
            own = SpeechVoice(lambda *problem: problems.put(problem), remote.backend)
            stack.callback(own.close)
            return own

        yield voice


@pytest.fixture
def voice(server: SsipServer, start: Start) -> SpeechVoice:
    """A voice that is ready to speak."""
    server.start()
    own = start()
    assert await_worker(own, PATIENCE)
    return own


def test_cancel_and_withdraw_silence_it(server: SsipServer, voice: SpeechVoice) -> None:
    """What waits is never handed over; what stays is spoken next."""
    server.manners.seconds = PATIENCE
    voice.output(english("Under way.", chance=("uno", 1)))
    voice.output(english("Waits.", chance=("uno", 1)))
    voice.output(english(LONG))
    voice.output(english("Dropped."))
    server.next()
    voice.withdraw(("uno", 1))
    server.cancelled()
    assert server.next().text.startswith("A long sentence.")
    voice.cancel()
    server.cancelled()
    wait_until_done(voice)
    assert server.spoken.empty()


def test_an_urgent_offer_cuts_in(server: SsipServer, voice: SpeechVoice) -> None:
    """NOW does not wait for the utterance under way."""
    server.manners.seconds = PATIENCE
    voice.output(english(LONG))
    server.next()
    voice.output(english("Quick!", Priority.NOW))
    assert server.next().text == "Quick!"
    server.cancelled()
    voice.cancel()


def test_a_missing_program_is_reported_once_and_waited_for(
    remote: Remote, server: SsipServer, start: Start, problems: Problems
) -> None:
    """Utterances in between are dropped; when it starts, it speaks."""
    voice = start()
    voice.output(english("Nobody hears."))
    assert problems.get(timeout=PATIENCE)[0] == remote.backend.away
    wait_until_done(voice)
    voice.output(english("Nor this."))
    wait_until_done(voice)
    server.start()
    assert problems.get(timeout=PATIENCE)[0] == remote.backend.back
    voice.output(english("Heard."))
    assert server.next().text == "Heard."
    assert problems.empty()


@pytest.mark.long
def test_a_program_that_ends_in_mid_sentence_is_waited_for(
    remote: Remote, server: SsipServer, voice: SpeechVoice, problems: Problems
) -> None:
    """Loss and return are reported once each, and the game does not wait."""
    for _ in range(2):
        server.manners.seconds = PATIENCE
        voice.output(english("Heard."))
        server.next()
        server.stop()
        voice.output(english("Nobody hears."))
        assert problems.get(timeout=PATIENCE)[0] == remote.backend.away
        wait_until_done(voice)
        server.manners.seconds = 0.0
        server.start()
        assert problems.get(timeout=PATIENCE)[0] == remote.backend.back
        voice.output(english("Back."))
        assert server.next().text == "Back."
        wait_until_done(voice)
    assert problems.empty()


@pytest.mark.parametrize("fault", ["raise ImportError", "import os; os.abort()"])
def test_a_module_that_fails_leaves_the_game_alone(
    fault: str,
    remote: Remote,
    tmp_path: Path,
    start: Start,
    problems: Problems,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A missing one ends the voice, one that crashes is tried again: one report, nobody waits."""
    (tmp_path / f"{remote.module}.py").write_text(f"{fault}\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    voice = start()
    for text in ("Nobody hears.", "Nor this."):
        voice.output(english(text))
        wait_until_done(voice)
    missing = "ImportError" in fault
    reported = remote.backend.missing if missing else remote.backend.away
    assert problems.get(timeout=PATIENCE)[0] == reported
    voice.output(english("Nor that."))
    wait_until_done(voice)
    voice.close()
    assert problems.empty()
