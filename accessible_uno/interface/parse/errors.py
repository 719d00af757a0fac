"""The answers to words that do not fit after a command: they list what would fit."""

from __future__ import annotations

from typing import Final

from accessible_uno.interface.parse.context import LineContext
from accessible_uno.interface.parse.intents import Unclear
from accessible_uno.interface.parse.lexicon import Lexicons
from accessible_uno.interface.parse.tokens import Tokens, as_typed
from accessible_uno.interface.parse.typed_names import near_names, seats_named
from accessible_uno.interface.parse.vocabulary import AnyCommand, Command, Particle
from accessible_uno.settings.values import CAN_BE_MUTED, Category

_FITS: Final[dict[str, str]] = {
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
"""What fits after a command, as the message ``part-fits`` selects it; otherwise nothing fits."""


def unexpected_words(command: AnyCommand, rest: Tokens, known: Lexicons) -> Unclear:
    """Return that ``rest`` does not fit after ``command``, and what would."""
    fits = _FITS.get(command, "nothing")
    categories = CAN_BE_MUTED if fits == "kinds" else tuple(Category)
    names = [known[0].categories.names[each] for each in categories]
    if fits in ("kinds", "category"):
        names.append(known[0].particles.names[Particle.ALL])
    fields = {"command": known[0].commands.names[command], "rest": as_typed(rest)}
    return Unclear("unclear-rest", {**fields, "fits": fits, "choices": ", ".join(names)})


def unclear_player(words: Tokens, context: LineContext) -> Unclear:
    """Return that ``words`` name no player, or several, and who may be meant."""
    seats = seats_named(words, context.names)
    near = [] if seats else near_names(words, context.names)
    others = [seat for seat in range(len(context.names)) if seat != context.seat]
    names = ", ".join(context.names[seat] for seat in seats or near or others)
    unknown = "unclear-name-near" if near else "unclear-nobody-called"
    fields = {"word": as_typed(words), "names": names}
    return Unclear("unclear-which-player" if seats else unknown, fields)
