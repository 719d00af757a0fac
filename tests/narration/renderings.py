"""Every message of a catalogue as text: each variant at least once, with sample values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from babel import Locale
from fluent.syntax import FluentParser, ast

Value: TypeAlias = str | int
Chosen: TypeAlias = Mapping[str, Value]
"""The variables that have a value already; in one rendering each has the same value everywhere."""

MOST: Final = 120
"""Renderings of one message; where there are more, so many of them, at even distances."""

UNSPOKEN: Final = frozenset({"braille"})
"""The forms of messages that are read with the fingers only."""

UNSPOKEN_FILES: Final = frozenset({"grammar", "paper", "single_keys", "tournament"})
TYPED: Final = frozenset({"commands", "settings", "rule_names"})
"""Files with rows of words that are typed; of such a row only the first word is ever spoken."""

A_NAME: Final = "Luna"
USUAL: Final = 4
"""The value of every variable that is not listed here, by whether it must be a number."""

NUMBERS: Final = frozenset(
    (
        "total",
        "points",
        "most",
        "limit",
        "lies",
        "amount",
        "hour",
        "highest",
        "lowest",
        "credit",
        "digit",
        "seconds",
    )
)
CARDS: Final[Mapping[str, Mapping[str, Value]]] = {
    "card": {"face": "digit", "digit": 2, "colourIs": "yellow"},
    "drawn": {"face": "digit", "digit": 2, "colourIs": "yellow"},
    "top": {"face": "digit", "digit": 8, "colourIs": "green"},
    "last": {"face": "digit", "digit": 6, "colourIs": "red"},
}
ROWS: Final = frozenset(("cards", "hand", "hands", "goes", "replies", "numbered", "rest"))
IN_A_ROW: Final[tuple[Mapping[str, Value], ...]] = (
    {"face": "digit", "digit": 6, "colourIs": "red"},
    {"face": "skip", "digit": "", "colourIs": "blue"},
    {"face": "wild", "digit": "", "colourIs": "none"},
    {"face": "digit", "digit": 8, "colourIs": "green"},
    {"face": "digit", "digit": 2, "colourIs": "yellow"},
)
PAIRS: Final = "Luna 6, Victor 8"


class Rendering(NamedTuple):
    """One text that a message can become: its message id, its form if it has several, the text."""

    message_id: str
    form: str
    text: str


@cache
def all_renderings(folder: Path, locale: str) -> tuple[Rendering, ...]:
    """Return every text that can be heard in a language, whose folder is in ``folder``."""
    return tuple(Renderer(folder / locale, locale).all())


class Renderer:
    """Renders the messages of one language.

    Args:
        folder: holds the ``.ftl`` files.
        locale: their language.
    """

    def __init__(self, folder: Path, locale: str) -> None:
        self._plural_category = Locale.parse(locale).plural_form
        self._messages: dict[str, ast.Message] = {}
        self._typed: set[str] = set()
        self._spoken: list[str] = []
        self._cards: dict[tuple[object, ...], str] = {}  # a card is rendered thousands of times
        for file in sorted(folder.glob("*.ftl")):
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                if isinstance(entry, ast.Message):
                    self._messages[entry.id.name] = entry
                    if file.stem not in UNSPOKEN_FILES and not _is_only_typed(entry.id.name):
                        self._spoken.append(entry.id.name)
                    if file.stem in TYPED:
                        self._typed.add(entry.id.name)

    def all(self) -> Iterator[Rendering]:
        """Yield every text that can be heard, each once."""
        found: set[str] = set()
        for message_id in self._spoken:
            message = self._messages[message_id]
            forms = {each.id.name: each.value for each in message.attributes}
            for form, pattern in {"": message.value, **forms}.items():
                if pattern is None or form in UNSPOKEN:
                    continue
                for text in self._texts(pattern):
                    heard = self._first_word(message_id, text)
                    if heard.strip() and heard not in found:
                        found.add(heard)
                        yield Rendering(message_id, form, heard)

    def _texts(self, pattern: ast.Pattern, chosen: Chosen | None = None) -> list[str]:
        return [text for text, _ in _thinned(list(self._pattern(pattern, chosen or {})))]

    def _first_word(self, message_id: str, text: str) -> str:
        is_row = message_id in self._typed and ". " not in text and not text.endswith(".")
        return text.partition(", ")[0] if is_row else text

    # Each of these yields texts, with the variables chosen up to there

    def _pattern(self, pattern: ast.Pattern, chosen: Chosen) -> Iterator[tuple[str, Chosen]]:
        found: list[tuple[str, Chosen]] = [("", chosen)]
        for element in pattern.elements:
            found = _thinned(
                [
                    (text + more, then)
                    for text, so_far in found
                    for more, then in self._element(element, so_far)
                ]
            )
        yield from found

    def _element(self, element: object, chosen: Chosen) -> Iterator[tuple[str, Chosen]]:
        match element:
            case ast.TextElement(value=text):
                yield text, chosen
            case ast.StringLiteral() | ast.NumberLiteral():
                yield str(element.parse()["value"]), chosen
            case ast.Placeable(expression=inner):
                yield from self._element(inner, chosen)
            case ast.VariableReference(id=variable):
                name = variable.name
                value = chosen[name] if name in chosen else self._sample(name, chosen)
                yield str(value), {**chosen, name: value}
            case ast.MessageReference(id=named, attribute=attribute):
                yield from self._pattern(self._named(named.name, attribute), chosen)
            case ast.FunctionReference(arguments=arguments):  # CAPITAL, and NUMBER
                for text, then in self._element(arguments.positional[0], chosen):
                    yield text[:1].upper() + text[1:], then
            case ast.SelectExpression(selector=ast.VariableReference(id=variable)):
                yield from self._select(element, variable.name, chosen)
            case _:
                raise TypeError(f"no text for {element}")

    def _named(self, message_id: str, attribute: ast.Identifier | None) -> ast.Pattern:
        message = self._messages[message_id]
        if attribute is None:
            assert message.value is not None
            return message.value
        return next(each.value for each in message.attributes if each.id.name == attribute.name)

    def _select(
        self, select: ast.SelectExpression, name: str, chosen: Chosen
    ) -> Iterator[tuple[str, Chosen]]:
        if name in chosen:
            wanted = chosen[name]
            category = self._plural_category(wanted) if isinstance(wanted, int) else None
            default = next(each for each in select.variants if each.default)
            fits = (each for each in select.variants if _key(each) in (wanted, category))
            yield from self._pattern(next(fits, default).value, chosen)
            return
        keys = [_key(variant) for variant in select.variants]
        for variant in select.variants:
            value = self._value_for(_key(variant), keys)
            if value is not None:
                yield from self._pattern(variant.value, {**chosen, name: value})

    def _value_for(self, key: Value, keys: list[Value]) -> Value | None:
        """Return a value that chooses a variant; ``None`` where another variant takes them all."""
        if isinstance(key, int):
            return key
        numbers = {each for each in keys if isinstance(each, int)}
        if not numbers and key not in ("one", "other"):
            return key
        return next(
            (
                number
                for number in (USUAL, 6, 8, 1, 0, 30)
                if number not in numbers
                and (key not in ("one", "other") or self._plural_category(number) == key)
            ),
            None,
        )

    # Sample values

    def _sample(self, name: str, chosen: Chosen) -> Value:
        plain, article = name.removesuffix("Article"), "Article"
        if name in NUMBERS:
            return USUAL
        if name == "pairs":
            return PAIRS
        if plain in CARDS:
            return self._card("card-with-article" if article in name else "card", CARDS[plain])
        if plain in ROWS:
            message_id = "card-with-article" if article in name else "card"
            cards = [self._card(message_id, each) for each in IN_A_ROW]
            how_many = {"one": 1, "few": 2}.get(str(chosen.get(f"{plain}Is")), len(cards))
            return self._listed(cards[:how_many])
        if name.endswith("Sign"):
            return self._card("sign", CARDS["top"])
        if name in ("colour", "named"):
            return self._card("colour", {"colourIs": chosen.get(f"{name}Is", "red")})
        return A_NAME

    def _card(self, message_id: str, chosen: Chosen) -> str:
        key = (message_id, *chosen.items())
        if key not in self._cards:
            self._cards[key] = self._texts(self._named(message_id, None), chosen)[0]
        return self._cards[key]

    def _listed(self, cards: list[str]) -> str:
        if len(cards) == 1:
            return cards[0]
        start = ", ".join(cards[:-1])
        return self._texts(self._named("list", None), {"start": start, "last": cards[-1]})[0]


def _is_only_typed(message_id: str) -> bool:
    """Return whether a message holds small words that players type and the game never says."""
    return message_id.startswith(("particle-", "means-"))


def _key(variant: ast.Variant) -> Value:
    key = variant.key
    return int(key.value) if isinstance(key, ast.NumberLiteral) else key.name


def _thinned(found: list[tuple[str, Chosen]]) -> list[tuple[str, Chosen]]:
    """Return the same, or so many of them at even distances."""
    step = -(-len(found) // MOST)
    return found[::step] if step > 1 else found
