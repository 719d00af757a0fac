"""Runs the tests while their clock passes midnight: ``python tests/bench/across_midnight.py``.

What follows is passed on to ``scripts/test``; ``--seconds 90`` says how long before midnight it
begins.  The clock of the day is moved by a small library that each process loads before the others
(``LD_PRELOAD``), so a C compiler is needed.  The clocks that measure time that has passed are left
alone: libfaketime moves them too, and every wait in Python is then too short or endless.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent.parent

SOURCE: Final = r"""
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static long moved(void) {
    const char *seconds = getenv("CLOCK_MOVED_BY");
    return seconds ? atol(seconds) : 0;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    int failed = syscall(SYS_clock_gettime, clock, now);
    if (!failed && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
        now->tv_sec += moved();
    return failed;
}

int gettimeofday(struct timeval *now, void *zone) {
    struct timespec precise;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &precise);
    now->tv_sec = precise.tv_sec;
    now->tv_usec = precise.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *place) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (place)
        *place = now.tv_sec;
    return now.tv_sec;
}
"""


def to_midnight(before: int) -> int:
    """How many seconds to move the clock by, so that it is ``before`` seconds to midnight."""
    now = time.localtime()
    passed = now.tm_hour * 3600 + now.tm_min * 60 + now.tm_sec
    return 24 * 3600 - passed - before


def main() -> int:
    """Build the library, run the tests under it, and say which days they saw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=90)
    wanted, rest = parser.parse_known_args()
    with tempfile.TemporaryDirectory() as folder:
        source, library = Path(folder, "clock.c"), Path(folder, "clock.so")
        source.write_text(SOURCE)
        subprocess.run(["cc", "-shared", "-fPIC", "-O2", "-o", library, source], check=True)
        moved = str(to_midnight(wanted.seconds))
        environment = os.environ | {"LD_PRELOAD": str(library), "CLOCK_MOVED_BY": moved}
        day = [sys.executable, "-c", "import datetime; print(datetime.datetime.now())"]
        subprocess.run(day, env=environment, check=True)
        status = subprocess.run([ROOT / "scripts" / "test", *rest], env=environment).returncode
        subprocess.run(day, env=environment, check=True)
    return status


if __name__ == "__main__":
    sys.exit(main())
