"""What the keys do that work while a line is being typed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from accessible_uno.interface.announce.announcer import Announcer
from accessible_uno.interface.input.controls import Controls
from accessible_uno.interface.input.keys import Key, bind_keys
from accessible_uno.interface.parse.intents import HelpOn, HistoryPlace, Query, RecallMessages

_RECALLS: Final = {
    Key.REPEAT: HistoryPlace.LATEST,
    Key.PREVIOUS: HistoryPlace.PREVIOUS,
    Key.NEXT: HistoryPlace.NEXT,
    Key.FIRST: HistoryPlace.FIRST,
    Key.LAST: HistoryPlace.LAST,
}
_QUERIES: Final = {query.value for query in Query}


def game_keys(announcer: Announcer, controls: Controls) -> dict[str, Callable[[], None]]:
    """Return what each key does, by the names that ``KeyBindings`` has for keys."""
    history, queries = announcer.history, announcer.queries
    return bind_keys(
        {
            Key.HELP: lambda: announcer.help.announce_help(HelpOn()),
            **{
                key: partial(history.recall, RecallMessages(place))
                for key, place in _RECALLS.items()
            },
            Key.CATEGORY: lambda: history.step_category(1),
            Key.CATEGORY_BACK: lambda: history.step_category(-1),
            Key.MUTE: controls.toggle_mute,
            Key.VERBOSITY: controls.next_verbosity,
            **{
                key: partial(queries.answer, Query(key.value))
                for key in Key
                if key.value in _QUERIES
            },
        }
    )
