"""The items on a braille display, and the lines that their keys enter."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

import pytest
from recording_voice import RecordingVoice
from table_fixtures import position, table

from accessible_uno.cards import CARDS, Card, Colour, card
from accessible_uno.game.actions import Choose, Jump, KeepCards, LayTogether, play
from accessible_uno.game.base import Action, Choice, Step
from accessible_uno.game.engine import Game
from accessible_uno.game.rule import Rule, outcomes
from accessible_uno.game.state import State
from accessible_uno.game.windows import ColourOwed, Drawn, Turn
from accessible_uno.interface.announce.offers import Offers
from accessible_uno.interface.ask.question import YesNo
from accessible_uno.interface.ask.reader import AnswersView
from accessible_uno.interface.keyboard.braille_view import BrailleView
from accessible_uno.interface.parse.cards import parse_card_words
from accessible_uno.interface.parse.intents import Act, HalfTypedCard
from accessible_uno.interface.parse.lexicon import lexicons
from accessible_uno.interface.parse.tokens import tokens
from accessible_uno.interface.parse.vocabulary import Reply
from accessible_uno.interface.session.messages import MessageLog
from accessible_uno.interface.session.session import Session
from accessible_uno.interface.verbs.all_verbs import parse_line
from accessible_uno.narration.display_names import DisplayNames
from accessible_uno.narration.utterance import Utterance
from accessible_uno.rules.preset import preset
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.rules.shared.reports import Vote
from accessible_uno.rules.shared.uno import Unannounced
from accessible_uno.rules.special.wizz import CardToShed
from accessible_uno.rules.special.wizz.spaces import KeepTwo
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Notation
from accessible_uno.table import ONLOOKER, Table
from accessible_uno.table.driver import take_step
from accessible_uno.voices.braille.writer import BrailleSettings
from accessible_uno.voices.notices import ignore_problem


def session_at(state: State | None, locale: str = "fr", seat: int = 0) -> Session:
    return Session(table(state), seat, Settings(locale), MessageLog({}, ignore_problem))


def laid(session: Session) -> list[tuple[Any, str | None]]:
    """Return each item on the display, with the line that its key enters."""
    return [(spot.parts[0], spot.line) for spot in BrailleView(session).current_items()]


STATUS = [(card("r7"), "talon"), (": vous, Prudence 3", "qui")]


def test_on_ones_turn_the_hand_comes_first() -> None:
    """The choices follow, then the status line; each starts a group."""
    session = session_at(position("r3 wi g+2", "r7"))
    hand = [
        (card("r3"), "3 rouge"),
        (card("wi"), "joker"),
        (card("g+2"), "+2 vert"),
    ]
    assert laid(session) == [*hand, ("pioche", "pioche"), *STATUS]
    spots = BrailleView(session).current_items()
    assert [place for place, spot in enumerate(spots) if spot.starts_group] == [0, 3, 4]


def test_in_english_too() -> None:
    """The lines are in the language of the game."""
    session = session_at(position("r3 yrv", "r7"), "en")
    lines = [line for _, line in laid(session)]
    assert lines == ["red 3", "yellow reverse", "draw", "uno", "top", "who"]


def test_with_two_cards_uno_can_be_said_first() -> None:
    """Its key is there on the player's turn, before the card is played.

    With three cards it is not.
    """
    assert ("uno", "uno") in laid(session_at(position("r3 g4", "r7")))
    assert ("uno", "uno") not in laid(session_at(position("r3 g4 b8", "r7")))


def threatened() -> State:
    """Luna has just played a +4 against Ada."""
    state = position("r3 g4 b8", "r7", others=("g1 g2", "y1 y2", "wi+4 b1 b2"), turn=3)
    state.game.act(state, play(3, card("wi+4"), Colour.BLUE))
    return state


@pytest.mark.parametrize(
    ("state", "choices"),
    [
        (
            position("r3 g4 b8", "r7", question=Drawn(0), drawn="r3"),
            [("joue", "joue"), ("garde", "garde")],
        ),
        (
            position("r3 wi b8", "r7", question=Drawn(0), drawn="wi"),
            [("joue", "joue"), ("garde", "garde")],
        ),
        (
            threatened(),
            [("prends", "prends"), ("doute", "doute")],
        ),
        (
            position("r3 g4 b8", "wi", question=ColourOwed(0)),
            [
                (Colour.RED, "rouge"),
                (Colour.YELLOW, "jaune"),
                (Colour.GREEN, "vert"),
                (Colour.BLUE, "bleu"),
            ],
        ),
        (
            position("r3 g4 b8", "r7", question=Vote(0, 1, 2, (), 0, 0)),
            [("oui", "oui"), ("non", "non")],
        ),
        (
            position("r3 g4 b8", "r7", question=Turn(1), turn=1, offers=[Unannounced(3)]),
            [("contre-uno", "contre-uno")],
        ),
        (position("r3 g4 b8", "r7", question=Turn(1), turn=1), []),
    ],
    ids=["drawn", "wild drawn", "threat", "colour", "vote", "chance", "somebody else's turn"],
)
def test_a_questions_choices_come_before_the_hand(
    state: State, choices: list[tuple[str | Colour, str]]
) -> None:
    """Only choices with an effect are there, and each key makes its own choice."""
    session = session_at(state)
    found = laid(session)
    assert found[: len(choices)] == choices
    assert isinstance(found[len(choices)][0], Card)
    assert not {"joue", "pioche", "prends"} & {line for _, line in found[len(choices) :]}


class Curious(Rule, frozen=True):
    """A rule that asks a player who has drawn for a player, a side, a colour or nobody."""

    key: ClassVar = "curious"

    @outcomes(Drawn)
    def asks(self, state: State, window: Drawn) -> dict[Choice, tuple[Step, ...]]:
        """Ask; the answer has no effect."""
        return {0: (), 1: (), "left": (), "g": (), "none": ()}


def test_a_new_rules_question_has_its_keys() -> None:
    """The choices come from the rules, and each key makes one."""
    game = Game((*preset("leaflet").compile().rules, Curious()))
    state = game.open(4)
    state.round = 1
    state.hands = [[card("r3")], [card("g1")], [card("y1")], [card("b1")]]
    state.discard = [card("r7")]
    state.show(card("r7"), Colour.RED)
    state.question = Drawn(0)
    state.drawn = card("r3")
    session = session_at(state)
    choices = laid(session)[:5]
    named = ["moi", "Prudence", "gauche", Colour.GREEN, "personne"]
    assert [part for part, _ in choices] == named
    meant: tuple[Choice, ...] = (0, 1, "left", "g", "none")
    for (_, line), chosen in zip(choices, meant, strict=True):
        assert parse_line(line or "", session.context()) == Act(Choose(0, chosen))
    for myself in ("moi", "choisis moi", "me"):
        assert parse_line(myself, session.context()) == Act(Choose(0, 0))


def test_a_wild_asks_for_its_colour() -> None:
    """The four colours come before the hand, and each key names its colour."""
    session = session_at(position("r3 wi g4", "r7"))
    session.pending.card = HalfTypedCard(card("wi"), uno=False)
    colours = laid(session)[:4]
    assert [part for part, _ in colours] == list(Colour)
    for part, line in colours:
        intent = parse_line(line or "", session.context())
        assert isinstance(intent, Act)
        assert intent.action.colour is part  # type: ignore[attr-defined] # a card is laid


def test_a_card_asks_for_whom_it_is() -> None:
    """The players come before the hand, and so does nobody where the rule allows that."""
    state = preset("leaflet").compile([("seven-swap", "on")]).open(4)
    state.round = 1
    state.hands = [[card("r7"), card("g3"), card("b3")], *([card("g1")] for _ in range(3))]
    state.discard = [card("r5")]
    state.show(card("r5"), Colour.RED)
    state.question = Turn(0)
    session = session_at(state)
    session.pending.card = HalfTypedCard(card("r7"), uno=False, chooses=True)
    choices = laid(session)[:4]
    assert [part for part, _ in choices] == ["personne", "Prudence", "Victor", "Luna"]
    meant: tuple[Choice, ...] = ("none", 1, 2, 3)
    for (_, line), chosen in zip(choices, meant, strict=True):
        assert parse_line(line or "", session.context()) == Act(play(0, card("r7"), choice=chosen))


def felt(session: Session, action: type[Action]) -> list[tuple[tuple[Any, ...], str]]:
    """Return the items whose keys do an action of this kind, and their lines."""
    found = []
    for spot in BrailleView(session).current_items():
        intent = parse_line(spot.line or "", session.context())
        if isinstance(intent, Act) and isinstance(intent.action, action):
            assert session.legal.why_not(intent.action) is None
            found.append((spot.parts, spot.line or ""))
    return found


def test_each_way_to_play_out_of_turn_has_its_key() -> None:
    """It has the colour of a wild, and UNO where it is due; a single way has the bare word.

    The word is that of the rules.
    """
    three = position("wi b4 g2", "wi", colour="r", rules="olympic", turn=1)
    assert felt(session_at(three), Jump) == [
        (("intercepte", card("wi"), colour), f"intercepte joker {name}")
        for colour, name in zip(Colour, ("rouge", "jaune", "vert", "bleu"), strict=True)
    ]
    two = position("r5 b4", "r5", rules="rapido", turn=1)
    assert felt(session_at(two), Jump) == [
        (("rapido", card("r5")), "rapido 5 rouge"),
        (("rapido", card("r5"), "uno"), "rapido 5 rouge uno"),
    ]
    one = position("r5 b4 g2", "r5", rules="rapido", turn=1)
    assert felt(session_at(one), Jump) == [(("rapido",), "rapido")]


def test_cards_that_go_together_have_their_key() -> None:
    """Each of the cards has its own key as well."""
    session = session_at(position("b5 b5 g2 y3", "b8", rules="olympic"))
    assert felt(session, LayTogether) == [((card("b5"), card("b5")), "5 bleu 5 bleu")]


def test_as_many_cards_are_gathered_as_are_picked() -> None:
    """Where the table asks for two cards, two keys make one line."""
    asked = position("b5 b4 g2 y3", "b8", rules="wizz", question=KeepTwo(0))
    spots = [spot for spot in BrailleView(session_at(asked)).current_items() if spot.presses > 1]
    assert [(spot.parts[0], spot.presses) for spot in spots] == [
        (card(code), 2) for code in ("b5", "b4", "g2", "y3")
    ]
    line = f"{spots[0].line} {spots[2].line}"
    act = parse_line(line, session_at(asked).context())
    assert act == Act(KeepCards(0, (card("g2"), card("b5"))))
    shed = position("b5 b4 g2 y3", "b8", rules="wizz", question=CardToShed(0))
    assert {spot.presses for spot in BrailleView(session_at(shed)).current_items()} == {1}


def test_enter_has_its_key_where_it_has_an_effect() -> None:
    """That is between rounds and to dismiss an offer."""
    session = session_at(
        position("r3 g4 b8", "r7", question=Turn(1), turn=1, offers=[Unannounced(3)])
    )
    offers = Offers(session, interactive=False)
    offers.update()
    goes_on = BrailleView(session, offers).current_items()
    assert [(spot.parts[0], spot.line) for spot in goes_on[:2]] == [
        ("contre-uno", "contre-uno"),
        ("entrée", ""),
    ]
    assert "" not in [spot.line for spot in BrailleView(session).current_items()]
    session.pending.enter_message = "between-rounds-enter"
    assert "" in [spot.line for spot in BrailleView(session).current_items()]


def test_whether_to_leave_is_answered_by_a_key() -> None:
    """Yes and no are the only choices and come first, on the player's turn too."""
    session = session_at(position("r3 g4", "r7"))
    session.pending.confirmation = "quit"
    laid_now = BrailleView(session).current_items()
    assert [spot.line for spot in laid_now[:3]] == ["oui", "non", "3 rouge"]
    assert "pioche" not in [spot.line for spot in laid_now]


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_the_name_of_each_card_is_a_line_that_plays_it(locale: str) -> None:
    """So it is for added cards, and with UNO; no number could mean another card."""
    wording: DisplayNames = session_at(None, locale).narrator.display_names
    for each in CARDS:
        for said in ("", "uno "):
            words = parse_card_words(
                tokens(said + wording.card(each)), lexicons(locale), abbreviated=False
            )
            assert words is not None, each
            assert words.number is None
            assert (words.colours, words.faces) == (
                [each.colour] if each.colour else [],
                [each.face],
            )
            assert words.uno is bool(said)


