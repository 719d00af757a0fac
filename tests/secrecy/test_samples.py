"""What a bot imagines of the hidden cards agrees with what its seat knows, and with that alone."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from worlds import twin

from accessible_uno.cards import Card, card
from accessible_uno.checks import rounds
from accessible_uno.game import knowledge
from accessible_uno.game import view as view_module
from accessible_uno.game.base import ONLOOKER, Seat
from accessible_uno.game.state import State
from accessible_uno.game.view import Sample, View
from accessible_uno.players.registry import make_bot
from accessible_uno.record.reader import read_cases
from accessible_uno.record.run import RecordRun
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.table import Dealer, Table

ACTS = 24
NAMES = ("A", "B", "C", "D", "E", "F")


def hidden(sample: Sample) -> State:
    """The position that a sample holds."""
    return sample._Sample__state  # type: ignore[attr-defined, no-any-return]


def positions(key: str) -> list[tuple[State, Seat]]:
    """Positions of a round that is played at random, each with a seat that looks."""
    seats = rounds.seats_for(key, 0)
    state = rounds.text_of(key).compile((), seats).open(seats)
    chance, dealer = Random(key), Dealer(key)
    table = Table(state.game, NAMES[:seats], dealer, state=state)
    table.next_round()
    found = []
    for _ in range(ACTS):
        if state.question is None or state.question.seat < 0 or state.round_over:
            break
        found.append((state.copy(), chance.randrange(seats)))
        table.act(rounds.lawful_act(state, chance, dealer))
    return found


@pytest.mark.parametrize("key", preset_keys())
def test_a_sample_is_made_of_what_the_seat_knows(key: str) -> None:
    """Exchanging hidden cards changes nothing in it; what is open is as it is, and no card more."""
    check_samples(key)


def check_samples(key: str) -> None:
    """Look at a sample for each position of a game, and at one where hidden cards are exchanged."""
    for place, (state, seat) in enumerate(positions(key)):
        sample = hidden(View(state, seat).sample(Random(place).random))
        assert sample.hands[seat] == state.hands[seat]
        assert list(map(len, sample.hands)) == list(map(len, state.hands))
        assert (sample.discard, sample.colour) == (state.discard, state.colour)
        assert Counter(sample.cards()) == Counter(state.cards())
        other = twin(state, seat, Random(place), every=True)
        if other is None:
            continue
        again = hidden(View(other, seat).sample(Random(place).random))
        for part in ("hands", "pile", "drawn", "last_drawn", "evidence"):
            assert getattr(again, part) == getattr(sample, part), (part, state.question)
        assert {**again.notes} == {**sample.notes}


def imagined(viewer: Seat, of: Seat, *lines: str) -> list[list[Card]]:
    """Sixty hands that one seat imagines of another, after the moves of a record."""
    return [state.hands[of] for state in imagined_states(viewer, *lines)]


def imagined_states(viewer: Seat, *lines: str) -> list[State]:
    """Sixty positions that one seat imagines after the moves of a record."""
    (case,) = read_cases(['[Seats "A B C"]', *lines])
    run = RecordRun(case)
    view, chance = View(run.state, viewer), Random(1).random
    for line in case.lines:
        view.known()
        run.move(line)
    return [hidden(view.sample(chance)) for _ in range(60)]


TABLE = (
    '[Hands "A: r1 g2 y9; B: b1 b2 b3; C: wi+4 y4 y6 y7 y8"]',
    '[Discard "r5"]',
    '[Turn "B"]',
    '[Draw "g9 g8 y1 y2 b9 b8 b7 b6"]',
)


def test_who_draws_is_imagined_without_what_would_have_gone() -> None:
    """B draws on a red 5: none of the three cards is red, a 5 or a wild; nor is the new one."""
    for hand in imagined(0, 1, *TABLE, "B draw"):
        assert not any(held.code[0] == "r" or held.is_wild for held in hand)
    assert any(held.code[0] == "r" for hand in imagined(0, 1, *TABLE) for held in hand)


def test_a_doubt_teaches_everyone_and_shows_the_doubter_the_hand() -> None:
    """B draws, C bluffs nobody: A, who doubts, knows C's hand; B knows that it has no red card."""
    moves = ("B draw", "C wi+4=b", "A challenge")
    held = sorted(each.code for each in imagined(0, 2, *TABLE, *moves)[0])
    assert held == ["y4", "y6", "y7", "y8"]
    for hand in imagined(1, 2, *TABLE, *moves):
        assert not any(each.code[0] == "r" for each in hand)


