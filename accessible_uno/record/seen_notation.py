"""The notation of what a seat sees: events, reasons, windows and notes, in one line of text.

A thing is written as its class name with its fields: ``Played(1,r5,none,6)``.  Within it stand
cards by their codes (``r5``), colours (``*r``), whole numbers, ``yes``, ``no`` and ``none``, words
in quotes (``'4'``), values of an enumeration (``Ground:draw``), rows (``[r5,g2]``), sets
(``{r5,g2}``) and further things.  No space stands in it: in quotes it is ``\\_``.  A class of
another package stands behind its module: ``storm.rules/Zapped(2)``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from enum import Enum, StrEnum
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import astuple

from accessible_uno.cards import COLOURS, Card, Colour, UnknownCard, card
from accessible_uno.game.base import Event, Note, Reason, Window, field_types

WORDS: Final[dict[str, object]] = {"none": None, "yes": True, "no": False}
DEEPEST: Final = 12
"""Things within things, at most."""

LONGEST_NUMBER: Final = 12
_TOKEN: Final = re.compile(r"\s*('(?:[^'\\]|\\.)*'|[()\[\]{},]|[^()\[\]{},'\s]+)")
_WRITTEN: Final = {None: "none", True: "yes", False: "no"}
_ESCAPES: Final = {"_": " "}
_OURS: Final = "accessible_uno."
THINGS: Final = (Event, Note, Window)
FAMILIES: Final = (*THINGS, Reason, StrEnum)
"""Classes that have no values of their own."""


class UnreadableValue(ValueError):
    """Text that writes nothing of the kind that was expected."""


def write_value(value: object) -> str:
    """Return the notation of a value.

    Raises:
        TypeError: it has none.
    """
    match value:
        case None | True | False:
            return _WRITTEN[value]
        case Card():
            return value.code
        case Colour():
            return f"*{value.value}"
        case Enum():
            return f"{name_of(type(value))}:{value.value}"
        case int():
            return str(value)
        case str():
            return f"'{_escaped(value)}'"
        case tuple() | list():
            return f"[{','.join(map(write_value, value))}]"
        case frozenset():
            return f"{{{','.join(sorted(map(write_value, value)))}}}"
    if not isinstance(value, Struct):
        raise TypeError(f"{value!r} has no notation")
    inner = ",".join(map(write_value, astuple(value)))
    return f"{name_of(type(value))}({inner})"


def _escaped(text: str) -> str:
    shown = "".join(each if each.isprintable() else "?" for each in text)
    return shown.replace("\\", "\\\\").replace("'", "\\'").replace(" ", "\\_")


def name_of(kind: type) -> str:
    """Return the name of a class: behind its module, where another package has it."""
    if kind.__module__.startswith(_OURS):
        return kind.__name__
    return f"{kind.__module__}/{kind.__name__}"


def read_value(text: str) -> Any:
    """Return the value that ``text`` writes.

    Raises:
        UnreadableValue: it writes none that is known here.
    """
    values = read_values(text)
    if len(values) != 1:
        raise UnreadableValue(text)
    return values[0]


def read_values(text: str) -> list[Any]:
    """Return the values that stand in ``text`` one after the other.

    Raises:
        UnreadableValue: something in it is no value that is known here.
    """
    reader = _Reader(text)
    found = []
    while reader.peek():
        found.append(reader.value(0))
    return found


def _tokens(text: str) -> Iterator[str]:
    """Yield the tokens of a text; the first sign that begins none ends it, so that a host program
    cannot have a text looked through once for each of its signs.

    Raises:
        UnreadableValue: something in it is no token.
    """
    at, end = 0, len(text.rstrip())
    while at < end:
        found = _TOKEN.match(text, at)
        if found is None:
            raise UnreadableValue(text)
        yield found[1]
        at = found.end()


class _Reader:
    """Reads the tokens of a text."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._tokens = _tokens(text)
        self._next = next(self._tokens, "")

    def peek(self) -> str:
        """Return the next token; empty at the end."""
        return self._next

    def take(self) -> str:
        """Return the next token, and go on to the one after it."""
        token, self._next = self._next, next(self._tokens, "")
        return token

    def value(self, depth: int) -> Any:
        """Read one value."""
        token = self.take()
        if depth > DEEPEST or not token or token in ",)]}":
            raise UnreadableValue(self._text)
        if token == "[":
            return tuple(self._row("]", depth))
        if token == "{":
            return frozenset(self._row("}", depth))
        if self._next == "(":
            self.take()
            return self._thing(token, self._row(")", depth))
        return _plain(token)

    def _row(self, end: str, depth: int) -> list[Any]:
        found: list[Any] = []
        while self._next != end:
            if found and self.take() != ",":
                raise UnreadableValue(self._text)
            found.append(self.value(depth + 1))
        self.take()
        return found

    def _thing(self, name: str, values: list[Any]) -> Any:
        kind = _class_called(name, lambda found: issubclass(found, Struct))
        expected = field_types(kind).values()
        if len(values) != len(expected):
            raise UnreadableValue(self._text)
        for each, value in zip(expected, values, strict=True):
            if not _fits(value, each):
                raise UnreadableValue(self._text)
        return kind(*values)


