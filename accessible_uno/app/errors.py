"""What goes wrong on the command line: one sentence, and the exit status."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from typing import Final

from accessible_uno.app.i18n import sentence
from accessible_uno.interface.terminal.clean import clean_line
from accessible_uno.names import LONGEST_NAME, NameFault, lawful_name
from accessible_uno.store.errors import StoreError

UNUSABLE: Final = 2
"""Exit status: the command line, or a file named on it, cannot be used."""


LONGEST_QUOTE: Final = 80
"""Characters of something strange that are told; nobody listens to more."""

OURS: Final = frozenset(("known", "takes", "others", "file", "place", "why"))
"""Arguments that are told whole: what there is to choose from, where a file lies, a sentence."""


def shortened(arguments: Mapping[str, str | int]) -> dict[str, str | int]:
    """Return the arguments of a sentence, without the end of what is too long to listen to."""
    return {
        name: f"{each[:LONGEST_QUOTE]}…"
        if isinstance(each, str) and len(each) > LONGEST_QUOTE and name not in OURS
        else each
        for name, each in arguments.items()
    }


class Failure(Exception):
    """Something the user can mend.

    Attributes:
        message: id of the catalogue's sentence.
        arguments: what that sentence needs.
        status: exit status.
    """

    def __init__(self, message: str, *, status: int = UNUSABLE, **arguments: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = shortened(arguments)
        self.status = status

    def arguments_in(self, locale: str) -> dict[str, str | int]:  # noqa: ARG002
        """The arguments, as the sentence of ``locale`` needs them."""
        return self.arguments

    def text(self, locale: str) -> str:
        """The sentence in the language of ``locale``, on one line, without control characters."""
        return clean_line(sentence(locale, self.message, **self.arguments_in(locale))).rstrip()


def bad_name(name: str, fault: NameFault) -> Failure:
    """Return the failure that says why nobody may be called ``name``, and what would do."""
    quoted = name if len(name) <= LONGEST_NAME else f"{name[:LONGEST_NAME]}…"
    return Failure(
        "app-bad-name",
        name=quoted,
        fault=str(fault),
        longest=LONGEST_NAME,
        instead=lawful_name(name),
    )


class FileFailure(Failure):
    """A file that cannot be read or written; the sentence's ``why`` is said by ``app-os-error``."""

    def __init__(self, message: str, file: str, wrong: OSError | StoreError) -> None:
        if isinstance(wrong, StoreError):
            code, why = wrong.code, wrong.why
        else:
            code = errno.errorcode.get(wrong.errno or 0, "other")
            why = wrong.strerror or type(wrong).__name__
        super().__init__(message, file=file, code=code, why=why)

    def arguments_in(self, locale: str) -> dict[str, str | int]:
        """The arguments, with ``why`` in the language of ``locale``."""
        why = sentence(
            locale, "app-os-error", code=self.arguments["code"], why=self.arguments["why"]
        )
        return {**self.arguments, "why": why}
