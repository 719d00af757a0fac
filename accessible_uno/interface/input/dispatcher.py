"""What a typed line does: every one is answered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from accessible_uno.game.actions import Play
from accessible_uno.game.base import Reason, Refused
from accessible_uno.game.reasons import QuestionFirst
from accessible_uno.game.windows import Drawn, Threat, Turn
from accessible_uno.interface.announce.help import Help
from accessible_uno.interface.announce.history import MessageHistory
from accessible_uno.interface.announce.mute_filter import MuteFilter
from accessible_uno.interface.announce.offers import Offers
from accessible_uno.interface.announce.queries import Queries
from accessible_uno.interface.announce.spelling import Speller
from accessible_uno.interface.input.controls import Controls
from accessible_uno.interface.input.timing import TurnTimer
from accessible_uno.interface.parse import (
    Act,
    AskQuery,
    ChangeClock,
    ChangeSetting,
    ChooseCategory,
    EmptyLine,
    HalfTypedCard,
    HelpOn,
    MuteCategories,
    NeedsChoice,
    NeedsColour,
    QuitGame,
    RecallMessages,
    RulesOn,
    SpellWord,
    Unclear,
    WishColour,
    parse_line,
)
from accessible_uno.interface.parse.card_words import looks_like_a_card
from accessible_uno.interface.parse.intents import Query
from accessible_uno.interface.session import Session
from accessible_uno.narration.sounds import REFUSAL_CUES
from accessible_uno.narration.utterance import Utterance
from accessible_uno.narration.verbosity import Verbosity
from accessible_uno.rules.abandon import Abandon
from accessible_uno.rules.shared.reports import CastVote
from accessible_uno.rules.wizz import Spin, SpinFirst
from accessible_uno.settings.values import Category

_ABOUT_MOVES: Final = frozenset(
    {
        "unclear-card",
        "unclear-two-cards",
        "unclear-two-colours",
        "unclear-colour-alone",
        "unclear-which-colour",
        "unclear-number",
        "unclear-number-colour",
        "unclear-no-card",
        "unclear-play-what",
        "unclear-pass-or-skip",
        "unclear-no-jump",
        "unclear-jump-what",
        "unclear-pick-what",
        "unclear-number-chosen",
    }
)
"""What is asked back about a move: one that would do goes with it."""


class QuitRequested(Exception):
    """The player asks to quit."""


class AbandonRequested(Exception):
    """The player asks to give the match up; ``then`` does it."""

    def __init__(self, then: Callable[[], None]) -> None:
        super().__init__()
        self.then = then


class LineDispatcher:
    """Does what one player's lines say."""

    def __init__(
        self,
        session: Session,
        queries: Queries,
        controls: Controls,
        help: Help,
        offers: Offers,
        timing: TurnTimer,
        review: MessageHistory,
        mute_filter: MuteFilter,
    ) -> None:
        self._session = session
        self._queries = queries
        self._controls = controls
        self._help = help
        self._offers = offers
        self._turn_timer = timing
        self._history = review
        self._mute_filter = mute_filter
        self._pointed = -1
        self._spelling = Speller(session, review)

    def dispatch(self, line: str) -> bool:
        """Do what ``line`` says, and tell it; return whether it was about the play.

        Questions, help and settings are not.

        Raises:
            WantsToLeave: the player wants to quit.
            WantsToGiveUp: the player wants to leave the match to the others.
        """
        match parse_line(line, self._session.context()):
            case Act() as act if isinstance(act.action, Abandon) and self._allowed(act):
                raise AbandonRequested(lambda: self._act(act))
            case Act() as act:
                self._act(act)
                return True
            case NeedsColour(card, uno, choice):
                self._session.half = HalfTypedCard(card, uno, choice)
                self._session.ask_question()
                return True
            case NeedsChoice(card, uno, colour):
                self._session.half = HalfTypedCard(card, uno, colour=colour, chooses=True)
                self._session.ask_question()
                return True
            case EmptyLine():
                self._empty_line()
                return True
            case WishColour() as wish:
                self._wish(wish)
            case AskQuery(query):
                self._queries.answer(query)
            case RecallMessages() as recall:
                self._history.recall(recall)
            case ChooseCategory() as category:
                self._history.choose_category(category)
            case SpellWord(what):
                self._spelling.spell(what)
            case MuteCategories() as hush:
                self._mute_filter.apply(hush)
            case ChangeSetting() as setting:
                self._controls.apply(setting)
            case ChangeClock() as wanted_time:
                self._turn_timer.change(wanted_time)
            case HelpOn() as wanted:
                self._help.announce_help(wanted)
            case RulesOn() as wanted:
                self._help.announce_rules(wanted)
            case QuitGame():
                raise QuitRequested
            case Unclear() as unclear:
                self._ask_back(unclear)
                return True
        return False

    def _allowed(self, act: Act) -> bool:
        return self._session.seat >= 0 and self._session.legal.why_not(act.action) is None

    def _act(self, act: Act) -> None:
        session = self._session
        if session.seat < 0:
            session.announce("unclear-onlooker")
            return
        half, wish = session.half, session.wish
        session.half = None
        if act.note is not None and session.legal.why_not(act.action) is None:
            session.announce(act.note.message_id, act.note.fields)
            if act.note.message_id == "note-wish-used":
                session.wish = None
        why = session.legal.why_not(act.action)
        session.because = session.narrator.explain(why) if why is not None else None
        try:
            session.table.act(act.action)
        except Refused as refused:
            session.half, session.wish, session.because = half, wish, None
            reason = self._reason(act, refused.reason)
            asked = session.format_question() if isinstance(reason, QuestionFirst) else None
            refusal = session.narrator.explain(reason)
            session.announce_together(
                refusal, asked, session.format_enter_action(), hint=self._legal_move(act)
            )

    def _reason(self, act: Act, reason: Reason) -> Reason:
        """Return why an act is refused: no card does where the wheel is to be spun."""
        spins = isinstance(self._session.view.question, Spin) and self._session.asked
        return SpinFirst() if spins and isinstance(act.action, Play) else reason

    def _legal_move(self, refused: Act) -> Utterance | None:
        """A move to go with a refusal, where a move was refused and the refusal names none."""
        session = self._session
        not_a_move = isinstance(refused.action, CastVote) or not refused.action.answers_question
        if not_a_move or session.settings.verbosity is Verbosity.BRIEF:
            return None
        question = session.view.question
        answers = isinstance(question, Threat) and bool(session.legal.cards())
        free = session.asked and (answers or isinstance(question, Turn))
        return self._queries.suggest_move() if free else None

    def _ask_back(self, unclear: Unclear) -> None:
        session = self._session
        fields = unclear.fields
        if unclear.message_id == "unclear-topic":
            fields = {**fields, "names": self._help.chapter_names()}
        why = session.format(unclear.message_id, fields)
        told = why and replace(why, sounds=REFUSAL_CUES)
        more = [self._where_commands_are()] if unclear.message_id == "unclear-unknown" else []
        if session.half is not None:
            session.announce_together(told, session.format_card_question(session.half))
        else:
            session.announce_together(
                told, *more, session.format_enter_action(), hint=self._offer_with(unclear)
            )

    def _offer_with(self, unclear: Unclear) -> Utterance | None:
        """Return what would do, where that is what the line was about."""
        if self._session.awaits_enter:
            return None
        line = str(unclear.fields.get("line", ""))
        unknown = unclear.message_id == "unclear-unknown"
        move = looks_like_a_card(line, self._session.settings.locale) if unknown else False
        if not move and unclear.message_id not in _ABOUT_MOVES:
            turn = isinstance(self._session.view.question, Turn | Drawn)
            return (
                self._queries.suggest_move()
                if unknown and self._session.asked and not turn
                else None
            )
        return self._queries.suggest_move()

    def _where_commands_are(self) -> Utterance | None:
        """Tell so at the first unknown word of a round; a hint like others."""
        session = self._session
        if self._pointed == session.view.round or Category.HINT in session.log.muted:
            return None
        self._pointed = session.view.round
        return session.format("unclear-commands")

    def _wish(self, wish: WishColour) -> None:
        session = self._session
        if wish.colour is not None:
            session.wish = wish.colour
            session.announce("wish-set", {"colour": wish.colour})
        elif session.wish is not None:
            session.announce("wish-is", {"colour": session.wish})
        else:
            session.announce("wish-none")

    def _empty_line(self) -> None:
        """An empty line lets a chance pass; otherwise it asks what the table waits for."""
        session = self._session
        if self._offers.hold_bots():
            self._offers.dismiss()
            session.announce("chance-let-go")
        elif session.asked:
            session.ask_question()
        else:
            self._queries.answer(Query.WHO)
