"""Repeats past messages: the last ones, or one by one through a category."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final

from accessible_uno.interface.parse.intents import (
    HistoryPlace,
    MessageFields,
    RecallMessages,
    RecallOfPlayer,
)
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.parse.vocabulary import Particle
from accessible_uno.interface.session.event_facts import (
    category_of,
    with_sorted_deals,
    with_sorted_hand,
)
from accessible_uno.interface.session.game_setup import PastEvents
from accessible_uno.interface.session.messages import LoggedMessage
from accessible_uno.interface.session.session import Session
from accessible_uno.narration.sounds import REFUSAL_CUES
from accessible_uno.narration.utterance import Priority, Utterance
from accessible_uno.settings.values import Category

_CATEGORIES: Final[tuple[Category | None, ...]] = (None, *Category)
"""The order in which keys step through the categories; ``None`` stands for all."""

_ENDS: Final = {HistoryPlace.PREVIOUS: "history-oldest", HistoryPlace.NEXT: "history-newest"}


class MessageHistory:
    """Repeats messages from the log of one player, without logging them again.

    A chosen category stays chosen, and so does the player's place, whatever others do meanwhile.
    After a question of the table, or another command of the player, the next step starts from the
    end.  Places are numbers of messages, counted from the first of this session.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._log = session.log
        self._category: Category | None = None
        self._place: int | None = None
        self._end = 0
        self._count = 0

    def recall(self, wanted: RecallMessages) -> None:
        """Announce past messages again, or that there are no more; then how many came meanwhile."""
        was_in_the_past = self.is_in_the_past
        if wanted.where in (HistoryPlace.LATEST, HistoryPlace.SEVERAL):
            found = self._latest(wanted)
        else:
            if wanted.category is not None and wanted.category is not self._category:
                self.choose_category(wanted.category)
            found = self._walk(wanted)
        if not found:
            self._announce(_ENDS.get(wanted.where, "history-empty"))
        walks = not isinstance(wanted, RecallOfPlayer)
        came = self._came_since() if was_in_the_past and walks else 0
        for each in found:
            self._log.announce_unlogged(repeated(each))
        if found and came:
            self._announce("history-newer", came)
        self._count = self._log.count

    def leave(self) -> None:
        """Start from the end again: the player wants something else."""
        self._place = None

    def announce_category(self) -> None:
        """Announce which category is chosen and which there are."""
        names = lexicon(self._session.settings.locale).categories.names
        choices = ", ".join([self._all(), *names.values()])
        state = self._session.format("category-is", self._fields())
        self._session.announce_together(
            state, self._session.format("category-choices", {"choices": choices})
        )

    def step_category(self, step: int) -> None:
        """Choose the next category that holds a message, 1 forwards or -1 backwards."""
        place = _CATEGORIES.index(self._category)
        ring = range(place + step, place + step * (len(_CATEGORIES) + 1), step)
        categories = (_CATEGORIES[each % len(_CATEGORIES)] for each in ring)
        self.choose_category(next(each for each in categories if each is None or self._size(each)))

    def texts_before_here(self, most: int) -> Iterator[str]:
        """Yield the texts that were heard, from the last one backwards, at most ``most``."""
        messages = self._log.messages()
        here = self._index(self._end) if self.is_in_the_past else self._here()
        for place in range(here, max(-1, here - most), -1):
            if place < len(messages) and messages[place].heard:
                yield messages[place].utterance.text

    def _here(self) -> int:
        """Return the place, among the messages, from which the player continues."""
        if self._place is None or not self.is_in_the_past:
            return len(self._log.messages()) - 1
        return max(self._index(self._place), 0)

    @property
    def is_in_the_past(self) -> bool:
        """Whether the player has gone back, and the table has asked nothing since."""
        if self._place is None:
            return False
        return all(each.category is not Category.QUESTION for each in self._newest())

    def _newest(self) -> Sequence[LoggedMessage]:
        """Return what came since the last step."""
        messages = self._log.messages()
        first = max(len(messages) - (self._log.count - self._count), 0)
        return list(islice(messages, first, None))

    def _came_since(self) -> int:
        """Return how many messages of the category came since the last step."""
        return sum(each.category.within(self._category) for each in self._newest())

    def _index(self, number: int) -> int:
        return number - self._log.count + len(self._log.messages())

    def choose_category(self, category: Category | None) -> None:
        """Choose the category to go through, ``None`` for all."""
        self._category = category
        self._announce("category-is")
        self._move_to(len(self._log.messages()))
        self._count = self._log.count

    def _size(self, category: Category | None) -> int:
        return sum(each.category.within(category) for each in self._log.messages())

    def _latest(self, wanted: RecallMessages) -> list[LoggedMessage]:
        messages, count = self._log.messages(), wanted.count
        last_first = range(len(messages) - 1, -1, -1)
        if wanted.where is HistoryPlace.LATEST:
            fitting = [at for at in last_first if _is_told(messages[at])]
            if fitting and messages[fitting[0]].utterance.priority is Priority.NEXT:
                count = max(count, 2)  # “your turn” alone says nothing new
        else:
            fitting = [at for at in last_first if _fits(messages[at], wanted)]
        places = fitting[:count][::-1]
        while len(places) > 1 and wanted.category is None and _only_asks(messages[places[0]]):
            del places[0]  # “your turn”, before what followed
        if places:
            self._move_to(places[0], places[-1])
        return [messages[place] for place in places]

    def _walk(self, wanted: RecallMessages) -> list[LoggedMessage]:
        messages = self._log.messages()
        fits = [at for at, each in enumerate(messages) if each.category.within(self._category)]
        here = self._here()
        match wanted.where:
            case HistoryPlace.PREVIOUS:
                places = [at for at in fits if at < here][-1:]
            case HistoryPlace.NEXT:
                places = [at for at in fits if at > here][:1]
            case HistoryPlace.FIRST:
                places = fits[:1]
            case _:
                places = fits[-wanted.count :]
        if places:
            self._move_to(places[0], places[-1])
        return [messages[place] for place in places]

    def _move_to(self, place: int, end: int | None = None) -> None:
        """Remember the place of the first message repeated, and of the last one, ``end``."""
        first = self._log.count - len(self._log.messages())
        self._place = first + place
        self._end = first + (place if end is None else end)

    def _announce(self, message_id: str, count: int | None = None) -> None:
        """Announce a message about the history without adding it to the history."""
        fields = self._fields()
        if count is not None:
            fields = {**fields, "count": count}
        message = self._session.format(message_id, fields)
        if message is not None:
            self._log.announce_unlogged(message)

    def _fields(self) -> MessageFields:
        category = self._category
        names = lexicon(self._session.settings.locale).categories.names
        name = self._all() if category is None else names[category]
        return {"name": name, "kind": category or "all", "count": self._size(category)}

    def _all(self) -> str:
        return lexicon(self._session.settings.locale).particles.names[Particle.ALL]


