"""Requests of the player: queries, past messages, help, rules; by line and by key."""

from __future__ import annotations

import asyncio

import pytest
from table_fixtures import Script, SlowVoice, game_of, hand_of, played, position, table

from accessible_uno.interface.keys import KEYS
from accessible_uno.settings.schema import Settings


def test_keys_ask_without_a_line() -> None:
    """Each documented key answers; an unknown key is announced as such."""
    keys = [*(name for names in KEYS.values() for name in names), "f13"]
    at = table(position("r7 b4 g2", "b8"))
    console = Script(*(f"<{key}>" for key in keys))
    before: list[int] = []

    def press(name: str, act: object = console.press) -> None:
        before.append(len(console.shown))
        act(name)  # type: ignore[operator]

    console.press = press  # type: ignore[method-assign]
    asyncio.run(game_of(console, at).play())
    after = [*before[1:], len(console.shown)]
    assert len(before) == len(keys)
    assert all(end > begin for begin, end in zip(before, after, strict=True))
    assert any("Majuscule F1 ne fait rien" in line for line in console.shown)
    assert hand_of(at) == ["r7", "b4", "g2"]


def test_history_goes_back_and_forth_and_keeps_what_was_cut() -> None:
    voice = SlowVoice()
    at = table(position("r7 b4 g2", "b8"))
    lines = ["talon", "main", "répète", "précédent", "précédent", "suivant", "premier", "dernier"]
    console = played(lines, at, voices={"speech": voice})
    hand, top = console.answer_to("main")[0], console.answer_to("talon")[0]
    assert voice.cancelled
    assert console.answer_to("répète") == [hand]
    assert console.answer_to("précédent") == [top]
    assert console.answer_to("suivant") == [top]
    assert console.answer_to("premier")[0].startswith("Bienvenue")
    assert console.answer_to("dernier") == [hand]


def test_history_tells_its_ends() -> None:
    console = played(
        ["suivant", "premier", "précédent", "historique tout 3"], table(position("r7", "b7"))
    )
    assert console.answer_to("suivant") == ["C’était le dernier message."]
    assert console.answer_to("précédent") == ["Il n’y a rien avant."]
    assert len(console.answer_to("historique tout 3")) == 3


def test_history_repeats_the_game_or_everything() -> None:
    """Answers, help and refusals are repeated only on request."""
    lines = ["talon", "aide main", "rouge 2", "7 rouge", "historique 50", "historique tout 50"]
    lines += ["historique aide", "historique réponses 2", "historique ennuis"]
    console = played(lines, table(position("r7 b4 g2", "r8")))
    game, everything = console.answer_to("historique 50"), console.answer_to("historique tout 50")
    assert game[0].startswith("À vous, sur le 8 rouge")
    assert "Vous jouez le 7 rouge." in game
    assert not [line for line in game if "F2" in line or "main" in line or line == "8 rouge."]
    assert everything[0].startswith("Bienvenue")
    assert set(game) < set(everything)
    assert console.answer_to("historique aide") == console.answer_to("aide main")
    assert console.answer_to("historique réponses 2")[0] == console.answer_to("talon")[0]
    assert console.answer_to("historique ennuis") == ["Rien à répéter pour l’instant."]


def test_commands_are_listed_on_request() -> None:
    console = played(["aide commandes", "commandes"], table(position("r7", "b7")))
    (told,) = console.answer_to("aide commandes")
    assert told.startswith("Pour jouer")
    assert console.answer_to("commandes") == [told]


def test_help_says_first_what_can_be_done_now() -> None:
    console = played(["aide", "aide pioche"], table(position("r7 b4 g2", "b8")))
    assert console.answer_to("aide")[0].startswith("C’est à vous")
    assert "4 bleu" in console.answer_to("aide")[1]
    assert "pioche" in console.answer_to("aide pioche")[0]


@pytest.mark.parametrize(
    ("rules", "line", "told"),
    [
        ("leaflet", "help draw", "because nothing goes or by choice. If it goes, you may play it"),
        ("rapido", "help draw", "What you draw is kept, and it is the next player’s turn."),
        ("chat", "help draw", "draw one card, when nothing goes. A card that goes is laid at once"),
        ("extreme", "help draw", "press the dispenser"),
        ("duo", "help doubt", "These rules have no use for “doubt”."),
        ("duo", "help yes", "answer a vote or a question"),
        ("chat", "help uno", "as soon as your next-to-last one is laid"),
        ("rapido", "help rapido", "“rapido” and a card: lay a card exactly like the top one"),
        ("leaflet", "help rapido", "These rules have no use for “intercept”."),
        ("olympic", "help say", "A banned word may cost you a card."),
    ],
)
def test_help_on_a_command_tells_what_it_does_under_the_active_rules(
    rules: str, line: str, told: str
) -> None:
    at = table(position("r7 b4 g2", "b8", rules=rules))
    assert told in played([line], at, settings=Settings(locale="en")).answer_to(line)[0]


def test_help_to_play_tells_no_word_and_no_card_that_the_rules_lack() -> None:
    """No UNO in Duo, no +2 in Extreme, nothing to lay after a draw in Rapido."""
    lacking = {"duo": "uno", "extreme": "+2", "rapido": "pioche", "chat": "Après une pioche"}
    for rules, word in lacking.items():
        at = table(position("r7 b4 g2", "b8", rules=rules))
        (told,) = played(["aide joue"], at).answer_to("aide joue")
        assert told.startswith("Pour jouer, dites la carte")
        assert word not in told, rules
    at = table(position("r7 b4 g2", "b8"))
    (told,) = played(["aide joue"], at).answer_to("aide joue")
    assert all(word in told for word in ("uno", "+2", "Après une pioche"))


def test_a_hint_names_a_legal_play_and_makes_none() -> None:
    at = table(position("r7 b4 g2", "b8"))
    console = played(["conseil"], at)
    assert "4 bleu" in console.answer_to("conseil")[0]
    assert hand_of(at) == ["r7", "b4", "g2"]


def test_the_rules_tell_what_this_table_has_set() -> None:
    lines = ["règles", "règles points", "règles tout", "règles +2", "règles 8", "règles hors tour"]
    console = played(lines, table(position("r7", "b7")))
    assert "500" in console.answer_to("règles points")[0]
    assert len(console.answer_to("règles tout")) > 15
    assert "bluff" in console.answer_to("règles")[-1]
    assert "2 cartes" in console.answer_to("règles +2")[0]
    assert "pas d’effet" in console.answer_to("règles 8")[0]
    assert "Personne ne joue hors de son tour" in console.answer_to("règles hors tour")[0]


def test_the_rules_name_the_preset_and_its_house_rules() -> None:
    """First of all the player hears which rules are played."""
    console = played(["règles"], table(position("r7", "b7")))
    assert console.answer_to("règles")[0] == "Règles de cette table : Notice."
    house = (("stack", "wp"), ("deal", "5"))
    console = played(["règles"], table(position("r7", "b7", options=house)))
    assert console.answer_to("règles")[0].endswith(": Notice, donne 5, empilement mixte.")
    assert "posez une carte" in " ".join(console.answer_to("règles"))


def test_the_rule_of_an_option_is_told_by_its_name() -> None:
    """In either language; where it is not played, the rules say nothing of it."""
    lines = ["règles empilement", "règles stacking", "règles suite royale"]
    console = played(lines, table(position("r7", "b7", options=(("stack", "wp"),))))
    assert console.answer_to("règles empilement")[0].startswith("L’empilement")
    assert console.answer_to("règles stacking") == console.answer_to("règles empilement")
    assert "n’en disent rien" in console.answer_to("règles suite royale")[0]
