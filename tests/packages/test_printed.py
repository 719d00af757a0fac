"""What another package prints, anywhere in its code, is kept in the log and told to nobody."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from made import installed, write_package

if TYPE_CHECKING:
    from own_home import Heard

pytest_plugins = ("own_home",)

PRINTS = """
import sys, threading
from typing import ClassVar
from accessible_uno.app.streams import write_line
from accessible_uno.game.option import switch
from accessible_uno.game.rule import Rule, rewrites
from accessible_uno.game.steps import Draw
from accessible_uno.players.random_bot import RandomBot

print("while it is loaded")

class Thing(Rule, frozen=True):
    key: ClassVar = "thing"
    options: ClassVar = (switch("thing"),)

    @rewrites(Draw)
    def prints(self, state, step):
        sys.stderr.writelines(["in a", " rule\\n"])
        return None

class Bot(RandomBot):
    asked = 0

    def choose(self, view, legal):
        print("\\x1b[2J", view.hand)
        if not self.asked:
            thread = threading.Thread(target=self.fail)
            thread.start()
            thread.join()
        self.asked += 1
        return super().choose(view, legal)

    def fail(self):
        raise LookupError("in a thread of its own")
"""


def prints(folder: Path) -> Path:
    """A package that prints while it is loaded, in a rule, in a bot and in a thread of its own."""
    entries = {"rules": {"thing": "loud:Thing"}, "bots": {"thing": "loud:Bot"}}
    return write_package(folder / "installed", "loud", {"loud/__init__.py": PRINTS}, entries)


def test_a_game_is_told_as_if_nothing_was_printed(
    heard: Heard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of it among what is told; the log has each of them, without what a terminal obeys."""
    monkeypatch.setattr(threading, "excepthook", threading.__excepthook__)  # not that of pytest
    line = ("play", "--lang", "en", "--seed", "1", "--bot", "random", "--speech", "off")
    typed = "draw\npass\n" * 3 + "quit\nyes\n"
    quiet = heard(*line, typed=typed)
    with installed(prints(tmp_path)):
        loud = heard(*line, "--bot", "thing", "--rule", "thing=on", typed=typed)
    assert loud[0] == quiet[0] == 0
    assert loud[2] == quiet[2] == ""
    for words in ("\x1b", "loaded", "in a rule", "[2J", "thread"):
        assert words not in loud[1]
    assert len(loud[1].splitlines()) > 10
    (log,) = tmp_path.rglob("errors.log")
    kept = log.read_text("utf-8")
    for words in ("while it is loaded", "in a rule", "[2J", "LookupError: in a thread of its own"):
        assert f" printed: {words}" in kept
    assert "\x1b" not in kept


def test_a_package_that_prints_without_end_leaves_room_for_errors(
    heard: Heard, tmp_path: Path
) -> None:
    code = "for number in range(3000):\n    print('line', number)\nOffered = 42"
    entries = {"bots": {"thing": "endless:Offered"}}
    folder = write_package(tmp_path / "installed", "endless", {"endless.py": code}, entries)
    with installed(folder):
        status, out, err = heard("simulate", "--rounds", "1", "--bot", "thing", "--lang", "en")
    assert (status, out) == (2, "")
    assert err.startswith("The package “endless” has a fault: its bot “thing” is not what it must")
    (log,) = tmp_path.rglob("errors.log")
    assert log.read_text("utf-8").count(" printed: ") == 200
