"""UNO at the keyboard, by ear and by finger.

For another program, this module is the public door: the names below are all that it takes to play
a game, and they do not change.  Each is imported when it is first used.  docs/library.md explains
them.

A program makes a table, listens at a seat, lets the bots act, and answers for the people:

>>> from accessible_uno import Dealer, Narrator, Refused, Table, card, make_bot, play, preset

>>> names = ("Anne", "Bob", "Chloé")
>>> dealer = Dealer("any seed")
>>> bots = {seat: make_bot("cautious", dealer.bot_rng(seat)) for seat in (1, 2)}
>>> table = Table(preset("leaflet").compile(seats=3), names, dealer, bots=bots)

>>> anne = Narrator("en", names, 0)
>>> heard = []
>>> table.listen(0, lambda events: heard.extend(each.text for each in anne.narrate(events)))

>>> while not table.over:
...     action = table.bot_action()
...     if action is not None:
...         table.act(action)
...     elif table.between_rounds:
...         table.next_round()
...     elif table.contested:  # a last card is laid, and nobody denounces it
...         table.let_stand()
...     else:
...         legal = table.legal(table.asked)
...         table.act(next(each for each in legal if each.answers_question))

>>> heard[0]
'Round 1.'
>>> max(table.view(0).scores) >= 500
True

An action that the rules refuse raises ``Refused`` with the reason:

>>> try:
...     table.act(play(0, card("r7")))
... except Refused as refused:
...     anne.explain(refused.reason).text
'The match is over.'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from accessible_uno.cards import Card, Colour, card
    from accessible_uno.game.actions import play
    from accessible_uno.game.base import Refused
    from accessible_uno.game.engine import Game
    from accessible_uno.game.legal import Legal
    from accessible_uno.game.state import State
    from accessible_uno.game.view import View
    from accessible_uno.narration.answers import Answers
    from accessible_uno.narration.narrator import Narrator
    from accessible_uno.players.bot import Bot
    from accessible_uno.players.registry import make_bot
    from accessible_uno.record.check import check as check_record
    from accessible_uno.record.reader import read_cases as read_record
    from accessible_uno.record.writer import RecordWriter
    from accessible_uno.rules.preset import preset
    from accessible_uno.rules.preset_keys import preset_keys
    from accessible_uno.table import Dealer, Table

__all__ = [
    "Answers",
    "Bot",
    "Card",
    "Colour",
    "Dealer",
    "Game",
    "Legal",
    "Narrator",
    "RecordWriter",
    "Refused",
    "State",
    "Table",
    "View",
    "card",
    "check_record",
    "make_bot",
    "play",
    "preset",
    "preset_keys",
    "read_record",
]

_PLACES: Final = {
    "Answers": "narration.answers:Answers",
    "Bot": "players.bot:Bot",
    "Card": "cards:Card",
    "Colour": "cards:Colour",
    "Dealer": "table.dealer:Dealer",
    "Game": "game.engine:Game",
    "Legal": "game.legal:Legal",
    "Narrator": "narration.narrator:Narrator",
    "RecordWriter": "record.writer:RecordWriter",
    "Refused": "game.base:Refused",
    "State": "game.state:State",
    "Table": "table.table:Table",
    "View": "game.view:View",
    "card": "cards:card",
    "check_record": "record.check:check",
    "make_bot": "players.registry:make_bot",
    "play": "game.actions:play",
    "preset": "rules.preset:preset",
    "preset_keys": "rules.preset_keys:preset_keys",
    "read_record": "record.reader:read_cases",
}
"""Where each name is.  Importing them all takes half a second, and a command needs few of them."""


def __getattr__(name: str) -> object:
    """Import a name of the public door when it is first used (PEP 562)."""
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, _, inner = _PLACES[name].partition(":")
    value: object = getattr(import_module(f"{__name__}.{module}"), inner)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """Return all names of the module, those that are not imported yet included."""
    return sorted({*globals(), *__all__})
