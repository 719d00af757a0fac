"""“why” and “hint” say the same, word for word, when hidden cards are exchanged."""

from __future__ import annotations

from random import Random

import pytest
from recording_voice import RecordingVoice
from swapping import game_of
from worlds import NAMES, observers, twin

from accessible_uno.game.base import Seat
from accessible_uno.game.state import State
from accessible_uno.game.view import View
from accessible_uno.interface.announce.queries import Explanations, Queries
from accessible_uno.interface.parse.intents import Query
from accessible_uno.interface.session.messages import MessageLog
from accessible_uno.interface.session.session import Session
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.players.registry import make_bot
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.settings.schema import Settings
from accessible_uno.table import Dealer, Table
from accessible_uno.table.seated_bot import SeatedBot
from accessible_uno.voices.voice import TEXT

KINDS = ("normal", "strong", "random", "easy:bold")


def of_kind(kind: str) -> SeatedBot:
    """Stands for a bot of which only the kind is asked."""
    return SeatedBot(kind, lambda _: RandomBot(float))


def words(state: State, seat: Seat, locale: str, kind: str) -> list[str]:
    """All that “why” and “hint” say to a seat: about each player, and about the hint."""
    names = NAMES[: len(state.hands)]
    bots = {each: of_kind(kind) for each in range(len(names)) if each != seat}
    table = Table(state.game, names, Dealer("same"), bots=bots, state=state)
    voice = RecordingVoice()
    session = Session(table, seat, Settings(locale), MessageLog({TEXT: voice}, lambda *_: None))
    queries = Queries(session)
    explaining = Explanations(session, queries)
    for each in (None, *range(len(names))):
        explaining.announce(each)
    explaining.note_hint()
    queries.answer(Query.HINT)
    explaining.announce()
    return [each.text for each in voice.utterances]


def compared(key: str, number: int, acts: int) -> tuple[int, int]:
    """Play a round by bots; return how many pairs of tables said the same, and how many sentences.

    Raises:
        AssertionError: a word has changed, or there is nobody to ask.
    """
    chance = Random(f"why {key} {number}")
    game, seats = game_of(key, number)
    dealer = Dealer(f"why {number}")
    bots = {seat: make_bot("easy:bold", dealer.bot_rng(seat)) for seat in range(seats)}
    table = Table(game, NAMES[:seats], dealer, bots=bots)
    table.next_round()
    pairs, told = 0, set[str]()
    for place in range(acts):
        if table.contested:
            table.let_stand()
        if table.over or table.between_rounds or (act := table.bot_action()) is None:
            break
        table.act(act)
        if place % 3 == 2 and not table.between_rounds:
            state = table.snapshot()
            seat, locale = chance.choice(observers(seats)), chance.choice(("en", "fr"))
            other = twin(state, seat, chance, every=True)
            if other is not None:
                kind = chance.choice(KINDS)
                said = words(state, seat, locale, kind)
                assert said == words(other, seat, locale, kind)
                pairs += 1
                told.update(said)
    return pairs, len(told)


@pytest.mark.sample(7)
@pytest.mark.slow
@pytest.mark.parametrize("key", preset_keys())
def test_hidden_cards_change_no_word(key: str) -> None:
    """Every preset, by itself and with a random set of options."""
    found = [compared(key, number, 60) for number in (0, 1)]
    assert sum(pairs for pairs, _ in found) >= 4
    assert sum(told for _, told in found) > 8


def test_a_hidden_reason_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison notices an explanation that looks into a hand."""

    def hands(view: View) -> tuple[int, ...]:
        return tuple(sum(each.rank for each in hand) % 3 for hand in view._View__state.hands)  # type: ignore[attr-defined]

    monkeypatch.setattr(View, "counts", property(hands))
    with pytest.raises(AssertionError):
        for number in range(8):
            compared("leaflet", number * 3, 60)
