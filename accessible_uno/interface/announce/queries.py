"""Answers to the player's questions about the table; asking changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from accessible_uno.cards import Card, Colour, Face
from accessible_uno.game.base import Seat
from accessible_uno.game.events import Asked, Played, TurnCame
from accessible_uno.game.view import View
from accessible_uno.game.windows import Drawn, Threat
from accessible_uno.interface.announce.hints import Hint, advised_colour, choose_hint
from accessible_uno.interface.announce.questions import (
    format_enter_action,
    format_sample_answer,
    open_choice_names,
)
from accessible_uno.interface.parse.choices import choice_name
from accessible_uno.interface.parse.intents import HalfTypedCard, MessageFields, Query
from accessible_uno.interface.parse.vocabulary import Command, Particle, Topic
from accessible_uno.interface.rules_told import school_of
from accessible_uno.interface.session.session import Session
from accessible_uno.narration.answers import About
from accessible_uno.narration.arguments import (
    Argument,
    Arguments,
    card_argument,
    cards_argument,
    colour_argument,
    plain_arguments,
    seat_argument,
)
from accessible_uno.narration.event_schema import schema_of
from accessible_uno.narration.utterance import Utterance, joined
from accessible_uno.players.explaining import (
    Account,
    WitnessedAct,
    account_of,
    latest_actor,
    latest_concerned,
    witnessed_acts,
)
from accessible_uno.players.own_side import opponents
from accessible_uno.rules.shared.scoring import PointsKept, PointsWon
from accessible_uno.rules.shared.sides import Sides

_BEFORE_FIRST_CARD: Final = (
    Query.SCORES,
    Query.ORDER,
    Query.COUNTS,
    Query.WHO,
    Query.TIME,
)
"""Queries that have an answer even before the first card lies on the table."""

_ABOUT_HAND: Final = (Query.HAND, Query.PLAYABLE, Query.DRAWN, Query.HINT)
"""Queries that have an answer only for somebody who still plays."""

_NAMES_ENTER: Final = (Query.WHO, Query.HINT, Query.PLAYABLE)
"""Queries whose answer also says what Enter alone does."""


class Queries:
    """Answers the queries of one player."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def answer(self, query: Query, about: About = None) -> None:
        """Announce the answer to a query, or the part of it that is asked for."""
        session = self._session
        asks_hint = query is Query.HINT and session.asked
        if session.view.top is None and query not in _BEFORE_FIRST_CARD and not asks_hint:
            session.announce("before-first-card")
            return
        out = self._is_out()
        if not out or query not in _ABOUT_HAND:
            answer = self._answers(about)[query]()
            if query in _NAMES_ENTER and session.pending.awaits_enter:
                session.announce_together(answer, format_enter_action(session))
            else:
                session.announce_utterances(answer)
        if out and query in (*_ABOUT_HAND, Query.WHO):
            session.announce("already-out")

    def suggest_move(self) -> Utterance | None:
        """Return a move that is legal now, to be announced after a refusal."""
        session = self._session
        choices = open_choice_names(session)
        if choices:
            return session.format("unclear-choice", {"choices": choices})
        return self._format_hint("offer")

    def _is_out(self) -> bool:
        """Return whether the match is over for this player and not for the others."""
        session = self._session
        return (
            not session.table.over
            and session.seat >= 0
            and session.seat not in session.view.playing
        )

    def _answers(self, about: About = None) -> dict[Query, Callable[[], Utterance | None]]:
        session = self._session
        view, answers = session.view, session.answers
        return {
            Query.HAND: lambda: answers.hand(view, about),
            Query.PLAYABLE: self._playable,
            Query.DRAWN: lambda: answers.drawn(view),
            Query.TOP: lambda: answers.top(view),
            Query.WHO: lambda: answers.who(view),
            Query.COUNTS: lambda: answers.counts(view, about),
            Query.ORDER: lambda: answers.order(view),
            Query.SCORES: self._scores,
            Query.TIME: self._time,
            Query.HINT: self.hint,
        }

    def _scores(self) -> Utterance | None:
        view, school = self._session.view, school_of(self._session.table.rules)
        sides = view.recall(Sides).counted
        apart = any(len({view.scores[seat] for seat in side}) > 1 for side in sides)
        scores = self._session.answers.scores(view, school, () if apart else sides)
        if not view.round_over or view.round_winner is None:
            return scores
        earned = () if view.round == 1 else _points_of_round(view)  # else they are the scores
        won = self._session.answers.round_won(view.round_winner, earned)
        return joined(won, scores)  # “who won?”

    def _time(self) -> Utterance | None:
        session = self._session
        limit, left = session.turn_seconds, session.clock.time_left(session.seat)
        if session.talks and limit and left is None:
            return session.format("hosted-clock", {"seconds": limit})
        return session.answers.time(limit or None, left)

    def _playable(self) -> Utterance | None:
        session = self._session
        if session.view.round_over and session.pending.awaits_enter:
            return None  # no card can be played: Enter goes on
        cards = None
        if session.asked:
            playable = set(session.legal.cards())
            cards = [held for held in dict.fromkeys(session.view.hand) if held in playable]
            if not cards and isinstance(session.view.question, Threat):
                return self.hint()  # to take or to doubt is what can be done
        answer = session.answers.playable(session.view, cards)
        bluff = session.format("answer-bluff") if cards and self._would_bluff(cards) else None
        return joined(answer, bluff) if answer and bluff else answer

    def _would_bluff(self, cards: Sequence[Card]) -> bool:
        """Whether a wild draw four among these cards could be doubted, and would be a bluff."""
        session = self._session
        doubted = any(rule.topic == Topic.BLUFF for rule in session.table.rules.rules)
        matched = any(held.colour is session.view.colour for held in session.view.hand)
        return doubted and matched and any(held.face is Face.WILD_DRAW_FOUR for held in cards)

    def hint(self) -> Utterance | None:
        """Return a possible move and its reason, or what a half-typed card lacks."""
        card = self._session.pending.card
        return self._format_hint("hint") if card is None else self._card_hint(card)

    def _format_hint(self, kind: str) -> Utterance | None:
        """Return a hint: ``"hint"`` gives its reason as well, ``"offer"`` names the move alone."""
        session = self._session
        found = choose_hint(session.view, session.legal)
        if found.key == "other":
            return (
                self._format_window_hint(kind)
                or format_sample_answer(session)
                or session.format(f"{kind}-other")
            )
        return session.format(f"{kind}-{found.key}", self._hint_fields(found))

    def teach(self) -> None:
        """Tell somebody who has never played what to type, with a card that goes here."""
        found = choose_hint(self._session.view, self._session.legal)
        goes = "wild" if "colour" in found.fields else "card" if "card" in found.fields else "none"
        self._session.announce(f"first-turn-{goes}", found.fields)

    def names_move(self) -> bool:
        """Return whether a hint names a move; while others play, it tells to wait."""
        session = self._session
        return choose_hint(session.view, session.legal).key != "wait"

    def advised_line(self) -> str:
        """Return what to type for the move that a hint names now; empty where it names none."""
        session = self._session
        if session.pending.card is not None:  # then it names what that card lacks
            return ""
        found, lexicon = choose_hint(session.view, session.legal), session.lexicon
        if found.key in {*Command}:
            return lexicon.commands.names[found.key]
        card, colour = found.fields.get("card"), found.fields.get("colour")
        words = [session.card_name(card)] if isinstance(card, Card) else []
        if isinstance(colour, Colour):
            words.append(lexicon.colours.names[colour])
        if found.fields.get("uno") == "yes":
            words.append(lexicon.particles.names[Particle.UNO])
        return " ".join(words)

    def explain_hint(self) -> list[Utterance | None]:
        """Return what speaks for the move that a hint names now, in sentences."""
        session = self._session
        found = choose_hint(session.view, session.legal)
        weighed = found.weighed if session.pending.card is None else ()
        fields = self._hint_fields(found)
        return [session.format(f"hint-why-{each}", fields) for each in weighed or ("other",)]

    def _hint_fields(self, found: Hint) -> MessageFields:
        """Return the variables of the messages about a hint."""
        session = self._session
        other = session.narrator.display_names.name(found.other)
        return {**found.fields, "word": session.jump_word, "next": other}

    def _format_window_hint(self, kind: str) -> Utterance | None:
        """Return the hint that a rule brings for its own window, ``hint-<window>``, if any."""
        session = self._session
        message_id = f"{kind}-{schema_of(session.view.question).name}"
        return session.format(message_id) if session.narrator.catalogue.has(message_id) else None

    def _card_hint(self, card: HalfTypedCard) -> Utterance | None:
        """Propose what a half-typed card lacks: a colour, a player, a side."""
        session = self._session
        if not card.chooses:
            fitting = [each for each in session.legal.cards() if each.face is card.card.face]
            if colour := fitting[0].colour if fitting else card.card.colour:
                return session.format("hint-colour", {"colour": colour, "because": "fits"})
            return session.format("hint-colour", advised_colour(session.view.hand))
        allowed = session.legal.choices(card.card)
        seats = [each for each in allowed if isinstance(each, int) and each != session.seat]
        if not seats:
            answer = choice_name(allowed[0], session.known, session.context())
            return session.format("offer-answer-so", {"answer": answer})
        view = session.view
        others = [each for each in seats if each in opponents(view)]
        shortest = min(others or seats, key=view.counts.__getitem__)
        against = "opponents" if others and len(opponents(view)) < len(view.playing) - 1 else "all"
        name = session.narrator.display_names.name(shortest)
        return session.format("hint-shortest", {"name": name, "among": against})


