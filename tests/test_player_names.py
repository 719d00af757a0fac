"""The one rule of what a player may be called."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_uno.game.base import Action, ChoiceWord
from accessible_uno.game.chance import ChanceAction
from accessible_uno.game.rule import Rule
from accessible_uno.names import (
    CHANCE_VERBS,
    CHOICES,
    INSIDE,
    LONGEST_NAME,
    LONGEST_RECORDED,
    PLAYERS_VERBS,
    RESERVED,
    SPEAKERS,
    NameFault,
    is_name,
    is_recorded_name,
    lawful_name,
    name_fault,
)
from accessible_uno.rules.registry import all_rules


def test_words_of_any_script_are_names(subtests: pytest.Subtests) -> None:
    """Letters with their marks, digits, and what stands inside a word."""
    for name in [
        *("A", "P1", "Chloé", "Chloe\u0301", "Jean-Luc", "d’Arc", "O'Hara", "हिन्दी", "שלום"),
        *("7", "a.b_c", "Left", "Chance", "leftie", "r5", "A" * LONGEST_NAME),
    ]:
        with subtests.test(name=name):
            assert name_fault(name) is None
            assert is_name(name)
            assert is_recorded_name(name)


def test_what_is_more_than_a_word_is_no_name_anywhere(subtests: pytest.Subtests) -> None:
    """Nothing that is obeyed, turns the text, stacks up, or begins another kind of line."""
    for name in [
        *("", "[A", "?A", ";A", "{A}", "A B", "A\t", "A:", "A;B", "\u0301A", "A\x00"),
        *(
            "\x1b[2J",
            "A\x1b[31m",
            "A\x9b1m",
            "A\u202eB",
            "A\u2066B",
            "A\u200bB",
            "A\ufeff",
            "\ud800",
        ),
        *("\ud800", "[[h@'loU]]", "<mark>", "A" * (LONGEST_RECORDED + 1)),
        *("e" + "\u0301" * 4, "🃏", ".a", "_A B", "-" * (LONGEST_RECORDED + 1)),
    ]:
        with subtests.test(name=name):
            assert not is_name(name)
            assert not is_recorded_name(name)


def test_a_refused_name_has_its_reason(subtests: pytest.Subtests) -> None:
    for name, fault in [
        ("", NameFault.EMPTY),
        ("A" * (LONGEST_NAME + 1), NameFault.LONG),
        *((name, NameFault.START) for name in ("_", "-x", "’a", "\u0301A", " A", "_anne")),
        *((name, NameFault.CHARACTER) for name in ("A B", "A>B", "A=B", "A:", "A\n", "A\u200b")),
    ]:
        with subtests.test(name=name):
            assert name_fault(name) is fault


def test_every_reserved_word_is_refused_and_another_form_of_it_would_do(
    subtests: pytest.Subtests,
) -> None:
    for word in sorted(RESERVED):
        with subtests.test(word=word):
            assert name_fault(word) is NameFault.RESERVED
            assert lawful_name(word) == word.capitalize()
            assert is_name(word.capitalize())


def actions(kind: type[Action] = Action) -> set[type[Action]]:
    """Every action that is known."""
    return {kind}.union(*map(actions, kind.__subclasses__()))


def test_every_word_of_the_notation_is_reserved() -> None:
    """The verbs of every rule that there is, the speakers, and what stands for a chosen player."""
    rules: dict[str, type[Rule]] = all_rules()
    assert rules
    ours = [kind for kind in actions() if kind.__module__.startswith("accessible_uno.")]
    verbs = {verb.rstrip(":") for kind in ours for verb in kind.verbs}
    assert verbs >= {"draw", "shuffle", "catch", "clock", "round"}
    missing = (verbs | set(ChoiceWord)) - RESERVED
    assert not missing, f"add to the reserved words of names.py: {sorted(missing)}"
    assert set(ChoiceWord) == CHOICES
    of_chance = {verb for kind in ours if issubclass(kind, ChanceAction) for verb in kind.verbs}
    assert {verb.rstrip(":") for verb in of_chance if verb.endswith(":")} == CHANCE_VERBS
    assert verbs - CHANCE_VERBS - SPEAKERS == PLAYERS_VERBS


def test_a_record_written_before_a_word_was_reserved_is_still_read(
    subtests: pytest.Subtests,
) -> None:
    for word in sorted(RESERVED - SPEAKERS):
        with subtests.test(word=word):
            assert is_recorded_name(word)


@pytest.mark.parametrize("name", ["_", "__", "_anne", "-x", "’a", "'t"])
def test_a_record_written_before_beginnings_were_refused_is_still_read(name: str) -> None:
    assert name_fault(name) is NameFault.START
    assert is_recorded_name(name)


def test_a_record_may_hold_longer_names_than_a_new_player_may_have() -> None:
    assert is_recorded_name("A" * LONGEST_RECORDED)


@pytest.mark.parametrize(
    ("nick", "taken", "name"),
    [
        ("Anne", (), "Anne"),
        ("_anne", (), "anne"),
        ("Anne Marie", (), "AnneMarie"),
        ("Anne", ("Bob", "anne"), "Anne2"),
        ("Anne", ("Anne", "ANNE2"), "Anne3"),
        ("chance", (), "Chance"),
        ("chance", ("Chance",), "Chance2"),
        ("🃏🃏", (), "player"),
        ("", ("Player",), "player2"),
        ("A" * 30, ("a" * 20,), "A" * 19 + "2"),
        ("Chloe\u0301", (), "Chloé"),
    ],
)
def test_a_nick_gets_the_nearest_lawful_name(nick: str, taken: tuple[str, ...], name: str) -> None:
    assert lawful_name(nick, taken) == name


@given(st.text(), st.lists(st.text(min_size=1)))
def test_any_nick_gets_a_lawful_name_that_nobody_has(nick: str, taken: list[str]) -> None:
    """A lawful nick that is free is kept, but for the composition of its letters."""
    name = lawful_name(nick, taken)
    assert is_name(name)
    assert is_recorded_name(name)
    assert name.casefold() not in {each.casefold() for each in taken}


@given(st.text(st.sampled_from("aÉ7" + INSIDE + "\u0301 ;:>[=")))
def test_what_is_a_name_is_one_that_a_record_holds(text: str) -> None:
    """The rule for new players is the rule for records, and stricter."""
    assert is_recorded_name(text) or not is_name(text)
    assert (name_fault(text) is None) == is_name(text)
