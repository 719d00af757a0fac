"""What speaks on Windows and macOS, with stand-ins that have the names of the real libraries."""

from __future__ import annotations

import struct
import sys
import threading
import wave
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import prism
import pytest

from accessible_uno.voices.speech.protocol import FeatureMissing, SpeakText, SpeechOutcome
from accessible_uno.voices.speech.supervisor import player_command
from accessible_uno.voices.speech.workers.player import FilePlayer, WindowsPlayer, sound_seconds
from accessible_uno.voices.speech.workers.pyttsx3_engine import Pyttsx3Engine
from accessible_uno.voices.speech.workers.remote_worker import ClientMissing
from accessible_uno.voices.speech.workers.screen_reader import (
    CHECK_INTERVAL,
    SECONDS_A_LETTER,
    connect,
)


def text(words: str, *, urgent: bool = False, locale: str = "en") -> SpeakText:
    return SpeakText(1, words, locale, 200, 1.0, urgent=urgent)


class Reader:
    """A screen reader as prismatoid shows it."""

    def __init__(self, name: str, *, tells: bool = False) -> None:
        self.name = name
        self.features = prism.BackendFeatures(
            is_supported_at_runtime=True,
            supports_speak=True,
            supports_stop=True,
            supports_is_speaking=tells,
        )
        self.speaking = tells
        self.spoken: list[tuple[str, bool]] = []
        self.stops = 0

    def speak(self, words: str, interrupt: bool = False) -> None:
        self.spoken.append((words, interrupt))

    def stop(self) -> None:
        self.stops += 1


