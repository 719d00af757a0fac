"""Leaving: asked first, saved always, and told where to go on; giving up is asked first too."""

from __future__ import annotations

from collections.abc import Callable

from accessible_uno.interface.parse.lexicon import lexicons
from accessible_uno.interface.parse.tokens import tokens
from accessible_uno.interface.parse.vocabulary import Reply
from accessible_uno.interface.session import Desk


class Farewell:
    """The question whether to leave, or to give the match up, and the last sentence.

    Attributes:
        asking: which question stands open, ``quit`` or ``abandon``; empty where none does.
    """

    def __init__(self, desk: Desk, save: Callable[[], bool], way_back: str) -> None:
        self.asking = ""
        self._desk = desk
        self._save = save
        self._way_back = way_back
        self._gives_up: Callable[[], None] | None = None

    def ask(self) -> None:
        """Ask whether to leave."""
        self.asking = "quit"
        self._gives_up = None
        self._desk.tell("quit-ask" if self._desk.seat >= 0 else "quit-ask-onlooker")

    def ask_to_give_up(self, then: Callable[[], None]) -> None:
        """Ask whether to give the match up for good; ``then`` does it."""
        self.asking = "abandon"
        self._gives_up = then
        self._desk.tell("abandon-ask")

    def answered(self, line: str) -> bool:
        """Return whether ``line`` says to leave; an empty one says no, any other asks again."""
        words = tokens(line)
        replies = (each.replies.whole(words) for each in lexicons(self._desk.settings.locale))
        reply = Reply.NO if not words else next(filter(None, replies), None)
        if reply is None:
            self._desk.tell("quit-yes-or-no")
        elif reply is Reply.NO:
            self.asking = ""
            self._desk.tell("quit-stays")
            if self._desk.asked:
                self._desk.prompt()
        elif self._gives_up is not None:
            self.asking = ""
            self._gives_up()
            return False
        return reply is Reply.YES

    def leave(self) -> None:
        """Save the game and tell how to go on with it."""
        kept = self._save()
        if self._desk.table.over:
            self._desk.tell("left-over")
        else:
            way = {"command": self._way_back}
            self._desk.tell("left-saved" if kept else "left-unsaved", way)
