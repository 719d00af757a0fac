"""The reference: a page for each public module, made from its docstrings by griffe2md.

The modules are those that ``docs/stability.md`` names.  griffe2md reads the sources and runs none
of them; what it writes is Markdown, and becomes HTML like every other page.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

DOOR: Final = "accessible_uno"
OTHERS: Final = ("accessible_uno.research",)

CONFIG: Final = {
    "heading_level": 1,
    "show_if_no_docstring": False,
    "show_object_full_path": False,
    "show_root_members_full_path": False,
    "show_submodules": False,
    "summary": False,
}
"""What is other than usual.  A heading says the name alone, as each is heard before its text; what
has no text of its own stands among the attributes of its class."""

_ROLE: Final = re.compile(r":(?:attr|class|data|exc|func|meth|mod):(?=`)")
_LINK: Final = re.compile(r"\[([^\[\]]*)\]\(#([\w.]+)\)")
_EXAMPLE: Final = re.compile(r"^>>> .*\n(?:(?!\n).+\n)*", re.MULTILINE)
_ROW: Final = re.compile(r"^\| `(accessible_uno\.[\w.]+)` \|", re.MULTILINE)
_NAME: Final = re.compile(r"^## `(\w+)`$", re.MULTILINE)


def public_modules(stability: str) -> list[str]:
    """Return the public modules, as the page about what is stable names them."""
    return [DOOR, *OTHERS, *_ROW.findall(stability)]


def read_reference(modules: Iterable[str], root: str) -> Iterator[tuple[str, str]]:
    """Yield each module with its page in Markdown."""
    from griffe import GriffeLoader, Parser  # noqa: PLC0415  # slow, and for the reference alone
    from griffe2md import default_config, render_object_docs  # noqa: PLC0415

    config: dict[str, Any] = {**default_config, **CONFIG}
    loader = GriffeLoader(
        search_paths=[root],
        docstring_parser=Parser.google,
        docstring_options={"warnings": False},
    )
    package = loader.load(DOOR)
    loader.resolve_aliases(implicit=False, external=False)
    for name in modules:
        found = package[name.removeprefix(DOOR).lstrip(".")] if name != DOOR else package
        _name_fields(found)
        yield name, _as_page(render_object_docs(found, config))


def _name_fields(module: Any) -> None:
    """Say in the text of each class which fields it is made of, where its docstring does not."""
    for found in module.classes.values():
        each = found.final_target if found.is_alias else found
        fields = [
            f"{name}: {field.annotation}"
            for name, field in each.attributes.items()
            if field.annotation is not None and field.docstring is None
            if not name.startswith("_") and "ClassVar" not in str(field.annotation)
        ]
        text = each.docstring
        if fields and text is not None and not re.search("Attributes:|Fields:", text.value):
            text.value += f"\n\nFields: `{', '.join(fields)}`."


def _as_page(written: str) -> str:
    """Return what griffe2md writes, with links that lead somewhere and examples as code."""
    there = set(_NAME.findall(written))

    def linked(found: re.Match[str]) -> str:
        name = found[2].rpartition(".")[2]
        return f"[{found[1]}](#{name})" if name in there else found[1]

    text = _ROLE.sub("", _LINK.sub(linked, written))
    return _EXAMPLE.sub(lambda found: f"```python\n{found[0]}```\n", text)
