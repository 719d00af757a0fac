"""The actions of every game.  A rule that brings further actions defines them in its file."""

from accessible_uno.game.actions.basics import BareAction, out_of_place
from accessible_uno.game.actions.choosing import Choose, DiscardCards, KeepCards, PickCards
from accessible_uno.game.actions.drawing import DrawCard, Pass, Take
from accessible_uno.game.actions.jumping import Jump
from accessible_uno.game.actions.multi import LayTogether
from accessible_uno.game.actions.naming import NameColour
from accessible_uno.game.actions.playing import Play, play
from accessible_uno.game.actions.written import PlainAction

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
