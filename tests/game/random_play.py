"""Games played at random, a tenth of the acts unlawful, with a look at the table after each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from random import Random

from accessible_uno.cards import CARDS, COLOURS
from accessible_uno.game.actions import (
    DrawCard,
    Jump,
    LayTogether,
    NameColour,
    Pass,
    Play,
    Take,
    play,
)
from accessible_uno.game.base import CHANCE, TABLE, Action, Event, Refused
from accessible_uno.game.chance import NextRound, answer_by_lot
from accessible_uno.game.engine import Game
from accessible_uno.game.state import State
from accessible_uno.rules.preset import CannotCompile, compile_preset, preset
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.rules.registry import all_options
from accessible_uno.rules.shared.doubting import Challenge
from accessible_uno.rules.shared.leaving import Abandon
from accessible_uno.rules.shared.reports import CastVote, Report
from accessible_uno.rules.shared.time_limits import TimeUp
from accessible_uno.rules.shared.uno import Catch, SayUno
from accessible_uno.table import Dealer

Look = Callable[[State, Action, Sequence[Event]], None]

Options = tuple[tuple[str, str], ...]

OPTIONS: tuple[Options, ...] = (
    (),
    (("scoring", "none"),),
    (("scoring", "losers"), ("target", "120")),
    (("scoring", "winner"), ("target", "90"), ("first-skip", "left2")),
    (("deal", "1"), ("target", "200")),
    (("deal", "15"), ("penalty-comment", "10")),
)

TOGETHER = (("pairs", "on"), ("runs", "on"), ("royal-run", "on"), ("multi-finish", "on"))

CHOSEN: tuple[tuple[str, Options], ...] = (
    ("classic", ()),
    ("classic", (("deal", "2"), ("target", "150"))),
    ("classic", (("deal", "3"), ("scoring", "rounds"), ("target", "4"))),
    ("manual", (("scoring", "losers"), ("target", "120"))),
    ("manual", (("deal", "4"), ("scoring", "rounds"))),
    ("olympic", ()),
    ("olympic", (("deal", "3"), ("scoring", "losers"), ("target", "200"))),
    ("classic", (("zero-rotate", "on"), ("seven-swap", "on"), ("swap-card", "on"))),
    ("duo-unotm", ()),
    ("duo", ()),
    ("duo", (("deal", "4"), ("stack", "wp"), ("boomerang", "on"), ("target-draw", "on"))),
    ("classic", (("stack", "wp"), ("bluff", "tu-bluffes"), ("deal", "4"), ("target", "200"))),
    ("leaflet", (("bluff", "tu-bluffes"), ("boomerang", "on"), ("target-draw", "on"))),
    ("chat", ()),
    ("chat", (("deal", "3"),)),
    ("chat", (("draw-by-choice", "yes"), ("drawn-card", "may"))),
    ("classic", (("scoring", "ranking"), ("deal", "3"))),
    ("master", (("deal", "3"), ("speed", "fast"))),
    ("leaflet", (("abandon", "on"), ("deal", "4"), ("target", "200"))),
    ("leaflet", (("intercept", "number"), ("deal", "3"), *TOGETHER)),
    ("classic", (("intercept", "exact"), ("deal", "9"), *TOGETHER)),
    ("leaflet", (("uno-card", "4"), ("intercept", "number"), ("runs", "on"), ("deal", "4"))),
    ("rapido", ()),
    ("rapido", (("deal", "3"), ("runs", "on"), ("drawn-card", "may"))),
    ("splash", ()),
    ("totem", ()),
    ("dice", ()),
    ("robot", ()),
    ("robot", (("deal", "3"), ("stack", "same"), ("boomerang", "on"))),
    ("wizz", ()),
    ("wizz", (("deal", "2"), ("blank", "reverse"))),
    ("leaflet", (("blank", "everyone-draws"), ("deal", "3"))),
    ("extreme", ()),
    ("extreme", (("deal", "2"), ("dispenser", "12"))),
    ("classic", (("dispenser", "7"), ("2x", "on"), ("discard-all", "on"), ("coup-extreme", "on"))),
    ("leaflet", (("downpour", "on"), ("deal", "2"))),
    ("leaflet", (("draw-until", "3"), ("deal", "3"), ("target", "100"))),
    ("classic", (("draw-until", "5"), ("deal", "2"))),
    ("challenge", (("deal", "2"), ("target", "40"))),
    ("challenge", (("deal", "3"), ("target", "60"), ("duel", "exceed"), ("cursed", "on"))),
    ("leaflet", (("scoring", "individual"), ("cursed", "on"), ("deal", "2"), ("target", "200"))),
)
"""Presets and options that meet in interesting ways."""


OF_SIDES = frozenset(("teams", "credit"))
"""Options for certain numbers of players alone; test_random_sides.py plays them."""

SEATS = range(2, 7)


def options_not_chosen() -> Iterator[tuple[str, Options]]:
    """Every option that no list above names, under the first preset that takes it.

    A new option is played here without a word in this file.
    """
    lists = (*OPTIONS, *(options for _, options in CHOSEN))
    named = {name for options in lists for name, _ in options}
    for name, (_, option) in all_options().items():
        if name not in named | OF_SIDES:
            value = next(each for each in option.values() if each != option.off)
            yield _preset_that_takes((name, str(value))), ((name, str(value)),)


def _preset_that_takes(option: tuple[str, str]) -> str:
    for key in ("leaflet", *preset_keys()):
        with suppress(CannotCompile):
            found = preset(key)
            for seats in SEATS:
                if found.fewest <= seats <= found.most:
                    compile_preset(key, (option,), seats)
            return key
    raise LookupError(
        f"no preset takes {option} with {SEATS.start} to {SEATS.stop - 1} players: add a line with"
        " the options that it needs to CHOSEN"
    )


def drawn_options(count: int) -> Iterator[tuple[str, Options]]:
    """Presets with some of all options, drawn at random, that any number of ``SEATS`` may play."""
    names = sorted(set(all_options()) - OF_SIDES)
    without_sides = [key for key in preset_keys() if _all_may_play(key, ())]
    for number in range(count):
        chance = Random(f"drawn {number}")
        key = chance.choice(without_sides)
        kept: Options = ()
        for name in chance.sample(names, MOST_DRAWN):
            option = all_options()[name][1]
            value = chance.choice([each for each in option.values() if each != option.off])
            if _all_may_play(key, (*kept, (name, str(value)))):
                kept = (*kept, (name, str(value)))
        yield key, kept


def _all_may_play(key: str, options: Options) -> bool:
    with suppress(CannotCompile):
        for seats in (SEATS.start, SEATS.stop - 1):  # whoever allows both allows those between
            compile_preset(key, options, seats)
        return True
    return False


MOST_DRAWN = 6


@cache
def other_rules() -> tuple[tuple[str, Options], ...]:
    """Every preset and list of options that is played besides the leaflet with ``OPTIONS``."""
    return (*CHOSEN, *options_not_chosen(), *drawn_options(16))


UNCOMPARED = {"game", "events"}


def leaflet(options: Sequence[tuple[str, str]] = ()) -> Game:
    """The leaflet's rules with options on top."""
    return preset("leaflet").compile(options)


