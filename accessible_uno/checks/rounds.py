"""Any rules with any options: rounds played at random, and what must hold in each of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import cache
from itertools import combinations
from random import Random
from typing import Any, Final, TypeAlias

from accessible_uno.cards import Card
from accessible_uno.game.actions import Choose, Jump, LayTogether
from accessible_uno.game.base import CHANCE, TABLE, Action, Event, Refused, Seat
from accessible_uno.game.chance import NextRound, answer_by_lot
from accessible_uno.game.engine import Game
from accessible_uno.game.legal import Legal
from accessible_uno.game.option import BadOption
from accessible_uno.game.rule import ConflictingRules, Rule
from accessible_uno.game.state import State
from accessible_uno.game.view import View
from accessible_uno.game.windows import Turn
from accessible_uno.players.character_bot import CharacterBot
from accessible_uno.players.characters import CHARACTERS
from accessible_uno.rules.preset import WrongSeats, preset
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.rules.registry import all_options, our_rules
from accessible_uno.table import Dealer

Options: TypeAlias = tuple[tuple[str, str], ...]
ALWAYS_WITH: Final = ("leaflet", "classic")
MOST_ACTS: Final = 110
UNCOMPARED: Final = frozenset(("game", "events", "match"))


class Broken(StrEnum):
    """What must not be in any round; ``check-round-<it>`` says so."""

    NOBODY = "nobody"
    """Nobody is asked, and the match goes on."""
    CARDS = "cards"
    """Cards are lost or made."""
    AGENDA = "agenda"
    """Something is left to do on a turn or after a round."""
    ASKED = "asked"
    """Somebody is asked who is not in the round, or on whose turn it is not, or without a card."""
    ANSWER = "answer"
    """A question has no answer."""
    BOT = "bot"
    """One of our bots does what is not allowed."""
    REFUSED = "refused"
    """What is refused changes the table."""
    ORDER = "order"
    """The same acts give another position, or do so where the rules are asked in another order."""
    HIDDEN = "hidden"
    """A hidden card shows."""


class BrokenRound(AssertionError):
    """A round is not as it must be.

    Attributes:
        broken: what is wrong.
        about: what it is about, in words of the code.
    """

    def __init__(self, broken: Broken, about: str) -> None:
        super().__init__(f"{broken.value}: {about}")
        self.broken = broken
        self.about = about


def must(holds: object, broken: Broken, about: object = "") -> None:
    """Raise :class:`BrokenRound` unless something holds."""
    if not holds:
        raise BrokenRound(broken, str(about))


text_of = cache(preset)
"""A preset, read once."""


def presets_for(number: int) -> tuple[str, ...]:
    """Three presets: each of the others in its turn, then the two that most rules go with."""
    others = [key for key in preset_keys() if key not in ALWAYS_WITH]
    return (others[number % len(others)], *(ALWAYS_WITH if number % 2 else ALWAYS_WITH[::-1]))


def our_options() -> tuple[str, ...]:
    """The options of our own rules; packages that happen to be installed bring others."""
    return tuple(name for name, (rule, _) in all_options().items() if rule.key in our_rules())


def pairs() -> Iterator[Options]:
    """Every pair of options, each with one of its values that makes it active."""
    for number, names in enumerate(combinations(our_options(), 2)):
        yield values_of(names, Random(number))


def larger_sets(count: int) -> Iterator[Options]:
    """Sets of three to twelve options."""
    names = list(our_options())
    for number in range(count):
        chance = Random(f"set {number}")
        size = min(chance.randint(3, 12), len(names))
        yield values_of(chance.sample(names, size), chance)


def values_of(names: Sequence[str], chance: Random) -> Options:
    """A value for each option, rarely the one that switches it off."""
    found = []
    for name in names:
        _, option = all_options()[name]
        values = [each for each in option.values() if each != option.off] or [option.off]
        found.append((name, chance.choice(values)))
    return tuple(found)


def going_with(key: str, options: Options, number: int) -> Options:
    """Those options that the preset takes together at its table, the first ones first."""
    kept: Options = ()
    for each in options:
        if rules_of(key, (*kept, each)) is not None:
            kept = (*kept, each)
    while kept and not suit_the_table(key, kept, seats_for(key, number)):
        kept = kept[:-1]
    return kept


def suit_the_table(key: str, options: Options, seats: int) -> bool:
    """Whether so many can play with the options."""
    try:
        text_of(key).compile(options, seats)
    except (BadOption, WrongSeats):
        return False
    return True


def rules_of(key: str, options: Options) -> list[Rule] | None:
    """The active rules, or nothing where the options are refused with a reason."""
    try:
        return text_of(key).active_rules(options)
    except (ConflictingRules, BadOption):
        return None


@cache
def tables_of(key: str) -> tuple[int, ...]:
    """How many may play a preset."""
    text = text_of(key)
    few = (seats for seats in (4, 3, 6, 2, 5) if text.fewest <= seats <= text.most)
    return tuple(seats for seats in few if suit_the_table(key, (), seats))


def seats_for(key: str, number: int) -> int:
    """How many play, as the preset allows."""
    allowed = tables_of(key)
    return allowed[number % len(allowed)]


def play_round(key: str, options: Options, number: int) -> str:
    """Play at random; return ``"refused"``, ``"over"`` or ``"going"``; raise where it fails."""
    rules = rules_of(key, options)
    if rules is None:
        return "refused"
    chance = Random(f"{key} {options} {number}")
    seats = seats_for(key, number)
    try:
        game = text_of(key).compile(options, seats)
    except (BadOption, WrongSeats):
        return "refused"
    state, done = _played(game, seats, chance)
    _same_again(shuffled(rules, chance), seats, state, done)
    return "over" if state.round_over or state.winners else "going"


def play_with(rule: Rule, key: str, options: Options, number: int) -> str | ConflictingRules:
    """Play at random with a further rule, of another package perhaps; see :func:`play_round`.

    Return the conflict where the rule cannot be combined with the others.
    """
    rules = rules_of(key, options)
    if rules is None:
        return "refused"
    chance = Random(f"{rule!r} {key} {options} {number}")
    seats = seats_for(key, number)
    try:
        game = Game([*rules, rule])
    except ConflictingRules as conflict:
        return conflict
    if not all(each.allows_seats(seats) for each in rules):
        return "refused"
    state, done = _played(game, seats, chance)
    _same_again(shuffled([*rules, rule], chance), seats, state, done)
    return "over" if state.round_over or state.winners else "going"


def shuffled(rules: Sequence[Rule], chance: Random) -> Game:
    """The same game, its rules asked in any order wherever the laws of the seams allow one."""
    return Game(rules, lambda _: chance.random(), lambda _: chance.random())


def _played(game: Game, seats: int, chance: Random) -> tuple[State, list[Action]]:
    dealer = Dealer(chance.random().hex())
    state = game.open(seats)
    deck = Counter(game.deck)
    done: list[Action] = []
    for place in range(MOST_ACTS):
        if state.question is None:
            must(state.winners, Broken.NOBODY)
            break
        if state.round_over and place > 2 and chance.random() < 0.5:
            break
        lawful = lawful_act(state, chance, dealer)
        if lawful.seat != CHANCE and chance.random() < 0.1:
            _tried(state, any_act(state, chance, done, lawful))
        if state.question is None or game.why_not(state, lawful) is not None:
            lawful = lawful_act(state, chance, dealer)
        game.act(state, lawful)
        done.append(lawful)
        if place % 10 == 0:
            check_position(state, deck)
            _nothing_hidden_shows(state, chance)
    check_position(state, deck)
    return state, done


def check_position(state: State, deck: Counter[Card]) -> None:
    """Check what must hold whenever somebody is asked: no card is lost or made, nothing is left to
    do on a turn or after a round, and only players who are in, with cards in hand, are asked."""
    must(Counter(state.cards()) == deck, Broken.CARDS)
    question = state.question
    if state.round_over or question is None or type(question) is Turn:
        must(not state.agenda, Broken.AGENDA, f"{question!r}, {state.agenda}")
    if state.round_over or question is None:
        return
    must(question.seat < 0 or question.seat in state.playing, Broken.ASKED, question)
    if type(question) is Turn:
        must(state.turn == question.seat, Broken.ASKED, question)
        must(all(state.hands[seat] for seat in state.playing), Broken.ASKED, question)


def first_acts(key: str, seats: int) -> Iterator[list[Event]]:
    """Yield what happens in a match at random, act by act, without an end."""
    chance, dealer, state = Random(key), Dealer(key), text_of(key).compile((), seats).open(seats)
    while True:
        yield state.game.act(state, lawful_act(state, chance, dealer))


def lawful_act(state: State, chance: Random, dealer: Dealer) -> Action:
    """An act of the player who is asked, or sometimes of one who may act without being asked."""
    question = state.question
    if question is None:
        raise BrokenRound(Broken.NOBODY, "")
    if question.seat == CHANCE:
        return answer_by_lot(state, dealer)
    if question.seat == TABLE:
        return NextRound()
    if chance.random() < 0.15:
        unasked = [
            act
            for seat in state.playing
            for act in state.game.legal(state, seat)
            if not act.answers_question
        ]
        if unasked:
            return chance.choice(unasked)
    acts = [act for act in state.game.legal(state, question.seat) if act.answers_question]
    must(acts, Broken.ANSWER, question)
    if chance.random() < 0.2:
        return _act_of_a_bot(state, question.seat, chance)
    return chance.choice(acts)


def _act_of_a_bot(state: State, seat: int, chance: Random) -> Action:
    """What a bot of any character answers, which must be lawful."""
    bot = CharacterBot(chance.choice(list(CHARACTERS.values())), chance.random)
    act = bot.choose(View(state, seat), Legal(state, seat))
    reason = state.game.why_not(state, act)
    is_right = reason is None or act == state.game.default_answer(state)
    must(is_right, Broken.BOT, f"{act!r}: {reason!r}")
    return act


def any_act(state: State, chance: Random, done: Sequence[Action], lawful: Action) -> Action:
    """An act at the wrong moment, by the wrong player, or with the wrong card."""
    seat = chance.randrange(len(state.hands))
    hand = state.hands[seat] or list(state.game.deck)
    card = chance.choice(hand)
    wild: tuple[Action, ...] = (
        Choose(seat, chance.choice(("none", "left", "4", "g", 0, 1))),
        Jump(seat, (card,), None, chance.random() < 0.5),
        LayTogether(seat, (card, chance.choice(hand))),
        *([chance.choice(done)] if done else []),
        *([chance.choice(done[-3:])] if done else []),
        lawful,
    )
    return chance.choice(wild)


def _tried(state: State, act: Action) -> None:
    """Check that a refused act changes nothing; an act that is lawful after all is not done."""
    if act.seat == CHANCE or state.game.why_not(state, act) is None:
        return
    before = position(state)
    try:
        state.game.act(state, act)
    except Refused:
        must(position(state) == before, Broken.REFUSED, act)


def _same_again(game: Game, seats: int, state: State, done: Sequence[Action]) -> None:
    """The same acts give the same position, in whatever order the rules are asked."""
    again = game.open(seats)
    for act in done:
        try:
            game.act(again, act)
        except Refused as refused:
            raise BrokenRound(Broken.ORDER, repr(act)) from refused
    must(position(again) == position(state), Broken.ORDER)


def position(state: State) -> dict[str, Any]:
    """Everything that makes a position, in a form that compares."""
    found = {name: getattr(state, name) for name in State.__slots__ if name not in UNCOMPARED}
    found["agenda"] = [(type(step).__name__, getattr(step, "seat", None)) for step in state.agenda]
    return {
        name: item.copy() if isinstance(item, (list, dict)) else item
        for name, item in found.items()
    }


def _nothing_hidden_shows(state: State, chance: Random) -> None:
    """A viewer must see the same where the hidden cards are others."""
    if not state.playing:
        return
    viewer = chance.choice(state.playing)
    must(seen(twin_of(state, viewer, chance), viewer) == seen(state, viewer), Broken.HIDDEN)


def twin_of(state: State, viewer: Seat, chance: Random, kept: Seat | None = None) -> State:
    """Return the position with the hands that a viewer does not see and the pile dealt anew.

    Args:
        state: the position.
        viewer: the seat that keeps its hand.
        chance: deals.
        kept: another seat that keeps its hand.
    """
    twin = state.copy()
    others = [seat for seat in range(len(state.hands)) if seat not in (viewer, kept)]
    loose = [card for seat in others for card in twin.hands[seat]] + twin.pile
    chance.shuffle(loose)
    for seat in others:
        count = len(twin.hands[seat])
        twin.hands[seat], loose = loose[:count], loose[count:]
    twin.pile = loose
    return twin


def seen(state: State, seat: int) -> dict[str, object]:
    """All that a seat can see, and may do."""
    view = View(state, seat)
    names = [name for name, kind in vars(View).items() if isinstance(kind, property)]
    found: dict[str, object] = {name: getattr(view, name) for name in names}
    found["notes"] = [view.recall(kind) for kind in state.notes]
    found["legal"] = list(Legal(state, seat))
    return found
