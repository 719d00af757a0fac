"""Commands about other players: doubt, catch, report, vote, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from accessible_uno.game.base import Action, Seat
from accessible_uno.game.windows import Drawn, Threat
from accessible_uno.interface.parse.context import CommandParser, LineContext
from accessible_uno.interface.parse.errors import unclear_player, unexpected_words
from accessible_uno.interface.parse.intents import Act, AskWhy, Intent, Unclear
from accessible_uno.interface.parse.lexicon import Lexicons
from accessible_uno.interface.parse.tokens import Tokens, as_typed
from accessible_uno.interface.parse.typed_names import seats_named
from accessible_uno.interface.parse.vocabulary import Command, Particle, Reply
from accessible_uno.rules.shared.doubting import Challenge
from accessible_uno.rules.shared.reports import CastVote, Ground, Report
from accessible_uno.rules.shared.uno import Catch

_SEEN_BY_TABLE: Final = frozenset({Ground.MISPLAY, Ground.OMISSION})
"""Grounds that the table itself can see: a report without a ground means them."""


def parse_doubt(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Doubt the last wild draw four, or the player who is named."""
    if not rest:
        return Act(Challenge(context.seat))
    return _against(rest, context, lambda accused: Challenge(context.seat, accused))


def parse_catch(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Catch the player who is named, or the only one who forgot to say UNO."""
    if rest:
        return _against(rest, context, lambda culprit: Catch(context.seat, culprit))
    possible = [each for each in context.legal if isinstance(each, Catch)]
    match possible:
        case [only]:
            return Act(only)
        case []:
            return Unclear("unclear-nobody-forgot")
        case _:
            names = ", ".join(context.names[each.culprit] for each in possible)
            return Unclear("unclear-which-player", {"names": names})


def parse_report(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Report a player, on the ground named after the name: ``Bob pour hésitation``."""
    if not rest:
        names = ", ".join(name for s, name in enumerate(context.names) if s != context.seat)
        return Unclear("unclear-which-player", {"names": names})
    for length in range(len(rest) - 1, 0, -1):
        seats = seats_named(rest[:length], context.names)
        if len(seats) == 1:
            return _report_on_ground(seats[0], rest[length:], known, context)
    seats = seats_named(rest, context.names)
    grounds = _possible_grounds(seats[0], known, context) if len(seats) == 1 else {}
    if len(grounds) > 1 and not _SEEN_BY_TABLE & grounds.keys():
        return Unclear("unclear-ground-missing", {"grounds": ", ".join(grounds.values())})
    return _against(rest, context, lambda culprit: Report(context.seat, culprit))


def parse_why(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Ask why: about the player who is named anywhere behind, « pourquoi Luna a joué ça »."""
    if context.seat >= 0 and any(each.particles_of(Particle.SELF).whole(rest) for each in known):
        return AskWhy(context.seat)
    small = {Particle.FILLER, Particle.OPENING, Particle.COURTESY}
    words = tuple(
        word for word in rest if not any(each.particles.whole((word,)) in small for each in known)
    )
    if not words:
        return AskWhy()
    for span in range(len(words), 0, -1):
        for place in range(len(words) - span + 1):
            seats = seats_named(words[place : place + span], context.names)
            if len(seats) == 1:
                return AskWhy(seats[0])
    return _against(rest, context, lambda _: Challenge(context.seat))


def parse_vote(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Vote yes or no."""
    for each in known:
        reply = each.replies.whole(rest)
        if reply is not None:
            return Act(CastVote(context.seat, reply is Reply.YES))
    asked = CastVote(context.seat, True)
    return Unclear("unclear-vote") if asked in context.legal else Act(asked)


def reply_parser(*, agrees: bool) -> CommandParser:
    """Return the parser of ``yes``, or of ``no``, which vote where a vote is asked for."""

    def parse(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
        if rest:
            return unexpected_words(Command.YES if agrees else Command.NO, rest, known)
        vote = CastVote(context.seat, agrees)
        if context.seat < 0 or vote in context.legal:
            return Act(vote)
        return _other_question(context) or Unclear("unclear-yes-or-no")

    return parse


def _report_on_ground(
    culprit: Seat, words: Tokens, known: Lexicons, context: LineContext
) -> Intent:
    ground = _parse_ground(words, known)
    if ground is not None:
        return Act(Report(context.seat, culprit, ground))
    possible = ", ".join(_possible_grounds(culprit, known, context).values()) or "none"
    return Unclear("unclear-ground", {"word": as_typed(words), "grounds": possible})


def _parse_ground(words: Tokens, known: Lexicons) -> Ground | None:
    """Return the ground that ``words`` name in full, or else the only one that begins so."""
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


def _possible_grounds(culprit: Seat, known: Lexicons, context: LineContext) -> dict[Ground, str]:
    """Return the grounds on which ``culprit`` may be reported now, with their names."""
    return {
        ground: name
        for ground, name in known[0].grounds.names.items()
        if Report(context.seat, culprit, ground) in context.legal
    }


def _against(rest: Tokens, context: LineContext, act: Callable[[Seat], Action]) -> Intent:
    """Return the action against the player who is named; ask back where that is not one player."""
    seats = seats_named(rest, context.names)
    return Act(act(seats[0])) if len(seats) == 1 else unclear_player(rest, context)


def _other_question(context: LineContext) -> Unclear | None:
    """Return what to say where the table asks something that yes or no does not answer."""
    question = context.view.question
    if question is None or question.seat != context.seat:
        return None
    if isinstance(question, Threat):
        doubtful = "yes" if question.doubtful else "no"
        replies = "yes" if context.legal.cards() else "no"
        answers = {"doubtful": doubtful, "replies": replies}
        return Unclear("unclear-take-or-doubt", {"amount": question.amount, **answers})
    return Unclear("unclear-play-or-pass") if isinstance(question, Drawn) else None
