"""The speech worker and its engine alone: voices, rate, volume."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from engine_run import ROOT, written_by

from accessible_uno.voices.speech.backends import OWN_ENGINE
from accessible_uno.voices.speech.protocol import (
    WARM_UP,
    EngineReady,
    FromWorker,
    SpeakText,
    SpeechEnded,
    SpeechOutcome,
    SpeechStarted,
    StopSpeaking,
    VoicesKnown,
    decode_from_worker,
)
from accessible_uno.voices.speech.supervisor import SpeechProcess, start_worker
from accessible_uno.voices.speech.workers import pyttsx3_worker
from accessible_uno.voices.worker_pipe import encode

PATIENCE = 120.0
TEXT = "Rouge sept, quatre cartes."


@pytest.fixture
def worker() -> Iterator[SpeechProcess]:
    """A worker whose player takes the time of a device, and makes no sound."""
    with contextlib.closing(
        _Closing(start_worker(OWN_ENGINE, ["sh", "-c", "sleep 0.12"], warm_up=True))
    ) as one:
        yield one.worker


class _Closing:
    def __init__(self, worker: SpeechProcess) -> None:
        self.worker = worker

    def close(self) -> None:
        self.worker.reap()


def never() -> bool:
    return False


def until_last(worker: SpeechProcess, number: int) -> list[FromWorker]:
    """Return the messages of the worker until this text has ended."""
    heard = []
    for message in worker.messages(never):
        heard.append(message)
        if isinstance(message, SpeechEnded) and message.number == number:
            return heard
    raise AssertionError(f"the worker died; heard {heard}")


def test_the_device_is_woken_before_the_first_utterance(worker: SpeechProcess) -> None:
    """EngineReady comes first, so that the game need not wait for the silence."""
    ready, known, ended = until_last(worker, WARM_UP)
    assert (ready, ended) == (EngineReady("espeak"), SpeechEnded(WARM_UP, SpeechOutcome.SPOKEN, 0))
    assert isinstance(known, VoicesKnown)


def test_the_voice_follows_the_language(worker: SpeechProcess) -> None:
    """It changes back and forth; each text is reported as started and ended."""
    for number, locale in enumerate(("fr", "en", "fr"), 1):
        worker.send(SpeakText(number, TEXT, locale, 200, 1.0))
    heard = until_last(worker, 3)
    voices = [message.voice for message in heard if isinstance(message, SpeechStarted)]
    assert voices == ["roa/fr", "gmw/en", "roa/fr"]
    assert [message for message in heard if isinstance(message, SpeechEnded)][1:] == [
        SpeechEnded(number, SpeechOutcome.SPOKEN, 0) for number in (1, 2, 3)
    ]


def test_a_language_without_a_voice_is_still_spoken(worker: SpeechProcess) -> None:
    """The voice used last speaks: a wrong accent is better than silence."""
    worker.send(SpeakText(1, TEXT, "xx", 200, 1.0))
    assert until_last(worker, 1)[-1] == SpeechEnded(1, SpeechOutcome.SPOKEN, 0)


def test_a_stop_counts_for_earlier_texts_alone(worker: SpeechProcess) -> None:
    """It cuts off the texts up to its number."""
    os.kill(worker.pid, signal.SIGSTOP)  # until all is sent: none may be over before its stop
    worker.send(SpeakText(1, TEXT, "fr", 200, 1.0))
    worker.send(SpeakText(2, TEXT, "fr", 200, 1.0))
    worker.send(StopSpeaking(2))
    worker.send(SpeakText(3, TEXT, "fr", 200, 1.0))
    os.kill(worker.pid, signal.SIGCONT)
    outcomes = {
        message.number: message.outcome
        for message in until_last(worker, 3)
        if isinstance(message, SpeechEnded)
    }
    assert (outcomes[1], outcomes[2], outcomes[3]) == (
        SpeechOutcome.CUT_OFF,
        SpeechOutcome.CUT_OFF,
        SpeechOutcome.SPOKEN,
    )


def test_sounds_lie_in_a_private_folder_and_not_for_long(worker: SpeechProcess) -> None:
    """Nobody else can read the files, and each is deleted after it was played."""
    assert worker.folder is not None
    assert worker.folder.stat().st_mode & 0o777 == 0o700
    worker.send(SpeakText(1, TEXT, "fr", 200, 1.0))
    until_last(worker, 1)
    assert [each.name for each in worker.folder.iterdir()] == ["silence.wav"]


def test_a_worker_whose_game_is_gone_removes_its_folder_before_it_ends(tmp_path: Path) -> None:
    """So it does if both threads notice at once and emptying takes long."""
    folder = tmp_path / "sounds"
    folder.mkdir()
    for number in range(5_000):
        (folder / str(number)).touch()
    player = ["sh", "-c", "exec sleep 60"]
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", pyttsx3_worker.__name__, str(folder), "", *player],
        bufsize=0,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert process.stdin
    assert process.stdout
    process.stdin.write(encode(SpeakText(1, TEXT, "fr", 200, 1.0)))
    while not isinstance(decode_from_worker(process.stdout.readline()), SpeechStarted):
        pass
    process.stdout.close()
    process.stdin.close()
    assert process.wait(PATIENCE) in (0, 1)
    assert not folder.exists()


def test_an_overdue_worker_is_killed(worker: SpeechProcess) -> None:
    """Its messages end."""
    until_last(worker, WARM_UP)
    assert list(worker.messages(lambda: True)) == []


def test_files_beside_the_player_are_not_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A ``queue.py`` in the player's present folder does not break the voice."""
    (tmp_path / "queue.py").write_text("raise SystemExit\n")
    monkeypatch.chdir(tmp_path)
    with contextlib.closing(_Closing(start_worker(OWN_ENGINE, ["true"]))) as one:
        assert next(one.worker.messages(never)) == EngineReady("espeak")


