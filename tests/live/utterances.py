"""Utterances for voices under test, a wait for their end, and a list of their problems."""

from __future__ import annotations

import asyncio
import queue
import time
from typing import TypeAlias

from accessible_uno.narration.utterance import Priority, Utterance
from accessible_uno.voices.notices import NoticeArguments
from accessible_uno.voices.speech.voice import SpeechVoice
from accessible_uno.voices.voice import Voice

PATIENCE = 120.0

Problems: TypeAlias = "queue.SimpleQueue[tuple[str, NoticeArguments]]"


def english(text: str, priority: Priority = Priority.NORMAL, chance: object = None) -> Utterance:
    """An utterance in English."""
    return Utterance(text, "en", priority=priority, valid_while=chance)


def await_worker(voice: SpeechVoice, timeout: float, other_than: int | None = None) -> int | None:
    """Wait until the engine is ready to speak; return its process number.

    It is ``None`` when the time is up, or nothing will speak.  The worker ``other_than`` does not
    count, for it was killed.
    """
    deadline = time.monotonic() + timeout
    while True:
        worker = voice.worker
        if worker is not None and worker != other_than:
            return worker
        if voice._supervisor.is_over or time.monotonic() >= deadline:
            return None
        time.sleep(0.005)


def wait_until_done(voice: Voice) -> None:
    """Wait until everything is spoken; the test fails when that takes too long."""
    asyncio.run(asyncio.wait_for(voice.wait_until_done(), PATIENCE))
