"""The active rules as text for a player: chapters, with a paragraph for each rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Any, Final, Protocol

from accessible_uno.cards import Card
from accessible_uno.interface.parse.vocabulary import Topic
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.display_names import DisplayNames, face_selector
from accessible_uno.table import ActiveRules

IN_ORDER: Final = "in-order"
DICE: Final = "dice"
"""Keys of rules that change the paragraphs of other rules."""

GENERAL: Final = (Topic.AIM, Topic.TWO)
"""Chapters that are the same under all rules."""


class DescribedRule(Protocol):
    """The part of a rule that its text uses: key and chapter; its parameters are its fields."""

    key: str
    topic: str


class RuleBook:
    """Formats the rules of a table in one language.

    Args:
        locale: the language.
        game: the active rules.
        preset: the preset's key.  Its own text for a chapter is ``rules-<key>-<topic>``.
    """

    def __init__(self, locale: str, game: ActiveRules, preset: str = "") -> None:
        self._catalogue = Catalogue(locale)
        self._game = game
        self._preset = preset

    def topics(self) -> tuple[Topic, ...]:
        """Return the chapters that have a paragraph under these rules, in their order."""
        return tuple(topic for topic in Topic if self.chapter(topic))

    def chapter(self, topic: Topic) -> list[str]:
        """Return the paragraphs of a chapter; none where no active rule belongs to it."""
        own = f"rules-{self._preset}-{topic}"
        if self._catalogue.has(own):
            return [self._catalogue.text(own)]
        if topic in GENERAL:
            return [self._catalogue.text(f"rules-{topic}")]
        if topic is Topic.FIRST:
            return list(self._paragraphs(self._game.rules, "-first"))
        paragraphs = list(
            self._paragraphs(rule for rule in self._game.rules if rule.topic == topic)
        )
        if topic is Topic.CARDS and paragraphs:
            paragraphs += self._more_cards()
            paragraphs.append(self._catalogue.text("rules-deck", count=len(self._game.deck)))
        return paragraphs

    def whole(self) -> list[str]:
        """Return every paragraph of every chapter."""
        return [paragraph for topic in Topic for paragraph in self.chapter(topic)]

    def card(self, card: Card) -> list[str]:
        """Return what a card does under these rules, or that the deck has none."""
        if all(each.face is not card.face for each in self._game.deck):
            return [self._catalogue.text("rules-card-absent")]
        about = sorted(self._game.about(card.face), key=lambda rule: rule.topic == Topic.BLUFF)
        paragraphs = list(self._paragraphs(about))
        paragraphs += self._paragraphs(about, "-first")
        if paragraphs:
            return paragraphs
        sign = DisplayNames(self._catalogue, (), -1).sign(card)
        return [self._catalogue.text("rules-card-plain", cardSign=sign)]

    def _more_cards(self) -> list[str]:
        """Return how many cards the rules of other chapters add to the deck."""
        others = [rule for rule in self._game.rules if rule.topic != Topic.CARDS]
        brought = {each.face: each for rule in others for each in rule.cards()}
        held = Counter(each.face for each in self._game.deck)
        cards = [
            self._catalogue.text("more-cards", face=face_selector(each), count=held[face])
            for face, each in brought.items()
        ]
        listed = DisplayNames(self._catalogue, (), -1).listed(cards)
        return [self._catalogue.text("rules-more-cards", cards=listed)] if cards else []

    def _paragraphs(self, rules: Iterable[DescribedRule], which: str = "") -> Iterator[str]:
        for rule in rules:
            message = f"rule-{rule.key}{which}"
            if self._catalogue.has(message):
                yield self._catalogue.text(message, **parameters(rule, self._game.rules))


def parameters(rule: Any, beside: Iterable[DescribedRule] = ()) -> dict[str, str | int]:
    """Return a rule's parameters as its text takes them, with ``yes`` and ``no`` for bools.

    Two arguments depend on the rules ``beside`` it: whether there is a dealer, and whether cards
    or dice are played with.
    """
    keys = {each.key for each in beside}
    return {
        "dealer": "no" if IN_ORDER in keys else "yes",
        "pieces": "dice" if DICE in keys else "cards",
        **{field.name: _argument(getattr(rule, field.name)) for field in fields(rule)},
    }


def _argument(value: object) -> str | int:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(value)
