"""The files of the page, as a web server serves them; ``scripts/page`` adds what they load."""

from __future__ import annotations

from pathlib import Path
from typing import Final

SITE: Final = Path(__file__).parent
"""The folder."""
