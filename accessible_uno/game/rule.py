"""A rule: its own parameters, and four seams by which it changes the game.

* ``cards()``: what the deck gains.
* ``opens`` and :func:`answers`: which kinds of action a kind of window takes.  A union, so the
  order of the rules cannot matter.
* :func:`forbids`: vetoes, each with its reason.  A union again.
* :func:`rewrites`, and its forms by face :func:`effect` and :func:`first`: other steps in the
  place of one.  The only ordered seam: rules are asked by ``rank``, then by key.

``matches``, ``hand_size``, ``standing`` and ``answerable`` are read once, when a game is compiled.
What players choose has seams of its own: :func:`chooses`, :func:`outcomes`, :func:`picks`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, ClassVar, TypeAlias, TypeVar

from accessible_uno.cards import Card, Colour, Face
from accessible_uno.game.base import Action, Reason, Seat, Step, Window
from accessible_uno.game.frozen import frozen
from accessible_uno.game.option import Option

if TYPE_CHECKING:
    from accessible_uno.game.state import State

Method = TypeVar("Method", bound=Callable[..., object])
Rewritten: TypeAlias = tuple[Step, ...] | None
"""The steps in the place of one; ``None`` leaves it as it is."""


@frozen
class Seam:
    """Where a rule's method is attached.

    Attributes:
        kind: which seam.
        target: the window, step or face that it is about.
        action: the kind of action, for answers and vetoes.
        when: the rule's parameter that must be set; where it is not, nothing is attached.
    """

    kind: str
    target: type[Window] | type[Step] | Face
    action: type[Action] | None = None
    when: str = ""


def _attach(seam: Seam) -> Callable[[Method], Method]:
    def mark(method: Method) -> Method:
        method.__dict__.setdefault("seams", []).append(seam)
        return method

    return mark


def answers(
    window: type[Window], action: type[Action], *, when: str = ""
) -> Callable[[Method], Method]:
    """Mark ``method(state, window, action) -> bool``: whether the window takes the action."""
    return _attach(Seam("answers", window, action, when))


def forbids(
    window: type[Window], action: type[Action], *, when: str = ""
) -> Callable[[Method], Method]:
    """Mark ``method(state, window, action) -> Reason | None``: a veto; ``when`` as below."""
    return _attach(Seam("forbids", window, action, when))


def rewrites(step: type[Step], *, when: str = "") -> Callable[[Method], Method]:
    """Mark ``method(state, step) -> Rewritten``: other steps in the place of one.

    A rewriting that holds the very same step lets it go on to the rules that come after.  With
    ``when``, it costs nothing in a game whose rule does not set that parameter.
    """
    return _attach(Seam("rewrites", step, when=when))


def effect(face: Face) -> Callable[[Method], Method]:
    """Mark ``method(state, effect) -> Rewritten``: what a laid face does."""
    return _attach(Seam("effect", face))


def first(face: Face) -> Callable[[Method], Method]:
    """Mark ``method(state, first_effect) -> Rewritten``: what a face does as first card."""
    return _attach(Seam("first", face))


def chooses(face: Face) -> Callable[[Method], Method]:
    """Mark ``method(state, seat, card) -> tuple[Choice, ...]``: what may be chosen with a face.

    No choices: nothing is to be chosen with it now.
    """
    return _attach(Seam("chooses", face))


def outcomes(window: type[Window]) -> Callable[[Method], Method]:
    """Mark ``method(state, window) -> dict[Choice, tuple[Step, ...]]``: what may be chosen in
    answer to a window, and what comes of it.  The window takes ``Choose`` for it.
    """
    return _attach(Seam("outcomes", window))


def picks(window: type[Window]) -> Callable[[Method], Method]:
    """Mark ``method(state, window, cards) -> tuple[Step, ...] | Reason``: what comes of the cards
    picked in answer to a window.  The rule opens the window to ``KeepCards`` or ``DiscardCards``.
    """
    return _attach(Seam("picks", window))


def silence(window: type[Window]) -> Callable[[Method], Method]:
    """Mark ``method(state, window) -> Action``: what the clock answers for a silent player."""
    return _attach(Seam("silence", window))


class Rule:
    """A rule in force.  Each is a frozen dataclass of its own parameters."""

    key: ClassVar[str]
    """Its name in presets and in the registry."""

    pieces: ClassVar[str] = ""
    """What it plays with, where that is no cards."""

    version: ClassVar[int] = 1
    """Raised when acts that were lawful are no longer, or lead elsewhere; the registry keeps the
    former one for the records that were written under it."""

    clauses: ClassVar[tuple[str, ...]] = ()
    """The clauses that it carries."""

    topic: ClassVar[str] = "special"
    """The chapter of the rules in which it is told."""

    options: ClassVar[tuple[Option, ...]] = ()
    """What a table may set of it."""

    excludes: ClassVar[tuple[str, ...]] = ()
    """Keys of rules that it cannot be combined with."""

    needs: ClassVar[tuple[str, ...]] = ()
    """Keys of rules, one of which must be in force as well."""

    colour_apart: ClassVar[bool] = False
    """Whether the colour of a wild is named as an act of its own, once it is laid."""

    rank: ClassVar[int] = 50
    """Where it stands among the rules that rewrite the same step; lower is asked first."""

    opens: ClassVar[tuple[tuple[type[Window], type[Action]], ...]] = ()
    """Windows and the kinds of action that they take without condition."""

    def quarrels_with(self, other: Rule) -> str:
        """Return what it cannot bear of another rule, ``"scoring winner"``; empty: nothing.

        What it cannot be combined with at all is for ``excludes``.
        """
        return ""

    def seats(self, count: int) -> bool:
        """Return whether it can be played by so many."""
        return True

    def arrange(self, state: State) -> None:
        """Seat and group the players, when a round begins or a position has been laid out.

        What is told of it is heard as the round begins.
        """

    def cards(self) -> tuple[Card, ...]:
        """Return the cards that the deck gains."""
        return ()

    def matches(self, laid: Card, top: Card, colour: Colour | None) -> bool:
        """Return whether ``laid`` goes on ``top`` while ``colour`` is active."""
        return False

    def hand_size(self) -> int | None:
        """Return how many cards each player is dealt, or ``None`` when it is not this rule's."""
        return None

    def open_windows(self) -> tuple[Window, ...]:
        """Return the windows that stand open to everyone while a round is played."""
        return ()

    def answerable(self) -> tuple[Face, ...]:
        """Return the faces whose effect on the next player may be answered by that player."""
        return ()

    def combinations(self, state: State, seat: Seat) -> Iterable[tuple[Card, ...]]:
        """Return the cards of a hand that may be laid together now, in each lawful order."""
        return ()

    def time_limit(self, window: Window) -> int:
        """Return how many seconds ``window`` may wait for its seat; 0: as many as it takes."""
        return 0

    def private_offers(self, state: State, seat: Seat) -> tuple[Window, ...]:
        """Return what ``seat`` might do besides just now; shown and told to that seat alone.

        Such a window opens nothing: what it tells of must be possible by a standing window.
        """
        return ()

    def punish_illegal(
        self, state: State, action: Action, reason: Reason, live: bool
    ) -> Action | None:
        """Return what an act that was refused counts as, where the rules punish it.

        ``live``: it was said at a table, not written in a record.
        """
        return None
