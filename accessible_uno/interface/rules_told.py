"""The active rules as text, a paragraph for each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, Protocol

from accessible_uno.cards import COLOURS, Card, Face, known_faces
from accessible_uno.game.actions import Pass
from accessible_uno.interface.parse.vocabulary import Topic
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.display_names import DisplayNames, face_selector
from accessible_uno.rules.registry import all_options
from accessible_uno.rules.shared.drawing import DrawingRule, DrawnCard
from accessible_uno.rules.shared.hits import Hit, hits_of
from accessible_uno.rules.shared.scoring import School, ScoringRule
from accessible_uno.rules.shared.turns import NoDealerRule
from accessible_uno.table import ActiveRules

ABSENT: Final = "none"
"""The value of a parameter of a rule that is not active."""

HANDS: Final = "hands"
"""The chapter of the rules by which hands are exchanged or passed on."""

SIDES: Final = "teams"
"""The chapter of the rules by which players play together."""

GIVE_HANDS: Final = ("robot", "wizz")
"""The rules of other chapters by which a player may be given a hand (G-49)."""

TOTEM: Final = "totem"
"""The rule by which no card answers what hits a player: a totem cancels it."""

PLACES: Final = {"in-order": -1, "dealer-opens": 1, "colour-apart": 1, "host": 2}
"""The rules told before the others of their chapter, or after them."""

_BESIDE: Final = "with-"
_IN_DECK: Final = "deck-"


def _how_answered(game: ActiveRules) -> str:
    """Return whether a card may be answered with a card, a wild draw four be doubted, or both."""
    answering = [rule for rule in game.rules if rule.answerable() and rule.key != TOTEM]
    doubts = [rule for rule in answering if rule.topic == Topic.BLUFF]
    by_card = any(rule not in doubts or getattr(rule, "chained", False) for rule in answering)
    doubted = doubts and any(held.face is Face.WILD_DRAW_FOUR for held in game.deck)
    if by_card:
        return "both" if doubted else "yes"
    return "doubt" if doubted else "no"


class RuleFacts:
    """Finds the variables of the texts about the rules of one table."""

    def __init__(self, game: ActiveRules) -> None:
        self._rules: dict[str, Any] = {rule.key: rule for rule in game.rules}
        self._faces = {held.face.name.replace("_", "-") for held in game.deck}
        self.scoring = points_rule(game)
        two_answered = {rule.key for rule in game.rules if Face.DRAW_TWO in rule.answerable()}
        self._general = {
            "dealer": _argument(not any(isinstance(rule, NoDealerRule) for rule in game.rules)),
            "pieces": game.pieces,
            "points": _argument(self.scoring is not None),
            "answers": _how_answered(game),
            # Nobody has a totem yet when the first card is turned up.
            "first-two": _argument(bool(two_answered - {TOTEM})),
            "plain-two": _argument("draw-two" in self._faces and not two_answered),
            "hands": _argument(
                any(rule.topic == HANDS or rule.key in GIVE_HANDS for rule in game.rules)
            ),
            "sides": _argument(any(rule.topic == SIDES for rule in game.rules)),
            "two": _argument(two_may_play(game)),
        }

    def variables(self, names: Iterable[str], rule: object = None) -> dict[str, str | int]:
        """Return the variables called ``names``; those of ``rule`` go before all others."""
        own = {} if rule is None else parameters(rule)
        return {name: own[name] if name in own else self._about_table(name) for name in names}

    def _about_table(self, name: str) -> str | int:
        if name in self._general:
            return self._general[name]
        if name.startswith(_BESIDE):
            return _argument(name.removeprefix(_BESIDE) in self._rules)
        if name.startswith(_IN_DECK):
            return _argument(name.removeprefix(_IN_DECK) in self._faces)
        key, _, field = name.rpartition("-")
        return parameters(self._rules[key])[field] if key in self._rules else ABSENT


def two_may_play(game: ActiveRules) -> bool:
    """Return whether the rules can be played by two."""
    return all(rule.allows_seats(2) for rule in game.rules)


def points_rule(game: ActiveRules) -> ScoringRule | None:
    """Return the rule that counts points; ``None`` where none are counted."""
    scoring = (rule for rule in game.rules if isinstance(rule, ScoringRule))
    return next((rule for rule in scoring if rule.counts_points), None)


def school_of(game: ActiveRules) -> School:
    """Return what a round earns."""
    scoring = (rule.school for rule in game.rules if isinstance(rule, ScoringRule))
    return next(scoring, School.NONE)


def lets_pass(game: ActiveRules) -> bool:
    """Return whether a player ever passes: to keep a drawn card, or to lay no more."""

    def settles(rule: object) -> bool:
        return isinstance(rule, DrawingRule) and rule.drawn is not DrawnCard.MAY

    opened = (rule.opens for rule in game.rules if not settles(rule))
    return any(action is Pass for windows in opened for _, action in windows)


def parameters(rule: Any) -> dict[str, str | int]:
    """Return a rule's parameters as texts take them."""
    return {name: _argument(getattr(rule, name)) for name in rule.__struct_fields__}


