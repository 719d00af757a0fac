"""A bot's decision, in slices between which the program does other things."""

from __future__ import annotations

from typing import Final

from accessible_uno.game.base import Action
from accessible_uno.players.bot import Thought

STEPS: Final = 4
"""A slice has so many steps of a bot that calculates; a step takes about half a millisecond."""


class Decision:
    """What a bot decides, slice by slice.

    Nothing runs beside its caller, but for a bot of another package, which has a thread of its own.
    No clock is read: a seed gives the same game with slices and without.

    Args:
        thought: the decision in steps.

    Attributes:
        ended: whether there is a result, or an error.
        rest: seconds that may pass before the next slice; 0 while the bot calculates.
    """

    def __init__(self, thought: Thought[Action | None]) -> None:
        self._thought = thought
        self._action: Action | None = None
        self._error: Exception | None = None
        self.ended = False
        self.rest = 0.0

    def go_on(self) -> bool:
        """Run the next slice; return whether the bot has decided."""
        steps = 0 if self.ended else STEPS
        try:
            for _ in range(steps):
                self.rest = next(self._thought)
                if self.rest:
                    break
        except StopIteration as end:
            self._action = end.value
            self.ended = True
        except Exception as error:  # noqa: BLE001  # it is raised again where the result is wanted
            self._error = error
            self.ended = True
        return self.ended

    def result(self) -> Action | None:
        """Return what the bot does; ``None``: nothing.

        Raises:
            Exception: what the bot has raised.
        """
        if self._error is not None:
            raise self._error
        return self._action

    def stop(self) -> None:
        """Give the decision up: nobody wants its result any more."""
        self._thought.close()
        self.ended = True
