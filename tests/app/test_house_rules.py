"""House rules: made by questions, saved as a file, shown, played, and refused with the line."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final
from unittest.mock import patch

import pytest
from command_line import uno
from table_fixtures import Script, SlowVoice, conversation

from accessible_uno.app import channels, option_questions, preferences
from accessible_uno.app.commands.history import DELETE
from accessible_uno.app.commands.rules_new import HouseRulesDialog
from accessible_uno.app.main import run
from accessible_uno.app.option_questions import OptionQuestions, RuleChoices
from accessible_uno.app.preferences import settings_file_of_player
from accessible_uno.game.engine import Game
from accessible_uno.interface.parse.rule_names import RuleNames
from accessible_uno.interface.terminal.console import HungUp
from accessible_uno.rules.preset import compile_preset
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.rules.registry import all_options
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import SpeechOutput

QUESTIONS: Final = sum(map(RuleChoices("classic", {}).can_be_set, all_options()))
"""How many settings the classic rules leave open."""


@pytest.fixture(autouse=True, scope="module")
def compiled_once() -> Iterator[None]:
    """Each dialog compiles a base with every value of every option: once is enough for all."""
    kept = cache(compile_preset)

    def compiled(base: str, options: Iterable[tuple[str, str]] = ()) -> Game:
        return kept(base, tuple(options))

    with patch.object(option_questions, "compile_preset", compiled):
        yield


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty configuration folder."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    return tmp_path / "accessible-uno" / "rules"


def answering(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Let these lines be typed."""
    source, sink = os.pipe()
    os.write(sink, "".join(line + "\n" for line in lines).encode())
    os.close(sink)
    monkeypatch.setattr("sys.stdin", os.fdopen(source, encoding="utf-8"))


