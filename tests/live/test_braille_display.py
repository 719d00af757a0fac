"""A braille display through the real BRLTTY: its cells, its keys, and failures."""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import brlapi
import pytest
from braille_display import Brltty, VirtualDisplay, unmarked
from line_terminal import LineTerminal
from msgspec.structs import replace
from virtual_time import run_instantly

from accessible_uno.cards import CARDS, Card, card
from accessible_uno.narration.utterance import Priority, Utterance
from accessible_uno.settings.values import Notation
from accessible_uno.voices.braille import notation, translate
from accessible_uno.voices.braille.display import line as lines
from accessible_uno.voices.braille.display import link
from accessible_uno.voices.braille.display import voice as voices
from accessible_uno.voices.braille.display.link import HEARTBEAT
from accessible_uno.voices.braille.display.moments import BrailleItem
from accessible_uno.voices.braille.display.reader import CURSOR
from accessible_uno.voices.braille.display.voice import BrailleDisplay
from accessible_uno.voices.braille.liblouis import BLANK
from accessible_uno.voices.braille.notation import card_cells
from accessible_uno.voices.braille.translate import typed_cells
from accessible_uno.voices.braille.writer import BrailleWriter
from accessible_uno.voices.notices import NoticeArguments

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0

HAND = tuple(map(card, ("b4", "r+2", "gsk", "wi", "y9", "b0", "r7", "g1")))


class Game:
    """A game that is only a hand, and records what the display entered and reported."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.problems: list[tuple[str, NoticeArguments]] = []
        self.hand: tuple[Card, ...] = ()

    def items_of(self, utterance: Utterance) -> list[BrailleItem]:
        return [BrailleItem((part,), utterance.locale, "again") for part in utterance.braille]

    def current_items(self) -> list[BrailleItem]:
        return [BrailleItem((held,), "fr", f"play {held.code}") for held in self.hand]

    def help_items(self) -> list[BrailleItem]:
        return [BrailleItem(("aide",), "fr", starts_group=True)]

    def still_asks(self, question: object) -> bool:
        return False

    def nothing_there(self) -> BrailleItem:
        return BrailleItem(("rien",), "fr")

    def problem(self, message_id: str, arguments: NoticeArguments) -> None:
        self.problems.append((message_id, dict(arguments)))

    @property
    def kinds(self) -> list[str]:
        return [message_id for message_id, _ in self.problems]


def said(*parts: str | Card, chance: object = None) -> Utterance:
    return Utterance("", "fr", parts, valid_while=chance)


def until(true: Callable[[], object], patience: float = PATIENCE) -> None:
    end = time.monotonic() + patience
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.fixture
def attempts(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Return the attempts to reach BRLTTY; they follow one another at once."""
    made: list[object] = []
    connection = brlapi.Connection

    def counted() -> object:
        made.append(None)
        return connection()

    monkeypatch.setattr(brlapi, "Connection", counted)
    monkeypatch.setattr(link, "RETRY", 0.02)
    return made


def after_some(attempts: list[object]) -> None:
    """Wait until there have been several more attempts."""
    already = len(attempts)
    until(lambda: len(attempts) >= already + 3)


@contextmanager
def voice_on(
    found: dict[str, str], monkeypatch: pytest.MonkeyPatch, writing: BrailleWriter | None = None
) -> Iterator[tuple[BrailleDisplay, Game]]:
    """A voice that looks for BRLTTY as ``found`` says."""
    for name, value in found.items():
        monkeypatch.setenv(name, value)
    game = Game()
    voice = BrailleDisplay(writing or BrailleWriter(), game.lines.append, game.problem)
    voice.content = game
    try:
        yield voice, game
    finally:
        voice.close()


@pytest.fixture(scope="module")
def brltty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Brltty]:
    running = Brltty(tmp_path_factory.mktemp("brltty"))
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="module")
def display(brltty: Brltty) -> VirtualDisplay:
    """A display of 40 cells for all tests: BRLTTY's driver has only one."""
    return brltty.display(40)


