"""What is said at no table: each of these words has its answer."""

from __future__ import annotations

from typing import Final

from accessible_uno.interface.parse.ask_commands import alone_parser
from accessible_uno.interface.parse.vocabulary import OUTSIDE
from accessible_uno.interface.verbs.verb import NOWHERE, Group, Verb


def _outside(name: str, instead: str) -> Verb:
    return Verb(name, Group.LEAVING, alone_parser(name), where=NOWHERE, instead=instead)


UNSAID: Final = tuple(_outside(*each) for each in OUTSIDE.items())