def _fits(message: LoggedMessage, wanted: RecallMessages) -> bool:
    """Whether a message is of the category, and tells of the player, that is wanted."""
    name = wanted.name if isinstance(wanted, RecallOfPlayer) else ""
    return message.category.within(wanted.category) and name in message.utterance.text


def _is_told(message: LoggedMessage) -> bool:
    """Whether a message tells something; what a slip of the keyboard was answered does not."""
    refuses = any(cue in REFUSAL_CUES for cue in message.utterance.sounds)
    return message.heard and not refuses and message.category is not Category.TROUBLE


def _only_asks(message: LoggedMessage) -> bool:
    return message.utterance.priority is Priority.NEXT


def repeated(message: LoggedMessage) -> Utterance:
    """Return a message as it is repeated.

    It waits for its turn, and is spoken with the player's name even in that player's own voice.
    It has no sounds: they would announce something that is over.
    """
    return replace(
        message.utterance, priority=Priority.NORMAL, valid_while=None, voiced="", sounds=()
    )


def replay_messages(session: Session, past_events: PastEvents) -> list[LoggedMessage]:
    """Return the messages of earlier sessions of a resumed game, the oldest first.

    They are formatted again from the events, in today's language and detail.
    """
    messages: list[LoggedMessage] = []
    sort = session.settings.sort
    for events, view in past_events():
        groups = session.narrator.narrate_groups(with_sorted_deals(events, sort))
        messages += [LoggedMessage(each, category_of(group)) for each, group in groups]
        question = session.narrator.prompt(with_sorted_hand(view, sort))
        if question is not None:
            messages.append(LoggedMessage(question, Category.QUESTION))
    return messages
