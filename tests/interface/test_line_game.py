"""Whole matches at the keyboard, for a player and for an onlooker, at a terminal and in a pipe."""

from __future__ import annotations

import asyncio
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from recording_voice import RecordingVoice
from table_fixtures import (
    NAMES,
    PERSISTENT,
    PLAIN,
    Keyboard,
    SlowVoice,
    game_of,
    piped,
    played,
    position,
    table,
)
from virtual_time import run_instantly

from accessible_uno.game.base import Action
from accessible_uno.settings.schema import Settings

# Whole matches


@pytest.mark.parametrize(("locale", "won"), [("fr", "gagne"), ("en", "win")])
def test_a_match_is_watched_to_its_end(locale: str, won: str) -> None:
    """In a pipe an onlooker is asked nothing, and the rounds follow by themselves."""
    at = table(watched=True)
    out = piped("", at, settings=Settings(locale), watched=True)
    assert at.over
    assert won in out
    assert "\x1b" not in out


@pytest.mark.sample(1)
@pytest.mark.parametrize("locale", ["fr", "en"])
def test_whole_rounds_are_played_through_a_pipe(locale: str) -> None:
    """Many rounds are played by lines alone:

    no escape byte, and the same lines give the same game.
    """
    first, second = table(), table()
    lines = PERSISTENT * 150
    out = piped(lines, first, settings=Settings(locale))
    assert first.view(0).round > 1
    assert "\x1b" not in out
    assert piped(lines, second, settings=Settings(locale)) == out
    assert first.view(0).scores == second.view(0).scores


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_every_line_has_an_answer(locale: str) -> None:
    """Something is announced for every line before the next is read."""
    lines = (PERSISTENT * 4 + "xyz\n\nmain\naide\nrègles\ntri\nmuet\nr5\n").splitlines()
    console = played(lines, table(), settings=Settings(locale))
    read = [place for place, line in enumerate(console.shown) if line.startswith("> ")]
    assert len(read) == len(lines)
    for place in read:
        assert not console.shown[place + 1].startswith("> ")


# A person at a terminal


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
    """Until then queries are answered, and nothing is dealt."""

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
    """It measures the time from the line's end to the voice, as the median of fifty."""

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


def test_how_to_come_back_is_heard_before_the_program_is_stopped() -> None:
    """By Control Z, pressed twice; the program stops once, when the voice has finished."""

    async def play() -> None:
        console, voice = Keyboard(), SlowVoice()
        game = game_of(console, table(position("r7", "b7")), voices={"speech": voice})
        playing = asyncio.ensure_future(game.play())
        await console.until("À vous")
        stopped: list[bool] = []
        for _ in range(2):
            console.key_bindings.on_stop(lambda: stopped.append(True))
        assert console.shown[-1] == "Jeu arrêté. « fg » dans le terminal le reprend."
        assert voice.texts[-1].translate(PLAIN) == console.shown[-1]
        await asyncio.sleep(0.01)
        assert not stopped
        voice.cancel()
        await asyncio.sleep(0.01)
        assert stopped == [True]
        playing.cancel()

    run_instantly(play())


def test_the_console_knows_whether_our_voice_is_heard() -> None:
    """It is not heard where there is none, while it is muted, and after it gave up."""

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
        assert console.bells == 0
        game.report_problem("voice-gave-up", {"deaths": 4})
        await console.until("s’est tue")
        assert console.bells == 1
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
    """No line raises or goes unanswered, and every played card was legal and the player's own."""
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


def test_nothing_in_a_line_is_obeyed_from_any_console() -> None:
    """Messages in text, speech and braille omit escapes and direction marks of the line."""
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
        ("rate 1000", "Rate: 900 words a minute, the fastest."),
        ("rate 3", "Rate: 80 words a minute, the slowest."),
        ("rate 450", "Rate: 450 words a minute."),
        ("volume more", "Volume: 100 out of 100, the maximum."),
    ],
)
def test_a_number_beyond_its_bound_says_where_it_stops(line: str, told: str) -> None:
    voices = {"speech": SlowVoice()}
    at = table(position("r7", "b7"))
    console = played([line], at, settings=Settings("en"), voices=voices)
    assert console.answer_to(line) == [told]


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        (
            "robot",
            "On tirera une carte chacun : la plus haute distribuera la prochaine manche.",
        ),
        ("olympic", "Prudence distribue la prochaine manche."),
    ],
)
def test_between_rounds_the_dealer_is_the_next_one(rules: str, told: str) -> None:
    state = position("r7", "r8", rules=rules)
    state.dealer = 0
    lines = ["qui distribue", "r7", "qui distribue"]
    console = played(lines, table(state), interactive=True)
    assert console.answer_to("qui distribue") == ["Vous distribuez."]
    assert told in console.shown


def test_who_deals_where_nobody_does() -> None:
    console = played(["qui distribue"], table(position("r7 b4", "r8", rules="chat")))
    assert console.answer_to("qui distribue") == ["Avec ces règles, personne ne distribue."]


def test_between_rounds_every_answer_names_enter() -> None:
    """So do help, the answer to a card, and the answer to an unknown word."""
    lines = ["r7", "qui", "conseil", "aide", "9 vert", "zut", "que puis-je jouer"]
    at = table(position("r7", "r8"))
    console = played(lines, at, interactive=True)
    for line in lines[1:]:
        told = " ".join(console.answer_to(line))
        assert told.count("Entrée pour la manche suivante.") == 1
        assert "pouvez jouer" not in told
