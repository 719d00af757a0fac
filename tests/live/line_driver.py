"""The smallest program on a console: it asks for lines and writes down what it gets.

    python line_driver.py JOURNAL [PROMPT]

To the file JOURNAL it adds one JSON list a line: ``["line", "play 3"]``, ``["key"]``,
``["unknown", "f5"]``, ``["interrupted", "pla"]``, ``["end", "HungUp"]``...  It answers each line
with "Done.", F2 and Alt-R with a status, SIGUSR1 with a message.  The line "pause" closes the
prompt until SIGUSR2 comes, "crash" raises, "quit" ends.  With --deaf what is held is not heard.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from accessible_uno.interface.terminal.console import Interrupted, KeyBindings
from accessible_uno.interface.terminal.factory import open_console

MESSAGE = "Bob plays a red four."
STATUS = "You hold seven cards."
REPLY = "Done."


async def main(journal: Path, prompt: str) -> None:  # noqa: C901  # one branch an option
    """Read lines until the end."""

    def note(*what: str) -> None:
        with journal.open("a", encoding="utf-8") as file:
            file.write(json.dumps(what) + "\n")

    def status() -> None:
        console.show(STATUS)
        note("status")

    def message() -> None:
        console.show(MESSAGE)
        note("message")

    key_bindings = KeyBindings(
        heard=lambda: "--deaf" not in sys.argv,
        on_key=lambda: note("key"),
        keys={"f2": status, "alt+r": status},
        unknown_key=lambda name: note("unknown", name),
        too_long=lambda: note("too long"),
    )
    console = open_console(sys.stdin, sys.stdout, os.environ, key_bindings)
    paused = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, message)
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR2, paused.set)
    typed = ""
    while True:
        try:
            line = await console.read_line(prompt, typed=typed)
        except Interrupted as interruption:
            note("interrupted", interruption.line)
            typed = interruption.line
            continue
        except EOFError as ending:
            note("end", type(ending).__name__)
            break
        note("line", line)
        typed = ""
        if line == "quit":
            break
        if line == "crash":
            raise RuntimeError("as asked")
        if line == "pause":
            await paused.wait()
        console.show(REPLY)
    if "--leave-open" not in sys.argv:
        console.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "Your turn: "))
