"""Carries out typed lines, and answers every one."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from accessible_uno.game.base import Action, Reason, Refused
from accessible_uno.game.windows import Drawn, Turn
from accessible_uno.interface.announce.announcer import Announcer
from accessible_uno.interface.announce.questions import (
    ask_question,
    format_enter_action,
)
from accessible_uno.interface.announce.refused_lines import explain_refusal
from accessible_uno.interface.game_setup import TableRoom
from accessible_uno.interface.input.controls import Controls
from accessible_uno.interface.input.level_controls import LevelControls
from accessible_uno.interface.input.own_controls import OwnControls
from accessible_uno.interface.input.pacing import TurnTimer
from accessible_uno.interface.input.quit_dialog import QuitDialog
from accessible_uno.interface.input.refusals import Refusals
from accessible_uno.interface.input.series_controls import SeriesControls
from accessible_uno.interface.meant_action import meant_action
from accessible_uno.interface.parse.context import HalfTypedCard
from accessible_uno.interface.parse.intents import (
    Act,
    AskStatistics,
    AssignKey,
    AssignWord,
    CancelCard,
    ChangeClock,
    ChangeLevel,
    ChangeSetting,
    ChangeTable,
    EmptyLine,
    HelpOn,
    Intent,
    KindWords,
    NeedsChoice,
    NeedsColour,
    NewMatch,
    PauseGame,
    QuitGame,
    Remark,
    TalkToRoom,
    Unclear,
    WishColour,
)
from accessible_uno.interface.parse.parser import parse_line
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.interface.session.session import Session
from accessible_uno.rules.shared.leaving import Abandon

PAUSED: Final = "pause-enter"
"""The message that says what Enter does while the game is paused."""

CHANGES: Final = (AssignKey, AssignWord, ChangeClock, ChangeLevel, ChangeSetting, ChangeTable)
"""After these, “why” is no longer about what was refused before."""

ROOM_MARK: Final = "!"
"""What a command of the room begins with, as it does for everybody there."""


class LineDispatcher:
    """Carries out what the lines of one player say.

    Args:
        session: the player's session.
        announcer: answers requests for information.
        controls: changes settings.
        timer: changes the player's clock.
        quit_dialog: asks before the player leaves or gives up.
        own_controls: tells and changes keys and words.
        room: where the table is hosted, if it is not of this program.
    """

    def __init__(
        self,
        session: Session,
        announcer: Announcer,
        controls: Controls,
        timer: TurnTimer,
        quit_dialog: QuitDialog,
        own_controls: OwnControls,
        room: TableRoom | None = None,
    ) -> None:
        self._session = session
        self._announcer = announcer
        self._controls = controls
        self._timer = timer
        self._quit_dialog = quit_dialog
        self._own_controls = own_controls
        self._series_controls = SeriesControls(
            session, quit_dialog.series, quit_dialog, announcer.parts
        )
        self._levels = LevelControls(session)
        self._refusals = Refusals(session, announcer)
        self._room = room

    def read_on(self) -> bool:
        """Announce the next part of a long answer; return whether there was one."""
        return self._announcer.parts.announce_next()

    def dispatch(self, line: str) -> bool:
        """Carry out ``line`` and announce the result.

        Return whether the line was about the game itself.  Queries, help and settings are not.
        """
        intent = parse_line(line, self._session.context())
        if self._room is not None and self._serve_in_room(line, intent, self._room):
            return False
        if self._play(intent):
            return True
        if isinstance(intent, CHANGES):
            self._announcer.explanations.forget_refusal()
        self._serve(intent)
        return False

    def _serve_in_room(self, line: str, intent: Intent, room: TableRoom) -> bool:
        """Carry out what concerns the room of a table hosted elsewhere; return whether it did.

        A command of the room is marked as one, or has no meaning in the game.
        """
        unclear = isinstance(intent, Unclear)
        if line.lstrip().startswith(ROOM_MARK) or (unclear and room.knows(line)):
            room.order(line)
        elif isinstance(intent, TalkToRoom):
            self._session.announce("hosted-said" if room.talk(intent.text) else "hosted-unsaid")
        elif isinstance(intent, ChangeLevel):
            name = "" if intent.seat is None else self._session.table.names[intent.seat]
            room.order(f"{ROOM_MARK}{Command.LEVEL} {name} {intent.kind}".strip())
        elif isinstance(intent, PauseGame | ChangeClock):
            self._session.announce("hosted-time")
        else:
            return False
        return True

    def _play(self, intent: Intent) -> bool:
        """Carry out a line about the game; return whether it was one."""
        match intent:
            case Act():
                return self._act_or_confirm(intent)
            case NeedsColour(card, uno, choice, jumps):
                self._begin_card(HalfTypedCard(card, uno, choice, jumps=jumps))
            case NeedsChoice(card, uno, colour):
                self._begin_card(HalfTypedCard(card, uno, colour=colour, chooses=True))
            case CancelCard():
                self._cancel_card()
            case EmptyLine():
                self._do_empty_line()
            case Unclear():
                self._refusals.announce_unclear(intent)
            case _:
                return False
        return True

    def _serve(self, intent: Intent) -> None:
        """Carry out a line that leaves the game as it is."""
        match intent:
            case WishColour():
                self._wish(intent)
            case ChangeSetting() | HelpOn(Command.SETTINGS):
                self._serve_settings(intent)
            case AssignKey() | AssignWord() | HelpOn(Command.KEYS | Command.WORDS):
                self._own_controls.apply(intent)
            case ChangeLevel():
                self._levels.apply(intent)
            case NewMatch() | ChangeTable() | AskStatistics():
                self._series_controls.apply(intent)
            case QuitGame():
                self._quit_dialog.ask_to_quit()
            case PauseGame():
                self._pause()
            case ChangeClock():
                self._timer.change(intent)
            case KindWords():
                self._announcer.announce_awaited()
            case _:
                self._announcer.answer(intent)

    def _serve_settings(self, intent: ChangeSetting | HelpOn) -> None:
        """Change a setting, or say what each of them is."""
        if isinstance(intent, ChangeSetting):
            refusal = self._controls.apply(intent)
            if refusal is not None:
                self._announcer.explanations.note_refusal(refusal, of_move=False)
        else:
            self._announcer.parts.announce(self._controls.present_values())

    # The player's moves

    def _act_or_confirm(self, act: Act) -> bool:
        """Do the action, after a confirmation if it ends the match for the player."""
        session = self._session
        if session.seat < 0:
            session.announce("unclear-onlooker")
            return True
        act = replace(act, action=meant_action(session, act.action))
        reason = session.legal.why_not(act.action)
        if isinstance(act.action, Abandon) and reason is None:
            self._quit_dialog.ask_to_abandon(
                lambda: self._act(act, session.legal.why_not(act.action))
            )
            return False
        self._act(act, reason)
        return True

    def _act(self, act: Act, reason: Reason | None) -> None:
        """Do the action.

        An illegal action is tried as well: the rules may punish it instead of refusing it.

        Args:
            act: the action and the remark about how the line was understood.
            reason: why the action is illegal; ``None`` when it is legal.
        """
        session = self._session
        paused = session.pending.enter_message == PAUSED
        if paused:
            session.pending.enter_pressed()
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
                session.pending.await_enter(PAUSED)
            self._refusals.announce(act, refused.reason)

    def _announce_remark(self, remark: Remark) -> None:
        self._session.announce(remark.message_id, remark.fields)
        if remark.message_id == "note-wish-used":
            self._session.pending.use_wish()

    def _begin_card(self, card: HalfTypedCard) -> None:
        self._announcer.explanations.forget_refusal()
        self._session.pending.begin_card(card)
        ask_question(self._session)

    def _cancel_card(self) -> None:
        """Drop the card that still lacks something, and ask the table's question again."""
        session = self._session
        card = session.pending.card
        if card is None:
            refusal = session.format("nothing-to-cancel")
            session.announce_together(refusal, format_enter_action(session))
            self._announcer.explanations.note_refusal(refusal, of_move=False)
            return
        self._announcer.explanations.forget_refusal()
        session.pending.drop_card()
        session.announce("card-dropped", {"card": card.card})
        if not self._announcer.offers.hold_bots():
            ask_question(session)

    def _do_empty_line(self) -> None:
        """Dismiss open offers, or give the only answer; else say what the table waits for.

        Bots that wait for the reader of a display go on, and what they do is the answer.
        """
        forced = self._only_answer()
        if self._announcer.offers.hold_bots():
            self._announcer.let_offers_pass()
        elif forced is not None:
            self._act(Act(forced), None)
        elif self._session.asked or not self._session.log.is_being_read:
            self._announcer.announce_awaited()

    def _only_answer(self) -> Action | None:
        """Return the only answer that the rules leave, as to cards that must be taken.

        A turn is never played by Enter.
        """
        session = self._session
        if not session.asked or isinstance(session.view.question, Turn | Drawn):
            return None
        answers = [action for action in session.legal if action.answers_question]
        return answers[0] if len(answers) == 1 else None

    # Pause

    def _pause(self) -> None:
        """Let nothing happen until the player presses Enter or plays."""
        self._session.pending.await_enter(PAUSED)
        self._session.announce(PAUSED)
        self._timer.stop()

    def resume(self) -> None:
        """Go on after a pause, with the whole time for a turn."""
        self._session.pending.enter_pressed()
        self._timer.on_return()
        self._announcer.announce_awaited()

    # The colour named in advance

    def _wish(self, wish: WishColour) -> None:
        session = self._session
        if wish.colour is not None:
            session.pending.set_wish(wish.colour)
            session.announce("wish-set", {"colour": wish.colour})
        elif session.pending.wish is not None:
            session.announce("wish-is", {"colour": session.pending.wish})
        else:
            session.announce("wish-none")
