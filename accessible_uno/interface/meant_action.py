"""What a player means by an action that cannot be done under its own name."""

from __future__ import annotations

from accessible_uno.game.actions import DrawCard, Pass, Take
from accessible_uno.game.base import Action
from accessible_uno.interface.session.session import Session
from accessible_uno.narration.narrator import CARDS


def meant_action(session: Session, action: Action) -> Action:
    """Return what the player means; the action itself where that can be done, or nothing can.

    To draw is to take the cards, where the player is made to.  To throw dice again and to pass
    are one thing: a turn that ends.
    """
    seat, legal = session.seat, session.legal
    draw, keep, take = DrawCard(seat), Pass(seat), Take(seat)
    meanings: dict[Action, tuple[Action, ...]] = {draw: (take,)}
    if session.table.rules.pieces != CARDS:
        meanings = {draw: (take, keep), keep: (draw,)}
    if action in legal:
        return action
    return next((each for each in meanings.get(action, ()) if each in legal), action)
