"""One player at one table: carries out what the player's lines say, and answers every one."""

from __future__ import annotations

from enum import Enum, StrEnum, auto
from typing import Final

from msgspec.structs import replace

from accessible_uno.game.actions import DrawCard, Pass, Take
from accessible_uno.game.base import Action, Reason, Refused
from accessible_uno.game.windows import Drawn, Turn
from accessible_uno.interface.announce.announcer import Announcer
from accessible_uno.interface.announce.questions import ask_question, format_enter_action
from accessible_uno.interface.announce.refused_lines import Refusals, explain_refusal
from accessible_uno.interface.parse.intents import (
    KIND_WORDS,
    Act,
    HalfTypedCard,
    Intent,
    NeedsChoice,
    NeedsColour,
    Query,
    Remark,
    Said,
    Unclear,
)
from accessible_uno.interface.parse.lexicon import parse_reply
from accessible_uno.interface.parse.spoken import parse_spoken_reply, takes_advice, which_of_two
from accessible_uno.interface.parse.tokens import tokens
from accessible_uno.interface.parse.vocabulary import Particle, Reply
from accessible_uno.interface.session.game_setup import GameOptions
from accessible_uno.interface.session.session import Session
from accessible_uno.interface.verbs.help import Help
from accessible_uno.interface.verbs.verb import Verb, VerbGroup, VerbPlace, VerbTable
from accessible_uno.narration.narrator import CARDS
from accessible_uno.rules.shared.reports import LayAnyway, cards_of

PAUSED: Final = "pause-enter"
"""The message that says what Enter does while the game is paused."""


class Outcome(Enum):
    """What a line was."""

    PLAYED = auto()
    """It was about the game itself, carried out or not."""
    ASIDE = auto()
    """A query, help or a setting, or something that is asked about first."""


