"""Checks that every expectation of a record holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from msgspec import Struct

from accessible_uno.game.base import Reason, Seat
from accessible_uno.game.chance import Lots
from accessible_uno.game.engine import Game
from accessible_uno.packages.watchdog import blame
from accessible_uno.record.errors import IllegalMove, RecordError
from accessible_uno.record.expectations import Expectations, Hear
from accessible_uno.record.header import Header
from accessible_uno.record.position import compile_header
from accessible_uno.record.reader import RecordCase, RecordLine, read_cases
from accessible_uno.record.run import RecordRun

MOST_GAMES: Final = 16
"""Compiled games that are kept at once."""


class Refusal(Struct, frozen=True):
    """A move that the rules refuse.

    Attributes:
        reason: why.
        seat: whose move it is.
        names: the players in seating order.
    """

    reason: Reason
    seat: Seat
    names: tuple[str, ...]


@dataclass(frozen=True)
class FailedExpectation:
    """An expectation that does not hold, or a move that the rules refuse.

    Attributes:
        line: line number, from 1.
        expected: the line.
        found: what was found instead, or the name of the reason for the refusal.
        refusal: the refusal, where one was found.
    """

    line: int
    expected: str
    found: str
    refusal: Refusal | None = field(default=None, compare=False)


class PunishedMove(Struct, frozen=True):
    """A move that the rules refuse and punish: the case goes on with the penalty (WP-28).

    Attributes:
        line: line number, from 1.
        move: the line.
        refusal: why it is against the rules.
    """

    line: int
    move: str
    refusal: Refusal


class FaultyRules(RecordError):
    """The code of a package raises an error in a case."""


class CompiledGames:
    """Keeps the games of a file, because most of its cases are about the same table."""

    def __init__(self) -> None:
        self._games: dict[tuple[object, ...], Game] = {}

    def game(self, header: Header) -> Game:
        """Return the game of a header.

        Raises:
            RecordError: the header gives none.
        """
        key = (header.table(), len(header.names))
        if key not in self._games:
            if len(self._games) == MOST_GAMES:
                self._games.clear()
            self._games[key] = compile_header(header)
        return self._games[key]


def check(
    lines: Sequence[str],
    hear: Hear | None = None,
    lots: Callable[[str], Lots] | None = None,
    on_misplay: Callable[[PunishedMove], None] | None = None,
    on_fault: Callable[[RecordError], None] | None = None,
) -> Iterator[FailedExpectation]:
    """Play each case of a record and yield each failure.

    A refused move ends its case; the next case is played all the same.

    Args:
        lines: the record.
        hear: returns what a seat hears, for ``? hears``.
        lots: makes randomness from a record's ``Seed``.
        on_misplay: called for each move that is taken for a misplay.
        on_fault: called for each case that is malformed, gives no table, or in which the code of a
            package raises an error; the next one is played all the same.  Without it, a malformed
            line is found before the first failure.

    Raises:
        RecordError: a line is malformed, or a header gives no table, and no ``on_fault`` is given.
    """
    if on_fault is None:
        for _ in read_cases(lines):
            pass
    compiled = CompiledGames()
    for case in read_cases(lines, on_fault):
        try:
            run = RecordRun(case, lots, compiled.game)
            yield from _failures(case, run, Expectations(run, hear), on_misplay)
        except Exception as error:
            wrong = _wrong_in(case, error)
            if on_fault is None or wrong is None:
                raise
            on_fault(wrong)


def _wrong_in(case: RecordCase, error: Exception) -> RecordError | None:
    """Return what is wrong with a case, or with the package whose code raised an error in it."""
    if isinstance(error, RecordError):
        return error
    fault = blame(error)
    return FaultyRules(case.line, "package-faulty", **fault.arguments()) if fault else None


def _failures(
    case: RecordCase,
    run: RecordRun,
    expectations: Expectations,
    on_misplay: Callable[[PunishedMove], None] | None,
) -> Iterator[FailedExpectation]:
    """Play a case and yield each failure.

    Raises:
        RecordError: a line is malformed.
    """
    for line in case.lines:
        if line.expects:
            failure = _failure(expectations, line, run)
            if failure is not None:
                yield failure
            continue
        try:
            run.move(line)
        except IllegalMove as refused:
            yield _refused(line, Refusal(refused.reason, refused.seat, run.names))
            return
        if run.misplay is not None and on_misplay is not None:
            refusal = Refusal(run.misplay.reason, run.misplay.seat, run.names)
            on_misplay(PunishedMove(line.number, line.text, refusal))


def _failure(
    expectations: Expectations, line: RecordLine, run: RecordRun
) -> FailedExpectation | None:
    """Return the failure of an expectation; ``None`` when it holds."""
    found = expectations.check(line)
    if found is None:
        return None
    if isinstance(found, str):
        return FailedExpectation(line.number, line.text, found)
    name = line.text.split()[1]
    return _refused(line, Refusal(found, run.names.index(name.rstrip(":")), run.names))


def _refused(line: RecordLine, refusal: Refusal) -> FailedExpectation:
    return FailedExpectation(line.number, line.text, type(refusal.reason).__name__, refusal)
