"""A comment or advice at the wrong moment costs cards, if the others agree (BR-24,
WP-27)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.game.option import Option
from accessible_uno.rules.shared.reports import Ground, ReportRule


class Comments(ReportRule, frozen=True):
    """A player who comments or advises at the wrong moment draws cards, if the others agree.

    Attributes:
        cards_due: how many; 4 in the leaflet, 2 in the classic rules.
    """

    key: ClassVar = "comments"
    topic: ClassVar = "comments"
    clauses: ClassVar = ("BR-24", "WP-27", "EXT-03", "HR-27")
    options: ClassVar = (Option("penalty-comment", "cards_due", lowest=0, highest=10),)
    grounds: ClassVar = (Ground.COMMENT,)
    cards_due: int = 4
