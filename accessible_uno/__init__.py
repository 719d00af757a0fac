"""UNO at the keyboard, by ear and by finger.

For another program, this module is the public door: the names below are all that it takes to play
a game.  Each is imported when it is first used.  docs/library.md explains them, and
docs/stability.md says how long they hold.

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
    from accessible_uno.game.base import CHANCE, ONLOOKER, Action, Event, Reason, Refused, Window
    from accessible_uno.game.chance import NextRound
    from accessible_uno.game.engine import Game
    from accessible_uno.game.legal import Legal
    from accessible_uno.game.state import State
    from accessible_uno.game.view import View
    from accessible_uno.interface.read_line import NotUnderstood, read_line
    from accessible_uno.misuse import WrongArgument
    from accessible_uno.narration.answers import Answers
    from accessible_uno.narration.narrator import Narrator
    from accessible_uno.narration.utterance import Utterance
    from accessible_uno.packages.faults import PackageFault
    from accessible_uno.players.bot import Bot
    from accessible_uno.players.registry import bot_keys, make_bot
    from accessible_uno.record.check import check as check_record
    from accessible_uno.record.reader import read_cases as read_record
    from accessible_uno.record.writer import RecordWriter
    from accessible_uno.rooms.carrier import (
        Carrier,
        CarrierListener,
        Claim,
        Outbox,
        Standing,
        Urgency,
    )
    from accessible_uno.rooms.host import Host
    from accessible_uno.rooms.people import Speaker
    from accessible_uno.rooms.room import Room
    from accessible_uno.rooms.table import RoomTools
    from accessible_uno.rules.preset import Preset, preset
    from accessible_uno.rules.preset_keys import preset_keys
    from accessible_uno.table.dealer import Dealer
    from accessible_uno.table.driver import Due, Timers, take_step
    from accessible_uno.table.table import Table

__all__ = [
    "CHANCE",
    "ONLOOKER",
    "Action",
    "Answers",
    "Bot",
    "Card",
    "Carrier",
    "CarrierListener",
    "Claim",
    "Colour",
    "Dealer",
    "Due",
    "Event",
    "Game",
    "Host",
    "Legal",
    "Narrator",
    "NextRound",
    "NotUnderstood",
    "Outbox",
    "PackageFault",
    "Preset",
    "Reason",
    "RecordWriter",
    "Refused",
    "Room",
    "RoomTools",
    "Speaker",
    "Standing",
    "State",
    "Table",
    "Timers",
    "Urgency",
    "Utterance",
    "View",
    "Window",
    "WrongArgument",
    "bot_keys",
    "card",
    "check_record",
    "make_bot",
    "play",
    "preset",
    "preset_keys",
    "read_line",
    "read_record",
    "take_step",
]

_PLACES: Final = {
    "Action": "game.base:Action",
    "Answers": "narration.answers:Answers",
    "Bot": "players.bot:Bot",
    "CHANCE": "game.base:CHANCE",
    "Card": "cards:Card",
    "Carrier": "rooms.carrier:Carrier",
    "CarrierListener": "rooms.carrier:CarrierListener",
    "Claim": "rooms.carrier:Claim",
    "Colour": "cards:Colour",
    "Dealer": "table.dealer:Dealer",
    "Due": "table.driver:Due",
    "Event": "game.base:Event",
    "Game": "game.engine:Game",
    "Host": "rooms.host:Host",
    "Legal": "game.legal:Legal",
    "Narrator": "narration.narrator:Narrator",
    "NextRound": "game.chance:NextRound",
    "NotUnderstood": "interface.read_line:NotUnderstood",
    "ONLOOKER": "game.base:ONLOOKER",
    "Outbox": "rooms.carrier:Outbox",
    "PackageFault": "packages.faults:PackageFault",
    "Preset": "rules.preset:Preset",
    "Reason": "game.base:Reason",
    "RecordWriter": "record.writer:RecordWriter",
    "Refused": "game.base:Refused",
    "Room": "rooms.room:Room",
    "RoomTools": "rooms.table:RoomTools",
    "Speaker": "rooms.people:Speaker",
    "Standing": "rooms.carrier:Standing",
    "State": "game.state:State",
    "Table": "table.table:Table",
    "Timers": "table.driver:Timers",
    "Urgency": "rooms.carrier:Urgency",
    "Utterance": "narration.utterance:Utterance",
    "View": "game.view:View",
    "Window": "game.base:Window",
    "WrongArgument": "misuse:WrongArgument",
    "bot_keys": "players.registry:bot_keys",
    "card": "cards:card",
    "check_record": "record.check:check",
    "make_bot": "players.registry:make_bot",
    "play": "game.actions:play",
    "preset": "rules.preset:preset",
    "preset_keys": "rules.preset_keys:preset_keys",
    "read_line": "interface.read_line:read_line",
    "read_record": "record.reader:read_cases",
    "take_step": "table.driver:take_step",
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
