"""The table: every action goes through it, and each seat gets its part of the events."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from accessible_uno.game.base import CHANCE, ONLOOKER, Action, Event, Refused, Seat
from accessible_uno.game.chance import NextRound, answer_by_lot
from accessible_uno.game.compiled import CompiledRules
from accessible_uno.game.legal import Legal
from accessible_uno.game.state import State
from accessible_uno.game.view import View
from accessible_uno.misuse import WrongArgument, check_seat
from accessible_uno.names import is_recorded_name
from accessible_uno.packages.watchdog import blame_rules
from accessible_uno.players.bot import Bot, Thought, think, think_of_offers
from accessible_uno.record.seat_part import Part, own_part, public_part
from accessible_uno.table.dealer import Dealer
from accessible_uno.table.driver import Decision, Driver, MatchPace, Timers
from accessible_uno.table.seated_bot import SeatedBot
from accessible_uno.table.seen import SeenTable, Sights, sights_of


class ActRecorder(Protocol):
    """Writes the acts of a match down."""

    def write_acts(self, acts: Sequence[Action]) -> None:
        """Write an act, and what chance gave because of it, before any listener hears of it."""


def _do_nothing() -> None: ...


def _check_players(game: CompiledRules, names: Sequence[str]) -> None:
    """Check who is to play a game, and that so many can."""
    count, wanted = len(names), game.seats
    if not names or (wanted and count != wanted):
        raise WrongArgument(
            f"There are {count} names, and {wanted or 'at least 1'} players in this game."
        )
    for each in game.rules:
        if not each.allows_seats(count):
            raise WrongArgument(f"The rule “{each.key}” cannot be played by {count}.")
    if count * game.hand_size >= len(game.deck):
        raise WrongArgument(f"The cards do not suffice for {count} players.")
    _check_names(names)


def _check_names(names: Sequence[str]) -> None:
    for place, name in enumerate(names):
        if not is_recorded_name(name):
            raise WrongArgument(
                f"Nobody can be called {name!r}: a name is one word of letters and digits."
            )
        if name.casefold() in (each.casefold() for each in names[:place]):
            raise WrongArgument(f"Two players are called “{name}”.")


def _check_bots(bots: Mapping[Seat, Bot], seats: int) -> None:
    for seat, bot in bots.items():
        check_seat(seat, seats)
        if isinstance(bot, type) or not callable(getattr(bot, "choose", None)):
            raise WrongArgument(f"In seat {seat} is no bot, but {bot!r}: make_bot makes one.")


class Table(SeenTable):
    """One match in progress.

    Args:
        game: the rules.
        names: the players in seating order.
        dealer: shuffles.
        bots: who plays which seats; the others are people.
        state: the position of a match to resume, instead of a new match.
        recorder: writes every act down.

    Raises:
        WrongArgument: so many cannot play the game, a name cannot be, or a bot has no seat or is
            none.

    Attributes:
        rules: what may be asked about the rules.
        names: the players in seating order.
        changes: how often somebody has acted, or a bot was told to play otherwise.
        failed: whether an act has raised an error; the position is then in no order.
        levels_fixed: whether bots play to the end as they began.
        recorder: writes every act down from now on.
        on_bots_changed: called after a bot has been told to play as another kind does.
    """

    hosted = False

    def __init__(
        self,
        game: CompiledRules,
        names: Sequence[str],
        dealer: Dealer,
        *,
        bots: Mapping[Seat, Bot] | None = None,
        state: State | None = None,
        recorder: ActRecorder | None = None,
    ) -> None:
        _check_players(game, names)
        _check_bots(bots or {}, len(names))
        position = game.open(len(names)) if state is None else state
        super().__init__(game, names, position, (ONLOOKER, *range(len(names))))
        self._game = game
        self._bots = dict(bots or {})
        self._dealer = dealer
        self.recorder = recorder
        self.changes = 0
        self.failed = False
        self.levels_fixed = False
        self.on_bots_changed: Callable[[], None] = _do_nothing
        self._public: tuple[int, Part] = (-1, {})

    def let_go(self) -> None:
        """Let go of those who listen and write down: the match is over, and nobody asks for it."""
        self._listeners.clear()
        self.recorder = None
        self.on_bots_changed = _do_nothing

    @property
    def bot_kinds(self) -> Mapping[Seat, str]:
        """The kind of bot in each seat that a bot plays; empty for a bot that does not tell."""
        return {
            seat: bot.kind if isinstance(bot, SeatedBot) else "" for seat, bot in self._bots.items()
        }

    def change_bot(self, seat: Seat, kind: str) -> bool:
        """Let the bot of a seat play as another kind does; return whether this table may.

        Raises:
            UnknownBot: no bot is of this kind.
            PackageFault: another package adds it, and it cannot be made.
        """
        bot = None if self.levels_fixed else self._bots.get(seat)
        if isinstance(bot, SeatedBot):
            bot.become(kind)
            self.changes += 1
            self.on_bots_changed()
        return isinstance(bot, SeatedBot)

    def sit_in(self, seat: Seat, bot: Bot) -> None:
        """Let a bot play for a person who is away."""
        self._bots[seat] = bot

    def give_back(self, seat: Seat) -> None:
        """Let a person play again for whom a bot has played."""
        self._bots.pop(seat, None)

    @property
    def has_private_offers(self) -> bool:
        """Whether the rules make offers that depend on the cards held."""
        return self._game.has_private_offers

    def act(self, action: Action) -> None:
        """Do ``action``, let chance answer what it asks, write it down, and call the listeners.

        Where the rules punish illegal actions at once, one is done as a misplay (OLY-13).

        Raises:
            Refused: the rules do not allow it; nothing has changed and no listener is called.
            PackageFault: the code of another package has failed in it.
        """
        try:
            events, acts = self._do(action)
        except Refused:
            raise
        except BaseException as error:
            self.failed = True
            fault = blame_rules(error, self.rules.rules)
            if fault is not None:
                raise fault from error
            raise
        self.changes += 1
        if self.recorder is not None:
            self.recorder.write_acts(acts)
        for seat, listener in self._listeners:
            listener([event.seen_by(seat) for event in events])

    def _do(self, action: Action) -> tuple[list[Event], list[Action]]:
        """Do ``action``, and let chance answer; return the events, and the acts."""
        try:
            events = self._game.act(self._state, action)
        except Refused as refused:
            slip = self._game.punish_illegal(self._state, action, refused.reason, live=True)
            if slip is None:
                raise
            action = slip
            events = self._game.act(self._state, action)
        events = events[:]  # the position keeps the list of this act
        acts = [action]
        while (question := self._state.question) is not None and question.seat == CHANCE:
            given = answer_by_lot(self._state, self._dealer)
            acts.append(given)
            events += self._game.act(self._state, given)
        return events, acts

    def next_round(self) -> None:
        """Begin the next round."""
        self.act(NextRound())

    def let_stand(self) -> None:
        """End the round: nobody denounces the last card."""
        self.act(NextRound())

    def has_bots(self) -> bool:
        """Whether a bot plays, for somebody who is away too."""
        return bool(self._bots)

    def bot_to_act(self) -> Seat | None:
        """Return the seat that the table waits for if a bot plays it, else ``None``."""
        asked = self.asked
        return asked if asked in self._bots else None

    def bot_action(self) -> Action | None:
        """Return what a bot does now, or ``None`` when the table waits for a person.

        A bot that uses an offer goes before the bot that is asked.  The seats are asked leftward
        from the seat whose turn it was.
        """
        sight = self._sights.__getitem__
        return bots_choice(self._state, self._bots, sight, offered=self._offered)

    def _thought(self, sights: Sights) -> Thought[Action | None]:
        """Do the same in the steps of the bots; ``sights`` are what they look at."""
        for seat in _bots_in_turn(self._state, self._bots) if self._offered else ():
            wish = yield from think_of_offers(self._bots[seat], *sights[seat])
            if wish is not None:
                return wish
        asked = self.bot_to_act()
        return None if asked is None else (yield from think(self._bots[asked], *sights[asked]))

    def _thought_at_once(self) -> Thought[Action | None]:
        """Do the same in one step."""
        return self.bot_action()
        yield 0.0  # what makes it a thought

    @property
    def _offered(self) -> bool:
        """Whether anybody may act out of turn."""
        return bool(self._state.offers) or self.has_private_offers

    def driver(self, timers: Timers, pace: MatchPace) -> Driver:
        """Return what lets the match go on at a pace."""
        return Driver(self, timers, pace)

    def decision(self, *, at_once: bool = False) -> Decision:
        """Return what :meth:`bot_action` finds, in slices where a bot may think for long.

        It is about the position of now: where somebody acts between two slices, it is stopped.

        Args:
            at_once: decide in one slice: nobody waits meanwhile.
        """
        bots = [bot for bot in self._bots.values() if isinstance(bot, SeatedBot)]
        if at_once or not any(bot.thinks_long for bot in bots):
            return Decision(self._thought_at_once())
        if not any(bot.has_own_thread for bot in bots):
            return Decision(self._thought(self._sights))
        return Decision(self._thought(sights_of(self._state.copy(), self._bots)))

    def seat_part(self, seat: Seat) -> Part:
        """Return what ``seat`` sees as text, to be sent away."""
        if self._public[0] != self.changes:  # all seats are sent the same of an act
            self._public = (self.changes, public_part(self._state))
        return {**self._public[1], **own_part(self._state, seat)}

    def snapshot(self) -> State:
        """Return a copy of the whole position, hidden cards included, to save or to compare."""
        return self._state.copy()


def bots_choice(
    state: State,
    bots: Mapping[Seat, Bot],
    sight: Callable[[Seat], tuple[View, Legal]],
    *,
    offered: bool,
) -> Action | None:
    """Return what a bot does now, or ``None`` when a person is waited for, or nobody.

    Args:
        state: the position.
        bots: who plays which seats.
        sight: returns what a seat sees, and what it may do.
        offered: whether anybody may act out of turn: they go before the bot that is asked.
    """
    for seat in _bots_in_turn(state, bots) if offered else ():
        wish = bots[seat].interject(*sight(seat))
        if wish is not None:
            return wish
    asked = state.question.seat if state.question is not None else ONLOOKER
    return bots[asked].choose(*sight(asked)) if asked in bots else None


def _bots_in_turn(state: State, bots: Mapping[Seat, Bot]) -> list[Seat]:
    """Return the seats of bots, leftward from the one whose turn it was; the asked one last."""
    count = len(state.hands)
    asked = state.question.seat if state.question is not None else ONLOOKER
    from_turn = ((state.turn + place) % count for place in range(1, count + 1))
    return sorted((seat for seat in from_turn if seat in bots), key=lambda seat: seat == asked)
