"""One match in progress: the table, its dealer, its clock, and what a resume needs."""

from accessible_uno.game.base import ONLOOKER
from accessible_uno.table.clock import Clock
from accessible_uno.table.dealer import Dealer
from accessible_uno.table.seen import ActiveRules, Listener, SeenTable
from accessible_uno.table.table import ActRecorder, Table

__all__ = [
    "ONLOOKER",
    "ActRecorder",
    "ActiveRules",
    "Clock",
    "Dealer",
    "Listener",
    "SeenTable",
    "Table",
]
