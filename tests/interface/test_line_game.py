"""Whole games at the keyboard: what each line, key and interruption does."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from table_fixtures import (
    CAREFUL,
    NAMES,
    PLAIN,
    Pace,
    Script,
    SlowVoice,
    game_of,
    piped,
    played,
    position,
    table,
)

from accessible_uno.cards import Colour
from accessible_uno.game.base import Action
from accessible_uno.game.windows import ColourOwed, Drawn
from accessible_uno.interface.input.keys import KEYS
from accessible_uno.narration.verbosity import Verbosity
from accessible_uno.players.characters import SCATTERBRAINED
from accessible_uno.rules.shared.uno import Unannounced
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Punctuation, Sort
from accessible_uno.table import Table
from accessible_uno.voices.braille.unavailable import BrailleUnavailable
from accessible_uno.voices.recording import RecordingVoice
from accessible_uno.voices.speech.params import SpeechParams

PERSISTENT = "pioche\npasse\nprends\nvert\noui\n1\n2\n3\n4\n5\n6\n7 vert\n"
"""Lines that get anybody through a round, sooner or later."""


def hand_of(at: Table) -> list[str]:
    return [each.code for each in at.view(0).hand]


# Whole matches


@pytest.mark.parametrize(("locale", "won"), [("fr", "gagne"), ("en", "win")])
def test_a_match_is_watched_to_its_end(locale: str, won: str) -> None:
    """In a pipe an onlooker is asked nothing, and every round follows by itself."""
    at = table(watched=True)
    out = piped("", at, settings=Settings(locale), watched=True)
    assert at.over
    assert won in out
    assert "\x1b" not in out


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_whole_rounds_are_played_through_a_pipe(locale: str) -> None:
    """Many rounds by lines alone: no escape byte, and the same lines give the same game."""
    first, second = table(), table()
    lines = PERSISTENT * 150
    out = piped(lines, first, settings=Settings(locale))
    assert first.view(0).round > 1
    assert "\x1b" not in out
    assert piped(lines, second, settings=Settings(locale)) == out
    assert first.view(0).scores == second.view(0).scores


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_every_line_has_an_answer(locale: str) -> None:
    """Whatever is typed, something is said before the next line is read."""
    lines = (PERSISTENT * 4 + "xyz\n\nmain\naide\nrègles\ntri\nmuet\nr5\n").splitlines()
    console = played(lines, table(), settings=Settings(locale))
    read = [place for place, line in enumerate(console.shown) if line.startswith("> ")]
    assert len(read) == len(lines)
    for place in read:
        assert not console.shown[place + 1].startswith("> ")


# Plays and refusals


def test_a_refusal_says_why_and_names_a_legal_move() -> None:
    at = table(position("r7 b4 g2", "b8"))
    console = played(["g2"], at)
    [answer] = console.answer_to("g2")[:1]
    assert "2 vert ne va pas sur 8 bleu" in answer
    assert "Par exemple : 4 bleu" in answer


def test_unknown_words_are_told_back_with_a_legal_move_if_they_look_like_one() -> None:
    console = played(["zut 8", "undo"], table(position("r7 b4 g2", "b8")))
    answer = console.answer_to("zut 8")[0]
    assert "zut 8" in answer
    assert "4 bleu" in answer
    assert "4 bleu" not in console.answer_to("undo")[0]


@pytest.mark.parametrize(
    "line",
    ["historique bidule", "oui", "vote", "signale", "abandonne", "h", "touches rouge", "draw draw"],
)
def test_no_card_is_proposed_where_the_line_was_about_no_move(line: str) -> None:
    console = played([line], table(position("r7 b4 g2", "b8")))
    assert "4 bleu" not in console.answer_to(line)[0]


def test_a_colour_with_one_card_to_play_is_still_a_question() -> None:
    at = table(position("r7 g4 g2", "r5"))
    played(["rouge"], at)
    assert hand_of(at) == ["r7", "g4", "g2"]


def test_a_wild_asks_for_its_colour_and_takes_it_alone() -> None:
    """Between the two a question may be asked; nothing is played meanwhile."""
    at = table(position("wi g4 g2", "r5"))
    console = played(["joker", "main", "zut", "", "vert"], at)
    assert console.answer_to("joker") == ["Joker : quelle couleur ?"]
    assert console.answer_to("") == ["Joker : quelle couleur ?"]
    assert "quelle couleur" in console.answer_to("zut")[0]
    assert console.answer_to("vert")[0].startswith("Vous jouez joker")
    assert "wi" not in hand_of(at)


def test_the_colour_wished_ahead_is_used_once_and_told() -> None:
    at = table(position("wi wi g4 g2", "r5"))
    console = played(["couleur jaune", "couleur", "joker"], at)
    assert "jaune" in console.answer_to("couleur jaune")[0]
    assert "jaune" in console.answer_to("couleur")[0]
    assert "jaune" in console.answer_to("joker")[0]
    assert "jaune" in console.answer_to("joker")[1]
    assert hand_of(at).count("wi") == 1


def test_a_first_wild_takes_the_bare_colour() -> None:
    at = table(position("g4 g2", "wi", question=ColourOwed(0)))
    played(["bleu"], at)
    assert at.view(0).colour is Colour.BLUE


def test_numbers_follow_the_sorted_hand() -> None:
    """« tri » renumbers the hand, tells it, and « 1 » is its first card from then on."""
    at = table(position("b9 y2 r5 b1", "r7"))
    console = played(["tri couleur", "1"], at)
    assert "1 : 5 rouge" in " ".join(console.answer_to("tri couleur"))
    assert "r5" not in hand_of(at)
    kept = Settings("fr", sort=Sort.VALUE)
    by_value = table(position("b9 y2 r5 b1", "b7"))
    played(["1"], by_value, settings=kept)
    assert "b1" not in hand_of(by_value)


def test_an_ambiguous_number_tells_which_card_was_meant() -> None:
    at = table(position("r7 b4 g2", "b8"))
    console = played(["2"], at)
    assert console.answer_to("2")[0] == "Carte numéro 2 : 4 bleu."


def test_the_drawn_card_is_kept_or_played() -> None:
    at = table(position("g1 b4 g2", "b7", question=Drawn(0), drawn="b4"))
    console = played(["g1", "joue"], at)
    assert "4 bleu" in console.answer_to("g1")[0]
    assert "Vous jouez 4 bleu" in console.answer_to("joue")[0]


def test_an_empty_line_says_what_is_awaited() -> None:
    console = played([""], table(position("r7 b4 g2", "b8")))
    assert console.answer_to("")[0] == "À vous, sur 8 bleu."


# Chances


def forgetful(turn: int = 1) -> Table:
    """Luna has come down to one card without a word; it is somebody's turn."""
    others = ("g1 g2 g3", "y1 y2 y3", "b1")
    return table(position("r7 b4 g2", "b8", others=others, offers=(Unannounced(3),), turn=turn))


