"""Writes a record of a match while it is played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Protocol

from accessible_uno.game.base import CHANCE, TABLE, Action
from accessible_uno.game.chance import NextRound, Shuffled
from accessible_uno.game.rule import Rule

FIRST_DRAW: Final = "dealer:"
FIRST_OTHERS: Final = (("place:", "Place"), ("press:", "Press"), ("cursed:", "Cursed"))


def versions_of(rules: Iterable[Rule]) -> dict[str, int]:
    """Return the version of each active rule whose version is not 1, by its key."""
    return {rule.key: rule.version for rule in rules if rule.version != 1}


def bots_line(bots: Iterable[str]) -> str:
    """Return the line of a header that says who is a bot."""
    return f'[Bots "{" ".join(bots)}"]'


class TextSink(Protocol):
    """What a record is written to, as a text file opened for writing."""

    def write(self, text: str, /) -> object:
        """Write the text."""

    def flush(self) -> object:
        """Pass on what is buffered."""


class RecordWriter:
    """Writes the header with the first deal, then one line for each act.

    What chance gave stands before the act that asked for it, because the reader needs it first.

    Args:
        sink: what to write to.
        rules: the preset's key.
        names: the players in seating order.
        options: pairs of name and value on top of the preset.
        versions: see :func:`versions_of`; without them, the record is read by the present rules.
        begun: whether the header and the first deal are written already.
        host: the name of the table's host; empty without one.
        bots: the players whom the program plays; ``None`` where nobody needs to know.
    """

    def __init__(
        self,
        sink: TextSink,
        rules: str,
        names: Sequence[str],
        options: Sequence[tuple[str, str]] = (),
        *,
        versions: Mapping[str, int] | None = None,
        begun: bool = False,
        host: str = "",
        bots: Sequence[str] | None = None,
    ) -> None:
        self._sink = sink
        self._rules = rules
        self._names = tuple(names)
        self._options = tuple(options)
        self._versions = versions
        self._begun = begun
        self._host = host
        self._bots = [] if bots is None else [bots_line(bots)]

    def write_acts(self, acts: Sequence[Action]) -> None:
        """Write an act and what chance gave because of it."""
        chance = [act for act in acts if act.seat == CHANCE]
        others = [act for act in acts if act.seat != CHANCE]
        if not self._begun:
            self._begun = True
            self._sink.write(self._header(chance, others))
            opening = [act for act in others if not isinstance(act, NextRound)]
            self._sink.write("".join(map(self._line, opening)))
        else:
            for act in chance:
                self._sink.write(f"chance {act.notation(self._names)}\n")
            for act in others:
                self._sink.write(self._line(act))
        self._sink.flush()

    def _line(self, act: Action) -> str:
        if act.seat == TABLE:
            return act.notation(self._names) + "\n"
        return f"{self._names[act.seat]} {act.notation(self._names)}\n"

    def _header(self, chance: Sequence[Action], others: Sequence[Action]) -> str:
        lines = ['[Format "1"]', f'[Rules "{self._rules}"]']
        if self._versions is not None:
            later = "; ".join(f"{key} {number}" for key, number in self._versions.items())
            lines.append(f'[Versions "{later}"]')
        lines += [f'[Option "{name} {setting}"]' for name, setting in self._options]
        lines += [f'[Seats "{" ".join(self._names)}"]', *self._bots]
        if self._host:
            lines.append(f'[Host "{self._host}"]')
        for act in others:
            if isinstance(act, NextRound) and act.dealer is not None:
                lines.append(f'[Dealer "{self._names[act.dealer]}"]')
        if drawn := self._given(chance, FIRST_DRAW):
            lines.append(f'[DealerDraw "{drawn}"]')
        for act in chance:
            if isinstance(act, Shuffled):
                deck = " ".join(each.code for each in act.cards)
                lines.append(f'[Deck "{deck}"]')
                break
        for verb, key in FIRST_OTHERS:
            if given := self._given(chance, verb):
                lines.append(f'[{key} "{given}"]')
        return "\n".join(lines) + "\n\n"

    def _given(self, chance: Sequence[Action], verb: str) -> str:
        """Return everything that chance gave under ``verb``, in order."""
        return " ".join(
            act.notation(self._names).removeprefix(verb).strip()
            for act in chance
            if act.verbs[:1] == (verb,)
        )
