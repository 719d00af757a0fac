"""Correct French: agreement of colours, and sentences that fit any player's name."""

from __future__ import annotations

import re
from itertools import product
from typing import Final

import pytest
from every_event import EVENTS, REASONS, names_of, samples

from accessible_uno.cards import CARDS, card
from accessible_uno.game.base import ONLOOKER, Reason
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.display_names import DisplayNames
from accessible_uno.narration.narrator import Narrator
from accessible_uno.narration.utterance import Verbosity
from accessible_uno.program import locales_folder

SPOKEN_BESIDES: Final = (
    *("app", "commands", "doctor", "help", "history", "interface", "keys", "series", "single_keys"),
    *("daily", "goals"),
    "why",
    *("chat_room", "packages", "paper", "record", "rule_names", "rules"),
    *(
        "first_start",
        "house_rules",
        "hosted",
        "manual",
        "page",
        "grammar",
        "settings",
        "setup",
        "sounds",
        "tournament",
        "voices",
    ),
)
"""What is said about the program, in files that do not tell the game."""
FILES: Final = tuple(
    sorted(
        path.name.removesuffix(".ftl")
        for path in (locales_folder() / "fr").iterdir()
        if path.name.endswith(".ftl") and path.name.removesuffix(".ftl") not in SPOKEN_BESIDES
    )
)
VOWELS: Final = ("Arthur", "Émile", "Iris", "Hugo", "Ursule", "Ondine", "Yves")
SOMEBODY: Final = (
    "seat|seats|accused|culprit|by|turn|victim|reporter|doubtful|target|fewest|player|players|pairs"
)
SOME_CARD: Final = "card|cards|top|drawn|hand|hands|goes|replies|part-top"

WORDING: Final = DisplayNames(Catalogue("fr", strict=True), (), -1)


def catalogue_lines() -> list[str]:
    """Return the lines of the catalogues of a game, without comments."""
    folder = locales_folder() / "fr"
    text = "\n".join((folder / f"{name}.ftl").read_text("utf-8") for name in FILES)
    return [line for line in text.splitlines() if not line.startswith("#")]


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("grv", "inversion verte"),
        ("brv", "inversion bleue"),
        ("rrv", "inversion rouge"),
        ("gsk", "passe-tour vert"),
        ("bsk", "passe-tour bleu"),
        ("y+2", "+2 jaune"),
        ("g+2", "+2 vert"),
        ("b7", "7 bleu"),
        ("g4", "4 vert"),
        ("wi", "joker"),
        ("wi+4", "+4"),
    ],
)
def test_colours_agree_with_their_card(code: str, name: str) -> None:
    """Feminine after « inversion », masculine elsewhere."""
    assert WORDING.card(card(code)) == name


def test_no_two_cards_share_a_name() -> None:
    """All 54 faces have different names, in both languages."""
    for locale in ("fr", "en"):
        called = DisplayNames(Catalogue(locale, strict=True), (), -1).card
        assert len({called(each) for each in CARDS}) == len(CARDS)


def test_nothing_elides_before_a_name_or_a_card() -> None:
    """« de », « que », « le »... before a name would have to become « d’ », « qu’ », « l’ »."""
    trap = re.compile(
        r"\b(?:de|que|le|la|je|me|te|se|ne|jusque|lorsque|puisque)\s+"
        rf"\{{ \$?(?:{SOMEBODY}|{SOME_CARD})\b",
        re.IGNORECASE,
    )
    assert {line.strip() for line in catalogue_lines() if trap.search(line)} == {
        "*[other] le { card }",
        "[yes] le { card }",
        "[wild] le { $top }",
        "[wild] le { $top } { $colour }",
        "[wild_draw_four] le { $top }",
        "[wild_draw_four] le { $top } { $colour }",
    }
    assert not {name for each in CARDS if re.match("le [aei]", name := WORDING.with_article(each))}


def test_names_with_a_vowel_read_well(subtests: pytest.Subtests) -> None:
    """No « de Arthur », no « que Émile »."""
    for kind in [*EVENTS, *REASONS]:
        with subtests.test(names_of(kind)):
            trap = re.compile(
                rf"\b(?:de|que|le|la|ne|se) (?:{'|'.join(VOWELS)}|inversion)", re.IGNORECASE
            )
            for event, viewer, verbosity in product(samples(kind), (4, ONLOOKER), Verbosity):
                narrator = Narrator("fr", VOWELS, viewer, verbosity, strict=True)
                told = (
                    [narrator.explain(event)]
                    if isinstance(event, Reason)
                    else narrator.narrate([event])
                )
                for utterance in told:
                    assert not trap.search(utterance.text), utterance.text


def test_no_participle_agrees_with_a_player() -> None:
    """With « être », the participle would need the player's gender; so « être » has no player."""
    trap = re.compile(
        rf"\$(?:{SOMEBODY}) \}} (?:est|sera|a été|s’est|reste)\b"
        r"|\b[Vv]ous (?:êtes|serez|avez été)\b"
    )
    assert [line for line in catalogue_lines() if trap.search(line)] == []


def test_no_word_for_a_player_has_a_gender() -> None:
    """« seul », « prêt », « gagnant », « perdant », « éliminé » would each need a feminine."""
    trap = re.compile(
        r"(?<!Entrée )\b(?:seule?|prête?|gagnante?|perdante?|éliminée?|vainqueur|donneuse)\b"
    )
    assert [line for line in catalogue_lines() if trap.search(line)] == []


def test_the_draw_pile_and_the_discard_keep_their_names() -> None:
    """« talon » is the discard and « pioche » the draw pile; « défausse » belongs elsewhere."""
    assert not [line for line in catalogue_lines() if "défausse" in line]
    narrator = Narrator("fr", VOWELS, 0, strict=True)
    reshuffled = next(kind for kind in EVENTS if kind.__name__ == "Reshuffled")
    text = narrator.narrate([next(samples(reshuffled))])[0].text
    assert text.startswith("Pioche vide") and "talon" in text
