"""What a seat sees, sent as text: the same view, the same lawful acts, and no hidden card."""

from __future__ import annotations

import re
import sys
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "rules"))

from accessible_uno.checks import rounds
from accessible_uno.game.base import ONLOOKER, Refused, Seat
from accessible_uno.game.engine import Game
from accessible_uno.game.legal import Legal
from accessible_uno.game.state import State
from accessible_uno.game.view import View
from accessible_uno.record import seen_notation
from accessible_uno.record.seat_part import apply_part, difference, part_of, updated
from accessible_uno.record.seen_notation import UnreadableValue, read_value, write_value
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.rules.registry import all_options
from accessible_uno.table import Dealer, Table

SHOWN = tuple(
    name
    for name, kind in vars(View).items()
    if isinstance(kind, property) and name != "acts"  # those come with the events
)
ACTS = 25


def a_game(key: str, number: int) -> tuple[Game, int]:
    """A preset, every other time with options drawn at random, and how many play it."""
    seats = rounds.seats_for(key, number)
    text = rounds.text_of(key)
    if number % 2 == 0:
        return text.compile((), seats), seats
    chance = Random(f"part {key} {number}")
    options = rounds.values_of(chance.sample(list(all_options()), 6), chance)
    return text.compile(rounds.going_with(key, options, number), seats), seats


class Mirrors:
    """A table, and for one seat and an onlooker what is made of the text that they are sent."""

    def __init__(self, key: str, number: int) -> None:
        game, seats = a_game(key, number)
        self.chance = Random(f"{key} {number}")
        self.state = game.open(seats)
        names = tuple("ABCDEFGHIJ"[:seats])
        self.table = Table(game, names, Dealer(f"{key} {number}"), state=self.state)
        seat = number % seats
        self.made = {each: State(game, seats) for each in (seat, ONLOOKER)}
        self.parts: dict[Seat, dict[str, str]] = {each: {} for each in self.made}
        for each in self.made:
            self.table.listen(each, self.read_events)

    def read_events(self, events: object) -> None:
        assert isinstance(events, list)
        for event in events:
            assert read_value(write_value(event)) == event

    def compare(self) -> None:
        for seat, made in self.made.items():
            whole = part_of(self.state, seat)
            changed = difference(self.parts[seat], whole)
            assert updated(self.parts[seat], changed) == whole
            self.parts[seat] = whole
            apply_part(made, seat, whole)
            real, seen = View(self.state, seat), View(made, seat)
            for name in SHOWN:
                assert getattr(seen, name) == getattr(real, name), name
            for kind in self.state.notes:
                assert seen.recall(kind) == real.recall(kind)
            may, might = Legal(self.state, seat), Legal(made, seat)
            assert list(might) == list(may)
            assert might.default() == may.default()

    def act(self) -> bool:
        """Let somebody do something; compare the reason of a refusal; return whether it goes on."""
        state = self.state
        if state.question is None:
            return False
        if state.round_over:
            self.table.next_round()
            return True
        act = rounds.lawful_act(state, self.chance, Dealer(self.chance.random().hex()))
        tried = rounds.any_act(state, self.chance, [], act)
        if tried.seat in self.made and tried.seat >= 0:
            reason = Legal(state, tried.seat).why_not(tried)
            assert Legal(self.made[tried.seat], tried.seat).why_not(tried) == reason
            assert read_value(write_value(reason)) == reason
        with suppress(Refused):
            self.table.act(act)
        return True


@pytest.mark.parametrize("key", preset_keys())
def test_what_a_seat_sees_is_sent_whole(key: str) -> None:
    mirrors = Mirrors(key, len(key))
    mirrors.table.next_round()
    for _ in range(ACTS):
        mirrors.compare()
        if not mirrors.act():
            break


def test_no_hidden_card_is_sent() -> None:
    """Hands of others and the draw pile may be anything: the text is the same."""
    game, seats = a_game("leaflet", 0)
    state = game.open(seats)
    Table(game, "ABCDEF"[:seats], Dealer("one"), state=state).next_round()
    for seat in (ONLOOKER, *range(seats)):
        other = state.copy()
        hidden = [other.pile, *(hand for of, hand in enumerate(other.hands) if of != seat)]
        loose = [card for place in hidden for card in place]
        Random("mixed").shuffle(loose)
        for place in hidden:
            place[:], loose = loose[: len(place)], loose[len(place) :]
        assert other.hands != state.hands
        assert part_of(other, seat) == part_of(state, seat)


def test_what_is_no_value_is_refused(subtests: pytest.Subtests) -> None:
    """Neither steps, nor actions, nor anything of Python can be written, nor a field of a wrong
    kind."""
    for text in [
        *(
            "",
            "q9",
            "Play(0,r5,none,no,none)",
            "Played(0,r5)",
            "Played(r5,r5,none,6)",
            "[r5",
            "r5]",
        ),
        *("Played('0',r5,none,6)", "Lay(0)", "os.system('x')", "Popen('ls')", "State(1,2)", "'"),
        *("Game()", "9999999999999", "TurnCame(yes)", "Nobody:x", "[" * 40 + "]" * 40, "r5 r5"),
    ]:
        with subtests.test(text=text), pytest.raises(UnreadableValue):
            read_value(text)


def test_no_text_is_looked_through_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A quote that nothing ends, before many escaped ones, is looked at once."""
    tried = []

    class Counting:
        def match(self, text: str, at: int) -> re.Match[str] | None:
            tried.append(at)
            return token.match(text, at)

    token = seen_notation._TOKEN
    monkeypatch.setattr(seen_notation, "_TOKEN", Counting())
    for text in ("'" + "\\'" * 6_000, "[" + "'" * 11_999, "x" * 12_000):
        tried.clear()
        with pytest.raises(UnreadableValue):
            read_value(text)
        assert len(tried) <= 4


@pytest.mark.parametrize("text", ["", "a b", "it’s 'so'", "back\\slash_", "é|=,)(["])
def test_words_keep_their_signs(text: str) -> None:
    written = write_value(text)
    assert " " not in written
    assert read_value(written) == text


def test_a_part_of_another_table_is_refused() -> None:
    """Whatever comes, the position is made or refused in one way."""
    game, seats = a_game("leaflet", 0)
    part = part_of(game.open(seats), 0)
    wrong = {
        "counts": ("[1]", "[99999,0,0]", "[-1,0,0]", "r5"),
        "turn": ("17", "none", "r5"),
        "direction": ("0", "'x'"),
        "question": ("r5", "Passed(0)"),
        "waits": ("'x'",),
        "discard": ("[1]", "[r5,'x']", "r5"),
        "notes": ("5",),
        "playing": ("[44]", "none"),
        "scores": ("[0]",),
    }
    for key, values in wrong.items():
        for value in values:
            with pytest.raises(UnreadableValue):
                apply_part(game.open(seats), 0, {**part, key: value})
    with pytest.raises(UnreadableValue):
        apply_part(game.open(seats), 0, {})
    with pytest.raises(UnreadableValue):
        updated(part, {"discard": "+90[r5]"})
    for count in ("9" * 5_000, "-1", "yes", "", "1", "r5,r6"):
        with pytest.raises(UnreadableValue):
            updated({**part, "hand": "[]"}, {"hand": f"+{count}[r5]"})
