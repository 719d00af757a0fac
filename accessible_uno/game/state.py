"""The position of a match: one mutable object, cheap to copy."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import TypeVar

from msgspec import Struct

from accessible_uno.cards import Card, Colour
from accessible_uno.game.base import Event, Note, Seat, Step, Told, Window
from accessible_uno.game.compiled import CompiledRules

AnyNote = TypeVar("AnyNote", bound=Note)


class Evidence(Struct, frozen=True):
    """The facts by which a wild draw four is judged.  They are hidden from all players.

    Attributes:
        seat: who laid it.
        guilty: whether the rules forbade laying it.
        colour: the colour that was active before.
        cleared: whether a doubt has found it lawful; everybody knows that.
        against: the cards any of which, in the hand, would have forbidden it.
        returns: whether it may go back to the hand, so that the card below counts again.
    """

    seat: Seat
    guilty: bool
    colour: Colour | None
    cleared: bool = False
    against: frozenset[Card] = frozenset()
    returns: bool = True


@cache
def ring(order: tuple[Seat, ...], playing: frozenset[Seat], direction: int) -> tuple[Seat, ...]:
    """For each seat, the next of the ``playing`` seats in ``direction`` round the table."""
    seats = len(order)
    return tuple(
        next(
            (
                each
                for distance in range(1, seats + 1)
                if (each := order[(order.index(seat) + direction * distance) % seats]) in playing
            ),
            seat,
        )
        for seat in range(seats)
    )


class State:
    """A match in progress.

    The last card of a pile is its top card.  The last step of the agenda is the next one.

    Attributes:
        game: the compiled rules.
        hands: each seat's cards, in the order received.
        pile: the draw pile.
        discard: the discard pile.
        colour: the active colour, ``None`` while it is owed.
        match: the cards that may go on the top card.
        direction: ``1`` leftward, ``-1`` rightward.
        order: every seat, leftward round the table.
        rings: for each direction, who plays after each seat.
        after: for each seat, who plays next in the present direction.
        playing: the seats still in, leftward round the table.
        turn: whose turn it is, or was last.
        last_drawn: the card that was drawn last, by anyone; ``None`` when none was left to draw.
        drawn: the card just drawn; it alone may be played now.  It is a field, not a note, because
            each turn resets it and each play is compared with it.
        answered: the question that the last action answered, or ``None``.
        pending: cards that an answer to a threat passes on; the next penalty adds them.  It is a
            field, not a note, because rules of several families set it and the kernel's own
            ``Penalty`` spends it.
        evidence: an entry for each wild draw four that may still be doubted, oldest first.  It is a
            field, not a note, because the kernel clears it with penalties and takeovers, and
            keeps the cards under a doubt out of a reshuffle.
        notes: the notes of the rules, by their class.
        said_uno: for each seat, whether the player has announced UNO.  It is a field, not a note,
            because every draw resets it.
        scores: each seat's points in the match.
        dealer: who deals; ``None`` until it is known.
        round: the number of the round, from 1; 0 before the first.
        round_over: whether the round has ended and the next has not begun.
        round_winner: who went out; ``None`` while the round goes on or when it was blocked.
        winners: who won the match; empty while it goes on.
        empty_draws: draws in a row that found no card; the round is blocked when it reaches the
            number of players.  It is a field, not a note, because every laid card resets it.
        agenda: the steps that are still to happen, the next one last.
        question: the one window that the table waits for.
        offers: the other open windows.
        events: the events since the last action began.
        told: the events of this round, act by act, from which views tell what a seat knows.
        keeps_told: whether ``told`` is kept; where nobody asks what a seat knows, it costs time.
    """

    __slots__ = (
        "after",
        "agenda",
        "answered",
        "colour",
        "dealer",
        "direction",
        "discard",
        "drawn",
        "empty_draws",
        "events",
        "evidence",
        "game",
        "hands",
        "keeps_told",
        "last_drawn",
        "match",
        "notes",
        "offers",
        "order",
        "pending",
        "pile",
        "playing",
        "question",
        "rings",
        "round",
        "round_over",
        "round_winner",
        "said_uno",
        "scores",
        "told",
        "turn",
        "winners",
    )

    def __init__(self, game: CompiledRules, seats: int) -> None:
        self.game = game
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.pile: list[Card] = []
        self.discard: list[Card] = []
        self.colour: Colour | None = None
        self.match: frozenset[Card] = frozenset()
        self.direction = 1
        self.order: tuple[Seat, ...] = tuple(range(seats))
        self.playing: list[Seat] = []
        self.rings: dict[int, tuple[Seat, ...]] = {}
        self.after: tuple[Seat, ...] = ()
        self.turn: Seat = 0
        self.last_drawn: Card | None = None
        self.drawn: Card | None = None
        self.answered: Window | None = None
        self.pending = 0
        self.evidence: tuple[Evidence, ...] = ()
        self.notes: dict[type[Note], Note] = {}
        self.said_uno = [False] * seats
        self.scores = [0] * seats
        self.dealer: Seat | None = None
        self.round = 0
        self.round_over = False
        self.round_winner: Seat | None = None
        self.winners: tuple[Seat, ...] = ()
        self.empty_draws = 0
        self.agenda: list[Step] = []
        self.question: Window | None = None
        self.offers: list[Window] = []
        self.events: list[Event] = []
        self.told: list[Told] = []
        self.keeps_told = True
        self.seat_players(range(seats))

    @property
    def top(self) -> Card:
        """The card on top of the discard pile."""
        return self.discard[-1]

    @property
    def cards_left_on_discard(self) -> int:
        """How many cards stay on the discard when it is shuffled (CORE-15, BR-20, WP-22, UM-06).

        The top one; while cards may still be taken back, as many below as well, and while the
        colour of a wild is owed, the one under it.
        """
        return 1 + sum(known.returns for known in self.evidence) + (self.colour is None)

    @property
    def exhausted(self) -> bool:
        """Whether no card is left to draw, even after a reshuffle (CORE-16)."""
        return not self.pile and len(self.discard) <= self.cards_left_on_discard

    def seat_players(self, playing: Iterable[Seat], order: Iterable[Seat] | None = None) -> None:
        """Set the seats that are still in; ``order`` seats everyone anew, leftward."""
        self.order = self.order if order is None else tuple(order)
        still = frozenset(playing)
        self.playing = [seat for seat in self.order if seat in still]
        self.rings = {way: ring(self.order, still, way) for way in (1, -1)}
        self.after = self.rings[self.direction]

    def recall(self, kind: type[AnyNote]) -> AnyNote:
        """Return the note of this class; the default one if there is none yet."""
        found = self.notes.get(kind)
        return kind() if found is None else found  # type: ignore[return-value]

    def remember(self, note: Note) -> None:
        """Keep ``note`` in place of the former note of its class."""
        self.notes[type(note)] = note

    def face_round(self, direction: int) -> None:
        """Set the direction of play."""
        self.direction = direction
        self.after = self.rings[direction]

    def seat_from(self, seat: Seat, steps: int) -> Seat:
        """The seat ``steps`` places to the left of ``seat`` (negative: to the right)."""
        way = self.rings[1 if steps > 0 else -1]
        for _ in range(abs(steps)):
            seat = way[seat]
        return seat

    def show(self, top: Card, colour: Colour | None) -> None:
        """Make ``colour`` active on ``top``, which lies on the discard pile already."""
        self.colour = colour
        self.match = self.game.matches[top, colour]

    def push(self, *steps: Step) -> None:
        """Put steps on the agenda before those that wait there; the first one happens first."""
        self.agenda.extend(steps[::-1])

    def drop_waiting(self, *kinds: type[Step]) -> None:
        """Take every step of some kinds off the agenda: it will not happen."""
        self.agenda[:] = [step for step in self.agenda if not isinstance(step, kinds)]

    def discard_from(self, seat: Seat, cards: Iterable[Card], above: int = 0) -> None:
        """Move cards from a hand to the discard, ``above`` cards below its top; nothing else."""
        place = len(self.discard) - above
        for each in cards:
            self.hands[seat].remove(each)
            self.discard.insert(place, each)
            place += 1

    def emit(self, event: Event) -> None:
        """Add an event to those of the current action."""
        self.events.append(event)

    def close_offers(self, closed: Iterable[Window]) -> None:
        """Close some of the offers."""
        gone = list(closed)
        self.offers = [offer for offer in self.offers if offer not in gone]

    def cards(self) -> list[Card]:
        """Every card of the game, in an order that means nothing."""
        everything = [*self.pile, *self.discard]
        for hand in self.hands:
            everything.extend(hand)
        return everything

    def copy(self) -> State:
        """Return an independent position.

        It shares the compiled rules and whatever is replaced as a whole when it changes.
        """
        twin: State = State.__new__(State)
        twin.game = self.game
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        twin.colour = self.colour
        twin.match = self.match
        twin.direction = self.direction
        twin.order = self.order
        twin.playing = self.playing
        twin.rings = self.rings
        twin.after = self.after
        twin.turn = self.turn
        twin.last_drawn = self.last_drawn
        twin.drawn = self.drawn
        twin.answered = self.answered
        twin.pending = self.pending
        twin.evidence = self.evidence
        twin.notes = self.notes.copy()
        twin.said_uno = self.said_uno[:]
        twin.scores = self.scores[:]
        twin.dealer = self.dealer
        twin.round = self.round
        twin.round_over = self.round_over
        twin.round_winner = self.round_winner
        twin.winners = self.winners
        twin.empty_draws = self.empty_draws
        twin.agenda = self.agenda[:]
        twin.question = self.question
        twin.offers = self.offers[:]
        twin.events = []
        twin.told = self.told[:]
        twin.keeps_told = self.keeps_told
        return twin


T = TypeVar("T")


def by_the_rules(make: Callable[[CompiledRules], T]) -> Callable[[State], T]:
    """Let a position be asked for what follows from its rules alone: that is made out once."""
    return lambda state: state.game.derive(make)
