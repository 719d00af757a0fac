"""What a command means together with the words behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from accessible_uno.game.actions import DiscardCards, DrawCard, KeepCards, Pass, Take
from accessible_uno.game.base import Action, Seat
from accessible_uno.game.windows import Drawn, Threat
from accessible_uno.interface.parse.card_words import Lexicons, parse_card_words
from accessible_uno.interface.parse.cards import (
    card_intent,
    colour_intent,
    drawn_card_intent,
    named_card,
    owes_colour,
)
from accessible_uno.interface.parse.choices import parse_choose, split_choice
from accessible_uno.interface.parse.context import LineContext
from accessible_uno.interface.parse.errors import unexpected_words
from accessible_uno.interface.parse.intents import (
    Act,
    AskQuery,
    ChangeClock,
    HelpOn,
    Intent,
    Query,
    QuitGame,
    RulesOn,
    Unclear,
    WishColour,
)
from accessible_uno.interface.parse.multi import parse_jump, parse_together, picking_parser
from accessible_uno.interface.parse.player_names import seats_named
from accessible_uno.interface.parse.review import AGAIN, HUSHING, parse_history_command, parse_mute
from accessible_uno.interface.parse.rule_words import VERBS, bare_action_parser, parse_say
from accessible_uno.interface.parse.settings import MUTE, parse_setting
from accessible_uno.interface.parse.tokens import Tokens, as_typed
from accessible_uno.interface.parse.vocabulary import AnyCommand, Change, Command, Particle, Reply
from accessible_uno.rules.doubt import Challenge
from accessible_uno.rules.shared.reports import CastVote, Ground, Report
from accessible_uno.rules.shared.uno import SayUno
from accessible_uno.rules.uno_call import Catch
from accessible_uno.settings.values import Switch

QUERIES: Final = {
    Command.HAND: Query.HAND,
    Command.PLAYABLE: Query.PLAYABLE,
    Command.TOP: Query.TOP,
    Command.WHO: Query.WHO,
    Command.COUNTS: Query.COUNTS,
    Command.ORDER: Query.ORDER,
    Command.SCORES: Query.SCORES,
    Command.TIME: Query.TIME,
    Command.HINT: Query.HINT,
}
Simple: TypeAlias = Callable[[Seat], Action]
_SIMPLE: Final[dict[Command, Simple]] = {
    Command.DRAW: DrawCard,
    Command.PASS: Pass,
    Command.TAKE: Take,
    Command.UNO: SayUno,
}


def parse_command(
    command: AnyCommand, rest: Tokens, known: Lexicons, context: LineContext
) -> Intent:
    """Return what ``command`` means with ``rest`` behind it."""
    if not isinstance(command, Command):
        mutes_kinds = parse_mute(command, rest, known) if rest and command == MUTE else None
        return mutes_kinds or parse_setting(command, rest, known)
    if command in ACTS:
        if context.seat < 0:
            return Unclear("unclear-onlooker")
        return ACTS[command](rest, known, context)
    if command in (*AGAIN, *HUSHING):
        return parse_history_command(command, rest, known, context) or unexpected_words(
            command, rest, known
        )
    if command is Command.HELP:
        return _help(rest, known)
    if command is Command.RULES:
        return _rules(rest, known)
    if rest:
        asked_time = _time(rest, known) if command is Command.TIME else None
        return asked_time or unexpected_words(command, rest, known)
    if command is Command.QUIT:
        return QuitGame()
    return AskQuery(QUERIES[command]) if command in QUERIES else HelpOn(command)


# What changes the game


def _simple(command: Command) -> Callable[[Tokens, Lexicons, LineContext], Intent]:
    def act(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
        return (
            unexpected_words(command, rest, known) if rest else Act(_SIMPLE[command](context.seat))
        )

    return act


def _keep_or_pass(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Keep the card drawn, or the cards named where the table asks which."""
    if rest and context.legal.knows(KeepCards):
        return picking_parser(KeepCards)(rest, known, context)
    return _simple(Command.PASS)(rest, known, context)


