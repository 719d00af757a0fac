"""Builds liblouis as a wheel that needs no package of the system: library, binding, our tables.

    python scripts/packaging/liblouis_wheel.py FOLDER [--system linux|windows] [--suite SUITE...]
                                               [--source ARCHIVE]

The source is that of Debian: apt is given the line ``deb-src`` of a suite in a list of its own, and
checks what it fetches; the system's lists stay as they are.  A mirror may list a source that it
does not hold, and answer 404: the next suite is tried then, and said to be.  ``--source`` takes an
archive that is here already.  gcc, or Debian's mingw-w64 for Windows, compiles the library, which
then needs libc alone.  The binding is liblouis's own: it loads the library beside it, and tells it
by ``lou_setDataPath`` where its tables are.

On Linux auditwheel says which tag is true of the wheel, and checks the wheel once more under it.
What is built for Windows is not run by anybody here.  On macOS the same sources compile with
``cc -dynamiclib``; the tag is then that of ``sysconfig.get_platform()``.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import importlib.util
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from accessible_uno.voices.braille.translate import TABLES, TYPING_TABLES

MODULE: Final = "accessible_uno_liblouis"
DISTRIBUTION: Final = "accessible-uno-liblouis"
DISPLAY_TABLES: Final = ("unicode.dis", "en-us-brf.dis")
LICENCES: Final = ("COPYING.LESSER", "License.md", "README")
DATA: Final = "data/liblouis/tables"
"""Where liblouis looks for tables, below the path that it is told."""

PATH: Final = """

# The library is told where its tables are; LOUIS_TABLEPATH still goes before it.  That the call is
# deprecated is said to nobody.
liblouis.lou_setDataPath.argtypes = (c_char_p,)
liblouis.lou_setDataPath.restype = c_char_p
liblouis.lou_setLogLevel(60000)
liblouis.lou_setDataPath(
    _os.path.join(_os.path.dirname(__file__), "data").encode(fileSystemEncoding)
)
liblouis.lou_setLogLevel(20000)
"""

NOTICE: Final = """\
This package holds liblouis {version}, a translator of braille, unchanged: its library, compiled
from the source that Debian distributes ({archive}), its Python binding, which was changed to find
the library and the tables beside it, and {count} of its tables.

liblouis is free software under the GNU Lesser General Public License, version 2.1 or later; see
COPYING.LESSER and License.md, and the head of each table. The script that built this package is
scripts/packaging/liblouis_wheel.py of Accessible UNO; you may build it again from a changed source,
and replace the library by another.
"""

METADATA: Final = """\
Metadata-Version: 2.1
Name: {name}
Version: {version}
Summary: liblouis with its Python binding and some tables, for Accessible UNO
License: LGPL-2.1-or-later
Requires-Python: >=3.11
"""


class Target(NamedTuple):
    """A system that the library is compiled for."""

    compiler: tuple[str, ...]
    library: str
    tag: str


SUITES: Final = ("stable", "testing", "unstable")
"""Whose source is taken, the first that can be fetched."""

TARGETS: Final = {
    "linux": Target(("gcc", "-fPIC", "-D_GNU_SOURCE"), "liblouis.so", "linux_x86_64"),
    "windows": Target(("x86_64-w64-mingw32-gcc", "-static-libgcc"), "liblouis.dll", "win_amd64"),
}


def require(target: Target) -> None:
    """Check that all is there that the wheel is built with.

    Raises:
        SystemExit: something is not; it says what to install.
    """
    compiler = target.compiler[0]
    if shutil.which(compiler) is None:
        raise SystemExit(f"{compiler} is not installed: it compiles the library")
    if compiler == "gcc" and importlib.util.find_spec("auditwheel") is None:
        raise SystemExit("auditwheel is not installed: python -m pip install auditwheel")


def fetch(suites: Sequence[str], folder: Path) -> Path:
    """Fetch the source of liblouis from the first suite that has it; return the archive.

    Raises:
        SystemExit: apt can fetch it from none.
    """
    for suite in suites:
        try:
            return fetch_from(suite, folder / suite)
        except subprocess.CalledProcessError:
            sys.stderr.write(f"The source of liblouis could not be fetched from {suite}.\n")
    raise SystemExit(f"no source of liblouis in {', '.join(suites)}: give one with --source")


def fetch_from(suite: str, folder: Path) -> Path:
    """Fetch the source of liblouis as Debian has it in a suite; return the archive.

    Raises:
        subprocess.CalledProcessError: apt cannot.
    """
    folder.mkdir()
    sources = folder / "sources.list"
    sources.write_text(f"deb-src http://deb.debian.org/debian {suite} main\n")
    (folder / "lists" / "partial").mkdir(parents=True)
    apt = (
        *("apt-get", "-qq", "-o", f"Dir::Etc::SourceList={sources}"),
        *("-o", "Dir::Etc::SourceParts=/dev/null", "-o", f"Dir::State::Lists={folder / 'lists'}"),
    )
    for command in (("update",), ("source", "--download-only", "--tar-only", "liblouis")):
        subprocess.run([*apt, *command], cwd=folder, check=True, stdout=sys.stderr)
    return next(folder.glob("liblouis_*.orig.tar.*"))


def unpacked(archive: Path, folder: Path) -> tuple[Path, str]:
    """Unpack the source; return its folder, and the version."""
    # Python before 3.11.4, as Debian 12 has it, knows no filter of what an archive may write.
    subprocess.run(["tar", "-xf", archive, "-C", folder, "--no-same-owner"], check=True)
    (root,) = (each for each in folder.iterdir() if each.is_dir())
    found = re.search(
        r"AC_INIT\(\[?[Ll]iblouis\]?, *\[?([\d.]+)", (root / "configure.ac").read_text()
    )
    if found is None:
        raise SystemExit(f"{archive.name} names no version")
    return root, found[1]


def compile_library(root: Path, version: str, target: Target, to: Path) -> None:
    """Compile the library, with 32 bits a character, as Debian has it."""
    header = (root / "liblouis" / "liblouis.h.in").read_text()
    generated = to.parent / "generated"
    generated.mkdir()
    (generated / "liblouis.h").write_text(header.replace("@WIDECHAR_TYPE@", "unsigned int"))
    (generated / "config.h").write_text(f'#define PACKAGE_VERSION "{version}"\n')
    sources = sorted(map(str, (root / "liblouis").glob("*.c")))
    options = ("-O2", "-shared", "-s", "-w", '-DTABLESDIR=""', f"-I{generated}")
    own = f"-I{root / 'liblouis'}"
    command = [*target.compiler, *options, own, *sources, "-o", str(to)]
    subprocess.run(command, check=True)


def needed_tables(folder: Path) -> list[Path]:
    """Return the tables that the game names, and those that they include."""
    wanted = [*DISPLAY_TABLES, *TABLES.values(), *TYPING_TABLES.values()]
    found: dict[str, Path] = {}
    while wanted:
        name = wanted.pop()
        if name not in found:
            found[name] = folder / name
            content = found[name].read_text("utf-8", "replace")
            wanted += re.findall(r"^\s*include\s+(\S+)", content, re.MULTILINE)
    return [found[name] for name in sorted(found)]


def binding(root: Path, library: str) -> str:
    """Return the module: liblouis's own, which loads the library beside it."""
    template = (root / "python" / "louis" / "__init__.py.in").read_text("utf-8")
    place = f'_os.path.join(_os.path.dirname(__file__), "{library}")'
    loads = '_loader["###LIBLOUIS_SONAME###"]'
    if loads not in template:
        raise SystemExit("the binding loads its library in a way that is not known")
    changed = template.replace(loads, f"_loader[{place}]").replace(
        "from ctypes import", "import os as _os\nfrom ctypes import", 1
    )
    return changed + PATH


