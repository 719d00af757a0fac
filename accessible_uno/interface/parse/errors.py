"""What is told back of words that do not fit behind their command: which ones would."""

from __future__ import annotations

from typing import Final

from accessible_uno.interface.parse.card_words import Lexicons
from accessible_uno.interface.parse.intents import Unclear
from accessible_uno.interface.parse.tokens import Tokens, as_typed
from accessible_uno.interface.parse.vocabulary import Command, Particle
from accessible_uno.settings.values import CAN_BE_MUTED, Category

_FITS: Final = {
    Command.HISTORY: "history",
    Command.CATEGORY: "category",
    Command.PREVIOUS: "place",
    Command.NEXT: "place",
    Command.FIRST: "place",
    Command.LAST: "last",
    Command.HUSH: "kinds",
    Command.HEAR: "kinds",
    Command.TIME: "time",
}
"""What may stand behind a command, as ``part-fits`` tells it; behind the others nothing may."""


def unexpected_words(command: Command, rest: Tokens, known: Lexicons) -> Unclear:
    """Return that ``rest`` makes no sense behind ``command``, with what would."""
    fits = _FITS.get(command, "nothing")
    categories = CAN_BE_MUTED if fits == "kinds" else tuple(Category)
    names = [known[0].categories.names[each] for each in categories]
    if fits in ("kinds", "category"):
        names.append(known[0].particles.names[Particle.ALL])
    fields = {"command": known[0].commands.names[command], "rest": as_typed(rest)}
    return Unclear("unclear-rest", {**fields, "fits": fits, "choices": ", ".join(names)})
