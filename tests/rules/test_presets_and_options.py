"""Presets and options: data that names rules, their parameters and what they take."""

from __future__ import annotations

import ast
from enum import StrEnum
from pathlib import Path

import pytest
from msgspec.structs import astuple

import accessible_uno.rules
from accessible_uno.game.option import BadOption
from accessible_uno.game.rule import Rule
from accessible_uno.rules import registry
from accessible_uno.rules.conduct.comments import Comments
from accessible_uno.rules.core.skip import Skip
from accessible_uno.rules.deal.dealing import Dealing
from accessible_uno.rules.points.scoring import Scoring
from accessible_uno.rules.preset import (
    CannotCompile,
    Problem,
    UnknownPreset,
    compile_preset,
    make_rule,
    preset,
)
from accessible_uno.rules.preset_keys import all_preset_keys, preset_keys
from accessible_uno.rules.registry import all_options, all_rules, option, our_rules
from accessible_uno.rules.shared.scoring import School

FOLDER = Path(accessible_uno.rules.__file__).parent


def parameter(rule: type[Rule], name: str, *options: tuple[str, str]) -> object:
    """What a rule's parameter is under the leaflet with options."""
    (found,) = (each for each in preset("leaflet").compile(options).rules if type(each) is rule)
    return getattr(found, name)


def test_every_rule_file_is_registered() -> None:
    """A class with a key is found by that key, and each key is used once."""
    defined = set()
    for path in FOLDER.rglob("*.py"):
        nodes = ast.parse(path.read_text("utf-8")).body
        for node in (each for each in nodes if isinstance(each, ast.ClassDef)):
            rule = any("Rule" in ast.unparse(base) for base in node.bases)
            if rule and "key" in map(_declared, node.body):
                defined.add(node.name)
    assert {rule.__name__ for rule in our_rules().values()} == defined
    assert all(rule.key == key for key, rule in all_rules().items())


def _declared(node: ast.stmt) -> str:
    """The name that a statement of a class body declares."""
    return ast.unparse(node.target) if isinstance(node, ast.AnnAssign) else ""


def test_rules_are_found_where_there_is_bytecode_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a page, whose wheels have no sources."""
    places = registry._places()
    for path in FOLDER.rglob("*.py"):
        (tmp_path / path.relative_to(FOLDER)).parent.mkdir(exist_ok=True)
        (tmp_path / path.relative_to(FOLDER)).with_suffix(".pyc").touch()
    monkeypatch.setattr(registry, "rules_folder", lambda: tmp_path)
    assert registry._places.__wrapped__() == places


def test_every_rule_is_played() -> None:
    """A rule that no preset plays can be had by an option."""
    played = {rule for key in preset_keys() for rule in preset(key).rules}
    optional = {rule.key for rule, _ in all_options().values()}
    assert set(our_rules()) == (played | optional) & set(our_rules())


def test_the_leaflet_sets_parameters_that_its_rules_have() -> None:
    """And its players and clauses are those of the text."""
    leaflet = preset("leaflet")
    for key, given in leaflet.rules.items():
        assert set(given) <= set(all_rules()[key].__struct_fields__)
    assert (leaflet.fewest, leaflet.most) == (2, 6)
    assert len(leaflet.clauses) == len(set(leaflet.clauses)) == 46


def test_every_preset_compiles() -> None:
    """Each file in the folder is a preset that can be played."""
    assert "leaflet" in preset_keys()
    for key in preset_keys():
        assert preset(key).key == key
        assert len(preset(key).compile().deck) >= 108


@pytest.mark.parametrize("key", ["", "Leaflet", "../leaflet", "classics", "leaflet.toml"])
def test_a_preset_that_is_not(key: str) -> None:
    """The error names those that are."""
    with pytest.raises(UnknownPreset) as unknown:
        preset(key)
    assert unknown.value.known == all_preset_keys()


def test_options_set_what_they_say() -> None:
    """Each option reaches its rule's parameter; the last one given counts."""
    assert parameter(Scoring, "target") == 500
    assert parameter(Scoring, "target", ("target", "300")) == 300
    assert parameter(Scoring, "target", ("target", "300"), ("target", "200")) == 200
    assert parameter(Scoring, "school") == "winner"
    for text, school in (("losers", "losers"), ("L", "losers"), ("W", "winner"), ("none", "none")):
        assert parameter(Scoring, "school", ("scoring", text)) == school
    assert parameter(Dealing, "cards_each", ("deal", "15")) == 15
    assert parameter(Skip, "first_skip", ("first-skip", "left2")) == "left2"
    assert parameter(Comments, "cards_due", ("penalty-comment", "0")) == 0


def test_rounds_won_bring_a_target_of_their_own() -> None:
    """WP-26: five hundred rounds would be many; a target that is set comes first, in any order."""
    assert parameter(Scoring, "target", ("scoring", "rounds")) == 3
    for options in (
        (("scoring", "rounds"), ("target", "7")),
        (("target", "7"), ("scoring", "rounds")),
    ):
        assert parameter(Scoring, "target", *options) == 7


