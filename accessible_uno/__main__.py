"""``python -m accessible_uno``, and the command ``accessible-uno``."""

from __future__ import annotations

import gc
import signal
import sys


def main() -> int:
    """Run the command line; return the exit status."""
    gc.disable()  # until the command is imported: see load_function
    usual = signal.getsignal(signal.SIGINT)
    if usual is signal.default_int_handler:
        # While the program is loaded nothing is begun: Control-C ends it without a traceback.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from accessible_uno.app.main import INTERRUPTED, run

    signal.signal(signal.SIGINT, usual)
    try:
        return run(sys.argv[1:])
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
