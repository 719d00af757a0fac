"""What keys do without a line: they ask, go through messages, and change settings."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from accessible_uno.interface.parse.intents import HistoryPlace, Query, RecallMessages
from accessible_uno.interface.parse.vocabulary import Key
from accessible_uno.interface.verbs.keyboard_sitting import KeyboardSitting
from accessible_uno.settings import schema

_RECALLS: Final = {
    Key.REPEAT: HistoryPlace.LATEST,
    Key.PREVIOUS: HistoryPlace.PREVIOUS,
    Key.NEXT: HistoryPlace.NEXT,
    Key.FIRST: HistoryPlace.FIRST,
    Key.LAST: HistoryPlace.LAST,
}
_QUERIES: Final = {query.value for query in Query}


def key_acts(sitting: KeyboardSitting) -> dict[str, Callable[[], None]]:
    """Return what each key does that needs no line; the line stays as it is."""
    announcer, controls = sitting.announcer, sitting.controls
    history, queries = announcer.history, announcer.queries
    return {
        Key.HELP: sitting.help.announce_help,
        **{key: partial(history.recall, RecallMessages(place)) for key, place in _RECALLS.items()},
        Key.CATEGORY: lambda: history.step_category(1),
        Key.CATEGORY_BACK: lambda: history.step_category(-1),
        Key.MUTE: controls.toggle_mute,
        Key.VERBOSITY: lambda: controls.next_choice(schema.VERBOSITY),
        Key.SORT: lambda: controls.next_choice(schema.SORT),
        **{key: partial(queries.answer, Query(key.value)) for key in Key if key.value in _QUERIES},
    }
