"""Lets a console of Windows act on control sequences, as other terminals do by themselves."""

from __future__ import annotations

from typing import Any, Final

STDOUT: Final = -11
"""The number that Windows gives to standard output."""

PROCESSED: Final = 0x0001
"""The mode in which line ends and the bell are more than characters."""

SEQUENCES: Final = 0x0004
"""The mode in which control sequences are acted upon (``ENABLE_VIRTUAL_TERMINAL_PROCESSING``)."""


def enable_sequences() -> bool:
    """Turn the modes on until the program ends; return whether the console has them.

    The consoles of Windows have them from Windows 10 on.
    """
    import atexit
    import ctypes  # a terminal of another system has no use for it

    kernel: Any = getattr(ctypes, "windll").kernel32  # noqa: B009  # on Windows alone
    screen = kernel.GetStdHandle(STDOUT)
    before = ctypes.c_ulong()
    if not kernel.GetConsoleMode(screen, ctypes.byref(before)):
        return False
    if not kernel.SetConsoleMode(screen, before.value | PROCESSED | SEQUENCES):
        return False
    atexit.register(kernel.SetConsoleMode, screen, before.value)
    return True
