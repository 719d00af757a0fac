"""From a header to a table: a deal, or a position in the middle of a round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from accessible_uno.cards import Card
from accessible_uno.game.chance import NextRound
from accessible_uno.game.engine import Game
from accessible_uno.game.state import State
from accessible_uno.game.steps import SEAT_PLAYERS, ChooseDealer, DownToOne, FirstEffect, TakeTurn
from accessible_uno.record.errors import RecordError
from accessible_uno.record.header import Header
from accessible_uno.rules.preset import CannotCompile, Problem, compile_preset
from accessible_uno.rules.shared.dealer import dealer_by_default
from accessible_uno.rules.shared.hosting import HostMayStop, open_lobby
from accessible_uno.rules.shared.recorded_notes import Curse
from accessible_uno.rules.shared.uno import denouncing_lasts


def compile_rules(header: Header) -> Game:
    """Return the game that the header's ``Rules`` and ``Option`` lines ask for.

    Raises:
        RecordError: an unknown preset or option, a value out of range, too few or many seats.
    """
    deal = [("deal", header.values["Deal"])] if "Deal" in header else []
    options = [*header.options, *deal]
    try:
        return compile_preset(header.rules, options, len(header.names), header.versions())
    except CannotCompile as wrong:
        message, line = _PROBLEMS[wrong.problem]
        arguments = wrong.arguments(" ")
        if line is not None:
            raise header.error(line, message, **arguments) from None
        at = header.lines.get(f"Option {wrong.about}", header.lines.get("Deal", header.begins))
        raise RecordError(at, message, **arguments) from None


_PROBLEMS: Final[dict[Problem, tuple[str, str | None]]] = {
    Problem.UNKNOWN_PRESET: ("record-unknown-rules", "Rules"),
    Problem.UNKNOWN_VERSION: ("record-unknown-version", "Versions"),
    Problem.UNKNOWN_OPTION: ("record-unknown-option", None),
    Problem.BAD_VALUE: ("record-bad-option", None),
    Problem.CONFLICT: ("record-rules-quarrel", "Rules"),
    Problem.LACKING: ("record-rules-lacking", "Rules"),
    Problem.RULE_SEATS: ("record-wrong-seats", "Seats"),
    Problem.PRESET_SEATS: ("record-bad-seats", "Seats"),
}
"""The message for each problem, and the header's line that it is about; ``None``: the option's."""


def set_up(header: Header, game: Game) -> tuple[State, NextRound | None]:
    """Return the table, and the act that opens its first round when the header gives a deal.

    Raises:
        RecordError: the position is not one.
    """
    state = game.open(len(header.names))
    state.round = header.number("Round", 1) - 1
    if state.round < 0:
        raise header.error("Round", "record-not-a-number", value=header.values["Round"])
    if "Scores" in header:
        for seat, points in header.by_seat("Scores").items():
            state.scores[seat] = header.whole("Scores", points)
    if "Hands" in header:
        state.round += 1
        _lay_out(header, state, game)
        _host(header, state)
        return state, None
    _host(header, state)
    dealer = header.seat("Dealer") if "Dealer" in header else None
    return state, NextRound(dealer)


def _host(header: Header, state: State) -> None:
    """Seat the host, where the rules in force know one."""
    if "Host" in header:
        host = header.seat("Host")
        if HostMayStop() in state.game.open_windows:
            open_lobby(state, host)


def _lay_out(header: Header, state: State, game: Game) -> None:
    seats = range(len(header.names))
    hands = header.by_seat("Hands")
    if set(hands) != set(seats):
        missing = next(header.names[seat] for seat in seats if seat not in hands)
        raise header.error("Hands", "record-hand-missing", name=missing)
    for seat, text in hands.items():
        state.hands[seat] = header.cards("Hands", text)
    state.question = None
    state.push(SEAT_PLAYERS)
    game.settle(state)
    if "Cursed" in header:
        state.remember(Curse(header.card("Cursed")))
    state.face_round(header.direction())
    discard = header.cards("Discard")
    if "First" in header:
        discard = [*header.cards("First"), *discard]
    if not discard:
        raise header.error("Discard" if "Discard" in header else "Hands", "record-no-discard")
    pile, ends = header.pile()
    named = [*pile, *discard, *(held for hand in state.hands for held in hand)]
    state.pile = [*([] if ends else rest_of(state.game.deck, named)[::-1]), *pile[::-1]]
    state.discard = discard[::-1]
    colour = header.colour() or discard[0].colour
    state.show(discard[0], colour)
    said = header.values["Said"].split() if "Said" in header else None
    for seat in seats:
        one = len(state.hands[seat]) == 1
        state.said[seat] = one if said is None else header.names[seat] in said
    for name in said or ():
        header.seat("Said", name)
    state.question = None
    dealer = dealer_by_default(game.rules, len(seats))
    state.dealer = header.seat("Dealer") if "Dealer" in header else dealer
    if "First" in header:
        state.turn = state.dealer
        state.push(FirstEffect(discard[0]))
        if "DealerDraw" in header and "Dealer" not in header:
            state.push(ChooseDealer())
    else:
        if colour is None:
            raise header.error("Discard", "record-colour-missing")
        turn = header.seat("Turn") if "Turn" in header else state.seat_from(state.dealer, 1)
        owing = (
            seats if denouncing_lasts(game.rules) else (state.seat_from(turn, -state.direction),)
        )
        state.push(
            *(
                DownToOne(seat)
                for seat in owing
                if len(state.hands[seat]) == 1 and not state.said[seat]
            ),
            TakeTurn(turn),
        )
    state.game.settle(state)


def rest_of(deck: Sequence[Card], named: Sequence[Card]) -> list[Card]:
    """The cards of ``deck`` that ``named`` leaves over, in canonical order."""
    taken = Counter(named)
    rest = []
    for each in deck:
        if taken[each]:
            taken[each] -= 1
        else:
            rest.append(each)
    return rest
