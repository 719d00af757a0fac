# The system's packages: finds what is missing, and installs it.

# The tests look for the system under another root folder.
system=${ACCESSIBLE_UNO_SYSTEM:-}

# any_file PATH...: whether one of the paths exists; they are the expansion of a pattern.
any_file() {
    local path
    for path; do
        if [[ -e $path ]]; then
            return 0
        fi
    done
    return 1
}

has_speech() { any_file "$system"/usr/lib{,64}{,/*-linux-*}/libespeak-ng.so.1; }

has_louis() {
    any_file "$system"/usr/lib/python3/dist-packages/louis/__init__.py \
        "$system"/usr/lib{,64}/python3.*/site-packages/louis/__init__.py \
        "$venv"/lib/python3.*/site-packages/louis/__init__.py
}

# The Python binding of BRLTTY, which Debian builds for its own Python.
has_brlapi() {
    any_file "$system"/usr/lib/python3/dist-packages/brlapi*.so \
        "$system"/usr/lib{,64}/python3.*/site-packages/brlapi*.so \
        "$venv"/lib/python3.*/site-packages/brlapi*.so
}

# Debian keeps brltty in a folder that is not on an ordinary user's PATH.
has_brltty() { any_file "$system"/{,usr/}{,s}bin/brltty || command -v brltty >/dev/null; }

# A user who has BRLTTY may have a display; the tests need it in any case.
wants_display() { [[ $1 != game ]] || has_brltty; }

# The Python binding of Speech Dispatcher, which is not on PyPI.
has_speechd() {
    any_file "$system"/usr/lib/python3/dist-packages/speechd/__init__.py \
        "$system"/usr/lib{,64}/python3.*/site-packages/speechd/__init__.py \
        "$venv"/lib/python3.*/site-packages/speechd/__init__.py
}

has_dispatcher() { command -v speech-dispatcher >/dev/null; }

# Debian keeps servers in a folder that is not on an ordinary user's PATH.
has_server() { any_file "$system"/usr/sbin/"$1" || command -v "$1" >/dev/null; }

# Fenrir itself comes from PyPI; there these would have to be compiled.
has_fenrir_needs() {
    any_file "$system"/usr/lib/python3/dist-packages/evdev/__init__.py &&
        any_file "$system"/usr/lib/python3/dist-packages/dbus/__init__.py &&
        any_file "$system"/usr/lib/python3/dist-packages/pyudev/__init__.py
}

# A user who has Speech Dispatcher may want its voice; the tests start one of their own.
wants_dispatcher() { [[ $1 != game ]] || has_dispatcher; }

# aplay reaches a desktop's sound server through a plugin of ALSA.
reaches_sound_server() {
    [[ ! -S ${XDG_RUNTIME_DIR:-}/pulse/native ]] ||
        any_file "$system"/usr/lib{,64}{,/*-linux-*}/alsa-lib/libasound_module_pcm_{pulse,pipewire}.so
}

has_apt() { command -v apt-get >/dev/null; }
is_root() { [[ $(id -u) == 0 ]]; }

# Whether apt could install something: for root, or by sudo.
may_be_root() { has_apt && { is_root || command -v sudo >/dev/null; }; }

# What the tests read a graphical desktop with: its bus, and the tree of what is on the screen.
has_desktop() {
    local name
    for name in Xvfb dbus-daemon openbox xdotool gdbus mate-terminal; do
        command -v "$name" >/dev/null || return
    done
    any_file "$system"/usr/libexec/at-spi-bus-launcher &&
        any_file "$system"/usr/lib/python3/dist-packages/gi/__init__.py &&
        any_file "$system"/usr/lib{,64}{,/*-linux-*}/girepository-1.0/Atspi-2.0.typelib
}

# PulseAudio, what loads its modules and listens to it, and ALSA's way to it.
has_sound_server() {
    command -v pulseaudio >/dev/null && command -v pactl >/dev/null &&
        any_file "$system"/usr/lib{,64}{,/*-linux-*}/alsa-lib/libasound_module_pcm_pulse.so
}

# Whether a person is there to type a password.
has_terminal() { [[ -z ${CI:-} ]] && { : </dev/tty; } 2>/dev/null; }

# find_missing game|tests|all: sets missing to the names of the needs that are not met, on one line.
find_missing() {
    missing=
    if ! installed "${1/all/tests}"; then
        find_python
        if [[ -z $python ]] && ! has_uv || { may_be_root && [[ ! -x $system/usr/bin/python3 ]]; }; then
            missing+=' python venv'
        elif [[ $python ]] && may_be_root && ! makes_environments "$python"; then
            missing+=' venv' # without it, other ways are tried
        fi
    fi
    if [[ $OSTYPE != darwin* ]]; then # which speaks by itself
        has_speech || missing+=' speech'
        command -v aplay >/dev/null || missing+=' player'
        reaches_sound_server || missing+=' server'
    fi
    has_louis || missing+=' braille'
    if wants_display "$1"; then
        has_brlapi || missing+=' display'
    fi
    if wants_dispatcher "$1"; then
        has_speechd || missing+=' speechd'
    fi
    if [[ $1 != game ]]; then
        command -v espeak-ng >/dev/null || missing+=' espeak'
        has_brltty || missing+=' brltty'
        has_dispatcher || missing+=' dispatcher'
        has_server ngircd || missing+=' ngircd'
        has_server inspircd || missing+=' inspircd'
        command -v atheme-services >/dev/null || missing+=' services'
        command -v irssi >/dev/null || missing+=' irssi'
        command -v weechat >/dev/null || missing+=' weechat'
        command -v tmux >/dev/null || missing+=' tmux'
        command -v yasr >/dev/null || missing+=' yasr'
        has_fenrir_needs || missing+=' fenrir'
        command -v chromium >/dev/null || missing+=' chromium'
        command -v npm >/dev/null || missing+=' npm'
        command -v caddy >/dev/null || missing+=' caddy'
        has_server nginx || missing+=' nginx'
        has_server haproxy || missing+=' haproxy'
    fi
    if [[ $1 == all ]]; then
        has_desktop || missing+=' desktop'
        command -v firefox-esr >/dev/null || missing+=' firefox'
        command -v orca >/dev/null || missing+=' orca'
        has_sound_server || missing+=' pulse'
        command -v xmllint >/dev/null || missing+=' xmllint'
    fi
    missing=${missing# }
}

# A system whose python3 is too old may offer a newer one beside it.
python_package() {
    if [[ -n $python ]]; then
        printf '%s' "${python##*/}"
    elif [[ -x $system/usr/bin/python3 ]]; then
        printf 'python3.11'
    else
        printf 'python3'
    fi
}

# Prints the apt packages for what is missing.
packages() {
    local need names=
    for need in $missing; do
        case $need in
            python) names+=" $(python_package)" ;;
            venv) names+=" $(python_package)-venv" ;;
            speech) names+=' libespeak-ng1' ;;
            player) names+=' alsa-utils' ;;
            server) names+=' libasound2-plugins' ;;
            braille) names+=' python3-louis liblouis-data' ;;
            display) names+=' python3-brlapi' ;;
            speechd) names+=' python3-speechd' ;;
            espeak) names+=' espeak-ng' ;;
            brltty) names+=' brltty' ;;
            dispatcher) names+=' speech-dispatcher' ;;
            ngircd | inspircd) names+=" $need" ;;
            services) names+=' atheme-services' ;;
            irssi | tmux | yasr | chromium | npm | caddy | haproxy | orca) names+=" $need" ;;
            weechat) names+=' weechat-curses' ;;
            nginx) names+=' nginx-light' ;;
            fenrir) names+=' python3-dbus python3-evdev python3-pyudev' ;;
            desktop)
                names+=' xvfb dbus openbox xdotool libglib2.0-bin mate-terminal'
                names+=' at-spi2-core python3-gi gir1.2-atspi-2.0'
                ;;
            firefox) names+=' firefox-esr' ;;
            xmllint) names+=' libxml2-utils' ;;
            pulse) names+=' pulseaudio pulseaudio-utils libasound2-plugins' ;;
        esac
    done
    printf '%s' "${names# }"
}