def keep(folder: Path, text: str, name: str = "mine") -> None:
    """Write a file of house rules."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.toml").write_text(text, "utf-8")


def test_rules_are_made_by_answering(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A taken name, a wrong base and a wrong value are asked again; what is saved is played."""
    answering(
        monkeypatch, *["classic", "a/b", "mine", "clasic", "99", "3", "17", "same", "end", "yes"]
    )
    assert run(["rules", "new", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "“classic” is the name of published rules" in told
    assert "no rules called “clasic”" in told
    assert "“17” does not go here" in told
    assert told.count("The name of your rules?") == 3
    assert "“mine” is Classic with: stacking same." in told
    kept = (folder / "mine.toml").read_text("utf-8")
    assert kept == 'base = "classic"\n\n[options]\nstack = "same"\n'
    assert run(["simulate", "--rules", "mine", "--rounds", "2", "--seed", "1"]) == 0


@pytest.mark.skipif(not hasattr(signal, "SIGTSTP"), reason="this system stops no programs")
def test_control_z_says_how_to_come_back_and_the_question_is_asked_again(folder: Path) -> None:
    """The program is stopped meanwhile, and takes the answer afterwards."""
    command = [sys.executable, "-m", "accessible_uno", "rules", "new", "--lang", "en"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(command, **pipes, text=True, process_group=0) as dialog:  # type: ignore[call-overload]
        question = dialog.stdout.readline()
        assert dialog.stdout.readline() == "Answer:\n"
        dialog.send_signal(signal.SIGTSTP)
        assert os.WIFSTOPPED(os.waitpid(dialog.pid, os.WUNTRACED)[1])
        dialog.send_signal(signal.SIGCONT)
        rest = dialog.communicate("quit\n")[0].splitlines()
    told = ["The game is stopped. “fg” in the terminal goes on with it.", question.strip()]
    assert rest[:2] == told
    assert not folder.exists()


@pytest.mark.parametrize("end", [(), ("end",), ("end", "no"), ("quit",), ("end", "quit")])
def test_nothing_is_kept_before_the_player_agrees(
    end: tuple[str, ...],
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Not when the input ends either."""
    answering(monkeypatch, "mine", "leaflet", *end)
    assert run(["rules", "new", "--lang", "fr"]) == 0
    assert "Rien n’est gardé." in capsys.readouterr().out
    assert not folder.exists()


def test_answers_are_numbers_words_and_yes(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The most wanted come first; a name leads to its setting, with a value it sets it."""
    answers = ("maison", "Classique", "3", "oui", "retour", "non", "donne", "9", "points")
    more = ("manches", "équipes par deux", "fusées 2", "distributeur=9", "fin", "retour", "fin")
    answering(monkeypatch, *answers, *more, "")
    assert run(["rules", "new", "--lang", "fr"]) == 0
    told = capsys.readouterr().out.replace("\u00a0", " ").replace("\u202f", " ")
    assert f"1 sur {QUESTIONS}, empilement : " in told
    assert (
        f"2 sur {QUESTIONS}, échange au 7 : un 7 permet d’échanger sa main. 1 non ; 2 oui." in told
    )
    assert "C’est fait : distributeur 9." in told
    assert (
        "« équipes par deux » ne va pas avec « points manches ». Changez d’abord : points (" in told
    )
    assert "« fusées 2 » ne va pas ici" in told
    kept = (folder / "maison.toml").read_text("utf-8")
    assert kept.count("=") == 5
    assert 'stack = "wp"' in kept
    assert 'deal = "9"' in kept
    assert 'scoring = "rounds"' in kept


def test_what_the_base_settles_is_neither_asked_nor_taken(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Rapido has its own stacking, its own Uno cards, and its own way to play out of turn."""
    answers = ("mine", "rapido", "list", "uno-cards 4", "stacking", "drawn-card must", "end")
    answering(monkeypatch, *answers, "interception", "")
    assert run(["rules", "new", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "With Rapido, these settings stay as they are: interception, stacking, UNO" in told
    assert "stacking none" not in told
    assert "duel" not in told
    assert told.count("Rapido already has UNO cards, which make the next player draw 8") == 1
    assert told.count("Rapido already lets you answer a +2") == 1
    assert told.count("Rapido already lets you lay a card out of turn") == 1
    assert "“mine” is Rapido with: drawn card must." in told
    assert (folder / "mine.toml").read_text("utf-8").count("=") == 2


def test_each_value_is_tried_once_to_find_what_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the first question comes seconds late."""
    choices = RuleChoices("rapido", {})
    tried: list[str] = []
    can_be_set = RuleChoices.can_be_set

    def counted(self: RuleChoices, name: str) -> bool:
        tried.append(name)
        return can_be_set(self, name)

    monkeypatch.setattr(RuleChoices, "can_be_set", counted)
    asked = OptionQuestions(conversation(Script(), Settings("en")), choices).order()
    assert sorted(tried) == sorted(all_options())
    assert set(asked) < set(tried)


def test_a_refused_value_does_not_stand(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What goes before it is named, and the question asked again with what stood."""
    answers = ("mine", "classic", "pairs", "yes", "", "duel", "reached", "elimination on")
    more = ("scoring losers", "elimination on", "duel exceeded", "scoring", "winner", "end", "")
    answering(monkeypatch, *answers, *more)
    assert run(["rules", "new", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "The rule “pairs” does not work on its own: add interception." in told
    assert told.count("1 off; 2 on. Now: off.") >= 2
    assert "3 mixed, wild +4 on +2 as well; 4 +2, +2 on +2 alone. Now: none." in told
    assert told.count("Now: not in use.") == 4
    refused = "“elimination on” does not go with “scoring winner”. First change: scoring "
    assert f"{refused}(own points, individual)." in told
    assert "First change: duel, elimination (off)." in told
    assert "“mine” is Classic with: scoring own points, elimination on, duel exceeded." in told
    assert folder.exists()


def test_settings_that_another_base_does_not_take_are_left_out(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """They are named; the others stay."""
    answers = ("mine", "classic", "3", "yes", *["back"] * 3, "rapido", "end", "")
    answering(monkeypatch, *answers)
    assert run(["rules", "new", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Rapido does not go with stacking mixed: left out." in told
    assert "“mine” is Rapido with: seven swap on." in told
    assert "stack" not in (folder / "mine.toml").read_text("utf-8")


def test_another_base_takes_options_in_any_order() -> None:
    """Pairs need an interception, which a file may name after them."""
    choices = RuleChoices("leaflet", {"pairs": "on", "intercept": "number"})
    assert choices.start_from("classic") == {}
    assert choices.start_from("rapido") == {"pairs": "on", "intercept": "number"}
    assert choices.options == {}


def test_the_rules_to_start_from_are_listed_where_that_is_wanted(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """``list`` is not taken for an answer."""
    answering(monkeypatch, "mine", "list", "quit")
    assert run(["rules", "new", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert told.count("1. Challenge") == 1
    assert told.count("Starting from which rules?") == 2
    assert not folder.exists()


@pytest.mark.parametrize(("answers", "kept"), [(("fin", "oui"), True), (("fin", "retour"), False)])
def test_the_questions_may_be_ended_where_the_rules_are_asked(
    answers: tuple[str, ...],
    kept: bool,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The usual ones stand then, nothing is asked about them, and going back asks about them."""
    answering(monkeypatch, "mine", *answers)
    assert run(["rules", "new", "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    assert "sans rien de changé" in told
    assert "Entrée garde la valeur" not in told.partition("sans rien")[0]
    assert folder.exists() is kept


def test_going_back_leads_to_the_rules_and_to_the_name(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answering(
        monkeypatch,
        *["mine", "3", "back", "back", "yours", "1", "back", "2", "list", "help", "end"],
        "",
    )
    assert run(["rules", "new", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert told.count("The name of your rules?") == 2
    assert told.count("Starting from which rules?") == 4
    assert "The settings: stacking none, " in told
    assert [place.name for place in folder.iterdir()] == ["yours.toml"]
    assert 'base = "chat"' in (folder / "yours.toml").read_text("utf-8")


def places(told: str) -> list[int]:
    """Return the numbers of the questions that were asked, in their order."""
    return [int(number) for number in re.findall(r"^(\d+) of \d+, ", told, re.MULTILINE)]


@pytest.mark.parametrize(
    ("answers", "asked"),
    [
        (("", "", "back", "back"), [1, 2, 3, 2, 1]),
        (("", "", "end", "back", "back"), [1, 2, 3, 3, 2]),
        (("", "teams", "back", "back"), [1, 2, 12, 2, 1]),
        (("end", "list", "end", "teams", "end", "back"), [1, 12, 12]),
        (
            (*[""] * QUESTIONS, "back", "back"),
            [*range(1, QUESTIONS + 1), QUESTIONS, QUESTIONS - 1],
        ),
    ],
)
@pytest.mark.usefixtures("folder")
def test_going_back_leads_to_the_question_that_was_asked_before(
    answers: tuple[str, ...],
    asked: list[int],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Also from the last question, which asks whether the rules are kept."""
    answering(monkeypatch, "mine", "classic", *answers, "quit")
    assert run(["rules", "new", "--lang", "en"]) == 0
    assert places(capsys.readouterr().out) == asked


@pytest.mark.usefixtures("folder")
def test_many_settings_that_stay_are_counted_and_named_on_demand(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answering(monkeypatch, "mine", "dice", "list", "end", "list", "quit")
    assert run(["rules", "new", "--lang", "en"]) == 0
    told = capsys.readouterr().out.splitlines()
    stay = sum(not RuleChoices("dice", {}).can_be_set(name) for name in all_options())
    assert f"With Dice, {stay} other settings stay as they are; “list” names them." in told
    named = [line for line in told if line.startswith("These stay as they are: ")]
    assert len(named) == 2 * -(-stay // 8)
    assert all(line.count(",") < 8 for line in named)


def test_a_name_is_not_replaced_unasked(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Enter says no; yes replaces."""
    keep(folder, 'base = "classic"\n')
    answering(monkeypatch, "mine", "", "mine", "yes", "rapido", "end", "")
    assert run(["rules", "new", "--lang", "en"]) == 0
    assert capsys.readouterr().out.count("Replace them? Enter: no.") == 2
    assert 'base = "rapido"' in (folder / "mine.toml").read_text("utf-8")


def test_rules_are_edited_from_what_they_are(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is not touched stays; who leaves has changed nothing."""
    before = 'base = "classic"\n\n[options]\nstack = "wp"\ntarget = "200"\n'
    keep(folder, before)
    for answers, told in ((("quit",), "stays as it was"), (("none", "end", ""), "are kept")):
        assert (folder / "mine.toml").read_text("utf-8") == before
        answering(monkeypatch, *answers)
        assert run(["rules", "edit", "mine", "--lang", "en"]) == 0
        out = capsys.readouterr().out
        assert told in out
        assert "Now: mixed." in out
    assert (folder / "mine.toml").read_text("utf-8").endswith('[options]\ntarget = "200"\n')
    assert run(["rules", "edit", "yours", "--lang", "en"]) == 2
    assert "no rules called “yours”. Yours: mine." in capsys.readouterr().err


def test_rules_of_ones_own_are_named_at_the_table(tmp_path: Path) -> None:
    """When a game begins, by ``rules``, for the next match, and in a resumed game.

    Other rules on top of them have no name.
    """
    folder = tmp_path / "config" / "accessible-uno" / "rules"
    keep(folder, 'base = "classic"\n[options]\nstack = "same"\n', "house")
    keep(folder, 'base = "classic"\n[options]\nstack = "all"\n', "broken")
    begin = ("play", "--lang", "en", "--seed", "7", "--rules")
    named = "house, that is Classic, stacking same"
    told = uno(tmp_path, *begin, "house", typed="rules\ntable\n").out
    assert told.startswith(f"Rules of this table: {named}.\n")
    assert told.count(f"Rules of this table: {named}.") == 2
    assert f"rules {named}." in told.split("Next match:")[1]
    assert f"Rules of this table: {named}." in uno(tmp_path, "resume", typed="rules\n").out
    changed = uno(tmp_path, *begin, "house", "--rule", "deal=5", typed="rules\n").out
    assert "house" not in changed
    assert "house" not in uno(tmp_path, *begin, "classic", typed="rules\n").out


def test_rules_are_renamed_and_deleted(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A setting that names them follows; nothing is deleted unasked, but by a script."""
    settings_file_of_player.cache_clear()
    for name in ("mine", "other"):
        keep(folder, 'base = "classic"\n', name)
    assert run(["settings", "rules", "mine", "--lang", "en"]) == 0
    assert run(["rules", "rename", "mine", "other", "--lang", "en"]) == 2
    assert run(["rules", "rename", "mine", "house", "--lang", "en"]) == 0
    settings_file_of_player.cache_clear()
    assert settings_file_of_player().values["rules"] == "house"
    for typed, left in ((("",), True), ((), True), (("what", "yes"), False)):
        answering(monkeypatch, *typed)
        assert run(["rules", "delete", "house", "--lang", "en"]) == 0
        assert (folder / "house.toml").exists() is left, capsys.readouterr().out
    settings_file_of_player.cache_clear()
    assert "rules" not in settings_file_of_player().values
    assert run(["rules", "delete", "other", "--yes", "--lang", "en"]) == 0
    assert list(folder.iterdir()) == []
    assert run(["rules", "delete", "other", "--yes", "--lang", "en"]) == 2
    assert "You have no house rules yet." in capsys.readouterr().err


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("locale", ["fr", "en"])
@pytest.mark.parametrize("key", preset_keys())
def test_every_preset_can_be_heard_whole(
    key: str, locale: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Paragraph by paragraph; the list names it."""
    assert run(["rules", "show", key, "--lang", locale]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) > 5
    assert told[0].startswith(RuleNames(locale).preset(key))
    assert run(["rules", "list", "--lang", locale]) == 0
    assert told[0] in capsys.readouterr().out.splitlines()


@pytest.mark.usefixtures("folder")
def test_an_option_may_stand_before_the_word(capsys: pytest.CaptureFixture[str]) -> None:
    """``rules --lang fr show leaflet`` shows them; a word that is none is refused as ever."""
    told = []
    for options in (["show", "duo", "--rule=deal=5"], ["--rule", "deal=5", "show", "duo"]):
        assert run(["rules", "--lang", "fr", *options]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert "donne 5" in told[0]
    assert run(["rules", "--lang=fr", "list"]) == 0
    assert run(["rules", "--lang", "fr", "sing"]) == 2
    assert "rules sing" in capsys.readouterr().err


def test_house_rules_are_listed_and_shown(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With the options they set; the list says what is wrong with faulty ones."""
    keep(folder, 'base = "classic"\n[options]\nscoring = "losers"\ntarget = 200\n')
    keep(folder, "base = 3", "broken")
    assert run(["rules", "show", "mine", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "House rules: scoring own points, target 200." in told
    assert "reaches 200 points, the lowest total wins" in told
    assert run(["rules", "list", "--lang", "en"]) == 0
    listed = capsys.readouterr().out
    assert "mine: your rules, from Classic." in listed
    assert "broken.toml, line 1" in listed


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ('base = "classic"\n[options]\nstak = "same"\n', 3, "no option “stak”"),
        ('base = "clasic"\n', 1, "no rules are called “clasic”"),
        ("[options]\n\ndeal = 99\n", 3, "deal does not take “99”"),
        ('base = "classic"\nseats = 3\n', 2, "“seats” means nothing here"),
        ('options = "x"\n', 1, "below a line [options]"),
        ('base = "classic\n', 1, "not TOML"),
        ("\n\n=", 3, "not TOML"),
    ],
)
def test_a_bad_file_is_told_with_its_line(
    text: str, line: int, told: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """File, line, option, reason, and the allowed values; nothing is played."""
    keep(folder, text)
    assert run(["play", "--rules", "mine", "--lang", "en", "--watch"]) == 2
    wrong = capsys.readouterr().err
    assert f"mine.toml, line {line}: " in wrong
    assert told in wrong
    assert wrong.count("\n") == 1


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("deal = " + "[" * 900, "line 3: this is not TOML"),
        ("deal = " + "9" * 900, "line 3: deal does not take “0x"),
        ("deal = 0x" + "F" * 900, "line 3: deal does not take “0xfff"),
        ("deal = [[1], [0x" + "F" * 900 + "]]", "line 3: deal does not take “[…]”"),
        ("deal" + ".a" * 5_000 + " = 1", "line 3: the line is longer than 1,000 characters"),
        ("deal = { a = 1 }", "line 3: deal does not take “{…}”"),
        ('deal = "' + "x" * 900 + '"', "line 3: deal does not take “xxx"),
    ],
)
def test_a_value_without_end_is_told_in_short(
    folder: Path, capsys: pytest.CaptureFixture[str], line: str, why: str
) -> None:
    """The sentence quotes the line, shortened to what one listens to."""
    keep(folder, f'base = "leaflet"\n[options]\n{line}\n')
    assert run(["rules", "show", "mine", "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert why in told
    assert len(told) < 400


def test_answers_may_be_anything(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An endless line is cut, invalid bytes are asked again, escapes are not written."""
    raw = b"x" * 100_000 + b"\n\xff\xfe\n\x1b[2J\nmine\n\x1b[31mred\n\nend\n\n"
    source = folder.parent.parent / "typed"
    source.write_bytes(raw)
    monkeypatch.setattr("sys.stdin", source.open(encoding="utf-8"))
    assert run(["rules", "new", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert told.count("The name of your rules?") == 4
    assert "\x1b" not in told
    assert (folder / "mine.toml").exists()


def test_a_file_that_is_no_text(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Bytes that are not UTF-8, and an endless file."""
    folder.mkdir(parents=True)
    for raw, why in ((b"\xff\xfe", "is not a file of rules"), (b"#" * 200_000, "it is too long")):
        (folder / "mine.toml").write_bytes(raw)
        assert run(["rules", "show", "mine", "--lang", "en"]) == 2
        assert why in capsys.readouterr().err


def test_every_option_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """With what it takes and what it means."""
    assert run(["rules", "options", "--lang", "fr"]) == 0
    assert "donne (de 1 à 15)\u00a0: les cartes distribuées à chacun." in capsys.readouterr().out


def test_house_rules_are_asked_by_voice_too(folder: Path) -> None:
    """Each question is spoken; help explains the rule behind the setting that is asked."""
    voice = SlowVoice()
    console = Script("mine", "classic", "help", "repeat", "end", "")
    asking = conversation(console, Settings("en"), {"speech": voice})
    told = asyncio.run(HouseRulesDialog(asking).make())
    assert "Your rules “mine” are kept" in told
    assert folder.exists()
    spoken = "\n".join(voice.texts)
    assert "The name of your rules?" in spoken
    assert "Keep these rules?" in spoken
    assert any(line.startswith("Stacking:") for line in console.answer_to("help"))
    assert len(console.answer_to("repeat")) == 1
    assert console.answer_to("repeat")[0].startswith(f"1 of {QUESTIONS}, stacking:")


@pytest.mark.parametrize(
    ("stored", "speaks"), [({}, SpeechOutput.OFF), ({"speech": "self"}, SpeechOutput.SELF)]
)
def test_a_command_speaks_where_the_player_has_chosen_who_speaks(
    stored: dict[str, str], speaks: SpeechOutput, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A guess might be a second voice beside a screen reader."""
    opened: list[SpeechOutput] = []

    def refuse(settings: Settings, *_: object, **__: object) -> None:
        opened.append(settings.speech)
        raise HungUp

    monkeypatch.setattr(preferences, "read_preferences", lambda *_: stored)
    monkeypatch.setattr(channels, "open_channels", refuse)
    asking = channels.converse("en", lambda conversation: conversation.confirms(DELETE))
    assert asyncio.run(asking) is None
    assert opened == [speaks]