@pytest.fixture
def felt(
    brltty: Brltty,
    display: VirtualDisplay,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[tuple[BrailleDisplay, Game]]:
    """A voice on that display."""
    with voice_on(brltty.environment, monkeypatch) as (voice, game):
        until(lambda: "braille-ready" in game.kinds)
        yield voice, game


Felt = tuple[BrailleDisplay, Game]


def line(cells: str) -> Callable[[str], bool]:
    """Return whether the whole display shows these cells, followed by blanks."""
    return lambda shown: unmarked(shown) == cells.ljust(len(shown), BLANK)


def begins(cells: str) -> Callable[[str], bool]:
    """Return whether the display begins with these cells."""
    return lambda shown: shown.startswith(cells)


# What can be felt


def test_an_utterance_and_the_hand_are_felt_in_the_notation_of_the_deck(
    felt: Felt, display: VirtualDisplay
) -> None:
    """The short form comes first, then the hand after two blanks."""
    voice, game = felt
    game.hand = (card("b4"), card("wi"))
    voice.output(said("bob", card("r7")))
    display.until(line("⠃⠕⠃⠀⠗⠼⠛⠀⠃⠼⠙⠀⠒⠒⠒"))
    assert game.problems == [("braille-ready", {"cells": 40})]


def test_utterances_of_one_moment_are_shown_together(felt: Felt, display: VirtualDisplay) -> None:
    """The next moment replaces them; the line keys go back and return."""
    voice, _ = felt

    async def tell() -> None:
        voice.output(said("un"))
        await asyncio.sleep(0)
        voice.output(said("deux"))
        await asyncio.sleep(3 * voices.GATHERING)
        voice.output(said("trois"))
        await asyncio.sleep(3 * voices.GATHERING)

    run_instantly(tell())
    display.until(line("⠞⠗⠕⠊⠎"))
    display.send("LNUP")
    display.until(line("⠥⠝⠀⠙⠑⠥⠭"))
    display.send("LNDN")
    display.until(line("⠞⠗⠕⠊⠎"))
    display.send("LNUP")
    display.until(line("⠥⠝⠀⠙⠑⠥⠭"))
    display.send("HOME")
    display.until(line("⠞⠗⠕⠊⠎"))


def test_a_question_is_in_the_first_window(felt: Felt, display: VirtualDisplay) -> None:
    """A pan to the left shows the utterances before it."""
    voice, game = felt
    game.hand = HAND
    question = Utterance("", "fr", ("joue", card("r7")), Priority.NEXT)

    async def tell() -> None:
        for word in ("bienvenue", "dans", "cette", "partie", "interminable", "anne"):
            voice.output(said(word))
        voice.output(question)
        await asyncio.sleep(3 * voices.GATHERING)

    run_instantly(tell())
    shown = display.until_shows("⠚⠕⠥⠑⠀⠗⠼⠛")
    assert "⠃⠊⠑⠝⠧⠑⠝⠥⠑" not in shown
    display.send("FWINLT")
    display.until(lambda cells: cells.startswith("⠃⠊⠑⠝⠧⠑⠝⠥⠑"))


def test_a_withdrawn_offer_disappears(felt: Felt, display: VirtualDisplay) -> None:
    """Only an offer that is shown can disappear; ``None`` is no offer."""
    voice, _ = felt
    voice.output(said("contre", chance=1))
    display.until_shows("⠉⠕⠝⠞⠗⠑")
    voice.withdraw(2)
    voice.withdraw(None)
    voice.withdraw(1)
    display.until(line(""))
    voice.cancel()
    asyncio.run(voice.wait_until_done())


@pytest.mark.parametrize("width", [12, 80])
def test_a_hand_is_read_in_windows_that_keep_cards_whole(
    width: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It works on a small and on a large display, in both directions.

    Each size is reported once.
    """
    own = Brltty(tmp_path)
    own.start()
    try:
        display = own.display(width)
        with voice_on(own.environment, monkeypatch) as (voice, game):
            game.hand = HAND
            until(lambda: game.problems == [("braille-ready", {"cells": width})])
            voice.output(said("vous"))
            read = [display.until_shows("⠧⠕⠥⠎")]
            cells = [card_cells(held) for held in HAND]
            while cells[-1] not in unmarked(read[-1]):
                display.send("FWINRT")
                read.append(display.until(lambda shown: shown != read[-1]))
            parts = [part for window in map(unmarked, read) for part in window.split(BLANK) if part]
            assert parts == ["⠧⠕⠥⠎", *cells]
            assert all(len(window) == width for window in read)
            assert len(read) == (4 if width == 12 else 1)
            for window in reversed(read[:-1]):
                display.send("FWINLT")
                display.until(line(unmarked(window)))
            assert game.kinds == ["braille-ready"]
    finally:
        own.kill()


def test_a_group_is_kept_in_one_window(felt: Felt, display: VirtualDisplay) -> None:
    """Utterance, choices and status are groups; a hand may continue in the next window."""
    voice, game = felt

    class Grouped(Game):
        def items_of(self, utterance: Utterance) -> list[BrailleItem]:
            return [BrailleItem(utterance.braille, "fr", starts_group=True)]

        def current_items(self) -> list[BrailleItem]:
            first, *rest = super().current_items()
            return [replace(first, starts_group=True, may_split=True), *rest]

    voice.content = grouped = Grouped()
    grouped.hand = HAND

    async def tell() -> None:
        voice.output(said("victor", "passe", "son", "tour"))
        voice.output(said("bob", "joue", "la", "carte", card("r7")))
        await asyncio.sleep(3 * voices.GATHERING)

    run_instantly(tell())
    display.until(line("⠧⠊⠉⠞⠕⠗⠀⠏⠁⠎⠎⠑⠀⠎⠕⠝⠀⠞⠕⠥⠗"))
    display.send("FWINRT")
    assert display.until_shows("⠃⠕⠃⠀⠚⠕⠥⠑⠀⠇⠁⠀⠉⠁⠗⠞⠑⠀⠗⠼⠛⠀⠀⠃⠼⠙⠀⠗⠖⠼⠃")
    assert game.kinds == ["braille-ready"]


def test_the_end_of_a_long_line_is_felt_while_it_is_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On twelve cells the window follows the cursor."""
    own = Brltty(tmp_path)
    own.start()
    try:
        display = own.display(12)
        with voice_on(own.environment, monkeypatch) as (voice, _):
            voice.output(said("vous"))
            display.until(line("⠧⠕⠥⠎"))
            voice.show_draft("signale prudence")
            display.until(line(typed_cells("prudence", "fr") + CURSOR))
            voice.show_draft("")
            display.until(line("⠧⠕⠥⠎"))
    finally:
        own.kill()


@pytest.mark.parametrize("notation", Notation)
def test_each_face_reaches_the_display(
    notation: Notation,
    brltty: Brltty,
    display: VirtualDisplay,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Every card has the cells of the deck."""
    with voice_on(brltty.environment, monkeypatch, BrailleWriter(notation)) as (voice, _):
        for first in range(0, len(CARDS), 5):
            some = CARDS[first : first + 5]
            voice.output(said(*some))
            display.until(line(BLANK.join(card_cells(each, notation) for each in some)))


# What the keys do


def typed(word: str, display: VirtualDisplay) -> None:
    """Type a word; BRLTTY's driver takes the next letter only when the last one is shown."""
    for end, letter in enumerate(word, start=1):
        display.send(f"PASSCHAR {ord(letter)}")
        display.until_shows(typed_cells(word[:end], "fr") + CURSOR)


def settle() -> None:
    """Wait until the keys refer to the cells shown now."""
    time.sleep(lines.SETTLING + 0.1)


def test_the_key_above_a_card_plays_it(felt: Felt, display: VirtualDisplay) -> None:
    """Any cell of the card will do.

    Above an utterance the key repeats it; above nothing the answer is shown for a second.
    """
    voice, game = felt
    game.hand = HAND[:2]
    voice.output(said("vous"))
    place = display.until_shows("⠃⠼⠙").index("⠃⠼⠙")
    settle()
    for cell, entered in ((place, "play b4"), (place + 2, "play b4"), (1, "again")):
        game.lines.clear()
        display.send(f"ROUTE {cell}")
        until(lambda: game.lines)
        assert game.lines == [entered]
    display.send("ROUTE 39")
    display.until(line("⠗⠊⠑⠝"))
    display.until(line("⠧⠕⠥⠎⠀⠃⠼⠙⠀⠗⠖⠼⠃"))
    assert game.kinds == ["braille-ready"]


def test_a_key_pressed_during_a_change_means_the_previous_window(
    felt: Felt, display: VirtualDisplay
) -> None:
    """A finger on its way to a card must not play the one that has moved there."""
    voice, game = felt
    game.hand = (card("b4"), card("r7"))
    voice.output(said("vous"))
    place = display.until_shows("⠗⠼⠛").index("⠗⠼⠛")
    settle()
    game.hand = (card("g1"), card("g2"), card("g3"), card("g4"), card("g5"))
    voice.output(said("vous"))
    voice.on_key(brlapi.KEY_TYPE_CMD | brlapi.KEY_CMD_ROUTE | place)
    assert game.lines == ["play r7"]
    display.until_shows("⠧⠼⠃")
    settle()
    voice.on_key(brlapi.KEY_TYPE_CMD | brlapi.KEY_CMD_ROUTE | place)
    assert game.lines == ["play r7", "play g2"]


def test_keys_above_past_utterances_do_nothing(felt: Felt, display: VirtualDisplay) -> None:
    """Earlier moments can only be read."""
    voice, game = felt
    voice.output(said("un"))
    voice.output(said("deux"))
    display.until(line("⠙⠑⠥⠭"))
    display.send("LNUP")
    display.until(line("⠥⠝"))
    settle()
    display.send("ROUTE 1")
    display.until(line("⠗⠊⠑⠝"))
    display.until(line("⠥⠝"))
    assert game.lines == []


def test_letters_and_enter_type_a_line(felt: Felt, display: VirtualDisplay) -> None:
    """The line is shown while it is typed, by letters or dots; dots stay cells.

    A card's key enters it with the card.
    """
    voice, game = felt
    game.hand = (card("b4"),)
    voice.output(said("vous"))
    for key, shown in (
        ("PASSCHAR 109", "⠍⣀⠀"),
        ("PASSDOTS 1", "⠍⠁⣀⠀"),
        ("PASSCHAR 233", "⠍⠁⠿⣀⠀"),
        ("KEY_BACKSPACE", "⠍⠁⣀⠀"),
        ("PASSCHAR 105", "⠍⠁⠊⣀⠀"),
        ("PASSCHAR 110", "⠍⠁⠊⠝⣀⠀"),
    ):
        display.send(key)
        display.until_shows(shown)
    display.send("KEY_ENTER")
    until(lambda: game.lines == ["m⠁in"])
    display.until(line("⠧⠕⠥⠎⠀⠃⠼⠙"))
    display.send("KEY_ENTER")
    until(lambda: game.lines == ["m⠁in", ""])
    typed("uno", display)
    settle()
    display.press("⠃⠼⠙")
    until(lambda: game.lines == ["m⠁in", "", "uno play b4"])
    display.until(line("⠧⠕⠥⠎⠀⠃⠼⠙"))


def test_enter_alone_has_a_key(felt: Felt, display: VirtualDisplay) -> None:
    """Only items that the game gives a line have one."""
    voice, game = felt

    class Waiting(Game):
        def current_items(self) -> list[BrailleItem]:
            return [BrailleItem(("entrée",), "fr", ""), BrailleItem(("bob",), "fr")]

    voice.content = Waiting()
    voice.output(said("vous"))
    display.until(line("⠧⠕⠥⠎⠀⠑⠝⠞⠗⠿⠑⠀⠃⠕⠃"))
    settle()
    display.press("⠑⠝⠞⠗⠿⠑")
    until(lambda: game.lines == [""])
    display.press("⠃⠕⠃")
    display.until(line("⠗⠊⠑⠝"))
    assert game.lines == [""]


def test_several_keys_make_one_line(felt: Felt, display: VirtualDisplay) -> None:
    """Where several cards are asked for, the last key enters them all.

    Erased cards must be picked again.
    """
    voice, game = felt

    class Picking(Game):
        def current_items(self) -> list[BrailleItem]:
            return [replace(spot, presses=2) for spot in super().current_items()]

    picking = Picking()
    picking.hand = (card("b4"), card("r7"), card("g1"))
    voice.content = picking
    voice.output(said("vous"))
    display.until_shows("⠗⠼⠛")
    settle()
    display.press("⠗⠼⠛")
    display.until_shows(typed_cells("play r7 ", "fr") + CURSOR)
    display.press("⠧⠼⠁")
    until(lambda: game.lines == ["play r7 play g1"])
    display.until(lambda cells: CURSOR not in cells)
    display.press("⠗⠼⠛")
    display.until_shows(typed_cells("play r7 ", "fr") + CURSOR)
    for left in range(len("play r7 ") - 1, -1, -1):
        shown = typed_cells("play r7 "[:left], "fr") + CURSOR if left else "⠧⠕⠥⠎"
        display.send("KEY_BACKSPACE")
        display.until(begins(shown))
    display.press("⠃⠼⠙")
    display.until_shows(typed_cells("play b4 ", "fr") + CURSOR)
    assert len(game.lines) == 1


def test_a_change_without_an_utterance_is_shown(felt: Felt, display: VirtualDisplay) -> None:
    """Its message was muted; the last utterance stays."""
    voice, game = felt
    game.hand = (card("b4"),)
    voice.output(said("vous"))
    display.until(line("⠧⠕⠥⠎⠀⠃⠼⠙"))
    game.hand = (card("r7"),)
    voice.refresh()
    display.until(line("⠧⠕⠥⠎⠀⠗⠼⠛"))


def test_other_keys_are_left_to_other_programs(
    brltty: Brltty,
    display: VirtualDisplay,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A program that had the display before still gets every key without a meaning in the game."""
    for name, value in brltty.environment.items():
        monkeypatch.setenv(name, value)
    other = brlapi.Connection()
    other.enterTtyModeWithPath([])
    other.acceptAllKeys()
    with voice_on(brltty.environment, monkeypatch) as (_, game):
        until(lambda: game.kinds == ["braille-ready"])
        display.send("KEY_ENTER")
        until(lambda: game.lines == [""])
        for key in (b"LEARN", b"PREFMENU"):
            display.send(key.decode())
            assert brlapi.describeKeyCode(other.readKeyWithTimeout(5000))["command"] == key
        assert game.kinds == ["braille-ready"]
    other.leaveTtyMode()
    other.closeConnection()


def test_cells_that_another_program_wrote_over_come_back(
    brltty: Brltty, display: VirtualDisplay, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program that takes the display later has it until it lets go; then the game's cells are
    back, those told meanwhile, though nothing more is told."""
    with voice_on(brltty.environment, monkeypatch) as (voice, game):
        voice.output(said("vous"))
        display.until(line("⠧⠕⠥⠎"))
        other = brlapi.Connection()
        other.enterTtyModeWithPath([])
        other.writeDots(b"\xff" * 40)
        display.until_shows("⣿⣿")
        voice.output(said("bob"))
        other.leaveTtyMode()
        display.until(line("⠃⠕⠃"), 2 * HEARTBEAT + 1)
        other.closeConnection()
        assert game.kinds == ["braille-ready"]


# Bad days


def test_a_killed_brltty_is_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, attempts: list[object]
) -> None:
    """Utterances in between are shown later; loss and return are reported once each."""
    own = Brltty(tmp_path)
    own.start()
    own.display(40)
    with voice_on(own.environment, monkeypatch) as (voice, game):
        until(lambda: game.kinds == ["braille-ready"])
        own.kill()
        until(lambda: game.kinds == ["braille-ready", "braille-gone"])
        voice.output(said("bob", card("r7")))
        after_some(attempts)
        own.start()
        display = own.display(20)
        display.until(line("⠃⠕⠃⠀⠗⠼⠛"))
        assert game.kinds == ["braille-ready", "braille-gone", "braille-ready"]
        own.kill()
        until(lambda: game.kinds[-1] == "braille-gone")


def test_a_display_that_goes_and_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, attempts: list[object]
) -> None:
    """It may come back with another size; that it is missing at first is reported once."""
    own = Brltty(tmp_path)
    own.start()
    try:
        with voice_on(own.environment, monkeypatch) as (voice, game):
            until(lambda: game.kinds == ["braille-no-display"])
            after_some(attempts)
            assert game.kinds == ["braille-no-display"]
            voice.output(said("vous"))
            display = own.display(40)
            display.until(line("⠧⠕⠥⠎"))
            display.close()
            voice.output(said("bob"))
            again = None
            end = time.monotonic() + PATIENCE
            while again is None:
                try:
                    again = own.display(20)
                except OSError:
                    assert time.monotonic() < end
                    time.sleep(0.1)
            again.until(line("⠃⠕⠃"))
            until(lambda: game.problems[-1] == ("braille-ready", {"cells": 20}))
    finally:
        own.kill()


def test_without_brltty_one_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, attempts: list[object]
) -> None:
    """It is reported once, however often the link tries."""
    nobody = Brltty(tmp_path).environment
    with voice_on(nobody, monkeypatch) as (voice, game):
        voice.output(said("vous"))
        after_some(attempts)
        assert game.problems == [("braille-no-brltty", {})]


def test_a_refused_key_one_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, attempts: list[object]
) -> None:
    """BRLTTY demands a key file that the player may not read."""
    key = tmp_path / "key"
    key.write_text("of BRLTTY alone\n")
    own = Brltty(tmp_path, key=key)
    own.start()
    try:
        with voice_on(own.environment, monkeypatch) as (_, game):
            after_some(attempts)
            assert game.problems == [("braille-refused", {})]
    finally:
        own.kill()


