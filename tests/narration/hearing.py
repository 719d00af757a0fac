"""What eSpeak NG makes of every text of the catalogues: ``python hearing.py [LOCALES_FOLDER]``.

It lists the texts that would be heard wrong, each kind of fault with its first texts.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from phonemes import bare, letter_names, phonemes
from renderings import Rendering, all_renderings

from accessible_uno.narration.language import LOCALES
from accessible_uno.program import locales_folder
from accessible_uno.voices.speech.scheduler import speakable
from accessible_uno.voices.speech.workers.capabilities import respelled

# Letters that are meant to be heard as letters

SPELLED_IN: Final = re.compile(
    r"spelt-.*|lesson-braille-.*|part-english-colours|help-keys|keys-(?:anywhere|others)|app-own-form|key-(changed|refused|unused)|rule-totem|record-.*|setup-.*|app-option-.*|app-help-(?:host|join)"
)
"""Messages about letters, keys, codes of cards and names of files."""

SPELLED: Final = frozenset(
    (
        "BRLTTY",
        "CSV",
        "SVG",
        "svg",
        "IRC",
        "tls",
        "JSON",
        "NG",
        "TOML",
        "UTF",
        "RNIB",
        "ng",
        "spd",
        "fr",
        "fg",
        "utb",
        "ctb",
    )
)
CODE: Final = re.compile(r"F1?\d|[rjvbygRJVB]\d?|[AZKG]|2x|1er|python3|pyttsx3|ng1|comp8|g2")
"""Keys, codes of cards, and what has its letter by right."""

WORDS_OF_A_LETTER: Final[Mapping[str, str]] = {
    "fr": "àayôÀAYÔ",
    "en": "aAIO",
}

_VOWEL: Final = re.compile(r"[aeiouyàâéèêëîïôùûœ]", re.IGNORECASE)
_WORD: Final = re.compile(r"[^\W\d_]+")
_LONE: Final = re.compile(r"(?<![\w’'.-])[^\W\d_](?![\w’'])|\b\d+[^\W\d_]+\b|\b[^\W\d_]+\d+\b")

# Words of another language

_SWITCH: Final = re.compile(r"\(([a-z-]+)\)([^(|]*)")
FOREIGN_IN: Final = re.compile(
    r"app-.*|room-word-.*|setup-.*|doctor-.*|record-.*|past-more|bridge-.*|dispatcher-.*|voice-.*|braille-.*"
    r"|check-shows|check-voice-.*|help-speech|setting-speech|speech-dispatcher|help-braille|help-more|first-lessons"
)
"""Messages that name commands of the shell and other programs."""

# What sounds like something else

_FEMININE: Final = "kaʁt|səɡɔ̃d|paʁti|minyt|œʁ|mɑ̃ʃ|viktwaʁ|mɛ̃|kulœʁ|puɑ̃s|pʁɛsjɔ̃"
_DIGIT: Final = "(?:dø|tʁwa|katʁ?|sɛ̃k|sis?|sɛt|[yɥ]it?|nœf)"
_COLOURS: Final = "blø|ʒon|ʁuʒ|vɛʁ"
HOMOPHONES: Final[Mapping[str, Mapping[str, re.Pattern[str]]]] = {
    "fr": {
        "« un » for « une »": re.compile(rf"œ̃n? ?({_FEMININE})\b"),
        "« ache » for « heures »": re.compile(r"\baʃ\b"),
        "one card heard as several": re.compile(
            rf"(?:\bpjoʃ\w*| ʒwe) {_DIGIT} ({_COLOURS})"
            rf"|\b(?:ɑ̃kɔʁ|avɛk|ɡlise?|osi|puve ʒwe) {_DIGIT} ({_COLOURS})( e\b|$)"
        ),
    },
    "en": {"“two zed” for “twos”": re.compile(r"\b(tuː?|θɹiː?) z(ɛd)?\b")},
}
"""What the catalogue itself must avoid, for every screen reader that speaks with eSpeak NG."""

MENDED_BY_RESPELLING: Final[Mapping[str, Mapping[str, re.Pattern[str]]]] = {
    "fr": {
        "« si rouge », « ui vert »": re.compile(rf"\b(si|[yɥ]i) ({_COLOURS})"),
        "« jouent » without its vowel": re.compile(r"\bʒw\b"),
        "« plus » as in « ne plus »": re.compile(r"(kaʁt də|tɑ̃) ply\b"),
    },
    "en": {},
}
"""What only our own voice can be cured of."""

PASS: Final = re.compile(r"(?<!\bfɛ )(?<!\bfɛt )\bpase\b")
"""« passer », « passez », « passé », but not « fait passer »."""

PASSING: Final = re.compile(
    r"command-pass|face-word-.*|prompt-lay-on|prompt-going-on|breaks-the-run|hint-(jump|catch)"
    r"|help-now-(chance|jump|shout)|help-catch|chance-let-go|robot-moved-hands|rule-robot"
)
"""Messages that do speak of passing, or of letting something pass."""


class HearingFault(NamedTuple):
    """What is wrong with a text as it is heard."""

    what: str
    rendering: Rendering
    heard: str


def hearing_faults(rendering: Rendering, locale: str) -> Iterator[HearingFault]:
    """Yield what is wrong with a text, in every screen reader and then in our own voice."""
    text = speakable(rendering.text)
    heard = phonemes(text, locale)
    if SPELLED_IN.fullmatch(rendering.message_id):
        wrong = []
    else:
        wrong = [*_spelled(text, heard, locale), *_mistaken(heard, locale)]
    for what in wrong:
        yield HearingFault(what, rendering, heard)
    if PASS.search(bare(heard)) and not PASSING.fullmatch(rendering.message_id):
        yield HearingFault("heard as an order to pass", rendering, heard)
    spoken = respelled(text, locale)
    own = heard if spoken == text else phonemes(spoken, locale)
    for word in _foreign(rendering.message_id, own, locale):
        yield HearingFault(f"foreign: {word}", rendering, own)
    for what, pattern in MENDED_BY_RESPELLING[locale].items():
        if pattern.search(bare(own)):
            yield HearingFault(what, rendering, own)


def _spelled(text: str, heard: str, locale: str) -> Iterator[str]:
    """Yield the words that are spelled out though no letters are meant."""
    run_together = bare(heard).replace(" ", "")
    for word in {*_WORD.findall(text)} - SPELLED:
        may_be = len(word) > 1 and (word.isupper() or not _VOWEL.search(word))
        if may_be and letter_names(word, locale) in run_together:
            yield f"spelled: {word}"
    for lone in {*_LONE.findall(text)}:
        if lone not in WORDS_OF_A_LETTER[locale] and not CODE.fullmatch(lone):
            yield f"letter: {lone}"


def _mistaken(heard: str, locale: str) -> Iterator[str]:
    sounds = bare(heard)
    return (what for what, pattern in HOMOPHONES[locale].items() if pattern.search(sounds))


def _foreign(message_id: str, heard: str, locale: str) -> Iterator[str]:
    if not FOREIGN_IN.fullmatch(message_id):
        for language, sounds in _SWITCH.findall(heard):
            if language != locale:
                yield sounds.strip()


def all_faults(folder: Path, locale: str) -> Iterator[HearingFault]:
    """Yield what is wrong with any text of a folder of catalogues."""
    for rendering in all_renderings(folder, locale):
        yield from hearing_faults(rendering, locale)


def listed(faults: Iterator[HearingFault], most: int = 3) -> str:
    """Return a report: each kind of fault, how many texts have it, and the first of them."""
    kinds: dict[str, list[HearingFault]] = defaultdict(list)
    for fault in faults:
        kinds[fault.what].append(fault)
    lines = []
    for what, found in sorted(kinds.items(), key=lambda item: -len(item[1])):
        messages = {each.rendering.message_id for each in found}
        lines.append(f"{what}: {len(found)} texts of {len(messages)} messages")
        lines += [
            f"    {each.rendering.message_id}: {each.rendering.text}" for each in found[:most]
        ]
    return "\n".join(lines)


if __name__ == "__main__":
    where = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(str(locales_folder()))
    for language in LOCALES:
        sys.stdout.write(f"{language}\n{listed(all_faults(where, language))}\n\n")
