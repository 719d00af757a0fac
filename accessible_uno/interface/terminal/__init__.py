"""Lines and keys: the terminal half of the interface, which knows nothing of the game."""

from accessible_uno.interface.terminal.clean import clean
from accessible_uno.interface.terminal.console import (
    UNNAMED,
    Console,
    Edited,
    HungUp,
    Interrupted,
    Reflexes,
)
from accessible_uno.interface.terminal.factory import open_console

__all__ = [
    "UNNAMED",
    "Console",
    "Edited",
    "HungUp",
    "Interrupted",
    "Reflexes",
    "clean",
    "open_console",
]
