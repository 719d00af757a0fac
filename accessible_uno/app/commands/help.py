"""Help on the command line, in plain sentences: one line a command or an option."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from accessible_uno.app.arguments import HELP, LANG, CommandOption, parse
from accessible_uno.app.call import Call
from accessible_uno.app.command_table import COMMANDS, load_command
from accessible_uno.app.errors import Failure
from accessible_uno.app.i18n import sentence
from accessible_uno.narration.catalogue import Catalogue


def overview(call: Call) -> int:
    """Write what commands there are, or what the command does that is named."""
    words = parse((LANG,), call.arguments, ("[COMMAND]",))["words"]
    if words:
        if words[0] not in COMMANDS:
            raise Failure("app-command-unknown", word=words[0])
        return load_command(COMMANDS[words[0]])(Call((HELP,), call.locale))
    for about in ("overview", *COMMANDS, "version"):
        sys.stdout.write(sentence(call.locale, f"app-help-{about}") + "\n")
    return 0


def command_help(locale: str, command: str, options: Sequence[CommandOption]) -> int:
    """Write what a command does and what options it takes."""
    lines = [sentence(locale, f"app-help-{command}")]
    for option in options:
        takes = option.takes or "none"
        meaning = Catalogue(locale).variant(f"app-option-{option.name.lstrip('-')}", command)
        line = sentence(locale, "app-help-line", option=option.name, takes=takes, meaning=meaning)
        lines.append(line)
    sys.stdout.write("\n".join(lines) + "\n")
    return 0
