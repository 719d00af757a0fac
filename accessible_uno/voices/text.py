"""The voice that writes: one line a telling, and its braille below when that is wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TextIO, TypeAlias

from accessible_uno.narration.utterance import Utterance
from accessible_uno.voices.braille.unavailable import BrailleUnavailable
from accessible_uno.voices.notices import OnProblem, ignore_problem

Show: TypeAlias = Callable[[str], None]
"""Shows one line, given without its line end."""

BrailleFormatter: TypeAlias = Callable[[Utterance], str]
"""Turns a telling into one line of Unicode braille."""


class TextVoice:
    """Writes each telling as one line.

    Args:
        out: a text stream, or a callable that shows one line; a terminal gives a callable to hold
            lines back while something is being typed.
        braille: when given, its line follows the sentence.  Should it raise
            :class:`BrailleUnavailable`, that is told once and the sentences go on alone.
        on_problem: told what braille lacks.
    """

    def __init__(
        self,
        out: TextIO | Show,
        braille: BrailleFormatter | None = None,
        on_problem: OnProblem = ignore_problem,
    ) -> None:
        self._show = out if callable(out) else shown_on(out)
        self._braille = braille
        self._on_problem = on_problem

    def output(self, utterance: Utterance) -> None:
        """Write it now, whatever its priority."""
        self._show(" ".join(utterance.text.splitlines()))
        if self._braille:
            try:
                line = self._braille(utterance)
            except BrailleUnavailable as lack:
                self._braille = None
                self._on_problem(lack.message_id, lack.arguments)
            else:
                self._show(line)

    def cancel(self) -> None:
        """Do nothing: what is written stays."""

    def withdraw(self, chance: object) -> None:
        """Do nothing: what is written stays."""

    async def wait_until_done(self) -> None:
        """Return at once: nothing waits."""

    def close(self) -> None:
        """Do nothing: the stream belongs to whoever handed it in."""


_PLAIN: Final = str.maketrans(
    {"\u00a0": " ", "\u202f": " ", "’": "'", "«": '"', "»": '"', "–": "-", "—": "-", "…": "..."}
)


def shown_on(stream: TextIO) -> Show:
    """Return a callable that writes and flushes one line on ``stream``.

    Characters that the stream's encoding lacks become plain ones, or ``?``.
    """

    def show(line: str) -> None:
        try:
            stream.write(line + "\n")
        except UnicodeEncodeError as lacking:
            plain = line.translate(_PLAIN).encode(lacking.encoding, "replace")
            stream.write(plain.decode(lacking.encoding) + "\n")
        stream.flush()

    return show
