"""A malformed record: the line, the reason, never a traceback."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_uno.record.check import check
from accessible_uno.record.errors import IllegalMove, RecordError
from accessible_uno.record.reader import LONGEST_LINE
from accessible_uno.table import Dealer

ROOT = Path(__file__).parent.parent.parent
GOOD = """\
[Format "1"]
[Rules "leaflet"]
[Seats "A B C"]
[Dealer "A"]
[Hands "A: r1 r2; B: r3 g4; C: y5 y6"]
[Discard "r5"]
[Turn "B"]
B r3
? turn C
"""
CONFORMANCE = [
    line
    for path in sorted((ROOT / "tests" / "conformance").glob("*.uno"))
    for line in path.read_text("utf-8").splitlines()
]


def with_line(number: int, text: str) -> str:
    """The good record with one line put in the place of another."""
    lines = GOOD.splitlines()
    lines[number - 1] = text
    return "\n".join(lines)


HEADERS = [
    (1, '[Format "2"]', "record-other-format"),
    (1, '[Format "one"]', "record-other-format"),
    (1, "[Format 1]", "record-bad-header"),
    (1, '[Format "1"', "record-bad-header"),
    (1, "Hello", "record-no-header"),
    (1, "? turn C", "record-no-header"),
    (3, '[Seats "A B [2J"]', "record-bad-name"),
    (3, '[Seats "A B \u05d0\u0301\u0301\u0301\u0301"]', "record-bad-name"),
    (3, '[Seats "A B \u202eC"]', "record-unseen"),
    (3, '[Seats "A B \x1b[2J"]', "record-unseen"),
    (2, '[Rules "leaflets"]', "record-unknown-rules"),
    (2, '[Rule "leaflet"]', "record-unknown-key"),
    (2, '[rules "leaflet"]', "record-unknown-key"),
    (2, '[Seats "A B C"]', "record-key-twice"),
    (2, '[Bots "B D"]', "record-unknown-name"),
    (2, '[Bots "B B"]', "record-name-twice"),
    (2, '[Option "stacks same"]', "record-unknown-option"),
    (2, '[Option ""]', "record-unknown-option"),
    (2, '[Option "target many"]', "record-bad-option"),
    (2, '[Option "target 0"]', "record-bad-option"),
    (2, '[Option "target -5"]', "record-bad-option"),
    (2, '[Option "target"]', "record-bad-option"),
    (2, '[Option "scoring best"]', "record-bad-option"),
    (2, f'[Option "target {"9" * 5000}"]', "record-bad-option"),
    (2, '[Deal "0"]', "record-bad-option"),
    (2, '[Deal "seven"]', "record-bad-option"),
    (2, '[Scores "A 10; B ten"]', "record-not-a-number"),
    (2, '[Scores "A 10; X 3"]', "record-unknown-name"),
    (2, '[Scores "A 10; A 3"]', "record-name-twice"),
    (2, f'[Scores "A {"9" * 5000}"]', "record-number-too-long"),
    (2, '[Round "0"]', "record-no-round"),
    (2, '[Round "99999999999"]', "record-number-too-long"),
    (2, '[Round "first"]', "record-not-a-number"),
    (2, '[Direction "left"]', "record-not-a-number"),
    (2, '[Direction "2"]', "record-bad-direction"),
    (2, '[Colour "red"]', "record-bad-colour"),
    (2, '[Draw "r1 end r2"]', "record-unknown-card"),
    (2, '[Said "A X"]', "record-unknown-name"),
    (2, '[Said "A A"]', "record-name-twice"),
    (2, "x" * (LONGEST_LINE + 1), "record-line-too-long"),
    (3, '[Seats ""]', "record-no-seats"),
    (3, '[Seats "A"]', "record-bad-seats"),
    (3, '[Seats "A B A"]', "record-names-alike"),
    (3, '[Seats "A B round"]', "record-name-taken"),
    (3, '[Seats "A B C D E F G"]', "record-bad-seats"),
    (4, '[Dealer "X"]', "record-unknown-name"),
    (5, '[Hands "A: r1 r2; B: r3 g4"]', "record-hand-missing"),
    (5, '[Hands "A: r1; B: r3; C: y5; X: y6"]', "record-unknown-name"),
    (5, '[Hands "A: r1; B: r3; C: y5; C: y6"]', "record-name-twice"),
    (5, '[Hands "A: r1 r2; B: r33; C: y5"]', "record-unknown-card"),
    (5, '[Hands "A: r1 r2; B: qq; C: y5"]', "record-unknown-card"),
    (6, '[Discard "R5"]', "record-unknown-card"),
    (6, '[Discard ""]', "record-no-discard"),
    (6, '[Discard "wi"]', "record-colour-missing"),
    (7, '[Turn "X"]', "record-unknown-name"),
]
MOVES = [
    "B",
    "B draws",
    "B draw draw",
    "B draw 2",
    "B r3 now",
    "B wi=x",
    "B wi=red",
    "B wi=",
    "B r3>Z",
    "B jump r3",
    "B name",
    "B name red",
    "B name g g",
    "B catch",
    "B catch X",
    "B catch A B",
    "B challenge X",
    "B challenge A B",
    "B vote",
    "B vote maybe",
    "B report",
    "B shuffle: r1",
    "B dealer: r1",
    "B round",
    "clock",
    "clock X",
    "round dealer:",
    "round dealer: X",
    "round deck: r77",
    "round now",
    "chance",
    "chance shuffle",
    "chance shuffle: r77",
    "chance wheel: 4",
]
EXPECTATIONS = [
    "turn",
    "turn X",
    "turn A B",
    "hand",
    "hand X: r1",
    "hand B: r77",
    "count B",
    "count B many",
    "count X 1",
    "top",
    "top r77",
    "colour",
    "colour red",
    "direction left",
    "pending some",
    "dealer",
    "dealer X",
    "legal X: draw",
    "legal B: r77",
    "legal B: jumps",
    "can B",
    "can X r3",
    "can B r77",
    "refused B",
    "refused X r3",
    "refused B r77",
    "scores",
    "scores:",
    "scores: A",
    "scores: A many",
    "scores: X 3",
    "round",
    "round A",
    "round over X",
    "game",
    "game over X",
    "going on",
    "cards many",
    f"cards {'9' * 5000}",
    "hears B",
    'hears B fr brief "x"',
]


def error(text: str) -> RecordError:
    """The error that checking a record raises."""
    with pytest.raises(RecordError) as found:
        list(check(text.splitlines(), lots=Dealer))
    assert not isinstance(found.value, IllegalMove)
    return found.value


def tellable(wrong: RecordError) -> None:
    """Check that both catalogues have the sentence, and that the error brings what it needs."""
    for locale in ("fr", "en"):
        catalogue = (ROOT / "locales" / locale / "record.ftl").read_text("utf-8")
        found = re.search(rf"^{wrong.message} =(.*(?:\n .*|\n}}.*)*)", catalogue, re.MULTILINE)
        assert found, f"{wrong.message} is not in {locale}"
        assert set(re.findall(r"\$(\w+)", found[1])) <= {*wrong.arguments, "program"}


def test_the_record_that_is_spoilt_below_is_good() -> None:
    """Unspoilt, it holds: so each test below fails for its own line alone."""
    assert list(check(GOOD.splitlines())) == []


@pytest.mark.parametrize(
    ("line", "text", "message"), HEADERS, ids=[f"{text[:40]}" for _, text, _ in HEADERS]
)
def test_header(line: int, text: str, message: str) -> None:
    """The line, and what is wrong with it."""
    wrong = error(with_line(line, text))
    assert wrong.message == message
    tellable(wrong)
    assert wrong.line == (3 if message == "record-key-twice" else line)


def test_move(subtests: pytest.Subtests) -> None:
    """A line that says no act at all is malformed, not merely refused."""
    for move in MOVES:
        with subtests.test(move=move):
            wrong = error(with_line(8, move))
            assert (wrong.line, wrong.message) == (8, "record-bad-move")
            tellable(wrong)


def test_move_of_nobody() -> None:
    """The name of nobody at the table."""
    wrong = error(with_line(8, "X r3"))
    assert (wrong.line, wrong.message) == (8, "record-unknown-player")
    tellable(wrong)


def test_the_time_of_somebody_who_is_not_waited_for() -> None:
    wrong = error(with_line(8, "clock A"))
    assert (wrong.line, wrong.message) == (8, "record-not-waited-for")
    tellable(wrong)


def test_the_word_that_is_wrong_and_the_right_form(subtests: pytest.Subtests) -> None:
    """A malformed line names the word, what it should have been, and an example that is right."""
    for line, word, kind, form in [
        ("B q9", "q9", "verb", "B r7, wi=g uno, draw"),
        ("B draws", "draws", "verb", "B r7, wi=g uno, draw"),
        ("B draw 2", "2", "nothing", "B draw"),
        ("B r3 now", "now", "card", "B r7, wi=g uno, draw"),
        ("B wi=q", "q", "colour", "B r7, wi=g uno, draw"),
        ("B r3>Z", "Z", "name", "B r7, wi=g uno, draw"),
        ("B name red", "red", "colour", "B name g"),
        ("B catch", "catch", "form", "B catch C"),
        ("B catch X", "X", "name", "B catch C"),
        ("clock X", "X", "name", "clock A"),
        ("round dealer: X", "X", "name", "round deck: r5 g2, dealer: A"),
        ("chance wheel: 4", "wheel:", "verb", "chance shuffle: r5 g2"),
        ("chance shuffle: r77", "r77", "card", "chance shuffle: r5 g2"),
        ("? hand A: r3 q9", "q9", "card", "hand A: r5 g2"),
        ("? hand X: r3", "X", "name", "hand A: r5 g2"),
        ("? turn Z", "Z", "name", "turn C"),
        ("? count B many", "many", "number", "count A 7"),
        ("? colour red", "red", "colour", "colour g"),
        ("? going on", "on", "nothing", "going"),
        ("? legal B: jumps", "jumps", "verb", "legal A: r5 draw"),
        ("? scores: A", "A", "form", "scores: A 20; B 0"),
    ]:
        with subtests.test(line=line, word=word, kind=kind):
            wrong = error(with_line(8, line))
            assert (wrong.arguments["word"], wrong.arguments["kind"]) == (word, kind)
            assert wrong.arguments["form"] == form


def test_an_option_that_does_not_go_with_the_preset() -> None:
    """The line of the option, not that of the preset, and the rule that stands against it."""
    wrong = error('[Rules "rapido"]\n[Option "uno-card 2"]\n[Seats "A B C"]\n')
    assert (wrong.line, wrong.message) == (2, "record-option-quarrel")
    assert wrong.arguments["others"] == "uno-attack"
    tellable(wrong)


@pytest.mark.parametrize(
    ("number", "line", "nearest"),
    [
        (2, '[Rules "leaflets"]', "leaflet"),
        (2, '[Rule "leaflet"]', "Rules"),
        (2, '[Seat "A"]', "Seats"),
        (2, '[Option "stak same"]', "stack"),
        (2, '[Option "qqqq on"]', "none"),
        (8, "Zorro r3", "none"),
        (8, "B draws", "draw"),
        (9, "? turns C", "turn"),
        (9, "? hands B: r3", "hand"),
    ],
)
def test_the_nearest_name_is_proposed(number: int, line: str, nearest: str) -> None:
    assert error(with_line(number, line)).arguments["nearest"] == nearest


def test_expectation(subtests: pytest.Subtests) -> None:
    """An expectation that is not of the form of its kind."""
    for expectation in EXPECTATIONS:
        with subtests.test(expectation=expectation):
            wrong = error(with_line(9, f"? {expectation}"))
            assert (wrong.line, wrong.message) == (9, "record-bad-expectation")
            tellable(wrong)


@pytest.mark.parametrize("word", ["", "winner A", "seat A", "name 0", "run x", "hear", "why A r3"])
def test_unknown_expectation(word: str) -> None:
    """A word that is no kind of expectation, the workshop's own words included."""
    wrong = error(with_line(9, f"? {word}"))
    assert (wrong.line, wrong.message) == (9, "record-unknown-expectation")
    tellable(wrong)


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 0, "record-empty"),
        ("; nothing but a remark\n\n", 0, "record-empty"),
        ("\ufffd\ufffd\n", 1, "record-no-header"),
        ("\x00\x01\x02\ufffd\n", 1, "record-unseen"),
        ('[Format "1"]\n', 1, "record-no-seats"),
        (GOOD + '[Host "A"]\n', 10, "record-header-late"),
        ('[Seats "A B"]\n[Deck "r5 r5 r5"]\n', 1, "record-bad-chance"),
        ('[Seats "A B"]\n[DealerDraw "r5"]\n', 1, "record-bad-chance"),
        ('[Seats "A B"]\n[DealerDraw "r5 x"]\n', 2, "record-unknown-card"),
        (
            '[Seats "A B"]\n[Hands "A: r1; B: r2"]\n[First "wi+4"]\n[Draw "end"]\n',
            1,
            "record-unsettled",
        ),
    ],
)
def test_whole_file(text: str, line: int, message: str) -> None:
    """A file that holds no game, or one that cannot begin."""
    wrong = error(text)
    assert (wrong.line, wrong.message) == (line, message)
    tellable(wrong)


