"""What is installed without a clone: by pipx, from a Debian package; and what goes along."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from accessible_uno.app.commands.help import describe_commands

CHECKOUT: Final = Path(__file__).parent.parent
PACKAGING: Final = CHECKOUT / "scripts" / "packaging"
SYSTEM_PYTHON: Final = "/usr/bin/python3"
NOTICES: Final = (CHECKOUT / "THIRD-PARTY.md").read_text("utf-8")

ROUND: Final = ("play", "--lang", "en", "--seed", "7", "--watch", "--speech", "off")


def run(
    command: Sequence[str | Path], home: Path, typed: str = "", **variables: str
) -> subprocess.CompletedProcess[str]:
    """Run away from the checkout, as somebody who never played."""
    environment = {"PATH": os.environ["PATH"], "HOME": str(home), "LANG": "C.UTF-8", **variables}
    return subprocess.run(
        command, cwd=home, env=environment, input=typed, capture_output=True, text=True
    )


def made(script: str, *arguments: str | Path) -> str:
    """What a script of the packaging writes."""
    command = [sys.executable, PACKAGING / script, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


# What goes along


def test_every_package_that_is_required_has_its_notice() -> None:
    """With its license, for whoever passes the game on."""
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = dict(project["optional-dependencies"])
    del extras["test"]
    lines = [*project["dependencies"], *(line for each in extras.values() for line in each)]
    wanted = {canonicalize_name(Requirement(line).name) for line in lines}
    told = re.findall(r"^\| ([\w.-]+) \| \S", NOTICES, re.MULTILINE)
    assert len(wanted) > 10
    assert wanted <= set(map(canonicalize_name, told))


OTHER_NAMES: Final = {
    "APL 2": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "BSD License": "BSD-3-Clause",  # the files of these packages have three clauses
    "License agreement for matplotlib versions 1.3.0 and later": (
        "the license of Matplotlib, based on that of Python"
    ),
    "MIT License": "MIT",
}
"""What metadata call a license that the notices name by its identifier."""


def test_a_notice_names_the_license_that_the_package_states() -> None:
    """Of those that are installed; the notice may add what a part of a package is under."""
    checked = 0
    for name, told in re.findall(r"^\| ([\w.-]+) \| ([^|]+) \|", NOTICES, re.MULTILINE):
        try:
            found = metadata(name)
        except PackageNotFoundError:
            continue
        classifiers = found.get_all("Classifier") or []
        named = [found.get_all(field) for field in ("License-Expression", "License")]
        stated = next((each[0] for each in named if each), "") or next(
            line.split(" :: ")[-1] for line in classifiers if line.startswith("License")
        )
        checked += 1
        title = stated.partition("\n")[0]  # some give the whole text
        license = OTHER_NAMES.get(title, title)
        assert told == license or told.startswith(f"{license},"), name
    assert checked > 10


STATED: Final = {
    "Python": ["doc/python3.11/copyright"],
    "eSpeak NG": ["doc/espeak-ng/copyright", "doc/espeak-ng-data/copyright"],
    "ALSA utilities (`aplay`)": ["doc/alsa-utils/copyright"],
    "ALSA plugins": ["doc/libasound2-plugins/copyright"],
    "liblouis with its tables and its binding": [
        *("liblouis/tables/fr-bfu-comp6.utb", "liblouis/tables/en-ueb-g2.ctb"),
        "../lib/python3/dist-packages/louis/__init__.py",
    ],
    "BRLTTY's library BrlAPI with its binding": [
        *("doc/libbrlapi0.8/copyright", "doc/python3-brlapi/copyright"),
    ],
    "Speech Dispatcher's client": ["doc/python3-speechd/copyright"],
    "SQLite": ["doc/libsqlite3-0/copyright"],
}
"""Where Debian has the license of each work of the system, below ``/usr/share``."""

WORDINGS: Final = {
    "GPL-2.0-only": "License: GPL-2 ",
    "GPL-3.0-or-later": r"GNU General Public License.*? either version 3 of the License, or \(at",
    "LGPL-2.1-or-later": r"Less?er General Public License.*? either version 2\.1[^.]*? or \(at",
    "PSF-2.0": "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
    "public domain": "License: public-domain",
}
"""What stands there where a work is under a license."""


@pytest.mark.long
def test_a_notice_names_the_license_that_the_system_states() -> None:
    """Of the works that are installed here as Debian packages."""
    table = NOTICES.partition("| work | license |")[2]
    rows = dict(re.findall(r"^\| ([^|]+) \| ([^|]+) \|", table, re.MULTILINE))
    assert rows.keys() == STATED.keys()
    places = [(work, Path("/usr/share", name)) for work in STATED for name in STATED[work]]
    checked = [(work, place) for work, place in places if place.exists()]
    assert len(checked) > 5
    for work, place in checked:
        stated = " ".join(re.sub(r"^[#.\s]+", "", place.read_text("utf-8"), flags=re.M).split())
        assert re.search(WORDINGS[rows[work]], stated), (work, place)


@pytest.mark.parametrize("name", ["README.md", "README.fr.md", "THIRD-PARTY.md"])
def test_the_trademark_is_said_to_be_somebody_elses(name: str) -> None:
    text = (CHECKOUT / name).read_text("utf-8")
    assert re.search(r"UNO (is a trademark of|est une marque de) Mattel", text)


def test_the_options_that_are_described_are_those_of_the_commands() -> None:
    """A command with parts has each of them; nothing is written while they are collected."""
    described = describe_commands()
    assert {"play", "history", "history-export", "rules-new", "record-replay"} <= described.keys()
    assert "--rule" in {option.name for option in described["rules-show"]}
    assert "--no-setup" in {option.name for option in described["play"]}


@pytest.mark.packages
@pytest.mark.parametrize(("locale", "heading"), [("en", "COMMANDS"), ("fr", "COMMANDES")])
def test_the_manual_page_explains_every_command(tmp_path: Path, locale: str, heading: str) -> None:
    """And ``man`` reads it without a warning; no word is divided at the end of a line."""
    page = tmp_path / "page.6"
    page.write_text(made("manual.py", locale))
    shown = run(["man", "--warnings", "-l", page], tmp_path, MANWIDTH="72", MANPAGER="cat")
    assert (shown.returncode, shown.stderr) == (0, "")
    lines = shown.stdout.splitlines()
    assert heading in lines
    for command, options in describe_commands().items():
        assert f"   {command.replace('-', ' ')}" in lines
        assert all(option.name in shown.stdout for option in options)
    assert "‐" not in shown.stdout


@pytest.mark.packages
def test_bash_completes_commands_options_and_values(tmp_path: Path) -> None:
    """zsh and fish, which this machine may lack, have the same words in their files."""
    bash = tmp_path / "completion"
    bash.write_text(made("completion.py", "bash"))
    ask = f""". {bash}
