# Functions that the scripts share: sourced, never run.

SWITCHBOX_CACHE="${SWITCHBOX_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/switchbox}"
export SWITCHBOX_CACHE
mkdir -p "$SWITCHBOX_CACHE/logs" "$SWITCHBOX_CACHE/stamps"

say() { printf 'switchbox: %s\n' "$*" >&2; }
die() {
    say "$*"
    exit 1
}

# Prints the number of processor cores, also on macOS.
cores() { getconf _NPROCESSORS_ONLN; }

# timed WHAT COMMAND...: prints a line when a part of the work starts, and the time that it took.
timed() {
    local what="$1" began=$SECONDS
    shift
    say "$(date +%T) $what"
    "$@" || return
    say "$(date +%T) $what: done in $((SECONDS - began)) s"
}

# logged NAME WHAT COMMAND...: writes the tool's output to a log. If the command fails, the terminal gets one line, after our own
# message from the log, if any.
logged() {
    local log="$SWITCHBOX_CACHE/logs/$1.log" what="$2"
    shift 2
    if ! "$@" >"$log" 2>&1 </dev/null; then
        sed -n 's/^ *\(switchbox: .*\)/\1/p' "$log" >&2
        die "cannot $what; see $log"
    fi
}
