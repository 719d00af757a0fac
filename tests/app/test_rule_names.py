"""Presets, options, values and bots are told and typed by the names that players have for them."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from accessible_uno.app.commands.history import history_line
from accessible_uno.app.house_rules import resolve
from accessible_uno.app.main import run
from accessible_uno.game.option import BadOption
from accessible_uno.interface.parse.rule_names import (
    RuleNames,
    find_bot,
    find_preset,
    find_setting,
    find_value,
    rules_in_words,
)
from accessible_uno.interface.parse.tokens import tokens
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES
from accessible_uno.players.bot_names import LEVELS, STYLES, our_bot_keys
from accessible_uno.record.header import rules_of_header
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.rules.registry import all_options, our_rules
from accessible_uno.store.game_row import GameRow
from accessible_uno.store.stats import TotalStats, read_rules_key
from accessible_uno.table.plan import Plan, seated

in_both = pytest.mark.parametrize("locale", LOCALES)


@in_both
def test_every_name_is_told_and_understood(locale: str) -> None:
    """What the game calls a preset, an option, a value or a bot can be typed as it is told."""
    names = RuleNames(locale)
    for key in preset_keys():
        assert find_preset(names.preset(key)) == key
        assert Catalogue(locale).text(f"preset-{key}").startswith(names.preset(key))
    for key in our_bot_keys():
        assert find_bot(names.bot(key)) == key
    for option, (_, row) in all_options().items():
        assert find_setting(names.option(option), "")[0] == option
        for value in row.values():
            assert find_value(option, names.value(option, value)) == value
        told = [names.value(option, value) for value in row.values()]
        assert len(set(told)) == len(told), option


@in_both
def test_every_rule_has_a_name(locale: str) -> None:
    """A conflict names both rules; each has an option of its own or a name."""
    catalogue = Catalogue(locale, strict=True)
    for key, rule in our_rules().items():
        assert RuleNames(locale).rule(key)
        assert rule.options or catalogue.has(f"rule-name-{key}"), key


def test_no_name_means_two_things() -> None:
    """Names of both languages and the keys go together."""
    for kind, keys in (
        ("preset-name", preset_keys()),
        ("option-name", tuple(all_options())),
        ("bot-name", (*LEVELS, *STYLES)),
    ):
        meant: dict[tuple[str, ...], str] = {tokens(key): key for key in keys}
        for locale in LOCALES:
            for key in keys:
                for name in Catalogue(locale).text(f"{kind}-{key}").split(","):
                    assert meant.setdefault(tokens(name), key) == key, name


def test_presets_are_understood(subtests: pytest.Subtests) -> None:
    """Accents, capitals, hyphens and the article do not matter."""
    for typed, key in [
        *(("averses", "splash"), ("Les averses", "splash"), ("notice", "leaflet")),
        *(("LA-NOTICE", "leaflet"), ("equipes", "teams"), ("le défi", "challenge")),
        *(("duo sans empilement", "duo-unotm"), ("duo-unotm", "duo-unotm"), ("timer", "master")),
        *(("leaflet", "leaflet"), ("the leaflet", "leaflet"), ("zut", "zut"), ("", "")),
    ]:
        with subtests.test(typed=typed):
            assert find_preset(typed) == key
            assert resolve(typed, None) == (key, [])


def test_options_are_understood(subtests: pytest.Subtests) -> None:
    """In either language, or by the keys that records have; what is unknown stays as typed."""
    for typed, meant in [
        ("empilement=mixte", ("stack", "wp")),
        ("Empilement=SANS", ("stack", "none")),
        ("carte-piochée=gardée", ("drawn-card", "cannot")),
        ("carte piochee=au choix", ("drawn-card", "may")),
        ("échange-au-7=oui", ("seven-swap", "on")),
        ("échange-au-7=non", ("seven-swap", "off")),
        ("pioche-par-choix=non", ("draw-by-choice", "no")),
        ("points=contre-soi", ("scoring", "losers")),
        ("cartes-vierges=+4", ("blank", "draw-four")),
        ("donne=5", ("deal", "5")),
        ("cartes-Uno=0", ("uno-card", "0")),
        ("stack=wp", ("stack", "wp")),
        ("scoring=L", ("scoring", "L")),
        ("zut=oui", ("zut", "oui")),
    ]:
        with subtests.test(typed=typed):
            name, _, value = typed.partition("=")
            assert find_setting(name, value) == meant
            if meant[0] in all_options():
                try:
                    all_options()[meant[0]][1].read(meant[1])
                except BadOption:
                    pytest.fail(typed)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("rules show rapido --rule empilement=mixte", "on répond déjà à un +2"),
        ("rules show rapido --rule empilement=mixte", "Retirez : empilement mixte."),
        ("rules show notice --rule carte-piochée=zut", "carte-piochée n’accepte pas « zut »"),
        ("rules show notice --rule drawn-card=zut", "au-choix, posée, gardée."),
        ("rules show notice --rule distributeur=3", "distributeur n’accepte pas « 3 »"),
        ("rules show zut", "Défi, Salon, Classique"),
        ("rules show notice --rule zut=1", "empilement, "),
        ("rules show notice --rule carte-maudite=oui", "points à qui gagne"),
        ("play --rules équipes --players 5", "équipes » ne se joue pas à 5"),
        ("simulate --rules notice --seats 9", "se jouent à 2 au moins, 6 au plus, pas à 9"),
        ("simulate --bot zut", "hasard, facile, normal, fort, prudent"),
    ],
)
def test_errors_name_things_in_french(
    line: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """No key of the program stands in them."""
    assert run([*line.split(" "), "--lang", "fr"]) == 2
    assert told in capsys.readouterr().err.replace("\u00a0", " ").replace("\u202f", " ")


def test_rules_are_shown_with_a_house_rule(capsys: pytest.CaptureFixture[str]) -> None:
    """It is named, and its sentence is there."""
    told = {}
    for rule in ("", "empilement=mixte"):
        options = ["--rule", rule] if rule else []
        assert run(["rules", "show", "averses", *options, "--lang", "fr"]) == 0
        told[rule] = capsys.readouterr().out.splitlines()
    plain, changed = told.values()
    assert changed[0] == plain[0]
    assert changed[1] == "Règles maison\u00a0: empilement mixte."
    assert any(line.startswith("L’empilement") for line in changed)
    assert not any(line.startswith("L’empilement") for line in plain)


def test_house_rules_are_made_in_french(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """« oui » is understood everywhere; the file holds the keys, and a French one is read too."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    answers = ["la notice", "maison", "averses", "cartes-2x", "oui", "cartes-vierges"]
    answers += ["peut-être", "joker", "fin", "oui"]
    (tmp_path / "typed").write_text("".join(f"{each}\n" for each in answers), "utf-8")
    monkeypatch.setattr("sys.stdin", (tmp_path / "typed").open(encoding="utf-8"))
    assert run(["rules", "new", "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    assert "Entrée\u00a0: Notice" in told
    assert "« peut-être » ne va pas ici" in told.replace("\u00a0", " ")
    file = tmp_path / "accessible-uno" / "rules" / "maison.toml"
    text = file.read_text("utf-8")
    assert all(each in text for each in ('base = "splash"', '2x = "on"', 'blank = "wild"'))
    file.write_text('base = "averses"\n[options]\nempilement = "mixte"\n', "utf-8")
    assert resolve("maison", None) == ("splash", [("stack", "wp")])
    file.write_text('base = "averses"\n\n[options]\nempilement = "zut"\n', "utf-8")
    assert run(["rules", "show", "maison", "--lang", "fr"]) == 2
    wrong = capsys.readouterr().err
    assert "ligne 4" in wrong
    assert "identique, mixte" in wrong


@in_both
def test_house_rules_are_told_of_a_game(locale: str) -> None:
    """Options that only repeat the preset are left out."""
    options = (("target", "500"), ("stack", "wp"), ("first-skip", "right2"))
    words = {"fr": "Notice, empilement mixte", "en": "Leaflet, stacking mixed"}
    assert rules_in_words(locale, "leaflet", options) == words[locale]
    assert rules_in_words(locale, "gone", options[1:2]).startswith("gone, ")
    plan = Plan("splash", seated(("Anne", "Bob"), (0,), ()), options, viewer=0)
    line = history_line(locale, GameRow(3, plan, 0))
    assert words[locale].partition(", ")[2] in line
    assert "splash" not in line


@pytest.mark.parametrize(
    ("locale", "told"), [("fr", "donne du jour, avec"), ("en", "daily deal, with")]
)
def test_the_daily_deal_is_told_by_its_name(locale: str, told: str) -> None:
    """Its table is the same for everybody: rules and options are left out."""
    names = ("Anne", "Bob", "Cléo", "Dora")
    seats, one_round = seated(names, (0,), ()), (("target", "1"),)
    plan = Plan("leaflet", seats, one_round, seed="daily 2026-11-22", viewer=0)
    line = history_line(locale, GameRow(3, plan, 0))
    assert told in line
    assert "1" not in line.partition(told)[2].partition(".")[0]
    other = history_line(locale, GameRow(3, replace(plan, seed="other"), 0))
    assert told not in other


def test_options_are_read_from_the_header_of_a_game() -> None:
    """Only those that were set; what is no header is passed over."""
    header = '[Rules "leaflet"]\n[Option "stack wp"]\n[Option "deal 5"]\n[Seats "A B"]\n\nA r5\n'
    assert rules_of_header(header).options == [("stack", "wp"), ("deal", "5")]
    assert rules_of_header("").options == rules_of_header("chance deck: r5").options == []


def test_statistics_count_house_rules_apart() -> None:
    """The same options in another order are the same rules."""
    plan = Plan("leaflet", seated(("A", "B"), (0,), ()), viewer=0)
    row = GameRow(1, plan, 0, scores=(1, 2), winners=(1,), over=True)
    sums = TotalStats()
    stats = type(sums.counts)()
    sums.add(row, stats)
    options = (("stack", "wp"), ("deal", "5"))
    for each in (options, options[::-1]):
        sums.add(replace(row, plan=replace(plan, options=each)), stats)
    assert {key: count.games for key, count in sums.rules.items()} == {
        "leaflet": 1,
        "leaflet deal=5 stack=wp": 2,
    }
    assert read_rules_key("leaflet deal=5 stack=wp") == (
        "leaflet",
        (("deal", "5"), ("stack", "wp")),
    )


def test_the_setting_of_the_rules_takes_their_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is told by its name, and the file holds the key."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert run(["settings", "rules", "les averses", "--lang", "fr"]) == 0
    assert "Averses" in capsys.readouterr().out
    (file,) = (tmp_path / "accessible-uno").glob("settings*")
    assert "splash" in file.read_text("utf-8")
    assert run(["settings", "rules", "zut", "--lang", "fr"]) == 2
    assert "Défi, Salon, Classique" in capsys.readouterr().err


def test_bots_are_understood(subtests: pytest.Subtests) -> None:
    """A level and a style in either order; the names of earlier editions are styles."""
    for typed, key in [
        *(("cautious", "normal:cautious"), ("prudente", "normal:cautious"), ("Normal", "normal")),
        *(
            ("easy:bold", "easy:bold"),
            ("bold easy", "easy:bold"),
            ("téméraire facile", "easy:bold"),
        ),
        *(
            ("facile : téméraire", "easy:bold"),
            ("le facile", "easy"),
            ("random:bold", "random:bold"),
        ),
        *(("zut", "zut"), ("", ""), (":", ":"), ("easy:zut", "easy:zut"), ("hasard", "random")),
    ]:
        with subtests.test(typed=typed):
            assert find_bot(typed) == key
