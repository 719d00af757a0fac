"""How the bots of the levels ``easy`` and ``normal`` play, in each style."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from accessible_uno.players.bot_names import EASY, BotName

SAVED: Final = 12.0
"""So many cards to follow does a wild that is kept outweigh: it goes on anything later."""


class Character(Struct, frozen=True):
    """How a bot plays.  Likelihoods run from 0 (never) to 1 (always).

    Attributes:
        key: the style that it has; empty for none.
        bluffs: likelihood of laying a wild draw four that others could play around.
        doubts: likelihood of doubting a wild draw four when nothing speaks against it.
        forgets_uno: likelihood of not saying UNO.
        notices: likelihood of noticing that somebody else has not said it.
        hoards_wilds: likelihood of keeping a wild while another card goes.
        attacks: how much more it likes a card that hits the next player, in cards.
        slips: likelihood of laying a random card.
        saves_wilds: how much more it likes to keep a wild where it need not, in cards.
    """

    key: str
    bluffs: float
    doubts: float
    forgets_uno: float
    notices: float
    hoards_wilds: float
    attacks: float
    slips: float
    saves_wilds: float = SAVED

    def with_lapses(self, factor: float) -> Character:
        """Return this character with ``factor`` times its lapses, from 0 (none) to 1 (all)."""
        return replace(
            self,
            forgets_uno=self.forgets_uno * factor,
            notices=1 - (1 - self.notices) * factor,
            slips=self.slips * factor,
        )


PLAIN: Final = Character(
    "",
    bluffs=0.02,
    doubts=0.05,
    forgets_uno=0,
    notices=1,
    hoards_wilds=1,
    attacks=0,
    slips=0,
)
CAUTIOUS: Final = Character(
    "cautious",
    bluffs=0.02,
    doubts=0.15,
    forgets_uno=0.04,
    notices=0.8,
    hoards_wilds=0.95,
    attacks=0.5,
    slips=0.02,
)
BOLD: Final = Character(
    "bold",
    bluffs=0.35,
    doubts=0.45,
    forgets_uno=0.10,
    notices=0.7,
    hoards_wilds=0.6,
    attacks=2.0,
    slips=0.05,
)
SCATTERBRAINED: Final = Character(
    "scatterbrained",
    bluffs=0.15,
    doubts=0.2,
    forgets_uno=0.35,
    notices=0.3,
    hoards_wilds=0.4,
    attacks=1.0,
    slips=0.25,
)

WARY: Final = Character(
    "wary",
    bluffs=0,
    doubts=0.8,
    forgets_uno=0.02,
    notices=1,
    hoards_wilds=0.95,
    attacks=0.5,
    slips=0.02,
)
SLY: Final = Character(
    "sly",
    bluffs=0.7,
    doubts=0.1,
    forgets_uno=0.03,
    notices=0.9,
    hoards_wilds=0.3,
    attacks=4.0,
    slips=0.02,
    saves_wilds=3.0,
)
HASTY: Final = Character(
    "hasty",
    bluffs=0.1,
    doubts=0.05,
    forgets_uno=0.2,
    notices=0.95,
    hoards_wilds=0,
    attacks=3.0,
    slips=0.1,
    saves_wilds=-2.0,
)

CHARACTERS: Final = {each.key: each for each in (CAUTIOUS, BOLD, SCATTERBRAINED, WARY, SLY, HASTY)}

EASY_SLIPS: Final = 0.4
EASY_FORGETS: Final = 0.25
EASY_NOTICES: Final = 0.4
"""The lapses that a bot of the level ``easy`` has at least."""


def character_of(name: BotName) -> Character:
    """Return how a bot of this level and style plays."""
    manner = PLAIN if name.style is None else CHARACTERS[name.style]
    if name.level != EASY:
        return manner
    return replace(
        manner,
        slips=max(manner.slips, EASY_SLIPS),
        forgets_uno=max(manner.forgets_uno, EASY_FORGETS),
        notices=min(manner.notices, EASY_NOTICES),
    )
