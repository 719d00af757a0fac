"""The doctor, on this machine and on one that lacks things."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from braille_display import Brltty
from player_log import PlayerLog
from sound_card import SoundCard, no_card
from ssip_server import SsipServer

sys.path.insert(0, str(Path(__file__).parents[1] / "app"))

from command_line import Done, started

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def sound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A player and a file in place of the sound device; no display and no other speech."""
    folder = tmp_path / "sound"
    folder.mkdir()
    log = PlayerLog(folder, speed=0.2)
    for name, value in SoundCard(folder).environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("ACCESSIBLE_UNO_PLAYER", log.command)
    monkeypatch.setenv("BRLAPI_HOST", "127.0.0.1:1999")
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path / 'nowhere'}")
    monkeypatch.setenv("SPEECHD_CMD", str(tmp_path / "nothing"))
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.delenv("ACCESSIBLE", raising=False)
    yield
    log.close()


@pytest.fixture
def brltty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Brltty]:
    own = Brltty(tmp_path)
    own.start()
    for name, value in own.environment.items():
        monkeypatch.setenv(name, value)
    yield own
    own.kill()


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SsipServer]:
    """A stand-in for Speech Dispatcher."""
    own = SsipServer(tmp_path)
    own.manners.voices = ["Eve\ten\tnone", "Zoé\tfr-FR\tnone", "Léa\tfr-BE\tnone"]
    own.start()
    monkeypatch.setenv("SPEECHD_ADDRESS", own.address)
    yield own
    own.stop()


def program(folder: Path, name: str) -> None:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text("#!/bin/sh\n")
    (folder / name).chmod(0o755)


def without(library: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide a library from Python."""
    lacking = folder / "lacking"
    lacking.mkdir(exist_ok=True)
    (lacking / f"{library}.py").write_text("raise ImportError\n")
    monkeypatch.setenv("PYTHONPATH", f"{lacking}{os.pathsep}{ROOT}")


def uno(home: Path, *arguments: str) -> Done:
    """Run a command in a Python of its own, because the test is about which libraries it finds."""
    return started(home, "-m", "accessible_uno", *arguments)


def doctor(home: Path, language: str = "en") -> Done:
    done = uno(home, "doctor", "--lang", language)
    assert done.err == ""
    return done


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_where_nothing_is_missing(tmp_path: Path, brltty: Brltty, language: str) -> None:
    """It lists engine, voices, player, liblouis and display, and what a game would use of them."""
    brltty.display(32)
    done = doctor(tmp_path, language)
    assert done.status == 0
    for found in (
        "espeak",
        "roa/fr",
        "gmw/en",
        Path(sys.executable).name,
        "ALSA",
        "liblouis 3.",
        " 32 ",
    ):
        assert found in done.out
    assert "--braille display" in done.out
    assert "--braille unicode" in done.out
    assert (
        done.out.splitlines()[-1]
        == {
            "fr": "Rien ne manque.",
            "en": "Nothing is missing.",
        }[language]
    )


@pytest.mark.long
def test_no_display_is_no_lack(tmp_path: Path) -> None:
    """It is mentioned, and nothing else changes."""
    done = doctor(tmp_path)
    assert done.status == 0
    assert "BRLTTY does not answer" in done.out
    assert "--braille display" not in done.out


@pytest.mark.long
def test_a_display_in_the_settings_must_be_there(tmp_path: Path, brltty: Brltty) -> None:
    """The command that starts BRLTTY is named, and something is missing."""
    assert uno(tmp_path, "settings", "braille", "display").status == 0
    unplugged = doctor(tmp_path)
    assert unplugged.status == 1
    assert "finds none" in unplugged.out
    assert "To fix it, run" not in unplugged.out
    brltty.display(40)
    before = doctor(tmp_path)
    assert before.status == 0
    assert "40 cells" in before.out
    brltty.kill()
    after = doctor(tmp_path)
    assert after.status == 1
    assert "BRLTTY does not answer" in after.out
    assert after.out.splitlines()[-1].startswith("To fix it, run: ")
    assert after.out.splitlines()[-1].endswith("brltty")


@pytest.mark.long
def test_one_command_installs_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Speech, player and braille have a sentence each, and one command for their packages."""
    program(tmp_path / "bin", "apt")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    without("louis", tmp_path, monkeypatch)
    (tmp_path / "lacking" / "pyttsx3.py").write_text("raise ImportError\n")
    done = doctor(tmp_path)
    assert done.status == 1
    assert "No voice" in done.out
    assert "No braille" in done.out
    command = done.out.splitlines()[-1]
    assert command.endswith("-m pip install pyttsx3")
    assert f"apt install python3-louis && {sys.executable} " in command
    assert ("sudo" in command) is (os.geteuid() != 0)
    assert "your screen reader reads it" in done.out


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("language", "said"), [("fr", "le paquet Python pyttsx3 manque"), ("en", "package pyttsx3")]
)
def test_a_missing_library_is_not_the_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    """pip installs it; eSpeak NG, which is there, is not blamed."""
    without("pyttsx3", tmp_path, monkeypatch)
    done = doctor(tmp_path, language)
    assert done.status == 1
    assert said in done.out
    assert "eSpeak" not in done.out
    assert done.out.splitlines()[-1].endswith(f"{sys.executable} -m pip install pyttsx3")


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_folder_without_tables_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """It breaks nothing for who uses no braille."""
    monkeypatch.setenv("LOUIS_TABLEPATH", str(tmp_path))
    unused = doctor(tmp_path, language)
    assert unused.status == 0
    assert uno(tmp_path, "settings", "braille", "unicode").status == 0
    done = doctor(tmp_path, language)
    assert done.status == 1
    for each in (unused, done):
        assert "LOUIS_TABLEPATH" in each.out
        assert str(tmp_path) in each.out
        assert "unset LOUIS_TABLEPATH\n" in each.out


