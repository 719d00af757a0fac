"""Words to intents: what a typed line means, in French and in English, without any terminal."""

from accessible_uno.interface.parse.context import HalfTypedCard, LineContext
from accessible_uno.interface.parse.intents import (
    Act,
    AskQuery,
    ChangeClock,
    ChangeSetting,
    ChooseCategory,
    EmptyLine,
    HelpOn,
    Intent,
    MuteCategories,
    NeedsChoice,
    NeedsColour,
    QuitGame,
    RecallMessages,
    RulesOn,
    SpellWord,
    Unclear,
    WishColour,
)
from accessible_uno.interface.parse.parser import parse_line

__all__ = [
    "Act",
    "AskQuery",
    "ChangeClock",
    "ChangeSetting",
    "ChooseCategory",
    "EmptyLine",
    "HalfTypedCard",
    "HelpOn",
    "Intent",
    "LineContext",
    "MuteCategories",
    "NeedsChoice",
    "NeedsColour",
    "QuitGame",
    "RecallMessages",
    "RulesOn",
    "SpellWord",
    "Unclear",
    "WishColour",
    "parse_line",
]
