"""A sensible legal move and its reason, to be announced as a hint."""

from __future__ import annotations

from accessible_uno.cards import Card, Colour
from accessible_uno.frozen import frozen
from accessible_uno.game.actions import DrawCard, Jump
from accessible_uno.game.base import Window
from accessible_uno.game.defaults import favourite_colour
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.game.windows import ColourOwed, Contested, Drawn, Threat, Turn
from accessible_uno.interface.parse.intents import NO_FIELDS, MessageFields
from accessible_uno.players.evaluate import HINT, best_card
from accessible_uno.rules.shared.reports import Vote


@frozen
class Hint:
    """A possible move: ``offer-<key>`` names it, ``hint-<key>`` gives the reason as well."""

    key: str
    fields: MessageFields = NO_FIELDS


def choose_hint(view: View, legal: Legal) -> Hint:
    """Return a sensible legal move for the player of ``view``."""
    if view.winners:
        return Hint("over")
    if view.round_over or view.round == 0:
        return Hint("round-over")
    if view.seat < 0:
        return Hint("watching")
    if isinstance(view.question, Contested):
        return Hint("contested")
    if view.question is None or view.question.seat != view.seat:
        return _out_of_turn(legal)
    return _answer(view.question, view, legal)


def _answer(question: Window, view: View, legal: Legal) -> Hint:
    """Return an answer to the question that the player is asked."""
    match question:
        case ColourOwed():
            return Hint("colour", {"colour": favourite_colour(view.hand)})
        case Vote():
            return Hint("vote")
    cards = list(dict.fromkeys(legal.cards()))
    match question:
        case Turn() | Drawn():
            if not cards:
                draws = DrawCard(view.seat) in legal or not isinstance(question, Drawn)
                return Hint("draw" if draws else "pass")
            return _play(best_card(cards, view, HINT), view)
        case Threat():
            return _reply(question, cards, view)
        case _:
            return _possible(best_card(cards, view, HINT), view) if cards else Hint("other")


def _out_of_turn(legal: Legal) -> Hint:
    """Return what the player may do while somebody else is asked; usually they wait."""
    for act in legal:
        if isinstance(act, Jump):
            return Hint("jump", {"card": act.cards[-1]})
        if act.verbs in (("catch",), ("shout",)):
            return Hint(act.verbs[0])
    return Hint("wait")


def _possible(card: Card, view: View) -> Hint:
    """Return that a card may be played, without a reason."""
    fields: MessageFields = {"card": card, "uno": "yes" if view.held == 2 else "no"}
    if card.is_wild and view.names_colours_at_once:
        return Hint("possible-wild", {**fields, "colour": favourite_colour(view.hand)})
    return Hint("possible", fields)


def _reply(threat: Threat, cards: list[Card], view: View) -> Hint:
    """Return a card that answers a threat; without one, return to accept it."""
    if not cards:
        doubtful = "yes" if threat.doubtful else "no"
        return Hint("take", {"amount": threat.amount, "doubtful": doubtful})
    card = best_card(cards, view, HINT)
    fields: MessageFields = {"card": card, "uno": "yes" if view.held == 2 else "no"}
    if card.is_wild:
        return Hint("answer-wild", {**fields, "colour": favourite_colour(view.hand)})
    return Hint("answer", fields)


def _play(card: Card, view: View) -> Hint:
    """Return that a card may be played, and whether its colour or its symbol matches."""
    fields: dict[str, str | int | Card | Colour] = {"card": card}
    fields["uno"] = "yes" if view.held == 2 else "no"
    if card.is_wild:
        return Hint("wild", {**fields, "colour": favourite_colour(view.hand)})
    if card.is_colourless:
        return Hint("possible", fields)
    if card.colour is view.colour:
        return Hint("colour-match", fields)
    return Hint("sign-match", fields)
