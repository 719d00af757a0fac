"""How a voice tells what it cannot do: a message of the catalogue, never a sentence of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

Arguments: TypeAlias = Mapping[str, str | int]
"""What fills the places in a catalogue message."""

OnTrouble: TypeAlias = Callable[[str, Arguments], None]
"""Called with a message id of ``voices.ftl`` and its arguments.

Speech calls it from a thread of its own; whoever writes to a screen must hand it over.
"""


def untold(message_id: str, arguments: Arguments) -> None:
    """Tell nobody."""
