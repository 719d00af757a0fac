"""Does a setting do anything? The same acts, by the same chance, with it and without it.

Run as a program, it prints each preset with each setting that changes nothing:

    python tests/rules/effects.py [PRESET...]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from random import Random
from typing import Final, TypeAlias

from msgspec.structs import replace

from accessible_uno.cards import COLOURS, Card
from accessible_uno.checks import rounds
from accessible_uno.game.actions.playing import play
from accessible_uno.game.base import CHANCE, TABLE, Action, Refused, Seat
from accessible_uno.game.chance import NextRound, answer_by_lot
from accessible_uno.game.engine import Game
from accessible_uno.game.state import State
from accessible_uno.interface.parse.rule_names import current_value
from accessible_uno.rules.preset import CannotCompile, compile_preset, idle_options
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.rules.registry import all_options
from accessible_uno.rules.shared.reports import Ground, LayAnyway, Report
from accessible_uno.rules.shared.time_limits import TimeUp
from accessible_uno.table import Dealer

Setting: TypeAlias = "tuple[tuple[str, str], ...]"

LENGTHS: Final = (*(25,) * 40, *(400,) * 16)
"""The acts of each game that is played: many openings, and some long games."""

NUMBERS: Final = (1, 2, 5, 30, 200)
"""Numbers that are tried beside the lowest and the highest of an option."""


def settings() -> Iterator[Setting]:
    """Yield each value of each option of our own rules, alone and beside another of its rule."""
    options = {name: all_options()[name][0] for name in rounds.our_options()}
    for name, rule in options.items():
        beside = [other for other, same in options.items() if rule is same and other != name]
        for value in values(name):
            yield ((name, value),)
            for other in beside:
                yield from (((other, first), (name, value)) for first in values(other)[-3:])


def values(name: str) -> tuple[str, ...]:
    """The values of an option; of a number, some."""
    option = all_options()[name][1]
    numbers = () if option.choices else NUMBERS
    some = (str(each) for each in numbers if option.lowest <= each <= option.highest)
    return tuple(dict.fromkeys((*option.values(), *some)))


def without_effect(key: str, setting: Setting) -> bool:
    """Whether the last setting changes nothing, though nothing refuses it, and nobody is told.

    One that says what holds anyway changes nothing, of course.
    """
    seats = rounds.seats_for(key, 1)
    *others, last = setting
    try:
        with_it = compile_preset(key, setting, seats)
        before = compile_preset(key, others, seats)
    except CannotCompile:
        return False
    if last[0] in idle_options(key, setting) or holds(last, before):
        return False
    return not any(differ(before, with_it, seats, number) for number in range(len(LENGTHS)))


def holds(setting: tuple[str, str], game: Game) -> bool:
    """Whether an option has a value in a game without being set."""
    name, value = setting
    kind, option = all_options()[name]
    active = {rule.key: rule for rule in game.rules}
    return str(option.read(value)) == current_value(kind, option, active)


def differ(one: Game, other: Game, seats: int, number: int) -> bool:
    """Whether two games go apart, though chance and players are the same."""
    pairs = zip_longest(trace(one, seats, number), trace(other, seats, number))
    return any(first != second for first, second in pairs)


def trace(game: Game, seats: int, number: int) -> Iterator[object]:
    """Yield what is seen of a game that is played at random, act by act."""
    chance = Random(number)
    dealer = Dealer(str(number))
    state = game.open(seats)
    state.scores = [450 * (number % 2)] * seats
    arranged = False
    for _ in range(LENGTHS[number]):
        question = state.question
        if question is None:
            return
        if not arranged and state.discard and question.seat >= 0:
            arranged = True
            ARRANGEMENTS[number // 2 % len(ARRANGEMENTS)](state, question.seat)
        acts = [act for seat in range(seats) for act in game.legal(state, seat)]
        yield sorted(map(repr, acts)), state.scores[:], state.winners, game.time_limit(question)
        yield game.act(state, next_act(game, state, dealer, chance, acts))


def as_dealt(state: State, seat: Seat) -> None:
    """Leave the hands as they are."""


def short_hands(state: State, seat: Seat) -> None:
    """Leave two cards to each player, so that the round ends soon."""
    for hand in state.hands:
        state.pile[:0] = hand[2:]
        del hand[2:]


def whole_suit(state: State, seat: Seat) -> None:
    """Give the player who is asked the digits from 1 to 9, in the active colour."""
    suit = [each for each in state.game.deck if each.digit and each.colour is state.colour]
    give(state, seat, suit)


def one_digit(state: State, seat: Seat) -> None:
    """Give the player who is asked a hand of three cards that are alike but for the colour."""
    digit = next((each.digit for each in state.match if each.digit), None)
    alike = {each for each in state.game.deck if digit is not None and each.digit == digit}
    give(state, seat, sorted(alike, key=lambda each: (each not in state.match, each.code))[:3])


def give(state: State, seat: Seat, wanted: Sequence[Card]) -> None:
    """Give a player these cards in the place of the hand, as far as the others do not hold them."""
    pool = [*state.hands[seat], *state.pile]
    hand = [each for each in dict.fromkeys(wanted) if each in pool]
    if hand:
        for each in hand:
            pool.remove(each)
        state.hands[seat][:] = hand
        state.pile[:] = pool


ARRANGEMENTS: Final = (as_dealt, short_hands, whole_suit, one_digit)


def next_act(
    game: Game, state: State, dealer: Dealer, chance: Random, acts: Sequence[Action]
) -> Action:
    """Return an act at random: an answer, something unasked, the clock, or a card that is wrong."""
    question = state.question
    assert question is not None
    if question.seat == CHANCE:
        return answer_by_lot(state, dealer)
    draw = chance.random()
    if question.seat == TABLE:
        asides = [act for act in acts if not act.answers_question]
        return chance.choice(asides) if asides and draw < 0.3 else NextRound()
    late = TimeUp(question.seat)
    if draw < 0.04 and game.why_not(state, late) is None:
        return late
    wrong = misplay(game, state, chance) if draw < 0.1 else None
    if wrong is not None:
        return wrong
    asides = [act for act in acts if not act.answers_question]
    if asides and draw > 0.85:
        aside = chance.choice(asides)
        named = (
            replace(aside, ground=chance.choice(list(Ground)))
            if isinstance(aside, Report)
            else aside
        )
        return aside if game.why_not(state, named) else named
    answers = [act for act in acts if act.answers_question and act.seat == question.seat]
    laid = [act for act in answers if getattr(act, "card", None) or getattr(act, "cards", None)]
    return chance.choice(laid if laid and draw < 0.7 else answers)


def misplay(game: Game, state: State, chance: Random) -> Action | None:
    """Return a wrong card of some hand as the rules punish it, if they do."""
    seat = chance.choice(state.playing)
    if not state.hands[seat]:
        return None
    card = chance.choice(state.hands[seat])
    insisting = LayAnyway(seat, (card,))
    if game.why_not(state, insisting) is None:
        return insisting
    tried = play(seat, card, chance.choice(COLOURS) if card.is_wild else None)
    try:
        reason = game.why_not(state, tried)
    except Refused:
        return None
    return None if reason is None else game.punish_illegal(state, tried, reason, live=True)


def written(setting: Setting) -> str:
    """How a setting is written on the command line."""
    return " ".join(f"{name}={value}" for name, value in setting)


def idle(key: str) -> list[str]:
    """The settings of a preset that change nothing, as they are written."""
    return [written(setting) for setting in settings() if without_effect(key, setting)]


def main(arguments: Sequence[str]) -> None:
    """Print what changes nothing, preset by preset."""
    for key in arguments or preset_keys():
        for each in idle(key):
            sys.stdout.write(f"{key} {each}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
