#!/usr/bin/env bash
# Computes the values of docs/results.md again, each fewest presses by two methods, in JOBS processes at once,
# compares them with that page if it is there, and writes files as the On-Line Encyclopedia of Integer
# Sequences takes them. Stopped and started again, it goes on where it was: each value is in a file of its own.
# It needs the program and a shell, nothing else. n = 79, 95, 126, 128, 129 and 135 take minutes to half an hour
# and up to 4 GB of memory each.
#
#   SWITCHBOX_BINARY=PROGRAM scripts/results.sh [JOBS [FOLDER]]
#
# FIRST, LAST and NULLITIES in the environment make it shorter: the fewest presses from n = FIRST to LAST
# (1 to 200), the nullities up to n = NULLITIES (100000).
set -euo pipefail

binary=${SWITCHBOX_BINARY:-build/native/switchbox}
jobs=${1:-$(nproc)}
folder=${2:-build/results}
first=${FIRST:-1}
last=${LAST:-200}
nullities=${NULLITIES:-100000}
export binary folder

# Writes the line "n value nullity seconds state" of one n. The state is "checked", or "unchecked" if only one
# method reaches this n. A size that none reaches has "-" for its value, and what the program says of it.
one() {
    local n=$1 nullity=$2 start=$SECONDS said value file="$folder/fewest/$1"
    [ ! -s "$file" ] || return 0
    said=$("$binary" table fewest --from "$n" --to "$n" --check 2>"$file.notes")
    local state=checked
    if [ -z "$said" ]; then
        state=unchecked
        said=$("$binary" table fewest --from "$n" --to "$n" 2>"$file.notes")
    fi
    value=${said#"$n "}
    if [ -z "$said" ]; then
        value=-
        state="refused: $(sed -n '1s/^switchbox: //p' "$file.notes")"
    fi
    rm -f "$file.notes"
    printf '%s %s %s %s %s\n' "$n" "$value" "$nullity" "$((SECONDS - start))" "$state" >"$file.part"
    mv "$file.part" "$file"
    cat "$file"
}
export -f one

# Writes a table into a file, unless it is there.
table() {
    local file="$folder/$1"
    shift
    [ -s "$file" ] && return
    "$binary" table nullity "$@" >"$file.part"
    mv "$file.part" "$file"
}

mkdir -p "$folder/fewest"
echo "n, fewest presses, nullity, seconds, state:"
# The most solutions first, as they take longest. The inner shell expands $1 and $2.
# shellcheck disable=SC2016
"$binary" table nullity --from "$first" --to "$last" | sort -k2,2nr -k1,1n |
    xargs -P "$jobs" -L 1 bash -c 'set -euo pipefail; one "$1" "$2"' one
table b159257.txt --to "$nullities"
table b165738.txt --torus --to "$nullities"

for n in $(seq "$first" "$last"); do cat "$folder/fewest/$n"; done >"$folder/fewest.txt"
# A b-file has consecutive terms only; an a-file has those after the first gap.
awk '$2 == "-" { exit } { print $1, $2 }' "$folder/fewest.txt" >"$folder/b075464.txt"
awk 'gap && $2 != "-" { print $1, $2 } $2 == "-" { gap = 1 }' "$folder/fewest.txt" >"$folder/a075464.txt"

numbers() { awk -v state="$1" '$5 ~ "^" state { printf " %s", $1 }' "$folder/fewest.txt"; }
echo "found by two methods:$(numbers checked)"
echo "found by one method: $(numbers unchecked)"
echo "not found:           $(numbers refused)"
# Values on the page are found by two methods, or are the only solution; the others are "not proved".
page=$(dirname "$0")/../docs/results.md
differing=
[ ! -e "$page" ] || differing=$(awk -F' *[|] *' '
    NR == FNR {
        split($0, term, " ")
        value[term[1]] = term[2]; nullity[term[1]] = term[3]; state[term[1]] = term[5]
        next
    }
    /^\| [0-9]+ \|/ && $2 in value {
        agrees = $4 == "not proved" ? value[$2] == "-" : value[$2] == $4 && state[$2] == "checked"
        if (!agrees || nullity[$2] != $3) printf " %s", $2
    }' "$folder/fewest.txt" "$page")
echo "files for the encyclopedia: $folder/b075464.txt, a075464.txt, b159257.txt, b165738.txt"
if [ -n "$differing" ]; then
    echo "results.sh: docs/results.md says otherwise of n =$differing" >&2
    exit 1
fi
