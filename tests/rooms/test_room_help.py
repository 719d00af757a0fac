"""Help in a room: the words that do something there."""

from __future__ import annotations

from fakes import ANNE, ZOE, ChatRoom, game_of_two, lines_for
from table_fixtures import PLAIN


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
