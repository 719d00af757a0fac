"""``join`` from the keyboard: lobby, game, talk, losses, and what is saved of it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from fakes import ChatRoom, everybody
from sitting import HOST, ROOM, Sitting

from accessible_uno.app.hosting import parse_word
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.rooms.carrier import Claim
from accessible_uno.rooms.people import Speaker
from accessible_uno.store.game_row import place_of
from accessible_uno.store.journal import Journal
from accessible_uno.store.stats import stats_of

ANNE = Speaker("Anne", "a@house")
PAUL = Speaker("Paul", "p@garden", "paul")


def sit(story: Callable[[Sitting], Awaitable[None]], journal: Path | None = None) -> ChatRoom:
    """Let Anne sit in a room where Paul is, and follow a story."""
    chat = ChatRoom(seed="deal232")

    async def whole() -> None:
        sitting = Sitting(chat, ANNE, journal)
        await sitting.find_host()
        await story(sitting)
        if not sitting.task.done():
            await sitting.leave()

    asyncio.run(whole())
    return chat


async def begin(anne: Sitting) -> str:
    """Begin a game of Anne and Paul; return what Anne is told."""
    await anne.type("go")
    anne.chat.write(PAUL, "!go")
    return await anne.type("commence")


def test_a_game_is_told_as_at_home() -> None:
    async def story(anne: Sitting) -> None:
        told = await begin(anne)
        assert told.count("Manche 1") == 1
        assert told.index("Bienvenue. Vous jouez avec Paul") < told.index("Vos 7 cartes")
        assert "À vous" in told
        assert "vous n’avez pas cette carte" in await anne.type("rouge 5")
        assert "je ne comprends pas" in (await anne.type("zork")).lower()
        told = await anne.type("9 bleu")
        assert told.count("Vous jouez le 9") == 1
        assert "Paul" in await anne.type("qui")
        assert anne.client.link._token not in told

    sit(story)


def test_the_room_is_told_in_the_language_of_who_joins() -> None:
    """Enrolment, rules and the start too, once each; what people write stays as it is."""
    chat = ChatRoom(seed="deal232")

    async def story() -> None:
        anne = Sitting(chat, ANNE, locale="en")
        await anne.find_host()
        told = await anne.type("go")
        assert told.count("Anne plays. One seat is taken") == 1
        chat.write(PAUL, "!go")
        told = await anne.type("table duo")
        assert "Paul plays. 2 seats are taken." in told
        assert "Rules of the next game" in told
        told = await anne.type("start")
        assert told.count("The game begins") == 1
        assert "First card: " in told
        assert not any(each in told for each in ("joue", "partie", "places"))
        await anne.leave()

    asyncio.run(story())


def test_who_is_a_bot_is_known_and_a_change_of_its_level_told() -> None:
    """Once, in the language of the player, whoever has changed it."""

    async def whole() -> None:
        chat = ChatRoom(seed="deal232")
        anne = Sitting(chat, ANNE, locale="en")
        await anne.find_host()
        chat.write(PAUL, "!go")
        chat.write(PAUL, "!bot")
        await anne.type("go")
        chat.write(PAUL, "!start")
        await anne.pass_on()
        assert "Paul is not a bot" in await anne.type("why Paul")
        assert "is not a bot" not in await anne.type("why Oscar")
        chat.write(PAUL, "!niveau fort")
        await anne.pass_on()
        assert anne.take().splitlines() == ["From now on, Oscar is strong."]
        await anne.leave()

    asyncio.run(whole())


def test_the_room_is_heard_and_spoken_to() -> None:
    async def story(anne: Sitting) -> None:
        assert "Dit" in await anne.type("dis bonjour")
        await begin(anne)
        assert "Dit" in await anne.type("dis !salut")
        anne.client.on_line(ROOM, PAUL, "à toi\x02 !\x07")
        anne.client.on_line(ROOM, PAUL, "!pioche")
        anne.client.on_line("", PAUL, "psst")
        anne.client.on_line(ROOM, PAUL, "\x01ACTION rit\x01")
        told = anne.take()
        assert "Paul dit" in told
        assert "en privé" in told
        assert "pioche" not in told
        assert not any(ord(sign) < 32 and sign != "\n" for sign in told)
        assert anne.written == ["bonjour", "salut"]
        assert "salon" in await anne.type("tais salon")
        anne.client.on_line(ROOM, PAUL, "tu m’entends ?")
        assert anne.take() == ""
        assert "m’entends" in await anne.type("historique salon")

    sit(story)


def test_words_of_the_room_and_of_the_game() -> None:
    async def story(anne: Sitting) -> None:
        assert "go" in await anne.type("aide")
        assert "n’est pas une commande" in await anne.type("bidule")
        assert "go" in await anne.type("")
        await begin(anne)
        assert "dure depuis" in await anne.type("!temps")
        for line in ("pause", "temps plus"):
            assert "programme hôte" in await anne.type(line)
        assert "arrêtée" in await anne.type("!stop")
        assert "n’est pas une commande" in await anne.type("9 bleu")
        assert "Manche 1" in await anne.type("revanche")

    sit(story)


@pytest.mark.parametrize("public_first", [True, False])
def test_the_end_is_told_once_in_the_language_of_the_player(public_first: bool) -> None:
    """The public line may come before the end of the table or after it."""
    public = Catalogue("fr").text("room-again")

    async def whole() -> None:
        chat = ChatRoom(seed="deal232")
        anne = Sitting(chat, ANNE, locale="en")
        await anne.find_host()
        await anne.type("go")
        chat.write(PAUL, "!go")
        await anne.type("start")
        before = len(chat.outbox.lines)
        chat.write(PAUL, "!abandon")
        lines = chat.outbox.lines
        line = lines.pop(next(at for at, each in enumerate(lines) if each[1] == public))
        lines.insert(before if public_first else len(lines), line)
        await anne.pass_on()
        told = anne.take()
        assert told.count("“rematch” for the same table") == 1
        assert public not in told
        anne.client.on_line(ROOM, HOST, public)
        assert public in anne.take()  # of a game without Anne
        await anne.leave()

    asyncio.run(whole())


def test_control_z_in_the_lobby_says_how_to_come_back() -> None:
    async def story(anne: Sitting) -> None:
        stopped = asyncio.Event()
        anne.take()
        anne.console.key_bindings.on_stop(stopped.set)
        await stopped.wait()
        assert anne.take().startswith("Jeu arrêté.")
        anne.console.key_bindings.on_return()
        assert anne.take().startswith("Ici, avant la partie")

    sit(story)


def test_a_display_offers_the_words_of_the_room() -> None:
    async def story(anne: Sitting) -> None:
        assert anne.room._lobby._offered() == ["go", "bot", "commence", "revanche"]

    sit(story)


def test_an_act_that_is_lost_is_sent_again_and_nothing_is_sent_to_nobody() -> None:
    async def story(anne: Sitting) -> None:
        await begin(anne)
        anne.client.on_gone(ROOM, HOST)
        assert "n’est plus là" in anne.take()
        assert "n’est plus là" in await anne.type("9 bleu")
        assert "n’est plus là" in await anne.type("!temps")
        anne.client.on_here(ROOM, HOST)
        await anne.pass_on()
        told = anne.take()
        assert "de retour" in told
        assert "9 bleu" in told  # the hand, once more
        assert "Vous jouez le 9 bleu." in await anne.type("9 bleu")

    sit(story)


def test_a_room_out_of_reach() -> None:
    async def story(anne: Sitting) -> None:
        anne.client.on_connection_lost(anne.carrier)
        assert "hors de portée" in await anne.type("go")
        assert "rien n’a été dit" in await anne.type("dis bonjour")
        await anne.find_host()
        assert "De retour" in anne.take()
        assert "Anne joue" in await anne.type("go")

    sit(story)


def test_a_nick_or_a_server_is_one_word() -> None:
    for text in ("", "a b", "a:b", "a@b", "a\nb", "x" * 80):
        with pytest.raises(ValueError, match=f"^{re.escape(text)}$"):
            parse_word(text)
    assert parse_word("[Anne]") == "[Anne]"


def test_who_takes_the_nick_of_the_host_is_not_heard() -> None:
    async def story(anne: Sitting) -> None:
        await begin(anne)
        thief = Speaker(HOST.nick, "thief@x", is_host=True)
        before = anne.client.link._reader.taken
        anne.client.on_frame(thief, f"{anne.client.link._token} {before + 1} end")
        anne.client.on_notice(thief, "Donnez-moi vos cartes")
        assert anne.take() == ""
        assert anne.client.link._reader.taken == before
        anne.client.on_gone(ROOM, HOST)
        anne.client.on_here(ROOM, thief)
        assert "pas celui de tout à l’heure" in anne.take()
        assert anne.client._host is None

    sit(story)


def test_who_comes_by_the_nick_of_the_host_is_asked_about_each_time() -> None:
    """After its second restart too, on servers that do not say what somebody is who comes."""

    async def story(anne: Sitting) -> None:
        await begin(anne)
        for restart in range(1, 4):
            anne.client.on_gone(ROOM, HOST)
            anne.client.on_here(ROOM, replace(HOST, is_host=None))
            assert anne.carrier.asked == [ROOM] * restart
            anne.client.on_here(ROOM, HOST)
            assert anne.client._host == HOST

    sit(story)


AAA = Speaker("aaa", "x@cafe", is_host=True)
"""Somebody who poses as the host program."""


def several(story: Callable[[Sitting], Awaitable[None]], *first: Speaker) -> None:
    """Let Anne come into a room where somebody says to be the host program."""
    chat = ChatRoom(seed="deal232")

    async def whole() -> None:
        sitting = Sitting(chat, ANNE)
        sitting.client.on_joined(ROOM, sitting.carrier)
        for each in first:
            sitting.client.on_here(ROOM, each)
        sitting.client.on_everybody_seen(ROOM, sitting.carrier)
        await sitting.pass_on()
        await story(sitting)
        await sitting.leave()

    asyncio.run(whole())


def test_several_host_programs_are_asked_about_before_anything_is_sent() -> None:
    """An impostor that is there first is no more believed than the other; what speaks for either
    is told, and the one that more speaks for stands first."""

    async def story(anne: Sitting) -> None:
        told = anne.take()
        assert "1, aaa. 2, hote. Qui croyez-vous" in told
        assert not anne.client.link.is_asking
        assert "Répondez par un numéro" in await anne.type("go")
        assert "Il n’y a qu’un programme hôte" in await anne.type("aide")
        assert anne.client.host_name == ""
        await anne.type("2")
        assert anne.client.host_name == "hote"
        assert "Anne joue" in await anne.type("go")
        anne.client.on_notice(AAA, "Tapez votre mot de passe.")
        assert anne.take() == ""

    several(story, AAA, HOST)


def test_what_speaks_for_a_host_program_is_told() -> None:
    async def story(anne: Sitting) -> None:
        anne.carrier.claims[ROOM, "hote"] = Claim(rights=True, account=True)
        anne.carrier.claims[ROOM, "aaa"] = Claim(rights=False, account=True)
        anne.client.on_here(ROOM, AAA)
        told = anne.take()
        assert "1, hote, qui a des droits dans le salon, qui a un compte" in told
        assert "2, aaa, qui a un compte" in told
        anne.client.on_gone(ROOM, AAA)
        await anne.type("hote")
        assert "Anne joue" in await anne.type("go")

    several(story, HOST)


def test_an_impostor_alone_is_named_and_so_is_all_that_it_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The player hears whose table it is, and whose every sentence is that was not made here."""

    async def story(anne: Sitting) -> None:
        token = anne.client.link._token
        anne.client.on_frame(AAA, f"{token} 1 version 1")
        anne.client.on_notice(AAA, "Tapez votre mot de passe pour continuer.")
        await asyncio.sleep(0.01)
        told = anne.take().replace("\u00a0", " ")
        assert "aaa : Tapez votre mot de passe pour continuer." in told
        assert "aaa tient la table." in told
        anne.client.on_here(ROOM, HOST)
        assert "1, aaa. 2, hote." in anne.take()
        await anne.type("hote")
        assert "Anne joue" in await anne.type("go")

    monkeypatch.setattr("accessible_uno.app.joined_room.TABLE_TIME", 0.0)
    several(story, AAA)


