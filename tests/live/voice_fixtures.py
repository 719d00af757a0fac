"""What tests of voices ask for: a list of their problems, and a server that a test starts."""

from __future__ import annotations

import queue
from collections.abc import Iterator
from pathlib import Path

import pytest
from ssip_server import SsipServer
from utterances import Problems


@pytest.fixture
def problems() -> Problems:
    """Where a voice reports what is wrong."""
    return queue.SimpleQueue()


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SsipServer]:
    """A server that has yet to start; no other can be started in its place."""
    own = SsipServer(tmp_path)
    own.manners.voices = ["Alice\ten\tnone", "Pierre\tfr\tnone"]
    monkeypatch.setenv("SPEECHD_ADDRESS", own.address)
    monkeypatch.setenv("SPEECHD_CMD", str(tmp_path / "nothing"))
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    yield own
    own.stop()
