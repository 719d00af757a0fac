"""The voice that records for tests."""

from __future__ import annotations

import asyncio

from recording_voice import RecordingVoice

from accessible_uno.narration.utterance import Utterance
from accessible_uno.voices.voice import Voice


def test_it_records_output_cancelled_and_withdrawn_apart() -> None:
    """Neither cancel nor withdraw takes back an utterance that is done."""
    told, hushed, lapsed, kept = (
        Utterance(text, "en", valid_while=chance)
        for text, chance in (("told", 1), ("hushed", 2), ("lapsed", 1), ("kept", None))
    )
    recording = RecordingVoice()
    voice: Voice = recording
    voice.output(told)
    asyncio.run(voice.wait_until_done())
    voice.output(lapsed)
    voice.output(kept)
    voice.withdraw(1)
    voice.withdraw(None)
    asyncio.run(voice.wait_until_done())
    voice.output(hushed)
    voice.cancel()
    assert recording.texts == ["told", "lapsed", "kept", "hushed"]
    assert recording.withdrawn == [lapsed]
    assert recording.cancelled == [hushed]
    assert recording.withdrawals == [1, None]
    assert recording.cancels == 1
