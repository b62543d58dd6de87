#!/usr/bin/env bash
# test.sh [ctest option...]: runs the tests of what is built, and says how large the built tree is.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/common.sh
timed "run the tests" ctest --preset native -j "$(nproc)" "$@"
say "the built tree: $(du -sm build | cut -f1) MB"
