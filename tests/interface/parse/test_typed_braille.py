"""Lines typed in braille: every card of every deck, words by the tables, and what is no card."""

from __future__ import annotations

import pytest
from table_fixtures import position, table

from accessible_uno.cards import CARDS, Card, Colour, card
from accessible_uno.interface.ask.braille_reader import BrailleReader
from accessible_uno.interface.parse.cards import parse_card_words
from accessible_uno.interface.parse.intents import Act, NeedsColour, Query, Said, Unclear
from accessible_uno.interface.parse.lexicon import lexicons
from accessible_uno.interface.parse.tokens import tokens
from accessible_uno.interface.session.messages import MessageLog
from accessible_uno.interface.session.session import Session
from accessible_uno.interface.verbs.all_verbs import parse_line
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import BrailleGrade, Notation
from accessible_uno.voices.braille.liblouis import to_cells
from accessible_uno.voices.braille.notation import card_cells, colour_cells
from accessible_uno.voices.braille.translate import TABLES, TYPING_TABLES, Grade, sentence_cells
from accessible_uno.voices.notices import ignore_problem

HAND = "b0 b4 r0 r6 g1 wi+4 wi y9 gsk rrv"
UNO = "⠥⠝⠕"


def session_of(
    notation: Notation,
    locale: str = "fr",
    hand: str = HAND,
    grade: BrailleGrade = BrailleGrade.NONE,
) -> Session:
    settings = Settings(locale, notation=notation, braille_grade=grade)
    at = table(position(hand, "b7"))
    return Session(at, 0, settings, MessageLog({}, ignore_problem))


def in_print(cells: str, session: Session, hand: tuple[Card, ...] | None = None) -> str | None:
    """Return a line in print, as the game would take it."""

    def rate(line: str) -> int:
        return 0 if isinstance(parse_line(line, session.context()), Unclear) else 1

    reader = BrailleReader.of_settings(session.settings, session.narrator.display_names)
    return reader.to_print(cells, session.view.hand if hand is None else hand, rate)


def meant(cells: str, session: Session) -> str:
    """Return the notation of the action that a line of cells is, or what else it is."""
    intent = parse_line(in_print(cells, session) or "?!", session.context())
    match intent:
        case Act(action):
            return action.notation(session.table.names)
        case NeedsColour(laid):
            return f"{laid.code}=?"
        case _:
            return type(intent).__name__


@pytest.mark.parametrize("locale", ["fr", "en"])
@pytest.mark.parametrize("notation", Notation)
def test_every_card_typed_as_it_is_embossed_is_that_card(notation: Notation, locale: str) -> None:
    """All faces, with UNO behind them, and wilds with each colour, asking no table for words."""
    session = session_of(notation, locale)
    known = lexicons(locale)
    for each in CARDS:
        cells = card_cells(each, notation)
        for typed, uno in ((cells, False), (f"{cells}⠀{UNO}", True), (f"{cells} uno", True)):
            words = parse_card_words(
                tokens(in_print(typed, session, (each,)) or ""), known, abbreviated=False
            )
            assert words is not None, each
            assert (words.faces, words.number, words.uno) == ([each.face], None, uno), each
            assert words.colours == ([each.colour] if each.colour else []), each
        for colour in Colour if each.is_wild else ():
            line = in_print(f"{cells}⠀{colour_cells(colour, notation)}", session, (each,))
            words = parse_card_words(tokens(line or ""), known, abbreviated=False)
            assert words is not None
            assert (words.faces, words.colours) == ([each.face], [colour]), each


def test_cells_play_what_they_show(subtests: pytest.Subtests) -> None:
    for notation, cells, action in [
        (Notation.LEAFLET, "⠃⠼⠙", "b4"),
        (Notation.LEAFLET, "⠗⠖⠼⠙", "wi+4=?"),
        (Notation.LEAFLET, "⠗⠯⠽", "rrv"),
        (Notation.LEAFLET, "⠒⠒⠒", "wi=?"),
        (Notation.LEAFLET, "⠒⠒⠒⠀⠚", "wi=y"),
        (Notation.LEAFLET, "⠚⠕⠥⠑⠀⠃⠼⠙", "b4"),
        (Notation.LEAFLET_ANTOINE, "⠃⠠⠹", "b4"),
        (Notation.MATTEL, "⠺⠊⠐⠖⠼⠙", "wi+4=?"),
        (Notation.MATTEL, "⠺⠊⠐⠖⠼⠙⠀⠽", "wi+4=y"),
        (Notation.RNIB, "⠃⠙⠭", "b4"),
        (Notation.RNIB, "⠙⠗⠙", "wi+4=?"),
        (Notation.RNIB, "⠺⠇⠙ vert", "wi=g"),
    ]:
        with subtests.test(notation=notation, cells=cells):
            assert meant(cells, session_of(notation)) == action