class Sitting:
    """Carries out the lines of one player: at a keyboard, in a room, at a hosted table.

    Args:
        session: the player's session.
        announcer: announces the game, and answers questions.
        options: the rules that are played.
        verbs: the table of verbs.
        place: where the lines are said.

    Attributes:
        session: the same.
        announcer: the same.
        verbs: the same.
        place: the same.
        help: explains commands and rules.
    """

    def __init__(
        self,
        session: Session,
        announcer: Announcer,
        options: GameOptions,
        verbs: VerbTable,
        place: VerbPlace,
    ) -> None:
        self.session = session
        self.announcer = announcer
        self.verbs = verbs
        self.place = place
        self.help = Help(session, announcer, options, verbs)
        self._refusals = Refusals(session, announcer, brief=place is VerbPlace.ROOM)
        self._refused: tuple[int, LayAnyway] | None = None

    def understand(self, line: str) -> Intent:
        """Return what a line means now; “yes”, where nothing asks for it, is what was proposed.

        “I'll do that” is what a hint has just named.

        A colour is that of the digit of which it was asked what it means; “the first” is the first
        of the two cards that were named.
        """
        context = self.session.context(reads_back=self.announcer.history.is_in_the_past)
        proposed = self.session.pending.proposed
        meaning = self.verbs.parse_line(line, context)
        digit, unclear = self.session.pending.digit, isinstance(meaning, Unclear) and meaning
        if digit and unclear and unclear.message_id == "unclear-colour-alone":
            return self.verbs.parse_line(f"{unclear.fields['colour']}{digit}", context)
        either = self.session.pending.either
        which = which_of_two(line, context.locale) if either else None
        if which is not None:
            return self.verbs.parse_line(either[which], context)
        is_kind = meaning == KIND_WORDS
        may_follow = unclear or is_kind or meaning == Said(Query.HINT)  # “I'll take your advice”
        has_hint = may_follow and self.announcer.explanations.hint_stands
        advised = self.announcer.queries.advised_line() if has_hint else ""
        if advised and takes_advice(line, context.locale):
            return self.verbs.parse_line(advised, context)
        if proposed and (unclear or is_kind or " " in line.strip()):  # “y” alone may be yellow
            said = parse_reply(line, context.locale, default=Reply.NO)
            if unclear or is_kind:
                said = said or parse_spoken_reply(line, context.locale)
            if said is not Reply.YES:
                return meaning
            calls = self.session.lexicon.particles_of(Particle.UNO)
            uno = next((word for word in tokens(line) if (word,) in calls.meanings), "")
            return self.verbs.parse_line(f"{proposed} {uno}", context)  # “yes, and uno”
        return meaning

    def carry_out(self, line: str, meaning: Intent | None = None) -> Outcome:
        """Carry out a line and announce the result.

        Args:
            line: as it was typed.
            meaning: what it means, where that is known already.
        """
        meaning = meaning or self.understand(line)
        self.session.pending.proposed = self.session.pending.digit = ""
        self.session.pending.either = ()
        recalls = isinstance(meaning, Said) and self.group_of(meaning) is VerbGroup.AGAIN
        if not recalls:  # the next time begins at the end
            self.announcer.history.leave()
        if self._goes_to_room(line, meaning):
            return Outcome.ASIDE
        match meaning:
            case Act() as act:
                return self._act_or_confirm(act)
            case NeedsColour(card, uno, choice, jumps):
                self._begin_card(HalfTypedCard(card, uno, choice, jumps=jumps))
            case NeedsChoice(card, uno, colour):
                self._begin_card(HalfTypedCard(card, uno, colour=colour, chooses=True))
            case Unclear() as unclear:
                self._refusals.announce_unclear(unclear)
            case Said() as said:
                return self.do(said)
        return Outcome.PLAYED

    def group_of(self, meaning: Intent) -> StrEnum | None:
        """Return the group of the command that a line is; ``None`` for one that is in none."""
        return self.verbs[meaning.verb].group if isinstance(meaning, Said) else None

    def _goes_to_room(self, line: str, meaning: Intent) -> bool:  # noqa: ARG002
        """Hand a line to the room of a hosted table; return whether it is for that."""
        return False

    def do(self, said: Said) -> Outcome:
        """Do what a command says; where it may not be said, say what can be done instead."""
        verb = self.verbs[said.verb]
        if not self.place & verb.where:
            self._refuse_here(verb)
        else:
            if verb.changes:
                self.announcer.explanations.forget_refusal()
            verb.do(self, *said.args)
        return Outcome.PLAYED if verb.plays else Outcome.ASIDE

    def _refuse_here(self, verb: Verb) -> None:
        """Say what can be done instead of what cannot be said here."""
        refusal = self.help.instead_of(verb, self.place)
        self.session.announce_utterances(refusal)
        self.announcer.explanations.note_refusal(refusal, of_move=False)

    # The player's moves

    def _act_or_confirm(self, act: Act) -> Outcome:
        """Do an action of somebody who plays."""
        if self.session.seat < 0:
            self.session.announce("unclear-onlooker")
            return Outcome.PLAYED
        action, reason = _meant_action(self.session, act.action)
        act = replace(act, action=action)
        if reason is None and self._confirms_first(act):
            return Outcome.ASIDE
        self.act(act, reason)
        return Outcome.PLAYED

    def _confirms_first(self, act: Act) -> bool:  # noqa: ARG002
        """Ask whether to do an action that ends the match for its player; return whether asked."""
        return False

    def act(self, act: Act, reason: Reason | None) -> None:
        """Do an action; a refusal is told to its player alone and costs nothing (CMD-12).

        An illegal action is tried as well: the rules may punish it instead of refusing it.

        Args:
            act: the action and the remark about how the line was understood.
            reason: why the action is illegal; ``None`` when it is legal.
        """
        session = self.session
        paused = session.pending.enter_message == PAUSED
        if paused:
            session.pending.enter_message = ""
        penalty_reason = None
        if reason is not None:
            penalty_reason = explain_refusal(session, act.action, reason)
        before = session.pending.begin_action(penalty_reason)
        if act.note is not None and reason is None:
            self._announce_remark(act.note)
        try:
            session.table.act(act.action)
        except Refused as refused:
            session.pending.restore(before)
            if paused:
                session.pending.enter_message = PAUSED
            self._refusals.announce(act, refused.reason)
            self._offer_anyway(act.action)

    def _offer_anyway(self, action: Action) -> None:
        """Say how a card that was refused can be laid all the same, where a table plays so."""
        insisting = self._insisting(action)
        if insisting is not None:
            self._refused = (self.session.act_count, insisting)
            self.session.announce("anyway-offered")

    def _insisting(self, action: Action) -> LayAnyway | None:
        """Return what lays the cards of a refused action; ``None`` where no table plays so."""
        insisting = LayAnyway(self.session.seat, cards_of(action))
        allowed = insisting.cards and self.session.legal.why_not(insisting) is None
        return insisting if allowed else None

    def lay_anyway(self, named: Act | None = None) -> None:
        """Lay a card though it is wrong: the one named, or the one just refused.

        A named card that goes is laid as ever.  The one refused counts until somebody acts.
        """
        session = self.session
        count, insisting = self._refused or (session.act_count - 1, None)
        self._refused = None
        if named is not None:
            reason = session.legal.why_not(named.action)
            insisting = self._insisting(named.action) if reason is not None else None
            self.act(named if insisting is None else Act(insisting), None if insisting else reason)
        elif insisting is None or count != session.act_count:
            session.announce("anyway-nothing")
        else:
            self.act(Act(insisting), session.legal.why_not(insisting))

    def _announce_remark(self, remark: Remark) -> None:
        self.session.announce(remark.message_id, remark.fields)
        if remark.message_id == "note-wish-used":
            self.session.pending.wish = None

    def _begin_card(self, card: HalfTypedCard) -> None:
        self.announcer.explanations.forget_refusal()
        self.session.pending.card = card
        ask_question(self.session)

    def cancel_card(self) -> None:
        """Drop the card that still lacks something, and ask the table's question again."""
        session = self.session
        card = session.pending.card
        if card is None:
            refusal = session.format("nothing-to-cancel")
            session.announce_together(refusal, format_enter_action(session))
            self.announcer.explanations.note_refusal(refusal, of_move=False)
            return
        self.announcer.explanations.forget_refusal()
        session.pending.card = None
        session.announce("card-dropped", {"card": card.card})
        if not self.announcer.offers.hold_bots():
            ask_question(session)

    def do_empty_line(self) -> None:
        """Dismiss open offers, or give the only answer; else say what the table waits for.

        Bots that wait for the reader of a display go on, and what they do is the answer.
        """
        forced = self._only_answer()
        if not self.session.narrator.takes_enter:
            self.announcer.announce_awaited()
        elif self.announcer.offers.hold_bots():
            self.announcer.let_offers_pass()
        elif forced is not None:
            self.act(Act(forced), None)
        elif self.session.asked or not self.session.log.is_being_read:
            self.announcer.announce_awaited()

    def _only_answer(self) -> Action | None:
        """Return the only answer that the rules leave, as to cards that must be taken.

        A turn is never played by Enter.
        """
        session = self.session
        if not session.asked or isinstance(session.view.question, Turn | Drawn):
            return None
        answers = [action for action in session.legal if action.answers_question]
        return answers[0] if len(answers) == 1 else None


def _meant_action(session: Session, action: Action) -> tuple[Action, Reason | None]:
    """Return what the player means, and why that cannot be done; the action itself where it can be
    done, or nothing can.

    To draw is to take the cards, where the player is made to.  To throw dice again and to pass
    are one thing: a turn that ends.
    """
    seat, legal = session.seat, session.legal
    reason = legal.why_not(action)
    if reason is None:
        return action, None
    draw, keep, take = DrawCard(seat), Pass(seat), Take(seat)
    meanings: dict[Action, tuple[Action, ...]] = {draw: (take,)}
    if session.table.rules.pieces != CARDS:
        meanings = {draw: (take, keep), keep: (draw,)}
    meant = next((each for each in meanings.get(action, ()) if each in legal), None)
    return (action, reason) if meant is None else (meant, None)
