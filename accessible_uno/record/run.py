"""Plays a case: reads its moves, sets the table up, and makes them one by one."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Sequence
from typing import Final

from accessible_uno.cards import Card
from accessible_uno.game.actions import LayTogether, Play
from accessible_uno.game.actions.playing import UNO
from accessible_uno.game.base import (
    CHANCE,
    Action,
    Event,
    Malformed,
    Refused,
    Seat,
    Window,
    WordKind,
    seat_named,
)
from accessible_uno.game.chance import ChanceAction, Lots, NextRound, Shuffled, loose_cards
from accessible_uno.game.engine import Game, Unsettled
from accessible_uno.game.state import State
from accessible_uno.game.windows import Contested
from accessible_uno.likeness import nearest
from accessible_uno.packages.watchdog import blame_rules
from accessible_uno.record.errors import (
    IllegalMove,
    IllegalRecord,
    MalformedRecord,
    RecordError,
    card_like,
    form_of,
    malformed,
)
from accessible_uno.record.header import Header
from accessible_uno.record.position import compile_header, rest_of, set_up
from accessible_uno.record.reader import RecordCase, RecordLine
from accessible_uno.rules.shared.hosting import Lobby, StartGame, StopGame
from accessible_uno.rules.shared.time_limits import TimeUp


class ActionReader:
    """Reads what players do; what chance, the table and the clock do is not among it.

    Args:
        game: the rules.
        names: the players in seating order.

    Attributes:
        chances: the kinds of action of chance, by the words that begin them.
    """

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self._names = tuple(names)
        kinds = [(verb, kind) for kind in game.kinds() for verb in kind.verbs]
        self.chances = {verb: kind for verb, kind in kinds if issubclass(kind, ChanceAction)}
        self._verbs: dict[str, type[Action]] = {
            verb: kind
            for verb, kind in kinds
            if kind not in (NextRound, TimeUp) and verb not in self.chances
        }

    def kind(self, verb: str) -> type[Action] | None:
        """Return the kind of action that ``verb`` begins, or ``None``."""
        return self._verbs.get(verb)

    def read(self, seat: Seat, words: Sequence[str]) -> Action:
        """Return the action that ``words`` write.

        Raises:
            Malformed: they write none.
        """
        if not words:
            raise Malformed("")
        kind = self._verbs.get(words[0])
        if kind is None:
            if not card_like(words[0]):
                raise Malformed(words[0], WordKind.VERB, self.verbs())
            kind = LayTogether if len(words) > 1 and words[1] != UNO else Play
        return kind.read(seat, words, self._names)

    def verbs(self) -> tuple[str, ...]:
        """Return the words that begin an action under the active rules."""
        return tuple(sorted(self._verbs))


class RecordedChance:
    """Answers the windows of chance.

    Args:
        lots: randomness for what no line gives; ``None`` for the plainest answers.
    """

    def __init__(self, lots: Lots | None) -> None:
        self._lots = lots
        self._queues: dict[str, deque[tuple[str, ...]]] = defaultdict(deque)

    def queue(self, verb: str, words: Sequence[str]) -> None:
        """Keep ``words`` for the next time that chance is asked for ``verb``."""
        self._queues[verb].append(tuple(words))

    def answer(self, state: State, window: Window) -> ChanceAction:
        """Return what chance gives.

        Raises:
            Malformed: what a line gave does not fit the window.
        """
        for kind in state.game.answered_by(type(window)):
            assert issubclass(kind, ChanceAction)
            if self._queues[kind.verbs[0]]:
                return self._from_queue(kind, state, window)
            if self._lots is not None:
                return kind.by_lot(state, window, self._lots)
            return next(iter(kind.candidates(state, window, window.seat)))
        raise Malformed(type(window).__name__)

    def _from_queue(self, kind: type[ChanceAction], state: State, window: Window) -> ChanceAction:
        verb = kind.verbs[0]
        queue = self._queues[verb]
        words = queue.popleft()
        asked = kind.words_taken(window, words)
        if words[asked:]:  # cards of players who draw again may follow in the same line
            queue.appendleft(words[asked:])
        action = kind.read(window.seat, (verb, *words[:asked]), ())
        if isinstance(action, Shuffled):
            action = Shuffled(complete(action.cards, state))
        if action.check(state, window) is not None:
            raise Malformed(action.notation(()))
        return action


def complete(cards: Sequence[Card], state: State) -> tuple[Card, ...]:
    """Return ``cards``, then the other loose cards in canonical order."""
    return (*cards, *rest_of(sorted(loose_cards(state), key=lambda each: each.rank), cards))


CHANCE_SPEAKS: Final = "chance"
CLOCK: Final = "clock"
ROUND: Final = "round"
"""Words that stand where the name of a player stands in a move (``names.SPEAKERS``)."""

HOST_VERBS: Final = frozenset((*StartGame.verbs, *StopGame.verbs))


class RecordRun:
    """A case being played.

    Attributes:
        names: the players in seating order.
        people: the seats of those who are no bots; ``None`` where the record does not say.
        state: the table.
        last: the events of the last move.
        misplay: the refusal that the last move was punished for; ``None`` where it was allowed.
        actions: reads the notation of actions.
    """

    def __init__(
        self,
        case: RecordCase,
        lots: Callable[[str], Lots] | None = None,
        compile_game: Callable[[Header], Game] = compile_header,
    ) -> None:
        """Set the table up.

        Args:
            case: what to play.
            lots: makes randomness from the record's ``Seed``.
            compile_game: returns the game of a header, perhaps one that it has compiled before.

        Raises:
            RecordError: the header gives no table.
        """
        header = case.header
        self.names = header.names
        self.people = header.people
        self.game = compile_game(header)
        self.actions = ActionReader(self.game, self.names)
        self._chance = RecordedChance(
            lots(header.values["Seed"]) if lots is not None and "Seed" in header else None
        )
        self._queue_first_deal(header)
        try:
            self.state, self._opening = set_up(header, self.game)
        except Unsettled:
            raise IllegalRecord(case.line, "record-unsettled") from None
        self.misplay: IllegalMove | None = None
        self.last: list[Event] = list(self.state.events)
        if self._opening is None:
            self.last += self._do_chance(case.line)
        elif Lobby() not in self.state.offers:
            self.last = self.act(self._opening, case.line)

    def _queue_first_deal(self, header: Header) -> None:
        """Queue what the header says that chance gave."""
        for key, verb in (("DealerDraw", "dealer:"), ("Deck", "shuffle:")):
            if key in header:
                self._chance.queue(verb, [each.code for each in header.cards(key)])
        if "Cursed" in header and "Hands" not in header:
            self._chance.queue("cursed:", [header.card("Cursed").code])
        for key, verb in (("Place", "place:"), ("Press", "press:")):
            for number in header.values.get(key, "").split():
                self._chance.queue(verb, [number])

    def begin_if_waiting(self, line: RecordLine) -> None:
        """Begin a game that waits for its host, unless ``line`` holds a word of the host's."""
        waits = self._opening is not None and Lobby() in self.state.offers
        if waits and not HOST_VERBS.intersection(line.text.split()):
            assert self._opening is not None
            self.last = self.act(self._opening, line.number)

    def act(self, action: Action, line: int) -> list[Event]:
        """Do ``action`` and let chance answer what it asks; return the events.

        Raises:
            Refused: the rules do not allow it.
            MalformedRecord: what chance gives does not fit.
            IllegalRecord: the rules never come to rest.
            PackageFault: the code of another package has failed in it.
        """
        try:
            return [*self.game.act(self.state, action), *self._do_chance(line)]
        except Unsettled:
            raise IllegalRecord(line, "record-unsettled") from None
        except (Refused, RecordError):
            raise
        except Exception as error:
            fault = blame_rules(error, self.game.rules)
            if fault is None:
                raise
            raise fault from error

    def _do_chance(self, line: int) -> list[Event]:
        events: list[Event] = []
        while (window := self.state.question) is not None and window.seat == CHANCE:
            try:
                events += self.game.act(self.state, self._chance.answer(self.state, window))
            except Malformed as bad:
                raise MalformedRecord(line, "record-bad-chance", text=bad.words) from None
        return events

    def move(self, line: RecordLine) -> Action | None:
        """Make the move of ``line``; return it, or ``None`` for a line about later chance.

        A move that the rules refuse may be a misplay, which they punish (WP-28).

        Raises:
            RecordError: it is malformed, or the rules refuse it.
        """
        self.begin_if_waiting(line)
        who, *words = line.text.split()
        try:
            if who == CHANCE_SPEAKS:
                self._queue_chance(words)
                return None
            action = self._parse_move(who, words, line)
            if who == ROUND and words and isinstance(self.state.question, Contested):
                self.act(NextRound(), line.number)
            return self._act_or_misplay(action, line)
        except Malformed as wrong:
            raise malformed(
                line.number, line.text, "record-bad-move", wrong, self._form(who, words)
            ) from None
        except Refused as refused:
            raise IllegalMove(line.number, line.text, refused, action.seat) from None

    def _form(self, who: str, words: Sequence[str]) -> str:
        """Return how a line of this speaker is written, as an example."""
        if who == CLOCK:
            return f"{CLOCK} {self.names[0]}"
        if who == ROUND:
            return f"{ROUND} deck: r5 g2, dealer: {self.names[0]}"
        verb = words[0] if words else ""
        chance = who == CHANCE_SPEAKS
        kind = self.actions.chances.get(verb) if chance else self.actions.kind(verb)
        seat = self.names.index(who) if who in self.names else 0
        if kind is None and chance:
            kind = Shuffled
        return f"{who} {form_of(kind or Play, self.names, seat)}"

    def _act_or_misplay(self, action: Action, line: RecordLine) -> Action:
        self.misplay = None
        try:
            self.last = self.act(action, line.number)
        except Refused as refused:
            misplay = self.game.punish_illegal(self.state, action, refused.reason, live=False)
            if misplay is None:
                raise
            self.misplay = IllegalMove(line.number, line.text, refused, action.seat)
            action = misplay
            self.last = self.act(action, line.number)
        return action

    def _queue_chance(self, words: list[str]) -> None:
        """Queue what chance is to give, once its form is checked."""
        kind = self.actions.chances.get(words[0]) if words else None
        if kind is None:
            word = words[0] if words else ""
            raise Malformed(
                word, WordKind.VERB if word else WordKind.FORM, sorted(self.actions.chances)
            )
        kind.read(CHANCE, words, self.names)
        self._chance.queue(words[0], words[1:])

    def _parse_move(self, who: str, words: list[str], line: RecordLine) -> Action:
        if who == ROUND:
            return self._next_round(words)
        if who == CLOCK:
            return self._time_up(words, line)
        if who not in self.names:
            raise MalformedRecord(
                line.number,
                "record-unknown-player",
                name=who,
                known=", ".join(self.names),
                nearest=nearest(who, self.names),
            )
        return self.actions.read(self.names.index(who), words)

    def _next_round(self, words: list[str]) -> NextRound:
        dealer = None
        while words:
            word, *words = words
            if word == "dealer:" and words:
                dealer, words = self._seat_named(words[0]), words[1:]
            elif word == "deck:":
                end = words.index("dealer:") if "dealer:" in words else len(words)
                self._queue_chance(["shuffle:", *(code.rstrip(",;") for code in words[:end])])
                words = words[end:]
            else:
                raise Malformed(word, WordKind.VALUE, ("deck:", "dealer:"))
        return NextRound(dealer)

    def _seat_named(self, word: str) -> Seat:
        return seat_named(word.rstrip(",;"), self.names)

    def _time_up(self, words: list[str], line: RecordLine) -> Action:
        if len(words) == 1 and TimeUp in self.game.kinds():
            return TimeUp(self._seat_named(words[0]))
        question = self.state.question
        default = self.game.default_answer(self.state)
        if len(words) != 1:
            raise Malformed(" ".join(words))
        seat = self._seat_named(words[0])
        if question is None or default is None or question.seat != seat:
            raise IllegalRecord(line.number, "record-not-waited-for", name=words[0])
        return default
