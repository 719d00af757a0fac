"""The doctor's checks by themselves: what repairs what, the Python environment, no daemon left."""

from __future__ import annotations

import os
import socket
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from accessible_uno.app.commands import doctor_checks
from accessible_uno.app.commands.doctor_checks import Finding, repairs
from accessible_uno.app.i18n import sentence
from accessible_uno.voices.braille.liblouis import BrailleUnavailable
from accessible_uno.voices.speech.probe import server_for_a_while

MISSING = Finding("doctor-no-liblouis", {}, complete=False, packages=("python3-louis",))

SERVER = """\
CommunicationMethod "unix_socket"
AudioOutputMethod "libao"
AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
Timeout 0
"""


@pytest.fixture(autouse=True)
def apt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A system with apt, whose user is root."""
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "apt").write_text("#!/bin/sh\n")
    (tmp_path / "bin" / "apt").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setattr(os, "geteuid", lambda: 0)


def venv(folder: Path, monkeypatch: pytest.MonkeyPatch, sees_system: str) -> Path:
    """Let this Python seem to run in an environment that ``folder`` holds; return its file."""
    folder.mkdir(parents=True)
    config = folder / "pyvenv.cfg"
    config.write_text(f"home = /usr/bin\ninclude-system-site-packages = {sees_system}\n")
    monkeypatch.setattr(sys, "prefix", str(folder))
    return config


def said(findings: list[Finding]) -> dict[str, Mapping[str, str | int]]:
    return dict(repairs(findings))


def test_lost_tables_are_installed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Installing what is installed does nothing, so apt is told to do it again."""
    monkeypatch.delenv("LOUIS_TABLEPATH", raising=False)

    def lost() -> str:
        raise BrailleUnavailable("braille-no-table", {"table": "fr-bfu-comp6.utb"})

    monkeypatch.setattr(doctor_checks, "braille_here", lost)
    found = doctor_checks.braille()
    assert (found.message, found.arguments) == ("doctor-no-table", {"table": "fr-bfu-comp6.utb"})
    command = said([found, MISSING])["doctor-mend"]["command"]
    assert command == "apt install python3-louis && apt install --reinstall liblouis-data"


def test_a_table_of_ours_is_not_in_a_package(monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged() -> str:
        raise BrailleUnavailable("braille-no-own-table", {"table": "rnib.utb"})

    monkeypatch.setattr(doctor_checks, "braille_here", damaged)
    found = doctor_checks.braille()
    assert (found.message, found.packages, found.damaged) == ("braille-no-own-table", (), ())


@pytest.mark.parametrize("by_pipx", [False, True])
def test_an_environment_that_hides_a_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by_pipx: bool
) -> None:
    """It is installed: one setting shows it, and nothing is installed."""
    folder = tmp_path / ("pipx/venvs/uno" if by_pipx else "venv")
    config = venv(folder, monkeypatch, "false")
    told = said([MISSING])
    assert set(told) == {"doctor-isolated", "doctor-mend"}
    assert told["doctor-isolated"]["packages"] == "python3-louis"
    assert told["doctor-mend"]["command"] == doctor_checks.Isolation(config, by_pipx).repair
    for locale in ("fr", "en"):
        text = sentence(locale, "doctor-isolated", **told["doctor-isolated"])
        assert "include-system-site-packages = true" in text
        assert ("pipx install --system-site-packages" in text) is by_pipx
    assert os.system(str(told["doctor-mend"]["command"])) == 0
    assert doctor_checks.isolation() is None
    assert "include-system-site-packages = true\n" in config.read_text()


def test_an_environment_without_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is installed, and the setting is changed."""
    venv(tmp_path / "venv", monkeypatch, "false")
    monkeypatch.setattr(doctor_checks, "_system_finds", lambda _: False)
    told = said([MISSING])
    assert told["doctor-isolated"]["packages"] == "none"
    assert str(told["doctor-mend"]["command"]).startswith("apt install python3-louis && sed -i ")


@pytest.mark.parametrize("sees_system", ["true", "True"])
def test_an_environment_that_sees_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sees_system: str
) -> None:
    venv(tmp_path / "venv", monkeypatch, sees_system)
    assert said([MISSING]) == {"doctor-mend": {"command": "apt install python3-louis"}}


@pytest.fixture
def short() -> Iterator[Path]:
    """A folder of its own; the path of a socket may have a hundred characters."""
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


def test_the_doctor_leaves_no_server(short: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real Speech Dispatcher answers within the block, and nothing does afterwards."""
    place = short / "run" / "speech-dispatcher" / "speechd.sock"
    settings = short / "conf" / "speech-dispatcher"
    settings.mkdir(parents=True)
    (settings / "speechd.conf").write_text(SERVER)
    place.parent.mkdir(parents=True)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(short / "run"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(short / "conf"))
    for name in ("SPEECHD_ADDRESS", "SPEECHD_CMD"):
        monkeypatch.delenv(name, raising=False)
    with server_for_a_while():
        with socket.socket(socket.AF_UNIX) as client:
            client.connect(str(place))
        with server_for_a_while():  # one that runs already is left alone
            pass
        with socket.socket(socket.AF_UNIX) as client:
            client.connect(str(place))
    with socket.socket(socket.AF_UNIX) as client, pytest.raises(OSError):
        client.connect(str(place))
