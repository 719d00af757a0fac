"""The kernel by itself: what it does with rules that contradict each other, veto, or go round."""

from __future__ import annotations

from typing import ClassVar

import pytest

from accessible_uno.cards import CARDS, DECK, Card, Colour, Face, UnknownCard, card
from accessible_uno.game import reasons
from accessible_uno.game.actions import DrawCard, Jump, NameColour, Pass, Play, Take, play
from accessible_uno.game.base import Action, Malformed, Reason, Refused, Window
from accessible_uno.game.chance import NextRound, Shuffled
from accessible_uno.game.engine import Game, Unsettled
from accessible_uno.game.events import Drew, PlaysAgain, Skipped
from accessible_uno.game.rule import Rewritten, Rule, answers, forbids, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import Draw, Lay, SkipSeat
from accessible_uno.game.windows import OutOfTurn, Threat, Turn
from accessible_uno.record.reader import read_cases
from accessible_uno.record.run import RecordRun
from accessible_uno.rules.preset import preset
from accessible_uno.rules.shared.stacking import StackingRule

POSITION = (
    '[Seats "A B C"]',
    '[Hands "A: r1 r2 wi; B: r3 g4; C: y5 y6"]',
    '[Discard "r5"]',
    '[Turn "A"]',
)


def rules() -> list[Rule]:
    """The leaflet's rules, to add to."""
    return preset("leaflet").active_rules()


def at_table(*more: Rule) -> tuple[Game, State]:
    """The position above, under the leaflet and further rules."""
    (case,) = read_cases(POSITION)
    game = Game([*rules(), *more])
    state = RecordRun(case).state
    state.game = game
    return game, state


class NoDrawing(Rule, frozen=True):
    """Nobody may draw while they hold a card that goes."""

    key: ClassVar = "no-drawing"

    @forbids(Turn, DrawCard)
    def play_instead(self, state: State, window: Turn, action: DrawCard) -> Reason | None:
        """Refuse."""
        held = state.hands[window.seat]
        return reasons.DrewAlready() if any(each in state.match for each in held) else None


class NoPlaying(Rule, frozen=True):
    """Nobody may lay a card."""

    key: ClassVar = "no-playing"

    @forbids(Turn, Play)
    def refuse(self, state: State, window: Turn, action: Play) -> Reason | None:
        """Refuse."""
        return reasons.NothingPending()


class SkipBeforeDraw(Rule, frozen=True):
    """Whoever draws is skipped first; it rewrites the step around itself."""

    key: ClassVar = "skip-before-draw"
    rank: ClassVar = 60

    @rewrites(Draw)
    def skip(self, state: State, step: Draw) -> Rewritten:
        """First the skip, then the draw itself."""
        return (SkipSeat(step.seat), step)


class SkipTwice(SkipBeforeDraw, frozen=True):
    """Another that does the like, asked later."""

    key: ClassVar = "skip-twice"
    rank: ClassVar = 70


class RoundAndRound(Rule, frozen=True):
    """Each skip brings another."""

    key: ClassVar = "round-and-round"

    @rewrites(SkipSeat)
    def again(self, state: State, step: SkipSeat) -> Rewritten:
        """Never come to rest."""
        return (SkipSeat(step.seat),)


class SkipAfterTwo(Rule, frozen=True):
    """A 2 skips its own player; other cards do not concern it."""

    key: ClassVar = "skip-after-two"

    @rewrites(Lay, faces=(Face.TWO,))
    def skip(self, state: State, step: Lay) -> Rewritten:
        """First the skip, then the card."""
        return (SkipSeat(step.seat), step)


class SkipsStack(StackingRule, frozen=True):
    """A skip answers a threat, whatever it is."""

    key: ClassVar = "skips-stack"
    stacked: ClassVar = (Face.SKIP,)

    def stacks(self, state: State, threat: Threat, face: Face) -> bool:
        """A skip does."""
        return face is Face.SKIP


