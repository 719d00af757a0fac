"""Questions and answers on the command line, one line at a time, that can be left at any moment."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import Final

from accessible_uno.app.i18n import sentence
from accessible_uno.interface.parse.lexicon import parse_bare_command, parse_reply
from accessible_uno.interface.parse.tokens import tokens
from accessible_uno.interface.parse.vocabulary import Command, Reply
from accessible_uno.interface.terminal.clean import clean_line
from accessible_uno.interface.terminal.console import LONGEST_LINE
from accessible_uno.interface.terminal.signals import signal_handlers, stop_program
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES


class DialogCancelled(Exception):
    """The player leaves, or the input ends: nothing is kept."""


class Move(StrEnum):
    """What may be said at any question besides an answer; ``ask-<value>`` has the words."""

    BACK = "back"
    END = "end"
    LIST = "list"


class LineDialog:
    """Asks questions in one language, and understands the words of all.

    Args:
        locale: the language.
        help_message: id of what is said when the player asks for help.
    """

    def __init__(self, locale: str, help_message: str) -> None:
        self.locale = locale
        self._help: Final = help_message
        self._writes = False
        self._due: list[Callable[[], None]] = []
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")

    def ask(self, message: str, **arguments: str | int) -> str | Move:
        """Ask until something other than a call for help is said, and return it.

        Raises:
            DialogCancelled: the player leaves, or the input ends.
        """
        question = partial(self.write_message, message, **arguments)
        while True:
            with signal_handlers({"SIGTSTP": partial(self._stop, question)}):
                question()
                answer = self._read()
            command = parse_bare_command(answer, self.locale) if answer else None
            if command is Command.QUIT:
                raise DialogCancelled
            if command is not Command.HELP and answer != "?":
                return _move(answer) or answer
            self.write_message(self._help)

    def agrees(self, message: str, *, default: bool, **arguments: str | int) -> bool | str | Move:
        """Ask a question of yes or no; anything else that is said is returned as it is."""
        answer = self.ask(message, **arguments)
        if isinstance(answer, Move):
            return answer
        usual = Reply.YES if default else Reply.NO
        reply = parse_reply(answer, self.locale, default=usual)
        return answer if reply is None else reply is Reply.YES

    def confirms(self, message: str, **arguments: str | int) -> bool:
        """Ask until the answer is yes or no; to go back or to leave is no, and so is Enter."""
        try:
            while True:
                answer = self.agrees(message, default=False, **arguments)
                if not isinstance(answer, str) or isinstance(answer, Move):
                    return answer is True
                self.write_message(self._help)
        except DialogCancelled:
            return False

    def write_message(self, message: str, **arguments: str | int) -> None:
        """Write a sentence of the catalogue."""
        self.write(sentence(self.locale, message, **arguments))

    def write(self, text: str) -> None:
        """Write a line at once."""
        self._writes = True
        sys.stdout.write(clean_line(text) + "\n")
        sys.stdout.flush()
        self._writes = False
        while self._due:
            self._stop(self._due.pop())

    def _stop(self, ask_again: Callable[[], None]) -> None:
        """Say how to come back, stop the program as Control Z does, and ask again.

        What is being written is finished first: a file takes no writing in the middle of it.
        """
        if self._writes:
            self._due[:] = [ask_again]
            return
        self.write("")  # what the key has left on the line
        self.write_message("stopped-by-key")
        stop_program()
        ask_again()

    def _read(self) -> str:
        line = piece = sys.stdin.readline(LONGEST_LINE)
        while piece and not piece.endswith("\n"):  # the rest of an endless line is dropped
            piece = sys.stdin.readline(LONGEST_LINE)
        if not line:
            raise DialogCancelled
        return clean_line(line).strip()


def _move(answer: str) -> Move | None:
    """Return what an answer asks for, in any language."""
    words = tokens(answer)
    for locale in LOCALES:
        for move in Move:
            told = Catalogue(locale).text(f"ask-{move.value}")
            if words and words in (tokens(each) for each in told.split(",")):
                return move
    return None
