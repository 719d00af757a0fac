"""Play by single keys: through the hand, letters that ask and act, keys of one's own."""

from __future__ import annotations

import pytest
from table_fixtures import Script, SlowVoice, compiled, hand_of, piped, played, position, table

from accessible_uno.cards import card
from accessible_uno.game.windows import Drawn
from accessible_uno.interface.keys import DOERS, KeyMap, key_name, parse_key, usual_single_keys
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES
from accessible_uno.rules.shared.uno import Unannounced
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Walk
from accessible_uno.table import Table


def keyed(locale: str = "fr", **settings: object) -> Settings:
    return Settings(locale, single_keys=True, **settings)  # type: ignore[arg-type]


def pressed(keys: str, at: Table, **options: object) -> Script:
    """Press keys, separated by spaces; other words after ``:`` are lines."""
    lines = [key.replace("_", " ") if key[0] == ":" else f"<{key}>" for key in keys.split()]
    options.setdefault("settings", keyed())
    return played([*lines, "^C", "<y>"], at, **options)


def test_the_arrows_go_through_the_hand_and_enter_plays() -> None:
    """The first press says the first card; no press goes beyond the ends, where the bell rings."""
    at = table(position("r7 b2 wi", "b7"))
    console = pressed("right right left left end right home right enter", at)
    assert console.steps == [
        *("7 rouge", "2 bleu", "7 rouge", "7 rouge"),
        *("joker", "joker", "7 rouge", "2 bleu"),
    ]
    assert console.bells == 2
    assert console.answer_to("2 bleu")[0] == "Vous jouez le 2 bleu."
    assert set(console.prompts[:2]) == {"Touche\u00a0: "}


def test_the_key_that_leaves_asks_and_does_not_answer_itself() -> None:
    """Held down, it comes again and again; the game goes on after « n »."""
    console = pressed("x x x n", table(position("r7 b2", "b7")))
    assert any("Quitter la partie" in line for line in console.shown)
    assert console.shown.count("Répondez O ou N : quitter la partie ? Entrée vaut non.") == 2
    assert "La partie continue." in console.shown


def test_a_sign_answers_no_question() -> None:
    """A comma goes back in the messages while it is asked whether to leave, as always."""
    console = pressed("x , n", table(position("r7 b2", "b7")))
    assert console.shown.count("> non") == 1


def test_help_while_yes_or_no_is_asked_tells_what_answers() -> None:
    """It does not offer more of the game's help to Enter, which would answer the question."""
    console = pressed("x h n", table(position("r7 b2", "b7")))
    told = next(line for line in console.shown if line.startswith("On vous demande"))
    assert "O quitte la partie" in told
    assert "N, ou Entrée seule, continue" in told
    assert not any("pour la suite" in line for line in console.shown)


def test_playable_cards_come_first_when_asked() -> None:
    at = table(position("r7 g1 b2 wi", "b7"))
    console = pressed("right right right right", at, settings=keyed(walk=Walk.PLAYABLE))
    assert console.steps == ["7 rouge", "2 bleu", "joker", "1 vert"]
    console = pressed("right right", table(position("g1 b2", "b7")), settings=keyed("en"))
    assert console.steps == ["green 1", "blue 2"]


def test_the_place_in_the_hand_stays_after_a_play() -> None:
    """The card that has come to the place of the played one is said first."""
    at = table(position("b1 b2 b3 b4", "b7"))
    console = pressed("right right enter right", at)
    assert console.steps[-1] == "3 bleu"


def test_a_wild_asks_for_its_colour_which_an_initial_or_the_arrows_name() -> None:
    at = table(position("wi r1 r2 r3", "b7"))
    console = pressed("right enter v", at)
    assert "> vert" in console.shown
    at = table(position("wi r1 r2 r3", "b7"))
    console = pressed("right enter right right enter", at, settings=keyed("en"))
    assert console.steps[1:] == ["red", "yellow"]
    assert "> yellow" in console.shown
    at = table(position("wi r1 r2 r3", "b7"))
    console = pressed("right enter end", at, settings=keyed("en"))
    assert console.steps[1:] == ["blue"], "nothing but a colour is a choice"


