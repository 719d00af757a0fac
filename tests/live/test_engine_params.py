"""Speech parameters on the real engine: pitch, punctuation, voices, a voice for each player."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import queue
import shlex
import signal
from collections.abc import Iterator
from itertools import combinations, count
from pathlib import Path
from typing import TypeAlias

import pytest
from engine_run import written_by
from heard_sound import Heard, heard
from utterances import await_worker

from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.values import Punctuation
from accessible_uno.voices.notices import NoticeArguments
from accessible_uno.voices.speech.protocol import SpeechParams
from accessible_uno.voices.speech.voice import SpeechVoice

PATIENCE = 120.0
SENTENCE = "Bob joue un 4 vert, et demande du rouge."
MARKS = "Chloé (à gauche) : « l’as », et UNO !"

Problem: TypeAlias = tuple[str, NoticeArguments]


class Listener:
    """A player that keeps every sound of the voice."""

    def __init__(self, folder: Path) -> None:
        keeps = f'cp "$0" {shlex.quote(str(folder))} && sleep 0.12'
        self.problems: queue.SimpleQueue[Problem] = queue.SimpleQueue()
        self.voice = SpeechVoice(
            lambda *problem: self.problems.put(problem), player=shlex.join(["sh", "-c", keeps])
        )
        self._folder = folder
        self._numbers = count(1)
        assert await_worker(self.voice, PATIENCE)

    def hears(
        self, text: str, params: SpeechParams, speaker: int | None = None, voiced: str = ""
    ) -> Heard:
        """Return what is heard of an utterance."""
        self.voice.set_params(params)
        self.voice.output(Utterance(text, "fr", speaker=speaker, voiced=voiced))
        asyncio.run(asyncio.wait_for(self.voice.wait_until_done(), PATIENCE))
        return heard(self._folder / f"{next(self._numbers)}.wav")

    def troubled(self) -> list[Problem]:
        """Return the problems reported since the last call."""
        told = []
        with contextlib.suppress(queue.Empty):
            while True:
                told.append(self.problems.get_nowait())
        return told


@pytest.fixture
def listener(tmp_path: Path) -> Iterator[Listener]:
    one = Listener(tmp_path)
    with contextlib.closing(one.voice):
        yield one


@pytest.mark.sample(1)
@pytest.mark.parametrize("voice", ["", "fr-be", "fr+f2"])
def test_a_higher_pitch_is_heard_higher(listener: Listener, voice: str) -> None:
    """So it is in any voice and after a change of voice; the usual pitch sounds as before."""
    voices = {"fr": voice} if voice else {}
    pitches = [
        listener.hears(SENTENCE, SpeechParams(pitch=pitch, voices=voices)).pitch
        for pitch in (20, 80, 50, 20)
    ]
    low, high, middle, again = pitches
    assert high > 1.2 * middle > 1.2 * 1.1 * low
    assert again == pytest.approx(low, rel=0.05)
    assert not listener.troubled()


def test_more_marks_take_longer(listener: Listener) -> None:
    """Each level names more marks; with none the sentence is as short as before."""
    lengths = [
        listener.hears(MARKS, SpeechParams(punctuation=level)).seconds
        for level in (*Punctuation, Punctuation.NONE)
    ]
    assert lengths[0] + 1 < lengths[1]
    assert lengths[1] + 0.3 < lengths[2]
    assert lengths[2] + 0.3 < lengths[3]
    assert lengths[4] == pytest.approx(lengths[0], rel=0.05)


@pytest.mark.long
def test_the_voices_that_are_listed_can_be_had(listener: Listener) -> None:
    """Each speaks its language and none is refused; the first is the usual one."""
    listener.hears("Un.", SpeechParams())
    assert listener.voice.voice_names("fr")[0] == "fr"
    assert listener.voice.voice_names("en")[0] == "en"
    for name in listener.voice.voice_names("fr"):
        assert listener.hears("Un.", SpeechParams(voices={"fr": name})).seconds > 0.1
    woman = next(each for each in listener.voice.voice_names("fr") if each.endswith("f2"))
    usual = listener.hears(SENTENCE, SpeechParams())
    assert listener.hears(SENTENCE, SpeechParams(voices={"fr": woman})).pitch > 1.5 * usual.pitch
    assert not listener.troubled()


def test_a_voice_beyond_the_list_can_be_set(listener: Listener) -> None:
    """It is listed while it is set; a voice that does not exist never is."""
    listener.hears("Un.", SpeechParams())
    listed = tuple(listener.voice.voice_names("fr"))
    listener.hears("Un.", SpeechParams(voices={"fr": "fr+Annie"}))
    assert tuple(listener.voice.voice_names("fr")) == (*listed, "fr+Annie")
    assert not listener.troubled()
    listener.hears("Un.", SpeechParams(voices={"fr": "fr+nobody"}))
    assert tuple(listener.voice.voice_names("fr")) == listed


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", ["Hortense", "fr+nobody", "mb/mb-fr1", "../fr", "\N{EM DASH}"])
def test_an_unknown_voice_is_reported_once_and_the_usual_one_speaks(
    listener: Listener, name: str
) -> None:
    """Neither a second utterance nor a second worker reports it again."""
    usual = listener.hears(SENTENCE, SpeechParams())
    for _ in range(2):
        spoken = listener.hears(SENTENCE, SpeechParams(voices={"fr": name}))
        assert not spoken.differs_from(usual)
        assert spoken.seconds == pytest.approx(usual.seconds, rel=0.05)
    worker = await_worker(listener.voice, 0)
    assert worker
    os.kill(worker, signal.SIGKILL)
    assert await_worker(listener.voice, PATIENCE, other_than=worker)
    listener.voice.output(Utterance(SENTENCE, "fr"))
    asyncio.run(asyncio.wait_for(listener.voice.wait_until_done(), PATIENCE))
    assert listener.troubled() == [("voice-unknown", {"voice": name, "language": "fr"})]


@pytest.mark.sample(1)
@pytest.mark.parametrize("chosen", ["", "fr+m3", "fr+f3"])
def test_ten_players_have_ten_voices(listener: Listener, chosen: str) -> None:
    """None of them is the game's own voice, whichever that is."""
    voices = {"fr": chosen} if chosen else {}
    params = SpeechParams(player_voices=True, voices=voices)
    speakers: list[int | None] = [None, *range(10)]
    sounds = {each: listener.hears(SENTENCE, params, each) for each in speakers}
    alike = [
        (one, other)
        for (one, a), (other, b) in combinations(sounds.items(), 2)
        if not a.differs_from(b)
    ]
    assert alike == []
    assert not listener.troubled()


