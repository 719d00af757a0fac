"""Which variables a message uses, and which of them only choose between its variants.

"Bob plays red 7." is the same sentence with 5 cards left as with 4: ``$left`` only chooses whether
"one card left" is said.  So that such a sentence is formatted once, numbers that choose the same
variants are taken for one number.
"""

from __future__ import annotations

from collections.abc import Callable

from fluent.syntax import ast


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
                named = self.choosing.setdefault(selector.id.name, set())
                for variant in node.variants:
                    if isinstance(variant.key, ast.NumberLiteral):
                        named.add(float(variant.key.value))
                    self._read(variant.value)
            case ast.BaseNode():
                self._read([*vars(node).values()])
            case list():
                for each in node:
                    self._read(each)
