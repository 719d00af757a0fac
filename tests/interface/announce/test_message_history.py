"""Past messages: by category, by key and by command, up to both ends."""

from __future__ import annotations

import re

import pytest
from recording_voice import RecordingVoice
from table_fixtures import NAMES, SlowVoice, played, position, table

from accessible_uno.interface.announce.history import MessageHistory
from accessible_uno.interface.parse.intents import HistoryPlace, RecallMessages
from accessible_uno.interface.session.messages import MessageLog
from accessible_uno.interface.session.session import Session
from accessible_uno.narration.utterance import Utterance
from accessible_uno.rules.shared.reports import Vote
from accessible_uno.rules.shared.uno import Unannounced
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import CAN_BE_MUTED, Category
from accessible_uno.voices.notices import ignore_problem

FIRST_LINES = ["talon", "aide main", "rouge 2", "7 rouge"]


def test_a_category_is_chosen_and_stays() -> None:
    """A change announces name and size; later steps stay within the category."""
    lines = [*FIRST_LINES, "catégorie aide", "précédent", "<f9>", "suivant", "catégorie tout"]
    console = played(lines, table(position("r7 b4 g2", "r8")))
    assert console.answer_to("catégorie aide") == ["Aide : un message."]
    told, end = console.answer_to("précédent")
    assert told == console.answer_to("aide main")[0]
    assert end == "Rien avant dans « aide »."
    assert console.answer_to("suivant") == ["C’était le dernier dans « aide »."]
    assert console.answer_to("catégorie tout")[0].startswith("Tous les messages : ")


def test_a_step_may_name_its_category() -> None:
    """« précédent questions » announces the change of category once; later steps stay there."""
    lines = [*FIRST_LINES, "main", "previous questions", "précédent", "dernier", "catégorie"]
    console = played(lines, table(position("r7 b4 g2", "r8")))
    name, told = console.answer_to("previous questions")
    assert re.fullmatch(r"Questions : \d+ messages\.", name)
    assert told.startswith("À vous")
    (before,) = console.answer_to("précédent")
    assert before.startswith("À vous")
    assert console.answer_to("dernier") == [told]
    (state,) = console.answer_to("catégorie")
    assert state.startswith(name)
    assert (
        "partie, questions, pioches, paroles, salon, réponses, conseils, aide, incidents" in state
    )


def test_keys_go_round_the_categories_that_hold_something() -> None:
    """They go in both directions and include "all"; the second keys do the same."""
    keys = ["<alt+k>", "<f20>", "<ctrl+pagedown>", "<alt+g>", "<f19>", "<ctrl+pageup>"]
    console = played(["talon", *keys], table(position("r7 b4 g2", "r8")), settings=Settings("en"))
    told = [line for line in console.shown if "message" in line]
    assert told == [
        "Game: one message.",
        "Questions: one message.",
        "Answers: 3 messages.",
        "Questions: one message.",
        "Game: one message.",
        "All messages: 4.",
    ]


@pytest.mark.parametrize("twin", [0, 1, 2])
def test_first_and_last_have_their_keys(twin: int) -> None:
    first = ("<f21>", "<alt+a>", "<ctrl+home>")[twin]
    last = ("<f22>", "<alt+z>", "<ctrl+end>")[twin]
    console = played(["main", first, last], table(position("r7 b4 g2", "r8")))
    hand = console.answer_to("main")
    assert hand[1].startswith("Bienvenue")
    assert hand[2] == hand[0]


def test_the_card_of_a_player_is_named_where_the_sentence_leaves_its_colour_out() -> None:
    """With the colour that stayed; of who has been hit since, no card is named."""
    others = ("r3 g1 g3", "r+2 y2 y4", "b1 b2 b3")
    at = table(position("r7 b4 g2", "r8", others=others))
    console = played(["r7", "qu’a joué Prudence", "qu’a joué Victor", "qu’a joué Luna"], at)
    told = console.answer_to("r7")[-2]
    assert console.answer_to("qu’a joué Prudence") == [told, "Prudence : 3 rouge."]
    assert console.answer_to("qu’a joué Victor") == [told, "Victor : +2 rouge."]
    assert console.answer_to("qu’a joué Luna") == [told]


