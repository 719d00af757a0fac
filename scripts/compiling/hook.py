"""Makes the wheel a compiled one, where that is asked for.

``HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 pip wheel .`` builds it, for one system and version of Python;
without that variable nothing of this happens.  docs/decisions/engineering/compiled-wheel.md says
why it is made this way.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledKernel(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules to the wheel; Python prefers them to their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and name the wheel after this system and this version of Python."""
        if version == "editable":
            return
        self._folder = tempfile.TemporaryDirectory()  # removed once the wheel is written
        out = Path(self._folder.name) / "compiled"
        compile_kernel = Path(self.root) / "scripts" / "compiling" / "compile_kernel.py"
        subprocess.run([sys.executable, str(compile_kernel), str(out)], check=True)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in out.rglob("*.*"):
            build_data["force_include"][str(path)] = path.relative_to(out).as_posix()
