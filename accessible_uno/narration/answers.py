"""Answers to questions about the table, which a player may ask at any time."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING, Final, TypeAlias

from accessible_uno.cards import Face
from accessible_uno.game.events import Drew
from accessible_uno.game.windows import Contested
from accessible_uno.narration.arguments import (
    Arguments,
    Words,
    card_argument,
    cards_argument,
    plain_arguments,
    playable_cards,
    seat_argument,
    seat_to_act,
    table_arguments,
    words_of,
)

if TYPE_CHECKING:
    from accessible_uno.cards import Card, Colour
    from accessible_uno.game.base import Seat
    from accessible_uno.game.view import View
    from accessible_uno.narration.display_names import DisplayNames
    from accessible_uno.narration.narrator import Narrator
    from accessible_uno.narration.utterance import Utterance


About: TypeAlias = "Colour | Face | int | None"
"""The part of an answer that is asked for: cards of a colour or a sign, one card, one player."""


class Answers:
    """Short answers about the table, the fact first.

    Args:
        narrator: formats the messages for one viewer.
    """

    def __init__(self, narrator: Narrator) -> None:
        self._narrator = narrator

    def hand(self, view: View, about: About = None) -> Utterance:
        """Return the viewer's cards in the view's order, each with its number unless brief.

        ``about`` is a colour, a sign, or the number of a card: those cards alone, of several how
        many.  The wilds are all that have no colour.
        """
        held = tuple(enumerate(view.hand, start=1))
        if about is Face.WILD:
            held = tuple(each for each in held if each[1].is_wild)
        elif about is not None:
            held = tuple(each for each in held if about in (*each, each[1].colour, each[1].face))
        is_place = isinstance(about, int) and bool(held)
        of_kind = "answer-place" if is_place else "answer-held"
        message_id = "answer-hand" if about is None else of_kind
        return self._answer(
            message_id if view.seat >= 0 else "answer-no-hand",
            {
                "cards": cards_argument(tuple(card for _, card in held)),
                "numbered": (Words({"": self._numbered}), held),
                **plain_arguments({"count": len(held)}),
            },
        )

    def playable(self, view: View, cards: Sequence[Card] | None = None) -> Utterance:
        """Return which cards of the hand go on the top card, or ``cards`` where that is known.

        While somebody else is to act, it also says who, and what would go on the card of now.
        """
        goes = playable_cards(view) if cards is None else dict.fromkeys(cards)
        arguments = {**table_arguments(view), "cards": cards_argument(tuple(goes))}
        if view.seat < 0:
            return self._answer("answer-no-hand", arguments)
        turn = seat_to_act(view)
        if turn in (None, view.seat) or isinstance(view.question, Contested):
            return self._answer("answer-playable", arguments)
        return self._answer("answer-playable-later", {**arguments, "seat": seat_argument(turn)})

    def drawn(self, view: View) -> Utterance:
        """Return which cards the viewer has drawn last in this round, all those of one act."""
        acts = [
            [event.cards for event in told if isinstance(event, Drew) and event.seat == view.seat]
            for *_, told in view.acts()
        ]
        last = next(filter(None, reversed(acts)), [])
        cards = cards_argument(tuple(chain.from_iterable(last)))
        return self._answer("answer-no-hand" if view.seat < 0 else "answer-drawn", {"cards": cards})

    def top(self, view: View) -> Utterance:
        """Return the top card, and the active colour where the card does not show it."""
        return self._answer("answer-top", table_arguments(view))

    def laid(self, seat: Seat, card: Card) -> Utterance:
        """Return which card a player has just laid."""
        return self._answer(
            "answer-laid", {"seat": seat_argument(seat), "card": card_argument(card)}
        )

    def colour(self, view: View) -> Utterance:
        """Return the colour in play."""
        return self._answer("answer-colour", table_arguments(view))

    def who(self, view: View) -> Utterance:
        """Return who is to act, or that nobody is."""
        if view.winners:
            return self._answer("match-is-over", {})
        seat = seat_to_act(view)
        if isinstance(view.question, Contested):
            return self._answer("answer-contested", {"seat": seat_argument(view.question.winner)})
        if seat is None:
            return self._answer("round-is-over" if view.round else "before-first-card", {})
        return self._answer("answer-who", {"seat": seat_argument(seat)})

    def counts(self, view: View, about: About = None) -> Utterance:
        """Return how many cards every hand and the draw pile hold, the viewer's own hand last.

        ``about`` is one player.
        """
        if isinstance(about, int):
            one = plain_arguments({"count": view.counts[about]})
            return self._answer("answer-count", {"seat": seat_argument(about), **one})
        left = max(self._narrator.viewer, -1) + 1
        seats = sorted(view.playing, key=lambda seat: (seat - left) % len(view.counts))
        counts = tuple((seat, view.counts[seat]) for seat in seats)
        return self._answer(
            "answer-counts",
            {"hands": (_NUMBERS, counts), **plain_arguments({"pile": view.pile})},
        )

    def order(self, view: View) -> Utterance:
        """Return the direction of play, and the players in it, from the one whose turn it is."""
        seats = [view.turn]
        while len(seats) < len(view.playing):
            seats.append(view.after(seats[-1]))
        return self._answer(
            "answer-order",
            {
                "players": (_PLAYERS, tuple(seats)),
                **plain_arguments({"direction": view.direction}),
            },
        )

    def time(self, limit: float | None, left: float | None) -> Utterance:
        """Return how many seconds the viewer has, and how many are left.

        Args:
            limit: seconds for a turn; ``None`` for no end.
            left: seconds that are left; ``None`` also while the time does not run yet.
        """
        if limit is None:
            return self._answer("answer-no-limit", {})
        if left is None:
            return self._answer("answer-limit", plain_arguments({"limit": round(limit)}))
        seconds = plain_arguments({"limit": round(limit), "left": int(left)})
        return self._answer("answer-time", seconds)

    def scores(self, view: View, school: str, sides: Sequence[tuple[Seat, ...]] = ()) -> Utterance:
        """Return the round that goes on, and the points of each player or side, or the rounds won.

        Who has most is told first.

        Args:
            view: what the viewer sees.
            school: what a round earns; where it earns nothing that is counted, that is the answer.
            sides: whose points are counted together; none where each plays alone.
        """
        together = sides or [(seat,) for seat in range(len(view.scores))]
        ranked = sorted(together, key=lambda side: -view.scores[side[0]])
        totals = tuple((side, view.scores[side[0]]) for side in ranked)
        goes_on = 0 if view.round_over else view.round
        said = plain_arguments({"school": school, "round": goes_on})
        return self._answer("answer-scores", {"points": (_TOTALS, totals), **said})

    def round_won(self, winner: Seat, points: Sequence[tuple[Seat, int]] = ()) -> Utterance:
        """Return who has won the round that is over, and the points that it gave to each."""
        earned = {"points": (_NUMBERS, tuple(points))}
        counts = plain_arguments({"counts": "yes" if points else "no"})
        return self._answer("answer-round-won", {"seat": seat_argument(winner), **earned, **counts})

    def _numbered(self, held: Sequence[tuple[int, Card]], names: DisplayNames) -> str:
        catalogue = self._narrator.catalogue
        numbered = catalogue.numbered_card
        return catalogue.text("semicolon").join(
            [numbered(number, names.card(card)) for number, card in held]
        )

    def _answer(self, message_id: str, arguments: Arguments) -> Utterance:
        return self._narrator.format(message_id, arguments) or self._narrator.silence


def _each_with_number(numbers: Sequence[tuple[Seat, int]], names: DisplayNames) -> str:
    return ", ".join(f"{names.player(seat)} {number}" for seat, number in numbers)


def _each_side(totals: Sequence[tuple[tuple[Seat, ...], int]], names: DisplayNames) -> str:
    return ", ".join(f"{names.players(side)} {total}" for side, total in totals)


def _in_a_row(seats: Sequence[Seat], names: DisplayNames) -> str:
    return ", ".join(map(names.player, seats))


_NUMBERS: Final = words_of(_each_with_number)
_TOTALS: Final = words_of(_each_side)
_PLAYERS: Final = words_of(_in_a_row)
