"""Offers to act out of turn: announced, used, dismissed, withdrawn."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace
from table_fixtures import (
    CAREFUL,
    PERSISTENT,
    Keyboard,
    SlowVoice,
    game_of,
    hand_of,
    piped,
    played,
    position,
    table,
)

from accessible_uno.players.characters import SCATTERBRAINED
from accessible_uno.rules.shared.uno import Unannounced
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Pace
from accessible_uno.table import Table


def forgetful(turn: int = 1) -> Table:
    """Luna holds one card and has not said UNO; another player is to act."""
    others = ("g1 g2 g3", "y1 y2 y3", "b1")
    return table(position("r7 b4 g2", "b8", others=others, offers=(Unannounced(3),), turn=turn))


def test_bots_hold_back_while_the_player_may_denounce() -> None:
    at = forgetful()
    console = played(["main", "contre-uno"], at)
    assert "Luna pioche" in console.answer_to("contre-uno")[0]
    assert "Luna pioche 2" in " ".join(console.answer_to("contre-uno"))


def test_an_empty_line_lets_the_chance_pass() -> None:
    at = forgetful()
    console = played([""], at)
    assert console.answer_to("")[0] == "Vous laissez passer."
    assert len(console.answer_to("")) > 1


def test_in_a_pipe_the_next_line_decides() -> None:
    """A line that is no query takes the offer or dismisses it; then the game continues."""
    at = forgetful()
    console = played(["r7", "main"], at)
    assert "C’est à Prudence" in console.answer_to("r7")[0]
    assert console.answer_to("r7")[1] == "Vous laissez passer."
    assert "Victor dénonce Luna" in console.answer_to("r7")[2]


def unsaid(hand: str = "r7 b4 g2", *, mine: bool = False) -> Table:
    """Classic rules: Luna, or Ada, is about to play the last card, and has not said UNO."""
    culprit = 0 if mine else 3
    others = ("g1 g2 g3", "y1 y2 y3", "y4 y5 y6" if mine else "b1")
    state = position(
        hand,
        "b8",
        others=others,
        offers=(Unannounced(culprit, lasting=True),),
        turn=culprit,
        rules="classic",
    )
    state.scores[culprit] = 490
    blind = replace(SCATTERBRAINED, notices=0.0, slips=0.0, forgets_uno=0.0)
    return table(state, character=blind if not mine else CAREFUL)


def test_a_last_card_without_uno_may_still_be_denounced() -> None:
    """WP-20: the offer that was dismissed at one card comes again, and the game waits for it."""
    at = unsaid()
    console = played(["", "main", "contre-uno"], at)
    assert "Luna n’a plus de carte." in console.answer_to("")
    assert "Luna pioche" in console.answer_to("contre-uno")[0]
    assert "Luna pioche 2" in " ".join(console.answer_to("contre-uno"))
    assert not at.over


def test_an_empty_line_lets_a_last_card_without_uno_stand() -> None:
    """WP-20: an empty line ends the round, and with it this match."""
    at = unsaid()
    console = played(["", "qui", ""], at)
    assert "manche va finir" in console.answer_to("qui")[0]
    assert at.over
    assert any("Luna gagne la manche" in line for line in console.shown)


@pytest.mark.long
def test_a_person_may_take_their_time_over_a_last_card() -> None:
    """WP-20: at a terminal the round stays open until Enter, and queries are answered."""

    async def play() -> None:
        console = Keyboard()
        at = unsaid()
        game = asyncio.ensure_future(game_of(console, at, interactive=True).play())
        console.coming.put_nowait("")
        await console.until("Luna n’a plus de carte")
        console.coming.put_nowait("qui")
        await console.until("manche va finir")
        await asyncio.sleep(1.5)
        assert at.contested
        console.coming.put_nowait("")
        await console.until("gagne la manche")
        assert at.over
        game.cancel()
        await asyncio.gather(game, return_exceptions=True)

    asyncio.run(asyncio.wait_for(play(), 120))


def test_a_last_card_of_ones_own_is_denounced_by_the_bots() -> None:
    """WP-20: Ada never said UNO; a careful bot catches her, and she draws two."""
    at = unsaid("b1", mine=True)
    played(["b1"], at)
    assert len(hand_of(at)) >= 2
    assert not at.over


@pytest.mark.sample(1)
@pytest.mark.parametrize("rules", ["classic", "manual"])
@pytest.mark.parametrize("watched", [True, False])
def test_no_preset_lets_the_table_hang(rules: str, watched: bool) -> None:
    """Bots that forget UNO play whole matches; every last card without UNO gets settled."""
    out = ""
    for seed in range(6):
        at = table(seed=seed, watched=watched, rules=rules, character=SCATTERBRAINED)
        out += piped("" if watched else PERSISTENT * 400, at, watched=watched)
        assert at.over or not watched
        assert at.view(0).round > (1 if rules == "classic" else 0)
    assert ("n’a plus de carte" in out) is (rules == "classic")


def test_at_no_pace_chances_hold_nothing_back() -> None:
    at = forgetful()
    console = played(["contre-uno"], at, settings=Settings("fr", pace=Pace.NONE))
    before = console.shown[: console.shown.index("> contre-uno")]
    assert any("Prudence pioche" in line for line in before)


def test_what_is_said_of_a_closed_chance_is_withdrawn() -> None:
    voice = SlowVoice()
    at = forgetful()
    played([""], at, voices={"speech": voice})
    assert Unannounced(3) in voice.withdrawals
