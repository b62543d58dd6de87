# Shared by the scripts: sourced, never run.

SWITCHBOX_CACHE="${SWITCHBOX_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/switchbox}"
export SWITCHBOX_CACHE
mkdir -p "$SWITCHBOX_CACHE/logs" "$SWITCHBOX_CACHE/stamps"

say() { printf 'switchbox: %s\n' "$*" >&2; }
die() {
    say "$*"
    exit 1
}

# timed WHAT COMMAND...: says when a part of the work starts, and how long it took.
timed() {
    local what="$1" began=$SECONDS
    shift
    say "$(date +%T) $what"
    "$@" || return
    say "$(date +%T) $what: done in $((SECONDS - began)) s"
}

# logged NAME WHAT COMMAND...: tool output goes to a log; the terminal gets one line, and only when it fails.
logged() {
    local log="$SWITCHBOX_CACHE/logs/$1.log" what="$2"
    shift 2
    if ! "$@" >"$log" 2>&1 </dev/null; then
        die "cannot $what; see $log"
    fi
}
