"""A whole round played from a braille display alone, by a reader who knows the deck.

    python tests/live/play_by_fingers.py [--cells 40] [--typed] [options of ``accessible-uno play``]

The real game runs on a pseudo-terminal on which nothing is typed; a real BRLTTY carries the cells
to a display and the display's keys to the game.  What is printed is what the reader felt, how it
reads, and which key was pressed.  The options after ``--cells`` are handed on to the game; by
default it is the French leaflet's, with a seed.  With ``--typed`` the cards and their colours are
not pressed but typed, cell by cell, on the display's braille keyboard.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(ROOT)]

from braille_display import Brltty, VirtualDisplay, unmarked  # noqa: E402 - found through the line above
from line_terminal import LineTerminal  # noqa: E402

from accessible_uno.cards import CARDS, COLOURS, USUAL, Card, Colour  # noqa: E402
from accessible_uno.narration.catalogue import Catalogue  # noqa: E402
from accessible_uno.narration.display_names import DisplayNames  # noqa: E402
from accessible_uno.settings.values import Notation  # noqa: E402
from accessible_uno.voices.braille.display.line import SETTLING  # noqa: E402
from accessible_uno.voices.braille.display.reader import CURSOR  # noqa: E402
from accessible_uno.voices.braille.liblouis import BLANK, to_text  # noqa: E402
from accessible_uno.voices.braille.notation import card_cells, colour_cells  # noqa: E402
from accessible_uno.voices.braille.translate import (  # noqa: E402  # noqa: E402
    TABLES,
    TYPING_TABLES,
    Grade,
    sentence_cells,
    typed_cells,
)

STILL: Final = SETTLING + 0.15
"""Seconds for which nothing changes under a finger that reads."""

LONG: Final = 5.0
"""Seconds after which a reader to whom nothing happens looks what is at the end of the line."""

EDGE: Final = 0.4
"""Seconds after which a pan key that changes nothing has come to the end of the line."""

PATIENCE: Final = 120.0
FRENCH: Final = "fr"

WORDS: Final[Mapping[str, Mapping[str, str]]] = {
    "fr": {
        "turn": "à vous",
        "asked": "vous",
        "colour": "couleur ?",
        "draw": "pioche",
        "play": "joue",
        "take": "prends",
        "enter": "entrée",
        "round": "manche",
        "quit": "quitter",
        "yes": "oui",
        "ready": "cellules.",
    },
    "en": {
        "turn": "your turn",
        "asked": "turn",
        "colour": "colour?",
        "draw": "draw",
        "play": "play",
        "take": "take",
        "enter": "enter",
        "round": "round",
        "quit": "quit",
        "yes": "yes",
        "ready": "cells.",
    },
}
"""What a reader looks for on the display, types, and waits for on the terminal."""

QUESTION: Final = {"fr": "⠢", "en": "⠦"}
"""The cell of a question mark."""

LETTER_SIGN: Final = "⠰"
"""Stands before a colour's letter in contracted braille."""

Note = Callable[[str, str, str], None]
"""Takes what is felt, how it reads, and what is done then."""


@dataclass(frozen=True)
class Word:
    """Cells without a blank between them, and where they are felt.

    Attributes:
        cells: the cells.
        window: how often the pan key was pressed before they were felt.
        offset: the first of them, from 0.
        opens: whether they stand a little apart from what is before them.
    """

    cells: str
    window: int
    offset: int
    opens: bool


