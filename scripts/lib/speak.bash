# Sentences in the user's language, from locales/*/setup.ftl: these scripts speak before there is
# a Python to read the catalogues, so each of their messages is one line, and its only
# placeables are plain variables.

# speak_the_language_of [ARGUMENTS...]: what --lang says, or else the environment.
speak_the_language_of() {
    local wanted=${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}
    while (($#)); do
        case $1 in
            --lang=*) wanted=${1#--lang=} ;;
            --lang) wanted=${2:-$wanted} ;;
        esac
        shift
    done
    case $wanted in
        fr*) language=fr ;;
        *) language=en ;;
    esac
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

# What happens meanwhile is told on the error stream: the output is the game's.
tell() { say "$@" >&2; }

# give_up MESSAGE [VARIABLE VALUE]...
give_up() {
    tell "$@"
    exit 2
}

# quietly COMMAND...: what it says is shown only when it fails; it leaves our input alone.
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
