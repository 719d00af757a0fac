"""How the suite chooses its cases, and that a loop without cases is no test."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest_plugins = ("pytester",)

CASES = """
import pytest

@pytest.mark.quick("two", "three")
@pytest.mark.parametrize("number", ["one", "two", "three"])
def test_named(number):
    pass

@pytest.mark.slow
def test_slow():
    pass

def test_loop(subtests):
    for number in (1, 2, 3):
        with subtests.test(number=number):
            if number == 2:
                pytest.skip()
            assert number != 3

def test_empty_loop(subtests):
    for number in ():
        with subtests.test(number=number):
            pass
"""


@pytest.fixture
def suite(pytester: pytest.Pytester) -> pytest.Pytester:
    """A suite of its own under the rules of this one."""
    pytester.makeconftest((Path(__file__).parent / "conftest.py").read_text("utf-8"))
    pytester.makeini("[pytest]\nmarkers =\n    quick\n    slow\n    live\n    sample\n    long\n")
    pytester.makepyfile(CASES)
    return pytester


def test_the_inner_loop_takes_the_cases_that_are_named(suite: pytest.Pytester) -> None:
    """And of a test that names none all, unless it is slow."""
    chosen = suite.inline_run("--quick", "--collect-only", "-p", "no:cacheprovider")
    (report,) = chosen.getcalls("pytest_collection_finish")
    names = [item.name for item in report.session.items]
    assert names == ["test_named[two]", "test_named[three]", "test_loop", "test_empty_loop"]


def test_a_case_that_is_named_and_not_there_is_a_mistake(suite: pytest.Pytester) -> None:
    """It would be left out in silence."""
    suite.makepyfile(CASES.replace('"two", "three")', '"two", "free")'))
    told = suite.runpytest_inprocess("--quick", "-p", "no:cacheprovider")
    told.stdout.fnmatch_lines("*not there: *test_named[[]free[]]*")


SAMPLED = """
import pytest

@pytest.mark.sample(2)
@pytest.mark.quick("4")
@pytest.mark.parametrize("number", range(6))
def test_sampled(number):
    pass
"""


def test_a_sample_is_spread_evenly_and_has_what_the_inner_loop_takes(
    suite: pytest.Pytester,
) -> None:
    suite.makepyfile(SAMPLED)
    chosen = suite.inline_run("-m", "not long", "--collect-only", "-p", "no:cacheprovider")
    (report,) = chosen.getcalls("pytest_collection_finish")
    names = [item.name for item in report.session.items]
    assert names == ["test_sampled[0]", "test_sampled[3]", "test_sampled[4]"]


def test_all_cases_of_a_loop_run_and_a_loop_without_cases_fails(suite: pytest.Pytester) -> None:
    """One that is skipped hides none of the others."""
    told = suite.runpytest_inprocess("-k", "loop", "-p", "no:cacheprovider")
    told.stdout.fnmatch_lines_random(["*SUBFAILED(number=3)*test_loop*", "*it has no cases*"])


LONG = """
import threading, time, pytest

def test_computes():
    until = time.process_time() + 0.3
    while time.process_time() < until:
        pass

def test_sleeps():
    time.sleep(0.3)

def test_waits():
    threading.Event().wait(0.3)

@pytest.mark.slow
def test_says_so():
    time.sleep(0.3)
"""


def test_what_takes_long_has_to_say_so(pytester: pytest.Pytester) -> None:
    """By what it computes and sleeps: how long it has to wait depends on the machine."""
    conftest = (Path(__file__).parent / "conftest.py").read_text("utf-8")
    assert "LONGEST: Final = 5.0" in conftest
    pytester.makeconftest(conftest.replace("LONGEST: Final = 5.0", "LONGEST: Final = 0.2"))
    pytester.makeini("[pytest]\nmarkers =\n    slow\n")
    pytester.makepyfile(LONG)
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider")
    result.assert_outcomes(passed=2, failed=2)
    result.stdout.fnmatch_lines(["it takes * seconds of computing and sleeping*mark*slow*"] * 2)