class Deck:
    """What the cells of a deck mean to one who knows it."""

    def __init__(
        self,
        notation: Notation = Notation.LEAFLET,
        locale: str = FRENCH,
        grade: Grade = Grade.UNCONTRACTED,
    ) -> None:
        self.cards = {card_cells(each, notation): each for each in CARDS[: len(USUAL)]}
        letters = {colour_cells(each, notation): each for each in COLOURS}
        signed = {LETTER_SIGN + cells: colour for cells, colour in letters.items()}
        self.colours = {**letters, **signed}
        self.locale, self.grade = locale, grade
        self.words = WORDS[locale]
        self._wording = DisplayNames(Catalogue(locale), (), -1)

    def cells(self, words: str) -> str:
        """How words are felt in an utterance."""
        return sentence_cells(self.words.get(words, words), self.locale, self.grade)

    def reads(self, window: str) -> str:
        """What somebody would say who reads this aloud."""
        groups = unmarked(window).split(2 * BLANK)
        return "  ".join(filter(None, (self._group(each) for each in groups)))

    def _group(self, cells: str) -> str:
        said: list[str] = []
        words: list[str] = []

        def spoken() -> None:
            if words:
                table = TABLES[self.locale, self.grade]
                said.append(to_text(table, BLANK.join(words)).replace("’", "'"))
                words.clear()

        for word in cells.split(BLANK):
            name = self._name(word)
            if name:
                spoken()
                said.append(f"[{name}]")
            elif word.endswith(CURSOR):
                spoken()
                said.append(f"{to_text(TYPING_TABLES[self.locale], word.rstrip(CURSOR))}_")
            elif word:
                words.append(word)
        spoken()
        return " ".join(said)

    def _name(self, word: str) -> str:
        if word in self.cards:
            return self._wording.card(self.cards[word])
        colour = self.colours.get(word)
        return self._wording.colour(colour) if colour else ""


class Reader:
    """Two hands on a display: one reads, the other presses.

    Attributes:
        deck: what the cells mean.
    """

    def __init__(self, display: VirtualDisplay, deck: Deck, note: Note) -> None:
        self.deck = deck
        self._display = display
        self._note = note
        self._window = 0

    def still(self, other_than: str = "") -> str:
        """Wait until nothing moves under the finger; return the cells."""
        cells = self._display.until(lambda felt: felt != other_than, PATIENCE)
        since = time.monotonic()
        while time.monotonic() - since < STILL:
            time.sleep(0.02)
            if self._display.cells != cells:
                cells, since = self._display.cells, time.monotonic()
        return cells

    def changes(self, cells: str) -> bool:
        """Wait a while; return whether something else is felt."""
        try:
            self._display.until(lambda felt: felt != cells, LONG)
        except AssertionError:
            return False
        return True

    def do(self, key: str, told: str) -> str:
        """Press a key and note it; return what was felt before."""
        cells = self._display.cells
        self._note(cells, self.deck.reads(cells), told)
        self._display.send(key)
        return cells

    def line(self) -> list[Word]:
        """Read on to the end of the line, from where the display stands."""
        self._window = 0
        cells = self.still()
        found = list(_words(cells, 0))
        while self._pans("FWINRT", "défilement à droite"):
            found += _words(self._display.cells, self._window)
        return found

    def press(self, word: Word, why: str, *, last: bool = False) -> None:
        """Press the routing key above a word, and wait until something comes of it."""
        while self._window > word.window:
            assert self._pans("FWINLT", "défilement à gauche", PATIENCE)
        while self._window < word.window:
            assert self._pans("FWINRT", "défilement à droite", PATIENCE)
        cell = word.offset + (len(word.cells) > 1)
        assert cell, "BRLTTY's driver takes no 0 for a number"
        time.sleep(SETTLING)
        self._window = 0
        before = self.do(f"ROUTE {cell}", f"touche de routage {cell + 1} : {why}")
        if not last:
            self.still(before)

    def types_cells(self, cells: str, why: str) -> None:
        """Type cells on the display's dot keys, and Enter."""
        word = ""
        for cell in cells:
            # BRLTTY's driver takes no 0 for a number: a blank is typed as a space.
            dots = ord(cell) - ord(BLANK)
            self.do(f"PASSDOTS {dots}" if dots else "PASSCHAR 32", f"cellule {cell} : {why}")
            word = word + cell if dots else BLANK  # the driver loses keys that come too early
            self._display.until_shows(word + CURSOR)
        self.still(self.do("KEY_ENTER", "touche Entrée"))

    def types(self, text: str) -> None:
        """Type a line on the display's own keys, and Enter."""
        for end, letter in enumerate(text, start=1):
            self.do(f"PASSCHAR {ord(letter)}", f"lettre {letter}")
            shown = typed_cells(text[:end], self.deck.locale) + CURSOR
            self._display.until_shows(shown[-len(self._display.cells) + 1 :])
        self.still(self.do("KEY_ENTER", "touche Entrée"))

    def _pans(self, key: str, told: str, seconds: float = EDGE) -> bool:
        """Pan; return whether there was more to feel that way, after so many seconds at most."""
        before = self._display.cells
        self._display.send(key)
        try:
            self._display.until(lambda felt: felt != before, seconds)
        except AssertionError:
            return False
        self._note(before, self.deck.reads(before), told)
        self._window += 1 if key == "FWINRT" else -1
        return True


