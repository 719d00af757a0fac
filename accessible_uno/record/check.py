"""Checks that every expectation of a record holds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from accessible_uno.game.chance import Lots
from accessible_uno.record.errors import IllegalMove
from accessible_uno.record.expectations import Expectations, Hear
from accessible_uno.record.reader import read_cases
from accessible_uno.record.run import RecordRun


@dataclass(frozen=True)
class FailedExpectation:
    """An expectation that does not hold, or a move that the rules refuse.

    Attributes:
        line: line number, from 1.
        expected: the line.
        found: what was found instead, or the name of the reason for the refusal.
    """

    line: int
    expected: str
    found: str


def check(
    lines: Iterable[str],
    hear: Hear | None = None,
    lots: Callable[[str], Lots] | None = None,
) -> Iterator[FailedExpectation]:
    """Play each case of a record and yield each failure.

    A refused move ends its case; the next case is played all the same.

    Args:
        lines: the record.
        hear: returns what a seat hears, for ``? hears``.
        lots: makes randomness from a record's ``Seed``.

    Raises:
        RecordError: a line is malformed, or a header gives no table.
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
