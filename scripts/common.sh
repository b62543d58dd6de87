# Shared by the scripts: sourced, never run.

SWITCHBOX_CACHE="${SWITCHBOX_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/switchbox}"
export SWITCHBOX_CACHE
mkdir -p "$SWITCHBOX_CACHE/logs" "$SWITCHBOX_CACHE/stamps"

say() { printf 'switchbox: %s\n' "$*" >&2; }
die() {
    say "$*"
    exit 1
}

# timed WHAT COMMAND...: prints when a part of the work starts, and how long it took.
timed() {
    local what="$1" began=$SECONDS
    shift
    say "$(date +%T) $what"
    "$@" || return
    say "$(date +%T) $what: done in $((SECONDS - began)) s"
}

# logged NAME WHAT COMMAND...: writes the tool's output to a log. The terminal gets one line, and only when it fails: the
# line of ours in the log, where there is one.
logged() {
    local log="$SWITCHBOX_CACHE/logs/$1.log" what="$2"
    shift 2
    if ! "$@" >"$log" 2>&1 </dev/null; then
        sed -n 's/^ *\(switchbox: .*\)/\1/p' "$log" >&2
        die "cannot $what; see $log"
    fi
}