def test_bots_hold_back_while_the_player_may_denounce() -> None:
    at = forgetful()
    console = played(["main", "contre-uno"], at)
    assert "Vous dénoncez Luna" in console.answer_to("contre-uno")[0]
    assert "Luna pioche 2 cartes" in " ".join(console.answer_to("contre-uno"))


def test_an_empty_line_lets_the_chance_pass() -> None:
    at = forgetful()
    console = played([""], at)
    assert console.answer_to("")[0] == "Vous laissez passer."
    assert len(console.answer_to("")) > 1


def test_in_a_pipe_the_next_line_decides() -> None:
    """A line that is no question uses the chance or lets it go; the game then goes on."""
    at = forgetful()
    console = played(["r7", "main"], at)
    assert "C’est à Prudence" in console.answer_to("r7")[0]
    assert console.answer_to("r7")[1] == "Vous laissez passer."
    assert "Victor dénonce Luna" in console.answer_to("r7")[2]


def unsaid(hand: str = "r7 b4 g2", *, mine: bool = False) -> Table:
    """Classic rules: Luna, or Ada, is about to lay the last card, and has not said UNO."""
    culprit = 0 if mine else 3
    others = ("g1 g2 g3", "y1 y2 y3", "y4 y5 y6" if mine else "b1")
    state = position(
        hand,
        "b8",
        others=others,
        offers=(Unannounced(culprit, lasting=True),),
        turn=culprit,
        rules="classic",
    )
    state.scores[culprit] = 490
    blind = replace(SCATTERBRAINED, notices=0.0, slips=0.0, forgets_uno=0.0)
    return table(state, character=blind if not mine else CAREFUL)


