"""The table as one seat sees it: its own hand, and everything that is public."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from accessible_uno.cards import Card, Colour
from accessible_uno.game.base import CHANCE, Action, Seat, Told, Window
from accessible_uno.game.chance import answer_by_lot, in_random_order
from accessible_uno.game.knowledge import Knowledge, imagine, settle_counts
from accessible_uno.game.legal import Legal
from accessible_uno.game.state import AnyNote, State
from accessible_uno.game.steps import CHOOSE_DEALER, AfterDraw
from accessible_uno.game.windows import Contested, Drawn


class View:
    """A live look at the table from ``seat``.  It changes as the table does, and changes nothing.

    A ``seat`` below 0 is an onlooker's: it holds no cards and is asked nothing.

    Attributes:
        seat: the player who looks.
        names_colours_at_once: whether the colour of a wild is named with it, not after.
    """

    __slots__ = ("__known", "__learnt", "__state", "names_colours_at_once", "seat")

    def __init__(self, state: State, seat: Seat) -> None:
        self.__state = state
        self.__known: Knowledge | None = None
        self.__learnt = (0, 0)
        self.seat = seat
        self.names_colours_at_once = not state.game.colour_apart

    def legal(self) -> Legal:
        """Return what the seat may do."""
        return Legal(self.__state, self.seat)

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's own cards, in the order received."""
        return tuple(self.__state.hands[self.seat]) if self.seat >= 0 else ()

    @property
    def held(self) -> int:
        """How many cards the seat holds."""
        return len(self.__state.hands[self.seat]) if self.seat >= 0 else 0

    @property
    def drawn(self) -> Card | None:
        """The card that the seat has just drawn and may play.

        While somebody else is asked in between, a vote for example, nobody sees it.
        """
        state = self.__state
        question = state.question
        mine = isinstance(question, Drawn) and question.seat == self.seat
        return state.drawn if mine else None

    @property
    def counts(self) -> tuple[int, ...]:
        """How many cards each seat holds (CORE-18)."""
        return tuple(map(len, self.__state.hands))

    @property
    def top(self) -> Card | None:
        """The card on top of the discard pile; ``None`` before one is turned up."""
        discard = self.__state.discard
        return discard[-1] if discard else None

    @property
    def colour(self) -> Colour | None:
        """The active colour; ``None`` while it is owed."""
        return self.__state.colour

    @property
    def matching(self) -> frozenset[Card]:
        """The cards, held or not, that go on the top card."""
        return self.__state.match

    @property
    def replies(self) -> tuple[Card, ...]:
        """The different cards of the seat's own that answer the question put to it."""
        state = self.__state
        return tuple(dict.fromkeys(state.game.playable(state, self.seat)))

    @property
    def pile(self) -> int:
        """How many cards the draw pile holds."""
        return len(self.__state.pile)

    @property
    def discard(self) -> tuple[Card, ...]:
        """The discard pile, the top card last."""
        return tuple(self.__state.discard)

    @property
    def direction(self) -> int:
        """``1`` leftward, ``-1`` rightward."""
        return self.__state.direction

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats still in, in seating order."""
        return tuple(self.__state.playing)

    @property
    def turn(self) -> Seat:
        """Whose turn it is, or was last."""
        return self.__state.turn

    def after(self, seat: Seat) -> Seat:
        """Who plays after ``seat`` in the present direction."""
        return self.__state.after[seat]

    @property
    def said_uno(self) -> tuple[bool, ...]:
        """For each seat, whether its UNO is announced."""
        return tuple(self.__state.said_uno)

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's points in the match."""
        return tuple(self.__state.scores)

    @property
    def dealer(self) -> Seat | None:
        """Who deals this round."""
        return self.__state.dealer

    @property
    def next_dealer(self) -> Seat | None:
        """Who deals the next round; ``None`` where cards that are drawn then decide it."""
        twin = self.__state.copy()
        twin.question = None
        twin.game.perform(twin, CHOOSE_DEALER)
        return twin.dealer if twin.question is None else None

    @property
    def round(self) -> int:
        """The number of the round, from 1; 0 before the first."""
        return self.__state.round

    @property
    def round_over(self) -> bool:
        """Whether the round has ended and the next has not begun."""
        return self.__state.round_over

    @property
    def round_winner(self) -> Seat | None:
        """Who won the round that is over; ``None`` before, and where nobody did."""
        return self.__state.round_winner

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who won the match; empty while it goes on."""
        return self.__state.winners

    @property
    def question(self) -> Window | None:
        """The window that the table waits for, no matter who is asked."""
        return self.__state.question

    @property
    def offers(self) -> tuple[Window, ...]:
        """The offers to this seat; none to an onlooker."""
        if self.seat < 0:
            return ()
        return self.__state.game.offers_to(self.__state, self.seat)

    def recall(self, kind: type[AnyNote]) -> AnyNote:
        """Return a rule's note, in the part that this seat may know."""
        return self.__state.recall(kind).seen_by(self.seat)

    def acts(self) -> tuple[Told, ...]:
        """What the seat has seen of each act of this round, the last one at the end."""
        return tuple(
            (question, colour, match, [event.seen_by(self.seat) for event in events])
            for question, colour, match, events in self.__state.told
        )

    def known(self) -> Knowledge:
        """Return what the seat knows of all hands by the events of this round.

        Raises:
            ValueError: it is an onlooker's view.
        """
        if self.seat < 0:
            raise ValueError(self.seat)
        state = self.__state
        number, learnt = self.__learnt
        known = self.__known
        if known is None or number != state.round or learnt > len(state.told):
            asks = AfterDraw not in state.game.rewritten
            known = Knowledge(self.seat, len(state.hands), state.game.deck, asks_of_drawn=asks)
            self.__known = known
            learnt = -1
        if learnt != len(state.told):
            for told in state.told[max(learnt, 0) :]:
                known.learn(told)
            settle_counts(state, known)
            self.__learnt = (state.round, len(state.told))
        return known

    def sample(self, chance: Callable[[], float]) -> Sample:
        """Return a position that might be the true one, as far as the seat knows.

        The hidden cards are imagined: ``chance``, which returns numbers from 0 up to 1, decides
        about them, and never what they truly are.

        Raises:
            ValueError: it is an onlooker's view.
        """
        return Sample(imagine(self.__state, self.known(), chance), chance)


