"""The pages for players: their words in code, and the commands that they tell to type."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from accessible_uno.narration.language import LOCALES

ROOT: Final = Path(__file__).parents[2]
FOLDERS: Final = {locale: ROOT / "docs" / locale for locale in LOCALES}
READMES: Final = {"en": ROOT / "README.md", "fr": ROOT / "README.fr.md"}
PAGES: Final = [
    (locale, page)
    for locale, folder in FOLDERS.items()
    for page in (*sorted(folder.glob("*.md")), READMES[locale])
]

ABOUT_PROGRAMS: Final = (
    *("installing.md", "windows.md", "chat-rooms.md", "braille.md", "README.md"),
    "hosting.md",
    *(f"chat-{name}.md" for name in ("irssi", "weechat", "mirc", "hexchat", "textual")),
)
"""Pages whose words in code are names of packages, tables and chat commands as well."""

STARTS: Final = ("accessible-uno", "scripts/play")
"""What a command of ours begins with."""

_FENCE: Final = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_CODE: Final = re.compile(r"`([^`]+)`")
_BLOCK: Final = re.compile(r"(?:^    (?:  )?[^\s*-].*\n)+", re.MULTILINE)
_NO_WORD: Final = re.compile(
    r"accessible-uno|scripts/|docs/|dist/|pip |\.venv/|-|.*\.uno$|.*\.sqlite3$|prismatoid$"
    r"|home$|maison$"
)
"""A command, a file, an option, or a name: of a library, of rules."""


class Told(NamedTuple):
    """Something that a page tells to type."""

    locale: str
    page: str
    text: str


def _parts(text: str) -> tuple[list[str], list[str]]:
    """The words in code of a page, and the lines of its blocks."""
    plain = _FENCE.sub("", text)
    blocks = [block for block in _BLOCK.findall(plain) if not block.startswith("    $ ")]
    code = [" ".join(each.split()) for each in _CODE.findall(_BLOCK.sub("\n", plain))]
    return code, [line.strip() for block in blocks for line in block.splitlines()]


def commands() -> Iterator[Told]:
    """Every command line of ours, without its comment, in the order of the pages."""
    for locale, page in PAGES:
        code, lines = _parts(page.read_text("utf-8"))
        for line in (*lines, *code):
            if line.startswith(STARTS):
                words = shlex.split(line, comments=True)
                yield Told(locale, page.name, shlex.join(words))


def words() -> Iterator[Told]:
    """Every word in code that is typed in the game."""
    for locale, page in PAGES:
        if page.name not in ABOUT_PROGRAMS:
            for text in _parts(page.read_text("utf-8"))[0]:
                if not _NO_WORD.match(text):
                    yield Told(locale, page.name, text)
