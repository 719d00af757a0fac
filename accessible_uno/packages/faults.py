"""What can be wrong with a package, as an error that names it."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from types import FrameType
from typing import Final, TypeAlias

from accessible_uno.error_logger import error_logger, errors_kept_in

LONGEST_WHY: Final = 120
"""How many characters of a package's own words are quoted."""


class Group(StrEnum):
    """The entry points under which other packages add something."""

    RULES = "accessible_uno.rules"
    PRESETS = "accessible_uno.presets"
    BOTS = "accessible_uno.bots"
    TEXTS = "accessible_uno.locales"
    LESSONS = "accessible_uno.lessons"
    VOICES = "accessible_uno.voices"
    COMMANDS = "accessible_uno.commands"

    @property
    def word(self) -> str:
        """What messages call it: ``rules``."""
        return self.value.rpartition(".")[2]


class FaultKind(StrEnum):
    """What is wrong with a package, or with one thing that it adds."""

    MISSING = "missing"
    """The module or the object that an entry point names is not there."""
    RAISED = "raised"
    """Its code raises an error."""
    EXITED = "exited"
    """Its code tries to end the program."""
    WRONG = "wrong"
    """What it adds is not what its entry point is for."""
    SLOW = "slow"
    """Its code does not return in time."""


class PackageFault(Exception):
    """Something that another package adds does not work.

    Attributes:
        package: the name of the package, as it is installed.
        group: what it adds; ``None`` where the fault is in a game that is being played.
        name: the name of the entry point; empty where the fault is in a game.
        kind: what is wrong.
        why: the error in its own words, in one line; empty where there is nothing to quote.
        log: the file that has the lines of code, in words for the player; empty without one.
        place: the file and line of the package that it was found in, for its author; or empty.
    """

    place = ""

    def __init__(
        self,
        package: str,
        group: Group | None,
        name: str,
        kind: FaultKind,
        why: str = "",
        log: str = "",
    ) -> None:
        super().__init__(f"{package}: {group} {name} {kind} {why}")
        self.package = package
        self.group = group
        self.name = name
        self.kind = kind
        self.why = why
        self.log = log

    def __reduce__(self) -> tuple[type[PackageFault], tuple[object, ...]]:
        """Tell what it is made of: the worker processes of a tournament hand it on."""
        return PackageFault, (self.package, self.group, self.name, self.kind, self.why, self.log)

    def arguments(self) -> dict[str, str]:
        """Return the variables of the messages about it."""
        return {
            "package": self.package,
            "part": "game" if self.group is None else self.group.word,
            "name": self.name,
            "fault": self.kind.value,
            "why": self.why,
            "quotes": "yes" if self.why else "no",
            "log": self.log or "none",
            "place": self.place or "none",
        }


class PackageStuck(BaseException):
    """The code of a package does not return; ``fault`` names the package.

    It is no ``Exception``, so that the package's own ``except Exception`` cannot catch it.
    """

    def __init__(self, fault: PackageFault) -> None:
        super().__init__(str(fault))
        self.fault = fault


def kind_of(error: BaseException) -> FaultKind:
    """Return the kind of fault that an error of a package's code is."""
    if isinstance(error, SystemExit | KeyboardInterrupt):
        return FaultKind.EXITED
    return FaultKind.RAISED


def words_of(error: BaseException) -> str:
    """Return an error in its own words: its class, and the first line of what it says."""
    try:
        said = str(error)
    except Exception:  # noqa: BLE001  # an error of a package may not even have words
        said = ""
    if isinstance(error, ImportError):
        said = said.removesuffix(f" ({error.path})")  # a file of whoever lacks the name
    said = said.partition("\n")[0].strip()
    return printable(f"{type(error).__name__}: {said}" if said else type(error).__name__)


def place_in(top: str, error: BaseException) -> str:
    """Return the file and the line of the package ``top`` that raised an error or called what did.

    Empty: none of its lines stands in the error.
    """
    place, trace = "", error.__traceback__
    while trace is not None:
        if str(trace.tb_frame.f_globals.get("__name__", "")).partition(".")[0] == top:
            file = trace.tb_frame.f_code.co_filename.replace("\\", "/")
            place = f"{top}{file.rpartition(top)[2]}:{trace.tb_lineno}"
        trace = trace.tb_next
    return place


def printable(text: str) -> str:
    """Return a text in one line, without what a terminal would obey, and not too long."""
    words = "".join(each for each in " ".join(text.split()) if each.isprintable())
    return words if len(words) <= LONGEST_WHY else f"{words[:LONGEST_WHY]}…"


MOST_TRACES: Final = 50
"""So many are kept in a process, each once."""

_traces: Final[set[str]] = set()


def keep_trace(package: str, found: BaseException | FrameType | None) -> str:
    """Keep in the log which lines of code have raised an error, or do not return.

    Args:
        package: the package whose fault it is.
        found: the error, or the code that does not return; ``None`` where nothing is known.

    Returns:
        The file that has them, in words for the player; empty where none has.
    """
    if found is None:
        return ""
    import traceback  # where something has failed

    if isinstance(found, BaseException):
        text = "".join(traceback.format_exception(found))
    else:
        text = "".join(traceback.format_stack(found))
    if text not in _traces and len(_traces) < MOST_TRACES:
        _traces.add(text)
        error_logger(__name__).error("the package %s\n%s", package, text)
    return errors_kept_in()


OnFault: TypeAlias = Callable[[PackageFault], None]
"""Called with what is wrong with a package."""


class LeftOut:
    """Passes each fault to a listener once; until there is one, they wait in their order."""

    def __init__(self) -> None:
        self._told: set[str] = set()
        self._waiting: list[PackageFault] = []
        self._listener: OnFault | None = None

    def report(self, fault: PackageFault) -> None:
        """Report that what a package adds is left out."""
        if str(fault) in self._told:
            return
        self._told.add(str(fault))
        if self._listener is None:
            self._waiting.append(fault)
        else:
            self._listener(fault)

    def listen(self, listener: OnFault | None) -> OnFault | None:
        """Pass on what waits and what comes; return the listener before."""
        before, self._listener = self._listener, listener
        if listener is not None:
            waiting, self._waiting = self._waiting, []
            for fault in waiting:
                listener(fault)
        return before

    def forget(self) -> None:
        """Begin again; for tests."""
        self._told.clear()
        self._waiting.clear()


left_out: Final = LeftOut()
"""What was left out in this process."""
