"""The table never waits in silence: chances, forced draws, pause, and ways out of a question."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from threading import Event

import pytest
from table_fixtures import NAMES, Keyboard, SlowVoice, game_of, played, position, table
from virtual_time import run_instantly

from accessible_uno.cards import card
from accessible_uno.game.base import Action, Window
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.game.windows import Threat
from accessible_uno.interface.controls import pacing
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.players.registry import ContainedBot
from accessible_uno.rules.deal.dealer_opens import OpeningChoice
from accessible_uno.rules.shared.uno import Unannounced
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Pace
from accessible_uno.table import Dealer, Table
from accessible_uno.table.driver import Decision
from accessible_uno.table.seated_bot import SeatedBot

CHANCE = "« Contre-uno » à Luna, ou Entrée ?"
FORGOTTEN: tuple[Window, ...] = (Unannounced(3),)


def forgetful() -> Table:
    """Return a table where Luna has forgotten UNO and Prudence is to play."""
    others = ("g1 g2 g3", "y1 y2 y3", "b1")
    return table(position("r7 r8 b4", "r9", others=others, offers=FORGOTTEN, turn=1))


def test_a_chance_says_what_can_be_said_and_that_enter_lets_it_pass() -> None:
    """So does the answer to who is to play, as long as the bots wait."""
    console = played(["qui", ""], forgetful(), interactive=True)
    assert CHANCE in console.shown
    assert console.answer_to("qui") == ["C’est à Prudence.", CHANCE]
    assert console.answer_to("")[0] == "Vous laissez passer."


def test_a_chance_closes_after_its_delay(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the timed pace the game goes on by itself, and says so."""
    monkeypatch.setattr(pacing, "THINKING", (0.0, 0.0))
    monkeypatch.setattr(pacing, "READING", 0.0)
    settings = Settings("fr", pace=Pace.TIMED, delay=0)
    console = Keyboard()

    async def play() -> None:
        game = game_of(console, forgetful(), settings=settings, interactive=True)
        going = asyncio.ensure_future(game.play())
        await console.until("Le délai est écoulé")
        await console.until("Prudence pioche")
        going.cancel()
        await asyncio.gather(going, return_exceptions=True)

    asyncio.run(asyncio.wait_for(play(), 60))
    assert console.shown.index(CHANCE) < console.shown.index(
        "Le délai est écoulé : le jeu continue."
    )


def forced(hand: str = "r7 r8 b4") -> Table:
    """Return a table where Luna's +4 makes Ada draw, with no other answer."""
    threat = Threat(0, 4, 3, card("wi+4"))
    return table(
        position(
            hand, "wi+4", colour="b", question=threat, rules="duo", options=[("stack", "same")]
        )
    )


@pytest.mark.parametrize("line", ["", "pioche", "je prends", "prends"])
def test_forced_cards_are_taken_by_any_word_for_it(line: str) -> None:
    """Enter alone takes them too: nothing else is possible."""
    at = forced()
    console = played([line], at)
    assert "Luna vous donne 4 cartes : prenez-les, par Entrée." in console.shown
    assert " tour et piochez le +4 trois fois et un joker." in console.answer_to(line)[0]


@pytest.mark.long
def test_enter_while_the_voice_speaks_only_silences() -> None:
    """The second Enter takes the cards."""
    at = forced()
    voice = SlowVoice()
    console = played([""], at, voices={"speech": voice}, interactive=True)
    assert console.answer_to("") == []
    assert voice.cancels
    assert len(at.view(0).hand) == 3


def test_pause_stops_the_bots_until_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions are answered meanwhile, and say how the game goes on."""
    monkeypatch.setattr(pacing, "THINKING", (0.01, 0.01))
    monkeypatch.setattr(pacing, "READING", 0.0)
    console = Keyboard()

    async def play() -> None:
        at = table(position("r7 r8 b4", "r9", turn=1))
        going = asyncio.ensure_future(game_of(console, at, interactive=True).play())
        for line in ("pause", "main", "zut"):
            console.coming.put_nowait(line)
        await console.until("> zut")
        await asyncio.sleep(0.1)
        assert console.answer_to("pause")[-1] == "Pause : Entrée pour reprendre."
        assert "Entrée pour reprendre" in console.answer_to("zut")[0]
        assert not any(told.startswith("Prudence") for told in console.shown)
        console.coming.put_nowait("")
        await console.until("Prudence pioche")
        going.cancel()
        await asyncio.gather(going, return_exceptions=True)

    asyncio.run(asyncio.wait_for(play(), 60))


def test_a_bot_that_thinks_in_a_thread_of_its_own_is_asked_seldom(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The program rests meanwhile, and answers what is typed."""
    monkeypatch.setattr(pacing, "THINKING", (0.0, 0.0))
    may_answer = Event()
    asked: list[Decision] = []
    go_on = Decision.go_on

    class Ponderer(RandomBot):
        def choose(self, view: View, legal: Legal) -> Action:
            may_answer.wait()
            return super().choose(view, legal)

    def make(kind: str) -> ContainedBot:
        return ContainedBot(Ponderer, lambda: 0.5)

    def counted(decision: Decision) -> bool:
        asked.append(decision)
        assert len(asked) < 100
        return go_on(decision)

    monkeypatch.setattr(Decision, "go_on", counted)
    state = position("r7 r8 b4", "r9", turn=1)
    bots = {seat: SeatedBot("example-bot", make) for seat in (1, 2, 3)}
    console = Keyboard()

    async def play() -> None:
        at = Table(state.game, NAMES, Dealer(7), bots=bots, state=state)
        game = game_of(console, at, settings=Settings("fr", pace=Pace.NONE), interactive=True)
        going = asyncio.ensure_future(game.play())
        await asyncio.sleep(3)
        console.coming.put_nowait("main")
        await asyncio.sleep(0.1)
        going.cancel()
        with suppress(asyncio.CancelledError):
            await going

    run_instantly(play())
    may_answer.set()
    assert len(asked) > 20
    assert "1 : 7 rouge" in " ".join(console.shown)


