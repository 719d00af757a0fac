"""Natural lines of people who know no command, and what the parser makes of them.

    python tests/interface/parse/natural_lines.py fr

prints a table: what is typed, what is meant, what it is taken for, and the verdict.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from table_fixtures import NAMES, position, table

from accessible_uno.cards import Face, card
from accessible_uno.game.state import State
from accessible_uno.game.windows import Drawn, Threat
from accessible_uno.interface.parse.intents import (
    Act,
    ChangeSetting,
    HalfTypedCard,
    Intent,
    LineContext,
    NeedsColour,
    RulesOn,
    Said,
    Unclear,
    may_move,
)
from accessible_uno.interface.parse.manners import DONE_AT_ONCE
from accessible_uno.interface.verbs.all_verbs import parse_line
from accessible_uno.rules.shared.uno import Unannounced

LINES: Final = Path(__file__).parent / "natural"
HAND: Final = "r4 b7 b4 y3 b1 g6 wi"
FORGETFUL: Final = Unannounced(3)
SITUATIONS: Final[dict[str, dict[str, Any]]] = {
    "turn": {},
    "other": {"turn": 1, "others": ("g1 g2 g3", "y1 y2 y3", "b3"), "offers": (FORGETFUL,)},
    "threat": {
        "question": Threat(0, 4, 3, card("wi+4"), True, (3,)),
        "top": "wi+4",
        "colour": "g",
    },
    "colour": {},
    "drawn": {"question": Drawn(0), "drawn": "b4"},
    "end": {},
}


class Line(NamedTuple):
    """A line of the lists.

    Attributes:
        situation: the key of what the table waits for.
        typed: the line.
        meant: all that it may rightly be taken for.
    """

    situation: str
    typed: str
    meant: frozenset[str]


class Verdict(StrEnum):
    """What has become of a line."""

    GOOD = "understood"
    UNKNOWN = "not understood"
    WRONG = "MISUNDERSTOOD"


def natural_lines(kept: str) -> Iterator[Line]:
    """Yield the lines of a list: of a language, or its second one such as ``fr-2``."""
    for situation, written in sorted_lines(kept):
        typed, _, meant = written.rpartition(" -> ")
        yield Line(situation, typed, frozenset(meant.split(" or ")))


def sorted_lines(kept: str) -> Iterator[tuple[str, str]]:
    """Yield each line of a file, behind its situation."""
    situation = ""
    for written in (LINES / f"{kept}.txt").read_text("utf-8").splitlines():
        if heading := re.fullmatch(r"\[(\w+)\]", written):
            situation = heading[1]
        elif written and not written.startswith("#"):
            yield situation, written


def does_something(intent: Intent, at: LineContext) -> bool:
    """Return whether a line moves in the game, leaves or pauses it, or changes a setting."""
    if isinstance(intent, Said):
        changes = [each for each in intent.args if isinstance(each, ChangeSetting)]
        return intent.verb in DONE_AT_ONCE or any(each.value is not None for each in changes)
    return may_move(intent, at)


def context(situation: str, locale: str) -> LineContext:
    """Return what is known at the table in one of the situations."""
    state: State = position(**{"hand": HAND, "top": "b5", **SITUATIONS[situation]})
    half = HalfTypedCard(card("wi"), uno=False) if situation == "colour" else None
    if situation == "end":
        state.round_over, state.question = True, None
    at = table(state)
    view = at.view(0)
    faces = frozenset(held.face for held in at.rules.deck)
    return LineContext(locale, view, at.legal(0), NAMES, view.hand, half=half, faces=faces)


def taken_for(intent: Intent, situation: str) -> str:
    """Return what a line is taken for, in the words of the lists; ``?`` where it is refused."""
    match intent:
        case Act(action):
            return _act(action.notation(NAMES), situation)
        case NeedsColour(laid):
            return f"play {laid.code}=?" if laid.is_wild else "ask colour"
        case Unclear(message_id):
            return _REFUSED.get(message_id, "?")
        case Said(verb, args):
            if intent.has_no_value:
                return "?"
            return _said(verb, args, situation)
    raise AssertionError(intent)


_NONE_HELD: Final = "ask none"
"""A symbol is named, and no card of it is held; the answer says so."""

_REFUSED: Final = {
    "unclear-digit-or-place": "ask digit",
    "unclear-one-or-any": "ask colour",
    "unclear-two-cards": "ask two",
    "unclear-two-colours": "ask two",
    "unclear-colour-alone": "ask colour",
    "unclear-which-colour": _NONE_HELD,
}


def _act(notation: str, situation: str) -> str:
    colour = re.fullmatch(r"wi=(\w)", notation)
    if colour and situation == "colour":
        return f"colour {colour[1]}"
    is_card = re.match(r"(wi|[rygb])(\+|=|\d|sk|rv|$)", notation)
    return f"play {notation}" if is_card else notation


def _said(verb: str, args: tuple[Any, ...], situation: str) -> str:
    named = " ".join(_argument(each) for each in args)
    if verb == "history" or (verb == "repeat" and not named):
        return verb
    if verb == "counts" and args:
        return f"counts {NAMES[args[0]]}".replace("counts Ada", "counts me")
    if verb == "hand" and isinstance(args[0] if args else None, int):
        return f"place {args[0]}"
    if verb == "courtesy" and situation == "drawn":
        return "drawn"
    called = {"empty": "enter", "language": "lang"}.get(verb, verb)
    return f"{called} {named}".strip()


def _argument(value: object) -> str:
    match value:
        case RulesOn(topic, whole, held, option):
            chapter = str(topic or option or ("all" if whole else ""))
            return held.code if held and not topic else chapter
        case ChangeSetting(_, changed):
            return "" if changed in ("on", None) else str(changed)
        case StrEnum() | str() | Face():
            return str(value)
    return ""


_FROM_LUNA: Final = "challenge Luna"
"""She has laid the +4 that is doubted."""

_SAME: Final[dict[str, Callable[[str], set[str]]]] = {
    "history": lambda _: {"history", "last"},
    "counts": lambda _: {"counts", "pile", "counts me", *(f"counts {name}" for name in NAMES)},
    _FROM_LUNA: lambda _: {"challenge"},
    "order": lambda _: {"order", "next"},
    "drawn": lambda _: {"drawn", "history", "last"},
    "rules together": lambda _: {"rules together", "rules", "ask two"},
    "sort": lambda _: {"sort", "refused"},  # it asks how
    _NONE_HELD: lambda _: {"ask colour", "refused"},
}
"""Answers that hold the answer to something else."""


def verdict(line: Line, taken: str) -> Verdict:
    """Return whether a line was taken for what was meant."""
    answers = _SAME[taken](taken) if taken in _SAME else {taken}
    if answers & line.meant or (taken == "?" and "refused" in line.meant):
        return Verdict.GOOD
    asks = taken.startswith("ask") or taken == "playable"
    if taken == "?" or (asks and any(re.match("play |refused", each) for each in line.meant)):
        return Verdict.UNKNOWN
    return Verdict.WRONG


def judged(kept: str) -> Iterator[tuple[Line, str, Verdict]]:
    """Yield the lines of a list, with what they are taken for and the verdict."""
    locale = kept[:2]
    for line in natural_lines(kept):
        at = context(line.situation, locale)
        intent = parse_line(line.typed, at)
        taken = taken_for(intent, line.situation)
        refused = isinstance(intent, Act) and at.legal.why_not(intent.action) is not None
        rightly = refused and "refused" in line.meant
        yield line, taken, Verdict.GOOD if rightly else verdict(line, taken)


def main(kept: str) -> None:
    """Print the table of a list."""
    counted: Counter[Verdict] = Counter()
    for line, taken, found in judged(kept):
        counted[found] += 1
        meant = " or ".join(sorted(line.meant))
        sys.stdout.write(f"| {line.situation} | {line.typed} | {meant} | {taken} | {found} |\n")
    sys.stdout.write(f"{kept}: {dict(counted)}\n")


if __name__ == "__main__":
    main(sys.argv[1])
