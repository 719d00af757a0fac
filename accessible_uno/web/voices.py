"""What a page makes heard: the browser's own voice (Web Speech) and our sounds (Web Audio)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from accessible_uno.voices.notices import Notices, OnProblem
from accessible_uno.voices.sounds.protocol import PlaySound, SoundCommand
from accessible_uno.voices.sounds.synthesis import gain_of, place_heard
from accessible_uno.voices.sounds.voice import SoundVoice
from accessible_uno.voices.speech.backends import Backend
from accessible_uno.voices.speech.protocol import SpeakText, SpeechParams, ToWorker
from accessible_uno.voices.speech.scheduler import SpeechScheduler
from accessible_uno.voices.speech.voice import SpeechVoice
from accessible_uno.web.link import FromPage, PageLink, PlayEarcon, Silence, Speech, Spoken

BROWSER: Final = Backend(
    "web speech",
    plays_files=False,
    starting=0.0,
    asleep=0.0,
    missing="voice-no-browser-voice",
)
"""The browser's voice; no worker of ours is started for it."""


class PageWorker:
    """What speaks, as a scheduler sees it: the page.

    Args:
        link: reaches the page.
    """

    pid = 0

    def __init__(self, link: PageLink) -> None:
        self._link = link

    def send(self, message: ToWorker) -> None:
        """Let the page speak a text, or fall silent."""
        if isinstance(message, SpeakText):
            text = message
            self._link.send(
                Speech(text.number, text.text, text.locale, text.rate, text.pitch, text.volume)
            )
        else:
            self._link.send(Silence())


class PageSupervisor:
    """Lets the page speak what the scheduler says, and hears when a text is over.

    There is no thread, and nothing is started anew: the browser sees to its voice itself.

    Attributes:
        backend: what speaks.
        is_reachable: always.
        is_over: whether nothing will be spoken any more.
        voices: empty: the browser chooses by the language.
        refused: empty.
    """

    is_reachable = True
    backend = BROWSER

    def __init__(self, scheduler: SpeechScheduler, notices: Notices, link: PageLink) -> None:
        self.is_over = False
        self.voices: Mapping[str, Sequence[str]] = {}
        self.refused: set[tuple[str, str]] = set()
        self._scheduler = scheduler
        self._notices = notices
        self._link = link

    def start(self) -> None:
        """Speak from now on."""
        self._link.listen(self._on_message)
        self._scheduler.worker_ready(PageWorker(self._link))

    def stop(self, timeout: float) -> None:  # noqa: ARG002  # nothing is waited for
        """Fall silent for good; again, it changes nothing."""
        if not self.is_over:
            self.is_over = True
            self._link.forget(self._on_message)
            self._link.send(Silence())

    @property
    def worker(self) -> int | None:
        """No process speaks."""
        return None

    def _on_message(self, message: FromPage) -> None:
        if isinstance(message, Spoken):
            if message.failed:
                self._notices.add(BROWSER.missing, {})
                self._notices.flush()
            self._scheduler.speech_ended(message.number)
            self._scheduler.speak_next()


class PageSpeech(SpeechVoice):
    """The voice of the browser.

    Args:
        on_problem: see :class:`SpeechVoice`.
        link: reaches the page.
        params: how it speaks until ``set_params``.
    """

    def __init__(self, on_problem: OnProblem, link: PageLink, params: SpeechParams) -> None:
        def supervise(scheduler: SpeechScheduler, notices: Notices) -> PageSupervisor:
            return PageSupervisor(scheduler, notices, link)

        super().__init__(on_problem, BROWSER, params=params, supervise=supervise)

    def close_soon(self) -> None:
        """Fall silent for good: nothing has to be waited for."""
        self.close()


class PageSounds(SoundVoice):
    """The short sounds of a page.

    Args:
        on_problem: see :class:`SoundVoice`.
        link: reaches the page.
    """

    def __init__(self, on_problem: OnProblem, link: PageLink) -> None:
        super().__init__(on_problem)
        self._link = link

    def _send(self, command: SoundCommand) -> None:
        """Play a sound; one that has begun is short enough to be heard out."""
        if isinstance(command, PlaySound):
            cue = command.cue
            places = place_heard(cue.start), place_heard(cue.end)
            self._link.send(PlayEarcon(str(cue.sound), gain_of(cue, command.volume), *places))
