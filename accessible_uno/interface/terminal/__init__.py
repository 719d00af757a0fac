"""Lines and keys: the terminal half of the interface, which knows nothing of the game."""

from accessible_uno.interface.terminal.clean import clean
from accessible_uno.interface.terminal.console import (
    UNNAMED,
    Console,
    HungUp,
    Interrupted,
    KeyBindings,
    LineEdit,
)
from accessible_uno.interface.terminal.factory import open_console

__all__ = [
    "UNNAMED",
    "Console",
    "HungUp",
    "Interrupted",
    "KeyBindings",
    "LineEdit",
    "clean",
    "open_console",
]