def test_a_new_message_brings_back_to_the_end() -> None:
    lines = ["talon", "catégorie réponses", "premier", "main", "précédent"]
    console = played(lines, table(position("r7 b4 g2", "r8")))
    assert console.answer_to("premier")[0].startswith("Bienvenue")
    assert console.answer_to("précédent") == console.answer_to("talon")


def test_ones_place_stays_while_others_play() -> None:
    """How many messages came meanwhile is said once; a turn, or a line of one's own, ends it."""
    at = table(position("r7 b4 g2", "r8", turn=1))
    session = Session(
        at, 0, Settings("en"), MessageLog({"text": (voice := RecordingVoice())}, ignore_problem)
    )
    history = MessageHistory(session)

    def step() -> list[str]:
        voice.utterances.clear()
        history.recall(RecallMessages(HistoryPlace.PREVIOUS))
        return voice.texts

    def tell(*texts: str, category: Category = Category.GAME) -> None:
        for text in texts:
            session.log.announce(Utterance(text, "en"), category)

    tell("one", "two", "three", "four", "five")
    assert [step(), step()] == [["four"], ["three"]]
    tell("six", "seven")
    assert step() == ["two", "2 newer messages."]
    assert step() == ["one"]
    tell("your turn", category=Category.QUESTION)
    assert step() == ["seven"]
    history.leave()
    assert step() == ["seven"]


# Nothing is lost


def test_nothing_that_was_cut_off_is_lost() -> None:
    """The next key cuts off every line and an offer is withdrawn; the history has all of them."""
    voice = SlowVoice()
    at = table(
        position(
            "r7 b4 g2",
            "r8",
            others=("g1 g2 g3", "y1 y2 y3", "b1"),
            offers=[Unannounced(3)],
        )
    )
    lines = ["talon", "main", "rouge 2", "7 rouge", "qui", "historique tout 50"]
    console = played(lines, at, voices={"speech": voice})
    assert voice.cancelled
    again = console.answer_to("historique tout 50")
    said = voice.texts
    before = said[: len(said) - len(again)]
    assert len(again) > 10
    assert [line for line in console.shown if not line.startswith("> ")][: len(again)] == again
    assert [each.translate({0xA0: " ", 0x202F: " "}) for each in before][: len(again)] == again


# Leaving kinds out


def heard(lines: list[str], **more: object) -> tuple[list[str], RecordingVoice]:
    """Return the lines shown, and the voice that recorded them."""
    voice = RecordingVoice()
    console = played(lines, table(position("r7 b4 g2 y3", "r8")), voices={"speech": voice}, **more)
    return console.shown, voice


def test_muted_events_of_others_stay_in_the_history() -> None:
    """They are neither written nor spoken; the player's own play and questions are."""
    shown, voice = heard(["tais partie", "7 rouge", "historique 20", "dernier partie"])
    first = shown.index("> historique 20")
    told = shown[shown.index("> 7 rouge") + 1 : first]
    assert told[0] == "Vous jouez le 7 rouge."
    assert not any(line.startswith(NAMES[1:]) for line in told)
    assert any(line.startswith("À vous") for line in told)
    again = shown[first + 1 : shown.index("> dernier partie")]
    assert {name for name in NAMES[1:] for line in again if name in line} == {*NAMES[1:]}
    assert not {*again} & {*told} - {told[0], told[-1]}
    assert len(voice.texts) == len([line for line in shown if not line.startswith("> ")])


def test_muted_draws_hide_draws_and_passes_alone() -> None:
    """Cards drawn as a penalty and the player's own draw are announced."""
    others = ("y1 y2 y3", "y1 y2 y3", "y4 y5 y6")
    lines = ["tais pioches", "7 rouge", "historique pioches"]
    at = table(position("r7 b4 g2", "r8", others=others))
    console = played(lines, at)
    told, left_out = console.answer_to("7 rouge"), console.answer_to("historique pioches")
    assert "Prudence joue un +4 jaune contre Victor." in told
    assert left_out
    assert all(line.endswith((" pioche.", " garde la carte.")) for line in left_out)
    assert not {*told} & {*left_out}
    own = played(["tais pioches", "pioche"], table(position("r7 b4 g2", "b8")))
    assert own.answer_to("pioche")[0].startswith("Vous piochez")