def test_the_parts_of_an_utterance_have_keys() -> None:
    """Above the top card the key asks about it, above the drawn card it plays it.

    Elsewhere it repeats.
    """
    session = session_at(position("r3 g4 b8", "r7", question=Drawn(0), drawn="r3"))
    fingers = BrailleView(session)
    told = fingers.items_of(Utterance("", "fr", (card("r3"), "sur", card("r7"), card("b8"))))
    assert [spot.line for spot in told] == ["joue", "répète", "talon", "répète"]
    assert [spot.starts_group for spot in told] == [True, False, False, False]


def test_an_announced_hand_can_be_played_from() -> None:
    """Where the utterance is the hand, its keys play the cards."""
    fingers = BrailleView(session_at(position("r3 g4 b8", "r7")))
    told = fingers.items_of(Utterance("", "fr", (card("r3"), card("g4"), card("b8"))))
    assert [spot.line for spot in told] == ["3 rouge", "4 vert", "8 bleu"]
    fewer = fingers.items_of(Utterance("", "fr", (card("r3"), card("g4"))))
    assert [spot.line for spot in fewer] == ["répète", "répète"]


@pytest.mark.parametrize(("locale", "answers"), [("fr", ["oui", "non"]), ("en", ["yes", "no"])])
def test_before_a_game_the_answers_alone_are_shown(locale: str, answers: list[str]) -> None:
    """They answer whether to resume an unfinished game."""
    asked = AnswersView(locale, YesNo(Reply.YES).offered(locale))
    assert [spot.line for spot in asked.current_items()] == answers
    assert [spot.parts for spot in asked.items_of(Utterance("go on?", "en"))] == [("go on?",)]


