"""What a player may ask at any time, in turn or out of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from accessible_uno.game.windows import Contested
from accessible_uno.narration import view_arguments as situation
from accessible_uno.narration.arguments import Arguments, add_cards, add_seat
from accessible_uno.narration.display_names import Wording
from accessible_uno.narration.teller import Teller
from accessible_uno.narration.utterance import Utterance

if TYPE_CHECKING:
    from accessible_uno.cards import Card
    from accessible_uno.game.base import Seat
    from accessible_uno.game.view import View


class Answers:
    """Short answers about the table, the fact first."""

    def __init__(self, teller: Teller) -> None:
        self._teller = teller

    def hand(self, view: View) -> Utterance:
        """Tell the viewer's cards in the view's order, each with its number unless brief."""
        hand = view.hand

        def arguments(wording: Wording) -> Arguments:
            filled: Arguments = {"count": len(hand), "numbered": self._numbered(hand, wording)}
            add_cards(filled, "cards", hand, wording)
            return filled

        return self._answer("answer-hand" if view.seat >= 0 else "answer-no-hand", arguments)

    def playable(self, view: View, cards: Sequence[Card] | None = None) -> Utterance:
        """Tell which cards of the hand go on the top card, or ``cards`` where that is known."""

        def arguments(wording: Wording) -> Arguments:
            filled = situation.table(view, wording)
            goes = situation.playable(view) if cards is None else dict.fromkeys(cards)
            add_cards(filled, "cards", tuple(goes), wording)
            return filled

        return self._answer("answer-playable" if view.seat >= 0 else "answer-no-hand", arguments)

    def top(self, view: View) -> Utterance:
        """Tell the top card, and the active colour where the card does not show it."""
        return self._answer("answer-top", lambda wording: situation.table(view, wording))

    def who(self, view: View) -> Utterance:
        """Tell who is to act, or that nobody is."""
        if view.winners:
            return self._answer("match-is-over", _nothing)
        seat = acting(view)
        if isinstance(view.question, Contested):
            return self._answer("answer-contested", _about(view.question.winner))
        if seat is None:
            return self._answer("round-is-over", _nothing)
        return self._answer("answer-who", _about(seat))

    def counts(self, view: View) -> Utterance:
        """Tell how many cards every hand and the draw pile hold, the viewer's own hand last."""
        left = max(self._teller.viewer, -1) + 1
        seats = sorted(view.playing, key=lambda seat: (seat - left) % len(view.counts))

        def arguments(wording: Wording) -> Arguments:
            hands = self._numbers(seats, view.counts, wording)
            return {"hands": hands, "pile": view.pile}

        return self._answer("answer-counts", arguments)

    def order(self, view: View) -> Utterance:
        """Tell which way play goes, and who plays in which order from whoever's turn it is."""
        seats = [view.turn]
        while len(seats) < len(view.playing):
            seats.append(view.after(seats[-1]))

        def arguments(wording: Wording) -> Arguments:
            players = ", ".join(wording.player(seat) for seat in seats)
            return {"direction": view.direction, "players": players}

        return self._answer("answer-order", arguments)

    def time(self, limit: float | None, left: float | None) -> Utterance:
        """Tell how many seconds the viewer has, and how many are left; ``None``: no end of them.

        ``left`` is ``None`` also while the time does not run yet.
        """
        if limit is None:
            return self._answer("answer-no-limit", _nothing)
        if left is None:
            return self._answer("answer-limit", lambda _: {"limit": round(limit)})
        seconds: Arguments = {"limit": round(limit), "left": int(left)}
        return self._answer("answer-time", lambda _: seconds)

    def scores(self, view: View) -> Utterance:
        """Tell everyone's points in the match, most points first."""
        return self._points("answer-scores", view.scores)

    def round_scores(self, view: View, before: Sequence[int]) -> Utterance:
        """Tell what this round has earned; ``before`` holds the scores when it began."""
        earned = [now - then for now, then in zip(view.scores, before, strict=True)]
        return self._points("answer-round-scores" if any(earned) else "answer-no-points", earned)

    def _points(self, message_id: str, points: Sequence[int]) -> Utterance:
        seats = sorted(range(len(points)), key=lambda seat: -points[seat])
        return self._answer(
            message_id, lambda wording: {"points": self._numbers(seats, points, wording)}
        )

    def _numbers(self, seats: Iterable[Seat], numbers: Sequence[int], wording: Wording) -> str:
        return ", ".join(f"{wording.player(seat)} {numbers[seat]}" for seat in seats)

    def _numbered(self, hand: Sequence[Card], wording: Wording) -> str:
        text = self._teller.catalogue.text
        return text("semicolon").join(
            text("numbered-card", number=number, card=wording.card(held))
            for number, held in enumerate(hand, start=1)
        )

    def _answer(self, message_id: str, arguments: Callable[[Wording], Arguments]) -> Utterance:
        return self._teller.utter(message_id, arguments) or self._teller.nothing


def acting(view: View) -> Seat | None:
    """Return the player whom the table waits for, or ``None``."""
    question = view.question
    return question.seat if question is not None and question.seat >= 0 else None


def _about(seat: Seat) -> Callable[[Wording], Arguments]:
    def arguments(wording: Wording) -> Arguments:
        filled: Arguments = {}
        add_seat(filled, "seat", seat, wording)
        return filled

    return arguments


def _nothing(wording: Wording) -> Arguments:  # noqa: ARG001
    return {}
