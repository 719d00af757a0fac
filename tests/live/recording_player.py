"""A sound player that makes no sound: it writes down what it is given, and when.

    python -I -S recording_player.py [--speed FACTOR] [--status STATUS] LOG SOUND

To LOG, a file or a named pipe, it adds one JSON object a line: ``event`` ("started", then "ended"
or "killed"), ``at`` (seconds, the monotonic clock), ``seconds`` (the sound's length), ``sound``
(the file's name), ``crc`` (of its samples), ``pid`` and ``silent`` (whether all samples are 0).

It stays for the sound's length times FACTOR (1 when not given), though at least for as long as a
player with a working device does, then ends with STATUS.  A second process watches it through a
pipe from a process group of its own, so that even a SIGKILL to all of the player's group is
written down at the moment of silence.
"""

import os
import sys
import time
import zlib

SHORTEST = 0.12
HEADER = 44


def main(arguments: list[str]) -> int:
    """Play one file; return the exit status."""
    began = time.monotonic()
    speed, status = 1.0, 0
    while arguments[0].startswith("--"):
        option, value, *arguments = arguments
        if option == "--speed":
            speed = float(value)
        else:
            status = int(value)
    log, path = arguments
    with open(path, "rb") as file:  # noqa: PTH123 - pathlib would double the time to start
        sound = file.read()
    bytes_a_second = int.from_bytes(sound[28:32], "little")
    seconds = (len(sound) - HEADER) / bytes_a_second
    silent = "false" if sound[HEADER:].strip(b"\0") else "true"
    name, crc, pid = os.path.basename(path), zlib.crc32(sound[HEADER:]), os.getpid()  # noqa: PTH119

    def note(event: str, at: float) -> None:
        line = (
            f'{{"event": "{event}", "at": {at:.6f}, "seconds": {seconds:.3f}, '
            f'"sound": "{name}", "crc": {crc}, "pid": {pid}, "silent": {silent}}}\n'
        )
        try:
            target = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_NONBLOCK)
        except OSError:
            return  # nobody reads the pipe any more
        os.write(target, line.encode())
        os.close(target)

    watched, alive = os.pipe()
    watcher = os.fork()
    if watcher == 0:
        os.close(alive)
        if not os.read(watched, 1):
            note("killed", time.monotonic())
        os._exit(0)
    os.setpgid(watcher, watcher)
    note("started", began)
    time.sleep(max(seconds * speed, SHORTEST) if status == 0 else 0)
    note("ended", time.monotonic())
    os.write(alive, b"e")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
