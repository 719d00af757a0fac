"""By the way in which a line is said: a question moves nothing, nor does what others do."""

from __future__ import annotations

from typing import Final

from accessible_uno.game.actions import DrawCard, Play
from accessible_uno.game.base import Action
from accessible_uno.interface.parse.grammar import grammar
from accessible_uno.interface.parse.intents import (
    KIND_WORDS,
    LAST_AGAIN,
    Act,
    ChangeSetting,
    Intent,
    LineContext,
    NeedsChoice,
    NeedsColour,
    Query,
    Said,
    Unclear,
    may_move,
    unknown,
)
from accessible_uno.interface.parse.lexicon import Lexicon, Lexicons, lexicons
from accessible_uno.interface.parse.tokens import Tokens, is_abbreviated, tokens
from accessible_uno.interface.parse.vocabulary import Command, Particle, Reply

DONE_AT_ONCE: Final = (
    *(Command.PAUSE, Command.QUIT, Command.REMATCH, Command.CANCEL),
    *("save", "empty"),
)
"""Commands that change the game, and have no state to tell."""

_INVITES: Final = (Command.REMATCH, "empty")
"""Commands that a question invites to: “another game?”, “shall we go on?”."""

_MOST_OF_A_CARD: Final = 3
"""Words of a card: « le 7 bleu »."""


def when_asked(meant: Intent, words: Tokens, context: LineContext) -> Intent:
    """Return what a line with a question mark means: what it names is told, and not done.

    To ask for leave is politeness; a card's name may end so: « +4? ».  “Sorry?” has not heard.
    """
    if meant == KIND_WORDS:
        greetings = lexicons(context.locale)[0].particles_of(Particle.GREETING)
        return LAST_AGAIN if greetings.whole(words) else meant
    if isinstance(meant, Unclear) or (isinstance(meant, Said) and told_only(meant) == meant):
        return meant
    own, *others = lexicons(context.locale)
    knows = grammar(own).knows(words[0]) or grammar(own).knows(words[-1])  # “Luna, do you lie?”
    languages = [own] if knows else others  # to build a grammar is dear
    manners = [grammar(each).manner(words) for each in languages]
    if any(said.leave or said.requests for said in manners):
        return meant
    if isinstance(meant, Said) and meant.verb not in _INVITES:
        return told_only(meant) or unknown(words)
    if isinstance(meant, Act) and words[-1][-1] == "?" and _is_code(meant, context):
        return meant
    if isinstance(meant, Act) and _is_top(meant.action, context):
        return Said(Query.TOP)
    moves = isinstance(meant, Act | NeedsColour | NeedsChoice)
    return with_leave(meant, context, is_given=False) if moves else meant


def _is_code(move: Act, context: LineContext) -> bool:
    """Return whether the sign belongs to the card, as records write it: “r+2?”."""
    return "?" in move.action.notation(context.names)


def _is_top(move: Action, context: LineContext) -> bool:
    """Return whether the card that lies on top is named, and not one in the hand: “blue five?”."""
    laid = move.card if isinstance(move, Play) else None
    return laid is not None and laid not in context.hand and laid == context.view.top


def is_denied(move: Intent, words: Tokens, own: Lexicon) -> bool:
    """Return whether the player's language says no to what another reads as a move.

    “No 3” is no « numéro 3 »; « n 3 » and “no. 3” are.
    """
    if not isinstance(move, Act | NeedsColour | NeedsChoice):
        return False
    reply = own.replies.at(words)
    says_no = reply is not None and reply[0] is Reply.NO and not is_abbreviated(words[0])
    return says_no or grammar(own).manner(words).denies


def is_only_told(move: Intent, words: Tokens, known: Lexicons, context: LineContext) -> bool:
    """Return whether a line wishes a move away, or tells of another one or another player's."""
    long = len(words) > _MOST_OF_A_CARD
    return (long and gives_reason(move, context)) or grammar(known[0]).manner(words).tells


def gives_reason(move: Intent, context: LineContext) -> bool:
    """Return whether a card says why a colour is chosen that is asked for: « vert pour mon 6 »."""
    half, laid = context.half, move.action if isinstance(move, Act) else None
    if half is None or half.chooses or not half.card.is_wild:
        return False
    return isinstance(laid, Play) and laid.card != half.card


def answer_about(move: Intent) -> Said:
    """Return what answers a question about a move: the cards that go, or else a hint."""
    draws = isinstance(move, Act) and not isinstance(move.action, Play)
    return Said(Query.HINT if draws else Query.PLAYABLE)


def with_leave(intent: Intent, context: LineContext, *, is_given: bool) -> Intent:
    """Return what answers a question about a move: of one that is refused, the reason is told.

    Where leave to name a colour is asked for, it is given: “red, if I may”.
    """
    given = is_given and context.half is not None
    return intent if given or not _goes(intent, context) else answer_about(intent)


def _goes(move: Intent, context: LineContext) -> bool:
    """Return whether a move would be done; of a card laid on a turn, whether it goes."""
    laid = move.action if isinstance(move, Act) else None
    if isinstance(laid, Play) and context.legal.seat >= 0:
        return context.legal.may_lay(laid.card)
    return may_move(move, context)


def told_only(said: Said) -> Said | None:
    """Return what answers a question about what a line would change; ``None`` where nothing does.

    “Is the sound off?” tells the setting; “are we paused?” pauses nothing.
    """
    changes = [each for each in said.args if isinstance(each, ChangeSetting)]
    if changes:
        return Said(said.verb, (ChangeSetting(changes[0].command),))
    return None if said.verb in DONE_AT_ONCE else said


def is_for_another(said: Said, words: Tokens, context: LineContext) -> bool:
    """Return whether another player is told to do something: “come on Luna, hurry up”."""
    called = {word for name in context.names for word in tokens(name)}
    return told_only(said) != said and not called.isdisjoint(words)


def lays_or_draws(intent: Intent) -> bool:
    """Return whether a line is a card that is laid, or is drawn: “can I” is politeness there."""
    if not isinstance(intent, Act) or intent.place:  # “can I play two” names no place
        return False
    return isinstance(intent.action, Play | DrawCard)
