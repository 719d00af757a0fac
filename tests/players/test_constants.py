"""What a level stands on: each number decides something, and with another it would be otherwise."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from accessible_uno.cards import Card, card
from accessible_uno.game.actions import DrawCard, Pass, Play, Take
from accessible_uno.game.base import Action
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.players import character_bot, evaluate, strong_bot
from accessible_uno.players.bot_names import EASY, BotName, parse_bot_name
from accessible_uno.players.character_bot import CharacterBot
from accessible_uno.players.characters import PLAIN, Character, character_of
from accessible_uno.players.choices import answers
from accessible_uno.players.evaluate import Weights, best_card, bot_weights
from accessible_uno.players.judgement import PlainJudgement
from accessible_uno.players.strong_bot import StrongBot
from accessible_uno.record.reader import read_cases
from accessible_uno.record.run import RecordRun
from accessible_uno.rules.shared.doubting import Challenge
from accessible_uno.rules.shared.uno import Catch, Unannounced


def seen(
    *lines: str, names: str = "A B C", seat: int = 0, rules: str = "leaflet"
) -> tuple[View, Legal]:
    """What a seat sees and may do after the moves of a record; it is the turn of A at first."""
    turn = () if any(line.startswith("[Turn") for line in lines) else ('[Turn "A"]',)
    (case,) = read_cases([f'[Rules "{rules}"]', f'[Seats "{names}"]', *turn, *lines])
    run = RecordRun(case)
    for line in case.lines:
        run.move(line)
    return View(run.state, seat), Legal(run.state, seat)


def hands(mine: str, *others: str) -> str:
    held = "; ".join(f"{name}: {each}" for name, each in zip("BCDEF", others, strict=False))
    return f'[Hands "A: {mine}; {held}"]'


MANY = "b1 b2 b3 b4 b6 b7"

# easy and normal


def by_whim(level: str, whim: float, view: View, legal: Legal) -> Action:
    """What a bot does to whom the same number always comes to mind."""
    name = parse_bot_name(level)
    assert name is not None
    return CharacterBot(character_of(name), lambda: whim).choose(view, legal)


@pytest.mark.parametrize(("level", "slips", "forgets"), [("easy", 0.4, 0.25), ("normal", 0, 0)])
def test_how_often_a_level_slips_and_forgets(level: str, slips: float, forgets: float) -> None:
    """Just below the number it does, just above it does not; ``normal`` never does."""
    eyes = seen(hands("r1 g5 g2 g3", MANY, MANY), '[Discard "r5"]')
    one_left = seen(hands("r1 g2", MANY, MANY), '[Discard "r5"]')
    for number in (slips, forgets):
        for whim in (max(number - 0.01, 0), number + 0.01):
            act = by_whim(level, whim, *eyes)
            assert isinstance(act, Play)
            assert (act.card is card("g5")) == (whim >= slips)
            act = by_whim(level, whim, *one_left)
            assert isinstance(act, Play)
            assert act.uno == (whim >= forgets)


@pytest.mark.parametrize(("level", "notices"), [("easy", 0.4), ("normal", 1)])
def test_how_often_a_level_notices(level: str, notices: float) -> None:
    held = hands("r1 r2", "b1", "g1 g2")
    (case,) = read_cases(['[Seats "A B C"]', '[Turn "A"]', held, '[Discard "r5"]'])
    state = RecordRun(case).state
    state.offers.append(Unannounced(1))
    name = parse_bot_name(level)
    assert name is not None
    for whim, seen_it in ((notices - 0.01, True), (min(notices + 0.01, 0.999), notices == 1)):
        bot = CharacterBot(character_of(name), lambda whim=whim: whim)  # type: ignore[misc]
        assert bot.interject(View(state, 2), Legal(state, 2)) == (Catch(2, 1) if seen_it else None)


def test_how_often_normal_bluffs_and_doubts() -> None:
    """It doubts a hand of six or more a twentieth of the time, a shorter one less often."""
    assert character_of(BotName(EASY)).bluffs == PLAIN.bluffs
    both = seen(hands("wi+4 r1 g2 g3", MANY, "y1"), '[Discard "r5"]')
    for whim, laid in ((0.019, "wi+4"), (0.021, "r1")):
        hoards = replace(PLAIN, hoards_wilds=0, attacks=20)
        act = CharacterBot(hoards, lambda whim=whim: whim).choose(*both)  # type: ignore[misc]
        assert isinstance(act, Play)
        assert act.card is card(laid)
    for left, likelihood in (("y1 y2 y3 y4 y5 y6 y7", 0.05), ("y1 y2 y3", 0.025)):
        eyes = seen(hands(f"wi+4 {left}", MANY, MANY), '[Discard "r5"]', "A wi+4=b", seat=1)
        assert by_whim("normal", likelihood - 0.001, *eyes) == Challenge(1)
        assert by_whim("normal", likelihood + 0.001, *eyes) == Take(1)


@pytest.mark.parametrize(("others", "wild"), [("b1 b2", True), ("b1 b2 b3", False)])
def test_a_wild_is_kept_until_somebody_holds_two_cards(others: str, wild: bool) -> None:
    """With a colour to name that is held most, it is laid then."""
    assert len(["b1", "b2"]) == character_bot.SMALL_HAND
    eyes = seen(hands("wi y9 g1 g2 g3", MANY, others), '[Discard "y5"]')
    keen = CharacterBot(PLAIN, lambda: 0.5)
    assert (card("wi") in keen._willing(*eyes, eyes[1].cards())) == wild


# What a card is worth

THREE = bot_weights(0, of_two=False)
TWO = bot_weights(0, of_two=True)


ATTACKING = bot_weights(2, of_two=False)


def greens(count: int) -> str:
    """So many green cards, in the order of their digits."""
    return " ".join(["g0", *(f"g{digit}" for digit in "1122334466778899")][:count])


@pytest.mark.parametrize(
    ("quality", "weights", "mine", "top", "laid", "factor", "otherwise"),
    [
        ("colour", THREE, "r5 g5 g1 g2 y8 y7", "b5", "g5", 0, "r5"),
        ("colour", THREE, "ysk brv b5 y5 r5", "b9", "b5", 0.5, "brv"),
        ("colour", THREE, "ysk brv b5 y5 r5", "b9", "b5", 2, "brv"),
        ("face", THREE, "g5 r5 b5 b1 g3 r6 r7", "y5", "r5", 0, "r5"),
        ("face", THREE, "wi b0 y6 y0", "y5", "y0", 0.5, "y6"),
        ("face", THREE, "b8 wi y8 ysk", "y3", "ysk", 2, "y8"),
        ("face", TWO, "y+2 b+2 y9", "y6", "y9", 0.5, "y+2"),
        ("face", TWO, "brv grv g4", "g0", "grv", 2, "g4"),
        ("points", THREE, "g3 y0 b2 yrv", "y1", "yrv", 0.5, "y0"),
        ("points", THREE, "y0 y+2 rrv", "y+2", "y0", 2, "y+2"),
        ("points", TWO, "b7 gsk bsk", "b6", "bsk", 0.5, "b7"),
        ("points", TWO, "g1 g8 r8", "g8", "g1", 2, "g8"),
        ("sign_points", THREE, "g2 yrv g2 g+2", "g5", "g+2", 0.5, "g2"),
        ("sign_points", THREE, "brv b0 ysk", "b1", "b0", 2, "brv"),
        ("wild", THREE, f"wi r1 {greens(9)}", "r5", "r1", 0.5, "wi"),
        ("wild", THREE, f"wi r1 {greens(14)}", "r5", "wi", 2, "r1"),
        ("attack", ATTACKING, "r+2 g5 g0 g1 b1 y3", "r5", "r+2", 0.5, "g5"),
        ("attack", ATTACKING, f"r+2 g5 {greens(3)}", "r5", "g5", 2, "r+2"),
        ("outlets", THREE, "bsk b7 b7", "b0", "b7", 0.5, "bsk"),
        ("outlets", THREE, "y+2 b0 g4 brv", "bsk", "brv", 2, "b0"),
    ],
)
def test_each_quality_weighs(
    quality: str,
    weights: Weights,
    mine: str,
    top: str,
    laid: str,
    factor: float,
    otherwise: str,
) -> None:
    """With half the weight or twice as much another card would be laid."""
    names, others = ("A B", ()) if weights is TWO else ("A B C", (MANY,))
    view, legal = seen(hands(mine, MANY, *others), f'[Discard "{top}"]', names=names)
    lays_as_weighed(view, legal, weights, quality, factor, laid, otherwise)


def lays_as_weighed(
    view: View,
    legal: Legal,
    weights: Weights,
    quality: str,
    factor: float,
    laid: str,
    otherwise: str,
) -> None:
    goes = [each for each in view.hand if each in legal.cards()]
    other = type(getattr(weights, quality))(getattr(weights, quality) * factor)
    assert best_card(goes, view, weights) is card(laid)
    assert best_card(goes, view, replace(weights, **{quality: other})) is card(otherwise)


@pytest.mark.parametrize(
    ("count", "laid", "factor", "otherwise"), [(4, "r+2", 0.5, "g5"), (5, "g5", 2, "r+2")]
)
def test_a_next_player_who_is_nearly_out_is_worth_twice_the_attack(
    count: int, laid: str, factor: float, otherwise: str
) -> None:
    eyes = seen(hands(f"r+2 g5 {greens(count)}", "y1 y2 y3", MANY), '[Discard "r5"]')
    lays_as_weighed(*eyes, ATTACKING, "threat", factor, laid, otherwise)


@pytest.mark.parametrize(
    ("count", "laid", "factor", "otherwise"), [(9, "r5", 0.5, "g0"), (15, "g0", 2, "r5")]
)
def test_what_another_has_shown_not_to_hold_is_worth_twelve_cards(
    count: int, laid: str, factor: float, otherwise: str
) -> None:
    """B has drawn on red, and holds two cards of old and a new one."""
    held = f'[Hands "A: r5 {greens(count)}; B: b1 b2; C: g5 b3 b4"]'
    eyes = seen(held, '[Discard "r5"]', '[Turn "B"]', '[Draw "y9"]', "B draw", "C g5")
    lays_as_weighed(*eyes, THREE, "blocks", factor, laid, otherwise)


@pytest.mark.parametrize(
    ("count", "laid", "factor", "otherwise"), [(5, "rda", 0.5, "g5"), (8, "g5", 2, "rda")]
)
def test_a_card_that_goes_along_is_worth_two_that_follow(
    count: int, laid: str, factor: float, otherwise: str
) -> None:
    held = hands(f"rda r1 r2 g5 {greens(count)}", MANY, MANY)
    eyes = seen(held, '[Discard "r5"]', rules="extreme")
    lays_as_weighed(*eyes, THREE, "companions", factor, laid, otherwise)


@pytest.mark.parametrize(("held", "attacked"), [("y1 y2 y3", True), ("y1 y2 y3 y4", False)])
def test_a_next_player_with_three_cards_is_worth_attacking(held: str, attacked: bool) -> None:
    """With four, the colour held most is followed."""
    assert evaluate.FEW == 3
    view, _ = seen(hands("g+2 b8 b1 b2 b3", held, MANY), '[Discard "b5"]')
    weights = replace(bot_weights(1.5, of_two=True))
    assert (best_card(view.hand[:2], view, weights) is card("g+2")) == attacked


@pytest.mark.parametrize("staying", range(1, 6))
def test_of_three_last_cards_it_counts_on_how_many_one_would_go(staying: int) -> None:
    hand = " ".join(("r1", *("g2", "g3", "g4", "g6", "g7")[:staying]))
    view, _ = seen(hands(hand, MANY, MANY), '[Discard "r5"]')
    assert (evaluate.outlets(card("r1"), view) > 0) == (staying <= evaluate.LAST_CARDS == 3)


# strong


def weighed(bot: StrongBot, *eyes: Any) -> tuple[list[Any], int]:
    """What a strong bot thinks of each act, and how many trials that took."""
    steps = bot.weigh(eyes[0], answers(*eyes))
    trials = 0
    try:
        while True:
            next(steps)
            trials += 1
    except StopIteration as end:
        return end.value, trials


def test_it_draws_by_choice_only_where_that_promises_four_hundredths_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Without the leaning it draws in this position with some seeds."""
    eyes = seen(hands("g8 r9 b9 y9", "g0"), '[Discard "b6"]', names="A B")
    drew = Counter[float]()
    for leaning in (0.04, 0.0):
        monkeypatch.setattr(strong_bot, "RATHER_PLAY", leaning)
        for seed in range(12):
            act = StrongBot(PLAIN, Random(seed).random).choose(*eyes)
            drew[leaning] += isinstance(act, DrawCard)
    assert drew[0.04] == 0 < drew[0.0]