def test_who_watches_feels_the_status_alone() -> None:
    session = session_at(position("r3", "r7"), seat=ONLOOKER)
    assert [line for _, line in laid(session)] == ["talon", "qui"]


def test_before_the_first_card_nothing_lies_there() -> None:
    assert laid(session_at(None)) == []


def test_only_a_tactile_voice_gets_the_table() -> None:
    """Other voices do not change."""

    class Felt(RecordingVoice):
        content: object = None
        draft = ""

        def show_draft(self, draft: str) -> None:
            self.draft = draft

        def refresh(self) -> None:
            self.draft += "!"

        def hand_over(self, to: int) -> None: ...

        def expect_answer(self) -> None: ...

        def show_newest(self) -> None: ...

        def use_settings(self, settings: BrailleSettings, names: Iterable[str]) -> None:
            self.deck, self.names = settings.deck, names

        def on_move(self) -> None: ...

        def takes_key(self, key: str) -> bool:
            return not key

        def progress(self) -> None: ...

    felt, heard = Felt(), RecordingVoice()
    fingers = BrailleView(session_at(position("r3", "r7")))
    fingers.attach([heard, felt])
    assert felt.content is fingers
    assert not hasattr(heard, "table")
    fingers.show_draft("pio")
    fingers.update()
    assert felt.draft == "pio!"
    assert felt.deck is Notation.LEAFLET
    assert "Victor" in felt.names
    fingers.show_draft("3 rouge", (card("r3"),))  # a card that a single key has gone to
    assert felt.draft == "⠗⠼⠉"


