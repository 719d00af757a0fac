"""The dialog before the player leaves or gives the match up, and the last message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from accessible_uno.interface.ask.conversation import Conversation
from accessible_uno.interface.ask.question import USUAL_WORDS, Question, Word, YesNo, question
from accessible_uno.interface.game_setup import GameOptions, SavedPart
from accessible_uno.interface.match_series import MatchSeries
from accessible_uno.interface.parse.vocabulary import Reply
from accessible_uno.interface.session.session import Session

QUIT: Final = question("quit", YesNo(Reply.NO))
QUIT_HOSTED: Final = question("quit-hosted", YesNo(Reply.NO))
QUIT_ONLOOKER: Final = question("quit-onlooker", YesNo(Reply.NO))
ABANDON: Final = question("abandon", YesNo(Reply.NO), words=USUAL_WORDS - {Word.QUIT})
REMATCH: Final = question("rematch", YesNo(Reply.NO), words=USUAL_WORDS - {Word.QUIT})


class QuitDialog:
    """Asks before leaving; ``session.pending.confirmation`` holds the pending question.

    Args:
        session: the player's session.
        options: how the game is saved.
        conversation: asks.
        ask_again: repeats what the game waits for, once the player stays.

    Attributes:
        wants_another: whether another match is to follow this one.
    """

    def __init__(
        self,
        session: Session,
        options: GameOptions,
        conversation: Conversation,
        ask_again: Callable[[], None],
    ) -> None:
        self._session = session
        self._options = options
        self._conversation = conversation
        self._ask_again = ask_again
        self._abandon: Callable[[], None] | None = None
        self.wants_another = False

    @property
    def series(self) -> MatchSeries | None:
        """The matches that may follow this one."""
        return self._options.series

    def ask_for_another(self) -> None:
        """Let another match follow at once where this one is over; else ask whether to leave it."""
        if self._session.table.over:
            self.wants_another = True
            self._settle(agreed=True)
            return
        self._abandon = None
        self._ask(REMATCH.with_fields(saved=str(self._options.saved_part())))

    def ask_to_quit(self) -> None:
        """Ask whether to leave; say what will be saved then.

        After the match, where Enter alone leaves, this does what Enter does.
        """
        pending = self._session.pending
        if self._session.table.over and pending.awaits_enter:
            pending.enter_pressed()
            return
        self._abandon = None
        if self._options.room is not None:
            hosts = "yes" if self._options.room.hosts_here else "no"
            self._ask(QUIT_HOSTED.with_fields(hosts=hosts))
        elif self._session.seat >= 0 or self._options.people:
            self._ask(QUIT.with_fields(saved=str(self._options.saved_part())))
        else:
            self._ask(QUIT_ONLOOKER)

    def ask_to_abandon(self, abandon: Callable[[], None]) -> None:
        """Ask whether to give the match up for good; ``abandon`` gives it up."""
        self._abandon = abandon
        self._ask(ABANDON)

    def _ask(self, asked: Question[Reply]) -> None:
        self._session.pending.ask_confirmation(asked.name)
        self._conversation.start(asked)

    def confirms(self, line: str) -> bool:
        """Return whether ``line`` says to leave; one that does not answer is answered."""
        pending = self._session.pending
        answer = self._conversation.take(line)
        if answer is None:
            return False
        self.wants_another = answer is Reply.YES and pending.confirmation == REMATCH.name
        if answer is Reply.NO:
            pending.end_confirmation()
            self._session.announce("quit-stays")
            self._settle(agreed=False)
            self._ask_again()
        elif self._abandon is not None:
            pending.end_confirmation()
            self._abandon()
            return False
        if self.wants_another:
            self._settle(agreed=True)
        return answer is not Reply.NO

    def _settle(self, *, agreed: bool) -> None:
        """Let what was said of the next match hold or not; say so where it does not."""
        series = self.series
        if series is not None and series.settle(agreed=agreed):
            self._session.announce("table-unchanged")

    def save_and_announce(self) -> None:
        """Save the game, and announce how to resume it."""
        saved = self._options.save_game()
        if self.wants_another:
            if not self._session.table.over:
                told = "rematch-saved" if saved else "left-unsaved"
                self._session.announce(told, {"command": self._options.resume_command})
            return
        if self._options.room is not None:
            hosts = {"hosts": "yes" if self._options.room.hosts_here else "no"}
            self._session.announce("left-hosted", hosts)
        elif self._session.table.over:
            kept = self._options.saved_part() is SavedPart.ALL
            self._session.announce("left-over", {"kept": "yes" if kept else "no"})
        else:
            command = {"command": self._options.resume_command}
            if self._options.saved_part() is SavedPart.LESSON:
                self._session.announce("left-lesson", command)
            elif saved:
                self._session.announce("left-saved", command)
            elif self._options.saved_part() is SavedPart.BEGINNING:
                self._session.announce("left-beginning-saved", command)
            else:
                self._session.announce("left-unsaved")
