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
tell() { say "$@" >&2; }

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

asks_for_help() {
    local argument
    for argument; do
        case $argument in
            -h | --help) return 0 ;;
        esac
    done
    return 1
}
