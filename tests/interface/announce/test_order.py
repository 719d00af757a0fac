"""The order in which a game is heard: what happened first, then what the table waits for.

The voice's own scheduler speaks through an engine without sound, which lags behind the game as far
as the test lets it; a key silences it at random.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import pytest
from table_fixtures import CAREFUL, table

from accessible_uno.game.base import Event
from accessible_uno.interface.announce.announcer import Announcer
from accessible_uno.interface.controls import pacing
from accessible_uno.interface.keyboard.game_loop import GameLoop, LoopTools
from accessible_uno.interface.session.game_setup import GameOptions
from accessible_uno.interface.session.messages import MessageLog
from accessible_uno.interface.session.session import Session
from accessible_uno.narration.utterance import Priority, Utterance
from accessible_uno.players.character_bot import CharacterBot
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Pace
from accessible_uno.voices.speech.protocol import SpeakText, SpeechParams
from accessible_uno.voices.speech.scheduler import SpeechScheduler, speakable

ACTS = 90
"""How many acts of the player a game lasts here."""


class LaggingVoice:
    """The speech voice without its worker: utterances last until the test ends them.

    Attributes:
        begun: the utterances that were heard, or began to be, in order.
    """

    is_fallback = False

    def __init__(self) -> None:
        self.begun: list[Utterance] = []
        self._given: dict[str, Utterance] = {}
        self._number = 0
        self._scheduler = SpeechScheduler(SpeechParams())
        self._scheduler.worker = self  # type: ignore[assignment]

    def send(self, message: object) -> None:
        """Take a message as the worker would."""
        if isinstance(message, SpeakText):
            self._number = message.number
            self.begun.append(self._given[message.text])

    def speak(self, count: int) -> None:
        """Speak so many utterances to their ends."""
        for _ in range(count):
            self._scheduler.speech_ended(self._number)
            self._scheduler.speak_next()

    def speak_all(self) -> None:
        while not self.is_idle:
            self.speak(1)

    @property
    def is_idle(self) -> bool:
        return self._scheduler.is_idle

    def set_params(self, params: SpeechParams) -> None: ...

    def voice_names(self, locale: str) -> Sequence[str]:
        return ()

    def output(self, utterance: Utterance) -> None:
        self._given[speakable(utterance.text)] = utterance
        self._scheduler.add(utterance)

    def cancel(self) -> None:
        self._scheduler.cancel()

    def withdraw(self, offer: object) -> None:
        self._scheduler.withdraw(offer)

    async def wait_until_done(self) -> None:
        self.speak_all()

    def close(self) -> None: ...


class Listener:
    """A player who acts as a careful bot does, and listens; it stands in for the input loop."""

    def __init__(self, session: Session, voice: LaggingVoice, announcer: Announcer, seed: int):
        self._session, self._voice, self._announcer = session, voice, announcer
        self._random = random.Random(seed)
        self._policy = CharacterBot(CAREFUL, random.Random(seed).random)
        self.questions = 0

    @property
    def heard(self) -> list[str]:
        """What was heard, in order."""
        return [each.text for each in self._voice.begun]

    def on_events(self, events: Sequence[Event]) -> None:
        """Let the voice lag behind the game."""
        self._voice.speak(self._random.randrange(3))

    async def end_match(self, *, waits: bool) -> None: ...

    def check_line(self) -> None:
        """Stay."""

    async def wait_for_line(self) -> None:
        """Hear the rest, or cut it off with a key; then act, or press Enter."""
        assert not self._announcer.waits_to_tell  # all that has happened is told before
        if self._session.pending.awaits_enter:
            self._session.pending.enter_message = ""
            return
        session, voice, seat = self._session, self._voice, self._session.seat
        view, legal = session.table.view(seat), session.table.legal(seat)
        action = self._policy.interject(view, legal)
        if session.asked:
            self._listen()
            action = action or self._policy.choose(view, legal)
        session.log.cancel()
        voice.speak_all()
        if action is None:
            self._announcer.let_offers_pass()
        else:
            session.table.act(action)

    def _listen(self) -> None:
        if self._random.random() < 0.3:
            self._session.log.cancel()
        self._voice.speak_all()
        last = self._voice.begun[-1]
        assert last.priority is Priority.NEXT, [each.text for each in self._voice.begun[-8:]]
        assert last.moment == self._session.act_count
        self.questions += 1
        if self.questions > ACTS:
            raise EOFError


def play_by_ear(rules: str, pace: Pace, seed: int, monkeypatch: pytest.MonkeyPatch) -> Listener:
    """Play one game and check each question as it comes."""
    monkeypatch.setattr(pacing, "THINKING", (0.0, 0.0))
    monkeypatch.setattr(pacing, "SHORT", 0.0)
    at = table(seed=seed, rules=rules)
    voice = LaggingVoice()
    session = Session(at, 0, Settings("fr", pace=pace), MessageLog({"speech": voice}, _no_problem))
    options = GameOptions(lambda: True, interactive=True)
    announcer = Announcer(session, options, lambda: True)
    listener = Listener(session, voice, announcer, seed)
    at.listen(0, announcer.on_events)
    at.listen(0, listener.on_events)
    pace_keeper = pacing.Pacing(session.log, session.settings, options)
    lines: Any = listener
    loop = GameLoop(LoopTools(session, lines, announcer, pace_keeper, options))
    announcer.start(())
    with suppress(EOFError):
        asyncio.run(loop.run())
    _check_order(voice.begun, session.narrator.catalogue.text("chance-let-go"))
    return listener


def _no_problem(message_id: str, arguments: Any) -> None:
    raise AssertionError((message_id, arguments))


def _check_order(begun: Sequence[Utterance], let_go: str) -> None:
    """Nothing that happened is told after the question, or the offer, that it led to."""
    latest, offered = -1, set()
    for each in begun:
        if each.priority is Priority.NEXT:
            latest = each.moment
        elif each.priority is Priority.NOW:
            offered.add(each.moment)
        elif each.text != let_go:
            assert each.moment > latest, each.text
            assert each.moment not in offered, each.text


@pytest.mark.quick("8-leaflet")
@pytest.mark.sample(9)
@pytest.mark.parametrize("seed, rules", list(enumerate(sorted(preset_keys()), 1)))
def test_the_question_is_heard_last(seed: int, rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However far the voice lags, and whatever a key cuts off; under all rules."""
    pace = list(Pace)[seed % len(Pace)]
    assert play_by_ear(rules, pace, seed, monkeypatch).questions > 2


@pytest.mark.long
@pytest.mark.parametrize("pace", Pace)
@pytest.mark.parametrize("rules", sorted(preset_keys()))
def test_the_question_is_heard_last_with_many_seeds(
    rules: str, pace: Pace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same at every pace, for many deals."""
    for seed in range(100, 106):
        play_by_ear(rules, pace, seed, monkeypatch)


def test_a_draw_waits_for_what_its_player_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that draws and lays the card is told in one sentence, and nothing is told twice."""
    heard = play_by_ear("leaflet", Pace.WAIT, 3, monkeypatch).heard
    laid_at_once = [text for text in heard if " pioche et joue " in text]
    assert laid_at_once
    for text in laid_at_once:
        name = text.split()[0]
        assert heard[heard.index(text) - 1] != f"{name} pioche."


def test_acts_of_several_bots_wait_for_one_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are one sentence, which has its verb once."""
    heard = play_by_ear("leaflet", Pace.WAIT, 3, monkeypatch).heard
    assert any(" joue " in text and " et " in text and ", " in text for text in heard)