function=$(complete -p accessible-uno | sed 's/.*-F \\([^ ]*\\).*/\\1/')
COMP_WORDS=(accessible-uno "$@"); COMP_CWORD=$#; "$function"; echo "${{COMPREPLY[@]}}" """
    for words, offered in (
        (["ru"], "rules"),
        (["rules", "n"], "new"),
        (["play", "--speech", "scr"], "screen-reader"),
        (["history", "export", "--la"], "--lang"),
    ):
        done = run(["bash", "-c", ask, "-", *words], tmp_path)
        assert done.stdout.split() == [offered], done.stderr
    for shell in ("zsh", "fish"):
        text = made("completion.py", shell)
        assert all(word in text for word in ("rules", "screen-reader", "no-setup"))


# By pipx


@pytest.fixture(scope="module")
def by_pipx(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command that pipx has installed from the wheel."""
    folder = tmp_path_factory.mktemp("pipx")
    subprocess.run([SYSTEM_PYTHON, "-m", "venv", folder / "tool"], check=True)
    tool = folder / "tool" / "bin"
    pip = [str(tool / "python"), "-m", "pip", "install", "--quiet", "pipx"]
    subprocess.run(pip, check=True, capture_output=True)
    homes = {"PIPX_HOME": str(folder / "pipx"), "PIPX_BIN_DIR": str(folder / "bin")}
    pipx = [str(tool / "pipx"), "install", "--python", SYSTEM_PYTHON, str(wheel)]
    done = run(pipx, folder, **homes)
    assert done.returncode == 0, done.stderr
    return folder / "bin" / "accessible-uno"


@pytest.mark.packages
def test_the_game_that_pipx_installs_plays(by_pipx: Path, tmp_path: Path) -> None:
    """With what there is, and nothing of ours on the path."""
    done = run([by_pipx, *ROUND], tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1].endswith("wins the match.")


@pytest.mark.packages
def test_one_line_of_the_doctor_brings_braille_to_it(by_pipx: Path, tmp_path: Path) -> None:
    """The environment does not see the system's liblouis; the line that is told changes that."""
    before = run([by_pipx, "doctor", "--lang", "en"], tmp_path).stdout
    assert "No braille: Python cannot find liblouis." in before
    (line,) = re.findall(r"To fix it, run: (sed .*?)(?: &&.*)?$", before, re.MULTILINE)
    assert run(["sh", "-c", line], tmp_path).returncode == 0
    after = run([by_pipx, "doctor", "--lang", "en"], tmp_path).stdout
    assert "Braille: liblouis" in after
    played = run([by_pipx, *ROUND, "--braille", "unicode"], tmp_path)
    assert (played.returncode, played.stderr) == (0, "")
    assert re.search("[\u2801-\u28ff]", played.stdout)


# From the Debian package


@pytest.fixture(scope="module")
def debian_package(
    wheel: Path, tmp_path_factory: pytest.TempPathFactory, released: Path | None
) -> Path:
    if released is not None:
        (built,) = released.glob("*.deb")
        return built
    return Path(made("debian.py", wheel, tmp_path_factory.mktemp("debian")).strip())


def field(package: Path, name: str) -> str:
    """A field of what the package says of itself."""
    command = ["dpkg-deb", "--field", str(package), name]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


@pytest.fixture(scope="module")
def unpacked(debian_package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, and the Python packages of Debian that it asks for, as dpkg would put them."""
    root = tmp_path_factory.mktemp("root")
    needed = re.findall(r"python3-[\w-]+", field(debian_package, "Depends"))
    listed = ["apt-cache", "depends", "--recurse", "--important", *needed]
    known = subprocess.run(listed, capture_output=True, text=True, check=True).stdout.split()
    names = sorted({each for each in known if re.fullmatch(r"python3-[\w-]+", each)})
    subprocess.run(["apt-get", "download", *names], cwd=root, check=True, capture_output=True)
    for file in (*root.glob("*.deb"), debian_package):
        subprocess.run(["dpkg-deb", "--extract", file, root], check=True)
    return root


@pytest.mark.packages
def test_the_debian_package_says_what_it_is_and_needs(debian_package: Path) -> None:
    assert field(debian_package, "Package") == "accessible-uno"
    depends = field(debian_package, "Depends")
    for needed in ("python3 (", "libespeak-ng1", "alsa-utils", "python3-louis"):
        assert needed in depends
    assert "trademark of Mattel" in field(debian_package, "Description")
    assert "libasound2-plugins" not in depends + field(debian_package, "Recommends")


@pytest.mark.packages
def test_the_debian_package_holds_what_debian_lacks_and_no_more(unpacked: Path) -> None:
    """Its manual pages, completions and notices too, and no path of the machine that built it."""
    inside = unpacked / "usr" / "lib" / "accessible-uno"
    assert (inside / "prompt_toolkit").is_dir()
    assert (inside / "accessible_uno" / "locales" / "fr").is_dir()
    assert not list(inside.glob("**/direct_url.json"))
    assert not (inside / "hatchling").exists()
    share = unpacked / "usr" / "share"
    for file in (
        *("man/man6/accessible-uno.6.gz", "man/fr/man6/accessible-uno.6.gz"),
        *("doc/accessible-uno/copyright", "doc/accessible-uno/changelog.gz"),
        "bash-completion/completions/accessible-uno",
        *(
            "zsh/vendor-completions/_accessible-uno",
            "fish/vendor_completions.d/accessible-uno.fish",
        ),
    ):
        assert (share / file).is_file(), file


@pytest.mark.packages
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_match_is_played_from_the_unpacked_debian_package(
    unpacked: Path, tmp_path: Path, language: str
) -> None:
    """By the system's Python, with liblouis of the system; then some lines are typed."""
    command = str(unpacked / "usr" / "bin" / "accessible-uno")
    options = ["--lang", language, "--seed", "7", "--speech", "off"]
    packages = {"PYTHONPATH": str(unpacked / "usr" / "lib" / "python3" / "dist-packages")}
    packages["PATH"] = "/usr/bin:/bin"
    watched = [command, "play", *options, "--watch", "--braille", "unicode"]
    done = run(watched, tmp_path, **packages)
    assert (done.returncode, done.stderr) == (0, "")
    assert "wins the match." in done.stdout or "gagne la partie." in done.stdout
    done = run([command, "play", *options], tmp_path, typed="hand\ndraw\n", **packages)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.rstrip().endswith("accessible-uno resume")
