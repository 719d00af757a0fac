"""Plays a match while the disk is full for some time; the arguments are a folder and a limit.

Prints which problems were reported: `full`, then `again` when there is room again.
"""

from __future__ import annotations

import resource
import sys
from pathlib import Path

from matches import Session

from accessible_uno.store.journal import Journal
from accessible_uno.store.log import Replay


def main(folder: Path, limit: int) -> None:
    journal = Journal(folder)
    session = Session(journal, seed="3", target=500)
    session.play(5)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, before[1]))
    session.play(until=lambda: bool(session.problems))
    assert not session.log.all_saved
    session.play(20)
    hands = session.table.snapshot().hands
    assert not session.log.all_saved
    resource.setrlimit(resource.RLIMIT_FSIZE, before)
    session.log.save()
    assert session.log.all_saved
    assert Replay(journal, journal.game(1)).to_the_end().state.hands == hands
    reported = " ".join("again" if problem is None else "full" for problem in session.problems)
    sys.stdout.write(f"{reported}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
