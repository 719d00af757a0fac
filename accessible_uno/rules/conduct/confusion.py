"""Confusion, at a wrong moment or over a forgotten rule, costs cards (RAP-02)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.game.option import Option, switch
from accessible_uno.rules.shared.reports import Ground, ReportRule


class Confusion(ReportRule, frozen=True):
    """The other players judge; the confused player keeps the turn.

    Attributes:
        cards_due: how many cards it costs.
    """

    key: ClassVar = "confusion"
    topic: ClassVar = "comments"
    clauses: ClassVar = ("RAP-02",)
    options: ClassVar[tuple[Option, ...]] = (switch("confusion"),)
    grounds: ClassVar = (Ground.CONFUSION,)
    cards_due: int = 2
