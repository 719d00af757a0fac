"""A package brings faces of its own: dealt, laid, told, typed, embossed, counted and recorded."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree
from typing import TYPE_CHECKING, cast

import pytest
from made import installed, write_package

from accessible_uno.app.commands.emboss import DocumentWriter, Labels
from accessible_uno.cards import (
    CARDS,
    COLOURS,
    Card,
    Face,
    FaceKind,
    UnknownCard,
    card,
    known_cards,
)
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.rules.preset import preset
from accessible_uno.settings.values import Notation
from accessible_uno.voices.braille.liblouis import BLANK
from accessible_uno.voices.braille.notation import letters
from accessible_uno.voices.braille.paper import Sheet

if TYPE_CHECKING:
    from own_home import Heard

    from accessible_uno.voices.braille.writer import BrailleWriter

pytest_plugins = ("own_home",)
STORM = Path(__file__).with_name("storm")
ENTRIES = {
    "rules": {"storm-cards": "storm_cards.rules:StormCards"},
    "locales": {"storm-cards": "storm_cards.texts"},
}
ON = ("--rule", "storm-cards=on")

RIVAL = """
from typing import ClassVar
from accessible_uno.cards import Card, Face
from accessible_uno.game.option import switch
from accessible_uno.game.rule import Rule

MINE = Face.brought({code!r}, {name!r})

class Rival(Rule, frozen=True):
    key: ClassVar = "rival"
    options: ClassVar = (switch("rival"),)

    def cards(self) -> tuple[Card, ...]:
        return MINE.cards
