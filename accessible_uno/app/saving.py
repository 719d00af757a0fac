"""A game that stands open is on disk after every act, and can be gone on with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, TextIO

from accessible_uno.app.failure import Failure, FileFailure
from accessible_uno.app.files import lines_of, record_failure
from accessible_uno.app.places import games_folder, short
from accessible_uno.game.base import Action
from accessible_uno.record.errors import RecordError
from accessible_uno.record.reader import Case, read
from accessible_uno.record.run import Run
from accessible_uno.record.writer import Writer
from accessible_uno.table import Dealer

SUFFIX: Final = ".uno"
LATEST: Final = "latest"


class Ledger:
    """Writes each act to files: the one the player named, and the one kept until the end.

    A file that cannot be written is reported once, and the game goes on without it.

    Args:
        rules: the preset's key.
        names: the players in seating order.
        options: options on top of the preset.
        locale: language in which the system's reasons are given.
        on_trouble: called with a catalogue id and its arguments.
    """

    def __init__(
        self,
        rules: str,
        names: Sequence[str],
        options: Sequence[tuple[str, str]],
        locale: str,
        on_trouble: Callable[[str, dict[str, str | int]], None],
    ) -> None:
        self._rules = rules
        self._names = tuple(names)
        self._options = tuple(options)
        self._locale = locale
        self._on_trouble = on_trouble
        self._writers: list[tuple[Path, TextIO, Writer]] = []
        self._kept: Path | None = None

    def record_to(self, place: Path, past: Sequence[str] = ()) -> None:
        """Write to ``place``, beginning with the lines of ``past``.

        Raises:
            Failure: the file cannot be written.
        """
        try:
            sink = place.open("w", encoding="utf-8")
            sink.write("".join(f"{line}\n" for line in past))
        except OSError as wrong:
            raise FileFailure("app-file-unwritable", str(place), wrong) from None
        writer = Writer(sink, self._rules, self._names, self._options, begun=bool(past))
        self._writers.append((place, sink, writer))

    def keep_in(self, place: Path, past: Sequence[str] = ()) -> None:
        """Keep the game in ``place`` until it is over; trouble with it is told, not raised."""
        with suppress(OSError):
            place.parent.mkdir(parents=True, exist_ok=True)
        try:
            self.record_to(place, past)
            self._kept = place
        except FileFailure as failure:
            self._on_trouble("app-not-kept", failure.arguments_in(self._locale))

    def note(self, acts: Sequence[Action]) -> None:
        """Write an act, and what chance gave because of it, to every file."""
        for entry in list(self._writers):
            place, _, writer = entry
            try:
                writer.note(acts)
            except OSError as wrong:
                self._writers.remove(entry)
                if self._kept == place:
                    self._kept = None
                failure = FileFailure("app-not-kept", short(place), wrong)
                self._on_trouble(failure.message, failure.arguments_in(self._locale))

    def close(self, over: bool) -> Path | None:
        """Close every file; return where a game that is not over is kept."""
        for _, sink, _ in self._writers:
            try:
                sink.close()
            except OSError:
                continue
        if over and self._kept is not None:
            self._kept.unlink(missing_ok=True)
            return None
        return self._kept


def new_place() -> Path:
    """A file for a new game, numbered after those that stand open."""
    taken = [int(path.stem) for path in games_folder().glob(f"*{SUFFIX}") if path.stem.isdecimal()]
    return games_folder() / f"{max(taken, default=0) + 1:04}{SUFFIX}"


def latest() -> Path:
    """The game that was begun last among those that stand open.

    Raises:
        Failure: none does.
    """
    found = sorted(games_folder().glob(f"*{SUFFIX}"))
    if not found:
        raise Failure("app-no-open-game", folder=short(games_folder()))
    return found[-1]


def resumed(place: Path, locale: str) -> tuple[Case, Run, list[str]]:
    """Rebuild the game that a file holds; return it and the file's lines.

    Raises:
        Failure: the file cannot be read, or holds no game that can be gone on with.
    """
    lines = lines_of(str(place))
    try:
        cases = list(read(lines))
        run = Run(cases[-1], Dealer)
        for line in cases[-1].lines:
            if not line.expects:
                run.move(line)
    except RecordError as wrong:
        raise record_failure(str(place), wrong, locale) from None
    return cases[-1], run, lines
