"""What the texts tell to type is understood, and where single keys play it is typed as told."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import pytest
from asked_questions import texts_of_questions
from quoted_lines import LOBBY, LOCALES_FOLDER, QUOTED, QuotedLine, quoted_lines
from table_fixtures import NAMES, position, table

from accessible_uno.app.page import parse_command
from accessible_uno.interface.ask.question import word_of
from accessible_uno.interface.keys import KeyMap, key_name
from accessible_uno.interface.parse.intents import Intent, LineContext, Said, Unclear
from accessible_uno.interface.parse.lexicon import lexicons, parse_bare_command
from accessible_uno.interface.parse.names import parse_identity, parse_speaker
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.interface.session.session import TypedLines
from accessible_uno.interface.verbs.all_verbs import parse_line
from accessible_uno.narration.arguments import plain_arguments
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES
from accessible_uno.rooms.words import parse_room_line

NOT_NOW: Final = frozenset(
    {
        *("unclear-nobody-forgot", "unclear-yes-or-no", "unclear-colour-alone"),
        *("unclear-not-here", "unclear-no-jump", "unclear-choice"),
    }
)
"""Answers to words that are understood, and have no use at this table or at this moment."""

ASKS_FOR_MORE: Final = frozenset(
    {"unclear-play-what", "unclear-pick-what", "unclear-which-player", "unclear-which-colour"}
)
"""Answers to words that are understood, and with which something is told to be said."""

TABLES: Final = (
    ("leaflet", (("seven-swap", "on"),), "r5 r3 g7 b9 y1 bsk rsk rrv r+2 wi wi+4", "r8"),
    ("dice", (), "", ""),
)
"""The tables at which the lines are said: rules, options, the hand and the card on top."""

BY_OTHER_KEYS: Final = (Command.CATCH, Command.YES, Command.NO)
"""What the key for UNO does too, and the letters that answer a vote."""

LINES: Final = sorted(set(quoted_lines()))


@cache
def contexts(locale: str) -> list[LineContext]:
    found = []
    for rules, options, hand, top in TABLES:
        state = position(hand, top, rules=rules, options=options) if hand else None
        at = table(state, rules=rules)
        view = at.view(0)
        faces = frozenset(each.face for each in at.rules.deck)
        named = (at.names, view.hand, None, None, faces, at.rules.pieces)
        found.append(LineContext(locale, view, at.legal(0), *named))
    return found


def is_understood(told: QuotedLine) -> bool:
    """Whether the line is understood at one of the tables, from whoever has the keyboard."""
    if parse_identity(told.line, told.locale, NAMES, (0,)) == 0:
        return True
    called = parse_speaker(told.line, NAMES, (0,))
    line = called[1] if called else told.line
    return any(map(_has_meaning, (parse_line(line, each) for each in contexts(told.locale))))


def _has_meaning(intent: Intent) -> bool:
    if isinstance(intent, Said) and intent.has_no_value:
        return False
    return not isinstance(intent, Unclear) or intent.message_id in NOT_NOW | ASKS_FOR_MORE


def test_every_line_that_a_text_tells_to_type_is_understood() -> None:
    """In the language of the text; in a room, the words of the room are as well."""
    assert len(LINES) > 250
    lost = [each for each in LINES if not is_understood(each)]
    lost = [each for each in lost if not is_word_of_a_room(each)]
    lost = [each for each in lost if not is_command_of_the_page(each)]
    assert [each for each in lost if not is_word_of_a_question(each)] == []


def is_command_of_the_page(told: QuotedLine) -> bool:
    """Whether the text is told in a browser between two games, and the line is understood there."""
    return told.message_id.startswith("page-command-") and parse_command(told.line) is not None


def is_word_of_a_question(told: QuotedLine) -> bool:
    """Whether the text is told where something is asked, and the line is understood there."""
    return told.message_id in texts_of_questions() and word_of(told.line) is not None


def is_word_of_a_room(told: QuotedLine) -> bool:
    """Whether the text is told in a room before a game, and the room understands the line."""
    file = LOCALES_FOLDER / told.locale / f"{LOBBY}.ftl"
    is_told_there = f"\n{told.message_id} =" in file.read_text("utf-8")
    return is_told_there and bool(parse_room_line(told.line, told.locale).verb)


@pytest.mark.parametrize("locale", LOCALES)
def test_where_single_keys_play_each_line_is_told_by_its_key_or_after_a_colon(locale: str) -> None:
    """No letter of a line would do what its key does: what is told enters that line."""
    known, texts = lexicons(locale), Catalogue(locale)
    lines, keys = TypedLines(locale, {}, known), KeyMap(locale, {})
    does = {key_name(key, texts): done for key, done in keys.single.items()}
    after_colon = re.compile(re.escape(texts.text("typed-line", line="@")).replace("@", "(.+)"))
    by_key = 0
    for told in (each for each in LINES if each.locale == locale):
        written = texts.text("typed-line", line=told.line).split(maxsplit=1)[1]
        said = lines.rewrite("", f"> {written}", {})[2:]
        if said == written:  # a part of a line, or a word of the room
            assert parse_bare_command(told.line, locale) is None
        elif said in does:
            by_key += 1
            command = parse_bare_command(told.line, locale)
            assert command in (does[said], *BY_OTHER_KEYS), told
        elif len(said) > 1:
            assert after_colon.fullmatch(said), said
    assert by_key > 20


def test_a_key_of_the_player_s_own_is_told() -> None:
    lines = TypedLines("en", {"draw": ("x",)}, lexicons("en"))
    assert lines.rewrite("", "Type “draw”, or “pass”.", {}) == "Type X, or P."
    assert lines.rewrite("", "“commands” lists them.", {}) == "Colon “commands” lists them."


def test_what_the_player_has_typed_stays_as_it_was() -> None:
    """It is quoted as it was understood, or was not; a command that needs more keeps its word."""
    lines = TypedLines("fr", {}, lexicons("fr"))
    for message, name in (("unclear-rest", "rest"), ("unclear-help", "words"), ("x", "line")):
        text = "«\u00a0pioche\u00a0» ne va pas."
        assert lines.rewrite(message, text, plain_arguments({name: "pioche"})) == text
    told = lines.rewrite("help-sort", "«\u00a0tri\u00a0» et", plain_arguments({"command": "tri"}))
    assert told == "Deux-points «\u00a0tri\u00a0» et"


def test_every_quote_of_the_texts_is_one_that_is_rewritten() -> None:
    """The texts have one kind of quotes in each language, and nothing is quoted within a quote."""
    for locale, quoted in QUOTED.items():
        for file in (LOCALES_FOLDER / locale).glob("*.ftl"):
            text = "\n".join(
                line for line in file.read_text("utf-8").splitlines() if line[:1] != "#"
            )
            assert len(quoted.findall(text)) == len(re.findall("[“«]", text)), file.name
