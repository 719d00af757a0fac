"""Builds the pages as HTML: ``python docs/site/build.py [FOLDER]``, with the reference.

Each page becomes a file of plain HTML without scripts: a language, a title, a link over the menu,
headings in order, links between the pages.  Those for players are in ``docs/en`` and ``docs/fr``,
with the same names in both; the others are in English.
"""

from __future__ import annotations

import html
import re
import shutil
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath
from string import Template
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token
from reference import public_modules, read_reference

ROOT: Final = Path(__file__).resolve().parents[2]
HERE: Final = Path(__file__).resolve().parent
USUAL: Final = ROOT / "docs" / "html"

ORDER: Final = (
    *("index", "start", "installing", "browser", "phone", "windows"),
    *("playing", "voices", "braille"),
    *("rules", "together", "chat-rooms", "hosting"),
    *("chat-irssi", "chat-weechat", "chat-mirc", "chat-hexchat"),
    *("chat-textual", "saved-games", "help"),
)
"""The pages for players, as the menu has them; pages that are not here come behind."""

WORDS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {"skip": "Skip to the page", "pages": "Pages", "other": "Cette page en français"},
    "fr": {"skip": "Aller à la page", "pages": "Pages", "other": "This page in English"},
}
OTHER: Final = {"en": "fr", "fr": "en"}
READMES: Final = {"en": "README.md", "fr": "README.fr.md"}


@dataclass(frozen=True)
class Page:
    """One page.

    Attributes:
        source: its file below the root, ``docs/fr/start.md``.
        text: what the file holds.
    """

    source: PurePosixPath
    text: str

    @property
    def lang(self) -> str:
        """The language of the page."""
        is_french = self.source.is_relative_to("docs/fr") or self.source.name.endswith(".fr.md")
        return "fr" if is_french else "en"

    @property
    def target(self) -> PurePosixPath:
        """Its file below the folder of the HTML pages."""
        if self.source.parent == PurePosixPath():
            names = {readme: f"index.{lang}.html" for lang, readme in READMES.items()}
            names["README.md"] = "index.html"
            return PurePosixPath(names.get(self.source.name) or self.source.stem.lower() + ".html")
        return self.source.relative_to("docs").with_suffix(".html")

    @property
    def title(self) -> str:
        """Its first heading, without marks."""
        found = re.search(r"^# (.*)$", self.text, re.MULTILINE)
        return re.sub(r"[`*]", "", found[1]) if found else self.source.stem

    @property
    def is_for_players(self) -> bool:
        """Whether it is one of two, in both languages."""
        return self.source.parent.name in OTHER

    @property
    def mate(self) -> PurePosixPath:
        """The file of the same page in the other language."""
        if self.source.name in READMES.values():
            return PurePosixPath(READMES[OTHER[self.lang]])
        return PurePosixPath("docs", OTHER[self.lang], self.source.name)


def read_pages(root: Path = ROOT) -> dict[PurePosixPath, Page]:
    """Return all pages by their files."""
    files = sorted((*root.glob("*.md"), *(root / "docs").rglob("*.md")))
    sources = (PurePosixPath(file.relative_to(root).as_posix()) for file in files)
    return {each: Page(each, (root / each).read_text("utf-8")) for each in sources}


def anchor(heading: str) -> str:
    """Return the id of a heading, as GitHub makes it."""
    return re.sub(r"[^\w -]", "", heading.strip().lower()).replace(" ", "-")


REFERENCE: Final = PurePosixPath("docs", "reference")
STABILITY: Final = PurePosixPath("docs", "stability.md")
LINKING: Final = (STABILITY, *(STABILITY.with_name(f"{name}.md") for name in ("library", "front")))
"""The pages on which the name of a public module leads to its page of the reference."""


def with_reference(pages: Mapping[PurePosixPath, Page], root: Path) -> dict[PurePosixPath, Page]:
    """Return pages with those of the reference, and links to these."""
    modules = public_modules(pages[STABILITY].text)
    places = {module: REFERENCE / f"{module}.md" for module in modules}
    found = dict(pages)
    for each in LINKING:
        text = pages[each].text
        for module in modules:
            text = text.replace(f"`{module}`", f"[`{module}`](reference/{module}.md)")
        found[each] = Page(each, text)
    made = read_reference(modules, str(root))
    return found | {places[module]: Page(places[module], text) for module, text in made}


