"""The bridge to a screen reader: the real prismatoid in the real worker, and what it finds here.

Where no screen reader runs it takes Speech Dispatcher, which a small server stands in for.
"""

from __future__ import annotations

import contextlib
import queue
from collections.abc import Iterator
from pathlib import Path

import pytest
from ssip_server import SsipServer
from utterances import PATIENCE, Problems, english, wait_until_done

from accessible_uno.narration.utterance import Priority, Utterance
from accessible_uno.voices.speech.backends import SCREEN_READER_BRIDGE
from accessible_uno.voices.speech.params import SpeechParams
from accessible_uno.voices.speech.voice import SpeechVoice
from accessible_uno.voices.speech.workers.screen_reader import SECONDS_A_LETTER


@pytest.fixture
def problems() -> Problems:
    return queue.SimpleQueue()


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SsipServer]:
    """The server that the bridge finds; no other can be started in its place."""
    own = SsipServer(tmp_path)
    own.manners.voices = ["Alice\ten\tnone", "Pierre\tfr\tnone"]
    monkeypatch.setenv("SPEECHD_ADDRESS", own.address)
    monkeypatch.setenv("SPEECHD_CMD", str(tmp_path / "nothing"))
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    yield own
    own.stop()


@pytest.fixture
def voice(server: SsipServer, problems: Problems) -> Iterator[SpeechVoice]:
    """A voice that is ready to speak through the bridge."""
    server.start()
    own = SpeechVoice(lambda *problem: problems.put(problem), SCREEN_READER_BRIDGE)
    with contextlib.closing(own):
        assert own.await_worker(PATIENCE)
        yield own


def test_utterances_are_spoken_in_their_language(server: SsipServer, voice: SpeechVoice) -> None:
    """Each gets its time, one after the other; the reader's settings do not change."""
    voice.set_params(SpeechParams(rate=400, volume=10))
    voice.output(Utterance("Ça va ?", "fr"))
    voice.output(english("Good."))
    heard = [server.next(), server.next()]
    assert [each.text for each in heard] == ["Ça va ?", "Good."]
    assert [each.settings["synthesis_voice"] for each in heard] == ["Pierre", "Alice"]
    assert heard[1].at - heard[0].at >= len("Ça va ?") * SECONDS_A_LETTER
    assert {"rate", "volume", "pitch"}.isdisjoint(heard[1].settings)
    wait_until_done(voice)


def test_cancel_and_withdraw_silence_it(server: SsipServer, voice: SpeechVoice) -> None:
    """Utterances that wait are never handed over."""
    server.manners.seconds = PATIENCE
    voice.output(english("A sentence that takes its time.", chance=("uno", 1)))
    voice.output(english("Waits.", chance=("uno", 1)))
    server.next()
    voice.withdraw(("uno", 1))
    server.cancelled()
    wait_until_done(voice)
    voice.output(english("Another sentence that takes its time."))
    voice.output(english("Dropped."))
    server.next()
    voice.cancel()
    server.cancelled()
    wait_until_done(voice)
    assert server.spoken.empty()


def test_an_offer_cuts_in(server: SsipServer, voice: SpeechVoice) -> None:
    """NOW does not wait for the utterance under way."""
    server.manners.seconds = PATIENCE
    voice.output(english("A long sentence. " * 400))  # five minutes, longer than the test waits
    server.next()
    voice.output(english("Quick!", Priority.NOW))
    assert server.next().text == "Quick!"
    server.cancelled()
    voice.cancel()


def test_a_missing_screen_reader_is_reported_once_and_waited_for(
    server: SsipServer, problems: Problems
) -> None:
    """The game does not wait; when a screen reader starts, it speaks."""
    voice = SpeechVoice(lambda *problem: problems.put(problem), SCREEN_READER_BRIDGE)
    with contextlib.closing(voice):
        voice.output(english("Nobody hears."))
        assert problems.get(timeout=PATIENCE)[0] == "bridge-away"
        wait_until_done(voice)
        server.start()
        assert problems.get(timeout=PATIENCE)[0] == "bridge-back"
        voice.output(english("Heard."))
        assert server.next().text == "Heard."
    assert problems.empty()


def test_a_screen_reader_that_ends_is_reported_once(
    server: SsipServer, voice: SpeechVoice, problems: Problems
) -> None:
    """That is at the next utterance at the latest; the game does not wait, and it may come back."""
    voice.output(english("Heard."))
    server.next()
    server.stop()
    wait_until_done(voice)
    voice.output(english("Nobody hears."))
    assert problems.get(timeout=PATIENCE)[0] == "bridge-away"
    wait_until_done(voice)
    server.start()
    assert problems.get(timeout=PATIENCE)[0] == "bridge-back"
    assert problems.empty()


def test_a_reader_that_crashes_the_bridge_leaves_the_game_alone(
    tmp_path: Path, problems: Problems, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker dies: one report, and nothing waits."""
    (tmp_path / "prism.py").write_text("import os\nos.abort()\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with contextlib.closing(
        SpeechVoice(lambda *problem: problems.put(problem), SCREEN_READER_BRIDGE)
    ) as voice:
        voice.output(english("Nobody hears."))
        assert problems.get(timeout=PATIENCE)[0] == "bridge-away"
        wait_until_done(voice)
        voice.output(english("Nor this."))
        wait_until_done(voice)
    assert problems.empty()


def test_without_prismatoid_there_is_one_sentence(
    tmp_path: Path, problems: Problems, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The voice gives up, and coroutines that wait for it continue."""
    (tmp_path / "prism.py").write_text("raise ImportError\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with contextlib.closing(
        SpeechVoice(lambda *problem: problems.put(problem), SCREEN_READER_BRIDGE)
    ) as voice:
        voice.output(english("Nobody hears."))
        assert problems.get(timeout=PATIENCE)[0] == "bridge-not-installed"
        wait_until_done(voice)
    assert problems.empty()
