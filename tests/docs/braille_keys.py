"""The list of a display's keys on the pages about braille, made from the table that the game uses.

    python tests/docs/braille_keys.py

writes it into the pages; ``test_braille_keys.py`` compares.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from accessible_uno.interface.braille import meaning_of  # noqa: E402 - see above
from accessible_uno.narration.catalogue import Catalogue  # noqa: E402
from accessible_uno.narration.language import LOCALES  # noqa: E402
from accessible_uno.voices.braille.display.keys import KEY_ROWS, KeyRow  # noqa: E402

PAGES: Final = {locale: ROOT / "docs" / locale / "braille.md" for locale in LOCALES}
BEGIN: Final = "<!-- made: keys -->\n"
END: Final = "<!-- end -->\n"


def key_list(locale: str) -> str:
    """Return all commands, a line each, with BRLTTY's names for them."""
    catalogue = Catalogue(locale)
    return "".join(_line_of(row, catalogue) for row in KEY_ROWS)


def page_with_keys(page: str, locale: str) -> str:
    """Return the page with the list as it is now."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}{key_list(locale)}{END}{after}"


def _line_of(row: KeyRow, catalogue: Catalogue) -> str:
    message = f"display-key-{row.command}"
    name, meaning = catalogue.variant(message, "name"), meaning_of(row, catalogue)
    line = catalogue.text("display-key-line", name=name, meaning=meaning)
    commands = ", ".join(f"`{command}`" for command, _ in row.brltty)
    return f"- {line} ({commands})\n" if commands else f"- {line}\n"


if __name__ == "__main__":
    for locale, page in PAGES.items():
        page.write_text(page_with_keys(page.read_text("utf-8"), locale), "utf-8")
