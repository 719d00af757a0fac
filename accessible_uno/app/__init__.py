"""The command line: what each command needs is put together here, and nowhere else."""

from accessible_uno.app.commands import run

__all__ = ["run"]
