"""What a player may do at a question, and what must come of it: each raises where it does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import pytest
from stages import END, HANG_UP, TOO_LONG, Stage
from table_fixtures import PLAIN

from accessible_uno.interface.ask.question import Word
from accessible_uno.interface.parse.lexicon import lexicon, parse_bare_command
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.interface.terminal.console import HungUp
from accessible_uno.narration.catalogue import Catalogue

Deed: TypeAlias = Callable[[Stage], None]

CELLS: Final = {"en": "⠓⠑⠇⠏", "fr": "⠁⠊⠙⠑"}
"""“help” typed in braille."""


def _asks(stage: Stage) -> str:
    """Return how the question begins as it is shown, in the first language that it is asked in."""
    if stage.question.locales:
        return "Uno"
    return stage.text("ask")[:12]


def _word(stage: Stage, command: Command) -> str:
    return lexicon(stage.locale).commands.names[command]


def _count(stage: Stage, shown: list[str]) -> int:
    return sum(line.startswith(_asks(stage)) for line in shown)


def _helps(stage: Stage, shown: list[str]) -> bool:
    if stage.question.locales:
        return any(
            "uno" not in line.lower() and line.startswith(("Number", "Le num")) for line in shown
        )
    return any(line.startswith(stage.text("help")[:12]) for line in shown)


def text(stage: Stage) -> None:
    """It is written, unless the player has heard it; the prompt has words."""
    console = stage.play().console
    prompt = console.prompts[-1].translate(PLAIN)
    assert prompt.rstrip().endswith(":")
    assert len(prompt) > 5
    assert _count(stage, console.shown)


def voice(stage: Stage) -> None:
    """Our own voice says it."""
    spoken = _plain(stage.play(speaks=True).voice.texts)
    assert any(each.startswith(_asks(stage)) for each in spoken)


def _plain(texts: list[str]) -> list[str]:
    return [each.translate(PLAIN) for each in texts]


def braille(stage: Stage) -> None:
    """A display shows it; before a game, its keys enter the answers that are few."""
    played = stage.play()
    assert any(each.startswith(_asks(stage)) for each in _plain(played.display.texts))
    if not stage.opening:
        assert played.entered == list(stage.question.answers.offered(stage.locale))


def own_word(stage: Stage) -> None:
    """A word of the player's own does what it stands for."""
    played = stage.play("zorp", own_words={Command.HELP: ("zorp",)})
    assert _helps(stage, played.console.answer_to("zorp"))


def cells(stage: Stage) -> None:
    """A word typed in braille is read."""
    pytest.importorskip("louis")
    line = CELLS[stage.locale]
    assert _helps(stage, stage.play(line).console.answer_to(line))


def single_key(stage: Stage) -> None:
    """A key answers where answers are few; where they are many, letters are typed."""
    answers = stage.question.answers
    if answers.free:
        played = stage.play(single_keys=True)
        assert played.console.key_bindings.single_key("y") is None
        return
    offered = answers.offered(stage.locale)
    key = next(key for key in "yo1" if answers.line_of(key, stage.locale) in offered)
    played = stage.play(f"<{key}>", single_keys=True)
    assert f"> {answers.line_of(key, stage.locale)}" in played.console.shown


def first_ctrl_c(stage: Stage) -> None:
    """It silences the voice and does nothing else; what was typed comes back."""
    played = stage.play("^Chal", speaks=True)
    assert played.stays
    assert played.console.typed[-2 if played.console.typed[-1] == "" else -1] == "hal"


def next_ctrl_c(stage: Stage) -> None:
    """Where nothing is spoken, it leaves."""
    assert not stage.play("^C").stays


def ctrl_z(stage: Stage) -> None:
    """It says how to come back, and the question is asked again after the return."""
    shown = stage.play("^Z").console.shown
    place = shown.index("> ^Z")
    assert "fg" in shown[place - 1]
    assert _count(stage, shown[place : place + 2]) == 1


def too_long(stage: Stage) -> None:
    """It is said that the end of the line is left out."""
    told = Catalogue(stage.locale).text("line-too-long").translate(PLAIN)
    assert told in stage.play(TOO_LONG).console.shown


def unknown_key(stage: Stage) -> None:
    """It is answered."""
    before = len(stage.play().console.shown)
    assert len(stage.play("<f24>").console.shown) > before


def end_of_input(stage: Stage) -> None:
    """It leaves: nobody waits for an answer that cannot come."""
    played = stage.play(END)
    assert not played.stays
    assert played.answer is Word.QUIT or stage.opening


def hang_up(stage: Stage) -> None:
    """It is not an answer, nor a wish to leave: whoever asks is told, and says nothing more."""
    played = stage.play(HANG_UP)
    assert not played.stays
    assert isinstance(played.answer, HungUp) or stage.opening


def help_explains(stage: Stage) -> None:
    """What is asked is explained; the question stays."""
    line = _word(stage, Command.HELP)
    played = stage.play(line)
    assert _helps(stage, played.console.answer_to(line))
    assert played.stays


def repeat(stage: Stage) -> None:
    """The question is asked again."""
    line = _word(stage, Command.REPEAT)
    played = stage.play(line)
    assert _count(stage, played.console.answer_to(line)) == 1
    assert played.stays


def back(stage: Stage) -> None:
    """It returns to the question before, where there is one; elsewhere it is no answer."""
    line = Catalogue(stage.locale).text("ask-back").split(",")[0]
    assert stage.play(line).stays is (Word.BACK not in stage.question.words)


def quit_leaves(stage: Stage) -> None:
    """It leaves, or is refused in words where it is not clear what would be left."""
    line = _word(stage, Command.QUIT)
    assert stage.play(line).stays is (Word.QUIT not in stage.question.words)


def wrong_word(stage: Stage) -> None:
    """A line that is no answer, and a command of the game, are refused by what is asked."""
    answers, end = stage.question.answers, Catalogue(stage.locale).text("ask-end").split(",")[0]
    wrong = [
        "qwrt",
        _word(stage, Command.HAND),
        *([] if Word.END in stage.question.words else [end]),
    ]
    lines = [line for line in wrong if answers.parse(line, stage.locale) is None]
    assert lines
    for line in lines:
        played = stage.play(line)
        told = played.console.answer_to(line)
        assert told[0] == stage.text("unclear", line=line)
        when = "said-after-answer" if stage.opening else "said-in-game"
        said = Catalogue(stage.locale).text(when, line=line).replace("\u00a0", " ")
        assert (said in told) is (parse_bare_command(line, stage.locale) is not None)
        assert played.stays


DEEDS: Final[dict[str, Deed]] = {
    "text": text,
    "voice": voice,
    "braille": braille,
    "own word": own_word,
    "cells": cells,
    "single key": single_key,
    "first ^C silences": first_ctrl_c,
    "next ^C leaves": next_ctrl_c,
    "^Z told": ctrl_z,
    "too long": too_long,
    "unknown key": unknown_key,
    "end of input": end_of_input,
    "hang-up": hang_up,
    "help": help_explains,
    "repeat": repeat,
    "back": back,
    "quit": quit_leaves,
    "wrong word": wrong_word,
}
