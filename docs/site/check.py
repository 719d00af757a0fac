"""Checks HTML pages for what a screen reader needs: ``python docs/site/check.py FOLDER``.

The rules are those of WCAG 2.2 that a program can decide: the language and title of a page, one
first heading and no level left out, a link over the menu, landmarks, links that say where they
lead, headers of tables, no pictures without words, no scripts, no two elements of one id; and every
link leads to a page and a heading that exist.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from pathlib import Path, PurePosixPath
from posixpath import normpath
from typing import Final
from urllib.parse import unquote

EMPTY_WORDS: Final = frozenset(
    ("here", "click here", "this", "link", "more", "page", "ici", "cliquez ici", "lien", "plus")
)
"""Words of a link that say nothing when links are read as a list (WCAG 2.4.4)."""

VOID: Final = frozenset(("meta", "link", "br", "hr", "img", "input"))
NEVER: Final = frozenset(("script", "iframe", "object", "embed", "video", "audio", "canvas"))
LANDMARKS: Final = ("header", "nav", "main", "footer")
HEADINGS: Final = ("h1", "h2", "h3", "h4", "h5", "h6")


class PageParser(HTMLParser):
    """Reads one page.

    Attributes:
        faults: what is wrong, a sentence each.
        ids: the ids of its elements.
        links: where its links lead, each with its words.
    """

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.faults: list[str] = []
        self.ids: set[str] = set()
        self.links: list[tuple[str, str]] = []
        self._open: list[str] = []
        self._seen: list[str] = []
        self._level = 0
        self._words: list[str] = []
        self._href: str | None = None
        self._title = ""
        self._lang = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Look at an element."""
        values = {name: value or "" for name, value in attrs}
        self._seen.append(tag)
        if tag not in VOID:
            self._open.append(tag)
        if tag == "html":
            self._lang = values.get("lang", "")
        self._look_at_id(values)
        self._look_at_kind(tag, values)
        if tag in HEADINGS:
            self._look_at_heading(tag)
        if tag in (*HEADINGS, "a", "title"):
            self._words = []
        if tag == "a":
            self._href = values.get("href")

    def _look_at_id(self, values: Mapping[str, str]) -> None:
        name = values.get("id")
        if name in self.ids:
            self.faults.append(f"two elements have the id {name}")
        if name is not None:
            self.ids.add(name)

    def _look_at_kind(self, tag: str, values: Mapping[str, str]) -> None:
        if tag in NEVER:
            self.faults.append(f"there is a {tag}")
        if any(name.startswith("on") for name in values):
            self.faults.append(f"a {tag} has a script")
        if tag == "img" and "alt" not in values:
            self.faults.append("a picture has no words")
        if tag == "th" and "scope" not in values:
            self.faults.append("a table's header has no scope")
        if tag == "nav" and not values.get("aria-label"):
            self.faults.append("a menu has no name")

    def _look_at_heading(self, tag: str) -> None:
        level = int(tag[1])
        if level > self._level + 1:
            self.faults.append(f"a heading of level {level} comes after one of {self._level}")
        self._level = level

    def handle_data(self, data: str) -> None:
        """Gather words."""
        self._words.append(data)
        if self._open and self._open[-1] == "title":
            self._title += data

    def handle_endtag(self, tag: str) -> None:
        """Look at an element that is complete."""
        if not self._open or self._open.pop() != tag:
            self.faults.append(f"the end of a {tag} is in the wrong place")
        words = " ".join("".join(self._words).split())
        if tag in HEADINGS and not words:
            self.faults.append("a heading has no words")
        if tag == "a" and self._href is not None:
            self._look_at_link(words)

    def _look_at_link(self, words: str) -> None:
        assert self._href is not None
        if not words or words.casefold() in EMPTY_WORDS:
            self.faults.append(f"the words of a link to {self._href} say nothing: “{words}”")
        self.links.append((self._href, words))

    def all_faults(self) -> Iterator[str]:
        """Yield what is wrong with the page, read to its end."""
        yield from self.faults
        if self._lang not in ("en", "fr"):
            yield "the page has no language"
        if not self._title.strip():
            yield "the page has no title"
        if self._seen.count("h1") != 1:
            yield f"there are {self._seen.count('h1')} first headings"
        for landmark in LANDMARKS:
            if self._seen.count(landmark) != 1:
                yield f"there are {self._seen.count(landmark)} elements {landmark}"
        if not self.links or self.links[0][0] != "#content" or "content" not in self.ids:
            yield "the first link does not lead to the content"
        if self._open:
            yield f"never closed: {' '.join(self._open)}"


def check_pages(pages: Mapping[PurePosixPath, str], files: set[PurePosixPath]) -> list[str]:
    """Return what is wrong with pages, each fault with its page.

    Args:
        pages: their HTML, by their places in one folder.
        files: other files that are there.
    """
    parsed: dict[PurePosixPath, PageParser] = {}
    for place, text in pages.items():
        parsed[place] = PageParser()
        parsed[place].feed(text)
        parsed[place].close()
    faults = [f"{at}: {fault}" for at, page in parsed.items() for fault in page.all_faults()]
    for at, page in parsed.items():
        for href, _ in page.links:
            if "://" not in href and not _leads_somewhere(at, href, parsed, files):
                faults.append(f"{at}: a link leads nowhere: {href}")
    return faults


def _leads_somewhere(
    at: PurePosixPath,
    href: str,
    pages: Mapping[PurePosixPath, PageParser],
    files: set[PurePosixPath],
) -> bool:
    name, _, anchor = unquote(href).partition("#")
    place = PurePosixPath(normpath(str(at.parent / name))) if name else at
    if place not in pages:
        return place in files and not anchor
    return not anchor or anchor in pages[place].ids


def main(arguments: list[str]) -> int:
    """Check a folder of pages; write what is wrong, and return 1 where something is."""
    folder = Path(arguments[0])
    found = [file for file in sorted(folder.rglob("*")) if file.is_file()]
    places = {PurePosixPath(file.relative_to(folder).as_posix()): file for file in found}
    pages = {at: file.read_text("utf-8") for at, file in places.items() if at.suffix == ".html"}
    faults = check_pages(pages, places.keys() - pages.keys())
    links = sum(text.count("<a ") for text in pages.values())
    told = "\n".join(faults) or f"{len(pages)} pages, {links} links: nothing wrong"
    sys.stdout.write(told + "\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
