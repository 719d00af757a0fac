"""What a typed line does: every one is answered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from accessible_uno.game.actions import Play
from accessible_uno.game.base import Reason, Refused
from accessible_uno.game.reasons import QuestionFirst
from accessible_uno.game.windows import Drawn, Threat, Turn
from accessible_uno.interface.announce.help import Helping
from accessible_uno.interface.announce.history import Review
from accessible_uno.interface.announce.mute_filter import Hushing
from accessible_uno.interface.announce.offers import Chances
from accessible_uno.interface.announce.queries import Answering
from accessible_uno.interface.announce.spelling import Spelling
from accessible_uno.interface.input.controls import Controls
from accessible_uno.interface.input.timing import Timing
from accessible_uno.interface.parse import (
    Act,
    Ask,
    AskChoice,
    AskColour,
    Category,
    Half,
    HelpOn,
    Hush,
    Nothing,
    Quit,
    Recall,
    RulesOn,
    Set,
    Spell,
    Time,
    Unclear,
    Wish,
    understand,
)
from accessible_uno.interface.parse.card_words import looks_like_a_card
from accessible_uno.interface.parse.intents import Query
from accessible_uno.interface.parse.vocabulary import Kind
from accessible_uno.interface.session import Desk
from accessible_uno.narration.sounds import REFUSED
from accessible_uno.narration.utterance import Utterance
from accessible_uno.narration.verbosity import Verbosity
from accessible_uno.rules.abandon import Abandon
from accessible_uno.rules.shared.reports import CastVote
from accessible_uno.rules.wizz import Spin, SpinFirst

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


class WantsToLeave(Exception):
    """The player asks to quit."""


class WantsToGiveUp(Exception):
    """The player asks to give the match up; ``then`` does it."""

    def __init__(self, then: Callable[[], None]) -> None:
        super().__init__()
        self.then = then


class Playing:
    """Does what one player's lines say."""

    def __init__(
        self,
        desk: Desk,
        answering: Answering,
        controls: Controls,
        helping: Helping,
        chances: Chances,
        timing: Timing,
        review: Review,
        hushing: Hushing,
    ) -> None:
        self._desk = desk
        self._answering = answering
        self._controls = controls
        self._helping = helping
        self._chances = chances
        self._timing = timing
        self._review = review
        self._hushing = hushing
        self._pointed = -1
        self._spelling = Spelling(desk, review)

    def obey(self, line: str) -> bool:
        """Do what ``line`` says, and tell it; return whether it was about the play.

        Questions, help and settings are not.

        Raises:
            WantsToLeave: the player wants to quit.
            WantsToGiveUp: the player wants to leave the match to the others.
        """
        match understand(line, self._desk.context()):
            case Act() as act if isinstance(act.action, Abandon) and self._allowed(act):
                raise WantsToGiveUp(lambda: self._act(act))
            case Act() as act:
                self._act(act)
                return True
            case AskColour(card, uno, choice):
                self._desk.half = Half(card, uno, choice)
                self._desk.prompt()
                return True
            case AskChoice(card, uno, colour):
                self._desk.half = Half(card, uno, colour=colour, chooses=True)
                self._desk.prompt()
                return True
            case Nothing():
                self._awaited()
                return True
            case Wish() as wish:
                self._wish(wish)
            case Ask(query):
                self._answering.ask(query)
            case Recall() as recall:
                self._review.recall(recall)
            case Category() as category:
                self._review.category(category)
            case Spell(what):
                self._spelling.spell(what)
            case Hush() as hush:
                self._hushing.apply(hush)
            case Set() as setting:
                self._controls.apply(setting)
            case Time() as wanted_time:
                self._timing.change(wanted_time)
            case HelpOn() as wanted:
                self._helping.help(wanted)
            case RulesOn() as wanted:
                self._helping.rules(wanted)
            case Quit():
                raise WantsToLeave
            case Unclear() as unclear:
                self._ask_back(unclear)
                return True
        return False

    def _allowed(self, act: Act) -> bool:
        return self._desk.seat >= 0 and self._desk.legal.why_not(act.action) is None

    def _act(self, act: Act) -> None:
        desk = self._desk
        if desk.seat < 0:
            desk.tell("unclear-onlooker")
            return
        half, wish = desk.half, desk.wish
        desk.half = None
        if act.note is not None and desk.legal.why_not(act.action) is None:
            desk.tell(act.note.message_id, act.note.filling)
            if act.note.message_id == "note-wish-used":
                desk.wish = None
        why = desk.legal.why_not(act.action)
        desk.because = desk.narrator.refuse(why) if why is not None else None
        try:
            desk.table.act(act.action)
        except Refused as refused:
            desk.half, desk.wish, desk.because = half, wish, None
            reason = self._reason(act, refused.reason)
            asked = desk.question() if isinstance(reason, QuestionFirst) else None
            refusal = desk.narrator.refuse(reason)
            desk.in_one_breath(refusal, asked, desk.enter(), hint=self._legal_move(act))

    def _reason(self, act: Act, reason: Reason) -> Reason:
        """Return why an act is refused: no card does where the wheel is to be spun."""
        spins = isinstance(self._desk.view.question, Spin) and self._desk.asked
        return SpinFirst() if spins and isinstance(act.action, Play) else reason

    def _legal_move(self, refused: Act) -> Utterance | None:
        """A move to go with a refusal, where a move was refused and the refusal names none."""
        desk = self._desk
        not_a_move = isinstance(refused.action, CastVote) or not refused.action.answers_question
        if not_a_move or desk.settings.verbosity is Verbosity.BRIEF:
            return None
        question = desk.view.question
        answers = isinstance(question, Threat) and bool(desk.legal.cards())
        free = desk.asked and (answers or isinstance(question, Turn))
        return self._answering.offer() if free else None

    def _ask_back(self, unclear: Unclear) -> None:
        desk = self._desk
        filling = unclear.filling
        if unclear.message_id == "unclear-topic":
            filling = {**filling, "names": self._helping.chapters()}
        why = desk.sentence(unclear.message_id, filling)
        told = why and replace(why, sounds=REFUSED)
        more = [self._where_commands_are()] if unclear.message_id == "unclear-unknown" else []
        if desk.half is not None:
            desk.in_one_breath(told, desk.asks_half(desk.half))
        else:
            desk.in_one_breath(told, *more, desk.enter(), hint=self._offer_with(unclear))

    def _offer_with(self, unclear: Unclear) -> Utterance | None:
        """Return what would do, where that is what the line was about."""
        if self._desk.awaits_enter:
            return None
        line = str(unclear.filling.get("line", ""))
        unknown = unclear.message_id == "unclear-unknown"
        move = looks_like_a_card(line, self._desk.settings.locale) if unknown else False
        if not move and unclear.message_id not in _ABOUT_MOVES:
            turn = isinstance(self._desk.view.question, Turn | Drawn)
            return self._answering.offer() if unknown and self._desk.asked and not turn else None
        return self._answering.offer()

    def _where_commands_are(self) -> Utterance | None:
        """Tell so at the first unknown word of a round; a hint like others."""
        desk = self._desk
        if self._pointed == desk.view.round or Kind.HINT in desk.hearing.hushed:
            return None
        self._pointed = desk.view.round
        return desk.sentence("unclear-commands")

    def _wish(self, wish: Wish) -> None:
        desk = self._desk
        if wish.colour is not None:
            desk.wish = wish.colour
            desk.tell("wish-set", {"colour": wish.colour})
        elif desk.wish is not None:
            desk.tell("wish-is", {"colour": desk.wish})
        else:
            desk.tell("wish-none")

    def _awaited(self) -> None:
        """An empty line lets a chance pass; otherwise it asks what the table waits for."""
        desk = self._desk
        if self._chances.held():
            self._chances.let_go()
            desk.tell("chance-let-go")
        elif desk.asked:
            desk.prompt()
        else:
            self._answering.ask(Query.WHO)
