"""How a game is told: what the command line, the settings and the game put away make of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from accessible_uno.app.arguments import Option
from accessible_uno.app.i18n import LANGUAGES
from accessible_uno.app.preferences import DEFAULTS, SETTINGS, TABLE, option_for
from accessible_uno.interface.parse.vocabulary import Category
from accessible_uno.interface.settings import Pace, Settings, Sort, Speech
from accessible_uno.narration.verbosity import Verbosity
from accessible_uno.store.settings import Value
from accessible_uno.table.resume_state import parse_object
from accessible_uno.voices.speech.bounds import Punctuation

ACCESSIBLE: Final = "accessible"

NAMES: Final = tuple(each.key for each in SETTINGS if each.key not in TABLE)
"""What the settings say of the telling."""

TELLING: Final = (
    *(option_for(key) for key in NAMES if key not in ("muted", "hushed")),
    Option("--accessible"),
)
"""Options of whatever command tells a game as it goes."""


@dataclass
class Manner:
    """How a game is told.

    Attributes:
        settings: what the player may change while playing.
        sounds: whether short sounds go with it: ``"on"``, ``"off"``, or ``"auto"`` until the player
            changes that.
        usual_sounds: whether they do where the player has left that open.
        display: whether the game is on a braille display too.
        notation: the deck whose braille the player knows.
        grade: which words are contracted in braille.
        accessible: whether it is text alone, for a screen reader.
    """

    settings: Settings
    display: bool
    notation: str
    grade: str
    accessible: bool
    sounds: str = "auto"
    usual_sounds: bool = False

    def use_sounds(self, usual: bool) -> None:
        """Say whether short sounds go with the telling where the player has left that open."""
        self.usual_sounds = usual
        if self.sounds == "auto":
            self.settings.sounds = usual

    def values(self) -> dict[str, Value | None]:
        """Return it by the names of the settings."""
        settings = self.settings
        return {
            "lang": settings.locale,
            "pace": str(settings.pace),
            "verbosity": str(settings.verbosity),
            "speech": str(settings.speech),
            "rate": settings.rate,
            "pitch": settings.pitch,
            "volume": settings.volume,
            "punctuation": str(settings.punctuation),
            **{f"voice_{each}": settings.voices.get(each) for each in LANGUAGES},
            "player_voices": "on" if settings.seats else "off",
            "muted": settings.muted,
            "sounds": self._sounds(),
            "sound_volume": settings.sound_volume,
            "braille": self._braille(),
            "notation": self.notation,
            "braille_grade": self.grade,
            "sort": str(settings.sort),
            "clock": "on" if settings.clock else "off",
            "hushed": " ".join(sorted(settings.hushed)) or "none",
        }

    def _sounds(self) -> str:
        if self.sounds == "auto" and self.settings.sounds == self.usual_sounds:
            return "auto"
        return "on" if self.settings.sounds else "off"

    def _braille(self) -> str:
        if self.display:
            return "display"
        return "unicode" if self.settings.braille else "off"

    def written(self) -> str:
        """Return it as :func:`read` takes it."""
        return json.dumps({**self.values(), ACCESSIBLE: self.accessible})


def read(text: str) -> dict[str, Any]:
    """Return the wishes that :meth:`Manner.written` wrote; what makes no sense is none."""
    try:
        found = parse_object(text)
    except ValueError:
        return {}
    known = {setting.key: setting.read for setting in SETTINGS}
    wishes: dict[str, Any] = {}
    for name, wish in found.items():
        if name == ACCESSIBLE:
            wishes[name] = wish is True
        elif name in known:
            with suppress(ValueError):  # then the player's own settings hold
                wishes[name] = known[name](wish)
    return wishes


def manner(locale: str, *wishes: Mapping[str, Any]) -> Manner:
    """Return what all wishes together ask for: a later one goes before an earlier one.

    Args:
        locale: the language where no wish names one.
        wishes: values by name; ``None`` is none.
    """
    values: dict[str, Any] = {name: DEFAULTS[name] for name in NAMES}
    values |= {"lang": locale, ACCESSIBLE: False}
    for wish in wishes:
        wanted = {name: wish[name] for name in values if wish.get(name) is not None}
        wanted[ACCESSIBLE] = values[ACCESSIBLE] or wanted.get(ACCESSIBLE, False)
        values |= wanted
    return Manner(
        Settings(
            locale=values["lang"],
            verbosity=Verbosity(values["verbosity"]),
            pace=Pace(values["pace"]),
            speech=Speech(values["speech"]),
            rate=values["rate"],
            pitch=values["pitch"],
            volume=values["volume"],
            punctuation=Punctuation(values["punctuation"]),
            voices={each: name for each in LANGUAGES if (name := values[f"voice_{each}"])},
            seats=values["player_voices"] == "on",
            muted=values["muted"],
            sounds=values["sounds"] == "on",
            sound_volume=values["sound_volume"],
            braille=values["braille"] == "unicode",
            sort=Sort(values["sort"]),
            clock=values["clock"] == "on",
            hushed=frozenset(each for each in Category if each in values["hushed"].split()),
        ),
        values["braille"] == "display",
        values["notation"],
        values["braille_grade"],
        values[ACCESSIBLE],
        values["sounds"],
    )
