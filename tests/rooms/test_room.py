"""A room: the commands of the text, before, during and after a game (CMD-01 to CMD-15)."""

from __future__ import annotations

import gc
import re
from collections.abc import Callable
from threading import Event
from time import sleep
from weakref import ref

import pytest
from fakes import ALL, ANNE, PAUL, ZOE, ChatRoom, everybody, game_of_two, lines_for
from linked import LinkedPlayer
from recording_voice import RecordingVoice
from table_fixtures import PLAIN, position, table

from accessible_uno.cards import Colour, card
from accessible_uno.game.base import Action
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.game.windows import Threat
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.players.registry import ContainedBot
from accessible_uno.rooms.carrier import Urgency
from accessible_uno.rooms.people import Speaker
from accessible_uno.rooms.seat_session import RECALLED, SeatSession
from accessible_uno.settings.schema import Settings
from accessible_uno.table import Clock
from accessible_uno.table.driver import Decision


@pytest.fixture
def chat() -> ChatRoom:
    """A French room in which nobody has enrolled."""
    return ChatRoom()


@pytest.fixture
def game() -> ChatRoom:
    """A game of Anne and Paul; Anne is asked, on a blue 8, and holds a blue 9."""
    return game_of_two()


def test_enrolment(chat: ChatRoom) -> None:
    """CMD-02: once each, announced to all; ten at most."""
    assert "Anne joue" in lines_for(ALL, chat.write(ANNE, "!go"))
    told = chat.write(ANNE, "!GO")
    assert lines_for(ALL, told) == ""
    assert "Anne" in lines_for("Anne", told)
    for number in range(9):
        chat.write(Speaker(f"N{number}", f"n{number}@x"), "!go")
    told = chat.write(ZOE, "!go")
    assert "complète" in lines_for("Zoe", told)
    assert lines_for(ALL, told) == ""


def test_names_are_lawful_and_unlike(chat: ChatRoom) -> None:
    chat.write(Speaker("[Bot]_left", "a@x"), "!go")
    chat.write(Speaker("chance", "b@x"), "!go")
    told = chat.write(Speaker("CHANCE", "c@x"), "!go")
    assert lines_for(ALL, told).startswith("CHANCE2")


def test_a_countdown_starts_the_game(chat: ChatRoom) -> None:
    """CHAT-20, CMD-03: after a minute, with two players at least."""
    chat.write(ANNE, "!go")
    chat.write(PAUL, "!go")
    chat.wait(20)
    assert "40" in lines_for("Zoe", chat.write(ZOE, "!temps"))
    assert "La partie commence" in lines_for(ALL, chat.wait(40))
    chat.wait(30)
    assert "30" in lines_for("Anne", chat.write(ANNE, "!temps"))


def test_nobody_comes(chat: ChatRoom) -> None:
    chat.write(ANNE, "!go")
    assert "deux joueurs" in lines_for(ALL, chat.wait(60))
    assert "Aucune partie" in lines_for("Anne", chat.write(ANNE, "!temps"))


def test_the_host_of_the_table_alone_starts(chat: ChatRoom) -> None:
    """CMD-04: the first who enrolled, and not alone."""
    chat.write(ANNE, "!go")
    assert "deux joueurs" in lines_for("Anne", chat.write(ANNE, "!start"))
    chat.write(PAUL, "!go")
    assert "en premier" in lines_for("Paul", chat.write(PAUL, "!start"))
    assert "!go" in lines_for("Zoe", chat.write(ZOE, "!start"))
    assert "commence" in lines_for(ALL, chat.write(ANNE, "!start"))


def test_the_host_of_the_table_alone_stops(game: ChatRoom) -> None:
    """CMD-05; a thief of the nick is no host."""
    assert "en premier" in lines_for("Paul", game.write(PAUL, "!stop"))
    assert "en premier" in lines_for("Anne", game.write(Speaker("Anne", "thief@x"), "!stop"))
    assert "arrêtée" in lines_for(ALL, game.write(ANNE, "!stop"))
    assert game.wait(600) == []


def test_the_rights_of_the_host_pass_on(game: ChatRoom) -> None:
    game.room.on_gone(ANNE)
    assert "arrêtée" in lines_for(ALL, game.write(PAUL, "!stop"))


def test_hands_and_questions_go_to_their_player_alone(game: ChatRoom) -> None:
    before = game.outbox.lines
    assert "9 bleu" in lines_for("Anne", before)
    assert "À vous" in lines_for("Anne", before)
    assert "9 bleu" not in lines_for("Paul", before)
    assert "9 bleu" not in lines_for(ALL, before)
    told = game.write(ANNE, "!jeu bleu-9")
    assert "Anne joue le 9 bleu" in lines_for(ALL, told)
    assert "À Paul" in lines_for(ALL, told)
    assert lines_for("Anne", told) == ""
    assert "À vous" in lines_for("Paul", told)


