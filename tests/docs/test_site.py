"""The pages as HTML: built, and fit for a screen reader."""

from __future__ import annotations

import sys
from pathlib import Path, PurePosixPath
from typing import Final

import pytest

import accessible_uno

SITE: Final = Path(__file__).parents[2] / "docs" / "site"
sys.path.insert(0, str(SITE))

from build import ORDER, Page, Site, anchor  # noqa: E402 - found through the line above
from check import check_pages  # noqa: E402 - the same

START: Final = PurePosixPath("docs/fr/start.md")


@pytest.fixture(scope="module")
def site() -> Site:
    return Site()


@pytest.fixture(scope="module")
def folder(site: Site, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    site.write(folder)
    return folder


@pytest.fixture(scope="module")
def built(folder: Path) -> dict[PurePosixPath, str]:
    found = {file.relative_to(folder): file for file in folder.rglob("*.html")}
    return {PurePosixPath(at.as_posix()): file.read_text("utf-8") for at, file in found.items()}


def test_every_page_is_fit_for_a_screen_reader(site: Site, built: dict[PurePosixPath, str]) -> None:
    """Language, title, headings, landmarks, links: nothing is wrong on any page."""
    assert len(built) > 80
    assert check_pages(built, site.files) == []


def test_players_have_the_same_pages_in_both_languages(site: Site) -> None:
    names = {
        lang: {
            page.source.name
            for page in site.pages.values()
            if page.is_for_players and page.lang == lang
        }
        for lang in ("en", "fr")
    }
    assert names["en"] == names["fr"]
    assert {f"{name}.md" for name in ORDER} == names["en"]


def test_a_page_names_its_language_and_leads_to_the_other(
    site: Site, built: dict[PurePosixPath, str]
) -> None:
    html = built[site.pages[START].target]
    assert '<html lang="fr">' in html
    assert '<a href="../en/start.html" lang="en">This page in English</a>' in html
    assert '<a href="start.html" aria-current="page">' in html
    assert "<script" not in html


def test_links_lead_to_html_and_headings_have_the_anchors_of_code_hosts(site: Site) -> None:
    page = Page(
        START, "# A\n\n[to it](braille.md#sur-une-plage) [code](../../LICENSE)\n\n## Où ?\n"
    )
    html = site.html_of(page)
    assert 'href="braille.html#sur-une-plage"' in html
    assert 'href="../LICENSE"' in html
    assert PurePosixPath("LICENSE") in site.files
    assert '<h2 id="où-">' in html
    assert anchor("What to do when…") == "what-to-do-when"


GOOD: Final = (
    '<!DOCTYPE html>\n<html lang="en"><head><title>T</title></head><body>'
    '<a href="#content">Skip</a><header><nav aria-label="Pages"></nav></header>'
    '<main id="content"><h1>T</h1></main><footer></footer></body></html>'
)


def faults(html: str) -> list[str]:
    return check_pages({PurePosixPath("a.html"): html}, set())


def test_each_fault_is_found(subtests: pytest.Subtests) -> None:
    for good, bad, found in [
        (' lang="en"', "", "the page has no language"),
        ("<title>T", "<title>", "the page has no title"),
        ("<h1>T</h1>", "", "there are 0 first headings"),
        ("</h1>", "</h1><h1>U</h1>", "there are 2 first headings"),
        ("</h1>", "</h1><h3>U</h3>", "a heading of level 3 comes after one of 1"),
        ("</h1>", "</h1><h2></h2>", "a heading has no words"),
        ('<a href="#content">Skip</a>', "", "the first link does not lead to the content"),
        ("<footer></footer>", "", "there are 0 elements footer"),
        (' aria-label="Pages"', "", "a menu has no name"),
        ("</h1>", '</h1><a href="b.html">B</a>', "a link leads nowhere: b.html"),
        ("</h1>", '</h1><a href="#b">B</a>', "a link leads nowhere: #b"),
        ("</h1>", '</h1><a href="#content">here</a>', "a link to #content say nothing: “here”"),
        ("</h1>", "</h1><img>", "a picture has no words"),
        ("</h1>", "</h1><script></script>", "there is a script"),
        ("</h1>", '</h1><p onclick="x">y</p>', "a p has a script"),
        ("</h1>", "</h1><table><tr><th>x</th></tr></table>", "a table's header has no scope"),
        ("</h1>", '</h1><p id="content"></p>', "two elements have the id content"),
        ("</h1>", "</h1><p><em>x</p></em>", "the end of a p is in the wrong place"),
    ]:
        with subtests.test(good=good, bad=bad):
            assert good in GOOD
            assert faults(GOOD) == []
            assert any(found in fault for fault in faults(GOOD.replace(good, bad, 1)))


def test_the_site_is_written_with_its_style_and_its_files(folder: Path) -> None:
    for name in ("index.html", "index.fr.html", "fr/start.html", "style.css", "LICENSE"):
        assert (folder / name).is_file(), name


@pytest.mark.long
def test_the_reference_has_every_public_name() -> None:
    """A page for each module that the page about what is stable names, as plain as the others."""
    site = Site(reference=True)
    pages = {page.target: site.html_of(page) for page in site.pages.values()}
    assert check_pages(pages, site.files) == []
    door = pages[PurePosixPath("reference/accessible_uno.html")]
    for name in accessible_uno.__all__:
        assert f'<h2 id="{name}">' in door, name
    assert '<a href="#WrongArgument">' in door
    steps = pages[PurePosixPath("reference/accessible_uno.game.steps.html")]
    assert "Fields: <code>cards: tuple[Card, ...], anew: bool</code>." in steps
    assert 'href="reference/accessible_uno.cards.html"' in pages[PurePosixPath("stability.html")]
