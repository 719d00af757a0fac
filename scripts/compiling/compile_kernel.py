"""Compiles the kernel with mypyc, for the compiled wheel.

``python scripts/compiling/compile_kernel.py OUT`` writes the compiled modules into the folder OUT,
at the places that they have in the wheel.  It needs mypy, setuptools and a C compiler.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final

from kernel_sources import PACKAGE, ROOT, SUPPORT, write_sources
from mypyc.build import mypycify
from setuptools import setup

CONFIGURATION: Final = """[mypy]
python_version = 3.11
ignore_missing_imports = True
follow_imports = silent
# The source is checked as it stands.  A class that is written out is no dataclass to mypy.
disable_error_code = arg-type, type-var
"""


def compile_into(out: Path) -> None:
    """Compile, and write the modules into ``out``."""
    out = out.resolve()
    (out / PACKAGE).mkdir(parents=True)
    shutil.copy(SUPPORT, out / PACKAGE)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        chosen = write_sources(folder)
        (folder / "mypy.ini").write_text(CONFIGURATION, "utf-8")
        os.chdir(folder)
        extensions = mypycify(
            ["--config-file=mypy.ini", *chosen],
            opt_level="2",
            debug_level="0",
            group_name=PACKAGE,
        )
        build = ["build_ext", "--build-lib", str(out), "--build-temp", str(folder / "objects")]
        setup(name=PACKAGE, packages=[], ext_modules=extensions, script_args=build)
        os.chdir(ROOT)


if __name__ == "__main__":
    compile_into(Path(sys.argv[1]))
