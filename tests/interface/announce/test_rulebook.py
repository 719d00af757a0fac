"""The rules as text, generated from the active rules: nothing is missing."""

from __future__ import annotations

import re
from typing import Any

import pytest

from accessible_uno.cards import CARDS, card
from accessible_uno.interface.parse.vocabulary import Topic
from accessible_uno.interface.rules_told import RuleBook
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES
from accessible_uno.rules.preset import preset
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.rules.registry import all_options, all_rules

in_both = pytest.mark.parametrize("locale", LOCALES)


def book(locale: str, key: str, *options: tuple[str, str]) -> RuleBook:
    """Return the rules of a preset."""
    return RuleBook(locale, preset(key).compile(options))


def paragraph(locale: str, rule: Any, facts: RuleBook) -> str:
    """Return the text of a rule beside those that ``facts`` is about."""
    catalogue = Catalogue(locale, strict=True)
    message = f"rule-{rule.key}"
    return catalogue.format(message, None, lambda names: facts.variables(names, rule)).strip()


@in_both
def test_every_rule_has_its_text(locale: str, subtests: pytest.Subtests) -> None:
    """Every rule has a text and a chapter that exists; beside some rules, nothing is left of it."""
    for key in all_rules():
        with subtests.test(key=key):
            rule = all_rules()[key]
            games = (preset(each).compile() for each in ("leaflet", "olympic", "dice"))
            told = {paragraph(locale, rule(), RuleBook(locale, game)) for game in games}
            assert any(told)
            for text in filter(None, told):
                assert text.endswith(".")
                assert "{" not in text
            assert rule.topic in set(Topic)


@in_both
def test_every_option_has_its_text(locale: str, subtests: pytest.Subtests) -> None:
    """So has every value of an option."""
    for name in all_options():
        with subtests.test(name=name):
            catalogue = Catalogue(locale, strict=True)
            _, option = all_options()[name]
            assert catalogue.text(f"option-{name}")
            if option.choices and option.parameter:
                for value in option.values():
                    assert catalogue.has(f"option-{name}-{value}") or value == option.off, value


@in_both
def test_every_preset_is_described_completely(locale: str, subtests: pytest.Subtests) -> None:
    """Each active rule has its paragraph once, without placeholders or message ids."""
    for key in preset_keys():
        with subtests.test(key=key):
            told = book(locale, key).whole()
            assert Catalogue(locale, strict=True).text(f"preset-{key}")
            assert len(told) == len(set(told))
            assert not re.search(r"[{}$]|rule-", " ".join(told))
            game = preset(key).compile()
            for rule in game.rules:
                text = paragraph(locale, rule, RuleBook(locale, game))
                assert told.count(text) == (1 if text else 0)


@pytest.mark.parametrize(
    ("topic", "fr", "en"),
    [
        (Topic.DEAL, "tirez-en une autre", "draw another one"),
        (Topic.BLUFF, "aucune carte de la couleur demandée", "no card of the active colour"),
        (Topic.BLUFF, "sa couleur restent", "its colour stay"),
        (Topic.UNO, "même après votre dernière carte", "even after your last card"),
        (Topic.FIRST, "au hasard dans la pioche", "anywhere in the draw pile"),
        (Topic.COMMENTS, "coûte 2 cartes", "costs 2 cards"),
    ],
)
def test_a_chapter_describes_the_preset(topic: Topic, fr: str, en: str) -> None:
    """The text states where the classic rules differ from the leaflet's."""
    for locale, told in (("fr", fr), ("en", en)):
        assert told in " ".join(book(locale, "classic").chapter(topic))
        assert told not in " ".join(book(locale, "leaflet").chapter(topic))


@in_both
def test_an_inactive_rule_is_not_described(locale: str) -> None:
    """The manual has no penalty for comments, and therefore no such chapter."""
    assert book(locale, "manual").chapter(Topic.COMMENTS) == []
    assert Topic.COMMENTS not in book(locale, "manual").topics()
    assert Topic.COMMENTS in book(locale, "leaflet").topics()


@in_both
def test_each_way_of_scoring_is_described(locale: str, subtests: pytest.Subtests) -> None:
    """The points that end the match are given where they count."""
    for school in ["winner", "losers", "rounds", "none", "individual", "team"]:
        with subtests.test(school=school):
            told = book(locale, "leaflet", ("scoring", school), ("target", "321")).chapter(
                Topic.POINTS
            )
            assert ("321" in " ".join(told)) is (school != "none")


@in_both
def test_every_card_can_be_asked_about(locale: str) -> None:
    """That includes cards without an effect."""
    for each in CARDS:
        assert book(locale, "leaflet").card(each)
    assert len(book(locale, "leaflet").card(card("r+2"))) == 3
    assert len(book(locale, "manual").card(card("r+2"))) == 2
    cleared = book(locale, "extreme").card(card("rda"))
    assert cleared[0] in book(locale, "extreme").chapter(Topic.SPECIAL)


@in_both
def test_the_deck_is_counted_as_it_is(locale: str) -> None:
    """The count includes cards that rules add; a card outside the deck is announced as absent."""
    assert "108" in book(locale, "leaflet").chapter(Topic.CARDS)[-1]
    deck = len(preset("leaflet").compile([("uno-card", "4")]).deck)
    assert str(deck) in book(locale, "leaflet", ("uno-card", "4")).chapter(Topic.CARDS)[-1]
    assert deck == 112
    absent = book(locale, "dice").card(card("r+2"))
    assert absent == book(locale, "leaflet").card(card("bo"))
    assert len(absent) == 1


@in_both
def test_without_a_dealer_nobody_is_said_to_deal(locale: str) -> None:
    """In the chat the first player on the list begins; dice are thrown, and no cards are dealt."""
    told = " ".join(book(locale, "chat").chapter(Topic.DEAL))
    assert "à gauche" not in told
    assert "left" not in told
    dice = " ".join(book(locale, "dice").chapter(Topic.DEAL))
    assert "carte" not in dice
    assert "card" not in dice
