"""Conformance: does every expectation of a record hold?"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from accessible_uno.game.chance import Lots
from accessible_uno.record.expectations import Expectations, Hear
from accessible_uno.record.reader import read_cases
from accessible_uno.record.run import IllegalMove, RecordRun


@dataclass(frozen=True)
class FailedExpectation:
    """An expectation that does not hold, or a move refused: what was wanted and what was found."""

    line: int
    expected: str
    found: str


def check(
    lines: Iterable[str],
    hear: Hear | None = None,
    lots: Callable[[str], Lots] | None = None,
) -> Iterator[FailedExpectation]:
    """Play each case of a record and yield each failure.

    A refused move ends its case; the next one is played all the same.

    Raises:
        RecordError: a line is malformed.
    """
    for case in list(read_cases(lines)):
        run = RecordRun(case, lots)
        expectations = Expectations(run, hear)
        for line in case.lines:
            if line.expects:
                found = expectations.check(line)
                if found is not None:
                    yield FailedExpectation(line.number, line.text, found)
                continue
            try:
                run.move(line)
            except IllegalMove as refused:
                yield FailedExpectation(line.number, line.text, type(refused.reason).__name__)
                break
