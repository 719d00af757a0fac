"""A voice without a sound, for tests: it remembers what it was given."""

from __future__ import annotations

from accessible_uno.narration.utterance import Utterance


class RecordingVoice:
    """Remembers every call.

    A telling is pending from ``say`` until ``finished`` is awaited; ``hush`` and ``withdraw``
    take theirs from the pending ones, as they would from a voice that is still talking.

    Attributes:
        utterances: everything handed over, in order, whatever became of it.
        hushed: the tellings that a ``hush`` dropped.
        withdrawn: the tellings that a ``withdraw`` dropped.
        hushes: how often ``hush`` was called.
        chances: the chances given to ``withdraw``, in order.
        closed: whether ``close`` was called.
    """

    def __init__(self) -> None:
        self.utterances: list[Utterance] = []
        self.hushed: list[Utterance] = []
        self.withdrawn: list[Utterance] = []
        self.hushes = 0
        self.chances: list[object] = []
        self.closed = False
        self._pending: list[Utterance] = []

    @property
    def texts(self) -> list[str]:
        """The sentences handed over, in order."""
        return [utterance.text for utterance in self.utterances]

    def say(self, utterance: Utterance) -> None:
        """Remember it."""
        self.utterances.append(utterance)
        self._pending.append(utterance)

    def hush(self) -> None:
        """Move what is pending to ``hushed``."""
        self.hushes += 1
        self.hushed += self._pending
        self._pending.clear()

    def withdraw(self, chance: object) -> None:
        """Move pending tellings of this chance to ``withdrawn``; ``None`` matches nothing."""
        self.chances.append(chance)
        if chance is None:
            return
        self.withdrawn += [each for each in self._pending if each.valid_while == chance]
        self._pending = [each for each in self._pending if each.valid_while != chance]

    async def finished(self) -> None:
        """Count everything pending as told, at once."""
        self._pending.clear()

    def close(self) -> None:
        """Remember that it was closed."""
        self.closed = True
