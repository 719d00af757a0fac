"""The terminal where the system is Windows: what it lacks is left out, and nothing else."""

from __future__ import annotations

import atexit
import ctypes
import io
import os
import signal
import sys
import threading
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys

from accessible_uno.app.i18n import language
from accessible_uno.interface.terminal import factory
from accessible_uno.interface.terminal.console import signal_handlers
from accessible_uno.interface.terminal.device import name_keys
from accessible_uno.interface.terminal.factory import enable_sequences, open_console
from accessible_uno.interface.terminal.pipe_console import PipeConsole
from accessible_uno.interface.terminal.tty_console import TtyConsole
from accessible_uno.packages import watchdog as watching
from accessible_uno.packages.faults import PackageFault
from accessible_uno.packages.watchdog import Watchdog


class Screen(io.StringIO):
    """A stream that says that it is a terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        return 0


@pytest.mark.parametrize(
    ("has_sequences", "term", "kind"),
    [(True, "", TtyConsole), (True, "dumb", PipeConsole), (False, "", PipeConsole)],
)
def test_a_console_of_windows_needs_no_term(
    has_sequences: bool, term: str, kind: type[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """From Windows 10 on; before, lines are read and written as they are."""
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(factory, "enable_sequences", lambda: has_sequences)
    monkeypatch.setattr(TtyConsole, "on_terminal", classmethod(lambda cls, *_: cls.__new__(cls)))
    assert type(open_console(Screen(), Screen(), {"TERM": term})) is kind


class Kernel:
    """The functions of Windows that turn the modes of a console on and off."""

    def __init__(self, before: int, *, knows: bool = True) -> None:
        self.modes = [before]
        self._knows = knows

    def GetStdHandle(self, _number: int) -> int:
        return 7

    def GetConsoleMode(self, _screen: int, place: Any) -> int:
        place._obj.value = self.modes[-1]
        return 1

    def SetConsoleMode(self, _screen: int, mode: int) -> int:
        if not self._knows:
            return 0
        self.modes.append(mode)
        return 1


def test_the_console_gets_its_mode_back(monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[Callable[[], None]] = []
    monkeypatch.setattr(atexit, "register", lambda act, *about: left.append(lambda: act(*about)))
    for kernel in (Kernel(3), Kernel(3, knows=False)):
        monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
        assert enable_sequences() is kernel._knows
        for act in left:
            act()
    assert (kernel.modes, len(left)) == ([3], 1)


@pytest.mark.parametrize(("number", "answered"), [(0x0C0C, "fr"), (0x0407, "en"), (1, "en")])
def test_the_language_is_that_of_windows(
    number: int, answered: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """French of Canada, German, and a number that means nothing."""
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: number)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    assert language([], {}) == answered
    assert language([], {"LANG": "fr_FR.UTF-8"}) == "fr"


def test_what_older_consoles_send_in_one_piece_is_typed() -> None:
    """Each line that was pasted is entered; what is no text is no rubbish on the line."""
    keys = [KeyPress(Keys.BracketedPaste, "rouge 5\r\nun\x1bo"), KeyPress("!")]
    typed = [stroke.name or stroke.text for stroke in name_keys(keys)]
    assert typed == [*"rouge 5", "enter", *"un", "o", "!"]


def test_signals_that_the_system_lacks_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.delattr(signal, "SIGWINCH")
    before = signal.getsignal(signal.SIGTERM)
    acts = {name: lambda name=name: heard.append(name) for name in ("SIGWINCH", "SIGTERM")}
    with signal_handlers(acts):
        signal.raise_signal(signal.SIGTERM)
    assert (heard, signal.getsignal(signal.SIGTERM)) == (["SIGTERM"], before)


def test_without_a_timer_a_package_that_never_returns_ends_the_program(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A thread looks, and says which package it is."""
    monkeypatch.delattr(signal, "setitimer")
    monkeypatch.setattr(watching, "outermost", lambda frame: (frame, "stuck") if frame else None)
    found: list[PackageFault] = []
    ended = threading.Event()
    watchdog = Watchdog(patience=0.02, tick=0.01)

    def end(fault: PackageFault) -> None:
        found.append(fault)
        ended.set()

    watchdog.enable(end)
    watchdog.watch()
    try:
        assert _waits_in_one_call(ended)
    finally:
        watchdog.enable(None)
    assert found[0].package == "stuck"
    assert [each.name for each in threading.enumerate() if each.name == "watchdog"] == []


def _waits_in_one_call(ended: threading.Event) -> bool:
    """Wait as a rule would that never returns: in one call."""
    return ended.wait(10.0)


def test_a_running_program_is_not_asked_for_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """There the question would be Ctrl-C for it."""
    from accessible_uno.store import files  # noqa: PLC0415

    asked: list[int] = []
    monkeypatch.setattr(os, "kill", lambda process, _: asked.append(process))
    assert files._runs(os.getppid())
    monkeypatch.setattr(os, "name", "nt")
    assert not files._runs(os.getppid())
    assert asked == [os.getppid()]
