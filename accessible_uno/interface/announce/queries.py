"""Answers to what the player asks; nothing changes by them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from accessible_uno.game.defaults import favourite_colour
from accessible_uno.interface.announce.hints import choose_hint
from accessible_uno.interface.parse.choices import choice_name
from accessible_uno.interface.parse.context import HalfTypedCard
from accessible_uno.interface.parse.intents import Query
from accessible_uno.interface.parse.lexicon import lexicons
from accessible_uno.interface.session import Session
from accessible_uno.narration.utterance import Utterance

OF_ONES_OWN: Final = (Query.HAND, Query.PLAYABLE, Query.HINT)
"""What only somebody who still plays can be told."""


class Queries:
    """Answers one player."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def answer(self, query: Query) -> None:
        """Answer a question about the table."""
        view = self._session.view
        if view.top is None and query not in (
            Query.SCORES,
            Query.ORDER,
            Query.COUNTS,
            Query.WHO,
            Query.TIME,
        ):
            self._session.announce("before-first-card")
            return
        out = self._is_out()
        if not out or query not in OF_ONES_OWN:
            told = self._answers()[query]()
            if query in (Query.WHO, Query.HINT, Query.PLAYABLE) and self._session.awaits_enter:
                self._session.announce_together(told, self._session.format_enter_action())
            else:
                self._session.announce_utterances(told)
        if out and query in (*OF_ONES_OWN, Query.WHO):
            self._session.announce("already-out")

    def _is_out(self) -> bool:
        """Whether the player's match is over before that of the others."""
        session = self._session
        return (
            not session.table.over
            and session.seat >= 0
            and session.seat not in session.view.playing
        )

    def _answers(self) -> dict[Query, Callable[[], Utterance | None]]:
        session = self._session
        view, answers = session.view, session.answers
        return {
            Query.HAND: lambda: answers.hand(view),
            Query.PLAYABLE: self._playable,
            Query.TOP: lambda: answers.top(view),
            Query.WHO: lambda: answers.who(view),
            Query.COUNTS: lambda: answers.counts(view),
            Query.ORDER: lambda: answers.order(view),
            Query.SCORES: lambda: answers.scores(view),
            Query.TIME: lambda: answers.time(
                session.turn_seconds or None, session.clock.time_left(session.seat)
            ),
            Query.HINT: self._hint,
        }

    def _playable(self) -> Utterance | None:
        session = self._session
        cards = None
        if session.asked:
            playable = set(session.legal.cards())
            cards = [held for held in dict.fromkeys(session.view.hand) if held in playable]
        return session.answers.playable(session.view, cards)

    def _hint(self) -> Utterance | None:
        session = self._session
        if session.half is not None:
            return self._half_hint(session.half)
        found = choose_hint(session.view, session.legal)
        if found.key == "other":
            return session.format_sample_answer() or session.format("hint-other")
        return session.format(f"hint-{found.key}", {**found.fields, "word": session.jump_word})

    def _half_hint(self, half: HalfTypedCard) -> Utterance | None:
        """Propose what is still to come with a card: a colour, a player, a side."""
        session = self._session
        if not half.chooses:
            return session.format("hint-colour", {"colour": favourite_colour(session.view.hand)})
        allowed = session.legal.choices(half.card)
        seats = [each for each in allowed if isinstance(each, int) and each != session.seat]
        if not seats:
            answer = choice_name(allowed[0], lexicons(session.settings.locale), session.context())
            return session.format("offer-answer-so", {"answer": answer})
        shortest = min(seats, key=session.view.counts.__getitem__)
        name = session.narrator.display_names.name(shortest)
        return session.format("hint-shortest", {"name": name})

    def suggest_move(self) -> Utterance | None:
        """Return a move that would be legal now, to go with a refusal."""
        session = self._session
        choices = session.open_choice_names()
        if choices:
            return session.format("unclear-choice", {"choices": choices})
        found = choose_hint(session.view, session.legal)
        if found.key == "other":
            return session.format_sample_answer() or session.format("offer-other")
        return session.format(f"offer-{found.key}", {**found.fields, "word": session.jump_word})
