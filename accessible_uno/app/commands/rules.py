"""``accessible-uno rules``: lists and shows the rules, and makes and changes house rules."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, TypeAlias

from accessible_uno.app.arguments import LANG, RULE, YES, Call, Values, parse, word_first
from accessible_uno.app.command_table import load_function
from accessible_uno.app.commands.help import Command, command_help
from accessible_uno.app.errors import Failure

OPTIONS: Final = (LANG,)
_OPTIONS: Final = {"show": (LANG, RULE), "delete": (LANG, YES)}

_HERE: Final = "accessible_uno.app.commands"

WORDS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "list": (f"{_HERE}.rules_list:list_rules", ()),
    "show": (f"{_HERE}.rules_show:show_rules", ("NAME",)),
    "options": (f"{_HERE}.rules_show:show_options", ()),
    "new": (f"{_HERE}.rules_new:ask_for_rules", ()),
    "edit": (f"{_HERE}.rules_new:edit_rules", ("NAME",)),
    "rename": (f"{_HERE}.rules_files:rename_rules", ("NAME", "NAME")),
    "delete": (f"{_HERE}.rules_files:delete_rules", ("NAME",)),
}
"""The word that follows the command: where its function is, and what else must follow.

Each function is imported when it is called: a list of names needs none of what a game needs.
"""

Told: TypeAlias = Callable[[str, Values], Iterable[str]]
"""Yields the lines of a command, given the language and the values of its options."""


def rules(call: Call) -> int:
    """Carry out the command whose word follows: list, show, options, new, edit and so on."""
    match word_first(call.arguments, (LANG, RULE)):
        case [word, *rest] if word in WORDS:
            place, names = WORDS[word]
            options = _OPTIONS.get(word, OPTIONS)
            command = Command(f"rules-{word}", partial(_tell, place), options, names)
            return command(Call(rest, call.locale))
        case [word, *_] if not word.startswith("-"):
            raise Failure("app-rules-no-command", word=word)
        case others:
            parse(OPTIONS, others)
            for word in WORDS:
                command_help(call.locale, f"rules-{word}", ())
            return 0


def _tell(place: str, call: Call, values: Values) -> int:
    """Write what the function at ``place`` tells."""
    told: Told = load_function(place)
    for line in told(call.locale, values):
        sys.stdout.write(line + "\n")
    return 0
