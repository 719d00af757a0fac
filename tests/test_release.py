"""A release is refused where the tree, the changelogs and the version do not agree."""

from __future__ import annotations

import re
import runpy
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES

CHECKOUT: Final = Path(__file__).parent.parent
SCRIPT: Final = Path("scripts") / "packaging" / "release.py"
RELEASE: Final[Mapping[str, Any]] = runpy.run_path(str(CHECKOUT / SCRIPT))
FILES: Final = ("wheel.whl", "accessible_uno-2.0-py3-none-any.whl", "x.deb", "p.zip", "s.tar.gz")


def version_changed(project: Path) -> None:
    file = project / "pyproject.toml"
    file.write_text(file.read_text().replace('version = "2.0"', 'version = "2.1"'))


def changes_not_named(project: Path) -> None:
    file = project / "CHANGELOG.fr.md"
    file.write_text(file.read_text().replace("## 2.0", "## À paraître"))


def left_uncommitted(project: Path) -> None:
    (project / "notes.txt").write_text("")


def nothing(project: Path) -> None:
    """Leave the tree as it is."""


def git(project: Path, *arguments: str) -> None:
    name = ("-c", "user.name=Zoé", "-c", "user.email=zoe@localhost")
    subprocess.run(["git", *name, *arguments], cwd=project, check=True, capture_output=True)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A committed tree that could be released as version 2.0, but for its tests."""
    place = tmp_path / "project"
    (place / SCRIPT.parent).mkdir(parents=True)
    shutil.copy(CHECKOUT / SCRIPT, place / SCRIPT)
    (place / "pyproject.toml").write_text('[project]\nname = "game"\nversion = "2.0"\n')
    for file, _ in RELEASE["CHANGES"].values():
        (place / file).write_text("# Changes\n\n## 2.0\n\nNew.\n\n## 1.0\n\nOld.\n")
    (place / "scripts" / "test").write_text('#!/bin/sh\necho "tests: $*"\nexit 9\n')
    (place / "scripts" / "test").chmod(0o755)
    git(place, "init", "--quiet")
    return place


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("change", "key"),
    [
        (version_changed, "version"),
        (changes_not_named, "changes"),
        (left_uncommitted, "changed"),
        (nothing, "tagged"),
    ],
)
def test_what_does_not_agree_is_told(
    project: Path, change: Callable[[Path], None], key: str, locale: str
) -> None:
    """In one sentence, in both languages, and before anything is tested or built."""
    if change is not left_uncommitted:
        change(project)
    git(project, "add", ".")
    git(project, "commit", "--quiet", "-m", "all")
    if key == "tagged":
        git(project, "tag", "v2.0")
    if change is left_uncommitted:
        change(project)
    command = [sys.executable, str(SCRIPT), "2.0", "--lang", locale]
    done = subprocess.run(command, cwd=project, capture_output=True, text=True)
    told = {"version": "2.0", "stated": "2.1", "files": "notes.txt"}
    told |= {"file": "CHANGELOG.fr.md", "found": "À"}
    assert done.stdout == ""
    assert done.stderr == Catalogue(locale).text(f"setup-release-{key}", **told) + "\n"
    assert done.returncode == 1


def test_a_tree_that_agrees_is_tested_and_not_released_where_a_test_fails(project: Path) -> None:
    """A dry run takes what is not released, and tests quickly."""
    changes_not_named(project)
    for given, tested in ((("2.0",), None), (("--dry-run",), "tests: --quick\n")):
        git(project, "add", ".")
        git(project, "commit", "--quiet", "--allow-empty", "-m", "all")
        command = [sys.executable, str(SCRIPT), *given]
        done = subprocess.run(command, cwd=project, capture_output=True, text=True)
        assert done.returncode == (9 if tested else 1)
        assert done.stdout == (tested or "")
    assert not (project / "dist").exists()


@pytest.mark.parametrize("locale", LOCALES)
def test_the_text_of_a_release_has_each_file_and_what_is_new(locale: str) -> None:
    text = RELEASE["release_text"](locale, "2.0", list(FILES), unreleased=True)
    assert text.startswith("# accessible-uno 2.0\n")
    for name in FILES[1:]:
        assert text.count(f"- {name}") == 1
    assert "wheel.whl" not in text.replace(FILES[1], "")
    file, title = RELEASE["CHANGES"][locale]
    changes = (CHECKOUT / file).read_text("utf-8")
    new = changes.partition(f"## {title}\n")[2].partition("\n## ")[0].strip()
    assert len(new) > 500
    assert text.endswith(f"{new}\n")
    assert "0.1.0" not in new


def test_the_tests_that_try_each_file_exist() -> None:
    for each in RELEASE["TRIED"]:
        file, _, name = each.partition("::")
        assert f"def {name}" in (CHECKOUT / file).read_text("utf-8"), each


def test_both_changelogs_have_the_same_versions() -> None:
    def titles(locale: str) -> list[str]:
        file, unreleased = RELEASE["CHANGES"][locale]
        text = (CHECKOUT / file).read_text("utf-8").replace(f"## {unreleased}\n", "## next\n")
        return re.findall(r"^## (\S+)", text, re.MULTILINE)

    assert titles("fr") == titles("en")


@pytest.mark.packages
def test_two_builds_are_the_same_to_the_byte(tmp_path: Path) -> None:
    """In clones of what is committed, in different folders."""
    folder = RELEASE["made_twice"](tmp_path, Catalogue("en"))
    kinds = sorted("".join(each.suffixes[-2:]) if each.suffix == ".gz" else each.suffix
                   for each in folder.iterdir())  # fmt: skip
    assert kinds == [".deb", ".tar.gz", ".whl", ".zip"]
