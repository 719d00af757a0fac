"""A rule: its own parameters, and the seams by which it changes the game.

``SEAMS`` in ``game/seams.py`` lists every seam with its law: when it is asked, and how the answers
of several rules combine.  Some seams are methods of ``Rule``; the others are decorators, which
attach any method of a rule to a kind of window, action or step, or to a face.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, TypeAlias, TypeVar

from msgspec import Struct

from accessible_uno.cards import Card, Colour, Face
from accessible_uno.game.base import Action, Reason, Seat, Step, Window
from accessible_uno.game.option import Option
from accessible_uno.game.state import State
from accessible_uno.misuse import WrongArgument

Method = TypeVar("Method", bound=Callable[..., object])
Rewritten: TypeAlias = tuple[Step, ...] | None
"""The steps in the place of one; ``None`` leaves it as it is."""

Windows: TypeAlias = type[Window] | tuple[type[Window], ...]
Actions: TypeAlias = type[Action] | tuple[type[Action], ...]


class Seam(Struct, frozen=True):
    """Where a method of a rule is attached.

    Attributes:
        kind: the name of the seam's decorator.
        target: the window, step or face that it is about.
        action: the kind of action, for answers and vetoes.
        when: the rule's parameter that must be set; where it is not, nothing is attached.
        faces: of a step about a card, the faces that concern the method, or the name of the rule's
            attribute that holds them; none given: every face.
        first_because: why the rule is asked before another one for the same face or window.
    """

    kind: str
    target: type[Window] | type[Step] | Face
    action: type[Action] | None = None
    when: str = ""
    first_because: str = ""
    faces: tuple[Face, ...] | str = ()

    def faces_for(self, rule: Rule) -> tuple[Face, ...]:
        """Return the faces that concern the method of ``rule``."""
        if isinstance(self.faces, str):
            named: tuple[Face, ...] = getattr(rule, self.faces)
            return named
        return self.faces


def _attach(*seams: Seam) -> Callable[[Method], Method]:
    def mark(method: Method) -> Method:
        vars(method).setdefault("seams", []).extend(seams)
        return method

    return mark


def _pairs(kind: str, windows: Windows, actions: Actions, when: str) -> Iterable[Seam]:
    for window in windows if isinstance(windows, tuple) else (windows,):
        for action in actions if isinstance(actions, tuple) else (actions,):
            yield Seam(kind, window, action, when)


def answers(windows: Windows, actions: Actions, *, when: str = "") -> Callable[[Method], Method]:
    """Mark ``method(state, window, action) -> bool``: whether the window takes the action."""
    return _attach(*_pairs("answers", windows, actions, when))


def forbids(windows: Windows, actions: Actions, *, when: str = "") -> Callable[[Method], Method]:
    """Mark ``method(state, window, action) -> Reason | None``: why the action is refused.

    It holds for subclasses of the window too.  ``LAYING_WINDOWS`` with ``LAYING_ACTIONS`` says
    "whenever a card is laid".
    """
    return _attach(*_pairs("forbids", windows, actions, when))


def rewrites(
    step: type[Step], *, when: str = "", faces: tuple[Face, ...] | str = ()
) -> Callable[[Method], Method]:
    """Mark ``method(state, step) -> Rewritten``: other steps in the place of one.

    If the answer holds the same step object, the later rules are asked about it.  With
    ``when``, it costs nothing in a game whose rule does not set that parameter; with ``faces``,
    it costs nothing for cards of other faces: those that are given, or those of the rule's
    attribute that is named, so that a rule derived from it may have others.

    Raises:
        TypeError: ``faces`` are given for a step that is about no card.
    """
    if faces and not hasattr(step, "face"):
        raise TypeError(f"{step.__name__} is about no card: it has no face")
    return _attach(Seam("rewrites", step, when=when, faces=faces))


def effect(face: Face, *, first_because: str = "") -> Callable[[Method], Method]:
    """Mark ``method(state, effect) -> Rewritten``: what a laid face does."""
    return _attach(Seam("effect", face, first_because=first_because))


def first(face: Face, *, first_because: str = "") -> Callable[[Method], Method]:
    """Mark ``method(state, first_effect) -> Rewritten``: what a face does as first card."""
    return _attach(Seam("first", face, first_because=first_because))


def chooses(face: Face, *, first_because: str = "") -> Callable[[Method], Method]:
    """Mark ``method(state, seat, card) -> tuple[Choice, ...]``: what may be chosen with a face.

    No choices: nothing is to be chosen with it now.
    """
    return _attach(Seam("chooses", face, first_because=first_because))


def outcomes(window: type[Window], *, first_because: str = "") -> Callable[[Method], Method]:
    """Mark ``method(state, window) -> Outcomes``: what else may be chosen in answer to a window.

    It is for windows of the kernel; a rule's own window has a method ``outcomes``.
    """
    return _attach(Seam("outcomes", window, first_because=first_because))


class Terms(Struct, frozen=True):
    """What is fixed for a whole game.  ``None``: this rule does not say.

    Attributes:
        hand_size: how many cards each player is dealt; 7 where no rule says.
        pieces: what the game is played with: ``"cards"`` where no rule says, or ``"dice"``.
        colour_apart: whether the colour of a wild is named as an act of its own, once it is laid.
    """

    hand_size: int | None = None
    pieces: str | None = None
    colour_apart: bool | None = None


class Rule(Struct, frozen=True):
    """An active rule.  Its fields are its parameters, each with the usual value."""

    key: ClassVar[str]
    """Its name in presets and in the registry."""

    version: ClassVar[int] = 1
    """Its number grows when actions that were legal become illegal, or have other results; the
    registry keeps the earlier version for the records that were written under it."""

    clauses: ClassVar[tuple[str, ...]] = ()
    """The clauses of the published texts that it implements."""

    topic: ClassVar[str] = "special"
    """The chapter of the rulebook that describes it."""

    options: ClassVar[tuple[Option, ...]] = ()
    """What players may set of it."""

    rank: ClassVar[int] = 50
    """Its place among the rules that rewrite the same step: lower is asked first."""

    excludes: ClassVar[tuple[str, ...]] = ()
    """Keys of rules that it cannot be combined with."""

    needs: ClassVar[tuple[str, ...]] = ()
    """Keys of rules; at least one of them must be active as well."""

    opens: ClassVar[tuple[tuple[type[Window], type[Action]], ...]] = ()
    """Windows and the kinds of action that they take without condition."""

    def __init_subclass__(cls) -> None:
        """Refuse a parameter that has the name of a seam, and would hide it.

        Raises:
            TypeError: with both names.
        """
        super().__init_subclass__()
        for name, annotation in vars(cls).get("__annotations__", {}).items():
            if callable(getattr(Rule, name, None)) and not str(annotation).startswith("ClassVar"):
                raise TypeError(f"{cls.__name__}: {name!r} hides Rule.{name}; name it otherwise")

    def conflicts_with(self, other: Rule) -> str:
        """Return the setting of another rule that it conflicts with, as an option is written.

        For example ``"scoring winner"``; empty if there is none.
        """
        return ""

    def allows_seats(self, count: int) -> bool:
        """Return whether ``count`` players can play by it."""
        return True

    def terms(self) -> Terms:
        """Return what it fixes for a whole game."""
        return Terms()

    def cards(self) -> tuple[Card, ...]:
        """Return the cards that it adds to the deck.

        A package may bring a face of its own: see ``Face.brought`` in ``cards.py``.
        """
        return ()

    def answerable(self) -> tuple[Face, ...]:
        """Return the faces whose effect on the next player may be answered by that player."""
        return ()

    def matches(self, laid: Card, top: Card, colour: Colour | None) -> bool:
        """Return whether ``laid`` goes on ``top`` while ``colour`` is active."""
        return False

    def open_windows(self) -> tuple[Window, ...]:
        """Return the windows that are open to everyone while a round is played."""
        return ()

    def private_offers(self, state: State, seat: Seat) -> tuple[Window, ...]:
        """Return what ``seat`` could do out of turn just now; only that seat sees it.

        Such a window takes no action itself: what it offers must be possible in one of
        ``open_windows``.
        """
        return ()

    def jumping_cards(self, state: State, seat: Seat) -> Iterable[Card] | None:
        """Return the cards that ``seat`` may now lay out of turn, each alone, if it holds them.

        ``None``: perhaps any; each card of the hand is then tried when legal actions are listed.
        Only rules that let cards be laid out of turn are asked.
        """
        return None

    def time_limit(self, window: Window) -> int:
        """Return how many seconds ``window`` may wait for its seat; 0: no limit."""
        return 0

    def combinations(self, state: State, seat: Seat) -> Iterable[tuple[Card, ...]]:
        """Return the cards of a hand that may be laid together now, in each lawful order."""
        return ()

    def companions(self, laid: Card, hand: Sequence[Card]) -> tuple[Card, ...]:
        """Return the other cards of ``hand`` that leave it when ``laid`` is laid."""
        return ()

    def punish_illegal(
        self, state: State, action: Action, reason: Reason, live: bool
    ) -> Action | None:
        """Return the action that a refused one counts as, where the rule punishes it.

        ``live``: it was said at a table, not read from a record.
        """
        return None


class ConflictingRules(WrongArgument):
    """Rules that cannot be combined, or a rule that needs another one.

    Attributes:
        rule: key of the one.
        others: keys of the rules that it conflicts with, or one of which it needs; or a setting
            that it conflicts with, as an option is written: ``"scoring winner"``.
        lacking: whether it needs them.
    """

    def __init__(self, rule: str, others: tuple[str, ...], lacking: bool = False) -> None:
        what = "needs one of" if lacking else "does not go with"
        super().__init__(f"The rule “{rule}” {what} these: {', '.join(others)}.")
        self.rule = rule
        self.others = others
        self.lacking = lacking
