"""Answers to “why”: about what was refused, about a hint, or about what somebody else did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessible_uno.game.base import Seat
from accessible_uno.game.windows import Drawn
from accessible_uno.interface.announce.queries import Queries
from accessible_uno.interface.session.session import Session
from accessible_uno.narration.arguments import (
    Argument,
    Arguments,
    card_argument,
    cards_argument,
    colour_argument,
    plain_arguments,
    seat_argument,
)
from accessible_uno.narration.utterance import Utterance
from accessible_uno.players.explaining import Account, account_of, latest_actor, latest_concerned
from accessible_uno.players.witnessed import WitnessedAct, witnessed_acts

Moment = tuple[int, int]
"""The round, and how many acts it has had: it changes with each act."""

_PLAIN: Final = ("held", "amount", "because")


class Explanations:
    """Explains to one player what was told last, from what this player has seen.

    Args:
        session: the player's session.
        queries: gives hints.
    """

    def __init__(self, session: Session, queries: Queries) -> None:
        self._session = session
        self._queries = queries
        self._hinted_at: Moment | None = None
        self._refused_at: Moment | None = None
        self._untold_at: Moment | None = None
        self._refusal: tuple[Utterance | None, bool] = (None, False)

    def note_hint(self) -> None:
        """Remember that the player has just been given a hint."""
        self._hinted_at, self._refused_at = self._moment(), None

    def note_refusal(self, refusal: Utterance | None, *, of_move: bool) -> None:
        """Remember why a move, or something else that the player wanted, has just been refused."""
        self._refused_at, self._hinted_at = self._moment(), None
        self._refusal = refusal, of_move

    def forget_refusal(self) -> None:
        """Something was done since: what was refused before is no longer the latest."""
        self._refused_at = None

    def note_untold(self) -> None:
        """Remember that the last act has not been told yet: it waits for the next one."""
        self._untold_at = self._moment()

    def announce(self, seat: Seat | None = None) -> None:
        """Explain what ``seat`` did last; without it, the latest of all that can be explained."""
        session, now = self._session, self._moment()
        if seat is None and self._refused_at == now:
            refusal, of_move = self._refusal
            session.announce_together(refusal, self._queries.hint() if of_move else None)
        elif seat is None and self._hinted_at == now:
            session.announce_together(*self._queries.explain_hint())
        else:
            acts = self._told_acts()
            seat = self._latest(acts) if seat is None else seat
            session.announce_utterances(
                session.format("why-nothing") if seat is None else self._format_act(seat, acts)
            )

    def _moment(self) -> Moment:
        view = self._session.view
        return view.round, len(view.acts())

    def _told_acts(self) -> list[WitnessedAct]:
        """Return the acts of this round that the player has been told."""
        acts = witnessed_acts(self._session.view)
        return acts[:-1] if self._untold_at == self._moment() else acts

    def _latest(self, acts: Sequence[WitnessedAct]) -> Seat | None:
        """Return who has acted last: this player, or else which bot, or which other player."""
        own, kinds = self._session.seat, self._session.table.bot_kinds
        if latest_concerned(acts) == own:
            return own
        bot = latest_actor(acts, lambda seat: kinds is not None and seat in kinds)
        return bot if bot is not None else latest_actor(acts, lambda at: at != own)

    def _format_act(self, seat: Seat, acts: Sequence[WitnessedAct]) -> Utterance | None:
        session, kinds = self._session, self._session.table.bot_kinds
        who = {"seat": seat_argument(seat)}
        if seat == session.seat:
            return self._format_own(acts)
        if kinds is not None and seat not in kinds:
            return session.narrator.format("why-person", who)
        account = account_of(session.view, acts, seat, kinds or {})
        if account is None:
            return session.narrator.format("why-idle", who)
        return session.narrator.format(f"why-{account.deed}", _arguments(account))

    def _format_own(self, acts: Sequence[WitnessedAct]) -> Utterance | None:
        """Return a sentence about the player's own act, or what to do with what it has drawn."""
        session = self._session
        if session.asked and isinstance(session.view.question, Drawn):
            return self._queries.hint()
        acted = any(act.seat == session.seat for act in acts)
        return session.format("why-self" if acted else "why-self-idle")


def _arguments(account: Account) -> Arguments:
    """Return the variables of the message about an act."""
    found: dict[str, Argument] = {
        "seat": seat_argument(account.seat),
        "other": seat_argument(account.other),
        "card": card_argument(account.card),
        "colour": colour_argument(account.called),
        "named": colour_argument(account.colour),
        "rest": cards_argument(account.rest),
    }
    return found | plain_arguments({name: getattr(account, name) for name in _PLAIN})