def test_a_last_card_without_uno_may_still_be_denounced() -> None:
    """WP-20: the chance that was let go at one card comes once more, and the game waits for it."""
    at = unsaid()
    console = played(["", "main", "contre-uno"], at)
    assert "Luna n’a plus de carte." in console.answer_to("")
    assert "Vous dénoncez Luna" in console.answer_to("contre-uno")[0]
    assert "Luna pioche 2 cartes" in " ".join(console.answer_to("contre-uno"))
    assert not at.over


def test_an_empty_line_lets_a_last_card_without_uno_stand() -> None:
    """WP-20: then the round ends by itself, and with it this match."""
    at = unsaid()
    console = played(["", "qui", ""], at)
    assert "manche va finir" in console.answer_to("qui")[0]
    assert at.over
    assert any("Luna gagne la manche" in line for line in console.shown)


def test_a_person_may_take_their_time_over_a_last_card() -> None:
    """WP-20: at a terminal the round stays open until Enter, and questions are answered."""

    async def play() -> None:
        console = Keyboard()
        at = unsaid()
        game = asyncio.ensure_future(game_of(console, at, interactive=True).play())
        console.coming.put_nowait("")
        await console.until("Luna n’a plus de carte")
        console.coming.put_nowait("qui")
        await console.until("manche va finir")
        await asyncio.sleep(1.5)
        assert at.contested
        console.coming.put_nowait("")
        await console.until("gagne la manche")
        assert at.over
        game.cancel()
        await asyncio.gather(game, return_exceptions=True)

    asyncio.run(asyncio.wait_for(play(), 120))


def test_a_last_card_of_ones_own_is_denounced_by_the_bots() -> None:
    """WP-20: Ada never said UNO; a careful bot says so, and Ada draws two."""
    at = unsaid("b1", mine=True)
    played(["b1"], at)
    assert len(hand_of(at)) >= 2
    assert not at.over


@pytest.mark.parametrize("rules", ["classic", "manual"])
@pytest.mark.parametrize("watched", [True, False])
def test_no_preset_lets_the_table_hang(rules: str, watched: bool) -> None:
    """Forgetful bots play whole matches; every last card without UNO comes to an end."""
    out = ""
    for seed in range(6):
        at = table(seed=seed, watched=watched, rules=rules, character=SCATTERBRAINED)
        out += piped("" if watched else PERSISTENT * 400, at, watched=watched)
        assert at.over or not watched
        assert at.view(0).round > (2 if rules == "classic" else 0)
    assert ("n’a plus de carte" in out) is (rules == "classic")


def test_at_no_pace_chances_hold_nothing_back() -> None:
    at = forgetful()
    console = played(["contre-uno"], at, settings=Settings("fr", pace=Pace.NONE))
    before = console.shown[: console.shown.index("> contre-uno")]
    assert any("Prudence pioche" in line for line in before)


def test_what_is_said_of_a_closed_chance_is_withdrawn() -> None:
    voice = SlowVoice()
    at = forgetful()
    played([""], at, voices={"speech": voice})
    assert Unannounced(3) in voice.withdrawals


# Questions, history, keys


def test_keys_ask_without_a_line() -> None:
    """Each documented key answers, and an unknown one says that it does nothing."""
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


def test_history_tells_the_game_and_everything_when_asked() -> None:
    """Answers, help and refusals are left out of what happened, and can be asked for."""
    lines = ["talon", "aide main", "rouge 2", "7 rouge", "historique 50", "historique tout 50"]
    lines += ["historique aide", "historique réponses 2", "historique ennuis"]
    console = played(lines, table(position("r7 b4 g2", "r8")))
    game, everything = console.answer_to("historique 50"), console.answer_to("historique tout 50")
    assert game[0].startswith("À vous, sur 8 rouge")
    assert "Vous jouez 7 rouge." in game
    assert not [line for line in game if "F2" in line or "main" in line or line == "8 rouge."]
    assert everything[0].startswith("Bienvenue")
    assert set(game) < set(everything)
    assert console.answer_to("historique aide") == console.answer_to("aide main")
    assert console.answer_to("historique réponses 2")[0] == console.answer_to("talon")[0]
    assert console.answer_to("historique ennuis") == ["Rien à redire pour l’instant."]


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
    assert "bluff" in console.answer_to("règles")[1]
    assert "2 cartes" in console.answer_to("règles +2")[0]
    assert "pas d’effet" in console.answer_to("règles 8")[0]
    assert "n’en disent rien" in console.answer_to("règles hors tour")[0]


