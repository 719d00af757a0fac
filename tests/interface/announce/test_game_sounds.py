"""Short sounds in a game: the player switches them, sets them and learns them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from recording_voice import RecordingVoice
from table_fixtures import PATIENCE, Script, SlowVoice, game_of, played, position, table

from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.sounds import Cue, Sound, stereo_position
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.schema import Settings


class Chimes(RecordingVoice):
    """A sound voice that records its settings and what it would play."""

    def __init__(self) -> None:
        super().__init__()
        self.on = False
        self.volume = 0
        self.asked = 0
        self.begun = 0
        self.cues: list[Cue] = []

    def output(self, utterance: Utterance) -> None:
        super().output(utterance)
        for cue in utterance.sounds:
            self.play(cue)

    def configure(self, on: bool, volume: int, *, muted: bool = False) -> None:
        self.on, self.volume = on and not muted, volume

    def start(self) -> None:
        self.begun += 1

    def enable_reports(self) -> None:
        self.asked += 1

    def play(self, cue: Cue) -> None:
        if self.on:
            self.cues.append(cue)

    @property
    def heard(self) -> list[Sound]:
        return [cue.sound for cue in self.cues]


def playing(
    *lines: str, on: bool = True, language: str = "fr", **more: Any
) -> tuple[Script, Chimes]:
    """Play these lines with sounds; Ada holds a red 7 and a blue 7 on a red 5."""
    chimes = Chimes()
    more.setdefault("settings", Settings(language, sounds=on))
    voices = {"sounds": chimes, **more.pop("voices", {})}
    return played(lines, table(position("r7 b7", "r5")), voices=voices, **more), chimes


@pytest.mark.parametrize(
    ("language", "line", "answer"),
    [
        ("fr", "sons oui", "Sons brefs avec les mots."),
        ("fr", "sons non", "Pas de sons brefs."),
        ("fr", "son non", "Pas de sons brefs."),
        ("fr", "volume des sons 80", "Volume des sons : 80 sur 100."),
        ("fr", "volume sons plus", "Volume des sons : 60 sur 100."),
        ("en", "sounds on", "Short sounds with the words."),
        ("en", "sounds no", "No short sounds."),
        ("en", "sound volume 20", "Sound volume: 20 out of 100."),
        ("en", "sound volume less", "Sound volume: 40 out of 100."),
    ],
)
def test_sounds_are_set_in_the_game(language: str, line: str, answer: str) -> None:
    """A change plays a sample; switching sounds on enables reports of problems."""
    kept: list[str] = []
    script, chimes = playing(line, language=language, save_settings=lambda: kept.append(line))
    assert script.answer_to(line)[0] == answer
    assert kept == [line]
    switched_off = line.endswith((" no", " non"))
    assert chimes.on is not switched_off
    assert chimes.asked == (not switched_off)
    assert chimes.heard == [Sound.TURN] * (1 if switched_off else 2)
    assert chimes.volume == next(map(int, filter(str.isdecimal, answer.split())), 50)


@pytest.mark.parametrize(
    ("language", "line"), [("fr", "volume 40"), ("en", "volume 40"), ("en", "loudness 40")]
)
def test_the_voice_has_a_volume_of_its_own(language: str, line: str) -> None:
    voice = SlowVoice()
    _, chimes = playing(line, language=language, voices={"speech": voice})
    assert voice.params.volume == 40
    assert chimes.volume == 50


def test_mute_silences_sounds_too() -> None:
    """So it does without a speech voice, and muting itself makes no sound."""
    script, chimes = playing("<f11>", "frigo", "<f11>", "frigo")
    assert chimes.heard == [Sound.TURN, Sound.REFUSAL]
    assert script.shown.count("Voix coupée.") == 1
    assert script.shown.count("La voix est revenue.") == 1


def test_without_sounds_and_voice_there_is_nothing_to_mute() -> None:
    script, chimes = playing("<f11>", on=False)
    assert any("voix" in line for line in script.shown)
    assert not chimes.on


def test_events_have_their_sounds() -> None:
    """The player's turn, a refusal and a play sound; the others are heard from their places."""
    _, chimes = playing("v3", "r7 uno")
    assert chimes.heard[:4] == [Sound.TURN, Sound.REFUSAL, Sound.CARD, Sound.UNO]
    assert (chimes.cues[4].start, chimes.cues[4].near) == (-1, False)
    others = {cue.start for cue in chimes.cues if not cue.near}
    assert others == {stereo_position(seat, 0, 4) for seat in (1, 2, 3)}


