"""Checks a version, tests it, builds what others get, twice, and plays a round from each file.

    python scripts/packaging/release.py VERSION [--lang LOCALE]
    python scripts/packaging/release.py --dry-run [VERSION] [--lang LOCALE]

The folder ``dist/VERSION`` has the wheel, the source, the Debian package, the page, the wheel of
liblouis where ``dist`` holds one, checksums, and a text in each language.  A dry run needs no
finished version: the changes that are not released stand in; it tests quickly and keeps nothing.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES

ROOT: Final = Path(__file__).resolve().parents[2]
CHANGES: Final = {"en": ("CHANGELOG.md", "Unreleased"), "fr": ("CHANGELOG.fr.md", "À paraître")}
"""For each language, what players notice, and the title of what is not released."""

SUMS: Final = "SHA256SUMS"
LIBLOUIS: Final = "accessible_uno_liblouis-*.whl"
WRITTEN: Final = (1980, 1, 1, 0, 0, 0)
"""When the files of an archive were written, as zip can say it: always the same."""

TWINE: Final = ("-m", "uv", "tool", "run", "--system-certs", "twine")
"""Twine in a place of its own; the system's certificates, as pip takes them too."""

TRIED: Final = (
    *("tests/test_wheel.py", "tests/test_packages.py"),
    "tests/web/test_browser.py::test_a_round_is_played",
    "tests/web/test_browser.py::test_a_game_that_was_left_is_gone_on_with",
)
"""The tests that install each file into an empty place, and play."""


def main() -> None:
    """Make a release, and say where it is."""
    options = argparse.ArgumentParser()
    options.add_argument("version", nargs="?")
    options.add_argument("--dry-run", action="store_true")
    options.add_argument("--lang", default="en")
    given = options.parse_args()
    texts = Catalogue(given.lang)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    version = given.version or (project["version"] if given.dry_run else options.error("VERSION?"))
    wrong = list(disagreements(version, project["version"], unreleased=given.dry_run))
    if wrong:
        sys.exit("\n".join(texts.text(f"setup-release-{key}", **about) for key, about in wrong))
    run(ROOT / "scripts" / "test", *(["--quick"] if given.dry_run else []))
    with tempfile.TemporaryDirectory() as place:
        folder = made_twice(Path(place), texts)
        add_the_rest(folder, version, unreleased=given.dry_run)
        run(*TWINE, "check", "--strict", *folder.glob("*[!d].[wt]*"))
        run("-m", "pytest", "-m", "", "--release", folder, *TRIED)
        files = "\n".join(sorted(each.name for each in folder.iterdir()))
        if given.dry_run:
            sys.stdout.write(f"{files}\n{texts.text('setup-release-dry', version=version)}\n")
            return
        kept = ROOT / "dist" / version
        shutil.rmtree(kept, ignore_errors=True)
        shutil.copytree(folder, kept)
    sys.stdout.write(f"{files}\n{texts.text('setup-release-done', folder=str(kept))}\n")