# Settings


def test_the_language_changes_at_once() -> None:
    """Answers and the prompt are in the new language from the next word on."""
    console = played(["langue anglais", "hand", "langue"], table(position("r7 b4", "b7")))
    assert console.answer_to("langue anglais") == ["The game speaks English."]
    assert "7 red" in console.answer_to("hand")[0] or "red 7" in console.answer_to("hand")[0]
    assert console.prompts[0].startswith("Commande")
    assert console.prompts[1] == "Command: "


def test_detail_voice_and_pace_are_set_in_play() -> None:
    voice = SlowVoice()
    mine = Settings("fr")
    lines = ["détail bref", "débit 999", "débit moins", "volume 50", "muet", "rythme court"]
    console = played(lines, table(position("r7", "b7")), settings=mine, voices={"speech": voice})
    assert mine == Settings(
        "fr", verbosity=Verbosity.BRIEF, pace=Pace.SHORT, rate=425, volume=50, muted=True
    )
    assert voice.params == SpeechParams(rate=425, volume=50, muted=True)
    for line in lines:
        assert console.answer_to(line)


def test_the_delivery_is_set_in_play() -> None:
    """Each word of it in the voice's own hand, and told back."""
    voice = SlowVoice()
    mine = Settings("fr")
    lines = ["hauteur 70", "hauteur plus", "ponctuation un peu", "voix par joueur oui", "voix two"]
    console = played(lines, table(position("r7", "b7")), settings=mine, voices={"speech": voice})
    voices = {"fr": "fr two"}
    some = Punctuation.SOME
    assert voice.params == SpeechParams(
        pitch=80, punctuation=some, voices=voices, player_voices=True
    )
    assert SpeechParams.from_settings(mine) == voice.params
    for line in lines:
        assert console.answer_to(line)


def test_each_language_has_its_own_voice() -> None:
    """A list by number, one after the other in a ring; the other language's is left as it was."""
    mine = Settings("fr", voices={"en": "en two"})
    lines = ["voix", "voix suivante", "voix moins", "voix plus", "voix plus", "voix 2", "voix 3"]
    voices = {"speech": SlowVoice()}
    console = played(lines, table(position("r7", "b7")), settings=mine, voices=voices)
    assert "1 fr one, 2 fr two" in console.answer_to("voix")[0]
    assert mine.voices == {"en": "en two", "fr": "fr two"}
    assert "Aucune voix « 3 »" in console.answer_to("voix 3")[0]
    console = played(
        ["langue anglais", "voice"],
        table(position("r7", "b7")),
        settings=mine,
        voices={"speech": SlowVoice()},
    )
    assert console.answer_to("voice")[0].startswith("Voice: en two.")


@pytest.mark.parametrize(
    ("locale", "line", "named"),
    [
        ("fr", "hauteur aigu", ("aigu", "de 0 à 100")),
        ("fr", "ponctuation virgule", ("virgule", "aucune, un peu, beaucoup, toute")),
        ("fr", "voix Hortense", ("Hortense", "« voix » seul")),
        ("en", "player voices maybe", ("maybe", "on, off")),
        ("fr", "débit vite", ("vite", "de 80 à 450", "plus", "moins")),
        ("fr", "détail beaucoup", ("beaucoup", "bref, normal, complet")),
        ("fr", "muet peut-être", ("peut-être", "oui, non")),
        ("en", "volume twelve", ("twelve", "from 0 to 100", "more", "less")),
        ("en", "sort cleverly", ("cleverly", "colour, value, received")),
    ],
)
def test_a_value_refused_is_answered_with_those_that_are_taken(
    locale: str, line: str, named: tuple[str, ...]
) -> None:
    """Nothing changes, and no move is offered: the line was about none."""
    mine = Settings(locale)
    at = table(position("r7", "b7"))
    console = played([line], at, settings=mine, voices={"speech": SlowVoice()})
    (answer,) = console.answer_to(line)
    assert all(each in answer for each in named)
    assert mine == Settings(locale)


