"""Past tellings once more: the last ones, or one after the other through a category."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Final

from accessible_uno.interface.announce.messages import LoggedMessage
from accessible_uno.interface.parse.intents import (
    ChooseCategory,
    HistoryPlace,
    MessageFields,
    RecallMessages,
)
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.parse.vocabulary import Particle
from accessible_uno.interface.session import Session
from accessible_uno.narration.utterance import Priority, Utterance
from accessible_uno.settings.values import Category

_CATEGORIES: Final[tuple[Category | None, ...]] = (None, *Category)
"""In the order in which keys go through them; ``None`` is all."""

_ENDS: Final = {HistoryPlace.PREVIOUS: "history-oldest", HistoryPlace.NEXT: "history-newest"}


class MessageHistory:
    """Goes through what one player was told; none of it is kept twice.

    A category that is chosen stays chosen.  A new telling brings the player back to the end.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._log = session.log
        self._category: Category | None = None
        self._place: int | None = None
        self._end = 0
        self._count = 0

    def recall(self, wanted: RecallMessages) -> None:
        """Tell past tellings once more, or that there are none further."""
        if wanted.where in (HistoryPlace.LATEST, HistoryPlace.SEVERAL):
            found = self._latest(wanted)
        else:
            if wanted.category is not None and wanted.category is not self._category:
                self._choose(wanted.category)
            found = self._walk(wanted)
        if not found:
            self._announce(_ENDS.get(wanted.where, "history-empty"))
        for each in found:
            self._log.announce_unlogged(_once_more(each))

    def choose_category(self, wanted: ChooseCategory) -> None:
        """Go through another category, or tell which one it is and which there are."""
        if not wanted.asks:
            self._choose(wanted.category)
            return
        names = lexicon(self._session.settings.locale).categories.names
        choices = ", ".join([self._all(), *names.values()])
        state = self._session.format("category-is", self._fields())
        self._session.announce_together(
            state, self._session.format("category-choices", {"choices": choices})
        )

    def step_category(self, step: int) -> None:
        """Go on by ``step`` to the next category that holds something; all is one of them."""
        place = _CATEGORIES.index(self._category)
        ring = range(place + step, place + step * (len(_CATEGORIES) + 1), step)
        categories = (_CATEGORIES[each % len(_CATEGORIES)] for each in ring)
        self._choose(next(each for each in categories if each is None or self._size(each)))

    def texts_before_here(self, most: int) -> Iterator[str]:
        """Yield the sentences told, from the one heard last backwards; at most so many."""
        told = self._log.messages()
        here = max(self._here(), self._end) if self._is_back else self._here()
        for place in range(here, max(-1, here - most), -1):
            if place < len(told) and told[place].heard:
                yield told[place].utterance.text

    def _here(self) -> int:
        """The place from which the player goes on."""
        if self._place is None or not self._is_back:
            return len(self._log.messages()) - 1
        return self._place

    @property
    def _is_back(self) -> bool:
        """Whether the player has gone back, and nothing has been told since."""
        return self._place is not None and self._count == self._log.count

    def _choose(self, category: Category | None) -> None:
        self._category = category
        self._announce("category-is")
        self._stand(len(self._log.messages()))

    def _size(self, category: Category | None) -> int:
        return sum(each.category.within(category) for each in self._log.messages())

    def _latest(self, wanted: RecallMessages) -> list[LoggedMessage]:
        told = self._log.messages()
        last_first = range(len(told) - 1, -1, -1)
        if wanted.where is HistoryPlace.LATEST:
            of_kind = (at for at in last_first if told[at].heard)
        else:
            of_kind = (at for at in last_first if told[at].category.within(wanted.category))
        places = list(islice(of_kind, wanted.count))[::-1]
        if places:
            self._stand(places[0], places[-1])
        return [told[place] for place in places]

    def _walk(self, wanted: RecallMessages) -> list[LoggedMessage]:
        told = self._log.messages()
        fits = [at for at, each in enumerate(told) if each.category.within(self._category)]
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
            self._stand(places[0], places[-1])
        return [told[place] for place in places]

    def _stand(self, place: int, end: int | None = None) -> None:
        """Stand at the first of the tellings told again, the last of which is at ``end``."""
        self._place, self._count = place, self._log.count
        self._end = place if end is None else end

    def _announce(self, message_id: str) -> None:
        """Tell something about the past that will not belong to it."""
        told = self._session.format(message_id, self._fields())
        if told is not None:
            self._log.announce_unlogged(told)

    def _fields(self) -> MessageFields:
        category = self._category
        names = lexicon(self._session.settings.locale).categories.names
        name = self._all() if category is None else names[category]
        return {"name": name, "kind": category or "all", "count": self._size(category)}

    def _all(self) -> str:
        return lexicon(self._session.settings.locale).particles.names[Particle.ALL]


def _once_more(told: LoggedMessage) -> Utterance:
    """Return it as it is told again: at its turn, and whole, for who it was may be the question.

    It sounds no more: that would announce what is over.
    """
    return replace(told.utterance, priority=Priority.NORMAL, valid_while=None, voiced="", sounds=())
