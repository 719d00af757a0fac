"""Every notion that a reading names has phrases: one without can never be said."""

from __future__ import annotations

import re
from typing import Final

import pytest

from accessible_uno.interface.parse.grammar import Slot, grammar
from accessible_uno.interface.parse.intents import When
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.parse.tokens import tokens
from accessible_uno.narration.catalogue import Catalogue, split_list

NAMED: Final = re.compile(r"@?[\w-]+")


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_every_notion_that_is_named_has_phrases(locale: str) -> None:
    """A slip in a name would leave its reading without a sentence, and nobody would hear of it."""
    catalogue = Catalogue(locale)
    written = catalogue.text("notions").split(";")
    said = {each.partition(":")[0].strip() for each in written}
    known = said | {*Slot, *When, "NAME"}
    for command in catalogue.named("means-"):
        for reading in split_list(catalogue.text(f"means-{command}")):
            notions = NAMED.findall(reading.partition(">")[0])
            assert {*notions} <= known, f"{command}: {reading}"
            needed = [each for each in reading.partition(">")[0].split() if each[0] != "@"]
            assert not all(each.endswith("*") for each in needed), f"{command} needs nothing"
    assert {*catalogue.text("asking").split()} <= said
    for manner in catalogue.text("manners").split(";"):
        name, _, pairs = manner.partition(":")
        named = [name.strip(), *pairs.replace(",", " ").split()]
        assert {*named} <= said | {*Slot}, name
        assert all(len(pair.split()) == 2 for pair in pairs.split(",")), name


@pytest.mark.parametrize(
    ("locale", "line"),
    [("en", "she draws"), ("en", "they keep it"), ("en", "people draw"), ("fr", "elles piochent")],
)
def test_what_others_do_is_told_of(locale: str, line: str) -> None:
    manner = grammar(lexicon(locale)).manner(tokens(line))
    assert manner.tells and not manner.denies and not manner.asks
    of_me = {"she": "i", "they": "i", "people": "i", "elles": "je"}
    said = tuple(of_me.get(word, word) for word in tokens(line))
    assert not grammar(lexicon(locale)).manner(said).tells


def test_the_apostrophe_of_a_name_may_be_left_out() -> None:
    """A word of the language that a name with an “s” would be is that word."""

    def commands(line: str, name: str) -> set[str]:
        read = grammar(lexicon("en")).readings(tokens(line), ("Ada", name), 7, (), only=False)
        return {each.command for each in read}

    assert commands("lunas cards", "Luna") == {"counts"} == commands("Luna’s cards", "Luna")
    assert commands("how many points", "Point") == {"scores"} == commands("how many points", "Luna")
