"""Parses the commands that act: ``joue 5 rouge``, ``pioche``, ``doute``, ``dénonce Luna``, ``dis``.

Each parser stands in a row of the table of verbs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from accessible_uno.game.actions import BareAction, DiscardCards, KeepCards, Pass
from accessible_uno.game.base import Action, Malformed, Seat, Window
from accessible_uno.game.windows import Drawn, Threat
from accessible_uno.interface.parse.ask_commands import unexpected_words
from accessible_uno.interface.parse.cards import (
    CardWords,
    card_intent,
    colour_intent,
    lay_intent,
    named_card,
    owes_colour,
    parse_card_words,
)
from accessible_uno.interface.parse.choices import parse_together, picking_parser, split_choice
from accessible_uno.interface.parse.described import (
    evident_card_intent,
    parse_described,
    with_same_colour,
)
from accessible_uno.interface.parse.intents import (
    EMPTY_LINE,
    Act,
    CommandParser,
    Intent,
    LineContext,
    NeedsColour,
    Said,
    Unclear,
    may_move,
)
from accessible_uno.interface.parse.lexicon import Lexicons, lexicons
from accessible_uno.interface.parse.names import seats_named, unclear_player
from accessible_uno.interface.parse.tokens import Tokens, as_typed, fold, tokens
from accessible_uno.interface.parse.vocabulary import Command, Particle, Reply
from accessible_uno.rules.shared.doubting import Challenge
from accessible_uno.rules.shared.reports import CastVote, Ground, Report
from accessible_uno.rules.shared.uno import Catch

_SEEN_BY_TABLE: Final = frozenset({Ground.MISPLAY, Ground.OMISSION})
"""Grounds that the table itself can see: a report without a ground means them."""

LONGEST: Final = 200
_SAY: Final = "say"
_UNPRINTED: Final = str.maketrans(";{}", ",()")

_SAID_AS: Final = {"quit": Command.ABANDON}
"""Actions of one word whose command has another name than the record's word for them."""


