"""``python -m accessible_uno``, and the command ``accessible-uno``."""

from __future__ import annotations

import sys

from accessible_uno.app.main import run


def main() -> int:
    """Run the command line; return the exit status."""
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
