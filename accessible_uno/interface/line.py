"""A match at the keyboard: lines in, sentences out, for one player or one onlooker."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from accessible_uno.game.base import Seat
from accessible_uno.interface.settings import Settings
from accessible_uno.interface.terminal import Console
from accessible_uno.table import Table
from accessible_uno.voices.text import Brailler
from accessible_uno.voices.trouble import Arguments
from accessible_uno.voices.voice import Voice


class LineGame:
    """Plays a match to its end, or until the player leaves.

    Wire it so::

        game = LineGame(
            table, seat, console, settings,
            voices={"speech": SpeechVoice(...)},   # empty without a voice of our own
            person=sys.stdin.isatty() and sys.stdout.isatty(),
            moment=dealer.whim(ONLOOKER),
            save=lambda: ledger.close(over=False),
            brailler=partial(braille_line, digits=digits),
        )
        asyncio.run(game.play())   # table.over tells whether the match was won

    The text voice is the game's own: it writes through ``console.show``, with the braille line
    below when ``settings.braille`` is on.  ``console.reflexes`` is replaced.  ``play`` closes
    neither the console nor the voices.

    Args:
        table: the match; a new one, or one to go on with.
        seat: the player's seat, or ``table.ONLOOKER`` to watch.
        console: where lines come from and text goes.
        settings: changed in place when the player changes them.
        voices: voices besides the text, under the names that ``Choir`` knows; one that has
            ``rate``, ``volume``, ``mute()`` and ``unmute()`` is set by the settings.
        person: whether somebody sits at a terminal.  Otherwise lines are read only when the
            player is asked or holds a passing chance, rounds follow each other by themselves,
            and nothing waits for time.
        moment: returns a number from 0 up to 1: how long a bot seems to think.
        save: keeps the game that is left, and returns where, or ``None`` if it is kept nowhere.
        brailler: makes the braille line of a telling; ``None`` when there is none to be had.
        rules: the preset's key, for the telling of the rules.
    """

    def __init__(
        self,
        table: Table,
        seat: Seat,
        console: Console,
        settings: Settings,
        *,
        voices: Mapping[str, Voice],
        person: bool,
        moment: Callable[[], float],
        save: Callable[[], Path | str | None],
        brailler: Brailler | None = None,
        rules: str = "leaflet",
    ) -> None:
        raise NotImplementedError

    async def play(self) -> None:
        """Play; return when the match is over or the player has left, the game saved.

        An interruption of the task (Ctrl-C while nothing is being read) saves, then goes on.
        """
        raise NotImplementedError

    def trouble(self, message_id: str, arguments: Arguments) -> None:
        """Tell what a voice or the ledger cannot do; may be called from any thread, at any time."""
        raise NotImplementedError
