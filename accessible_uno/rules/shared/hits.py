"""What hits a player: the cards by which somebody is to draw, or loses the turn.

One list, for the rules that answer such cards and for the texts that tell what is answered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct

from accessible_uno.cards import Card, Face
from accessible_uno.game.base import Seat, Step
from accessible_uno.game.rule import Rule
from accessible_uno.game.state import State
from accessible_uno.game.steps import SKIP, Draw, Penalty


class Hit(Struct, frozen=True):
    """What a card does to the player it hits.

    Attributes:
        face: its face.
        draws: whether the player draws.
        loses_turn: whether the player loses the turn.
        everyone: whether it hits all players but its own.
    """

    face: Face
    draws: bool = True
    loses_turn: bool = True
    everyone: bool = False


ALWAYS: Final = (
    Hit(Face.SKIP, draws=False),
    Hit(Face.DRAW_TWO),
    Hit(Face.WILD_DRAW_FOUR),
    Hit(Face.TARGET_TWO),
    Hit(Face.TARGET_FOUR),
    Hit(Face.TWICE),
    Hit(Face.DOWNPOUR_ONE, loses_turn=False, everyone=True),
    Hit(Face.DOWNPOUR_TWO, loses_turn=False, everyone=True),
    Hit(Face.COUP),
)
"""Cards that hit somebody wherever they are in the deck."""

HITTING: Final = (*(hit.face for hit in ALWAYS), Face.BLANK, Face.UNO)
"""Every face that hits somebody, under some rules at least."""


class HittingRule(Rule, frozen=True):
    """A rule that says whether its card hits a player: under another rule, it does not."""

    def hits(self) -> tuple[Hit, ...]:
        """Return what the card does; nothing, where it hits nobody."""
        raise NotImplementedError


def hits_of(rules: Iterable[Rule]) -> Iterator[Hit]:
    """Yield what each card of the deck does that hits a player, in the order of ``HITTING``."""
    active = tuple(rules)
    in_deck = {each.face for rule in active for each in rule.cards()}
    told = (hit for rule in active if isinstance(rule, HittingRule) for hit in rule.hits())
    yield from (hit for hit in (*ALWAYS, *told) if hit.face in in_deck)


def skip_by(state: State, victim: Seat, by: Seat, cause: Card) -> Step:
    """Return the step by which a card takes the turn of ``victim``, who may have an answer."""
    if cause.face in state.game.answerable:
        return Penalty(victim, 0, by, cause)
    return SKIP[victim]


def rain(state: State, seat: Seat, count: int, cause: Card | None = None) -> tuple[Step, ...]:
    """Return the steps by which all players but ``seat`` draw, in the order of play from there.

    Each may have an answer to ``cause``, where the active rules have one.
    """
    following = state.after[seat]
    drawing: list[Seat] = []
    while following != seat and len(drawing) < len(state.playing):
        drawing.append(following)
        following = state.after[following]
    if cause is None or cause.face not in state.game.answerable:
        return tuple(Draw(each, count) for each in drawing)
    return tuple(
        Penalty(each, count, seat, cause, loses_turn=False, everyone=True) for each in drawing
    )
