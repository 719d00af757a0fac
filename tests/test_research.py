"""The research environment: fixed indices, arrays of what a seat sees, PettingZoo's own tests."""

from __future__ import annotations

from typing import Any

import pytest

from accessible_uno.rules.preset_keys import preset_keys

pytestmark = pytest.mark.long
np = pytest.importorskip("numpy", reason="the extra research")
pettingzoo_test = pytest.importorskip("pettingzoo.test", reason="the extra research")
research = pytest.importorskip("accessible_uno.research", reason="the extra research")
observation = pytest.importorskip("accessible_uno.research.observation")

RULES = ("leaflet", "classic", "duo")


def made(**options: Any) -> Any:
    return research.env(**options)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("players", [2, 4])
def test_pettingzoo_finds_no_fault(rules: str, players: int) -> None:
    """Its API test and its seed test, without a warning."""
    pettingzoo_test.api_test(made(players=players, rules=rules), num_cycles=800)
    pettingzoo_test.seed_test(lambda: made(players=players, rules=rules), num_cycles=400)


def test_other_rules_are_refused_in_words() -> None:
    for key in preset_keys():
        if key not in RULES:
            with pytest.raises(ValueError, match="Choose from: leaflet, classic, duo"):
                made(rules=key)
    with pytest.raises(ValueError, match="Did you mean “leaflet”"):
        made(rules="leeflet")
    with pytest.raises(ValueError, match="cards without an index"):
        made(options=(("discard-all", "on"),))
    for option, acts in (("seven-swap", "Play with a choice"), ("royal-run", "LayTogether")):
        with pytest.raises(ValueError, match=f"acts without an index: {acts}"):
            made(options=((option, "on"),))
    for players in (1, 11):
        with pytest.raises(ValueError, match="“duo” is for 2 to"):
            made(players=players, rules="duo")
    made(players=4, options=(("target", "200"), ("stack", "same"), ("deal", "5")))


def test_what_is_masked_is_what_may_be_done_and_the_arrays_fit() -> None:
    """The hand sums up, hidden cards are in no array, an illegal act is refused."""
    table = research.UnoEnvironment(players=3)
    chance = np.random.default_rng(1)
    for number in range(20):
        table.reset(seed=number)
        while not any(table.terminations.values()):
            agent = table.agent_selection
            array = table.observe(agent)
            view = table._table.view(table.possible_agents.index(agent))
            assert array.shape == (observation.SIZE,)
            assert array[:54].sum() == len(view.hand) == array[166]
            assert array[54:108].sum() == len(view.discard)
            assert array[166:169].sum() + array[197] + array[54:108].sum() == 108
            allowed = np.flatnonzero(table.infos[agent]["action_mask"])
            with pytest.raises(ValueError, match="may not be done now"):
                table.step(int(next(each for each in range(71) if each not in allowed)))
            for other in table.possible_agents:
                if other != agent:
                    assert not table.infos[other]["action_mask"].any()
            hands, pile = table._state.hands, table._state.pile
            seat = view.seat
            other_seat = (seat + 1) % 3
            if pile:
                hands[other_seat][0], pile[0] = pile[0], hands[other_seat][0]
                assert (observation.observe(view) == array).all()
                hands[other_seat][0], pile[0] = pile[0], hands[other_seat][0]
            table.step(int(chance.choice(allowed)))
        assert sum(table.rewards.values()) == pytest.approx(0)
