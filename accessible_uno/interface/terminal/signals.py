"""Temporary signal handlers."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager


@contextmanager
def signal_handlers(handlers: Mapping[signal.Signals, Callable[[], None]]) -> Iterator[None]:
    """Install handlers, and restore the previous ones at the end of the ``with`` block.

    Python delivers signals to the main thread only; in other threads this does nothing.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, _calling(act)) for number, act in handlers.items()}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _calling(act: Callable[[], None]) -> Callable[[int, object], None]:
    return lambda _number, _frame: act()
