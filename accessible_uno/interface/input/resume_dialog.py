"""Asking, before a new game, whether to go on with one that stands open."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

from accessible_uno.game.base import Seat
from accessible_uno.interface.announce.messages import MessageLog
from accessible_uno.interface.braille_view import TactileVoice, YesNoView
from accessible_uno.interface.parse.lexicon import lexicons
from accessible_uno.interface.parse.tokens import tokens
from accessible_uno.interface.parse.vocabulary import Reply
from accessible_uno.interface.terminal.console import Console, HungUp, Interrupted, KeyBindings
from accessible_uno.narration.narrator import Narrator
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.schema import Settings
from accessible_uno.voices.fanout import TEXT
from accessible_uno.voices.notices import OnProblem
from accessible_uno.voices.text import TextVoice
from accessible_uno.voices.voice import Voice

FAREWELL: Final = 8.0
"""Seconds that the last sentence may take to be spoken."""


class ResumeDialog:
    """Puts the question, in text and with whatever voices there are."""

    def __init__(
        self,
        console: Console,
        voices: Mapping[str, Voice],
        settings: Settings,
        on_problem: OnProblem,
        way_back: str,
    ) -> None:
        self._way_back = way_back
        self._console = console
        self._settings = settings
        for voice in voices.values():
            if isinstance(voice, TactileVoice):
                voice.content = YesNoView(settings.locale)
        self._log = MessageLog({TEXT: TextVoice(console.show), **voices}, on_problem)

    def tell(self, text: str) -> None:
        """Tell a sentence."""
        self._log.announce(Utterance(text, self._settings.locale))

    async def accepted(self, names: Sequence[str], seat: Seat, rounds: int) -> bool:
        """Ask whether to go on with a game; an empty line says yes.

        Args:
            names: its players in seating order.
            seat: the player's seat, or below 0.
            rounds: how many rounds were begun.

        Raises:
            EOFError: no answer will come, or Ctrl-C was pressed.
        """
        narrator = Narrator(self._settings.locale, names, seat, self._settings.verbosity)
        others = [other for other in range(len(names)) if other != seat]
        players = narrator.display_names.players(others)
        text = narrator.catalogue.text
        question = text("resume-ask", players=players, round=rounds)
        insist = partial(self.tell, text("resume-yes-or-no"))
        self._console.key_bindings = KeyBindings(
            on_key=self._hush, unknown_key=lambda _name: insist(), too_long=insist
        )
        while True:
            self.tell(question)
            try:
                line = await self._console.read_line(text("prompt-resume") + " ")
            except HungUp:
                raise
            except (Interrupted, EOFError):
                self.tell(text("resume-waits", command=self._way_back))
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._log.wait_until_done(), FAREWELL)
                raise EOFError from None
            words = tokens(line)
            replies = (each.replies.whole(words) for each in lexicons(self._settings.locale))
            reply = Reply.YES if not words else next(filter(None, replies), None)
            if reply is not None:
                return reply is Reply.YES
            question = text("resume-yes-or-no")

    def _hush(self) -> None:
        self._log.cancel()