NOT_TYPED = ("Spin",)
"""Questions that no line answers yet, so that no key can either."""


@pytest.mark.quick("leaflet", "duo")
@pytest.mark.sample(9)
@pytest.mark.parametrize("rules", preset_keys())
def test_whenever_the_player_is_asked_some_key_plays(rules: str) -> None:
    """For every question of the rules at least one key is accepted.

    The test presses it, while bots play along.
    """
    assert sum(_pressed(table(rules=rules, seed=seed)) for seed in (7, 8)) > 5


def _pressed(at: Table) -> int:
    """Play on by keys of a display, and return how many questions they have answered."""
    session = Session(at, 0, Settings("fr"), MessageLog({}, ignore_problem))
    fingers = BrailleView(session)
    asked = 0
    for act in range(100):
        if at.over:
            break
        if at.between_rounds:
            at.next_round()
        elif session.asked:
            asked += 1
            meant = (
                parse_line(spot.line or "", session.context()) for spot in fingers.current_items()
            )
            acts = [intent.action for intent in meant if isinstance(intent, Act)]
            legal = [action for action in acts if session.legal.why_not(action) is None]
            if not legal:
                assert type(session.view.question).__name__ in NOT_TYPED
                legal = list(session.legal)[:1]
            at.act(legal[act % len(legal)])
        else:
            take_step(at)
    return asked
