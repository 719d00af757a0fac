"""The table of verbs: every command that a line can have."""

from __future__ import annotations

from typing import Final

from accessible_uno.interface.parse.intents import Intent, LineContext
from accessible_uno.interface.verbs.ask import ASK, HISTORY
from accessible_uno.interface.verbs.match import LEAVING, MATCH, UNSAID
from accessible_uno.interface.verbs.play import PLAY
from accessible_uno.interface.verbs.settings import SETTINGS
from accessible_uno.interface.verbs.verb import VerbTable

VERBS: Final = VerbTable((*PLAY, *MATCH, *ASK, *HISTORY, *SETTINGS, *LEAVING, *UNSAID))


def parse_line(line: str, context: LineContext) -> Intent:
    """Return what ``line`` means in ``context``."""
    return VERBS.parse_line(line, context)
