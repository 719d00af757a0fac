"""The answers that the clock gives for a silent player in the windows of every table.

It stands apart from the windows because actions need windows, not the other way round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from accessible_uno.cards import COLOURS, Card, Colour
from accessible_uno.game.actions import DrawCard, NameColour, Pass, Take
from accessible_uno.game.base import Action, Seat, Window
from accessible_uno.game.state import State
from accessible_uno.game.windows import ColourOwed, Drawn, DrawnMore, GoingOn, Threat, Turn


def favourite_colour(hand: Iterable[Card]) -> Colour:
    """Return the colour that a hand holds most of, the first in deck order among equals."""
    held = [each.colour for each in hand]
    return max(COLOURS, key=held.count)


def pass_or_draw(state: State, seat: Seat) -> Action:
    """Return the pass of a player who has drawn, or a further draw where none may pass yet."""
    keep = Pass(seat)
    return keep if state.game.why_not(state, keep) is None else DrawCard(seat)


DEFAULTS: Final[dict[type[Window], Callable[[State, Any], Action]]] = {
    Turn: lambda _, window: DrawCard(window.seat),
    Drawn: lambda _, window: Pass(window.seat),
    DrawnMore: lambda state, window: pass_or_draw(state, window.seat),
    GoingOn: lambda _, window: Pass(window.seat),
    Threat: lambda _, window: Take(window.seat),
    ColourOwed: lambda state, window: NameColour(
        window.seat, favourite_colour(state.hands[window.seat])
    ),
}


def default_answer(state: State, window: Window) -> Action | None:
    """The answer that the window gives, or the usual one of its kind; ``None`` if there is none."""
    own = window.default(state)
    if own is not None:
        return own
    for kind in type(window).__mro__:
        usual = DEFAULTS.get(kind)
        if usual is not None:
            return usual(state, window)
    return None
