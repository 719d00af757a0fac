"""The commands about the levels of the bots at the table."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from accessible_uno.game.base import Seat
from accessible_uno.interface.rules_told.rule_names import RuleNames
from accessible_uno.interface.session.session import Session
from accessible_uno.packages.faults import PackageFault

LEVELS_TOLD: Final = "levels-are"
"""The message that says who plays how, and what changes that at a table of this program."""

NO_TEXTS: Final[Mapping[str, str]] = MappingProxyType({})


class LevelAnswer(Struct, frozen=True):
    """The message that answers a wish about levels, and whether anything has changed."""

    message_id: str
    fields: Mapping[str, str] = NO_TEXTS
    changed: bool = False


class LevelControls:
    """Says how the bots play, and changes it from their next decision on.

    Args:
        session: where the answers are announced.
    """

    def __init__(self, session: Session) -> None:
        self._session = session

    def apply(self, kind: str, seat: Seat | None) -> None:
        """Change the level of a bot, or of all; without a level, say who plays how."""
        answer = self.answer(kind, seat)
        self._session.announce(answer.message_id, answer.fields)

    def answer(self, kind: str = "", seat: Seat | None = None) -> LevelAnswer:
        """Do the same, and return the message that says so."""
        session, kinds = self._session, self._session.table.bot_kinds
        if kinds is None:
            return LevelAnswer("level-not-here")
        if not kinds:
            return LevelAnswer("levels-nobody")
        if not kind:
            return LevelAnswer(LEVELS_TOLD, {"levels": self._levels(kinds)})
        if seat is not None and seat not in kinds:
            return LevelAnswer("level-of-person", {"name": self._name(seat)})
        seats = tuple(kinds) if seat is None else (seat,)
        try:
            done = {session.table.change_bot(each, kind) for each in seats}
        except (PackageFault, LookupError):
            return LevelAnswer("level-broken", {"level": self._texts.bot(kind)})
        if False in done:
            return LevelAnswer("level-fixed")
        return self._changes(dict.fromkeys(seats, kind))[0]

    def announce_change(self, changed: Mapping[Seat, str]) -> None:
        """Announce the new levels of bots that the host of the table has changed."""
        for answer in self._changes(changed):
            self._session.announce(answer.message_id, answer.fields)

    def _changes(self, changed: Mapping[Seat, str]) -> list[LevelAnswer]:
        """Return the answers that tell new levels: one for all bots, or one for each."""
        names = {seat: self._texts.level(kind) for seat, kind in changed.items()}
        every = len(names) == len(self._session.table.bot_kinds or ())
        if every and len(names) > 1 and len({*names.values()}) == 1:
            level = next(iter(names.values()))
            return [LevelAnswer("level-of-all", {"level": level}, changed=True)]
        return [
            LevelAnswer("level-set", {"name": self._name(seat), "level": level}, changed=True)
            for seat, level in names.items()
        ]

    @property
    def _texts(self) -> RuleNames:
        return RuleNames(self._session.settings.locale)

    def _levels(self, kinds: Mapping[Seat, str]) -> str:
        """Return how each bot plays, one after the other."""
        text = self._session.narrator.catalogue.text
        levels = {seat: self._texts.level(kind) if kind else "?" for seat, kind in kinds.items()}
        return text("semicolon").join(
            text("level-of", name=self._name(seat), level=level) for seat, level in levels.items()
        )

    def _name(self, seat: Seat) -> str:
        return self._session.narrator.display_names.name(seat)
