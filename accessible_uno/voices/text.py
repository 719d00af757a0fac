"""The voice that writes each utterance as one line, and a line of braille below if wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TextIO, TypeAlias

from accessible_uno.narration.utterance import Utterance
from accessible_uno.voices.braille.liblouis import BrailleUnavailable
from accessible_uno.voices.notices import OnProblem, ignore_problem

WriteLine: TypeAlias = Callable[[str], None]
"""Writes one line, given without its line end."""

BrailleFormatter: TypeAlias = Callable[[Utterance], str]
"""Returns an utterance as one line of Unicode braille."""


class TextVoice:
    """Writes each utterance as one line.

    Args:
        out: a text stream, or a callable that writes one line; a terminal gives a callable, to
            hold lines back while something is being typed.
        braille: when given, its line follows the sentence.  If it raises
            :class:`BrailleUnavailable`, that is reported once, and sentences alone are written
            from then on.
        on_problem: gets the report.
    """

    def __init__(
        self,
        out: TextIO | WriteLine,
        braille: BrailleFormatter | None = None,
        on_problem: OnProblem = ignore_problem,
    ) -> None:
        self._write_line = out if callable(out) else line_writer(out)
        self._braille = braille
        self._on_problem = on_problem

    def output(self, utterance: Utterance) -> None:
        """Write an utterance now, whatever its priority is."""
        self._write_line(" ".join(utterance.text.splitlines()))
        if self._braille:
            try:
                line = self._braille(utterance)
            except BrailleUnavailable as missing:
                self._braille = None
                self._on_problem(missing.message_id, missing.arguments)
            else:
                if line:
                    self._write_line(line)

    def cancel(self) -> None:
        """Do nothing: what is written stays."""

    def withdraw(self, offer: object) -> None:
        """Do nothing: what is written stays."""

    async def wait_until_done(self) -> None:
        """Return at once: nothing waits."""

    def close(self) -> None:
        """Do nothing: the stream belongs to the caller."""


_PLAIN: Final = str.maketrans(
    {"\u00a0": " ", "\u202f": " ", "’": "'", "«": '"', "»": '"', "–": "-", "—": "-", "…": "..."}
)


def line_writer(stream: TextIO) -> WriteLine:
    """Return a callable that writes and flushes one line on ``stream``.

    Characters that the stream's encoding lacks become plain ones, or ``?``.
    """

    def write_line(line: str) -> None:
        try:
            stream.write(line + "\n")
        except UnicodeEncodeError as fault:
            plain = line.translate(_PLAIN).encode(fault.encoding, "replace")
            stream.write(plain.decode(fault.encoding) + "\n")
        stream.flush()

    return write_line
