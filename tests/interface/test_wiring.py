"""A game at the keyboard: few parts, few parameters, and one object for what is pending."""

from __future__ import annotations

import ast
from pathlib import Path

from table_fixtures import Script, game_of, position, table

import accessible_uno.interface
from accessible_uno.cards import Colour, card
from accessible_uno.interface.keyboard.keyboard_seat import Keyboard
from accessible_uno.interface.parse.intents import HalfTypedCard
from accessible_uno.interface.session.session import Pending

ROOM = Path(accessible_uno.interface.__file__).parent
MOST_PARTS = 8
MOST_PARAMETERS = 7


def test_a_game_is_wired_from_few_parts() -> None:
    """These are the attributes of ``KeyboardSeat`` from this room, except what is shared."""
    game = game_of(Script(), table(position("r7", "b7")))
    kept = {type(value) for value in vars(game.at_keyboard).values()} - {Keyboard}
    parts = {
        each.__name__
        for each in kept
        if each.__module__.startswith("accessible_uno.interface")
        and not each.__module__.endswith(".game_setup")
    }
    assert parts == {
        "Announcer",
        "BrailleView",
        "Controls",
        "GameLoop",
        "InputLoop",
        "Pacing",
        "Session",
        "TurnTimer",
    }
    assert len(parts) <= MOST_PARTS


def test_no_constructor_takes_many_parameters() -> None:
    """Parameters that belong together are grouped in a class of ``game_setup``."""
    many = [
        f"{path.relative_to(ROOM)}: {kind.name} takes {count}"
        for path in sorted(ROOM.rglob("*.py"))
        for kind in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(kind, ast.ClassDef)
        for method in kind.body
        if isinstance(method, ast.FunctionDef) and method.name == "__init__"
        for count in [len(method.args.args) + len(method.args.kwonlyargs) - 1]
        if count > MOST_PARAMETERS
    ]
    assert not many


def test_a_refused_action_leaves_the_half_typed_card_and_the_wish() -> None:
    """An action takes the card; where it is refused, the player still owes the rest of it."""
    pending = Pending()
    half = HalfTypedCard(card("wi"), uno=False)
    pending.card = half
    pending.wish = Colour.RED
    before = pending.begin_action(None)
    pending.wish = None
    assert pending == Pending()
    pending.restore(before)
    assert pending == Pending(card=half, wish=Colour.RED)


def test_the_reason_of_a_penalty_is_given_once() -> None:
    pending = Pending()
    assert pending.take_penalty_reason() is None
    pending.enter_message = "between-rounds-enter"
    assert pending.awaits_enter
    pending.enter_message = ""
    assert not pending.awaits_enter
