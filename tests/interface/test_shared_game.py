"""Several people at one keyboard: each is told the own hand, and nothing of the others'."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from recording_voice import RecordingVoice
from table_fixtures import CAREFUL, Script, position
from virtual_time import run_instantly

from accessible_uno.game.state import State
from accessible_uno.interface.session.game_setup import GameOptions, Voices
from accessible_uno.interface.shared.handover import Handover
from accessible_uno.interface.shared.seats import SharedGame
from accessible_uno.players.character_bot import CharacterBot
from accessible_uno.rules.shared.uno import Unannounced
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Pace
from accessible_uno.table import Dealer, Table
from accessible_uno.voices.braille.display import voice as display_voice
from accessible_uno.voices.braille.display.voice import BrailleDisplay
from accessible_uno.voices.braille.writer import BrailleWriter

NAMES = ("Anne", "Bob", "Victor")
CLEARED = "== cleared"


class SharedScript(Script):
    """A console that notes where it was cleared."""

    def hand_over(self, to: int) -> None:
        self.shown.append(CLEARED)

    async def read_line(self, prompt: str, *, typed: str = "") -> str:
        await asyncio.sleep(60)  # of virtual time: whatever goes on by itself has come to its end
        return await super().read_line(prompt, typed=typed)

    def pages(self) -> list[list[str]]:
        """Return what was shown from each clearing to the next."""
        pages: list[list[str]] = [[]]
        for line in self.shown:
            if line == CLEARED:
                pages.append([])
            else:
                pages[-1].append(line)
        return pages


def state_of(anne: str, bob: str, top: str, **options: Any) -> State:
    return position(anne, top, others=(bob, "y1 y2 y3"), **options)


def share(
    state: State,
    *lines: str,
    people: Sequence[int] = (0, 1),
    interactive: bool = True,
    locale: str = "fr",
    voices: dict[str, Any] | None = None,
    pace: Pace = Pace.WAIT,
    single_keys: bool = False,
    clock: bool = False,
) -> SharedScript:
    """Let Anne, Bob and a bot play from a position, with these lines; return the console."""
    console = SharedScript(*lines)
    dealer = Dealer(7)
    bots = {
        seat: CharacterBot(CAREFUL, dealer.bot_rng(seat)) for seat in range(3) if seat not in people
    }
    table = Table(state.game, NAMES, dealer, bots=bots, state=state)
    options = GameOptions(lambda: True, interactive=interactive, people=tuple(people))
    settings = Settings(locale, pace=pace, single_keys=single_keys, clock=clock)
    game = SharedGame(table, console, settings, options, Voices(voices or {}))
    run_instantly(game.play())
    return console


def test_a_hand_is_told_after_i_am() -> None:
    """Until then cards, queries and wrong names are refused; the question says who is next."""
    refused = ("r7", "main", "conseil", "pioche", "1", "Anne", "je suis Zoé", "annule", "", "zut")
    console = share(state_of("r7 b4", "g2 g5", "r5"), *refused, "je suis Anne", "main")
    table, anne = console.pages()
    assert table[2] == "À Anne de jouer : dites « je suis Anne »."
    for line in refused:
        assert "je suis" in table[table.index(f"> {line}") + 1], line
        assert not any(each in "".join(table) for each in ("7 rouge", "4 bleu", "2 vert"))
    assert "1 : 7 rouge" in anne[0]
    assert anne[1] == "À vous, sur le 5 rouge."


def test_the_table_answers_what_everybody_may_know() -> None:
    console = share(state_of("r7 b4", "g2 g5", "r5"), "talon", "points", "nombre", "quitter", "oui")
    (table,) = console.pages()
    assert table[table.index("> talon") + 1] == "5 rouge."
    assert "Anne 0" in table[table.index("> points") + 1]
    assert "Quitter la partie" in table[table.index("> quitter") + 1]
    assert "resume" in table[-1]


@pytest.mark.parametrize(
    ("locale", "line"), [("fr", "I'm anne"), ("en", "Je suis ANNE"), ("en", "it is anne")]
)
def test_either_language_says_who_one_is(locale: str, line: str) -> None:
    assert len(share(state_of("r7 b4", "g2 g5", "r5"), line, locale=locale).pages()) == 2


def test_the_next_person_is_told_what_has_happened() -> None:
    """Enter, or whoever is next, takes the keyboard; the bot's act is told to the table too."""
    lines = ("je suis Anne", "r7", "", "je suis Bob", "pioche", "garde", "je suis Anne", "")
    console = share(state_of("r7 b4 b5", "g2 g5", "r5"), *lines)
    _, anne, table, bob, after = console.pages()[:5]
    assert anne[-2:] == ["Entrée rend le clavier.", "> "]
    assert table[0] == "À Bob de jouer : dites « je suis Bob »."
    assert bob[0] == "Anne joue le 7 rouge."
    assert "2 vert" in bob[1]
    assert any("a encore le clavier" in line for line in bob)
    assert "Victor" in after[0]
    assert not any("2 vert" in line or "Vous" in line for line in after)


