"""Another match without leaving, and what is told at the end of one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from table_fixtures import PATIENCE, Script, game_of, played, position, table

from accessible_uno.interface.parse.intents import MessageFields
from accessible_uno.interface.parse.vocabulary import MatchSetting
from accessible_uno.interface.session.game_setup import MatchSeries
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Pace
from accessible_uno.table import Table


class Following:
    """A series that only remembers what was asked of it.

    Attributes:
        asked: the arguments of the questions and changes.
        settled: whether what was proposed was agreed to, each time.
        possible: whether the other bots that are asked for can play.
    """

    def __init__(self, *told: tuple[str, MessageFields], possible: bool = True) -> None:
        self.asked: list[tuple[Any, ...]] = []
        self.settled: list[bool] = []
        self.possible = possible
        self._told = told

    def describe(self, locale: str) -> str:
        self.asked.append((locale,))
        return "The next table."

    def change(self, part: MatchSetting, typed: str, locale: str) -> str:
        self.asked.append((part, typed, locale))
        return "Changed."

    def propose(
        self, kinds: Sequence[str], locale: str, *, counted: bool
    ) -> tuple[Sequence[str], bool]:
        self.asked.append((*kinds, counted, locale))
        return ["Proposed."] * bool(kinds), self.possible

    def settle(self, *, agreed: bool) -> bool:
        self.settled.append(agreed)
        return not agreed

    def statistics(self, locale: str) -> Sequence[str]:
        return [f"Three rounds, in {locale}."] if self._told else []

    def goals(self, locale: str) -> Sequence[str]:
        return [f"A goal, in {locale}."] if self._told else []

    async def results(self, wait: Callable[[], None]) -> Sequence[tuple[str, MessageFields]]:
        return self._told


def last_card(series: MatchSeries | None, *lines: str, **options: Any) -> tuple[Script, bool]:
    """Play the last card of a match, then type lines; return whether another match is wanted."""
    at = table(position("b1", "b7", options=[("target", "1")]))
    console = Script("b1", *lines)
    settings = Settings("en", pace=Pace.SHORT)
    game = game_of(console, at, settings=settings, interactive=True, series=series, **options)
    asyncio.run(asyncio.wait_for(game.play(), PATIENCE))
    return console, game.wants_another


def test_at_the_end_a_rematch_is_one_word() -> None:
    """A record is told before the question; nothing is said of leaving."""
    console, wanted = last_card(Following(("best-points", {"points": 40})), "rematch")
    assert wanted
    assert console.shown[-3:] == [
        "That is your best score by these rules.",
        "Enter to leave, “rematch” to play again.",
        "> rematch",
    ]


def test_statistics_are_told_while_playing() -> None:
    series = Following(("best-points", {"points": 40}))
    console = played(["stats"], table(), settings=Settings("en"), series=series)
    assert console.answer_to("stats")[0] == "Three rounds, in en."
    console = played(["bilan"], table(), settings=Settings("fr"))
    assert console.answer_to("bilan") == ["Aucune statistique n’est tenue ici."]


def test_enter_leaves() -> None:
    console, wanted = last_card(Following(), "")
    assert not wanted
    assert "Enter to leave, “rematch” to play again." in console.shown
    assert console.shown[-1] == "The result is saved. Goodbye."
    console, wanted = last_card(None, "rematch", "")
    assert not wanted
    assert "No other match can follow here." in console.shown


def test_at_the_end_a_single_key_leaves_without_a_question() -> None:
    settings = Settings("fr", pace=Pace.SHORT, single_keys=True)
    console = Script("b1", "<backspace>", "<x>")
    at = table(position("b1", "b7", options=[("target", "1")]))
    game = game_of(console, at, settings=settings, interactive=True, series=Following())
    asyncio.run(asyncio.wait_for(game.play(), PATIENCE))
    assert "Entrée pour quitter, F pour rejouer." in console.shown
    assert console.shown[-1] == "La partie et ses points sont enregistrés. Au revoir."


def left(*lines: str, at: Table | None = None) -> Script:
    return played(lines, at or table(), settings=Settings("fr"), series=Following())


def test_an_unfinished_match_is_left_only_after_yes() -> None:
    console = left("revanche", "non", "main", "revanche", "oui")
    asked = "Laisser cette partie pour une autre ? Oui ou non. Elle sera enregistrée."
    assert console.answer_to("revanche") == [asked]
    assert console.answer_to("non")[:2] == [
        "La partie continue.",
        "La prochaine partie reste comme elle était.",
    ]
    assert console.prompts[1] == "Réponse (Entrée\u00a0: non)\u00a0: "
    assert console.shown[-1].startswith("La partie inachevée est enregistrée.")


def test_the_table_of_the_next_match_is_asked_for_and_changed() -> None:
    series = Following()
    lines = ["table", "table joueurs 5", "table niveau fort : prudent", "table soupe"]
    console = played(lines, table(), settings=Settings("fr"), series=series)
    assert console.answer_to("table") == ["The next table."]
    assert series.asked == [
        ("fr",),
        (MatchSetting.PLAYERS, "5", "fr"),
        (MatchSetting.BOTS, "fort : prudent", "fr"),
    ]
    assert "« soupe » ne se change pas." in console.answer_to("table soupe")[0]


@pytest.mark.parametrize(
    ("locale", "line", "yes", "no", "unchanged"),
    [
        ("en", "rematch with 2 strong", "yes", "no", "The next match stays as it was."),
        (
            "fr",
            "revanche contre 2 forts",
            "oui",
            "non",
            "La prochaine partie reste comme elle était.",
        ),
    ],
)
def test_other_bots_are_settled_by_the_answer(
    locale: str, line: str, yes: str, no: str, unchanged: str
) -> None:
    """“no” forgets them, and says so; “yes” takes them."""
    series = Following()
    console = played([line, no, line, yes], table(), settings=Settings(locale), series=series)
    assert series.asked == [("strong", "strong", True, locale)] * 2
    assert series.settled == [False, True]
    assert console.answer_to(line)[0] == "Proposed."
    assert unchanged in console.answer_to(no)


@pytest.mark.parametrize(
    ("locale", "line"), [("en", "rematch with 2 strong"), ("fr", "revanche contre 2 forts")]
)
def test_where_there_can_be_no_such_match_nothing_is_asked(locale: str, line: str) -> None:
    series = Following(possible=False)
    console = played([line], table(), settings=Settings(locale), series=series)
    assert console.answer_to(line) == ["Proposed."]
    assert series.settled == []


def test_after_the_match_other_bots_hold_at_once() -> None:
    series = Following()
    _, wanted = last_card(series, "rematch with 1 easy")
    assert wanted
    assert (series.asked, series.settled) == ([("easy", True, "en")], [True])
