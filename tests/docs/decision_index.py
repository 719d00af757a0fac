"""Writes docs/decisions/index.md from the decisions: ``python tests/docs/decision_index.py``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent.parent
DECISIONS: Final = ROOT / "docs" / "decisions"
INDEX: Final = DECISIONS / "index.md"

GROUPS: Final = {
    "rules": (
        "Readings of the rules",
        "What the program plays where a rule text is ambiguous or silent. Each decision says what\n"
        "the texts say, what we do and why, and names the conformance cases that show it.",
    ),
    "engineering": (
        "Engineering decisions",
        "Why the program is built as it is. Each decision names the tests that show it.",
    ),
}

_DECIDED: Final = re.compile(r"^Decided (\d{4}-\d\d-\d\d)\.$", re.MULTILINE)


def decisions(group: str) -> list[Path]:
    """The files of one group, in alphabetical order."""
    return sorted((DECISIONS / group).glob("*.md"))


def title(text: str) -> str:
    """The first line of a decision, without its mark."""
    return text.splitlines()[0].removeprefix("# ")


def date(text: str) -> str:
    """The day of a decision, as ``2026-11-21``.

    Raises:
        ValueError: the text gives none, or several.
    """
    (day,) = _DECIDED.findall(text)
    return str(day)


def _table(group: str) -> Iterator[str]:
    yield "| decision | file | date |"
    yield "|---|---|---|"
    for path in decisions(group):
        text = path.read_text("utf-8")
        yield f"| {title(text)} | [{path.stem}]({group}/{path.name}) | {date(text)} |"


def index() -> str:
    """The text of the whole page."""
    lines = ["# Decisions", "", "`tests/docs/decision_index.py` writes this page.", ""]
    for group, (heading, about) in GROUPS.items():
        lines += [f"## {heading}", "", about, "", *_table(group), ""]
    return "\n".join(lines)


if __name__ == "__main__":
    INDEX.write_text(index(), "utf-8")
