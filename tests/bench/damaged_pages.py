"""Changes each byte of the journal's first page: ``python tests/bench/damaged_pages.py [OTHERS]``.

Every byte that is not zero gets three other values, one after the other; then so many random bytes
of the other pages are changed.  Prints how often which outcome came of it; stops at the first
change that makes the journal unusable.
"""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "store"))

from byte_changes import first_page, other_pages, outcome_of
from matches import Session, quick_journal

from accessible_uno.store import database
from accessible_uno.store.journal import FILE


def main(others: int) -> None:
    """Change the bytes and write what came of it."""
    database.SYNCHRONOUS = "OFF"  # no power cut here
    with tempfile.TemporaryDirectory(dir=_quick_disk()) as folder:
        journal = quick_journal(Path(folder, "whole"))
        for seed in "123":
            Session(journal, seed=seed).play(40)
        journal.close()
        whole = Path(folder, "whole", FILE).read_bytes()
        changes = list(first_page(whole))
        for name, each in (
            ("first-page", changes),
            ("other-pages", list(other_pages(whole, others, "bench"))),
        ):
            outcomes = Counter(outcome_of(Path(folder, "copy"), whole, *change) for change in each)
            told = " ".join(f"{kind.replace(' ', '-')}={n}" for kind, n in sorted(outcomes.items()))
            sys.stdout.write(f"{name}: changes={len(each)} {told} unusable=0\n")
            sys.stdout.flush()


def _quick_disk() -> str | None:
    return "/dev/shm" if Path("/dev/shm").is_dir() else None


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
