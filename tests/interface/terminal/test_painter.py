from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from small_screen import SmallScreen

from accessible_uno.interface.terminal.painter import Painter, lay_out

LETTERS = st.text(st.sampled_from("abé \u00a0⠗界\u0301"), max_size=30)
SIDES = st.tuples(LETTERS, LETTERS)


def painted(screen: SmallScreen, painter: Painter, before: str, after: str) -> str:
    """Paint, and return the text sent for it."""
    sent = len(screen.sent)
    painter.paint(before, after)
    return screen.sent[sent:]


def expected(before: str, after: str, columns: int) -> tuple[list[str], tuple[int, int]]:
    """Return the rows and the cursor of a fresh screen."""
    fresh = SmallScreen(columns, 1000)
    Painter(fresh.write, fresh.size).paint(before, after)
    return fresh.rows, (fresh.row, fresh.column)


@given(st.lists(SIDES, min_size=1, max_size=6), st.integers(4, 25))
def test_screen_is_the_same_whatever_was_painted_before(
    lines: list[tuple[str, str]], columns: int
) -> None:
    """Only differences are sent; together they always give the line, wrapped or not."""
    screen = SmallScreen(columns, 1000)
    painter = Painter(screen.write, screen.size)
    for before, after in lines:
        painter.paint(f"Go: {before}", after)
        rows, cursor = expected(f"Go: {before}", after, columns)
        shown = screen.rows
        assert [*rows, *[""] * len(shown)][: len(shown)] == shown
        assert len(shown) >= len([row for row in rows if row])
        assert (screen.row, screen.column) == cursor


@given(SIDES, st.integers(4, 25))
def test_painting_twice_sends_nothing(sides: tuple[str, str], columns: int) -> None:
    screen = SmallScreen(columns, 1000)
    painter = Painter(screen.write, screen.size)
    painter.paint(*sides)
    assert painted(screen, painter, *sides) == ""


@given(SIDES, st.integers(4, 25), st.integers(2, 4))
def test_line_taller_than_the_terminal_stays_inside_it(
    sides: tuple[str, str], columns: int, height: int
) -> None:
    """The cursor never climbs to rows that scrolled away; the screen itself checks that."""
    screen = SmallScreen(columns, height)
    painter = Painter(screen.write, screen.size)
    for place in range(len(sides[0]) + 1):
        painter.paint(sides[0][:place], sides[0][place:] + sides[1])
    for place in range(len(sides[0]), -1, -1):
        painter.paint(sides[0][:place], sides[0][place:] + sides[1])
    painter.finish()
    assert screen.column == 0


@pytest.mark.parametrize(
    ("old", "new", "sent"),
    [
        (("play ", ""), ("play 3", ""), "3"),
        (("play 3", ""), ("play ", ""), "\b\x1b[K"),
        (("pl", "y 3"), ("pla", "y 3"), "\x1b[@a"),
        (("pla", "y 3"), ("pl", "y 3"), "\b\x1b[P"),
        (("play", " 3"), ("pla", "y 3"), "\b"),
        (("pla", "y 3"), ("play", " 3"), "\x1b[C"),
        (("", "play red 3"), ("play red 3", ""), "\x1b[10C"),
        (("play red 3", ""), ("", "play red 3"), "\r"),
        (("play 3", ""), ("play 3", ""), ""),
    ],
)
def test_bytes_sent_for_a_key(old: tuple[str, str], new: tuple[str, str], sent: str) -> None:
    """The fewest bytes: what is on the screen is never sent again."""
    screen = SmallScreen()
    painter = Painter(screen.write, screen.size)
    painter.paint(*old)
    assert painted(screen, painter, *new) == sent


def test_inserting_into_a_wrapped_line_moves_one_character_a_row() -> None:
    """Each row below gets the character that falls off the row above; nothing else is sent."""
    screen = SmallScreen(20)
    painter = Painter(screen.write, screen.size)
    painter.paint("ab", "cdefghijklmnopqrstuvwxyz")
    sent = painted(screen, painter, "ab0", "cdefghijklmnopqrstuvwxyz")
    assert sent == "\x1b[@0\r\n\x1b[@t\x1b[A\x1b[2C"
    assert screen.rows == ["ab0cdefghijklmnopqrs", "tuvwxyz"]


def test_finish_leaves_the_line_and_goes_below_it() -> None:
    """Enter sends a new line only, from wherever the cursor is."""
    screen = SmallScreen(10)
    painter = Painter(screen.write, screen.size)
    painter.paint("Go: ab", "c" * 10)
    sent = len(screen.sent)
    painter.finish()
    assert screen.sent[sent:] == "\r\n\r\n"
    assert screen.rows == ["Go: abcccc", "cccccc", ""]


def test_full_row_needs_no_second_new_line() -> None:
    """After a line that fills its row, the cursor is already on the next."""
    screen = SmallScreen(10)
    painter = Painter(screen.write, screen.size)
    painter.paint("Go: 123456", "")
    painter.finish()
    assert screen.rows == ["Go: 123456", ""]


def test_another_size_sends_nothing_when_the_line_still_fits() -> None:
    screen = SmallScreen(80)
    painter = Painter(screen.write, screen.size)
    painter.paint("Go: 12", "3")
    screen.columns = 40
    assert painted(screen, painter, "Go: 12", "3") == ""


def test_another_size_lays_a_wrapped_line_out_anew() -> None:
    screen = SmallScreen(80)
    painter = Painter(screen.write, screen.size)
    painter.paint("Go: 123456789", "")
    screen.columns = 10
    assert painted(screen, painter, "Go: 123456789", "") == "\r\x1b[JGo: 123456\r\n789"


def test_wide_character_wraps_whole() -> None:
    """A character of two columns does not start in the last one."""
    rows, spot = lay_out(("a", "b", "c", "界"), 3, 4)
    assert rows == [("a", "b", "c"), ("界",)]
    assert spot == (1, 0)
