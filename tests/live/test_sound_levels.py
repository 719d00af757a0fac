"""How loud the short sounds are beside the game's own voice, in one measure.

    python tests/live/test_sound_levels.py

prints the table.  The measure is what a sound level meter shows at most, set to "A" and "fast", of
what comes to one ear: of the voice's own files, and of the sounds heard from the middle.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import wave
from array import array
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "voices"))

from spectra import fast_level, weighted

from accessible_uno.narration.sounds import Cue, Sound
from accessible_uno.settings.values import USUAL_RATE, USUAL_SOUND_VOLUME
from accessible_uno.voices.sounds.synthesis import RATE, rendered
from accessible_uno.voices.speech.protocol import SpeakText
from accessible_uno.voices.speech.workers.pyttsx3_engine import Pyttsx3Engine

SENTENCES = {
    "fr": ("Prudence joue le 5 bleu.", "Luna pioche 2 et perd son tour.", "À vous."),
    "en": ("Prudence plays blue 5.", "Luna draws 2 and misses a turn.", "Your turn."),
}
VOICE = "voice"
"""Alone on the command line, it prints the level of the voice."""

BELOW, WITHIN, SPREAD = 10.0, 3.0, 2.0
"""Decibels."""


def voice_level(folder: Path) -> float:
    """Return the mean level of the voice, over sentences in both languages."""
    engine, levels = Pyttsx3Engine(), list[float]()
    spoken = [(text, locale) for locale, texts in SENTENCES.items() for text in texts]
    for number, (text, locale) in enumerate(spoken):
        sound = folder / f"{number}{engine.suffix}"
        engine.write(SpeakText(number, text, locale, USUAL_RATE, 1.0), sound, lambda: None)
        with wave.open(str(sound)) as file:
            times = range(RATE // file.getframerate())
            samples = array("h", file.readframes(file.getnframes()))
        heard = weighted([each / 32_768 for each in samples for _ in times])
        levels.append(fast_level(heard))
    return statistics.mean(levels)


def voice_level_apart() -> float:
    """Return the same, measured by a process of its own: one process has one such engine."""
    measure = [sys.executable, __file__, VOICE]
    measured = subprocess.run(measure, check=True, capture_output=True, timeout=120)
    return float(measured.stdout.split()[-1])  # the engine writes lines of its own before


def sound_levels(volume: int) -> dict[Sound, float]:
    """Return the level of each sound at a volume."""
    ears = {each: rendered(Cue(each), volume)[0::2] for each in Sound}
    return {
        each: fast_level(weighted([sample / 32_768 for sample in ear]))
        for each, ear in ears.items()
    }


@pytest.mark.long
def test_sounds_are_below_the_voice_and_level_with_it_at_full() -> None:
    """Ten decibels below it by default; among themselves they are alike."""
    voice = voice_level_apart()
    usual, full = (sound_levels(volume) for volume in (USUAL_SOUND_VOLUME, 100))
    assert max(usual.values()) - min(usual.values()) <= SPREAD
    assert max(full.values()) - min(full.values()) <= SPREAD
    assert all(abs(voice - each - BELOW) <= WITHIN for each in usual.values()), (voice, usual)
    assert all(abs(voice - each) <= WITHIN for each in full.values()), (voice, full)


def main() -> None:
    """Print the table."""
    with TemporaryDirectory() as name:
        voice = voice_level(Path(name))
    if sys.argv[1:] == [VOICE]:
        sys.stdout.write(f"{voice}\n")
        return
    usual, full = (sound_levels(volume) for volume in (USUAL_SOUND_VOLUME, 100))
    lines = [f"voice {voice:.1f} dB of full scale", "sound     usual  below   full  below"]
    for each in Sound:
        levels = (usual[each], voice - usual[each], full[each], voice - full[each])
        lines.append(f"{each:9}" + "".join(f"{level:6.1f} " for level in levels))
    for name, of in (("usual", usual), ("full", full)):
        lines.append(f"spread at {name}: {max(of.values()) - min(of.values()):.1f} dB")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
