"""Plays with what a package adds: its rules under every preset, its bots against the clock."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib.metadata import EntryPoint
from random import Random
from traceback import walk_tb
from typing import Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from accessible_uno.checks.package import CheckResult, Told
from accessible_uno.checks.rounds import (
    BrokenRound,
    Options,
    lawful_act,
    play_round,
    play_with,
    seats_for,
    seen,
    text_of,
    twin_of,
)
from accessible_uno.checks.samples import kinds_in
from accessible_uno.game.base import CHANCE, TABLE, Action, Event, Refused, Window
from accessible_uno.game.legal import Legal
from accessible_uno.game.option import BadOption
from accessible_uno.game.rule import ConflictingRules, Rule
from accessible_uno.game.state import State
from accessible_uno.game.view import View
from accessible_uno.packages.contained import SLOW, CallFailed, call_contained
from accessible_uno.packages.faults import Group, PackageFault, place_in, words_of
from accessible_uno.packages.offers import fault_of, top_module
from accessible_uno.players.registry import contained_bot
from accessible_uno.rules.preset import Preset, load_preset
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.rules.registry import load_rule, our_options, rule
from accessible_uno.table import Dealer

ROUNDS: Final = 3
"""Rounds of each value of an option under each preset."""

PATIENCE: Final = 60.0
"""Seconds that such a round may take; it takes a tenth of one."""

BOT_ROUNDS: Final = 3
MOST_MOVES: Final = 120
"""Moves of a bot in each of its rounds."""

ENOUGH: Final = 20.0
"""Seconds of a bot's thinking that say how slow it is."""


class PlayedWay(NamedTuple):
    """One way to play a rule: what is set, in words of the command line, and what plays it."""

    told: str
    play: Callable[[str, int], object]
    """Plays a round of a preset with a number; returns ``"refused"`` or a conflict."""


def check_rules(entries: list[EntryPoint]) -> Iterator[CheckResult]:
    """Yield what breaks in rounds at random, and how many were played."""
    for entry in entries:
        if entry.group == Group.RULES:
            kind = load_rule(entry)
            yield from _check_options(kind)
            unanswered = [*_check_windows(kind)]
            yield from unanswered
            for way in () if unanswered else _ways(kind):
                yield from _check_way(entry, way, preset_keys())
        elif entry.group == Group.PRESETS:
            yield from _check_values(load_preset(entry))
            way = PlayedWay(entry.name, lambda key, number: play_round(key, (), number))
            yield from _check_way(entry, way, (entry.name,))


def _check_options(kind: type[Rule]) -> Iterator[CheckResult]:
    """Yield the options of a rule that have the name of one of ours."""
    for option in kind.options:
        if option.name in our_options():
            yield CheckResult("check-option-taken", {"rule": kind.key, "option": option.name})


def _check_windows(kind: type[Rule]) -> Iterator[CheckResult]:
    """Yield the questions of a rule's package that no action of its rules answers."""
    package = kind.__module__.partition(".")[0]
    opened = tuple(
        window for each in (kind, *kind.__subclasses__()) for window, _ in each.opens
    ) + tuple(
        seam.target
        for method in vars(kind).values()
        for seam in getattr(method, "seams", ())
        if seam.kind == "answers"
    )
    for window in kinds_in(package).questions:
        is_answered = window.outcomes is not Window.outcomes or issubclass(window, opened)
        if not is_answered and window.__bases__ == (Window,):
            yield CheckResult("check-window-unanswered", {"window": window.__name__})


def _check_values(found: Preset) -> Iterator[CheckResult]:
    """Yield the values in a set of rules that players could not set."""
    for key, parameters in found.rules.items():
        options = {each.parameter: each for each in rule(key).options if not each.choices}
        for name in parameters.keys() & options.keys() - {""}:
            try:
                options[name].read(str(parameters[name]))
            except BadOption as bad:
                value: Told = {"preset": found.key, "rule": key, "field": name}
                value |= {"value": bad.value or "", "takes": bad.allowed}
                yield CheckResult("check-preset-value", value)


def _ways(kind: type[Rule]) -> Iterator[PlayedWay]:
    """Yield each value of each option of a rule; without any, the rule as it is."""
    for option in (each for each in kind.options if each.name not in our_options()):
        for value in (each for each in option.values() if each != option.off):
            yield _with_options(((option.name, value),))
    if not kind.options:
        yield PlayedWay(kind.key, lambda key, number: play_with(kind(), key, (), number))


