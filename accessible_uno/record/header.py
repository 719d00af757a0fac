"""The header of a record: ``[Key "value"]`` lines that describe the table."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Final

from msgspec import Struct

from accessible_uno.cards import Card, Colour, UnknownCard, card
from accessible_uno.likeness import nearest
from accessible_uno.names import LONGEST_RECORDED, SPEAKERS, is_recorded_name
from accessible_uno.record.errors import AmbiguousRecord, MalformedRecord, RecordError

LINE: Final = r'\[(\w+)\s+"(.*)"\]\s*(?:;.*)?$'
REPEATABLE: Final = "Option"
SETTING_UP: Final = (
    "Format",
    "Rules",
    "Versions",
    "Option",
    "Seats",
    "Bots",
    "Dealer",
    "Host",
    "Seed",
)
DEALING: Final = ("DealerDraw", "Deck", "Place", "Press", "Deal")
POSITION: Final = ("Hands", "First", "Discard", "Colour", "Draw", "Direction", "Turn")
MATCH: Final = ("Scores", "Said", "Cursed", "Round")
KEYS: Final = frozenset((*SETTING_UP, *DEALING, *POSITION, *MATCH))
DEFAULT_RULES: Final = "leaflet"
END: Final = "end"
MOST_DIGITS: Final = 9
_ABOUT_RULES: Final = (f"[{REPEATABLE} ", "[Versions ")
MOST_OPTIONS: Final = 500
"""Option lines of one case: several times as many as there are options."""


def rules_of_header(text: str) -> Header:
    """Return a header of those lines of ``text`` alone that say which rules are played.

    What makes no sense is left out.
    """
    header = Header()
    for line in text.splitlines():
        if line.startswith(_ABOUT_RULES):
            with suppress(RecordError):
                header.add(line, 0)
    return header


class Header(Struct):
    """The values of a header.  Their form is checked when they are asked for.

    Attributes:
        values: what was written, by key.
        lines: where each key was written.
        options: pairs of name and value on top of the preset.
        begins: number of the line where the case begins.
    """

    begins: int = 0
    values: dict[str, str] = {}
    lines: dict[str, int] = {}
    options: list[tuple[str, str]] = []

    def add(self, text: str, line: int) -> None:
        """Add one header line.

        Raises:
            MalformedRecord: the line is not of the form, or its key is unknown.
            AmbiguousRecord: the key is given twice.
        """
        found = re.match(LINE, text)
        if not found:
            raise MalformedRecord(line, "record-bad-header", text=text)
        key, value = found.groups()
        if key not in KEYS:
            raise MalformedRecord(
                line,
                "record-unknown-key",
                key=key,
                known=", ".join(sorted(KEYS)),
                nearest=nearest(key, KEYS),
            )
        if key == REPEATABLE:
            if len(self.options) == MOST_OPTIONS:
                raise MalformedRecord(line, "record-too-many-options", most=MOST_OPTIONS)
            name, _, setting = value.strip().partition(" ")
            self.options.append((name, setting.strip()))
            self.lines[f"Option {name}"] = line
            return
        if key in self.values:
            raise AmbiguousRecord(line, "record-key-twice", key=key)
        self.values[key] = value.strip()
        self.lines[key] = line

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def error(
        self,
        key: str,
        message: str,
        kind: type[RecordError] = MalformedRecord,
        **arguments: str | int,
    ) -> RecordError:
        """Return an error that points at the line of ``key``."""
        return kind(self.lines.get(key, self.begins), message, key=key, **arguments)

    def table(self) -> tuple[object, ...]:
        """Return everything that the game of the header is compiled from, except the players."""
        return (
            self.rules,
            tuple(self.options),
            self.values.get("Deal"),
            self.values.get("Versions"),
        )

    def played_options(self) -> tuple[tuple[str, str], ...]:
        """Return the options on top of the preset, with the size of a hand that ``Deal`` gives."""
        deal = [("deal", self.values["Deal"])] if "Deal" in self else []
        return (*self.options, *deal)

    @property
    def rules(self) -> str:
        """The preset's key."""
        return self.values.get("Rules", DEFAULT_RULES)

    @property
    def names(self) -> tuple[str, ...]:
        """The players in seating order.

        Raises:
            MalformedRecord: there are none, or a word is no name.
            AmbiguousRecord: two have the same name.
        """
        names_given = self.values.get("Seats", "")
        names = tuple(names_given.split())
        if not names:
            raise self.error("Seats", "record-no-seats")
        if len(set(names)) < len(names):
            raise self.error("Seats", "record-names-alike", AmbiguousRecord, value=names_given)
        if taken := SPEAKERS.intersection(names):
            raise self.error("Seats", "record-name-taken", name=min(taken))
        for name in names:
            if not is_recorded_name(name):
                raise self.error("Seats", "record-bad-name", name=name, longest=LONGEST_RECORDED)
        return names

    @property
    def people(self) -> tuple[int, ...] | None:
        """The seats of those who are no bots; ``None`` where the record does not say.

        Raises:
            MalformedRecord: somebody does not play.
            AmbiguousRecord: a bot is named twice.
        """
        if "Bots" not in self:
            return None
        bots = self.seats("Bots")
        return tuple(seat for seat in range(len(self.names)) if seat not in bots)

    def versions(self) -> dict[str, int] | None:
        """Return each rule's version where it is not 1; ``None`` for the present versions."""
        if "Versions" not in self:
            return None
        found = {}
        for part in filter(str.strip, self.values["Versions"].split(";")):
            key, _, number = part.strip().partition(" ")
            found[key] = self.whole("Versions", number)
        return found

    def seat(self, key: str, name: str | None = None) -> int:
        """Return the seat that ``key`` names, or that ``name`` in its value does."""
        wanted = self.values[key] if name is None else name
        if wanted not in self.names:
            raise self.error(key, "record-unknown-name", name=wanted)
        return self.names.index(wanted)

    def seats(self, key: str) -> set[int]:
        """Return the seats of the names that ``key`` lists.

        Raises:
            MalformedRecord: somebody does not play.
            AmbiguousRecord: a name is there twice.
        """
        found: set[int] = set()
        for name in self.values[key].split():
            seat = self.seat(key, name)
            if seat in found:
                raise self.error(key, "record-name-twice", AmbiguousRecord, name=name)
            found.add(seat)
        return found

    def cards(self, key: str, text: str | None = None) -> list[Card]:
        """Return the cards that ``key`` lists, or that ``text`` in its value does."""
        listed = self.values.get(key, "") if text is None else text
        found = []
        for code in listed.split():
            try:
                found.append(card(code))
            except UnknownCard:
                raise self.error(key, "record-unknown-card", card=code) from None
        return found

    def card(self, key: str) -> Card:
        """Return the one card that ``key`` names."""
        cards = self.cards(key)
        if len(cards) != 1:
            raise self.error(key, "record-unknown-card", card=self.values[key])
        return cards[0]

    def pile(self) -> tuple[list[Card], bool]:
        """Return the draw pile, top first, and whether no other card lies under it."""
        words = self.values.get("Draw", "").split()
        ends = bool(words) and words[-1] == END
        return self.cards("Draw", " ".join(words[:-1] if ends else words)), ends

    def by_seat(self, key: str) -> dict[int, str]:
        """Return the value of each seat in ``A: r1 r2; B: g3`` or ``A 480; B 300``."""
        found: dict[int, str] = {}
        for part in filter(str.strip, self.values[key].split(";")):
            name, _, rest = part.strip().replace(":", " ", 1).partition(" ")
            seat = self.seat(key, name)
            if seat in found:
                raise self.error(key, "record-name-twice", AmbiguousRecord, name=name)
            found[seat] = rest.strip()
        return found

    def number(self, key: str, default: int) -> int:
        """Return the whole number that ``key`` gives."""
        return self.whole(key, self.values.get(key, str(default)))

    def whole(self, key: str, text: str) -> int:
        """Return the whole number in ``text``, a part of the value of ``key``."""
        if not text.removeprefix("-").isdecimal():
            raise self.error(key, "record-not-a-number", value=text)
        if len(text) > MOST_DIGITS:
            raise self.error(key, "record-number-too-long", value=text, longest=MOST_DIGITS)
        return int(text)

    def direction(self) -> int:
        """Return the direction: 1 to the left, -1 to the right."""
        direction = self.number("Direction", 1)
        if direction not in (1, -1):
            raise self.error("Direction", "record-bad-direction", value=direction)
        return direction

    def colour(self) -> Colour | None:
        """Return the active colour, where one is written."""
        if "Colour" not in self:
            return None
        try:
            return Colour(self.values["Colour"])
        except ValueError:
            raise self.error("Colour", "record-bad-colour", value=self.values["Colour"]) from None
