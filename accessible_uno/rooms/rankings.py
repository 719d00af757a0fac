"""The commands that ask for the ranking of a room, or leave it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeAlias

from msgspec import Struct

from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.rooms.archive import ranked, this_month
from accessible_uno.rooms.lines import RoomLines
from accessible_uno.rooms.people import Person
from accessible_uno.rooms.words import RoomRequest, is_off, meaning_of
from accessible_uno.store.errors import StoreError
from accessible_uno.store.rankings import MEASURES, RankedPlayer, Rankings, Tally

MOST_TOLD: Final = 10
"""Players that a ranking names."""

_Fields: TypeAlias = dict[str, str | int]

_WORDS: Final = {
    "wins": "room-ranked-by-wins",
    "rounds": "room-ranked-by-rounds",
    "points": "room-ranked-by-points",
    "month": "room-ranked-in-month",
    "ever": "room-ranked-for-ever",
}
"""What may stand behind ``!ranking``, with what lists its words."""


class RankingCommands(Struct, eq=False):
    """Tells the ranking, and takes out whoever does not want to be in it.

    Args:
        lines: says the room's messages.
        rankings: those of the room; ``None`` where none are kept.
        called: returns the player of the table who has a name.
    """

    _lines: RoomLines
    _rankings: Rankings | None
    _called: Callable[[str], Person | None]

    def ranking(self, request: RoomRequest) -> None:
        """Name the first by wins, rounds or points, of this month or of all."""
        self._with(request, self._tell_best)

    def stats(self, request: RoomRequest) -> None:
        """Tell what is counted of somebody: by the name in the game, the nick or the account."""
        self._with(request, self._tell_player)

    def unlisted(self, request: RoomRequest) -> None:
        """Take somebody out of the ranking, past games included; operators may name others."""
        self._with(request, self._take_out)

    def _with(
        self, request: RoomRequest, do: Callable[[RoomRequest, Rankings], tuple[str, _Fields]]
    ) -> None:
        """Answer from the rankings, or say that they cannot be used."""
        answer: tuple[str, _Fields] = ("room-ranking-not-kept", {})
        with suppress(StoreError):
            if self._rankings is not None:
                answer = do(request, self._rankings)
        self._lines.to_one(request.speaker, answer[0], **answer[1])

    def _tell_best(self, request: RoomRequest, rankings: Rankings) -> tuple[str, _Fields]:
        wanted = {meaning_of(word, _WORDS) for word in request.rest.split()}
        if None in wanted:
            return "room-ranking-unclear", {}
        by = next((each for each in ("rounds", "points") if each in wanted), "wins")
        span = "ever" if "ever" in wanted else "month"
        best = rankings.best(by, this_month() if span == "month" else "", MOST_TOLD)
        if not best:
            return "room-ranking-empty", {"span": span}
        catalogue = Catalogue(self._lines.wishes_of(request.speaker).locale)
        entries = [
            catalogue.text("room-ranked", place=place, by=by, **_fields(each))
            for place, each in enumerate(best, 1)
        ]
        return "room-ranking", {"span": span, "by": by, "entries": " ".join(entries)}

    def _tell_player(self, request: RoomRequest, rankings: Rankings) -> tuple[str, _Fields]:
        person = self._called(request.rest) if request.rest else None
        name = ranked(person.speaker if person is not None else request.speaker).name
        if request.rest and person is None:
            name = request.rest
        whole = rankings.of(name)
        if not whole:
            return "room-stats-none", {"name": name}
        part = [each for each in rankings.of(name, this_month()) if each.proven is whole[0].proven]
        month = part[0] if part else Tally(name, whole[0].proven, 0)
        in_month = {"monthGames": month.games, "monthWins": month.wins}
        return "room-stats", {**_fields(whole[0]), **in_month}

    def _take_out(self, request: RoomRequest, rankings: Rankings) -> tuple[str, _Fields]:
        own = ranked(request.speaker)
        if request.rest and is_off(request.rest):
            rankings.list_again(own)
            return "room-listed", {}
        if not request.rest:
            done = rankings.take_out(own)
            return "room-unlisted" if done else "room-unlisted-elsewhere", {"name": own.name}
        if not request.by_operator:
            return "room-operators-alone", {}
        for proven in (True, False):
            rankings.take_out(RankedPlayer(request.rest, proven), anybody=True)
        return "room-unlisted", {"name": request.rest}


def _fields(tally: Tally) -> _Fields:
    counts = {name: getattr(tally, name) for name in ("games", *MEASURES)}
    return {"name": tally.name, "proven": "yes" if tally.proven else "no", **counts}
