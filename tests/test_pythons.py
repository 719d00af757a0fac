"""Every Python that the wheel is for: installed from the registry, played, the library's tests.

A version that is not on this machine is skipped by name.  Python 3.14 is also tried as WebAssembly,
as in a browser, by the Node that is there.  ``pyproject.toml`` names the versions that were run.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sysconfig
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from test_wheel import CHECKOUT, run

pytestmark = pytest.mark.packages

VERSIONS: Final = ("3.11", "3.12", "3.13", "3.14")
TESTS: Final = (
    *("tests/docs/test_library.py", "tests/docs/test_stability.py", "tests/docs/test_front.py"),
    *("tests/table", "tests/record"),
)
"""What another program and a package rely on."""


def candidates(version: str) -> Iterator[Path]:
    """Yield the places where a Python of a version may be."""
    name = f"python{version}"
    yield Path(shutil.which(name) or name)
    yield Path("/usr/bin", name)
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    yield from sorted(pyenv.glob(f"versions/{version}*/bin/{name}"))


def python_of(version: str) -> Path:
    """Return a Python of a version that can make environments; skip where there is none."""
    code = "import ensurepip, sys, venv; print('%d.%d' % sys.version_info[:2])"
    for each in candidates(version):
        if each.exists():
            told = subprocess.run([each, "-c", code], capture_output=True, text=True)
            if told.stdout.strip() == version:
                return each
    pytest.skip(f"Python {version} is not on this machine")


@pytest.fixture(params=VERSIONS, scope="module")
def environment(
    request: pytest.FixtureRequest, wheel: Path, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """The ``bin`` folder of an environment with the wheel and what the tests need."""
    python = python_of(request.param)
    folder = tmp_path_factory.mktemp(f"python{request.param}")
    subprocess.run([python, "-m", "venv", folder], check=True)
    pip: list[str | Path] = [folder / "bin" / "python", "-m", "pip", "install", "--quiet"]
    subprocess.run([*pip, wheel, "pytest>=9,<10", "hypothesis>=6.130,<7"], check=True)
    return folder / "bin"


def test_matches_are_played(environment: Path, tmp_path: Path) -> None:
    """To the end in both languages, and by two processes: no warning, no word of an error."""
    game: Path = environment / "accessible-uno"
    for language, end in (("en", "wins the match."), ("fr", "gagne la partie.")):
        line = ["play", "--watch", "--seed", "7", "--speech", "off", "--lang", language]
        done = run([environment / "python", "-W", "error", game, *line], tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.splitlines()[-1].endswith(end)
    line = [
        "tournament",
        "--bots",
        "easy,random",
        "--rounds",
        "40",
        "--workers",
        "2",
        "--seed",
        "7",
    ]
    done = run([game, *line, "--format", "json", "--lang", "en"], tmp_path)
    assert done.returncode == 0
    assert json.loads(done.stdout)["rounds"] == 40


def test_the_tests_of_the_library_pass(environment: Path) -> None:
    """With the installed wheel, not with the checkout."""
    pytest_line: list[str | Path] = [environment / "pytest", "-p", "no:cacheprovider", *TESTS]
    done = subprocess.run(pytest_line, cwd=CHECKOUT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:]
    assert " passed" in done.stdout


NODE: Final = """
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
const [page, packages, checkout, code] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${page}/pyodide/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${page}/pyodide/`, env: { HOME: "/home" } });
for (const name of JSON.parse(readFileSync(`${page}/files.json`, "utf-8")).wheels) {
  const wheel = new Uint8Array(readFileSync(`${page}/${name}`));
  python.unpackArchive(wheel, "wheel", { extractDir: "/game" });
}
for (const [place, root] of [["/packages", packages], ["/checkout", checkout]]) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
}
process.exitCode = python.runPython(code);
"""

IN_PYODIDE: Final = """
import os, sys
sys.path += ["/game", "/packages"]
sys.dont_write_bytecode = True
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
os.chdir("/checkout")
import pytest
from accessible_uno.app.main import run
print("Python", sys.version)
left_out = [f"-pno:{name}" for name in
            ("cacheprovider", "faulthandler", "threadexception", "unraisableexception")]
files = ["tests/docs/test_library.py", "tests/docs/test_stability.py"]
no_processes = ["-k", "not imports_no_module"]
(run(["simulate", "--rounds", "20", "--seed", "7", "--lang", "en"])
 or int(pytest.main(["--noconftest", *left_out, *no_processes, *files])))
"""


def test_python_3_14_as_in_a_browser(built_page: Path, tmp_path: Path) -> None:
    """Pyodide is CPython 3.14; rounds, and the tests of the library that start no process."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node is not on this machine, which runs Python 3.14 as WebAssembly")
    program = tmp_path / "program.mjs"
    program.write_text(NODE, "utf-8")
    packages = sysconfig.get_path("purelib")
    command: list[str | Path] = [node, program, built_page, packages, CHECKOUT, IN_PYODIDE]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, (done.stdout[-3000:], done.stderr[-500:])
    assert "Python 3.14" in done.stdout
    assert "rounds=20" in done.stdout
    assert " passed" in done.stdout


def test_the_wheel_names_the_versions_that_are_run() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))["project"]
    start = "Programming Language :: Python :: 3."
    named = [each for each in project["classifiers"] if each.startswith(start)]
    assert named == [f"{start.removesuffix('3.')}{version}" for version in VERSIONS]
