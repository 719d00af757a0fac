"""Whether a program waits for its player: what the kernel says of its threads, at no fixed time.

A time of silence alone says nothing on a loaded machine: a program that waits for a processor is
silent too.  So each thread is looked at: none may be running, and none may have run meanwhile.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

ENDLESS: Final = 0.03
"""Seconds that a program stays the same which waits for ever, for its player alone."""

WITH_WORKERS: Final = 0.12
"""The same for one that has worker processes, which may have been sent something."""

TIMED: Final = 0.35
"""The same for one that waits for a time to pass."""

FAR: Final = 12_000
"""Milliseconds from which a time is as good as none: nobody waits for it here."""

EPOLL: Final = frozenset(("232", "281"))
"""The system calls that wait for several things, on x86-64; their fourth argument is the limit."""

ELSEWHERE: Final = -1
"""Stands for a program that waits for something else than its player: it may still be starting."""

BUSY: Final = 2.0
"""Seconds after which it is believed that such a program waits for its player in its own way."""

READ: Final = "0"
STANDARD_INPUT: Final = "0x0"

NEVER: Final = frozenset(("0xffffffff", "0xffffffffffffffff"))


class ProgramWatch:
    """Looks at a program and its workers.

    Args:
        pid: of the program.
    """

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._seen: dict[str, str] = {}
        self._since = self._quiet_since = time.monotonic()

    def begin(self) -> None:
        """Forget what was seen: something was sent to it, or came from it."""
        self._seen, self._since = {}, time.monotonic()
        self._quiet_since = self._since

    @property
    def switches(self) -> str:
        """How often the program has waited so far."""
        return _switches(Path(f"/proc/{self._pid}"))

    @property
    def is_stopped(self) -> bool:
        """Whether it was stopped, as Control Z does."""
        return _state(Path(f"/proc/{self._pid}")) == "T"

    def is_idle(self) -> bool:
        """Return whether it has waited for long enough; call it again and again."""
        processes = self._processes()
        tasks = [task for each in processes for task in _tasks(each)]
        now = time.monotonic()
        seen = {str(task): _switches(task) for task in tasks}
        if any(_state(task) in "RD" for task in tasks):
            self._seen, self._since, self._quiet_since = {}, now, now
            return False
        ran = seen != self._seen
        if ran:
            self._seen, self._since = seen, now
        left = self.time_left()
        if left is None or left > FAR:
            return now - self._since > (WITH_WORKERS if len(processes) > 1 else ENDLESS)
        if left == ELSEWHERE:
            return not ran and now - self._since > BUSY
        return now - self._quiet_since > TIMED  # it may have run for a time that passes

    def time_left(self) -> int | None:
        """Return the milliseconds that the program sleeps at most; ``None`` for ever."""
        call = _read(Path(f"/proc/{self._pid}/syscall")).split()
        if call[:2] == [READ, STANDARD_INPUT]:
            return None
        if not call or call[0] not in EPOLL:
            return ELSEWHERE
        return None if call[4] in NEVER else int(call[4], 16)

    def _processes(self) -> list[Path]:
        """Return the program and all that it has started."""
        found, place = [self._pid], 0
        while place < len(found):
            for task in _tasks(Path(f"/proc/{found[place]}")):
                found += map(int, _read(task / "children").split())
            place += 1
        return [Path(f"/proc/{each}") for each in found]


def _tasks(process: Path) -> list[Path]:
    try:
        return sorted((process / "task").iterdir())
    except OSError:
        return []


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8", "replace")
    except OSError:
        return ""


def _state(task: Path) -> str:
    return _read(task / "stat").rpartition(")")[2].strip()[:1] or "Z"


def _switches(task: Path) -> str:
    status = _read(task / "status")
    return "".join(line for line in status.splitlines() if "voluntary_ctxt" in line)