def test_a_pause_lasts_where_what_was_typed_cannot_be_done() -> None:
    """The refusal says how to go on; else the game would go on unsaid, and the line be lost."""
    at = table(position("r7 r8 b4", "r9", others=("g1 g2", "y1 y2", "b1 b2"), turn=1))
    console = played(["pause", "pioche", "rouge 7", "", "zut"], at, interactive=True)
    for line in ("pioche", "rouge 7"):
        assert console.answer_to(line)[-1].endswith("Pause : Entrée pour reprendre.")
    assert "Pause" not in " ".join(console.answer_to("zut"))


@pytest.mark.parametrize("line", ["continue", "reprends", "on continue", "suivant", "next"])
def test_a_word_ends_the_pause(line: str) -> None:
    """At a table that waits for Enter, the word is not about a saved game."""
    at = table(position("r7 r8 b4", "r9", others=("g1 g2", "y1 y2", "b1 b2"), turn=1))
    settings = Settings("en" if line in ("continue", "next") else "fr")
    console = played(["pause", line, "zut"], at, settings=settings, interactive=True)
    assert "Pause" not in " ".join(console.answer_to("zut"))  # nor “Paused”


def test_who_goes_through_past_messages_is_told_the_next_one() -> None:
    """There, « suivant » is no Enter."""
    at = table(position("r7 r8 b4", "r9", others=("g1 g2", "y1 y2", "b1 b2"), turn=1))
    lines = ["pause", "précédent", "précédent", "suivant", "zut"]
    console = played(lines, at, interactive=True)
    assert console.answer_to("suivant")[0] == console.answer_to("précédent")[0]
    assert "Pause" in " ".join(console.answer_to("zut"))


def test_a_card_ends_the_pause() -> None:
    """Who plays goes on."""
    console = played(["pause", "rouge 7"], table(position("r7 r8 b4", "r9")))
    assert console.answer_to("rouge 7")[0] == "Vous jouez le 7 rouge."


def test_a_card_that_lacks_its_colour_can_be_left() -> None:
    """« annule » keeps it and asks for the turn again; elsewhere there is nothing to cancel."""
    console = played(["annule", "joker", "annule"], table(position("wi r8 b4", "r9")))
    assert console.answer_to("annule") == ["Rien à annuler : ce qui est joué est joué."]
    assert console.shown[-3:-1] == ["Vous gardez un joker.", "À vous, sur le 9 rouge."]


def test_playable_marks_a_bluff() -> None:
    """A wild draw four beside a card of the colour can be doubted, without one it cannot."""
    bluff = played(["jouables"], table(position("wi+4 r8 b4", "r9")))
    assert bluff.answer_to("jouables") == [
        "Vous pouvez jouer un +4 et le 8 rouge. Le +4 serait un bluff."
    ]
    fair = played(["jouables"], table(position("wi+4 g8 b4", "r9")))
    assert fair.answer_to("jouables") == ["Vous pouvez jouer un +4."]
    duo = played(["jouables"], table(position("wi+4 r8 b4", "r9", rules="duo")))
    assert "bluff" not in duo.answer_to("jouables")[0]


def test_quit_typed_twice_leaves() -> None:
    """Help at the question says what each answer does."""
    console = played(["quitter", "aide", "quitter"], table(position("r7 r8", "r9")), saved=[])
    (explained,) = console.answer_to("aide")
    assert "« oui » quitte la partie, qui est enregistrée" in explained
    assert "« non », ou Entrée seule, continue de jouer." in explained
    assert "Partie enregistrée" in console.shown[-1]


def test_a_question_of_choice_says_what_is_chosen() -> None:
    """The first card of a round may let the dealer exchange hands: with whom is asked."""
    opening = OpeningChoice(0, card("g7"))
    at = table(position("r7 r8 b4", "g7", question=opening, rules="olympic"))
    console = played(["nord", "aide"], at)
    asked = "7 vert : échanger votre main avec qui ? Prudence, Victor, Luna, personne."
    assert asked in console.shown[: console.shown.index("> nord")]
    assert asked in console.answer_to("aide")
