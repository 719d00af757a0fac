"""The program on a machine where it finds a screen reader running, or finds none.

    python tests/live/beside_reader.py [orca] -- OPTIONS

A process by that name would be found by every other program of ours on this machine too.
"""

from __future__ import annotations

import sys
from unittest.mock import patch

from accessible_uno.__main__ import main
from accessible_uno.voices.speech import running_readers

if __name__ == "__main__":
    behind = sys.argv.index("--")
    programs = frozenset(sys.argv[1:behind])
    sys.argv[1:] = sys.argv[behind + 1 :]
    with patch.object(running_readers, "running_programs", lambda: programs):
        sys.exit(main())
