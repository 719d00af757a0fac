"""A round of UNO as a PettingZoo environment: the seats act one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from accessible_uno.game.base import ONLOOKER
from accessible_uno.game.chance import ChanceAction
from accessible_uno.game.engine import Game
from accessible_uno.game.state import State
from accessible_uno.narration.narrator import Narrator
from accessible_uno.research.act_index import ACTS, KINDS, indexed_acts
from accessible_uno.research.observation import HIGHEST, LOWEST, SIZE, observe
from accessible_uno.rules.preset import preset
from accessible_uno.rules.shared.time_limits import TimeUp
from accessible_uno.table import Dealer, Table
from accessible_uno.table.driver import Due, due

RULES: Final = ("leaflet", "classic", "duo")
"""The presets whose acts all have an index."""


def env(**options: Any) -> Any:
    """Return the environment, wrapped so that an illegal act loses the round for who tries it.

    It takes what :class:`UnoEnvironment` takes.
    """
    return wrappers.OrderEnforcingWrapper(
        wrappers.TerminateIllegalWrapper(UnoEnvironment(**options), illegal_reward=-1)
    )


def _acts_without_index(game: Game) -> list[str]:
    """Return what players do under these rules and do not under :data:`RULES`."""
    usual = {kind for rules in RULES for kind in preset(rules).compile().kinds()}
    nobodys = (ChanceAction, TimeUp)
    found = [
        kind.__name__
        for kind in game.kinds()
        if kind not in usual and not issubclass(kind, nobodys)
    ]
    return [*found, "Play with a choice"] if game.choosers else found


class UnoEnvironment(AECEnv):  # type: ignore[misc]
    """One round.  Who wins gets 1, the others share -1; nobody gets anything for a blocked round.

    What a seat observes is one array, as in ``observation.py``.  ``infos`` has its ``action_mask``:
    an array with 1 for each act that may be done now, as in ``act_index.py``.

    Args:
        players: how many seats there are.
        rules: ``leaflet``, ``classic`` or ``duo``.
        options: the rules that differ from it, as ``(("target", "200"),)``.
        render_mode: ``ansi`` makes :meth:`render` return what a listener hears.

    Raises:
        ValueError: other rules, options that bring cards or acts without an index, or another
            number of players than they are for.
    """

    metadata: ClassVar = {
        "name": "accessible_uno_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        rules: str = "leaflet",
        options: tuple[tuple[str, str], ...] = (),
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        text = preset(rules)
        if rules not in RULES:
            known = ", ".join(RULES)
            raise ValueError(f"“{rules}” has acts without an index here. Choose from: {known}.")
        if not text.fewest <= players <= text.most:
            raise ValueError(f"“{rules}” is for {text.fewest} to {text.most} players.")
        self._game = text.compile(options, players)
        strange = sorted({each.code for each in self._game.deck if each not in KINDS})
        if strange:
            raise ValueError(f"These rules bring cards without an index: {', '.join(strange)}.")
        unknown = _acts_without_index(self._game)
        if unknown:
            raise ValueError(f"These rules bring acts without an index: {', '.join(unknown)}.")
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        seen = spaces.Box(LOWEST, HIGHEST, (SIZE,), np.int16)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {each: spaces.Discrete(ACTS) for each in self.possible_agents}
        self._seed: int | None = None
        self._rounds = 0
        self._heard: list[str] = []

    def observation_space(self, agent: str) -> Any:
        """Return the space of what an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of what an agent does."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a new round; the same seed deals the same cards.

        Without a seed, the rounds after a seeded one follow from it.
        """
        del options
        if seed is not None:
            self._seed, self._rounds = seed, 0
        self._rounds += 1
        dealer = Dealer(None if self._seed is None else f"{self._seed} {self._rounds}")
        self._state: State = self._game.open(len(self.possible_agents))
        self._table = Table(self._game, self.possible_agents, dealer, state=self._state)
        self._heard = []
        if self.render_mode is not None:
            narrator = Narrator("en", self.possible_agents, ONLOOKER)
            self._table.listen(
                ONLOOKER,
                lambda events: self._heard.extend(each.text for each in narrator.narrate(events)),
            )
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._table.next_round()
        self._settle()

    def observe(self, agent: str) -> Any:
        """Return what an agent sees, as one array."""
        return observe(self._table.view(self.possible_agents.index(agent)))

    def step(self, action: int | None) -> None:
        """Do an act of the agent that is asked.

        Raises:
            ValueError: it may not be done; the ``action_mask`` says what may be.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        acts = indexed_acts(self._table.legal(seat))
        chosen = None if action is None else acts.get(int(action))
        if chosen is None:
            raise ValueError(f"act {action} may not be done now; these may: {sorted(acts)}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._table.act(chosen)
        self._settle()
        self._accumulate_rewards()

    def _settle(self) -> None:
        """Select who is asked and tell what may be done, or end the round."""
        self.infos = {each: {"action_mask": np.zeros(ACTS, np.int8)} for each in self.agents}
        while due(self._table, bots_pass=True) is Due.STAND:
            self._table.let_stand()
        asked = self._table.asked
        if due(self._table, bots_pass=True) is Due.PERSON and asked is not None:
            agent = self.agent_selection = self.possible_agents[asked]
            self.infos[agent]["action_mask"][list(indexed_acts(self._table.legal(asked)))] = 1
            return
        winner = self._state.round_winner
        if winner is not None:
            others = len(self.possible_agents) - 1
            for seat, each in enumerate(self.possible_agents):
                self.rewards[each] = 1.0 if seat == winner else -1 / others
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """Return what a listener has heard since this was asked last."""
        if self.render_mode is None:
            return None
        told, self._heard[:] = "\n".join(self._heard), []
        return told

    def close(self) -> None:
        """Leave nothing open."""
