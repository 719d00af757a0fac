"""The daily deal: the same for everybody, what it was worth, and a friend's line."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, cast
from unittest.mock import Mock

import pytest
from msgspec.structs import replace

from accessible_uno.app.arguments import Call, parse
from accessible_uno.app.commands import daily
from accessible_uno.app.daily_replays import COMPARED, DailyReplays, Replaying, replayed
from accessible_uno.app.daily_words import comparison
from accessible_uno.app.main import run
from accessible_uno.app.match import MatchBuilder
from accessible_uno.app.match_results import MatchResults
from accessible_uno.app.paths import data_folder
from accessible_uno.app.preferences import Preferences
from accessible_uno.app.terminal_play import TerminalPlay
from accessible_uno.game.base import Event
from accessible_uno.game.events import TurnCame
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES
from accessible_uno.store.daily import (
    DAILY_OPTIONS,
    DailyScore,
    daily_seed,
    read_daily_line,
    write_daily_line,
)
from accessible_uno.store.game_row import GameRow
from accessible_uno.store.journal import Journal, next_checksum
from accessible_uno.store.stats import FACTS, GameStats, parse_stats
from accessible_uno.table.calendar import Calendar, Day
from accessible_uno.table.driver import Due, take_step
from accessible_uno.table.plan import Plan, seated
from accessible_uno.voices.notices import NoticeArguments, Notices

TODAY = Day(2026, 5, 5)
NAMES = ("Anne", "Bob", "Luna", "Zoé")
PLAN = Plan("leaflet", seated(NAMES, (0,), ()), DAILY_OPTIONS, viewer=0)


def played(day: int, *, won: bool = False, cards: int = 0, turns: int = 0) -> GameRow:
    """The row of the deal of a day in May, with what was counted of it."""
    stats = GameStats(facts=FACTS, rounds=1, first_out=int(won), cards=cards, turns=turns)
    plan = replace(PLAN, seed=daily_seed(Day(2026, 5, day)))
    scores, winners = ((30, 0, 0, 0), (0,)) if won else ((0, 50, 0, 0), (1,))
    row = GameRow(day, plan, 0, 9.0, rounds=1, over=True, scores=scores, winners=winners)
    return replace(row, stats=stats.to_json())


class Finished:
    """A journal of finished games."""

    def __init__(self, *games: GameRow) -> None:
        self.games = games

    def finished(self) -> Iterator[GameRow]:
        return iter(self.games)

    begun = finished

    def change(self, number: int, **values: str) -> None:
        self.games = tuple(
            replace(each, **values) if each.number == number else each for each in self.games
        )


def results(game: GameRow, *earlier: GameRow, bots: dict[str, DailyScore] | None = None) -> Any:
    journal = cast("Journal", Finished(*earlier, game))
    told = MatchResults(journal, game, "en", bots or {}).messages()
    (game,) = (each for each in journal.finished() if each.number == game.number)
    again = MatchResults(journal, game, "en", bots or {}).messages()
    assert again == [each for each in told if each[0] != "goals-reached"]
    return told


def in_words(locale: str, messages: Any) -> list[str]:
    return [Catalogue(locale, strict=True).text(name, **fields) for name, fields in messages]


def test_what_a_deal_was_worth_is_two_sentences_and_a_line() -> None:
    """Won or lost, points, cards, turns, days in a row, and what bots made of it."""
    score = DailyScore(Day(2026, 5, 3), won=True, points=30, cards=0, turns=9)
    bots = {
        "normal": score._replace(won=False, points=0, cards=2, turns=8),
        "strong": score._replace(points=154, turns=12),
    }
    earlier = played(1, cards=4, turns=7), played(2, cards=1, turns=5)
    told = in_words("en", results(played(3, won=True, turns=9), *earlier, bots=bots))
    assert told[:3] == [
        "Daily deal won with 30 points in 9 turns. 3 days in a row.",
        "In your seat, with your cards: normal lost with 2 cards left after 8 turns; "
        "strong won with 154 points in 12 turns.",
        f"To send to a friend: {write_daily_line(score)}",
    ]
    assert told[3:] == ["Goal reached: win a match."]


def test_the_first_result_of_a_day_is_told_again() -> None:
    """It counts; the line of another try would tell what was known."""
    first = played(1, cards=4, turns=7)
    again = replace(played(1, won=True, turns=3), number=9)
    told = in_words("en", results(again, first))
    assert told[0] == (
        "Daily deal played before: your first result counts, lost with 4 cards left after 7 turns."
    )
    assert not any("UNO-" in each for each in told)


def test_a_daily_deal_says_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """First of all, with its day."""
    told: list[tuple[str, NoticeArguments]] = []

    def begin(sitting: TerminalPlay) -> int:
        sitting.builder.notices.set_listener(lambda *problem: told.append(problem))
        return 0

    monkeypatch.setattr(TerminalPlay, "run", begin)
    monkeypatch.setattr(daily, "journal_or_none", lambda *_: None)
    values = parse(daily.OPTIONS, [], ("[WORD]...",))
    daily.play_daily(Call([], "en"), values, TODAY)
    assert in_words("en", told[:1]) == [
        "Daily deal, 5 May 2026: one round, with the same cards and the same opponents for"
        " everybody."
    ]
    assert "Donne du jour, 5 mai 2026" in in_words("fr", told[:1])[0]


def test_a_daily_deal_has_the_same_opponents_for_everybody() -> None:
    """Drawn from the day; who is called like one of them meets another; a rematch is with them."""
    anne, bob = (daily.daily_table(name, TODAY).plan("en") for name in ("Anne", "Bob"))
    assert anne.seats[1:] == bob.seats[1:]
    assert anne.levels == ()
    assert daily.daily_table("Anne", Day(2026, 5, 6)).plan("en").others != anne.others
    namesake = daily.daily_table(anne.others[0], TODAY).plan("en")
    assert namesake.others[:2] == anne.others[1:]


def test_nobody_changes_how_the_bots_of_a_daily_deal_play() -> None:
    builder = MatchBuilder(Preferences("en", {}, {}), None, Notices())
    match = builder.new(daily.daily_table("Anne", TODAY).plan("en"))
    kinds = dict(match.table.bot_kinds)
    assert not match.table.change_bot(1, "random")
    assert match.table.bot_kinds == kinds


def test_bots_replay_the_seat_and_the_cards_of_the_player() -> None:
    """What comes of it is what comes of the same match with the bot as player."""
    for day in range(1, 6):
        plan = daily.daily_table("Anne", Day(2026, 5, day)).plan("en")
        score = outcome(replayed(plan, "normal"))
        bots = seated(plan.names, (), ("normal", *plan.kinds.values()))
        builder = MatchBuilder(Preferences("en", {}, {}), None, Notices())
        table = builder.new(replace(plan, seats=bots, viewer=-1)).table
        events: list[Event] = []
        table.listen(0, events.extend)
        while take_step(table) is not Due.OVER:
            pass
        view = table.view(0)
        assert score is not None
        assert score[1:4] == (0 in view.winners, view.scores[0], view.held)
        assert score.turns == sum(isinstance(each, TurnCame) and each.seat == 0 for each in events)


def outcome(replaying: Any) -> DailyScore | None:
    while True:
        try:
            next(replaying)
        except StopIteration as end:
            return cast("DailyScore | None", end.value)


def impatient() -> None:
    """Wait for the bots."""


def quickly() -> Replaying:
    """Play a deal in two slices, without thinking."""
    yield
    return DailyScore(TODAY, won=True, points=30, cards=0, turns=9)


def test_replays_go_on_while_the_player_plays() -> None:
    """In slices, with pauses; the rest is played at the end."""
    plan = daily.daily_table("Anne", TODAY).plan("en")
    replays = DailyReplays(plan)

    async def play_for_a_moment() -> None:
        work = asyncio.create_task(replays.run())
        while not replays.scores:
            await asyncio.sleep(0)
        work.cancel()

    asyncio.run(play_for_a_moment())
    assert [*replays.scores] == [COMPARED[0]]
    asyncio.run(replays.finish(impatient))
    assert [*replays.scores] == [*COMPARED]
    assert replays.scores[COMPARED[0]] == outcome(replayed(plan, COMPARED[0]))


def test_a_replay_that_fails_costs_no_result() -> None:
    plan = daily.daily_table("Anne", TODAY).plan("en")
    replays = DailyReplays(plan)
    replays._left |= {"normal": cast("Any", (1 / 0 for _ in "once")), "strong": quickly()}
    assert [*asyncio.run(replays.finish(impatient))] == ["strong"]


def test_who_waits_for_the_bots_is_told_so_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is left out, however fast the player was."""
    plan = daily.daily_table("Anne", TODAY).plan("en")
    replays, told = DailyReplays(plan), Mock()
    replays._left |= {kind: quickly() for kind in COMPARED}
    monkeypatch.setattr("accessible_uno.app.daily_replays.A_MOMENT", 0)
    assert [*asyncio.run(replays.finish(told))] == [*COMPARED]
    told.assert_called_once_with()


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(variable, str(tmp_path))
    monkeypatch.setattr(Calendar, "today", lambda _: TODAY)
    return tmp_path


