"""From Enter to the first sound of the answer, and from a key to silence, in the whole game.

    python tests/bench/answer_to_ear.py [RUNS]

The game runs on a pseudo-terminal with its own voice, the real engine, and a recording player in
the place of the sound device.  The last line gives both medians in milliseconds.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "live"), str(HERE.parents[1])]

from player_log import PlayerLog  # noqa: E402 - found through the line above

GAME = [sys.executable, "-m", "accessible_uno", "play", "--lang", "en", "--seed", "7"]
SETTLING = 4.0
PAUSE = 0.15


def main(runs: int) -> None:
    """Ask for the hand, cut the answer off with a key, again and again."""
    with tempfile.TemporaryDirectory() as folder:
        log = PlayerLog(Path(folder))
        master, slave = os.openpty()
        game = subprocess.Popen(
            [*GAME, "--speech", "self", "--pace", "none"],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            env={
                **os.environ,
                "TERM": "xterm",
                "XDG_DATA_HOME": folder,
                "ACCESSIBLE_UNO_PLAYER": log.command,
            },
        )
        threading.Thread(target=_drain, args=(master,), daemon=True).start()
        time.sleep(SETTLING)
        os.write(master, b"\x1b[D")
        time.sleep(PAUSE)
        sounds, silences = [], []
        for _ in range(runs):
            log.forget()
            os.write(master, b"hand")
            time.sleep(PAUSE)
            asked = time.monotonic()
            os.write(master, b"\r")
            sounds.append(log.next("started").at - asked)
            time.sleep(PAUSE)
            pressed = time.monotonic()
            os.write(master, b"x")
            silences.append(log.next("killed").at - pressed)
            os.write(master, b"\x7f")
            time.sleep(PAUSE)
        game.kill()
        game.wait()
    sys.stdout.write(
        f"enter_to_first_sound_ms={1000 * statistics.median(sounds):.1f} "
        f"worst={1000 * max(sounds):.1f} "
        f"key_to_silence_ms={1000 * statistics.median(silences):.1f} "
        f"worst={1000 * max(silences):.1f}\n"
    )


def _drain(master: int) -> None:
    while True:
        try:
            os.read(master, 65536)
        except OSError:
            return


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 25)
