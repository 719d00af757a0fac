"""The lines on the pipe between the game and its workers."""

from __future__ import annotations

import subprocess
import sys
from itertools import product
from typing import Any

import pytest

from accessible_uno.narration.sounds import Cue, Sound
from accessible_uno.settings.values import Punctuation
from accessible_uno.voices.sounds.protocol import (
    FadeOut,
    PlaySound,
    SoundStatus,
    StatusChanged,
    decode_command,
    decode_status,
)
from accessible_uno.voices.speech.protocol import (
    EngineAway,
    EngineMissing,
    EngineReady,
    Feature,
    FeatureMissing,
    SpeakText,
    SpeechEnded,
    SpeechOutcome,
    SpeechStarted,
    StopSpeaking,
    VoicesKnown,
    decode_from_worker,
    decode_to_worker,
)
from accessible_uno.voices.worker_pipe import Decoder, encode

MESSAGES: list[tuple[Decoder[Any], tuple[Any, ...]]] = [
    (decode_to_worker, SpeakText(3, "« 4 vert »\n\u202f!", "fr", 200, 0.5)),
    (decode_to_worker, StopSpeaking(3)),
    (
        decode_to_worker,
        SpeakText(4, "Bob passe.", "fr", 90, 1.0, 20, Punctuation.ALL, "fr-be", 2, "Je passe."),
    ),
    (decode_from_worker, EngineReady("espeak")),
    (decode_from_worker, VoicesKnown({"fr": ["fr", "fr-be"]})),
    (decode_from_worker, FeatureMissing(Feature.VOICE, "Hortense", "fr")),
    (decode_from_worker, EngineMissing("OSError: nothing there")),
    (decode_from_worker, EngineAway("no answer")),
    (decode_from_worker, SpeechStarted(3, 1.25, "roa/fr")),
    (decode_from_worker, SpeechEnded(3, SpeechOutcome.FAILED, 1)),
    (decode_command, PlaySound(Sound.DRAW, -0.5, 0.5, False, 70)),
    (decode_command, FadeOut()),
    (decode_status, StatusChanged(SoundStatus.NO_DEVICE, "aucun périphérique")),
]


def test_every_message_survives_the_pipe(subtests: pytest.Subtests) -> None:
    """One message is one line of ASCII, and reads back as itself, of its own type."""
    for decode, message in MESSAGES:
        with subtests.test(decode=decode):
            line = encode(message)
            assert line.isascii()
            assert line.count(b"\n") == 1
            back = decode(line)
            assert back == message
            assert type(back) is type(message)


def test_an_enum_reads_back_as_its_member() -> None:
    """Outcomes are compared by identity, so text would not do."""
    ended = decode_from_worker(encode(SpeechEnded(1, SpeechOutcome.CUT_OFF, -9)))
    assert isinstance(ended, SpeechEnded)
    assert ended.outcome is SpeechOutcome.CUT_OFF


def test_a_cue_reads_back_whole() -> None:
    """It keeps both ends of its place, and whether it is near."""
    cue = Cue(Sound.SKIP, -1.0, 0.25, near=False)
    back = decode_command(encode(PlaySound.of(cue, 40)))
    assert isinstance(back, PlaySound)
    assert (back.cue, back.volume) == (cue, 40)


def test_anything_else_is_refused(subtests: pytest.Subtests) -> None:
    """A line that holds no message raises ValueError and nothing else."""
    lines = [
        b"",
        b"ALSA lib: cannot open\n",
        b"{}\n",
        b'["Shout", 1]\n',
        b'["StopSpeaking"]\n',
        b'["StopSpeaking", 1, 2]\n',
        b'["SpeechEnded", 1, "vanished", 0]\n',
        b'["PlaySound", "kazoo", 0, 0, true, 50]\n',
        b"[]\n",
        b"[[], 1]\n",
        b"\xff\n",
    ]
    decoders: list[Decoder[Any]] = [decode_to_worker, decode_from_worker]
    decoders += [decode_command, decode_status]
    for line, decode in product(lines, decoders):
        with subtests.test(line=line, decode=decode), pytest.raises(ValueError):
            decode(line)


def test_a_message_of_the_other_direction_is_refused() -> None:
    with pytest.raises(ValueError):
        decode_to_worker(encode(EngineReady("espeak")))
    with pytest.raises(ValueError):
        decode_from_worker(encode(StopSpeaking(1)))


@pytest.mark.parametrize("worker", ["speech.workers.remote_worker", "sounds.worker"])
def test_a_worker_loads_nothing_of_the_game(worker: str) -> None:
    """Speech would begin later, and each process would be larger."""
    code = f"import accessible_uno.voices.{worker}, sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    unneeded = {"msgspec", "accessible_uno.game", "accessible_uno.voices.worker_process"}
    assert not unneeded & set(done.stdout.split())
