"""Reads the notation of an action under the rules of one table."""

from __future__ import annotations

from collections.abc import Sequence

from accessible_uno.game.actions import LayTogether, Play
from accessible_uno.game.actions.playing import UNO
from accessible_uno.game.base import Action, Malformed, Seat, WordKind
from accessible_uno.game.chance import ChanceAction, NextRound
from accessible_uno.game.engine import Game
from accessible_uno.record.errors import card_like
from accessible_uno.rules.shared.time_limits import TimeUp


class ActionReader:
    """Reads what players do; what chance, the table and the clock do is not among it.

    Args:
        game: the rules.
        names: the players in seating order.

    Attributes:
        chances: the kinds of action of chance, by the words that begin them.
    """

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self._names = tuple(names)
        kinds = [(verb, kind) for kind in game.kinds() for verb in kind.verbs]
        self.chances = {verb: kind for verb, kind in kinds if issubclass(kind, ChanceAction)}
        self._verbs: dict[str, type[Action]] = {
            verb: kind
            for verb, kind in kinds
            if kind not in (NextRound, TimeUp) and verb not in self.chances
        }

    def kind(self, verb: str) -> type[Action] | None:
        """Return the kind of action that ``verb`` begins, or ``None``."""
        return self._verbs.get(verb)

    def read(self, seat: Seat, words: Sequence[str]) -> Action:
        """Return the action that ``words`` write.

        Raises:
            Malformed: they write none.
        """
        if not words:
            raise Malformed("")
        kind = self._verbs.get(words[0])
        if kind is None:
            if not card_like(words[0]):
                raise Malformed(words[0], WordKind.VERB, self.verbs())
            kind = LayTogether if len(words) > 1 and words[1] != UNO else Play
        return kind.read(seat, words, self._names)

    def verbs(self) -> tuple[str, ...]:
        """Return the words that begin an action under the active rules."""
        return tuple(sorted(self._verbs))
