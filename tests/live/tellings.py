"""What is told to a voice under test, how its end is awaited, and where its troubles go."""

from __future__ import annotations

import asyncio
import queue
from typing import TypeAlias

from accessible_uno.narration.utterance import Priority, Utterance
from accessible_uno.voices.notices import NoticeArguments
from accessible_uno.voices.voice import Voice

PATIENCE = 120.0

Troubles: TypeAlias = "queue.SimpleQueue[tuple[str, NoticeArguments]]"


def told(text: str, priority: Priority = Priority.NORMAL, chance: object = None) -> Utterance:
    """A telling in English."""
    return Utterance(text, "en", priority=priority, valid_while=chance)


def wait_for_the_end(voice: Voice) -> None:
    """Let everything be said; the test fails when that takes too long."""
    asyncio.run(asyncio.wait_for(voice.wait_until_done(), PATIENCE))
