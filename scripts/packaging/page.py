"""Builds the folder of the page: plain files that any web server can serve.

    python scripts/packaging/page.py WHEEL FOLDER

The folder holds the page's own files, Pyodide from npm, the game's wheel and those that it needs in
a browser, the sounds, and the texts that are needed before Python is there.
"""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
import wave
import zipfile
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from accessible_uno.cards import CARDS, COLOURS
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES
from accessible_uno.narration.sounds import Sound
from accessible_uno.settings.values import Notation
from accessible_uno.voices.braille.notation import card_cells, colour_cells
from accessible_uno.voices.sounds.synthesis import RATE, mono
from accessible_uno.web.site import SITE
from accessible_uno.web.voices import WRITTEN

HERE: Final = Path(__file__).parent
PINNED: Final = HERE / "page.json"
"""The version and the checksum of Pyodide, and its platform; the wheels are in ``page.txt``."""

RUNTIME: Final = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
TEXTS: Final = (
    *("log", "enter", "file", "loading", "old"),
    *("broken", "second", "unkept", "full", "plain", "large"),
)
"""What is needed before Python is there, or without it: ``page-<name>`` in the catalogues."""


def main(wheel: Path, folder: Path) -> None:
    """Build the folder anew."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SITE, folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    pinned = json.loads(PINNED.read_text())
    with tempfile.TemporaryDirectory() as place:
        unpack_runtime(pinned, Path(place), folder / "pyodide")
    wheels = [Path(shutil.copy(wheel, folder)).name, *fetch_wheels(pinned, folder)]
    add_decks(folder / wheel.name)
    subprocess.run(["node", HERE / "bytecode.mjs", folder, *wheels], check=True)
    write_sounds(folder / "sounds")
    texts = {locale: texts_of(locale) for locale in LOCALES}
    (folder / "texts.json").write_text(json.dumps(texts, ensure_ascii=False), "utf-8")
    index = folder / "index.html"
    old = "".join(f'<p lang="{locale}">{texts[locale]["old"]}</p>' for locale in LOCALES)
    index.write_text(index.read_text("utf-8").replace("<!-- old -->", old), "utf-8")
    names = sorted(str(each.relative_to(folder)) for each in folder.rglob("*") if each.is_file())
    digest = hashlib.sha256()
    for name in names:
        digest.update((folder / name).read_bytes())
    files = {"version": digest.hexdigest()[:16], "wheels": wheels, "all": names}
    (folder / "files.json").write_text(json.dumps(files), "utf-8")
    worker = folder / "offline.js"
    worker.write_text(worker.read_text("utf-8") + f"// {files['version']}\n", "utf-8")


def unpack_runtime(pinned: dict[str, str], place: Path, folder: Path) -> None:
    """Fetch Pyodide and unpack what a browser needs of it.

    Raises:
        SystemExit: what came is not what is pinned.
    """
    wanted = f"pyodide@{pinned['pyodide']}"
    subprocess.run(
        ["npm", "pack", "--silent", wanted], cwd=place, check=True, stdout=subprocess.DEVNULL
    )
    (archive,) = place.glob("*.tgz")
    found = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
    if found != pinned["sha512"]:
        raise SystemExit(f"{wanted}: sha512 {found}")
    folder.mkdir()
    with tarfile.open(archive) as packed:
        for name in RUNTIME:
            file = packed.extractfile(f"package/{name}")
            assert file is not None
            (folder / name).write_bytes(file.read())


def fetch_wheels(pinned: dict[str, str], folder: Path) -> Iterator[str]:
    """Fetch the wheels of ``page.txt`` and yield their names."""
    options = ["--no-deps", "--only-binary=:all:", "--platform", pinned["platform"]]
    options += ["--python-version", pinned["python"], "--require-hashes"]
    pip = [sys.executable, "-m", "pip", "download", "--quiet", *options]
    with tempfile.TemporaryDirectory() as place:
        subprocess.run([*pip, "--dest", place, "--requirement", HERE / "page.txt"], check=True)
        for each in sorted(Path(place).iterdir()):
            shutil.copy(each, folder)
            yield each.name


def add_decks(wheel: Path) -> None:
    """Add the cells of all cards and colours of each deck to the game's wheel."""
    decks = {
        deck: {
            **{str(card): card_cells(card, deck) for card in CARDS},
            **{str(colour): colour_cells(colour, deck) for colour in COLOURS},
        }
        for deck in Notation
    }
    with zipfile.ZipFile(wheel, "a") as packed:
        place = zipfile.ZipInfo(f"accessible_uno/web/{WRITTEN}")  # of no date: the same each time
        packed.writestr(place, json.dumps(decks, ensure_ascii=False), zipfile.ZIP_DEFLATED)


def write_sounds(folder: Path) -> None:
    """Write each sound at its own loudness, in mono; the page pans it."""
    folder.mkdir()
    for sound in Sound:
        with wave.open(str(folder / f"{sound}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(array("h", (round(32_767 * each) for each in mono(sound))).tobytes())


def texts_of(locale: str) -> dict[str, str]:
    """Return the texts of the page itself in a language."""
    texts = Catalogue(locale)
    return {name: texts.text(f"page-{name}") for name in TEXTS}


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
