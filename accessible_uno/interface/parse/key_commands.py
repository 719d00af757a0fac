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
from accessible_uno.interface.parse.tokens import Tokens, as_typed, typed_behind
from accessible_uno.interface.parse.vocabulary import Command, KeyUse, Particle
from accessible_uno.settings.schema import SINGLE_KEYS
from accessible_uno.settings.values import Switch

_SWITCHES: Final = {KeyUse.PLAY: Switch.ON, KeyUse.LINE: Switch.OFF}


def parse_keys(rest: Tokens, known: Lexicons, context: LineContext) -> Intent:  # a CommandParser
    """List the keys, play by single keys or by lines, or give another key to something."""
    if not rest:
        return HelpOn(Command.KEYS)
    if any(each.particles.whole(rest) is Particle.ALL for each in known):
        return HelpOn(Command.KEYS, whole=True)
    use = key_use(rest, known)
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
    """Return what is wanted for ``done``: a use, or a key, which may be a sign."""
    use = key_use(rest[count:], known)
    if use in (KeyUse.NONE, KeyUse.DEFAULT):
        return AssignKey(done, use=use)
    return AssignKey(done, typed_behind(rest, count))


def key_use(rest: Tokens, known: Lexicons) -> KeyUse | None:
    """Return the use that words name and nothing else, such as « aucune »."""
    return next(filter(None, (each.key_uses.whole(rest) for each in known)), None)
