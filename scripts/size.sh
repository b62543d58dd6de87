#!/usr/bin/env bash
# size.sh: fails when what a first visit fetches, compressed as servers send it, has grown past its budget: a limit against
# accidents. Pictures for links and for the installed page, sound, gamepads, and the languages that are not spoken, come
# later or never.
set -euo pipefail
cd "$(dirname "$0")/.."
budget=760000 total=0
page=build/web/page
is_later() {
    case "$1" in
    *.png | sw.js | gamepad.* | sound.* | too-old.*) return 0 ;;
    words/en.*) return 1 ;;
    words/*) return 0 ;;
    esac
    return 1
}
while IFS= read -r -d '' file; do
    name=${file#"$page"/}
    bytes=$(gzip -9 -c "$file" | wc -c)
    later=
    if is_later "$name"; then later='  (later)'; else total=$((total + bytes)); fi
    printf '%7d %s%s\n' "$bytes" "$name" "$later"
done < <(find "$page" -type f -print0 | sort -z)
printf '%7d on a first visit, of %d\n' "$total" "$budget"
[ "$total" -le "$budget" ]