def test_letters_ask_what_players_of_other_games_expect(subtests: pytest.Subtests) -> None:
    for key, locale, told in [
        ("r", "fr", "7 bleu."),
        ("w", "en", "2 cards. 1: red 7; 2: blue 2."),
        ("e", "en", "Prudence 3, Victor 3, Luna 3, you 2, draw pile 96."),
        ("t", "fr", "C’est à vous."),
        ("s", "en", "you 0"),
        ("q", "fr", "Vous pouvez jouer"),
        ("g", "en", "You can play"),
        ("o", "fr", "Main triée par"),
        (".", "en", "That was the last message."),
        ("x", "en", "The key X does nothing."),
        ("y", "en", "There is nothing to explain yet."),
        ("y", "fr", "Il n’y a encore rien à expliquer."),
        ("7", "en", "The key 7 goes to card number 7: you have 2."),
        ("0", "fr", "La touche 0 va à la carte numéro 10 : vous en avez 2."),
        ("-", "fr", "La touche trait d’union ne fait rien."),
        ("backspace", "fr", "La touche Retour arrière ne sert que dans une ligne"),
        ("ctrl+u", "en", "The key Control U only works in a line; a colon begins one."),
        ("h", "en", "Enter plays the card you hear, Space draws."),
        ("k", "fr", "Flèche gauche va à la carte d’avant"),
    ]:
        with subtests.test(key=key, locale=locale):
            console = pressed(key, table(position("r7 b2", "b7")), settings=keyed(locale))
            assert any(told in line for line in console.shown), console.shown


def test_a_key_pressed_by_mistake_draws_nothing_while_a_colour_is_asked() -> None:
    at = table(position("wi r1 r2 r3", "b7"))
    console = pressed("right enter space p a c escape space", at, settings=keyed("en"))
    assert console.shown.count("Wild: which colour?") == 5
    assert console.shown.count("> draw") == 1


@pytest.mark.parametrize("key", ["backspace", "escape", "delete"])
def test_a_key_that_leaves_the_chosen_card_says_so(key: str) -> None:
    """Enter then plays nothing, and asks again."""
    console = pressed(f"right {key} enter", table(position("r7 b2", "b7")), settings=keyed("en"))
    after = console.shown[console.shown.index("Nothing is chosen any more.") :]
    assert after[1:3] == ["> ", "Your turn, on blue 7."]


def test_where_yes_or_no_is_asked_other_keys_have_it_asked_again() -> None:
    at = table(position("b1 r2", "b7"))
    console = pressed("q space backspace 0 k escape", at, settings=keyed("en"))
    told = console.answer_to("quit")
    assert told.count("Answer Y or N: quit the game? Enter means no.") == 2
    assert "The key 0 goes to choice number 10: there are 2." in told
    assert console.shown[console.shown.index("> no") + 1] == "The game goes on."


def test_space_draws_and_the_next_step_is_the_drawn_card() -> None:
    at = table(position("g1 g2", "b7", drawn="b3", question=Drawn(0)))
    at._state.hands[0].append(card("b3"))  # a hand as it is after a draw
    console = pressed("left p", at)
    assert console.steps == ["3 bleu"]
    assert "> garde" in console.shown
    console = pressed("space", table(position("g1 g2", "b7")))
    assert "> pioche" in console.shown


def test_u_says_uno_and_the_card_is_still_the_next_one() -> None:
    """Or it points out somebody who has not said it."""
    at = table(position("b1 r2", "b7"))
    console = pressed("right u enter", at, settings=keyed("en"))
    assert console.shown[3:5] == ["> uno", "You say UNO!"]
    assert "> blue 1" in console.shown
    offer = Unannounced(2)
    at = table(position("b1 r2 r3", "b7", others=("g1 g2", "y1", "b3"), offers=[offer]))
    console = pressed("u", at, settings=keyed("en"))
    assert "> catch Victor" in console.shown


def test_a_line_is_typed_after_a_colon_or_with_keys_line() -> None:
    console = pressed(":pioche", table(position("g1 g2", "b7")))
    assert any("piochez" in line for line in console.shown)
    console = played(["keys line", "r7", "^C", "yes"], table(position("r7 b2", "b7")))
    assert any("On tape des lignes" in line for line in console.shown)


def test_what_happens_since_takes_a_suggestion_back_where_enter_has_another_use() -> None:
    """Help in parts is read on with Enter; the card is said again when it is wanted."""
    console = pressed("right k enter", table(position("r7 b2", "b7")), interactive=True)
    assert "> 7 rouge" not in console.shown
    assert console.steps == ["7 rouge"]


def test_escape_lets_the_card_go() -> None:
    console = pressed("right escape enter", table(position("b2 r7", "b7")))
    assert "> 2 bleu" not in console.shown