TYPED = {"fr": ("bot facile", "go", "dis Bonsoir"), "en": ("bot easy", "go", "say Hello")}
JOINS = {"fr": "Anne joue", "en": "Anne plays"}
UNSENT = {
    "fr": "Personne n’a reçu « go, bot facile ». À retaper quand quelqu’un tiendra la table.",
    "en": "Nobody has received “go, bot easy”. Type it again when somebody hosts a table.",
}


def looking(locale: str, story: Callable[[Sitting], Awaitable[None]]) -> None:
    """Let Anne come into a room of which it is not known yet who is in it."""

    async def whole() -> None:
        anne = Sitting(ChatRoom(seed="deal232"), ANNE, locale=locale)
        anne.client.on_joined(ROOM, anne.carrier)
        await anne.pass_on()
        anne.take()
        await story(anne)
        await anne.leave()

    asyncio.run(whole())


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_what_is_typed_before_the_host_is_known_waits_for_it(locale: str) -> None:
    """Each command once and in order; words for the people in the room need no host."""
    bot, go, say = TYPED[locale]

    async def story(anne: Sitting) -> None:
        await anne.type(go, bot, say)
        assert anne.written == [say.partition(" ")[2]]
        anne.client.on_here(ROOM, HOST)
        anne.client.on_connection_lost(anne.carrier)
        await anne.find_host()
        told = anne.take()
        assert told.count(JOINS[locale]) == 1
        assert told.index(JOINS[locale]) < told.index("2 ")
        assert anne.client._held == []

    looking(locale, story)


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_what_is_typed_where_several_host_programs_are_goes_to_the_one_that_is_chosen(
    locale: str,
) -> None:
    """It is asked once, however long the answer takes."""

    async def story(anne: Sitting) -> None:
        await anne.type(TYPED[locale][1])
        for each in (AAA, HOST):
            anne.client.on_here(ROOM, each)
        anne.client.on_everybody_seen(ROOM, anne.carrier)
        anne.client._report_no_host()  # the time is over
        await anne.pass_on()
        assert anne.take().count("2, hote.") == 1
        assert JOINS[locale] in await anne.type("hote")

    looking(locale, story)


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_what_is_typed_where_nobody_hosts_is_told_to_have_gone_nowhere(locale: str) -> None:
    bot, go, _ = TYPED[locale]

    async def story(anne: Sitting) -> None:
        await anne.type(go, bot)
        anne.client._report_no_host()  # the time is over
        await anne.pass_on()
        assert UNSENT[locale] in anne.take().replace("\u00a0", " ")
        await anne.find_host()
        assert JOINS[locale] not in anne.take()

    looking(locale, story)


