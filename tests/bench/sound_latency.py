"""From a message to the first sample that the sound device gets, and what that costs.

    python tests/bench/sound_latency.py [RUNS]

The real worker and library, through ALSA onto a card that is a file.  The last line gives medians:
of the first sound, which starts the worker; of each later one, which wakes the device; of the call
itself; and the processor time that the worker takes in a second without a sound.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "live"), str(HERE.parents[1])]

from sound_card import SoundCard  # noqa: E402 - found through the line above

from accessible_uno.narration.sounds import Cue, Sound  # noqa: E402
from accessible_uno.narration.utterance import Utterance  # noqa: E402
from accessible_uno.voices.sounds.voice import SoundVoice  # noqa: E402

STARTS = 3
PAUSE = 0.1
IDLE = 2.0
LOOK = 0.0002
TOLD = Utterance("Bob plays a green four.", "en", sounds=(Cue(Sound.CARD, -1, -1, near=False),))


def told(voice: SoundVoice, card: SoundCard) -> tuple[float, float]:
    """Tell once; seconds for the call, and until the card has been handed something."""
    before = card.size
    asked = time.perf_counter()
    voice.output(TOLD)
    called = time.perf_counter()
    while card.size == before:
        time.sleep(LOOK)
    return called - asked, time.perf_counter() - asked


def processor_seconds(process: int) -> float:
    """Seconds of processor time that a process has had."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main(runs: int) -> None:
    """Measure and write the figures."""
    firsts, calls, sounds, idle = [], [], [], 0.0
    for _ in range(STARTS):
        with tempfile.TemporaryDirectory() as folder:
            card = SoundCard(Path(folder))
            os.environ.update(card.environment)
            with closing(SoundVoice()) as voice:
                voice.configure(True, 50)
                voice.start()
                firsts.append(told(voice, card)[1])
                for _ in range(runs):
                    time.sleep(PAUSE)
                    call, sound = told(voice, card)
                    calls.append(call)
                    sounds.append(sound)
                time.sleep(PAUSE)
                assert voice.worker is not None
                before = processor_seconds(voice.worker)
                time.sleep(IDLE)
                idle = max(idle, (processor_seconds(voice.worker) - before) / IDLE)
    sys.stdout.write(
        f"first_sound_ms={1000 * statistics.median(firsts):.1f} "
        f"event_to_device_ms={1000 * statistics.median(sounds):.2f} "
        f"worst={1000 * max(sounds):.2f} "
        f"call_us={1e6 * statistics.median(calls):.0f} "
        f"idle_percent={100 * idle:.2f}\n"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