@pytest.mark.parametrize(
    "line", ["!jeu b9", "!JEU Bleu-9", "!jeu 9 bleu", "jeu bleu 9", "!play blue-9", "!b9"]
)
def test_a_card_in_any_form(game: ChatRoom, line: str) -> None:
    """CMD-12: in the room or in private, in both languages."""
    assert "Anne joue le 9 bleu" in lines_for(ALL, game.write(ANNE, line))


def test_a_refusal_costs_nothing_and_is_told_to_its_player(game: ChatRoom) -> None:
    """CMD-12, CMD-13: absent, unlawful, out of turn; drawing with a card that goes."""
    for speaker, line in ((ANNE, "!jeu jaune-7"), (PAUL, "!jeu bleu-7"), (ANNE, "!pioche")):
        told = game.write(speaker, line)
        assert lines_for(ALL, told) == ""
        assert lines_for(speaker.nick, told)
    assert lines_for("Anne", game.write(ANNE, "!cartes \\")) == "Vous avez 7 cartes."


def test_a_turn_is_told_once(game: ChatRoom) -> None:
    """Not again when somebody says something in between."""
    told = game.write(PAUL, "!uno")
    assert "Faux Uno" in lines_for(ALL, told)
    assert "À Anne" not in lines_for(ALL, told)
    assert lines_for("Anne", told) == ""


def test_who_only_asks_delays_no_bot() -> None:
    """However often."""
    chat = ChatRoom(seed="deal232")
    for line in ("!go", "!bot", "!start", "!jeu bleu-9"):
        told = chat.write(ANNE, line)
    assert "À Oscar" in lines_for(ALL, told)
    told = []
    for _ in range(5):
        told += chat.wait(1) + chat.write(ANNE, "!conseil")
    assert "Oscar" in lines_for(ALL, told)


def test_one_s_own_cards(game: ChatRoom) -> None:
    """CMD-08, CMD-09, CMD-10: the list, their number, and how many were laid."""
    assert "9 bleu" in lines_for("Anne", game.write(ANNE, "!cartes"))
    assert lines_for("Anne", game.write(ANNE, "!cartes \\")) == "Vous avez 7 cartes."
    assert lines_for("Anne", game.write(ANNE, "!coups")) == "Vous n’avez posé aucune carte."
    game.write(ANNE, "!jeu bleu-9")
    assert lines_for("Anne", game.write(ANNE, "!coups")) == "Vous avez posé une carte."


def test_order_and_repetition(game: ChatRoom) -> None:
    """CMD-06, CMD-07."""
    assert "Paul" in lines_for("Anne", game.write(ANNE, "!ordre"))
    told = lines_for("Paul", game.write(PAUL, "!répète"))
    assert "Anne" in told
    assert "8 bleu" in told


def test_a_false_uno_is_a_lie(game: ChatRoom) -> None:
    """CMD-15, CHAT-07."""
    assert "Faux Uno" in lines_for(ALL, game.write(PAUL, "!uno"))


def test_leaving(game: ChatRoom) -> None:
    """CMD-11: the others play on; the last one is the winner."""
    told = lines_for(ALL, game.write(PAUL, "!abandon"))
    assert "Paul abandonne" in told
    assert "Anne gagne" in told
    assert "!revanche" in told


def test_two_minutes(game: ChatRoom) -> None:
    """CHAT-19: a warning to the player, then out; what only a keyboard does is not proposed."""
    assert lines_for("Anne", game.wait(100)).translate(PLAIN) == "Encore 20 secondes."
    assert "Temps écoulé" in lines_for(ALL, game.wait(21))


def test_who_is_out_is_told_so(chat: ChatRoom) -> None:
    """And not of a word that would end something else."""
    for speaker in (ANNE, PAUL, ZOE):
        chat.write(speaker, "!go !")
    chat.write(ANNE, "!start.")
    chat.write(ZOE, "!abandon")
    for line in ("!cartes", "!conseil"):
        told = lines_for("Zoe", chat.write(ZOE, line))
        assert told.translate(PLAIN) == "Vous ne jouez plus : écoutez la suite."


def test_onlookers_are_answered_and_never_told_a_card(game: ChatRoom) -> None:
    for line in ("!cartes", "!jeu r5", "!conseil", "!coups", "!ordre", "!uno", "!abandon"):
        told = game.write(ZOE, line)
        assert lines_for("Zoe", told) == "Vous ne jouez pas cette partie."
        assert lines_for(ALL, told) == ""