ENGINE = """
import array, json, sys, wave
from pathlib import Path
from accessible_uno.voices.speech.workers.capabilities import USUAL_VOICES
from accessible_uno.voices.speech.protocol import SpeakText
from accessible_uno.voices.speech.workers.pyttsx3_engine import Pyttsx3Engine

engine, folder = Pyttsx3Engine(), Path(sys.argv[1])

def made(locale="fr", rate=200, volume=1.0):
    sound = folder / "sound.wav"
    written = []
    say = SpeakText(1, "Rouge sept, quatre cartes.", locale, rate, volume)
    voice = engine.write(say, sound, lambda: written.append(sound.stat().st_size))
    with wave.open(str(sound)) as file:
        samples = array.array("h", file.readframes(file.getnframes()))
    assert written == [sound.stat().st_size]
    return voice, len(samples), max(samples)

results = {"first": made(), "second": made(), "fast": made(rate=400), "soft": made(volume=0.2)}
USUAL_VOICES["alias"] = ("no/such", "fr")
USUAL_VOICES["en"] = ("no/such", "nor/that")
results["alias"], results["searched"] = made("alias"), made("en")
results["rates"] = [made(rate=rate)[1] for rate in [100, 400] * 20]
sys.stderr.write(json.dumps(results))
"""


def test_the_engine_writes_what_it_is_told(tmp_path: Path) -> None:
    """Rate and volume are heard, each change at once, and a voice is found under any of its names.

    The file is complete the moment the engine says so, from its very first run.
    """
    results = json.loads(written_by(ENGINE, tmp_path))
    voice, samples, peak = results["first"]
    assert voice == "roa/fr"
    assert samples > 22050
    assert results["second"][1] == pytest.approx(samples, rel=0.05)
    assert results["fast"][1] < 0.7 * samples
    assert results["soft"][2] < 0.5 * peak
    assert min(results["rates"][::2]) > 2 * max(results["rates"][1::2])
    assert results["alias"][0] == "fr"
    assert "en" in results["searched"][0]


BUSY_AT_BIRTH = """
import sys
from pathlib import Path
from pyttsx3.drivers import _espeak
from accessible_uno.voices.speech.protocol import SpeakText
from accessible_uno.voices.speech.workers.pyttsx3_engine import Pyttsx3Engine

at_work, ask, cancel, cancelled = [True], _espeak.IsPlaying, _espeak.Cancel, []
_espeak.IsPlaying = lambda: at_work.pop() if at_work else ask()
_espeak.Cancel = lambda: cancelled.append(1) or cancel()
engine, sound = Pyttsx3Engine(), Path(sys.argv[1]) / "sound.wav"
engine.write(SpeakText(1, "Rouge sept, quatre cartes.", "fr", 200, 1.0), sound, lambda: None)
sys.stderr.write(f"{len(cancelled)} {len(at_work)}")
"""


def test_an_engine_busy_with_its_first_settings_cancels_nothing(tmp_path: Path) -> None:
    """On a busy machine it still is when it is made ready; a cancellation would come one text
    late, and leave that one empty.
    """
    assert written_by(BUSY_AT_BIRTH, tmp_path) == "0 0"
