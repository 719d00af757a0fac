"""Settings that cannot be played together, and tables of the wrong size: refused in words."""

from __future__ import annotations

import pytest

from accessible_uno.app.main import run
from accessible_uno.game.rule import ConflictingRules
from accessible_uno.record.check import check
from accessible_uno.record.errors import RecordError
from accessible_uno.rules.preset import WrongSeats, preset

CONFLICTS = (
    ("leaflet", (("cursed", "on"),), "cursed", "scoring winner"),
    ("leaflet", (("cursed", "on"), ("scoring", "none")), "cursed", "scoring none"),
    ("teams", (("cursed", "on"),), "cursed", "scoring team"),
    ("challenge", (("scoring", "winner"),), "elimination", "scoring winner"),
    ("challenge", (("scoring", "team"),), "elimination", "teams"),
    ("teams", (("scoring", "rounds"),), "teams", "scoring rounds"),
    ("teams", (("scoring", "individual"),), "teams", "scoring individual"),
    ("partners", (("scoring", "team"),), "partners", "teams"),
    ("partners", (("scoring", "none"),), "partners", "scoring none"),
    ("leaflet", (("draw-until", "3"), ("drawn-card", "cannot")), "draw-until", "drawn-card cannot"),
    ("dice", (("misplay", "on"),), "dice", "misplay"),
)
SIZES = (
    ("teams", 5, (), "teams"),
    ("teams", 7, (), "teams"),
    ("leaflet", 3, (("scoring", "team"),), "teams"),
    ("leaflet", 2, (("scoring", "team"),), "teams"),
    ("leaflet", 5, (("teams", "halves"),), "teams"),
    ("leaflet", 6, (("credit", "own"), ("scoring", "losers")), "partners"),
)


def settings(options: tuple[tuple[str, str], ...]) -> list[str]:
    """The options as the command line takes them."""
    return [word for name, value in options for word in ("--rule", f"{name}={value}")]


@pytest.mark.parametrize(("key", "options", "rule", "against"), CONFLICTS)
def test_a_conflict_is_told(
    key: str,
    options: tuple[tuple[str, str], ...],
    rule: str,
    against: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """By the rule, or by the preset that always has it, and by what can be changed."""
    with pytest.raises(ConflictingRules) as conflict:
        preset(key).active_rules(options)
    assert rule in (conflict.value.rule, *conflict.value.others)
    assert against in (conflict.value.rule, *conflict.value.others)
    assert run(["simulate", "--rules", key, *settings(options), "--lang", "en"]) == 2
    told = capsys.readouterr().err
    # A setting is told by its option, in words, and by the players' word for its value.
    words = {rule, against.split(maxsplit=1)[0], *(name for name, _ in options)}
    assert sum(word.replace("-", " ") in told.replace("-", " ") for word in words) >= 2
    assert "Leave out: " in told or "Leave out one of these: " in told


@pytest.mark.parametrize(("key", "seats", "options", "rule"), SIZES)
def test_a_table_of_the_wrong_size_is_told(
    key: str,
    seats: int,
    options: tuple[tuple[str, str], ...],
    rule: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """On the command line and in a record (TEAM-01, ROT-01)."""
    with pytest.raises(WrongSeats):
        preset(key).compile(options, seats)
    arguments = ["--rules", key, "--seats", str(seats), *settings(options), "--lang", "en"]
    assert run(["simulate", *arguments]) == 2
    assert f"“{rule}” cannot be played by {seats}" in capsys.readouterr().err
    head = ['[Format "1"]', f'[Rules "{key}"]', f'[Seats "{" ".join("ABCDEFG"[:seats])}"]']
    head += [f'[Option "{name} {value}"]' for name, value in options]
    with pytest.raises(RecordError) as wrong:
        list(check(head))
    assert wrong.value.message == "record-wrong-seats"


def test_what_goes_together() -> None:
    """The same options where they have a sense."""
    for key, options, seats in (
        ("leaflet", (("cursed", "on"), ("scoring", "losers")), 2),
        ("challenge", (("cursed", "on"),), 3),
        ("partners", (("cursed", "on"),), 4),
        ("teams", (("scoring", "winner"),), 10),
        ("classic", (("scoring", "team"), ("teams", "halves")), 10),
        ("teams", (("scoring", "losers"), ("teams", "off")), 5),
    ):
        assert preset(key).compile(options, seats).rules


def test_scoring_by_teams_brings_the_teams() -> None:
    """And another way of counting, given later, does not."""
    keys = {rule.key for rule in preset("leaflet").active_rules([("scoring", "team")])}
    assert "teams" in keys
    later = [("scoring", "team"), ("scoring", "losers")]
    assert "teams" not in {rule.key for rule in preset("leaflet").active_rules(later)}


def test_a_preset_of_the_wrong_size_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """By what the preset allows, before any rule is asked (ROT-01)."""
    assert run(["simulate", "--rules", "partners", "--seats", "3", "--lang", "en"]) == 2
    assert "“Partners” are for 4 players, not 3" in capsys.readouterr().err
    with pytest.raises(RecordError) as wrong:
        list(check(['[Format "1"]', '[Rules "partners"]', '[Seats "A B C"]']))
    assert wrong.value.message == "record-bad-seats"
