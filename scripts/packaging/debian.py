"""Builds a Debian package from a wheel: what Debian lacks, or has too old, travels inside it.

    python scripts/packaging/debian.py WHEEL FOLDER

The wheel is installed with everything that it needs.  Whatever of that Debian offers in a version
that all of it accept is then left out, and becomes a dependency of the package; the rest lies in
``/usr/lib/accessible-uno``, where only the game finds it.  Name, version, description and
dependencies come from the metadata of the wheel.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import stat
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Final

from completion import SHELLS, completion
from manual import manual_page
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name
from packaging.version import InvalidVersion, Version

from accessible_uno.app.i18n import sentence
from accessible_uno.narration.language import LOCALES

ROOT: Final = Path(__file__).resolve().parents[2]
NAME: Final = "accessible-uno"
LOCK: Final = ROOT / "scripts" / "locks" / "game.txt"
INSIDE: Final = Path("usr/lib") / NAME

SYSTEM: Final = ("libespeak-ng1", "alsa-utils", "python3-louis", "liblouis-data")
"""Packages of the system that are not from PyPI: the voice, its player, braille."""

RECOMMENDED: Final = ("python3-brlapi", "python3-speechd")
SUGGESTED: Final = ("brltty", "libasound2-plugins", "orca")
"""Not recommended: the plugins of ALSA draw in 459 MB of video drivers; a desktop has them."""

COMPLETIONS: Final = {
    "bash": f"usr/share/bash-completion/completions/{NAME}",
    "zsh": f"usr/share/zsh/vendor-completions/_{NAME}",
    "fish": f"usr/share/fish/vendor_completions.d/{NAME}.fish",
}

LAUNCHER: Final = f"""#!/usr/bin/python3 -sP
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "{INSIDE}"))

from accessible_uno.__main__ import main

sys.exit(main())
"""


def build_package(wheel: Path, folder: Path) -> Path:
    """Build the package in ``folder``; return its file."""
    with tempfile.TemporaryDirectory() as place:
        tree = Path(place)
        tree.chmod(0o755)
        inside = tree / INSIDE
        install(wheel, inside)
        debian = leave_out_what_debian_has(inside)
        put_files(tree)
        control = control_file(inside, debian, tree)
        write(tree / "DEBIAN" / "control", control)
        write(tree / "DEBIAN" / "md5sums", "".join(checksums(tree)))
        fields = dict(re.findall(r"^(\w+): (.*)$", control, re.MULTILINE))
        file = folder / f"{NAME}_{fields['Version']}_{fields['Architecture']}.deb"
        settle(tree)
        build = ["dpkg-deb", "--root-owner-group", "-Zxz", "--threads-max=1", "--build"]
        subprocess.run([*build, str(tree), str(file)], check=True, stdout=subprocess.DEVNULL)
    return file


def install(wheel: Path, inside: Path) -> None:
    """Install the wheel with what it needs, in the versions that the lock pins."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    place = ["--target", str(inside), "--no-compile", "--no-input"]
    subprocess.run([*pip, *place, "--require-hashes", "--requirement", str(LOCK)], check=True)
    subprocess.run([*pip, *place, "--no-deps", "--upgrade", str(wheel)], check=True)
    leave_out_what_built_it(inside)
    shutil.rmtree(inside / "bin", ignore_errors=True)
    for place_of_wheel in inside.glob("*.dist-info/direct_url.json"):
        place_of_wheel.unlink()  # nor is it told of in the list of files, which has its checksum
        record = place_of_wheel.with_name("RECORD")
        lines = record.read_text("utf-8").splitlines(keepends=True)
        record.write_text("".join(each for each in lines if "/direct_url.json," not in each))


def leave_out_what_built_it(inside: Path) -> None:
    """Remove the packages that the game does not need; the lock has those that build it too."""
    found = {canonicalize_name(each.name): each for each in distributions(path=[str(inside)])}
    needed, waiting = set(), [canonicalize_name(NAME)]
    while waiting:
        name = waiting.pop()
        if name not in needed:
            needed.add(name)
            waiting += [canonicalize_name(each.name) for each in needs_of(found[name])]
    for name in found.keys() - needed:
        remove(found[name], inside)


def needs_of(package: Distribution) -> Iterator[Requirement]:
    """Yield what a package needs here."""
    for wanted in map(Requirement, package.requires or ()):
        if wanted.marker is None or wanted.marker.evaluate({"extra": ""}):
            yield wanted


def settle(tree: Path) -> None:
    """Give everything the same rights whoever builds it; the time is that of the release."""
    written = int(os.environ.get("SOURCE_DATE_EPOCH", "0"))
    for path in (*tree.rglob("*"), tree):
        runs = path.is_dir() or path.stat().st_mode & stat.S_IXUSR
        path.chmod(0o755 if runs else 0o644)
        if written:
            os.utime(path, (written, written))


