"""Parses the command about the next match: ``table players 5``, ``table règles rapido``."""

from __future__ import annotations

from accessible_uno.interface.parse.context import LineContext
from accessible_uno.interface.parse.intents import ChangeTable, Intent, Unclear
from accessible_uno.interface.parse.lexicon import Lexicons
from accessible_uno.interface.parse.tokens import Tokens, as_typed, typed_behind


def parse_table(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:  # a CommandParser
    """Ask about the table of the next match, or change one part of it."""
    if not rest:
        return ChangeTable()
    for each in known:
        found = each.table_parts.at(rest)
        if found is not None:
            part, count = found
            return ChangeTable(part, typed_behind(rest, count))
    names = ", ".join(known[0].table_parts.names.values())
    return Unclear("unclear-table", {"words": as_typed(rest), "names": names})
