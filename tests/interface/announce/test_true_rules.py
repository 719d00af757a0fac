"""The rules as text stay true beside each other: every preset with every single option."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

import pytest

from accessible_uno.cards import CARDS, Face
from accessible_uno.game.engine import Game
from accessible_uno.interface.rules_told import RuleBook, points_rule
from accessible_uno.narration.language import LOCALES
from accessible_uno.rules.preset import CannotCompile, compile_preset
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.rules.registry import all_options

in_both = pytest.mark.parametrize("locale", LOCALES)


class Table(NamedTuple):
    """A preset with at most one option, its rules, and those of the preset alone."""

    preset: str
    option: str
    value: str
    game: Game
    plain: Game

    def __str__(self) -> str:
        return f"{self.preset} {self.option}={self.value}"


WITH_OPTIONS: Final = ("classic", "extreme", "dice", "chat", "challenge", "olympic", "teams")
"""Presets that differ most from each other."""


@cache
def tables() -> tuple[Table, ...]:
    """Return every preset, and some with each option that they do not have already."""
    return tuple(_tables())


def _tables() -> Iterator[Table]:
    for key in preset_keys():
        plain = compile_preset(key)
        yield Table(key, "", "", plain, plain)
        options = all_options() if key in WITH_OPTIONS else {}
        for name, (_, option) in options.items():
            for value in option.values():
                try:
                    game = compile_preset(key, ((name, value),))
                except CannotCompile:
                    continue
                if game.rules != plain.rules:
                    yield Table(key, name, value, game, plain)


@cache
def whole(locale: str, game: Game) -> tuple[str, ...]:
    return tuple(RuleBook(locale, game).whole())


NEVER_NAMED: Final = {
    "fr": {
        Face.DRAW_TWO: r"(?<!averse )\+2(?! visé)",
        Face.WILD_DRAW_FOUR: r"\+4(?! visé)",
        Face.WILD: "joker",
        Face.SKIP: "passe-tour",
        Face.REVERSE: "inversion",
        Face.TWICE: "2x",
        Face.DISCARD_ALL: "tout-poser",
        Face.COUP: "coup extrême",
        Face.DOWNPOUR_ONE: "averse",
        Face.BOOMERANG: "boomerang",
        Face.WIZZ: "wizz",
        Face.BLANK: "carte vierge",
        Face.UNO: "carte Uno",
        Face.TARGET_TWO: "visé",
    },
    "en": {
        Face.DRAW_TWO: r"(?<!aimed |npour )\+2",
        Face.WILD_DRAW_FOUR: r"(?<!aimed )\+4",
        Face.WILD: r"\bwilds?\b",
        Face.SKIP: r"\b[Ss]kips?\b",
        Face.REVERSE: r"\breverse",
        Face.TWICE: "2x",
        Face.DISCARD_ALL: "discard all",
        Face.COUP: "extreme hit",
        Face.DOWNPOUR_ONE: "downpour",
        Face.BOOMERANG: "boomerang",
        Face.WIZZ: "wizz",
        Face.BLANK: "blank card",
        Face.UNO: "UNO card",
        Face.TARGET_TWO: "aimed",
    },
}


@in_both
def test_no_card_is_named_that_the_deck_lacks(locale: str) -> None:
    """A deck without +4 never names one; neither do the other cards come up without being there."""
    for table in tables():
        held = {each.face for each in table.game.deck}
        text = " ".join(whole(locale, table.game))
        for face, name in NEVER_NAMED[locale].items():
            if face not in held:
                assert not re.search(name, text), f"{table}: {name}"


@in_both
def test_points_are_told_where_they_are_counted(locale: str) -> None:
    """Where nothing but rounds or places count, no sentence speaks of points."""
    for table in tables():
        told = any(
            "point" in each.replace("exclamation", "") for each in _without_totems(table, locale)
        )
        assert told is (points_rule(table.game) is not None), str(table)


def _without_totems(table: Table, locale: str) -> list[str]:
    """Return the paragraphs but that of the totems, one of which is an exclamation mark."""
    return [each for each in whole(locale, table.game) if "totem" not in each]


@in_both
def test_every_option_changes_the_text(locale: str) -> None:
    """A house rule can be heard: a sentence of its own, or another one than the preset's."""
    for table in tables():
        same = whole(locale, table.game) == whole(locale, table.plain)
        assert not table.option or same is (str(table) in _WITHOUT_EFFECT), str(table)


_WITHOUT_EFFECT: Final = frozenset(
    {
        # Places are counted, and have no target; the dealer's first card has one rule for all.
        *("chat target=1", "chat target=100000", "olympic first-skip=left2"),
        # The tribunal punishes misplays at once.
        "olympic misplay=on",
        # Without partners, each player's own points are the losers'; with them, a team's are.
        *("challenge scoring=individual", "olympic scoring=individual", "teams scoring=losers"),
    }
)
"""Options that change nothing beside the rules of the preset."""


@in_both
def test_nothing_is_told_twice(locale: str) -> None:
    """No sentence of the rules comes twice, and no text is left unfinished."""
    for table in tables():
        paragraphs = whole(locale, table.game)
        sentences = Counter(
            sentence for each in paragraphs for sentence in re.split(r"(?<=\.) ", each)
        )
        assert [each for each, count in sentences.items() if count > 1] == [], str(table)
        assert not re.search(r"[{}$]|\.\.|  | ,", " ".join(paragraphs)), str(table)
        assert all(each.endswith(".") for each in paragraphs), str(table)


