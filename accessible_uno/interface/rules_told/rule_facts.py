"""The variables of the texts about rules: a rule's parameters, and the rules beside it.

A text must stay true beside any other active rule.  It may therefore ask for all of these:

===============  ===========================================================================
``$limit``       a parameter of the rule itself, by the name of its field
``$with-KEY``    ``yes`` or ``no``: whether the rule KEY is active
``$deck-FACE``   ``yes`` or ``no``: whether the deck has the face, ``$deck-wild-draw-four``
``$KEY-FIELD``   a parameter of the rule KEY; ``none`` where it is not active
``$dealer``      ``yes`` or ``no``: whether anybody deals
``$pieces``      what is played with: ``cards`` or ``dice``
``$points``      ``yes`` or ``no``: whether points are counted
``$answers``     ``yes`` or ``no``: whether a card that hits a player may be answered
``$hands``       ``yes`` or ``no``: whether hands go from one player to another
===============  ===========================================================================

Words are told as they are, and a parameter that is true or false as ``yes`` or ``no``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from accessible_uno.game.actions import Pass
from accessible_uno.rules.shared.drawing import DrawingRule, DrawnCard
from accessible_uno.rules.shared.scoring import School, ScoringRule
from accessible_uno.rules.shared.turns import NoDealerRule
from accessible_uno.table import ActiveRules

ABSENT: Final = "none"
"""The value of a parameter of a rule that is not active."""

HANDS: Final = "hands"
"""The chapter of the rules by which hands are exchanged or passed on."""

_BESIDE: Final = "with-"
_IN_DECK: Final = "deck-"


class RuleFacts:
    """Finds the variables of the texts about the rules of one table."""

    def __init__(self, game: ActiveRules) -> None:
        self._rules: dict[str, Any] = {rule.key: rule for rule in game.rules}
        self._faces = {held.face.name.replace("_", "-") for held in game.deck}
        self.scoring = points_rule(game)
        self._general = {
            "dealer": _argument(not any(isinstance(rule, NoDealerRule) for rule in game.rules)),
            "pieces": game.pieces,
            "points": _argument(self.scoring is not None),
            "answers": _argument(any(rule.answerable() for rule in game.rules)),
            "hands": _argument(any(rule.topic == HANDS for rule in game.rules)),
        }

    def variables(self, names: Iterable[str], rule: object = None) -> dict[str, str | int]:
        """Return the variables called ``names``; those of ``rule`` go before all others."""
        own = {} if rule is None else parameters(rule)
        return {name: own[name] if name in own else self._about_table(name) for name in names}

    def _about_table(self, name: str) -> str | int:
        if name in self._general:
            return self._general[name]
        if name.startswith(_BESIDE):
            return _argument(name.removeprefix(_BESIDE) in self._rules)
        if name.startswith(_IN_DECK):
            return _argument(name.removeprefix(_IN_DECK) in self._faces)
        key, _, field = name.rpartition("-")
        return parameters(self._rules[key])[field] if key in self._rules else ABSENT


def points_rule(game: ActiveRules) -> ScoringRule | None:
    """Return the rule that counts points; ``None`` where none are counted."""
    scoring = (rule for rule in game.rules if isinstance(rule, ScoringRule))
    return next((rule for rule in scoring if rule.counts_points), None)


def school_of(game: ActiveRules) -> School:
    """Return what a round earns."""
    scoring = (rule.school for rule in game.rules if isinstance(rule, ScoringRule))
    return next(scoring, School.NONE)


def lets_pass(game: ActiveRules) -> bool:
    """Return whether a player ever passes: to keep a drawn card, or to lay no more."""

    def settles(rule: object) -> bool:
        return isinstance(rule, DrawingRule) and rule.drawn is not DrawnCard.MAY

    opened = (rule.opens for rule in game.rules if not settles(rule))
    return any(action is Pass for windows in opened for _, action in windows)


def parameters(rule: Any) -> dict[str, str | int]:
    """Return a rule's parameters as texts take them."""
    return {name: _argument(getattr(rule, name)) for name in rule.__struct_fields__}


def _argument(value: object) -> str | int:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(value)
