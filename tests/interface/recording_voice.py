"""A voice without a sound, for tests: it records what it is given."""

from __future__ import annotations

from accessible_uno.narration.utterance import Utterance


class RecordingVoice:
    """Records every call.

    An utterance is pending from ``output`` until ``wait_until_done`` is awaited; ``cancel`` and
    ``withdraw`` take theirs from the pending ones, as a voice does that still speaks.

    Attributes:
        utterances: everything that was output, in order, whatever became of it.
        cancelled: the utterances that a ``cancel`` dropped.
        withdrawn: the utterances that a ``withdraw`` dropped.
        cancels: how often ``cancel`` was called.
        withdrawals: the offers given to ``withdraw``, in order.
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
        """The sentences that were output, in order."""
        return [utterance.text for utterance in self.utterances]

    def output(self, utterance: Utterance) -> None:
        """Record an utterance."""
        self.utterances.append(utterance)
        self._pending.append(utterance)

    def cancel(self) -> None:
        """Move what is pending to ``cancelled``."""
        self.cancels += 1
        self.cancelled += self._pending
        self._pending.clear()

    def withdraw(self, offer: object) -> None:
        """Move the pending utterances about an offer to ``withdrawn``; ``None`` is no offer."""
        self.withdrawals.append(offer)
        if offer is None:
            return
        self.withdrawn += [each for each in self._pending if each.valid_while == offer]
        self._pending = [each for each in self._pending if each.valid_while != offer]

    async def wait_until_done(self) -> None:
        """Count everything pending as output, at once."""
        self._pending.clear()

    def close(self) -> None:
        """Record that it was closed."""
        self.closed = True