class Sample:
    """A position with imagined cards, on which a bot tries acts; the true table does not change.

    Args:
        state: the position.
        chance: decides what is drawn by lot.
    """

    __slots__ = ("__chance", "__legals", "__state")

    def __init__(self, state: State, chance: Callable[[], float]) -> None:
        self.__state = state
        self.__chance = chance
        self.__legals: dict[Seat, Legal] = {}

    @property
    def hands(self) -> Sequence[Sequence[Card]]:
        """The imagined hands of all seats; they change with every act."""
        return self.__state.hands

    @property
    def asked(self) -> Seat | None:
        """The seat that the table waits for; ``None`` at the end of the round."""
        question = self.__state.question
        over = self.__state.round_over or question is None or question.seat < 0
        return None if over or question is None else question.seat

    @property
    def question(self) -> Window | None:
        """The window that the table waits for."""
        return self.__state.question

    @property
    def matching(self) -> frozenset[Card]:
        """The cards that go on the top card."""
        return self.__state.match

    @property
    def colour(self) -> Colour | None:
        """The active colour; ``None`` while it is owed."""
        return self.__state.colour

    @property
    def winner(self) -> Seat | None:
        """Who has laid the last card; ``None`` while the round goes on, or where nobody has."""
        question = self.__state.question
        return question.winner if isinstance(question, Contested) else self.__state.round_winner

    def after(self, seat: Seat) -> Seat:
        """Who plays after ``seat``."""
        return self.__state.after[seat]

    def view(self, seat: Seat) -> View:
        """Return what a seat would see."""
        return View(self.__state, seat)

    def legal(self, seat: Seat) -> Legal:
        """Return what a seat may do."""
        found = self.__legals.get(seat)
        if found is None:
            found = self.__legals[seat] = Legal(self.__state, seat)
        return found

    def act(self, action: Action) -> None:
        """Do an act, and let chance answer what it asks.

        Raises:
            Refused: the rules do not allow it; nothing has changed.
        """
        state = self.__state
        state.game.act(state, action)
        while (question := state.question) is not None and question.seat == CHANCE:
            state.game.act(state, answer_by_lot(state, ImaginedLots(self.__chance)))

    def play_on(self, choose: Callable[[View, Legal], Action], most: int) -> int:
        """Let ``choose`` act for everyone who is asked, to the end of the round or ``most`` acts.

        Nobody is told of it.  Return how many acts there were.

        Raises:
            Refused: an act is not allowed.
        """
        state = self.__state
        act = state.game.act
        seats = range(len(state.hands))
        sights = [(View(state, seat), Legal(state, seat)) for seat in seats]
        acts = 0
        while acts < most and not state.round_over and (question := state.question) is not None:
            if question.seat >= 0:
                act(state, choose(*sights[question.seat]))
                acts += 1
            elif question.seat == CHANCE:
                act(state, answer_by_lot(state, ImaginedLots(self.__chance)))
            else:
                break
        return acts

    def copy(self) -> Sample:
        """Return an independent copy."""
        return Sample(self.__state.copy(), self.__chance)


class ImaginedLots:
    """Draws lots by the chance of a bot."""

    def __init__(self, chance: Callable[[], float]) -> None:
        self._chance = chance

    def shuffled(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Return the cards in a random order."""
        return tuple(in_random_order(cards, self._chance))

    def pick(self, cards: Sequence[Card], count: int) -> tuple[Card, ...]:
        """Return ``count`` different cards."""
        return self.shuffled(cards)[:count]

    def below(self, limit: int) -> int:
        """Return a random whole number below ``limit``."""
        return int(self._chance() * limit)
