"""Lines typed earlier, for the up and down arrows."""

from __future__ import annotations

LONGEST = 500


class LineHistory:
    """The lines of this session, and the one being typed while older ones are looked at."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._place = 0
        self._draft = ""

    def add(self, line: str) -> None:
        """Remember a finished line, unless it is blank or the same as the one before."""
        if line.strip() and self._lines[-1:] != [line]:
            self._lines.append(line)
            del self._lines[:-LONGEST]
        self._place = len(self._lines)

    def older(self, current: str) -> str | None:
        """Step back and return that line; ``None`` at the oldest."""
        if self._place == 0:
            return None
        if self._place == len(self._lines):
            self._draft = current
        self._place -= 1
        return self._lines[self._place]

    def newer(self) -> str | None:
        """Step forward; after the newest comes what was being typed, then ``None``."""
        if self._place == len(self._lines):
            return None
        self._place += 1
        return self._draft if self._place == len(self._lines) else self._lines[self._place]