def test_no_one_who_takes_a_nick_gets_the_seat(game: ChatRoom) -> None:
    """Neither the hand nor a move; the owner of the seat plays on under another nick."""
    thief = Speaker("Anne", "thief@den")
    game.room.on_renamed(ANNE, Speaker("Zaza", "a@house"))
    for line in ("!cartes", "!jeu bleu-9", "!conseil"):
        assert lines_for("Anne", game.write(thief, line)) == "Vous ne jouez pas cette partie."
    told = game.write(Speaker("Zaza", "a@house"), "!jeu bleu-9")
    assert "Anne joue le 9 bleu" in lines_for(ALL, told)


def test_nothing_private_is_sent_to_a_nick_whose_owner_is_away(game: ChatRoom) -> None:
    """Somebody else may take it meanwhile; who comes back is told again."""
    game.room.on_gone(PAUL)
    told = game.write(ANNE, "!jeu bleu-9")
    assert lines_for("Paul", told) == ""
    before = len(game.outbox.lines)
    game.room.on_here(Speaker("Paul_", "elsewhere@x", "paul"))
    assert "À vous" in lines_for("Paul_", game.outbox.lines[before:])


@pytest.mark.parametrize(
    ("way", "told", "seconds", "passed"),
    [
        ("temps", "", 121, "Temps écoulé.*pour Anne"),
        ("robot", "Un robot joue", 3, "Anne (joue|pioche)"),
        ("attend", "La partie attend", 500, "$"),
    ],
)
def test_the_seat_of_who_is_put_out_waits_as_the_table_has_it(
    game: ChatRoom, way: str, told: str, seconds: int, passed: str
) -> None:
    """The time runs, a bot plays, or the game waits, as for who has lost the connection."""
    game.write(ANNE, f"!absence {way}")
    before = len(game.outbox.lines)
    game.room.on_gone(ANNE, put_out=True)
    assert told in lines_for(ALL, game.outbox.lines[before:])
    assert re.match(passed, lines_for(ALL, game.wait(seconds)))
    game.room.on_here(ANNE)
    told_then = lines_for("Anne", game.write(ANNE, "!cartes")).translate(PLAIN)
    assert ("cartes. 1 :" in told_then) == (way != "temps")


def test_a_netsplit_stops_the_time_for_ten_minutes_at_most(game: ChatRoom) -> None:
    game.room.on_gone(ANNE, split=True)
    assert "réseau" in game.outbox.lines[-1][1]
    assert game.wait(599) == []
    game.room.on_here(ANNE)
    assert "Temps écoulé" not in lines_for(ALL, game.wait(110))
    game.room.on_gone(ANNE, split=True)
    assert "Temps écoulé" in lines_for(ALL, game.wait(600 + 120))


def test_who_plays_during_a_netsplit_leaves_its_end_as_it_is(game: ChatRoom) -> None:
    game.room.on_gone(PAUL, split=True)
    assert "9 bleu" in lines_for(ALL, game.write(ANNE, "bleu 9"))
    assert game.wait(599) == []
    assert "Temps écoulé" in lines_for(ALL, game.wait(1 + 120))


def test_tables_with_other_rules(chat: ChatRoom) -> None:
    assert "Salon" in lines_for("Anne", chat.write(ANNE, "!table"))
    chat.write(ANNE, "!go")
    assert "en premier" in lines_for("Zoe", chat.write(ZOE, "!table duo"))
    assert "nope" in lines_for("Anne", chat.write(ANNE, "!table nope"))
    assert "stak" in lines_for("Anne", chat.write(ANNE, "!table duo stak=same"))
    told = lines_for(ALL, chat.write(ANNE, "!table duo stack=same"))
    assert "Duo, avec empilement identique" in told
    chat.write(ANNE, "!bot")
    assert "La partie commence, règles Duo" in lines_for(ALL, chat.write(ANNE, "!start"))


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("averses", "Averses."),
        ("La notice, empilement = mixte, carte piochée = obligatoire", "empilement mixte"),
        ("duo stack=same drawn-card=may", "Duo, avec empilement identique"),
        (
            "objectif=300 carte piochée=permise",
            "total à atteindre 300 (sans effet ici), carte piochée au choix",
        ),
    ],
)
def test_rules_by_their_names(chat: ChatRoom, typed: str, told: str) -> None:
    """As players call them, in any language; options alone change the chosen rules."""
    chat.write(ANNE, "!go")
    chat.write(ANNE, "!table duo")
    assert told in lines_for(ALL, chat.write(ANNE, f"!table {typed}"))


