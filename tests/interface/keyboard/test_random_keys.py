"""Whole rounds of every preset by single keys that know nothing: all can be played so."""

from __future__ import annotations

import random

import pytest
from table_fixtures import CAREFUL, NAMES, compiled, played

from accessible_uno.interface.keys import KeyMap
from accessible_uno.players.character_bot import CharacterBot
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Pace, Walk
from accessible_uno.table import Dealer, Table

STEPS = ("right", "left", "down", "up", "home")
ACTS = ("space", "a", "p")
RARE = ("q", "x", "k", "h", "question", "z", "f")
SEEDS = range(4)


def random_keys(seed: int, locale: str, count: int) -> list[str]:
    """Return keys for the script: steps and Enter often, letters sometimes, unknown ones too."""
    chance = random.Random(seed)
    known = list(KeyMap(locale, {}).single)
    weights = [6 if k in STEPS else 4 if k in ACTS else 0.2 if k in RARE else 1 for k in known]
    pressed = []
    for _ in range(count):
        kind = chance.random()
        some = chance.choice("0123456789rygbjvéñ%")
        key = "enter" if kind < 0.35 else some if kind < 0.4 else chance.choices(known, weights)[0]
        pressed.append(f"<{key}>")
    return pressed


@pytest.mark.long
@pytest.mark.parametrize("rules", [key for key in preset_keys() if not key.startswith("duo")])
def test_random_single_keys_play_rounds(rules: str) -> None:
    """No key ends the game by a fault, and games get beyond their first round."""
    beyond = 0
    for seed in SEEDS:
        locale = "fr" if seed % 2 else "en"
        dealer = Dealer(seed)
        bots = {seat: CharacterBot(CAREFUL, dealer.bot_rng(seat)) for seat in range(1, 4)}
        at = Table(compiled(rules), NAMES, dealer, bots=bots)
        settings = Settings(locale, single_keys=True, walk=Walk.PLAYABLE, pace=Pace.NONE)
        played(random_keys(seed, locale, 400), at, settings=settings, preset=rules)
        beyond += at.view(0).round > 1 or at.over
    assert beyond
