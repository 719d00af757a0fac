"""A sensible legal move and its reason, to be announced as a hint."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from accessible_uno.cards import COLOURS, Card, Colour, Face
from accessible_uno.game.actions import DrawCard, Jump
from accessible_uno.game.base import Seat, Window
from accessible_uno.game.legal import Legal
from accessible_uno.game.legality import favourite_colour
from accessible_uno.game.view import View
from accessible_uno.game.windows import ColourOwed, Contested, Drawn, Threat, Turn
from accessible_uno.interface.parse.intents import NO_FIELDS, MessageFields
from accessible_uno.narration.arguments import hidden_colour
from accessible_uno.players.character_bot import DOUBTING, SEIZED
from accessible_uno.players.evaluate import HINT, best_card, what_decides
from accessible_uno.players.own_side import harms_own_side, partners
from accessible_uno.rules.shared.companions import along_with
from accessible_uno.rules.shared.reports import Vote
from accessible_uno.rules.shared.uno import SayUno

NOBODY: Final = -1

_OF_COLOUR: Final = ("colour", "points")
"""What speaks for a card that has a colour, and for no other."""

_EFFECTS: Final = {
    Face.DRAW_TWO: "draws",
    Face.WILD_DRAW_FOUR: "draws",
    Face.SKIP: "skips",
    Face.REVERSE: "skips",
}
"""What a card does to the next player; a reverse only where two play."""


class Hint(Struct, frozen=True):
    """A possible move: ``offer-<key>`` names it, ``hint-<key>`` gives the reason as well.

    Attributes:
        key: which move.
        fields: the variables of the messages.
        other: the player whom the reason is about; -1 for nobody.
        weighed: all that speaks for it; ``hint-why-<key>`` explains each.
    """

    key: str
    fields: MessageFields = NO_FIELDS
    other: Seat = NOBODY
    weighed: tuple[str, ...] = ()


def advised_colour(hand: Sequence[Card]) -> MessageFields:
    """Return a colour to name, and why: it is the most, no other is more, or none is held."""
    held = [each.colour for each in hand if each.colour is not None]
    first, *others = sorted(map(held.count, COLOURS), reverse=True)
    because = ("equal" if first in others else "most") if held else "none"
    return {"colour": favourite_colour(hand), "because": because}


def choose_hint(view: View, legal: Legal) -> Hint:
    """Return a sensible legal move for the player of ``view``."""
    if view.winners:
        return Hint("over")
    if view.question is not None and view.question.seat == view.seat >= 0:
        return _answer(view.question, view, legal)
    if view.round_over or view.round == 0:
        return Hint("round-over")
    if view.seat < 0:
        return Hint("watching")
    return Hint("contested") if isinstance(view.question, Contested) else _out_of_turn(view, legal)


def _answer(question: Window, view: View, legal: Legal) -> Hint:
    """Return an answer to the question that the player is asked."""
    match question:
        case ColourOwed():
            return Hint("colour", advised_colour(view.hand))
        case Vote():
            return Hint("vote")
    cards = list(dict.fromkeys(legal.cards()))
    match question:
        case Turn() | Drawn():
            if not cards:
                draws = DrawCard(view.seat) in legal or not isinstance(question, Drawn)
                return Hint("draw", _table(view), weighed=("draw",)) if draws else Hint("pass")
            return _play(best_card(cards, view, HINT), cards, view, legal)
        case Threat():
            return _reply(question, cards, view, legal)
        case _:
            return _possible(best_card(cards, view, HINT), view, legal) if cards else Hint("other")


def _out_of_turn(view: View, legal: Legal) -> Hint:
    """Return what the player may do while somebody else is asked; usually they wait."""
    for act in legal:
        if isinstance(act, Jump):
            return Hint("jump", {"card": act.cards[-1]})
        if act.verbs in SEIZED and not harms_own_side(view, legal, act):
            return Hint(act.verbs[0])
    return Hint("wait")


def _possible(card: Card, view: View, legal: Legal) -> Hint:
    """Return that a card may be played, without a reason."""
    fields: MessageFields = {"card": card, "uno": _uno_due(card, view, legal)}
    if card.is_wild and view.names_colours_at_once:
        return Hint("possible-wild", {**fields, "colour": favourite_colour(view.hand)})
    return Hint("possible", fields)


def _uno_due(card: Card, view: View, legal: Legal) -> str:
    """Return ``"yes"`` where UNO is announced, and ``card`` leaves a single one or takes all the
    others along, else ``"no"``."""
    along = len(along_with(card, view.hand))
    left = view.held - 1 - along
    due = left == 1 or (along and not left)
    return "yes" if due and legal.knows(SayUno) else "no"


def _reply(threat: Threat, cards: list[Card], view: View, legal: Legal) -> Hint:
    """Return a doubt that must be right, a card that answers a threat, or to accept it."""
    own = threat.by in partners(view)
    cards = [held for held in cards if not own or held.face is not Face.BOOMERANG]
    may_doubt = bool(threat.doubtful) and not own and any(act.verbs == DOUBTING for act in legal)
    seen = _seen_bluff(threat, view) if may_doubt else None
    if seen is not None:
        return Hint("doubt", {"card": seen}, threat.by)
    if not cards:
        doubtful = "yes" if threat.doubtful else "no"
        weighed = ("take",) if threat.doubtful else ()
        return Hint("take", {"amount": threat.amount, "doubtful": doubtful}, threat.by, weighed)
    card = best_card(cards, view, HINT)
    fields: MessageFields = {"card": card, "uno": _uno_due(card, view, legal)}
    if card.is_wild:
        return Hint("answer-wild", {**fields, "colour": favourite_colour(view.hand)})
    return Hint("answer", fields)


def _seen_bluff(threat: Threat, view: View) -> Card | None:
    """Return a card that the player has seen in the hand and that shows a bluff; ``None``: none."""
    known = view.known()
    colour, _ = known.before_wild.get(threat.by, (None, None))
    held = known.hands[threat.by].known
    return next((each for each in held if colour is not None and each.colour is colour), None)


def _play(card: Card, cards: Sequence[Card], view: View, legal: Legal) -> Hint:
    """Return that a card may be played, and what speaks for it among those that go."""
    others = [held for held in cards if held is not card]
    weighed = _weighed(card, others, view)
    following = view.after(view.seat)
    fields: dict[str, str | int | Card | Colour] = {"card": card, **_table(view)}
    fields |= {"uno": _uno_due(card, view, legal), "because": weighed[0]}
    fields["held"] = view.counts[following]
    colour = card.colour or favourite_colour(view.hand)
    left = [held.colour for held in view.hand].count(colour)
    fields["count"] = left - 1 if card.colour is colour else left
    fields["effect"] = _effect(card, view)
    if "wild" in weighed:
        fields["kept"] = next(held for held in others if held.is_wild)
    if card.is_wild:
        return Hint("wild", {**fields, "colour": colour}, following, weighed)
    if card.is_colourless:
        told = tuple(each for each in weighed if each not in _OF_COLOUR)
        return Hint("possible", fields, following, told)
    key = "colour-match" if card.colour is view.colour else "sign-match"
    return Hint(key, fields, following, weighed)


def _weighed(card: Card, others: Sequence[Card], view: View) -> tuple[str, ...]:
    """Return what speaks for a card: first why it goes before the next best, then the rest."""
    if not others:
        return ("alone",)
    runner_up = best_card(others, view, HINT)
    ranked = (runner_up, *(held for held in others if held is not runner_up))
    decided = (what_decides(card, held, view, HINT) for held in ranked)
    found = list(dict.fromkeys(filter(None, decided)))
    if found[:1] == ["points"] and any((held.digit or 0) > (card.digit or 0) for held in others):
        found.append(found.pop(0))  # a higher one goes too, and loses for another reason
    return tuple(found) or ("goes",)


def _effect(card: Card, view: View) -> str:
    """Return what a card does to the next player."""
    if card.face is Face.REVERSE and len(view.playing) > 2:
        return "turns"
    return _EFFECTS.get(card.face, "other")


def _table(view: View) -> dict[str, str | int | Card | Colour]:
    """Return the card on top, the colour in play, and that colour where the card hides it."""
    hidden = hidden_colour(view.top, view.colour)
    found = {"top": view.top, "named": view.colour, "hidden": hidden or "none"}
    return {name: each for name, each in found.items() if each is not None}
