"""Where the player sits: what a command reads lines from and speaks through."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from typing import TYPE_CHECKING, Final

from accessible_uno.interface.terminal.console import Console, KeyBindings
from accessible_uno.packages.faults import Group
from accessible_uno.packages.offers import offers

if TYPE_CHECKING:
    from accessible_uno.narration.utterance import Utterance
    from accessible_uno.rooms.sockets.client import OpenSocket
    from accessible_uno.voices.braille.writer import BrailleSettings
    from accessible_uno.voices.notices import OnProblem
    from accessible_uno.voices.sounds.voice import SoundVoice
    from accessible_uno.voices.speech.backends import Backend
    from accessible_uno.voices.speech.protocol import SpeechParams
    from accessible_uno.voices.speech.voice import SpeechVoice
    from accessible_uno.voices.voice import Voice


class Front:
    """One player's lines, speech and sounds: the terminal that the program was started at, and the
    devices of this machine; a page in a browser has others.

    Attributes:
        shows_braille: whether liblouis may be there, which writes braille.
        page_address: the address of the page, whose server may have tables; empty at a terminal.
    """

    shows_braille = True
    page_address = ""

    @property
    def interactive(self) -> bool:
        """Whether both standard streams are a terminal."""
        return sys.stdin.isatty() and sys.stdout.isatty()

    def open_console(self) -> Console:
        """Return the console of the standard streams."""
        from accessible_uno.interface.terminal.factory import open_console

        return open_console(sys.stdin, sys.stdout, os.environ, KeyBindings())

    def open_speech(
        self,
        on_problem: OnProblem,
        backend: Backend,
        fallback: Backend | None,
        params: SpeechParams,
    ) -> SpeechVoice:
        """Return a voice that a worker process speaks."""
        # Not needed where a screen reader speaks: 20 ms.
        from accessible_uno.voices.speech.voice import SpeechVoice

        return SpeechVoice(on_problem, backend, fallback=fallback, params=params)

    def write_braille(
        self, utterance: Utterance, settings: BrailleSettings, names: Sequence[str]
    ) -> str:
        """Return the whole message in braille."""
        from accessible_uno.voices.braille.writer import BrailleWriter  # loads liblouis

        return BrailleWriter.of_settings(settings, names).line_of(utterance)

    def open_sounds(self, on_problem: OnProblem) -> SoundVoice:
        """Return the voice whose sounds a worker process plays."""
        from accessible_uno.voices.sounds.voice import SoundVoice

        return SoundVoice(on_problem)

    def open_others(self, on_problem: OnProblem) -> Mapping[str, Voice]:
        """Return the voices of other packages; a braille display is opened where it is set."""
        if not offers(Group.VOICES):
            return {}
        from accessible_uno.voices.brought import open_brought_voices

        return open_brought_voices(on_problem)

    def socket_opener(self, address: str) -> OpenSocket:
        """Return what connects by the library aiohttp.

        Raises:
            Failure: it is missing.
        """
        try:
            from accessible_uno.web.socket import socket_opener
        except ModuleNotFoundError:
            from accessible_uno.app.errors import Failure
            from accessible_uno.program import library_command

            raise Failure("app-join-no-library", command=library_command("aiohttp")) from None
        return socket_opener(address)


FRONT: Final[ContextVar[Front]] = ContextVar("front")
"""Where the player of the running command sits; the terminal where nothing is set."""

_TERMINAL: Final = Front()


def front() -> Front:
    """Return where the player sits."""
    return FRONT.get(_TERMINAL)
