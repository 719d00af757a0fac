"""Parses the command about the next match: ``table players 5``, ``table règles rapido``."""

from __future__ import annotations

from typing import Final

from accessible_uno.interface.parse.context import LineContext
from accessible_uno.interface.parse.intents import ChangeTable, Intent, Unclear
from accessible_uno.interface.parse.lexicon import Lexicons
from accessible_uno.interface.parse.tokens import LONGEST_ECHO, Tokens, as_typed, typed_behind
from accessible_uno.interface.parse.vocabulary import TablePart

_LONGEST_BOTS: Final = 300
"""Characters of a list of bots: more than the words of a line have."""


def parse_table(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:  # a CommandParser
    """Ask about the table of the next match, or change one part of it."""
    if not rest:
        return ChangeTable()
    for each in known:
        found = each.table_parts.at(rest)
        if found is not None:
            part, count = found
            most = _LONGEST_BOTS if part is TablePart.BOTS else LONGEST_ECHO
            return ChangeTable(part, typed_behind(rest, count, most))
    names = ", ".join(known[0].table_parts.names.values())
    return Unclear("unclear-table", {"words": as_typed(rest), "names": names})