def test_a_repeated_message_has_no_sound() -> None:
    """Its sound would announce a turn that is over."""
    _, chimes = playing("répète", "historique tout", "<f8>")
    assert chimes.heard == [Sound.TURN]


@pytest.mark.parametrize(("language", "line"), [("fr", "sons"), ("en", "sounds")])
def test_sounds_are_only_named_without_a_listener(language: str, line: str) -> None:
    """That is so in a pipe, and while sounds are off."""
    script, chimes = playing(line, language=language, on=False)
    state, names = script.answer_to(line)
    assert line in state
    catalogue = Catalogue(language, strict=True)
    assert all(catalogue.text(f"sound-{sound}") in names for sound in Sound)
    assert chimes.cues == []


@pytest.mark.parametrize("person", [True, False])
def test_sounds_start_after_the_first_prompt(person: bool) -> None:
    """They start once, and must not delay the prompt."""
    chimes = Chimes()
    turns = iter(range(100))
    console = Patient(enough=lambda: chimes.begun > 0 and next(turns, None) is None)
    begun_at_prompt: list[int] = []
    shown = console.show

    def show(line: str) -> None:
        begun_at_prompt.append(chimes.begun)
        shown(line)

    console.show = show  # type: ignore[method-assign]  # watched from outside
    at = table(position("r7 b7", "r5"))
    settings = Settings("fr", sounds=True)
    game = game_of(console, at, settings=settings, interactive=person, voices={"sounds": chimes})
    asyncio.run(asyncio.wait_for(game.play(), 60))
    assert begun_at_prompt[0] == 0
    assert chimes.begun == 1


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_tour_names_and_plays_each_sound(language: str) -> None:
    """The players come last, from left to right in seating order."""
    line = {"fr": "sons", "en": "sounds"}[language]
    everything = 1 + len(Sound) + 3
    script, chimes = _tour(language, line, enough=lambda made: len(made.cues) == everything)
    sound_tour = script.answer_to(line)[1:]
    catalogue = Catalogue(language, strict=True)
    for told, sound in zip(sound_tour, Sound, strict=False):
        assert catalogue.text(f"sound-{sound}") in told
    assert chimes.heard[1:] == [*Sound, Sound.CARD, Sound.CARD, Sound.CARD]
    assert [cue.start for cue in chimes.cues[-3:]] == [-1, 0, 1]
    assert [told.split(",")[0] for told in sound_tour[-3:]] == ["Prudence", "Victor", "Luna"]


def test_a_key_ends_the_tour() -> None:
    turns = iter(range(1_000))
    script, chimes = _tour("fr", "sons", "<f4>", enough=lambda _: next(turns, None) is None)
    assert len(script.answer_to("sons")) < 5
    assert len(chimes.cues) < 5


class Patient(Script):
    """A console that presses each key after two pauses of the tour, until ``enough`` says so."""

    def __init__(self, *lines: str, enough: Callable[[], bool]) -> None:
        super().__init__(*lines)
        self.pauses = 0
        self._enough = enough

    async def pause(self, wanted: float) -> None:
        self.pauses += 1
        await asyncio.sleep(0)

    async def read_line(self, prompt: str, *, typed: str = "") -> str:
        while self.lines and self.lines[0].startswith("<"):
            while self.pauses < 2:
                await asyncio.sleep(0)
            self.key_bindings.on_key()
            self.press(self.lines.pop(0).strip("<>"))
        while not (self.lines or self._enough()):
            await asyncio.sleep(0)
        return await super().read_line(prompt, typed=typed)


def _tour(language: str, *lines: str, enough: Callable[[Chimes], bool]) -> tuple[Script, Chimes]:
    """Play as a person at a terminal; the pauses take no time."""
    chimes = Chimes()
    console = Patient(*lines, enough=lambda: enough(chimes))

    async def play() -> None:
        await game_of(
            console,
            table(position("r7 b7", "r5")),
            settings=Settings(language, sounds=True),
            interactive=True,
            voices={"sounds": chimes},
            sleep=console.pause,
        ).play()

    asyncio.run(asyncio.wait_for(play(), PATIENCE))
    return console, chimes
