"""French typography of a text as it stands in a file of messages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from fluent.syntax import ast

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
