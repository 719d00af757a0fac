"""What a terminal is sent for each action: ``python tests/bench/terminal_bytes.py``.

The console runs on a real pseudo-terminal.  Each line gives the bytes of an action and how many
escape sequences are among them; then the time to the first prompt, in milliseconds.  The last
line repeats them as key=value pairs.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "live"))

from line_terminal import PROMPT, LineTerminal

STARTS = 7


def actions(terminal: LineTerminal) -> dict[str, bytes]:
    """Do one thing after another; return what the terminal was sent for each."""
    return {
        "prompt": terminal.until(PROMPT),
        "six_characters": terminal.after("play 3", "3"),
        "arrow_left": terminal.after("\x1b[D", "\b"),
        "character_in_the_middle": terminal.after("x", "x"),
        "backspace_in_the_middle": terminal.after("\x7f", "P"),
        "end_of_line": terminal.after("\x1b[F", "C"),
        "backspace": terminal.after("\x7f", "K"),
        "message_half_typed": terminal.signal(signal.SIGUSR1),
        "function_key": terminal.after("\x1bOQ"),
        "unbound_key": terminal.after("\x1b[15~"),
        "enter_with_two_held_and_reply": terminal.after("\r", PROMPT),
        "message_empty_line": terminal.signal(signal.SIGUSR1, PROMPT),
        "history_up": terminal.after("\x1b[A", "play"),
        "erase_line": terminal.after("\x15", "K"),
        "enter_empty_and_reply": terminal.after("\r", PROMPT),
        "idle_two_seconds": terminal.until("", quiet=2),
        "end": terminal.after("\x04", "\n"),
    }


def milliseconds(start: Callable[[], object]) -> float:
    """Return the median time of some starts."""
    times = []
    for _ in range(STARTS):
        began = time.perf_counter()
        start()
        times.append((time.perf_counter() - began) * 1000)
    return median(times)


def python(code: str) -> None:
    """Run some code in a fresh interpreter."""
    subprocess.run([sys.executable, "-c", code], check=True)


def first_prompt() -> None:
    """Start the driver and wait until its prompt stands on the terminal."""
    with tempfile.TemporaryDirectory() as folder, LineTerminal(Path(folder)) as terminal:
        terminal.until(PROMPT, quiet=0)


def main() -> None:
    """Measure and tell."""
    with tempfile.TemporaryDirectory() as folder, LineTerminal(Path(folder)) as terminal:
        sent = actions(terminal)
    figures = {name: str(len(what)) for name, what in sent.items()}
    for name, what in sent.items():
        sys.stdout.write(f"{name}: {len(what)} bytes, {what.count(0x1B)} escapes\n")
    starts = {
        "python_ms": lambda: python("pass"),
        "import_asyncio_ms": lambda: python("import asyncio"),
        "import_prompt_toolkit_ms": lambda: python("import prompt_toolkit"),
        "first_prompt_ms": first_prompt,
    }
    for name, start in starts.items():
        figures[name] = f"{milliseconds(start):.0f}"
        sys.stdout.write(f"{name}: {figures[name]}\n")
    sys.stdout.write(" ".join(f"{name}={value}" for name, value in figures.items()) + "\n")


if __name__ == "__main__":
    main()
