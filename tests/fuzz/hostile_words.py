"""Terminal, voice, braille cells and worker get the text of a message, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Final

from hostile import Piece, Target, bent_bytes, odd_text, only_to_be_read

from accessible_uno.interface.terminal.output import clean_line
from accessible_uno.names import is_recorded_name
from accessible_uno.voices.braille.translate import Grade, sentence_cells, typed_cells
from accessible_uno.voices.speech.protocol import SpeakText, decode_to_worker
from accessible_uno.voices.speech.scheduler import speakable
from accessible_uno.voices.worker_pipe import encode


def make(chance: Random) -> list[Piece]:
    """Texts, and messages to a worker."""
    said = encode(SpeakText(1, odd_text(chance), "fr", 200, 1.0))
    return [
        bent_bytes(said, chance) if chance.random() < 0.3 else odd_text(chance, 40)
        for _ in range(chance.randint(1, 5))
    ]


def check(pieces: Sequence[Piece]) -> None:
    """Each voice gets nothing that it cannot output."""
    for piece in pieces:
        if isinstance(piece, bytes):
            with suppress(ValueError):
                decode_to_worker(piece)
            continue
        text = piece[:2_000]
        shown = clean_line(text)
        only_to_be_read(shown)
        spoken = speakable(text)
        only_to_be_read(spoken)
        assert "[[" not in spoken
        assert "]]" not in spoken
        message = SpeakText(1, spoken, "fr", 200, 1.0)
        assert decode_to_worker(encode(message)) == message
        for locale in ("fr", "en"):
            for cells in (
                sentence_cells(shown[:500], locale, Grade.UNCONTRACTED),
                sentence_cells(text[:500], locale, Grade.CONTRACTED),
                typed_cells(shown[:200], locale),
            ):
                assert all("\u2800" <= cell <= "\u28ff" for cell in cells), cells
        if is_recorded_name(text):
            only_to_be_read(text)
            assert text.split() == [text]
            assert text[0] not in '[]?;"{}'


TARGET: Final = Target("words", make, check)
