"""Several voices behind the protocol of one."""

from __future__ import annotations

import asyncio

from recording_voice import RecordingVoice

from accessible_uno.narration.utterance import Utterance
from accessible_uno.voices.notices import NoticeArguments
from accessible_uno.voices.voice import FanOut, Voice

LINE = Utterance("Your turn.", "en", valid_while="turn")


class BrokenVoice:
    """A voice whose every method raises."""

    def output(self, utterance: Utterance) -> None:
        raise RuntimeError(utterance.text)

    def cancel(self) -> None:
        raise OSError

    def withdraw(self, chance: object) -> None:
        raise KeyError(chance)

    async def wait_until_done(self) -> None:
        raise ValueError

    def close(self) -> None:
        raise BrokenPipeError


class SlowVoice(RecordingVoice):
    """A voice that is done only when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.done = asyncio.Event()

    async def wait_until_done(self) -> None:
        await self.done.wait()
        await super().wait_until_done()


def test_everything_reaches_every_voice() -> None:
    """That is all five calls, with their arguments."""
    voices = {"text": RecordingVoice(), "speech": RecordingVoice()}
    fan_out: Voice = FanOut(voices)
    fan_out.output(LINE)
    fan_out.withdraw("turn")
    fan_out.output(LINE)
    fan_out.cancel()
    asyncio.run(fan_out.wait_until_done())
    fan_out.close()
    for voice in voices.values():
        assert voice.utterances == [LINE, LINE]
        assert voice.withdrawn == [LINE]
        assert voice.withdrawals == ["turn"]
        assert voice.cancelled == [LINE]
        assert voice.closed


def test_a_broken_voice_silences_no_other() -> None:
    """The other voices get everything; the first fault alone is reported."""
    problems: list[tuple[str, NoticeArguments]] = []
    first, last = RecordingVoice(), RecordingVoice()
    fan_out = FanOut(
        {"text": first, "speech": BrokenVoice(), "braille": last},
        lambda *problem: problems.append(problem),
    )
    fan_out.output(LINE)
    fan_out.cancel()
    fan_out.withdraw("turn")
    asyncio.run(fan_out.wait_until_done())
    fan_out.close()
    for voice in (first, last):
        assert (voice.utterances, voice.cancels, voice.closed) == ([LINE], 1, True)
    assert problems == [("voice-broken", {"voice": "speech"})]


def test_a_problem_may_be_announced_through_the_fanout_itself() -> None:
    """Announcing a voice's fault through that same voice does not recurse."""
    good = RecordingVoice()

    def tell(message_id: str, _: NoticeArguments) -> None:
        fan_out.output(Utterance(message_id, "en"))

    fan_out = FanOut({"text": BrokenVoice(), "speech": good}, tell)
    fan_out.output(LINE)
    assert good.texts == ["voice-broken", "Your turn."]


def test_waiting_lasts_until_the_slowest_voice_is_done() -> None:
    """``wait_until_done`` waits for each voice, even if another has already failed."""

    async def scene() -> None:
        slow = SlowVoice()
        fan_out = FanOut({"text": BrokenVoice(), "speech": slow})
        end = asyncio.ensure_future(fan_out.wait_until_done())
        await asyncio.sleep(0)
        assert not end.done()
        slow.done.set()
        await asyncio.wait_for(end, 60)

    asyncio.run(scene())


def test_one_voice_may_be_excluded() -> None:
    """A voice need not output the report about its own fault."""
    text, braille = RecordingVoice(), RecordingVoice()
    FanOut({"text": text, "braille": braille}).output(LINE, excluded="braille")
    assert (text.utterances, braille.utterances) == ([LINE], [])
