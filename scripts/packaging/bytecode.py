"""Puts compiled modules in the place of the sources of wheels: the page then starts sooner.

A browser keeps no compiled modules: each visit would compile them anew.  This runs in the Python of
the page itself (``bytecode.mjs``), since each version has bytecode of its own.
"""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path
from py_compile import PycInvalidationMode, compile

LIBRARY = "/lib/game"
"""Where ``worker.mjs`` unpacks them."""

UNREAD = ("/RECORD", ".cdx.json")
"""What an installer and an auditor read, and nobody in a browser: 80 kB."""

for wheel in (Path("/page", name) for name in sys.argv[1:]):
    made = wheel.with_suffix(".new")
    with zipfile.ZipFile(wheel) as former, zipfile.ZipFile(made, "w") as packed:
        for name in former.namelist():
            if name.endswith(UNREAD):
                continue
            content, end = former.read(name), ""
            if name.endswith(".py"):
                Path("source").write_bytes(content)
                place, unchecked = f"{LIBRARY}/{name}", PycInvalidationMode.UNCHECKED_HASH
                # without docstrings, which a player would download for nothing
                compile("source", "made", place, True, 2, unchecked)
                content, end = Path("made").read_bytes(), "c"
            packed.writestr(zipfile.ZipInfo(name + end), content, zipfile.ZIP_DEFLATED, 9)
    made.replace(wheel)
