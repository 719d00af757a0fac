"""``accessible-uno emboss``: writes rules, card key or labels as braille pages for paper."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from accessible_uno.app.arguments import LANG, RULE, CommandOption, one_of, parse
from accessible_uno.app.braille_tables import parse_table
from accessible_uno.app.call import Call
from accessible_uno.app.commands.help import command_help
from accessible_uno.app.errors import Failure, FileFailure
from accessible_uno.app.house_names import is_house
from accessible_uno.app.house_rules import resolve
from accessible_uno.app.paper_documents import DOCUMENTS, DocumentWriter, Labels
from accessible_uno.app.play_options import RULES
from accessible_uno.app.preferences import option_for, read_preferences
from accessible_uno.app.rule_failures import compile_rules
from accessible_uno.settings.output import merged_settings
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import (
    BrailleGrade,
)
from accessible_uno.voices.braille.liblouis import BrailleUnavailable
from accessible_uno.voices.braille.paper import (
    CharacterSets,
    NoCharacterSet,
    Page,
    PageFormat,
    Sheet,
    characters_of,
    encode_pages,
    has_eight_dots,
    pages,
)
from accessible_uno.voices.braille.writer import BrailleWriter
from accessible_uno.voices.notices import ignore_problem

STANDARD_OUTPUT: Final = "-"
SMALLEST: Final = Sheet(10, 3)
LARGEST: Final = Sheet(200, 200)


def page_size(text: str) -> Sheet:
    """Parse ``40x25``: cells on a line, lines on a page.

    Raises:
        ValueError: the text is no size, or not between :data:`SMALLEST` and :data:`LARGEST`.
    """
    width, cross, height = text.partition("x")
    sheet = Sheet(int(width), int(height))
    fits = SMALLEST.width <= sheet.width <= LARGEST.width
    if not (cross and fits and SMALLEST.height <= sheet.height <= LARGEST.height):
        raise ValueError(text)
    return sheet


def character_set(text: str) -> str:
    """Return the name of a character set, or of the table of liblouis that is one.

    Raises:
        Failure: there is no such set and no such table.
    """
    return text if text in set(CharacterSets) else parse_table(text)


OPTIONS: Final = (
    LANG,
    option_for("notation"),
    CommandOption("--grade", one_of(*BrailleGrade), "|".join(BrailleGrade)),
    option_for("braille_table"),
    option_for("braille_digits"),
    RULES,
    RULE,
    CommandOption("--page", page_size, "10x3...200x200", Sheet()),
    CommandOption("--format", one_of(*PageFormat), "|".join(PageFormat), PageFormat.BRF.value),
    CommandOption(
        "--ascii",
        character_set,
        "NAME",
        CharacterSets.NORTH_AMERICAN.value,
    ),
    CommandOption("--per-card", one_of("1", "2"), "1|2", "2"),
    CommandOption("--one-per-line"),
    CommandOption("-o", str, "FILE"),
)
"""What ``emboss`` takes."""


def emboss(call: Call) -> int:
    """Write braille pages to a file; return 0."""
    values = parse(OPTIONS, call.arguments, ["|".join(DOCUMENTS)])
    if values["help"]:
        return command_help(call.locale, "emboss", OPTIONS, values["words"])
    (wanted,) = values["words"]
    if wanted not in DOCUMENTS:
        known = ", ".join(DOCUMENTS)
        raise Failure("emboss-unknown", word=wanted, known=known)
    if values["o"] is None:
        raise Failure("emboss-no-file", word=wanted)
    try:
        settings = _settings(values, call.locale)
        made = _pages(wanted, values, settings)
        content = _encoded(made, values, settings)
    except BrailleUnavailable as lack:
        failure = Failure(lack.message_id)
        failure.arguments.update(lack.arguments)
        raise failure from None
    _write(values["o"], content)
    return 0


def _pages(wanted: str, values: dict[str, Any], settings: Settings) -> list[Page]:
    base, options = resolve(values["rules"], values["rule"] or ())
    document = DOCUMENTS[wanted]
    writer = DocumentWriter(
        settings.locale,
        compile_rules(base, options, 0),
        base,
        values["rules"] if is_house(values["rules"]) else base,
        BrailleWriter.of_settings(settings),
        values["page"],
        Labels(int(values["per_card"]), values["one_per_line"]),
    )
    number = writer.page_number if document.numbered else None
    return pages(document.blocks(writer), writer.sheet, number)


def _settings(values: dict[str, Any], locale: str) -> Settings:
    """Return the player's own settings, with those of the command line in their place."""
    preferences = read_preferences(locale, ignore_problem)
    return merged_settings(locale, preferences, {**values, "braille_grade": values["grade"]})


def _encoded(made: list[Page], values: dict[str, Any], settings: Settings) -> bytes:
    page_format = PageFormat(values["format"])
    if page_format is PageFormat.BRF and has_eight_dots(made):
        raise Failure("emboss-eight-dots", table=settings.braille_table)
    try:
        return encode_pages(made, page_format, characters_of(values["ascii"]))
    except NoCharacterSet as wrong:
        known = ", ".join(CharacterSets)
        raise Failure("emboss-no-characters", table=wrong.table, known=known) from None


def _write(file: str, content: bytes) -> None:
    if file == STANDARD_OUTPUT:
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
        return
    try:
        Path(file).write_bytes(content)
    except OSError as wrong:
        raise FileFailure("app-file-unwritable", file, wrong) from None
