"""Levels and styles of the bots, changed by word in the game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import pytest
from table_fixtures import NAMES, compiled, played, position

from accessible_uno.game.base import Seat
from accessible_uno.players.registry import make_bot
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Pace
from accessible_uno.table import Dealer, Table
from accessible_uno.table.resume_state import CountedRng, ResumeState, SavedState, read_state
from accessible_uno.table.seated_bot import SeatedBot

KINDS = ("cautious", "bold", "scatterbrained")


def seated(
    dealer: Dealer, past: SavedState | None = None
) -> tuple[dict[Seat, SeatedBot], dict[Seat, CountedRng]]:
    """The bots of a new or of a resumed game."""
    past = past or SavedState()
    rngs = {seat: CountedRng(dealer.bot_rng(seat), past.drawn_by(seat)) for seat in range(1, 4)}
    bots = {
        seat: SeatedBot(kind, partial(make_bot, chance=rngs[seat]), past.wishes.get(seat, ""))
        for seat, kind in enumerate(KINDS, 1)
    }
    for seat, bot in bots.items():
        bot.remember(past.memory(seat))
    return bots, rngs


def at_table(**options: Any) -> Table:
    return Table(
        compiled("leaflet"),
        NAMES,
        Dealer("1"),
        bots=seated(Dealer("1"))[0],
        state=position("r5 b4 g1", "b9", **options),
    )


def answers(lines: list[str], locale: str = "en") -> tuple[Mapping[Seat, str], list[list[str]]]:
    at = at_table()
    console = played(lines, at, settings=Settings(locale, pace=Pace.NONE))
    return at.bot_kinds, [console.answer_to(line) for line in lines]


USUAL = {1: "cautious", 2: "bold", 3: "scatterbrained"}
EASY = dict.fromkeys(USUAL, "easy")
STRONG_BOLD = "strong:bold"
PLAYED = "Prudence: normal and cautious; Victor: normal and bold; Luna: normal and scatterbrained."


def test_levels_by_word(subtests: pytest.Subtests) -> None:
    for locale, line, said, kinds in [
        ("en", "Luna strong", "From now on, Luna is strong.", {3: "strong"}),
        ("en", "level Luna strong:bold", "From now on, Luna is strong and bold.", {3: STRONG_BOLD}),
        ("en", "level strong bold victor", "Victor is strong and bold.", {2: STRONG_BOLD}),
        ("en", "level all bots easy", "From now on, all bots are easy.", EASY),
        ("fr", "Luna forte", "Désormais, Luna joue au niveau fort.", {3: "strong"}),
        (
            "fr",
            "niveau Luna fort:audacieux",
            "Désormais, Luna joue au niveau fort, style téméraire.",
            {3: STRONG_BOLD},
        ),
        ("fr", "niveau de Prudence : au hasard", "Prudence joue au niveau hasard.", {1: "random"}),
        ("fr", "difficulté facile", "tous les robots jouent au niveau facile.", EASY),
        ("en", "level Luna super", "“super” is not a level.", {}),
        ("en", "level super", "“super” is not a level. Say a name and a level or style:", {}),
        ("en", "level Zorro strong", "Nobody is called “Zorro”. At the table: Prudence,", {}),
        ("fr", "niveau fort téméraire Zorro", "Zorro ». À la table : Prudence,", {}),
        ("fr", "niveau Lona fort", "Lona » : Luna ?", {}),
        ("fr", "niveau Ada fort", "Ada n’est pas un robot.", {}),
        ("en", "levels", PLAYED, {}),
        ("fr", "niveaux", "Prudence : niveau normal, style prudent ; Victor : niveau normal,", {}),
        ("en", "opponents", PLAYED, {}),
        ("fr", "adversaires", "« table » est pour la prochaine partie", {}),
        ("en", "settings", "“level” is for the bots, “table” for the names", {}),
        ("fr", "réglages", "« niveau » est pour les robots", {}),
        ("en", "settings pace", "pace", {}),
        ("en", "names", "No other match can follow here.", {}),
        ("en", "rematch with 2 strong", "No other match can follow here.", {}),
        ("en", "rematch with 2 dragons", "“with 2 dragons” names no bots", {}),
        ("en", f"rematch with {5000 * '9'} strong", "names no bots", {}),
    ]:
        with subtests.test(locale=locale, line=line, said=said):
            now, [told] = answers([line], locale)
            assert said.casefold() in " ".join(told).casefold()
            assert now == {**USUAL, **kinds}


def test_a_changed_level_survives_a_resume_with_the_same_acts() -> None:
    """What the bots do after the change is what those of the resumed game do."""
    dealer = Dealer("3")
    bots, rngs = seated(dealer)
    table = Table(compiled("leaflet"), NAMES, dealer, bots={**bots, 0: make_bot("random", float)})
    table.next_round()

    def acts(at: Table, count: int) -> list[str]:
        done: list[str] = []
        while len(done) < count and not at.between_rounds and not at.contested:
            act = at.bot_action()
            assert act is not None
            at.act(act)
            done.append(repr(act))
        return done

    acts(table, 5)
    assert table.change_bot(3, "easy:bold")
    acts(table, 4)
    saved, state = ResumeState(dealer, bots, rngs).to_json(), table.snapshot()
    expected = acts(table, 10)
    past = read_state(saved)
    assert past.wishes == {3: "easy:bold"}
    again = Dealer("3", drawn=past.drawn)
    resumed, more = seated(again, past)
    other = Table(
        *(compiled("leaflet"), NAMES, again),
        bots={**resumed, 0: make_bot("random", float)},
        state=state,
    )
    assert other.bot_kinds[3] == "easy:bold"
    assert acts(other, 10) == expected
    assert read_state(ResumeState(again, resumed, more).to_json()).wishes == past.wishes