def _argument(value: object) -> str | int:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(value)


_LISTED: Final[dict[str, Callable[[Hit], bool]]] = {
    "hits": lambda hit: hit.draws or hit.loses_turn,
    "taken": lambda hit: hit.draws and not hit.everyone,
}
"""Rows of the cards that hit a player, as the texts name them: all of them; those that make one
player draw."""


class DescribedRule(Protocol):
    """The part of a rule that its text uses; its parameters are its fields."""

    key: str
    topic: str

    def cards(self) -> tuple[Card, ...]:
        """Return the cards that it adds to the deck."""


class RuleBook:
    """Formats the rules of a table in one language.

    Args:
        locale: the language.
        game: the active rules.
    """

    def __init__(self, locale: str, game: ActiveRules) -> None:
        self._catalogue = Catalogue(locale)
        self._names = DisplayNames(self._catalogue, (), -1)
        self._game = game
        self._facts = RuleFacts(game)
        self._faces = Counter(held.face for held in game.deck)
        self._hits = list(hits_of(game.rules))

    def topics(self) -> tuple[Topic, ...]:
        """Return the chapters that have a paragraph under these rules, in their order."""
        return tuple(topic for topic in Topic if self.chapter(topic))

    def chapter(self, topic: Topic) -> list[str]:
        """Return the paragraphs of a chapter; none where no active rule belongs to it."""
        match topic:
            case Topic.AIM:
                return [self._text("rules-aim")]
            case Topic.TWO:
                return list(self._for_two())
            case Topic.FIRST:
                return self._first_cards(self._game.rules)
        rules = [rule for rule in self._game.rules if rule.topic == topic]
        rules.sort(key=lambda rule: PLACES.get(rule.key, 0))
        paragraphs = list(self._paragraphs(rules))
        if topic is Topic.CARDS and paragraphs:
            paragraphs += self._more_cards()
            paragraphs.append(self._catalogue.text("rules-deck", count=len(self._game.deck)))
        if topic is Topic.POINTS:
            paragraphs += [*self._worths(), *self._last_card()]
        return paragraphs

    def whole(self) -> list[str]:
        """Return every paragraph of every chapter."""
        return [paragraph for topic in Topic for paragraph in self.chapter(topic)]

    def card(self, card: Card) -> list[str]:
        """Return what a card does under these rules, or that the deck has none."""
        if not self._faces[card.face]:
            return [self._catalogue.text("rules-card-absent")]
        about = sorted(self._about(card.face), key=lambda rule: rule.topic == Topic.BLUFF)
        paragraphs = [*self._paragraphs(about), *self._first_cards(about)]
        sign = self._names.sign(card)
        if not paragraphs:
            paragraphs.append(self._catalogue.text("rules-card-plain", cardSign=sign))
        return [*paragraphs, *self.worth(card)]

    def worth(self, card: Card) -> list[str]:
        """Return the points of a card; nothing where no points are counted."""
        if self._facts.scoring is None:
            return []
        points, sign = self._facts.scoring.worth(card), self._names.sign(card)
        return [self._catalogue.text("rules-card-worth", cardSign=sign, points=points)]

    def option(self, name: str) -> list[str]:
        """Return what the rule says that an option sets; nothing where it is not active."""
        rule, _ = all_options()[name]
        active = [each for each in self._game.rules if each.key == rule.key]
        return [*self._paragraphs(active), *self._paragraphs(active, "-first")]

    def _about(self, face: Face) -> list[DescribedRule]:
        """Return the rules that give a face a meaning, or bring it into the deck."""
        meant = self._game.about(face)
        return [
            rule
            for rule in self._game.rules
            if rule in meant
            or (rule.topic != Topic.CARDS and any(each.face is face for each in rule.cards()))
        ]

    # Paragraphs that belong to no single rule

    def _first_cards(self, rules: Iterable[DescribedRule]) -> list[str]:
        """Return what each card does as the first one.

        ``rule-<key>-first-alone`` stands for all of them: its rule opens each round in its own way.
        """
        alone = list(self._paragraphs(self._game.rules, "-first-alone"))
        return alone or list(self._paragraphs(rules, "-first"))

    def _more_cards(self) -> list[str]:
        """Return how many cards the rules of other chapters add to the deck.

        Those of which each colour has as many are told by colour.
        """
        others = [rule for rule in self._game.rules if rule.topic != Topic.CARDS]
        brought = {each.face: each for rule in others for each in rule.cards()}
        of_each = {face: count for face in brought if (count := self._in_each_colour(face))}
        rest = {face: self._faces[face] for face in brought if face not in of_each}
        told = []
        if rest:
            coloured = any(brought[face].colour is not None for face in rest)
            told.append(
                self._text(
                    "rules-more-cards",
                    cards=self._counted(brought, rest),
                    count=sum(rest.values()),
                    coloured=_argument(coloured),
                )
            )
        if of_each:
            cards = self._counted(brought, of_each)
            told.append(self._text("rules-more-of-each-colour", cards=cards))
        return [" ".join(told)] if told else []

    def _in_each_colour(self, face: Face) -> int:
        """Return how many cards of a face each colour has; 0 where they have not as many."""
        held = Counter(each.colour for each in self._game.deck if each.face is face)
        counts = {held[colour] for colour in COLOURS}
        return counts.pop() if len(counts) == 1 else 0

    def _counted(self, brought: Mapping[Face, Card], counts: Mapping[Face, int]) -> str:
        """Return faces in a row, each with its number: ``4 cartes coup extrême``."""
        return self._names.listed(
            [
                self._catalogue.text(
                    "more-cards",
                    face=face_selector(brought[face]) if face.is_ours else "brought",
                    count=count,
                    name=self._names.face(face),
                )
                for face, count in counts.items()
            ]
        )

    def _for_two(self) -> Iterator[str]:
        """Yield what is different with two players, where so few can play."""
        lost = [hit.face for hit in self._hits if hit.loses_turn]
        cards = self._in_deck(dict.fromkeys((Face.SKIP, Face.REVERSE, *lost)))
        if cards and two_may_play(self._game):
            yield self._text("rules-two", cards=self._one_of(cards))

    def _last_card(self) -> Iterator[str]:
        """Yield which last cards still make somebody draw (CORE-14)."""
        cards = self._in_deck(hit.face for hit in self._hits if hit.draws)
        if cards:
            yield self._text("rules-last-card", cards=self._one_of(cards))

    def _worths(self) -> Iterator[str]:
        """Yield the points of the cards of this deck, the least first, where points are counted."""
        scoring = self._facts.scoring
        if scoring is None:
            return
        by_points: dict[int, list[Card]] = {}
        for held in self._in_deck(known_faces()):
            if held.digit is None:
                by_points.setdefault(scoring.worth(held), []).append(held)
        worths = [self._text("rules-worth-digit")]
        for points, cards in sorted(by_points.items()):
            worths.append(self._text("rules-worth-cards", cards=self._one_of(cards), points=points))
        yield self._text("rules-worth", worths=self._text("semicolon").join(worths))

    def _in_deck(self, faces: Iterable[Face]) -> list[Card]:
        """Return a card of each of ``faces`` that the deck has."""
        return [face.cards[0] for face in faces if self._faces[face]]

    def _one_of(self, cards: Iterable[Card]) -> str:
        """Return the faces of cards in a row: ``un passe-tour, une inversion ou un +2``."""
        return self._names.either([self._names.sign(each) for each in cards])

    def variables(self, names: frozenset[str], rule: object = None) -> dict[str, str | int]:
        """Return the variables called ``names`` of the texts about a rule."""
        rows = {name: self._row(name) for name in names & _LISTED.keys()}
        return {**self._facts.variables(names - rows.keys(), rule), **rows}

    def _row(self, name: str) -> str:
        """Return the cards that hit a player in a row: all, or some of them."""
        return self._one_of(self._in_deck(hit.face for hit in self._hits if _LISTED[name](hit)))

    # Texts

    def _text(self, message: str, **given: str | int) -> str:
        return self._filled(message, None, given)

    def _paragraphs(self, rules: Iterable[DescribedRule], which: str = "") -> Iterator[str]:
        """Yield the text of each rule, unless other rules leave nothing of it to tell."""
        for rule in rules:
            message = f"rule-{rule.key}{which}"
            if self._catalogue.has(message) and (told := self._filled(message, rule, {}).strip()):
                yield told

    def _filled(self, message: str, rule: object, given: dict[str, str | int]) -> str:
        def variables(names: frozenset[str]) -> dict[str, str | int]:
            known = {name: value for name, value in given.items() if name in names}
            return {**self.variables(names - known.keys(), rule), **known}

        return self._catalogue.format(message, None, variables)
