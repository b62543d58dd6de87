#!/usr/bin/env bash
# reproducible.sh: builds the page twice from scratch and fails if a file differs. The builds differ in folder name and depth,
# place of the cache, time zone and file permissions.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/common.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset CMAKE_C_COMPILER_LAUNCHER CMAKE_CXX_COMPILER_LAUNCHER
export CCACHE_DISABLE=1

# build FOLDER CACHE ZONE MASK: builds a copy of the working tree in FOLDER.
build() {
    mkdir -p "$1"
    git ls-files -z --cached --others --exclude-standard |
        while IFS= read -r -d '' file; do [ ! -e "$file" ] || printf '%s\0' "$file"; done |
        tar --create --null --files-from - | tar --extract --directory "$1"
    ln -s "$PWD/node_modules" "$1/node_modules"
    ln -s "$SWITCHBOX_CACHE" "$2"
    (cd "$1" && umask "$4" && SWITCHBOX_CACHE="$2" TZ="$3" SWITCHBOX_RELEASE=1 scripts/build.sh web page)
}
build "$work/a" "$work/cache" UTC 022
build "$work/another/folder" "$work/another-cache" Pacific/Auckland 077
diff -r "$work/a/build/web/page" "$work/another/folder/build/web/page" || die "two builds of the page differ"
say "two builds of the page are the same in every byte: $(cd "$work/a/build/web/page" && find . -type f | wc -l) files"