def position(state: State) -> dict[str, object]:
    """Everything that makes a position, in a form that compares."""
    found = {name: getattr(state, name) for name in State.__slots__ if name not in UNCOMPARED}
    found["agenda"] = [(type(step).__name__, getattr(step, "seat", None)) for step in state.agenda]
    return {name: list(item) if isinstance(item, list) else item for name, item in found.items()}


def anything(state: State, chance: Random) -> Action:
    """Any act that somebody at the table might try, lawful or not."""
    seat = chance.randrange(len(state.hands))
    other = chance.randrange(len(state.hands))
    hand = state.hands[seat]
    card = chance.choice(hand) if hand and chance.random() < 0.7 else chance.choice(CARDS)
    colour = chance.choice((*COLOURS, None)) if card.is_wild or chance.random() < 0.1 else None
    kinds: tuple[Callable[[], Action], ...] = (
        lambda: play(seat, card, colour, chance.random() < 0.3),
        lambda: DrawCard(seat),
        lambda: Pass(seat),
        lambda: Take(seat),
        lambda: Challenge(seat, chance.choice((None, other))),
        lambda: NameColour(seat, chance.choice(COLOURS)),
        lambda: SayUno(seat),
        lambda: Catch(seat, other),
        lambda: Report(seat, other),
        lambda: CastVote(seat, chance.random() < 0.5),
        lambda: Jump(seat, (card,), colour),
        lambda: LayTogether(seat, tuple(chance.choices(hand or [card], k=2))),
        lambda: NextRound(chance.choice((None, other))),
        lambda: Abandon(seat),
        lambda: TimeUp(other),
    )
    return chance.choice(kinds)()


def next_act(state: State, chance: Random, dealer: Dealer) -> Action:
    """A lawful act of whoever is asked, or sometimes of somebody who is not."""
    question = state.question
    assert question is not None
    if question.seat == CHANCE:
        return answer_by_lot(state, dealer)
    if question.seat == TABLE:
        return NextRound()
    asides = [
        act
        for seat in state.playing
        for act in state.game.legal(state, seat)
        if act.seat != question.seat or not act.answers_question
    ]
    if asides and chance.random() < (0.5 if state.offers else 0.03):
        return chance.choice(asides)
    acts = [act for act in state.game.legal(state, question.seat) if act.answers_question]
    plays = [act for act in acts if isinstance(act, Play)]
    return chance.choice(plays if plays and chance.random() < 0.8 else acts)


def play_at_random(
    seed: int,
    seats: int,
    game: Game,
    look: Look | None = None,
    *,
    acts: int = 250,
    unlawful: float = 0.1,
) -> tuple[State, list[Action]]:
    """Play ``acts`` acts or to the match's end; return the table and what was done."""
    chance = Random(seed)
    dealer = Dealer(seed)
    state = game.open(seats)
    done: list[Action] = []
    while len(done) < acts and state.question is not None:
        if state.question.seat != CHANCE and chance.random() < unlawful:
            act = anything(state, chance)
            before = position(state)
            try:
                told = game.act(state, act)
            except Refused as refused:
                assert position(state) == before, f"{act!r} was refused but changed the table"
                assert game.why_not(state, act) == refused.reason
                continue
        else:
            act = next_act(state, chance, dealer)
            told = game.act(state, act)
        done.append(act)
        if look is not None:
            look(state, act, told)
    return state, done


def nothing_lost(state: State) -> None:
    """Check that the table holds the deck, no more and no less."""
    assert Counter(state.cards()) == Counter(state.game.deck)
