"""What weighed in an act of another player, as far as the one who asks has seen it.

A reason follows from what lies open, and from how bots of a level play, which everybody may know;
never from cards that are hidden from the seat of the view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from accessible_uno.cards import Card, Colour
from accessible_uno.game.base import CHANCE, Event, Seat, Told, Window
from accessible_uno.game.events import (
    Asked,
    ColourNamed,
    Drew,
    HandReceived,
    HandShown,
    HandsSwapped,
    HandsTurned,
    Passed,
    Played,
    PlaysAgain,
    Reshuffled,
    Reversed,
    Skipped,
    TurnCame,
    TurnOwed,
)
from accessible_uno.game.knowledge import Knowledge
from accessible_uno.game.view import View
from accessible_uno.game.windows import BetweenRounds, Contested, Drawn, Threat, Turn
from accessible_uno.players.bot_names import RANDOM, STRONG, BotName, parse_bot_name
from accessible_uno.players.character_bot import SMALL_HAND
from accessible_uno.players.characters import character_of
from accessible_uno.players.evaluate import FEW
from accessible_uno.rules.shared.companions import Cleared
from accessible_uno.rules.shared.doubting import BluffFound, NoBluff
from accessible_uno.rules.shared.reports import Vote, Voted
from accessible_uno.rules.shared.sides import Sides
from accessible_uno.rules.shared.uno import Denounced

_OF_NOBODY: Final = (BetweenRounds, Contested)
"""Questions that the table itself answers."""


class WitnessedAct(Struct, frozen=True):
    """An act of a player, as one seat saw it.

    Attributes:
        number: its place among the acts of the view.
        seat: who acted.
        question: what the table waited for before it.
        colour: the active colour before it.
        held: how many cards each seat held before it.
        events: what came of it.
    """

    number: int
    seat: Seat
    question: Window | None
    colour: Colour | None
    held: tuple[int, ...]
    events: tuple[Event, ...]


def witnessed_acts(view: View) -> list[WitnessedAct]:
    """Return the acts of the players in this round, as the seat of ``view`` has seen them.

    What chance gave because of an act is part of it; that cards were shuffled is left out.
    """
    known = Knowledge(view.seat, len(view.counts), (), asks_of_drawn=False)
    found: list[tuple[int, Told, list[int]]] = []
    for number, (question, colour, match, events) in enumerate(view.acts()):
        if question is not None and question.seat == CHANCE and found:
            first, before, held = found[-1]
            found[-1] = first, (*before[:3], [*before[3], *events]), held
        else:
            found.append((number, (question, colour, match, events), _counts(known)))
        known.learn((question, colour, match, events))
    # Where no deal was seen, as where a position is laid out, counting backward is right.
    now, then = view.counts, _counts(known)
    acts: list[WitnessedAct] = []
    for number, (question, colour, _, events), held in found:
        seen = tuple(event for event in events if not isinstance(event, Reshuffled))
        seat = _who_acts(question, seen)
        if seat >= 0:
            hands = tuple(now[each] - then[each] + held[each] for each in range(len(now)))
            acts.append(WitnessedAct(number, seat, question, colour, hands, seen))
    return acts


def _counts(known: Knowledge) -> list[int]:
    return [len(hand.known) + len(hand.unknown) for hand in known.hands]


def _who_acts(question: Window | None, events: Sequence[Event]) -> Seat:
    """Return whose act the events come of: the first tells of whoever did it."""
    if question is None or isinstance(question, _OF_NOBODY):
        return CHANCE
    seat: Seat = getattr(events[0], "seat", CHANCE) if events else question.seat
    return seat


NOBODY: Final = -1
NEARLY_ALWAYS: Final = 0.9
"""A likelihood."""

MANY: Final = 4
"""So many cards of another player speak for a bluff, more than for honesty."""


class Account(Struct, frozen=True):
    """Why an act was done: ``why-<deed>`` tells it, and selects by ``because``.

    Attributes:
        seat: who did it.
        deed: what was done: ``plays``, ``draws``, ``keeps``, ``takes``, ``doubts``, ``denounces``,
            ``names``, ``votes``, ``swaps``, or ``other``.
        because: what weighed most.
        card: the card that was laid, the last of several.
        called: the colour that was named with it.
        colour: the colour that the reason is about.
        other: the player whom it concerned; -1 for nobody.
        held: how many cards ``other`` held; of nobody, how many were laid.
        amount: how many cards are drawn because of it.
        rest: the rest of the hand, where the end of the round has shown it.
    """

    seat: Seat
    deed: str
    because: str
    card: Card | None = None
    called: Colour | None = None
    colour: Colour | None = None
    other: Seat = NOBODY
    held: int = 0
    amount: int = 0
    rest: tuple[Card, ...] = ()


class Case(Struct, frozen=True):
    """An act with what is needed to explain it.

    Attributes:
        act: the act.
        earlier: the acts before it, in this round.
        later: what has happened after it.
        bot: the level and style of the bot that did it; ``None`` where they are not known.
        playing: the seats still in, in seating order.
        partners: who plays together with the one who did it.
    """

    act: WitnessedAct
    earlier: Sequence[WitnessedAct]
    later: Sequence[Event]
    bot: BotName | None
    playing: tuple[Seat, ...]
    partners: tuple[Seat, ...] = ()

    @property
    def opponents(self) -> list[Seat]:
        """The seats still in that play against the one who did it."""
        own = (self.act.seat, *self.partners)
        return [seat for seat in self.playing if seat not in own]

    @property
    def laid(self) -> list[Played]:
        """The cards that were laid, in order."""
        seat = self.act.seat
        return [each for each in self.act.events if isinstance(each, Played) and each.seat == seat]

    @property
    def count(self) -> int:
        """How many cards were laid, with those that go along."""
        along = (each for each in self.act.events if isinstance(each, Cleared))
        return len(self.laid) + sum(len(each.cards) for each in along)

    @property
    def plays_by_rote(self) -> bool:
        """Whether its level plays a card whenever one goes, and names the colour held most."""
        return self.bot is not None and self.bot.level != STRONG

    @property
    def keeps_wilds(self) -> bool:
        """Whether such a bot nearly always keeps a wild while another card goes."""
        name = self.bot
        if name is None or name.level in (RANDOM, STRONG):
            return False
        return character_of(name).hoards_wilds > NEARLY_ALWAYS


def latest_actor(acts: Sequence[WitnessedAct], among: Callable[[Seat], bool]) -> Seat | None:
    """Return who of some players has acted last; ``None`` for nobody."""
    return next((act.seat for act in reversed(acts) if among(act.seat)), None)


def latest_concerned(acts: Sequence[WitnessedAct]) -> Seat | None:
    """Return whose hand the last act has judged, where it was a doubt, or else who acted last."""
    for act in acts[-1:]:
        judged = (each for each in act.events if isinstance(each, BluffFound | NoBluff))
        return next((each.accused for each in judged), act.seat)
    return None


def account_of(
    view: View, acts: Sequence[WitnessedAct], seat: Seat, kinds: Mapping[Seat, str]
) -> Account | None:
    """Return why ``seat`` did what it did last in this round; ``None`` where it did nothing.

    Args:
        view: what the one who asks sees.
        acts: those acts of the round that the one who asks has been told.
        seat: the other player.
        kinds: the kind of bot in each seat that a bot plays, as far as it is known.
    """
    place = max((at for at, act in enumerate(acts) if act.seat == seat), default=-1)
    if place < 0:
        return None
    later = [event for told in view.acts()[acts[place].number + 1 :] for event in told[-1]]
    bot, partners = parse_bot_name(kinds.get(seat, "")), view.recall(Sides).partners(seat)
    case = Case(acts[place], acts[:place], later, bot, view.playing, partners)
    for explain in _EXPLAIN:
        found = explain(case)
        if found is not None:
            return found
    return Account(seat, "other", "hidden")


# Cards that are laid


def _playing(case: Case) -> Account | None:
    """Explain cards that were laid."""
    act, laid = case.act, case.laid
    if not laid:
        return None
    last = laid[-1]
    found = next(filter(None, (weigh(case) for weigh in _WEIGHED)), None)
    because, other, amount = found or ("goes", NOBODY, 0)
    held = act.held[other] if other >= 0 else case.count
    told = (last.card, last.colour, act.colour, other, held, amount)
    return Account(act.seat, "plays", because, *told, rest=_shown_rest(case, last.left))


Weighed = tuple[str, Seat, int] | None
"""The key of what weighed, the player whom it concerned, and how many cards that player draws."""


def _went_out(case: Case) -> Weighed:
    return ("out", NOBODY, 0) if case.laid[-1].left == 0 else None


def _answered(case: Case) -> Weighed:
    """A card that answers a threat."""
    threat = case.act.question
    if isinstance(threat, Threat) and threat.seat == case.act.seat:
        return "answers", NOBODY, threat.amount
    return None


def _judged(case: Case) -> Weighed:
    """A card that has been doubted since: what the doubt has shown says more than its effect."""
    for event in case.later:
        if isinstance(event, BluffFound | NoBluff) and event.accused == case.act.seat:
            coloured = "-colour" if event.coloured else ""
            return ("honest" if isinstance(event, NoBluff) else "bluff") + coloured, NOBODY, 0
    return None


def _just_drawn(case: Case) -> Weighed:
    question = case.act.question
    drawn = isinstance(question, Drawn) and question.seat == case.act.seat
    return ("drawn", NOBODY, 0) if drawn else None


def _at_random(case: Case) -> Weighed:
    is_random = case.bot is not None and case.bot.level == RANDOM
    return ("random", NOBODY, 0) if is_random else None


def _attacked(case: Case) -> Weighed:
    """An opponent draws, or loses a turn; what a partner suffers is no reason."""
    act, own = case.act, (case.act.seat, *case.partners)
    for event in act.events:
        if isinstance(event, Asked) and isinstance(event.window, Threat):
            threat = event.window
            if threat.seat not in own:
                return _of_attack(act, threat.seat, threat.amount)
        if isinstance(event, Drew) and event.seat not in own:
            return _of_attack(act, event.seat, event.count)
        if isinstance(event, Skipped | TurnOwed) and event.seat not in own:
            return _of_attack(act, event.seat, 0)
    return None


def _of_attack(act: WitnessedAct, victim: Seat, amount: int) -> Weighed:
    few = "few-" if act.held[victim] <= FEW else ""
    return few + ("draw" if amount else "skip"), victim, amount


def _turned(case: Case) -> Weighed:
    """The turn goes past somebody with few cards, or comes back."""
    act = case.act
    for event in act.events:
        if isinstance(event, PlaysAgain) and event.seat == act.seat:
            return "again", NOBODY, 0
        if isinstance(event, Reversed) and act.seat in case.playing:
            place = case.playing.index(act.seat) - event.direction
            passed = case.playing[place % len(case.playing)]
            if act.held[passed] <= FEW and passed not in case.partners:
                return "turns", passed, 0
    return None


def _out_of_turn(case: Case) -> Weighed:
    question = case.act.question
    jumps = question is None or question.seat != case.act.seat
    return ("jumps", NOBODY, 0) if jumps else None


def _several(case: Case) -> Weighed:
    return ("several", NOBODY, 0) if case.count > 1 else None


def _wild(case: Case) -> Weighed:
    """A card that goes on anything: kept by bots, until somebody is nearly out."""
    act = case.act
    if not case.laid[-1].card.is_wild:
        return None
    fewest = min(case.opponents, key=act.held.__getitem__, default=act.seat)
    if act.held[fewest] <= SMALL_HAND:
        return "hurry", fewest, 0
    return "wild-kept" if case.keeps_wilds else "wild", NOBODY, 0


def _of_colour(case: Case) -> Weighed:
    """The colour stays, perhaps because the next player drew on it, or it changes."""
    act, colour = case.act, case.laid[-1].card.colour
    if colour is None or act.colour is None:
        return None
    if colour is not act.colour:
        return "changes", NOBODY, 0
    following = next((each.seat for each in act.events if isinstance(each, TurnCame)), NOBODY)
    starves = following not in case.partners and _drew_on(case, following)
    return ("starves", following, 0) if starves else ("keeps", NOBODY, 0)


def _drew_on(case: Case, seat: Seat) -> bool:
    """Whether a player could, or would, lay nothing on this colour at the last turn."""
    latest = next((act for act in reversed(case.earlier) if act.seat == seat), None)
    if latest is None or latest.colour is not case.act.colour or not latest.events:
        return False
    return type(latest.question) is Turn and isinstance(latest.events[0], Drew)


_WEIGHED: Final[tuple[Callable[[Case], Weighed], ...]] = (
    *(_went_out, _answered, _judged, _just_drawn, _at_random, _attacked, _turned, _out_of_turn),
    *(_several, _wild, _of_colour),
)
"""What may have weighed, the weightiest first."""


def _shown_rest(case: Case, left: int) -> tuple[Card, ...]:
    """Return what stayed in the hand, where the end of the round has shown it unchanged."""
    seat, shown = case.act.seat, tuple[Card, ...]()
    for event in case.later:
        if isinstance(event, HandShown) and event.seat == seat:
            shown = event.cards
        elif isinstance(event, HandsSwapped | HandsTurned | HandReceived) or (
            isinstance(event, Drew) and event.seat == seat
        ):
            return ()
    return shown if len(shown) == left else ()


# Everything else


def _doubting(case: Case) -> Account | None:
    """Explain a doubt: the more cards a hand has, the likelier it holds one that goes."""
    for event in case.act.events:
        if isinstance(event, BluffFound | NoBluff) and event.seat == case.act.seat:
            held = case.act.held[event.accused]
            because = "many" if held >= MANY else "guess"
            return Account(event.seat, "doubts", because, other=event.accused, held=held)
    return None


def _denouncing(case: Case) -> Account | None:
    for event in case.act.events:
        if isinstance(event, Denounced) and event.seat == case.act.seat:
            held = case.act.held[event.culprit]
            return Account(event.seat, "denounces", "silent", other=event.culprit, held=held)
    return None


def _taking(case: Case) -> Account | None:
    """Explain cards that were taken, or a turn that was let go."""
    act, threat = case.act, case.act.question
    if not isinstance(threat, Threat) or threat.seat != act.seat:
        return None
    because = "doubtful" if threat.doubtful else "no-answer" if case.plays_by_rote else "hidden"
    return Account(act.seat, "takes", because, other=threat.by, amount=threat.amount)


def _naming(case: Case) -> Account | None:
    for event in case.act.events[:1]:
        if isinstance(event, ColourNamed):
            because = "most" if case.plays_by_rote else "hidden"
            return Account(event.seat, "names", because, colour=event.colour)
    return None


def _drawing(case: Case) -> Account | None:
    """Explain a draw in the own turn; whether it was by choice cannot be seen."""
    act = case.act
    draws = bool(act.events) and isinstance(act.events[0], Drew)
    if not draws or not isinstance(act.question, Turn | Drawn) or act.question.seat != act.seat:
        return None
    because = "nothing-goes" if case.plays_by_rote else "hidden"
    return Account(act.seat, "draws", because, colour=act.colour)


def _keeping(case: Case) -> Account | None:
    act = case.act
    keeps = bool(act.events) and isinstance(act.events[0], Passed)
    return Account(act.seat, "keeps", "hidden") if keeps else None


def _voting(case: Case) -> Account | None:
    votes = case.act.events[:1]
    if not votes or not isinstance(votes[0], Voted):
        return None
    vote = case.act.question
    spared = isinstance(vote, Vote) and vote.culprit in case.partners
    return Account(case.act.seat, "votes", "partner" if spared else "seen")


def _swapping(case: Case) -> Account | None:
    """Explain an exchange of hands: the shortest one of the opponents is liked best."""
    act = case.act
    for event in act.events:
        if isinstance(event, HandsSwapped) and event.seat == act.seat:
            others, held = case.opponents, act.held[event.other]
            liked = event.other in others and held == min(act.held[seat] for seat in others)
            shortest = "shortest-opponent" if case.partners else "shortest"
            because = shortest if liked else "hidden"
            return Account(act.seat, "swaps", because, other=event.other, held=held)
    return None


_EXPLAIN: Final[tuple[Callable[[Case], Account | None], ...]] = (
    *(_doubting, _denouncing, _swapping, _playing, _taking, _naming, _drawing, _keeping, _voting),
)
"""What explains each kind of deed, in the order in which they are tried."""