def test_chance_that_does_not_fit() -> None:
    """Another number of cards than lie loose: told at the act that needs them."""
    text = with_line(6, '[Discard "r5 g1"]\n[Draw "end"]').replace(
        "B r3", "chance shuffle: g1 g2\nB draw"
    )
    wrong = error(text)
    assert (wrong.line, wrong.message) == (10, "record-bad-chance")
    tellable(wrong)


@pytest.mark.parametrize(
    "move",
    ["B g4", "B g9", "C y5", "B pass", "B take", "A uno", "C catch B", "round", "A r1"],
)
def test_a_refused_move_is_a_failure_with_its_reason(move: str) -> None:
    """The rules refuse it: a failure of the case, and the rest of the case is not played."""
    (failure,) = check(with_line(8, move).splitlines())
    assert (failure.line, failure.expected) == (8, move)
    assert failure.found


@pytest.mark.slow
@settings(max_examples=120, deadline=None)
@given(st.data())
def test_any_spoilt_record_raises_nothing_else(data: st.DataObject) -> None:
    """Lines cut, mixed up and replaced: a record error or an answer, never another fault."""
    start = data.draw(st.integers(0, len(CONFORMANCE) - 30))
    lines = CONFORMANCE[start : start + data.draw(st.integers(1, 30))]
    for _ in range(data.draw(st.integers(1, 6))):
        at = data.draw(st.integers(0, len(lines) - 1))
        words = lines[at].split(" ")
        spoilt = data.draw(
            st.sampled_from(
                [
                    " ".join(reversed(words)),
                    lines[at][: data.draw(st.integers(0, 30))],
                    lines[at].replace("r", data.draw(st.sampled_from('gbywxA:;"[]{}>=+0'))),
                    data.draw(st.text(max_size=20)),
                    data.draw(st.sampled_from(CONFORMANCE)),
                ]
            )
        )
        lines[at] = spoilt
    try:
        failures = list(check(['[Format "1"]', *lines], lots=Dealer))
    except RecordError as wrong:
        tellable(wrong)
    else:
        assert all(failure.found for failure in failures)
