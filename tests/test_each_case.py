"""A table of cases in one test: all run, and the failure names each that failed."""

from __future__ import annotations

import inspect

import pytest
from each_case import Most, each_case, run_only


@each_case(("number", "square"), [(1, 1), (2, 5), (3, 9), (4, 17)])
def squares(number: int, square: int, reached: list[int]) -> None:
    reached.append(number)
    if number == 4:
        pytest.fail("not even near")
    assert number**2 == square


@pytest.fixture
def _all(monkeypatch: pytest.MonkeyPatch) -> None:
    """All cases run, also with ``--quick``."""
    monkeypatch.setattr(Most, "count", None)


@pytest.mark.usefixtures("_all")
def test_all_cases_run_and_each_that_fails_is_named() -> None:
    """Also one that ``pytest.fail`` ended; what is no parameter is left to pytest, as a fixture."""
    reached: list[int] = []
    with pytest.raises(ExceptionGroup, match=r"2 of 4 cases: \(2, 5\); \(4, 17\)") as failed:
        squares(reached=reached)
    assert reached == [1, 2, 3, 4]
    assert [each.__notes__ for each in failed.value.exceptions] == [
        ["in the case (2, 5)"],
        ["in the case (4, 17)"],
    ]
    assert list(inspect.signature(squares).parameters) == ["reached"]


@each_case("number", [1, 2, 3], ids=lambda _: "alike")
def skipped_or_wrong(number: int) -> None:
    if number == 2:
        pytest.skip("nothing to test with")
    assert number == 2


@pytest.mark.usefixtures("_all")
def test_a_case_that_is_skipped_fails_with_the_others_also_where_names_are_alike() -> None:
    """Else the whole table would count as skipped, whatever failed before."""
    with pytest.raises(ExceptionGroup, match="3 of 3 cases: alike; alike; alike") as failed:
        skipped_or_wrong()
    assert "nothing to test with" in str(failed.value.exceptions[1])


@pytest.mark.usefixtures("_all")
def test_the_first_cases_alone_can_run() -> None:
    run_only(1)
    reached: list[int] = []
    squares(reached=reached)
    assert reached == [1]


def test_a_table_without_cases_is_a_mistake() -> None:
    """It would hold whatever the program does."""
    with pytest.raises(AssertionError, match="squares has no cases"):
        each_case("number", [])(squares)


@each_case("word", ["one", "two"], ids=str.upper)
@each_case("number", [1, 2])
def test_tables_can_be_crossed(word: str, number: int) -> None:
    """As ``pytest.mark.parametrize`` can."""
    assert (word, number) != ("three", 3)
