#!/usr/bin/env bash
# build.sh PRESET [TARGET [ninja option...]]: configures when needed and builds.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/common.sh
. scripts/emscripten_env.sh
preset="$1" target="${2:-all}"
shift $(($# < 2 ? $# : 2))
# CMake itself notices every later change but one: that of the presets.
if [ ! -f "build/$preset/build.ninja" ] || [ CMakePresets.json -nt "build/$preset/build.ninja" ]; then
    timed "configure $preset" logged "configure-$preset" "configure the build '$preset'" cmake --preset "$preset"
fi
# Where the page will stand (SWITCHBOX_PAGE_ADDRESS), once it is known.
address="${SWITCHBOX_PAGE_ADDRESS:-}"
if [ -n "$address" ] && ! grep -qxF "SWITCHBOX_PAGE_ADDRESS:STRING=$address" "build/$preset/CMakeCache.txt"; then
    timed "configure $preset for $address" logged "configure-$preset" "configure the build '$preset'" \
        cmake --preset "$preset" "-DSWITCHBOX_PAGE_ADDRESS=$address"
fi
# The page does without the benchmarks, so its build is told of them when they are asked for.
if [ "$preset $target" = "web bench" ] && ! grep -q '^SWITCHBOX_BENCH:BOOL=ON$' build/web/CMakeCache.txt; then
    timed "configure web for bench" logged configure-web "configure the build 'web'" cmake --preset web -DSWITCHBOX_BENCH=ON
fi
timed "build $preset $target" cmake --build --preset "$preset" --target "$target" -- "$@"
