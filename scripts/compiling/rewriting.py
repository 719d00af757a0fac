"""Rewrites a module of ours so that mypyc makes native classes of its classes.

mypyc does not know ``@frozen``, and nobody may derive an interpreted class from a native one unless
its source says so.  Our source need not speak of that.  Before a module is compiled,

- ``@frozen`` is written out as the methods that it would make;
- its classes may be derived from, as the rules of other packages do, but for a few;
- a class that derives from a builtin one stays an ordinary class;
- ``list(filter(cards.__contains__, hand))``, the quickest way for the interpreter, becomes a loop,
  which is compiled.

Each statement keeps its line, so that a traceback names the line of the source: what is written out
takes the place of a docstring and of empty lines.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeAlias

SUPPORT: Final = "accessible_uno.native_classes"
NEEDED: Final = {
    "TYPE_CHECKING": "typing",
    "Any": "typing",
    "annotate": SUPPORT,
    "describe": SUPPORT,
    "let_derive": SUPPORT,
    "ordinary": SUPPORT,
}
"""What every rewritten module imports, and from where."""

OPEN: Final = "@mypyc_attr(allow_interpreted_subclasses=True)"
COPIED: Final = "@mypyc_attr(serializable=True)"
"""Without it, ``__new__`` of a class from which nobody may derive calls ``__init__``."""

ORDINARY: Final = "@ordinary"
FUTURE: Final = "from __future__ import annotations"
ORDINARY_BASES: Final = ("dict", "str", "Exception", "ValueError", "RuntimeError")
TREATED_WELL: Final = ("Enum", "NamedTuple", "Protocol", "StrEnum")
"""Bases whose classes mypyc needs no help with."""

BUILTIN_TYPES: Final = frozenset(
    ("bool", "dict", "frozenset", "int", "list", "str", "tuple", "type")
)


@dataclass(frozen=True)
class Field:
    """A field of a ``@frozen`` class, as its source writes it.

    Attributes:
        name: its name.
        annotation: its type.
        default: its default; empty: it has none.
        module: the module of the class.
    """

    name: str
    annotation: str
    default: str
    module: str

    @property
    def names(self) -> set[str]:
        """The names that its type and its default are made of."""
        parts = (*ast.walk(ast.parse(self.annotation)), *ast.walk(ast.parse(self.default)))
        return {each.id for each in parts if isinstance(each, ast.Name)}


@dataclass(frozen=True)
class ClassFacts:
    """What the source says of a class.

    Attributes:
        bases: the names of its bases.
        is_frozen: whether it has the decorator.
        own: the fields of its own body.
    """

    bases: tuple[str, ...]
    is_frozen: bool
    own: tuple[Field, ...]


Classes: TypeAlias = Mapping[str, ClassFacts]
"""Classes by name; in our package, a test keeps the names unique."""


def classes_in(source: str, module: str) -> dict[str, ClassFacts]:
    """Return the classes of a module, whose name is ``module``."""
    return {
        node.name: ClassFacts(
            tuple(ast.unparse(base).partition("[")[0] for base in node.bases),
            _decorator(node) is not None,
            tuple(
                Field(
                    ast.unparse(line.target),
                    ast.unparse(line.annotation),
                    ast.unparse(line.value) if line.value else "",
                    module,
                )
                for line in _fields(node)
            ),
        )
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef)
    }


def _decorator(node: ast.ClassDef) -> ast.expr | None:
    return next((each for each in node.decorator_list if ast.unparse(each) == "frozen"), None)


def _variables(node: ast.ClassDef) -> list[ast.AnnAssign]:
    return [line for line in node.body if isinstance(line, ast.AnnAssign)]


def _fields(node: ast.ClassDef) -> list[ast.AnnAssign]:
    return [line for line in _variables(node) if not _is_of_the_class(line)]


def _is_of_the_class(line: ast.AnnAssign) -> bool:
    return ast.unparse(line.annotation).startswith("ClassVar")


def with_loops(source: str) -> str:
    """Return the text of a module with loops in the place of filters, each on its line."""
    lines = [line.encode() for line in source.split("\n")]  # a column counts bytes
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    for node in sorted(calls, key=lambda call: -call.col_offset):  # the columns before stay
        match node:
            case ast.Call(
                func=ast.Name("list"),
                args=[
                    ast.Call(
                        func=ast.Name("filter"),
                        args=[ast.Attribute(value=among, attr="__contains__"), these],
                    )
                ],
            ) if node.lineno == node.end_lineno:
                line, place = lines[node.lineno - 1], node.lineno - 1
                loop = f"[_i for _i in {ast.unparse(these)} if _i in {ast.unparse(among)}]"
                lines[place] = line[: node.col_offset] + loop.encode() + line[node.end_col_offset :]
    return b"\n".join(lines).decode()


class Rewriter:
    """Rewrites one module.

    Args:
        source: its text.
        module: its name.
        classes: those of the whole package.
        closed: those from which nobody may derive, which makes them faster.
    """

    def __init__(
        self, source: str, module: str, classes: Classes, closed: Collection[str] = ()
    ) -> None:
        source = with_loops(source)
        self._lines = source.split("\n")
        self._tree = ast.parse(source)
        self._classes = classes
        self._module = module
        self._closed = closed
        self._borrowed: dict[str, str] = {}

    def rewritten(self) -> str:
        """Return the text for mypyc.

        Raises:
            ValueError: a class derives from one of which it is not known how mypyc takes it, or
                leaves no place for its methods.
        """
        descriptions: list[str] = []
        nodes = [node for node in self._tree.body if isinstance(node, ast.ClassDef)]
        for node in nodes:
            facts = self._classes[node.name]
            if any(base in TREATED_WELL for base in facts.bases):
                continue
            if self._is_ordinary(node.name):
                self._decorate(node, ORDINARY)
                self._hide_types(node)
                continue
            unknown = [each for each in facts.bases if each not in (*self._classes, "ABC")]
            if unknown:
                raise ValueError(f"{node.name} derives from {unknown[0]}: is that one ordinary?")
            if node.name not in self._closed:
                self._decorate(node, OPEN)
                if not set(facts.bases) & self._classes.keys():
                    descriptions.append(f"let_derive({node.name})")
            elif f"{node.name}.__new__(" in ast.unparse(node):
                self._decorate(node, COPIED)
            self._drop_abc(node)
            if facts.is_frozen:
                descriptions.append(self._write_out(node))
            if _variables(node):
                descriptions.append(_annotations(node))
        self._import_what_is_needed()
        return "\n".join((*self._lines, *descriptions, ""))

    def _import_what_is_needed(self) -> None:
        place = self._lines.index(FUTURE)
        needed = {**NEEDED, **self._borrowed}
        imports = (f"; from {module} import {name}" for name, module in needed.items())
        self._lines[place] += "".join(imports)
        self._fill(place + 1, "if TYPE_CHECKING: from mypy_extensions import mypyc_attr")

    def _fill(self, place: int, text: str) -> None:
        """Write ``text`` into an empty line.

        Raises:
            ValueError: it is not empty.
        """
        if place == len(self._lines):
            self._lines.append("")
        if self._lines[place]:
            raise ValueError(f"line {place + 1} is not empty: {self._lines[place]!r}")
        self._lines[place] = text

    def _is_ordinary(self, name: str) -> bool:
        if name in ORDINARY_BASES:
            return True
        return name in self._classes and any(map(self._is_ordinary, self._classes[name].bases))

    def _decorate(self, node: ast.ClassDef, decorator: str) -> None:
        """Write a decorator above a class, or in the place of ``@frozen``."""
        frozen = _decorator(node)
        if frozen:
            self._lines[frozen.lineno - 1] = decorator
        else:
            first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            self._fill(first - 2, decorator)

    def _hide_types(self, node: ast.ClassDef) -> None:
        """Take the types of an ordinary class's variables away.

        mypyc would look them up, and cannot where one is the class itself.
        """
        for line in _variables(node):
            if line.value is None:
                kind = "ClassVar[Any]" if _is_of_the_class(line) else "Any"
                self._replace(line, f"    {ast.unparse(line.target)}: {kind}")

    def _replace(self, node: ast.stmt, text: str = "") -> list[int]:
        """Write ``text`` in the place of the lines of ``node``, and return their places."""
        places = list(range(node.lineno - 1, node.end_lineno or node.lineno))
        for place in places:
            self._lines[place] = ""
        self._lines[places[0]] = text
        return places

    def _drop_abc(self, node: ast.ClassDef) -> None:
        """``ABC`` as a base would make it an ordinary class."""
        place = node.lineno - 1
        self._lines[place] = self._lines[place].replace("(ABC):", ":")

    def _write_out(self, node: ast.ClassDef) -> str:
        """Write out what ``@frozen`` makes; return a call that describes the class at run time."""
        fields = list(self._fields_of(node.name).values())
        for field in fields:
            if field.module != self._module:
                self._borrowed.update((each, field.module) for each in field.names - self._known)
        for line in _fields(node):  # their defaults stand in ``__init__``
            self._replace(line, f"    {ast.unparse(line.target)}: {ast.unparse(line.annotation)}")
        doc = ast.get_docstring(node, clean=False)
        places: list[int] = []
        if doc is not None:
            places += self._replace(node.body[0])
            if len(node.body) > 1:
                places.append(places[-1] + 1)  # the formatter leaves a line empty here
        end = node.end_lineno or node.lineno
        places += (end, end + 1)
        written = _methods(node, fields)
        for place, text in zip(places, written, strict=False):
            self._fill(place, f"    {text}")
        if len(written) > len(places):
            raise ValueError(f"{node.name} leaves no place for its methods")
        own = "".join(
            f"{each.name!r}: ({each.annotation!r}, {each.default}), "
            for each in self._classes[node.name].own
        )
        return f"describe({node.name}, {doc!r}, {{{own}}})"

    def _fields_of(self, name: str) -> dict[str, Field]:
        """The fields of a class, those of its bases first."""
        facts = self._classes.get(name)
        found: dict[str, Field] = {}
        if facts:
            for base in reversed(facts.bases):
                found.update(self._fields_of(base))
            if facts.is_frozen:
                found.update((each.name, each) for each in facts.own)
        return found

    @cached_property
    def _known(self) -> set[str]:
        """The names that the module imports or makes."""
        known = set(BUILTIN_TYPES)
        for node in self._tree.body:
            if isinstance(node, ast.ImportFrom | ast.Import):
                known.update(each.asname or each.name for each in node.names)
            elif isinstance(node, ast.ClassDef):
                known.add(node.name)
            elif isinstance(node, ast.AnnAssign):
                known.add(ast.unparse(node.target))
            elif isinstance(node, ast.Assign):
                known.update(map(ast.unparse, node.targets))
        return known


def _methods(node: ast.ClassDef, fields: Collection[Field]) -> list[str]:
    own = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
    written = []
    if "__init__" not in own and fields:
        parameters = "".join(f", {_parameter(each)}" for each in fields)
        assignments = "; ".join(f"self.{each.name} = {each.name}" for each in fields)
        written.append(f"def __init__(self{parameters}) -> None: {assignments}")
    if "__eq__" not in own:
        written += _comparison(node.name, [each.name for each in fields])
    return written


def _parameter(field: Field) -> str:
    default = f" = {field.default}" if field.default else ""
    return f"{field.name}: {field.annotation}{default}"


def _annotations(node: ast.ClassDef) -> str:
    """A call that gives a class its annotations, which mypyc does not keep."""
    annotations = {
        ast.unparse(line.target): ast.unparse(line.annotation) for line in _variables(node)
    }
    return f"annotate({node.name}, {annotations!r})"


def _comparison(name: str, fields: Iterable[str]) -> tuple[str, str]:
    """``__eq__`` and ``__hash__`` for a class by its fields."""
    alike = " and ".join(f"self.{each} == other.{each}" for each in fields) or "True"
    same = f"isinstance(other, {name}) and type(other) is type(self)"
    values = "".join(f"self.{each}, " for each in fields)
    return (
        f"def __eq__(self, other: object) -> bool: return ({alike}) if {same} else NotImplemented",
        f"def __hash__(self) -> int: return hash(({values}))",
    )
