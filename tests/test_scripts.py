"""The three commands, on machines that have more or less of what they need.

A clone in a folder of its own runs the real scripts with a PATH of a few real programs.  What
would change the machine itself (apt-get, sudo) is played by small programs that note how they
were called, and the system's files are looked for under a folder that stands in for ``/``.
"""

from __future__ import annotations

import os
import pty
import re
import shutil
import socket
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

CHECKOUT = Path(__file__).parent.parent
REAL_PROGRAMS = ("bash", "cat", "dirname", "env", "grep", "mkdir", "mktemp", "readlink", "rm")
SPEECH = "usr/lib/x86_64-linux-gnu/libespeak-ng.so.1"
LOUIS = "usr/lib/python3/dist-packages/louis/__init__.py"
SPEECHD = "usr/lib/python3/dist-packages/speechd/__init__.py"
BRLAPI = "usr/lib/python3/dist-packages/brlapi.cpython-311-x86_64-linux-gnu.so"

PLAYS = '#!/bin/sh\necho "plays:" "$@"\nexec cat\n'
NOTES = 'echo "${0##*/} $*" >>"$NOTES"\n'
APT_PUTS_EVERYTHING_THERE = f"""#!/bin/sh
cat >/dev/null # a program that would eat what was typed for the game
{NOTES}
cd "$ACCESSIBLE_UNO_SYSTEM"
mkdir -p {Path(SPEECH).parent} {Path(LOUIS).parent} {Path(SPEECHD).parent}
: >{SPEECH} >{LOUIS} >{SPEECHD} >{BRLAPI}
ln -sf /bin/true "${{0%/*}}/aplay"
ln -sf /bin/true "${{0%/*}}/espeak-ng"
ln -sf /bin/true "${{0%/*}}/brltty"
ln -sf /bin/true "${{0%/*}}/speech-dispatcher"
"""
APT_WITHOUT_LISTS = f"""#!/bin/sh
case "$*" in
    *update*) touch "$ACCESSIBLE_UNO_SYSTEM/lists" ;;
    *) [ -e "$ACCESSIBLE_UNO_SYSTEM/lists" ] || {{ {NOTES} echo "no lists"; exit 100; }} ;;
esac
{APT_PUTS_EVERYTHING_THERE}"""
APT_FAILS = f'#!/bin/sh\n{NOTES}echo "the mirror is away" >&2\nexit 100\n'
SUDO_LETS_IN = f'#!/bin/sh\n{NOTES}[ "$1" != -n ] || shift\nexec "$@"\n'
SUDO_REFUSES = f"#!/bin/sh\n{NOTES}exit 1\n"


