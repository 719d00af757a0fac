"""Writes the manual page of a language, from what the commands say of themselves.

python scripts/packaging/manual.py fr >accessible-uno.1
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from importlib.metadata import version as installed_version
from typing import Final

from accessible_uno.app.arguments import CommandOption
from accessible_uno.app.commands.help import describe_commands
from accessible_uno.app.i18n import sentence
from accessible_uno.narration.catalogue import Catalogue

NAME: Final = "accessible-uno"
FILES: Final = {
    "settings": "~/.config/accessible-uno/settings.toml",
    "rules": "~/.config/accessible-uno/rules",
    "games": "~/.local/share/accessible-uno",
    "fault": "~/.local/state/accessible-uno/log/fault.txt",
}
VARIABLES: Final = {
    "language": "LC_ALL, LC_MESSAGES, LANG",
    "text": "ACCESSIBLE",
    "player": "ACCESSIBLE_UNO_PLAYER",
}
_SPECIAL: Final = {"\\": r"\e", "-": r"\-", "\u00a0": r"\~", "\u202f": r"\~"}


def manual_page(locale: str) -> str:
    """Return the page in the source form that ``man`` reads."""
    return "\n".join(_lines(locale)) + "\n"


def _lines(locale: str) -> Iterator[str]:
    version = installed_version(NAME)
    yield f'.TH {_escape(NAME.upper())} 6 "" "{NAME} {version}" "UNO"'
    yield ".nh"  # no word is divided, and no line filled up with spaces: a screen reader reads both
    yield ".ad l"
    yield from _section(locale, "name", f"{NAME} - {sentence(locale, 'manual-name-text')}")
    yield from _section(locale, "synopsis", sentence(locale, "manual-synopsis-text"))
    yield from _section(locale, "description", sentence(locale, "manual-description-text"))
    yield f".SH {_escape(sentence(locale, 'manual-commands'))}"
    known: dict[tuple[str, str], str] = {}
    for command, options in describe_commands().items():
        yield f".SS {_escape(command.replace('-', ' '))}"
        yield _text(sentence(locale, f"app-help-{command}"))
        yield from _options(locale, command, options, known)
    yield from _list(locale, "files", {f"manual-file-{key}": file for key, file in FILES.items()})
    variables = {f"manual-variable-{key}": name for key, name in VARIABLES.items()}
    yield from _list(locale, "environment", variables)
    yield from _section(locale, "trademark", sentence(locale, "manual-trademark-text"))


def _section(locale: str, name: str, text: str) -> Iterator[str]:
    yield f".SH {_escape(sentence(locale, f'manual-{name}'))}"
    yield _text(text)


def _list(locale: str, section: str, names: Mapping[str, str]) -> Iterator[str]:
    """Explain names, each by its message."""
    yield f".SH {_escape(sentence(locale, f'manual-{section}'))}"
    for message, name in names.items():
        yield ".TP"
        yield _escape(name)
        yield _text(sentence(locale, message))


def _options(
    locale: str,
    command: str,
    options: tuple[CommandOption, ...],
    known: dict[tuple[str, str], str],
) -> Iterator[str]:
    """Explain options; those that an earlier command explains alike are named there."""
    alike: dict[str, list[str]] = {}
    for option in options:
        key = f"app-option-{option.name.lstrip('-')}"
        meaning = Catalogue(locale).variant(key, command)
        if (first := known.setdefault((option.name, meaning), command)) != command:
            alike.setdefault(first, []).append(option.name)
            continue
        takes = option.takes_in(locale)
        takes = sentence(locale, "app-takes", takes=takes) if takes else ""
        yield ".TP"
        yield rf"\fB{_escape(option.name)}\fR {_escape(takes)}".rstrip()
        yield _text(meaning)
    for first, names in alike.items():
        yield ".PP"
        told = {"command": first.replace("-", " "), "options": ", ".join(names)}
        yield _text(sentence(locale, "manual-options-alike", **told))


def _text(text: str) -> str:
    """Return a paragraph; a line that begins with a point would be an instruction."""
    line = _escape(" ".join(text.split(" ")).replace("\n", " "))
    return rf"\&{line}" if line.startswith((".", "'")) else line


def _escape(text: str) -> str:
    return re.sub(r"[\\\-\u00a0\u202f]", lambda found: _SPECIAL[found[0]], text)


if __name__ == "__main__":
    sys.stdout.write(manual_page(sys.argv[1]))
