#!/usr/bin/env bash
# tier.sh check|test|all [ctest option...]: installs what a tier of tests needs, builds it, runs it, and prints the time that it
# took.
#   check  after each edit: the core, the user interface, the command line, layers and format
#   test   like check, plus the main paths of the page in Chromium and of the desktop program
#   all    the rest: all of the page, Firefox, sanitizers, WebAssembly, fuzzers, faults, packing, lint, a bare system
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/common.sh
tier="$1" labels="$1" began=$SECONDS
shift
# install_and_build GROUP: builds natively while the other packages of the group are installed.
install_and_build() {
    scripts/install.sh native modules
    scripts/install.sh "$1" &
    scripts/build.sh native
    wait $!
}
# `limit`: seconds that the tier may take on two cores, starting without a build.
case "$tier" in
    check)
        limit=240
        install_and_build check
        ;;
    test)
        limit=600 labels='check|test'
        install_and_build test
        SWITCHBOX_RELEASE="${SWITCHBOX_RELEASE:-0}" scripts/build.sh web page # links in two thirds of the time
        ;;
    all)
        limit=2100
        install_and_build all
        scripts/build.sh native bench
        scripts/build.sh native-sanitize core_tests view_tests kind_tests fuzz
        scripts/build.sh native-threads thread_tests
        SWITCHBOX_RELEASE=1 scripts/build.sh web
        scripts/build.sh web switchbox_wasm
        ;;
    *) die "tier.sh: no tier named '$tier' (check, test, all)" ;;
esac
timed "run the tests" ctest --preset native -L "^($labels)\$" -j "$(cores)" "$@"
# Adds up the faults that tests inject and print (tests/faults.mjs, tests/faults.hpp).
sed -n 's/.*faults: \([0-9]*\) injected, \([0-9]*\) survived.*/\1 \2/p' build/native/Testing/Temporary/LastTest.log |
    awk '{ injected += $1; survived += $2 } END { if (NR) printf "switchbox: faults: %d injected, %d survived\n", injected, survived }'
say "tier '$tier': $((SECONDS - began)) s on $(cores) cores; the limit on two is $limit s"
