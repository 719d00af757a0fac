"""The next match: the same table, or the one that the player asks for; what is told at the end."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from accessible_uno.app.arguments import parse
from accessible_uno.app.commands import play
from accessible_uno.app.commands.play import OPTIONS
from accessible_uno.app.match import Match, MatchBuilder
from accessible_uno.app.play_options import table_options
from accessible_uno.app.preferences import Preferences
from accessible_uno.app.series import Series
from accessible_uno.interface.controls.match_controls import SeriesControls
from accessible_uno.interface.parse.change_commands import parse_rematch
from accessible_uno.interface.parse.intents import Said
from accessible_uno.interface.parse.lexicon import lexicons
from accessible_uno.interface.parse.tokens import typed_tokens
from accessible_uno.interface.parse.vocabulary import Command, MatchSetting
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.players.bot_names import COMPANY
from accessible_uno.settings.values import Notation
from accessible_uno.store.daily import daily_seed
from accessible_uno.store.journal import Journal
from accessible_uno.table.calendar import Day
from accessible_uno.table.resume_state import read_state
from accessible_uno.voices.notices import NoticeArguments, Notices


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))


def playing(*arguments: str, **settings: Any) -> tuple[Match, Series]:
    """Return a match that ``play`` with these arguments begins, and what follows it."""
    values = parse(OPTIONS, arguments)
    preferences = Preferences("en", settings, {})
    table = table_options(values, settings)
    builder = MatchBuilder(preferences, None, Notices())
    match = builder.new(table.plan("en"))
    return match, Series(match, builder)


def test_a_rematch_has_the_same_table_other_cards_and_the_settings_of_now() -> None:
    table = ("--players", "3", "--rules", "duo", "--rule", "target=90", "--name", "Ada")
    match, series = playing(*table, "--seed", "7", "--bot", "easy", "--lapses", "30")
    match.settings.notation = Notation.RNIB
    following = series.next_match()
    assert following.table.names == match.table.names == ("Ada", "Armand", "Estelle")
    assert following.table.rules.rules == match.table.rules.rules
    plan = following.plan
    assert (plan.levels, plan.lapses, plan.seed) == (("easy",), 30, None)
    assert following.settings.notation is Notation.RNIB


@pytest.mark.parametrize(
    ("part", "typed", "told", "names"),
    [
        (MatchSetting.NAME, "Anne", "you are Anne.", ("Anne", "Armand", "Estelle", "Jules")),
        (MatchSetting.PLAYERS, "2", "there are 2 players.", ("Player", "Armand")),
        (
            MatchSetting.BOTS,
            "bold easy",
            "all bots play at level easy bold.",
            ("Player", "Armand", "Estelle", "Jules"),
        ),
        (
            MatchSetting.RULES,
            "rapido",
            "the rules are Rapido.",
            ("Player", "Armand", "Estelle", "Jules"),
        ),
        (
            MatchSetting.OPPONENTS,
            "",
            "you play against Margot, Norbert and Oscar.",
            ("Player", "Margot", "Norbert", "Oscar"),
        ),
    ],
)
def test_what_is_changed_holds_from_the_next_match(
    part: MatchSetting, typed: str, told: str, names: tuple[str, ...]
) -> None:
    match, series = playing("--seed", "7")
    before = match.table.names
    answer = series.change(part, typed, "en")
    assert answer == f"From the next match on, {told} “rematch” begins it."
    assert match.table.names == before
    assert series.next_match().table.names == names


@pytest.mark.parametrize(
    ("part", "typed", "told"),
    [
        (MatchSetting.PLAYERS, "12", "from 2 to 10"),
        (MatchSetting.PLAYERS, "many", "from 2 to 10"),
        (MatchSetting.PLAYERS, "9", "6"),
        (MatchSetting.NAME, "two words", "name"),
        (MatchSetting.BOTS, "brilliant", "There are no bots “brilliant”. Choose from: "),
        (MatchSetting.BOTS, "strong bold, brilliant, easy", "There are no bots “brilliant”."),
        (MatchSetting.RULES, "poker", "no rules called “poker”"),
        (MatchSetting.RULES, "", "Next match: Player and 3 opponents, rules Leaflet."),
    ],
)
def test_what_cannot_be_changed_is_refused_in_words(
    part: MatchSetting, typed: str, told: str
) -> None:
    match, series = playing("--seed", "7")
    assert told in series.change(part, typed, "en")
    assert series.next_match().table.names == match.table.names


def test_levels_changed_during_a_match_hold_for_the_next_one() -> None:
    match, series = playing("--seed", "7")
    assert "bots at" not in series.describe("en")
    assert match.table.change_bot(3, "strong:bold")
    assert "bots at the levels normal wary, normal cautious and strong bold," in series.describe(
        "en"
    )
    assert series.next_match().table.bot_kinds[3] == "strong:bold"


def test_a_changed_level_is_saved_at_once(tmp_path: Path) -> None:
    """Not only with the next act: the program may be killed before it."""
    plan = table_options({}, {}).plan("en")
    with closing(Journal(tmp_path)) as journal:
        match = MatchBuilder(Preferences("en", {}, {}), journal, Notices()).new(plan)
        match.table.next_round()
        assert match.table.change_bot(2, "strong:bold")
        saved = journal.game(match.recorder.number)
        assert read_state(saved.resume_state).wishes == {2: "strong:bold"}


def test_a_rematch_may_name_its_bots() -> None:
    """“rematch with 2 strong”: two bots, both strong."""
    match, series = playing("--seed", "7", "--players", "4")
    context = cast("Any", SimpleNamespace(locale="en", names=match.table.names))
    words = typed_tokens("with 2 strong and 1 easy")
    wanted = parse_rematch(words, lexicons("en"), context)
    assert wanted == Said(Command.REMATCH, (("strong", "strong", "easy"), True))
    told: list[str] = []
    session = SimpleNamespace(
        settings=match.settings,
        as_typed=lambda text, _typed: text,
        announce_utterances=lambda utterance: told.append(utterance.text),
    )

    def agree() -> None:
        told.append("asked")
        series.settle(agreed=True)

    asked = SimpleNamespace(ask_for_another=agree)
    controls = SeriesControls(*cast("Any", (session, series, asked, None)))
    controls.begin_another(("strong", "strong", "easy"), counted=True)
    assert "there are 4 players." in told[1]
    assert told[2] == "asked"
    assert [*series.next_match().table.bot_kinds.values()] == ["strong", "strong", "easy"]


def test_after_a_daily_deal_comes_the_players_own_table() -> None:
    usual = {"players": 2, "rules": "duo"}
    daily = ("--rules", "leaflet", "--players", "4", "--rule", "target=1")
    match, series = playing("--seed", daily_seed(Day(2026, 5, 5)), *daily, **usual)
    following = series.next_match()
    plan = following.plan
    assert (plan.rules, len(plan.seats), plan.seed) == ("duo", 2, None)
    assert plan.others == match.plan.others[:1]


def test_a_level_that_is_asked_for_is_nobodys_to_draw() -> None:
    """Names alone are drawn then."""
    asked = {"bot": "strong", "name": "Anne"}
    plans = [table_options(asked, {}).plan("en") for _ in range(4)]
    assert {kind for plan in plans for kind in plan.kinds.values()} == {"strong"}
    assert len({plan.names for plan in plans}) > 1


def test_a_seed_draws_the_same_opponents_for_everybody() -> None:
    """Alone, among bots and at a shared keyboard; a game that is resumed has those it had."""
    anne, bob = (
        table_options({"name": name, "seed": "1"}, {}).plan("en") for name in ("Anne", "Olga")
    )
    assert anne.seats[1:] == bob.seats[1:]
    watched = table_options({"seed": "1", "watch": True}, {}).plan("en")
    assert watched.names[:3] == anne.others
    assert table_options({"name": "Anne", "seed": "2"}, {}).plan("en").others != anne.others
    taken_up = table_options({"name": "Anne", "seed": "2"}, {}).taken_up(anne)
    assert taken_up.seats == anne.seats


def test_at_a_table_of_ten_everybody_has_a_name_that_begins_differently() -> None:
    """Also the next time, against others as far as there are others."""
    match, series = playing("--rules", "classic", "--players", "10", "--name", "Ada")
    names = match.table.names
    assert len({name[0] for name in names}) == len(names)
    series.change(MatchSetting.OPPONENTS, "", "en")
    again = series.next_match().table.names
    assert len(set(again)) == 10
    assert not {name for name in (*names, *again) if not name.isalpha()}
    assert len(set(again) - set(names)) == 9 < len(COMPANY) - 9


@pytest.mark.parametrize(
    ("kept", "arguments", "locale", "told"),
    [
        ({"rules": "rapido"}, (), "fr", "Selon vos réglages\u00a0: règles Rapido."),
        ({"rules": "duo", "bot": "strong"}, (), "en", "rules Duo, bots at level strong."),
        ({"bot": "easy,strong"}, (), "en", "As you have set: bots at the levels easy and strong."),
        ({"rules": "leaflet", "players": 3}, (), "en", None),
        ({"rules": "rapido"}, ("--rules", "duo"), "en", "Rules of this table: Duo."),
        ({}, ("--rules=rapido", "--rule=target=300"), "fr", ": Rapido, total à atteindre 300."),
        ({"rules": "rapido"}, ("--rule", "target=300"), "en", "set: rules Rapido, target 300."),
        ({}, (), "en", None),
    ],
)
def test_rules_and_bots_that_were_kept_or_asked_for_are_named(
    kept: dict[str, Any], arguments: tuple[str, ...], locale: str, told: str | None
) -> None:
    values = parse(OPTIONS, arguments)
    differing, asked = play.kept_settings(values, kept), bool(values["rules"] or values["rule"])
    problems: list[str] = []

    def note(message: str, fields: NoticeArguments) -> None:
        problems.append(Catalogue(locale).text(message, **fields))

    builder = MatchBuilder(Preferences(locale, kept, {}), None, Notices(note))
    play.new_match(builder, table_options(values, kept), differing, asked=asked)
    assert [each.endswith(str(told)) for each in problems] == [True] * (told is not None)


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", ["all bots play at level strong.", "there are 3 players."]),
        ("fr", ["tous les robots joueront au niveau fort.", "vous jouerez à 3."]),
    ],
)
def test_a_rematch_that_is_declined_changes_nothing_that_is_kept(
    locale: str, told: list[str], tmp_path: Path
) -> None:
    """Neither the settings nor the next match; agreed to, it changes both."""
    match, series = playing("--seed", "7", "--players", "4")
    texts, possible = series.propose(("strong", "strong"), locale, counted=True)
    assert possible
    assert all(each in text for each, text in zip(told, texts, strict=True))
    assert series.settle(agreed=False)
    assert not series.settle(agreed=False)
    assert not list(tmp_path.rglob("settings*"))
    assert series.next_match().plan == replace(match.plan, seed=None)
    series.propose(("strong", "strong"), locale, counted=True)
    assert not series.settle(agreed=True)
    (file,) = tmp_path.rglob("settings*")
    assert 'bot = "strong,strong"' in file.read_text("utf-8")
    assert "players = 3" in file.read_text("utf-8")
    assert series.next_match().plan.kinds == {1: "strong", 2: "strong"}


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Several people share this keyboard: quit, and start the game again with other"),
        (
            "fr",
            "Plusieurs personnes partagent ce clavier\u00a0: quittez, puis relancez le jeu avec",
        ),
    ],
)
def test_at_a_shared_keyboard_other_bots_are_refused_once(locale: str, told: str) -> None:
    """With what to do instead; a rematch of the same people is possible."""
    match, series = playing("--with", "Anne,Bob,easy", "--seed", "7")
    (text,), possible = series.propose(("strong", "strong"), locale, counted=True)
    assert text.startswith(told)
    assert not possible
    assert not series.settle(agreed=True)
    assert series.propose((), locale, counted=False) == ([], True)
    assert series.next_match().plan == replace(match.plan, seed=None)
    assert "Rapido" in series.change(MatchSetting.RULES, "rapido", locale)
    following = series.next_match().plan
    assert (following.rules, following.seats) == ("rapido", match.plan.seats)


@pytest.mark.parametrize(
    ("typed", "locale", "names", "told"),
    [
        ("Luna,Bob", "en", ("Luna", "Bob", "Prudence", "Victor"), "you play against Luna, Bob, "),
        ("luna et Zoe", "fr", ("Luna", "Zoé", "Prudence", "Victor"), "contre Luna, Zoé, "),
        ("Luna and Olga", "en", ("Luna", "Olga", "Prudence", "Victor"), "against Luna, Olga"),
        ("strong,easy", "en", None, "“strong,easy” says how bots play, not what they are called"),
        ("fort", "fr", None, "« fort » dit comment jouent les robots, non comment"),
        ("bold", "en", None, "“bold” says how bots play, not what they are called"),
        ("méfiante", "fr", None, "« méfiante » dit comment jouent les robots, non comment"),
        ("Prudence", "fr", ("Prudence", "Victor", "Luna", "Basile"), "contre Prudence, "),
        ("A,B,C,D,E", "en", None, "You play against 4 bots: name no more, or say"),
        ("A,B,C,D,E", "fr", None, "Vous jouez contre 4 robots : n’en nommez pas plus, ou dites"),
        ("Luna,luna", "en", None, "Luna"),
        ("Player", "en", None, "Player"),
        ("draw", "en", None, "“draw”"),
    ],
)
def test_opponents_are_those_that_are_named(
    typed: str, locale: str, names: tuple[str, ...] | None, told: str
) -> None:
    """As many as are named, the cast for the rest; what cannot be a name is refused in words."""
    match, series = playing("--seed", "7", "--players", "5")
    answer = series.change(MatchSetting.OPPONENTS, typed, locale)
    assert told in answer.replace("\u00a0", " ")
    assert set(series.next_match().plan.others) == set(names or match.plan.others)
