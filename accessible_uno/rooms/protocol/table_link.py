"""The client's end of the link: asks for it, puts messages in order, asks for lost ones again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol

from accessible_uno.game.base import Event, Reason, Seat
from accessible_uno.record.seat_part import Part
from accessible_uno.record.seen_notation import UnreadableValue
from accessible_uno.rooms.protocol.fields import (
    ACT,
    AGAIN,
    BOTS,
    BYE,
    DONE,
    END,
    HELLO,
    REFUSED,
    SAY,
    SECONDS,
    SEEN,
    TABLE,
    TELL,
    UNKNOWN,
    VERSION,
    VERSIONS,
    VIEW,
    Frame,
    FrameReader,
    Message,
    TableTerms,
    read_frame,
    read_message,
    whole_number,
)
from accessible_uno.table.driver import TimerHandle, Timers

OUT_OF_PLACE: Final = (UnreadableValue, LookupError, TypeError, ValueError, AttributeError)
"""What is raised where a host program sends what makes no sense, or none at its table."""

ANSWER_TIME: Final = 5.0
"""Seconds in which the host program answers; then it is asked again."""

ATTEMPTS: Final = 3
"""How often something is asked before the link is made anew, or given up."""

SILENCE: Final = 20.0
"""Seconds without a message after which the client asks whether one was lost."""


class LinkListener(Protocol):
    """What a link reports to."""

    def on_linked(self) -> None:
        """The host program speaks a version that we speak."""

    def on_not_linked(self, versions: Sequence[int]) -> None:
        """The host program does not answer, or speaks these other versions."""

    def on_table(self, terms: TableTerms) -> None:
        """A match is played at which we sit."""

    def on_bots(self, kinds: Mapping[Seat, str]) -> None:
        """These seats are played by bots of these kinds."""

    def on_view(self, part: Part, seconds: int | None) -> None:
        """The whole view of the seat, and the seconds that it has left."""

    def on_seen(self, events: Sequence[Event], changed: Part) -> None:
        """The seat has seen an act."""

    def on_refused(self, reason: Reason | None) -> None:
        """An act of ours is refused."""

    def on_say(self, message_id: str, values: dict[str, str | int]) -> None:
        """The room says something."""

    def on_tell(self, message_id: str, values: dict[str, str | int]) -> None:
        """The room says something before a match, in another language than the player's."""

    def on_end(self) -> None:
        """The match is stopped."""

    def on_unreadable(self) -> None:
        """The host program has sent what cannot be understood; the link has ended."""


@dataclass
class _Unanswered:
    """An act that is on its way."""

    number: int
    notation: str
    attempts: int
    due: TimerHandle