@pytest.mark.long
def test_a_missing_player_has_its_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For the usual player; without apt, the package is named and no command is given."""
    monkeypatch.delenv("ACCESSIBLE_UNO_PLAYER")
    monkeypatch.setenv("PATH", str(tmp_path))
    done = doctor(tmp_path)
    assert done.status == 1
    assert "aplay is missing" in done.out
    assert "alsa-utils" in done.out.splitlines()[-1]
    assert "apt install" not in done.out


@pytest.mark.long
def test_a_missing_binding_counts_where_brltty_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player who has BRLTTY may have a display."""
    program(tmp_path / "bin", "brltty")
    program(tmp_path / "bin", "apt")
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}")
    without("brlapi", tmp_path, monkeypatch)
    done = doctor(tmp_path)
    assert done.status == 1
    assert done.out.splitlines()[-1].endswith("apt install python3-brlapi")


@pytest.mark.long
def test_a_refused_key_has_its_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command adds the player to the group that may read the key."""
    key = tmp_path / "key"
    key.write_text("of BRLTTY alone\n")
    own = Brltty(tmp_path, key=key)
    own.start()
    try:
        for name, value in own.environment.items():
            monkeypatch.setenv(name, value)
        assert uno(tmp_path, "settings", "braille", "display").status == 0
        named = doctor(tmp_path)
        monkeypatch.delenv("BRLAPI_AUTH")
        monkeypatch.setenv("BRLAPI_AUTH", "")
        done = doctor(tmp_path)
    finally:
        own.kill()
    assert named.status == 1
    assert named.out.splitlines()[-1].endswith("unset BRLAPI_AUTH")
    assert "usermod" not in named.out
    assert done.status == 1
    assert "usermod -aG brlapi " in done.out.splitlines()[-1]


@pytest.mark.long
def test_a_failing_player_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That is another problem than a missing player."""
    monkeypatch.setenv("ACCESSIBLE_UNO_PLAYER", "false")
    done = doctor(tmp_path, "fr")
    assert done.status == 1
    assert "Pas de son" in done.out
    assert "votre lecteur d’écran le lit" in done.out


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_unused_voices_are_not_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Binding and bridge are mentioned, and nothing is missing."""
    without("speechd", tmp_path, monkeypatch)
    (tmp_path / "lacking" / "prism.py").write_text("raise ImportError\n")
    done = doctor(tmp_path, language)
    assert done.status == 0
    assert "--speech dispatcher" in done.out
    assert "--speech bridge" in done.out


@pytest.mark.long
def test_other_voices_that_answer_are_listed(tmp_path: Path, server: SsipServer) -> None:
    """The module that speaks is named; the bridge finds the same one here."""
    done = doctor(tmp_path)
    assert done.status == 0
    assert "answers, with the module noted; voices offered: 2 in French, 1 in English" in done.out
    assert "Bridge: Speech Dispatcher answers." in done.out
    assert "speaks with its own voice" in done.out
    assert server.spoken.empty()


@pytest.mark.long
def test_a_server_whose_module_has_stopped_is_reported(tmp_path: Path, server: SsipServer) -> None:
    """It answers and has no voices; for a player who chose it, speech is missing."""
    server.manners.voices = []
    done = doctor(tmp_path)
    assert done.status == 0
    assert "has no voices" in done.out
    assert uno(tmp_path, "settings", "speech", "dispatcher").status == 0
    chosen = doctor(tmp_path)
    assert chosen.status == 1
    assert "play speaks through" not in chosen.out
    assert "not heard as long as it has no voice" in chosen.out


def test_a_server_without_voices_does_not_stand_in(
    tmp_path: Path, server: SsipServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Our own engine is missed then, with what repairs it."""
    server.manners.voices = []
    without("pyttsx3", tmp_path, monkeypatch)
    done = doctor(tmp_path)
    assert done.status == 1
    assert "play speaks through" not in done.out
    assert done.out.splitlines()[-1].endswith("-m pip install pyttsx3")


