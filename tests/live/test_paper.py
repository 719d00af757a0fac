"""Braille on paper, by the real liblouis."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from itertools import product
from pathlib import Path
from xml.etree import ElementTree as Xml

import louis
import pytest

from accessible_uno.app.commands.emboss import page_size
from accessible_uno.app.main import run
from accessible_uno.cards import CARDS, DECK
from accessible_uno.interface.rules_told import RuleBook
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.display_names import DisplayNames
from accessible_uno.rules.preset import preset
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.settings.values import Notation
from accessible_uno.voices.braille.liblouis import BLANK, to_cells, to_text
from accessible_uno.voices.braille.notation import card_cells, card_typed
from accessible_uno.voices.braille.paper import (
    PAPERS,
    PageFormat,
    Sheet,
    characters_of,
    encode_pages,
    entry,
    heading,
    pages,
    paragraph,
    rows,
)
from accessible_uno.voices.braille.translate import TABLES, Grade, sentence_cells

sys.path.insert(0, str(Path(__file__).parents[1] / "app"))

from command_line import uno

CELLS = "".join(chr(0x2800 + dots) for dots in range(64))
"""Every cell of six dots."""


def as_cells(line: str) -> str:
    """Return a line of BRF as an embosser would write it."""
    return str(louis.charToDots(["en-us-brf.dis"], line, mode=louis.ucBrl)) if line else ""


def embossed(folder: Path, *arguments: str) -> list[list[str]]:
    """Run ``emboss``; return the lines of each page, in cells."""
    place = folder / "out.brf"
    assert run(["emboss", *arguments, "--force", "-o", str(place)]) == 0
    content = place.read_bytes().decode("ascii")
    assert "\n" not in content.replace("\r\n", "")
    *whole, rest = content.split("\f")
    assert rest == "", "the last page is not ejected"
    found = []
    for page in whole:
        assert page.endswith("\r\n")
        found.append([as_cells(line) for line in page.removesuffix("\r\n").split("\r\n")])
    return found


def body(found: list[list[str]]) -> str:
    """The text of numbered pages, one blank between words."""
    words = (word for page in found for line in page[:-1] for word in line.split(BLANK))
    return BLANK.join(filter(None, words))


def test_each_cell_has_the_character_of_braille_ascii() -> None:
    """The table of liblouis agrees, capital letters or small ones alike."""
    ascii_line = encode_pages([[CELLS]], PageFormat.BRF).decode().removesuffix("\r\n\f")
    assert as_cells(ascii_line) == CELLS


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("grade", ["1", "2"])
@pytest.mark.parametrize("rules", preset_keys())
def test_the_rules_are_embossed_whole(
    tmp_path: Path, language: str, grade: str, rules: str
) -> None:
    """Pages have 40 cells, 25 lines and a number; nothing is lost between the lines."""
    found = embossed(tmp_path, "rules", "--lang", language, "--grade", grade, "--rules", rules)
    kind = Grade(int(grade))
    assert found
    for number, page in enumerate(found, start=1):
        assert len(page) == 25
        assert max(map(len, page)) <= 40
        assert page[-1].strip(BLANK) == sentence_cells(str(number), language, kind)
        assert len(page[-1]) == 40
        assert page[0]
    chapters = RuleBook(language, preset(rules).compile()).whole()
    assert len(chapters) >= 5
    told = BLANK.join(sentence_cells(each, language, kind) for each in chapters)
    assert body(found).endswith(told)


def test_embossed_text_reads_back(tmp_path: Path) -> None:
    """liblouis translates it back, contracted as well."""
    for grade in Grade:
        cells = body(embossed(tmp_path, "rules", "--lang", "fr", "--grade", str(grade.value)))
        words = to_text(TABLES["fr", grade], cells)
        assert "vous débarrasser de toutes vos cartes" in words.replace("’", "'")


@pytest.mark.parametrize("notation", Notation)
def test_the_key_names_every_card(tmp_path: Path, notation: Notation) -> None:
    """One line a card, its cells, then its name."""
    found = embossed(tmp_path, "card-key", "--lang", "en", "--notation", notation)
    lines = [line for page in found for line in page[:-1] if BLANK * 2 in line]
    wording = DisplayNames(Catalogue("en"), (), -1)
    for each in CARDS[:54]:
        name = sentence_cells(wording.card(each), "en")
        assert card_cells(each, notation) + 2 * BLANK + name in lines


@pytest.mark.parametrize("notation", Notation)
def test_there_is_a_label_for_each_card_typed_the_deck(tmp_path: Path, notation: Notation) -> None:
    """Two for each of 108 cards in straight columns, a blank line under each row, no number."""
    found = embossed(tmp_path, "labels", "--notation", notation)
    lines = [line for page in found for line in page]
    labels = [label for line in lines for label in line.split(BLANK) if label]
    assert Counter(card_typed(label, notation) for label in labels) == Counter(2 * DECK)
    for page in found:
        assert not any(page[1::2])
        starts = {
            place
            for line in page
            for place in range(len(line))
            if line[place] != BLANK and (place == 0 or line[place - 1] == BLANK)
        }
        widest = max(len(card_cells(each, notation)) for each in DECK)
        assert all(place % (widest + 3) == 0 for place in starts)


def test_labels_for_a_slate(tmp_path: Path) -> None:
    """One for each card where one is asked for, each on its own line, and nothing between them."""
    found = embossed(tmp_path, "labels", "--per-card", "1", "--one-per-line")
    lines = [line for page in found for line in page]
    assert Counter(card_typed(each, Notation.MATTEL) for each in lines) == Counter(DECK)
    assert max(map(len, found)) == 25


@pytest.mark.parametrize("notation", Notation)
@pytest.mark.parametrize("rules", ["leaflet", "wizz", "extreme"])
def test_the_legend_is_one_page(tmp_path: Path, notation: Notation, rules: str) -> None:
    """It holds each colour's letter, each digit, and the sign of each other face."""
    (page,) = embossed(tmp_path, "legend", "--lang", "fr", "--notation", notation, "--rules", rules)
    assert len(page) <= 25
    words = BLANK.join(page).split(BLANK)
    game = preset(rules).compile()
    for held in game.deck:
        cells = card_cells(held, notation)
        parts = (cells[:1], cells[1:]) if held.colour else (cells,)
        assert all(part in words for part in parts), held