def _with_options(options: Options) -> PlayedWay:
    ((name, value),) = options
    return PlayedWay(f"{name}={value}", lambda key, number: play_round(key, options, number))


def _check_way(
    entry: EntryPoint, way: PlayedWay, presets: tuple[str, ...]
) -> Iterator[CheckResult]:
    played, presets_played = 0, set()
    found: dict[object, tuple[CheckResult, list[str]]] = {}
    for key in presets:
        for number in range(ROUNDS):
            try:
                outcome = call_contained(partial(way.play, key, number), PATIENCE)
            except CallFailed as failed:
                finding = _finding_of(entry, way, failed)
                found.setdefault(_place_of(failed), (finding, []))[1].append(key)
                break
            if outcome != "refused" and not isinstance(outcome, ConflictingRules):
                played += 1
                presets_played.add(key)
    for finding, keys in found.values():
        told: Told = {**finding.arguments, "preset": keys[0], "others": len(keys) - 1}
        yield finding._replace(arguments=told)
    told = {"rule": way.told, "rounds": played, "presets": len(presets_played)}
    if played or not found:
        yield CheckResult("check-rounds" if played else "check-unplayable", told, wrong=not played)


def _place_of(failed: CallFailed) -> object:
    """Return what tells one fault from another: what is broken, or the line of code."""
    if isinstance(failed.error, BrokenRound):
        return failed.error.broken
    trace = failed.error.__traceback__ if failed.error is not None else None
    lines = [(frame.f_code.co_filename, line) for frame, line in walk_tb(trace)]
    return (failed.kind, type(failed.error), *lines[-1:])


def _finding_of(entry: EntryPoint, way: PlayedWay, failed: CallFailed) -> CheckResult:
    """Return what a round that has failed tells."""
    place: Told = {"rule": way.told}
    error = failed.error
    if isinstance(error, BrokenRound):
        return CheckResult(f"check-round-{error.broken}", {**place, "about": error.about})
    if isinstance(error, PackageFault):
        return CheckResult("package-faulty", {**error.arguments()})
    why = words_of(error) if error is not None else ""
    fault = fault_of(entry, failed.kind, why, error or failed.frame)
    is_its_own = error is None or place_in(top_module(entry), error)
    place["returned"] = "no" if is_its_own else "yes"
    return CheckResult("check-round-fault", {**place, **fault.arguments()})


def check_secrecy(entries: list[EntryPoint]) -> Iterator[CheckResult]:
    """Yield the events of a package that tell a player cards that the player has not seen."""
    found: set[type[Event]] = set()
    for entry in (each for each in entries if each.group == Group.RULES):
        for option in load_rule(entry).options:
            for value in (each for each in option.values() if each != option.off):
                for key in preset_keys():
                    options = ((option.name, value),)
                    found |= _shown(key, options, top_module(entry))
    for event in sorted(found, key=lambda each: each.__name__):
        is_meant = event.seen_by is not Event.seen_by
        yield CheckResult("check-shows", {"event": event.__name__}, wrong=not is_meant)


def _shown(key: str, options: Options, package: str) -> set[type[Event]]:
    """Return the events of a package that differ for an onlooker by hidden cards alone."""
    try:
        game = text_of(key).compile(options, 4)
    except Exception:  # noqa: BLE001  # told by the rounds
        return set()
    chance = Random(f"{key} {options}")
    found: set[type[Event]] = set()
    state = game.open(4)
    dealer = Dealer(key)
    for _ in range(80):
        if state.question is None:
            break
        try:
            act = lawful_act(state, chance, dealer)
            if act.seat not in (CHANCE, TABLE):
                viewer = chance.choice([seat for seat in state.playing if seat != act.seat] or [-1])
                twin = twin_of(state, viewer, chance, kept=act.seat)
                found |= _differing((state.copy(), act), (twin, act), viewer, package)
                if state.pile and act.seat >= 0:
                    other = _with_a_card_exchanged(state, act, chance)
                    found |= _differing((state.copy(), act), other, viewer, package, alike=True)
            game.act(state, act)
        except Exception:  # noqa: BLE001  # told by the rounds
            break
    return found


ActAt: TypeAlias = tuple[State, Action]
"""An act at a table."""


