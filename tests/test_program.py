"""What texts tell to type, by the way the program was started."""

from __future__ import annotations

from pathlib import Path

import pytest

from accessible_uno.program import program_of

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


def test_the_command_on_the_path_is_told_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = tmp_path / "accessible-uno"
    command.touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert program_of(str(command), ["python", str(command), "play"]) == "accessible-uno"
