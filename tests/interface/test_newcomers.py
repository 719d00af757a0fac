"""Difficulties of newcomers: hints for a choice, numbers, grounds, chapters, commands."""

from __future__ import annotations

import pytest
from table_fixtures import PLAIN, played, position, table

from accessible_uno.game.windows import Drawn
from accessible_uno.narration.utterance import Verbosity
from accessible_uno.settings.schema import Settings
from accessible_uno.table import Table


def swapping() -> Table:
    """Ada may play a seven, and swap hands with somebody."""
    return table(
        position(
            "r7 b4 g2",
            "r8",
            others=("g1 g2 g3", "y1 y2", "b1 b2 b3"),
            options=[("seven-swap", "on")],
        )
    )


def test_a_hint_for_a_choice_names_somebody() -> None:
    """It names the player with the shortest hand; for a wild, a colour."""
    console = played(["7 rouge", "conseil", "victor"], swapping())
    assert console.answer_to("conseil") == ["Dites « Victor » : c’est la main la plus courte."]
    assert console.answer_to("victor")[0].startswith("Vous jouez le 7 rouge")
    wild = played(["joker", "conseil"], table(position("wi g4 g2", "r5")))
    assert wild.answer_to("conseil")[0].startswith("Dites « vert »")


def test_a_hint_reminds_of_uno_where_it_is_due() -> None:
    """Where UNO is announced, with the card that leaves a single one or none."""
    reminder = "N’oubliez pas de dire Uno."
    for hand, top, rules, due in (
        ("r5 b4", "r6", "leaflet", True),
        ("r5 b4 g2", "r6", "leaflet", False),
        ("r5 b4", "r6", "duo", False),
        ("r5 b4", "r6", "dice", False),
        ("rda r4 g2", "bda", "extreme", True),
        ("rda r4", "bda", "extreme", True),
    ):
        (told,) = played(["conseil"], table(position(hand, top, rules=rules))).answer_to("conseil")
        assert told.endswith(reminder) == due, (hand, rules, told)


def test_a_number_is_no_player() -> None:
    """It is not taken for a card of the hand, which would be played instead."""
    at = swapping()
    console = played(["7 rouge", "2", "9"], at)
    for number in ("2", "9"):
        (told,) = console.answer_to(number)
        assert told.startswith("Un nombre ne répond pas ici. 7 rouge : échanger votre main avec")
    assert len(at.view(0).hand) == 3


def test_a_report_needs_a_ground_where_there_are_several() -> None:
    """A single ground need not be named."""
    olympic = table(position("r7 b4 g2", "r8", rules="olympic"))
    (told,) = played(["signale Victor"], olympic).answer_to("signale Victor")
    assert told.startswith("Pour quoi ? Ajoutez : ")
    assert "hésitation" in told
    leaflet = table(position("r7 b4 g2", "r8"))
    assert "remarque" in played(["signale Victor"], leaflet).answer_to("signale Victor")[0]


def test_a_wrong_chapter_names_those_that_there_are() -> None:
    console = played(["règles bidule", "règles +2", "règles deux"], table(position("r7", "r8")))
    (told,) = console.answer_to("règles bidule")
    assert "donne" in told
    assert "équipes" not in told
    assert len(console.answer_to("règles +2")) == 3
    assert console.answer_to("règles deux")[0].startswith("À deux")


def test_commands_of_no_use_here_are_not_listed() -> None:
    """Those are commands of other rules, of the clock, and of a voice that is not there."""
    (told,) = played(["commandes"], table(position("r7", "r8"))).answer_to("commandes")
    for command in ("tourne", "crie", "intercepte", "abandonne", "temps", "débit", "muet"):
        assert f" {command}," not in told, command
    for command in ("doute", "contre-uno", "signale", "masque", "épelle"):
        assert f" {command}" in told, command
    chat = table(position("r7", "r8", rules="chat"))
    assert " abandonne" in played(["commandes"], chat).answer_to("commandes")[0]


def test_where_the_commands_are_is_told_once_a_round() -> None:
    console = played(["zut", "flûte"], table(position("r7 b4", "r8")))
    assert "« commandes »" in console.answer_to("zut")[0]
    assert console.answer_to("flûte") == ["« flûte » : je ne comprends pas."]
    brief = played(
        ["zut"], table(position("r7 b4", "r8")), settings=Settings("en", verbosity=Verbosity.BRIEF)
    )
    assert "commands" not in brief.answer_to("zut")[0]


