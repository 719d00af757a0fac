"""The messages of earlier sessions of a resumed game, formatted again from its events."""

from __future__ import annotations

from accessible_uno.interface.announce.categories import category_of
from accessible_uno.interface.announce.messages import LoggedMessage
from accessible_uno.interface.game_setup import PastEvents
from accessible_uno.interface.hand_order import with_sorted_deals, with_sorted_hand
from accessible_uno.interface.session import Session
from accessible_uno.settings.values import Category


def replay_messages(session: Session, past_events: PastEvents) -> list[LoggedMessage]:
    """Return what the player was told, the oldest first, in today's language and detail."""
    messages: list[LoggedMessage] = []
    sort = session.settings.sort
    for events, view in past_events():
        groups = session.narrator.narrate_groups(with_sorted_deals(events, sort))
        messages += [LoggedMessage(each, category_of(group)) for each, group in groups]
        question = session.narrator.prompt(with_sorted_hand(view, sort))
        if question is not None:
            messages.append(LoggedMessage(question, Category.QUESTION))
    return messages
