"""Help on the command line: plain sentences, one option a line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from accessible_uno.app.arguments import Option
from accessible_uno.app.i18n import sentence
from accessible_uno.narration.catalogue import Catalogue

if TYPE_CHECKING:
    from accessible_uno.app.commands import Call

COMMANDS: Final = (
    "play",
    "resume",
    "history",
    "stats",
    "rules",
    "settings",
    "record",
    "emboss",
    "simulate",
    "doctor",
)
"""In the order in which the overview tells them."""


def overview(call: Call) -> int:
    """Say what commands there are."""
    for about in ("overview", *COMMANDS, "version"):
        sys.stdout.write(sentence(call.locale, f"app-help-{about}") + "\n")
    return 0


def command_help(locale: str, command: str, options: Sequence[Option]) -> int:
    """Say what a command does and what options it takes."""
    lines = [sentence(locale, f"app-help-{command}")]
    for option in options:
        takes = option.takes or "none"
        meaning = Catalogue(locale).variant(f"app-option-{option.name.lstrip('-')}", command)
        line = sentence(locale, "app-help-line", option=option.name, takes=takes, meaning=meaning)
        lines.append(line)
    sys.stdout.write("\n".join(lines) + "\n")
    return 0
