"""Help in a room: the words that do something there."""

from __future__ import annotations

from pathlib import Path

import pytest
from fakes import ANNE, ZOE, ChatRoom, game_of_two, lines_for
from table_fixtures import PLAIN

from accessible_uno.rooms.commands import ROOM_VERBS, RoomGroup
from accessible_uno.rooms.words import first_room_word

DOCS = Path(__file__).parents[2] / "docs"


def test_the_words_of_a_room_are_listed() -> None:
    """Those that do something there, and who does not play is told of nothing that plays."""
    chat, game = ChatRoom(), game_of_two()
    for room, speaker in ((chat, ANNE), (game, ZOE)):
        told = lines_for(speaker.nick, room.write(speaker, "!commandes"))
        assert told.translate(PLAIN).startswith("Pour la table : go, bot, table, commence")
        assert "pioche" not in told
    told = lines_for("Anne", game.write(ANNE, "!commandes")).translate(PLAIN)
    assert told.startswith("Pour jouer : une carte, joue, pioche, uno, couleur. Pour savoir")
    assert not any(word in told for word in ("touches", "volume", "épelle", "quitter", "abandonne"))
    for word in ("cartes", "conseil", "revanche", "langue"):
        assert f" {word}" in told
    assert told == lines_for("Anne", game.write(ANNE, "!aide commands")).translate(PLAIN)


def test_help_on_a_word_is_about_the_room() -> None:
    """Also for who watches; of a word of the game, what the game says."""
    game = game_of_two()
    for speaker in (ANNE, ZOE):
        told = lines_for(speaker.nick, game.write(speaker, "!aide revanche"))
        assert "a une minute pour" in told
        assert "piocher une carte" in lines_for(speaker.nick, game.write(speaker, "!aide pioche"))


@pytest.mark.parametrize(("locale", "title"), [("en", "Who may what"), ("fr", "Qui peut quoi")])
def test_the_page_says_of_each_word_that_changes_a_table_who_may_say_it(
    locale: str, title: str
) -> None:
    page = (DOCS / locale / "chat-rooms.md").read_text("utf-8")
    told = page.partition(f"### {title}\n")[2].partition("\n## ")[0]
    for row in ROOM_VERBS.values():
        if row.group in (RoomGroup.TABLE, RoomGroup.OPERATORS):
            assert f"`!{first_room_word(row.name, locale)}" in told, row.name
