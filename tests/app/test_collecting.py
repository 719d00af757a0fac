"""Garbage of a program that runs for weeks is found, and what lives is seldom looked through."""

from __future__ import annotations

import gc
import weakref

from accessible_uno.app.collecting import collecting_new_alone


class Knot:
    """Holds itself: nothing but the collector finds it."""

    def __init__(self) -> None:
        self.itself = self
        self.load = [[] for _ in range(100)]  # type: ignore[var-annotated]


def test_what_lives_is_left_out_and_what_has_died_is_found() -> None:
    """A knot that outlives a collection is not looked at by the next, nor kept for ever."""
    with collecting_new_alone():
        gc.collect()
        old, young = Knot(), Knot()
        knot, fresh = weakref.ref(old), weakref.ref(young)
        del young
        gc.collect()
        assert fresh() is None
        del old
        gc.collect()
        assert knot() is not None
        more = [Knot() for _ in range(gc.get_freeze_count() // 100 + 1)]
        gc.collect()
        gc.collect()
        assert knot() is None
        del more
    gc.unfreeze()
    gc.collect()