class Machine:
    """A clone, a PATH, a stand-in for the system's root folder, and the notes of who was called."""

    def __init__(self, folder: Path) -> None:
        self.clone = folder / "a clone, moved by Zoé"
        self.programs = folder / "bin"
        self.log = folder / "state/accessible-uno/log/setup.txt"
        self.system = folder / "system"
        self.notes = folder / "notes"
        for path in (self.clone, self.programs, self.system):
            path.mkdir()
        self.notes.touch()
        shutil.copytree(CHECKOUT / "scripts", self.clone / "scripts")
        (self.clone / "locales").symlink_to(CHECKOUT / "locales")
        shutil.copytree(CHECKOUT / ".ci", self.clone / ".ci")
        shutil.copy(CHECKOUT / "pyproject.toml", self.clone)
        for name in REAL_PROGRAMS:
            (self.programs / name).symlink_to(shutil.which(name) or name)
        self.user_id(1000)

    def program(self, name: str, text: str) -> None:
        path = self.programs / name
        path.write_text(text)
        path.chmod(0o755)

    def user_id(self, number: int) -> None:
        self.program("id", f"#!/bin/sh\necho {number}\n")

    def system_file(self, path: str, text: str = "") -> None:
        file = self.system / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        file.chmod(0o755)

    def has_everything(self) -> None:
        self.system_file(SPEECH)
        self.system_file(LOUIS)
        self.system_file(SPEECHD)
        self.system_file(BRLAPI)
        for name in ("aplay", "brltty", "espeak-ng", "speech-dispatcher"):
            self.program(name, "#!/bin/sh\n")

    def is_installed(self, python: str = "#!/bin/sh\nexit 9\n", game: str = PLAYS) -> None:
        """Fill ``.venv`` with stand-ins, stamped as the scripts themselves stamp it."""
        folder = self.clone / ".venv" / "bin"
        folder.mkdir(parents=True)
        for name, text in (("python", python), ("accessible-uno", game)):
            (folder / name).write_text(text)
            (folder / name).chmod(0o755)
        stamp = self.bash("fingerprint").stdout
        for kind in ("game", "tests"):
            (self.clone / ".venv" / f"installed-{kind}").write_text(stamp)

    def bash(self, command: str) -> subprocess.CompletedProcess[str]:
        """Run ``command`` where the scripts' own functions are known."""
        libraries = "".join(f'. "$root/scripts/lib/{name}.bash"\n' for name in LIBRARIES)
        return subprocess.run(
            ["bash", "-euc", f"root=$1; language=$2\n{libraries}{command}", "-", self.clone, "en"],
            env=self.environment(),
            capture_output=True,
            text=True,
            check=True,
        )

    def environment(self, **more: str) -> dict[str, str]:
        return {
            "PATH": str(self.programs),
            "ACCESSIBLE_UNO_SYSTEM": str(self.system),
            "NOTES": str(self.notes),
            "XDG_STATE_HOME": str(self.notes.parent / "state"),
            "CI": "true",
            **more,
        }

    def run(
        self, script: str, *arguments: str, typed: str = "", **environment: str
    ) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [self.clone / script, *arguments],
            env=self.environment(**environment),
            input=typed,
            capture_output=True,
            text=True,
        )
        # bash itself complains of a language that this machine has no locale for
        done.stderr = re.sub(r"\S*bash: warning: setlocale.*\n", "", done.stderr)
        return done

    def run_at_a_terminal(self, script: str, answer: str, **more: str) -> str:
        """Run a script whose terminal is a new one, and type ``answer``; return what is shown."""
        environment = {**self.environment(**more), "CI": ""}
        process, terminal = pty.fork()
        if not process:
            os.execve(self.clone / script, [script], environment)
        os.write(terminal, f"{answer}\n\x04".encode())  # the game's stand-in reads to the end
        shown = b""
        with suppress(OSError):  # the terminal goes with its last process
            while piece := os.read(terminal, 1000):
                shown += piece
        os.close(terminal)
        os.waitpid(process, 0)
        return shown.decode().replace("\r\n", "\n")

    def noted(self) -> list[str]:
        """What apt-get and sudo were asked, without the options that are always there."""
        lines = self.notes.read_text().splitlines()
        return [re.sub(r"-qq -y -o \S+ -o \S+ ", "", line) for line in lines]


