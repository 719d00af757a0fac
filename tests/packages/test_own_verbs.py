"""A package's own way of picking cards: its verb is typed, recorded and under the fingers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from made import installed, write_package

if TYPE_CHECKING:
    from own_home import Heard

pytest_plugins = ("own_home",)

RULE = """
from __future__ import annotations
from typing import ClassVar
from accessible_uno.cards import Face
from accessible_uno.game.actions import PickCards
from accessible_uno.game.base import Event, Seat, Step, Window
from accessible_uno.game.option import switch
from accessible_uno.game.rule import Rule, effect
from accessible_uno.game.steps import Ask


class CardGiven(Event, frozen=True):
    seat: Seat
    taker: Seat


class GiveCards(PickCards, frozen=True):
    verbs: ClassVar = ("give",)


class Give(Step, frozen=True):
    seat: Seat
    card: object

    def do(self, state):
        taker = state.after[self.seat]
        state.hands[self.seat].remove(self.card)
        state.hands[taker].append(self.card)
        state.emit(CardGiven(self.seat, taker))


class GiftOwed(Window, frozen=True):
    seat: Seat

    def picked(self, state, cards):
        return (Give(self.seat, cards[0]),)

    def default(self, state):
        return GiveCards(self.seat, tuple(state.hands[self.seat][:1]))


class Gift(Rule, frozen=True):
    key: ClassVar = "gift"
    options: ClassVar = (switch("gift"),)
    opens: ClassVar = ((GiftOwed, GiveCards),)

    @effect(Face.NINE)
    def give(self, state, laid):
        return (Ask(GiftOwed(laid.seat)),)
"""
TEXTS = """
card-given = { $seat } gives { $taker } a card.
prompt-gift-owed = Which card do you give?
asked-gift-owed = { "" }
rule-gift = A 9 gives a card away.
option-gift = a 9 gives a card away
action-word-give = give, hand over
"""
START = (
    '[Option "gift on"]\n[Seats "A B C"]\n[Dealer "C"]\n'
    '[Hands "A: r9 y9 r1 r2; B: b1 b2 b3; C: g4 g5 g6"]\n[Discard "r3"]\n[Turn "A"]\n'
)
PLAY = ("play", "--resume", "s.uno", "--name", "A", "--lang", "en", "--speech", "off")


@pytest.fixture
def gift(tmp_path: Path) -> Iterator[Path]:
    """The package, installed."""
    files = {"gift/__init__.py": RULE, "texts/en/g.ftl": TEXTS, "texts/fr/g.ftl": TEXTS}
    entries = {"rules": {"gift": "gift:Gift"}, "locales": {"gift": "texts"}}
    (tmp_path / "s.uno").write_text(START)
    with installed(write_package(tmp_path / "installed", "gift-rules", files, entries)):
        yield tmp_path


@pytest.mark.parametrize("typed", ["give yellow 9", "hand over y9", "yellow 9"])
def test_it_is_typed(gift: Path, heard: Heard, typed: str) -> None:
    """With its words, or as the bare card; it is recorded by its verb."""
    record = ("--record", "o.uno")
    status, out, err = heard(*PLAY, *record, typed=f"red 9\n{typed}\nquit\nyes\n")
    assert (status, err) == (0, "")
    assert "Which card do you give?" in out
    assert "A gives B a card." in out
    written = (gift / "o.uno").read_text()
    assert "\nA give y9\n" in written
    assert heard("record", "check", "o.uno")[0] == 0
