"""Short sounds with the real library and worker, through ALSA to a sound card that is a file."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from line_terminal import LineTerminal
from sound_card import PATIENCE, SoundCard, no_card
from utterances import Problems

from accessible_uno.cards import card
from accessible_uno.game.events import Played
from accessible_uno.narration.narrator import Narrator
from accessible_uno.narration.sounds import Cue, Sound
from accessible_uno.narration.utterance import Utterance
from accessible_uno.voices.sounds.protocol import SoundStatus
from accessible_uno.voices.sounds.synthesis import rendered
from accessible_uno.voices.sounds.voice import STARTS, SoundVoice, sounds_here

pytest_plugins = ("voice_fixtures",)

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("Anne", "Bob", "Chloé", "David")
WELCOME = "Bienvenue"


@pytest.fixture
def sound_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SoundCard:
    made = SoundCard(tmp_path)
    _set(monkeypatch, made.environment)
    return made


@pytest.fixture
def voice(problems: Problems) -> Iterator[SoundVoice]:
    made = SoundVoice(lambda *problem: problems.put(problem))
    made.configure(True, 100)
    made.start()
    yield made
    made.close()


def _set(monkeypatch: pytest.MonkeyPatch, environment: dict[str, str]) -> None:
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    for name, value in {**environment, "PYTHONPATH": path}.items():
        monkeypatch.setenv(name, value)


def worker_of(voice: SoundVoice) -> int:
    """Return the process number of the worker, as soon as there is one."""
    given_up = time.monotonic() + PATIENCE
    while voice.worker is None:
        assert time.monotonic() < given_up
        time.sleep(0.01)
    return voice.worker


def test_each_sound_reaches_the_card_as_it_was_made(
    sound_card: SoundCard, voice: SoundVoice
) -> None:
    """All samples arrive, unclipped, between two silences."""
    for count, sound in enumerate(Sound, 1):
        voice.play(Cue(sound))
        heard = sound_card.until_heard(count)[-1]
        made = rendered(Cue(sound), 100)
        inside = [at for at, each in enumerate(made[0::2]) if each]
        assert heard.left == heard.right == list(made[0::2])[inside[0] : inside[-1] + 1]
        assert 50 <= heard.milliseconds + 1 <= 301
        assert 1_000 < max(map(abs, heard.left)) < 32_767
        assert abs(heard.left[0]) < 20 > abs(heard.left[-1])


def test_each_player_is_heard_from_their_place(sound_card: SoundCard, voice: SoundVoice) -> None:
    """The narrator places Bob on the left, Chloé in front, David on the right."""
    narrator = Narrator("fr", NAMES, 0)
    balances = []
    for count, seat in enumerate((1, 2, 3, 0), 1):
        for told in narrator.narrate([Played(seat, card("r5"), None, 3)]):
            voice.output(told)
        balances.append(sound_card.until_heard(count)[-1].balance)
    assert balances[0] < -0.5
    assert balances[2] > 0.5
    assert balances[1] == balances[3] == 0


def test_nothing_is_loaded_where_sounds_are_off_or_nothing_sounds(
    sound_card: SoundCard, voice: SoundVoice
) -> None:
    voice.output(Utterance("Words alone.", "en"))
    voice.cancel()
    voice.configure(False, 100)
    voice.play(Cue(Sound.UNO))
    voice.configure(True, 100, muted=True)
    voice.play(Cue(Sound.UNO))
    assert voice.worker is None
    assert not sound_card.was_opened


def test_sounds_before_the_start_wait_for_it(sound_card: SoundCard) -> None:
    """Nothing is started until then; the last sounds are played."""
    voice = SoundVoice()
    voice.configure(True, 100)
    voice.play(Cue(Sound.ROUND))
    assert voice.worker is None
    voice.start()
    assert sound_card.until_heard(1)[0].milliseconds > 290
    voice.close()


def test_a_worker_that_is_killed_is_replaced(
    sound_card: SoundCard,
    voice: SoundVoice,
    problems: Problems,
) -> None:
    """The next sound does so, up to a limit, which is reported if the player asked for sounds."""
    voice.enable_reports()
    for _ in range(STARTS):
        sound_card.renew()
        voice.play(Cue(Sound.CARD))
        sound_card.until_heard(1)
        killed = worker_of(voice)
        os.kill(killed, signal.SIGKILL)
        while voice.worker == killed:
            time.sleep(0.01)
    voice.play(Cue(Sound.CARD))
    assert problems.get(timeout=PATIENCE)[0] == "voice-sounds-gave-up"
    assert voice.worker is None
    sound_card.renew()
    voice.enable_reports()  # the player asks for sounds again
    voice.play(Cue(Sound.CARD))
    sound_card.until_heard(1)
    assert problems.empty()


def test_a_worker_that_hangs_holds_nobody_up(sound_card: SoundCard, voice: SoundVoice) -> None:
    """It gets more messages than its pipe holds, and is gone when the voice is closed."""
    voice.play(Cue(Sound.CARD))
    sound_card.until_heard(1)
    pid = worker_of(voice)
    os.kill(pid, signal.SIGSTOP)

    def play_and_close() -> None:
        for _ in range(5_000):
            voice.play(Cue(Sound.CARD))
            voice.cancel()
        voice.close()

    game = threading.Thread(target=play_and_close, daemon=True)
    game.start()
    game.join(PATIENCE)
    assert not game.is_alive()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


@pytest.mark.sample(2)
@pytest.mark.parametrize("wanted", [True, False])
@pytest.mark.parametrize(
    ("lack", "message"),
    [("device", "voice-sounds-no-device"), ("library", "voice-sounds-no-library")],
)
def test_a_problem_is_reported_once_and_only_on_request(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    problems: Problems,
    voice: SoundVoice,
    lack: str,
    message: str,
    wanted: bool,
) -> None:
    """Nothing that ALSA writes reaches the terminal."""
    _set(monkeypatch, no_card(tmp_path))
    if lack == "library":
        _without_library(tmp_path, monkeypatch)
    if wanted:
        voice.enable_reports()
    for _ in range(3):
        voice.play(Cue(Sound.CARD))
        time.sleep(0.3)
    if not wanted:
        assert problems.empty()
        voice.enable_reports()
    assert problems.get(timeout=PATIENCE)[0] == message
    voice.close()
    assert problems.empty()
    assert capfd.readouterr() == ("", "")


def _without_library(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "lacking").mkdir()
    (folder / "lacking" / "miniaudio.py").write_text("raise ImportError('not here')\n")
    path = f"{folder / 'lacking'}{os.pathsep}{os.environ['PYTHONPATH']}"
    monkeypatch.setenv("PYTHONPATH", path)


def test_the_probe_finds_the_way_to_the_device(sound_card: SoundCard) -> None:
    """The device is opened, and nothing is heard."""
    assert sounds_here() == (SoundStatus.PLAYING, "ALSA")
    assert sound_card.was_opened
    assert sound_card.heard() == []


def test_the_probe_finds_what_is_lacking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _set(monkeypatch, no_card(tmp_path))
    assert sounds_here()[0] is SoundStatus.NO_DEVICE
    _without_library(tmp_path, monkeypatch)
    assert sounds_here() == (SoundStatus.NO_LIBRARY, "not here")


# In the whole game


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, folder in (("HOME", ""), ("XDG_DATA_HOME", "data"), ("XDG_CONFIG_HOME", "config")):
        monkeypatch.setenv(name, str(tmp_path / folder))
    monkeypatch.setenv("ACCESSIBLE_UNO_PLAYER", "true")
    monkeypatch.delenv("ACCESSIBLE", raising=False)


def game(folder: Path, *options: str) -> LineTerminal:
    command = [sys.executable, "-m", "accessible_uno", "play", "--lang", "fr", "--seed", "7"]
    return LineTerminal(folder, command=[*command, "--pace", "short", *options], columns=200)


@pytest.mark.usefixtures("at_home")
def test_a_game_is_heard_around_the_table(sound_card: SoundCard, tmp_path: Path) -> None:
    """A round begins; three bots play a card, each told apart, left to right; then a refusal."""
    with game(tmp_path, "--speech", "off", "--sounds", "on", "--verbosity", "full") as terminal:
        terminal.until("À vous.")
        beginning, *cards = sound_card.until_heard(4)
        assert beginning.milliseconds > 290
        if beginning.balance == 0:
            left = cards.pop(0)
            assert left.milliseconds < 75
            assert left.balance < -0.5
        else:  # on a busy machine the first card sounds with it, and draws it to the left
            assert beginning.balance < -0.1
        front, right = cards[:2]
        assert front.milliseconds < 75
        assert front.balance == 0
        assert right.balance > 0.2  # what it does to the listener may sound with it
        sound_card.forget()
        terminal.send("frigo\r")
        terminal.until("je ne comprends pas")
        assert 140 < sound_card.until_heard(1)[0].milliseconds < 165


@pytest.mark.long
@pytest.mark.usefixtures("at_home")
def test_without_a_device_a_game_that_wanted_sounds_says_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _set(monkeypatch, no_card(tmp_path))
    with game(tmp_path, "--speech", "off", "--sounds", "on") as terminal:
        shown = terminal.until("À vous.").decode()
        assert shown.count("Pas de sons brefs") == 1
        assert "ALSA" not in shown


@pytest.mark.sample(1)
@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize(
    ("options", "heard"),
    [(("--speech", "self"), True), (("--accessible",), False), (("--speech", "off"), False)],
    ids=str,
)
def test_sounds_are_on_by_default_with_our_own_voice(
    sound_card: SoundCard, tmp_path: Path, options: tuple[str, ...], heard: bool
) -> None:
    """A player who listens to a screen reader has not asked for them."""
    with game(tmp_path, *options) as terminal:
        terminal.until("À vous.")
        if heard:
            sound_card.until_heard(1)
        assert sound_card.was_opened is heard


@pytest.mark.usefixtures("at_home")
def test_nobody_at_the_terminal_hears_nothing(sound_card: SoundCard, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "accessible_uno", "play", "--lang", "fr", "--speech", "self"],
        input="pioche\n",
        capture_output=True,
        text=True,
        cwd=tmp_path,
        timeout=PATIENCE,
        check=True,
    )
    assert WELCOME in done.stdout
    assert done.stderr == ""
    assert not sound_card.was_opened
