"""The Fluent files of one language: every message known at once, each parsed when first needed.

Parsing all of them would cost a quarter of a second at the start of a game; finding where each
message begins costs a millisecond, and a game's first minute needs some thirty of them.
"""

from __future__ import annotations

import re
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, Final

from accessible_uno.locations import locales_folder

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ }].*)?$)*", re.MULTILINE)
_REFERENCE: Final = re.compile(r"[{(]\s*(-?[a-z][\w-]*)")
_ATTRIBUTE: Final = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)


class MissingText(LookupError):
    """A message that does not exist or cannot be filled in; ``message_id`` names it."""

    def __init__(self, message_id: str, why: object) -> None:
        super().__init__(f"{message_id}: {why}")
        self.message_id = message_id


GUESTS: Final = "accessible_uno.locales"
"""The entry points under which other packages offer texts: each a package that holds folders
``fr`` and ``en``.  Their texts add to ours and replace none."""


class Shelf:
    """The messages of the ``.ftl`` files in ``folder``, and ``guests``, asked for what it lacks.

    Raises:
        MissingText: a message is defined twice.
    """

    def __init__(
        self,
        locale: str,
        folder: Traversable,
        guests: Callable[[str], Iterable[Traversable]] = lambda _: (),
    ) -> None:
        self.locale = locale
        self._guests = guests
        self._invited = False
        self.sources: dict[str, str] = {}
        self._patterns: dict[str, dict[str | None, Any]] = {}
        self._attributes: dict[str, frozenset[str]] = {}
        for message_id, source in _entries(folder):
            if message_id in self.sources:
                raise MissingText(message_id, f"defined twice in {locale}")
            self.sources[message_id] = source

    def has(self, message_id: str, attribute: str | None = None) -> bool:
        """Whether there is such a message, and such an attribute of it."""
        source = self._source(message_id)
        if source is None or attribute is None:
            return source is not None
        if message_id not in self._attributes:
            self._attributes[message_id] = frozenset(_ATTRIBUTE.findall(source))
        return attribute in self._attributes[message_id]

    def fill(self, message_id: str, attribute: str | None, arguments: dict[str, str | int]) -> str:
        """Return a message's value, or an attribute of it, with its arguments filled in.

        Raises:
            MissingText: it does not exist, or something that it needs is not there.
        """
        if message_id not in self._patterns:
            self._parse(message_id)
        pattern = self._patterns[message_id].get(attribute)
        if pattern is None:
            raise MissingText(message_id, f"{self.locale} has no {attribute or 'value'}")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingText(message_id, errors)
        return str(text)

    def _source(self, message_id: str) -> str | None:
        if message_id not in self.sources and not self._invited:
            self._invited = True
            for folder in self._guests(self.locale):
                for guest_id, source in _entries(folder):
                    self.sources.setdefault(guest_id, source)
        return self.sources.get(message_id)

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle  # 40 ms, not paid by commands that say nothing

        functions: dict[str, Callable[[Any], Any]] = {"CAPITAL": _capital}
        return FluentBundle([self.locale], functions=functions, use_isolating=False)

    def _parse(self, message_id: str) -> None:
        self._learn(message_id)
        message = self._bundle.get_message(message_id)
        patterns: dict[str | None, Any] = {None: message.value}
        patterns.update(message.attributes)
        self._patterns[message_id] = patterns

    def _learn(self, message_id: str) -> None:
        from fluent.runtime import FluentResource

        source = self._source(message_id)
        if source is None:
            raise MissingText(message_id, f"not in {self.locale}")
        bundle = self._bundle
        if bundle.has_message(message_id):
            return
        bundle.add_resource(FluentResource(source), allow_overrides=True)
        if not message_id.startswith("-") and not bundle.has_message(message_id):
            raise MissingText(message_id, f"malformed in {self.locale}")
        for named in _REFERENCE.findall(source):
            self._learn(named)


def _entries(folder: Traversable) -> Iterator[tuple[str, str]]:
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".ftl"):
            for entry in _ENTRY.finditer(file.read_text("utf-8")):
                yield entry[1], entry[0] + "\n"


def _capital(text: str) -> str:
    """Open a sentence: ``inversion verte`` becomes ``Inversion verte``."""
    return text[:1].upper() + text[1:]


@cache
def shelf(locale: str) -> Shelf:
    """Return the messages of ``locale``, read once.

    Raises:
        FileNotFoundError: the installation lacks its locales folder.
    """
    return Shelf(locale, locales_folder() / locale, guest_folders)


def guest_folders(locale: str) -> Iterator[Traversable]:
    """Yield the folders of texts that other packages offer in ``locale``."""
    from importlib.metadata import entry_points
    from importlib.resources import files

    for entry in entry_points(group=GUESTS):
        folder = files(entry.value) / locale
        if folder.is_dir():
            yield folder
