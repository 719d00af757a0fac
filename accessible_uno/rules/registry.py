"""Where rules are found by their keys."""

from __future__ import annotations

from typing import Final

from accessible_uno.game.rule import Rule
from accessible_uno.rules.comments import Comments
from accessible_uno.rules.dealer_draw import DealerDraw
from accessible_uno.rules.dealing import Dealing
from accessible_uno.rules.doubt import Doubt
from accessible_uno.rules.draw_two import DrawTwo
from accessible_uno.rules.drawing import Drawing
from accessible_uno.rules.matching import Matching
from accessible_uno.rules.reverse import Reverse
from accessible_uno.rules.scoring import Scoring
from accessible_uno.rules.skip import Skip
from accessible_uno.rules.standard_deck import StandardDeck
from accessible_uno.rules.uno_call import UnoCall
from accessible_uno.rules.wild import Wild
from accessible_uno.rules.wild_draw_four import WildDrawFour

RULES: Final[dict[str, type[Rule]]] = {
    rule.key: rule
    for rule in (
        Comments,
        DealerDraw,
        Dealing,
        Doubt,
        DrawTwo,
        Drawing,
        Matching,
        Reverse,
        Scoring,
        Skip,
        StandardDeck,
        UnoCall,
        Wild,
        WildDrawFour,
    )
}