def test_bots_fill_seats_and_play(chat: ChatRoom) -> None:
    chat.write(ANNE, "!go")
    assert "facile" in lines_for("Anne", chat.write(ANNE, "!bot nobody"))
    assert "!go" in lines_for("Zoe", chat.write(ZOE, "!bot"))
    assert "Nadia" in lines_for(ALL, chat.write(ANNE, "!bot prudent"))
    chat.write(ANNE, "!start")
    told = lines_for(ALL, chat.wait(600))
    assert "Nadia" in told
    assert "gagne la partie" in told


def test_who_the_bots_are_is_drawn_and_each_plays_in_its_own_style() -> None:
    """Otherwise than at another table, unless a level is asked for; a rematch has the same."""
    chat = ChatRoom(seed="3")
    for line in ("!go", "!bot", "!bot facile"):
        chat.write(ANNE, line)
    company = chat.room._table.company
    assert company.names() == ("Anne", "Tatiana", "Norbert")
    assert company.kinds == ("normal:scatterbrained", "easy")
    chat.write(ANNE, "!start")
    chat.write(ANNE, "!stop")
    chat.write(ANNE, "!revanche")
    assert chat.room._table.company.names() == ("Anne", "Tatiana", "Norbert")
    drawn = set()
    for seed in ("1", "2", "4"):
        other = ChatRoom(seed=seed)
        other.write(ANNE, "!go")
        drawn.add(lines_for(ALL, other.write(ANNE, "!bot")))
    assert len(drawn) == 3


def test_who_sits_down_first_is_told_where_the_cards_come(chat: ChatRoom) -> None:
    """In the room, once; not who plays with a client of ours, nor who has chosen a way."""
    assert "Anne, vos cartes" in lines_for(ALL, chat.write(ANNE, "!go"))
    chat.write(ANNE, "!abandon")
    assert "vos cartes" not in lines_for(ALL, chat.write(ANNE, "!go"))
    chat.write(PAUL, "!privé message")
    assert "vos cartes" not in lines_for(ALL, chat.write(PAUL, "!go"))
    chat.frame(ZOE, "0000abcd 0 hello 1 fr #uno")
    assert "vos cartes" not in lines_for(ALL, chat.write(ZOE, "!go"))


def test_a_rematch_with_the_same_people(game: ChatRoom) -> None:
    assert "en cours" in lines_for("Anne", game.write(ANNE, "!revanche"))
    game.write(PAUL, "!abandon")
    assert "Anne, Paul" in lines_for(ALL, game.write(PAUL, "!revanche"))


def test_an_ended_game_waits_for_no_collector() -> None:
    """However it ends, and however it was followed, nothing holds it: a host keeps none."""
    gc.collect()
    gc.disable()
    try:
        for speaker, last in ((ANNE, "!stop"), (PAUL, "!abandon")):
            game = game_of_two()
            LinkedPlayer(game, ANNE).join()
            game.write(PAUL, "!main")
            playing = game.room._table.game
            assert playing is not None
            session = playing.sitting(list(playing.company.people)[1]).session
            held: list[ref[object]] = [ref(playing), ref(playing._table), ref(session)]
            del playing, session
            game.write(speaker, last)
            assert game.room._table.game is None
            assert [each() for each in held] == [None] * 3
    finally:
        gc.enable()


def test_a_rematch_is_for_those_who_played_and_are_there(game: ChatRoom) -> None:
    """Who has left has a minute to come back, and nobody loses a seat in the next game."""
    game.write(ANNE, "!stop")
    assert "cette partie" in lines_for("Zoe", game.write(ZOE, "!revanche"))
    game.write(ZOE, "!go")
    assert "La prochaine partie" in lines_for("Anne", game.write(ANNE, "!revanche"))
    game.write(ZOE, "!abandon")
    game.room.on_gone(PAUL)
    assert "Il manque" in lines_for(ALL, game.write(ANNE, "!revanche"))
    assert "deux joueurs" in lines_for(ALL, game.wait(60))
    game.room.on_connection_lost(everybody)
    for speaker in (ANNE, PAUL):
        game.room.on_here(speaker)
    assert "Anne, Paul" in lines_for(ALL, game.write(ANNE, "!revanche"))


def test_a_rematch_asks_back_who_has_left() -> None:
    """Each alone; it begins with those who answer within a minute, or as soon as all have."""
    for answers in (True, False):
        room = ChatRoom(seed="deal232")
        for speaker in (ANNE, PAUL, ZOE):
            room.write(speaker, "!go")
        room.write(ANNE, "!start")
        room.write(PAUL, "!abandon")
        room.write(ZOE, "!abandon")
        told = room.write(ANNE, "!revanche")
        assert "Il manque : Paul, Zoe" in lines_for(ALL, told).translate(PLAIN)
        for nick in ("Paul", "Zoe"):
            assert "60 secondes pour en être" in lines_for(nick, told)
        assert "La partie commence" not in lines_for(ALL, room.write(PAUL, "!go"))
        told = room.write(ZOE, "!go") if answers else room.wait(60)
        players = "Anne, Paul, Zoe" if answers else "Anne, Paul."
        assert players in lines_for(ALL, told)


