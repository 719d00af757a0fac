"""What the game in a browser's worker and its page say to each other: messages as JSON."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec
from msgspec import Struct


class Tagged(Struct, frozen=True, tag_field="kind", tag=str.lower, rename="camel"):
    """A message; ``kind`` is the name of its class."""


class Show(Tagged, frozen=True):
    """To the page: one line that the player reads."""

    text: str


class Prompt(Tagged, frozen=True):
    """To the page: a line is awaited.

    Attributes:
        label: what the field is called.
        typed: what is in the field from the start.
        keys: the names of the keys that do something at once, also while something is typed.
    """

    label: str
    typed: str
    keys: Sequence[str]


class KeyDone(Tagged, frozen=True):
    """To the page: a key that was pressed on the empty field is dealt with.

    Attributes:
        types: whether it is to be typed, for it does nothing.
    """

    types: bool


class Suggest(Tagged, frozen=True):
    """To the page: what Enter enters while nothing is typed; empty where it enters nothing."""

    line: str


class Button(Struct, frozen=True):
    """A button.

    Attributes:
        label: what it is called.
        line: the line that it enters.
        cells: what a braille display shows of it in place of its label; empty for the label.
    """

    label: str
    line: str
    cells: str = ""


class ButtonGroup(Struct, frozen=True):
    """Buttons under a heading."""

    title: str
    buttons: Sequence[Button]


class Buttons(Tagged, frozen=True):
    """To the page: the buttons there are now, and the player's language."""

    lang: str
    groups: Sequence[ButtonGroup]


class LineLanguage(Tagged, frozen=True):
    """To the page: the last line is in another language than the player's."""

    lang: str


class Download(Tagged, frozen=True):
    """To the page: give the player a file; ``content`` is base64."""

    name: str
    content: bytes


class Clear(Tagged, frozen=True):
    """To the page: forget what was shown; somebody else takes the seat."""


class Keep(Tagged, frozen=True):
    """To the page: ask the browser to keep what is stored; :class:`Kept` answers."""


class Ended(Tagged, frozen=True):
    """To the page: the game is over for good."""


class Speech(Tagged, frozen=True):
    """To the page: speak a text.

    Attributes:
        number: comes back in :class:`Spoken`.
        rate: words a minute.
        pitch: 0 to 100; 50 is the voice's own.
        volume: 0 to 1.
    """

    number: int
    text: str
    lang: str
    rate: int
    pitch: int
    volume: float


class Silence(Tagged, frozen=True):
    """To the page: stop speaking."""


class PlayEarcon(Tagged, frozen=True, tag="earcon"):
    """To the page: play a short sound.

    Attributes:
        name: its file, without the folder and the suffix.
        gain: its volume, 0 to 1.
        start: where it begins, from -1, left, to 1, right.
        end: where it ends.
    """

    name: str
    gain: float
    start: float
    end: float


_Told: TypeAlias = Show | LineLanguage | Clear | Download | Keep | Ended
_Asked: TypeAlias = Prompt | KeyDone | Suggest | Buttons
_Heard: TypeAlias = Speech | Silence | PlayEarcon
ToPage: TypeAlias = _Told | _Asked | _Heard


class Line(Tagged, frozen=True):
    """From the page: a line that the player has entered."""

    text: str


class KeyPressed(Tagged, frozen=True, tag="key"):
    """From the page: a key that does something at once.

    Attributes:
        name: as a terminal calls it, ``ctrl+left``.
        empty: whether nothing was typed.
    """

    name: str
    empty: bool = False


class Draft(Tagged, frozen=True):
    """From the page: what is typed so far."""

    text: str


class Spoken(Tagged, frozen=True):
    """From the page: the text of this number is over; ``failed`` where no voice could speak it."""

    number: int
    failed: bool = False


class Kept(Tagged, frozen=True):
    """From the page: whether the browser keeps what is stored also where space runs short."""

    safe: bool


class FileGiven(Tagged, frozen=True, tag="file"):
    """From the page: a file of the player's; ``content`` is base64."""

    name: str
    content: bytes


FromPage: TypeAlias = FileGiven | Line | KeyPressed | Draft | Spoken | Kept


class PageLink:
    """Sends messages to the page, and hands what comes from it to those who listen.

    Args:
        post: sends one message as JSON.
    """

    def __init__(self, post: Callable[[str], object]) -> None:
        self._post = post
        self._encode = msgspec.json.Encoder().encode
        self._decoder = msgspec.json.Decoder(FromPage)
        self._listeners: list[Callable[[FromPage], None]] = []

    def listen(self, listener: Callable[[FromPage], None]) -> None:
        """Call ``listener`` with each message from now on."""
        self._listeners.append(listener)

    def forget(self, listener: Callable[[FromPage], None]) -> None:
        """Call ``listener`` no more."""
        self._listeners.remove(listener)

    def send(self, message: ToPage) -> None:
        """Send a message."""
        self._post(self._encode(message).decode())

    def receive(self, text: str) -> None:
        """Take a message from the page.

        Raises:
            ValueError: it is none.
        """
        message = self._decoder.decode(text)
        for listener in tuple(self._listeners):
            listener(message)