def test_whoever_is_next_may_take_the_keyboard_without_enter() -> None:
    console = share(state_of("r7 b4 b5", "g2 g5", "r5"), "je suis Anne", "r7", "je suis Bob")
    assert len(console.pages()) == 3
    assert console.pages()[2][0] == "Anne joue le 7 rouge."


def test_history_and_repeat_are_each_persons_own() -> None:
    lines = ("je suis Anne", "r7", "je suis Bob", "historique tout", "répète", "g2")
    console = share(state_of("r7 b4 b5", "g2 g5", "r5"), *lines)
    bob = console.pages()[2]
    told = " ".join(bob[bob.index("> historique tout") :])
    assert "Anne joue le 7 rouge" in told
    assert "Vous jouez" not in told
    assert "4 bleu" not in told


def test_a_look_at_the_own_hand_while_another_is_next() -> None:
    """Who is not asked sees the own hand, and Enter gives the keyboard back."""
    console = share(state_of("r7 b4", "g2 g5", "r5"), "je suis Bob", "g2", "", "je suis Anne")
    _, bob, table, anne = console.pages()
    assert "1 : 2 vert" in bob[0]
    assert "C’est à Anne." in bob
    assert "Entrée rend le clavier." in bob[bob.index("> g2") + 1]
    assert table == ["À Anne de jouer : dites « je suis Anne ».", "> je suis Anne"]
    assert "1 : 7 rouge" in anne[0]


def test_who_is_asked_whether_to_quit_keeps_the_keyboard_when_the_time_is_over() -> None:
    state = state_of("r7 b4", "g2 g5", "r5", options=(("time-limit", "90"),))
    console = share(state, "je suis Anne", "quitter", "non", "", clock=True)
    anne = console.pages()[1]
    asked, answered = anne.index("> quitter"), anne.index("> non")
    assert any("Temps écoulé" in line for line in anne[asked:answered])
    assert "Entrée rend le clavier." not in anne[asked:answered]
    assert anne[-2:] == ["Entrée rend le clavier.", "> "]


def test_one_person_with_bots_says_it_once() -> None:
    lines = ("je suis Anne", "r7", "pioche", "garde", "pioche", "garde")
    console = share(state_of("r7 b4 b5", "g2 g5", "r5"), *lines, people=(0,), pace=Pace.NONE)
    assert len(console.pages()) == 2


def test_at_a_pipe_nobody_presses_enter() -> None:
    lines = ("je suis Anne", "r7", "je suis Bob", "pioche", "garde", "je suis Anne")
    console = share(state_of("r7 b4 b5", "g2 g5", "r5"), *lines, interactive=False)
    assert len(console.pages()) == 6


# Out of turn


def forgotten(culprit: int, turn: int) -> State:
    hands = ["r7 b4", "g2 g5", "y1 y2 y3"]
    hands[culprit] = hands[culprit].split()[0]
    return position(hands[0], "r5", others=hands[1:], turn=turn, offers=(Unannounced(culprit),))


def test_a_forgotten_uno_is_called_out_by_name() -> None:
    """It is announced to the table, holds the bots, and needs no hand."""
    console = share(forgotten(1, turn=2), "contre-uno", "Bob contre-uno", "Anne, contre-uno !")
    (table,) = console.pages()
    assert "« Anne contre-uno »" in table[2]
    assert table[table.index("> contre-uno") + 1].startswith("Qui parle")
    assert "Bob ne peut pas" in table[table.index("> Bob contre-uno") + 1]
    assert "Anne dénonce Bob" in table[table.index("> Anne, contre-uno !") + 1]
    assert "qui pioche 2" in " ".join(table)


def test_enter_lets_a_chance_pass_and_the_bot_plays() -> None:
    (table,) = share(forgotten(1, turn=2), "").pages()
    assert table[table.index("> ") + 1] == "Vous laissez passer."


def test_others_call_out_while_one_has_the_keyboard() -> None:
    console = share(forgotten(1, turn=0), "je suis Anne", "Anne contre-uno")
    assert "Bob pioche 2." in " ".join(console.pages()[1])


def test_cards_are_never_played_in_a_name() -> None:
    """Neither a card that is held nor one that is not gives away which it is."""
    told = set()
    for line in ("Bob g2", "Bob r9", "Bob intercepte g2", "Bob intercepte r9", "Bob main"):
        (table,) = share(state_of("r7 b4", "g2 g5", "r5"), line).pages()
        told.add(table[table.index(f"> {line}") + 1])
    assert told == {"Pour cela, Bob doit d’abord prendre le clavier : « je suis Bob »."}