def _words(window: str, place: int) -> Iterator[Word]:
    window = unmarked(window)
    for found in re.finditer(f"[^{BLANK}]+", window):
        opens = window[: found.start()].endswith(2 * BLANK)
        yield Word(found.group(), place, found.start(), opens)


class Player:
    """Plays by what is felt: the first card that goes, UNO with the last but one, and no bluff.

    Args:
        reader: the hands.
        deck: what they know.
        typed: whether cards are typed as they are embossed, and not pressed.
        over: whether the game has ended otherwise than with a question.
    """

    def __init__(
        self,
        reader: Reader,
        deck: Deck,
        typed: bool = False,
        over: Callable[[], bool] = lambda: False,
    ) -> None:
        self._typed = typed
        self._over = over
        self._reader = reader
        self._deck = deck
        self._uno = False

    def round(self) -> None:
        """Play until Enter is asked for: the round is over."""
        felt = self._reader.still()
        while not self._over():
            if not self._asked(felt) and self._reader.changes(felt):
                felt = self._reader.still()
                continue
            line = self._reader.line()  # asked, or nothing has happened for a while
            if self._found(line, "enter"):
                return
            self._answer(line)
            felt = self._reader.still()

    def _asked(self, felt: str) -> bool:
        """Whether the status, or a question, concerns the reader."""
        cells = self._deck.cells
        asked = any(cells(words) in felt for words in ("turn", "colour", "draw"))
        return asked or QUESTION[self._deck.locale] in felt.replace(cells("round"), "")

    def _found(self, line: Sequence[Word], words: str) -> Word | None:
        return next((word for word in line if word.cells == self._deck.cells(words)), None)

    def _answer(self, line: list[Word]) -> None:
        press, found = self._reader.press, self._found
        colours = [word for word in line if word.cells in self._deck.colours]
        if len(colours) >= len(COLOURS):
            self._choose(next(word for word in colours if word.offset), "la couleur")
        elif word := found(line, "play"):
            press(word, "joue")
        elif word := found(line, "take"):
            press(word, "prends")
        elif found(line, "draw"):
            self._turn(line)

    def _turn(self, line: list[Word]) -> None:
        """Lay a card that goes on the one of the status line, or draw."""
        draw = self._found(line, "draw")
        assert draw
        place = line.index(draw)
        hand = self._hand(line[:place])
        uno = None if self._typed else self._found(line, "uno")
        if uno and len(hand) == 2 and not self._uno:
            self._uno = True
            self._reader.press(uno, "uno")
            return
        self._uno = False
        top, colour = self._top(line[place:])
        for word in sorted(hand, key=lambda each: self._deck.cards[each.cells].is_wild):
            held = self._deck.cards[word.cells]
            if held.is_wild or held.colour is colour or held.face is top.face:
                self._choose(word, "jouer cette carte", uno=len(hand) == 2)
                return
        self._reader.press(draw, "pioche")

    def _choose(self, word: Word, why: str, *, uno: bool = False) -> None:
        """Press what is felt; or type its cells, with UNO behind the last card but one."""
        if self._typed:
            cells = word.cells + (BLANK + self._deck.cells("uno") if uno else "")
            self._reader.types_cells(cells, why)
        else:
            self._reader.press(word, why)

    def _hand(self, line: list[Word]) -> list[Word]:
        """The cards at the end of these words, but for the top card in « à vous », before them."""
        asked = self._found(line, "asked")
        first = line.index(asked) + 2 if asked else 0
        hand: list[Word] = []
        for word in reversed(line[first:]):
            if word.cells not in self._deck.cards:
                break
            hand.insert(0, word)
            if word.opens:
                break
        return hand

    def _top(self, line: list[Word]) -> tuple[Card, Colour | None]:
        """The top card, and the colour that counts."""
        for word, after in zip(line, [*line[1:], None], strict=True):
            if top := self._deck.cards.get(word.cells):
                named = self._deck.colours.get(after.cells) if after else None
                return top, named or top.colour
        raise AssertionError("no top card is felt")


