"""Checks the texts of a package: as they stand in its files, and as they are told."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from importlib.metadata import EntryPoint
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from accessible_uno.checks.package import CheckResult, Told, folders_of, needed_texts
from accessible_uno.checks.samples import NAMES, SEATS, VIEWERS, Kinds, kinds_in, our_kinds, samples
from accessible_uno.game.base import ONLOOKER, Event, Reason, field_types
from accessible_uno.game.events import Asked
from accessible_uno.lessons.plan import load_lesson
from accessible_uno.narration.event_schema import hyphenated, message_id_of
from accessible_uno.narration.grouping import OTHER
from accessible_uno.narration.language import FACTS, FALLBACK, LOCALES, LanguageFacts
from accessible_uno.narration.language import FILE as FACTS_FILE
from accessible_uno.narration.languages import all_languages, read_texts, text_folder
from accessible_uno.narration.message_store import (
    MissingText,
    MissingVariable,
    joined_id,
    load_messages,
)
from accessible_uno.narration.narrator import Narrator
from accessible_uno.narration.utterance import Verbosity
from accessible_uno.packages.faults import Group, PackageFault
from accessible_uno.packages.offers import top_module

CODE: Final = re.compile(r"\b(?:[rygb](?:\d|\+2|sk|rv)|wi)\b")
PLUMBING: Final = re.compile(r"[{}$_<>\[\]\ue000-\uf8ff]|None|-then-|Fluent|part-")
SAME_IN_BOTH: Final = re.compile(r"(?:\w+, )?Uno wizz\.|\w+, \d points?, total \d\.")
"""What French and English say alike, French spacing aside."""


def faults(text: str, locale: str) -> Iterator[str]:
    """Yield what is wrong with a sentence: ``check-sentence-<it>`` says so."""
    if not re.match(r"[A-ZÀ-Ý0-9+]", text):
        yield "capital"
    if not re.search(r"[.!?]$", text):
        yield "end"
    if PLUMBING.search(text):
        yield "plumbing"
    if CODE.search(text):
        yield "code"
    if re.search(r"""['"]|\.\.\.| [,.]|  """, text):
        yield "typewriter"
    if locale == "fr" and re.search(r"(?<!\u202f)[;!?]|(?<!\u00a0)[:»]|«(?!\u00a0)", text):
        yield "french"
    if locale == "en" and re.search(r"[\u00a0\u202f«»]| [:;!?]", text):
        yield "spacing"


def tells_a_seat(text: str) -> bool:
    """Return whether a sentence about the samples, in seats 4 to 6, names a player by number."""
    return any(str(seat) in text.replace("+4", "") for seat in SEATS)


def alike(french: str, english: str) -> bool:
    """Return whether the French only repeats the English, except for what both really share."""
    text = re.sub(r"[\u00a0\u202f]", "", french)
    return text == english and not SAME_IN_BOTH.fullmatch(text)


SOMETHING: Final = "\ufffc"
"""Stands for a placeable."""

FAULT: Final = re.compile(
    r"(?<!\u202f)[;!?]"
    r"|(?<!\u00a0):"
    r"|(?<!\u00a0)»"
    r"|«(?!\u00a0)"
    r"|['\"]|\.\.\.| [,.]|  "
)
MEANT: Final = re.compile(
    r"\[[^\]]*\]"  # a line of a record's header, a heading of a file, what may be left out
    r'|"(?:same|auto)"'  # what is written in files
    r"|!(?=[a-zé])"  # a command of a chat room
    r"|\"#uno\"|\{ \"#uno\" = \"\w+\" \}|\[\"#uno\"\]"  # the example of a room
    r"|\?(?= *,)|(?<=, )\?$|\+[24]\?"  # words that are typed
    r"|(?:(?<=\u00a0)|(?<=: ))\?(?=[ \u00a0])"  # a record's expectation
    r"|(?<=normal):(?=prudent)"  # a bot's level and style
    r"|(?<=[a-z\]0]):(?=\d{4}\b)|::1\b"  # a port, an address
    r"|(?<=FICHIER)\.\.\.|(?<=NUMÉRO)\.\.\."  # an argument that may be repeated
)


def texts_of(message: ast.Message) -> Iterator[str]:
    """Yield the texts of a message and of its forms, with a sign for each placeable."""
    forms = {each.id.name: each.value for each in message.attributes}
    for form, pattern in {"": message.value, **forms}.items():
        if pattern is not None and form != "braille":
            yield from _texts(pattern)


def _texts(pattern: ast.Pattern) -> Iterator[str]:
    line = ""
    for element in pattern.elements:
        inner = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(element, ast.TextElement):
            line += element.value
        elif isinstance(inner, ast.StringLiteral):
            line += inner.value
        else:
            line += SOMETHING
        if isinstance(inner, ast.SelectExpression):
            for variant in inner.variants:
                yield from _texts(variant.value)
    yield line


def french_faults(text: str) -> list[str]:
    """Return the signs of a text that are not set as French sets them."""
    return FAULT.findall(MEANT.sub("x", text))


IN_ENGLISH: Final = ("typewriter", "spacing")
"""What can be wrong with the signs of an English text, among the faults of a sentence."""

SIGNS: Final = (*IN_ENGLISH, "french")
"""What can be wrong with signs; it is looked for in the files first."""

OF_OTHERS: Final = ("plumbing", "code", "typewriter")
"""What is wrong with a sentence in any language; of the rest we know only French and English."""

TYPED: Final = ("command-", "face-word-", "option-name-", "option-word-", "means-", "action-word-")
"""How the ids begin of what is typed: its signs are as on the keyboard."""

FREE: Final = (
    *("rule-", "rules-", "option-", "preset-", "card-", "sign-", "face-word-", "means-"),
    "action-word-",
    *("language-", "anyway-"),
)
"""How the ids begin of what the game looks for by what players have and say."""

ABOUT_QUESTIONS: Final = ("asked", "prompt", "hint", "offer", "chance")

TOGETHER: Final = joined_id("", "")
"""What stands between two ids in that of a message that tells both."""

_BEGINS: Final = re.compile(r"(-?[a-zA-Z][\w-]*)")


class TextFile(NamedTuple):
    """A file of a package's texts.

    Attributes:
        place: where it is.
        locale: its language.
        text: what it holds.
        body: its entries.
    """

    place: str
    locale: str
    text: str
    body: list[ast.EntryType]

    def line_of(self, entry: ast.EntryType) -> int:
        """Return the line in which an entry begins."""
        start = entry.span.start if entry.span is not None else 0
        return self.text.count("\n", 0, start) + 1

    def stops_at(self, junk: ast.Junk) -> int:
        """Return the line in which a reader of Fluent understands no more."""
        found = next((each.span for each in junk.annotations or () if each.span), junk.span)
        return self.text.count("\n", 0, found.start if found is not None else 0) + 1

    def broken(self) -> Iterator[tuple[str, ast.Junk]]:
        """Yield what is no Fluent, with the id that it seems to be of."""
        for entry in self.body:
            if isinstance(entry, ast.Junk):
                begun = _BEGINS.match(entry.content or "")
                yield begun[1] if begun else "", entry

    def messages(self) -> Iterator[ast.Message | ast.Term]:
        """Yield the messages and terms."""
        for entry in self.body:
            if isinstance(entry, ast.Message | ast.Term):
                yield entry


def text_files(entries: list[EntryPoint]) -> Iterator[TextFile]:
    """Yield the files of texts in every language that a package has."""
    for entry in entries:
        if entry.group == Group.TEXTS:
            try:
                folder = text_folder(entry)
                locales = sorted(each.name for each in folder.iterdir() if each.is_dir())
                files = [(each, *file) for each in locales for file in read_texts(entry, each)]
            except PackageFault:  # told among what does not load
                continue
            for locale, name, text in files:
                body = FluentParser().parse(text).body
                yield TextFile(f"{folder}/{locale}/{name}", locale, text, body)


def brought_languages(entries: list[EntryPoint]) -> list[LanguageFacts]:
    """Return the languages that a package brings."""
    found = {file.locale for file in text_files(entries)}
    return [facts for each, facts in all_languages().items() if each in found - {*LOCALES}]


def check_facts(entries: list[EntryPoint]) -> Iterator[CheckResult]:
    """Yield the folders of texts of which nothing says the language, and facts that are none."""
    folders = {file.place.rpartition("/")[0]: file.locale for file in text_files(entries)}
    for folder, locale in folders.items():
        if locale in LOCALES:
            continue
        facts = Path(folder, FACTS_FILE)
        if not facts.is_file():
            yield CheckResult("check-language-none", {"file": str(facts), "language": locale})
            continue
        for number, line in enumerate(facts.read_text("utf-8").splitlines(), 1):
            key, equals, _ = line.partition("=")
            if line.strip() and not (equals and key.strip() in FACTS):
                told: Told = {"file": str(facts), "line": number, "text": line}
                yield CheckResult("check-language-line", {**told, "takes": ", ".join(FACTS)})


def broken_texts(entries: list[EntryPoint]) -> dict[str, frozenset[str]]:
    """Return the ids of texts that are no Fluent, by language."""
    found: dict[str, frozenset[str]] = {}
    for file in text_files(entries):
        ids = frozenset(each for each, _ in file.broken())
        found[file.locale] = found.get(file.locale, frozenset()) | ids
    return found


def check_texts(entries: list[EntryPoint]) -> Iterator[CheckResult]:
    """Yield what is wrong with texts, each once: in its file, or else as it is told."""
    named: set[tuple[object, object]] = set()
    signs: set[str] = set()
    told: set[tuple[object, ...]] = set()
    for found in (*_check_files(entries), *_check_unknown(entries)):
        named.add((found.arguments["language"], found.arguments["id"]))
        if found.message == "check-typography":
            signs.add(str(found.arguments["language"]))
        yield found
    for each in sorted(signs):
        yield CheckResult("check-typography-how", {"language": each}, wrong=False)
    places = _places(entries)
    for fault, found in _check_sentences(entries):
        language, name = found.arguments["language"], found.arguments["id"]
        is_named = (language, name) in named or (fault in SIGNS and language in signs)
        if not is_named and (language, name, fault) not in told:
            told.add((language, name, fault))
            where = places.get((language, name), {"file": "none", "line": 0})
            yield found._replace(arguments={**found.arguments, **where})


def _places(entries: list[EntryPoint]) -> dict[tuple[object, object], Told]:
    """Return where each message stands, by its language and its id."""
    return {
        (file.locale, entry.id.name): _place(file, entry, entry.id.name)
        for file in text_files(entries)
        for entry in file.messages()
    }


def _check_files(entries: list[EntryPoint]) -> Iterator[CheckResult]:
    """Yield what cannot be read, what replaces nothing, and signs that are set wrongly."""
    found: set[tuple[str, str]] = set()
    for file in text_files(entries):
        ours = load_messages(file.locale)
        for begun, junk in file.broken():
            line = file.stops_at(junk)
            told = file.text.split("\n")[line - 1].strip()
            place = {**_place(file, junk, begun), "line": line, "text": told}
            yield CheckResult("check-junk", place)
        for entry in file.messages():
            name = entry.id.name
            place = _place(file, entry, name)
            if (file.locale, name) in found:
                yield CheckResult("check-twice", place)
            found.add((file.locale, name))
            if ours.is_ours(name):
                yield CheckResult("check-taken", place)
            elif isinstance(entry, ast.Message) and not name.startswith(TYPED):
                wrong = next((each for each in texts_of(entry) if _wrong_signs(each, file)), "")
                if wrong:
                    yield CheckResult("check-typography", {**place, "text": wrong})


def _place(file: TextFile, entry: ast.EntryType, name: str) -> Told:
    line = file.line_of(entry)
    return {"file": file.place, "line": line, "id": name, "language": file.locale}


def _wrong_signs(text: str, file: TextFile) -> bool:
    if file.locale == "fr":
        return bool(french_faults(text))
    of_english = IN_ENGLISH if file.locale == "en" else IN_ENGLISH[:1]
    return not set(of_english).isdisjoint(faults(text, file.locale))


class _References(Visitor):
    """Collects the ids that the texts visited refer to."""

    def __init__(self) -> None:
        self.ids: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.ids.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.ids.add(f"-{node.id.name}")
        self.generic_visit(node)


def _check_unknown(entries: list[EntryPoint]) -> Iterator[CheckResult]:
    """Yield the texts that nothing ever tells."""
    try:
        known = _known_texts(entries)
    except PackageFault:  # what it lacks may be what tells them
        return
    files = [*text_files(entries)]
    references = _References()
    for file in files:
        for entry in file.messages():
            references.visit(entry)
    known |= references.ids
    model = load_messages(FALLBACK)
    for file in files:
        for entry in file.messages():
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            parts = [each.removeprefix(OTHER) for each in name.split(TOGETHER)]
            if file.locale in LOCALES:
                is_told = name.startswith(FREE) or known.issuperset(
                    each for each in parts if not model.is_ours(each)
                )
            else:
                is_told = all(each in known or model.has(each) for each in parts)
            if not is_told:
                yield CheckResult("check-unknown", _place(file, entry, name))


def _known_texts(entries: list[EntryPoint]) -> set[str]:
    """Return the ids of the texts that the code of a package may tell.

    Raises:
        PackageFault: it cannot be loaded.
    """
    known = {one for each in needed_texts(entries) for one in each.split("|")}
    for top in map(top_module, entries):
        names = (hyphenated(kind.__name__) for kind in kinds_in(top).windows)
        known |= {f"{about}-{name}" for about, name in product(ABOUT_QUESTIONS, names)}
    for entry in entries:
        if entry.group == Group.LESSONS:
            lesson = load_lesson(entry)
            known |= {
                f"lesson-{lesson.key}-{step.name}{part}"
                for step, part in product(lesson.steps, ("-do", "-why"))
            }
    for folder in folders_of(entries):
        for file in folder.rglob("*.py"):
            known |= set(re.findall(r"""["']([a-z][\w-]*)["']""", file.read_text("utf-8")))
    return known


def _check_sentences(entries: list[EntryPoint]) -> Iterator[tuple[str, CheckResult]]:
    """Yield what is wrong with what is told of each event, refusal and question, and its kind."""
    for top in dict.fromkeys(map(top_module, entries)):
        yield from _all_sentences(kinds_in(top), LOCALES)
    if languages := brought_languages(entries):
        yield from _all_sentences(our_kinds(), [facts.locale for facts in languages])


def _all_sentences(kinds: Kinds, locales: Sequence[str]) -> Iterator[tuple[str, CheckResult]]:
    narrators = {
        (locale, viewer, verbosity): Narrator(locale, NAMES, viewer, verbosity, strict=True)
        for locale, viewer, verbosity in product(locales, VIEWERS, Verbosity)
    }
    asked = [Asked(each.seat, each) for kind in kinds.questions for each in samples(kind)]
    events = [each for kind in (*kinds.events, *kinds.reasons) for each in samples(kind)]
    for event, ((locale, viewer, _), narrator) in product([*events, *asked], narrators.items()):
        if isinstance(event, Reason) and viewer == ONLOOKER:
            continue
        about = message_id_of(event)
        try:
            if isinstance(event, Reason):
                utterances = [narrator.explain(event)]
            else:
                utterances = narrator.narrate([event.seen_by(viewer)])
        except MissingText as missing:
            if locale in LOCALES and load_messages(locale).has(missing.message_id):
                place: Told = {
                    "id": missing.message_id,
                    "language": locale,
                    **_lacks(missing, event),
                }
                yield "cannot-be", CheckResult("check-sentence-cannot-be", place)
            continue
        for each in utterances:
            for fault in _faults(each.text, locale):
                place = {"id": about, "text": each.text, "language": locale}
                yield fault, CheckResult(f"check-sentence-{fault}", place)


def _lacks(missing: MissingText, event: Event) -> Told:
    """Return which variable a message lacks, and the fields that it can mention."""
    fields = field_types(type(event.window if isinstance(event, Asked) else event))
    return {
        "variable": missing.variable if isinstance(missing, MissingVariable) else "none",
        "given": ", ".join(f"${name}" for name in fields) or "none",
        "why": str(missing),
    }


def _faults(text: str, locale: str) -> list[str]:
    found = [*faults(text, locale)]
    return found if locale in LOCALES else [each for each in found if each in OF_OTHERS]
