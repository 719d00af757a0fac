"""Our own package of liblouis: what the script that makes it puts together, and who loads it."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import louis
import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts" / "packaging" / "liblouis_wheel.py"
SYSTEM_TABLES = Path("/usr/share/liblouis/tables")

spec = importlib.util.spec_from_file_location("liblouis_wheel", SCRIPT)
assert spec is not None
assert spec.loader is not None
wheel_script = importlib.util.module_from_spec(spec)
spec.loader.exec_module(wheel_script)

ASKED = """\
from accessible_uno.voices.braille.liblouis import is_contained, to_cells
print(is_contained(), to_cells("fr-bfu-comp6.utb", "uno"))
"""


def test_the_tables_are_those_that_the_game_names_and_what_they_include() -> None:
    names = {each.name for each in wheel_script.needed_tables(SYSTEM_TABLES)}
    assert {"unicode.dis", "en-ueb-g2.ctb", "fr-bfu-g2.ctb", "en-nabcc.utb"} <= names
    assert 15 < len(names) < 40
    assert all((SYSTEM_TABLES / each).exists() for each in names)


def test_the_binding_loads_the_library_beside_it(tmp_path: Path) -> None:
    """It is liblouis's own, changed in the line that loads, and tells where the tables are."""
    template = tmp_path / "python" / "louis"
    template.mkdir(parents=True)
    loads = '_loader = cdll\nliblouis = _loader["###LIBLOUIS_SONAME###"]\n'
    own = f"from ctypes import c_char_p, cdll\n{loads}"
    (template / "__init__.py.in").write_text(own)
    made = wheel_script.binding(tmp_path, "liblouis.so")
    assert '_loader[_os.path.join(_os.path.dirname(__file__), "liblouis.so")]' in made
    assert "lou_setDataPath" in made
    compile(made, "binding", "exec")
    (template / "__init__.py.in").write_text("import elsewhere\n")
    with pytest.raises(SystemExit):
        wheel_script.binding(tmp_path, "liblouis.so")


def test_the_wheel_is_one_that_pip_takes(tmp_path: Path) -> None:
    """Equal contents are equal wheels."""
    files = [(f"{wheel_script.MODULE}/__init__.py", b"VALUE = 7\n")]
    made = [
        wheel_script.write_wheel(files, "3.24.0", "win_amd64", folder)
        for folder in (tmp_path, tmp_path)
    ]
    assert made[0].read_bytes() == made[1].read_bytes()
    with zipfile.ZipFile(made[0]) as wheel:
        record = wheel.read(f"{wheel_script.MODULE}-3.24.0.dist-info/RECORD").decode()
        assert {line.split(",")[0] for line in record.splitlines()} == set(wheel.namelist())
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    taken = [
        *command,
        "--platform",
        "win_amd64",
        "--only-binary=:all:",
        "--target",
        str(tmp_path / "t"),
    ]
    subprocess.run([*taken, str(made[0])], check=True)
    assert (tmp_path / "t" / wheel_script.MODULE / "__init__.py").read_bytes() == files[0][1]


@pytest.mark.parametrize("hides", ["raise ImportError\n", "VERSION = 1\n"])
def test_it_stands_in_where_the_system_has_none(hides: str, tmp_path: Path) -> None:
    """Also where another package is called louis; the system's binding goes first."""
    (tmp_path / wheel_script.MODULE).mkdir()
    shutil.copy(louis.__file__, tmp_path / wheel_script.MODULE / "__init__.py")
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-c", ASKED]

    def asked() -> str:
        return subprocess.run(
            command, env=environment, capture_output=True, text=True, check=True
        ).stdout

    assert asked() == "False ⠥⠝⠕\n"
    (tmp_path / "louis.py").write_text(hides)
    assert asked() == "True ⠥⠝⠕\n"
