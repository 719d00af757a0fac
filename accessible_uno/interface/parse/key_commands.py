"""Parses the command about keys: ``touches jeu``, ``keys draw x``, ``keys draw none``."""

from __future__ import annotations

from typing import Final

from accessible_uno.interface.parse.context import LineContext
from accessible_uno.interface.parse.intents import (
    AssignKey,
    ChangeSetting,
    HelpOn,
    Intent,
    Unclear,
)
from accessible_uno.interface.parse.lexicon import Lexicons
from accessible_uno.interface.parse.tokens import LONGEST_ECHO, Tokens, TypedWord, as_typed
from accessible_uno.interface.parse.vocabulary import Command, KeyUse
from accessible_uno.settings.schema import SINGLE_KEYS
from accessible_uno.settings.values import Switch

_SWITCHES: Final = {KeyUse.PLAY: Switch.ON, KeyUse.LINE: Switch.OFF}


def parse_keys(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:  # a CommandParser
    """List the keys, play by single keys or by lines, or give another key to something."""
    if not rest:
        return HelpOn(Command.KEYS)
    use = _use(rest, known)
    if use in _SWITCHES:
        return ChangeSetting(SINGLE_KEYS, _SWITCHES[use])
    if use is KeyUse.DEFAULT:
        return AssignKey(use=use)
    for each in known:
        found = max(
            (hit for group in (each.key_deeds, each.commands) if (hit := group.at(rest))),
            key=lambda hit: hit[1],
            default=None,
        )
        if found is not None:
            return _assigned(str(found[0]), rest, found[1], known)
    return Unclear("key-for-what", {"words": as_typed(rest)})


def _assigned(done: str, rest: Tokens, count: int, known: Lexicons) -> AssignKey:
    """Return what is wanted for ``done``; a sign is no token and is read from the line."""
    use = _use(rest[count:], known)
    if use in (KeyUse.NONE, KeyUse.DEFAULT):
        return AssignKey(done, use=use)
    last = rest[count - 1]
    typed = last.line[last.end :] if isinstance(last, TypedWord) else as_typed(rest[count:])
    return AssignKey(done, typed.strip()[:LONGEST_ECHO])


def _use(rest: Tokens, known: Lexicons) -> KeyUse | None:
    return next(filter(None, (each.key_uses.whole(rest) for each in known)), None)