def test_like_cards_laid_together_are_one_sentence() -> None:
    at = table(position("r7 r7 b4 g2", "r8", rules="olympic"))
    console = played(["7 rouge 7 rouge"], at)
    assert console.answer_to("7 rouge 7 rouge")[0] == "Vous jouez le 7 rouge deux fois."


@pytest.mark.parametrize(
    ("locale", "line", "near"),
    [
        ("fr", "pouquoi", "Vouliez-vous dire « pourquoi » ?"),
        ("fr", "ruge 7", "Vouliez-vous dire « rouge 7 » ?"),
        ("fr", "verbosty complet", "Vouliez-vous dire « verbosité complet » ?"),
        ("en", "hnad", "Did you mean “hand”?"),
        ("en", "yelow 5", "Did you mean “yellow 5”?"),
        ("fr", "pase", "Vouliez-vous dire « passe » ?"),
        ("en", "levle strong", "Did you mean “level strong”?"),
        ("fr", "contreuno", "Vouliez-vous dire « contre-uno » ?"),
        ("fr", "réglges", "Vouliez-vous dire « règles » ou « réglages » ?"),
        ("fr", "bain", None),
        ("fr", "vaches", None),
        ("fr", "rouli rouga", None),
    ],
)
def test_a_mistyped_word_is_asked_back_about(locale: str, line: str, near: str | None) -> None:
    """The line that is surely meant is named, and is not carried out; a weak guess is kept back."""
    at = table(position("r7 b4", "r9"))
    told = " ".join(played([line], at, settings=Settings(locale)).answer_to(line))
    plain = told.replace("\u00a0", " ").replace("\u202f", " ")
    assert near in plain if near else "ouliez" not in plain
    assert len(at.view(0).hand) == 2


@pytest.mark.parametrize(("drawn", "near"), [("b4", "pass"), ("", "pause")])
def test_what_is_allowed_now_is_rather_meant(drawn: str, near: str) -> None:
    question = Drawn(0) if drawn else None
    at = table(position("r7 b4", "r9", drawn=drawn, question=question))
    told = played(["pase"], at, settings=Settings("en")).answer_to("pase")[0]
    assert f"Did you mean “{near}”?" in told


@pytest.mark.parametrize("line", ["le 2 rose", "la carte rose", "un joker rose", "le 5 violet"])
def test_an_article_abbreviates_no_command_that_was_not_meant(line: str) -> None:
    """A card that there is not is no wrong setting: « le » begins « lecture »."""
    console = played([line], table(position("r7 wi g2", "r8")))
    told = console.answer_to(line)[0]
    assert "je ne comprends pas" in told
    assert "lecture" not in told
    assert "langue" not in told


def test_an_abbreviation_that_looks_like_an_article_is_understood() -> None:
    console = played(["la fr"], table(position("r7 wi g2", "r8")))
    assert "je ne comprends pas" not in console.answer_to("la fr")[0]


@pytest.mark.parametrize(
    ("hand", "locale", "line", "told"),
    [
        ("r7 b4", "en", "red 7", "Type one of your cards, then Enter: “red 7” goes here. "),
        (
            "wi b4",
            "fr",
            "joker bleu",
            "Tapez une de vos cartes, puis Entrée : « joker bleu » convient.",
        ),
        ("g7 b4", "en", "draw", "None of your cards goes here: type “draw”, then Enter."),
    ],
)
def test_the_first_turn_of_all_tells_what_to_type(
    hand: str, locale: str, line: str, told: str
) -> None:
    """Once, behind the question; whoever types what is told does it."""
    at = table(position(hand, "r9"))
    shown = played([line], at, settings=Settings(locale), greeted=True).shown
    plain = [each.translate(PLAIN) for each in shown]
    (place,) = [each for each, text in enumerate(plain) if told in text]
    assert plain[place - 1].startswith(("Your turn", "À vous"))
    assert plain[place + 1] == f"> {line}"
    assert plain[place + 2].startswith(("You play", "Vous jouez", "You draw"))
    again = played([], table(position(hand, "r9")), settings=Settings(locale)).shown
    assert not [each for each in again if told in each.translate(PLAIN)]