def test_most_players_may_agree_on_a_pause(game: ChatRoom) -> None:
    """No time runs until somebody goes on, or half an hour is over; others have no vote."""
    assert "ne jouez pas" in lines_for("Zoe", game.write(ZOE, "!pause"))
    assert "1 voix sur 2" in lines_for(ALL, game.write(ANNE, "!pause"))
    assert "1 voix sur 2" in lines_for(ALL, game.write(ANNE, "!pause"))
    assert "n’est pas en pause" in lines_for("Paul", game.write(PAUL, "!continue"))
    assert "Pause" in lines_for(ALL, game.write(PAUL, "!pause"))
    assert "déjà en pause" in lines_for("Paul", game.write(PAUL, "!pause"))
    assert game.wait(600) == []
    game.room.on_gone(PAUL)
    game.room.on_here(PAUL)
    assert game.wait(600) == []
    told = game.write(ANNE, "!continue")
    assert "Anne reprend" in lines_for(ALL, told)
    assert "À vous" in lines_for("Anne", told)
    assert lines_for(ALL, game.wait(121))


@pytest.mark.parametrize("split", [False, True])
def test_a_pause_ends_by_itself(game: ChatRoom, split: bool) -> None:
    """Also where the network comes apart meanwhile."""
    for speaker in (ANNE, PAUL):
        game.write(speaker, "!pause")
    if split:
        game.room.on_gone(PAUL, split=True)
    assert game.wait(1_799) == []
    assert "La pause est finie" in lines_for(ALL, game.wait(1))


def test_a_rematch_is_not_for_the_banned(game: ChatRoom) -> None:
    game.room.on_line(ZOE, "!exclus Paul", by_operator=True)
    assert "deux joueurs" in lines_for("Anne", game.write(ANNE, "!revanche"))


def test_a_bot_that_thinks_in_a_thread_of_its_own_is_asked_seldom(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The program of the room rests meanwhile, and other rooms have the time."""
    may_answer = Event()

    class Ponderer(RandomBot):
        def choose(self, view: View, legal: Legal) -> Action:
            may_answer.wait()
            return super().choose(view, legal)

    def make(kind: str, chance: Callable[[], float]) -> ContainedBot:
        return ContainedBot(Ponderer, chance)

    slices: list[Decision] = []
    go_on = Decision.go_on

    def counted(decision: Decision) -> bool:
        slices.append(decision)
        return go_on(decision)

    monkeypatch.setattr(Decision, "go_on", counted)
    monkeypatch.setattr("fakes.make_bot", make)
    chat = ChatRoom(seed="deal232")
    for line in ("!go", "!bot example-bot", "!start", "!jeu bleu-9"):
        chat.write(ANNE, line)
    chat.wait(4)
    assert 20 < len(slices) < 100
    may_answer.set()
    assert slices[-1].rest > 0
    while not slices[-1].go_on():
        sleep(slices[-1].rest)
    assert chat.wait(1)


def test_a_rematch_begins_with_the_bots_as_they_play_now(chat: ChatRoom) -> None:
    for line in ("!go", "!bot facile", "!start", "!niveau Nadia fort", "!stop", "!revanche"):
        chat.write(ANNE, line)
    assert "niveau fort." in lines_for("Anne", chat.write(ANNE, "!niveaux"))


def test_what_is_not_understood_is_answered_with_what_there_is(chat: ChatRoom) -> None:
    """Chapters by their names; keys and words are the player's own client's."""
    for line in ("!go", "!bot facile", "!start"):
        chat.write(ANNE, line)
    assert "Au choix\u00a0: but, cartes" in lines_for("Anne", chat.write(ANNE, "!règles zzz"))
    for line in ("!touches", "!mots", "!aide touches", "!aide tri"):
        assert "logiciel de discussion" in lines_for("Anne", chat.write(ANNE, line))


def test_a_card_played_out_of_turn_is_told_with_the_word_that_lays_it() -> None:
    """In a room as at the player's own table."""
    at = table(position("r7 b4", "b4", rules="rapido", turn=1))
    voice = RecordingVoice()
    seat = SeatSession(at, 0, Settings("fr"), voice, Clock(at, lambda: 0.0), "rapido").sit()
    seat.carry_out("bleu 4")
    (told,) = voice.texts
    assert told.translate(PLAIN).endswith("Hors de votre tour, dites « rapido 4 bleu ».")


def test_to_draw_is_to_take_where_the_player_must() -> None:
    """In a room as at the player's own table."""
    threat = Threat(0, 4, 3, card("wi+4"))
    at = table(position("r7 b4", "wi+4", colour="r", question=threat, rules="challenge"))
    voice = RecordingVoice()
    seat = SeatSession(at, 0, Settings("fr"), voice, Clock(at, lambda: 0.0), "challenge")
    seat.announce_turn()
    assert voice.texts == ["Luna vous donne 4 cartes\xa0: «\xa0prends\xa0»."]
    seat.sit().carry_out("pioche")
    assert len(voice.texts) == 1
    assert len(at.view(0).hand) == 6


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("!statistiques", "Aucun classement"),
        ("!réglages", "logiciel de discussion"),
        ("!nouvelle partie", "Une partie est en cours"),
        ("!annule", "Rien à annuler"),
        ("!merci", "À vous"),
    ],
)
def test_what_cannot_be_done_in_a_room_is_said(game: ChatRoom, typed: str, told: str) -> None:
    assert told in lines_for("Anne", game.write(ANNE, typed))