def test_a_stacking_rule_says_which_faces_it_stacks() -> None:
    """The sum of the draw two passes on with a face that nobody stacks usually."""
    header = ('[Seats "A B C"]', '[Hands "A: rsk r2; B: r3 g4; C: b1"]', '[Discard "r+2"]')
    (case,) = read_cases((*header, '[Turn "A"]'))
    state = RecordRun(case).state
    state.game = Game([*rules(), SkipsStack()])
    state.question = Threat(0, 2, 2, card("r+2"))
    state.game.act(state, play(0, card("rsk"), uno=True))
    assert state.pending == 2


class SkipAfterRed(Rule, frozen=True):
    """A red card skips its own player too; it looks at the cards itself."""

    key: ClassVar = "skip-after-red"
    rank: ClassVar = 60

    @rewrites(Lay)
    def skip(self, state: State, step: Lay) -> Rewritten:
        """First the skip, then the card."""
        return (SkipSeat(step.seat), step) if step.card.colour is Colour.RED else None


def test_a_rule_about_a_face_is_not_asked_about_other_cards() -> None:
    """Of two rules, one about any card and one about a face, both are asked about that face."""
    for laid, skips in (("r1", 1), ("r2", 2)):
        game, state = at_table(SkipAfterTwo(), SkipAfterRed())
        told = game.act(state, play(0, card(laid), None, False))
        assert [type(event) for event in told].count(Skipped) == skips
    with pytest.raises(TypeError, match="SkipSeat"):
        rewrites(SkipSeat, faces=(Face.TWO,))


class RedsAtAnyTime(Rule, frozen=True):
    """A red card may be laid out of turn; the rule does not say beforehand which ones it means."""

    key: ClassVar = "reds-at-any-time"

    def open_windows(self) -> tuple[Window, ...]:
        """At any time."""
        return (OutOfTurn(),)

    @answers(OutOfTurn, Jump)
    def take(self, state: State, window: OutOfTurn, action: Jump) -> bool:
        """Take a red one."""
        return all(held.colour is Colour.RED for held in action.cards)


class RedThreesAtAnyTime(RedsAtAnyTime, frozen=True):
    """It means one card, and says so, even to a player who does not hold it."""

    key: ClassVar = "red-threes-at-any-time"

    def jumping_cards(self, state: State, seat: int) -> tuple[Card, ...]:
        """The red 3."""
        return (card("r3"),)


def test_cards_laid_out_of_turn_are_listed_by_the_rules_that_allow_them() -> None:
    """Where a rule names no cards, every card is tried; where it does, the named ones that are
    held.
    """
    game, state = at_table(RedsAtAnyTime())
    jumps = {each.cards for each in game.legal(state, 1) if isinstance(each, Jump)}
    assert jumps == {(card("r3"),)}
    game, state = at_table(RedThreesAtAnyTime())
    assert game.jumping_cards(state, 0) == []
    assert game.jumping_cards(state, 1) == [card("r3")]
    assert at_table()[0].jumping_cards(state, 1) == []


class RedsTogether(Rule, frozen=True):
    """All red cards of a hand go together."""

    key: ClassVar = "reds-together"

    def combinations(self, state: State, seat: int) -> tuple[tuple[Card, ...], ...]:
        """The red ones."""
        return (tuple(held for held in state.hands[seat] if held.colour is Colour.RED),)


class RedsAgain(RedsTogether, frozen=True):
    """Another rule that says the same."""

    key: ClassVar = "reds-again"


def test_what_two_rules_let_go_together_is_listed_once() -> None:
    """A combination that several rules make is one."""
    game, state = at_table(RedsTogether(), RedsAgain())
    assert list(game.combinations(state, 0)) == [(card("r1"), card("r2"))]


def test_a_veto_takes_an_answer_away() -> None:
    """With a card that goes, drawing is refused with the veto's reason."""
    game, state = at_table(NoDrawing())
    assert game.why_not(state, DrawCard(0)) == reasons.DrewAlready()
    assert DrawCard(0) not in list(game.legal(state, 0))
    with pytest.raises(Refused) as refused:
        game.act(state, DrawCard(0))
    assert refused.value.reason == reasons.DrewAlready()


