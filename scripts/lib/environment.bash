# The virtual environment in .venv, and the project in it.
# It sees the system's packages, for Debian's binding of liblouis; the package of the same name
# on PyPI is something else.

venv=$root/.venv

# The files and the Python that an installation was made with; when one changes, it is made again.
fingerprint() {
    printf '%s\n' "$root" "$(readlink -f "$venv/bin/python")" "$(<"$root/pyproject.toml")"
}

# installed game|tests: whether the environment is complete and up to date.
installed() {
    [[ -x $venv/bin/python && -x $venv/bin/accessible-uno && -r $venv/installed-$1 &&
        $(<"$venv/installed-$1") == "$(fingerprint)" ]]
}

recent() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

# Sets python to the first interpreter that is recent enough, or to nothing, and latest to the
# version of the last one that is not.  The system's own comes first: it sees the system's liblouis.
find_python() {
    latest=
    for python in "$system"/usr/bin/python3{,.1[1-9]} "$(command -v python3 || true)"; do
        if [[ -x $python ]]; then
            recent "$python" && return
            latest=$("$python" -c 'import platform; print(platform.python_version())') || true
        fi
    done
    python=
}

makes_environments() { "$1" -c 'import ensurepip, venv' 2>/dev/null; }

# Whether .venv was made in this folder, sees the system's packages, and has a Python with pip.
environment_sound() {
    [[ -x $venv/bin/python && -r $venv/pyvenv.cfg && ! -L $venv ]] &&
        grep -q '^include-system-site-packages = true$' "$venv/pyvenv.cfg" &&
        grep -q '^command = ' "$venv/pyvenv.cfg" &&
        grep '^command = ' "$venv/pyvenv.cfg" | grep -qF " $venv" &&
        recent "$venv/bin/python" &&
        "$venv/bin/python" -c '
import pathlib, sys, sysconfig
sys.exit(not pathlib.Path(sysconfig.get_path("purelib"), "pip").is_dir())' 2>/dev/null
}

make_environment() {
    if [[ -L $venv ]]; then
        rm "$venv"
    fi
    quietly "$python" -m venv --clear --system-site-packages "$venv" ||
        give_up setup-venv-failed folder "$venv"
}

pip_install() {
    PYTHONNOUSERSITE=1 PIP_USER=0 quietly "$venv/bin/python" -m pip install \
        --quiet --disable-pip-version-check --no-input "$@" || give_up setup-pip-failed
}

build_requirements() {
    "$venv/bin/python" -c '
import sys, tomllib
with open(sys.argv[1], "rb") as file:
    print(*tomllib.load(file)["build-system"]["requires"], sep="\n")' "$root/pyproject.toml"
}

# install game|tests: makes the environment and installs the project in it.
install() {
    if ! environment_sound; then
        if [[ -e $venv ]]; then
            tell setup-venv-anew folder "$venv"
        fi
        make_environment
    fi
    # The build tools stay in the environment: a later update builds without the network.
    pip_install --requirement <(build_requirements)
    case $1 in
        game) pip_install --no-build-isolation --editable "$root" ;;
        tests) pip_install --no-build-isolation --editable "$root[test]" ;;
    esac
    # Else the first start compiles the game, and takes twice as long as the next.
    "$venv/bin/python" -m compileall -q "$root/accessible_uno" >/dev/null || true
    fingerprint >"$venv/installed-game"
    if [[ $1 == tests ]]; then
        fingerprint >"$venv/installed-tests"
    fi
}
