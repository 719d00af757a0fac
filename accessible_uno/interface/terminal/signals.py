"""Temporary signal handlers."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

ENDS: Final = ("SIGHUP", "SIGTERM", "SIGBREAK")
"""The signals by which a system asks the program to end; SIGBREAK: somebody closes the window."""


@contextmanager
def signal_handlers(handlers: Mapping[str, Callable[[], None]]) -> Iterator[None]:
    """Install handlers, and restore the previous ones at the end of the ``with`` block.

    Python delivers signals to the main thread only; in other threads this does nothing.

    Args:
        handlers: what to do, by the names of the signals; those that this system does not have
            are left out.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {
        number: signal.signal(number, _calling(act))
        for name, act in handlers.items()
        if (number := getattr(signal, name, None)) is not None
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def stop_program() -> None:
    """Stop the program and everything in its job until the shell continues it.

    Systems that cannot do that go on.
    """
    if not hasattr(signal, "SIGTSTP"):
        return
    handler = signal.signal(signal.SIGTSTP, signal.SIG_DFL)
    os.kill(0, signal.SIGTSTP)
    signal.signal(signal.SIGTSTP, handler)


def _calling(act: Callable[[], None]) -> Callable[[int, object], None]:
    return lambda _number, _frame: act()
