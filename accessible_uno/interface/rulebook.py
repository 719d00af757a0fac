"""The rules in force as a player hears them: a paragraph for each rule, chapter by chapter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Any, Final, Protocol

from accessible_uno.cards import Card, Face
from accessible_uno.interface.words.vocabulary import Topic
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.wording import Wording

GENERAL: Final = (Topic.AIM, Topic.TWO)
"""Chapters that are the same whatever the rules."""


class Told(Protocol):
    """A rule, as far as its text needs it: its key, its chapter and its parameters."""

    key: str
    topic: str


class InForce(Protocol):
    """The rules of a table."""

    @property
    def rules(self) -> tuple[Any, ...]:
        """All of them."""

    def about(self, face: Face) -> tuple[Any, ...]:
        """Those that give a face a meaning."""


class RuleBook:
    """Tells the rules of a table in one language.

    Args:
        locale: the language.
        game: the rules in force.
        preset: the preset's key.  A chapter that it words in its own way is
            ``rules-<key>-<topic>``.
    """

    def __init__(self, locale: str, game: InForce, preset: str = "") -> None:
        self._catalogue = Catalogue(locale)
        self._game = game
        self._preset = preset

    def topics(self) -> tuple[Topic, ...]:
        """The chapters that these rules fill, in their order."""
        return tuple(topic for topic in Topic if self.chapter(topic))

    def chapter(self, topic: Topic) -> list[str]:
        """The paragraphs of a chapter; none where these rules do not know the matter."""
        own = f"rules-{self._preset}-{topic}"
        if self._catalogue.has(own):
            return [self._catalogue.text(own)]
        if topic in GENERAL:
            return [self._catalogue.text(f"rules-{topic}")]
        if topic is Topic.FIRST:
            return list(self._paragraphs(self._game.rules, "-first"))
        return list(self._paragraphs(rule for rule in self._game.rules if rule.topic == topic))

    def whole(self) -> list[str]:
        """Every paragraph of every chapter."""
        return [paragraph for topic in Topic for paragraph in self.chapter(topic)]

    def card(self, card: Card) -> list[str]:
        """What a card does here."""
        told = list(self._paragraphs(self._game.about(card.face)))
        told += self._paragraphs(self._game.about(card.face), "-first")
        if told:
            return told
        sign = Wording(self._catalogue, (), -1).sign(card)
        return [self._catalogue.text("rules-card-plain", cardSign=sign)]

    def _paragraphs(self, rules: Iterable[Told], which: str = "") -> Iterator[str]:
        for rule in rules:
            message = f"rule-{rule.key}{which}"
            if self._catalogue.has(message):
                yield self._catalogue.text(message, **parameters(rule))


def parameters(rule: Any) -> dict[str, str | int]:
    """A rule's parameters as its text takes them: yes and no for what is so or not."""
    return {field.name: _said(getattr(rule, field.name)) for field in fields(rule)}


def _said(value: object) -> str | int:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(value)
