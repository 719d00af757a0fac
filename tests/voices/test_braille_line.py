"""The line on a display, without the display: what stays under the fingers, what keys do."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

import pytest

from accessible_uno.narration.utterance import Priority, Utterance
from accessible_uno.voices.braille.display.keys import (
    KEY_ROWS,
    DisplayCommand,
    RoutingKey,
    TypedText,
    key_meaning,
)
from accessible_uno.voices.braille.display.line import FLASH, SETTLING, DisplayedLine
from accessible_uno.voices.braille.display.moments import BrailleItem, LineSection
from accessible_uno.voices.braille.display.reader import CURSOR, CellPiece, cut_into_windows
from accessible_uno.voices.braille.liblouis import BLANK
from accessible_uno.voices.braille.translate import sentence_cells

PAN_RIGHT, PAN_LEFT = DisplayCommand.PAN_RIGHT, DisplayCommand.PAN_LEFT
NEW = "⣿"


class Desk:
    """A line of twelve cells with a clock of its own, and a game that is a hand and a status."""

    def __init__(self, width: int = 12) -> None:
        self.width = width
        self.time = 100.0
        self.hand = ["roi", "dame", "valet", "as", "dix", "neuf"]
        self.choices: list[str] = []
        self.asked: object = None
        self.line = DisplayedLine(
            lambda item: sentence_cells(" ".join(map(str, item.parts)), "fr"),
            lambda draft: sentence_cells(draft, "fr"),
            lambda: self.time,
        )
        self.line.content = self

    def items_of(self, utterance: Utterance) -> list[BrailleItem]:
        return [BrailleItem((utterance.text,), "fr", "again", starts_group=True)]

    def current_items(self) -> list[BrailleItem]:
        items = self._group(self.choices, LineSection.CHOICES) + self._group(
            self.hand, LineSection.HAND
        )
        return items + self._group(["talon"], LineSection.STATUS)

    def _group(self, words: Sequence[str], part: LineSection) -> list[BrailleItem]:
        return [
            BrailleItem((word,), "fr", word, starts_group=not place, may_split=True, part=part)
            for place, word in enumerate(words)
        ]

    def still_asks(self, question: object) -> bool:
        return question == self.asked

    def help_items(self) -> list[BrailleItem]:
        return [BrailleItem(("aide",), "fr"), BrailleItem(("des", "touches"), "fr")]

    def nothing_there(self) -> BrailleItem:
        return BrailleItem(("rien",), "fr")

    def tell(self, *texts: str, question: str = "", window: object = None) -> str:
        """Output a moment, and return what is felt then; ``window`` is what the table asks."""
        self.asked = window or self.asked
        self.line.start_moment()
        for text in texts:
            self.line.moments.add(Utterance(text, "fr"))
        if question:
            asked = Utterance(question, "fr", priority=Priority.NEXT, valid_while=window)
            self.line.moments.add(asked)
        self.line.lay_out()
        return self.felt()

    def felt(self) -> str:
        """Return what is felt, its words in lower case, the mark of something new as ``!``."""
        cells = self.line.cells(self.width)
        assert len(cells) == self.width
        if CURSOR not in cells:
            cells = without_mark(cells)
        marked = cells[-1] == NEW or (ord(cells[-1]) >= 0x2840 and CURSOR not in cells)
        plain = BLANK if cells[-1] == NEW else chr(ord(cells[-1]) & ~0xC0) if marked else cells[-1]
        words = (cells[:-1] + plain).split(BLANK)
        return " ".join(WORDS.get(word, word) for word in words if word) + (" !" if marked else "")

    def press(self, *keys: DisplayCommand | RoutingKey | TypedText) -> str:
        """Press keys after a while, and return what is felt then."""
        for key in keys:
            self.time += SETTLING + 0.1
            self.line.press(key)
            felt = self.felt()
        return felt


def without_mark(cells: str) -> str:
    """Return cells without dot 8 in the last one, which says that the line goes on."""
    last = ord(cells[-1])
    return cells[:-1] + chr(last & ~0x80) if last & 0xC0 == 0x80 else cells


WORDS = {
    sentence_cells(word, "fr"): word
    for word in (
        *("roi", "dame", "valet", "as", "dix", "neuf", "talon", "rien", "aide", "des", "touches"),
        *("un", "deux", "trois", "quatre", "bob", "joue", "passe", "vous", "pioche", "victor"),
        *("perdu", "longtemps", "fini", "hier"),
    )
}


def test_a_key_above_nothing_flashes_for_a_second_and_wipes_nothing() -> None:
    """The question comes back by itself; the history is as it was."""
    desk = Desk()
    desk.tell("un")
    asked = desk.tell("bob joue longtemps", question="vous")
    stray = RoutingKey(11)
    for _ in range(3):
        assert desk.press(stray) == "rien"
        desk.time += FLASH - 0.01
        assert desk.felt() == "rien"
        desk.time += 0.01
        assert desk.felt() == asked
    assert desk.press(DisplayCommand.NEWEST) == asked
    assert desk.press(DisplayCommand.OLDER) == "un"
    assert desk.press(DisplayCommand.OLDER) == "un"


def test_a_flash_gives_way_to_what_comes_and_to_every_key() -> None:
    """A key during a flash means what it would without it."""
    desk = Desk(20)
    desk.tell("un")
    desk.line.press(RoutingKey(19))
    assert desk.felt() == "rien"
    assert desk.tell("deux").startswith("deux")
    desk.press(RoutingKey(19))
    desk.time += SETTLING
    assert desk.line.press(RoutingKey(7)) == "roi"


def test_a_question_brings_its_window_back() -> None:
    """HOME and the keys of the history return to the question, not to the news before it."""
    desk = Desk()
    asked = desk.tell("bob joue longtemps", question="vous")
    assert asked.startswith("vous")
    assert desk.press(PAN_LEFT).startswith("longtemps")
    assert desk.press(DisplayCommand.NEWEST) == asked
    assert desk.press(DisplayCommand.OLDEST, DisplayCommand.NEWER) == asked


@pytest.mark.parametrize(
    "go_away",
    [
        (PAN_RIGHT,),
        (PAN_RIGHT, PAN_RIGHT),
        (DisplayCommand.OLDER,),
        (DisplayCommand.OLDEST,),
        (DisplayCommand.LINE_END,),
        (DisplayCommand.HAND,),
        (DisplayCommand.STATUS,),
        (DisplayCommand.HELP,),
        (DisplayCommand.NEXT_PLACE,),
    ],
    ids=lambda keys: "+".join(key.value for key in keys),
)
def test_a_reader_who_is_away_stays_there(go_away: tuple[DisplayCommand, ...]) -> None:
    """The cells stay, marked; one key goes to each message not yet read, and the mark goes."""
    desk = Desk()
    desk.tell("hier")
    desk.tell("un deux trois quatre")
    before = desk.press(*go_away)
    assert desk.tell("deux") == desk.tell("trois") == f"{before} !"
    assert desk.press(DisplayCommand.UNREAD) == "deux !"
    assert desk.press(DisplayCommand.UNREAD) == "trois roi"
    assert desk.tell("quatre") == "quatre roi"


def test_panning_on_goes_to_what_has_come() -> None:
    """At the end of a message that is past, pan right goes to the next one."""
    desk = Desk()
    desk.tell("un deux trois quatre")
    desk.press(PAN_RIGHT)
    desk.tell("bob")
    pans: list[str] = []
    while not pans or "!" in pans[-1]:
        pans.append(desk.press(PAN_RIGHT))
    assert pans[-2].endswith("talon !")
    assert pans[-1] == "bob roi"


def test_home_reads_all_that_is_new() -> None:
    desk = Desk()
    desk.tell("un")
    desk.press(PAN_RIGHT)
    desk.tell("deux")
    desk.tell("trois")
    assert desk.press(DisplayCommand.NEWEST) == "trois roi"
    assert desk.press(DisplayCommand.OLDER) == "deux"


def test_who_has_entered_a_line_gets_its_answer() -> None:
    """A card pressed far along the line plays, and the line returns to its beginning."""
    desk = Desk()
    desk.tell("un")
    desk.press(PAN_RIGHT)
    desk.time += 1
    assert desk.line.press(RoutingKey(1)) == "valet"
    assert desk.tell("vous") == "vous roi"
    desk.press(DisplayCommand.OLDER, DisplayCommand.ENTER)
    assert desk.tell("deux") == "deux roi"


def test_a_hand_that_stays_under_the_fingers_can_still_be_played() -> None:
    """A card that has left the hand meanwhile does nothing."""
    desk = Desk()
    desk.tell("un")
    assert desk.press(PAN_RIGHT) == "valet as dix"
    desk.hand.remove("as")
    desk.tell("deux")
    desk.time += 1
    assert desk.line.press(RoutingKey(6)) is None
    desk.time += 2
    assert desk.line.press(RoutingKey(0)) == "valet"


def test_the_table_changes_where_the_reader_is_not() -> None:
    """A change whose message was muted waits for the reader to return."""
    desk = Desk()
    desk.tell("un")
    away = desk.press(PAN_RIGHT)
    desk.hand.insert(0, "as")
    assert desk.line.refresh() is False
    assert desk.felt() == away
    assert desk.press(DisplayCommand.NEWEST) == "un as roi"


def test_what_is_said_last_is_shown_to_a_reader_who_is_away() -> None:
    """A draft and an earlier moment give way to it."""
    desk = Desk()
    desk.tell("un deux trois quatre")
    desk.press(PAN_RIGHT)
    desk.tell("fini")
    desk.press(TypedText("⠗"))
    desk.line.go_to_newest()
    assert desk.felt() == "fini roi"


def test_the_mark_never_hides_a_cell() -> None:
    """It fills a blank cell, and underlines any other."""
    desk = Desk(5)
    desk.tell("un")
    desk.press(PAN_RIGHT, PAN_RIGHT, PAN_RIGHT)
    full = desk.line.cells(5)
    assert full[-1] != BLANK
    desk.tell("deux")
    marked = desk.line.cells(5)
    assert marked == full[:-1] + chr(ord(full[-1]) | 0xC0)


def test_keys_go_to_the_parts_of_the_line() -> None:
    """Those of the newest line, wherever the reader is; for a part that is missing a flash."""
    desk = Desk()
    desk.choices = ["pioche", "passe"]
    desk.tell("hier")
    desk.tell("bob joue longtemps")
    assert desk.press(DisplayCommand.HAND).startswith("roi")
    assert desk.press(DisplayCommand.STATUS).endswith("talon")
    assert desk.press(DisplayCommand.OLDEST, DisplayCommand.CHOICES).startswith("pioche")
    assert desk.press(DisplayCommand.TELLING).startswith("bob")
    assert desk.press(DisplayCommand.NEXT_PLACE).startswith("pioche")
    assert desk.press(DisplayCommand.NEXT_PLACE).startswith("roi")
    assert desk.press(DisplayCommand.PREVIOUS_PLACE).startswith("pioche")
    assert desk.press(DisplayCommand.LINE_END).endswith("talon")
    assert desk.press(DisplayCommand.LINE_START).startswith("bob")
    desk.choices = []
    desk.tell("un")
    desk.tell("deux")
    assert desk.press(DisplayCommand.CHOICES) == "rien"


def test_keys_go_to_questions_and_to_what_differs() -> None:
    desk = Desk()
    desk.tell("un", question="vous")
    desk.tell("passe")
    desk.tell("passe")
    desk.tell("deux", question="vous")
    assert desk.press(DisplayCommand.EARLIER_DIFFERENT) == "passe"
    assert desk.press(DisplayCommand.EARLIER_DIFFERENT) == "un vous"
    assert desk.press(DisplayCommand.LATER_DIFFERENT) == "passe"
    assert desk.press(DisplayCommand.LATER_QUESTION) == "deux vous"
    assert desk.press(DisplayCommand.EARLIER_QUESTION) == "un vous"
    assert desk.press(DisplayCommand.EARLIER_QUESTION) == "un vous"


AWAY: Final = (
    (PAN_RIGHT,),
    (PAN_RIGHT, PAN_RIGHT),
    (PAN_RIGHT, PAN_RIGHT, PAN_LEFT),
    (DisplayCommand.OLDER,),
    (DisplayCommand.OLDEST, PAN_RIGHT),
    (DisplayCommand.LINE_END,),
    (DisplayCommand.HAND,),
    (DisplayCommand.STATUS,),
    (DisplayCommand.EARLIER_QUESTION,),
    (DisplayCommand.HELP,),
)
"""Ten places where a reader may be."""


def test_what_is_typed_stands_before_the_window_that_was_read(subtests: pytest.Subtests) -> None:
    """On either keyboard, at ten places; dropped, it leaves the very window as it was."""
    for width, keys in product((12, 40), AWAY):
        with subtests.test(width=width, keys=keys):
            desk = Desk(width)
            desk.tell("hier", question="vous")
            desk.tell("un deux trois quatre longtemps")
            before = desk.press(*keys)
            window = without_mark(desk.line.cells(width)).rstrip(BLANK)
            desk.line.show_draft("r")
            elsewhere = desk.line.cells(width)
            assert elsewhere.startswith(f"⠗{CURSOR}{BLANK}")
            behind = without_mark(elsewhere)[2:].strip(BLANK)
            assert window.startswith(behind)
            assert behind or len(window.split(BLANK)[0]) > width - 4
            desk.line.show_draft("")
            assert desk.felt() == before
            desk.press(TypedText("⠗"))
            assert desk.line.cells(width) == elsewhere
            assert desk.press(DisplayCommand.DROP) == before


def test_a_turn_keeps_its_question_and_its_hand_behind_what_is_typed() -> None:
    """So it does where the question does not begin the moment, as on a first turn."""
    desk = Desk(20)
    asked = desk.tell("hier bob joue longtemps", question="vous joue")
    assert asked == "vous joue roi dame"
    desk.line.show_draft("r")
    assert desk.felt() == f"⠗{CURSOR} vous joue roi ⢀"
    desk.line.show_draft("")
    assert desk.felt() == asked


def test_typed_behind_a_reader_who_is_away_nothing_new_takes_the_window() -> None:
    desk = Desk()
    desk.tell("un deux trois quatre longtemps")
    before = desk.press(PAN_RIGHT)
    desk.line.show_draft("r")
    desk.tell("bob")
    desk.line.show_draft("")
    assert desk.felt() == f"{before} !"


def test_an_answered_question_stays_in_the_history() -> None:
    """The newest moment does not show it any more; back there, it can be read, and found."""
    desk = Desk(20)
    desk.tell("hier", question="vous", window="turn")
    desk.line.moments.withdraw("turn")
    desk.line.lay_out()
    assert desk.felt().startswith("hier roi")
    desk.tell("pioche", question="vous joue", window="drawn")
    desk.line.moments.withdraw("drawn")
    desk.line.lay_out()
    desk.tell("passe")
    desk.tell("bob joue")
    assert desk.press(DisplayCommand.OLDER) == "passe"
    assert desk.press(DisplayCommand.OLDER) == "pioche vous joue"
    assert desk.press(DisplayCommand.NEWEST, DisplayCommand.EARLIER_QUESTION) == "pioche vous joue"
    assert desk.press(DisplayCommand.EARLIER_QUESTION) == "hier vous"


def test_questions_are_gone_to_and_not_what_stands_before_them(subtests: pytest.Subtests) -> None:
    """Ten of them, back and forth, each by the window that holds it."""
    desk = Desk()
    words = ("un", "deux", "trois", "quatre", "bob", "joue", "passe", "pioche", "perdu", "fini")
    for each in words:
        desk.tell("hier longtemps", question=f"vous {each}", window=each)
        desk.line.moments.withdraw(each)
        desk.tell("longtemps")
    for each in reversed(words):
        with subtests.test(question=each):
            assert desk.press(DisplayCommand.EARLIER_QUESTION) == f"vous {each}"
    for each in words[1:]:
        with subtests.test(question=each):
            assert desk.press(DisplayCommand.LATER_QUESTION) == f"vous {each}"
    assert desk.press(PAN_LEFT, DisplayCommand.LATER_QUESTION) == "vous fini"


def test_home_has_the_turn_after_talk() -> None:
    """What is said comes first under the finger; home goes to the question that is still open."""
    desk = Desk()
    desk.tell("un", question="vous joue", window="turn")
    assert desk.tell("bob longtemps") == "bob"
    assert desk.press(DisplayCommand.NEWEST) == "vous joue"
    assert desk.tell("hier") == "hier"
    desk.asked = None
    desk.tell("fini")
    assert desk.press(DisplayCommand.NEWEST) == "fini roi"


def test_the_answer_to_a_line_of_another_keyboard_comes_to_the_finger() -> None:
    desk = Desk()
    desk.tell("hier")
    desk.tell("un")
    desk.press(DisplayCommand.OLDER)
    desk.line.expect_answer()
    assert desk.tell("deux") == "deux roi"


def test_dot_8_in_the_last_cell_says_that_the_line_goes_on() -> None:
    """Not in the last window; what is newer is marked in its own way."""
    desk = Desk()
    desk.tell("un deux trois")
    assert desk.line.cells(12)[-1] == "⢀"
    desk.tell("quatre longtemps")
    desk.press(DisplayCommand.LINE_END)
    assert desk.line.cells(12)[-1] == BLANK
    narrow = Desk(2)
    narrow.tell("un")
    assert narrow.line.cells(2) == sentence_cells("un", "fr")[0] + "⢝"


def test_escape_drops_what_was_typed_and_then_goes_home() -> None:
    desk = Desk()
    asked = desk.tell("un", question="vous")
    desk.press(TypedText("⠗"), TypedText("⠼"))
    assert desk.felt().startswith(f"⠗⠼{CURSOR}")
    assert desk.press(DisplayCommand.DROP) == asked
    assert desk.line.press(DisplayCommand.ENTER) == ""
    desk.press(DisplayCommand.OLDEST)
    assert desk.press(DisplayCommand.DROP) == asked


def test_the_help_is_read_and_left() -> None:
    """Any other way leaves it as well; keys above it enter nothing."""
    desk = Desk()
    asked = desk.tell("un", question="vous")
    assert desk.press(DisplayCommand.HELP) == "aide des"
    assert desk.press(PAN_RIGHT) == "touches"
    assert desk.line.press(RoutingKey(1)) is None
    assert desk.press(DisplayCommand.HELP) == asked
    assert desk.press(DisplayCommand.HELP, DisplayCommand.NEWEST) == asked
    assert desk.press(DisplayCommand.HELP, DisplayCommand.HAND) == desk.press(DisplayCommand.HAND)


def test_the_end_of_a_loss_never_runs_into_the_question() -> None:
    """Victor's lost turn and one's own, on twenty cells; where both fit, they share a window."""
    desk = Desk(20)
    desk.hand = []
    asked = desk.tell("victor victor joue perdu", question="vous joue talon")
    assert asked.startswith("vous joue talon")
    assert Desk(40).tell("victor perdu", question="vous joue").startswith("victor perdu vous")


def test_a_question_begins_a_window_only_behind_the_end_of_another_group() -> None:
    def piece(cells: str, *, asks: bool = False) -> CellPiece:
        return CellPiece(cells, BrailleItem(("",), "fr", starts_group=True, asks=asks))

    told, asked = piece("⠁⠁⠁⠁⠀⠃⠃⠃⠃⠀⠉⠉"), piece("⠙⠙", asks=True)
    split = [window.cells for window in cut_into_windows([told, asked], 10)]
    assert split == ["⠁⠁⠁⠁⠀⠃⠃⠃⠃⠀", "⠉⠉⠀⠀⠀⠀⠀⠀⠀⠀", "⠙⠙⠀⠀⠀⠀⠀⠀⠀⠀"]
    whole = [window.cells for window in cut_into_windows([told, asked], 16)]
    assert whole == ["⠁⠁⠁⠁⠀⠃⠃⠃⠃⠀⠉⠉⠀⠀⠙⠙"]


def test_progress_is_what_is_left_of_the_newest_message() -> None:
    desk = Desk()
    desk.hand = []
    desk.tell("un deux trois quatre longtemps")
    assert (desk.line.progress.cells, desk.line.progress.complete) == (7 + 12 + 9, False)
    desk.press(PAN_RIGHT)
    assert (desk.line.progress.cells, desk.line.progress.complete) == (12 + 9, False)
    desk.press(PAN_RIGHT)
    assert desk.line.progress.complete
    desk.press(PAN_LEFT)
    assert desk.line.progress.complete
    desk.press(DisplayCommand.OLDEST)
    assert desk.line.progress.cells > 0


def test_progress_counts_what_is_new_and_not_the_hand_behind_it() -> None:
    """With the choices; a pan that finds nothing more says that all has been read."""
    desk = Desk(40)
    desk.tell("un deux")
    assert (desk.line.progress.cells, desk.line.progress.complete) == (7, True)
    desk.choices = ["pioche"]
    desk.tell("un deux")
    assert desk.line.progress.cells == 7 + 6
    desk.press(DisplayCommand.LINE_END)
    assert desk.line.progress.cells > 0
    desk.press(PAN_RIGHT)
    assert (desk.line.progress.cells, desk.line.progress.complete) == (0, True)
    desk.press(DisplayCommand.OLDER)
    assert desk.line.progress.cells > 0


def test_every_command_has_one_row_and_every_code_one_command() -> None:
    assert [row.command for row in KEY_ROWS] == list(DisplayCommand)
    for row in KEY_ROWS:
        for _, code in row.brltty:
            assert key_meaning(0x2000_0000 | code) is row.command
            assert key_meaning(0x2000_0000 | code | 0x100) is row.command
        for _, code in row.keyboard:
            assert key_meaning(code) is row.command
    codes = [code for row in KEY_ROWS for _, code in (*row.brltty, *row.keyboard)]
    assert len(codes) == len(set(codes))


def test_a_single_key_acts_where_nothing_else_is_typed() -> None:
    """What is no single key is typed, and all that follows it."""
    desk = Desk()
    taken: list[str] = []

    def takes_key(key: str) -> bool:
        taken.append(key)
        return key != ":"

    desk.line.takes_key = takes_key
    asked = desk.tell("un", question="vous")
    assert desk.press(TypedText("t"), TypedText("h")) == asked
    desk.press(TypedText(":"), TypedText("h"))
    assert taken == ["t", "h", ":"]
    assert desk.line.press(DisplayCommand.ENTER) == ":h"


def test_what_is_asked_twice_within_a_moment_is_shown_once() -> None:
    """As where a display comes just when a turn begins."""
    desk = Desk(20)
    desk.hand = []
    desk.asked = "turn"
    asked = Utterance("vous joue", "fr", priority=Priority.NEXT, valid_while="turn")
    desk.line.start_moment()
    for each in (asked, Utterance("un", "fr"), asked):
        desk.line.moments.add(each)
    desk.line.lay_out()
    assert desk.felt() == "un vous joue talon"