def leave_out_what_debian_has(inside: Path) -> list[str]:
    """Remove the packages that Debian offers in a fitting version; return their dependencies."""
    found = {canonicalize_name(each.name): each for each in distributions(path=[str(inside)])}
    bounds = bounds_of(list(found.values()))
    debian = []
    for name, each in found.items():
        version = debian_version(f"python3-{name}") if name != NAME else None
        if version is not None and bounds[name].contains(version, prereleases=True):
            lowest = [f"(>= {bound.version})" for bound in bounds[name] if bound.operator == ">="]
            debian.append(" ".join([f"python3-{name}", *lowest[:1]]))
            remove(each, inside)
    return sorted(debian)


def bounds_of(found: list[Distribution]) -> defaultdict[str, SpecifierSet]:
    """Return for each package what all others accept of it."""
    bounds: defaultdict[str, SpecifierSet] = defaultdict(SpecifierSet)
    for each in found:
        for wanted in needs_of(each):
            bounds[canonicalize_name(wanted.name)] &= wanted.specifier
    return bounds


def debian_version(package: str) -> Version | None:
    """Return the version that Debian would install; ``None`` where it has none, or is no Debian."""
    if shutil.which("apt-cache") is None:
        return None
    asked = ["apt-cache", "policy", package]
    told = subprocess.run(asked, capture_output=True, text=True, check=True, env={"LC_ALL": "C"})
    offered = re.search(r"Candidate: (?:\d+:)?([^\s+~-]+)", told.stdout)
    try:
        return Version(offered[1]) if offered else None
    except InvalidVersion:
        return None


def remove(package: Distribution, inside: Path) -> None:
    """Remove the files of a package, and the folders that are empty then."""
    folders = set()
    for file in package.files or ():
        path = Path(str(package.locate_file(file)))
        if path.is_file() and path.is_relative_to(inside):
            path.unlink()
            folders.update(path.relative_to(inside).parents)
    for folder in sorted(folders, key=lambda each: len(each.parts), reverse=True):
        if folder.parts and (inside / folder).is_dir() and not any((inside / folder).iterdir()):
            (inside / folder).rmdir()


def put_files(tree: Path) -> None:
    """Put the command, its manual pages, its completions and its documents into the package."""
    command = tree / "usr" / "bin" / NAME
    write(command, LAUNCHER)
    command.chmod(0o755)
    for locale in LOCALES:
        folder = tree / "usr/share/man" / ("" if locale == "en" else locale) / "man6"
        write_compressed(folder / f"{NAME}.6.gz", manual_page(locale))
    for shell in SHELLS:
        write(tree / COMPLETIONS[shell], completion(shell) + "\n")
    documents = tree / "usr/share/doc" / NAME
    write_compressed(documents / "changelog.gz", (ROOT / "CHANGELOG.md").read_text("utf-8"))
    notices = (ROOT / "THIRD-PARTY.md").read_text("utf-8")
    licence = (ROOT / "LICENSE").read_text("utf-8")
    where = f"The licenses of the Python packages in /{INSIDE} lie beside them, in *.dist-info.\n"
    write(documents / "copyright", "\n".join((licence, where, notices)))


def control_file(inside: Path, debian: list[str], tree: Path) -> str:
    """Return what the package says of itself, from the metadata of the wheel."""
    (own,) = distributions(name=NAME, path=[str(inside)])
    compiled = list(inside.rglob("*.so"))
    depends = [*python_needed(own, compiled), *debian, *SYSTEM]
    size = sum(path.stat().st_size for path in tree.rglob("*") if path.is_file()) // 1024
    architecture = "all"
    if compiled:
        asked = ["dpkg", "--print-architecture"]
        architecture = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    fields = {
        "Package": NAME,
        "Version": own.version,
        "Architecture": architecture.strip(),
        "Maintainer": f"{own.metadata['Author']} <{NAME}@localhost>",
        "Section": "games",
        "Priority": "optional",
        "Installed-Size": str(size),
        "Depends": ", ".join(depends),
        "Recommends": ", ".join(RECOMMENDED),
        "Suggests": ", ".join(SUGGESTED),
        "Description": own.metadata["Summary"],
    }
    trademark = sentence("en", "manual-trademark-text")
    lines = "".join(f"{name}: {value}\n" for name, value in fields.items())
    return f"{lines} {sentence('en', 'manual-description-text')}\n .\n {trademark}\n"


def python_needed(own: Distribution, compiled: list[Path]) -> Iterator[str]:
    """Yield the Python that the game runs on: compiled parts are for one minor version."""
    (lowest,) = (each for each in SpecifierSet(own.metadata["Requires-Python"]))
    if any("cpython-" in path.name for path in compiled):
        major, minor = sys.version_info[:2]
        yield f"python3 (>= {major}.{minor})"
        yield f"python3 (<< {major}.{minor + 1})"
    else:
        yield f"python3 (>= {lowest.version})"


def checksums(tree: Path) -> Iterator[str]:
    """Yield a line for each file that is installed."""
    for path in sorted(tree.rglob("*")):
        name = path.relative_to(tree)
        if path.is_file() and name.parts[0] != "DEBIAN":
            sum_ = hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()
            yield f"{sum_}  {name}\n"


def write(path: Path, text: str) -> None:
    """Write a file, and make its folders."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    path.chmod(0o644)


def write_compressed(path: Path, text: str) -> None:
    """The same, compressed alike each time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    sys.stdout.write(f"{build_package(Path(sys.argv[1]), Path(sys.argv[2]))}\n")
