"""A whole round played by single keys alone, on a terminal.

    python tests/live/play_by_keys.py [--lang fr] [options of ``accessible-uno play``]

The real game runs on a pseudo-terminal.  What is printed is what stands on its screen, with each
key that was pressed between square brackets; some keys are wrong ones.  The last line counts keys,
and the bytes that steps through the hand cost.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(ROOT)]

from line_terminal import LineTerminal  # noqa: E402 - found through the line above

from accessible_uno.narration.catalogue import Catalogue  # noqa: E402

KEYS: Final = {"home": "\x1b[H", "right": "\x1b[C", "enter": "\r", "space": " "}
MOST_KEYS: Final = 400
QUIET: Final = 0.15
"""Seconds without a byte after which the game waits for a key; bots do not wait at this pace."""
_ERASED: Final = b"\x15"
_CONTROLS: Final = re.compile(rb"\x1b\[[0-9;]*[A-Za-z]|\r|\x07")


@dataclass
class KeyPlayer:
    """Presses keys on a terminal and keeps what it shows.

    Attributes:
        told: everything that the screen showed, with the keys.
        steps: for each step, the bytes that it cost.
        pressed: how many keys were pressed.
    """

    terminal: LineTerminal
    told: list[str] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)
    pressed: int = 0

    def read(self, expected: str) -> str:
        """Return what the terminal shows up to something expected, as text."""
        return self._keep(self.terminal.until(expected, quiet=QUIET))

    def press(self, key: str) -> str:
        """Press a key and return what comes of it."""
        self.pressed += 1
        self.told.append(f"[{key}]")
        self.terminal.send(KEYS.get(key, key))
        sent = self.terminal.until("", quiet=QUIET)
        if key in ("home", "right"):
            self.steps.append(len(sent))
        return self._keep(sent)

    @property
    def transcript(self) -> str:
        """What stood on the screen, without prompts that were erased."""
        return re.sub("[^\\n\\]]*\x15", "", "".join(self.told))

    def _keep(self, sent: bytes) -> str:
        text = _CONTROLS.sub(b"", sent.replace(b"\r\x1b[J", _ERASED)).decode("utf-8", "replace")
        self.told.append(text)
        return text


def play_round(player: KeyPlayer, locale: str) -> None:
    """Play until the second round begins, with single keys and nothing else."""
    texts = Catalogue(locale)
    second = texts.text("round-began", number=2)
    told = player.read(texts.text("prompt-key"))
    told += "".join(player.press(key) for key in ("y", "w", "r", "9", "e"))  # y and 9 do nothing
    while second not in "".join(player.told[-8:]):
        assert player.pressed < MOST_KEYS, player.transcript[-2000:]
        for key in keys_for(told, locale):
            told = player.press(key)
            if second in told:
                return


_ANSWERS: Final = {
    "en": {
        r"play or pass\?|jouez": ("right", "enter"),
        r"which colour\?": ("right", "enter"),
        r"does not go|would be a bluff|you need": ("space",),
        r"“take”|take them|take the": ("a",),
        r"catch": ("u",),
        r"\b2 cards\. 1:": ("u", "home", "enter"),
        r"\bcards\. 1:|One card:": ("home", "enter"),
    },
    "fr": {
        r"jouer ou garder|vous jouez ou gardez|jouez-vous|le jouez": ("right", "enter"),
        r"quelle couleur": ("right", "enter"),
        r"ne va pas|il faut": ("space",),
        r"« prends »|prenez": ("a",),
        r"contre-uno": ("u",),
        r"\b2 cartes\. 1 :": ("u", "home", "enter"),
        r"\bcartes\. 1 :|Une carte :": ("home", "enter"),
    },
}


def keys_for(told: str, locale: str) -> Iterator[str]:
    """Yield the keys that answer what was told last; on a turn, those of the first card."""
    last = "".join(told.replace("\u00a0", " ").splitlines()[-3:])
    for said, keys in _ANSWERS[locale].items():
        if re.search(said, last):
            yield from keys
            return
    yield "w"


def main(arguments: list[str]) -> None:
    """Play one round and print it."""
    locale = arguments[arguments.index("--lang") + 1] if "--lang" in arguments else "fr"
    usual = ["--lang", locale] if "--lang" not in arguments else []
    command = [sys.executable, "-m", "accessible_uno", "play", *usual, *arguments]
    command += ["--single-keys", "on", "--walk", "playable", "--speech", "off", "--pace", "none"]
    with tempfile.TemporaryDirectory() as folder:
        os.environ.update(HOME=folder, XDG_CONFIG_HOME=folder, XDG_DATA_HOME=folder)
        os.environ.update(XDG_STATE_HOME=folder, PYTHONPATH=str(ROOT))
        with LineTerminal(Path(folder), command=command, columns=120) as terminal:
            player = KeyPlayer(terminal)
            play_round(player, locale)
            print(player.transcript)  # noqa: T201 - a script
            most = max(player.steps)
            print(f"{player.pressed} keys; a step cost at most {most} bytes")  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1:])