Moment = tuple[int, int]
"""The round, and how many acts it has had: it changes with each act."""


def _points_of_round(view: View) -> list[tuple[Seat, int]]:
    """Return the points that the round gave, with who has them; none while it goes on."""
    events = (event for *_, told in view.acts() for event in told)
    return [(each.seat, each.points) for each in events if isinstance(each, PointsWon | PointsKept)]


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

    @property
    def hint_stands(self) -> bool:
        """Whether a hint was given since the last act, and nothing refused since."""
        return self._hinted_at == self._moment()

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
        elif seat is None and self.hint_stands:
            session.announce_together(*self._queries.explain_hint())
        else:
            acts = self._told_acts()
            seat = self._latest(acts) if seat is None else seat
            session.announce_utterances(
                session.format("why-nothing") if seat is None else self._format_act(seat, acts)
            )

    def name_card(self, seat: Seat, told: str = "") -> None:
        """Name the card that ``seat`` has just laid, where ``told`` does not name it whole.

        A sentence leaves the colour out that stays: “Luna plays the 7”.
        """
        events = [event for act in self._told_acts() for event in act.events]
        of_them = [event for event in events if getattr(event, "seat", None) == seat]
        happened = [event for event in of_them if not isinstance(event, Asked | TurnCame)]
        card = happened[-1].card if happened and isinstance(happened[-1], Played) else None
        if card is None or self._session.card_name(card) in told:
            return
        self._session.announce_utterances(self._session.answers.laid(seat, card))

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
