"""The speech voice with the real engine and worker.

A recording player replaces the sound device.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import select
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest
from player_log import PlayerLog, Sound
from utterances import PATIENCE, Problems, await_worker, english, wait_until_done

from accessible_uno.narration.utterance import Priority
from accessible_uno.voices.notices import NoticeArguments
from accessible_uno.voices.speech.protocol import SpeechParams
from accessible_uno.voices.speech.voice import SpeechVoice

pytest_plugins = ("voice_fixtures",)

ROOT = Path(__file__).parents[2]

SHORT = "Yes."
MIDDLE = "Bob plays a green four."
LONG = "Bob plays a green four, Alice draws two cards, and then it is your turn again."

Start: TypeAlias = Callable[..., SpeechVoice]


def length(sound: Sound) -> str:
    """Return which of the three sentences a sound is.

    At the usual rate they last 0.5, 1.5 and 4 s.
    """
    return SHORT if sound.seconds < 0.9 else MIDDLE if sound.seconds < 2.5 else LONG


@pytest.fixture
def start(problems: Problems) -> Iterator[Start]:
    """Start voices that are ready to speak, and close them."""
    with contextlib.ExitStack() as voices:

        def started(player: str) -> SpeechVoice:
            voice = SpeechVoice(lambda *problem: problems.put(problem), player=player)
            voices.callback(voice.close)
            assert await_worker(voice, PATIENCE)
            return voice

        yield started


@contextlib.contextmanager
def held(voice: SpeechVoice) -> Iterator[None]:
    """Deliver all that is sent meanwhile to the worker together, however slow the machine is."""
    worker = await_worker(voice, 0)
    assert worker
    os.kill(worker, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(worker, signal.SIGCONT)


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[PlayerLog]:
    """A player that takes as long as the sound."""
    with contextlib.closing(PlayerLog(tmp_path)) as log:
        yield log


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[PlayerLog]:
    """A player that ends as soon as a real one could."""
    with contextlib.closing(PlayerLog(tmp_path, speed=0)) as log:
        yield log


def test_utterances_are_spoken_in_order(start: Start, quick: PlayerLog) -> None:
    """``wait_until_done`` returns when the last sound has ended, and not before."""
    voice = start(quick.command)
    for text in (LONG, SHORT, MIDDLE):
        voice.output(english(text))
    wait_until_done(voice)
    ended = time.monotonic()
    sounds = [quick.next("ended") for _ in range(3)]
    assert [length(each) for each in sounds] == [LONG, SHORT, MIDDLE]
    assert sounds[-1].at <= ended
    assert quick.is_empty()


def test_utterances_before_the_engine_is_ready_are_spoken(
    quick: PlayerLog, problems: Problems
) -> None:
    """They may come before the worker runs; so may the call that waits for them."""
    voice = SpeechVoice(lambda *problem: problems.put(problem), player=quick.command)
    with contextlib.closing(voice):
        voice.output(english(MIDDLE))
        wait_until_done(voice)
        assert length(quick.next("ended")) == MIDDLE
    assert problems.empty()


def test_cancel_silences_and_drops_what_waits(start: Start, slow: PlayerLog) -> None:
    """The player ends at once, and the next utterance is heard as usual."""
    voice = start(slow.command)
    voice.output(english(LONG))
    voice.output(english(MIDDLE))
    slow.next("started")
    voice.cancel()
    wait_until_done(voice)
    assert length(slow.next("killed")) == LONG
    voice.output(english(SHORT))
    assert length(slow.next("started")) == SHORT
    assert slow.next().event == "ended"


def test_a_cancel_before_the_sound_is_written_counts(start: Start, quick: PlayerLog) -> None:
    """A stop that overtakes its text has its effect, and the worker lives on."""
    voice = start(quick.command)
    worker = await_worker(voice, 0)
    with held(voice):
        voice.output(english(LONG))
        voice.cancel()
        voice.output(english(SHORT))
    wait_until_done(voice)
    assert [length(quick.next(event)) for event in ("started", "ended")] == [SHORT, SHORT]
    assert quick.is_empty()
    assert await_worker(voice, 0) == worker


def test_a_question_comes_after_what_waits_and_outlives_a_key(
    start: Start, slow: PlayerLog
) -> None:
    """What leads to it is spoken first; where that is cut off, the question is spoken at once."""
    voice = start(slow.command)
    voice.output(english(MIDDLE))
    voice.output(english(LONG))
    voice.output(english(SHORT, Priority.NEXT))
    assert length(slow.next("ended")) == MIDDLE
    slow.next("started")
    voice.cancel()
    assert length(slow.next("killed")) == LONG
    assert length(slow.next("ended")) == SHORT
    wait_until_done(voice)
    assert slow.is_empty()


@pytest.mark.parametrize(
    ("priority", "after"),
    [(Priority.NORMAL, [MIDDLE]), (Priority.NEXT, [LONG, MIDDLE])],
)
def test_an_offer_cuts_in(
    priority: Priority, after: list[str], start: Start, tmp_path: Path
) -> None:
    """NOW is spoken first; the event that it cut off is dropped, the question is spoken again."""
    with contextlib.closing(PlayerLog(tmp_path, speed=0.5)) as log:
        voice = start(log.command)
        voice.output(english(LONG, priority))
        voice.output(english(MIDDLE))
        log.next("started")
        voice.output(english(SHORT, Priority.NOW))
        assert length(log.next("killed")) == LONG
        assert [length(log.next("ended")) for _ in range(1 + len(after))] == [SHORT, *after]
        wait_until_done(voice)
        assert log.is_empty()


def test_a_withdrawn_offer_is_silenced(start: Start, slow: PlayerLog) -> None:
    """Its utterances go, under way or waiting; the others stay, and ``None`` drops nothing."""
    voice = start(slow.command)
    voice.output(english(LONG, chance=("uno", 1)))
    voice.output(english(MIDDLE, chance=("uno", 1)))
    voice.output(english(SHORT))
    slow.next("started")
    voice.withdraw(None)
    voice.withdraw(("uno", 2))
    voice.withdraw(("uno", 1))
    assert length(slow.next("killed")) == LONG  # the next one may have started before
    assert length(slow.next("ended")) == SHORT
    wait_until_done(voice)
    assert slow.is_empty()


def test_an_offer_that_lapses_before_its_sound_is_made_is_never_spoken(
    start: Start, quick: PlayerLog
) -> None:
    """The engine is busy when it comes and goes; later utterances are heard as usual."""
    voice = start(quick.command)
    worker = await_worker(voice, 0)
    with held(voice):
        voice.output(english(LONG, Priority.NOW, chance=("uno", 1)))
        voice.withdraw(("uno", 1))
        voice.output(english(SHORT))
        voice.output(english(LONG, chance=("uno", 2)))
        voice.output(english(MIDDLE))
        voice.withdraw(("uno", 2))
    wait_until_done(voice)
    assert [length(quick.next("started")) for _ in range(2)] == [SHORT, MIDDLE]
    assert quick.next("ended")
    assert quick.is_empty()
    assert await_worker(voice, 0) == worker


def test_an_offer_that_lapses_before_there_is_an_engine_is_never_spoken(quick: PlayerLog) -> None:
    """It does not come back with a worker that replaces a dead one."""
    voice = SpeechVoice(player=quick.command)
    with contextlib.closing(voice):
        voice.output(english(LONG, Priority.NOW, chance=("uno", 1)))
        voice.withdraw(("uno", 1))
        voice.output(english(SHORT))
        wait_until_done(voice)
        assert length(quick.next("ended")) == SHORT
        worker = await_worker(voice, 0)
        assert worker
        with held(voice):
            voice.output(english(LONG, Priority.NOW, chance=("uno", 2)))
            os.kill(worker, signal.SIGKILL)
            voice.withdraw(("uno", 2))
        voice.output(english(MIDDLE))
        wait_until_done(voice)
        assert length(quick.next("ended")) == MIDDLE
        assert quick.is_empty()


def test_a_killed_worker_comes_back_and_says_it_again(
    start: Start, slow: PlayerLog, problems: Problems
) -> None:
    """The orphaned player is silenced first.

    Nothing that waited is lost, and nothing is reported.
    """
    voice = start(slow.command)
    worker = await_worker(voice, 0)
    assert worker
    voice.output(english(MIDDLE))
    voice.output(english(SHORT))
    slow.next("started")
    os.kill(worker, signal.SIGKILL)
    wait_until_done(voice)
    heard = [slow.next() for _ in range(5)]
    told_again = [(each.event, length(each)) for each in heard if each.event != "killed"]
    assert told_again == [
        ("started", MIDDLE),
        ("ended", MIDDLE),
        ("started", SHORT),
        ("ended", SHORT),
    ]
    assert [length(each) for each in heard if each.event == "killed"] == [MIDDLE]
    assert await_worker(voice, 0) != worker
    assert problems.empty()


def test_a_worker_that_hangs_is_replaced(
    start: Start, quick: PlayerLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stopped process sends nothing and obeys nothing; the supervisor need not wait to notice."""
    monkeypatch.setattr("accessible_uno.voices.speech.scheduler.SPEAKING", 10 * PATIENCE)
    voice = start(quick.command)
    worker = await_worker(voice, 0)
    assert worker
    os.kill(worker, signal.SIGSTOP)
    voice.output(english(SHORT))
    wait_until_done(voice)
    assert length(quick.next("ended")) == SHORT


