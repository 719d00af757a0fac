"""Errors that the user can repair: each ends the command with one sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessible_uno.app.i18n import sentence
from accessible_uno.app.paths import display_path
from accessible_uno.interface.terminal.output import clean_line
from accessible_uno.names import LONGEST_NAME, NameFault, lawful_name
from accessible_uno.store.files import reason_code

if TYPE_CHECKING:
    from accessible_uno.packages.faults import PackageFault
    from accessible_uno.store.errors import StoreError

UNUSABLE: Final = 2
"""Exit status: the command line, or a file named on it, cannot be used."""

LONGEST_QUOTE: Final = 80
"""How many characters of an unusable value are quoted; nobody listens to more."""

WHOLE: Final = frozenset(
    ("known", "takes", "others", "given", "file", "place", "why", "log", "command")
)
"""Never shortened: what there is to choose from, a file, a sentence, a command."""


def shortened(arguments: Mapping[str, str | int]) -> dict[str, str | int]:
    """Return the arguments of a sentence, each cut where it is too long to listen to."""
    return {
        name: f"{each[:LONGEST_QUOTE]}…"
        if isinstance(each, str) and len(each) > LONGEST_QUOTE and name not in WHOLE
        else each
        for name, each in arguments.items()
    }


class Failure(Exception):
    """An error that the user can repair.

    Args:
        message: id of the catalogue's sentence.
        told_in: returns those variables of the sentence that each language has in its own words.
        status: exit status.
        arguments: the other variables of that sentence.

    Attributes:
        message: the same.
        arguments: the same.
        status: the same.
    """

    def __init__(
        self,
        message: str,
        told_in: Callable[[str], Mapping[str, str | int]] = lambda _locale: {},
        /,
        *,
        status: int = UNUSABLE,
        **arguments: str | int,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = shortened(arguments)
        self.status = status
        self._told_in = told_in

    def arguments_in(self, locale: str) -> dict[str, str | int]:
        """Return the arguments for the sentence in the language of ``locale``."""
        return {**shortened(self._told_in(locale)), **self.arguments}

    def text(self, locale: str) -> str:
        """Return the sentence in the language of ``locale``: one line, no control characters."""
        return clean_line(sentence(locale, self.message, **self.arguments_in(locale))).rstrip()


class UnknownWord(Failure):
    """A word that names nothing: the one that is surely meant is told, else what there is."""

    def __init__(self, message: str, word: str, known: Sequence[str]) -> None:
        from accessible_uno.likeness import meant  # only a mistyped word needs it

        near = meant(word, known)
        super().__init__(message, word=word, known=", ".join(known), near=near)


class SessionFault(Exception):
    """A fault of the program's own in a game; its cause is that fault.

    Attributes:
        saved: whether the game is saved and can be resumed.
    """

    def __init__(self, saved: bool) -> None:
        super().__init__(saved)
        self.saved = saved


def bad_name(name: str, fault: NameFault) -> Failure:
    """Return the failure that says why a name is refused, with a similar name that is allowed."""
    quoted = name if len(name) <= LONGEST_NAME else f"{name[:LONGEST_NAME]}…"
    return Failure(
        "app-bad-name",
        name=quoted,
        fault=str(fault),
        longest=LONGEST_NAME,
        instead=lawful_name(name),
    )


class PackageFailure(Failure):
    """What is asked for needs a package that does not work.

    Args:
        fault: what is wrong with the package.
        message: id of the catalogue's sentence.
        status: exit status.
    """

    def __init__(
        self,
        fault: PackageFault,
        message: str = "package-needed",
        status: int = UNUSABLE,
        **arguments: str | int,
    ) -> None:
        super().__init__(message, status=status, **fault.arguments(), **arguments)


class GameNeedsPackage(Failure):
    """A saved game cannot be resumed as long as a package is faulty, or not installed."""


class FileFailure(Failure):
    """A file that cannot be read or written; the message ``app-os-error`` gives the reason.

    Args:
        message: id of the catalogue's sentence.
        file: the file, as the user typed it or as a path.
        wrong: why it cannot be used.
        more: further variables of the sentence.
    """

    def __init__(
        self, message: str, file: str | Path, wrong: OSError | StoreError, **more: str
    ) -> None:
        if isinstance(wrong, OSError):
            code = reason_code(wrong)
            why = wrong.strerror or type(wrong).__name__
        else:
            code, why = wrong.code, wrong.why
        name = display_path(file) if isinstance(file, Path) else file
        super().__init__(message, file=name, code=code, why=why)
        self.arguments |= shortened(more)

    def arguments_in(self, locale: str) -> dict[str, str | int]:
        """Return the arguments, with ``why`` in the language of ``locale``."""
        why = sentence(
            locale, "app-os-error", code=self.arguments["code"], why=self.arguments["why"]
        )
        return {**self.arguments, "why": why}