def test_when_vetoes_leave_no_answer_the_clocks_stands() -> None:
    """No card may be laid and none drawn: drawing, which silence would do, is allowed after all."""
    game, state = at_table(NoDrawing(), NoPlaying())
    assert game.playable(state, 0) == []
    assert [act for act in game.legal(state, 0) if act.answers_question] == [DrawCard(0)]
    game.act(state, DrawCard(0))
    assert len(state.hands[0]) == 4


def test_rules_that_rewrite_the_same_step_are_each_asked_once() -> None:
    """A rewriting that holds the step itself passes it on to the later rules."""
    game, state = at_table(SkipTwice(), SkipBeforeDraw())
    told = game.act(state, DrawCard(0))
    names = [type(event) for event in told]
    assert names.count(Drew) == 1
    assert names[:3] == [Skipped, Skipped, Drew]


def test_rules_that_go_round_in_circles_are_found_out() -> None:
    """A step that brings itself back for ever is told to be at fault, not waited for."""
    game, state = at_table(RoundAndRound())
    state.push(SkipSeat(1))
    state.question = None
    with pytest.raises(Unsettled):
        game.settle(state)


def test_a_rule_that_is_off_is_nowhere() -> None:
    """Without the rule for drawing, nobody can; without scoring, nothing counts."""
    game = Game(rule for rule in rules() if rule.key not in ("drawing", "scoring"))
    state = game.open(2)
    assert DrawCard not in game.kinds()
    assert Play not in game.kinds()
    assert game.default_answer(state) is None


def test_the_kernel_reads_what_it_writes() -> None:
    """Every action's notation reads back to the same action."""
    names = ("Anne", "Bob")
    acts: list[Action] = [
        play(0, card("r7")),
        play(1, card("wi+4"), Colour.GREEN, True),
        play(1, card("wi"), Colour.BLUE),
        play(0, card("y+2"), None, True),
        DrawCard(0),
        Pass(1),
        Take(1),
        NameColour(0, Colour.YELLOW),
        NextRound(),
        NextRound(1),
        Shuffled((card("r1"), card("wi+4"))),
    ]
    for act in acts:
        words = act.notation(names).split()
        assert type(act).read(act.seat, words, names) == act
        assert not act.verbs or act.verbs[0] == words[0]


@pytest.mark.parametrize("words", ["r7=", "r77", "wi=red", "r7 now", "r7 uno uno", "r7>Z", "=g"])
def test_a_play_that_is_none_is_malformed(words: str) -> None:
    """Words of another form than a card's."""
    with pytest.raises(Malformed):
        Play.read(0, words.split(), ("A", "B"))


def test_each_card_is_made_once() -> None:
    """Two red sevens are one object; the deck is CORE-01's."""
    assert card("r7") is card("r7")
    assert len(DECK) == 108
    assert len(CARDS) == 78
    assert len({each.rank for each in CARDS}) == 78
    assert sorted(DECK, key=lambda each: each.rank) == list(DECK)
    counts = {code: DECK.count(card(code)) for code in ("r0", "r1", "b9", "g+2", "ysk", "brv")}
    assert counts == {"r0": 1, "r1": 2, "b9": 2, "g+2": 2, "ysk": 2, "brv": 2}
    assert DECK.count(card("wi")) == DECK.count(card("wi+4")) == 4
    for text in ("", "R7", "r10", "7", "wi+2", "x3", "r7 "):
        with pytest.raises(UnknownCard) as unknown:
            card(text)
        assert unknown.value.text == text


def test_windows_are_public() -> None:
    """A window holds seats, cards that lie open and counts: never a hand."""
    _, state = at_table()
    assert isinstance(state.question, Window)
    assert state.question == Turn(0)


def test_of_two_players_the_one_who_plays_again_is_told() -> None:
    """TWO-01: a skip brings the turn back to whoever laid it, and everybody hears so."""
    header = ('[Seats "A B"]', '[Hands "A: rsk r2; B: r3 g4"]', '[Discard "r5"]', '[Turn "A"]')
    (case,) = read_cases(header)
    state = RecordRun(case).state
    events = state.game.act(state, play(0, card("rsk"), uno=True))
    assert [each for each in events if isinstance(each, PlaysAgain)] == [PlaysAgain(0)]
