"""Which rules can be combined, and what they say together where the law is ``one``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from inspect import get_annotations
from typing import Any, Final

from accessible_uno.cards import Face
from accessible_uno.game.rule import ConflictingRules, Rule, Seam, Terms


class Seams(dict[type[Rule], tuple[tuple[str, Seam], ...]]):
    """For each class of rules its methods that are attached somewhere, and where; found once."""

    def __missing__(self, kind: type[Rule]) -> tuple[tuple[str, Seam], ...]:
        members = ((name, getattr(kind, name)) for name in dir(kind))
        found = self[kind] = tuple(
            (name, seam) for name, each in members for seam in getattr(each, "seams", ())
        )
        return found


_SEAMS: Final = Seams()


def check_together(rules: Iterable[Rule]) -> None:
    """Check that rules can be combined.

    Raises:
        ConflictingRules: they cannot.
    """
    together = tuple(rules)
    check_keys(together)
    punishing_rules(together)
    common_terms(together)
    for kind in ("chooses", "outcomes", "effect", "first"):
        one_for_each(together, kind)
    brought_faces(together)


def check_keys(rules: Iterable[Rule]) -> None:
    """Check ``excludes``, ``needs`` and ``conflicts_with``.

    Raises:
        ConflictingRules: one of them objects.
    """
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


def overriding(rules: Iterable[Rule], name: str) -> tuple[Rule, ...]:
    """The rules that have a method of their own called ``name``."""
    return tuple(rule for rule in rules if getattr(type(rule), name) is not getattr(Rule, name))


def punishing_rules(rules: Iterable[Rule]) -> tuple[Rule, ...]:
    """The rules that punish: none, one, or several that answer alike.

    Raises:
        ConflictingRules: two punish differently.
    """
    found = overriding(rules, "punish_illegal")
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
        for seam, method in attached_methods(rule, kind):
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


def attached_methods(rule: Rule, *kinds: str) -> Iterator[tuple[Seam, Any]]:
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
    """The method of a class that is bound to an object."""
    return bound.__func__


def _method_or_value(rule: Rule, name: str) -> Any:
    found = getattr(rule, name, None)
    return _method(found) if getattr(found, "__self__", None) is rule else found


def _conflict(rules: Iterable[Rule]) -> ConflictingRules:
    first, *others = sorted({rule.key for rule in rules})
    return ConflictingRules(first, tuple(others))
