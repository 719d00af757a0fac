"""The command that resumes the game saved last."""

from __future__ import annotations

from accessible_uno.program import program


def resume_command() -> str:
    """Return the command, as the player can type it where the game was started."""
    return f"{program()} resume"