def _with_a_card_exchanged(state: State, act: Action, chance: Random) -> ActAt:
    """Return the same act with a card of the hand and a card of the pile in each other's place."""
    twin = state.copy()
    hand, pile = twin.hands[act.seat], twin.pile
    place = chance.randrange(len(hand))
    held, other = hand[place], chance.choice(pile)
    pile[pile.index(other)], hand[place] = held, other
    named = {
        name: tuple(other if card == held else card for card in each)
        for name in act.__struct_fields__
        if isinstance(each := getattr(act, name), tuple) and held in each
    }
    return twin, replace(act, **named)


def _differing(
    one: ActAt, other: ActAt, viewer: int, package: str, *, alike: bool = False
) -> set[type[Event]]:
    """Return the event of a package that is the first to differ for a viewer at two tables.

    With ``alike``, only where the tables are the same to the viewer after the acts: a card that is
    laid open is no secret any more.
    """
    try:
        events = [state.game.act(state, act) for state, act in (one, other)]
    except Refused:
        return set()
    if alike and seen(one[0], viewer) != seen(other[0], viewer):
        return set()
    for some, others in zip(*events, strict=False):
        if type(some) is not type(others):
            return set()
        if some.seen_by(viewer) != others.seen_by(viewer):
            return {type(some)} if _is_of(some, package) else set()
    return set()


def _is_of(event: Event, package: str) -> bool:
    return type(event).__module__.partition(".")[0] == package


def check_bots(entries: list[EntryPoint]) -> Iterator[CheckResult]:
    """Yield how long each bot thinks, and what it does wrong."""
    for entry in entries:
        if entry.group == Group.BOTS:
            try:
                yield from _check_bot(entry, BotTrial(entry))
            except PackageFault as fault:
                yield CheckResult("package-faulty", {**fault.arguments()})


AskBot: TypeAlias = Callable[[View, Legal], Action | None]


class BotTrial:
    """Plays rounds with a bot in every seat.

    Attributes:
        seconds: what each answer took.
        unlawful: what was answered that is not allowed.
    """

    def __init__(self, entry: EntryPoint) -> None:
        self.seconds: list[float] = []
        self.unlawful: list[str] = []
        self._entry = entry

    def play(self, key: str, number: int) -> None:
        """Play a round, until it is over or the bot has moved often enough.

        Raises:
            PackageFault: the bot raises something, or does not answer.
        """
        seats, chance = seats_for(key, number), Random(number)
        game = text_of(key).compile((), seats)
        bots = [contained_bot(self._entry, chance.random) for _ in range(seats)]
        state, dealer = game.open(seats), Dealer(f"{key} {number}")
        for _ in range(MOST_MOVES):
            question = state.question
            is_enough = sum(self.seconds) > ENOUGH or (state.round_over and len(self.seconds) > 20)
            if question is None or is_enough:
                return
            act = lawful_act(state, chance, dealer)
            if question.seat not in (CHANCE, TABLE):
                for seat in state.playing if state.offers else ():
                    self._answer(bots[seat].interject, state, seat, may_decline=True)
                act = self._answer(bots[question.seat].choose, state, question.seat) or act
            if game.why_not(state, act) is None:
                game.act(state, act)

    def _answer(
        self, ask: AskBot, state: State, seat: int, *, may_decline: bool = False
    ) -> Action | None:
        legal = Legal(state, seat)
        begun = time.perf_counter()
        try:
            act = ask(View(state, seat), legal)
        except CallFailed as failed:
            why = words_of(failed.error) if failed.error is not None else ""
            found = failed.error or failed.frame
            raise fault_of(self._entry, failed.kind, why, found) from failed.error
        self.seconds.append(time.perf_counter() - begun)
        if act is None and may_decline:
            return None
        if any(act == each for each in legal):
            return act
        self.unlawful.append(repr(act))
        return None


def _check_bot(entry: EntryPoint, pace: BotTrial) -> Iterator[CheckResult]:
    for number, key in enumerate(preset_keys()[:BOT_ROUNDS]):
        pace.play(key, number)
    taken = sorted(pace.seconds)
    told: Told = {
        "name": entry.name,
        "moves": len(taken),
        "usual": _milliseconds(taken[len(taken) // 2]),
        "longest": _milliseconds(taken[-1]),
    }
    if pace.unlawful:
        yield CheckResult("check-bot-unlawful", {**told, "about": pace.unlawful[0]})
    slow = taken[len(taken) // 2] >= SLOW
    yield CheckResult("check-bot-slow" if slow else "check-bot", told, wrong=slow)


def _milliseconds(seconds: float) -> int:
    return round(1000 * seconds)