def run(command: str | Path, *arguments: str | Path, cwd: Path = ROOT, **more: str) -> None:
    """Run a script, or a module of this Python with ``-m``; what it says is seen.

    Raises:
        SystemExit: it fails.
    """
    program = [command] if isinstance(command, Path) else [sys.executable, command]
    done = subprocess.run(
        [*program, *arguments],
        cwd=cwd,
        env=os.environ | more,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    if done.returncode:
        sys.exit(done.returncode)


def git(*arguments: str) -> str:
    """Return what git answers."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def disagreements(
    version: str, stated: str, *, unreleased: bool
) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield what keeps this tree from being the version: the end of a message, and its fields."""
    if changed := git("status", "--porcelain"):
        yield "changed", {"files": ", ".join(line.split()[-1] for line in changed.splitlines())}
    if version != stated:
        yield "version", {"version": version, "stated": stated}
    if unreleased:
        return
    if git("tag", "--list", f"v{version}"):
        yield "tagged", {"version": version}
    for file, _ in CHANGES.values():
        title = re.search(r"^## (\S+)", (ROOT / file).read_text("utf-8"), re.MULTILINE)
        if title is None or title[1] != version:
            yield "changes", {"file": file, "version": version, "found": title[1] if title else "-"}


def made_twice(place: Path, texts: Catalogue) -> Path:
    """Build in two fresh clones; return the folder of one.

    Raises:
        SystemExit: a file differs.
    """
    folders = []
    for name in ("one", "the-other"):
        source, folder = place / name / "source", place / name / "files"
        git("clone", "--quiet", "--no-hardlinks", str(ROOT), str(source))
        folder.mkdir()
        build(source, folder)
        folders.append(folder)
    one, other = (checksums(folder) for folder in folders)
    if one != other:
        differing = dict(set(one.items()) ^ set(other.items()))
        sys.exit(texts.text("setup-release-differs", files=", ".join(sorted(differing))))
    return folders[0]


def build(source: Path, folder: Path) -> None:
    """Build the source archive, the wheel, the Debian package and the page of a clone."""
    made = {"SOURCE_DATE_EPOCH": git("log", "-1", "--format=%ct"), "PYTHONPATH": str(source)}
    hatch = ("-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", folder)
    run(*hatch, cwd=source, **made)
    (wheel,) = folder.glob("*.whl")
    scripts = source / "scripts" / "packaging"
    if shutil.which("dpkg-deb"):
        run(str(scripts / "debian.py"), wheel, folder, cwd=source, **made)
    page = source.with_name("page")
    run(str(scripts / "page.py"), wheel, page, cwd=source, **made)
    version = wheel.name.split("-")[1]
    archive(page, folder / f"accessible-uno-page-{version}.zip")


def archive(folder: Path, place: Path) -> None:
    """Write a folder as an archive that is the same each time."""
    with ZipFile(place, "w", ZIP_DEFLATED, compresslevel=9) as packed:
        for file in sorted(each for each in folder.rglob("*") if each.is_file()):
            name = ZipInfo(f"accessible-uno-page/{file.relative_to(folder).as_posix()}", WRITTEN)
            name.external_attr = 0o644 << 16
            packed.writestr(name, file.read_bytes(), ZIP_DEFLATED)


def checksums(folder: Path) -> dict[str, str]:
    """Return the checksum of each file."""
    return {
        each.name: hashlib.sha256(each.read_bytes()).hexdigest()
        for each in sorted(folder.iterdir())
    }


def add_the_rest(folder: Path, version: str, *, unreleased: bool) -> None:
    """Add the wheel of liblouis, if there is one, the texts and the checksums."""
    for wheel in (ROOT / "dist").glob(LIBLOUIS):
        shutil.copy(wheel, folder)
    names = sorted(each.name for each in folder.iterdir())
    for locale in LOCALES:
        text = release_text(locale, version, names, unreleased=unreleased)
        (folder / f"RELEASE.{locale}.md").write_text(text, "utf-8")
    lines = (f"{checksum}  {name}\n" for name, checksum in checksums(folder).items())
    (folder / SUMS).write_text("".join(lines), "utf-8")


def release_text(locale: str, version: str, names: list[str], *, unreleased: bool) -> str:
    """Return what is told to players: how to get each file to play, and what has changed."""
    texts = Catalogue(locale)
    file, title = CHANGES[locale]
    changes = (ROOT / file).read_text("utf-8")
    wanted = re.escape(title if unreleased else version)
    found = re.search(rf"^## {wanted}\b.*?\n(.*?)(?=^## |\Z)", changes, re.MULTILINE | re.DOTALL)
    assert found is not None, f"{file}: {wanted}"
    kinds = {"wheel": r"accessible_uno-.*\.whl", "debian": r".*\.deb", "page": r".*\.zip"}
    kinds |= {"louis": LIBLOUIS.replace("*", ".*"), "source": r".*\.tar\.gz"}
    told = [
        f"- {texts.text(f'setup-release-{kind}', file=name, there=f'./{name}')}"
        for kind, pattern in kinds.items()
        for name in names
        if re.fullmatch(pattern, name)
    ]
    lines = [f"# accessible-uno {version}", "", *told, "", texts.text("setup-release-sums"), ""]
    return "\n".join([*lines, f"## {texts.text('setup-release-new')}", "", found[1].strip(), ""])


if __name__ == "__main__":
    main()
