"""The game as an environment for research: PettingZoo, with fixed arrays for what is seen and done.

It needs the extra ``research``.  ``docs/library.md`` describes the arrays.
"""

from accessible_uno.research.environment import UnoEnvironment, env

__all__ = ["UnoEnvironment", "env"]
