"""The table: who is asked, what is written down, what each seat is told; and the dealer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from accessible_uno.cards import DECK
from accessible_uno.game.actions import DrawCard, Play, play
from accessible_uno.game.base import CHANCE, ONLOOKER, Action, Event, Refused
from accessible_uno.game.chance import NextRound, Shuffled
from accessible_uno.game.events import Dealt, Drew
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.rules.deal.dealer_draw import CutCards
from accessible_uno.rules.preset import preset
from accessible_uno.rules.shared.uno import Catch
from accessible_uno.table import Dealer, Table


class ListRecorder:
    """Collects the acts, and notes whether a listener heard of one before it was written."""

    def __init__(self) -> None:
        self.acts: list[list[Action]] = []
        self.heard: list[Event] = []
        self.heard_before_written = False

    def write_acts(self, acts: Sequence[Action]) -> None:
        self.heard_before_written = self.heard_before_written or bool(self.heard)
        self.acts.append(list(acts))
        self.heard.clear()

    def hear(self, events: Sequence[Event]) -> None:
        self.heard += events


def table(
    seats: int = 3, bots: bool = True, recorder: ListRecorder | None = None, seed: int = 4
) -> Table:
    """A table of bots, or of people."""
    dealer = Dealer(seed)
    return Table(
        preset("leaflet").compile([("target", "100")]),
        "ABCDEF"[:seats],
        dealer,
        bots={seat: RandomBot(dealer.bot_rng(seat)) for seat in range(seats)} if bots else None,
        recorder=recorder,
    )


def play_on(game: Table) -> None:
    """Let the bots act once."""
    if game.between_rounds:
        game.next_round()
    else:
        act = game.bot_action()
        assert act is not None
        game.act(act)


def test_each_seat_is_told_its_part_in_order() -> None:
    """Every listener hears every event, without the cards that its seat may not see."""
    game = table()
    heard: dict[int, list[Event]] = {seat: [] for seat in (ONLOOKER, 0, 1, 2)}
    for seat, events in heard.items():
        game.listen(seat, events.extend)
    while not game.over:
        play_on(game)
    kinds = {seat: [type(event) for event in events] for seat, events in heard.items()}
    assert kinds[ONLOOKER] == kinds[0] == kinds[1] == kinds[2]
    for seat, events in heard.items():
        for event in events:
            if isinstance(event, Drew):
                assert bool(event.cards) == (event.seat == seat)
            if isinstance(event, Dealt):
                assert [bool(hand) for hand in event.hands] == [each == seat for each in range(3)]


def test_it_is_written_down_before_anyone_is_told() -> None:
    """An act and the chance that it brought are one entry, and the listeners come after."""
    recorder = ListRecorder()
    game = table(recorder=recorder)
    game.listen(0, recorder.hear)
    game.next_round()
    assert not recorder.heard_before_written
    assert recorder.heard
    (page,) = recorder.acts
    assert page[0] == NextRound()
    assert all(act.seat == CHANCE for act in page[1:])
    assert isinstance(page[1], CutCards)
    assert isinstance(page[-1], Shuffled)


def test_a_refused_act_is_neither_written_nor_told() -> None:
    """Only the caller learns of it, through the exception."""
    recorder = ListRecorder()
    game = table(bots=False, recorder=recorder)
    game.next_round()
    recorder.acts.clear()
    recorder.heard.clear()
    game.listen(0, recorder.hear)
    asked = game.asked
    assert asked is not None
    before = game.snapshot().hands
    with pytest.raises(Refused):
        game.act(DrawCard((asked + 1) % 3))
    assert (recorder.acts, recorder.heard) == ([], [])
    assert game.snapshot().hands == before


def test_who_is_asked() -> None:
    """Between rounds nobody; then a seat; at the end nobody; bots are named, people are not."""
    game = table()
    assert game.between_rounds
    assert game.asked is None
    assert game.bot_to_act() is None
    game.next_round()
    assert not game.between_rounds
    assert game.asked == game.bot_to_act()
    while not game.over:
        play_on(game)
    assert game.asked is None
    assert not game.between_rounds
    people = table(bots=False)
    people.next_round()
    assert people.asked is not None
    assert people.bot_to_act() is None
    assert people.bot_action() is None


class Watchful(RandomBot):
    """Denounces everyone it can, and never says UNO itself."""

    def choose(self, view: View, legal: Legal) -> Action:
        act = super().choose(view, legal)
        return play(act.seat, act.card, act.colour) if isinstance(act, Play) else act

    def interject(self, view: View, legal: Legal) -> Action | None:
        return next((act for act in legal if isinstance(act, Catch)), None)


def test_a_bot_that_uses_a_chance_comes_before_the_one_that_is_asked() -> None:
    """The bot nearest to the left of the player in turn says CONTRE-UNO first."""
    dealer = Dealer(9)
    recorder = ListRecorder()
    game = Table(
        preset("leaflet").compile([("target", "150")]),
        "ABC",
        dealer,
        bots={seat: Watchful(dealer.bot_rng(seat)) for seat in range(3)},
        recorder=recorder,
    )
    for _ in range(400):
        if not game.over:
            play_on(game)
    catches = [page[0] for page in recorder.acts if isinstance(page[0], Catch)]
    assert catches
    assert all(catch.seat != catch.culprit for catch in catches if isinstance(catch, Catch))


def test_a_snapshot_does_not_change() -> None:
    """It does not change with the table."""
    game = table()
    game.next_round()
    kept = game.snapshot()
    hands = [list(hand) for hand in kept.hands]
    for _ in range(5):
        play_on(game)
    assert kept.hands == hands


def test_a_match_can_be_continued() -> None:
    """A table opened on a position continues from it."""
    game = table()
    game.next_round()
    for _ in range(6):
        play_on(game)
    dealer = Dealer(11)
    again = Table(
        game.snapshot().game,
        game.names,
        dealer,
        bots={seat: RandomBot(dealer.bot_rng(seat)) for seat in range(3)},
        state=game.snapshot(),
    )
    assert again.asked == game.asked
    assert again.view(0).hand == game.view(0).hand
    while not again.over:
        play_on(again)


def test_the_dealer_shuffles_all_cards_and_picks_each_once() -> None:
    """No card is lost; two seeds differ; the same one repeats itself."""
    first = Dealer(1).shuffled(DECK)
    assert Counter(first) == Counter(DECK)
    assert first == Dealer(1).shuffled(DECK)
    assert first != Dealer(2).shuffled(DECK)
    assert Dealer().shuffled(DECK) != Dealer().shuffled(DECK)
    picked = Dealer(1).pick(DECK, 108)
    assert Counter(picked) == Counter(DECK)


def test_every_place_is_as_likely() -> None:
    """Over many shuffles the first card ends up in each place about equally often."""
    dealer = Dealer(3)
    places = Counter(dealer.shuffled(DECK[:6]).index(DECK[0]) for _ in range(6000))
    assert set(places) == set(range(6)) or DECK[0] is DECK[1]
    assert max(places.values()) < 2 * min(places.values())


def test_each_bot_has_its_own_random_numbers() -> None:
    """Two seats at a table get different numbers; a seat gets the same ones again."""
    first = [Dealer(1).bot_rng(0)() for _ in range(1)]
    assert first == [Dealer(1).bot_rng(0)()]
    assert first != [Dealer(1).bot_rng(1)()]
    assert 0 <= Dealer().bot_rng(0)() < 1


def test_the_position_keeps_each_event_once() -> None:
    """What "why" and the bots know of an act is what was told of it, chance's answers included."""
    game = table(seed=3)
    told: list[int] = []
    game.listen(ONLOOKER, lambda events: told.append(len(events)))
    for _ in range(4):
        play_on(game)
    assert sum(len(events) for *_, events in game.view(0).acts()) == sum(told)
