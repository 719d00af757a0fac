"""Options: what a table may set on top of a preset, each declared once.

Menus, help, announcements, records and the command line all read these declarations.
"""

from __future__ import annotations

from typing import Final

from accessible_uno.game.value import value


@value
class Option:
    """One setting of one rule.

    Attributes:
        name: how records and the command line call it, in kebab case.
        rule: key of the rule that it sets.
        parameter: the rule's field.
        choices: allowed words with what each means; empty for a number.
        lowest: least number allowed.
        highest: greatest number allowed.
        brings: a meaning, with the parameter of the same rule and the value that it brings along
            where no other option sets it.
    """

    name: str
    rule: str
    parameter: str
    choices: tuple[tuple[str, str], ...] = ()
    lowest: int = 0
    highest: int = 0
    brings: tuple[tuple[str, str, int], ...] = ()

    def read(self, text: str) -> str | int:
        """Return the setting written as ``text``.

        Raises:
            BadOption: it is not allowed.
        """
        if self.choices:
            for word, meaning in self.choices:
                if text.lower() == word.lower():
                    return meaning
        elif (
            text.isdecimal()
            and len(text) <= len(str(self.highest))
            and self.lowest <= int(text) <= self.highest
        ):
            return int(text)
        raise BadOption(self.name, text, self.allowed())

    def allowed(self) -> str:
        """Say what is allowed: the words, or the range."""
        if not self.choices:
            return f"{self.lowest}-{self.highest}"
        return " ".join(dict.fromkeys(meaning for _, meaning in self.choices))


class BadOption(ValueError):
    """An option that does not exist, or a value that it does not take.

    ``allowed`` holds what would do: values, or the names of all options.
    """

    def __init__(self, name: str, value: str | None, allowed: str) -> None:
        super().__init__(f"{name} {value}: {allowed}")
        self.name = name
        self.value = value
        self.allowed = allowed


ROUNDS_TO_WIN: Final = 3
"""Rounds won that end a match where nothing else is said: the text names no number (WP-26)."""

OPTIONS: Final[dict[str, Option]] = {
    each.name: each
    for each in (
        Option(
            "scoring",
            "scoring",
            "school",
            (
                ("none", "none"),
                ("winner", "winner"),
                ("W", "winner"),
                ("losers", "losers"),
                ("L", "losers"),
                ("rounds", "rounds"),
            ),
            brings=(("rounds", "target", ROUNDS_TO_WIN),),
        ),
        Option("target", "scoring", "target", lowest=1, highest=100_000),
        Option("deal", "dealing", "cards_each", lowest=1, highest=15),
        Option("first-skip", "skip", "first_skip", (("right2", "right2"), ("left2", "left2"))),
        Option("penalty-comment", "comments", "cards_due", lowest=0, highest=10),
    )
}


def option(name: str) -> Option:
    """Return the option called ``name``.

    Raises:
        BadOption: there is none.
    """
    try:
        return OPTIONS[name]
    except KeyError:
        raise BadOption(name, None, " ".join(OPTIONS)) from None
