"""What texts tell to type, by the way the program was started."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from accessible_uno.program import library_command, program_of

CHECKOUT = Path(__file__).parent.parent


@pytest.mark.parametrize(
    ("called", "line", "told"),
    [
        (
            "/x/accessible_uno/__main__.py",
            ["python3", "-m", "accessible_uno", "rules", "list"],
            "python3 -m accessible_uno",
        ),
        (
            "/x/accessible_uno/__main__.py",
            ["/my python/bin/python", "-I", "-m", "accessible_uno", "-m", "x"],
            "'/my python/bin/python' -I -m accessible_uno",
        ),
        ("/usr/lib/pytest/__main__.py", ["python", "-m", "pytest"], "accessible-uno"),
        ("elsewhere/accessible-uno", ["python", "x"], "elsewhere/accessible-uno"),
    ],
)
def test_the_call_is_told_as_it_was_typed(called: str, line: list[str], told: str) -> None:
    assert program_of(called, line) == told


@pytest.mark.parametrize(
    ("prefix", "has_pip", "told"),
    [
        ("/usr", False, "apt install python3-aiohttp"),
        ("/h/.local/share/pipx/venvs/accessible-uno", True, "pipx inject accessible-uno aiohttp"),
        ("/h/my game/.venv", True, "'/h/my game/.venv/bin/python' -m pip install aiohttp"),
        ("/h/tool", False, "uv pip install --python /h/tool/bin/python aiohttp"),
    ],
)
def test_a_missing_library_is_brought_the_way_the_game_was(
    prefix: str, has_pip: bool, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By what installed the game; no line names an index on which the game is not."""
    monkeypatch.setattr(sys, "prefix", prefix)
    monkeypatch.setattr(sys, "base_prefix", "/usr")
    monkeypatch.setattr(sys, "executable", f"{prefix}/bin/python")
    monkeypatch.setattr("importlib.util.find_spec", lambda _: has_pip or None)
    assert library_command("aiohttp") == told


def test_the_command_on_the_path_is_told_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = tmp_path / "accessible-uno"
    command.touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert program_of(str(command), ["python", str(command), "play"]) == "accessible-uno"


INTERRUPTED_WHILE_LOADING = """
import os, signal, sys
from accessible_uno.__main__ import main

class Loading:
    def find_spec(self, name, *rest):
        if name == "accessible_uno.app.arguments":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Loading())
sys.exit(main())
"""


@pytest.mark.parametrize(
    ("before", "status"),
    [("default_int_handler", -signal.SIGINT), ("SIG_IGN", 0)],
)
def test_control_c_while_the_program_is_loaded_ends_it_in_silence(before: str, status: int) -> None:
    """Unless whoever started it wants it to go on, as a shell does with what runs behind."""
    set_before = f"import signal; signal.signal(signal.SIGINT, signal.{before})\n"
    script = [sys.executable, "-c", set_before + INTERRUPTED_WHILE_LOADING, "--version"]
    done = subprocess.run(script, cwd=CHECKOUT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (status, "")
