# Sentences in the user's language, from locales/*/setup.ftl, in English where it has none: these scripts speak before there is
# a Python to read the catalogues, so each of their messages is one line, and its only
# placeables are plain variables.

# speak_the_language_of [ARGUMENTS...]: sets language to that of --lang, or else the environment's.
speak_the_language_of() {
    local wanted=${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}
    while (($#)); do
        case $1 in
            --lang=*) wanted=${1#--lang=} ;;
            --lang) wanted=${2:-$wanted} ;;
        esac
        shift
    done
    language=${wanted%%[_.@-]*}
    if [[ ! $language =~ ^[a-z]+$ || ! -f $root/locales/$language/setup.ftl ]]; then
        language=en
    fi
}

# say MESSAGE [VARIABLE VALUE]...
say() {
    local line text=$1
    while IFS= read -r line; do
        case $line in
            "$1 = "*) text=${line#"$1 = "} ;;
        esac
    done <"$root/locales/$language/setup.ftl"
    shift
    while (($#)); do
        text=${text//"{ \$$1 }"/"$2"}
        shift 2
    done
    printf '%s\n' "$text"
}

# Writes progress to the error stream, because the output belongs to the game.
tell() {
    told_at=$SECONDS
    say "$@" >&2
}
told_at=0

# give_up MESSAGE [VARIABLE VALUE]...
give_up() {
    tell "$@"
    exit 2
}

# quietly COMMAND...: shows the command's output only when it fails; the command reads no input.
quietly() {
    local log status=0
    log=$(mktemp)
    "$@" </dev/null >"$log" 2>&1 || status=$?
    if ((status)); then
        cat "$log" >&2
    fi
    rm -f "$log"
    return "$status"
}

# Where the words of other programs are kept.
log=${XDG_STATE_HOME:-${HOME:-${TMPDIR:-/tmp}}/.local/state}/accessible-uno/log/setup.txt

# logged COMMAND...: runs a command that reads no input, and keeps what it says in a file.  Where it
# takes long, a sentence tells every 20 seconds that it still runs.
logged() {
    local status=0 waiting
    { mkdir -p "${log%/*}" && : >"$log"; } 2>/dev/null || log=$(mktemp)
    break_the_silence &
    waiting=$!
    ("$@") </dev/null >"$log" 2>&1 || status=$?
    kill "$waiting" 2>/dev/null || true
    wait "$waiting" 2>/dev/null || true
    return "$status"
}

break_the_silence() {
    local silent
    while :; do
        silent=$((SECONDS - told_at))
        read -rt $((20 - silent % 20)) _ <> <(:) || true # a pause of bash itself: none is left behind
        kill -0 $$ 2>/dev/null || return 0
        say setup-still seconds $(((silent / 20 + 1) * 20)) >&2
    done
}

asks_for_help() {
    local argument
    for argument; do
        case $argument in
            -h | --help) return 0 ;;
        esac
    done
    return 1
}
