"""Lines entered earlier, for the up and down arrows."""

from __future__ import annotations

LONGEST = 500


class LineHistory:
    """The lines of this session, and the line being typed while an older one is shown."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._place = 0
        self._draft = ""

    def add(self, line: str) -> None:
        """Add an entered line, unless it is blank or the same as the last one."""
        if line.strip() and self._lines[-1:] != [line]:
            self._lines.append(line)
            del self._lines[:-LONGEST]
        self._place = len(self._lines)

    def older(self, current: str) -> str | None:
        """Return the line before; ``None`` at the oldest one."""
        if self._place == 0:
            return None
        if self._place == len(self._lines):
            self._draft = current
        self._place -= 1
        return self._lines[self._place]

    def newer(self) -> str | None:
        """Return the line after; after the newest comes the line being typed, then ``None``."""
        if self._place == len(self._lines):
            return None
        self._place += 1
        return self._draft if self._place == len(self._lines) else self._lines[self._place]
