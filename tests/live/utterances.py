"""Utterances for voices under test, a wait for their end, and a list of their problems."""

from __future__ import annotations

import asyncio
import queue
from typing import TypeAlias

from accessible_uno.narration.utterance import Priority, Utterance
from accessible_uno.voices.notices import NoticeArguments
from accessible_uno.voices.voice import Voice

PATIENCE = 120.0

Problems: TypeAlias = "queue.SimpleQueue[tuple[str, NoticeArguments]]"


def english(text: str, priority: Priority = Priority.NORMAL, chance: object = None) -> Utterance:
    """An utterance in English."""
    return Utterance(text, "en", priority=priority, valid_while=chance)


def wait_until_done(voice: Voice) -> None:
    """Wait until everything is spoken; the test fails when that takes too long."""
    asyncio.run(asyncio.wait_for(voice.wait_until_done(), PATIENCE))
