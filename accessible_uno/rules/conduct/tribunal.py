"""The people's tribunal: all players judge what the table cannot see (OLY-02)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.rules.shared.reports import Ground, ReportRule


class Tribunal(ReportRule, frozen=True):
    """A majority condemns, a tie acquits.  The rules apply from the first card (OLY-01).

    It judges hesitating, or not knowing whose turn it is (OLY-12); the banned word
    (OLY-04); unsporting conduct, a camouflet (OLY-05); looking at the own hand too early (OLY-10);
    asking which way play goes (OLY-08); a comment.
    """

    key: ClassVar = "tribunal"
    topic: ClassVar = "comments"
    clauses: ClassVar = ("OLY-01", "OLY-02", "OLY-04", "OLY-05", "OLY-08", "OLY-10", "OLY-12")
    grounds: ClassVar = (
        *(Ground.FAULT, Ground.HESITATION, Ground.WORD, Ground.CAMOUFLET, Ground.LOOK),
        *(Ground.DIRECTION, Ground.COMMENT),
    )
    cards_due: int = 1
