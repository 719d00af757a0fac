"""The question whether to resume a game: by lines and by single keys."""

from __future__ import annotations

import asyncio

import pytest
from stages import HANG_UP, Terminal
from table_fixtures import STOPPED, Script, SlowVoice, conversation

from accessible_uno.interface.ask.lobby import ask_to_resume
from accessible_uno.interface.terminal.console import HungUp
from accessible_uno.settings.schema import Settings

COMMAND = "accessible-uno resume"
QUESTION = "An unfinished game is waiting, with Luna, round 2. Go on with it, yes or no?"
BY_KEYS = "Answer Y or N: go on with the game? Enter means yes."


def asked(*lines: str, locale: str = "en", by_keys: bool = True) -> tuple[bool | None, Script]:
    """Return the answer, ``None`` where the player leaves, and the console."""
    console = Script(*lines)
    settings = Settings(locale, single_keys=by_keys)
    asking = conversation(console, settings)
    return asyncio.run(ask_to_resume(asking, ("Ada", "Luna"), 0, 2, COMMAND)), console


@pytest.mark.parametrize(
    ("key", "locale", "answer"),
    [("y", "en", True), ("N", "en", False), ("o", "fr", True), ("n", "fr", False)],
)
def test_a_letter_answers_where_single_keys_play(key: str, locale: str, answer: bool) -> None:
    assert asked(f"<{key}>", locale=locale)[0] is answer


@pytest.mark.parametrize(
    "key", ("d", "space", "7", ",", "!", "escape", "left", "backspace", "f2", "pageup")
)
def test_every_other_key_says_what_answers(key: str) -> None:
    answer, console = asked(f"<{key}>", "<q>")
    assert answer is None
    assert console.shown[:3] == [QUESTION, BY_KEYS, "> quit"]
    assert COMMAND in console.shown[-1]


def test_the_key_that_repeats_asks_again() -> None:
    assert asked("<l>", "<y>")[1].shown[:2] == [QUESTION, QUESTION]


@pytest.mark.parametrize("key", ["h", "f1"])
def test_help_names_the_key_that_leaves(key: str) -> None:
    assert "Q closes the game." in asked(f"<{key}>", "<y>")[1].shown[1]


def test_control_z_says_how_to_come_back_and_the_question_is_asked_again() -> None:
    assert asked("^Z", "<y>")[1].shown[:4] == [QUESTION, STOPPED, "> ^Z", QUESTION]


def test_a_hang_up_is_neither_an_answer_nor_a_wish_to_leave() -> None:
    """Whoever asks is told; nothing is said to nobody."""
    console = Terminal(HANG_UP)
    asking = conversation(console, Settings("en"))
    with pytest.raises(HungUp):
        asyncio.run(ask_to_resume(asking, ("Ada", "Luna"), 0, 2, COMMAND))
    assert console.shown == [QUESTION]


def test_ctrl_c_silences_before_it_leaves() -> None:
    console = Script("^Cn", "n")
    asking = conversation(console, Settings("en"), {"speech": SlowVoice()})
    assert asyncio.run(ask_to_resume(asking, ("Ada", "Luna"), 0, 2, COMMAND)) is False
    assert console.typed == ["", "n"]


def test_enter_answers_a_question_that_is_still_spoken() -> None:
    """Who knows the question need not hear it to its end."""
    console = Script("", "n")
    asking = conversation(console, Settings("en"), {"speech": SlowVoice()})
    assert asyncio.run(ask_to_resume(asking, ("Ada", "Luna"), 0, 2, COMMAND)) is True


def test_a_colon_begins_a_line() -> None:
    assert asked(":no")[0] is False


def test_letters_are_typed_where_lines_are_played() -> None:
    console = asked("<f1>", "n", by_keys=False)[1]
    assert console.key_bindings.single_key("n") is None
    assert "“quit” closes the game." in console.shown[1]


class Gone(Script):
    """A terminal that is closed while something is asked."""

    async def read_line(self, prompt: str, *, typed: str = "") -> str:
        raise HungUp


def test_a_terminal_that_is_gone_is_no_answer() -> None:
    """Nothing is said to nobody, and whoever asked learns that nobody is there."""
    console = Gone()
    asking = conversation(console, Settings("en"))
    with pytest.raises(HungUp):
        asyncio.run(ask_to_resume(asking, ("Ada", "Luna"), 0, 2, COMMAND))
    assert console.shown == [QUESTION]