def test_a_second_host_program_in_a_game_is_told_of_and_asked_about_after_it() -> None:
    async def story(anne: Sitting) -> None:
        await begin(anne)
        anne.client.on_here(ROOM, AAA)
        assert "aaa dit aussi tenir la table ici. La vôtre reste celle de hote." in anne.take()
        assert "jouez le 9 bleu." in await anne.type("9 bleu")
        anne.room.on_say("room-table-conflict", {"why": "Tapez votre mot de passe."})
        anne.room.on_say("room-turn", {"name": "Paul"})
        told = anne.take().replace("\u00a0", " ")
        assert "hote : Tapez votre mot de passe." in told
        assert "hote : À Paul" not in told
        anne.chat.write(PAUL, "!abandon")
        await anne.pass_on()
        assert "Plusieurs disent tenir la table" in await anne.type("")

    sit(story)


def test_a_refusal_that_makes_no_sense_ends_the_link_in_words() -> None:
    """Its seat does not exist: it was passed over without a word."""

    async def story(anne: Sitting) -> None:
        await begin(anne)
        link = anne.client.link
        frame = f"{link._token} {link._reader.taken + 1} refused NotYourTurn(99)"
        anne.client.on_frame(HOST, frame)
        assert "que cette version ne comprend pas" in anne.take()
        assert not link.is_linked

    sit(story)