def test_without_a_voice_of_our_own_its_knobs_say_so() -> None:
    console = played(["débit 300", "muet"], table(position("r7", "b7")))
    assert "lecteur d’écran" in console.answer_to("débit 300")[0]
    assert "lecteur d’écran" in console.answer_to("muet")[0]


def test_braille_follows_each_telling_when_it_is_on() -> None:
    def cells(utterance: object) -> str:
        return "⠃⠗⠇"

    at = table(position("r7", "b7"))
    console = played(["braille oui", "main", "braille non", "talon"], at, brailler=cells)
    assert console.answer_to("main")[1] == "⠃⠗⠇"
    assert len(console.answer_to("talon")) == 1


def test_braille_that_is_missing_is_told_once() -> None:
    def missing(utterance: object) -> str:
        raise BrailleUnavailable("braille-no-liblouis", {})

    console = played(["braille oui", "main"], table(position("r7", "b7")), brailler=missing)
    assert sum("liblouis" in line for line in console.shown) == 1
    without = played(["braille oui"], table(position("r7", "b7")))
    assert "python3-louis" in without.answer_to("braille oui")[0]


# Leaving


def test_the_end_of_input_saves_and_says_where() -> None:
    saved: list[bool] = []
    console = played([], table(position("r7", "b7")), saved=saved)
    assert saved == [True]
    assert console.shown[-1].endswith("accessible-uno resume")


@pytest.mark.parametrize(("answer", "leaves"), [("oui", True), ("yes", True), ("", False)])
def test_quitting_asks_first(answer: str, leaves: bool) -> None:
    saved: list[bool] = []
    console = played(["quitter", answer, "main"], table(position("r7", "b7")), saved=saved)
    assert ("> main" in console.shown) is not leaves
    assert "Réponse" in console.prompts[1]
    assert saved == [True]


def test_quitting_accepts_no_other_word() -> None:
    console = played(["quitter", "rouge", "non"], table(position("r7", "b7")))
    assert console.answer_to("rouge") == ["Répondez oui ou non."]
    assert console.answer_to("non")[0] == "La partie continue."


@pytest.mark.parametrize(("answer", "gives_up"), [("oui", True), ("non", False), ("", False)])
def test_giving_up_asks_first(answer: str, gives_up: bool) -> None:
    """As quitting does; the match goes on for the others, and the player hears it."""
    at = table(position("r7 b4 g2", "b8", rules="chat"))
    console = played(["abandonne", answer], at)
    assert console.answer_to("abandonne")[0].startswith("Abandonner la partie pour de bon ?")
    assert any("Réponse" in prompt.translate(PLAIN) for prompt in console.prompts)
    assert (0 in at.view(0).playing) is not gives_up
    told = console.answer_to(answer)[0]
    assert told == ("Vous abandonnez la partie." if gives_up else "La partie continue.")


def test_where_nobody_may_give_up_nothing_is_asked() -> None:
    console = played(["abandonne"], table(position("r7 b4 g2", "b8")))
    assert "quitter" in console.answer_to("abandonne")[0]


def test_ctrl_c_silences_first_then_asks() -> None:
    """While the voice speaks it falls silent and the half-typed line comes back."""
    voice = SlowVoice()
    at = table(position("r7 b4 g2", "b8"))
    console = played(["^Crouge", "^C", "non"], at, voices={"speech": voice})
    assert console.typed[1] == "rouge"
    assert "Réponse" not in console.prompts[1]
    assert "Réponse" in console.prompts[2]
    assert console.answer_to("non")[0] == "La partie continue."


def test_ctrl_c_asks_at_once_when_all_is_silent() -> None:
    saved: list[bool] = []
    console = played(["^C", "^C"], table(position("r7", "b7")), saved=saved)
    assert "Réponse" in console.prompts[1]
    assert saved == [True]