PAIRS: Final = (
    # What one rule says never stands beside what another one says.
    ("fr", "le plus petit total gagne", r"sort de la partie"),
    ("fr", "vous le pouvez aussi par choix", "et seulement alors"),
    ("fr", "Le joueur à gauche du donneur commence", "personne ne distribue"),
    ("fr", "ne s’additionnent pas", "s’additionnent pour le joueur d’après"),
    ("fr", "Il est permis même si une autre carte va", "un +4 n’est permis que"),
    ("fr", "En tout", "dés sans les montrer"),
    ("fr", "distributeur", "vous le pouvez aussi par choix. Si elle va"),
    ("fr", "Rien n’est compté", "marquez"),
    ("en", "the lowest total wins", "is out of the match"),
    ("en", "you may also do so by choice", "and only then"),
    ("en", "The player to the dealer’s left begins", "nobody deals"),
    ("en", "do not add up.", "the cards add up for the next"),
    ("en", "allowed even when another", "is allowed only when"),
    ("en", "in all.", "dice without showing"),
    ("en", "dispenser", "draw one card; you may also"),
    ("en", "Nothing is counted", "scores"),
)


def test_no_two_sentences_contradict(subtests: pytest.Subtests) -> None:
    """Each of these is told somewhere, and never beside the other."""
    for locale, one, other in PAIRS:
        with subtests.test(locale=locale, one=one):
            seen = Counter[str]()
            for table in tables():
                text = " ".join(whole(locale, table.game)).replace("\u202f", " ")
                seen.update(each for each in (one, other) if each in text)
                assert not (one in text and other in text), str(table)
            assert set(seen) == {one, other}, seen


@in_both
def test_each_card_has_its_points(locale: str) -> None:
    """The points told of every card of the deck are those that are counted."""
    for table in tables():
        scoring = points_rule(table.game)
        book = RuleBook(locale, table.game)
        if scoring is None or table.option:
            continue
        for face in {held.face for held in table.game.deck}:
            one = next(each for each in CARDS if each.face is face)
            assert re.search(rf"\b{scoring.worth(one)} points?\b", book.card(one)[-1]), str(table)


@in_both
def test_two_players_are_told_of_where_two_can_play(locale: str) -> None:
    """Teams are for four and more."""
    words = {"fr": "À deux,", "en": "With two players,"}
    for table in tables():
        told = any(each.startswith(words[locale]) for each in whole(locale, table.game))
        few = all(rule.allows_seats(2) for rule in table.game.rules)
        assert told is (few and table.preset != "dice"), str(table)


@in_both
def test_two_players_hear_of_the_doubt_that_ends_a_second_turn(locale: str) -> None:
    """Where a +4 may be doubted, also where cards are answered with cards."""
    words = {
        "fr": ("À deux,", "doute avec raison d’un +4"),
        "en": ("With two players,", "rightly doubts a wild +4"),
    }
    two, doubt = words[locale]
    for table in tables():
        told = [each for each in whole(locale, table.game) if each.startswith(two)]
        can = any(rule.key == "doubt" for rule in table.game.rules)
        can &= any(held.face is Face.WILD_DRAW_FOUR for held in table.game.deck)
        assert not told or (doubt in told[0]) is can, str(table)


@in_both
def test_last_cards_that_are_still_drawn_for_are_named(locale: str) -> None:
    """Also the Uno card of the rules under which it attacks (CORE-14, RAP-10)."""
    uno = {"fr": "une carte Uno en dernière carte", "en": "an UNO card laid as the last card"}
    for key, told in (("rapido", True), ("olympic", False)):
        assert (uno[locale] in " ".join(whole(locale, compile_preset(key)))) is told
    assert not any("dernière carte fait" in each for each in whole("fr", compile_preset("dice")))


@in_both
@pytest.mark.parametrize(
    ("words", "told_in", "not_in"),
    [
        (
            {"fr": "à deux, le signalement", "en": "with two players, the report"},
            ("leaflet", "rapido"),
            ("teams", "partners"),
        ),
        (
            {"fr": "Si vous recevez une main d’une carte", "en": "given a hand of a single card"},
            ("wizz", "robot", "olympic"),
            ("classic",),
        ),
    ],
    ids=["a vote of two, where two can play", "a given hand that owes UNO (G-49)"],
)
def test_a_sentence_is_told_only_where_it_holds(
    locale: str, words: dict[str, str], told_in: tuple[str, ...], not_in: tuple[str, ...]
) -> None:
    def is_told(key: str) -> bool:
        return words[locale] in " ".join(whole(locale, compile_preset(key)))

    assert [key for key in (*told_in, *not_in) if is_told(key)] == [*told_in]


@in_both
def test_a_totem_is_no_answer(locale: str) -> None:
    """Nobody has one at the first card, and it cancels no reverse."""
    words = {"fr": ("répond", "n’annule pas une inversion"), "en": ("answer", "does not allow")}
    answer, cancelled = words[locale]
    told = " ".join(whole(locale, compile_preset("totem")))
    assert answer not in told
    assert cancelled in told


@in_both
def test_cards_of_each_colour_are_told_so(locale: str) -> None:
    """The others are told with their number (EXT-02)."""
    words = {
        "fr": (
            "4 cartes coup extrême, sans couleur.",
            "Chaque couleur a aussi une carte tout-poser et une carte 2x.",
        ),
        "en": (
            "4 extreme hit cards, without a colour.",
            "Each colour also has one discard all card and one 2x card.",
        ),
    }
    told = " ".join(whole(locale, compile_preset("extreme")))
    assert all(each in told for each in words[locale])
