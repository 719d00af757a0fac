"""Voices, lessons and commands of other packages that fail: named, and everything else goes on."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from made import installed, write_package

from accessible_uno.lessons.plan import our_lessons
from accessible_uno.narration.utterance import Utterance
from accessible_uno.voices import brought

if TYPE_CHECKING:
    from own_home import Heard

pytest_plugins = ("own_home",)


@pytest.fixture(autouse=True, scope="module")
def collected() -> Iterator[None]:
    """Collect what voices leave that never return: in the midst of ``ast.parse`` it fails that."""
    yield
    gc.collect()


VOICE: Final = """
import time
class Thing:
    def __init__(self):
        pass
    def output(self, utterance):
        pass
    def cancel(self): pass
    def withdraw(self, offer): pass
    async def wait_until_done(self): pass
    def close(self): pass
"""
FAULTS: Final = {
    "is no voice": ("class Thing: pass", "is not what it must be (TypeError: a voice without"),
    "cannot be made": (
        VOICE.replace("pass", "raise OSError('no device')", 1),
        "raises an error (OSError: no device)",
    ),
    "cannot output": (
        VOICE.replace("(self, utterance):\n        pass", "(self, utterance):\n        1 / 0"),
        "raises an error (ZeroDivisionError",
    ),
    "never returns": (
        VOICE.replace(
            "(self, utterance):\n        pass", "(self, utterance):\n        time.sleep(3600)"
        ),
        "has not answered for 5 seconds",
    ),
}
ROW: Final = """
from accessible_uno.app.arguments import LANG
from accessible_uno.app.commands.help import CommandRow
def run(call, values):
"""
PLAY: Final = ("play", "--lang", "en", "--seed", "1", "--speech", "off", "--watch")
ONE_ROUND: Final = ("--rule", "target=1")


def adding(folder: Path, group: str, code: str, name: str = "thing") -> Path:
    files = {"things/__init__.py": code}
    return write_package(folder / "installed", "things", files, {group: {name: "things:Thing"}})


@pytest.mark.parametrize("what", FAULTS)
def test_a_voice_that_fails_is_given_up(
    what: str, heard: Heard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once, in one sentence; the game is played to its end."""
    monkeypatch.setattr(brought, "PATIENCE", 0.3)
    code, told = FAULTS[what]
    with installed(adding(tmp_path, "voices", code)):
        # A whole match lasts as long as one waits for a voice; what is raised is told at once.
        status, out, err = heard(*PLAY, *(() if what == "never returns" else ONE_ROUND))
    assert (status, err) == (0, "")
    assert out.count("has a fault: its voice “thing”") == 1
    assert told in out
    assert out.splitlines()[-1].endswith("wins the match.")


@pytest.mark.parametrize("wait", ["1 / 0", "time.sleep(3600)"])
def test_nobody_waits_for_a_voice_that_cannot_be_waited_for(
    wait: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is named, and what is handed to it afterwards is dropped."""
    monkeypatch.setattr(brought, "PATIENCE", 0.3)
    told: list[object] = []
    code = VOICE.replace("wait_until_done(self): pass", f"wait_until_done(self): {wait}")
    with installed(adding(tmp_path, "voices", code)):
        voices = brought.open_brought_voices(lambda _, fields: told.append(fields["name"]))
        asyncio.run(asyncio.wait_for(voices["thing"].wait_until_done(), 60))
        voices["thing"].output(Utterance("Later.", "en"))
        asyncio.run(voices["thing"].wait_until_done())
        voices["thing"].close()
    assert told == ["thing"]


def test_a_game_goes_on_without_a_voice_that_is_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is waited for once, and no more; it still gets what is told."""
    monkeypatch.setattr(brought, "LONGEST_WAIT", 0.3)
    told: list[str] = []
    code = "import asyncio" + VOICE.replace(
        "wait_until_done(self): pass", "wait_until_done(self): await asyncio.sleep(3600)"
    )
    with installed(adding(tmp_path, "voices", code)):
        voice = brought.open_brought_voices(lambda message, _: told.append(message))["thing"]
        assert isinstance(voice, brought.BroughtVoice)
        asyncio.run(asyncio.wait_for(voice.wait_until_done(), 60))
        assert voice.is_late
        asyncio.run(asyncio.wait_for(voice.wait_until_done(), 60))
        voice.output(Utterance("Later.", "en"))
        voice.close()
        voice.wait_until_closed()
    assert told == []


def test_a_voice_that_had_much_to_say_is_waited_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is late while it speaks; once it is done, it is as good as any."""
    monkeypatch.setattr(brought, "LONGEST_WAIT", 0.0)
    code = VOICE.replace("import time", "import asyncio")
    code = code.replace("done(self): pass", "done(self): await asyncio.sleep(0.2)")

    async def wait() -> None:
        voices = brought.open_brought_voices(lambda *_: None)
        voice = voices["thing"]
        assert isinstance(voice, brought.BroughtVoice)
        await voice.wait_until_done()
        assert voice.is_late
        while voice.is_late:
            await asyncio.sleep(0.01)
        voice.close()

    with installed(adding(tmp_path, "voices", code)):
        asyncio.run(asyncio.wait_for(wait(), 60))


def test_no_voice_takes_the_name_of_ours(heard: Heard, tmp_path: Path) -> None:
    with installed(adding(tmp_path, "voices", VOICE, "text")):
        assert heard(*PLAY, *ONE_ROUND)[0] == 0
        doctor = heard("doctor", "--lang", "en")[1]
    assert "adds the voice text, which cannot be used" in doctor


@pytest.mark.parametrize(
    ("plan", "told"),
    [
        ("place = 1", "its lesson “thing” is not what it must be (KeyError"),
        (
            'place = 1\nposition = """[Seats "A B"]\n[Dealer "B"]\n[Hands "A: r1 r2; B: g1"]\n'
            '[Discard "r2"]\n[Turn "A"]"""\n[[step]]\nname = "x"\nplay = "b7"\n',
            "the step 'x': it refuses 'b7'",
        ),
    ],
)
def test_a_lesson_that_cannot_be_done_is_left_out(
    plan: str, told: str, heard: Heard, tmp_path: Path
) -> None:
    """The others are there."""
    with installed(adding(tmp_path, "lessons", f"Thing = {plan!r}")):
        status, out, err = heard("learn", "--lang", "en")
    assert status == 0
    assert len(out.splitlines()) == len(our_lessons())
    assert told in err
    assert "It is left out" in err


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (
            ROW + "    1 / 0\nThing = CommandRow('thing', run, (LANG,))",
            "its code raises an error (Zero",
        ),
        ("def Thing(call):\n    1 / 0", "is not what it must be (TypeError: function is no Comm"),
        ("1 / 0", "its command “thing” raises an error (ZeroDivisionError: division by zero)."),
        ("", "its command “thing” cannot be found"),
        ("Thing = 5", "its command “thing” is not what it must be"),
    ],
)
def test_a_command_that_fails_is_named(code: str, told: str, heard: Heard, tmp_path: Path) -> None:
    """It ends in a sentence, and the commands of ours are not disturbed."""
    with installed(adding(tmp_path, "commands", code)):
        status, out, err = heard("thing", "--lang", "en")
        assert heard("help", "--lang", "en")[0] == 0
        assert heard("history", "--lang", "en")[0] == 0
    assert status != 0
    assert out == ""
    assert err.startswith("The package “things” has a fault: ")
    assert told in err