def test_without_the_binding_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game continues."""
    monkeypatch.setitem(sys.modules, "brlapi", None)
    with voice_on({}, monkeypatch) as (voice, game):
        until(lambda: game.kinds)
        voice.output(said("vous"))
        assert game.problems == [("braille-no-brlapi", {})]


def test_without_a_table_for_words_the_cards_are_felt(
    felt: Felt, display: VirtualDisplay, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One report names the table."""
    voice, game = felt
    monkeypatch.setitem(translate.TABLES, ("fr", translate.Grade.UNCONTRACTED), "gone.utb")
    for words in ("jamais dit", "non plus"):
        voice.output(said(words, card("r7")))
        display.until(line("⠗⠼⠛"))
    assert game.problems[1:] == [("braille-no-table", {"table": "gone.utb"})]


def test_with_an_error_in_the_table_of_cards_the_words_are_felt(
    felt: Felt,
    display: VirtualDisplay,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
) -> None:
    """It is reported once, and liblouis writes nothing to the terminal."""
    voice, game = felt
    broken = tmp_path / "broken.utb"
    broken.write_text("lowercase r 9z\nnonsense\n")
    monkeypatch.setattr(notation, "table_of", lambda _: broken)
    card_cells.cache_clear()
    try:
        for words, cells in (("bob", "⠃⠕⠃"), ("vous", "⠧⠕⠥⠎")):
            voice.output(said(words, card("r7")))
            display.until(line(cells))
    finally:
        card_cells.cache_clear()
    assert game.problems[1:] == [("braille-no-own-table", {"table": "broken.utb"})]
    assert capfd.readouterr() == ("", "")


