"""A table of cases in one test, where one test for each case would cost more than the cases do."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any

import pytest

Test = Callable[..., None]


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
            failed: dict[str, Exception] = {}
            for case in table[: Most.count]:
                values = (case,) if isinstance(names, str) else case
                try:
                    test(**dict(zip(parameters, values, strict=True)), **fixtures)
                except (Exception, pytest.fail.Exception) as problem:  # noqa: BLE001  # raised again, with the others
                    failed[ids(case) if ids else str(case)] = as_exception(problem)
            if failed:
                for name, reason in failed.items():
                    reason.add_note(f"in the case {name}")
                told = f"{len(failed)} of {len(table)} cases: {'; '.join(failed)}"
                raise ExceptionGroup(told, list(failed.values()))

        assert table, f"{test.__name__} has no cases"
        signature = inspect.signature(test)
        rest = [each for name, each in signature.parameters.items() if name not in parameters]
        run.__signature__ = signature.replace(parameters=rest)  # type: ignore[attr-defined]
        return run

    return run_all


def as_exception(problem: BaseException) -> Exception:
    """What a group can hold: ``pytest.fail`` raises what is no ``Exception``."""
    if isinstance(problem, Exception):
        return problem
    return AssertionError(str(problem)).with_traceback(problem.__traceback__)
