"""Rules compiled once into tables, so that a rule that is not active costs nothing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Final, TypeAlias, TypeVar

from msgspec import Struct

from accessible_uno.cards import CARDS, Card, Colour, Face, make_known
from accessible_uno.game.actions import Choose, Jump, Play
from accessible_uno.game.base import Action, Choice, Outcomes, Reason, Seat, Step, Window
from accessible_uno.game.chance import NextRound, Shuffled
from accessible_uno.game.combining import (
    attached_methods,
    brought_faces,
    check_keys,
    common_terms,
    one_for_each,
    overriding,
    punishing_rules,
)
from accessible_uno.game.rule import Rewritten, Rule
from accessible_uno.game.state import State
from accessible_uno.game.windows import BetweenRounds, Contested, ShuffleNeeded, Turn


class Matches(dict[tuple[Card, Colour | None], frozenset[Card]]):
    """For each top card and active colour, the cards that go on it; worked out when asked for.

    Attributes:
        own: the same for each top card that has a colour, while that colour is active.
    """

    def __init__(self, rules: tuple[Rule, ...], brought: tuple[Card, ...] = ()) -> None:
        super().__init__()
        self._tests = [rule.matches for rule in rules]
        self._cards = (*CARDS, *brought)
        self.own = OwnMatches(self)

    def __missing__(self, key: tuple[Card, Colour | None]) -> frozenset[Card]:
        top, colour = key
        found = self[key] = frozenset(
            laid for laid in self._cards if any(goes(laid, top, colour) for goes in self._tests)
        )
        return found


class OwnMatches(dict[Card, frozenset[Card]]):
    """For each top card that has a colour, the cards that go on it while that colour is active."""

    def __init__(self, matches: Matches) -> None:
        super().__init__()
        self._matches = matches

    def __missing__(self, top: Card) -> frozenset[Card]:
        found = self[top] = self._matches[top, top.colour]
        return found


matches_by: Final = cache(Matches)
"""One table for all games whose rules of matching are equal, however many games are compiled."""


T = TypeVar("T")
Grant: TypeAlias = Callable[[State, Window, Action], bool]
Veto: TypeAlias = Callable[[State, Window, Action], Reason | None]
Chooser: TypeAlias = Callable[[State, Seat, Card], tuple[Choice, ...]]
Adder: TypeAlias = Callable[[State, Any], Outcomes]
Meaning: TypeAlias = Callable[[State, Any], Rewritten]

Kinds: TypeAlias = frozenset[type[Action]]

USUAL_HAND: Final = 7

ALWAYS_OPEN: Final = (
    (ShuffleNeeded, Shuffled),
    (BetweenRounds, NextRound),
    (Contested, NextRound),
)
"""Every game takes a shuffle, and the action that ends a round or begins the next."""

FACE_SEAMS: Final = ("effect", "first", "chooses")
"""The seams at which a rule gives a face a meaning."""


class Answer(Struct, frozen=True):
    """How a kind of window takes a kind of action.

    Attributes:
        always: whether some rule takes it without condition.
        grants: conditions, one of which must hold otherwise.
        vetoes: conditions, none of which may hold.
        conditional: whether there is any condition.
        checked: whether the candidates of the kind must be checked before they are listed.
    """

    always: bool
    grants: tuple[Grant, ...]
    vetoes: tuple[Veto, ...]
    conditional: bool
    checked: bool

    def permits(self, state: State, window: Window, action: Action) -> bool:
        """Whether the conditions hold for an action that passes its own check."""
        for veto in self.vetoes:
            if veto(state, window, action) is not None:
                return False
        if self.always:
            return True
        for grant in self.grants:  # noqa: SIM110  # any() takes twice as long
            if grant(state, window, action):
                return True
        return False


class Rewriters:
    """The rules' methods that rewrite one kind of step.

    Attributes:
        methods: all of them, in the order in which they are asked.
        by_face: for each face those that concern it, where some concern certain faces alone.
    """

    __slots__ = ("by_face", "methods")

    def __init__(self, attached: Iterable[tuple[Meaning, tuple[Face, ...]]]) -> None:
        self.methods = tuple(method for method, _ in attached)
        self.by_face = ByFace(attached) if any(faces for _, faces in attached) else None


class ByFace(dict[Face, tuple[Meaning, ...]]):
    """For each face the methods that concern it; found when asked for."""

    def __init__(self, attached: Iterable[tuple[Meaning, tuple[Face, ...]]]) -> None:
        super().__init__()
        self._attached = attached

    def __missing__(self, face: Face) -> tuple[Meaning, ...]:
        found = self[face] = tuple(
            method for method, faces in self._attached if not faces or face in faces
        )
        return found


class Tables:
    """The rules of a game, and what is compiled from them by the law of each seam.

    Attributes:
        rules: the active rules, in the order in which they are asked.
        terms: what the rules fix for the whole game.
        deck: every card, in canonical order.
        pieces: what the players call them: ``"cards"``, or ``"dice"``.
        hand_size_is_fixed: whether a rule sets the hand size.
        hand_size: cards dealt to each player.
        open_windows: windows open to everyone while a round is played.
        answerable: faces whose effect the next player may answer.
        colour_apart: whether the colour of a wild is named once it is laid.
        choosers: for each face with which something is chosen, what may be.
        effects: for each face that does something when laid, what it does.
        first_effects: the same for the first card of a round.
        rewritten: for each kind of step that some rule may rewrite, the rules' methods.
        any_match_may_be_laid: whether on a turn no rule forbids a card that matches.
        matches: for each top card and active colour, the cards that go on it.
        own_matches: for each top card that has a colour, those that go on it in its own colour.
    """

    def __init__(
        self,
        rules: Iterable[Rule],
        among_equals: Callable[[Rule], Any] = lambda rule: rule.key,
        order: Callable[[Rule], Any] | None = None,
    ) -> None:
        """Compile ``rules``.

        A test may ask for other orders than the usual ones, to show that they do not matter.

        Args:
            rules: the active rules.
            among_equals: the order of rules of one rank, where the law is ``CHAIN``.
            order: the order of the rules where the law is another; like the chain by default.

        Raises:
            ConflictingRules: they cannot be combined.
        """
        chain = sorted(rules, key=lambda each: (each.rank, among_equals(each)))
        check_keys(chain)
        self.rules: tuple[Rule, ...] = tuple(sorted(chain, key=order) if order else chain)
        self._derived: dict[Callable[[Any], Any], Any] = {}
        self.terms = common_terms(self.rules)
        self.pieces = self.terms.pieces or "cards"
        self.hand_size_is_fixed = self.terms.hand_size is not None
        self.hand_size = self.terms.hand_size or USUAL_HAND
        self.colour_apart = bool(self.terms.colour_apart)
        self.deck: tuple[Card, ...] = tuple(
            sorted(
                (laid for rule in self.rules for laid in rule.cards()), key=lambda laid: laid.rank
            )
        )
        self.open_windows: tuple[Window, ...] = tuple(
            dict.fromkeys(window for rule in self.rules for window in rule.open_windows())
        )
        self.answerable = frozenset(face for rule in self.rules for face in rule.answerable())
        brought = brought_faces(self.rules)
        make_known(brought)
        cards = tuple(held for face in brought for held in face.cards)
        matches = matches_by(overriding(self.rules, "matches"), cards)
        self.matches: dict[tuple[Card, Colour | None], frozenset[Card]] = matches
        self.own_matches: dict[Card, frozenset[Card]] = matches.own
        self._combining = overriding(self.rules, "combinations")
        self._accompanying = overriding(self.rules, "companions")
        self._offering = overriding(self.rules, "private_offers")
        self.has_private_offers = bool(self._offering)
        self._jumping = tuple(filter(_takes_jumps, self.rules))
        self._clocks = overriding(self.rules, "time_limit")
        self._punishing = punishing_rules(self.rules)
        self.choosers = one_for_each(self.rules, "chooses")
        self._outcomes: Mapping[type[Window], Adder] = one_for_each(self.rules, "outcomes")
        self.effects = one_for_each(self.rules, "effect")
        self.first_effects = one_for_each(self.rules, "first")
        rewriting: dict[Any, list[tuple[Meaning, tuple[Face, ...]]]] = {}
        for rule in chain:
            for seam, method in attached_methods(rule, "rewrites"):
                rewriting.setdefault(seam.target, []).append((method, seam.faces_for(rule)))
        self.rewritten: dict[type[Step], Rewriters] = {
            step: Rewriters(attached) for step, attached in rewriting.items()
        }
        self._compile_answers()

    def derive(self, make: Callable[[Any], T]) -> T:
        """Return ``make(game)``, made once for each game: a table that a family of rules needs."""
        try:
            made: T = self._derived[make]
        except KeyError:
            made = self._derived[make] = make(self)
        return made

    def about(self, face: Face) -> tuple[Rule, ...]:
        """The rules that give a face a meaning."""
        return tuple(
            rule
            for rule in self.rules
            if face in rule.answerable()
            or any(seam.target is face for seam, _ in attached_methods(rule, *FACE_SEAMS))
        )

    def _compile_answers(self) -> None:
        """Work out which window takes which action, and on which conditions."""
        always: tuple[tuple[Any, Any], ...] = (
            *ALWAYS_OPEN,
            *(pair for rule in self.rules for pair in rule.opens),
            *((window, Choose) for window in self._outcomes),
        )
        grants = [each for rule in self.rules for each in attached_methods(rule, "answers")]
        vetoes = [each for rule in self.rules for each in attached_methods(rule, "forbids")]
        pairs = dict.fromkeys((*always, *((seam.target, seam.action) for seam, _ in grants)))
        table: dict[type[Window | None], dict[type[Action], Answer]] = {}
        for window, action in pairs:
            granted = tuple(
                method for seam, method in grants if (seam.target, seam.action) == (window, action)
            )
            vetoed = tuple(
                method
                for seam, method in vetoes
                if seam.action is action and issubclass(window, seam.target)  # type: ignore[arg-type]
            )
            free = (window, action) in always
            checked = not (action.candidates_pass or action.check is Action.check)
            answer = Answer(free, granted, vetoed, bool(vetoed) or not free, checked)
            table.setdefault(window, {})[action] = answer
        self._answers = table
        self._kinds = {window: tuple(kinds) for window, kinds in table.items()}
        self._all_kinds = tuple(
            sorted({kind for kinds in table.values() for kind in kinds}, key=lambda k: k.__name__)
        )
        self._taken: dict[type[Window | None], Kinds] = {
            window: frozenset(kinds) for window, kinds in table.items()
        }
        self._free = defaultdict[type[Window | None], Kinds](frozenset)
        for window, kinds in table.items():
            self._free[window] = frozenset(
                kind for kind, answer in kinds.items() if not answer.conditional
            )
        self._plays: dict[type[Window | None], Answer] = {
            window: kinds[Play] for window, kinds in table.items() if Play in kinds
        }
        self.any_match_may_be_laid = Turn in self._plays and not self._plays[Turn].conditional


def _takes_jumps(rule: Rule) -> bool:
    """Whether a rule lets some window take cards that are laid out of turn."""
    granted = any(seam.action is Jump for seam, _ in attached_methods(rule, "answers"))
    return granted or any(action is Jump for _, action in rule.opens)
