#!/usr/bin/env bash
# tier.sh check|test|all [ctest option...]: installs what a tier of tests needs, builds it, runs it, and prints how long that took.
#   check  after each edit: the core, the user interface, the command line, layers and format
#   test   the same, the page in Chromium, and the main paths of the desktop program
#   all    the rest: sanitizers, WebAssembly, Firefox, fuzzers, faults, packing, lint
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/common.sh
tier="$1"
shift
case "$tier" in
    check) scripts/install.sh test ;;
    test) scripts/install.sh test ;;
    all) scripts/install.sh all ;;
    *) die "tier.sh: no tier named '$tier' (check, test, all)" ;;
esac
labels="$tier"
case "$tier" in
    check) scripts/build.sh native ;;
    test)
        labels='check|test'
        scripts/build.sh native
        scripts/build.sh web page
        ;;
    all)
        scripts/build.sh native
        scripts/build.sh native bench
        scripts/build.sh native-sanitize
        scripts/build.sh web
        ;;
esac
timed "run the tests" ctest --preset native -L "^($labels)\$" -j "$(nproc)" "$@"
# Tests that inject faults print how many (tests/faults.mjs, tests/faults.hpp).
sed -n 's/.*faults: \([0-9]*\) injected, \([0-9]*\) survived.*/\1 \2/p' build/native/Testing/Temporary/LastTest.log |
    awk '{ injected += $1; survived += $2 } END { if (NR) printf "switchbox: faults: %d injected, %d survived\n", injected, survived }'