def contents(root: Path, version: str, archive: str, library: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the files of the wheel, but for what describes it."""
    tables = needed_tables(root / "tables")
    yield f"{MODULE}/__init__.py", binding(root, library.name).encode()
    yield f"{MODULE}/{library.name}", library.read_bytes()
    for table in tables:
        yield f"{MODULE}/{DATA}/{table.name}", table.read_bytes()
    for name in LICENCES:
        if (root / name).exists():
            yield f"{MODULE}/{name}", (root / name).read_bytes()
    notice = NOTICE.format(version=version, archive=archive, count=len(tables))
    yield f"{MODULE}/NOTICE", notice.encode()


def write_wheel(files: Sequence[tuple[str, bytes]], version: str, tag: str, folder: Path) -> Path:
    """Write the wheel; equal contents are equal wheels."""
    about = f"{MODULE}-{version}.dist-info"
    described = (
        f"Wheel-Version: 1.0\nGenerator: {MODULE}\nRoot-Is-Purelib: false\nTag: py3-none-{tag}\n"
    )
    metadata = METADATA.format(name=DISTRIBUTION, version=version)
    every = [
        *files,
        (f"{about}/WHEEL", described.encode()),
        (f"{about}/METADATA", metadata.encode()),
    ]
    rows = [f"{name},sha256={_digest(content)},{len(content)}" for name, content in every]
    record = "\n".join([*rows, f"{about}/RECORD,,", ""])
    place = folder / f"{MODULE}-{version}-py3-none-{tag}.whl"
    with zipfile.ZipFile(place, "w", zipfile.ZIP_DEFLATED) as wheel:
        for name, content in [*every, (f"{about}/RECORD", record.encode())]:
            wheel.writestr(
                zipfile.ZipInfo(name, (2000, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED
            )
    return place


def _digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def true_tag(wheel: Path) -> str:
    """Return the manylinux tag that auditwheel finds for a wheel.

    Raises:
        SystemExit: it finds none.
    """
    command = [sys.executable, "-m", "auditwheel", "show", str(wheel)]
    shown = subprocess.run(command, capture_output=True, text=True, check=False)
    found = re.search(r'platform tag:\s*"(manylinux_\w+)"', " ".join(shown.stdout.split()))
    if found is None:
        raise SystemExit(shown.stdout + shown.stderr)
    return found[1]


def main() -> None:
    """Build, and say what was built."""
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("folder", type=Path)
    options.add_argument("--system", choices=TARGETS, default="linux")
    options.add_argument("--suite", nargs="+", default=SUITES)
    options.add_argument("--source", type=Path)
    values = options.parse_args()
    target = TARGETS[values.system]
    require(target)
    values.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        archive = values.source or fetch(values.suite, folder)
        (folder / "source").mkdir()
        root, version = unpacked(archive, folder / "source")
        library = folder / target.library
        compile_library(root, version, target, library)
        files = list(contents(root, version, archive.name, library))
        tag = target.tag
        if values.system == "linux":
            tag = true_tag(write_wheel(files, version, tag, folder))
        wheel = write_wheel(files, version, tag, values.folder)
    if values.system == "linux" and true_tag(wheel) != tag:
        raise SystemExit(f"{wheel.name}: the tag is not true of it")
    sys.stdout.write(f"{wheel}: {wheel.stat().st_size} bytes\n")


if __name__ == "__main__":
    main()
