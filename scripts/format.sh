#!/usr/bin/env bash
# format.sh [--check]: formats our C++ sources with clang-format. With --check it only reports, and exits with 77 if clang-format
# is not version 14: other versions format differently.
set -euo pipefail
cd "$(dirname "$0")/.."
if [ "${1:-}" = --check ]; then arguments=(--dry-run -Werror); else arguments=(-i); fi
formatter=$(command -v clang-format-14 || command -v clang-format || true)
version=$("$formatter" --version 2>/dev/null || echo none)
if [ "${1:-}" = --check ] && [[ "$version" != *" version 14."* ]]; then
    echo "switchbox: the format is that of clang-format 14; here is $version" >&2
    exit 77
fi
git ls-files -z --cached --others --exclude-standard -- 'src/*.[ch]pp' 'tests/*.[ch]pp' 'bench/*.[ch]pp' 'include/*.hpp' 'examples/*.cpp' |
    xargs -0 -r sh -c 'for file; do [ ! -e "$file" ] || printf "%s\0" "$file"; done' sh |
    xargs -0 -r "$formatter" --style=file "${arguments[@]}"
