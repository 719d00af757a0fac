"""What a page makes heard and felt: the browser's own voice (Web Speech), our sounds, buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from accessible_uno.cards import Card, Colour
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.parse.vocabulary import Command, Key
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.values import Notation
from accessible_uno.voices.braille.display.moments import (
    BrailleItem,
    DisplayContent,
    LineSection,
    UtterancesOnly,
)
from accessible_uno.voices.braille.liblouis import BLANK
from accessible_uno.voices.notices import Notices, OnProblem
from accessible_uno.voices.sounds.protocol import PlaySound, SoundCommand
from accessible_uno.voices.sounds.synthesis import gain_of, place_heard
from accessible_uno.voices.sounds.voice import SoundVoice
from accessible_uno.voices.speech.backends import Backend
from accessible_uno.voices.speech.protocol import SpeakText, SpeechParams, ToWorker
from accessible_uno.voices.speech.scheduler import SpeechScheduler
from accessible_uno.voices.speech.voice import SpeechVoice
from accessible_uno.web.link import (
    Button,
    ButtonGroup,
    Buttons,
    FromPage,
    LineLanguage,
    PageLink,
    PlayEarcon,
    Silence,
    Speech,
    Spoken,
)

if TYPE_CHECKING:
    from accessible_uno.voices.braille.display.line import ReadingProgress
    from accessible_uno.voices.braille.writer import BrailleSettings


BROWSER: Final = Backend(
    "web speech",
    plays_files=False,
    starting=0.0,
    asleep=0.0,
    missing="voice-no-browser-voice",
)
"""The browser's voice; no worker of ours is started for it."""


class PageSupervisor:
    """Lets the page speak what the scheduler says, and hears when a text is over.

    There is no thread, and nothing is started anew: the browser sees to its voice itself.  The page
    is the worker that the scheduler sees.

    Attributes:
        backend: what speaks.
        is_reachable: always.
        is_over: whether nothing will be spoken any more.
        voices: empty: the browser chooses by the language.
        refused: empty.
    """

    is_reachable = True
    backend = BROWSER
    pid = 0

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
        self._scheduler.worker_ready(self)

    def send(self, message: ToWorker) -> None:
        """Let the page speak a text, or fall silent."""
        if isinstance(message, SpeakText):
            text = message
            self._link.send(
                Speech(text.number, text.text, text.locale, text.rate, text.pitch, text.volume)
            )
        else:
            self._link.send(Silence())

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


WRITTEN: Final = "decks.json"
"""The file beside this one that the built page has: of each deck, the cells of what it has."""


def deck_line(utterance: Utterance, deck: Notation) -> str:
    """Return the cells of the cards and colours that an utterance names; empty without any."""
    cells = (deck_cells(part, deck) for part in utterance.braille if not isinstance(part, str))
    return BLANK.join(filter(None, cells))


def deck_cells(part: Card | Colour, deck: Notation) -> str:
    """Return the cells of a card or a colour; empty for a card that no deck has."""
    return _decks()[deck].get(str(part), "")


@cache
def _decks() -> Mapping[str, Mapping[str, str]]:
    written = Path(__file__).with_name(WRITTEN).read_bytes()
    return msgspec.json.decode(written, type=dict[str, dict[str, str]])


GROUPS: Final = {LineSection.CHOICES: "page-choices", LineSection.HAND: "page-hand"}
"""The parts of the line that become buttons, and the headings above them."""

ALWAYS: Final = (Command.REPEAT, Command.HELP)
"""What may be asked for at any time; in a game, a hint as well."""


class PageButtons:
    """A tactile voice whose items are the buttons of a page.

    Args:
        link: reaches the page.

    Attributes:
        on_move: never called: no reader is followed.
        takes_key: never called either: nothing is typed on buttons.
    """

    def __init__(self, link: PageLink) -> None:
        self.on_move: Callable[[], None] = lambda: None
        self.takes_key: Callable[[str], bool] = lambda _key: False
        self._content: DisplayContent = UtterancesOnly()
        self._link = link
        self._shown: Buttons | None = None
        self._locale = ""
        self._deck: Notation | None = None

    @property
    def content(self) -> DisplayContent:
        """What the buttons are made of."""
        return self._content

    @content.setter
    def content(self, content: DisplayContent) -> None:
        self._content = content
        self.refresh()

    def refresh(self) -> None:
        """Show the buttons as they are now."""
        items = self._content.current_items()
        locale = items[0].locale if items else self._locale
        buttons = Buttons(locale, tuple(_groups(items, self._deck)))
        if buttons != self._shown:
            self._shown, self._locale = buttons, locale
            self._link.send(buttons)

    # The voice protocol

    def output(self, utterance: Utterance) -> None:
        """Show what may be done after an utterance, which stands in the log."""
        self.refresh()
        if utterance.locale != self._locale:
            self._link.send(LineLanguage(utterance.locale))

    def withdraw(self, offer: object) -> None:  # noqa: ARG002
        """Show what may be done without an offer."""
        self.refresh()

    def cancel(self) -> None:
        """Do nothing: there is no sound."""

    async def wait_until_done(self) -> None:
        """Return at once: nothing waits."""

    def close(self) -> None:
        """Remove the buttons."""
        self.content = UtterancesOnly()

    # What only a display does

    def show_draft(self, draft: str) -> None:
        """Do nothing: the field shows it."""

    def expect_answer(self) -> None:
        """Do nothing: what is told is read above the buttons."""

    def show_newest(self) -> None:
        """Do nothing: the log shows it."""

    def hand_over(self, to: int) -> None:  # noqa: ARG002
        """Remove the buttons until the next reader is told something."""
        self._link.send(Buttons(self._locale, ()))
        self._shown = None

    def use_settings(self, settings: BrailleSettings, names: Iterable[str]) -> None:  # noqa: ARG002
        """Show cards in the braille of a deck, where the player asks for braille."""
        self._deck = settings.deck if settings.braille else None
        self.refresh()

    def progress(self) -> ReadingProgress | None:
        """Return nothing: no reader is waited for."""
        return None


def _groups(items: Sequence[BrailleItem], deck: Notation | None) -> Iterator[ButtonGroup]:
    """Yield a group of buttons for each part of the line that has some."""
    for part, title in GROUPS.items():
        mine = [item for item in items if item.part is part and item.line is not None]
        if mine:
            catalogue = Catalogue(mine[0].locale)
            buttons = [_button(item, catalogue, deck) for item in mine]
            if part is LineSection.CHOICES:
                names = lexicon(mine[0].locale).commands.names
                hint = (Key.HINT,) if any(each.part is LineSection.HAND for each in items) else ()
                buttons += [Button(names[each], names[each]) for each in (*hint, *ALWAYS)]
            yield ButtonGroup(catalogue.text(title), tuple(buttons))


def _button(item: BrailleItem, catalogue: Catalogue, deck: Notation | None) -> Button:
    """Return the button of an item; in braille, a card has the cells of the deck, if there is one.

    Both say whether the card does not go.
    """

    def told(name: str) -> str:
        return name if item.goes else catalogue.text("page-goes-not", card=name)

    name = item.name or item.line or " ".join(map(str, item.parts))
    card = item.parts[0]
    cells = deck_cells(card, deck) if deck and not isinstance(card, str) else ""
    return Button(told(name), item.line or "", cells and told(cells))
