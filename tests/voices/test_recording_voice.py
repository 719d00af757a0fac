"""The voice that tests listen to."""

from __future__ import annotations

import asyncio

from accessible_uno.narration.utterance import Utterance
from accessible_uno.voices.recording import RecordingVoice
from accessible_uno.voices.voice import Voice


def test_it_tells_apart_what_was_told_hushed_and_withdrawn() -> None:
    """What was finished is told: neither hush nor withdraw can take it back."""
    told, hushed, lapsed, kept = (
        Utterance(text, "en", valid_while=chance)
        for text, chance in (("told", 1), ("hushed", 2), ("lapsed", 1), ("kept", None))
    )
    recording = RecordingVoice()
    voice: Voice = recording
    voice.say(told)
    asyncio.run(voice.finished())
    voice.say(lapsed)
    voice.say(kept)
    voice.withdraw(1)
    voice.withdraw(None)
    asyncio.run(voice.finished())
    voice.say(hushed)
    voice.hush()
    assert recording.texts == ["told", "lapsed", "kept", "hushed"]
    assert recording.withdrawn == [lapsed]
    assert recording.hushed == [hushed]
    assert recording.chances == [1, None]
    assert recording.hushes == 1
