"""What a seat could do now, few enough acts to try each of them."""

from __future__ import annotations

from typing import Final

from accessible_uno.cards import Card
from accessible_uno.game.base import Action
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View

MOST: Final = 20
"""More acts are not tried; those that lay most cards go first."""


def laid_by(action: Action) -> tuple[Card, ...]:
    """Return the cards that an act lays; none where it lays none."""
    single: Card | None = getattr(action, "card", None)
    several: tuple[Card, ...] = getattr(action, "cards", ())
    return (single,) if isinstance(single, Card) else several


def legal_answers(legal: Legal) -> list[Action]:
    """Return every answer to the question, with UNO said when it is due."""
    return _calling([action for action in legal if action.answers_question])


def answers(view: View, legal: Legal) -> list[Action]:
    """Return the answers to the question that are worth trying.

    A wild takes no colour that the hand does not hold, unless it holds none.
    """
    return _fewer(view, legal_answers(legal))


def interruptions(view: View, legal: Legal) -> list[Action]:
    """Return the acts that lay cards out of turn, those that are worth trying."""
    found = [action for action in legal if not action.answers_question and laid_by(action)]
    return _fewer(view, _calling(found))


def _calling(found: list[Action]) -> list[Action]:
    """Return the acts that say UNO where it is due, and only there."""
    can_call = {silent(action) for action in found if getattr(action, "uno", False)}
    return [
        action for action in found if getattr(action, "uno", False) == (silent(action) in can_call)
    ]


def _fewer(view: View, found: list[Action]) -> list[Action]:
    colours = {each.colour for each in view.hand if each.colour is not None}
    kept = [
        action
        for action in found
        if not colours or getattr(action, "colour", None) in (None, *colours)
    ]
    if len(kept) > MOST:
        kept.sort(key=lambda action: -len(laid_by(action)))
    return kept[:MOST]


def silent(action: Action) -> tuple[object, ...]:
    """What an act is apart from saying UNO."""
    names = ("card", "cards", "colour", "choice", "called")
    return (type(action), *(getattr(action, name, None) for name in names))
