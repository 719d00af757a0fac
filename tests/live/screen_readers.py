"""Two real screen readers, yasr and Fenrir, whose voice is a list of what they say."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import time
import venv
from pathlib import Path
from typing import Final

from line_terminal import LOOK, PATIENCE, LineTerminal

COLUMNS: Final = 400
"""Wide enough that no line is broken: a reader speaks a broken line in two parts."""

OWN: Final = frozenset(
    ("Start Fenrir", "Quit Fenrir", "pychant is not installed", "has attribute", "blank")
)
"""What Fenrir says of itself, of a cursor that has moved, and of an empty line below it."""

YASR: Final = """\
[options]
cursor tracking=full
key echo=keys
synthesizer=emacspeak server
synthesizer port=|{voice}
"""

EMACSPEAK: Final = """\
#!{python} -u
import sys
with open({said!r}, "a", buffering=1) as said:
    for line in sys.stdin:
        if line[:2] in ("q ", "l "):
            said.write(line[2:].strip().strip("{{}}") + "\\n")
"""
"""A speech server as Emacspeak defines it: ``q {text}`` speaks, ``l {c}`` speaks a letter."""

GENERIC: Final = """\
#!/bin/sh
printf '%s\\n' "$1" >>{said}
"""
"""What Fenrir starts for each text."""


class Reader:
    """A game in a terminal that a screen reader reads.

    Args:
        folder: for its files.
        command: starts the game.
    """

    def __init__(self, folder: Path, command: list[str]) -> None:
        self._said = folder / "said"
        self._said.touch()
        game = folder / "game"
        _write_program(game, "#!/bin/sh\nexec {}\n".format(" ".join(map(repr, command))))
        self.terminal = LineTerminal(
            folder, command=self.start(folder, game), columns=COLUMNS, term="linux"
        )

    def start(self, folder: Path, game: Path) -> list[str]:
        """Write the settings; return the command that reads the game."""
        raise NotImplementedError

    def said(self) -> list[str]:
        """Return everything that it has said, a line each."""
        return self._said.read_text("utf-8").splitlines()

    def await_speech(self, after: int, word: str = "", quiet: float = LOOK) -> list[str]:
        """Return what it has said since ``after`` lines, once the last of them begins with
        ``word`` and nothing has followed it for ``quiet`` seconds."""
        deadline = time.monotonic() + PATIENCE
        new: list[str] = []
        while True:
            known, new = len(new), self.said()[after:]
            if new and new[-1].startswith(word) and known == len(new):
                return new
            assert time.monotonic() < deadline, f"{word!r} is not the last of {new}"
            time.sleep(quiet)


class Yasr(Reader):
    """yasr, from Debian, with the settings it comes with and its echo of keys."""

    def start(self, folder: Path, game: Path) -> list[str]:
        """Its voice is a speech server of Emacspeak's kind."""
        voice, settings = folder / "voice", folder / "yasr.conf"
        _write_program(voice, EMACSPEAK.format(python=sys.executable, said=str(self._said)))
        settings.write_text(YASR.format(voice=voice))
        return ["yasr", "-C", str(settings), str(game)]


class Fenrir(Reader):
    """Fenrir, from PyPI in an environment of its own, in its terminal emulation."""

    environment: Path
    """See :func:`install_fenrir`."""

    def said(self) -> list[str]:
        """It says what arrives together in one text, with a comma between the lines."""
        return [
            line
            for text in super().said()
            for line in re.split(" +, +", text)
            if line.strip() and line.strip() not in OWN
        ]

    def start(self, folder: Path, game: Path) -> list[str]:
        """Its voice is a program that is started for each text."""
        voice, settings = folder / "voice", folder / "fenrir.conf"
        _write_program(voice, GENERIC.format(said=self._said))
        (usual,) = self.environment.glob("lib/python*/config/settings/settings-pty.conf")
        text = usual.read_text("utf-8")
        changes = {"genericSpeechCommand": f'{voice} "fenrirText"', "shell": game}
        for name, value in {**changes, "charEcho": True}.items():
            text = re.sub(rf"(?m)^{name}=.*$", f"{name}={value}", text)
        settings.write_text(text.replace("[sound]\nenabled=True", "[sound]\nenabled=False"))
        return [str(self.environment / "bin" / "fenrir"), "-e", "-s", str(settings)]


def install_fenrir(folder: Path) -> None:
    """Make the environment of Fenrir, with its settings where it looks for them."""
    venv.create(folder, system_site_packages=True, with_pip=True)
    pip = [str(folder / "bin" / "python"), "-m", "pip", "install", "--quiet"]
    # First what it needs, then itself, also where the system's own satisfies pip already.
    for options in ((), ("--ignore-installed", "--no-deps")):
        command = [*pip, *options, "fenrir-screenreader"]
        subprocess.run(command, check=True, capture_output=True)
    (library,) = folder.glob("lib/python*")
    shutil.copytree(library / "site-packages/etc/fenrirscreenreader", library / "config")
    Fenrir.environment = folder


def _write_program(path: Path, text: str) -> None:
    path.write_text(text, "utf-8")
    path.chmod(0o755)
