"""What is said in place of a text that is missing."""

from __future__ import annotations

from contextlib import suppress

from accessible_uno.game.base import Event, Reason
from accessible_uno.narration.arguments import UnknownAnnotation, arguments_of
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.display_names import DisplayNames
from accessible_uno.narration.event_schema import schema_of
from accessible_uno.narration.utterance import Priority
from accessible_uno.packages.watchdog import package_of_module


class PlainWords:
    """Tells what has no text.

    Args:
        catalogue: the texts, those that say that one is missing among them.
        names: what players and cards are called.
    """

    def __init__(self, catalogue: Catalogue, names: DisplayNames) -> None:
        self._catalogue = catalogue
        self._names = names
        self._told: set[str] = set()

    def of(self, message_id: str, about: object, priority: Priority) -> str:
        """Return the sentence in the place of the message ``message_id`` about something."""
        what = self._what(message_id, about)
        said = self._catalogue.text(_kind_of(about, priority), what=what)
        package = package_of_module(type(about).__module__)
        if package is None or message_id in self._told:
            return said
        self._told.add(message_id)
        lacking = self._catalogue.text("no-text-of", package=package, message=message_id)
        return f"{said} {lacking}"

    def _what(self, message_id: str, about: object) -> str:
        name = message_id if isinstance(about, Event) else schema_of(about).name
        told = [name.replace("-", " ")]
        with suppress(UnknownAnnotation):
            for words, value in arguments_of(about).values():
                word = words.made.get("")
                told.append("" if word is None else str(word(value, self._names)))
        return self._names.separator.join(filter(None, told))


def _kind_of(about: object, priority: Priority) -> str:
    if isinstance(about, Reason):
        return "no-text-refusal"
    return {
        Priority.NORMAL: "no-text-event",
        Priority.NEXT: "no-text-question",
        Priority.NOW: "no-text-offer",
    }[priority]
