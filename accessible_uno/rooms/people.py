"""Who speaks: an account, or else the address of a connection, whatever the nick."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Speaker:
    """Where a line comes from, as its carrier says it.

    Attributes:
        nick: what they are called now; anybody may take it when it is free.
        address: where the connection comes from; two carriers have none in common.
        account: the account that is proved; empty without one, and without an ``@``.
        is_host: whether it is a host program; ``None`` where that is not known.
        operates: whether it is whoever runs the host program, at its own keyboard.
    """

    nick: str
    address: str
    account: str = ""
    is_host: bool | None = field(default=None, compare=False)
    operates: bool = field(default=False, compare=False)

    @property
    def identity(self) -> str:
        """What a seat belongs to: the account, else the address of the connection."""
        return self.account.casefold() if self.account else f"@{self.address}"

    @property
    def connection(self) -> tuple[str, str]:
        """Whose line it is, of all who are connected now."""
        return self.nick, self.address

    @property
    def key(self) -> str:
        """Who it is among all who are connected: many people may share one address."""
        return self.account.casefold() if self.account else f"{self.nick}!{self.address}"


@dataclass(eq=False)
class Person:
    """Somebody at a table.

    Attributes:
        speaker: where the person's last line came from.
        identity: what the seat belongs to.
        name: what the game calls the person.
        present: whether the person is in the room.
        left: whether the person has left the game before its end.
        put_out: whether somebody has put the person out of it, who has not come back yet.
    """

    speaker: Speaker
    identity: str
    name: str
    present: bool = True
    put_out: bool = False
    left: bool = False

    def recognises(self, speaker: Speaker) -> bool:
        """Whether ``speaker`` is this person.

        An address may be that of many people behind one gateway.  So who sat down without an
        account must still have the same nick, unless the person has left the room in between.
        """
        if speaker.account and speaker.identity == self.identity:
            return True
        if self.identity != f"@{speaker.address}":
            return False
        return not self.present or self.speaker.nick == speaker.nick


class People:
    """The people at one table, in the order in which they sat down."""

    def __init__(self) -> None:
        self._people: list[Person] = []

    def __len__(self) -> int:
        return len(self._people)

    def __iter__(self) -> Iterator[Person]:
        return iter(self._people)

    def find(self, speaker: Speaker) -> Person | None:
        """Return who ``speaker`` is, who is in the room, and remember where the line came from."""
        person = self._recognised(speaker)
        if person is not None:
            person.speaker = speaker
            person.present, person.put_out = True, False
        return person

    def _recognised(self, speaker: Speaker) -> Person | None:
        return next((each for each in self._people if each.recognises(speaker)), None)

    def find_away(self, speaker: Speaker) -> Person | None:
        """Return who ``speaker`` is, who is not in the room: the account, or the connection that
        the person had there."""
        for person in self._people:
            of_account = speaker.account and speaker.identity == person.identity
            if of_account or person.speaker.connection == speaker.connection:
                return person
        return None

    def has(self, speaker: Speaker) -> bool:
        """Whether ``speaker`` sits here."""
        return self._recognised(speaker) is not None

    def former(self, speaker: Speaker) -> Speaker | None:
        """Return as whom ``speaker`` came before, who sits here."""
        person = self._recognised(speaker)
        return person.speaker if person is not None else None

    @property
    def all_present(self) -> bool:
        """Whether everybody who still plays is in the room."""
        return not self.awaited

    @property
    def awaited(self) -> list[Person]:
        """Those who play and are away."""
        return [each for each in self._people if not (each.present or each.left)]

    @property
    def nobody_present(self) -> bool:
        """Whether nobody at all is in the room who plays."""
        return not any(each.present for each in self._people if not each.left)

    def welcome_back(self, speaker: Speaker) -> bool:
        """Somebody is in the room; return whether it is somebody of this table who was away."""
        away = {id(person) for person in self._people if not person.present}
        return id(self.find(speaker)) in away

    def all_gone(self, reaches: Callable[[Speaker], bool]) -> None:
        """None of those can be reached that one carrier reaches."""
        for person in self._people:
            if reaches(person.speaker):
                person.present = False

    def add(self, person: Person) -> None:
        """Let somebody sit down."""
        self._people.append(person)

    def remove(self, person: Person) -> None:
        """Let somebody get up."""
        self._people.remove(person)

    def on_renamed(self, old: Speaker, new: Speaker) -> None:
        """Somebody has another nick or address; a seat without an account goes along."""
        for person in self._people:
            was = person.speaker
            if was.nick == old.nick and was.address == old.address:
                person.speaker = Speaker(new.nick, new.address, was.account)
                if person.identity == f"@{old.address}":
                    person.identity = f"@{new.address}"

    def on_gone(self, speaker: Speaker, *, put_out: bool = False) -> Person | None:
        """Somebody has left the room, or was put out; return who, if they sit here."""
        for person in self._people:
            if person.speaker.nick == speaker.nick and person.recognises(speaker):
                person.present, person.put_out = False, put_out
                return person
        return None
