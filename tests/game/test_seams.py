"""The seams and their laws: the list is whole, and what it says of two rules is so."""

from __future__ import annotations

import inspect
from typing import ClassVar

import pytest

from accessible_uno.cards import Face, card
from accessible_uno.game import rule as rule_module
from accessible_uno.game.actions import Play, play
from accessible_uno.game.base import Action, Reason, Window
from accessible_uno.game.combining import check_together
from accessible_uno.game.engine import Game
from accessible_uno.game.rule import (
    ConflictingRules,
    Rewritten,
    Rule,
    Terms,
    chooses,
    effect,
    first,
    forbids,
    outcomes,
)
from accessible_uno.game.seams import SEAMS, Law, seam_table
from accessible_uno.game.state import State
from accessible_uno.game.steps import Draw, Effect
from accessible_uno.game.windows import LAYING_WINDOWS, Drawn, DrawnMore, Turn
from accessible_uno.rules.hands.seven_swap import SevenSwap
from accessible_uno.rules.preset import preset

# What a rule says of itself and the kernel never asks; ``rank`` orders the chains.
DESCRIPTION = {"key", "version", "clauses", "topic", "options", "rank"}


def test_every_seam_has_its_law() -> None:
    """What a rule can override or decorate with stands in the list, and nothing else."""
    members = {*vars(Rule), *Rule.__annotations__}
    methods = {name for name in members if not name.startswith("_")} - DESCRIPTION
    decorators = {
        f"@{name}"
        for name, found in vars(rule_module).items()
        if inspect.isfunction(found)
        and found.__module__ == rule_module.__name__
        and not name.startswith("_")
    }
    listed = [name for seam in SEAMS for name in seam.names]
    assert sorted(listed) == sorted(methods | decorators)


def test_the_table_has_a_row_for_each_seam() -> None:
    """Four columns each, and every law is used."""
    head, rule_line, *rows = seam_table().splitlines()
    assert len(rows) == len(SEAMS)
    assert {line.count("|") for line in (head, rule_line, *rows)} == {5}
    assert {seam.law for seam in SEAMS} == set(Law)


class Nothing(Reason, frozen=True):
    """A veto."""


def two(*seams: object) -> tuple[Rule, Rule]:
    """Two rules of other packages, each with a method of its own at one seam."""

    def made(key: str, seam: object) -> Rule:
        def method(self: Rule, state: State, *rest: object) -> Rewritten:
            return ()

        attached = seam(method) if callable(seam) else seam
        rule: Rule = type(key, (Rule,), {"key": key, "method": attached})()
        return rule

    a, b = seams if len(seams) == 2 else seams * 2
    return made("one", a), made("other", b)


@pytest.mark.parametrize(
    "seam",
    [effect(Face.SEVEN), first(Face.SEVEN), chooses(Face.SEVEN), outcomes(Turn)],
    ids=["effect", "first", "chooses", "outcomes"],
)
def test_two_answers_where_one_counts_are_refused(seam: object) -> None:
    """Whoever wrote the rules; the exception names both."""
    with pytest.raises(ConflictingRules) as conflict:
        Game(two(seam))
    assert (conflict.value.rule, conflict.value.others) == ("one", ("other",))
    assert not conflict.value.lacking


def test_one_may_say_why_it_goes_first() -> None:
    """The other one answers where it does not; two cannot both go first."""
    asked = []

    class Leading(Rule, frozen=True):
        key = "leading"

        @effect(Face.SEVEN, first_because="it says what the seven means before it moves hands")
        def lead(self, state: State, laid: Effect) -> Rewritten:
            asked.append(self.key)
            return None

    class Following(Rule, frozen=True):
        key = "following"

        @effect(Face.SEVEN)
        def follow(self, state: State, laid: Effect) -> Rewritten:
            asked.append(self.key)
            return ()

    for rules in ((Leading(), Following()), (Following(), Leading())):
        game = Game(rules)
        assert game.effects[Face.SEVEN](game.open(2), Effect(0, card("r7"))) == ()
        assert asked == ["leading", "following"]
        asked.clear()
    with pytest.raises(ConflictingRules):
        Game(two(effect(Face.SEVEN, first_because="so"), effect(Face.SEVEN, first_because="so")))


def test_equal_answers_are_no_conflict() -> None:
    """The same method of a family, the same hand size."""

    class Family(Rule, frozen=True):
        @effect(Face.SEVEN)
        def method(self, state: State, laid: Effect) -> Rewritten:
            return ()

        def terms(self) -> Terms:
            return Terms(hand_size=5)

    one = type("One", (Family,), {"key": "one"})()
    other = type("Other", (Family,), {"key": "other"})()
    game = Game((one, other))
    assert set(game.effects) == {Face.SEVEN}
    assert game.hand_size == 5


class Draining(Rule, frozen=True):
    """A family whose method depends on a field, a class variable and another method."""

    amount: int = 1
    thirst: ClassVar[int] = 1

    def factor(self) -> int:
        return 1

    @effect(Face.SEVEN)
    def drain(self, state: State, laid: Effect) -> Rewritten:
        return (Draw(laid.seat, self.amount * self.thirst * self.factor()),)


