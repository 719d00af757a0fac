"""Answers to what the player asks; nothing changes by them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from accessible_uno.interface.announce.hints import advice, favourite
from accessible_uno.interface.parse.choices import called
from accessible_uno.interface.parse.context import Half
from accessible_uno.interface.parse.intents import Query
from accessible_uno.interface.parse.lexicon import lexicons
from accessible_uno.interface.session import Desk
from accessible_uno.narration.utterance import Utterance

OF_ONES_OWN: Final = (Query.HAND, Query.PLAYABLE, Query.HINT)
"""What only somebody who still plays can be told."""


class Answering:
    """Answers one player."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def ask(self, query: Query) -> None:
        """Answer a question about the table."""
        view = self._desk.view
        if view.top is None and query not in (
            Query.SCORES,
            Query.ORDER,
            Query.COUNTS,
            Query.WHO,
            Query.TIME,
        ):
            self._desk.tell("before-first-card")
            return
        out = self._is_out()
        if not out or query not in OF_ONES_OWN:
            told = self._answers()[query]()
            if query in (Query.WHO, Query.HINT, Query.PLAYABLE) and self._desk.awaits_enter:
                self._desk.in_one_breath(told, self._desk.enter())
            else:
                self._desk.pass_on(told)
        if out and query in (*OF_ONES_OWN, Query.WHO):
            self._desk.tell("already-out")

    def _is_out(self) -> bool:
        """Whether the player's match is over before that of the others."""
        desk = self._desk
        return not desk.table.over and desk.seat >= 0 and desk.seat not in desk.view.playing

    def _answers(self) -> dict[Query, Callable[[], Utterance | None]]:
        desk = self._desk
        view, answers = desk.view, desk.narrator.answers
        return {
            Query.HAND: lambda: answers.hand(view),
            Query.PLAYABLE: self._playable,
            Query.TOP: lambda: answers.top(view),
            Query.WHO: lambda: answers.who(view),
            Query.COUNTS: lambda: answers.counts(view),
            Query.ORDER: lambda: answers.order(view),
            Query.SCORES: lambda: answers.scores(view),
            Query.TIME: lambda: answers.time(desk.seconds or None, desk.clock.left(desk.seat)),
            Query.HINT: self._hint,
        }

    def _playable(self) -> Utterance | None:
        desk = self._desk
        cards = None
        if desk.asked:
            playable = set(desk.legal.cards())
            cards = [held for held in dict.fromkeys(desk.view.hand) if held in playable]
        return desk.narrator.answers.playable(desk.view, cards)

    def _hint(self) -> Utterance | None:
        desk = self._desk
        if desk.half is not None:
            return self._half_hint(desk.half)
        found = advice(desk.view, desk.legal)
        if found.key == "other":
            return desk.sample() or desk.sentence("hint-other")
        return desk.sentence(f"hint-{found.key}", {**found.filling, "word": desk.jump_word})

    def _half_hint(self, half: Half) -> Utterance | None:
        """Propose what is still to come with a card: a colour, a player, a side."""
        desk = self._desk
        if not half.chooses:
            return desk.sentence("hint-colour", {"colour": favourite(desk.view)})
        allowed = desk.legal.choices(half.card)
        seats = [each for each in allowed if isinstance(each, int) and each != desk.seat]
        if not seats:
            answer = called(allowed[0], lexicons(desk.settings.locale), desk.context())
            return desk.sentence("offer-answer-so", {"answer": answer})
        shortest = min(seats, key=desk.view.counts.__getitem__)
        name = desk.narrator.wording.name(shortest)
        return desk.sentence("hint-shortest", {"name": name})

    def offer(self) -> Utterance | None:
        """Return a move that would be legal now, to go with a refusal."""
        desk = self._desk
        choices = desk.choices_open()
        if choices:
            return desk.sentence("unclear-choice", {"choices": choices})
        found = advice(desk.view, desk.legal)
        if found.key == "other":
            return desk.sample() or desk.sentence("offer-other")
        return desk.sentence(f"offer-{found.key}", {**found.filling, "word": desk.jump_word})
