#!/usr/bin/env bash
# format.sh [--check]: clang-format over our C++ sources; with --check it only complains.
set -euo pipefail
cd "$(dirname "$0")/.."
if [ "${1:-}" = --check ]; then arguments=(--dry-run -Werror); else arguments=(-i); fi
formatter=$(command -v clang-format-14 || command -v clang-format)
git ls-files -z --cached --others --exclude-standard -- 'src/*.[ch]pp' 'tests/*.[ch]pp' 'bench/*.[ch]pp' |
    xargs -0 -r sh -c 'for file; do [ ! -e "$file" ] || printf "%s\0" "$file"; done' sh |
    xargs -0 -r "$formatter" --style=file "${arguments[@]}"