"""


@pytest.fixture
def storm(tmp_path: Path) -> Iterator[Path]:
    """The example, installed."""
    folder = tmp_path / "installed"
    copytree(STORM, folder)
    with installed(write_package(folder, "storm-cards", {}, ENTRIES)):
        yield folder


def test_its_records_hold(storm: Path, heard: Heard) -> None:
    """Its conformance cases: laid, told in both languages, a colour named, and the effects."""
    assert heard("record", "check", str(storm / "storm.uno"))[::2] == (0, "")


@pytest.mark.parametrize(
    ("locale", "told", "worth"),
    [
        ("en", "four zaps and two storms in the deck", "a zap, 25 points"),
        ("fr", "quatre éclairs et deux orages dans le jeu", "un éclair, 25 points"),
    ],
)
def test_the_rules_tell_of_it(
    storm: Path, heard: Heard, locale: str, told: str, worth: str
) -> None:
    """The option, and what the cards count; ``rules zap`` in a game says what it does."""
    assert told in heard("rules", "options", "--lang", locale)[1]
    shown = heard("rules", "show", "leaflet", *ON, "--lang", locale)
    assert shown[0] == 0
    assert worth in shown[1]
    word = "zap" if locale == "en" else "éclair"
    status, out, err = heard(
        *("play", "--speech", "off", "--lang", locale, *ON), typed=f"rules {word}\nquit\nyes\n"
    )
    assert (status, err) == (0, "")
    assert "25 points" in out


def test_it_is_typed_and_played(storm: Path, heard: Heard, tmp_path: Path) -> None:
    """By its words or its code; a saved game goes on with it, and its record can be replayed."""
    start = (storm / "storm.uno").read_text().split("A rzp")[0].split("\n", 1)[1]
    (tmp_path / "start.uno").write_text(start)
    play = ("play", "--resume", "start.uno", "--name", "A", "--lang", "en", "--speech", "off")
    status, out, err = heard(*play, typed="zap\nred zap\nquit\nyes\n")
    assert (status, err) == (0, "")
    assert "You play red zap on " in out
    status, out, err = heard("resume", "--lang", "fr", typed="main\nquitter\noui\n")
    assert (status, err) == (0, "")
    assert "orage" in out


def test_bots_play_it(storm: Path, heard: Heard) -> None:
    """Rounds among bots come to their end."""
    assert heard("simulate", "--rounds", "20", *ON)[0] == 0
    assert heard("simulate", "--rounds", "20", "--bot", "bold", *ON)[0] == 0


def test_its_cards_and_letters(storm: Path) -> None:
    """They are known by their codes once a game has them, in an order of their own."""
    game = preset("leaflet").compile([("storm-cards", "on")])
    brought = [held for held in dict.fromkeys(game.deck) if held not in CARDS]
    assert [held.code for held in brought] == ["sto", "rzp", "yzp", "gzp", "bzp"]
    assert [held.code for held in game.deck[-6:]] == [
        *("sto", "sto", "rzp", "yzp", "gzp", "bzp"),
    ]
    assert all(card(held.code) is held for held in brought)
    assert set(brought) <= set(known_cards())
    assert pickle.loads(pickle.dumps(brought)) == brought
    assert [letters(held, Notation.LEAFLET) for held in brought[:2]] == ["sto", "rzp"]
    assert [letters(held, Notation.RNIB) for held in brought[:2]] == ["sto", "rzap"]
    assert lexicon("en").faces.whole(("zap",)) == "zp"
    assert lexicon("fr").faces.whole(("orage",)) == "sto"


class PlainWriter:
    """Writes letters where braille would write their cells."""

    notation = Notation.LEAFLET

    def cells_of(self, told: str | Card, locale: str) -> str:
        return told if isinstance(told, str) else letters(told, self.notation)


@pytest.mark.parametrize(
    ("locale", "zap", "storms"), [("en", "zap", "storm"), ("fr", "éclair", "orage")]
)
def test_the_legend_names_them(storm: Path, locale: str, zap: str, storms: str) -> None:
    """On paper too a face has the words of its package."""
    game = preset("leaflet").compile([("storm-cards", "on")])
    writer = cast("BrailleWriter", PlainWriter())
    labels = Labels(per_card=1, one_per_line=False)
    document = DocumentWriter(locale, game, "leaflet", "leaflet", writer, Sheet(), labels)
    told = [line for block in document.legend() for line in block.lines]
    assert any(line.endswith(f"{BLANK}{zap}") for line in told), told
    assert any(line.endswith(f"sto{BLANK}{storms}") for line in told), told


def test_the_doctor_finds_nothing_missing(storm: Path, heard: Heard) -> None:
    """Every text of the example is there."""
    _, out, _ = heard("doctor", "--lang", "en")
    assert "The package “storm-cards”, version 1.0, adds: the rule storm-cards, texts." in out
    assert "lacks" not in out
    (storm / "storm_cards" / "texts" / "fr" / "storm.ftl").unlink()
    with installed(storm):
        _, out, _ = heard("doctor", "--lang", "en")
    assert "The package “storm-cards” lacks texts in French: rule-storm-cards" in out
    assert "face-word-zap" in out
    assert "They belong in" in out
    assert "texts/fr/storm.ftl" in out


@pytest.mark.parametrize(("code", "name"), [("zp", "zip"), ("zz", "zap"), ("sto", "stow")])
def test_two_rules_that_bring_one_face(storm: Path, heard: Heard, code: str, name: str) -> None:
    """Refused in words when the table is opened, whichever is named first."""
    files = {"rival/__init__.py": RIVAL.format(code=code, name=name)}
    write_package(storm, "rival", files, {"rules": {"rival": "rival:Rival"}})
    with installed(storm):
        for both in ((*ON, "--rule", "rival=on"), ("--rule", "rival=on", *ON)):
            status, out, err = heard("simulate", "--rounds", "1", *both)
            assert (status, out) == (2, "")
            assert "rival" in err
            assert "storm-cards" in err
        assert heard("simulate", "--rounds", "1", "--rule", "rival=on")[0] == 0


@pytest.mark.parametrize(
    ("code", "name", "kind"),
    [
        ("sk", "mine", FaceKind.COLOURED),
        ("mi", "skip", FaceKind.COLOURED),
        ("r7", "mine", FaceKind.WILD),
        ("7", "mine", FaceKind.COLOURED),
        ("m i", "mine", FaceKind.COLOURED),
        ("mi", "my face", FaceKind.COLOURED),
        ("mi=g", "mine", FaceKind.WILD),
        ("", "mine", FaceKind.WILD),
    ],
)
def test_what_no_face_can_be_called(code: str, name: str, kind: FaceKind) -> None:
    """The game's own codes and names, and what a record could not be read with."""
    with pytest.raises(ValueError, match=r"called|written"):
        Face.brought(code, name, kind)


def test_a_face_without_texts_is_told_in_plain_words(heard: Heard, tmp_path: Path) -> None:
    """Its name in the code, with the colour; the doctor names the texts."""
    files = {"rival/__init__.py": RIVAL.format(code="qq", name="quick_one")}
    entries = {"rules": {"rival": "rival:Rival"}}
    with installed(write_package(tmp_path / "installed", "rival", files, entries)):
        (tmp_path / "q.uno").write_text(
            '[Option "rival on"]\n[Seats "A B"]\n[Dealer "B"]\n[Hands "A: rqq r1 r2; B: g1 g2"]\n'
            '[Discard "r9"]\n[Turn "A"]\nA rqq\n? hears B en normal: "?"\n'
        )
        _, out, _ = heard("record", "check", "q.uno", "--lang", "en")
    assert "A plays red quick one." in out
    assert len(COLOURS) == 4


def test_a_card_is_unknown_before_a_game_has_it() -> None:
    """A code of nobody's."""
    with pytest.raises(UnknownCard):
        card("rxq")