def test_a_sentence_that_is_not_known_here_is_passed_over() -> None:
    """A later version of the host program may say more; what lacks a value is none either."""

    async def story(anne: Sitting) -> None:
        await begin(anne)
        for text in ("say room-x", "say room-turn", "say room-turn name='\x1b[2JPaul'"):
            link = anne.client.link
            anne.client.on_frame(HOST, f"{link._token} {link._reader.taken + 1} {text}")
        assert anne.take().replace("\u00a0", " ") == "hote : À [2JPaul."

    sit(story)


def test_a_host_without_the_protocol_is_played_with_by_commands() -> None:
    async def story(anne: Sitting) -> None:
        anne.room.on_not_linked((7,))
        assert "de la même version" in anne.take()
        await anne.type("go")
        anne.chat.write(PAUL, "!go")
        anne.client.link.drop()
        anne.chat.room._links.drop_all(everybody)
        told = await anne.type("commence")
        assert "Manche 1" in told
        assert "7 cartes" in told
        assert "Anne joue le 9 bleu" in await anne.type("b9")

    sit(story)


def test_rules_that_are_not_the_same_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "accessible_uno.rooms.client.remote_table.rules_checksum", lambda _game: "other"
    )

    async def story(anne: Sitting) -> None:
        assert "règles que cette version n’a pas" in await begin(anne)
        assert "Anne joue le 9 bleu" in await anne.type("b9")

    sit(story)


