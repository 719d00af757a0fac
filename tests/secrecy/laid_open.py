"""Which events speak of cards that everybody may see, and which of cards that their owner sees."""

from __future__ import annotations

from typing import Final

from accessible_uno.game.events import (
    Drew,
    FirstCard,
    FirstCardReturned,
    HandReceived,
    HandShown,
    Played,
)
from accessible_uno.rules.conduct.misplay import Misplayed
from accessible_uno.rules.deal.dealer_draw import DealerCards
from accessible_uno.rules.points.cursed import CurseShown
from accessible_uno.rules.shared.companions import Cleared
from accessible_uno.rules.special.dice import ThrewAgain
from accessible_uno.rules.special.totem import ShedForTotems
from accessible_uno.rules.special.wizz import WarCards
from accessible_uno.rules.special.wizz.spaces import HandBared, Slid
from accessible_uno.rules.threats.doubt import TookBack

LAID_OPEN: Final = (
    *(Played, FirstCard, FirstCardReturned, HandShown, DealerCards, TookBack, Misplayed, Cleared),
    *(ShedForTotems, Slid, HandBared, WarCards, CurseShown),
)
"""What is told of them lies open for everybody to see."""

TO_ITS_OWNER: Final = (Drew, HandReceived, ThrewAgain)
"""What is told of them in full is told to whoever holds the cards."""