class Anchors:
    """Makes the ids of the headings of one page; in the reference, from the names as they are.

    Args:
        page: the page.
    """

    def __init__(self, page: Page) -> None:
        self._names = page.source.is_relative_to(REFERENCE)
        self._owner = ""

    def of(self, tag: str, heading: str) -> str:
        """Return the id of the next heading."""
        if not self._names:
            return anchor(heading)
        if tag == "h2":
            self._owner = heading
        return f"{self._owner}.{heading}" if tag == "h3" else heading


class Site:
    """All pages, and the files that they link to.

    Args:
        root: the folder of the project.
        reference: whether the reference is among them.

    Attributes:
        pages: the pages by their files.
        files: files that are no pages, but that pages link to, below ``root``.
    """

    def __init__(self, root: Path = ROOT, *, reference: bool = False) -> None:
        self.pages = read_pages(root)
        if reference:
            self.pages = with_reference(self.pages, root)
        self.files: set[PurePosixPath] = set()
        self._root = root
        self._template = Template((HERE / "page.html").read_text("utf-8"))
        self._markdown = MarkdownIt("commonmark").enable("table")

    def write(self, folder: Path) -> None:
        """Write every page, the style and the linked files into ``folder``."""
        for page in self.pages.values():
            place = folder / page.target
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(self.html_of(page), "utf-8")
        shutil.copy(HERE / "style.css", folder)
        for file in self.files:
            place = folder / file
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(self._root / file, place)

    def html_of(self, page: Page) -> str:
        """Return a page as HTML."""
        words = WORDS[page.lang]
        up = "../" * len(page.target.parent.parts)
        return self._template.substitute(
            lang=page.lang,
            title=html.escape(f"{page.title} – accessible_uno"),
            root=up,
            home=self._href(page, PurePosixPath(READMES[page.lang])),
            skip=words["skip"],
            pages=words["pages"],
            menu="\n".join(self._menu(page)),
            body=self._body(page).strip(),
            other=self._other(page),
        )

    def _menu(self, page: Page) -> Iterator[str]:
        """Yield a line for each page for players in the language of ``page``."""
        known = {name: place for place, name in enumerate(ORDER)}
        mates = [each for each in self.pages.values() if each.is_for_players]
        mates = [each for each in mates if each.lang == page.lang]
        for each in sorted(mates, key=lambda one: known.get(one.source.stem, len(known))):
            here = ' aria-current="page"' if each is page else ""
            href = self._href(page, each.source)
            yield f'<li><a href="{href}"{here}>{html.escape(each.title)}</a></li>'

    def _other(self, page: Page) -> str:
        """Return the link to the page in the other language, or to the guide."""
        if page.mate in self.pages:
            lang, text = OTHER[page.lang], WORDS[page.lang]["other"]
            return f'<a href="{self._href(page, page.mate)}" lang="{lang}">{text}</a>'
        french = PurePosixPath("docs/fr/index.md")
        return f'<a href="{self._href(page, french)}" lang="fr">Guide en français</a>'

    def _body(self, page: Page) -> str:
        tokens, anchors = self._markdown.parse(page.text), Anchors(page)
        for before, token in zip([None, *tokens], tokens, strict=False):
            if before is not None and before.type == "heading_open":
                before.attrSet("id", anchors.of(before.tag, _text_of(token)))
            elif token.type == "th_open":
                token.attrSet("scope", "col")
            for child in token.children or ():
                if child.type == "link_open":
                    child.attrSet("href", self._linked(page, str(child.attrGet("href"))))
        written = str(self._markdown.renderer.render(tokens, self._markdown.options, {}))
        return written.replace("<pre>", '<pre tabindex="0">')

    def _linked(self, page: Page, target: str) -> str:
        """Return where a link leads among the HTML pages."""
        name, hash_sign, heading = target.partition("#")
        if not name or "://" in target or target.startswith("mailto:"):
            return target
        place = PurePosixPath(normpath(str(page.source.parent / name)))
        if place not in self.pages and (self._root / place).is_file():
            self.files.add(place)
        return self._href(page, place) + hash_sign + heading

    def _href(self, page: Page, place: PurePosixPath) -> str:
        """Return the way from a page to a file below the root."""
        target = self.pages[place].target if place in self.pages else place
        return PurePosixPath(relpath(str(target), str(page.target.parent))).as_posix()


def _text_of(inline: Token) -> str:
    """Return the words of a heading, as its anchor is made of them."""
    return "".join(child.content for child in inline.children or ())


def main(arguments: list[str]) -> int:
    """Build the site into the folder that is named, or into ``docs/html``."""
    folder = Path(arguments[0]) if arguments else USUAL
    Site(reference=True).write(folder)
    sys.stdout.write(f"{folder}/index.html\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