def test_one_language_is_contracted(tmp_path: Path) -> None:
    """``--grade fr=2`` contracts French words, and no English ones."""
    french, english = (
        [embossed(tmp_path, "legend", "--lang", lang, "--grade", grade) for grade in ("1", "fr=2")]
        for lang in ("fr", "en")
    )
    assert french[0] != french[1]
    assert english[0] == english[1]


def test_paper_follows_the_settings(tmp_path: Path) -> None:
    """The deck, the table and the digits that the player has set; an option goes before."""
    options = ("emboss", "legend", "--lang", "fr", "--format", "unicode", "-o", "-")
    usual = uno(tmp_path, *options).out
    for key, value in (("notation", "rnib"), ("braille_digits", "traditional")):
        assert uno(tmp_path, "settings", key, value).status == 0
    mine = uno(tmp_path, *options).out
    assert "⠉⠭⠀⠼⠉" in mine
    assert "⠉⠭" not in usual
    back = ("--notation", "leaflet", "--braille-digits", "antoine")
    assert uno(tmp_path, *options, *back).out == usual


def test_the_character_set_of_french_note_takers(tmp_path: Path) -> None:
    """Each cell has the character that its dots type in French computer braille."""
    place = tmp_path / "out.brf"
    options = ("--lang", "fr", "--ascii", "tbfr2007")
    assert run(["emboss", "legend", *options, "-o", str(place)]) == 0
    lines = place.read_bytes().decode("cp1252").removesuffix("\f").split("\r\n")
    assert lines[3:4] == ["r rouge   j jaune   v vert   b bleu"]
    assert "1" in lines[5]
    characters = characters_of("tbfr2007")
    assert to_cells("fr-bfu-comp8.utb", characters) == CELLS


def test_any_size_of_page(tmp_path: Path) -> None:
    """A note-taker's twelve cells work, and a wide embosser's sheet.

    Longer words are broken, not lost.
    """
    texts = RuleBook("fr", preset("leaflet").compile()).whole()
    told = "".join(sentence_cells(each, "fr") for each in texts).replace(BLANK, "")
    for width, height in ((10, 3), (12, 10), (80, 60)):
        size = f"{width}x{height}"
        found = embossed(tmp_path, "rules", "--page", size, "--lang", "fr")
        assert {len(page) for page in found} == {height}
        assert all(len(line) <= width for page in found for line in page)
        assert body(found).replace(BLANK, "").endswith(told)


