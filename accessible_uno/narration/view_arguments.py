"""What the table looks like, as message arguments: for prompts and for answers to questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessible_uno.game.windows import Threat
from accessible_uno.narration.arguments import (
    Arguments,
    add_card,
    add_cards,
    add_colour,
    arguments_of,
)

if TYPE_CHECKING:
    from accessible_uno.cards import Card
    from accessible_uno.game.base import Window
    from accessible_uno.game.view import View
    from accessible_uno.narration.display_names import Wording


def asked(view: View, window: Window, wording: Wording) -> Arguments:
    """Return what a player who is asked needs: ``$top``, ``$colour``, ``$drawn``, ``$goes``.

    The fields of the window come with them, and ``$replies``, the cards that answer a threat.
    """
    arguments = table(view, wording)
    add_card(arguments, "drawn", view.drawn, wording)
    add_cards(arguments, "goes", playable(view), wording)
    add_cards(arguments, "replies", view.replies if isinstance(window, Threat) else (), wording)
    arguments.update(arguments_of(window, wording))
    return arguments


def table(view: View, wording: Wording) -> Arguments:
    """Return the top card and the active colour: ``$top``, ``$colour``.

    ``$named`` is the colour where the top card shows none of its own.
    """
    arguments: Arguments = {}
    add_card(arguments, "top", view.top, wording)
    add_colour(arguments, "colour", view.colour, wording)
    named = view.colour if view.top is not None and view.top.is_wild else None
    add_colour(arguments, "named", named, wording)
    return arguments


def playable(view: View) -> tuple[Card, ...]:
    """Return each different card of the hand that goes on the top card.

    After a draw that is the drawn card alone.
    """
    if view.drawn is not None:
        return (view.drawn,)
    return tuple(dict.fromkeys(filter(view.goes.__contains__, view.hand)))
