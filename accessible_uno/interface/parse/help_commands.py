"""Commands that explain: ``aide pioche``, ``règles +2``."""

from __future__ import annotations

from accessible_uno.interface.parse.card_words import parse_card_words
from accessible_uno.interface.parse.cards import named_card
from accessible_uno.interface.parse.context import LineContext
from accessible_uno.interface.parse.intents import HelpOn, Intent, RulesOn, Unclear
from accessible_uno.interface.parse.lexicon import Lexicons
from accessible_uno.interface.parse.tokens import Tokens, as_typed
from accessible_uno.interface.parse.vocabulary import Particle
from accessible_uno.interface.rules_told.rule_names import find_option


def parse_help(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Ask for help on a command, or on what can be done now."""
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


def parse_rules(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:
    """Ask for the rules: all, a chapter, a card, an option, or the names of the chapters.

    A card that is typed in full goes before a chapter, and a chapter before an abbreviated card.
    """
    if not rest:
        return RulesOn()
    if any(each.particles.whole(rest) is Particle.ALL for each in known):
        return RulesOn(all=True)
    return (
        _parse_card(rest, known, abbreviated=False)
        or _parse_chapter(rest, known)
        or _parse_card(rest, known, abbreviated=True)
        or _parse_option(rest)
        or Unclear("unclear-topic", {"words": as_typed(rest)})
    )


def _parse_card(rest: Tokens, known: Lexicons, *, abbreviated: bool) -> RulesOn | None:
    """Return the rules on a card.  A bare number names one only where it is not a chapter."""
    typed = parse_card_words(rest, known, abbreviated=abbreviated)
    if typed is None or not (typed.faces or abbreviated):
        return None
    card = named_card(typed)
    return RulesOn(card=card) if card else None


def _parse_option(rest: Tokens) -> RulesOn | None:
    option = find_option(" ".join(rest))
    return RulesOn(option=option) if option else None


def _parse_chapter(rest: Tokens, known: Lexicons) -> RulesOn | None:
    for each in known:
        topic = each.topics.whole(rest)
        if topic is not None:
            return RulesOn(topic)
    for each in known:
        topics = each.topics.starting(rest[0]) if len(rest) == 1 else {}
        if len(topics) == 1:
            return RulesOn(next(iter(topics)))
    return None
