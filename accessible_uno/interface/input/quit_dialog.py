"""Leaving: asked first, saved always, and told where to go on; giving up is asked first too."""

from __future__ import annotations

from collections.abc import Callable

from accessible_uno.interface.parse.lexicon import lexicons
from accessible_uno.interface.parse.tokens import tokens
from accessible_uno.interface.parse.vocabulary import Reply
from accessible_uno.interface.session import Session


class QuitDialog:
    """The question whether to leave, or to give the match up, and the last sentence.

    Attributes:
        open_question: which question stands open, ``quit`` or ``abandon``; empty where none does.
    """

    def __init__(self, session: Session, save: Callable[[], bool], way_back: str) -> None:
        self.open_question = ""
        self._session = session
        self._save = save
        self._way_back = way_back
        self._gives_up: Callable[[], None] | None = None

    def ask_to_quit(self) -> None:
        """Ask whether to leave."""
        self.open_question = "quit"
        self._gives_up = None
        self._session.announce("quit-ask" if self._session.seat >= 0 else "quit-ask-onlooker")

    def ask_to_abandon(self, then: Callable[[], None]) -> None:
        """Ask whether to give the match up for good; ``then`` does it."""
        self.open_question = "abandon"
        self._gives_up = then
        self._session.announce("abandon-ask")

    def confirms(self, line: str) -> bool:
        """Return whether ``line`` says to leave; an empty one says no, any other asks again."""
        words = tokens(line)
        replies = (each.replies.whole(words) for each in lexicons(self._session.settings.locale))
        reply = Reply.NO if not words else next(filter(None, replies), None)
        if reply is None:
            self._session.announce("quit-yes-or-no")
        elif reply is Reply.NO:
            self.open_question = ""
            self._session.announce("quit-stays")
            if self._session.asked:
                self._session.ask_question()
        elif self._gives_up is not None:
            self.open_question = ""
            self._gives_up()
            return False
        return reply is Reply.YES

    def save_and_announce(self) -> None:
        """Save the game and tell how to go on with it."""
        kept = self._save()
        if self._session.table.over:
            self._session.announce("left-over")
        else:
            way = {"command": self._way_back}
            self._session.announce("left-saved" if kept else "left-unsaved", way)
