"""What the format allows: order of the header, remarks, several cases, ways to expect."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from accessible_uno.game.base import Event, Seat
from accessible_uno.game.engine import Game
from accessible_uno.record.check import FailedExpectation, check
from accessible_uno.record.errors import RecordError
from accessible_uno.record.header import MOST_OPTIONS, Header
from accessible_uno.record.position import compile_header
from accessible_uno.record.reader import LONGEST_LINE, read_cases, without_remarks
from accessible_uno.record.run import RecordRun
from accessible_uno.table import Dealer

POSITION = """\
[Format "1"]
[Seats "A B C D"]
[Hands "A: r1 r2; B: r3 g4 wi; C: y5 y6; D: b7 b8"]
[Discard "r5"]
[Turn "B"]
"""


def failures(*lines: str, header: str = POSITION) -> list[FailedExpectation]:
    """What fails when ``lines`` follow the position."""
    return list(check([*header.splitlines(), *lines]))


def test_header_lines_come_in_any_order_and_the_format_may_be_last() -> None:
    """Upside down, the header means the same."""
    upside_down = "\n".join(reversed(POSITION.splitlines()))
    assert failures("? turn B", "B r3", "? turn C", header=upside_down) == []


def test_a_further_format_line_begins_another_case() -> None:
    """Two cases, each with its own table."""
    text = [*POSITION.splitlines(), "B r3", *POSITION.splitlines(), "? turn B", "? top r5"]
    first, second = read_cases(text)
    assert (first.line, second.line) == (1, 7)
    assert list(check(text)) == []


def test_remarks_may_stand_anywhere() -> None:
    """Blank lines, lines of remark, what follows a semicolon, braces, and a byte order mark."""
    assert (
        failures(
            "",
            "; a remark; with more",
            "   ; and one that is set in",
            "B r3 ; the red one",
            "? turn C ; who is next",
            "? hand B: g4 wi; and nothing else",
            "{ C thinks } C draw { a pity }",
            "{ nobody moves }",
            "? turn C",
            header="\ufeff" + POSITION.replace('[Turn "B"]', '[Turn "B"] ; to act'),
        )
        == []
    )


def test_holds(subtests: pytest.Subtests) -> None:
    """A true expectation holds in each way of writing it."""
    for expectation in [
        "legal B: r3 wi draw",
        "legal B: draw wi=r wi=y wi=g wi=b r3",
        "legal C:",
        "legal B: r3 wi draw report C report A",
        "can B wi",
        "can B wi=g",
        "can B r3 uno",
        "can C report B",
        "refused B g4",
        "refused B r1",
        "refused C draw",
        "refused C jump r5",
        "refused B g4 r3",
        "refused B r3>C",
        "refused B quit",
        "refused B pass",
        "refused B name g",
        "scores: A 0; B 0; C 0; D 0",
        "scores A 0",
        "scores: B 0;",
        "hand B: wi g4 r3",
        "hand B:g4 r3 wi",
        "count A 2",
        "colour r",
        "top r5",
        "direction 1",
        "pending 0",
        "dealer A",
        "going",
        "cards 108",
        "turn B",
    ]:
        with subtests.test(expectation=expectation):
            assert failures(f"? {expectation}") == []
            assert failures(f"?{expectation}") == []


def test_fails(subtests: pytest.Subtests) -> None:
    """A false expectation is reported with its line, what was expected and what was found."""
    for expectation, found in [
        ("legal B: r3 draw", "draw r3 wi=b wi=g wi=r wi=y"),
        ("legal B: r3 wi=g draw", "draw r3 wi=b wi=g wi=r wi=y"),
        ("legal B: r3 wi draw pass", "draw r3 wi=b wi=g wi=r wi=y"),
        ("legal B: r3 wi draw catch A", "draw r3 wi=b wi=g wi=r wi=y"),
        ("legal B: r3 wi draw jump", "draw r3 wi=b wi=g wi=r wi=y"),
        ("legal C: y5", "-"),
        ("can B g4", "NoMatch"),
        ("can B r1", "NotHeld"),
        ("can C draw", "NotYourTurn"),
        ("can C jump r5", "NoSuchAct"),
        ("refused B r3", "allowed"),
        ("refused B wi", "allowed"),
        ("scores: A 0; B 1", "A 0; B 0; C 0; D 0"),
        ("hand B: r3 g4", "r3 g4 wi"),
        ("hand B: r3 r3 g4 wi", "r3 g4 wi"),
        ("hand B:", "r3 g4 wi"),
        ("count A 3", "2"),
        ("colour g", "r"),
        ("top r6", "r5"),
        ("direction -1", "1"),
        ("pending 4", "0"),
        ("dealer B", "A"),
        ("cards 107", "108"),
        ("turn C", "B"),
        ("round over", "going"),
        ("round over B", "going"),
        ("game over A", "going"),
        ("game over", "going"),
    ]:
        with subtests.test(expectation=expectation):
            assert failures(f"? {expectation}") == [FailedExpectation(6, expectation, found)]


def test_expectations_change_nothing_and_all_failures_are_told() -> None:
    """A failure does not end the case; a refused move does, and the next case is played."""
    assert [
        (failure.line, failure.found)
        for failure in failures(
            "? top r6", "B r3", "? top r5", "B r3", "? top r1", *POSITION.split("\n"), "? top r1"
        )
    ] == [(6, "r5"), (8, "r3"), (9, "NotYourTurn"), (17, "r5")]


def test_uno_counts_with_a_card_or_alone() -> None:
    """``r3 uno draw`` may be read either way."""
    header = POSITION.replace("B: r3 g4 wi", "B: r3 g4")
    for listed in ("r3 draw", "r3 uno draw", "draw uno r3", "r3 draw uno"):
        assert failures(f"? legal B: {listed}", header=header) == [], listed
    assert failures("? legal B: r3 uno draw") != []


def test_going_is_false_when_the_match_is_over() -> None:
    """The end of a round, of a match, and who won."""
    header = POSITION.replace("B: r3 g4 wi", "B: r3")
    expected = ("? going", "? round over C", "? game over B")
    between_rounds = failures("B r3", *expected, header=header)
    assert [failure.found for failure in between_rounds] == ["B", "going"]
    at_the_end = failures("B r3", *expected, header=header + '[Option "scoring none"]\n')
    assert [failure.found for failure in at_the_end] == ["over", "B"]


def test_a_position_may_hold_more_cards_than_the_deck() -> None:
    """Three red nines: then the deck is what the position says."""
    header = POSITION.replace("A: r1 r2", "A: r9 r9 r9")
    assert failures("? cards 109", "? hand A: r9 r9 r9", header=header) == []


def test_nothing_lies_under_a_pile_that_ends() -> None:
    """``end`` puts the unnamed cards out of play."""
    assert failures("? cards 11", header=POSITION + '[Draw "g1 end"]\n') == []
    assert failures("? cards 108", header=POSITION + '[Draw "g1"]\n') == []


def test_chance_lines_queue() -> None:
    """Two shuffles given at once are used one after the other."""
    header = """\
