# The virtual environment in .venv, and the project in it.
# It sees the system's packages, for Debian's binding of liblouis; the package of the same name
# on PyPI is something else.

venv=$root/.venv

locks=$root/scripts/locks

# Prints the first line of each lock: it has the checksum of the rest.
lock_titles() {
    local lock title
    for lock in "$locks"/*.txt; do
        IFS= read -r title <"$lock" && printf '%s\n' "$title"
    done
}

# What an installation was made with; when it changes, it is made again.
fingerprint() {
    printf '%s\n' "$root" "$(readlink -f "$venv/bin/python")" "$(<"$root/pyproject.toml")" \
        "$(lock_titles)"
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

has_uv() { command -v uv >/dev/null; }

# Whether .venv has a pip, its own or the system's, which it sees.
has_pip() { "$venv/bin/python" -c 'import pip' 2>/dev/null; }

# Whether .venv was made in this folder, sees the system's packages, and can be added to.
environment_sound() {
    [[ -x $venv/bin/python && -r $venv/pyvenv.cfg && ! -L $venv ]] &&
        grep -q '^include-system-site-packages = true$' "$venv/pyvenv.cfg" &&
        grep '^command = ' "$venv/pyvenv.cfg" | grep -qF " $venv" &&
        recent "$venv/bin/python" && { has_pip || has_uv; }
}

# Makes .venv in the first way that there is: Python's own, with the pip that it brings; without one,
# where the system has pip, or uv, or where apt fetches pip; by uv alone, which brings a Python.
make_environment() {
    if [[ -L $venv ]]; then
        rm "$venv"
    fi
    if [[ -z $python ]]; then
        logged uv venv --clear --system-site-packages --python '>=3.11' "$venv" ||
            installation_failed
        printf 'command = uv venv %s\n' "$venv" >>"$venv/pyvenv.cfg"
    elif makes_environments "$python"; then
        logged "$python" -m venv --clear --system-site-packages "$venv" ||
            give_up setup-venv-failed folder "$venv" file "$log"
    else
        logged "$python" -m venv --clear --without-pip --system-site-packages "$venv" ||
            give_up setup-venv-failed folder "$venv" file "$log"
        has_pip || has_uv || fetch_pip || no_pip
    fi
}

# Puts the pip of Debian and Ubuntu into .venv: apt fetches a package without being root, where it
# keeps its lists in a folder of the user's.
fetch_pip() {
    has_apt || return
    local place=$venv/fetched
    mkdir -p "$place/lists/partial"
    logged apt_fetch "$place" python3-pip-whl || return
    local wheels=("$place"/usr/share/python-wheels/pip-*.whl)
    logged "$venv/bin/python" "${wheels[0]}/pip" install --no-index --no-deps "${wheels[0]}" || return
    rm -r "$place"
}

# apt_fetch FOLDER PACKAGE: unpacks a package into a folder.
apt_fetch() {
    cd "$1"
    apt-get -qq download "$2" || {
        apt-get -qq -o Dir::State::lists="$1/lists" -o Dir::Cache="$1" update &&
            apt-get -qq -o Dir::State::lists="$1/lists" -o Dir::Cache="$1" download "$2"
    } || return
    dpkg-deb -x "$2"_*.deb "$1"
}

# python_install ARGUMENTS...: installs packages in .venv.
python_install() {
    export PYTHONNOUSERSITE=1 PIP_USER=0
    if has_pip; then
        logged "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-input \
            --retries 2 "$@" || installation_failed
    else
        logged uv pip install --quiet --python "$venv/bin/python" "$@" || installation_failed
    fi
}

# Whether the last program failed for want of a connection.
is_offline() {
    ! grep -qiE 'certificate_verify|peer certificate' "$log" && grep -qiE 'connect|resol|unreachable|timed out' "$log"
}

# Says that something could not be fetched or installed, and where the reason is.
installation_failed() {
    ! is_offline || give_up setup-offline file "$log"
    give_up setup-install-failed file "$log"
}

# Says that nothing here can fill an environment; without a connection, that is the reason.
no_pip() {
    ! is_offline || give_up setup-offline file "$log"
    give_up setup-no-venv python "$python"
}

# lock_options game|tests|all: sets options to those that install what a lock pins, and those that
# it adds to.
lock_options() {
    local lock
    options=(--require-hashes)
    for lock in game tests all; do
        options+=(--requirement "$locks/$lock.txt")
        if [[ $lock == "$1" ]]; then
            return
        fi
    done
}

# install game|tests: makes the environment and installs the project in it.
install() {
    local options
    if ! environment_sound; then
        if [[ -e $venv ]]; then
            tell setup-venv-anew folder "$venv"
        fi
        make_environment
    fi
    lock_options "$1"
    python_install "${options[@]}"
    # The tools that build it are in the lock: a later update builds without the network.
    python_install --no-deps --no-build-isolation --editable "$root"
    # Else the first start compiles the game, and takes twice as long as the next.
    "$venv/bin/python" -m compileall -q "$root/accessible_uno" >/dev/null || true
    fingerprint >"$venv/installed-game"
    if [[ $1 == tests ]]; then
        fingerprint >"$venv/installed-tests"
    fi
}
