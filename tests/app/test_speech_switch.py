"""Which voice speaks: one at a time, by the player's settings and where the game runs."""

from __future__ import annotations

import asyncio

import pytest

from accessible_uno.app import channels
from accessible_uno.app.channels import ACCESSIBLE, SpeechSwitch, spoken_through
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import SpeechOutput
from accessible_uno.voices.notices import OnProblem
from accessible_uno.voices.speech import voice as speech_voice
from accessible_uno.voices.speech.backends import (
    OWN_ENGINE,
    SCREEN_READER_BRIDGE,
    SPEECH_DISPATCHER,
    Backend,
)


@pytest.mark.parametrize(
    ("speech", "backend"),
    [
        (SpeechOutput.AUTO, OWN_ENGINE),
        (SpeechOutput.SELF, OWN_ENGINE),
        (SpeechOutput.DISPATCHER, SPEECH_DISPATCHER),
        (SpeechOutput.BRIDGE, SCREEN_READER_BRIDGE),
        (SpeechOutput.SCREEN_READER, None),
        (SpeechOutput.OFF, None),
    ],
)
def test_at_a_terminal(
    speech: SpeechOutput, backend: Backend | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each setting has its backend; the option for text only overrides all of them."""
    monkeypatch.delenv(ACCESSIBLE, raising=False)
    monkeypatch.setattr(channels, "reader_here", lambda: None)
    assert spoken_through(speech, interactive=True, accessible=False) is backend
    assert spoken_through(speech, interactive=True, accessible=True) is None


def test_what_suits_is_text_where_a_screen_reader_is_named_or_nobody_sits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The environment decides for ``auto`` only: a named voice is always used."""
    monkeypatch.setenv(ACCESSIBLE, "1")
    assert spoken_through(SpeechOutput.AUTO, interactive=True, accessible=False) is None
    assert (
        spoken_through(SpeechOutput.DISPATCHER, interactive=True, accessible=False)
        is SPEECH_DISPATCHER
    )
    monkeypatch.delenv(ACCESSIBLE)
    assert spoken_through(SpeechOutput.AUTO, interactive=False, accessible=False) is None
    assert spoken_through(SpeechOutput.SELF, interactive=False, accessible=False) is OWN_ENGINE


def test_auto_leaves_the_speaking_to_a_reader_that_runs_and_says_so_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whichever command starts: all open their voices here.  A voice that was named speaks."""
    monkeypatch.delenv(ACCESSIBLE, raising=False)
    monkeypatch.setattr(channels, "reader_here", lambda: "Orca")
    told: list[tuple[str, object]] = []

    def started(speech: SpeechOutput, *, interactive: bool = True) -> bool:
        settings = Settings("fr", speech=speech)
        switch = SpeechSwitch(settings, interactive, lambda *problem: told.append(problem))
        voice = switch.start()
        assert switch.uses_own_voice(settings) is (voice is not None and interactive)
        switch.close()
        return voice is not None

    monkeypatch.setattr(speech_voice, "SpeechVoice", MuteVoice)
    assert not started(SpeechOutput.AUTO)
    assert told == [("voice-left-to-reader", {"reader": "Orca"})]
    assert not started(SpeechOutput.SCREEN_READER)
    assert not started(SpeechOutput.AUTO, interactive=False)
    assert len(told) == 1
    assert started(SpeechOutput.SELF)


class MuteVoice:
    """A voice that finds no sound card, and says so at once."""

    def __init__(self, on_problem: OnProblem, *_: object, **__: object) -> None:
        on_problem("voice-no-sound", {"player": "aplay"})

    def cancel(self) -> None: ...

    def close(self) -> None: ...

    async def wait_until_done(self) -> None: ...


@pytest.mark.parametrize(
    ("chosen", "told"),
    [(SpeechOutput.SELF, ["voice-no-sound"]), (SpeechOutput.SCREEN_READER, [])],
)
def test_while_it_is_asked_who_speaks_only_the_voice_chosen_is_told_of(
    chosen: SpeechOutput, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once, though the voice that asked could not be heard either."""
    monkeypatch.setattr(speech_voice, "SpeechVoice", MuteVoice)
    problems: list[str] = []

    async def ask() -> None:
        switch = SpeechSwitch(
            Settings("fr"), True, lambda problem, _: problems.append(problem), holds_problems=True
        )
        switch.start()
        switch.switch(chosen)
        assert problems == []
        switch.tell_problems()
        assert problems == told
        switch.switch(SpeechOutput.SELF)
        assert problems == [*told, "voice-no-sound"]

    asyncio.run(ask())