def test_unicode_braille_holds_the_same_lines(tmp_path: Path) -> None:
    """It is UTF-8, on standard output as well as in a file."""
    same = embossed(tmp_path, "card-key", "--lang", "fr")
    shown = uno(tmp_path, "emboss", "card-key", "--lang", "fr", "--format", "unicode", "-o", "-")
    assert (shown.status, shown.err) == (0, "")
    assert [page.splitlines() for page in shown.out.split("\f")] == same


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (("rules",), 2, "accessible-uno emboss rules -o rules.brf"),
        (("menu", "-o", "x"), 2, "rules, card-key, legend, labels"),
        (("-o", "x"), 2, "rules, card-key, legend, labels"),
        (("legend", "-o", "x", "--braille-table", "en-us-g3"), 2, "en-us-g2.ctb"),
        (("legend", "-o", "x", "--ascii", "tbfr2008"), 2, "liblouis"),
        (("legend", "-o", "x", "--ascii", "fr-bfu-g2"), 2, "tbfr2007"),
        (("legend", "-o", "x", "--braille-table", "en-us-comp8"), 2, "unicode"),
        (("rules", "-o", "x", "--page", "40"), 2, "10x3"),
        (("rules", "-o", "x", "--page", "9x25"), 2, "10x3"),
        (("rules", "-o", "x", "--rules", "none"), 2, "Leaflet"),
        (("rules", "-o", "/nowhere/x"), 2, "/nowhere/x"),
    ],
)
def test_an_impossible_page_is_one_sentence(
    tmp_path: Path, arguments: tuple[str, ...], status: int, said: str
) -> None:
    """The exit status is 2."""
    done = uno(tmp_path, "emboss", *arguments)
    assert (done.status, done.out) == (status, "")
    assert said in done.err
    assert done.err.count("\n") == 1


def test_a_heading_is_not_the_last_on_a_page() -> None:
    """It moves to the next page with the text below it."""
    sheet = Sheet(20, 6)
    text = "⠁⠃⠉⠙ ".replace(" ", BLANK)
    found = pages(
        [paragraph(text * 15, sheet), heading("⠓", sheet), paragraph(text * 3, sheet)], sheet
    )
    assert [len(page) for page in found] == [4, 3]
    assert found[1][0].strip(BLANK) == "⠓"
    assert found[1][1] == ""


def test_paragraphs_and_entries_have_their_indents() -> None:
    """Two cells before a paragraph, four before the further lines of an entry."""
    sheet = Sheet(12, 10)
    text = BLANK.join(["⠁⠁⠁⠁"] * 4)
    assert paragraph(text, sheet).lines == ("⠀⠀⠁⠁⠁⠁⠀⠁⠁⠁⠁", "⠁⠁⠁⠁⠀⠁⠁⠁⠁")
    assert entry(text, sheet).lines == ("⠁⠁⠁⠁⠀⠁⠁⠁⠁", "⠀⠀⠀⠀⠁⠁⠁⠁", "⠀⠀⠀⠀⠁⠁⠁⠁")
    assert paragraph("⠃" * 30, sheet).lines == ("⠀⠀" + "⠃" * 10, "⠃" * 12, "⠃" * 8)


def test_labels_fill_the_width_and_no_more() -> None:
    """Three cells stand between them, none after the last."""
    blocks = rows(["⠁⠁⠁", "⠃", "⠉⠉⠉", "⠙"], Sheet(15, 10))
    assert [block.lines for block in blocks] == [
        ("⠁⠁⠁⠀⠀⠀⠃⠀⠀⠀⠀⠀⠉⠉⠉", ""),
        ("⠙", ""),
    ]
    assert [block.lines[0] for block in rows(["⠁" * 9], Sheet(5, 5))] == ["⠁" * 5]


PEF = "{http://www.daisy.org/ns/2008/pef}"
DUBLIN_CORE = "{http://purl.org/dc/elements/1.1/}"


def inside(element: Xml.Element, tag: str) -> list[Xml.Element]:
    """Return what an element holds: nothing but elements of this name, at least one."""
    found = list(element)
    assert found
    assert {each.tag for each in found} == {PEF + tag}
    return found


