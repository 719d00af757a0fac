"""The lines between the game and its speech worker."""

from __future__ import annotations

import pytest

from accessible_uno.settings.values import Punctuation
from accessible_uno.voices.speech.protocol import (
    Ended,
    FromWorker,
    Known,
    Lack,
    Lacks,
    Outcome,
    Ready,
    Say,
    Started,
    Stop,
    ToWorker,
    Unusable,
    decode,
    encode,
)


@pytest.mark.parametrize(
    "message",
    [
        Say(3, "« 4 vert »\n\u202f!", "fr", 200, 0.5),
        Stop(3),
        Say(4, "Bob passe.", "fr", 90, 1.0, 20, Punctuation.ALL, "fr-be", 2, "Je passe."),
        Ready("espeak"),
        Known({"fr": ["fr", "fr-be"]}),
        Lacks(Lack.VOICE, "Hortense", "fr"),
        Unusable("OSError: nothing there"),
        Started(3, 1.25, "roa/fr"),
        Ended(3, Outcome.FAILED, 1),
    ],
)
def test_every_message_survives_the_pipe(message: ToWorker | FromWorker) -> None:
    """One message is one line of ASCII, and reads back as itself, of its own type."""
    line = encode(message)
    assert line.isascii()
    assert line.count(b"\n") == 1
    back = decode(line)
    assert back == message
    assert type(back) is type(message)


def test_an_outcome_reads_back_as_an_outcome() -> None:
    """Outcomes are compared by identity, so text would not do."""
    ended = decode(encode(Ended(1, Outcome.CUT, -9)))
    assert isinstance(ended, Ended)
    assert ended.outcome is Outcome.CUT


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"ALSA lib: cannot open\n",
        b"{}\n",
        b'["Shout", 1]\n',
        b'["Stop"]\n',
        b'["Stop", 1, 2]\n',
        b'["Ended", 1, "vanished", 0]\n',
        b"[]\n",
        b"\xff\n",
    ],
)
def test_anything_else_is_refused(line: bytes) -> None:
    """A line that holds no message raises ValueError and nothing else."""
    with pytest.raises(ValueError):
        decode(line)