def test_a_fault_of_the_game_is_reported_once(felt: Felt, display: VirtualDisplay) -> None:
    """The display loses that moment, and stays connected."""
    voice, game = felt

    class Faulty(Game):
        def current_items(self) -> list[BrailleItem]:
            raise ZeroDivisionError

    voice.content = Faulty()
    voice.output(said("un"))
    voice.output(said("deux"))
    assert game.problems[1:] == [("voice-broken", {"voice": "braille"})]
    voice.content = game
    voice.output(said("trois"))
    display.until(line("⠞⠗⠕⠊⠎"))


# The whole program

POSITION = """\
[Format "1"]
[Rules "leaflet"]
[Seats "Anne Bob Chloé"]
[Dealer "Chloé"]
[Hands "Anne: r3 wi g+2 b9; Bob: r1 y2 g2 b2; Chloé: y5 y6 y8 y9"]
[Discard "r7"]
[Draw "g4 b1 b3 b5 y1 y3"]
[Turn "Anne"]
"""


def game_on_display(folder: Path, locale: str) -> list[str]:
    """Return the command that resumes the game above."""
    record = folder / "game.uno"
    record.write_text(POSITION)
    return [
        *(sys.executable, "-m", "accessible_uno", "play", "--resume", str(record)),
        *("--lang", locale, "--lapses", "0", "--pace", "none"),
        *("--speech", "off", "--braille", "display"),
    ]


