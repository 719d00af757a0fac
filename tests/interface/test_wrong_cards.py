"""Wrong cards where a table plays so: refused, laid by who insists, reported by who sees it."""

from __future__ import annotations

from recording_voice import RecordingVoice
from table_fixtures import played, position, table

from accessible_uno.game.state import State
from accessible_uno.rooms.seat_session import SeatSession
from accessible_uno.rules.shared.reports import LayAnyway, WrongCardSeen
from accessible_uno.rules.shared.sides import Sides
from accessible_uno.settings.schema import Settings
from accessible_uno.table import Clock
from accessible_uno.table.driver import Due, take_step

LAID = "Faute : 4 bleu, de retour dans votre main."


def at_table(*options: tuple[str, str]) -> State:
    """Ada's turn on a red 5; the blue 4 does not go."""
    return position("r3 b4 g2", "r5", rules="classic", options=options)


def test_at_the_keyboard_a_wrong_card_is_confirmed_first() -> None:
    """It is refused, with the word that lays it."""
    at = table(at_table(("misplay", "on")))
    console = played(["quand même", "b4", "quand même"], at)
    assert console.answer_to("quand même")[0] == "Aucune carte refusée à poser quand même."
    assert console.answer_to("b4")[0].startswith("Le 4 bleu ne va pas sur le 5 rouge")
    assert console.answer_to("b4")[1].startswith("« quand même » la pose malgré tout")
    assert any(LAID in line.replace("\u00a0", " ") for line in console.shown)


def test_who_names_the_card_at_once_is_not_asked_again() -> None:
    """The word before a card insists on it; before one that goes, it changes nothing."""
    at = table(at_table(("misplay", "on")))
    console = played(["quand même b4", "quand même r3"], at)
    shown = [line.replace("\u00a0", " ") for line in console.shown]
    assert any(LAID in line for line in shown)
    assert any(line.startswith("Vous jouez le 3 rouge") for line in shown)


def test_where_a_table_does_not_play_so_the_word_does_nothing() -> None:
    """The refusal does not name it."""
    console = played(["b4", "quand même"], table(at_table()))
    assert not any("quand même" in line for line in console.answer_to("b4"))
    assert not any("Faute" in line for line in console.shown)


def test_in_a_room_as_well() -> None:
    """The first line is refused, the second one insists."""
    at = table(at_table(("misplay", "on")))
    voice = RecordingVoice()
    seat = SeatSession(at, 0, Settings("fr"), voice, Clock(at, lambda: 0.0), "classic").sit()
    for line in ("jeu bleu-4", "quand même"):
        seat.carry_out(line)
    told = [each.replace("\u00a0", " ") for each in voice.texts]
    assert "quand même" in told[1]
    assert any(isinstance(each, WrongCardSeen) for each in at.offers)
    assert at.view(0).held == 3


def test_a_bot_that_notices_reports_it() -> None:
    """Once; it costs two cards, and the turn stays."""
    at = table(at_table(("misplay", "on")))
    at.act(LayAnyway(0, at.view(0).hand[1:2]))
    assert any(isinstance(each, WrongCardSeen) for each in at.view(1).offers)
    assert not at.view(0).offers
    assert take_step(at) is Due.BOT
    assert at.view(0).held == 5
    assert take_step(at) is Due.PERSON
    assert at.asked == 0


def test_no_partner_is_offered_a_report() -> None:
    """In teams only the others are."""
    state = at_table(("misplay", "on"))
    state.remember(Sides(((0, 2), (1, 3)), as_one=True))
    at = table(state)
    at.act(LayAnyway(0, at.view(0).hand[1:2]))
    assert at.view(1).offers
    assert not at.view(2).offers
