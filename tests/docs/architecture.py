"""Writes the made parts of docs/architecture.md: ``python tests/docs/architecture.py``.

A part stands between two comments, ``<!-- made: seams -->`` and ``<!-- end -->``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from accessible_uno.game.base import Step
from accessible_uno.game.seams import seam_table
from accessible_uno.game.state import State
from accessible_uno.record.reader import read_cases
from accessible_uno.record.run import RecordRun

ROOT: Final = Path(__file__).parent.parent.parent
PAGE: Final = ROOT / "docs" / "architecture.md"

_PART: Final = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)

_POSITION: Final = """
[Format "1"]
[Rules "{rules}"]
[Seats "Anna Bruno Chloe"]
[Dealer "Chloe"]
[Hands "Anna: {hand}; Bruno: g3 y5 b1; Chloe: b7 b8 b9"]
[Said ""]
[Discard "r5"]
[Draw "b2 b3 b4 b5 b6"]
[Turn "Anna"]
"""

TURNS: Final = (
    ("a digit", "classic", "r2 r3 r4", ("Anna r2",)),
    ("a draw two", "classic", "r+2 r3 r4", ("Anna r+2",)),
    ("a draw two that may be answered (`duo`)", "duo", "r+2 r3 r4", ("Anna r+2", "Bruno take")),
    ("the next-to-last card, with UNO", "classic", "r2 r3", ("Anna r2 uno",)),
    ("the last card", "classic", "r2", ("Anna r2", "round")),
    ("a draw; the card does not match", "classic", "g1 g2", ("Anna draw",)),
)
"""Acts whose steps the page shows: what happens, preset, hand, and the lines of a record."""


@contextmanager
def _traced() -> Iterator[list[str]]:
    """Collect the names of all steps that are done."""
    done: list[str] = []
    replaced: list[tuple[type[Step], Callable[[Step, State], None]]] = []

    def trace(kind: type[Step], do: Callable[[Step, State], None]) -> None:
        def traced(self: Step, state: State) -> None:
            done.append(type(self).__name__)
            do(self, state)

        kind.do = traced  # type: ignore[method-assign]
        replaced.append((kind, do))

    kinds: list[type[Step]] = [Step]  # type: ignore[type-abstract]  # only its subclasses are walked
    for kind in kinds:
        kinds += [each for each in kind.__subclasses__() if each not in kinds]
        if "do" in vars(kind) and kind is not Step:
            trace(kind, vars(kind)["do"])
    try:
        yield done
    finally:
        for kind, do in replaced:
            kind.do = do  # type: ignore[method-assign, assignment]


def steps_of(rules: str, hand: str, acts: tuple[str, ...]) -> list[list[str]]:
    """The names of the steps that each of ``acts`` does, in order."""
    text = _POSITION.format(rules=rules, hand=hand) + "\n".join(acts)
    (case,) = read_cases(text.splitlines())
    run = RecordRun(case)
    found: list[list[str]] = []
    for line in case.lines:
        with _traced() as done:
            run.move(line)
        found.append(done)
    return found


def turns_table() -> str:
    """The steps of each act of ``TURNS``, as a Markdown table."""
    rows = ["| act | the record writes | steps, in order |", "|---|---|---|"]
    for what, rules, hand, acts in TURNS:
        for act, steps in zip(acts, steps_of(rules, hand, acts), strict=True):
            label = what if act is acts[0] else ""
            rows.append(f"| {label} | `{act}` | {' → '.join(f'`{step}`' for step in steps)} |")
    return "\n".join(rows) + "\n"


PARTS: Final[dict[str, Callable[[], str]]] = {"seams": seam_table, "turns": turns_table}


def page() -> str:
    """The page as it should be: the made parts made anew, everything else as it stands."""
    return _PART.sub(lambda part: part[1] + PARTS[part[2]]() + part[3], PAGE.read_text("utf-8"))


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
