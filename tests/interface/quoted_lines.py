"""The lines that the texts tell to type in a game: all that they quote, but what is named here."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from accessible_uno.interface.parse.lexicon import lexicon

LOCALES_FOLDER: Final = Path(__file__).resolve().parents[2] / "locales"
QUOTED: Final = {"en": re.compile("“([^”]*)”"), "fr": re.compile("«\u00a0([^»]*)\u00a0»")}
MESSAGE: Final = re.compile(r"^([a-z][\w-]*) =")

OUTSIDE: Final = frozenset(
    {
        *("app", "chat_room", "doctor", "first_start", "house_rules", "packages", "paper"),
        *("record", "setup", "tournament"),
    }
)
"""Files whose texts are met outside a game, where other words are understood."""

LOBBY: Final = "hosted"
"""The file whose texts are told before a game in a chat room, too: its words are the room's."""

ONLY_OUTSIDE: Final = ("app-", "manual-")
"""How messages of other files begin that are met outside a game."""

PARTS: Final[Mapping[str, str]] = {
    "more": "rate more",
    "less": "rate less",
    "plus": "débit plus",
    "moins": "débit moins",
    "suivante": "voix suivante",
    "wait": "pace wait",
    "timed": "pace timed",
    "attendre": "allure attendre",
    "minuté": "allure minuté",
    "none": "keys draw none",
    "aucune": "touches pioche aucune",
    "nobody": "green 7 nobody",
    "personne": "7 vert personne",
    "skip": "red skip",
    "I am": "I am Ada",
    "je suis": "je suis Ada",
    "Je suis": "Je suis Ada",
}
"""Parts of a line that texts quote, each in a whole one."""

NO_LINES: Final = frozenset({"fg", "card", "carte", "spd-say hello", "spd-say bonjour"})
"""What is quoted and belongs elsewhere: in the shell, or to nothing that is typed."""

FILLED: Final = {"name": "Ada"}
"""What stands for a variable, besides the command that a message is about."""


EXAMPLE: Final = "Bob"
"""The player whom examples of whole lines name."""

OTHER: Final = "Victor"
"""Somebody at the table, in the place of that player."""


class QuotedLine(NamedTuple):
    """A line that a message tells to type."""

    locale: str
    message_id: str
    line: str


def quoted_lines() -> Iterator[QuotedLine]:
    """Yield every line that the texts of a whole language quote, its variables filled in."""
    for locale, quoted in QUOTED.items():
        for file in sorted((LOCALES_FOLDER / locale).glob("*.ftl")):
            if file.stem not in OUTSIDE:
                yield from _lines_of(file, locale, quoted)


def _lines_of(file: Path, locale: str, quoted: re.Pattern[str]) -> Iterator[QuotedLine]:
    message_id = ""
    for text in file.read_text("utf-8").splitlines():
        if begun := MESSAGE.match(text):
            message_id = begun[1]
        if text.startswith("#") or message_id.startswith(ONLY_OUTSIDE):
            continue
        for each in quoted.findall(text):
            line = _filled(each, message_id, locale)
            if line and line not in NO_LINES:
                yield QuotedLine(locale, message_id, PARTS.get(line, line))


def _filled(quote: str, message_id: str, locale: str) -> str:
    """Return a quote with its variables filled in; empty where one holds a word of the player's."""
    commands = {str(each): name for each, name in lexicon(locale).commands.names.items()}
    values = dict(FILLED)
    if (about := message_id.removeprefix("help-")) in commands:
        values["command"] = commands[about]
    filled = re.sub(r"\{ \$(\w+) \}", lambda found: values.get(found[1], found[0]), quote)
    filled = filled.replace(EXAMPLE, OTHER)
    return "" if "{" in filled or filled == FILLED["name"] else filled
