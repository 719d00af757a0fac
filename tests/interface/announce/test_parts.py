"""Long answers in parts: Enter goes on, any other line ends them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import pytest
from table_fixtures import Script, game_of, played, position, table

from accessible_uno.interface.announce.announcer import Announcer
from accessible_uno.interface.announce.parts import LONGEST_SENTENCE, cut_sentence
from accessible_uno.interface.controls import pacing
from accessible_uno.interface.keyboard.game_loop import GameLoop, LoopTools
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.interface.session.game_setup import GameOptions
from accessible_uno.interface.session.messages import MessageLog
from accessible_uno.interface.session.session import Session
from accessible_uno.interface.verbs.all_verbs import VERBS
from accessible_uno.interface.verbs.help import Help
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Pace

MORE = {"fr": "Entrée pour la suite.", "en": "Enter for more."}


def asked(*lines: str, locale: str = "fr", interactive: bool = True) -> Script:
    at = table(position("r7 b4", "r9"))
    return played(lines, at, settings=Settings(locale), interactive=interactive)


def by_keys(lines: Sequence[str], rules: str = "leaflet", *, single_keys: bool = True) -> Script:
    """Type lines in English at a terminal that reads single keys."""
    console = Script(*(f":{line}" if single_keys and line else line for line in lines))
    console.reads_keys = True
    settings = Settings("en", single_keys=single_keys)
    at = table(position("r7 b4", "r9", rules=rules))
    asyncio.run(game_of(console, at, settings=settings, interactive=True).play())
    return console


def answers(console: Script) -> list[list[str]]:
    """Return what was shown after each line."""
    found: list[list[str]] = []
    for shown in console.shown:
        if shown.startswith("> "):
            found.append([])
        elif found:
            found[-1].append(shown)
    return found


def test_repeat_says_the_part_again() -> None:
    """And that more follows; Enter goes on from there."""
    console = asked("règles uno", "répète", "")
    first, again, then = answers(console)[:3]
    assert first == again != then
    assert first[-1] == MORE["fr"]


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        *(("fr", line) for line in ("touches tout", "commandes", "règles tout", "aide joue")),
        *(("en", line) for line in ("keys all", "commands", "rules all", "help play")),
    ],
)
def test_enter_reads_on(locale: str, line: str) -> None:
    """Each part is short, says that more follows, and together they are the whole answer."""
    console = asked(line, *[""] * 60, locale=locale)
    parts = []
    for answer in answers(console):
        more = answer[-1] == MORE[locale]
        parts.append(" ".join(answer[:-1] if more else answer))
        if not more:
            break
    assert 1 < len(parts) < 60
    assert all(len(part) <= LONGEST_SENTENCE for part in parts)
    (whole,) = answers(asked(line, locale=locale, interactive=False))
    assert " ".join(whole).startswith(" ".join(parts))


@pytest.mark.parametrize(
    ("locale", "line", "wish"),
    [
        *(("fr", "touches tout", wish) for wish in ("la suite", "dis-m’en plus", "vas-y")),
        *(("en", "keys all", wish) for wish in ("next", "tell me more", "keep going")),
    ],
)
def test_a_wish_for_more_reads_on(locale: str, line: str, wish: str) -> None:
    """Behind “Enter for more”, what would set how much is told asks for the next part."""
    by_wish, by_enter = asked(line, wish, locale=locale), asked(line, "", locale=locale)
    assert answers(by_wish)[1] == answers(by_enter)[1]


@pytest.mark.parametrize(("line", "locale"), [("touches tout", "fr"), ("rules all", "en")])
def test_no_part_stops_inside_an_enumeration(line: str, locale: str) -> None:
    """Sentences and clauses stay whole, even where a comma would fill the part better."""
    console = asked(line, *[""] * 60, locale=locale)
    before_more = [
        shown
        for shown, after in zip(console.shown, console.shown[1:], strict=False)
        if after == MORE[locale]
    ]
    assert len(before_more) > 5
    assert not [shown for shown in before_more if shown.endswith(",")]


def test_a_list_without_clauses_is_cut_evenly() -> None:
    """Where only commas are left, no last item stands by itself."""
    items = [f"numéro {number}" for number in range(1, 25)]
    pieces = list(cut_sentence(", ".join(items) + "."))
    assert " ".join(pieces) == ", ".join(items) + "."
    assert min(map(len, pieces)) > max(map(len, pieces)) / 2


def test_after_the_last_part_enter_repeats_the_question() -> None:
    """It does what it always does."""
    console = asked("aide joue", *[""] * 4)
    assert answers(console)[-1][0].startswith("À vous, sur le 9 rouge.")


def test_another_line_ends_the_answer() -> None:
    """The line is carried out, and Enter no longer reads on."""
    console = asked("touches tout", "main", "")
    _, hand, after = answers(console)
    assert hand == ["2 cartes. 1 : 7 rouge ; 2 : 4 bleu."]
    assert after[0] == "À vous, sur le 9 rouge."


@pytest.mark.parametrize("single_keys", [False, True])
def test_the_keys_that_are_most_needed_are_told_shortly(single_keys: bool) -> None:
    """At most three parts, of which the last asks for nothing; “all” tells every key."""
    console = by_keys(["keys", "", "", ""], single_keys=single_keys)
    parts = answers(console)
    count = 3 if single_keys else 2
    assert [part[-1] == MORE["en"] for part in parts[:count]] == [True] * (count - 1) + [False]
    assert "“keys all” tells the other keys" in parts[count - 1][-1]
    assert ("Enter plays the card last said; Space draws" in parts[0][0]) is single_keys
    asks = parts[count - 2][0]
    assert asks.startswith("H tells" if single_keys else "F1 tells what you can do now")


def test_keys_for_what_the_rules_have_no_use_for_are_not_told() -> None:
    """No doubt, no UNO, no playing out of turn in Duo."""
    for rules, told in (("leaflet", True), ("duo", False)):
        shown = " ".join(by_keys(["keys all", *[""] * 40], rules=rules).shown)
        assert ("doubts" in shown) is told
        assert ("says uno" in shown) is told
        assert "plays out of turn" not in shown
        assert "E tells how many each one holds" in shown


@pytest.mark.parametrize(("pace", "waits"), [(Pace.WAIT, True), (Pace.NONE, False)])
def test_a_long_answer_survives_what_the_bots_do(
    pace: Pace, waits: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They wait for who wants to be waited for; else it goes on in the player's turn."""
    monkeypatch.setattr(pacing, "THINKING", (0.0, 0.0))
    monkeypatch.setattr(pacing, "READING", 0.0)
    at = table(position("r7 b4", "r9", turn=1))
    session = Session(at, 0, Settings("en", pace=pace), MessageLog({}, _no_problem))
    options = GameOptions(lambda: True, interactive=True)
    announcer = Announcer(session, options, lambda: True)
    left: list[bool] = []
    at.listen(0, announcer.on_events)
    at.listen(0, lambda events: left.append(announcer.parts.has_more))
    Help(session, announcer, options, VERBS).announce_help(Command.PLAY)
    assert session.log.messages()[-1].utterance.text.endswith("the game waits.") is waits
    reader: Any = Reader(announcer)
    keeper = pacing.Pacing(session.log, session.settings, options)
    loop = GameLoop(LoopTools(session, reader, announcer, keeper, options))
    with suppress(EOFError):
        asyncio.run(loop.run())
    assert left
    assert set(left) == {not waits}


class Reader:
    """An input loop whose player presses Enter as long as there is more to hear."""

    def __init__(self, announcer: Announcer) -> None:
        self._announcer = announcer

    def check_line(self) -> None:
        """Let the loop go on: somebody is there."""

    async def wait_for_line(self) -> None:
        """Hear the next part; leave in the own turn."""
        if self._announcer._session.asked:
            raise EOFError
        assert self._announcer.parts.announce_next()


def _no_problem(message_id: str, arguments: object) -> None:
    raise AssertionError((message_id, arguments))


def test_help_pauses_before_the_list_of_questions() -> None:
    """What can be done now comes first, by itself, and is short."""
    console = asked("aide", "")
    now, more = answers(console)
    assert now[0].startswith("C’est à vous")
    assert now[-1] == MORE["fr"]
    assert any(each.startswith("À tout moment") for each in now)
    assert sum(map(len, now)) < 260
    assert more[0].startswith("Une carte se dit aussi")


def test_a_pipe_gets_the_answer_whole() -> None:
    """Nobody is there to press Enter."""
    (whole,) = answers(asked("touches tout", interactive=False))
    assert MORE["fr"] not in whole
    assert whole[0].endswith("« fg » dans le terminal le reprend.")
