"""The names of our own bots: a level, and a style after a colon, as in ``strong:bold``."""

from __future__ import annotations

from itertools import cycle
from typing import Final

from msgspec import Struct

RANDOM: Final = "random"
EASY: Final = "easy"
NORMAL: Final = "normal"
STRONG: Final = "strong"

LEVELS: Final = (RANDOM, EASY, NORMAL, STRONG)
"""How well a bot plays, the weakest first."""

STYLES: Final = ("cautious", "bold", "scatterbrained", "wary", "sly", "hasty")
"""How a bot plays at its level.  A style alone is the name of a ``normal`` bot; saved games know
the bots by such names."""

SEPARATOR: Final = ":"

_FIRST: Final = (
    *("Prudence", "Victor", "Luna", "Basile", "Olga", "Zoé"),
    *("Félix", "Nadia", "Hugo", "Iris", "Gaspard", "Quentin"),
)
_OTHERS: Final = (
    *("Armand", "Capucine", "Daphné", "Edmond", "Joséphine", "Karim"),
    *("Marius", "Rosalie", "Sidonie", "Théo", "Ursule", "Xavier"),
    *("Yvonne", "Apolline", "Célestin", "Estelle", "Flora", "Jules"),
    *("Margot", "Norbert", "Oscar", "Raoul", "Simon", "Tatiana"),
)

COMPANY: Final[dict[str, str]] = {
    **dict(zip(_FIRST, cycle(STYLES[:3]), strict=False)),
    **dict(zip(_OTHERS, cycle((*STYLES[3:], *STYLES[:3])), strict=False)),
}
"""The bots that a player may meet, each with its style, which never changes.  No two of the first
twelve begin alike, so that a table of ten has names for all."""


class BotName(Struct, frozen=True):
    """A level, and the style where one is named."""

    level: str
    style: str | None = None

    @property
    def key(self) -> str:
        """The name as settings, saved games and scripts write it."""
        return self.level if self.style is None else f"{self.level}{SEPARATOR}{self.style}"


def parse_bot_name(key: str) -> BotName | None:
    """Return what ``key`` names; ``None`` where it names none of our bots."""
    level, colon, style = key.partition(SEPARATOR)
    if not colon and level in STYLES:
        return BotName(NORMAL, level)
    if level not in LEVELS or (colon and (style not in STYLES or level == RANDOM)):
        return None
    return BotName(level, style or None)


def our_bot_keys() -> tuple[str, ...]:
    """Return the key of each of our bots: the levels, then each level with each style."""
    styled = (BotName(level, style).key for level in LEVELS[1:] for style in STYLES)
    return (*LEVELS, *styled)
