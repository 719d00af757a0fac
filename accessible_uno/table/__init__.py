"""One session: the dealer, the pace, the journal, and what each seat is told."""

from accessible_uno.game.base import ONLOOKER
from accessible_uno.table.clock import Clock
from accessible_uno.table.dealer import Dealer
from accessible_uno.table.table import Journal, Listener, Table

__all__ = ["ONLOOKER", "Clock", "Dealer", "Journal", "Listener", "Table"]