def running(reader: Reader | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let prismatoid find this reader, or none."""

    class Context:
        def acquire_best(self) -> Reader:
            if reader is None:
                raise ValueError("Invalid or unsupported backend")
            return reader

    stand_in = ModuleType("prism")
    stand_in.Context = Context  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "prism", stand_in)


def test_the_stand_in_has_only_what_the_real_library_has() -> None:
    assert hasattr(prism.Context, "acquire_best")
    mine = {name for name in vars(Reader) if not name.startswith("_")} | {"name", "speaking"}
    assert [name for name in mine | {"features"} if not hasattr(prism.Backend, name)] == []


def test_nvda_and_jaws_speak_and_fall_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither says when it is done; each text gets its time, and an urgent one cuts off."""
    reader = Reader("NVDA")
    running(reader, monkeypatch)
    speaker = connect(lambda _: None)
    assert speaker.name == "NVDA"
    assert speaker.voices() == {}
    assert speaker.speak(text("Red 5.")) == pytest.approx(6 * SECONDS_A_LETTER)
    assert speaker.overdue() is SpeechOutcome.SPOKEN
    speaker.speak(text("Your turn.", urgent=True))
    speaker.stop()
    assert (reader.spoken, reader.stops) == ([("Red 5.", False), ("Your turn.", True)], 1)
    assert speaker.missing == set()


def test_a_reader_that_says_whether_it_speaks_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    reader = Reader("Narrator", tells=True)
    running(reader, monkeypatch)
    speaker = connect(lambda _: None)
    assert speaker.speak(text("Red 5.")) == CHECK_INTERVAL
    assert speaker.overdue() == CHECK_INTERVAL
    reader.speaking = False
    assert speaker.overdue() is SpeechOutcome.SPOKEN


def test_a_reader_that_ends_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    reader = Reader("JAWS")
    running(reader, monkeypatch)
    speaker = connect(lambda _: None)
    speaker.check()
    reader.features = prism.BackendFeatures()
    with pytest.raises(ConnectionError, match="JAWS"):
        speaker.check()


def test_where_no_reader_runs_it_is_looked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    running(None, monkeypatch)
    with pytest.raises(ValueError, match="backend"):
        connect(lambda _: None)
    monkeypatch.setitem(sys.modules, "prism", None)
    with pytest.raises(ClientMissing):
        connect(lambda _: None)


class Sapi5:
    """pyttsx3's engine on Windows: it writes at once, reports no end, and its run might hang."""

    def __init__(self) -> None:
        self._voices = [
            SimpleNamespace(id=f"HKEY\\{name}", name=name, languages=[language])
            for name, language in (("Hortense", "fr-FR"), ("Zira", "en-US"), ("David", "en-US"))
        ]
        self._error: Any = None
        self._runs = 0
        self.voice = ""

    def __str__(self) -> str:
        return "sapi5"

    def connect(self, topic: str, call: Any) -> None:
        if topic == "error":
            self._error = call

    def getProperty(self, name: str) -> Any:
        return self._voices if name == "voices" else self.voice

    def setProperty(self, name: str, value: object) -> None:
        if name == "voice":
            if value not in [voice.id for voice in self._voices]:
                self._error(exception=ValueError(value))
            else:
                self.voice = str(value)

    def save_to_file(self, _words: str, place: str) -> None:
        with wave.open(place, "wb") as file:
            file.setparams((1, 2, 22050, 0, "NONE", ""))
            file.writeframes(bytes(44100))

    def runAndWait(self) -> None:
        self._runs += 1
        assert self._runs == 1, "a second run might never end"


def test_the_voice_of_windows_speaks_every_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the voice of each language; what it cannot do is reported, not refused."""
    stand_in = ModuleType("pyttsx3")
    stand_in.init = Sapi5  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "pyttsx3", stand_in)
    engine = Pyttsx3Engine()
    sound = tmp_path / f"1{engine.suffix}"
    written: list[int] = []
    assert engine.write(text("Red 5."), sound, lambda: written.append(1)) == "HKEY\\Zira"
    assert (
        engine.write(text("5 rouge", locale="fr"), sound, lambda: written.append(2))
        == "HKEY\\Hortense"
    )
    assert (written, sound_seconds(sound)) == ([1, 2], 1.0)
    assert engine.missing == set[FeatureMissing]()


class Winsound(ModuleType):
    """The module of Windows that plays sounds, without its sound."""

    SND_FILENAME, SND_ASYNC, SND_NODEFAULT = 0x20000, 1, 2

    def __init__(self, *, works: bool = True) -> None:
        super().__init__("winsound")
        self.played: list[tuple[str | None, int]] = []
        self._works = works

    def PlaySound(self, sound: str | None, flags: int) -> None:
        if sound and not self._works:
            raise RuntimeError("Failed to play sound")
        self.played.append((sound, flags))


def windows_player(monkeypatch: pytest.MonkeyPatch, library: Winsound) -> WindowsPlayer:
    monkeypatch.setitem(sys.modules, "winsound", library)
    return WindowsPlayer()


def test_windows_plays_a_sound_and_falls_silent_at_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It plays in the background; a stop ends the wait, and later texts are heard again."""
    library = Winsound()
    player = windows_player(monkeypatch, library)
    sound = tmp_path / "1.wav"
    player.start(1, sound)
    threading.Timer(0.01, player.stop, [1]).start()
    assert player.wait(1, 60.0).outcome is SpeechOutcome.CUT_OFF
    player.start(1, sound)
    assert player.wait(1, 60.0).outcome is SpeechOutcome.CUT_OFF
    player.start(2, sound)
    assert player.wait(2, -0.1).outcome is SpeechOutcome.SPOKEN
    flags = library.SND_FILENAME | library.SND_ASYNC | library.SND_NODEFAULT
    assert library.played == [(str(sound), flags), (None, 0), (str(sound), flags)]


def test_windows_without_a_sound_device_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    player = windows_player(monkeypatch, Winsound(works=False))
    player.start(1, tmp_path / "1.wav")
    assert player.wait(1, 60.0).outcome is SpeechOutcome.FAILED


def test_each_system_plays_by_its_own_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """And a command that the player names goes before it, with the folders of Windows whole."""
    monkeypatch.delenv("ACCESSIBLE_UNO_PLAYER", raising=False)
    for system, command in (("win32", ["winsound"]), ("darwin", ["afplay"])):
        monkeypatch.setattr(sys, "platform", system)
        assert player_command() == command
    monkeypatch.setattr("accessible_uno.voices.speech.supervisor.os.name", "nt")
    assert player_command('"C:\\My tools\\play.exe" /q') == ["C:\\My tools\\play.exe", "/q"]
    assert {name for name in vars(FilePlayer) if not name.startswith("_")} == {
        name for name in vars(WindowsPlayer) if not name.startswith("_")
    }


def test_the_length_of_a_sound_of_macos(tmp_path: Path) -> None:
    """AIFF: two seconds of 22,050 frames a second; behind another chunk of odd length."""
    rate = struct.pack(">HQ", 16383 + 14, 22050 << 49)
    common = b"COMM" + struct.pack(">IhIh", 18, 1, 44100, 16) + rate
    body = b"AIFF" + b"ANNO" + struct.pack(">I", 3) + b"hey\0" + common
    sound = tmp_path / "1.aiff"
    sound.write_bytes(b"FORM" + struct.pack(">I", len(body)) + body)
    assert sound_seconds(sound) == 2.0
    sound.write_bytes(b"FORM" + struct.pack(">I", 4) + b"AIFF")
    with pytest.raises(wave.Error):
        sound_seconds(sound)