def keep(*games: GameRow) -> None:
    """Save the rows of finished deals where the program looks for them."""
    journal = Journal(data_folder())
    for game in games:
        text = io.StringIO()
        game.plan.writer(text).write_acts([])
        acts = [(1, text.getvalue(), next_checksum(0, text.getvalue()))]
        counted = parse_stats(str(game.stats))
        counted.acts = 1
        journal.copy_game(replace(game, acts=1, stats=counted.to_json()), acts)
    journal.close()


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    status = run(["daily", *words])
    out, err = capsys.readouterr()
    assert (status, bool(out), bool(err)) in ((0, True, False), (2, False, True))
    return (out or err).strip()


def test_a_friends_line_is_compared_in_one_command(
    at_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Or refused with one sentence, in both languages."""
    keep(played(4, cards=4, turns=7), played(5, won=True, turns=9))
    own = DailyScore(TODAY, won=True, points=30, cards=0, turns=9)
    sent = write_daily_line(own._replace(points=40, turns=12))
    assert said(capsys, "compare", "Anne:", sent, "--lang", "en") == (
        "5 May 2026: your friend did better, by 10 points. You won with 30 points in 9 turns; "
        "your friend won with 40 points in 12 turns."
    )
    assert said(capsys, "comparer", sent, "--lang", "fr") == (
        "5 mai 2026\u00a0: l’autre fait mieux, avec 10 points de plus. Vous l’avez gagnée avec 30"
        " points en 9 tours\u202f; l’autre l’a gagnée avec 40 points en 12 tours."
    )
    yesterday = DailyScore(Day(2026, 5, 4), won=False, points=0, cards=5, turns=2)
    told = said(capsys, "compare", write_daily_line(yesterday), "--lang", "en")
    assert told.startswith("4 May 2026: you did better, by one card. You lost with 4 cards left")
    assert said(capsys, "line", "--lang", "en").endswith(write_daily_line(own))
    for refused, english, french in (
        (sent[:-1] + "0", "is damaged", "est abîmée"),
        ("nothing", "There is no line", "aucune ligne"),
        (
            write_daily_line(own._replace(day=Day(2026, 5, 6))),
            "6 May 2026, a day",
            "6 mai 2026, un",
        ),
        (write_daily_line(own._replace(day=Day(2026, 5, 3))), "not played the deal of 3", "3 mai"),
    ):
        for locale, words in (("en", english), ("fr", french)):
            answer = said(capsys, "compare", refused, "--lang", locale)
            assert words in answer
            assert len(answer.splitlines()) == 1


def test_the_deal_of_today_is_to_be_played_first(
    at_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Then even the line of a friend tells nothing."""
    line = write_daily_line(DailyScore(TODAY, won=True, points=30, cards=0, turns=9))
    told = said(capsys, "compare", line, "--lang", "en")
    assert told == "You have not finished the deal of today yet: play it, then compare again."
    assert said(capsys, "line", "--lang", "en") == "No daily deal played so far."


@pytest.mark.parametrize("locale", LOCALES)
def test_results_tell_days_runs_and_weeks(
    locale: str, at_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The fifth of May 2026 is a Tuesday."""
    keep(*(played(day, won=day == 4, cards=2, turns=9) for day in (1, 3, 4, 5)))
    words = {"en": "results", "fr": "résultats"}[locale]
    told = said(capsys, words, "--lang", locale).splitlines()
    assert len(told) == 6
    if locale == "en":
        assert told[0] == "5 May 2026: lost with 2 cards left after 9 turns."
        assert told[4:] == [
            "Daily deals: 4, 1 won; at most 3 days in a row, now 3.",
            "Daily deals this week: 2, 1 won; last week: 2, none won.",
        ]


@pytest.mark.long
def test_a_thousand_deals_of_bots_are_compared_right() -> None:
    """Each deal is played by two bots; one sends its line, the other compares."""
    random = Random("deals")
    kinds = ("random", "easy", "normal")
    for place in range(1000):
        day = Day.fromordinal(TODAY.toordinal() + place)
        plan = daily.daily_table("Anne", day).plan("en")
        own, theirs = (outcome(replayed(plan, random.choice(kinds))) for _ in range(2))
        assert own is not None
        assert theirs is not None
        read = read_daily_line(write_daily_line(theirs))
        assert read == theirs
        told = comparison("en", own, read)
        if own.won is not theirs.won:
            assert (": you did better." in told) is own.won
        elif own.won and own.points != theirs.points:
            assert (": you did better, by" in told) is (own.points > theirs.points)
        elif not own.won and own.cards != theirs.cards:
            assert (": you did better, by" in told) is (own.cards < theirs.cards)
        elif own.won and own.turns != theirs.turns:
            assert (": you did better, in" in told) is (own.turns < theirs.turns)
        else:
            assert "did equally well" in told
