#!/usr/bin/env bash
# size.sh: prints the size of each file of the page, compressed as servers send it. It fails if a first visit exceeds its budget,
# a limit against accidents. A first visit does not count files that are fetched later or never: pictures for links and for the
# installed page, sound, gamepads, the page around an embedded board, other languages.
set -euo pipefail
cd "$(dirname "$0")/.."
gzip_budget=970000 brotli_budget=795000
gzip_total=0 brotli_total=0
is_later() {
    case "$1" in
    *.png | sw.js | example-host.* | host.* | gamepad.* | sound.* | too-old.*) return 0 ;;
    words/en.*) return 1 ;;
    words/*) return 0 ;;
    esac
    return 1
}
sizes=$(node scripts/compress.mjs --sizes build/web/page)
printf '%7s %7s\n' gzip brotli
while read -r gzip brotli name; do
    later=
    if is_later "$name"; then
        later='  (later)'
    else
        gzip_total=$((gzip_total + gzip)) brotli_total=$((brotli_total + brotli))
    fi
    printf '%7d %7d %s%s\n' "$gzip" "$brotli" "$name" "$later"
done <<<"$sizes"
printf '%7d %7d on a first visit, of %d and %d\n' "$gzip_total" "$brotli_total" "$gzip_budget" "$brotli_budget"
[ "$gzip_total" -le "$gzip_budget" ] && [ "$brotli_total" -le "$brotli_budget" ]
