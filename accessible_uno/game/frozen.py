"""``@frozen`` by the name under which rules of other packages know it; it serves every room now."""

from __future__ import annotations

from accessible_uno.frozen import frozen

__all__ = ["frozen"]