def test_pef_has_the_parts_that_its_schema_asks_for(
    tmp_path: Path, subtests: pytest.Subtests
) -> None:
    """PEF 2008-1: head and body, who it is, volumes with their sizes, rows of braille alone."""
    for locale, wanted in product(("fr", "en"), ("rules", "card-key", "legend", "labels")):
        with subtests.test(locale=locale, wanted=wanted):
            place = tmp_path / f"{wanted}-{locale}.pef"
            options = ("--format", "pef", "--page", "a4", "--lang", locale)
            assert run(["emboss", wanted, *options, "-o", str(place)]) == 0
            root = Xml.parse(place).getroot()
            assert (root.tag, root.attrib) == (f"{PEF}pef", {"version": "2008-1"})
            head, body = root
            assert (head.tag, body.tag) == (f"{PEF}head", f"{PEF}body")
            (meta,) = inside(head, "meta")
            said = {each.tag.removeprefix(DUBLIN_CORE): each.text for each in meta}
            assert said["format"] == "application/x-pef+xml"
            assert said["identifier"]
            assert said["language"] == locale
            (volume,) = inside(body, "volume")
            sizes = {"cols": "32", "rows": "27", "rowgap": "0", "duplex": "false"}
            assert volume.attrib == sizes
            (section,) = inside(volume, "section")
            for page in inside(section, "page"):
                rows_there = inside(page, "row")
                assert len(rows_there) <= 27
                for row in rows_there:
                    assert not list(row)
                    assert re.fullmatch("[\u2800-\u28ff]{0,32}", row.text or "")


@pytest.mark.long
def test_pef_is_valid_by_its_schema(tmp_path: Path, subtests: pytest.Subtests) -> None:
    """By xmllint; a file without a size, or with a letter in a row, is not."""
    schema = Path(__file__).with_name("pef.rng")

    def is_valid(document: Path) -> bool:
        check = ["xmllint", "--noout", "--relaxng", str(schema), str(document)]
        return subprocess.run(check, capture_output=True, check=False).returncode == 0

    place = tmp_path / "paper.pef"
    for locale, wanted in product(("fr", "en"), ("rules", "card-key", "legend", "labels")):
        with subtests.test(locale=locale, wanted=wanted):
            options = ("--format", "pef", "--lang", locale, "--force")
            assert run(["emboss", wanted, *options, "-o", str(place)]) == 0
            assert is_valid(place)
            right = place.read_text(encoding="utf-8")
            for fault in (right.replace(' rowgap="0"', ""), right.replace("<row>", "<row>a", 1)):
                assert fault != right
                place.write_text(fault, encoding="utf-8")
                assert not is_valid(place)


def test_pef_holds_what_brf_holds(tmp_path: Path) -> None:
    place = tmp_path / "rules.pef"
    assert run(["emboss", "rules", "--lang", "en", "--format", "pef", "-o", str(place)]) == 0
    rows_there = [
        [(row.text or "").rstrip(BLANK) for row in page]
        for page in Xml.parse(place).iter(f"{PEF}page")
    ]
    brf = embossed(tmp_path, "rules", "--lang", "en")
    assert rows_there == [[line.rstrip(BLANK) for line in page] for page in brf]


def test_a_file_that_is_there_is_kept(tmp_path: Path) -> None:
    """Without ``--force``; what was written is said, with the pages, the lines and the cells."""
    notes = tmp_path / "notes.txt"
    notes.write_text("precious")
    refused = uno(tmp_path, "emboss", "legend", "--lang", "en", "-o", str(notes))
    assert refused.status == 2
    assert "is there already. Name another file, or add --force" in refused.err
    assert notes.read_text() == "precious"
    done = uno(tmp_path, "emboss", "legend", "--lang", "en", "--force", "-o", str(notes))
    assert done.status == 0
    assert done.out.endswith("notes.txt: one page of 25 lines, 40 cells a line.\n")
    french = uno(tmp_path, "emboss", "rules", "--lang", "fr", "-o", str(tmp_path / "r.brf"))
    assert "pages de 25 lignes, 40 cellules par ligne." in french.out
    record = uno(tmp_path, "play", "--watch", "--record", str(notes), "--lang", "en")
    assert record.status == 2
    assert "is there already" in record.err
    assert uno(tmp_path, "emboss", "legend", "-o", "-").out.count("there already") == 0


def test_papers_have_names(subtests: pytest.Subtests) -> None:
    for name, sheet in PAPERS.items():
        with subtests.test(name):
            assert page_size(name) == page_size(name.upper()) == sheet
            assert page_size(f"{sheet.width}x{sheet.height}") == sheet
