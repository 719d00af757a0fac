"""Options: the settings of a rule that players may change.

Each is declared once, with its rule.  Help, announcements, records and the command line all read
these declarations.
"""

from __future__ import annotations

from msgspec import Struct

from accessible_uno.misuse import WrongArgument, unknown

ON = "on"
OFF = "off"


class Option(Struct, frozen=True):
    """One setting of a rule.

    Attributes:
        name: how records and the command line call it, in kebab case.
        parameter: the rule's field; empty if the option only switches the rule on.
        choices: allowed words with what each means; empty for a number.
        lowest: least number allowed.
        highest: greatest number allowed.
        off: what switches the rule off, a word or a number.
        brings: triples of a meaning, another field of the rule, and the value that the meaning
            gives to this field where no other option sets it.
        only_brings: whether it does nothing beyond what it ``brings``.
        idle_beside: the rules beside which it changes nothing, by their keys; or a setting, as an
            option is written: ``"scoring none"``.
        summons: pairs of a meaning and the key of another rule, which the meaning switches on.
    """

    name: str
    parameter: str = ""
    choices: tuple[tuple[str, str], ...] = ()
    lowest: int = 0
    highest: int = 0
    off: str = ""
    brings: tuple[tuple[str, str, str | int], ...] = ()
    summons: tuple[tuple[str, str], ...] = ()
    only_brings: bool = False
    idle_beside: tuple[str, ...] = ()

    def read(self, text: str) -> str | int:
        """Return the setting written as ``text``.

        Raises:
            BadOption: it is not allowed.
        """
        if self.off and text.lower() == self.off:
            return self.off
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

    def values(self) -> tuple[str, ...]:
        """The words allowed, or a number's least and greatest, and what switches the rule off."""
        off = (self.off,) if self.off else ()
        if not self.choices:
            return tuple(dict.fromkeys((*off, str(self.lowest), str(self.highest))))
        return tuple(dict.fromkeys((*off, *(meaning for _, meaning in self.choices))))

    def allowed(self) -> str:
        """Say what is allowed: the words, or the range."""
        if self.choices:
            return " ".join(self.values())
        if self.off.isdecimal():
            return f"{self.off}-{self.highest}"
        numbers = f"{self.lowest}-{self.highest}"
        return f"{self.off} {numbers}" if self.off else numbers


def words(*meanings: str) -> tuple[tuple[str, str], ...]:
    """Words that mean themselves."""
    return tuple((str(word), str(word)) for word in meanings)


def switch(name: str) -> Option:
    """An option that switches a rule ``on`` or ``off``."""
    return Option(name, choices=words(ON), off=OFF)


class BadOption(WrongArgument):
    """An option that does not exist, or a value that it does not take.

    ``allowed`` holds what would do: values, or the names of all options.
    """

    def __init__(self, name: str, value: str | None, allowed: str) -> None:
        words = allowed.split()
        super().__init__(
            unknown("option", name, words)
            if value is None
            else f"The option “{name}” does not take “{value}”, but: {', '.join(words)}."
        )
        self.name = name
        self.value = value
        self.allowed = allowed