class Sip(Draining, frozen=True):
    key: ClassVar = "sip"
    amount: int = 1


class Gulp(Draining, frozen=True):
    key: ClassVar = "gulp"
    amount: int = 1


class Thirsty(Draining, frozen=True):
    key: ClassVar = "thirsty"
    amount: int = 1
    thirst: ClassVar = 3


class Twofold(Draining, frozen=True):
    key: ClassVar = "twofold"
    amount: int = 1

    def factor(self) -> int:
        return 2


def test_a_family_answers_alike_only_with_equal_parameters() -> None:
    """Where a field, a class variable or a method differs, one rule would silently win."""
    assert set(Game((Sip(), Gulp())).effects) == {Face.SEVEN}
    for other in (Gulp(amount=2), Thirsty(), Twofold()):
        with pytest.raises(ConflictingRules):
            Game((Sip(), other))


def test_a_family_punishes_alike_only_with_equal_parameters() -> None:
    """The same law for what a refused action costs, apart from any effect."""

    class Fining(Rule, frozen=True):
        due: int = 1

        def punish_illegal(
            self, state: State, action: Action, reason: Reason, live: bool
        ) -> Action | None:
            return play(action.seat, card("r7")) if self.due else None

    def made(key: str, due: int) -> Rule:
        rule: Rule = type(key, (Fining,), {"key": key, "due": due})()
        return rule

    check_together((made("one", 1), made("other", 1)))
    with pytest.raises(ConflictingRules):
        check_together((made("one", 1), made("other", 2)))


@pytest.mark.parametrize(
    "terms",
    [
        (Terms(hand_size=5), Terms(hand_size=6)),
        (Terms(pieces="dice"), Terms(pieces="tiles")),
        (Terms(colour_apart=True), Terms(colour_apart=False)),
    ],
)
def test_terms_that_differ_are_refused(terms: tuple[Terms, Terms]) -> None:
    """Each term is set once, or alike."""

    def made(key: str, said: Terms) -> Rule:
        rule: Rule = type(key, (Rule,), {"key": key, "terms": lambda self: said})()
        return rule

    with pytest.raises(ConflictingRules):
        Game((made("one", terms[0]), made("other", terms[1])))


def test_two_punishments_are_refused() -> None:
    """One rule says what a refused action costs."""

    def made(key: str) -> Rule:
        def punish(self: Rule, *arguments: object) -> Action | None:
            return None

        rule: Rule = type(key, (Rule,), {"key": key, "punish_illegal": punish})()
        return rule

    with pytest.raises(ConflictingRules):
        Game((made("one"), made("other")))


def test_a_veto_covers_the_subclasses_of_its_window() -> None:
    """A rule that forbids a card wherever cards are laid need not know other rules' windows."""

    class NoSevens(Rule, frozen=True):
        key = "no-sevens"

        @forbids(LAYING_WINDOWS, Play)
        def no_sevens(self, state: State, window: Window, action: Play) -> Reason | None:
            return Nothing() if action.card.digit == 7 else None

    rules = preset("leaflet").active_rules([("draw-until", "3")])
    game = Game([*rules, NoSevens()])
    state = game.open(2)
    state.hands[0] = [card("r7"), card("r6"), card("r5")]
    state.discard = [card("r1")]
    state.show(card("r1"), card("r1").colour)
    state.seat_players((0, 1))
    for window in (Turn(0), Drawn(0), DrawnMore(0, 1)):
        state.question = window
        state.drawn = card("r7") if window == Drawn(0) else None
        assert isinstance(game.why_not(state, play(0, card("r7"))), Nothing), window
    state.drawn = None
    state.question = Turn(0)
    assert game.why_not(state, play(0, card("r6"))) is None


def test_what_each_game_needs_is_derived_once() -> None:
    """A table of a rule family is made for each game, not for each question."""
    made = []
    game = Game(preset("leaflet").active_rules())

    def table(of: Game) -> int:
        made.append(of)
        return len(of.rules)

    assert game.derive(table) == game.derive(table) == len(game.rules)
    assert made == [game]


def test_the_matching_table_is_shared() -> None:
    """Games whose rules of matching are equal share one table."""
    leaflet, classic = (preset(key).compile() for key in ("leaflet", "classic"))
    assert leaflet.matches is classic.matches


def test_a_seven_cannot_both_swap_and_be_lucky() -> None:
    """The example package's rule and ours: refused in words, by the keys of both."""

    class Lucky(Rule, frozen=True):
        key = "lucky-seven"

        @effect(Face.SEVEN)
        def turn_luck(self, state: State, laid: Effect) -> Rewritten:
            return ()

    with pytest.raises(ConflictingRules) as conflict:
        Game([*preset("classic").active_rules(), Lucky(), SevenSwap()])
    assert {conflict.value.rule, *conflict.value.others} == {"lucky-seven", "seven-swap"}


def test_a_parameter_that_hides_a_seam_is_refused() -> None:
    """A rule whose field is called like a method of Rule says so when it is defined."""
    with pytest.raises(TypeError, match=r"'cards' hides Rule\.cards"):
        type("Greedy", (Rule,), {"__annotations__": {"cards": "int"}, "cards": 2})
