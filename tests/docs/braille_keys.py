"""The table of a display's keys in ``docs/en/braille.md``, made from the table that the game uses.

    python tests/docs/braille_keys.py

writes it into the page; ``test_braille_keys.py`` compares.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from accessible_uno.interface.braille.key_help import meaning_of  # noqa: E402 - see above
from accessible_uno.narration.catalogue import Catalogue  # noqa: E402
from accessible_uno.voices.braille.display.keys import KEY_ROWS, KeyRow  # noqa: E402

PAGE: Final = ROOT / "docs" / "en" / "braille.md"
BEGIN: Final = "<!-- made: keys -->\n"
END: Final = "<!-- end -->\n"


def key_table() -> str:
    """Return the table of all commands, with BRLTTY's names for them."""
    catalogue = Catalogue("en")
    rows = [_row_of(row, meaning_of(row, catalogue)) for row in KEY_ROWS]
    return "".join(("| BRLTTY | on a keyboard | does |\n", "|---|---|---|\n", *rows))


def page_with_table(page: str) -> str:
    """Return the page with the table as it is now."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}{key_table()}{END}{after}"


def _row_of(row: KeyRow, meaning: str) -> str:
    commands = ", ".join(f"`{name}`" for name, _ in row.brltty)
    keys = ", ".join(name for name, _ in row.keyboard)
    return f"| {commands} | {keys} | {meaning} |\n"


if __name__ == "__main__":
    PAGE.write_text(page_with_table(PAGE.read_text("utf-8")), "utf-8")
