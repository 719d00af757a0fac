"""Leaving: asked first, saved always, and told where to go on."""

from __future__ import annotations

from collections.abc import Callable

from accessible_uno.interface.desk import Desk
from accessible_uno.interface.words.lexicon import lexicons
from accessible_uno.interface.words.tokens import tokens
from accessible_uno.interface.words.vocabulary import Reply


class Farewell:
    """The question whether to leave, and the last sentence.

    Attributes:
        asking: whether the question stands open.
    """

    def __init__(self, desk: Desk, save: Callable[[], bool]) -> None:
        self.asking = False
        self._desk = desk
        self._save = save

    def ask(self) -> None:
        """Ask whether to leave."""
        self.asking = True
        self._desk.tell("quit-ask" if self._desk.seat >= 0 else "quit-ask-onlooker")

    def answered(self, line: str) -> bool:
        """Return whether ``line`` says yes; an empty one says no, any other asks again."""
        words = tokens(line)
        replies = (each.replies.whole(words) for each in lexicons(self._desk.settings.locale))
        reply = Reply.NO if not words else next(filter(None, replies), None)
        if reply is None:
            self._desk.tell("quit-yes-or-no")
        elif reply is Reply.NO:
            self.asking = False
            self._desk.tell("quit-stays")
            if self._desk.asked:
                self._desk.prompt()
        return reply is Reply.YES

    def leave(self) -> None:
        """Save the game and tell how to go on with it."""
        kept = self._save()
        if self._desk.table.over:
            self._desk.tell("left-over")
        else:
            self._desk.tell("left-saved" if kept else "left-unsaved")
