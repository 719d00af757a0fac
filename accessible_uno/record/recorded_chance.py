"""Answers for chance in a record: from its lines, else from its seed, else the plainest ones."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Sequence

from accessible_uno.cards import Card
from accessible_uno.game.base import Malformed, Window
from accessible_uno.game.chance import ChanceAction, Lots, Shuffled, loose_cards
from accessible_uno.game.state import State
from accessible_uno.record.position import rest_of


class RecordedChance:
    """Answers the windows of chance.

    Args:
        lots: randomness for what no line gives; ``None`` for the plainest answers.
    """

    def __init__(self, lots: Lots | None) -> None:
        self._lots = lots
        self._queues: dict[str, deque[tuple[str, ...]]] = defaultdict(deque)

    def queue(self, verb: str, words: Sequence[str]) -> None:
        """Keep ``words`` for the next time that chance is asked for ``verb``."""
        self._queues[verb].append(tuple(words))

    def answer(self, state: State, window: Window) -> ChanceAction:
        """Return what chance gives.

        Raises:
            Malformed: what a line gave does not fit the window.
        """
        for kind in state.game.answered_by(type(window)):
            assert issubclass(kind, ChanceAction)
            if self._queues[kind.verbs[0]]:
                return self._from_queue(kind, state, window)
            if self._lots is not None:
                return kind.by_lot(state, window, self._lots)
            return next(iter(kind.candidates(state, window, window.seat)))
        raise Malformed(type(window).__name__)

    def _from_queue(self, kind: type[ChanceAction], state: State, window: Window) -> ChanceAction:
        verb = kind.verbs[0]
        queue = self._queues[verb]
        words = queue.popleft()
        asked = kind.words_taken(window, words)
        if words[asked:]:  # cards of players who draw again may follow in the same line
            queue.appendleft(words[asked:])
        action = kind.read(window.seat, (verb, *words[:asked]), ())
        if isinstance(action, Shuffled):
            action = Shuffled(complete(action.cards, state))
        if action.check(state, window) is not None:
            raise Malformed(action.notation(()))
        return action


def complete(cards: Sequence[Card], state: State) -> tuple[Card, ...]:
    """Return ``cards``, then the other loose cards in canonical order."""
    return (*cards, *rest_of(sorted(loose_cards(state), key=lambda each: each.rank), cards))
