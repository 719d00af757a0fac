"""Every text of the catalogues is heard as it is meant."""

from __future__ import annotations

from pathlib import Path

import pytest
from hearing import all_faults, hearing_faults, listed
from renderings import Rendering, all_renderings

from accessible_uno.cards import CARDS
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.display_names import DisplayNames
from accessible_uno.narration.language import LOCALES
from accessible_uno.program import locales_folder

FOLDER = Path(str(locales_folder()))


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
def test_every_text_is_heard_as_it_is_meant(locale: str) -> None:
    """No letters, no other language, no homophone: in every variant of every message.

    Screen readers that speak with eSpeak NG get the text as it is; our own voice respells it.
    """
    assert listed(all_faults(FOLDER, locale)) == ""


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_is_rendered(locale: str) -> None:
    """The test above hears thousands of texts, and each variant of a message once at least."""
    found = all_renderings(FOLDER, locale)
    assert len(found) > 2500
    places = {each.text for each in found if each.message_id == "part-place"}
    assert len(places) == 9


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_is_heard_as_it_is_meant(locale: str) -> None:
    """Each face in each colour: « 6 bleu » is no « si bleu » when our own voice says it."""
    names = DisplayNames(Catalogue(locale, strict=True), (), -1)
    for each in CARDS:
        for text in (names.card(each), names.with_article(each), names.sign(each)):
            assert list(hearing_faults(Rendering("card", "", text), locale)) == []


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("Luna n’a pas dit UNO !", "spelled: UNO"),
        ("Carte UNO", "spelled: UNO"),
        ("Vous piochez 1 carte.", "« un » for « une »"),
        ("Il vous reste 1 seconde.", "« un » for « une »"),
        ("Le 22 novembre à 6 h 27", "letter: h"),
        ("Vous piochez 2 jaune.", "one card heard as several"),
        ("Luna avait encore 6 rouge et joker.", "one card heard as several"),
        ("Vous piochez passer bleu.", "heard as an order to pass"),
        ("Le bowling est à la mode.", "foreign: bˈəʊlɪŋ"),
    ],
)
def test_what_is_heard_wrong_in_french_is_found(text: str, what: str) -> None:
    """One text for each kind of fault that has been in the catalogue, and what it becomes."""
    found = [fault.what for fault in hearing_faults(Rendering("any", "", text), "fr")]
    assert what in found


@pytest.mark.parametrize(
    "text",
    [
        *("Luna n’a pas dit Uno !", "Carte Uno", "Vous piochez une carte.", "À 6 heures 27"),
        *("Vous piochez le 2 jaune.", "Vous piochez le passe-tour bleu."),
        *("Luna joue un joker bleu.", "Luna joue le 6 rouge.", "Luna joue le 8 vert."),
        "F1 donne l’aide.",
    ],
)
def test_what_is_heard_right_is_not_reported(text: str) -> None:
    """« joker » and « 6 rouge » are right because our voice respells them."""
    assert list(hearing_faults(Rendering("any", "", text), "fr")) == []


def test_letters_in_english_numbers_are_found() -> None:
    """“Round of 2s” would be heard as “two zed”."""
    wrong = Rendering("any", "", "Round of 2s.")
    assert {fault.what for fault in hearing_faults(wrong, "en")} >= {"“two zed” for “twos”"}
    assert list(hearing_faults(Rendering("any", "", "Round of twos."), "en")) == []
