"""How long a player waits for the voice: ``python tests/bench/speech_latency.py``.

The real worker and engine, with the recording player in place of the sound device.  Each line
gives a median in milliseconds; the last line repeats them as key=value pairs.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "live"), str(HERE.parents[1])]

from latencies import SENTENCE, write_medians  # noqa: E402 - found through the line above
from player_log import PlayerLog  # noqa: E402
from utterances import await_worker  # noqa: E402

from accessible_uno.voices.speech.voice import SpeechVoice  # noqa: E402

ROUNDS = 25
KILLS = 3
VOICES = 3


def spoken_and_hushed(voice: SpeechVoice, log: PlayerLog) -> tuple[float, float, float]:
    """Say and hush once; seconds for the call, to the first sound, and to silence."""
    asked = time.monotonic()
    voice.output(SENTENCE)
    called = time.monotonic()
    first = log.next("started").at
    hushed = time.monotonic()
    voice.cancel()
    silent = log.next("killed").at
    return called - asked, first - asked, silent - hushed


def back_after_death(voice: SpeechVoice) -> float:
    """Kill the worker; seconds until another one is ready."""
    pid = await_worker(voice, 10)
    assert pid
    killed = time.monotonic()
    os.kill(pid, signal.SIGKILL)
    assert await_worker(voice, 10, other_than=pid)
    return time.monotonic() - killed


def main() -> None:
    """Measure and write the figures."""
    calls, sounds, silences, returns = [], [], [], []
    for _ in range(VOICES):
        with tempfile.TemporaryDirectory() as folder:
            log = PlayerLog(Path(folder))
            with contextlib.closing(log):
                voice = SpeechVoice(player=log.command)
                with contextlib.closing(voice):
                    assert await_worker(voice, 10)
                    for _ in range(ROUNDS):
                        call, sound, silence = spoken_and_hushed(voice, log)
                        calls.append(call)
                        sounds.append(sound)
                        silences.append(silence)
                    returns += [back_after_death(voice) for _ in range(KILLS)]
    figures = {
        "say_call_ms": ("say() returns", calls),
        "say_to_first_sound_ms": ("say() to first sound", sounds),
        "hush_to_silence_ms": ("hush() to silence", silences),
        "killed_to_ready_ms": ("worker killed to ready again", returns),
    }
    write_medians(figures)


if __name__ == "__main__":
    main()