def test_a_card_that_lacks_its_colour_can_be_taken_back() -> None:
    at = table(position("wi b4 r7", "b4"))
    voice = RecordingVoice()
    seat = SeatSession(at, 0, Settings("fr"), voice, Clock(at, lambda: 0.0), "leaflet").sit()
    seat.carry_out("joker")
    seat.carry_out("annule")
    assert voice.texts[1] == "Vous gardez un joker."


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("couleur vert", "vert"),
        ("bleu 7 uno", "il ne compte pas ici"),
        ("quitter", "!abandon"),
        ("aide historique", "historique"),
        ("sauvegarde", "Chaque coup est enregistré aussitôt."),
    ],
)
def test_what_a_keyboard_tells_a_room_tells_too(line: str, told: str) -> None:
    """A colour named ahead, UNO that does not count, help on what works, what to do instead."""
    at = table(position("b7 wi r7", "b4"))
    voice = RecordingVoice()
    seat = SeatSession(at, 0, Settings("fr"), voice, Clock(at, lambda: 0.0), "leaflet").sit()
    seat.carry_out(line)
    assert told in voice.texts[0]


def test_a_colour_is_named_right_after_a_joker() -> None:
    """CMD-14, CHAT-13: the turn is held until the colour is given."""
    at = table(position("wi b4 r7", "b4", rules="chat"))
    voice = RecordingVoice()
    seat = SeatSession(at, 0, Settings("fr"), voice, Clock(at, lambda: 0.0), "chat").sit()
    seat.carry_out("jeu joker")
    assert at.asked == 0
    seat.carry_out("couleur vert")
    assert at.view(0).colour is Colour.GREEN
    assert at.asked != 0


def test_a_colour_named_ahead_is_used_in_a_room() -> None:
    at = table(position("wi b4 r7", "b4"))
    voice = RecordingVoice()
    seat = SeatSession(at, 0, Settings("fr"), voice, Clock(at, lambda: 0.0), "leaflet").sit()
    for line in ("couleur vert", "joker"):
        seat.carry_out(line)
    assert at.view(0).colour is Colour.GREEN
    assert any("vert" in told for told in voice.texts[1:])


def test_a_rematch_of_nothing(chat: ChatRoom) -> None:
    assert "Aucune partie" in lines_for("Anne", chat.write(ANNE, "!revanche"))


def test_rules_help_and_hints(chat: ChatRoom, game: ChatRoom) -> None:
    """CMD-01, and everything else that the game understands."""
    assert "Uno" in lines_for("Zoe", chat.write(ZOE, "!règles"))
    assert "go pour jouer" in lines_for("Zoe", chat.write(ZOE, "!aide"))
    assert "7" in lines_for("Anne", game.write(ANNE, "!règles 7"))
    assert lines_for("Anne", game.write(ANNE, "!conseil"))
    assert lines_for("Anne", game.write(ANNE, "!aide pioche"))
    assert "logiciel" in lines_for("Anne", game.write(ANNE, "!allure court"))


