"""Writes docs/clauses.md: for each clause, the files that carry it and the cases that show it.

The commands of a chat room are shown by tests of the room, as no record holds them.

Run it to write ``docs/clauses.md`` anew.
"""

from __future__ import annotations

import re
from functools import cache
from inspect import getfile
from pathlib import Path

from accessible_uno.rules.preset import preset
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.rules.registry import our_rules

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "clauses.md"
FAMILIES = (
    *("CORE", "BR", "WP", "UM", "DUOS", "DUO", "CHAT", "TWO", "TEAM", "ROT", "CHAL", "RAP", "OLY"),
    *("H2O", "WIZ", "WH", "EXT", "ROB", "TOT", "DIC", "MAS", "HR", "CMD", "BRL"),
)
"""The beginnings of the clauses, in the order of the page."""
COMMANDS = tuple(f"CMD-{number:02}" for number in range(1, 16))
"""The clauses about the commands of a chat room, which no rule and no preset answers to."""
COMMAND_FOLDERS = ("rooms", "interface/verbs")
OPENING = """# The clauses

Each clause of the rule texts that the project plays: the files that carry it, and the conformance
cases that show it. The files are under `accessible_uno/`, the cases under `tests/conformance/`; the
commands of a chat room are shown by tests under `tests/rooms/`.
`scripts/test --write-golden tests/record/test_clause_table.py` writes it; a test keeps it in step.

| clause | carried by | shown by |
|---|---|---|
"""


def carriers(clause: str) -> list[str]:
    """The rules that claim a clause; for one that none claims, the files that name it."""
    package = ROOT / "accessible_uno"
    found = [getfile(rule) for rule in our_rules().values() if clause in rule.clauses]
    if found:
        return sorted(str(Path(file).relative_to(package)) for file in found)
    return sorted(
        str(path.relative_to(package))
        for folder in ("game", "rules", *(COMMAND_FOLDERS if clause in COMMANDS else ()))
        for path in (package / folder).rglob("*")
        if path.suffix in (".py", ".toml") and clause in comments(path)
    )


@cache
def comments(path: Path) -> str:
    """What a file says elsewhere than in a preset's list of clauses."""
    text = path.read_text("utf-8")
    if path.suffix == ".toml":
        text = "\n".join(line.partition("#")[2] for line in text.splitlines())
    return text


def cases(clause: str) -> list[str]:
    """The files whose remarks name a clause."""
    return sorted(file for file, remarks in remarks_of_cases().items() if named(clause, remarks))


@cache
def remarks_of_cases() -> dict[str, str]:
    """The remarks of each file of conformance cases."""
    return {
        path.name: "\n".join(re.findall(r";.*", path.read_text("utf-8")))
        for path in (ROOT / "tests" / "conformance").glob("*.uno")
    }


def room_tests(clause: str) -> list[str]:
    """The tests of a room whose docstring names a clause."""
    return sorted(test for test, said in docstrings_of_rooms().items() if named(clause, said))


@cache
def docstrings_of_rooms() -> dict[str, str]:
    """The docstring of each test of a room, up to its first quotation mark."""
    of_test = re.compile(r'def (test_\w+)[^"]*?-> None:\n    """([^"]*)')
    return {
        f"{path.name}: {test}": said
        for path in (ROOT / "tests" / "rooms").glob("test_*.py")
        for test, said in of_test.findall(path.read_text("utf-8"))
    }


def named(clause: str, text: str) -> bool:
    """Whether a text names a clause, as a word of its own."""
    return clause in text and bool(re.search(rf"\b{clause}\b", text))


def clauses() -> list[str]:
    """Every clause that some preset or rule answers to, those of the core first."""
    found = set(COMMANDS)
    found |= {clause for key in preset_keys() for clause in preset(key).clauses}
    found |= {clause for rule in our_rules().values() for clause in rule.clauses}
    return sorted(found, key=_place)


def _place(clause: str) -> tuple[int, int]:
    family, _, number = clause.rpartition("-")
    if family not in FAMILIES:
        known = ", ".join(FAMILIES)
        raise ValueError(f"{clause}: no such family of clauses; a house rule takes HR ({known})")
    return FAMILIES.index(family), int(number)


@cache
def page() -> str:
    """The whole page."""
    rows = [
        f"| {clause} | {code(carriers(clause))} | {code(cases(clause) + room_tests(clause))} |\n"
        for clause in clauses()
    ]
    return OPENING + "".join(rows)


def code(names: list[str]) -> str:
    """File names, set as code."""
    return ", ".join(f"`{name}`" for name in names)
