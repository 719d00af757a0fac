"""A voice without a sound, for tests: it remembers what it was given."""

from __future__ import annotations

from accessible_uno.narration.utterance import Utterance


class RecordingVoice:
    """Remembers every call.

    An utterance is pending from ``output`` until ``wait_until_done`` is awaited; ``cancel`` and
    ``withdraw`` take theirs from the pending ones, as a voice does that still speaks.

    Attributes:
        utterances: everything handed over, in order, whatever became of it.
        cancelled: the tellings that a ``cancel`` dropped.
        withdrawn: the tellings that a ``withdraw`` dropped.
        cancels: how often ``cancel`` was called.
        withdrawals: the chances given to ``withdraw``, in order.
        closed: whether ``close`` was called.
    """

    def __init__(self) -> None:
        self.utterances: list[Utterance] = []
        self.cancelled: list[Utterance] = []
        self.withdrawn: list[Utterance] = []
        self.cancels = 0
        self.withdrawals: list[object] = []
        self.closed = False
        self._pending: list[Utterance] = []

    @property
    def texts(self) -> list[str]:
        """The sentences handed over, in order."""
        return [utterance.text for utterance in self.utterances]

    def output(self, utterance: Utterance) -> None:
        """Remember it."""
        self.utterances.append(utterance)
        self._pending.append(utterance)

    def cancel(self) -> None:
        """Move what is pending to ``cancelled``."""
        self.cancels += 1
        self.cancelled += self._pending
        self._pending.clear()

    def withdraw(self, chance: object) -> None:
        """Move pending tellings of this chance to ``withdrawn``; ``None`` matches nothing."""
        self.withdrawals.append(chance)
        if chance is None:
            return
        self.withdrawn += [each for each in self._pending if each.valid_while == chance]
        self._pending = [each for each in self._pending if each.valid_while != chance]

    async def wait_until_done(self) -> None:
        """Count everything pending as told, at once."""
        self._pending.clear()

    def close(self) -> None:
        """Remember that it was closed."""
        self.closed = True
