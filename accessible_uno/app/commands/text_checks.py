"""What ``doctor --texts`` says of a language: what it lacks, and what misleads in the others."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from shutil import which
from typing import Final

from accessible_uno.app.errors import Failure
from accessible_uno.app.i18n import sentence
from accessible_uno.interface.parse.lexicon import command_names
from accessible_uno.interface.parse.tokens import fold, tokens
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.narration.arguments import PIECES
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import OURS, LanguageFacts
from accessible_uno.narration.languages import all_languages, find_language
from accessible_uno.narration.message_store import (
    PROGRAM,
    MessageStore,
    MissingText,
    load_messages,
)
from accessible_uno.narration.narrator import CARDS
from accessible_uno.narration.offered import lacking_texts, language_names
from accessible_uno.voices.speech.workers.capabilities import respelled, usual_voices

LACKING: Final = "doctor-texts-lacking"

_DEEDS: Final = {"denounced": Command.CATCH, "doubted": Command.DOUBT, "reported": "report"}
"""Events that tell what was typed, with the command that does it."""

_TYPED: Final = ("means-", "command-", "face-word-", "particle-", "topic-")
"""How the ids begin of what is typed, and never spoken."""

_MADE: Final = re.compile(r"(Is|Sign|Article)$")
"""What follows the name of a variable in those made of the same value."""

_BRAILLE: Final = re.compile(r"^ +\.braille =.*?(?=^ +\.|\Z)", re.MULTILINE | re.DOTALL)
_NO_WORDS: Final = re.compile(
    r"\{[^{}]*->|\[[^\]]*\]|\{[^{}]*\}|^[\w-]+ =|^ *\.\w+ =", re.MULTILINE
)


def told_of_texts(wanted: str, locale: str) -> Iterator[str]:
    """Yield how many texts a language lacks, those of each file, then what is wrong in the others.

    Raises:
        Failure: there is no such language.
    """
    facts = find_language(wanted)
    if facts is None:
        known = ", ".join(all_languages())
        raise Failure("app-wrong-value", option="--texts", value=wanted, takes=known)
    lacking = lacking_texts(wanted)
    yield sentence(locale, LACKING, **told_lacking(facts, locale))
    for file, ids in lacking.items():
        told = {"file": file or "none", "texts": ", ".join(ids)}
        yield sentence(locale, "doctor-texts-file", count=len(ids), **told)
    for message, fields in wrong_texts(wanted):
        yield sentence(locale, message, **fields)


def told_lacking(facts: LanguageFacts, locale: str) -> dict[str, str | int]:
    """Return the variables of the sentence that says how many texts a language lacks."""
    count = sum(map(len, lacking_texts(facts.locale).values()))
    return {"language": language_names(facts, locale)[0], "count": count}


def wrong_texts(locale: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield what misleads in the texts of a language: ids of messages with their fields."""
    yield from _shared_words(locale)
    yield from _deeds_told_otherwise(locale)
    yield from _spelt_words(locale)
    yield from _foreign_variables(locale)


def _words(locale: str, command: str) -> list[str]:
    return Catalogue(locale).listed(f"command-{command}", pieces=CARDS)


def _shared_words(locale: str) -> Iterator[tuple[str, dict[str, str]]]:
    """A word that stands for two commands does only one of them."""
    meaning: dict[str, str] = {}
    for command in command_names(locale):
        for word in map(fold, _words(locale, command)):
            if meaning.setdefault(word, command) != command:
                fields = {"word": word, "first": meaning[word], "second": str(command)}
                yield "doctor-texts-shared", fields


def _deeds_told_otherwise(locale: str) -> Iterator[tuple[str, dict[str, str]]]:
    """A word that is told of one deed must not do another: who hears "denounces" types it."""
    does = {str(command): _single(_words(locale, command)) for command in _DEEDS.values()}
    for event, command in _DEEDS.items():
        source = load_messages(locale).sources.get(event, "")
        told = _single(_told(source))
        for other in sorted(does.keys() - {command}):
            for word in sorted(told & (does[other] - does[command])):
                yield "doctor-texts-told", {"word": word, "text": event, "command": other}


def _single(words: list[str]) -> set[str]:
    return {each[0] for each in map(tokens, words) if len(each) == 1}


def _told(source: str) -> list[str]:
    """Return the words of the sentences of a message."""
    return re.findall(r"[\w-]+", _NO_WORDS.sub(" ", source))


def _spelt_words(locale: str) -> Iterator[tuple[str, dict[str, str]]]:
    """The name of the game in capitals is read letter by letter in some languages."""
    word = _words(locale, Command.UNO)[0].upper()
    sources = load_messages(locale).sources
    where = [
        each
        for each, source in sources.items()
        if not each.startswith(_TYPED) and word in _told(_BRAILLE.sub("", source))
    ]
    if where and _sounds(word, locale) != _sounds(word.lower(), locale):
        yield "doctor-texts-spelt", {"word": word, "text": where[0]}


def _sounds(word: str, locale: str) -> str:
    """Return the phonemes of a word in a sentence; empty without eSpeak NG or its voice for it."""
    engine = which("espeak-ng")
    if engine is None:
        return ""
    voice = usual_voices(locale)[0]
    spoken = respelled(f"ta {word} ta", locale)
    command = [engine, "-q", "-x", "-v", voice, spoken]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout.strip().replace("'", "")


def _foreign_variables(locale: str) -> Iterator[tuple[str, dict[str, str]]]:
    """A text can mention what one of ours mentions in the same message, and nothing else."""
    store, ours = load_messages(locale), [load_messages(each) for each in OURS]
    for message in store.sources:
        known = [each for each in ours if each.has(message)]
        given = {_MADE.sub("", name) for each in known for name in _used(each, message)}
        for name in sorted(_used(store, message)) if known else ():
            if _MADE.sub("", name) not in {*given, PIECES, PROGRAM}:
                yield "doctor-texts-variable", {"text": message, "variable": f"${name}"}


def _used(store: MessageStore, message: str) -> frozenset[str]:
    try:
        return store.variables(message)
    except MissingText:  # a reference to what is not there: it is told among what lacks
        return frozenset()
