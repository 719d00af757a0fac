"""The bridge to a screen reader: the real prismatoid in the real worker, and what it finds here.

Where no screen reader runs it takes Speech Dispatcher, which a small server stands in for.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest
from ssip_server import SsipServer
from utterances import PATIENCE, Problems, await_worker, english, wait_until_done

from accessible_uno.narration.utterance import Utterance
from accessible_uno.voices.speech.backends import SCREEN_READER_BRIDGE
from accessible_uno.voices.speech.protocol import SpeechParams
from accessible_uno.voices.speech.voice import SpeechVoice
from accessible_uno.voices.speech.workers.screen_reader import SECONDS_A_LETTER

pytest_plugins = ("voice_fixtures",)


@pytest.fixture
def voice(server: SsipServer, problems: Problems) -> Iterator[SpeechVoice]:
    """A voice that is ready to speak through the bridge."""
    server.start()
    own = SpeechVoice(lambda *problem: problems.put(problem), SCREEN_READER_BRIDGE)
    with contextlib.closing(own):
        assert await_worker(own, PATIENCE)
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