def test_a_card_that_is_gone_to_is_spoken_at_once() -> None:
    voice = SlowVoice()
    pressed("right right", table(position("r7 b2", "b7")), voices={"speech": voice})
    assert [each.text for each in voice.utterances if each.text in ("7 rouge", "2 bleu")] == [
        "7 rouge",
        "2 bleu",
    ]


def test_a_pipe_says_why_there_are_no_single_keys() -> None:
    told = piped("", table(position("r7 b2", "b7")), settings=keyed("en"))
    assert "Single keys cannot be read here" in told
    assert "Key:" not in told
    told = piped("keys play\n", table(position("r7 b2", "b7")), settings=Settings("en"))
    assert "Single keys cannot be read here" in told


@pytest.mark.parametrize(
    ("rules", "options", "passes"),
    [
        ("leaflet", (), True),
        ("rapido", (), False),
        ("chat", (), False),
        ("chat", (("runs", "on"),), True),
        ("rapido", (("dispenser", "7"),), True),
        ("dice", (), True),
    ],
)
def test_the_key_that_passes_is_named_where_passing_is_possible(
    rules: str, options: tuple[tuple[str, str], ...], passes: bool
) -> None:
    """So is the command, and the help on it says that it has no use."""
    at = table(compiled(rules, *options).open(4))
    console = pressed(":keys_all :commands :help_pass", at, settings=keyed("en"))
    told = console.answer_to(":keys all")[0]
    assert ("; P " in told) is passes, told
    assert (" pass," in " ".join(console.answer_to(":commands"))) is passes
    assert ("have no use" in console.answer_to(":help pass")[0]) is not passes


@pytest.mark.parametrize(
    ("locale", "line", "own", "others"),
    [
        ("en", ":keys_all", ("Space or D throws again", "to the previous die"), ("card", "draw")),
        (
            "fr",
            ":touches_tout",
            ("relance", "va au dé d’avant", "au dernier dé"),
            ("carte", "pioche"),
        ),
    ],
)
def test_keys_are_told_in_the_words_of_dice(
    locale: str, line: str, own: tuple[str, ...], others: tuple[str, ...]
) -> None:
    at = table(compiled("dice").open(4))
    told = pressed(line, at, settings=keyed(locale)).answer_to(line.replace("_", " "))[0]
    assert all(each in told for each in own), told
    assert not any(each in told for each in others), told


def test_keys_of_ones_own_replace_the_usual_ones() -> None:
    """They are refused where they do something else, and the list tells them."""
    at = table(position("g1 g2", "b7"))
    settings = keyed("en")
    lines = [":keys_draw_x", "x", ":keys_hand_x", ":keys_top_ctrl_a", ":keys_top_f5", "d"]
    console = pressed(" ".join(lines), at, settings=settings)
    assert "From now on: X, draw." in console.shown
    assert "> draw" in console.shown
    assert "X is the key for: draw. Give that another key first, or none." in console.shown
    assert any("Control A edits the line" in line for line in console.shown)
    assert any("F5 is the key for: everyone’s cards" in line for line in console.shown)
    assert any("The key D does nothing" in line for line in console.shown)
    assert settings.own_keys == {"draw": ("x",)}
    console = pressed(":keys_draw :keys_default :keys_draw", table(), settings=settings)
    assert console.answer_to(":keys draw")[:1] == ["Draw: X."]
    assert "Draw: Space or D." in console.shown
    assert settings.own_keys == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_no_usual_key_does_two_things(locale: str) -> None:
    """Each thing has a key without F, Alt or Control, which desktop terminals may keep."""
    texts = Catalogue(locale)
    keys = KeyMap(locale, {})
    singles = [key for done in DOERS for key in usual_single_keys(texts, done)]
    assert len(singles) == len(set(singles)) == len(keys.single)
    for done in DOERS:
        assert any(key in keys.single for key in keys.keys_of(done)), done


@pytest.mark.parametrize("locale", LOCALES)
def test_every_key_is_typed_by_its_name(locale: str) -> None:
    keys = KeyMap(locale, {})
    for key in (*keys.single, *keys.anywhere):
        assert parse_key(key_name(key, Catalogue(locale))) == key


@pytest.mark.parametrize("wrong", ["", "xy", "ctrl", "f25", "ctrl 5", "alt shift", "\x1b"])
def test_what_is_no_key_is_none(wrong: str) -> None:
    assert parse_key(wrong) is None


def test_the_hand_does_not_change_by_asking() -> None:
    at = table(position("g1 g2", "b7"))
    before = hand_of(at)
    pressed("w r e t s left right n l v m", at)
    assert hand_of(at) == before