class Transcript:
    """Prints what is felt and what is pressed, each window once where nothing is pressed."""

    def __init__(self, write: Callable[[str], object] = sys.stdout.write) -> None:
        self._write = write
        self._step = 0

    def __call__(self, cells: str, reads: str, key: str) -> None:
        """Print a step."""
        self._step += 1
        self._write(f"{self._step:3} |{cells}|\n     {reads}\n     -> {key}\n")


def game(folder: Path, options: Sequence[str], deck: Deck) -> list[str]:
    """The command of a game on the display, which writes nothing outside ``folder``."""
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "HOME"):
        os.environ[name] = str(folder)
    os.environ["PYTHONPATH"] = str(ROOT)
    return [
        *(sys.executable, "-m", "accessible_uno", "play", "--lang", deck.locale),
        *("--speech", "off", "--braille", "display", *options),
        *("--braille-grade", "2" if deck.grade is Grade.CONTRACTED else "1"),
    ]


@contextmanager
def at_display(
    cells: int, options: Sequence[str], deck: Deck
) -> Iterator[tuple[LineTerminal, VirtualDisplay]]:
    """Start the program with a display, and end BRLTTY after it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        brltty = Brltty(folder)
        brltty.start()
        os.environ.update(brltty.environment)
        display = brltty.display(cells)
        try:
            with LineTerminal(folder, command=game(folder, options, deck), columns=200) as terminal:
                yield terminal, display
        finally:
            brltty.kill()


def play(
    cells: int,
    options: Sequence[str],
    note: Note,
    *,
    notation: Notation = Notation.LEAFLET,
    typed: bool = False,
    locale: str = FRENCH,
    grade: Grade = Grade.UNCONTRACTED,
) -> tuple[str, int]:
    """Play a round, leave, and return what the terminal showed, and the game's exit status."""
    options = (*options, "--notation", notation)
    deck = Deck(notation, locale, grade)
    with at_display(cells, options, deck) as (terminal, display):
        shown = terminal.until(deck.words["ready"]).decode()
        reader = Reader(display, deck, note)
        Player(reader, reader.deck, typed).round()
        reader.types(deck.words["quit"])
        yes = next(word for word in reader.line() if word.cells == deck.cells("yes"))
        reader.press(yes, "oui", last=True)
        shown += terminal.until(" resume").decode()
        return shown, terminal.ended()


SHOWN = ("--seed", "9", "--players", "3", "--rules", "leaflet")


def main(arguments: Sequence[str]) -> int:
    """Play, and print how."""
    options = [*arguments]
    cells = 40
    if "--cells" in options:
        place = options.index("--cells")
        cells = int(options[place + 1])
        del options[place : place + 2]
    typed, notation = "--typed" in options, Notation.LEAFLET
    if typed:
        options.remove("--typed")
    if "--notation" in options:
        place = options.index("--notation")
        notation = Notation(options[place + 1])
        del options[place : place + 2]
    _, status = play(cells, options or SHOWN, Transcript(), notation=notation, typed=typed)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