def test_the_leaning_is_four_hundredths_and_half_of_it_to_keep_what_was_drawn() -> None:
    eyes = seen(hands("r8 r9", MANY), '[Discard "r6"]', names="A B")
    opinions, _ = weighed(StrongBot(PLAIN, Random(1).random), *eyes)
    likings = {type(each.action): each.liking for each in opinions}
    assert likings == {Play: 0, DrawCard: -0.04}


@pytest.mark.parametrize(
    ("mine", "trials"),
    [
        ("r8", 2 * 64),  # two acts: each on as many positions as there may be
        ("r8 r7 r6 r5 r4", 6 * 18 + 3 * 46),  # six: all on two fifths, the best three on all
        ("r8 r7 r6 r5 r4 r3 r2 r1 r0", 10 * 11 + 3 * 53),
    ],
)
def test_how_long_it_thinks(mine: str, trials: int) -> None:
    """At most 64 positions an act and 280 trials; two fifths for all, the rest for three acts."""
    numbers = (strong_bot.SAMPLES, strong_bot.TRIALS, strong_bot.FIRST_LOOK, strong_bot.PROMISING)
    assert numbers == (64, 280, 0.4, 3)
    eyes = seen(hands(mine, MANY, MANY), '[Discard "r+2"]')
    assert weighed(StrongBot(PLAIN, Random(1).random), *eyes)[1] == trials


