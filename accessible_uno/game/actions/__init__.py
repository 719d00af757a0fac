"""The actions of every game.  A rule that brings further actions defines them in its file."""

from accessible_uno.game.actions.answering import (
    Choose,
    DiscardCards,
    DrawCard,
    KeepCards,
    NameColour,
    Pass,
    PickCards,
    Take,
)
from accessible_uno.game.actions.notation import BareAction, PlainAction, out_of_place
from accessible_uno.game.actions.playing import Jump, LayTogether, Play, play

__all__ = [
    "BareAction",
    "Choose",
    "DiscardCards",
    "DrawCard",
    "Jump",
    "KeepCards",
    "LayTogether",
    "NameColour",
    "Pass",
    "PickCards",
    "PlainAction",
    "Play",
    "Take",
    "out_of_place",
    "play",
]
