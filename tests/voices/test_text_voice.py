"""The voice that writes text."""

from __future__ import annotations

import asyncio
import io

from accessible_uno.cards import card
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.values import Notation
from accessible_uno.voices.braille.liblouis import BrailleUnavailable
from accessible_uno.voices.braille.writer import BrailleWriter
from accessible_uno.voices.notices import NoticeArguments
from accessible_uno.voices.text import TextVoice

CARD = Utterance("Bob joue un 4 bleu.", "fr", braille=(card("b4"),))


class CountingStream(io.StringIO):
    """A stream that counts its flushes."""

    flushes = 0

    def flush(self) -> None:
        self.flushes += 1


def test_each_utterance_is_one_line_at_once() -> None:
    """It is written in order and flushed; a line break inside becomes a space."""
    stream = CountingStream()
    voice = TextVoice(stream)
    voice.output(CARD)
    voice.output(Utterance("Two\nlines", "en"))
    assert stream.getvalue() == "Bob joue un 4 bleu.\nTwo lines\n"
    assert stream.flushes == 2


def test_what_is_written_stays() -> None:
    """Cancel and withdraw do nothing, nothing is awaited, and the stream stays open."""
    stream = io.StringIO()
    voice = TextVoice(stream)
    voice.output(Utterance("Uno?", "en", valid_while=1))
    voice.withdraw(1)
    voice.cancel()
    asyncio.run(voice.wait_until_done())
    voice.close()
    assert stream.getvalue() == "Uno?\n"


def test_braille_follows_the_sentence() -> None:
    """A callable gets the sentence, then the cells, each without a line end."""
    lines: list[str] = []
    TextVoice(lines.append, BrailleWriter().line_of).output(CARD)
    TextVoice(lines.append, BrailleWriter(Notation.LEAFLET_ANTOINE).line_of).output(CARD)
    assert lines == ["Bob joue un 4 bleu.", "⠃⠼⠙", "Bob joue un 4 bleu.", "⠃⠠⠹"]


def test_missing_braille_is_reported_once() -> None:
    """The sentences are still written."""

    def no_braille(_: Utterance) -> str:
        raise BrailleUnavailable("braille-no-table", {"table": "x.utb"})

    lines: list[str] = []
    problems: list[tuple[str, NoticeArguments]] = []
    voice = TextVoice(lines.append, no_braille, lambda *problem: problems.append(problem))
    voice.output(CARD)
    voice.output(CARD)
    assert lines == [CARD.text] * 2
    assert problems == [("braille-no-table", {"table": "x.utb"})]


def test_a_narrow_encoding_gets_plain_characters() -> None:
    """No sentence is lost because a terminal lacks a no-break space or a curly apostrophe."""
    raw = io.BytesIO()
    voice = TextVoice(io.TextIOWrapper(raw, encoding="latin-1", newline="\n"), lambda _: "⠃⠼⠙")
    voice.output(Utterance("Zoé dit\u00a0: «\u00a0l’as\u202f!\u00a0»", "fr"))
    assert raw.getvalue().decode("latin-1") == 'Zoé dit : " l\'as ! "\n???\n'