def test_what_was_played_stands_in_the_history(tmp_path: Path) -> None:
    async def story(anne: Sitting) -> None:
        await begin(anne)
        await anne.type("9 bleu")
        assert anne.journal is not None
        (row,) = anne.journal.games()
        assert not row.over
        assert not list(anne.journal.open_games())
        anne.chat.write(PAUL, "!abandon")
        await anne.pass_on()
        assert "Vous gagnez la partie" in anne.take()
        (row,) = anne.journal.games()
        assert row.won
        assert row.plan.names == ("Anne", "Paul")
        assert place_of(row) == "irc.test #uno"
        assert stats_of(anne.journal, row).longest_hand == 7
        assert row.plan.options == ()

    sit(story, tmp_path)
    journal = Journal(tmp_path)
    assert len(list(journal.finished())) == 1
    journal.close()


def test_a_game_that_is_left_goes_on(tmp_path: Path) -> None:
    """The client is started again in mid-game."""
    chat = ChatRoom(seed="deal232")

    async def whole() -> None:
        first = Sitting(chat, ANNE, tmp_path)
        await first.find_host()
        await begin(first)
        assert "Votre place reste à vous" in await first.type("quitter")
        assert "quitté la table" in await first.type("oui")
        await asyncio.wait_for(first.task, 5)
        assert first.journal is not None
        first.journal.close()
        again = Sitting(chat, ANNE, tmp_path)
        await again.find_host()
        told = again.take()
        assert "Bienvenue. Vous jouez avec Paul" in told
        assert "7 cartes" in told
        await again.leave()

    asyncio.run(whole())
