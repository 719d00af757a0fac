"""Past tellings once more: the last ones, or one after the other through a category."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Final

from accessible_uno.interface.announce.messages import Told
from accessible_uno.interface.parse.intents import Category, Filling, Recall, Where
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.parse.vocabulary import Kind, Particle
from accessible_uno.interface.session import Desk
from accessible_uno.narration.utterance import Priority, Utterance

_CATEGORIES: Final[tuple[Kind | None, ...]] = (None, *Kind)
"""In the order in which keys go through them; ``None`` is all."""

_ENDS: Final = {Where.PREVIOUS: "history-oldest", Where.NEXT: "history-newest"}


class Review:
    """Goes through what one player was told; none of it is kept twice.

    A category that is chosen stays chosen.  A new telling brings the player back to the end.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._hearing = desk.hearing
        self._category: Kind | None = None
        self._place: int | None = None
        self._end = 0
        self._count = 0

    def recall(self, wanted: Recall) -> None:
        """Tell past tellings once more, or that there are none further."""
        if wanted.where in (Where.LATEST, Where.SEVERAL):
            found = self._latest(wanted)
        else:
            if wanted.kind is not None and wanted.kind is not self._category:
                self._choose(wanted.kind)
            found = self._walk(wanted)
        if not found:
            self._tell(_ENDS.get(wanted.where, "history-empty"))
        for each in found:
            self._hearing.say(_once_more(each))

    def category(self, wanted: Category) -> None:
        """Go through another category, or tell which one it is and which there are."""
        if not wanted.asks:
            self._choose(wanted.kind)
            return
        names = lexicon(self._desk.settings.locale).kinds.names
        choices = ", ".join([self._all(), *names.values()])
        state = self._desk.sentence("category-is", self._filling())
        self._desk.in_one_breath(
            state, self._desk.sentence("category-choices", {"choices": choices})
        )

    def turn(self, step: int) -> None:
        """Go on by ``step`` to the next category that holds something; all is one of them."""
        place = _CATEGORIES.index(self._category)
        ring = range(place + step, place + step * (len(_CATEGORIES) + 1), step)
        kinds = (_CATEGORIES[each % len(_CATEGORIES)] for each in ring)
        self._choose(next(each for each in kinds if each is None or self._size(each)))

    def back_from_here(self, most: int) -> Iterator[str]:
        """Yield the sentences told, from the one heard last backwards; at most so many."""
        told = self._hearing.told()
        here = max(self._here(), self._end) if self._is_back else self._here()
        for place in range(here, max(-1, here - most), -1):
            if place < len(told) and told[place].heard:
                yield told[place].utterance.text

    def _here(self) -> int:
        """The place from which the player goes on."""
        if self._place is None or not self._is_back:
            return len(self._hearing.told()) - 1
        return self._place

    @property
    def _is_back(self) -> bool:
        """Whether the player has gone back, and nothing has been told since."""
        return self._place is not None and self._count == self._hearing.count

    def _choose(self, kind: Kind | None) -> None:
        self._category = kind
        self._tell("category-is")
        self._stand(len(self._hearing.told()))

    def _size(self, kind: Kind | None) -> int:
        return sum(each.kind.within(kind) for each in self._hearing.told())

    def _latest(self, wanted: Recall) -> list[Told]:
        told = self._hearing.told()
        last_first = range(len(told) - 1, -1, -1)
        if wanted.where is Where.LATEST:
            of_kind = (at for at in last_first if told[at].heard)
        else:
            of_kind = (at for at in last_first if told[at].kind.within(wanted.kind))
        places = list(islice(of_kind, wanted.count))[::-1]
        if places:
            self._stand(places[0], places[-1])
        return [told[place] for place in places]

    def _walk(self, wanted: Recall) -> list[Told]:
        told = self._hearing.told()
        fits = [at for at, each in enumerate(told) if each.kind.within(self._category)]
        here = self._here()
        match wanted.where:
            case Where.PREVIOUS:
                places = [at for at in fits if at < here][-1:]
            case Where.NEXT:
                places = [at for at in fits if at > here][:1]
            case Where.FIRST:
                places = fits[:1]
            case _:
                places = fits[-wanted.count :]
        if places:
            self._stand(places[0], places[-1])
        return [told[place] for place in places]

    def _stand(self, place: int, end: int | None = None) -> None:
        """Stand at the first of the tellings told again, the last of which is at ``end``."""
        self._place, self._count = place, self._hearing.count
        self._end = place if end is None else end

    def _tell(self, message_id: str) -> None:
        """Tell something about the past that will not belong to it."""
        told = self._desk.sentence(message_id, self._filling())
        if told is not None:
            self._hearing.say(told)

    def _filling(self) -> Filling:
        kind = self._category
        names = lexicon(self._desk.settings.locale).kinds.names
        name = self._all() if kind is None else names[kind]
        return {"name": name, "kind": kind or "all", "count": self._size(kind)}

    def _all(self) -> str:
        return lexicon(self._desk.settings.locale).particles.names[Particle.ALL]


def _once_more(told: Told) -> Utterance:
    """Return it as it is told again: at its turn, and whole, for who it was may be the question.

    It sounds no more: that would announce what is over.
    """
    return replace(told.utterance, priority=Priority.NORMAL, valid_while=None, voiced="", sounds=())