def at_home(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Keep all files in the test's own folder."""
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("ACCESSIBLE_UNO_PROGRAM", "accessible-uno")


def test_a_game_is_played_with_the_keys_of_the_display(
    brltty: Brltty, display: VirtualDisplay, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What is typed on the keyboard is felt; the top card is told again, a wild is played and its
    colour chosen, a command is typed; the game is left by the display alone."""
    for name, value in brltty.environment.items():
        monkeypatch.setenv(name, value)
    at_home(monkeypatch, tmp_path)
    with LineTerminal(tmp_path, command=game_on_display(tmp_path, "fr"), columns=200) as terminal:
        terminal.until("Plage braille prête")
        hand = "⠗⠼⠉⠀⠒⠒⠒⠀⠧⠖⠼⠃⠀⠃⠼⠊"
        display.until_shows("⠷⠀⠧⠕⠥⠎⠀⠗⠼⠛")
        terminal.send("tal")
        display.until(lambda cells: cells.startswith("⠞⠁⠇⣀⠀"))
        terminal.send("\x15")
        display.until_shows("⠷⠀⠧⠕⠥⠎⠀⠗⠼⠛")
        settle()
        display.press("⠗⠼⠛")
        terminal.until("7 rouge.")
        display.until(lambda cells: cells.startswith(f"⠗⠼⠛⠀⠀{hand}"))
        settle()
        display.press("⠒⠒⠒")
        terminal.until("quelle couleur")
        display.until_shows("⠀⠗⠀⠚⠀⠧⠀⠃⠀")
        settle()
        display.press("⠀⠧")
        terminal.until("Vous jouez un joker")
        display.until_shows("⠷⠀⠧⠕⠥⠎")
        typed("scores", display)
        display.send("KEY_ENTER")
        terminal.until("Bob 0")
        typed("quitter", display)
        display.send("KEY_ENTER")
        display.until(lambda cells: CURSOR not in cells)
        typed("oui", display)
        display.send("KEY_ENTER")
        terminal.until("accessible-uno resume")
        assert terminal.ended() == 0


def test_an_unfinished_game_is_resumed_by_a_key(
    brltty: Brltty, display: VirtualDisplay, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The question is answered on the display; then the game is shown there."""
    for name, value in brltty.environment.items():
        monkeypatch.setenv(name, value)
    at_home(monkeypatch, tmp_path)
    command = [sys.executable, "-m", "accessible_uno", "play", "--lang", "fr", "--seed", "7"]
    command += ["--speech", "off", "--braille", "display", "--pace", "none"]
    with LineTerminal(tmp_path, command=command, columns=200) as terminal:
        terminal.until("À vous")
    without_seed = [word for word in command if word not in ("--seed", "7")]
    with LineTerminal(tmp_path, command=without_seed, columns=200) as terminal:
        terminal.until("Réponse")
        display.until_shows("⠨⠥⠝⠑⠀⠏⠁⠗⠞⠊⠑⠀⠊⠝⠁⠉⠓⠑⠧")  # from now on, what changes is the key's doing
        while "⠕⠥⠊⠀⠝⠕⠝" not in display.cells:
            before = display.cells
            display.send("FWINRT")
            display.until(before.__ne__)
        settle()
        display.press("⠕⠥⠊⠀⠝⠕⠝")
        terminal.until("La partie reprend")
        display.until_shows("⠷⠀⠧⠕⠥⠎")


def test_a_game_outlives_its_brltty(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """BRLTTY is killed during a game: one report; after a new start the hand is shown again."""
    own = Brltty(tmp_path)
    own.start()
    own.display(40)
    for name, value in own.environment.items():
        monkeypatch.setenv(name, value)
    at_home(monkeypatch, tmp_path)
    command = [*game_on_display(tmp_path, "en"), "--notation", "mattel"]
    try:
        with LineTerminal(tmp_path, command=command, columns=200) as terminal:
            terminal.until("Braille display ready: 40 cells.")
            own.kill()
            terminal.until("no longer answers")
            terminal.after("red 3\r", "You play red 3")
            own.start()
            display = own.display(40)
            terminal.until("Braille display ready: 40 cells.")
            display.until_shows("⠽⠕⠥⠗⠀⠞⠥⠗⠝")
            display.send("FWINRT")
            display.until_shows("⠺⠊⠀⠛⠐⠖⠼⠃")
    finally:
        own.kill()


@pytest.mark.sample(1)
@pytest.mark.parametrize("how", ["quitter", "SIGTERM", "Ctrl-C"])
def test_what_is_said_at_leaving_is_felt(
    how: str,
    brltty: Brltty,
    display: VirtualDisplay,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """Every way of leaving ends with it, also for a reader who was far along the line."""
    for name, value in brltty.environment.items():
        monkeypatch.setenv(name, value)
    at_home(monkeypatch, tmp_path)
    with LineTerminal(tmp_path, command=game_on_display(tmp_path, "fr"), columns=200) as terminal:
        terminal.until("Plage braille prête")
        display.until_shows("⠷⠀⠧⠕⠥⠎⠀⠗⠼⠛")
        display.send("LNEND")
        display.until(lambda cells: "⠷⠀⠧⠕⠥⠎" not in cells)
        if how == "quitter":
            terminal.after("quitter\r", "?")
            terminal.send("oui\r")
        elif how == "Ctrl-C":
            terminal.after("\x03", "?")
            terminal.send("\x03")
        else:
            terminal.signal(signal.Signals[how])
        display.until_shows("⠑⠝⠗⠑⠛⠊⠎⠞⠗⠿⠑")
        assert terminal.ended() == 0 or how.startswith("SIG")
