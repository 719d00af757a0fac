"""Packages made for a test: written into a folder, with the entry points of an installed one."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path
from unittest.mock import patch

from accessible_uno.app.preferences import settings_file_of_player
from accessible_uno.interface.parse.lexicon import command_names, kept_lexicon, lexicons
from accessible_uno.lessons import plan
from accessible_uno.narration import languages, offered
from accessible_uno.narration.message_store import load_messages
from accessible_uno.packages import faults, watchdog
from accessible_uno.packages.faults import left_out
from accessible_uno.packages.offers import forget_offers
from accessible_uno.rules import registry
from accessible_uno.voices.speech.workers import capabilities

Entries = Mapping[str, Mapping[str, str]]
"""For each group, the entry points by name."""


def write_package(
    folder: Path, name: str, files: Mapping[str, str], entries: Entries, version: str = "1.0"
) -> Path:
    """Write a package of ``files`` into ``folder``, as if it were installed there."""
    for place, text in files.items():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(text, "utf-8")
    about = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    lines = []
    for group, named in entries.items():
        lines += [f"[accessible_uno.{group}]", *(f"{key} = {to}" for key, to in named.items())]
    (about / "entry_points.txt").write_text("\n".join(lines) + "\n")
    return folder


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """Let this process find the packages of ``folder``, and forget them afterwards."""
    theirs = {each.stem for each in folder.iterdir()}
    with patch.object(sys, "path", [str(folder), *sys.path]):
        _forget()
        try:
            yield
        finally:
            for name in [each for each in sys.modules if each.partition(".")[0] in theirs]:
                del sys.modules[name]
    _forget()


def _forget() -> None:
    invalidate_caches()
    forget_offers()
    left_out.forget()
    faults._traces.clear()  # a process keeps no more than so many
    for cached in (
        *(watchdog.package_of_module, registry.all_options, load_messages),
        *(registry.rule, registry.all_rules, plan.all_lessons),
        *(kept_lexicon, lexicons, command_names),
        *(languages.all_languages, offered.offered_languages, offered.language_words),
        *(capabilities._brought, capabilities.load_respellings, settings_file_of_player),
    ):
        cached.cache_clear()