def test_an_interruption_while_nothing_is_read_saves() -> None:
    saved: list[bool] = []

    async def interrupted() -> None:
        console = Script("never")
        task = asyncio.ensure_future(
            game_of(console, table(watched=True), watched=True, saved=saved).play()
        )
        await asyncio.sleep(0.02)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(interrupted())
    assert saved == [True]


# A person at a terminal


class Keyboard(Script):
    """A console that types a line only when it is handed over, as a person would."""

    def __init__(self) -> None:
        super().__init__()
        self.coming: asyncio.Queue[str] = asyncio.Queue()

    async def read_line(self, prompt: str, *, typed: str = "") -> str:
        self.prompts.append(prompt)
        line = await self.coming.get()
        self.key_bindings.on_key()
        self.shown.append(f"> {line}")
        return line

    async def until(self, text: str) -> None:
        """Wait until ``text`` is shown."""
        while not any(text in line for line in self.shown):
            await asyncio.sleep(0.005)


def test_bots_wait_for_the_voice_and_questions_are_answered_meanwhile() -> None:
    async def play() -> None:
        voice, console = SlowVoice(), Keyboard()
        at = table(position("r7 b4 g2", "b8", turn=1))
        game = asyncio.ensure_future(
            game_of(console, at, interactive=True, voices={"speech": voice}).play()
        )
        await asyncio.sleep(0.05)
        counts = at.view(0).counts
        console.coming.put_nowait("main")
        await console.until("3 cartes")
        assert at.view(0).counts == counts
        assert at.asked == 1
        begun = time.monotonic()
        voice.cancel()
        while at.asked == 1:
            voice.cancel()
            await asyncio.sleep(0.01)
        assert time.monotonic() - begun >= 0.6
        game.cancel()
        await asyncio.gather(game, return_exceptions=True)

    asyncio.run(asyncio.wait_for(play(), 120))


def test_a_person_begins_each_further_round_and_the_end_with_enter() -> None:
    """Until then questions are answered, and nothing is dealt."""

    async def play() -> None:
        console = Keyboard()
        at = table(position("b1", "b7", others=("g1", "y1", "r1")))
        game = asyncio.ensure_future(game_of(console, at, interactive=True).play())
        console.coming.put_nowait("b1")
        await console.until("Entrée pour la manche suivante")
        console.coming.put_nowait("scores")
        await console.until("Points :")
        assert at.between_rounds
        console.coming.put_nowait("")
        await console.until("Manche 2")
        game.cancel()
        await asyncio.gather(game, return_exceptions=True)

    asyncio.run(asyncio.wait_for(play(), 120))


