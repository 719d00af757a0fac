"""What our functions make of a message is what Fluent's runtime makes of it."""

from __future__ import annotations

from functools import cache
from itertools import cycle, islice, product
from typing import Any, Final

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

from accessible_uno.narration.catalogue import MadeVariables
from accessible_uno.narration.language import LOCALES, plural_category_of
from accessible_uno.narration.message_store import (
    PROGRAM,
    MessageStore,
    MissingText,
    fill_simple,
    load_messages,
    read_simple,
)
from accessible_uno.narration.patterns import UsedVariables, with_capital
from accessible_uno.program import program

NUMBERS: Final = (0, 1, 2, 7, 40, 999, 1000, 12345, -1)
FUNCTIONS: Final[dict[str, Any]] = {"CAPITAL": with_capital}
WORDS: Final = ("you", "red", "digit", "none", "skip", "Luna", "", "\u202f\u00a0 ’")


def given(values: dict[str, str | int]) -> MadeVariables:
    """Give these values, whichever the message uses."""
    return MadeVariables(lambda _: values)


@cache
def bundle_of(locale: str) -> FluentBundle:
    """Fluent's runtime with all messages of a language."""
    bundle = FluentBundle([locale], functions=FUNCTIONS, use_isolating=False)
    for source in load_messages(locale).sources.values():
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_is_what_fluent_makes_of_it(locale: str) -> None:
    """Each message and form is compared with numbers and with words for its variables."""
    store, bundle = load_messages(locale), bundle_of(locale)

    def get_pattern(message_id: str, attribute: str | None) -> Any:
        message = bundle.get_message(message_id)
        return message.attributes[attribute] if attribute else message.value

    compared = 0
    chosen: tuple[tuple[str | int, ...], ...] = (NUMBERS, WORDS)
    for number, message_id in enumerate(store.sources):
        message = bundle.get_message(message_id)
        forms: list[tuple[str | None, Any]] = [(None, message.value), *message.attributes.items()]
        for attribute, pattern in forms:
            if pattern is None:
                continue
            names = sorted(UsedVariables(pattern, get_pattern).names)
            for values in chosen:
                drawn = islice(cycle(values), number % len(values), None)
                variables = dict(zip(names, drawn, strict=False))
                variables |= {PROGRAM: program()} if PROGRAM in names else {}
                expected, errors = bundle.format_pattern(pattern, variables)
                if errors:  # a number has no capital
                    assert isinstance(errors[0], TypeError)
                    continue
                found = store.format(message_id, attribute, given(variables))
                assert found == expected, (message_id, attribute)
                compared += 1
    assert compared > 400


@pytest.mark.parametrize("locale", LOCALES)
def test_simple_messages_are_what_fluent_makes_of_them(locale: str) -> None:
    """Most messages are read without Fluent; each is compared with words and numbers."""
    bundle, simple = bundle_of(locale), 0
    for message_id, source in load_messages(locale).sources.items():
        if not bundle.has_message(message_id):
            continue
        message = bundle.get_message(message_id)
        forms: list[tuple[str | None, Any]] = [(None, message.value), *message.attributes.items()]
        for attribute, pattern in forms:
            parts = read_simple(source, attribute)
            if parts is None:
                continue
            simple += 1
            for value in ("word", "\u202f\u00a0 ’", "", 0, 1, 999, 1000, 12345, -1):
                variables: dict[str, str | int] = dict.fromkeys(parts[1::2], value)
                text, errors = bundle.format_pattern(pattern, variables)
                filled = fill_simple(parts, variables)
                assert errors == []
                assert filled in (text, None), (message_id, attribute)
                assert filled is not None or value in (1000, 12345, -1)
    assert simple > 1000


LINES: Final = """\
on-two = first
  second { $who }

    third
    .short =
        one
      two
spaces = first
   \n  third
star =
   *first
choice = first
    second { $who ->
       *[you] you
    }
"""


def test_texts_of_several_lines_are_what_fluent_makes_of_them(tmp_path: Any) -> None:
    """The indent that all lines share goes; what may be no text is left to Fluent."""
    (tmp_path / "lines.ftl").write_text(LINES)
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(LINES))
    sources = MessageStore("en", tmp_path).sources
    message = bundle.get_message("on-two")
    for attribute, pattern in ((None, message.value), *message.attributes.items()):
        parts = read_simple(sources["on-two"], attribute)
        assert parts is not None
        assert pattern is not None
        expected, _ = bundle.format_pattern(pattern, {"who": "Ada"})
        assert fill_simple(parts, {"who": "Ada"}) == expected
    for message_id in ("spaces", "star", "choice"):
        assert read_simple(sources[message_id], None) is None, message_id


@pytest.mark.parametrize("locale", LOCALES)
def test_grammars_are_read_without_fluent(locale: str) -> None:
    """Fluent takes a character at a time: it would double the time of the first line typed."""
    sources = load_messages(locale).sources
    means = [each for each in sources if each.startswith("means-")]
    assert all(read_simple(sources[each], None) for each in ("notions", "spellings", *means))


ODD: Final = """\
plain = a { "{" } { 7 } { -thing(case: "of") } { -thing.form ->
    [shape] s
   *[other] o
}
nested = { $count ->
    [0] none
    [one] { $who ->
        [you] your card
       *[other] a card of { $who }
    }
   *[other] { CAPITAL($who) }: { NUMBER($count) } { nested.short }
} { counted }
    .short = ({ $count })
counted = { -thing }
-thing = { $case ->
    [of] of a thing
   *[other] thing
}
    .form = shape
"""


def test_what_fluent_allows_is_allowed(tmp_path: Any) -> None:
    """Terms with arguments, attributes, literals and choices inside choices."""
    (tmp_path / "odd.ftl").write_text(ODD)
    store = MessageStore("en", tmp_path)
    bundle = FluentBundle(["en"], functions=FUNCTIONS, use_isolating=False)
    bundle.add_resource(FluentResource(ODD))
    for message_id, count, who in product(("plain", "nested", "counted"), NUMBERS, ("you", "luna")):
        pattern: Any = bundle.get_message(message_id).value
        values: dict[str, str | int] = {"count": count, "who": who}
        expected, errors = bundle.format_pattern(pattern, values)
        assert errors == []
        assert store.format(message_id, None, given(values)) == expected


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{ $lost } { CAPITAL($who) }", r"\$lost is not given"),
        ("{ other }", "not in en; write it in locales/en/NAME_OF_THE_RULE.ftl"),
        ("{ broken }{ $who }", "it refers to itself"),
        ("{ LOWER($who) }", "there is no function LOWER"),
        ("{ $who", "malformed in en"),
        ("{ broken.form }", "en has no form"),
    ],
)
def test_a_text_that_cannot_be_filled_in_is_named(tmp_path: Any, text: str, why: str) -> None:
    """The error says which message it is and what is wrong with it."""
    (tmp_path / "wrong.ftl").write_text(f"broken = {text}\n-thing = thing\n")
    store = MessageStore("en", tmp_path)
    with pytest.raises(MissingText, match=why):
        store.format("broken", None, given({"who": "Luna"}))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_numbers_with_a_singular_are_those_of_the_cldr(locale: str) -> None:
    """Babel, which knows the plural rules of all languages, says the same."""
    known, ours = Locale.parse(locale).plural_form, plural_category_of(locale)
    assert [ours(number) for number in range(-9, 200)] == [
        known(number) for number in range(-9, 200)
    ]
    assert plural_category_of("pl")(3) == "few"
