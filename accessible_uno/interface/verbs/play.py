"""The verbs that act: they lay and draw cards, and answer what the table asks."""

from __future__ import annotations

from typing import Final

from accessible_uno.cards import Colour
from accessible_uno.game.actions import Choose, DiscardCards, DrawCard, Jump, Take
from accessible_uno.game.base import Action
from accessible_uno.interface.parse.act_commands import (
    bare_action_parser,
    parse_anyway,
    parse_catch,
    parse_colour,
    parse_discard,
    parse_doubt,
    parse_pass,
    parse_play,
    parse_report,
    parse_say,
    parse_vote,
    reply_parser,
    simple_parser,
)
from accessible_uno.interface.parse.ask_commands import alone_parser
from accessible_uno.interface.parse.choices import parse_choose, parse_jump
from accessible_uno.interface.parse.intents import CommandParser
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.interface.verbs.keyboard_sitting import KeyboardSitting
from accessible_uno.interface.verbs.sitting import Sitting
from accessible_uno.interface.verbs.verb import Doer, Verb, VerbGroup, VerbPlace, nothing
from accessible_uno.rules.shared.doubting import Challenge
from accessible_uno.rules.shared.misplays import LayAnyway
from accessible_uno.rules.shared.reports import CastVote, Report
from accessible_uno.rules.shared.uno import Catch, SayUno


def _act(name: str, parse: CommandParser, act: type[Action] | str = "", do: Doer = nothing) -> Verb:
    return Verb(name, VerbGroup.ACTS, parse, do, act=act)


def _bare(name: str, recorded: str = "") -> Verb:
    """Return the row of a verb whose act some rule brings; the record has a word for it."""
    act = recorded or name
    return _act(name, bare_action_parser(name, act), act)


def _wish(at: Sitting, colour: Colour | None = None) -> None:
    """Remember the colour for the next wild; without one, say which is in play, and that one."""
    session, pending = at.session, at.session.pending
    if colour is not None:
        pending.set_wish(colour)
        session.announce("wish-set", {"colour": colour})
    elif pending.wish is not None:
        wish = session.format("wish-is", {"colour": pending.wish})
        session.announce_together(session.answers.colour(session.view), wish)
    else:
        wish = session.format("wish-none") if session.seat >= 0 else None
        session.announce_together(session.answers.colour(session.view), wish)


PLAY: Final = (
    _act(Command.PLAY, parse_play),  # CMD-12
    _act(Command.DRAW, simple_parser(Command.DRAW, DrawCard)),  # CMD-13
    _act(Command.PASS, parse_pass),
    _act(Command.TAKE, simple_parser(Command.TAKE, Take), Take),
    _act(Command.DOUBT, parse_doubt, Challenge),
    _act(Command.JUMP, parse_jump, Jump),
    _act(Command.CHOOSE, parse_choose, Choose),
    _act(Command.DISCARD, parse_discard, DiscardCards),
    _bare("spin"),
    _bare(Command.SHOUT),
    _bare("recount"),
    _act(Command.SAY, parse_say, "say"),
    _act(Command.UNO, simple_parser(Command.UNO, SayUno), SayUno),  # CMD-15
    _act(Command.CATCH, parse_catch, Catch),
    _act(Command.COLOUR, parse_colour, do=_wish),  # CMD-14
    _act("anyway", parse_anyway, LayAnyway, do=Sitting.lay_anyway),
    _act("report", parse_report, Report),
    _act("vote", parse_vote, CastVote),
    _act(Command.YES, reply_parser(agrees=True), CastVote),
    _act(Command.NO, reply_parser(agrees=False), CastVote),
    _bare(Command.ABANDON, "quit"),
    _bare("start"),
    _bare("stop"),
    Verb(
        Command.CANCEL,
        VerbGroup.ASIDE,
        alone_parser(Command.CANCEL),
        do=lambda at: at.cancel_card(),
        plays=True,
    ),
    Verb("empty", do=lambda at: at.do_empty_line(), plays=True),
    Verb("courtesy", do=lambda at: at.announcer.announce_awaited()),
    Verb("talk", do=KeyboardSitting.talk, where=VerbPlace.HOSTED),
)