@pytest.mark.parametrize(
    ("style", "tempting", "sober", "by"),
    [
        (
            replace(PLAIN, attacks=2),
            "r+2",
            "r1",
            0.02,
        ),  # a hundredth for each card that it is worth
        (replace(PLAIN, bluffs=1), "wi+4", "r1", 0.025),  # three for a bluff, less for a wild
        (replace(PLAIN, bluffs=0), "wi+4", "r1", -0.025),
        (replace(PLAIN, hoards_wilds=0), "wi", "r1", 0.005),
        (replace(PLAIN, hoards_wilds=1), "wi", "r1", -0.005),
    ],
)
def test_a_style_sways_by_hundredths(
    monkeypatch: pytest.MonkeyPatch, style: Character, tempting: str, sober: str, by: float
) -> None:
    """It lays what it likes though that promises a little less, and not where that is more."""
    eyes = seen(hands(f"{tempting} {sober} g2 g3", MANY, MANY), '[Discard "r6"]')

    def chosen(lead: float) -> Card | None:
        chances = {card(tempting): 0.5, card(sober): 0.5 + lead}
        monkeypatch.setattr(
            strong_bot,
            "after",
            lambda _sample, action, *_: chances.get(getattr(action, "card", card("g2")), 0.1),
        )
        act = StrongBot(style, Random(1).random).choose(*eyes)
        return act.card if isinstance(act, Play) else None

    assert chosen(by - 0.002) is card(tempting)
    assert chosen(by + 0.002) is card(sober)