# Whether apt may be used: a person at a terminal is asked, until the answer is yes or no; without
# one, starting the script counts as consent.
agrees_to_apt() {
    local answer
    has_terminal || return 0
    tell setup-ask
    while printf '%s ' "$(say setup-prompt)" >&2 && IFS= read -r answer </dev/tty; do
        case $answer in
            '' | [Yy] | [Yy][Ee][Ss] | [Oo] | [Oo][Uu][Ii]) return 0 ;;
            [Nn] | [Nn][Oo] | [Nn][Oo][Nn]) return 1 ;;
            [Qq]uit | [Qq]uitter) exit 1 ;;
            [Hh]elp | [Aa]ide | '?') tell setup-help packages "$(packages)" ;;
            [Rr]epeat | [Rr]épète) tell setup-ask ;;
            *) tell setup-unclear line "${answer//[![:print:]]/}" ;;
        esac
    done
    return 1
}

# Whether packages may be installed: as root, or through sudo, which asks for the password at a
# terminal.
may_install() {
    is_root && return
    sudo -n true 2>/dev/null && return
    has_terminal || return
    tell setup-password
    sudo true
}

apt_get() {
    local as_root=
    if ! is_root; then
        as_root='sudo -n'
        ! has_terminal || as_root=sudo
    fi
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y \
        -o DPkg::Lock::Timeout=60 -o DPkg::Use-Pty=0 "$@"
}

