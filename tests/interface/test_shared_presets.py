"""People at one keyboard under every rule text: nothing they type breaks the game or is ignored."""

from __future__ import annotations

from random import Random

import pytest
from table_fixtures import CAREFUL
from test_shared_game import SharedScript
from virtual_time import run_instantly

from accessible_uno.game.base import ONLOOKER
from accessible_uno.interface.session.game_setup import GameOptions
from accessible_uno.interface.shared.seats import SharedGame
from accessible_uno.players.character_bot import CharacterBot
from accessible_uno.rules.preset import preset
from accessible_uno.rules.preset_keys import all_preset_keys
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Pace
from accessible_uno.table import Dealer, Table

NAMES = ("Anne", "Bob", "Victor", "Luna")
LINES = 200

LIKELY = "pioche|1|2|3|4|5|prends|oui|vert|passe|rouge|Bob|0|gauche|garde"
ANYTHING = (
    "je suis Anne|je suis Bob|||||Anne contre-uno|Bob contre-uno|contre-uno|crie|Bob crie|main|aide"
    "|pause|historique|répète|intercepte|rapido|conseil|règles|Anne|Bob|<f2>|<f9>|tri valeur"
    "|langue en|langue fr|quitter|non|signale Bob|temps plus|joker bleu|doute|uno|r5|non|commandes"
)


class Typist(SharedScript):
    """Types what gets the game on, and anything else between."""

    def __init__(self, chance: Random, table: Table) -> None:
        super().__init__()
        self._chance, self._table = chance, table
        self.game: SharedGame | None = None
        self.lines = [""] * LINES

    async def read_line(self, prompt: str, *, typed: str = "") -> str:
        if self.lines:
            self.lines[0] = self._next()
        return await super().read_line(prompt, typed=typed)

    def _next(self) -> str:
        assert self.game is not None
        seat, asked = self.game.at_keyboard.session.seat, self._table.asked
        if self._chance.random() < 0.4:
            return self._chance.choice(ANYTHING.split("|"))
        if seat == ONLOOKER:
            return f"je suis {NAMES[asked]}" if asked in (0, 1) else ""
        return self._chance.choice(LIKELY.split("|")) if asked == seat else ""


@pytest.mark.long
@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("key", all_preset_keys())
def test_any_lines_under_any_rules(key: str, number: int) -> None:
    """No line raises, none goes unanswered, and no card is lost."""
    chance = Random(f"{key} {number}")
    dealer = Dealer(number)
    bots = {seat: CharacterBot(CAREFUL, dealer.bot_rng(seat)) for seat in (2, 3)}
    table = Table(preset(key).compile(()), NAMES, dealer, bots=bots)
    console = Typist(chance, table)
    pace = chance.choice([Pace.WAIT, Pace.TIMED, Pace.NONE])
    settings = Settings("fr", pace=pace, clock=chance.random() < 0.5)
    options = GameOptions(lambda: True, interactive=chance.random() < 0.7, people=(0, 1))
    console.game = SharedGame(table, console, settings, options)
    run_instantly(console.game.play())
    shown = console.shown
    for place, line in enumerate(shown[:-1]):
        if line.startswith("> "):
            assert not shown[place + 1].startswith("> "), shown[place - 3 : place + 2]
    assert sorted(map(repr, table.snapshot().cards())) == sorted(map(repr, table.rules.deck))