def _play(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    if not rest:
        return drawn_card_intent(context, uno=False)
    laid, choice = split_choice(rest, known, context)
    said = parse_card_words(laid, known, abbreviated=True)
    if said is None:
        if any(each.particles.whole(rest) is Particle.UNO for each in known):
            return drawn_card_intent(context, uno=True)
        return Unclear("unclear-card", {"words": as_typed(rest)})
    return parse_together(rest, known, context) or card_intent(said, context, choice)


def _colour(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    if not rest:
        return WishColour(None)
    said = parse_card_words(rest, known, abbreviated=True)
    if said is None or len(said.colours) != 1 or said.faces or said.number is not None:
        return Unclear("unclear-colour", {"words": as_typed(rest)})
    colour = said.colours[0]
    if context.half is not None or owes_colour(context):
        return colour_intent(colour, context)
    return WishColour(colour)


def _doubt(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:  # noqa: ARG001
    if not rest:
        return Act(Challenge(context.seat))
    return _toward(rest, context, lambda accused: Challenge(context.seat, accused))


def _catch(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:  # noqa: ARG001
    if rest:
        return _toward(rest, context, lambda culprit: Catch(context.seat, culprit))
    open_chances = [each for each in context.legal if isinstance(each, Catch)]
    match open_chances:
        case [only]:
            return Act(only)
        case []:
            return Unclear("unclear-nobody-forgot")
        case _:
            names = ", ".join(context.names[each.culprit] for each in open_chances)
            return Unclear("unclear-which-player", {"names": names})


_SEEN: Final = frozenset({Ground.MISPLAY, Ground.OMISSION})
"""Grounds that the table itself sees: a report without one means them."""


def _report(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Report a player, on the ground named behind, if any is: ``Bob pour hésitation``."""
    if not rest:
        names = ", ".join(name for s, name in enumerate(context.names) if s != context.seat)
        return Unclear("unclear-which-player", {"names": names})
    for length in range(len(rest) - 1, 0, -1):
        seats = seats_named(rest[:length], context.names)
        if len(seats) != 1:
            continue
        ground = _ground(rest[length:], known)
        if ground is not None:
            return Act(Report(context.seat, seats[0], ground))
        judged = ", ".join(_grounds(seats[0], known, context).values()) or "none"
        typed = {"word": as_typed(rest[length:]), "grounds": judged}
        return Unclear("unclear-ground", typed)
    seats = seats_named(rest, context.names)
    grounds = _grounds(seats[0], known, context) if len(seats) == 1 else {}
    if len(grounds) > 1 and not _SEEN & grounds.keys():
        return Unclear("unclear-ground-missing", {"grounds": ", ".join(grounds.values())})
    return _toward(rest, context, lambda culprit: Report(context.seat, culprit))


def _ground(words: Tokens, known: Lexicons) -> Ground | None:
    """Return the ground that ``words`` name, told in full, else by its beginning."""
    while len(words) > 1 and any(
        each.particles.whole(words[:1]) is Particle.FILLER for each in known
    ):
        words = words[1:]
    for each in known:
        ground = each.grounds.whole(words)
        if ground is not None:
            return ground
    for each in known:
        grounds = each.grounds.starting(words[0]) if len(words) == 1 else {}
        if len(grounds) == 1:
            return next(iter(grounds))
    return None


def _grounds(culprit: Seat, known: Lexicons, context: LineContext) -> dict[Ground, str]:
    """Return the grounds on which ``culprit`` may be reported now, with their names."""
    return {
        ground: name
        for ground, name in known[0].grounds.names.items()
        if Report(context.seat, culprit, ground) in context.legal
    }


def _toward(rest: Tokens, context: LineContext, act: Callable[[Seat], Action]) -> Intent:
    seats = seats_named(rest, context.names)
    if len(seats) == 1:
        return Act(act(seats[0]))
    names = ", ".join(context.names[seat] for seat in seats or range(len(context.names)))
    typed = {"word": as_typed(rest), "names": names}
    return Unclear("unclear-which-player" if seats else "unclear-nobody-called", typed)


def _vote(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    for each in known:
        reply = each.replies.whole(rest)
        if reply is not None:
            return Act(CastVote(context.seat, reply is Reply.YES))
    asked = CastVote(context.seat, True)
    return Unclear("unclear-vote") if asked in context.legal else Act(asked)


def _reply(agrees: bool) -> Callable[[Tokens, Lexicons, LineContext], Intent]:
    def act(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
        if rest:
            return unexpected_words(Command.YES if agrees else Command.NO, rest, known)
        return _no_yes_or_no(context) or Act(CastVote(context.seat, agrees))

    return act


def _no_yes_or_no(context: LineContext) -> Unclear | None:
    """Return what to say where the table asks something else than yes or no."""
    question = context.view.question
    if question is None or question.seat != context.seat:
        return None
    if isinstance(question, Threat):
        doubtful = "yes" if question.doubtful else "no"
        replies = "yes" if context.legal.cards() else "no"
        return Unclear("unclear-take-or-doubt", {"doubtful": doubtful, "replies": replies})
    return Unclear("unclear-play-or-pass") if isinstance(question, Drawn) else None


ACTS: Final[dict[Command, Callable[[Tokens, Lexicons, LineContext], Intent]]] = {
    **{command: _simple(command) for command in _SIMPLE},
    Command.PASS: _keep_or_pass,
    Command.PLAY: _play,
    Command.JUMP: parse_jump,
    Command.CHOOSE: parse_choose,
    Command.DISCARD: picking_parser(DiscardCards),
    Command.COLOUR: _colour,
    Command.DOUBT: _doubt,
    Command.CATCH: _catch,
    Command.REPORT: _report,
    Command.VOTE: _vote,
    Command.YES: _reply(True),
    Command.NO: _reply(False),
    Command.SAY: parse_say,
    **{command: bare_action_parser(command) for command in VERBS},
}
"""The commands that may change the game; never done on a beginning that could be another word."""


# What changes nothing


def _time(rest: Tokens, known: Lexicons) -> ChangeClock | None:
    for each in known:
        if each.changes.whole(rest) is Change.MORE:
            return ChangeClock(Change.MORE)
        switch: Switch | None = each.switches.whole(rest)
        if switch is not None:
            return ChangeClock(switch)
    return None


def _help(rest: Tokens, known: Lexicons) -> Intent:
    if not rest:
        return HelpOn()
    for each in known:
        command = each.commands.whole(rest)
        if command is not None:
            return HelpOn(command)
    for each in known:
        commands = each.commands.starting(rest[0]) if len(rest) == 1 else {}
        if len(commands) == 1:
            return HelpOn(next(iter(commands)))
    return Unclear("unclear-help", {"words": as_typed(rest)})


def _rules(rest: Tokens, known: Lexicons) -> Intent:
    if not rest:
        return RulesOn()
    for each in known:
        if each.particles.whole(rest) is Particle.ALL:
            return RulesOn(all=True)
    exact = parse_card_words(rest, known, abbreviated=False)
    if exact is not None and exact.faces and (meant := named_card(exact)):
        return RulesOn(card=meant)
    for each in known:
        topic = each.topics.whole(rest)
        if topic is not None:
            return RulesOn(topic)
    for each in known:
        topics = each.topics.starting(rest[0]) if len(rest) == 1 else {}
        if len(topics) == 1:
            return RulesOn(next(iter(topics)))
    said = parse_card_words(rest, known, abbreviated=True)
    if said is not None and (found := named_card(said)):
        return RulesOn(card=found)
    return Unclear("unclear-topic", {"words": as_typed(rest)})
