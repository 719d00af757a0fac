"""A table of cases in one test, where one test for each case would cost more than the cases do."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any

import pytest

Test = Callable[..., None]

OUTCOMES = (pytest.fail.Exception, pytest.skip.Exception)
"""What pytest raises that is no ``Exception``.  A case that is skipped fails: one test cannot be
skipped for some of its cases, and the failures before it would be lost."""


class Most:
    """How many cases of a table run."""

    count: int | None = None


def run_only(count: int) -> None:
    """Run the first cases of each table and leave the others out, for ``--quick``."""
    Most.count = count


def each_case(
    names: str | tuple[str, ...],
    cases: Iterable[Any],
    ids: Callable[[Any], str] | None = None,
) -> Callable[[Test], Test]:
    """Run a test for each case, as ``pytest.mark.parametrize`` does, but as one test.

    All cases run, also behind one that fails; the failure names each that failed, and says why.
    A fixture is made once, for all cases.

    Args:
        names: of the parameter, or of several.
        cases: the value of the parameter, or a tuple of several.
        ids: what a case is called in the failure; itself, unless given.
    """
    table = list(cases)
    parameters = (names,) if isinstance(names, str) else names

    def run_all(test: Test) -> Test:
        @wraps(test)
        def run(**fixtures: Any) -> None:
            failed: list[tuple[str, Exception]] = []
            for case in table[: Most.count]:
                values = (case,) if isinstance(names, str) else case
                try:
                    test(**dict(zip(parameters, values, strict=True)), **fixtures)
                except (Exception, *OUTCOMES) as problem:  # noqa: BLE001  # raised again, with the others
                    name = ids(case) if ids else str(case)
                    failed.append((name, as_exception(problem)))
                    failed[-1][1].add_note(f"in the case {name}")
            if failed:
                names_told = "; ".join(name for name, _ in failed)
                told = f"{len(failed)} of {len(table)} cases: {names_told}"
                raise ExceptionGroup(told, [reason for _, reason in failed])

        assert table, f"{test.__name__} has no cases"
        signature = inspect.signature(test)
        rest = [each for name, each in signature.parameters.items() if name not in parameters]
        run.__signature__ = signature.replace(parameters=rest)  # type: ignore[attr-defined]
        return run

    return run_all


def as_exception(problem: BaseException) -> Exception:
    """What a group can hold, which takes nothing but an ``Exception``."""
    if isinstance(problem, Exception):
        return problem
    told = f"{type(problem).__name__}: {problem}"
    return AssertionError(told).with_traceback(problem.__traceback__)
