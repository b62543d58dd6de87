#!/usr/bin/env bash
# check_comments.sh: fails if a comment begins with a refused word, or if a file uses a name of the old vocabulary
# (CONTRIBUTING.md, "Ways of working").
set -euo pipefail
cd "$(dirname "$0")/.."
words='What|Who|Whoever|Whatever|Of|That|None where|The same'
names='floor_|_floor|switchbox_floor|KindInUse|OtherKind|OtherMachine|MachineWish|WishedGame|LitWays|Surroundings|FactKeeper|MirrorTeller'
status=0
list() { git ls-files -z --cached --others --exclude-standard -- "$@" | xargs -0 -r sh -c 'for file; do [ ! -e "$file" ] || printf "%s\0" "$file"; done' sh; }
if list 'src/*.[ch]pp' 'tests/*.[ch]pp' 'bench/*.[ch]pp' | xargs -0 grep -nE "(^|[^:])// ($words)\b"; then
    echo "switchbox: a comment does not begin with $words: a type's is a noun phrase, a function's begins with a verb" >&2
    status=1
fi
if list 'src/*' 'cmake/*' CMakeLists.txt | xargs -0 grep -nwE "($names)\w*"; then
    echo "switchbox: docs/glossary.md has the words that these names were replaced by" >&2
    status=1
fi
exit $status
