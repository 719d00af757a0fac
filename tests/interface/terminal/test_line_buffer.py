from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_uno.interface.terminal.console import LONGEST_LINE
from accessible_uno.interface.terminal.line_buffer import KEYS, LONGEST, LineBuffer, LineHistory


def draft_of(before: str, after: str) -> LineBuffer:
    """A line with its cursor between the two."""
    draft = LineBuffer()
    draft.type(before + after)
    for _ in after:
        draft.edit("left")
    return draft


def test_editing_keys(subtests: pytest.Subtests) -> None:
    for key, before, after, result in [
        ("left", "ab", "c", ("a", "bc")),
        ("right", "ab", "cd", ("abc", "d")),
        ("home", "ab", "c", ("", "abc")),
        ("end", "ab", "c", ("abc", "")),
        ("backspace", "ab", "c", ("a", "c")),
        ("delete", "ab", "cd", ("ab", "d")),
        ("ctrl+d", "ab", "cd", ("ab", "d")),
        ("ctrl+left", "play red ", "3", ("play ", "red 3")),
        ("ctrl+right", "play", " red 3", ("play red", " 3")),
        ("ctrl+w", "play red", " 3", ("play ", " 3")),
        ("alt+d", "play", " red 3", ("play", " 3")),
        ("ctrl+u", "play ", "3", ("", "3")),
        ("ctrl+k", "play ", "3", ("play ", "")),
    ]:
        with subtests.test(key=key, before=before, after=after):
            draft = draft_of(before, after)
            assert draft.edit(key)
            assert draft.sides == result


def test_on_an_empty_line_no_key_has_an_effect(subtests: pytest.Subtests) -> None:
    """The console can then ring the bell: every key gets a reply."""
    for key in sorted(KEYS):
        with subtests.test(key=key):
            draft = LineBuffer()
            assert not draft.edit(key)
            assert draft.sides == ("", "")


@given(st.lists(st.sampled_from([*sorted(KEYS), "é", "mot ", "界\u0301"]), max_size=30))
def test_no_run_of_keys_breaks_the_line(keys: list[str]) -> None:
    draft = LineBuffer()
    for key in keys:
        if key in KEYS:
            before = draft.sides
            assert draft.edit(key) == (draft.sides != before)
        else:
            assert draft.type(key)
        assert "".join(draft.sides) == draft.text


def test_what_was_cut_can_be_put_back() -> None:
    draft = draft_of("play red", "")
    draft.edit("ctrl+w")
    draft.edit("home")
    draft.edit("ctrl+y")
    assert draft.sides == ("red", "play ")


def test_line_stops_growing_at_its_limit() -> None:
    draft = LineBuffer()
    assert draft.type("x" * LONGEST_LINE)
    assert not draft.type("y")
    assert draft.text == "x" * LONGEST_LINE


def test_arrows_walk_through_earlier_lines_and_back_to_the_draft() -> None:
    draft = LineBuffer()
    for line in ("one", "two", "two", "  "):
        draft.remember(line)
    draft.type("thr")
    seen = []
    for key in ("up", "up", "up", "down", "down", "down"):
        draft.edit(key)
        seen.append(draft.text)
    assert seen == ["two", "one", "one", "two", "thr", "thr"]


def test_history_does_not_grow_for_ever() -> None:
    history = LineHistory()
    for number in range(LONGEST + 10):
        history.add(str(number))
    oldest = [history.older("") for _ in range(LONGEST + 1)]
    assert oldest[-2:] == ["10", None]
