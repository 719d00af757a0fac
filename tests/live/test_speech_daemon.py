"""The real Speech Dispatcher without a sound card, from the game's voice to the module's texts."""

from __future__ import annotations

import contextlib
import os
import select
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest
from speech_daemon import SpeechDaemon
from utterances import PATIENCE, Problems, await_worker, wait_until_done

from accessible_uno.narration.utterance import Priority, Utterance
from accessible_uno.voices.speech.backends import SPEECH_DISPATCHER
from accessible_uno.voices.speech.protocol import SpeechParams
from accessible_uno.voices.speech.voice import SpeechVoice

pytest_plugins = ("voice_fixtures",)

Start: TypeAlias = Callable[..., tuple[SpeechDaemon, SpeechVoice]]


@pytest.fixture
def start(tmp_path: Path, problems: Problems, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Start a daemon, and a voice that is ready to speak through it."""
    with contextlib.ExitStack() as things:

        def started(seconds: float = 0.1) -> tuple[SpeechDaemon, SpeechVoice]:
            daemon = SpeechDaemon(tmp_path, seconds)
            things.callback(daemon.kill)
            daemon.start()
            monkeypatch.setenv("SPEECHD_ADDRESS", daemon.address)
            monkeypatch.setenv("SPEECHD_CMD", str(tmp_path / "nothing"))
            voice = SpeechVoice(lambda *problem: problems.put(problem), SPEECH_DISPATCHER)
            things.callback(voice.close)
            assert await_worker(voice, PATIENCE)
            return daemon, voice

        yield started


def test_each_language_has_its_voice(start: Start, problems: Problems) -> None:
    """Order, French letters and marks are kept; each text waits for the end of the one before."""
    daemon, voice = start()
    voice.output(Utterance("« À toi, Zoé : l’as de cœur »", "fr"))
    voice.output(Utterance("Your turn", "en"))
    french, english = daemon.next(), daemon.next()
    assert (french.voice, french.text) == ("fleur", "« À toi, Zoé : l’as de cœur »")
    assert (english.voice, english.text) == ("anna", "Your turn")
    wait_until_done(voice)
    assert daemon.ends() == 2
    assert problems.empty()


def test_rate_and_volume_reach_the_module(start: Start) -> None:
    """They count from the next utterance on; until then the server's own values do."""
    daemon, voice = start()
    voice.output(Utterance("One", "en"))
    voice.set_params(SpeechParams(rate=450, volume=50))
    voice.output(Utterance("Two", "en"))
    usual, tuned = daemon.next(), daemon.next()
    assert (usual.rate, tuned.rate) == (0, 100)
    assert (usual.volume, tuned.volume) == (100, 0)


def test_cancel_silences_the_module(start: Start) -> None:
    """The sentence under way is cut off, and the next is spoken."""
    daemon, voice = start(seconds=60)
    voice.output(Utterance("A long sentence", "en"))
    voice.output(Utterance("Waits", "en"))
    speaks = os.pidfd_open(daemon.next().process)
    voice.cancel()
    assert select.select([speaks], [], [], PATIENCE)[0], "it is spoken on"
    os.close(speaks)
    wait_until_done(voice)
    voice.output(Utterance("Next", "en"))
    assert daemon.next().text == "Next"
    assert daemon.ends() == 0


def test_an_offer_cuts_in_and_lapses(start: Start) -> None:
    """It is spoken before what waits; the server drops it once it is withdrawn."""
    daemon, voice = start(seconds=60)
    voice.output(Utterance("An event", "en"))
    daemon.next()
    voice.output(Utterance("A chance", "en", priority=Priority.NOW, valid_while=("uno", 1)))
    assert daemon.next().text == "A chance"
    voice.withdraw(("uno", 1))
    voice.output(Utterance("What follows", "en"))
    assert daemon.next().text == "What follows"
    assert daemon.ends() == 0


def test_a_daemon_killed_in_mid_sentence_is_waited_for(start: Start, problems: Problems) -> None:
    """It is reported once, the game does not wait, and after a new start it speaks again."""
    daemon, voice = start(seconds=1)
    voice.output(Utterance("A sentence", "en"))
    daemon.next()
    daemon.kill()
    assert problems.get(timeout=PATIENCE)[0] == "dispatcher-away"
    wait_until_done(voice)
    daemon.start()
    assert problems.get(timeout=PATIENCE)[0] == "dispatcher-back"
    voice.output(Utterance("Back", "en"))
    assert daemon.next().text == "Back"
    assert problems.empty()