def _plain(token: str) -> object:
    """Return what a single token writes."""
    if token in WORDS:
        return WORDS[token]
    if token.startswith("'"):
        return re.sub(r"\\(.)", lambda found: _ESCAPES.get(found[1], found[1]), token[1:-1])
    if token.removeprefix("-").isdecimal() and token.isascii():
        if len(token) > LONGEST_NUMBER:
            raise UnreadableValue(token)
        return int(token)
    if token.startswith("*") and token[1:] in set(COLOURS):
        return Colour(token[1:])
    name, colon, value = token.partition(":")
    try:
        if colon:
            return _class_called(name, lambda found: issubclass(found, Enum))(value)
        return card(token)
    except (UnknownCard, ValueError):
        raise UnreadableValue(token) from None


_CLASSES: Final[dict[str, type[Any]]] = {}


def _class_called(name: str, fits: Callable[[type], bool]) -> type[Any]:
    """Return the class of the game or of a package that has this name."""
    if name not in _CLASSES:  # a rule that has only just been loaded brings further ones
        _CLASSES.update((name_of(kind), kind) for kind in _classes())
    kind = _CLASSES.get(name)
    if kind is None or not fits(kind):
        raise UnreadableValue(name)
    return kind


def _classes() -> Iterator[type[Any]]:
    """Yield every class whose values have a notation."""
    waiting: list[type[Any]] = [*THINGS, StrEnum]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind not in FAMILIES:
            yield kind
    for kind in Struct.__subclasses__():  # parts of events and notes
        if _is_of_rules(kind):
            yield kind


def _is_of_rules(kind: type[Any]) -> bool:
    return kind.__module__.startswith((f"{_OURS}game.", f"{_OURS}rules."))


_SIMPLE: Final[dict[str, type | tuple[type, ...]]] = {
    "Seat": int,
    "int": int,
    "bool": bool,
    "str": str,
    "Card": Card,
    "Colour": Colour,
    "Window": Window,
    "Face": str,
}


def _fits(value: object, annotation: str) -> bool:
    """Whether a value may stand in a field; what is not told by its annotation may."""
    if annotation.endswith(" | None"):
        return value is None or _fits(value, annotation.removesuffix(" | None"))
    if annotation.startswith("tuple[") and annotation.endswith(", ...]"):
        inner = annotation.removeprefix("tuple[").removesuffix(", ...]")
        return isinstance(value, tuple) and all(_fits(each, inner) for each in value)
    kind = _SIMPLE.get(annotation)
    if kind is None:
        return True
    if kind is int and isinstance(value, bool):
        return False
    return isinstance(value, kind)