[Format "1"]
[Seats "A B"]
[Hands "A: g1 g2; B: g3 g4"]
[Discard "r5 y1 b1"]
[Draw "end"]
[Turn "B"]
"""
    assert (
        failures(
            "chance shuffle: y1 b1",
            "chance shuffle: r5 y2",
            "B draw",
            "? hand B: g3 g4 y1",
            "A draw",
            "? hand A: g1 g2 b1",
            header=header,
        )
        == []
    )


def test_a_seed_gives_the_same_deal_twice() -> None:
    """Where no line says what chance gives, the seed does."""
    text = ['[Seats "A B C"]', '[Seed "oak"]']
    (case,) = read_cases(text)
    first, second = (RecordRun(case, Dealer).state for _ in range(2))
    assert first.hands == second.hands
    assert first.hands != RecordRun(case).state.hands
    (other,) = read_cases([text[0], '[Seed "elm"]'])
    assert RecordRun(other, Dealer).state.hands != first.hands


def test_nothing_lies_on_the_discard_pile_before_the_cards_are_dealt() -> None:
    """What is expected of it does not hold."""
    lines = ['[Rules "olympic"]', '[Seats "A B C"]', "? top r5"]
    assert list(check(lines)) == [FailedExpectation(3, "top r5", "-")]


def test_hears_compares_what_a_seat_is_told_of_the_last_move() -> None:
    """The events of the last move, whoever hears, in the language and verbosity asked for."""
    asked: list[tuple[list[str], Seat, str, str]] = []

    def hear(
        run: RecordRun, events: Sequence[Event], seat: Seat, locale: str, verbosity: str
    ) -> str:
        asked.append(([type(event).__name__ for event in events], seat, locale, verbosity))
        return f"{run.names[seat]} hears; all"

    lines = [
        *POSITION.splitlines(),
        "B r3",
        '? hears C fr brief: "C hears; all"',
        '? hears D en full: "D hears; all" ; a remark',
        '? hears A en normal: "B hears; all"',
    ]
    assert list(check(lines, hear)) == [
        FailedExpectation(9, 'hears A en normal: "B hears; all"', "A hears; all")
    ]
    assert asked == [
        (["Played", "TurnCame"], 2, "fr", "brief"),
        (["Played", "TurnCame"], 3, "en", "full"),
        (["Played", "TurnCame"], 0, "en", "normal"),
    ]


def test_remarks_are_taken_out_in_one_pass() -> None:
    """Braces that are never closed stay, and twice as many of them take no four times as long."""
    assert without_remarks("A r5 {well played} uno {!}") == "A r5  uno "
    assert without_remarks("A {r5 {b} uno") == "A  uno"
    assert without_remarks("{" * LONGEST_LINE) == "{" * LONGEST_LINE
    assert without_remarks("{}" * LONGEST_LINE) == ""


def test_options_of_one_case_are_bounded() -> None:
    """Nobody needs so many, and each takes memory."""
    lines = ['[Format "1"]', '[Seats "A B"]', *(['[Option "target 200"]'] * (MOST_OPTIONS + 1))]
    with pytest.raises(RecordError) as found:
        list(check(lines))
    assert (found.value.line, found.value.message) == (len(lines), "record-too-many-options")


def test_cases_about_one_table_compile_it_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of many small cases is read in a time that grows with its size alone."""
    compiled: list[Header] = []

    def counted(header: Header) -> Game:
        compiled.append(header)
        return compile_header(header)

    monkeypatch.setattr("accessible_uno.record.check.compile_header", counted)
    one = ['[Format "1"]', '[Seats "A B"]', '[Hands "A: r1 r2; B: r3"]', '[Discard "r5"]']
    other = [one[0], '[Option "target 200"]', *one[1:]]
    assert list(check([*one, "? turn B", *one, "? turn B", *other, "? turn B", *one])) == []
    assert len(compiled) == 2
