"""The whole program with a damaged table of cards: one report, and the game continues."""

from __future__ import annotations

import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from braille_display import Brltty, VirtualDisplay
from line_terminal import LineTerminal

import accessible_uno
from accessible_uno.program import locales_folder
from accessible_uno.settings.values import Notation
from accessible_uno.voices.braille.notation import table_of

POSITION = """\
[Format "1"]
[Rules "leaflet"]
[Seats "Anne Bob"]
[Dealer "Bob"]
[Hands "Anne: r3 wi b9; Bob: y2 g2 y4 g5"]
[Discard "r7"]
[Draw "y1 g1 y5 g6 y8 y6"]
[Turn "Anne"]
"""

TABLE = table_of(Notation.LEAFLET).read_bytes()
DAMAGED = {
    "an unknown word": b"lowercase r 1235\nnonsense here\n",
    "cut off": b"lowercase r",
    "empty": b"",
    "without a letter": b"lowercase r 1235\nlowercase j 245\n",
    "two cards alike": TABLE.replace(b"lowercase j 245", b"lowercase j 1235"),
    "not text": bytes(range(256)),
    "an endless circle": b"include leaflet.utb\n",
}


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the program that a test may damage."""
    package = Path(accessible_uno.__file__).parent
    copied = tmp_path / "program" / "accessible_uno"
    shutil.copytree(package, copied)
    if not (copied / "locales").exists():
        shutil.copytree(str(locales_folder()), copied.parent / "locales")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(copied.parent))
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    return copied / "voices" / "braille"


def play(folder: Path, *options: str) -> list[str]:
    record = folder / "game.uno"
    record.write_text(POSITION)
    return [
        *(sys.executable, "-m", "accessible_uno", "play", "--resume", str(record)),
        *("--lang", "fr", "--lapses", "0", "--pace", "none", "--speech", "off", *options),
    ]


@pytest.mark.sample(2)
@pytest.mark.parametrize("damage", DAMAGED)
def test_a_round_with_a_damaged_table(copy: Path, tmp_path: Path, damage: str) -> None:
    """In text: the sentence names the table, nothing of liblouis' own is printed, and every line
    of the player still counts."""
    (copy / "leaflet.utb").write_bytes(DAMAGED[damage])
    done = subprocess.run(
        play(tmp_path, "--braille", "unicode"),
        input="main\n3 rouge\n9 bleu\nscores\n",
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("leaflet.utb") == 1
    assert "Vous jouez le 3 rouge" in done.stdout
    assert "Partie enregistrée" in done.stdout


@pytest.mark.long
def test_a_game_on_a_display_with_a_damaged_table(
    copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The words are shown, the cards are not; one report says why."""
    (copy / "leaflet.utb").write_bytes(DAMAGED["an unknown word"])
    own = Brltty(tmp_path)
    own.start()
    display = own.display(40)
    for name, value in own.environment.items():
        monkeypatch.setenv(name, value)
    command = play(tmp_path, "--braille", "display")
    try:
        with LineTerminal(tmp_path, command=command, columns=200) as terminal:
            shown = terminal.until("leaflet.utb")
            display.until(lambda cells: cells.startswith("⠷⠀⠧⠕⠥⠎"))
            for cells in ("⠇⠑⠁⠋⠇⠑⠞⠲⠥⠞⠃", "⠏⠊⠕⠉⠓⠑"):
                pan_to(display, cells)
            shown += terminal.after("3 rouge\r", "Vous jouez le 3 rouge")
            shown += terminal.after("main\r", "2 cartes")
            assert shown.decode().count("leaflet.utb") == 1
    finally:
        own.kill()


def pan_to(display: VirtualDisplay, wanted: str) -> None:
    """Pan to the left, then to the right, until ``wanted`` is shown.

    The report comes when it comes, before the question or after it.
    """
    for key in (*["FWINLT"] * 5, *["FWINRT"] * 10):
        if wanted in display.cells:
            return
        display.send(key)
        with suppress(AssertionError):
            display.until(lambda cells: wanted in cells, 0.5)
    assert wanted in display.cells


def test_nothing_is_embossed_with_a_damaged_table(copy: Path, tmp_path: Path) -> None:
    """There is one sentence, and no incomplete file."""
    (copy / "rnib.utb").write_bytes(DAMAGED["cut off"])
    command = [sys.executable, "-m", "accessible_uno", "emboss", "labels", "--lang", "fr"]
    done = subprocess.run(
        [*command, "--notation", "rnib", "-o", str(tmp_path / "labels.brf")],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "rnib.utb" in done.stderr
    assert not (tmp_path / "labels.brf").exists()
