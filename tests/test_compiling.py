"""What is rewritten for mypyc is still Python that does the same; to compile it is another test."""

from __future__ import annotations

import ast
import sys
from dataclasses import MISSING, fields
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from accessible_uno.frozen import frozen

sys.path.insert(0, str(Path(__file__).parents[1] / "scripts" / "compiling"))

import native_classes
from kernel_sources import CLOSED, PACKAGE, ROOT, compiled_modules
from rewriting import ClassFacts, Rewriter, classes_in, with_loops

SOURCE = '''"""A module."""

from __future__ import annotations

from abc import ABC

from accessible_uno.frozen import frozen

HIGHEST = 9


class Thing(ABC):
    """It is no dataclass, but has two that are."""

    size: int


@frozen
class Card(Thing):
    """Two fields.

    And a docstring of several lines.
    """

    size: int
    colours: tuple[str, ...] = (
        "red",
        "blue",
    )

    def doubled(self) -> int:
        """Return twice its size."""
        return 2 * self.size


@frozen
class Wild(Card):
    """One more field."""

    named: str | None = None


@frozen
class Blank(Thing):
    """No field."""


class NoCard(ValueError):
    """An ordinary class."""

    about: NoCard | None


class Table:
    """Nobody derives from it."""


class Pile:
    """Nobody derives from it, and it copies its objects."""

    def copy(self) -> Pile:
        return Pile.__new__(Pile)
'''
CLOSED_HERE = ("Pile", "Table")


def classes_of(source: str) -> dict[str, Any]:
    """Run a module, and return what it makes."""
    made: dict[str, Any] = {"__name__": "cards", "mypyc_attr": lambda **_: lambda cls: cls}
    exec(compile(source, "cards", "exec", dont_inherit=True), made)
    return made


def rewritten_source() -> str:
    """The module as mypyc gets it."""
    return Rewriter(SOURCE, "cards", classes_in(SOURCE, "cards"), CLOSED_HERE).rewritten()


def described(value: Any) -> list[tuple[object, ...]]:
    """What ``dataclasses`` knows of the fields of an object."""
    return [(each.name, each.type, each.default) for each in fields(value)]


@pytest.fixture
def rewritten(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The classes of the module as it is rewritten."""
    monkeypatch.setitem(sys.modules, "accessible_uno.native_classes", native_classes)
    return classes_of(
        Rewriter(SOURCE, "cards", classes_in(SOURCE, "cards"), CLOSED_HERE).rewritten()
    )


def test_what_is_written_out_does_what_the_decorator_does(rewritten: dict[str, Any]) -> None:
    original = classes_of(SOURCE)
    for name, given in (("Card", (3,)), ("Card", (3, ())), ("Wild", (2,)), ("Blank", ())):
        ours, theirs = rewritten[name](*given), original[name](*given)
        assert repr(ours) == repr(theirs)
        assert hash(ours) == hash(theirs)
        assert ours == rewritten[name](*given) and ours != theirs
        for attribute in ("__annotations__", "__doc__", "__match_args__"):
            assert getattr(type(ours), attribute) == getattr(type(theirs), attribute)
        assert described(ours) == described(theirs)
    assert rewritten["Wild"](1, (), named="red").doubled() == 2
    assert rewritten["Card"](2) != rewritten["Wild"](2)


def test_rules_of_packages_may_derive_from_all_but_the_closed_classes() -> None:
    text = rewritten_source()
    kinds = {
        node.name: [ast.unparse(each) for each in node.decorator_list]
        for node in ast.parse(text).body
        if isinstance(node, ast.ClassDef)
    }
    opened = ["mypyc_attr(allow_interpreted_subclasses=True)"]
    assert kinds == {
        "Thing": opened, "Card": opened, "Wild": opened, "Blank": opened,
        "NoCard": ["ordinary"], "Table": [],
        "Pile": ["mypyc_attr(serializable=True)"],
    }  # fmt: skip


def test_every_line_of_the_kernel_keeps_its_number() -> None:
    """And its classes leave a place for what is written out."""
    modules = set(compiled_modules())
    package = ROOT / PACKAGE
    bases = {path.relative_to(package) for path in package.glob("rules/shared/*.py")}
    sources = {path: (package / path).read_text("utf-8") for path in modules | bases}
    classes: dict[str, ClassFacts] = {}
    for source in sources.values():
        classes.update(classes_in(source, PACKAGE))
    assert set(CLOSED) <= classes.keys()
    for path in modules:
        source = with_loops(sources[path])
        assert lines(source) <= lines(Rewriter(source, PACKAGE, classes, CLOSED).rewritten()), path


def test_a_filter_becomes_a_loop_that_finds_the_same() -> None:
    """It is compiled, as the filter is not."""
    source = "found = list(filter(among.__contains__, hands[0]))  # the rest of the line"
    loop = with_loops(source)
    assert loop == "found = [_i for _i in hands[0] if _i in among]  # the rest of the line"
    twice = "é = (list(filter(a.__contains__, b)), list(filter(c.__contains__, d)))"
    assert with_loops(twice) == "é = ([_i for _i in b if _i in a], [_i for _i in d if _i in c])"
    found = []
    for text in (source, loop):
        names: dict[str, Any] = {"among": {1, 3}, "hands": [[3, 2, 1, 3]]}
        exec(text, names)
        found.append(names["found"])
    assert found == [[3, 1, 3]] * 2
    assert with_loops("list(filter(None, hand))") == "list(filter(None, hand))"


def lines(source: str) -> set[tuple[str, int]]:
    """The statements of functions, with their lines."""
    return {
        (ast.unparse(line), line.lineno)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef)
        for line in node.body
    }


def test_a_class_of_another_package_derives_from_a_compiled_one() -> None:
    """What a compiled class keeps for a field is no default, and needs no slot."""

    class Compiled:
        __mypyc_attrs__ = ("seat",)
        seat: int

    # A descriptor of this kind is what mypyc makes of an attribute.
    setattr(Compiled, "seat", vars(FunctionType)["__code__"])  # noqa: B010
    assert type(vars(Compiled)["seat"]).__name__ == "getset_descriptor"

    @frozen
    class Threat(Compiled):
        seat: int
        amount: int

    assert vars(Threat)["__slots__"] == ("amount",)
    assert [each.default for each in fields(Threat)] == [MISSING] * 2


def test_a_slot_that_a_compiled_base_has_is_dropped(rewritten: dict[str, Any]) -> None:
    """An undecorated class of another package names it again: its methods are the base's."""

    class Compiled:
        __slots__ = ("seat",)
        seat: int

    native_classes.let_derive(Compiled)

    class Threat(Compiled):
        __slots__ = ("amount", "seat")

    class Named(Compiled):
        __slots__ = "seat"  # noqa: PLC0205  # it may be written so

    threat, named = Threat(), Named()
    vars(Compiled)["seat"].__set__(threat, 2)
    vars(Compiled)["seat"].__set__(named, 3)
    assert (threat.seat, named.seat) == (2, 3)
    assert "amount" in vars(Threat)
    assert "__init_subclass__" in vars(rewritten["Thing"])
    assert "__init_subclass__" not in vars(rewritten["Wild"])


def test_a_base_that_mypyc_may_take_otherwise_is_refused() -> None:
    """Before anything is compiled, which the usual tests do not do."""
    source = SOURCE.replace("(ValueError)", "(OSError)")
    with pytest.raises(ValueError, match="NoCard derives from OSError"):
        Rewriter(source, "cards", classes_in(source, "cards")).rewritten()