def test_a_language_and_braille_of_one_s_own(game: ChatRoom) -> None:
    assert "!langue" in lines_for("Anne", game.write(ANNE, "!langue xx"))
    game.write(ANNE, "!langue anglais")
    assert "blue 9" in lines_for("Anne", game.write(ANNE, "!cards"))
    assert "nope" in lines_for("Anne", game.write(ANNE, "!braille nope"))
    game.write(ANNE, "!braille leaflet")
    assert "⠿" in lines_for("Anne", game.write(ANNE, "!cards"))
    assert "⠿" not in lines_for("Paul", game.write(PAUL, "!cartes"))
    game.write(ANNE, "!braille coupé")
    assert "⠿" not in lines_for("Anne", game.write(ANNE, "!cards"))
    game.write(ANNE, "!braille notice")
    game.write(ANNE, "!braille off")
    assert "⠿" not in lines_for("Anne", game.write(ANNE, "!cards"))


def test_every_line_is_answered(game: ChatRoom) -> None:
    """Rubbish as well; nobody is left in silence."""
    for line in ("!", "!!!", "!xyzzy", "!jeu", "!table", "!bot x", "!start", "!go", "!quitter"):
        assert game.write(ANNE, line), line


def test_a_fault_stays_in_its_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is put aside with a sentence, also where it fails when its time has come."""
    faults = list[Exception]()
    game = game_of_two(faults.append)

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("accessible_uno.rooms.game.RoomGame.on_line", fail)
    assert "erreur" in lines_for(ALL, game.write(ANNE, "!jeu bleu-9"))
    assert "Aucune partie" in lines_for("Anne", game.write(ANNE, "!cartes"))
    game.write(ANNE, "!go")
    game.write(ANNE, "!bot")
    monkeypatch.setattr("accessible_uno.table.Table.bot_action", fail)
    game.write(ANNE, "!start")
    assert "erreur" in lines_for(ALL, game.wait(5))
    assert [type(each) for each in faults] == [ZeroDivisionError] * 2


def test_operators_stop_any_table_and_ban(game: ChatRoom) -> None:
    """By account: nobody else can, and who is banned is no longer listened to."""
    assert "opérateurs" in lines_for("Anne", game.write(ANNE, "!exclus Paul"))
    game.room.on_line(ZOE, "!déplace #nulle-part", by_operator=True)
    assert "nulle-part" in game.outbox.lines[-1][1]
    assert "opérateurs" in lines_for("Anne", game.write(ANNE, "!déplace #autre"))
    before = len(game.outbox.lines)
    game.room.on_line(ZOE, "!exclus nobody", by_operator=True)
    game.room.on_line(ZOE, "!exclus Paul", by_operator=True)
    told = game.outbox.lines[before:]
    assert "nobody" in lines_for("Zoe", told)
    assert "Paul ne joue plus" in lines_for(ALL, told)
    assert "ne vous écoute plus" in lines_for("Paul", game.write(PAUL, "!go"))
    game.room.on_line(ZOE, "!autorise", by_operator=True)
    assert "Paul joue" in lines_for(ALL, game.write(PAUL, "!go"))
    game.room.on_line(ZOE, "!stop", by_operator=True)
    assert "arrêtée" in game.outbox.lines[-1][1]


def test_who_plays_and_who_watches_may_ask_why(game: ChatRoom) -> None:
    """A player is told of a refusal; an onlooker of what the room saw, in the own language."""
    game.write(ANNE, "!bleu 1")
    assert "bleu" in lines_for("Anne", game.write(ANNE, "!pourquoi"))
    told = game.write(ANNE, "!bleu 9")
    assert "Paul n’est pas un robot" in lines_for("Anne", game.write(ANNE, "!pourquoi Paul"))
    game.write(ZOE, "!language english")
    told = game.write(ZOE, "!why Anne")
    assert lines_for("Zoe", told) == "Anne is not a bot: ask Anne."
    assert lines_for(ALL, told) == ""


def test_who_sits_first_changes_how_the_bots_play(chat: ChatRoom) -> None:
    """At once, by word, and the room is told; others are told who may."""
    for line in ("!go", "!bot facile"):
        chat.write(ANNE, line)
    chat.write(PAUL, "!go")
    chat.write(ANNE, "!start")
    bot = chat.write(ZOE, "!niveau")
    assert "Nadia\u00a0: niveau facile. Qui a pris la première" in lines_for("Zoe", bot)
    for word in ("niveaux", "adversaires", "difficulty"):
        assert "Qui a pris la première" in lines_for("Paul", chat.write(PAUL, f"!{word}"))
    name = "Nadia"
    refused = chat.write(PAUL, f"!niveau {name} fort")
    assert "inscrit" in lines_for("Paul", refused)
    assert "dragon" in lines_for("Anne", chat.write(ANNE, f"!niveau {name} dragon"))
    assert "!niveau" in lines_for("Anne", chat.write(ANNE, f"!{name} fort"))
    changed = chat.write(ANNE, f"!niveau {name} fort:prudent")
    assert f"{name} joue au niveau fort, style prudent" in lines_for(ALL, changed)
    assert "niveau fort, style prudent." in lines_for("Paul", chat.write(PAUL, "!niveaux"))


def test_a_turn_is_one_private_line_and_the_hand_is_told_once(game: ChatRoom) -> None:
    """The question, then the hand; who plays first is not told the hand at the deal as well."""
    told = [text.translate(PLAIN) for name, text in game.outbox.lines if name == "Anne"]
    assert [each[:36] for each in told] == ["À vous, sur le 8 bleu. 7 cartes. 1 :"]
    told = [text.translate(PLAIN) for name, text in game.outbox.lines if name == "Paul"]
    assert [each[:14] for each in told] == ["Vos 7 cartes :"]
    (asked,) = game.write(PAUL, "!répète")
    assert asked[1].translate(PLAIN) == "C’est à Anne. 8 bleu."


def test_the_question_may_be_told_alone(game: ChatRoom) -> None:
    """For who asks so; the hand is told at the deal then, and where it is asked for."""
    assert "question" in lines_for("Paul", game.write(PAUL, "!question"))
    assert (
        lines_for("Paul", game.write(ANNE, "!bleu 9")).translate(PLAIN) == "À vous, sur le 9 bleu."
    )
    assert "1" in lines_for("Paul", game.write(PAUL, "!cartes"))
    assert "main" in lines_for("Paul", game.write(PAUL, "!question non"))
    game.write(ANNE, "!stop")
    game.write(ANNE, "!question")
    told = lines_for("Anne", game.write(ANNE, "!revanche")).translate(PLAIN)
    assert "Vos 7 cartes" in told
    assert "1 :" not in told


def test_private_lines_are_messages_for_who_asks_so(game: ChatRoom) -> None:
    """In any language, also the lines of the table; nobody else's, until it is taken back."""
    messages = game.outbox.messages
    assert "façons" in lines_for("Paul", game.write(PAUL, "!privé pigeon"))
    game.write(PAUL, "!private messages")
    assert len(messages) == 1
    game.write(ANNE, "!bleu 9")
    assert "À vous, sur le 9 bleu" in messages[-1]
    count = len(messages)
    game.write(ANNE, "!cartes")
    game.write(PAUL, "!privé notice")
    game.write(PAUL, "!cartes")
    assert len(messages) == count


