"""Turns the view of a table into arguments of prompts and answers.

A view changes as the game goes on; the arguments hold what it shows now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessible_uno.game.windows import Threat
from accessible_uno.narration.arguments import (
    Argument,
    card_argument,
    cards_argument,
    colour_argument,
)

if TYPE_CHECKING:
    from accessible_uno.cards import Card
    from accessible_uno.game.base import Seat, Window
    from accessible_uno.game.view import View


def question_arguments(view: View, window: Window) -> dict[str, Argument]:
    """Return what a player who is asked needs: ``$top``, ``$colour``, ``$drawn``, ``$goes``.

    ``$replies`` are the cards that answer a threat.  The fields of the window come besides.
    """
    replies = view.replies if isinstance(window, Threat) else ()
    return {
        **table_arguments(view),
        "drawn": card_argument(view.drawn),
        "goes": cards_argument(playable_cards(view)),
        "replies": cards_argument(replies),
    }


def table_arguments(view: View) -> dict[str, Argument]:
    """Return the top card and the active colour: ``$top``, ``$colour``.

    ``$named`` is the colour where the top card shows none of its own.
    """
    top = view.top
    return {
        "top": card_argument(top),
        "colour": colour_argument(view.colour),
        "named": colour_argument(view.colour if top is not None and top.is_wild else None),
    }


def playable_cards(view: View) -> tuple[Card, ...]:
    """Return each different card of the hand that goes on the top card.

    After a draw that is the drawn card alone.
    """
    if view.drawn is not None:
        return (view.drawn,)
    return tuple(dict.fromkeys(filter(view.matching.__contains__, view.hand)))


def seat_to_act(view: View) -> Seat | None:
    """Return the player whom the table waits for, or ``None``."""
    question = view.question
    return question.seat if question is not None and question.seat >= 0 else None
