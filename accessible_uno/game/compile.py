"""Rules compiled once into tables, so that a rule that is not active costs nothing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from inspect import get_annotations
from typing import Any, Final, TypeAlias, TypeVar

from accessible_uno.cards import Card, Face, make_known
from accessible_uno.frozen import frozen
from accessible_uno.game.actions import Choose, Jump, Play
from accessible_uno.game.base import Action, Choice, Outcomes, Reason, Seat, Step, Window
from accessible_uno.game.chance import NextRound, Shuffled
from accessible_uno.game.compiled import CompiledRules
from accessible_uno.game.matching import OwnMatches, matches_by
from accessible_uno.game.rule import SEAMS_OF, ConflictingRules, Rewritten, Rule, Seam, Terms
from accessible_uno.game.state import State
from accessible_uno.game.windows import BetweenRounds, Contested, ShuffleNeeded, Turn

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


@frozen
class Answer:
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


class Seams(dict[type[Rule], tuple[tuple[str, Seam], ...]]):
    """For each class of rules its methods that are attached somewhere, and where; found once."""

    def __missing__(self, kind: type[Rule]) -> tuple[tuple[str, Seam], ...]:
        members = ((name, getattr(kind, name)) for name in dir(kind))
        found = self[kind] = tuple(
            (name, seam)
            for name, each in members
            if callable(each)
            for seam in SEAMS_OF.get(each, ())
        )
        return found


_SEAMS: Final = Seams()


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


def check_together(rules: Iterable[Rule]) -> None:
    """Check that rules can be combined.

    Raises:
        ConflictingRules: they cannot.
    """
    together = tuple(rules)
    _check_keys(together)
    _one_punishment(together)
    common_terms(together)
    for kind in ("chooses", "outcomes", "effect", "first"):
        one_for_each(together, kind)
    brought_faces(together)


def _check_keys(rules: Iterable[Rule]) -> None:
    """Check ``excludes``, ``needs`` and ``conflicts_with``."""
    by_key = {each.key: each for each in rules}
    for key, each in by_key.items():
        excluded = tuple(other for other in each.excludes if other in by_key)
        if excluded:
            raise ConflictingRules(key, excluded)
        settings = tuple(filter(None, map(each.conflicts_with, by_key.values())))
        if settings:
            raise ConflictingRules(key, settings)
        if each.needs and by_key.keys().isdisjoint(each.needs):
            raise ConflictingRules(key, each.needs, lacking=True)


def _overriding(rules: Iterable[Rule], name: str) -> tuple[Rule, ...]:
    """The rules that have a method of their own called ``name``."""
    return tuple(rule for rule in rules if getattr(type(rule), name) is not getattr(Rule, name))


def _one_punishment(rules: Iterable[Rule]) -> tuple[Rule, ...]:
    """The rule that punishes, if there is one."""
    found = _overriding(rules, "punish_illegal")
    if not all(_answer_alike(found[0].punish_illegal, rule.punish_illegal) for rule in found[1:]):
        raise _conflict(found)
    return found


def common_terms(rules: Iterable[Rule]) -> Terms:
    """The terms of the whole game: one rule sets each, or several agree.

    Raises:
        ConflictingRules: two set one term differently.
    """
    found: dict[str, Any] = {}
    for name in ("hand_size", "pieces", "colour_apart"):
        setting = [(rule, getattr(rule.terms(), name)) for rule in rules]
        setting = [(rule, value) for rule, value in setting if value is not None]
        if len({value for _, value in setting}) > 1:
            raise _conflict(rule for rule, _ in setting)
        found[name] = setting[0][1] if setting else None
    return Terms(**found)


def one_for_each(rules: Iterable[Rule], kind: str) -> dict[Any, Any]:
    """The method for each target of a seam at which only one rule may answer.

    Raises:
        ConflictingRules: two rules answer for one target.
    """
    found: dict[Any, list[tuple[Seam, Any]]] = {}
    for rule in rules:
        for seam, method in _attached(rule, kind):
            found.setdefault(seam.target, []).append((seam, method))
    return {target: _the_one(methods) for target, methods in found.items()}


def brought_faces(rules: Iterable[Rule]) -> tuple[Face, ...]:
    """The faces of other packages that rules bring into the deck, in the order of their codes.

    Raises:
        ConflictingRules: two bring different faces of the same code or name.
    """
    found: dict[str, tuple[Face, Rule]] = {}
    for rule in rules:
        for face in dict.fromkeys(held.face for held in rule.cards() if not held.face.is_ours):
            codes = (f"card {held.code}" for held in face.cards)
            for called in (f"code {face}", f"name {face.name}", *codes):
                other, bringing = found.setdefault(called, (face, rule))
                if other is not face:
                    raise _conflict((rule, bringing))
    return tuple(sorted({face for face, _ in found.values()}))


class Tables(CompiledRules):
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
        _check_keys(chain)
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
        self.matches = matches_by(_overriding(self.rules, "matches"), cards)
        self.own_matches = OwnMatches(self.matches)
        self._combining = _overriding(self.rules, "combinations")
        self._accompanying = _overriding(self.rules, "companions")
        self._offering = _overriding(self.rules, "private_offers")
        self.has_private_offers = bool(self._offering)
        self._jumping = tuple(filter(_takes_jumps, self.rules))
        self._clocks = _overriding(self.rules, "time_limit")
        self._punishing = _one_punishment(self.rules)
        self.choosers = one_for_each(self.rules, "chooses")
        self._outcomes: Mapping[type[Window], Adder] = one_for_each(self.rules, "outcomes")
        self.effects = one_for_each(self.rules, "effect")
        self.first_effects = one_for_each(self.rules, "first")
        rewriting: dict[Any, list[tuple[Meaning, tuple[Face, ...]]]] = {}
        for rule in chain:
            for seam, method in _attached(rule, "rewrites"):
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
            or any(seam.target is face for seam, _ in _attached(rule, "effect", "first", "chooses"))
        )

    def _compile_answers(self) -> None:
        """Work out which window takes which action, and on which conditions."""
        always: tuple[tuple[Any, Any], ...] = (
            *ALWAYS_OPEN,
            *(pair for rule in self.rules for pair in rule.opens),
            *((window, Choose) for window in self._outcomes),
        )
        grants = [each for rule in self.rules for each in _attached(rule, "answers")]
        vetoes = [each for rule in self.rules for each in _attached(rule, "forbids")]
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
    granted = any(seam.action is Jump for seam, _ in _attached(rule, "answers"))
    return granted or any(action is Jump for _, action in rule.opens)


def _attached(rule: Rule, *kinds: str) -> Iterator[tuple[Seam, Any]]:
    """The methods of a rule at seams of these kinds, as far as its parameters attach them."""
    for name, seam in _SEAMS[type(rule)]:
        if seam.kind in kinds and (not seam.when or getattr(rule, seam.when)):
            yield seam, getattr(rule, name)


def _the_one(methods: list[tuple[Seam, Any]]) -> Any:
    """The one method that answers; or, where one goes before another for a reason, both in turn.

    Answers that are alike count once.
    """
    distinct: list[tuple[Seam, Any]] = []
    for seam, method in methods:
        if not any(_answer_alike(method, other) for _, other in distinct):
            distinct.append((seam, method))
    if len(distinct) == 1:
        return distinct[0][1]
    foremost = [method for seam, method in distinct if seam.first_because]
    others = [method for seam, method in distinct if not seam.first_because]
    if len(foremost) != 1 or len(others) != 1:
        raise _conflict([method.__self__ for method in (others if len(others) > 1 else foremost)])

    def in_turn(*arguments: Any) -> Any:
        answer = foremost[0](*arguments)
        return others[0](*arguments) if answer is None else answer

    return in_turn


def _answer_alike(one: Any, other: Any) -> bool:
    """Whether two rules always answer alike: with the same method, which they have from their
    family, and with the same value of everything that the family declares for it to use.
    """
    method = _method(one)
    if method is not _method(other):
        return False
    first, second = one.__self__, other.__self__
    family = next(kind for kind in type(first).__mro__ if method in vars(kind).values())
    lineage = family.__mro__[: family.__mro__.index(Rule)]
    declared = {name for kind in lineage for name in (*vars(kind), *get_annotations(kind))}
    # The class variables of ``Rule`` describe each rule: its key, its clauses.
    return all(
        _method_or_value(first, name) == _method_or_value(second, name)
        for name in declared.difference(get_annotations(Rule))
        if not name.startswith("__")
    )


def _method(bound: Any) -> Any:
    """The method of a class that is bound to an object; a compiled one is found by its name."""
    return getattr(bound, "__func__", None) or getattr(type(bound.__self__), bound.__name__)


def _method_or_value(rule: Rule, name: str) -> Any:
    found = getattr(rule, name, None)
    return _method(found) if getattr(found, "__self__", None) is rule else found


def _conflict(rules: Iterable[Rule]) -> ConflictingRules:
    first, *others = sorted({rule.key for rule in rules})
    return ConflictingRules(first, tuple(others))
