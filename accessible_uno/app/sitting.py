"""Sitting down at the table: the terminal, the voices, and the game between them."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessible_uno.app.places import short
from accessible_uno.app.saving import Ledger
from accessible_uno.game.base import Seat
from accessible_uno.interface.line import LineGame
from accessible_uno.interface.settings import Settings
from accessible_uno.interface.terminal import Reflexes, open_console
from accessible_uno.table import ONLOOKER, Dealer, Table

if TYPE_CHECKING:
    from pathlib import Path

    from accessible_uno.narration.utterance import Utterance
    from accessible_uno.voices.text import Brailler
    from accessible_uno.voices.trouble import Arguments
    from accessible_uno.voices.voice import Voice

ACCESSIBLE: Final = "ACCESSIBLE"
"""Set in the environment, it asks for text alone, for a screen reader."""


async def sit(
    table: Table,
    seat: Seat,
    ledger: Ledger,
    values: Mapping[str, Any],
    settings: Settings,
    troubles: Sequence[tuple[str, Arguments]],
) -> int:
    """Play at the terminal until the match is over or left; return the exit status."""
    person = sys.stdin.isatty() and sys.stdout.isatty()
    console = open_console(sys.stdin, sys.stdout, os.environ, Reflexes())
    game: LineGame | None = None

    def tell(message: str, arguments: Arguments) -> None:
        if game is not None:
            game.trouble(message, arguments)

    voices: dict[str, Voice] = {}
    if speaks(values, person):
        from accessible_uno.voices.speech.speech import SpeechVoice

        voices["speech"] = SpeechVoice(tell, rate=settings.rate)
    try:
        game = LineGame(
            table,
            seat,
            console,
            settings,
            voices=voices,
            person=person,
            moment=Dealer(values["seed"]).whim(ONLOOKER),
            save=lambda: kept_at(ledger.close(over=table.over)),
            brailler=brailler(values["digits"]),
            rules=values["rules"],
        )
        for trouble in troubles:
            game.trouble(*trouble)
        await game.play()
    finally:
        console.close()
        for voice in voices.values():
            voice.close()
        ledger.close(over=table.over)
    return 0


def kept_at(place: Path | None) -> str | None:
    """How the place where a game is kept is told."""
    return None if place is None else short(place)


def speaks(values: Mapping[str, Any], person: bool) -> bool:
    """Whether our own voice speaks: exactly one channel does at a time."""
    wish = values["speech"]
    if wish == "auto":
        return person and not values["accessible"] and not os.environ.get(ACCESSIBLE)
    return bool(wish == "self") and not values["accessible"]


def brailler(digits: str) -> Brailler:
    """Return what makes the braille line of a telling; liblouis is loaded at the first line."""

    def line(utterance: Utterance) -> str:
        from accessible_uno.voices.braille.notation import Digits
        from accessible_uno.voices.braille.terminal import braille_line

        return braille_line(utterance, Digits[digits.upper()])

    return line