def test_cancel_silences_even_a_worker_that_hangs(
    start: Start, slow: PlayerLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker is killed, and its player with it."""
    monkeypatch.setattr("accessible_uno.voices.speech.scheduler.SPEAKING", 10 * PATIENCE)
    voice = start(slow.command)
    worker = await_worker(voice, 0)
    assert worker
    voice.output(english(LONG))
    slow.next("started")
    os.kill(worker, signal.SIGSTOP)
    voice.cancel()
    cut = slow.next()
    assert (cut.event, length(cut)) == ("killed", LONG)
    assert await_worker(voice, PATIENCE, other_than=worker)


def test_an_utterance_that_kills_its_worker_twice_is_dropped(start: Start, slow: PlayerLog) -> None:
    """The utterances behind it are still spoken."""
    voice = start(slow.command)
    voice.output(english(LONG))
    voice.output(english(SHORT))
    for _ in range(2):
        slow.next("started")
        worker = await_worker(voice, PATIENCE)
        assert worker
        os.kill(worker, signal.SIGKILL)
    assert length(slow.next("ended")) == SHORT


def test_after_three_restarts_within_a_minute_the_voice_gives_up(
    start: Start, slow: PlayerLog, problems: Problems
) -> None:
    """It is reported once; nothing waits for ever, and later utterances are dropped at once."""
    voice = start(slow.command)
    worker: int | None = None
    for _ in range(4):
        worker = await_worker(voice, PATIENCE, other_than=worker)
        assert worker
        voice.output(english(LONG))
        slow.next("started")
        os.kill(worker, signal.SIGKILL)
    wait_until_done(voice)
    assert await_worker(voice, PATIENCE, other_than=worker) is None
    assert problems.get(timeout=PATIENCE) == ("voice-gave-up", {"deaths": 4})
    voice.output(english(LONG))
    wait_until_done(voice)
    voice.close()
    assert problems.empty()


@pytest.mark.parametrize(
    ("player", "problem"),
    [
        ("no-such-player -q", ("voice-no-player", {"player": "no-such-player"})),
        ("sh -c 'exit 3'", ("voice-no-sound", {"player": "sh", "status": 3})),
        ("true", ("voice-no-sound", {"player": "true", "status": 0})),
    ],
    ids=["no player", "a player that fails", "a player that ends at once"],
)
def test_silence_is_reported_once(
    player: str, problem: tuple[str, NoticeArguments], start: Start, problems: Problems
) -> None:
    """Each utterance is over at once, and the problem is reported once."""
    voice = start(player)
    for _ in range(3):
        voice.output(english(MIDDLE))
    wait_until_done(voice)
    assert problems.get(timeout=PATIENCE) == problem
    voice.close()
    assert problems.empty()


def test_a_player_that_is_slow_to_play_nothing_is_reported_once(
    start: Start, problems: Problems, tmp_path: Path
) -> None:
    """On a loaded machine it takes now a moment, now none; that is no sound that came back."""
    mark = shlex.quote(str(tmp_path / "mark"))
    script = f"if [ -e {mark} ]; then rm {mark}; sleep 0.15; else touch {mark}; fi"
    voice = start(shlex.join(["sh", "-c", script]))
    for _ in range(5):
        voice.output(english(MIDDLE))
    wait_until_done(voice)
    voice.close()
    assert problems.get(timeout=PATIENCE)[0] == "voice-no-sound"
    assert problems.empty()


def test_a_dead_device_is_reported_before_the_first_utterance(
    start: Start, problems: Problems
) -> None:
    """The silence that wakes the device at start shows that it is missing."""
    start("sh -c 'exit 1'")
    assert problems.get(timeout=PATIENCE) == ("voice-no-sound", {"player": "sh", "status": 1})


def test_a_second_loss_of_sound_is_reported_again(
    start: Start, slow: PlayerLog, problems: Problems, tmp_path: Path
) -> None:
    """Headphones are unplugged, plugged in, and unplugged again."""
    plugged = tmp_path / "plugged"
    script = f'test -e {shlex.quote(str(plugged))} && exec {slow.command} "$0"'
    voice = start(shlex.join(["sh", "-c", script]))
    for present, is_news in ((False, True), (True, False), (False, True)):
        plugged.touch() if present else plugged.unlink(missing_ok=True)
        voice.output(english(MIDDLE))
        wait_until_done(voice)
        if is_news:
            assert problems.get(timeout=PATIENCE)[0] == "voice-no-sound"
    assert length(slow.next("ended")) == MIDDLE
    assert problems.empty()


def test_without_an_engine_the_voice_gives_up_at_once(
    problems: Problems, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A restart does not help when pyttsx3 cannot be loaded; that is reported once."""
    (tmp_path / "pyttsx3.py").write_text("raise OSError('libespeak-ng.so.1: not found')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    voice = SpeechVoice(lambda *problem: problems.put(problem), player="true")
    with contextlib.closing(voice):
        voice.output(english(MIDDLE))
        wait_until_done(voice)
        message_id, arguments = problems.get(timeout=PATIENCE)
        assert message_id == "voice-no-engine"
        assert "libespeak-ng.so.1" in str(arguments["reason"])
        assert await_worker(voice, PATIENCE) is None
    assert problems.empty()


def test_a_faulty_listener_does_not_end_the_voice() -> None:
    """An exception in ``on_problem`` is suppressed."""

    def fail(message_id: str, arguments: NoticeArguments) -> None:
        raise RuntimeError(message_id, arguments)

    with contextlib.closing(SpeechVoice(fail, player="no-such-player")) as voice:
        for _ in range(2):
            voice.output(english(MIDDLE))
            wait_until_done(voice)
        assert await_worker(voice, 0)


def test_rate_and_mute_are_heard_from_the_next_utterance_on(start: Start, quick: PlayerLog) -> None:
    """Faster is shorter; muted utterances are dropped for good; parameters are clamped."""
    voice = start(quick.command)
    lengths = []
    for rate in (100, 400, 900):
        voice.set_params(SpeechParams(rate=rate))
        voice.output(english(MIDDLE))
        wait_until_done(voice)
        lengths.append(quick.next("ended").seconds)
    assert lengths[0] > 2 * lengths[1] > 3 * lengths[2]
    voice.set_params(SpeechParams(rate=10_000, volume=-2, muted=True))
    assert voice.params == SpeechParams(rate=900, volume=0, muted=True)
    voice.output(english(LONG))
    wait_until_done(voice)
    voice.set_params(SpeechParams())
    voice.output(english(SHORT))
    wait_until_done(voice)
    assert length(quick.next("ended")) == SHORT
    assert quick.is_empty()


def test_utterances_before_muting_are_spoken_and_can_be_cancelled(
    start: Start, slow: PlayerLog
) -> None:
    """The last one says that the voice is muted, unless a key cuts it off."""
    voice = start(slow.command)
    voice.output(english(SHORT))
    voice.set_params(SpeechParams(muted=True))
    wait_until_done(voice)
    assert length(slow.next("ended")) == SHORT
    voice.set_params(SpeechParams())
    voice.output(english(LONG))
    slow.next("started")
    voice.set_params(SpeechParams(muted=True))
    voice.cancel()
    assert slow.next().event == "killed"


def test_a_text_without_sound_is_not_spoken(start: Start, quick: PlayerLog) -> None:
    """Empty texts end at once; punctuation alone and odd characters do no harm."""
    voice = start(quick.command)
    worker = await_worker(voice, 0)
    for text in ("", " \u2068\u2069\n", "\0"):
        voice.output(english(text))
    wait_until_done(voice)
    assert quick.is_empty()
    for text in ("…", "🎲 \ud800 中", SHORT):
        voice.output(english(text))
    wait_until_done(voice)
    assert await_worker(voice, 0) == worker


def test_several_may_await_the_end_and_one_may_give_up(start: Start, slow: PlayerLog) -> None:
    """A coroutine that is cancelled while it waits does not disturb the others."""
    voice = start(slow.command)

    async def scene() -> None:
        voice.output(english(MIDDLE))
        patient = asyncio.ensure_future(voice.wait_until_done())
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(voice.wait_until_done(), 0.01)
        assert not patient.done()
        await asyncio.wait_for(patient, PATIENCE)

    asyncio.run(scene())
    assert [slow.next().event for _ in range(2)] == ["started", "ended"]


def test_closing_ends_the_worker_the_player_and_the_folder(
    start: Start, slow: PlayerLog, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A closed voice drops what it gets."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    voice = start(slow.command)
    worker = await_worker(voice, 0)
    assert worker
    assert len(list(tmp_path.glob("accessible-uno-*"))) == 1
    voice.output(english(LONG))
    slow.next("started")
    voice.close()
    assert slow.next("killed")
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)
    assert not list(tmp_path.glob("accessible-uno-*"))
    voice.output(english(LONG))
    wait_until_done(voice)
    voice.close()


GAME = """
import sys, time
from accessible_uno.narration.utterance import Utterance
from accessible_uno.voices.speech.voice import SpeechVoice
assert not {"pyttsx3", "louis"} & set(sys.modules)
voice = SpeechVoice(player=sys.argv[1])
while voice.worker is None:
    time.sleep(0.01)
sys.stdout.write(f"{voice.worker}\\n")
sys.stdout.flush()
voice.output(Utterance(sys.argv[2], "en"))
sys.stdin.read()
"""


@contextlib.contextmanager
def game(player: str, tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """Another process that speaks until its input ends, and its worker's process number."""
    process = subprocess.Popen(
        [sys.executable, "-c", GAME, player, LONG],
        env={**os.environ, "PYTHONPATH": str(ROOT), "TMPDIR": str(tmp_path)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with process:
        assert process.stdout
        yield process, int(process.stdout.readline())


@pytest.mark.parametrize("death", ["killed", "without closing the voice"])
def test_the_worker_never_outlives_the_game(death: str, slow: PlayerLog, tmp_path: Path) -> None:
    """However the game ends, worker, player and private folder are removed."""
    with game(slow.command, tmp_path) as (process, worker):
        handle = os.pidfd_open(worker)
        slow.next("started")
        if death == "killed":
            process.kill()
        else:
            process.communicate("")
        assert select.select([handle], [], [], PATIENCE)[0], "the worker lives on"
        os.close(handle)
    assert slow.next("killed")
    assert not list(tmp_path.glob("accessible-uno-*"))


def test_no_noise_reaches_the_terminal(tmp_path: Path) -> None:
    """Neither engine nor player writes to it."""
    noisy = tmp_path / "noisy"
    noisy.write_text("#!/bin/sh\necho ALSA lib >&2\necho cannot open\nexit 1\n")
    noisy.chmod(0o755)
    with game(str(noisy), tmp_path) as (process, _):
        assert process.communicate("", timeout=PATIENCE) == ("", "")


def test_the_voice_answers_at_once(start: Start, slow: PlayerLog) -> None:
    """At best 60 ms to the first sound, 30 to silence, and 1 of our own time to hand over.

    A machine busy with something else adds delays of its own, so the voice may try for as long as
    the other tests wait; were it slower by itself, no try would do.
    """
    voice = start(slow.command)
    handing, sounding, silencing = [], [], []
    given_up = time.monotonic() + PATIENCE
    while time.monotonic() < given_up:
        busy, asked = time.thread_time(), time.monotonic()
        voice.output(english(LONG))
        handing.append(time.thread_time() - busy)
        sounding.append(slow.next("started").at - asked)
        hushed = time.monotonic()
        voice.cancel()
        silencing.append(slow.next("killed").at - hushed)
        if min(handing) < 0.001 and min(sounding) < 0.060 and min(silencing) < 0.030:
            return
    pytest.fail(f"at best {min(handing):.4f}, {min(sounding):.3f}, {min(silencing):.3f} s")