def test_interceptions_hold_the_bots_whoever_holds_the_card() -> None:
    """Else the wait would tell that somebody could intercept."""
    pages = []
    for bob in ("r5 g5", "g2 g6"):
        state = state_of("b7 b4", bob, "r5", turn=2, options=(("intercept", "number"),))
        pages.append(share(state, "talon").pages())
    assert pages[0] == pages[1]
    assert "hors de son tour" in pages[0][0][2]
    state = state_of("b7 b4", "r5 g5", "r5", turn=2, options=(("intercept", "number"),))
    console = share(state, "je suis Bob", "intercepte g5")
    assert "Vous interceptez" in " ".join(console.pages()[1])


# Secrecy


class Unlinked:
    """A display without BRLTTY: what it would show is asked for by hand."""

    is_shown = True
    width = 40

    def __init__(self, *_: object) -> None: ...

    def start(self) -> None: ...

    def redraw(self) -> None: ...

    def close(self) -> None: ...


PRYING = (
    *("main", "r7", "1", "jouables", "conseil", "pioche", "Bob g2", "Bob 1", "Bob joue", "Bob uno"),
    *("Bob contre-uno", "<f2>", "<f7>", "<f8>", "<f9>", "historique tout", "épelle", "nombre"),
    *("aide", "joker", "4 vert", "tri valeur", "tri", "qui", "répète", "Bob intercepte", ""),
)


def leaves(
    bob: str, lines: Sequence[str], rules: tuple[tuple[str, str], ...], monkeypatch: Any
) -> tuple[object, ...]:
    """Return everything that reaches anybody while Bob holds these cards."""
    monkeypatch.setattr(display_voice, "DisplayLink", Unlinked)
    speech = RecordingVoice()
    display = BrailleDisplay(BrailleWriter(), lambda _: None)
    felt: list[str] = []
    console = share(
        state_of("r7 b4 b5", bob, "r5", options=rules),
        *lines,
        voices={"speech": speech, "braille": display},
    )
    for line in display._lines.values():
        display._line = line
        felt += [display.cells(80)]
    return console.shown, [repr(each) for each in speech.utterances], felt


@pytest.mark.parametrize("rules", [(), (("intercept", "number"),)])
def test_nothing_of_a_hand_reaches_anybody_before_its_owner_has_spoken(
    rules: tuple[tuple[str, str], ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the table and in Anne's turn all is the same whatever Bob holds.

    So are the text, the speech and the line on a display.
    """
    lines = (*PRYING, "je suis Anne", *PRYING, "je suis Anne", "r7", *PRYING[:-1], "", *PRYING)
    one = leaves("g2 g5", lines, rules, monkeypatch)
    assert one == leaves("y7 b9", lines, rules, monkeypatch)
    assert len(one[0]) > len(lines)  # type: ignore[arg-type]


def test_nothing_of_a_hand_stays_after_its_owner_has_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes after the clearing is the same whatever Bob was told before it."""
    lines = ("je suis Bob", "main", "", *PRYING, "je suis Anne", *PRYING)
    rest = []
    for bob in ("g2 g5", "y7 b9"):
        shown = leaves(bob, lines, (), monkeypatch)[0]
        assert isinstance(shown, list)
        after = shown[shown.index(CLEARED) :]
        rest.append(after[after[1:].index(CLEARED) + 1 :])
    assert rest[0] == rest[1]
    assert len(rest[0]) > len(PRYING)


def test_the_test_finds_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that tells why a named act is refused is found out."""

    def tell(handover: Handover, _seat: int, intent: object) -> bool:
        hand = handover.table.view(1).hand
        handover.sessions[handover.holder].announce("card-dropped", {"card": hand[0]})
        return bool(intent)

    monkeypatch.setattr(Handover, "call_out", tell)
    assert leaves("g2 g5", ("Bob g2",), (), monkeypatch) != leaves(
        "y7 b9", ("Bob g2",), (), monkeypatch
    )


def test_with_single_keys_a_name_is_typed_as_it_is_told() -> None:
    """Nobody has the keyboard then, so no letter is a key; who has it plays by keys."""
    console = share(
        *(state_of("r7 g1", "r5 g3", "r9"), "<w>", "je suis Anne", "<w>", "<k>", "", ":7 rouge"),
        single_keys=True,
    )
    pages = console.pages()
    assert "À Anne de jouer : dites « je suis Anne »." in pages[0]
    assert pages[0][-1] == "> je suis Anne"
    assert "2 cartes. 1 : 7 rouge ; 2 : 1 vert." in pages[1]
    assert any("H dit ce que vous pouvez" in line for line in pages[1])
    assert "Vous jouez le 7 rouge, plus qu’une." in pages[1]
    assert console.prompts[0].startswith("Commande")
    assert "Touche\u00a0: " in console.prompts
