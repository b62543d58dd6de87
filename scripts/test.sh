#!/usr/bin/env bash
# test.sh [ctest option...]: runs the tests of what is built, and says how large the built tree is.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/common.sh
timed "run the tests" ctest --preset native -j "$(nproc)" "$@"
# Tests that inject faults print how many (tests/faults.mjs, tests/faults.hpp).
sed -n 's/.*faults: \([0-9]*\) injected, \([0-9]*\) survived.*/\1 \2/p' build/native/Testing/Temporary/LastTest.log |
    awk '{ injected += $1; survived += $2 } END { printf "%d injected, %d survived\n", injected, survived }' |
    while read -r line; do say "faults: $line"; done
say "the built tree: $(du -sm build | cut -f1) MB"