def test_a_voice_in_the_settings_must_be_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The package to install is named; our own engine is then not missing."""
    program(tmp_path / "bin", "apt")
    program(tmp_path / "bin", "speech-dispatcher")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    without("speechd", tmp_path, monkeypatch)
    (tmp_path / "lacking" / "pyttsx3.py").write_text("raise ImportError\n")
    assert uno(tmp_path, "settings", "speech", "dispatcher").status == 0
    done = doctor(tmp_path)
    assert done.status == 1
    assert done.out.splitlines()[-1].endswith("apt install python3-speechd")
    assert "your screen reader reads it" in done.out


@pytest.mark.long
def test_a_voice_in_the_settings_that_answers_is_fine(tmp_path: Path, server: SsipServer) -> None:
    """A game would use it."""
    assert uno(tmp_path, "settings", "speech", "dispatcher").status == 0
    done = doctor(tmp_path)
    assert done.status == 0
    assert "play speaks through Speech Dispatcher" in done.out
    server.stop()
    done = doctor(tmp_path)
    assert done.status == 1
    assert "does not answer" in done.out


@pytest.mark.long
def test_a_bridge_in_the_settings_has_its_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command is for the Python that plays, without sudo."""
    without("prism", tmp_path, monkeypatch)
    assert uno(tmp_path, "settings", "speech", "bridge").status == 0
    done = doctor(tmp_path, "fr")
    assert done.status == 1
    assert done.out.splitlines()[-1].endswith(f": {sys.executable} -m pip install prismatoid")


@pytest.mark.long
def test_another_voice_stands_in_for_our_own(
    tmp_path: Path, server: SsipServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without our own engine, a server that answers is enough."""
    without("pyttsx3", tmp_path, monkeypatch)
    done = doctor(tmp_path)
    assert server.spoken.empty()
    assert done.status == 0
    assert "play speaks through Speech Dispatcher" in done.out


@pytest.mark.long
def test_text_alone_needs_no_voice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player whose screen reader reads the text lacks no engine."""
    without("pyttsx3", tmp_path, monkeypatch)
    assert uno(tmp_path, "settings", "speech", "screen-reader").status == 0
    done = doctor(tmp_path)
    assert done.status == 0
    assert "your screen reader reads it" in done.out


def test_short_sounds_without_a_device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence says so; they are not missing for who has not asked for them."""
    for name, value in no_card(tmp_path).items():
        monkeypatch.setenv(name, value)
    done = doctor(tmp_path)
    assert done.status == 0
    assert "no audio device answers" in done.out
    assert "--sounds off" not in done.out
    assert done.out.endswith("What you use works.\n")


@pytest.mark.long
def test_short_sounds_that_were_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a device or a library they are missing, and the remedy is named."""
    for name, value in no_card(tmp_path).items():
        monkeypatch.setenv(name, value)
    assert uno(tmp_path, "settings", "sounds", "on").status == 0
    assert doctor(tmp_path).status == 1
    without("miniaudio", tmp_path, monkeypatch)
    done = doctor(tmp_path)
    assert done.status == 1
    assert "miniaudio is missing" in done.out
    assert done.out.splitlines()[-1].endswith(" -m pip install miniaudio")


@pytest.mark.parametrize("system", [False, pytest.param(True, marks=pytest.mark.long)])
def test_what_keeps_nothing_is_told(system: bool, tmp_path: Path) -> None:
    """Damaged lines of the settings file, and folders that cannot be made: root may write to
    ``/proc``, and yet nothing can be kept there."""
    settings = tmp_path / "config" / "accessible-uno" / "settings.toml"
    settings.parent.mkdir(parents=True)
    settings.write_text('rate = "fast\n[[[\n')
    if system:
        (tmp_path / "data").symlink_to("/proc")
    else:
        (tmp_path / "data").write_text("no folder")
    done = doctor(tmp_path)
    assert done.status == 1
    assert "settings.toml" in done.out.splitlines()[0]
    assert "Games cannot be saved in" in done.out
    assert "Settings cannot be kept" not in done.out


def test_another_package_called_louis_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PyPI has one; installing liblouis would not mend that."""
    other = tmp_path / "other"
    other.mkdir()
    (other / "louis.py").write_text("VERSION = 1\n")
    monkeypatch.setenv("PYTHONPATH", f"{other}{os.pathsep}{ROOT}")
    done = doctor(tmp_path)
    assert "another package of that name" in done.out
    assert f"{other / 'louis.py'}" in done.out
    assert "pip uninstall louis" in done.out
    assert "doctor”" not in done.out  # it is here already
    assert "apt install python3-louis" not in done.out
