"""The wheel, built and installed for real: what it holds, and that a game can be played from it."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest
from conftest import install

pytestmark = pytest.mark.packages

CHECKOUT = Path(__file__).parent.parent


def run(command: list[str | Path], home: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run away from the checkout, as somebody who never played."""
    environment = {"PATH": os.environ["PATH"], "HOME": str(home), "LANG": "C.UTF-8"}
    return subprocess.run(
        command, cwd=home, env=environment, input=typed, capture_output=True, text=True
    )


def files_of_the_checkout() -> set[str]:
    """What the package and the languages hold, by the names that the wheel gives them."""
    package = (path for path in (CHECKOUT / "accessible_uno").rglob("*") if path.is_file())
    catalogues = (path for path in (CHECKOUT / "locales").glob("*/*") if path.is_file())
    return {
        *(str(path.relative_to(CHECKOUT)) for path in package if path.suffix != ".pyc"),
        *(f"accessible_uno/{path.relative_to(CHECKOUT)}" for path in catalogues),
    }


def test_the_wheel_holds_the_package_whole_and_nothing_else(wheel: Path) -> None:
    """Catalogues, braille tables, presets, the mark of typing: each file, and no test of ours."""
    with ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert held == files_of_the_checkout()
    endings = {Path(name).suffix for name in held}
    assert endings >= {".py", ".ftl", ".txt", ".utb", ".toml", ".typed"}


def test_the_licence_travels_along(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        assert [name for name in archive.namelist() if name.endswith("/licenses/LICENSE")]


def test_the_installed_package_finds_its_own_catalogues(installed: Path, tmp_path: Path) -> None:
    """Inside the package, not in the checkout that happens to lie on the same disk."""
    code = "from accessible_uno.program import locales_folder as at; print(at())"
    done = run([installed / "python", "-c", code], tmp_path)
    folder = Path(done.stdout.strip())
    assert folder.is_relative_to(installed.parent)
    names = {str(path.relative_to(folder)) for path in folder.glob("*/*.ftl")}
    assert names == {str(path.relative_to(CHECKOUT / "locales"))
                     for path in (CHECKOUT / "locales").glob("*/*.ftl")}  # fmt: skip


def test_the_catalogues_are_found_in_a_zip_archive_too(wheel: Path, tmp_path: Path) -> None:
    """A wheel is a zip archive, and can be imported from as it is."""
    code = """import sys
sys.path.insert(0, sys.argv[1])
from accessible_uno.program import locales_folder
print(*sorted(path.name for path in locales_folder().iterdir()))"""
    done = run([sys.executable, "-I", "-c", code, str(wheel)], tmp_path)
    assert done.stdout == "en fr\n", done.stderr


def test_the_presets_and_the_braille_tables_are_beside_their_code(
    installed: Path, tmp_path: Path
) -> None:
    code = """from importlib.resources import files
package = files("accessible_uno")
print((package / "rules/presets/leaflet.toml").is_file(),
      (package / "voices/braille/leaflet.utb").is_file())"""
    assert run([installed / "python", "-c", code], tmp_path).stdout == "True True\n"


def test_the_installed_command_says_its_version(installed: Path, tmp_path: Path) -> None:
    done = run([installed / "accessible-uno", "--version"], tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "0.1.0" in done.stdout


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_match_is_told_from_the_installed_wheel(
    installed: Path, tmp_path: Path, language: str
) -> None:
    """Bots alone, by plain lines: to its end, without a word on the error stream."""
    options = ["--lang", language, "--seed", "7", "--watch", "--speech", "off"]
    done = run([installed / "accessible-uno", "play", *options], tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1].endswith(("wins the match.", "gagne la partie."))
    assert "\x1b" not in done.stdout


def test_a_round_is_played_from_the_source_archive(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, released: Path | None
) -> None:
    """It holds what builds the game, its tests and its pages, and nothing that was made of them."""
    folder = released or tmp_path_factory.mktemp("source")
    if released is None:
        build = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder)]
        subprocess.run(build, cwd=CHECKOUT, check=True, capture_output=True)
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert names >= {"tests/test_wheel.py", "docs/fr/start.md", "scripts/play", "CHANGELOG.fr.md"}
    assert not [name for name in names if name.endswith((".pyc", ".whl")) or "docs/html" in name]
    programs = install(archive, tmp_path_factory.mktemp("from-source"), "--no-build-isolation")
    options = ["--lang", "en", "--seed", "7", "--watch", "--speech", "off"]
    done = run([programs / "accessible-uno", "play", *options], tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1].endswith("wins the match.")


def test_a_game_is_played_from_the_installed_wheel_through_a_pipe(
    installed: Path, tmp_path: Path
) -> None:
    """Somebody looks at the hand, draws, and the input ends: the game is left, without a fault."""
    options = ["--lang", "en", "--seed", "7", "--speech", "off"]
    done = run([installed / "accessible-uno", "play", *options], tmp_path, typed="hand\ndraw\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
