"""What one seat sees of a position, as text, and a position in which nothing else stands.

The part of a seat holds its own cards and what lies open: how many cards the others hold, the
discard pile, the scores, the question that the table waits for, what the rules let this seat
remember.  No card of another hand or of the draw pile is in it, so it may be sent away.

A position made of it (:func:`apply_part`) answers a :class:`View` and a :class:`Legal` of that seat
as the whole position does.  In the place of the cards that the seat cannot see lie cards that mean
nothing; nobody can play on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from accessible_uno.cards import Card, Colour
from accessible_uno.game.base import ONLOOKER, Note, Seat, Step, Window
from accessible_uno.game.state import Evidence, State
from accessible_uno.game.steps import EndTurn, TakeTurn
from accessible_uno.record.seen_notation import UnreadableValue, read_value, write_value

Part: TypeAlias = dict[str, str]
"""The values by their keys, in notation."""

KEPT: Final = "+"
"""In a difference, begins a row of which only the end is new: ``+12[r5]`` after twelve cards."""

DISCARD: Final = "discard"
HAND: Final = "hand"
ROWS: Final = (DISCARD, HAND)
"""The keys of rows of which a difference gives the end alone."""

MOST_CARDS: Final = 1_000
_PLAIN: Final = (
    *("colour", "direction", "turn", "pending", "dealer", "round", "round_over", "round_winner"),
    *("winners", "empty_draws", "question"),
)
"""Fields of the position that are public as they are."""

_ROWS: Final = ("order", "playing", "said_uno", "scores", "offers")
"""Public fields that are rows."""


_STEPS: Final[dict[str, tuple[Step, ...]]] = {
    "nothing": (),
    "ends": (EndTurn(0),),
    "steps": (TakeTurn(0),),
}
"""What stands for the steps that wait behind the question."""


def part_of(state: State, seat: Seat) -> Part:
    """Return what ``seat`` sees of ``state``."""
    return {**public_part(state), **own_part(state, seat)}


def public_part(state: State) -> Part:
    """Return what everybody sees of ``state``."""
    part = {name: write_value(getattr(state, name)) for name in _PLAIN}
    part |= {name: write_value(tuple(getattr(state, name))) for name in _ROWS}
    part["counts"] = write_value(tuple(map(len, state.hands)))
    part["pile"] = write_value(len(state.pile))
    part[DISCARD] = write_value(tuple(state.discard))
    part["waits"] = write_value(_waiting(state))
    part["doubtful"] = write_value(tuple((each.seat, each.cleared) for each in state.evidence))
    return part


def own_part(state: State, seat: Seat) -> Part:
    """Return what ``seat`` sees of ``state`` beside what everybody does."""
    notes = sorted(write_value(note.seen_by(seat)) for note in state.notes.values())
    return {
        HAND: write_value(tuple(state.hands[seat]) if seat >= 0 else ()),
        "drawn": write_value(_own_drawn(state, seat)),
        "notes": f"[{','.join(notes)}]",
    }


def _own_drawn(state: State, seat: Seat) -> Card | None:
    """Return the card that ``seat`` has just drawn and is asked about."""
    question = state.question
    return state.drawn if question is not None and question.seat == seat >= 0 else None


def _waiting(state: State) -> str:
    """Return what waits behind the question: nothing, the end of turns alone, or other steps."""
    if not state.agenda:
        return "nothing"
    return "ends" if all(isinstance(step, EndTurn) for step in state.agenda) else "steps"


def difference(before: Mapping[str, str], after: Mapping[str, str]) -> Part:
    """Return what :func:`updated` needs to make ``after`` of ``before``."""
    changed = {key: value for key, value in after.items() if before.get(key) != value}
    for key in ROWS:
        if key in changed and key in before:
            changed[key] = _end_alone(before[key], changed[key])
    return changed


def updated(before: Mapping[str, str], changed: Mapping[str, str]) -> Part:
    """Return the part after a :func:`difference`.

    Raises:
        UnreadableValue: it does not fit.
    """
    after = {key: each for key, each in {**before, **changed}.items() if key in _CHECKS}
    for key in ROWS:
        if changed.get(key, "").startswith(KEPT):
            after[key] = _with_end(before.get(key, "[]"), changed[key])
    return after


def _end_alone(before: str, after: str) -> str:
    """Return a row without the beginning that it shares with the row before."""
    old, new = _codes(before), _codes(after)
    same = 0
    while same < min(len(old), len(new)) and old[same] == new[same]:
        same += 1
    return f"{KEPT}{same}[{','.join(new[same:])}]" if same else after


def _with_end(before: str, end: str) -> str:
    count, bracket, rest = end.removeprefix(KEPT).partition("[")
    old = _codes(before)
    kept = read_value(count)
    if not (bracket and rest.endswith("]") and _is_count(kept, 0) and kept <= len(old)):
        raise UnreadableValue(end)
    return f"[{','.join([*old[:kept], *_codes(f'[{rest}')])}]"


def _codes(row: str) -> list[str]:
    return [each for each in row[1:-1].split(",") if each]


def apply_part(state: State, seat: Seat, part: Mapping[str, str]) -> None:
    """Make ``state`` what ``seat`` sees.

    Args:
        state: a position of the same table; it is overwritten.
        seat: whose part it is.
        part: the whole part.

    Raises:
        UnreadableValue: it is none of this table.
    """
    try:
        values = {key: read_value(part[key]) for key in _CHECKS}
        _apply(state, seat, values)
    except UnreadableValue:
        raise
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as wrong:
        raise UnreadableValue(str(wrong)) from wrong


def _apply(state: State, seat: Seat, values: Mapping[str, Any]) -> None:
    seats = len(state.hands)
    for key, fits in _CHECKS.items():
        if not fits(values[key], seats):
            raise UnreadableValue(key)
    counts = values["counts"]
    if seat >= 0 and counts[seat] != len(values[HAND]):
        raise UnreadableValue(HAND)
    for name in _PLAIN:
        setattr(state, name, values[name])
    for name in ("said_uno", "scores", "offers", DISCARD):
        setattr(state, name, list(values[name]))
    hidden = state.game.deck[0]
    state.hands = [[hidden] * count for count in counts]
    if seat >= 0:
        state.hands[seat] = list(values[HAND])
    state.pile = [hidden] * values["pile"]
    state.seat_players(values["playing"], values["order"])
    state.face_round(state.direction)
    state.drawn = values["drawn"]
    state.agenda = list(_STEPS[values["waits"]])
    state.evidence = tuple(
        Evidence(of, guilty=False, colour=None, cleared=cleared)
        for of, cleared in values["doubtful"]
    )
    state.notes = {type(note): note for note in values["notes"]}
    if state.discard:
        state.show(state.discard[-1], state.colour)


Check: TypeAlias = Callable[[Any, int], bool]
"""Whether a value may stand in the part of a table of so many seats."""


def _is_number(value: Any, _seats: int) -> bool:
    return type(value) is int


def _is_count(value: Any, _seats: int) -> bool:
    return type(value) is int and 0 <= value <= MOST_CARDS


def _is_seat(value: Any, seats: int) -> bool:
    return type(value) is int and 0 <= value < seats


def _is_window(value: Any, seats: int) -> bool:
    return isinstance(value, Window) and ONLOOKER < value.seat < seats


def _of(*kinds: type) -> Check:
    return lambda value, _seats: isinstance(value, kinds)


def _or_none(check: Check) -> Check:
    return lambda value, seats: value is None or check(value, seats)


def _row(check: Check, longest: int = MOST_CARDS) -> Check:
    return lambda value, seats: (
        isinstance(value, tuple)
        and len(value) <= longest
        and all(check(each, seats) for each in value)
    )


def _one_each(check: Check) -> Check:
    return lambda value, seats: _row(check)(value, seats) and len(value) == seats


def _is_doubt(value: Any, seats: int) -> bool:
    return isinstance(value, tuple) and len(value) == 2 and _is_seat(value[0], seats)


_CHECKS: Final[dict[str, Check]] = {
    "colour": _or_none(_of(Colour)),
    "direction": lambda value, _seats: value in (1, -1),
    "turn": _is_seat,
    "pending": _is_count,
    "dealer": _or_none(_is_seat),
    "round": _is_count,
    "round_over": _of(bool),
    "round_winner": _or_none(_is_seat),
    "winners": _row(_is_seat),
    "empty_draws": _is_count,
    "question": _or_none(_is_window),
    "order": lambda value, seats: sorted(value) == list(range(seats)),
    "playing": _row(_is_seat),
    "said_uno": _one_each(_of(bool)),
    "scores": _one_each(_is_number),
    "offers": _row(_is_window),
    HAND: _row(_of(Card)),
    "counts": _one_each(_is_count),
    "pile": _is_count,
    DISCARD: _row(_of(Card)),
    "drawn": _or_none(_of(Card)),
    "waits": lambda value, _seats: value in _STEPS,
    "doubtful": _row(_is_doubt),
    "notes": _row(_of(Note)),
}
"""What each key may hold."""
