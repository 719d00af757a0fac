"""Turns a header into a table: a deal, or a position in the middle of a round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from accessible_uno.cards import Card
from accessible_uno.game.chance import NextRound
from accessible_uno.game.engine import Game
from accessible_uno.game.state import State
from accessible_uno.game.steps import SEAT_PLAYERS, ChooseDealer, DownToOne, FirstEffect, TakeTurn
from accessible_uno.likeness import nearest
from accessible_uno.record.errors import IllegalRecord, MalformedRecord, RecordError
from accessible_uno.record.header import Header
from accessible_uno.rules.preset import CannotCompile, Problem, compile_preset
from accessible_uno.rules.registry import option
from accessible_uno.rules.shared.hosting import HostMayStop, open_lobby
from accessible_uno.rules.shared.recorded_notes import Curse
from accessible_uno.rules.shared.turns import dealer_by_default
from accessible_uno.rules.shared.uno import denouncing_lasts

PACKAGE_NEEDED: Final = "package-needed"
"""The message where another package adds something that the record needs, and that is faulty."""


def compile_header(header: Header) -> Game:
    """Return the game of the header's ``Rules``, ``Option`` and ``Deal`` lines.

    Raises:
        RecordError: an unknown preset or option, a value out of range, too few or many seats.
    """
    options = header.played_options()
    try:
        return compile_preset(header.rules, options, len(header.names), header.versions())
    except CannotCompile as wrong:
        message, line = _PROBLEMS[wrong.problem]
        kind = IllegalRecord if wrong.problem in _ILLEGAL else MalformedRecord
        near = nearest(wrong.about, wrong.listed("known"))
        arguments = {**_written(wrong), "nearest": near}
        if wrong.problem is Problem.CONFLICT and (option_error := _option_refused(header, wrong)):
            raise option_error from None
        if line is not None:
            raise header.error(line, message, kind, **arguments) from None
        at = header.lines.get(f"Option {wrong.about}", header.lines.get("Deal", header.begins))
        raise kind(at, message, **arguments) from None


def _written(wrong: CannotCompile) -> dict[str, str | int]:
    """Return the arguments of the message, with lists as a record writes them."""
    return {
        name: " ".join(value) if isinstance(value, tuple) else value
        for name, value in wrong.arguments.items()
    }


def _option_refused(header: Header, wrong: CannotCompile) -> RecordError | None:
    """Return the error about the one option of the header that does not go with its preset.

    ``None`` where no option has to do with the conflict, or several have.
    """
    concerned = [name for name, _ in header.options if wrong.concerns(name, option(name)[0].key)]
    if len(concerned) != 1:
        return None
    name = concerned[0]
    key = option(name)[0].key
    others = [each for each in wrong.involved if each.partition(" ")[0] not in (name, key)]
    return header.error(
        f"Option {name}",
        "record-option-quarrel",
        IllegalRecord,
        option=name,
        rules=header.rules,
        others=", ".join(others),
    )


_PROBLEMS: Final[dict[Problem, tuple[str, str | None]]] = {
    Problem.UNKNOWN_PRESET: ("record-unknown-rules", "Rules"),
    Problem.UNKNOWN_VERSION: ("record-unknown-version", "Versions"),
    Problem.UNKNOWN_OPTION: ("record-unknown-option", None),
    Problem.BAD_VALUE: ("record-bad-option", None),
    Problem.CONFLICT: ("record-rules-quarrel", "Rules"),
    Problem.LACKING: ("record-rules-lacking", "Rules"),
    Problem.RULE_SEATS: ("record-wrong-seats", "Seats"),
    Problem.PRESET_SEATS: ("record-bad-seats", "Seats"),
    Problem.PACKAGE: (PACKAGE_NEEDED, "Rules"),
}
"""The message for each problem, and the header's line that it is about; ``None``: the option's."""


_ILLEGAL: Final = (
    *(Problem.CONFLICT, Problem.LACKING, Problem.RULE_SEATS, Problem.PRESET_SEATS),
    Problem.PACKAGE,
)
"""Problems of a header that is well-formed."""


def set_up(header: Header, game: Game) -> tuple[State, NextRound | None]:
    """Return the table, and the act that begins its first round when the header gives a deal.

    Raises:
        RecordError: the header gives no position.
    """
    state = game.open(len(header.names))
    state.round = header.number("Round", 1) - 1
    if state.round < 0:
        raise header.error("Round", "record-no-round", value=header.values["Round"])
    if "Scores" in header:
        for seat, points in header.by_seat("Scores").items():
            state.scores[seat] = header.whole("Scores", points)
    if "Hands" in header:
        state.round += 1
        _set_position(header, state)
        _set_host(header, state)
        return state, None
    _set_host(header, state)
    return state, NextRound(header.seat("Dealer") if "Dealer" in header else None)


def _set_host(header: Header, state: State) -> None:
    """Set the host, under rules that know one."""
    if "Host" in header:
        host = header.seat("Host")
        if HostMayStop() in state.game.open_windows:
            open_lobby(state, host)


def _set_position(header: Header, state: State) -> None:
    """Set a position in the middle of a round, and let it settle."""
    _set_hands(header, state)
    state.question = None
    state.push(SEAT_PLAYERS)
    state.game.settle(state)
    if "Cursed" in header:
        state.remember(Curse(header.card("Cursed")))
    state.face_round(header.direction())
    _set_piles(header, state)
    _set_said(header, state)
    state.question = None
    state.dealer = (
        header.seat("Dealer")
        if "Dealer" in header
        else dealer_by_default(state.game.rules, len(header.names))
    )
    if "First" in header:
        _begin_with_first_card(header, state)
    else:
        _begin_turn(header, state)
    state.game.settle(state)


def _set_hands(header: Header, state: State) -> None:
    hands = header.by_seat("Hands")
    for seat, name in enumerate(header.names):
        if seat not in hands:
            raise header.error("Hands", "record-hand-missing", name=name)
    for seat, text in hands.items():
        state.hands[seat] = header.cards("Hands", text)


def _set_piles(header: Header, state: State) -> None:
    discard = [*header.cards("First"), *header.cards("Discard")]
    if not discard:
        raise header.error("Discard" if "Discard" in header else "Hands", "record-no-discard")
    pile, ends = header.pile()
    named = [*pile, *discard, *(held for hand in state.hands for held in hand)]
    state.pile = [*([] if ends else rest_of(state.game.deck, named)[::-1]), *pile[::-1]]
    state.discard = discard[::-1]
    state.show(discard[0], header.colour() or discard[0].colour)


def _set_said(header: Header, state: State) -> None:
    """Set who has said UNO: without ``Said``, every player with one card."""
    said = header.seats("Said") if "Said" in header else None
    for seat, hand in enumerate(state.hands):
        state.said_uno[seat] = len(hand) == 1 if said is None else seat in said


def _begin_with_first_card(header: Header, state: State) -> None:
    assert state.dealer is not None
    state.turn = state.dealer
    state.push(FirstEffect(state.top))
    if "DealerDraw" in header and "Dealer" not in header:
        state.push(ChooseDealer())


def _begin_turn(header: Header, state: State) -> None:
    if state.colour is None:
        raise header.error("Discard", "record-colour-missing")
    assert state.dealer is not None
    turn = header.seat("Turn") if "Turn" in header else state.seat_from(state.dealer, 1)
    before = state.seat_from(turn, -state.direction)
    may_be_denounced = range(len(state.hands)) if denouncing_lasts(state.game.rules) else (before,)
    state.push(
        *(
            DownToOne(seat)
            for seat in may_be_denounced
            if len(state.hands[seat]) == 1 and not state.said_uno[seat]
        ),
        TakeTurn(turn),
    )


def rest_of(deck: Sequence[Card], named: Sequence[Card]) -> list[Card]:
    """Return the cards of ``deck`` that are not among ``named``, in the order of the deck."""
    taken = Counter(named)
    rest = []
    for each in deck:
        if taken[each]:
            taken[each] -= 1
        else:
            rest.append(each)
    return rest
