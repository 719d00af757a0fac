"""The locks fit the project: each version that it asks for is pinned, on every system."""

from __future__ import annotations

import re
import runpy
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

import pytest
from packaging.markers import Marker, default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

CHECKOUT: Final = Path(__file__).parent.parent
LOCK: Final = runpy.run_path(str(CHECKOUT / "scripts" / "packaging" / "lock.py"))
"""What renews the locks."""

EXTRAS: Final[dict[str, tuple[str, ...]]] = LOCK["EXTRAS"]
PINNED: Final[re.Pattern[str]] = LOCK["PINNED"]
LOCKS: Final = CHECKOUT / "scripts" / "locks"
PROJECT: Final = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))
RENEW: Final = "scripts/lock renews it"

SYSTEMS: Final = {
    "linux": {"sys_platform": "linux", "platform_machine": "x86_64", "os_name": "posix"},
    "linux-arm": {"sys_platform": "linux", "platform_machine": "aarch64", "os_name": "posix"},
    "windows": {"sys_platform": "win32", "platform_machine": "AMD64", "os_name": "nt"},
    "mac": {"sys_platform": "darwin", "platform_machine": "arm64", "os_name": "posix"},
}
NAMES: Final = {"linux": "Linux", "win32": "Windows", "darwin": "Darwin"}
PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14")


def environments() -> Iterator[tuple[str, dict[str, str]]]:
    """Each system with each Python, as markers ask for it."""
    for system, about in SYSTEMS.items():
        for python in PYTHONS:
            yield (
                f"{system}-{python}",
                {
                    **about,
                    "platform_system": NAMES[about["sys_platform"]],
                    "platform_release": "25.0" if system == "mac" else "6.1",
                    "platform_python_implementation": "CPython",
                    "implementation_name": "cpython",
                    "python_version": python,
                    "python_full_version": f"{python}.2",
                    "extra": "",
                },
            )


def pins(name: str) -> list[Requirement]:
    """What a lock pins, with that of the locks before it."""
    found: list[Requirement] = []
    for lock in EXTRAS:
        text = (LOCKS / f"{lock}.txt").read_text("utf-8")
        found += [Requirement(each.partition(" \\")[0]) for each in PINNED.findall(text)]
        if lock == name:
            break
    return found


def versions(name: str, environment: dict[str, str]) -> dict[str, Version]:
    """The versions that a lock pins on a system."""
    return {
        canonicalize_name(each.name): Version(str(each.specifier).removeprefix("=="))
        for each in pins(name)
        if each.marker is None or each.marker.evaluate(environment)
    }


def wanted(name: str) -> list[Requirement]:
    """What the project asks for where a lock is installed."""
    extras = PROJECT["project"]["optional-dependencies"]
    lines = [*PROJECT["build-system"]["requires"], *PROJECT["project"]["dependencies"]]
    return list(
        map(Requirement, [*lines, *(line for each in EXTRAS[name] for line in extras[each])])
    )


@pytest.mark.parametrize("name", EXTRAS)
def test_what_the_project_asks_for_is_pinned_on_every_system(name: str) -> None:
    """In a version that it accepts, and once for each system."""
    for system, environment in environments():
        pinned = versions(name, environment)
        for each in wanted(name):
            if each.marker is None or each.marker.evaluate(environment):
                version = pinned.get(canonicalize_name(each.name))
                assert version is not None, f"{each.name} on {system}: {RENEW}"
                assert each.specifier.contains(version), f"{each} on {system}: {RENEW}"


def test_what_that_needs_is_pinned_too() -> None:
    """As far as this machine has the same versions, which know their needs."""
    here = {str(key): str(value) for key, value in default_environment().items()}
    pinned = versions("tests", here)
    checked = 0
    for name, version in pinned.items():
        try:
            installed = distribution(name)
        except PackageNotFoundError:
            continue
        if Version(installed.version) != version:
            continue
        checked += 1
        for each in map(Requirement, installed.requires or ()):
            if each.marker is None or each.marker.evaluate({**here, "extra": ""}):
                found = pinned.get(canonicalize_name(each.name))
                assert found is not None, f"{each} of {name}: {RENEW}"
                assert found in each.specifier, f"{each} of {name}: {RENEW}"
    assert checked > 20


def test_each_pin_has_checksums_and_no_lock_names_a_host() -> None:
    for lock in EXTRAS:
        text = (LOCKS / f"{lock}.txt").read_text("utf-8")
        title, _, body = text.partition("\n")
        found = PINNED.findall(body)
        assert "".join(found) == body
        assert title.startswith(f"# {LOCK['digest'](found)}: "), f"changed by hand: {RENEW}"
        assert all(re.search(r"--hash=sha256:[0-9a-f]{64}\n", each) for each in found)
        assert "://" not in text
        assert not re.search(r"index|find-links|\w\.(?:org|com|net)\b", text)


def test_nothing_is_pinned_that_no_system_needs() -> None:
    """A marker that is true nowhere would hide that something is not pinned."""
    everywhere = [environment for _, environment in environments()]
    for each in pins("all"):
        marker = each.marker or Marker("python_version >= '3'")
        assert any(marker.evaluate(one) for one in everywhere) or "pyobjc" in each.name