def test_muted_hints_hide_the_proposed_move() -> None:
    """The refusal is announced alone; the hint is in the history."""
    lines = ["g2", "tais aide", "g 2", "historique conseils"]
    console = played(lines, table(position("r7 b4 g2", "b8")))
    assert "Par exemple" in console.answer_to("g2")[0]
    (refusal,) = console.answer_to("g 2")
    assert "Par exemple" not in refusal
    assert console.answer_to("historique conseils") == ["Par exemple : 4 bleu."]


def test_the_way_back_is_told_once_and_the_state_when_asked() -> None:
    lines = ["tais", "tais pioches", "tais paroles", "mute", "taire", "écoute tout", "écoute"]
    console = played(lines, table(position("r7 b4", "b8")), voices={"speech": SlowVoice()})
    assert console.answer_to("tais") == ["Vous entendez tout."]
    assert "« écoute »" in console.answer_to("tais pioches")[0]
    assert console.answer_to("tais paroles") == ["Vous n’entendrez plus les paroles."]
    assert "pioches, paroles" in console.answer_to("taire")[0]
    assert console.answer_to("écoute tout")[0].startswith("Vous entendez de nouveau : ")
    assert console.answer_to("écoute") == ["Vous entendez tout."]


@pytest.mark.parametrize("line", ["tais réponses", "tais questions", "hush answers"])
def test_answers_cannot_be_muted(line: str) -> None:
    """The refusal lists the categories that can be muted."""
    console = played([line, "talon"], table(position("r7 b4", "b8")))
    assert "partie, pioches, paroles, salon, conseils, incidents" in console.answer_to(line)[0]
    assert console.answer_to("talon") == ["8 bleu."]


def test_with_all_muted_questions_and_offers_are_announced() -> None:
    """So is the end of a round; a new game announces what is muted."""
    settings = Settings("fr", muted_categories=frozenset(CAN_BE_MUTED))
    at = table(position("r7", "r8", others=("g1 g2 g3", "y1 y2 y3", "b1")))
    console = played(["", "7 rouge"], at, settings=settings)
    assert "Vous n’entendez pas : partie" in console.shown[1]
    assert "À vous, sur le 8 rouge." in console.shown
    assert any("gagne" in line for line in console.answer_to("7 rouge"))
    assert any("manche" in line.lower() for line in console.answer_to("7 rouge"))
    chance = table(
        position("r7 r4 b4", "r8", others=("g1 g2", "y1 y2", "b1"), offers=[Unannounced(3)])
    )
    told = played(["talon"], chance, settings=settings).shown
    assert any("Contre-uno" in line for line in told)


def test_a_vote_that_one_is_asked_for_is_told_though_talk_is_left_out() -> None:
    at = table(position("r7", "b7", rules="chat", question=Vote(0, 1, 2, (), 0, 0)))
    settings = Settings("fr", muted_categories=frozenset({Category.TALK}))
    console = played(["qui"], at, settings=settings)
    assert any("oui ou non" in line for line in console.shown)


def test_what_is_left_out_is_kept_for_later_games() -> None:
    kept: list[str] = []
    settings = Settings("fr")
    played(
        ["tais pioches", "tais", "tais réponses"],
        table(position("r7", "b7")),
        settings=settings,
        save_settings=lambda: kept.append("kept"),
    )
    assert kept == ["kept"]
    assert settings.muted_categories == {Category.DRAWING}


@pytest.mark.parametrize("slip", ["9 vert", "zut", "joker"])
def test_repeat_tells_again_what_was_told_and_no_slip(slip: str) -> None:
    """A card that does not go and a word that is none are answered; what was told comes again."""
    console = played(["main", slip, "répète", "<f8>"], table(position("r7 b4 g2", "b8")))
    told = console.answer_to("main")
    assert console.answer_to("répète") == [told[0], told[0]]


def test_what_is_muted_was_not_missed_by_who_was_silent() -> None:
    """At a shared keyboard a player hears after the handover what would have been heard before."""
    voice = RecordingVoice()
    log = MessageLog({"text": voice}, lambda *_: None)
    log.silent, log.muted = True, frozenset({Category.TALK})
    log.announce(Utterance("Hello.", "en"), Category.TALK)
    log.announce(Utterance("You draw.", "en"), Category.GAME)
    assert [each.utterance.text for each in log.take_missed()] == ["You draw."]
    assert voice.texts == []