def test_an_answer_is_said_within_milliseconds_of_its_line() -> None:
    """Computing from the line's end to the voice, median of fifty."""

    async def play() -> float:
        console, voice = Keyboard(), SlowVoice()
        times: list[float] = []
        at = table(position("r7 b4 g2", "b8"))
        game = asyncio.ensure_future(
            game_of(console, at, interactive=True, voices={"speech": voice}).play()
        )
        await asyncio.sleep(0.2)
        for line in ["main", "g2", "talon", "conseil", "xyz"] * 10:
            said = len(voice.utterances)
            begun = time.thread_time()
            console.coming.put_nowait(line)
            while len(voice.utterances) == said:
                await asyncio.sleep(0)
            times.append(time.thread_time() - begun)
        game.cancel()
        await asyncio.gather(game, return_exceptions=True)
        return sorted(times)[len(times) // 2]

    assert asyncio.run(asyncio.wait_for(play(), 120)) < 0.01


def test_the_console_is_told_whether_our_voice_is_heard() -> None:
    """Not without one, not while it is muted, and not once it has given up."""

    async def play() -> None:
        console, mute = Keyboard(), Keyboard()
        at = table(position("r7", "b7"))
        game = game_of(console, at, interactive=True, voices={"speech": SlowVoice()})
        playing = asyncio.ensure_future(game.play())
        await console.until("À vous")
        assert console.key_bindings.heard()
        console.press("f11")
        assert not console.key_bindings.heard()
        console.press("f11")
        assert console.key_bindings.heard()
        game.report_problem("voice-gave-up", {"deaths": 4})
        await console.until("s’est tue")
        assert not console.key_bindings.heard()
        silent = asyncio.ensure_future(
            game_of(mute, table(position("r7", "b7")), interactive=True).play()
        )
        await mute.until("À vous")
        assert not mute.key_bindings.heard()
        for each in (playing, silent):
            each.cancel()
        await asyncio.gather(playing, silent, return_exceptions=True)

    asyncio.run(asyncio.wait_for(play(), 120))


def test_troubles_are_told_from_any_thread() -> None:
    async def play() -> list[str]:
        console = Keyboard()
        game = game_of(console, table(position("r7", "b7")), interactive=True)
        game.report_problem("voice-no-engine", {})
        playing = asyncio.ensure_future(game.play())
        await console.until("eSpeak")
        await asyncio.to_thread(game.report_problem, "voice-gave-up", {"deaths": 3})
        await console.until("s’est tue")
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        return console.shown

    shown = asyncio.run(asyncio.wait_for(play(), 120))
    assert sum("eSpeak" in line or "s’est tue" in line for line in shown) == 2


# Anything at all

SOME_LINES = (
    "r5|rouge|vert|joker|+4|1|2|3|7|pioche|passe|prends|doute|uno|contre-uno|main|talon|aide|règles"
    "|tri|langue|détail|muet|braille|rythme|oui|non|quitter|^C|<f2>|<f9>|couleur vert|tri valeur"
    "|joker bleu uno|signale luna|langue en|| "
)
WORDS = st.sampled_from(SOME_LINES.split("|"))


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.one_of(WORDS, st.text(max_size=30)), max_size=25), st.integers(0, 5), st.booleans()
)
def test_nothing_typed_breaks_the_game(lines: list[str], seed: int, voiced: bool) -> None:
    """No line fails or goes without an answer, and every card laid was legal and the player's."""
    at = table(seed=seed)
    act = at.act

    def act_legally(action: Action) -> None:
        why_not = at.legal(0).why_not(action) if action.seat == 0 else None
        act(action)
        assert why_not is None

    at.act = act_legally  # type: ignore[method-assign]
    voices: dict[str, object] = {"speech": SlowVoice()} if voiced else {}
    safe = [line.replace("\n", " ") for line in lines]
    console = played(safe, at, voices=voices)
    for place, shown in enumerate(console.shown[:-1]):
        if shown.startswith("> "):
            assert not console.shown[place + 1].startswith("> "), shown
    assert sorted(map(repr, at.snapshot().cards())) == sorted(map(repr, at.rules.deck))


def test_names_reach_the_player() -> None:
    console = played([], table(position("r7", "b7")))
    assert all(name in console.shown[0] for name in NAMES[1:])


def test_nothing_in_a_line_is_obeyed_whoever_hands_it_over() -> None:
    """Escapes and signs that turn text are left out of what is told, spoken and felt."""
    voice = RecordingVoice()
    lines = ("\x1b[2Jzut", "zut\u202etuz", "aide \x9b31m", "dis \x1b]0;x\x07", "\ud800")
    console = played(lines, table(position("r3 wi g+2", "r7")), voices={"speech": voice})
    told = [line for line in (*console.shown, *voice.texts) if not line.startswith("> ")]
    assert any("« [2Jzut »" in line for line in told)
    for character in ("\x1b", "\u202e", "\x9b", "\x07", "\ud800"):
        assert not any(character in line for line in told)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("rate 1000", "Rate: 450 words a minute, the fastest."),
        ("rate 3", "Rate: 80 words a minute, the slowest."),
        ("rate 450", "Rate: 450 words a minute."),
        ("volume more", "Volume: 100 of 100, the most."),
    ],
)
def test_a_number_beyond_its_bound_says_where_it_stops(line: str, told: str) -> None:
    voices = {"speech": SlowVoice()}
    at = table(position("r7", "b7"))
    console = played([line], at, settings=Settings("en"), voices=voices)
    assert console.answer_to(line) == [told]


def test_between_rounds_what_is_asked_or_mistaken_says_that_enter_goes_on() -> None:
    """So do help, a card, and a word that means nothing."""
    lines = ["r7", "qui", "conseil", "aide", "9 vert", "zut"]
    at = table(position("r7", "r8"))
    console = played(lines, at, interactive=True)
    for line in lines[1:]:
        assert any("Entrée pour la manche suivante." in told for told in console.answer_to(line))
