"""The ladder: whom one meets, where one stands, and what follows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec.structs import replace

from accessible_uno.app.arguments import Call, parse
from accessible_uno.app.commands import play
from accessible_uno.app.ladder import ladder_plan, new_ladder_match
from accessible_uno.app.main import run
from accessible_uno.app.match import MatchBuilder
from accessible_uno.app.match_results import MatchResults
from accessible_uno.app.play_options import table_options
from accessible_uno.app.preferences import Preferences
from accessible_uno.app.series import Series
from accessible_uno.app.terminal_play import TerminalPlay
from accessible_uno.interface.parse.vocabulary import MatchSetting
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.players.bot_names import LEVELS
from accessible_uno.store.game_row import GameRow
from accessible_uno.store.journal import Journal
from accessible_uno.store.rating import companies
from accessible_uno.store.stats import FACTS, GameStats
from accessible_uno.table.plan import Plan
from accessible_uno.voices.notices import NoticeArguments, Notices

TABLE = table_options({"name": "Anne"}, {})


class Games:
    """A journal of games that are counted."""

    def __init__(self, *games: GameRow) -> None:
        self.games = games

    def begun(self) -> Iterator[GameRow]:
        return iter(self.games)

    finished = begun

    def change(self, number: int, **values: object) -> None: ...


def played(number: int, plan: Plan, *, rounds: int, won: int, over: bool = True) -> GameRow:
    """The row of a match of which so many rounds were won."""
    stats = GameStats(facts=FACTS, rounds=rounds, went_out=won, first_out=won)
    row = GameRow(number, plan, 0, rounds=rounds, scores=(1,) * len(plan.seats), over=over)
    return replace(row, winners=(0,) if 2 * won > rounds else (1,), stats=stats.to_json())


def journal(*games: GameRow) -> Journal:
    return cast("Journal", Games(*games))


def test_who_wins_rounds_meets_better_bots() -> None:
    """The company is that of the step, drawn anew each time."""
    first, begin = ladder_plan(TABLE, None, "en")
    assert [*first.kinds.values()] == [*begin.levels]
    assert begin.levels in companies(3)
    assert first.is_ladder
    assert len({ladder_plan(TABLE, None, "en")[0].names for _ in range(5)}) > 1
    games = [played(number, first, rounds=10, won=5) for number in range(1, 20)]
    plan, later = ladder_plan(TABLE, journal(*games), "en")
    assert later.number > begin.number
    assert sum(map(LEVELS.index, plan.kinds.values())) > sum(map(LEVELS.index, begin.levels))
    assert ladder_plan(replace(TABLE, players=2), None, "en")[1].of == 4


@pytest.mark.parametrize(("won", "moved"), [(9, "up"), (0, "down")])
def test_the_end_says_where_one_stands_now(won: int, moved: str) -> None:
    plan, _ = ladder_plan(TABLE, None, "en")
    before = [played(number, plan, rounds=10, won=3) for number in range(1, 12)]
    game = played(12, plan, rounds=10, won=won)
    messages = dict(MatchResults(journal(*before, game), game, "en").messages())
    told = messages["ladder-result"]
    assert told["moved"] == moved
    assert f"step {told['step']} of 10." in Catalogue("en").text(
        "ladder-result", **cast("Any", told)
    )


def test_the_next_match_is_on_the_ladder_unless_the_player_wants_others() -> None:
    told: list[tuple[str, NoticeArguments]] = []
    builder = MatchBuilder(
        Preferences("en", {}, {}), None, Notices(lambda *problem: told.append(problem))
    )
    match = new_ladder_match(builder, TABLE)
    assert [message for message, _ in told] == ["ladder-begins"]
    series = Series(match, builder)
    assert not match.table.change_bot(1, "easy")
    following = series.next_match()
    assert following.plan.is_ladder
    assert following.plan.seed != match.plan.seed
    assert [message for message, _ in told] == ["ladder-begins"] * 2
    series.change(MatchSetting.PLAYERS, "3", "en")
    assert series.next_match().plan.seed is None


def test_a_match_that_was_left_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Other rules, or another number of players, begin another one."""
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(variable, str(tmp_path))
    begun: list[Any] = []

    def run(sitting: TerminalPlay) -> int:
        begun.append(sitting.begin())
        return 0

    monkeypatch.setattr(TerminalPlay, "run", run)

    def begin(*options: str) -> Any:
        values = parse(play.OPTIONS, ["--ladder", "--name", "Anne", *options])
        assert play._play(Call([], "en"), values) == 0
        return begun[-1]

    first = begin()
    first.table.next_round()
    first.recorder.close()
    again = begin()
    assert again.plan.seed == first.plan.seed
    assert again.resumed
    again.recorder.close()
    other = begin("--rules", "duo", "--players", "2")
    assert other.plan.seed != first.plan.seed
    assert other.plan.rules == "duo"


@pytest.mark.parametrize("option", ["--seed=7", "--watch", "--bot=easy", "--with=Bob", "--daily"])
def test_the_ladder_chooses_the_company(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "--ladder", option, "--lang", "en"]) == 2
    assert "--ladder" in capsys.readouterr().err