def test_the_deck_must_suffice() -> None:
    """A coloured card must be left to open the round, whatever is dealt of the 100."""
    for seats, most in ((10, 9), (8, 12)):
        assert preset("classic").compile([("deal", str(most))], seats).hand_size == most
        with pytest.raises(BadOption) as bad:
            preset("classic").compile([("deal", str(most + 1))], seats)
        assert bad.value.allowed == f"1-{most}"


def test_every_option_is_declared_whole(subtests: pytest.Subtests) -> None:
    """Its rule has the parameter, the default is allowed, and what is allowed can be said."""
    for name in all_options():
        with subtests.test(name=name):
            rule, declared = all_options()[name]
            if declared.parameter:
                default = getattr(rule(), declared.parameter)
                assert declared.read(str(default)) == default
            assert declared.allowed()
            assert all(declared.read(value) is not None for value in declared.values())
            for text in ("", "x", "-1", "1.5", "1e3", "9" * 5000, "²"):
                with pytest.raises(BadOption) as bad:
                    declared.read(text)
                assert (bad.value.name, bad.value.value) == (name, text)
            if not declared.choices:
                for edge in (declared.lowest, declared.highest):
                    assert declared.read(str(edge)) == edge
                for beyond in (declared.lowest - 1, declared.highest + 1):
                    if str(beyond) == declared.off:
                        continue
                    with pytest.raises(BadOption):
                        declared.read(str(beyond))


def test_an_option_that_is_not() -> None:
    """The error names those that are."""
    with pytest.raises(BadOption) as bad:
        option("targets")
    assert bad.value.allowed == " ".join(all_options())
    with pytest.raises(BadOption):
        preset("leaflet").compile([("targets", "3")])


def test_the_largest_deal_leaves_a_card_to_turn_up() -> None:
    """Six players with the most cards that may be dealt."""
    game = preset("leaflet").compile([("deal", str(all_options()["deal"][1].highest))])
    assert game.hand_size * preset("leaflet").most < len(game.deck)


def test_a_rule_excludes_and_needs_rules_that_there_are(subtests: pytest.Subtests) -> None:
    """A key that is written wrongly would forbid nothing."""
    for rule in all_rules().values():
        with subtests.test(rule.key):
            assert {*rule.excludes, *rule.needs} <= set(all_rules())


QUARREL = {"others", "rule", "rules"}
BETWEEN = {"rules", "count", "fewest", "most", "exact"}


@pytest.mark.parametrize(
    ("key", "options", "seats", "versions", "problem", "about", "arguments"),
    [
        ("leaf", (), 2, None, "unknown-preset", "leaf", {"value", "known"}),
        ("leaflet", (("targets", "3"),), 2, None, "unknown-option", "targets", {"option", "known"}),
        ("leaflet", (("deal", "0"),), 2, None, "bad-value", "deal", {"option", "value", "takes"}),
        ("leaflet", (), 2, {"skip": 99}, "unknown-version", "skip", {"rule", "version"}),
        ("leaflet", (("cursed", "on"),), 2, None, "conflict", "cursed", QUARREL),
        ("leaflet", (("pairs", "on"),), 2, None, "lacking", "pairs", QUARREL),
        ("teams", (), 5, None, "rule-seats", "teams", {"rule", "count"}),
        ("leaflet", (), 7, None, "preset-seats", "leaflet", BETWEEN),
    ],
)
def test_why_a_preset_cannot_be_compiled(
    key: str,
    options: tuple[tuple[str, str], ...],
    seats: int,
    versions: dict[str, int] | None,
    problem: str,
    about: str,
    arguments: set[str],
) -> None:
    """One error names the problem, what it is about, and all that a message needs."""
    with pytest.raises(CannotCompile) as wrong:
        compile_preset(key, options, seats, versions)
    assert (wrong.value.problem, wrong.value.about) == (problem, about)
    assert set(wrong.value.arguments) == arguments
    quarrels = problem in {Problem.CONFLICT, Problem.LACKING}
    assert wrong.value.given == (options if quarrels else ()), "pairs, whatever a value holds"


def test_each_problem_is_shown() -> None:
    """The table above has a line for each, but for those of other packages (tests/packages)."""
    (table,) = test_why_a_preset_cannot_be_compiled.pytestmark  # type: ignore[attr-defined]
    assert {line[4] for line in table.args[1]} == set(Problem) - {Problem.PACKAGE}


def test_the_words_of_a_preset_become_members() -> None:
    """A mode is a member of its enum, whether a preset, an option or nobody sets it."""
    assert parameter(Scoring, "school") is School.WINNER
    assert parameter(Scoring, "school", ("scoring", "L")) is School.LOSERS
    for key in preset_keys():
        for rule in preset(key).active_rules():
            for value, default in zip(astuple(rule), rule.__struct_defaults__, strict=True):
                if isinstance(default, StrEnum):
                    assert type(value) is type(default)
    with pytest.raises(ValueError, match="best"):
        make_rule(Scoring, {"school": "best"})