def test_what_is_repeated_or_learnt_waits_for_the_table(game: ChatRoom) -> None:
    """Ten messages at most, behind what everybody is told; and so are rules, however asked for."""
    for _ in range(2 * RECALLED):
        game.write(ANNE, "!cartes")
    game.outbox.urgencies.clear()
    assert [name for name, _ in game.write(ANNE, "!last 99")] == ["Anne"] * RECALLED
    assert game.outbox.urgencies == [Urgency.ANSWER] * RECALLED
    assert len(game.write(ANNE, "!règles tout")) > RECALLED
    assert set(game.outbox.urgencies) == {Urgency.ANSWER}
    game.write(ANNE, "!bleu 9")
    assert game.outbox.urgencies[-1] is Urgency.GAME


def test_what_is_asked_for_waits_behind_the_table(game: ChatRoom) -> None:
    """Of who does not play behind everything else; by a client of the protocol as well."""
    for speaker, urgency in ((ANNE, Urgency.ANSWER), (ZOE, Urgency.CHATTER)):
        for line in ("!aide", "!règles", "!classement", "!pourquoi", "!privé pigeon"):
            game.outbox.urgencies.clear()
            game.write(speaker, line)
            if (speaker, line) != (ANNE, "!pourquoi"):  # this one is about the game
                assert set(game.outbox.urgencies) == {urgency}, line
    for frame in ("hello 9 fr", "hello 1 fr", "again 1", "act draw"):
        for speaker, urgency in ((ANNE, Urgency.ANSWER), (ZOE, Urgency.CHATTER)):
            game.outbox.urgencies.clear()
            game.frame(speaker, f"0000abcd 0 {frame} #uno")
            if (speaker, frame) != (ANNE, "act draw"):
                assert set(game.outbox.urgencies) == {urgency}, frame


def test_a_sentence_is_no_command_of_the_room() -> None:
    """« arrête de parler » does not cancel the game, nor « cartes de Paul » count one’s own."""
    game = game_of_two()
    assert not any("annul" in line for _, line in game.write(ANNE, "!arrête de parler"))
    answer = lines_for("Anne", game.write(ANNE, "!cartes de Paul"))
    assert answer == "Paul en a 7."
    assert "Couleur en jeu" in lines_for("Anne", game.write(ANNE, "!c’est quelle couleur ?"))