class TableLink:
    """Speaks the protocol with one host program.

    Args:
        send: sends a line to the host program.
        timers: the time.
        new_token: returns a token that nobody can guess.
        listener: is told what comes.

    Attributes:
        is_linked: whether the host program has agreed on a version.
    """

    def __init__(
        self,
        send: Callable[[str], None],
        timers: Timers,
        new_token: Callable[[], str],
        listener: LinkListener,
    ) -> None:
        self._send = send
        self._timers = timers
        self._new_token = new_token
        self._listener = listener
        self._hello = ""
        self._token = ""
        self._reader = FrameReader()
        self._due: TimerHandle | None = None
        self._attempts = 0
        self._acts = 0
        self._unanswered: list[_Unanswered] = []
        self.is_linked = False
        self._tellers: dict[str, Callable[[Message], None]] = {
            VERSION: self._tell_version,
            TABLE: lambda message: listener.on_table(message.terms()),
            BOTS: lambda message: listener.on_bots(message.bots()),
            VIEW: self._tell_view,
            SEEN: self._tell_seen,
            REFUSED: self._tell_refused,
            SAY: partial(_tell_sentence, listener.on_say),
            TELL: partial(_tell_sentence, listener.on_tell),
            END: lambda _: listener.on_end(),
        }

    @property
    def is_asking(self) -> bool:
        """Whether the host program was asked for a link and has not answered."""
        return bool(self._token) and not self.is_linked

    @property
    def awaits_reply(self) -> bool:
        """Whether an act is on its way."""
        return bool(self._unanswered)

    def connect(self, locale: str, channel: str) -> None:
        """Ask for a link, and forget what an earlier one was about."""
        self._hello = f"{HELLO} {','.join(map(str, VERSIONS))} {locale} {channel}"
        self._attempts = 0
        self._begin()

    def close(self) -> None:
        """Say goodbye."""
        if self.is_linked:
            self._write(BYE)
        self.drop()

    def drop(self) -> None:
        """Forget the link: the host program is gone, or we are."""
        self.is_linked = False
        self._token = ""
        self._reader = FrameReader()
        self._watch(None)
        for act in self._unanswered:
            act.due.cancel()
        self._unanswered.clear()

    def act(self, notation: str) -> None:
        """Send what the player does, until it is answered."""
        self._acts += 1
        due = self._timers.call_later(ANSWER_TIME, lambda: None)
        self._send_act(_Unanswered(self._acts, notation, 0, due))

    def receive(self, text: str) -> None:
        """Take a line; one of another link, and one that was taken already, is dropped."""
        frame = read_frame(text)
        if frame is None or not self._token or frame.token != self._token:
            return
        if frame.number == 0:
            self._take_reply(frame)
            return
        had_gap = self._reader.has_gap
        try:
            self._reader.add(frame)
        except UnreadableValue:
            self._end()
            return
        for message in self._reader.take():
            self._take(message)
            if not self._token:
                return
        self._watch(SILENCE)
        if self._reader.has_gap and not had_gap and frame.parts == 1:
            self._ask_again()
        elif self._reader.has_gap:
            self._watch(ANSWER_TIME)

    # Asking

    def _begin(self) -> None:
        self.drop()
        self._acts = 0
        self._token = self._new_token()
        self._attempts += 1
        self._write(self._hello)
        self._watch(ANSWER_TIME)

    def _write(self, message: str, number: int = 0) -> None:
        self._send(Frame(self._token, number, message).line())

    def _send_act(self, act: _Unanswered) -> None:
        act.due.cancel()
        act.attempts += 1
        if act.attempts > ATTEMPTS:
            self._attempts = 0
            self._begin()
            return
        if act not in self._unanswered:
            self._unanswered.append(act)
        self._write(f"{ACT} {act.notation}", act.number)
        act.due = self._timers.call_later(ANSWER_TIME, lambda: self._send_act(act))

    def _ask_again(self) -> None:
        self._attempts += 1
        if self._attempts > ATTEMPTS:
            self._attempts = 0
            self._begin()
            return
        self._write(f"{AGAIN} {self._reader.taken + 1}")
        self._watch(ANSWER_TIME)

    def _watch(self, seconds: float | None) -> None:
        """Look again in so many seconds; ``None`` for never."""
        if self._due is not None:
            self._due.cancel()
        self._due = None if seconds is None else self._timers.call_later(seconds, self._on_silence)

    def _on_silence(self) -> None:
        self._due = None
        if self._reader.has_gap:
            self._ask_again()
        elif self.is_linked:
            self._write(f"{AGAIN} {self._reader.taken + 1}")
            self._watch(SILENCE)
        elif self._attempts < ATTEMPTS:
            self._begin()
        else:
            self.drop()
            self._listener.on_not_linked(())

    # Taking

    def _take_reply(self, frame: Frame) -> None:
        """Take what the host program says outside the row."""
        word, *words = frame.text.split()
        if word == VERSION:
            known = words[0] if words else ""
            self.drop()
            versions = (whole_number(each) for each in known.split(","))
            self._listener.on_not_linked([each for each in versions if each is not None])
        elif word == UNKNOWN and self.is_linked:
            self._attempts = 0
            self._begin()

    def _take(self, text: str) -> None:
        try:
            self._tell(read_message(text))
        except OUT_OF_PLACE:
            self._end()

    def _end(self) -> None:
        """End the link: the host program makes no sense."""
        self.drop()
        self._listener.on_unreadable()

    def _tell(self, message: Message) -> None:
        self._attempts = 0
        tell = self._tellers.get(message.word)
        if tell is not None:  # a later version may say more
            tell(message)

    def _tell_version(self, _message: Message) -> None:
        self.is_linked = True
        self._listener.on_linked()

    def _tell_view(self, message: Message) -> None:
        seconds = message.number(SECONDS) if SECONDS in message.fields else None
        self._listener.on_view(message.fields, seconds)

    def _tell_seen(self, message: Message) -> None:
        self._answered(message.number(DONE))
        if message.fields or message.things:
            self._listener.on_seen(message.events(), message.fields)

    def _tell_refused(self, message: Message) -> None:
        self._answered(message.number(DONE))
        self._listener.on_refused(message.reason())

    def _answered(self, number: int) -> None:
        for act in self._unanswered[:]:
            if act.number == number:
                act.due.cancel()
                self._unanswered.remove(act)


def _tell_sentence(tell: Callable[[str, dict[str, str | int]], None], message: Message) -> None:
    if len(message.things) != 1:
        raise UnreadableValue(message.word)
    tell(message.things[0], message.values())