def test_what_was_drawn_is_kept_only_where_that_promises_two_hundredths_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    eyes = seen(hands("g2 g3", MANY, MANY), '[Discard "r6"]', '[Draw "r8"]', "A draw")

    def chosen(lead: float) -> Action:
        monkeypatch.setattr(
            strong_bot,
            "after",
            lambda _sample, action, *_: 0.5 + lead if isinstance(action, Pass) else 0.5,
        )
        return StrongBot(PLAIN, Random(1).random).choose(*eyes)

    assert isinstance(chosen(0.018), Play)
    assert chosen(0.022) == Pass(0)


@pytest.mark.parametrize(("doubts", "by"), [(0.05, 0.0), (0.85, 0.04)])
def test_who_likes_to_doubt_does_so_though_it_promises_less(
    monkeypatch: pytest.MonkeyPatch, doubts: float, by: float
) -> None:
    """Five hundredths less for one who always does than for one who never does."""
    eyes = seen(hands("wi+4 y1 y2", MANY, MANY), '[Discard "r5"]', "A wi+4=b", seat=1)

    def chosen(lead: float) -> Action:
        monkeypatch.setattr(
            strong_bot,
            "after",
            lambda _sample, action, *_: 0.5 if isinstance(action, Challenge) else 0.5 + lead,
        )
        return StrongBot(replace(PLAIN, doubts=doubts), Random(1).random).choose(*eyes)

    assert chosen(by - 0.002) == Challenge(1)
    assert chosen(by + 0.002) == Take(1)


def test_what_follows_an_act_is_answered_before_it_is_judged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A wild draw four is worth the cards that it brings: the victim's answer is part of it."""
    view, legal = seen(hands("wi+4 g1", "r1", MANY), '[Discard "b5"]')
    sample = view.sample(Random(1).random)
    act = next(each for each in answers(view, legal) if getattr(each, "uno", False))
    chances = []
    for follow in (strong_bot.FOLLOW, 0):
        monkeypatch.setattr(strong_bot, "FOLLOW", follow)
        chances.append(strong_bot.after(sample, act, view, (0,)))
    assert chances[0] > chances[1] + 0.02


class AskingForEver:
    """An imagined position in which one question follows the other."""

    asked, question, winner = 1, None, 0

    def __init__(self) -> None:
        self.acts = 0

    def copy(self) -> AskingForEver:
        return self

    def legal(self, _seat: int) -> AskingForEver:
        return self

    def default(self) -> Action:
        return Take(1)

    def act(self, _action: Action) -> None:
        self.acts += 1


def test_it_follows_twelve_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ours ask two at most, a wheel and what is shed; those of a package may ask without an end."""
    view, _ = seen(hands("r1", MANY, MANY), '[Discard "r5"]')
    monkeypatch.setattr(strong_bot, "describe", lambda *_: None)
    monkeypatch.setattr(strong_bot, "judgement_for", lambda _players: PlainJudgement((), 0.0))
    sample = AskingForEver()
    assert strong_bot.after(sample, None, view, ()) == 0  # type: ignore[arg-type]
    assert sample.acts == 12
