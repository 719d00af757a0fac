"""Words to intents: what a typed line means, in French and in English, without any terminal."""

from accessible_uno.interface.parse.context import Context, Half
from accessible_uno.interface.parse.intents import (
    Act,
    Ask,
    AskChoice,
    AskColour,
    Category,
    HelpOn,
    Hush,
    Intent,
    Nothing,
    Quit,
    Recall,
    RulesOn,
    Set,
    Spell,
    Time,
    Unclear,
    Wish,
)
from accessible_uno.interface.parse.parser import understand

__all__ = [
    "Act",
    "Ask",
    "AskChoice",
    "AskColour",
    "Category",
    "Context",
    "Half",
    "HelpOn",
    "Hush",
    "Intent",
    "Nothing",
    "Quit",
    "Recall",
    "RulesOn",
    "Set",
    "Spell",
    "Time",
    "Unclear",
    "Wish",
    "understand",
]
