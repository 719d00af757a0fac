"""Leaving the game, giving it up, and Ctrl-C."""

from __future__ import annotations

import asyncio

import pytest
from table_fixtures import (
    PLAIN,
    Script,
    SlowVoice,
    game_of,
    played,
    position,
    table,
)


def test_the_end_of_input_saves_and_says_where() -> None:
    saved: list[bool] = []
    console = played([], table(position("r7", "b7")), saved=saved)
    assert saved == [True]
    assert console.shown[-1].endswith("accessible-uno resume")


@pytest.mark.parametrize(("answer", "leaves"), [("oui", True), ("yes", True), ("", False)])
def test_quitting_asks_first(answer: str, leaves: bool) -> None:
    saved: list[bool] = []
    console = played(["quitter", answer, "main"], table(position("r7", "b7")), saved=saved)
    assert ("> main" in console.shown) is not leaves
    assert "Réponse" in console.prompts[1]
    assert saved == [True]


def test_quitting_accepts_no_other_word() -> None:
    console = played(["quitter", "rouge", "non"], table(position("r7", "b7")))
    assert console.answer_to("rouge") == [
        "Répondez « oui » ou « non » : quitter la partie ? Entrée vaut non."
    ]
    assert console.answer_to("non")[0] == "La partie continue."


def test_a_word_of_the_game_waits_for_the_answer() -> None:
    """It is no word for "during a game": a game is being played."""
    console = played(["quitter", "main", "non"], table(position("r7", "b7")))
    assert console.answer_to("main")[-1] == "« main » se dit une fois que vous avez répondu."


@pytest.mark.parametrize(("answer", "gives_up"), [("oui", True), ("non", False), ("", False)])
def test_giving_up_asks_first(answer: str, gives_up: bool) -> None:
    """So does quitting; the others play on, and the player hears it."""
    at = table(position("r7 b4 g2", "b8", rules="chat"))
    console = played(["abandonne", answer], at)
    assert console.answer_to("abandonne")[0].startswith("Abandonner la partie pour de bon ?")
    assert any("Réponse" in prompt.translate(PLAIN) for prompt in console.prompts)
    assert (0 in at.view(0).playing) is not gives_up
    told = console.answer_to(answer)[0]
    assert told == ("Vous abandonnez la partie." if gives_up else "La partie continue.")


def test_where_nobody_may_give_up_nothing_is_asked() -> None:
    console = played(["abandonne"], table(position("r7 b4 g2", "b8")))
    assert "quitter" in console.answer_to("abandonne")[0]


def test_ctrl_c_silences_first_then_asks() -> None:
    """While the voice speaks, Ctrl-C silences it and the half-typed line comes back."""
    voice = SlowVoice()
    at = table(position("r7 b4 g2", "b8"))
    console = played(["^Crouge", "^C", "non"], at, voices={"speech": voice})
    assert console.typed[1] == "rouge"
    assert "Réponse" not in console.prompts[1]
    assert "Réponse" in console.prompts[2]
    assert console.answer_to("non")[0] == "La partie continue."


def test_ctrl_c_asks_at_once_when_all_is_silent() -> None:
    saved: list[bool] = []
    console = played(["^C", "^C"], table(position("r7", "b7")), saved=saved)
    assert "Réponse" in console.prompts[1]
    assert saved == [True]


def test_an_interruption_while_nothing_is_read_saves() -> None:
    saved: list[bool] = []

    async def interrupted() -> None:
        console = Script("never")
        task = asyncio.ensure_future(
            game_of(console, table(watched=True), watched=True, saved=saved).play()
        )
        await asyncio.sleep(0.02)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(interrupted())
    assert saved == [True]