@pytest.mark.parametrize("notation", Notation)
def test_cells_behind_a_card_or_in_front_of_it_are_no_move(notation: Notation) -> None:
    """Nor is the beginning of a card: no other card is played instead."""
    session = session_of(notation)
    for each in map(card, HAND.split()):
        cells = card_cells(each, notation)
        for wrong in (f"{cells}⠭", f"{cells}⠀⠭⠭", f"⠟{cells}", cells + cells):
            assert meant(wrong, session) == "Unclear", wrong
    for beginning in ("⠗⠖", "⠗⠖⠼", "⠃⠼", "⠗⠐⠖"):
        if any(card_cells(each, notation).startswith(beginning) for each in CARDS):
            assert meant(beginning, session) == "Unclear", beginning


def test_what_follows_a_card_in_print_is_no_move_either() -> None:
    """« d » is a particle only before a word."""
    context = session_of(Notation.LEAFLET).context()
    for line in ("b0d", "r!0d", "0 bleu d"):
        assert not isinstance(parse_line(line, context), Act), line
    assert isinstance(parse_line("le 4 d bleu", context), Act)


@pytest.mark.parametrize(
    ("locale", "word", "query"),
    [("fr", "main", Query.HAND), ("fr", "talon", Query.TOP), ("en", "hand", Query.HAND)],
)
def test_words_are_typed_in_every_table_of_the_language(
    locale: str, word: str, query: Query
) -> None:
    """Uncontracted, contracted, and in computer braille; with capitals too."""
    session = session_of(Notation.LEAFLET, locale)
    for grade in Grade:
        for written in (word, word.capitalize()):
            cells = sentence_cells(written, locale, grade)
            assert parse_line(in_print(cells, session) or "", session.context()) == Said(query)
    for written in (word, word.upper()):  # capitals have dot 7
        cells = to_cells(TYPING_TABLES[locale], written)
        assert parse_line(in_print(cells, session) or "", session.context()) == Said(query)


def test_a_number_of_the_hand_is_typed_in_every_code() -> None:
    """With the number sign in all languages; in French by Antoine as well."""
    french, english = session_of(Notation.LEAFLET), session_of(Notation.MATTEL, "en")
    assert meant("⠼⠁", french) == meant("⠠⠡", french) == meant("⠼⠁", english) == "b0"
    assert meant("⠃⠇⠑⠥⠀⠼⠙", french) == "b4"


def test_letters_and_cells_may_stand_in_one_word() -> None:
    """A display may have keys of both kinds."""
    assert in_print("m⠁in", session_of(Notation.LEAFLET)) == "main"


def test_a_player_is_named_in_braille() -> None:
    """A card that goes to a player takes the name behind it."""
    at = table(position("r7 g1 b2", "b7", options=[("seven-swap", "on")]))
    settings = Settings("fr", notation=Notation.LEAFLET)
    session = Session(at, 0, settings, MessageLog({}, ignore_problem))
    victor = sentence_cells("Victor", "fr")
    assert meant(f"⠗⠼⠛⠀{victor}", session) == "r7>Victor"


def test_a_card_that_only_some_rules_have_is_a_card_for_who_holds_it() -> None:
    """« ⠥⠝ » is the UNO card in the hand, and otherwise the word « un »."""
    session = session_of(Notation.LEAFLET)
    assert meant("⠥⠝⠀⠗⠕⠥⠛⠑", session_of(Notation.LEAFLET, hand="r1 b2")) == "r1"
    assert in_print("⠥⠝", session, (card("un"),)) == session.narrator.display_names.card(card("un"))


def test_cells_that_are_nothing_are_said_to_be_nothing() -> None:
    assert in_print("⠺⠊⠐⠖⠼⠙", session_of(Notation.LEAFLET)) is None


def test_the_contractions_of_the_reader_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader of grade 2 is read in grade 2 first, any other reader in grade 1."""
    asked: list[str] = []

    def noted(table: str, cells: str) -> str:
        asked.append(table)
        return ""

    monkeypatch.setattr("accessible_uno.voices.braille.notation.to_text", noted)
    for grade, first in ((BrailleGrade.NONE, 1), (BrailleGrade.BOTH, 2)):
        asked.clear()
        in_print("⠓⠯", session_of(Notation.LEAFLET, grade=grade))
        assert asked[0] == TABLES["fr", Grade(first)]
