"""What a player does not do to those on the own side (TEAM-01, ROT-01)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from accessible_uno.cards import Face
from accessible_uno.game.actions import Choose, Play
from accessible_uno.game.base import Action, Choice, ChoiceWord, Seat
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.game.windows import Threat
from accessible_uno.rules.shared.doubting import Challenge
from accessible_uno.rules.shared.reports import CastVote, Report, Vote
from accessible_uno.rules.shared.sides import Sides
from accessible_uno.rules.shared.uno import Catch

AIMED: Final = (Face.TARGET_TWO, Face.TARGET_FOUR)
"""Faces that make a chosen player draw; with others that choose one, hands are exchanged."""


def partners(view: View) -> tuple[Seat, ...]:
    """Return who plays together with the seat of ``view``."""
    return view.recall(Sides).partners(view.seat)


def opponents(view: View) -> list[Seat]:
    """Return the seats still in that play against the seat of ``view``."""
    own = (view.seat, *partners(view))
    return [seat for seat in view.playing if seat not in own]


def sparing(view: View, legal: Legal, acts: Iterable[Action]) -> list[Action]:
    """Return those of some legal acts that do no harm to the own side; all where each does."""
    acts, own = list(acts), partners(view)
    return [act for act in acts if not own or not _harms(view, legal, act, own)] or acts


def harms_own_side(view: View, legal: Legal, act: Action) -> bool:
    """Whether a legal act is one against a partner: it denounces, reports or doubts one, votes
    against one, aims at one, throws a card back at one, or takes a hand at the side's loss.
    """
    own = partners(view)
    return bool(own) and _harms(view, legal, act, own)


def _harms(view: View, legal: Legal, act: Action, own: tuple[Seat, ...]) -> bool:
    question = view.question
    match act:
        case Challenge() if isinstance(question, Threat):
            return (question.doubtful[0] if act.accused is None else act.accused) in own
        case Catch() | Report():
            return act.culprit in own
        case CastVote() if isinstance(question, Vote):
            return act.agrees and question.culprit in own
        case Play() if isinstance(question, Threat) and act.card.face is Face.BOOMERANG:
            return question.by in own
        case Play() if act.choice in own:
            kept, allowed = view.held - 1, legal.choices(act.card)
            return act.card.face in AIMED or _loses_by(view, act.choice, kept, allowed)
        case Choose() if act.what in own:
            return _loses_by(view, act.what, view.held, view.playing)
    return False


def _loses_by(view: View, partner: Choice, kept: int, allowed: Iterable[Choice]) -> bool:
    """Whether the own side loses by taking a partner's hand for the own one of ``kept`` cards.

    It costs the side no card; but an opponent's shorter hand would have been worth more, and a
    partner's short hand waits longer for its turn with a player who has just had one.
    """
    counts = view.counts
    if any(seat in allowed and counts[seat] < kept for seat in opponents(view)):
        return True
    return isinstance(partner, int) and counts[partner] <= kept and ChoiceWord.NONE in allowed