LIBRARIES = ("speak", "environment", "system")
WANTED = "libespeak-ng1 alsa-utils python3-louis liblouis-data"
APT_INSTALL = f"apt-get install --no-install-recommends {WANTED}"


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@cache
def sentences(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    text = (CHECKOUT / "locales" / language / "setup.ftl").read_text()
    bundle.add_resource(FluentResource(text))
    return bundle


def sentence(language: str, key: str, **values: str) -> str:
    bundle = sentences(language)
    message = bundle.get_message(key)
    assert message.value is not None
    text, errors = bundle.format_pattern(message.value, values)
    assert not errors
    return str(text)


def setup_messages(language: str) -> dict[str, set[str]]:
    """The variables of each message that the scripts may say."""
    text = (CHECKOUT / "locales" / language / "setup.ftl").read_text()
    entries = FluentParser().parse(text).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    return {
        entry.id.name: {
            element.expression.id.name
            for element in (entry.value.elements if entry.value else ())
            if isinstance(element, ast.Placeable)
            and isinstance(element.expression, ast.VariableReference)
        }
        for entry in entries
        if isinstance(entry, ast.Message)
    }


# What is said


def test_both_catalogues_say_the_same_messages_with_the_same_variables() -> None:
    assert setup_messages("fr") == setup_messages("en")


RELEASED = ("changed", "version", "tagged", "changes", "wheel", "debian", "page", "louis", "source")
"""What scripts/release says that does not agree, and which kinds of files it names."""


def test_every_message_that_the_scripts_say_is_in_the_catalogues() -> None:
    """Also the ones whose name is completed by a need (`setup-program-$need`) or a kind."""
    code = "".join(
        path.read_text()
        for path in sorted((CHECKOUT / "scripts").rglob("*"))
        if path.is_file() and path.suffix != ".pyc"
    )
    said = set(re.findall(r"setup-[a-z-]+\b(?![-$])", code))
    needs = re.findall(r"missing\+='([a-z ]+)'", code)
    for checks in re.findall(r"checks\+?=\(([a-z ]+)\)", code):
        said |= {f"setup-test-{check}" for check in checks.split()}
    said |= {f"setup-program-{need}" for line in needs for need in line.split()}
    said |= {
        f"setup-{kind}-{end}" for kind in ("game", "tests") for end in ("preparing", "without")
    }
    said |= {f"setup-release-{kind}" for kind in RELEASED}
    assert said == setup_messages("en").keys()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_bash_says_what_fluent_would(machine: Machine, language: str) -> None:
    """The scripts read a small part of Fluent; every message of theirs must lie within it."""
    commands, expected = [], ""
    for key, variables in setup_messages(language).items():
        values = {name: f"\\1 & {name} / $HOME" for name in variables}
        words = " ".join(f"{name} '{value}'" for name, value in values.items())
        commands.append(f"say {key} {words}")
        expected += sentence(language, key, **values) + "\n"
    said = machine.bash(f"language={language}\n" + "\n".join(commands)).stdout
    assert said == expected


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ((), {}, "en"),
        ((), {"LANG": "fr_FR.UTF-8"}, "fr"),
        ((), {"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ((), {"LANG": "en_GB.UTF-8", "LC_ALL": "fr_BE.UTF-8", "LC_MESSAGES": "de_DE"}, "fr"),
        (("--lang", "fr"), {"LANG": "en_GB.UTF-8"}, "fr"),
        (("--lang=en",), {"LC_ALL": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_help_comes_before_anything_is_installed_in_the_users_language(
    machine: Machine, arguments: tuple[str, ...], environment: dict[str, str], language: str
) -> None:
    """Nothing is fetched, made or asked: no Python, no .venv, no apt."""
    machine.program("apt-get", APT_FAILS)
    done = machine.run("scripts/play", "--help", *arguments, **environment)
    keys = ("setup-play-usage", "setup-play-options", "setup-play-later")
    assert done.stdout.splitlines() == [sentence(language, key) for key in keys]
    assert (done.returncode, done.stderr, machine.noted()) == (0, "", [])
    assert not (machine.clone / ".venv").exists()


def test_help_of_the_tests_runs_none(machine: Machine) -> None:
    done = machine.run("scripts/test", "-h", LANG="fr_CA.UTF-8")
    keys = ("usage", "quick", "all", "files")
    said = "".join(sentence("fr", f"setup-test-{key}") + "\n" for key in keys)
    assert (done.returncode, done.stdout) == (0, said)


def test_help_of_the_setup_installs_nothing(machine: Machine) -> None:
    machine.program("apt-get", APT_FAILS)
    done = machine.run("scripts/setup", "tests", "--help")
    assert (done.returncode, done.stdout) == (0, sentence("en", "setup-setup-usage") + "\n")
    assert machine.noted() == []


# The system's packages


def test_where_all_is_there_the_game_starts_and_nothing_else(machine: Machine) -> None:
    """Neither apt nor sudo nor a Python of the script's own; arguments and input go through."""
    machine.has_everything()
    machine.is_installed()
    machine.program("apt-get", APT_FAILS)
    machine.program("sudo", SUDO_REFUSES)
    done = machine.run("scripts/play", "--lang", "fr", "deux mots", typed="r5\n")
    assert (done.stdout, done.stderr) == ("plays: --lang fr deux mots\nr5\n", "")
    assert machine.noted() == []


def test_a_link_to_the_script_finds_the_clone(machine: Machine) -> None:
    machine.has_everything()
    machine.is_installed()
    link = machine.programs / "uno"
    link.symlink_to(machine.clone / "scripts" / "play")
    environment = machine.environment()
    done = subprocess.run(
        [link], env=environment, input="", capture_output=True, text=True, cwd="/"
    )
    assert done.stdout == "plays:\n"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_without_apt_the_programs_are_named_once_and_the_game_starts(
    machine: Machine, language: str
) -> None:
    machine.is_installed()
    done = machine.run("scripts/play", "--lang", language)
    needs = ("speech", "player", "braille")
    assert done.stderr.splitlines() == [
        sentence(language, "setup-no-apt"),
        *(sentence(language, f"setup-program-{need}") for need in needs),
        sentence(language, "setup-game-without"),
    ]
    assert (done.returncode, done.stdout) == (0, f"plays: --lang {language}\n")
    assert machine.run("scripts/play").stderr == ""


def test_what_goes_missing_later_is_told_anew(machine: Machine) -> None:
    """Only what has been said already is kept back."""
    machine.has_everything()
    machine.is_installed()
    (machine.programs / "aplay").unlink()
    assert sentence("en", "setup-program-player") in machine.run("scripts/play").stderr
    (machine.system / LOUIS).unlink()
    assert sentence("en", "setup-program-braille") in machine.run("scripts/play").stderr


def test_root_installs_exactly_what_is_missing_and_says_so(machine: Machine) -> None:
    """Quietly, and without eating what was typed for the game."""
    machine.is_installed()
    machine.user_id(0)
    machine.program("apt-get", APT_PUTS_EVERYTHING_THERE)
    (machine.programs / "ln").symlink_to(shutil.which("ln") or "ln")
    done = machine.run("scripts/play", typed="draw\n")
    assert done.stderr.splitlines() == [
        sentence("en", "setup-missing", packages=WANTED),
        sentence("en", "setup-installing"),
    ]
    assert done.stdout == "plays:\ndraw\n"
    assert machine.noted() == [APT_INSTALL]


def test_lists_are_fetched_only_when_apt_fails_without(machine: Machine) -> None:
    machine.is_installed()
    machine.user_id(0)
    machine.program("apt-get", APT_WITHOUT_LISTS)
    for name in ("ln", "touch"):
        (machine.programs / name).symlink_to(shutil.which(name) or name)
    done = machine.run("scripts/play")
    assert "no lists" not in done.stderr
    assert machine.noted() == [APT_INSTALL, "apt-get update", APT_INSTALL]


def test_when_apt_fails_its_words_are_in_a_file_and_the_game_starts(machine: Machine) -> None:
    machine.is_installed()
    machine.user_id(0)
    machine.program("apt-get", APT_FAILS)
    done = machine.run("scripts/play")
    assert done.stderr.splitlines() == [
        sentence("en", "setup-missing", packages=WANTED),
        sentence("en", "setup-installing"),
        sentence("en", "setup-apt-failed", file=str(machine.log)),
        sentence("en", "setup-by-hand", packages=WANTED),
        sentence("en", "setup-game-without"),
    ]
    assert machine.log.read_text() == "the mirror is away\n"
    assert (done.returncode, done.stdout) == (0, "plays:\n")
    each = [f"apt-get install --no-install-recommends {name}" for name in WANTED.split()]
    assert machine.noted() == [APT_INSTALL, "apt-get update", *each]


def test_without_a_connection_apt_is_not_tried_again_and_again(machine: Machine) -> None:
    """The sentence says why; what apt says is kept.  Without root, so with the pip it fetches."""
    words = "E: Failed to fetch ca-certificates.deb  Temporary failure resolving 'mirror'"
    machine.program("apt-get", f'#!/bin/sh\n{NOTES}echo "{words}" >&2\nexit 100\n')
    offline = sentence("en", "setup-offline", file=str(machine.log))
    bare_python(machine)
    done = machine.run("scripts/play")
    assert (done.returncode, done.stderr.splitlines()[-1]) == (2, offline)
    machine.user_id(0)
    done = machine.run("scripts/play")
    assert offline in done.stderr.splitlines()
    assert words in machine.log.read_text()
    apt = [line for line in machine.noted() if "install" in line]
    assert apt == ["apt-get install --no-install-recommends python3-venv"]


def test_a_long_silence_is_broken(machine: Machine) -> None:
    """While programs work that say nothing; here every two seconds instead of 20."""
    speaks = machine.clone / "scripts" / "lib" / "speak.bash"
    text = speaks.read_text()
    assert "20" in text
    speaks.write_text(text.replace("20", "2"))
    (machine.programs / "sleep").symlink_to(shutil.which("sleep") or "sleep")
    told = machine.bash("tell setup-installing; logged sleep 3; logged sleep 3").stderr.splitlines()
    assert told[0] == sentence("en", "setup-installing")
    seconds = [int(number) for line in told[1:] for number in re.findall(r"\d+", line)]
    assert len(seconds) >= 2
    assert seconds == sorted({each for each in seconds if each % 2 == 0})
    assert told[1] == sentence("en", "setup-still", seconds=str(seconds[0]))
    assert machine.bash("logged dirname /").stderr == ""


@pytest.mark.parametrize(
    ("answer", "installs"),
    [
        ("", True),
        ("oui", True),
        ("y", True),
        ("no", False),
        ("x\nno", False),
        ("yse\naide\nyes", True),
    ],
)
def test_somebody_at_a_terminal_is_asked_before_apt_is_used(
    machine: Machine, answer: str, installs: bool
) -> None:
    """Root too; the answer comes from the terminal, not from what is typed for the game."""
    machine.is_installed()
    machine.user_id(0)
    machine.program("apt-get", APT_PUTS_EVERYTHING_THERE)
    (machine.programs / "ln").symlink_to(shutil.which("ln") or "ln")
    shown = machine.run_at_a_terminal("scripts/play", answer)
    assert sentence("en", "setup-ask") in shown
    assert machine.noted() == ([APT_INSTALL] if installs else [])
    assert (sentence("en", "setup-by-hand", packages=WANTED) in shown) is not installs
    assert "plays:" in shown
    assert sentence("en", "setup-prompt") in shown
    for wrong in {"x", "yse"} & set(answer.split()):
        assert sentence("en", "setup-unclear", line=wrong) in shown
    assert (sentence("en", "setup-help", packages=WANTED) in shown) is ("aide" in answer)
    assert sentence("en", "setup-ask") not in machine.run_at_a_terminal("scripts/play", "no")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_who_has_neither_root_nor_sudo_is_not_asked(machine: Machine, language: str) -> None:
    """What an administrator could do is said; the game starts."""
    machine.is_installed()
    machine.program("apt-get", APT_FAILS)
    shown = machine.run_at_a_terminal("scripts/play", "", LANG=language)
    told = [line for line in shown.splitlines() if line]
    assert told[:3] == [
        sentence(language, "setup-missing", packages=WANTED),
        sentence(language, "setup-by-hand", packages=WANTED),
        sentence(language, "setup-game-without"),
    ]
    assert "plays:" in shown
    assert machine.noted() == []


def test_who_quits_at_the_question_about_packages_does_not_play(machine: Machine) -> None:
    machine.is_installed()
    machine.user_id(0)
    machine.program("apt-get", APT_FAILS)
    shown = machine.run_at_a_terminal("scripts/play", "quit")
    assert sentence("en", "setup-ask") in shown
    assert "plays:" not in shown
    assert machine.noted() == []


@pytest.mark.parametrize("sudo", [None, SUDO_REFUSES])
def test_without_sudo_the_packages_are_named(machine: Machine, sudo: str | None) -> None:
    """Missing or refused: apt is left alone, and the game starts."""
    machine.is_installed()
    machine.program("apt-get", APT_FAILS)
    if sudo:
        machine.program("sudo", sudo)
    done = machine.run("scripts/play", LC_ALL="fr_FR.UTF-8")
    assert done.stderr.splitlines() == [
        sentence("fr", "setup-missing", packages=WANTED),
        sentence("fr", "setup-by-hand", packages=WANTED),
        sentence("fr", "setup-game-without"),
    ]
    assert done.returncode == 0
    assert [line for line in machine.noted() if line.startswith("apt-get")] == []


def test_sudo_installs_for_an_ordinary_user(machine: Machine) -> None:
    machine.is_installed()
    machine.program("apt-get", APT_PUTS_EVERYTHING_THERE)
    machine.program("sudo", SUDO_LETS_IN)
    for name in ("ln", "true"):
        (machine.programs / name).symlink_to(shutil.which(name) or name)
    done = machine.run("scripts/play")
    assert done.stdout == "plays:\n"
    assert APT_INSTALL in machine.noted()
    assert sum(line.startswith("sudo") for line in machine.noted()) == 2  # may I; do it


def test_a_desktops_sound_server_asks_for_alsas_plugin(machine: Machine) -> None:
    machine.has_everything()
    machine.is_installed()
    machine.program("apt-get", APT_FAILS)
    with tempfile.TemporaryDirectory() as short, socket.socket(socket.AF_UNIX) as server:
        (Path(short) / "pulse").mkdir()
        server.bind(f"{short}/pulse/native")
        done = machine.run("scripts/play", XDG_RUNTIME_DIR=short)
        assert sentence("en", "setup-missing", packages="libasound2-plugins") in done.stderr
        machine.system_file("usr/lib/x86_64-linux-gnu/alsa-lib/libasound_module_pcm_pulse.so")
        assert machine.run("scripts/play", XDG_RUNTIME_DIR=short).stderr == ""


@pytest.mark.parametrize(
    ("program", "binding", "package"),
    [
        ("brltty", BRLAPI, "python3-brlapi"),
        ("speech-dispatcher", SPEECHD, "python3-speechd"),
    ],
)
def test_whoever_has_the_program_gets_its_binding(
    machine: Machine, program: str, binding: str, package: str
) -> None:
    """It may serve a display, or speak; without it nobody is asked to install anything for it."""
    machine.has_everything()
    machine.is_installed()
    machine.program("apt-get", APT_FAILS)
    (machine.system / binding).unlink()
    done = machine.run("scripts/play")
    assert sentence("en", "setup-missing", packages=package) in done.stderr
    (machine.programs / program).unlink()
    assert machine.run("scripts/play").stderr == ""


# Python


def test_without_python_one_sentence_and_status_2(machine: Machine) -> None:
    machine.has_everything()
    done = machine.run("scripts/play", "--lang", "fr")
    assert done.stderr.splitlines()[-1] == sentence("fr", "setup-no-python")
    assert done.returncode == 2


def test_python_is_asked_of_apt_with_all_the_rest(machine: Machine) -> None:
    machine.program("apt-get", APT_FAILS)
    done = machine.run("scripts/test")
    bindings, programs = "python3-brlapi python3-speechd", "espeak-ng brltty speech-dispatcher"
    servers = "ngircd inspircd atheme-services"
    readers = "irssi weechat-curses tmux yasr python3-dbus python3-evdev python3-pyudev"
    names = f"python3 python3-venv {WANTED} {bindings} {programs} {servers} {readers} chromium npm"
    names += " caddy nginx-light haproxy"
    assert done.stderr.splitlines()[0] == sentence("en", "setup-missing", packages=names)
    assert done.returncode == 2


def test_an_old_python_is_named_with_its_version(machine: Machine) -> None:
    machine.has_everything()
    machine.user_id(0)
    machine.program("apt-get", APT_FAILS)
    old = '#!/bin/sh\ncase "$2" in *version_info*) exit 1 ;; *) echo 3.10.12 ;; esac\n'
    machine.system_file("usr/bin/python3", old)
    done = machine.run("scripts/play")
    missing = sentence("en", "setup-missing", packages="python3.11 python3.11-venv")
    assert done.stderr.splitlines()[0] == missing
    assert done.stderr.splitlines()[-1] == sentence("en", "setup-old-python", version="3.10.12")
    assert done.returncode == 2


BARE = """#!/bin/sh
case "$*" in
    *"import pip"*) [ -e "$0.pip" ]; exit ;;
    *ensurepip*) exit 1 ;;
    *--without-pip*) mkdir -p "${8}/bin" && cat "$0" >"${8}/bin/python"; exit ;;
esac
echo "python $*" >>"$NOTES"
"""
"""Debian's python3 without python3-venv: it makes environments, but no pip in them."""


def bare_python(machine: Machine) -> Path:
    machine.has_everything()
    machine.system_file("usr/bin/python3", BARE)
    return machine.system / "usr/bin/python3"


@pytest.mark.parametrize("root", [True, False])
def test_a_python_that_makes_no_environments_is_named(machine: Machine, root: bool) -> None:
    """Where apt may install what it lacks, that is tried first; in the end each way is named."""
    python = bare_python(machine)
    machine.program("apt-get", APT_FAILS)
    if root:
        machine.user_id(0)
    done = machine.run("scripts/play")
    assert (sentence("en", "setup-by-hand", packages="python3-venv") in done.stderr) is root
    assert done.stderr.splitlines()[-1] == sentence("en", "setup-no-venv", python=str(python))
    assert done.returncode == 2
    assert "apt-get -qq download python3-pip-whl" in machine.noted()


def test_without_pip_uv_fills_the_environment(machine: Machine) -> None:
    """Also where there is no Python: uv brings one."""
    machine.program("apt-get", APT_FAILS)
    machine.program("uv", f"#!/bin/sh\n{NOTES}exit 1\n")
    machine.has_everything()
    done = machine.run("scripts/play")
    assert done.stderr.splitlines()[-1] == sentence(
        "en", "setup-install-failed", file=str(machine.log)
    )
    venv = machine.clone / ".venv"
    assert machine.noted() == [f"uv venv --clear --system-site-packages --python >=3.11 {venv}"]


# The environment, made for real


class Clone:
    """A whole clone with the real PATH; pip finds what it needs among the tests' own packages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.starts = folder.parent / "starts"
        noting = folder.parent / "noting"
        noting.mkdir()
        (noting / "sitecustomize.py").write_text(
            "import sys\n"
            f"with open({str(self.starts)!r}, 'a') as file:\n"
            "    file.write(sys.executable + '\\n')\n"
        )
        packages = sysconfig.get_path("purelib")
        self.python_path = os.pathsep.join([str(noting), packages])
        ignore = shutil.ignore_patterns("__pycache__")
        for name in ("accessible_uno", "locales", "scripts"):
            shutil.copytree(CHECKOUT / name, folder / name, ignore=ignore)
        for name in ("pyproject.toml", "README.md", "LICENSE"):
            shutil.copy(CHECKOUT / name, folder)

    def play(self, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
        """Play, noting every Python that is started on the way."""
        self.starts.write_text("")
        return subprocess.run(
            [self.folder / "scripts" / "play", *arguments],
            env={
                "PATH": os.environ["PATH"],
                "HOME": str(self.folder.parent),
                "PYTHONPATH": self.python_path,
                "PIP_NO_INDEX": "1",
                "CI": "true",
                "LANG": "C.UTF-8",
                **more,
            },
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )

    def plays_by_a_stand_in(self) -> None:
        """Put a program in the game's place, so that what is left is the script itself."""
        game = self.folder / ".venv" / "bin" / "accessible-uno"
        game.write_text(PLAYS)

    def python_starts(self) -> list[str]:
        return self.starts.read_text().splitlines()

    def where_the_game_is_found(self) -> str:
        code = "import accessible_uno, accessible_uno.program as at; print(at.locales_folder())"
        python = self.folder / ".venv" / "bin" / "python"
        found = subprocess.run(
            [python, "-P", "-c", code], capture_output=True, text=True, check=True, cwd="/"
        )
        return found.stdout.strip()


@pytest.mark.packages
def test_a_clone_installs_itself_once_and_again_when_it_must(tmp_path: Path) -> None:
    """First start, second start, a changed project, a moved clone, a broken environment."""
    clone = Clone(tmp_path / "première place")
    preparing = sentence("en", "setup-game-preparing")

    first = clone.play("--help")
    assert (first.returncode, clone.python_starts()) == (0, [])
    first = clone.play("--version")
    assert preparing in first.stderr, first.stderr
    assert clone.python_starts() != []
    assert clone.where_the_game_is_found() == str(clone.folder / "locales")
    compiled = {
        each.name.partition(".")[0] for each in clone.folder.rglob("accessible_uno/**/*.pyc")
    }
    assert compiled >= {each.stem for each in clone.folder.rglob("accessible_uno/**/*.py")}

    clone.plays_by_a_stand_in()
    second = clone.play()
    assert (second.stdout, second.stderr) == ("plays:\n", "")
    assert clone.python_starts() == []  # no pip, no venv: a handful of file tests

    project = clone.folder / "pyproject.toml"
    project.write_text(project.read_text() + "\n# changed\n")
    clone.play("--version")
    assert any(".venv" in start for start in clone.python_starts())  # pip was there again
    clone.plays_by_a_stand_in()
    assert clone.play().stderr == ""

    clone.folder = clone.folder.rename(tmp_path / "second place")
    anew = sentence("en", "setup-venv-anew", folder=str(clone.folder / ".venv"))
    assert clone.play("--version").stderr.splitlines()[:2] == [preparing, anew]
    assert clone.where_the_game_is_found() == str(clone.folder / "locales")

    (clone.folder / ".venv" / "bin" / "python").unlink()
    assert clone.play("--version").stderr.splitlines()[:2] == [preparing, anew]
    assert clone.where_the_game_is_found() == str(clone.folder / "locales")


@pytest.mark.packages
@pytest.mark.parametrize("language", ["fr", "en"])
def test_without_a_network_our_sentence_comes_and_the_words_of_pip_are_kept(
    tmp_path: Path, language: str
) -> None:
    clone = Clone(tmp_path / "clone")
    clone.python_path = ""
    nowhere = {"PIP_NO_INDEX": "0", "PIP_INDEX_URL": "http://127.0.0.1:9/simple"}
    done = clone.play("--lang", language, **nowhere, PIP_FIND_LINKS="", PIP_NO_CACHE_DIR="1")
    log = tmp_path / ".local/state/accessible-uno/log/setup.txt"
    assert done.returncode == 2
    waiting = ("Still", "L’installation continue")
    assert [line for line in done.stderr.splitlines() if not line.startswith(waiting)] == [
        sentence(language, "setup-game-preparing"),
        sentence(language, "setup-offline", file=str(log)),
    ]
    assert "Retrying" in log.read_text()


def test_the_games_own_help_comes_once_it_is_installed() -> None:
    """`accessible-uno play --help`, which `scripts/play --help` runs, ends well and says how."""
    command = [sys.executable, "-m", "accessible_uno", "play", "--help"]
    done = subprocess.run(command, input="", capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "play --help, followed by" in done.stdout


# The checks


LINT = ["ruff check .", "ruff format --check .", "mypy"]
ELSEWHERE = [
    f"mypy --platform {system} --cache-dir .mypy_cache/{system} --no-error-summary accessible_uno"
    for system in ("win32", "darwin")
]
"""The types as Windows and macOS have them, which `--all` checks."""

LOCKS = " ".join(
    f"--requirement CLONE/scripts/locks/{name}.txt" for name in ("game", "tests", "all")
)
PIP = "pip install --quiet --disable-pip-version-check --no-input --retries 2"
EXTRAS = f"{PIP} --require-hashes {LOCKS}"
"""What `--all` tests besides."""

PYTEST = "pytest --numprocesses auto --dist loadfile --no-loadscope-reorder"


def tools(failing: str) -> str:
    """A Python whose tools note how they were called; the one named ``failing`` fails."""
    return f"""#!/bin/sh
shift
echo "$*" >>"$NOTES"
case "$*" in pytest*) echo "....F"; echo "1 passed in 0.01s" ;; esac
case "$*" in "{failing or "none"}"*) echo "this went wrong"; echo "the last line"; exit 3 ;; esac
"""


@pytest.mark.parametrize(
    ("given", "checks"),
    [
        ((), [*LINT, PYTEST]),
        (("-k", "word"), [*LINT, f"{PYTEST} -k word"]),
        (("--quick",), [*LINT, f"{PYTEST} --quick"]),
        (("--all", "-x"), ["import pip", EXTRAS, *LINT, *ELSEWHERE, f"{PYTEST} -m  -rs -x"]),
        (("scripts/play::test", "-x"), [*LINT[:2], f"{PYTEST} scripts/play::test -x"]),
        (("--quick", "locales"), [*LINT[:2], f"{PYTEST} --quick locales"]),
    ],
)
def test_all_checks_run_and_the_count_comes_last(
    machine: Machine, given: tuple[str, ...], checks: list[str]
) -> None:
    """Types are checked beside the tests, so that one of the two may be noted first."""
    machine.has_everything()
    machine.is_installed(python=tools(failing=""))
    done = machine.run("scripts/test", *given)
    noted = machine.notes.read_text().replace(str(machine.clone), "CLONE").splitlines()
    assert (done.returncode, sorted(noted)) == (0, sorted(checks))
    *_, time, count = done.stdout.splitlines()
    assert count == "1 passed in 0.01s"
    assert re.sub(r"\d+", "N", time) == sentence("en", "setup-test-seconds", seconds="N")


def test_all_asks_for_a_desktop_with_its_screen_reader(machine: Machine) -> None:
    """Also where all that the other tests need is there."""
    machine.has_everything()
    machine.is_installed(python=tools(failing=""))
    machine.program("apt-get", APT_FAILS)
    assert "firefox" not in machine.run("scripts/test").stderr
    asked = (
        "xvfb dbus openbox xdotool libglib2.0-bin mate-terminal"
        " at-spi2-core python3-gi gir1.2-atspi-2.0"
    )
    asked += " firefox-esr orca pulseaudio pulseaudio-utils libasound2-plugins libxml2-utils"
    assert f" {asked}" in machine.run("scripts/test", "--all").stderr


@pytest.mark.parametrize(
    ("failing", "named"),
    [("ruff check", "lint"), ("ruff format", "format"), ("mypy", "types"), ("pytest", "")],
)
def test_a_check_that_fails_does_not_stop_the_others(
    machine: Machine, failing: str, named: str
) -> None:
    """All of them speak in one run.  Through `.ci/run` as well, which runs the same."""
    machine.has_everything()
    machine.is_installed(python=tools(failing))
    done = machine.run(".ci/run")
    assert done.returncode == 3
    *before, last = done.stdout.splitlines()
    if named:
        told = ["this went wrong", "the last line", sentence("en", f"setup-test-{named}")]
        assert before[-4:-1] == told
    assert last == ("1 passed in 0.01s" if named else "the last line")
    assert sorted(machine.notes.read_text().splitlines()) == sorted([*LINT, PYTEST])


def test_compiled_code_is_kept_between_the_processes_of_the_tests(machine: Machine) -> None:
    """Whatever the environment says: there are a thousand of them."""
    machine.has_everything()
    machine.is_installed(python='#!/bin/sh\necho "${PYTHONDONTWRITEBYTECODE-unset}"\n')
    done = machine.run("scripts/test", "scripts", PYTHONDONTWRITEBYTECODE="1")
    assert "unset" in done.stdout.splitlines()


def test_the_package_named_louis_is_never_asked_of_pypi() -> None:
    """It is not the binding of liblouis."""
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text())
    asked: Iterable[str] = [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *(name for extra in project["project"]["optional-dependencies"].values() for name in extra),
    ]
    assert not [name for name in asked if re.match(r"louis\b", name)]
