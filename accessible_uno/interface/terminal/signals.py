"""Signals, for as long as somebody listens."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager


@contextmanager
def signal_handlers(handlers: Mapping[signal.Signals, Callable[[], None]]) -> Iterator[None]:
    """Call a handler when its signal comes, and restore the previous handlers afterwards.

    Python hands signals to the main thread alone; elsewhere this does nothing.
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
