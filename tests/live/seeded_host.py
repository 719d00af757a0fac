"""The host program, whose cards and bots are drawn from a seed.

    python tests/live/seeded_host.py SEED OPTIONS

The options are those of ``accessible-uno host``, which has none for a seed: whoever hosts would
know all hands.
"""

from __future__ import annotations

import sys
from unittest.mock import patch

from accessible_uno.__main__ import main
from accessible_uno.table.dealer import Dealer

if __name__ == "__main__":
    _, seed, *options = sys.argv
    unseeded = Dealer.__init__

    def seeded(dealer: Dealer, given: int | str | None = None, *, drawn: int = 0) -> None:
        """Take the seed where none is given."""
        unseeded(dealer, seed if given is None else given, drawn=drawn)

    sys.argv[1:] = ["host", *options]
    with patch.object(Dealer, "__init__", seeded):
        sys.exit(main())
