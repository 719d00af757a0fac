"""Time limits of the Speech Dispatcher worker for modules that report too little."""

from __future__ import annotations

from enum import Enum, auto
from typing import Any

from accessible_uno.voices.speech.protocol import SpeakText, SpeechOutcome
from accessible_uno.voices.speech.workers.dispatcher import STARTING, SpeechDispatcher
from accessible_uno.voices.speech.workers.remote_worker import Report

TEXT = SpeakText(1, "Red seven, four cards.", "en", 200, 1.0)


class CallbackType(Enum):
    BEGIN = auto()
    END = auto()
    CANCEL = auto()


class Client:
    """A server's client that accepts every call, and reports only what the test reports."""

    def __init__(self, *_: object, **__: object) -> None:
        self._conn = self
        self.report: Any = None
        self.cancels = 0

    def set_callback(self, report: Any) -> None:
        self.report = report

    def get_output_module(self) -> str:
        return "module"

    def speak(self, _: str) -> tuple[int, str, list[bytes]]:
        return 225, "OK", [b"7"]

    def cancel(self) -> None:
        self.cancels += 1

    def __getattr__(self, name: str) -> Any:
        return lambda _: None


class Speechd:
    """The client's library."""

    SSIPClient = Client
    SSIPCommandError = ValueError
    CallbackType = CallbackType

    class Priority:
        IMPORTANT = "important"
        MESSAGE = "message"


def connected() -> tuple[SpeechDispatcher, Client, list[Report]]:
    reports: list[Report] = []
    dispatcher = SpeechDispatcher(Speechd, reports.append)
    client = dispatcher._client
    assert isinstance(client, Client)
    return dispatcher, client, reports


def test_a_module_that_never_begins_is_waited_for_but_once() -> None:
    """Later texts get one second, until the module reports a beginning again."""
    dispatcher, client, reports = connected()
    assert dispatcher.speak(TEXT) == STARTING
    assert dispatcher.overdue() is SpeechOutcome.FAILED
    assert client.cancels == 1
    assert dispatcher.speak(TEXT) == 1.0
    client.report(7, 0, CallbackType.BEGIN)
    reports[-1]()
    assert dispatcher.speak(TEXT) == STARTING


def test_a_module_that_never_ends_is_given_less_time_from_then_on() -> None:
    """A text that began counts as spoken; a module that reports an end again gets its time back."""
    dispatcher, client, reports = connected()

    def limit() -> float:
        dispatcher.speak(TEXT)
        client.report(7, 0, CallbackType.BEGIN)
        seconds = reports[-1]()
        assert isinstance(seconds, float)
        return seconds

    first = limit()
    assert dispatcher.overdue() is SpeechOutcome.SPOKEN
    second = limit()
    assert second < first / 2
    client.report(7, 0, CallbackType.END)
    assert reports[-1]() is SpeechOutcome.SPOKEN
    assert limit() == first
