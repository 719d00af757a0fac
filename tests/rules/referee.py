"""A second opinion on every act of ``leaflet`` and ``classic``, written from the clauses alone.

The referee reads what a record writes, line by line, and knows nothing of the engine: cards are
words.  It deals, judges and counts by itself, and after each line says what must be true: every
hand, the top card, the colour, the direction, who is asked what, which acts are lawful, who has
said UNO and who may be denounced, the points, who has won.  ``refereed.py`` lets it watch games.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from typing import Final

COLOURS: Final = "rygb"
WILD, FOUR = "wi", "wi+4"
SIGNS: Final = ("+2", "sk", "rv")
TARGET: Final = 500


def whole_deck() -> Counter[str]:
    """CORE-01: 108 cards."""
    deck = Counter({WILD: 4, FOUR: 4})
    for colour in COLOURS:
        deck[f"{colour}0"] = 1
        for face in (*"123456789", *SIGNS):
            deck[colour + face] = 2
    return deck


def is_wild(card: str) -> bool:
    """Whether a card has no colour."""
    return card in (WILD, FOUR)


def value(card: str) -> int:
    """CORE-17."""
    return 50 if is_wild(card) else int(card[1]) if card[1:].isdigit() else 20


class Wrong(AssertionError):
    """A line that the rules do not allow, or a table that stands otherwise than they say."""


class Referee:
    """Follows a match by its record.

    Args:
        rules: ``leaflet`` or ``classic``.
        names: the players in seating order.
        losers: whether each keeps the points of the own hand, instead of the winner taking all.
    """

    def __init__(self, rules: str, names: Sequence[str], *, losers: bool) -> None:
        self.classic = rules == "classic"
        self.names = list(names)
        self.count = len(names)
        self.losers = losers
        self.hands: list[list[str]] = [[] for _ in names]
        self.pile: list[str] = []
        self.discard: list[str] = []
        self.colour: str | None = None
        self.direction = 1
        self.turn = 0
        self.asked = "nothing"
        """``turn``, ``drawn``, ``colour``, ``threat``, ``contest``, or ``nothing``: no round."""
        self.drawn = ""
        self.said = [False] * self.count
        self.owes = [False] * self.count
        self.scores = [0] * self.count
        self.round_winner: int | None = None
        self.winners: list[int] = []
        self.dealer = 0
        self.bluffs = False
        self.below: tuple[str, str | None] = ("", None)
        self.author = 0
        self.out: int | None = None
        self.dry = 0
        self.chance: dict[str, deque[list[str]]] = {}

    # What the rules say of the position

    def goes(self, card: str) -> bool:
        """CORE-04 to CORE-07, and a wild draw four at any time: it is a bluff, or none."""
        top = self.discard[-1]
        same = not is_wild(top) and card[1:] == top[1:]
        return is_wild(card) or card[0] == self.colour or same

    def lawful(self) -> set[str]:
        """What whoever is asked may do, wilds without their colour."""
        hand = self.hands[self.turn]
        return {
            "turn": {card for card in hand if self.goes(card)} | {"draw"},
            "drawn": {self.drawn, "pass"},
            "threat": {"take", "challenge"},
            "colour": {"name"},
        }.get(self.asked, set())

    def may_say_uno(self, seat: int) -> bool:
        """BR-17, G-08: on the own turn with two cards, or late, while nobody has noticed."""
        early = self.asked in ("turn", "drawn") and self.turn == seat
        held = early and len(self.hands[seat]) == 2
        return (held and not self.said[seat]) or self.owes[seat]

    def after(self, seat: int, steps: int = 1) -> int:
        """Whose turn comes so many places later."""
        return (seat + steps * self.direction) % self.count

    # What lines do

    def read(self, line: str) -> None:
        """Follow one line of the record."""
        who, _, what = line.partition(" ")
        if who == "chance":
            kind, _, given = what.partition(":")
            self.chance.setdefault(kind, deque()).append(given.split())
        elif who == "round":
            self._round()
        else:
            self._act(self.names.index(who), what.split())

    def _round(self) -> None:
        if self.asked == "contest":  # WP-20: nobody has objected
            self._end_round(self.turn_of_out())
        else:
            self._deal()

    def turn_of_out(self) -> int:
        """Who has laid the last card."""
        if self.out is None:
            raise Wrong("nobody has gone out")
        return self.out

    def _act(self, seat: int, words: list[str]) -> None:
        verb = words[0].partition("=")[0]
        if verb == "uno":
            self._say_uno(seat)
            return
        if verb == "catch":
            self._catch(seat, self.names.index(words[1]))
            return
        if seat != self.turn or verb not in self.lawful():
            raise Wrong(f"{self.names[seat]} {' '.join(words)} is not lawful")
        if not self.classic:  # BR-18: the next act ends the chance
            self.owes = [False] * self.count
        if verb == "name":
            self.colour, self.asked = words[1], "turn"
            self.turn = self.after(self.dealer)
        elif verb == "draw":
            self._draw_one(seat)
        elif verb == "pass":
            self._pass_on(seat)
        elif verb in ("take", "challenge"):
            self._answer_threat(seat, verb)
        else:
            self._lay(seat, verb, words)

    def _say_uno(self, seat: int) -> None:
        if not self.may_say_uno(seat):
            raise Wrong(f"{self.names[seat]} may not say UNO")
        self.said[seat], self.owes[seat] = True, False
        if self.asked == "contest" and self.out == seat:
            self._end_round(seat)

    def _catch(self, seat: int, culprit: int) -> None:
        """BR-18, WP-19, WP-20."""
        if not self.owes[culprit] or seat == culprit:
            raise Wrong(f"{self.names[culprit]} owes no UNO to {self.names[seat]}")
        self.owes[culprit] = False
        self._take(culprit, 2)
        if self.asked == "contest" and culprit == self.out:
            self.asked, self.out = "turn", None

    def _draw_one(self, seat: int) -> None:
        """CORE-12, CORE-13."""
        got = self._take(seat, 1)
        if got and self.goes(got[0]):
            self.asked, self.drawn = "drawn", got[0]
        elif self.dry >= self.count:  # G-01: the round is blocked
            self._end_round(None)
        else:
            self._pass_on(seat)

    def _pass_on(self, seat: int, skipped: int = 0) -> None:
        self.asked, self.turn = "turn", self.after(seat, 1 + skipped)

    def _answer_threat(self, seat: int, verb: str) -> None:
        """BR-14 to BR-16, WP-15 to WP-17."""
        self.asked = "turn"
        if verb == "challenge" and self.bluffs:
            if not self.classic:  # the card goes back, and the one below counts again
                self.hands[self.author].append(self.discard.pop())
                self.colour = self.below[1]
                self._lapse(self.author)
            self._take(self.author, 4)
            self.turn = seat
        else:
            self._take(seat, 4 if verb == "take" else 6)
            self._pass_on(seat)

    def _lay(self, seat: int, card: str, words: list[str]) -> None:
        hand = self.hands[seat]
        below, colour = self.discard[-1], self.colour
        if is_wild(card) != ("=" in words[0]):
            raise Wrong(f"{card} and a colour do not belong together")
        hand.remove(card)
        self.bluffs = card == FOUR and self._was_bluff(hand)
        self.discard.append(card)
        self.colour = words[0][-1] if is_wild(card) else card[0]
        self.dry, self.asked = 0, "turn"
        if len(hand) == 1:
            self.said[seat] = self.said[seat] or "uno" in words
            self.owes[seat] = not self.said[seat]
        if card == FOUR and hand:
            self.below, self.author = (below, colour), seat
            self.asked, self.turn = "threat", self.after(seat)
        else:
            self._carry_out(seat, card)
        if not hand:
            self._go_out(seat)

    def _was_bluff(self, rest: Iterable[str]) -> bool:
        """BR-13: anything else would have gone; WP-14: the active colour was held (G-05)."""
        if self.classic:
            return any(not is_wild(card) and card[0] == self.colour for card in rest)
        return any(card != FOUR and self.goes(card) for card in rest)

    def _carry_out(self, seat: int, card: str) -> None:
        """CORE-08 to CORE-11, TWO-01, TWO-02; a last wild draw four is not doubted (BR-19)."""
        face = card[1:] if not is_wild(card) else card
        skipped = 0
        if face == "rv":
            self.direction = -self.direction
            skipped = int(self.count == 2)
        elif face in ("+2", FOUR):
            self._take(self.after(seat), 4 if face == FOUR else 2)
            skipped = 1
        elif face == "sk":
            skipped = 1
        self._pass_on(seat, skipped)

    def _go_out(self, seat: int) -> None:
        if self.owes[seat]:  # WP-20; by the leaflet the chance has ended before
            self.asked, self.out = "contest", seat
        else:
            self._end_round(seat)

    def _end_round(self, winner: int | None) -> None:
        """CORE-14, BR-22, BR-23, WP-24, WP-25."""
        self.asked, self.round_winner = "nothing", winner
        self.owes, self.out = [False] * self.count, None
        points = [sum(map(value, hand)) for hand in self.hands]
        if self.losers:
            self.scores = [old + more for old, more in zip(self.scores, points, strict=True)]
        elif winner is not None:
            self.scores[winner] += sum(points)
        if max(self.scores) >= TARGET:
            best = min(self.scores) if self.losers else max(self.scores)
            self.winners = [seat for seat, points in enumerate(self.scores) if points == best]

    # Cards from the pile

    def _take(self, seat: int, number: int) -> list[str]:
        """Draw cards, CORE-15 and CORE-16; an announcement lapses with them."""
        got: list[str] = []
        for _ in range(number):
            if not self.pile:
                self._refill()
            if self.pile:
                got.append(self.pile.pop(0))
        self.dry = 0 if got else self.dry + 1
        if got:
            self.hands[seat] += got
            self._lapse(seat)
        return got

    def _lapse(self, seat: int) -> None:
        if len(self.hands[seat]) > 1:
            self.said[seat] = self.owes[seat] = False

    def _refill(self) -> None:
        """The top card stays; by the leaflet one that may count again below a doubt as well."""
        stays = 2 if self.asked == "threat" and not self.classic else 1
        loose, self.discard = self.discard[:-stays], self.discard[-stays:]
        if loose:
            self.pile = self._given("shuffle")
            if Counter(self.pile) != Counter(loose):
                raise Wrong("other cards were shuffled than those that lay there")

    def _given(self, kind: str) -> list[str]:
        """What chance gives now."""
        if not self.chance.get(kind):
            raise Wrong(f"chance has given no {kind}")
        return self.chance[kind].popleft()

    # A round begins

    def _deal(self) -> None:
        """BR-03 to BR-10, WP-03 to WP-09, CORE-02, CORE-03."""
        drawn = self.chance.pop("dealer", deque())
        self.dealer = self._draw_for_dealer([card for some in drawn for card in some])
        self.pile = self._given("shuffle")
        if Counter(self.pile) != whole_deck():
            raise Wrong("the deck is not whole")
        self.hands = [[] for _ in self.names]
        self.discard, self.direction, self.dry = [], 1, 0
        self.said, self.owes = [False] * self.count, [False] * self.count
        self.round_winner = None
        for place in range(7 * self.count):
            self.hands[(self.dealer + 1 + place) % self.count].append(self.pile.pop(0))
        while (first := self.pile.pop(0)) == FOUR:
            above = int(self._given("place")[0]) if self.classic else len(self.pile)
            self.pile.insert(above, first)
        self.discard.append(first)
        self._turn_up(first)

    def _turn_up(self, first: str) -> None:
        self.colour, self.asked = None if is_wild(first) else first[0], "turn"
        left = (self.dealer + 1) % self.count
        self.turn = left
        if first == WILD:
            self.asked, self.turn = "colour", left if self.classic else self.dealer
        elif first[1:] == "+2":
            self._take(left, 2)
            self._pass_on(left)
        elif first[1:] == "rv":
            self.direction, self.turn = -1, (self.dealer - 1) % self.count
        elif first[1:] == "sk":
            self.turn = (self.dealer + (2 if self.classic else -2)) % self.count

    def _draw_for_dealer(self, cards: list[str]) -> int:
        """BR-04: specials count 0; WP-03: they are drawn again.  Equals draw again (G-02)."""
        waiting, rivals = iter(cards), list(range(self.count))
        while len(rivals) > 1:
            digits: dict[int, int] = {}
            while len(digits) < len(rivals):
                for seat in [each for each in rivals if each not in digits]:
                    face = next(waiting, " ")[1:]
                    if face.isdigit() or not self.classic:
                        digits[seat] = int(face) if face.isdigit() else 0
            highest = max(digits.values())
            rivals = [seat for seat in rivals if digits[seat] == highest]
        if next(waiting, None) is not None:
            raise Wrong("more cards were drawn for the deal than needed")
        return rivals[0]