apt_install() { apt_get install --no-install-recommends "$@"; }

install_or_update_first() { apt_install "$@" || { apt_get update && apt_install "$@"; }; }

# install_packages NAME...: fetches apt's lists only if installing fails without; a package that this
# system does not have does not prevent the others.
install_packages() {
    local name
    logged install_or_update_first "$@" && return
    if is_offline; then
        tell setup-offline file "$log"
        return
    fi
    tell setup-apt-failed file "$log"
    for name; do
        logged apt_install "$name" || true
    done
}

# supply game|tests|all: installs what is missing, if the user agrees, or says how to do it by hand.
supply() {
    local need
    if ! has_apt; then
        tell setup-no-apt
        for need in $missing; do
            tell "setup-program-$need"
        done
        return
    fi
    tell setup-missing packages "$(packages)"
    if may_be_root && agrees_to_apt && may_install; then
        tell setup-installing
        # shellcheck disable=SC2046 # one word a package
        install_packages $(packages)
        find_missing "$1"
    fi
    if [[ -n $missing ]]; then
        tell setup-by-hand packages "$(packages)"
    fi
}

# Stops if no game is possible: there is no recent Python, and no uv, which brings one.
require_python() {
    if [[ -z $python ]] && ! has_uv; then
        if [[ -n $latest ]]; then
            give_up setup-old-python version "$latest"
        fi
        give_up setup-no-python
    fi
}

# What is missing is reported once, and not again at every start; for the tests it is.
already_told() {
    [[ $1 == game && -r $venv/told-missing && $(<"$venv/told-missing") == "$missing" ]]
}

# is_ready game|tests: whether scripts/setup has nothing to do, or has reported everything before.
is_ready() {
    find_missing "$1"
    installed "$1" && { [[ -z $missing ]] || already_told "$1"; }
}

# get_ready game|tests
get_ready() {
    local told=
    find_missing "$1"
    if [[ -n $missing ]] && ! already_told "$1"; then
        supply "$1"
        told=yes
    fi
    if ! installed "$1"; then
        require_python
        tell "setup-$1-preparing"
        install "$1"
        find_missing "$1"
    fi
    if [[ -n $told && -n $missing ]]; then
        tell "setup-$1-without"
        printf '%s\n' "$missing" >"$venv/told-missing"
    fi
}