def test_player_voices_are_used_only_when_switched_on(listener: Listener) -> None:
    """Off: the whole sentence in the usual voice; on: the short form in the player's voice."""
    usual = listener.hears(SENTENCE, SpeechParams(), 2, "4 vert, rouge.")
    own = listener.hears(SENTENCE, SpeechParams(player_voices=True), 2, "4 vert, rouge.")
    whole = listener.hears(SENTENCE, SpeechParams(player_voices=True), 2)
    nobody = listener.hears(SENTENCE, SpeechParams(player_voices=True))
    assert own.seconds < 0.8 * usual.seconds
    assert not own.differs_from(whole)
    assert whole.seconds > 0.8 * usual.seconds
    assert not nobody.differs_from(usual)


PLAIN = """
import json, sys, wave
from pathlib import Path
from accessible_uno.voices.speech.workers.pyttsx3_engine import Pyttsx3Engine
from accessible_uno.voices.speech.workers.capabilities import GenericCapabilities
from accessible_uno.settings.values import Punctuation
from accessible_uno.voices.speech.protocol import SpeakText

Pyttsx3Engine._find_capabilities = lambda self: Patient(self._engine)

class Patient(GenericCapabilities):
    def is_busy(self):
        from pyttsx3.drivers import _espeak
        return bool(_espeak.IsPlaying())

engine, sound = Pyttsx3Engine(), Path(sys.argv[1]) / "sound.wav"

def made(say):
    engine.write(say, sound, lambda: None)
    with wave.open(str(sound)) as file:
        return file.getnframes() / file.getframerate()

usual = SpeakText(1, "Bob passe son tour.", "fr", 200, 1.0)
results = {
    "voices": engine.voices()["fr"],
    "usual": made(usual),
    "named": engine.write(usual._replace(voice="French (Belgium)"), sound, lambda: None),
    "seats": [made(usual._replace(seat=seat, voiced="Je passe.")) for seat in range(4)],
    "before": sorted(engine.missing),
}
made(usual._replace(pitch=80))
made(usual._replace(punctuation=Punctuation.ALL))
made(usual._replace(voice="Hortense"))
results["after"] = sorted(engine.missing)
sys.stderr.write(json.dumps(results))
"""


def test_a_generic_engine_reports_its_missing_features(tmp_path: Path) -> None:
    """It has its own voice names; some players get other voices, the rest are named."""
    results = json.loads(written_by(PLAIN, tmp_path))
    assert "French (Belgium)" in results["voices"]
    assert results["named"] == "roa/fr-be"
    enough = len(results["voices"]) - 1
    assert 1 < enough < 4
    short, whole = results["seats"][:enough], results["seats"][enough:]
    assert max(short) < 0.8 * results["usual"]
    assert whole == [pytest.approx(results["usual"], rel=0.05)] * len(whole)
    assert results["before"] == [["voice-no-seats", "", ""]]
    assert [lack for lack, _, _ in results["after"]] == [
        *("voice-no-pitch", "voice-no-punctuation", "voice-no-seats", "voice-unknown")
    ]