def simple_parser(command: str, make: Callable[[Seat], Action]) -> CommandParser:
    """Return the parser of a command that stands alone, and makes an action."""

    def parse(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
        if rest:
            return unexpected_words(command, rest, known)
        return Act(make(context.legal.seat))

    return parse


def _only_of_colour(typed: CardWords, context: LineContext) -> Intent | None:
    """Return the play of the one card that a colour alone means, where it goes.

    That is the wild just drawn, “play it in blue”, or the only card of the colour; whoever holds
    a wild may mean that by the colour.
    """
    if typed.faces or typed.number is not None or len(typed.colours) != 1:
        return None
    colour, asked = typed.colours[0], _asked(context)
    if isinstance(asked, Drawn):
        evident = evident_card_intent(context, uno=typed.uno)
        if isinstance(evident, NeedsColour):
            return lay_intent(evident.card, colour, typed.uno, context)
    found = [held for held in context.hand if held.is_wild or held.colour is colour]
    if len(found) != 1 or found[0].is_wild:
        return None
    intent = lay_intent(found[0], None, typed.uno, context)
    return intent if may_move(intent, context) else None


def parse_pass(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Keep the drawn card; or keep the cards that are named, where the table asks which."""
    if rest and context.legal.knows(KeepCards):
        return picking_parser(KeepCards)(rest, known, context)
    return simple_parser(Command.PASS, Pass)(rest, known, context)


def parse_play(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Play the card that is named; without one, the card just drawn or the only answer."""
    if not rest:
        return evident_card_intent(context, uno=False)
    card, choice = rest, None
    if context.legal.chooses:
        card, choice = split_choice(rest, known, context)
    typed = parse_card_words(card, known, abbreviated=True, deck=context.faces)
    if typed is None:
        if any(each.particles.whole(rest) is Particle.UNO for each in known):
            return evident_card_intent(context, uno=True)
        described = parse_described(rest, known, context)
        coloured = with_same_colour(rest, known, context)
        if described is None and coloured != rest:
            return parse_play(coloured, known, context)
        return described or Unclear("unclear-card", {"words": as_typed(rest)})
    if typed.number is not None and rest[:1] in known[0].particles_of(Particle.ONTO).meanings:
        return evident_card_intent(context, uno=False)  # « je joue sur le 5 » names no card
    typed.named = True
    typed.bare = typed.bare and named_card(typed) in context.hand  # “I’ll lay the green one”
    together = None if typed.complete else parse_together(rest, known, context)
    only = None if typed.complete else _only_of_colour(typed, context)
    return together or only or card_intent(typed, context, choice)


def parse_anyway(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Insist on the card that was just refused, or on the one that is named."""
    if not rest:
        return Said("anyway")
    played = parse_play(rest, known, context)
    return Said("anyway", (played,)) if isinstance(played, Act) else played


def parse_discard(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Discard the cards that are named; where the table asks for none, play the one named."""
    if rest and not context.legal.takes(DiscardCards):
        return parse_play(rest, known, context)
    return picking_parser(DiscardCards)(rest, known, context)


def parse_colour(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Name a colour: the answer where one is asked for, otherwise the wish for the next wild."""
    if not rest:
        return Said(Command.COLOUR)
    same = context.view.colour if known[0].particles_of(Particle.SAME).whole(rest) else None
    typed = parse_card_words(rest, known, abbreviated=True, deck=context.faces)
    is_bare = typed is not None and not typed.faces and typed.number is None
    colours = [same] if same is not None else typed.colours if typed is not None and is_bare else []
    if len(colours) != 1:
        return Unclear("unclear-colour", {"words": as_typed(rest)})
    colour = colours[0]
    if context.half is not None or owes_colour(context):
        return colour_intent(colour, context)
    return Said(Command.COLOUR, (colour,))


def parse_doubt(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Doubt the last wild draw four, or the player who is named.

    With a ground behind the name it is a report: « accuse Bob pour hésitation ».
    """
    if not rest:
        return Act(Challenge(context.legal.seat))
    doubt = _against(rest, context, lambda accused: Challenge(context.legal.seat, accused))
    if isinstance(doubt, Act):
        return doubt
    report = parse_report(rest, known, context)
    return report if isinstance(report, Act) else doubt


def parse_catch(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Catch the player who is named, or the only one who forgot to say UNO."""
    if rest:
        return _against(rest, context, lambda culprit: Catch(context.legal.seat, culprit))
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
    """Report a player, on the ground named after the name: ``Bob pour hésitation``.

    Without a ground, UNO that was just forgotten is meant, where it was.
    """
    if not rest:
        names = ", ".join(name for s, name in enumerate(context.names) if s != context.legal.seat)
        return Unclear("unclear-which-player", {"names": names})
    for length in range(len(rest) - 1, 0, -1):
        seats = seats_named(rest[:length], context.names)
        if len(seats) == 1:
            return _report_on_ground(seats[0], rest[length:], known, context)
    seats = seats_named(rest, context.names)
    grounds = _possible_grounds(seats[0], known, context) if len(seats) == 1 else {}
    if len(grounds) > 1 and not _SEEN_BY_TABLE & grounds.keys():
        return Unclear("unclear-ground-missing", {"grounds": ", ".join(grounds.values())})
    caught = _against(rest, context, lambda culprit: Catch(context.legal.seat, culprit))
    if may_move(caught, context):
        return caught
    return _against(rest, context, lambda culprit: Report(context.legal.seat, culprit))


def parse_vote(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Vote yes or no, in any language: what no language reads is no vote that could be refused."""
    for each in (*known, *lexicons(context.locale, context.pieces)):
        reply = each.replies.whole(rest)
        if reply is not None:
            return Act(CastVote(context.legal.seat, reply is Reply.YES))
    asked = CastVote(context.legal.seat, True)
    return Unclear("unclear-vote") if asked in context.legal else Act(asked)


def reply_parser(*, agrees: bool) -> CommandParser:
    """Return the parser of ``yes``, or of ``no``, which vote where a vote is asked for.

    Asked to play or keep the card just drawn, yes plays it.
    """

    def parse(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
        if rest:
            return unexpected_words(Command.YES if agrees else Command.NO, rest, known)
        vote = CastVote(context.legal.seat, agrees)
        if context.legal.seat < 0 or vote in context.legal:
            return Act(vote)
        if isinstance(_asked(context), Drawn):
            passes = Act(Pass(context.legal.seat))
            return evident_card_intent(context, uno=False) if agrees else passes
        if agrees and context.view.round_over and not context.view.winners:
            return EMPTY_LINE
        return _other_question(context) or Unclear("unclear-yes-or-no")

    return parse


def _report_on_ground(
    culprit: Seat, words: Tokens, known: Lexicons, context: LineContext
) -> Intent:
    ground = _parse_ground(words, known)
    if ground is not None:
        return Act(Report(context.legal.seat, culprit, ground))
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
        if Report(context.legal.seat, culprit, ground) in context.legal
    }


def _against(rest: Tokens, context: LineContext, act: Callable[[Seat], Action]) -> Intent:
    """Return the action against the player who is named; ask back where that is not one player."""
    seats = seats_named(rest, context.names)
    return Act(act(seats[0])) if len(seats) == 1 else unclear_player(rest, context)


def _asked(context: LineContext) -> Window | None:
    """Return what the table asks the player; ``None`` for nothing."""
    question = context.view.question
    return question if question is not None and question.seat == context.legal.seat else None


def _other_question(context: LineContext) -> Unclear | None:
    """Return what to say where the table asks something that yes or no does not answer."""
    question = _asked(context)
    if isinstance(question, Threat):
        doubtful = "yes" if question.doubtful else "no"
        replies = "yes" if context.legal.cards() else "no"
        answers = {"doubtful": doubtful, "replies": replies}
        return Unclear("unclear-take-or-doubt", {"amount": question.amount, **answers})
    return None


def command_word(action: Action, known: Lexicons) -> str | None:
    """Return the command word for an action of one word; ``None`` for other actions."""
    names = known[0].commands.names
    commands = (_SAID_AS.get(each, each) for each in action.verbs)
    found = next((each for each in commands if each in names), None)
    return names[found] if found is not None and isinstance(action, BareAction) else None


def bare_action_parser(command: str, verb: str) -> CommandParser:
    """Return the parser of a command whose action, ``verb`` in a record, some rule adds."""

    def parse(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
        if rest:
            return unexpected_words(command, rest, known)
        name = known[0].commands.names[command]
        kind = context.legal.kind(verb)
        if kind is None or not issubclass(kind, BareAction):
            return Unclear("unclear-not-here", {"command": name, "act": command})
        return Act(kind(context.legal.seat))

    return parse


def parse_say(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Ask for the words; :func:`parse_spoken_words` parses the lines that have some."""
    if context.legal.kind(_SAY) is None:
        name = known[0].commands.names[Command.SAY]
        return Unclear("unclear-not-here", {"command": name, "act": Command.SAY.value})
    return Unclear("unclear-say-what")


def parse_spoken_words(line: str, known: Lexicons, context: LineContext) -> Intent | None:
    """Return the action that says the rest of ``line`` aloud; ``None`` for other lines."""
    first, _, text = line.strip().lstrip("!").partition(" ")
    word = (fold(first),)
    if not any(each.commands.whole(word) is Command.SAY for each in known):
        return None
    if any(each.commands.whole(tokens(line)) not in (None, Command.SAY) for each in known):
        return None  # « dis uno » is the call itself
    if context.talks and context.legal.kind(_SAY) is None:
        return Said("talk", (text.strip(),)) if text.strip() else Unclear("unclear-say-what")
    if context.legal.seat < 0:
        return Unclear("unclear-onlooker")
    name = known[0].commands.names[Command.SAY]
    kind = context.legal.kind(_SAY)
    if kind is None:
        return Unclear("unclear-not-here", {"command": name, "act": Command.SAY.value})
    printable = "".join(filter(str.isprintable, text.translate(_UNPRINTED)))
    spoken = printable.split()
    if not any(map(str.isalnum, printable)):
        return Unclear("unclear-say-what")
    try:
        return Act(kind.read(context.legal.seat, (_SAY, " ".join(spoken)[:LONGEST]), context.names))
    except Malformed:
        return Unclear("unclear-say-what")
