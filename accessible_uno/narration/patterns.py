"""Fluent messages that have been parsed, made into functions that fill them in.

The parser is Fluent's own.  Its runtime is not used: importing it, with Babel's tables, costs a
third of the start of a game, and it looks at each part of a message anew each time.  Here each part
is looked at once.  A test compares what comes out with what Fluent's runtime makes of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Final, TypeAlias

from fluent.syntax import ast

Values: TypeAlias = Mapping[str, str | int]
"""The values of the variables of a message, by their names without ``$``."""

Fill: TypeAlias = Callable[[Values], str]
"""Fills in a pattern; ``KeyError`` names a variable that is missing."""

Find: TypeAlias = Callable[[str, str | None], Fill]
"""Returns the function of a message, or of a term with its dash, and of an attribute of it."""

_Part: TypeAlias = Callable[[Values], str | int]

_Expression: TypeAlias = "ast.InlineExpression | ast.Placeable | ast.SelectExpression"

UNGROUPED: Final = 1000
"""From here on a number is written in groups of digits."""


class _TermValues(dict[str, str | int]):
    """What a term is called with; what is not given chooses the usual variant."""

    def __missing__(self, _: str) -> str:
        return ""


class UnknownFunctionError(ValueError):
    """A message calls a function that there is not."""


def with_capital(text: str) -> str:
    """Begin a sentence: ``inversion verte`` becomes ``Inversion verte``."""
    return text[:1].upper() + text[1:]


class PatternCompiler:
    """Makes the functions of the patterns of one language.

    Args:
        locale: the language.
        find: finds the messages and terms that a pattern refers to, when they are first filled in.
        plural_category: returns ``"one"``, ``"other"`` and so on for a number.
    """

    def __init__(self, locale: str, find: Find, plural_category: Callable[[int], str]) -> None:
        self._locale = locale
        self._find = find
        self._plural_category = plural_category

    def compile(self, pattern: ast.Pattern) -> Fill:
        """Return the function of a pattern.

        Raises:
            UnknownFunctionError: it calls a function other than ``CAPITAL`` and ``NUMBER``.
        """
        elements = pattern.elements
        if len(elements) == 1 and isinstance(elements[0], ast.Placeable):
            return self._text(elements[0].expression)
        form = "".join(
            each.value.replace("%", "%%") if isinstance(each, ast.TextElement) else "%s"
            for each in elements
        )
        texts = [
            self._text(each.expression) for each in elements if isinstance(each, ast.Placeable)
        ]
        return lambda values: form % tuple([text(values) for text in texts])

    def _text(self, expression: _Expression) -> Fill:
        part, written = self._part(expression), self._written
        return lambda values: written(part(values))

    def _written(self, value: str | int) -> str:
        if isinstance(value, str):
            return value
        if -UNGROUPED < value < UNGROUPED:
            return str(value)
        from babel.numbers import format_decimal  # 60 ms, for a number that hardly ever comes

        return format_decimal(value, locale=self._locale)

    def _part(self, expression: _Expression) -> _Part:
        match expression:
            case ast.Placeable():
                return self._part(expression.expression)
            case ast.StringLiteral():
                text = str(expression.parse()["value"])
                return lambda _: text
            case ast.NumberLiteral():
                number = int(expression.value)
                return lambda _: number
            case ast.VariableReference():
                name = expression.id.name
                return lambda values: values[name]
            case ast.MessageReference():
                return self._reference(expression.id.name, expression.attribute)
            case ast.TermReference():
                return self._term(expression)
            case ast.FunctionReference():
                return self._call(expression)
            case ast.SelectExpression():
                return self._select(expression)

    def _reference(self, name: str, attribute: ast.Identifier | None) -> _Part:
        of = attribute.name if attribute else None
        # found when it is first filled in: two messages may refer to each other
        find = cache(lambda: self._find(name, of))
        return lambda values: find()(values)  # noqa: PLW0108

    def _term(self, term: ast.TermReference) -> _Part:
        """A term sees what it is called with, and none of the variables of the message."""
        find, name = self._find, f"-{term.id.name}"
        of = term.attribute.name if term.attribute else None
        named = term.arguments.named if term.arguments else []
        given = {each.name.name: self._part(each.value) for each in named}
        return lambda values: find(name, of)(
            _TermValues((key, part(values)) for key, part in given.items())
        )

    def _call(self, call: ast.FunctionReference) -> _Part:
        (argument,) = (self._part(each) for each in call.arguments.positional)
        written = self._written
        match call.id.name:
            case "CAPITAL":
                return lambda values: with_capital(written(argument(values)))
            case "NUMBER":
                return argument
            case other:
                raise UnknownFunctionError(f"there is no function {other}")

    def _select(self, select: ast.SelectExpression) -> _Part:
        chosen: dict[str | int, Fill] = {}
        for variant in select.variants:
            fill = self.compile(variant.value)
            name = variant.key
            key = name.name if isinstance(name, ast.Identifier) else int(name.value)
            chosen.setdefault(key, fill)
            if variant.default:
                usual = fill
        selector, plural_category = self._part(select.selector), self._plural_category

        def fill_variant(values: Values) -> str:
            value = selector(values)
            fill = chosen.get(value)
            if fill is None and not isinstance(value, str):
                fill = chosen.get(plural_category(value))
            return (fill or usual)(values)

        return fill_variant


class AlikeNumbers:
    """Numbers that choose the same variants of a message.

    Args:
        named: the numbers that variants name; each of them is like itself alone.
        plural_category: returns ``"one"``, ``"other"`` and so on for a number.
    """

    def __init__(self, named: set[float], plural_category: Callable[[int], str]) -> None:
        self._named = named
        self._plural_category = plural_category
        self._first: dict[str, int] = {}

    def first_like(self, number: int) -> int:
        """Return the first number ever asked for that chooses the same variants."""
        if number in self._named:
            return number
        return self._first.setdefault(self._plural_category(number), number)


class UsedVariables:
    """The variables of a message and of the messages that it refers to.

    Args:
        pattern: the message, parsed.
        get_pattern: returns the parsed text of a message or of an attribute of it.

    Attributes:
        shown: the names of the variables whose values the text shows.
        choosing: the names of those that choose variants, each with the numbers that these name.
    """

    def __init__(
        self, pattern: object, get_pattern: Callable[[str, str | None], ast.Pattern]
    ) -> None:
        self.shown: set[str] = set()
        self.choosing: dict[str, set[float]] = {}
        self._get_pattern = get_pattern
        self._read(pattern)

    @property
    def names(self) -> frozenset[str]:
        """The names of all of them."""
        return frozenset(self.shown | self.choosing.keys())

    def _read(self, node: object) -> None:
        match node:
            case ast.VariableReference():
                self.shown.add(node.id.name)
            case ast.MessageReference():
                attribute = node.attribute.name if node.attribute else None
                self._read(self._get_pattern(node.id.name, attribute))
            case ast.SelectExpression(selector=ast.VariableReference() as selector):
                keys = [each.key for each in node.variants]
                named = [float(key.value) for key in keys if isinstance(key, ast.NumberLiteral)]
                self.choosing.setdefault(selector.id.name, set()).update(named)
                self._read_all([each.value for each in node.variants])
            case ast.SelectExpression():
                self._read_all([node.selector, *(each.value for each in node.variants)])
            case ast.Pattern(elements=parts) | ast.CallArguments(positional=parts):
                self._read_all([each for each in parts if not isinstance(each, ast.TextElement)])
            case ast.Placeable(expression=within) | ast.FunctionReference(arguments=within):
                self._read(within)

    def _read_all(self, nodes: Iterable[object]) -> None:
        for each in nodes:
            self._read(each)
