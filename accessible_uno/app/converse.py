"""Asks questions for a command: by text, voice and braille, as a game does."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import TypeVar

from accessible_uno.app.channels import open_channels
from accessible_uno.app.preferences import read_preferences
from accessible_uno.interface.ask.conversation import Conversation
from accessible_uno.interface.terminal.console import HungUp
from accessible_uno.settings.lines import LANGUAGE
from accessible_uno.settings.output import merged_settings
from accessible_uno.voices.notices import NoticeArguments, Notices

T = TypeVar("T")


def converse(locale: str, talk: Callable[[Conversation], Awaitable[T]]) -> T | None:
    """Open the terminal and the voices, let ``talk`` ask and tell by them, and close them.

    Args:
        locale: the language; everything else is as the player has set it.
        talk: asks, and does what is answered.

    Returns:
        what ``talk`` returns; ``None`` where the terminal is gone.
    """
    try:
        return asyncio.run(_converse(locale, talk))
    except HungUp:
        return None


async def _converse(locale: str, talk: Callable[[Conversation], Awaitable[T]]) -> T:
    notices = Notices()
    stored = read_preferences(locale, notices.report_problem)
    settings = merged_settings(locale, stored, {LANGUAGE: locale})
    interactive = sys.stdin.isatty() and sys.stdout.isatty()
    loop = asyncio.get_running_loop()
    with open_channels(settings, notices.report_problem, interactive=interactive) as channels:
        channels.use_settings(settings, notices.report_problem)
        conversation = channels.conversation(settings, notices.report_problem)

        def tell(message_id: str, arguments: NoticeArguments) -> None:
            """Say what a voice cannot do; any thread may call it."""
            loop.call_soon_threadsafe(conversation.reader.say, message_id, dict(arguments))

        notices.set_listener(tell)
        try:
            return await talk(conversation)
        finally:
            await conversation.reader.log.finish()
            notices.set_listener(lambda _message, _arguments: None)
