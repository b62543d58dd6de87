#!/usr/bin/env bash
# tidy.sh: runs clang-tidy over src/, in a build with clang that redoes only what changed.
set -euo pipefail
cd "$(dirname "$0")/.."
# Ninja does not know that a changed rule affects every file, so all is cleaned.
if [ -f build/lint/build.ninja ] && ! cmp -s .clang-tidy build/lint/clang-tidy.used; then
    cmake --build --preset lint --target clean
fi
mkdir -p build/lint
cp .clang-tidy build/lint/clang-tidy.used
scripts/build.sh lint all -k 0