def test_a_bluff_that_was_found_is_remembered() -> None:
    """C held a card that goes, and has the wild draw four back: B imagines both."""
    table = (TABLE[0].replace("y8", "r8"), *TABLE[1:])
    for hand in imagined(1, 2, *table, "B draw", "C wi+4=b", "A challenge"):
        assert card("wi+4") in hand
        assert any(each.code[0] == "r" or each.code[1] == "5" or each.is_wild for each in hand[:-5])


def shares(hands: list[list[Card]], *codes: str) -> list[float]:
    """Of all cards of some hands, the part whose codes begin so."""
    held = [each.code for hand in hands for each in hand]
    return [sum(each.startswith(code) for each in held) / len(held) for code in codes]


def test_a_wild_tells_of_the_colour_named_and_of_what_did_not_go() -> None:
    """C lays a wild on a red 5 and names blue: C holds blue cards rather than any red one."""
    table = (TABLE[0].replace("wi+4", "wi"), *TABLE[1:])
    red, yellow, blue = shares(imagined(0, 2, *table, "B draw", "C wi=b"), "r", "y", "b")
    assert red < yellow / 3
    assert yellow < blue / 1.5


def test_who_changes_the_colour_holds_less_of_the_old_one() -> None:
    """C lays a green 5 on a red one."""
    table = (TABLE[0].replace("wi+4", "g5"), *TABLE[1:])
    red, yellow, green = shares(imagined(1, 2, *table, "B draw", "C g5"), "r", "y", "g")
    assert red < yellow < green


def test_what_a_hand_cannot_hold_does_not_come_next_from_the_pile() -> None:
    """B holds no red card: the pile is as red at its top as anywhere."""
    piles = [state.pile for state in imagined_states(0, *TABLE, "B draw", "C wi+4=b", "A take")]
    (top,), (whole,) = shares([pile[-8:] for pile in piles], "r"), shares(piles, "r")
    assert abs(top - whole) < 0.06


def test_exchanged_hands_are_known() -> None:
    """Who gives the hand away knows what the other holds now."""
    table = (TABLE[0].replace("r1", "r7"), '[Option "seven-swap on"]', TABLE[1], '[Turn "A"]')
    held = imagined(0, 2, *table, "A r7>C")
    assert {tuple(sorted(each.code for each in hand)) for hand in held} == {("g2", "y9")}


def test_a_sample_that_peeks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first test fails where one imagined card is the true one."""
    honest = knowledge.imagine

    def peek(state: State, known: object, chance: object) -> State:
        found = honest(state, known, chance)  # type: ignore[arg-type]
        found.pile.sort(key=lambda each: (each is state.pile[-1], each.rank))
        return found

    monkeypatch.setattr(view_module, "imagine", peek)
    with pytest.raises(AssertionError):
        check_samples("leaflet")


def test_what_is_tried_in_a_sample_changes_nothing_at_the_table() -> None:
    """Nor in another copy of the sample."""
    state, _ = positions("leaflet")[0]
    assert state.question is not None
    seat = state.question.seat
    before = rounds.position(state)
    sample = View(state, seat).sample(Random(2).random)
    copy = sample.copy()
    hands = [tuple(hand) for hand in copy.hands]
    for _ in range(30):
        if sample.asked is None:
            break
        sample.act(sample.legal(sample.asked).default() or next(iter(sample.legal(sample.asked))))
    assert rounds.position(state) == before
    assert [tuple(hand) for hand in copy.hands] == hands


@pytest.mark.parametrize("key", ["leaflet", "extreme"])
def test_an_imagined_round_is_played_on_to_its_end(key: str) -> None:
    """By a bot for everyone; the true table does not change, and no more acts than allowed."""
    state, seat = next(each for each in positions(key) if each[0].hands[each[1]])
    before, choose = rounds.position(state), make_bot("random", Random(3).random).choose
    sample = View(state, seat).sample(Random(3).random)
    assert sample.copy().play_on(choose, 3) == 3
    assert sample.play_on(choose, 5000) < 5000
    assert sample.asked is None
    assert rounds.position(state) == before


def test_an_onlooker_imagines_nothing() -> None:
    with pytest.raises(ValueError, match="-4"):
        View(positions("leaflet")[0][0], ONLOOKER).sample(Random(1).random)
