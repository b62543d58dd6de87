#!/usr/bin/env bash
# build.sh PRESET [TARGET [ninja option...]]: configures when needed and builds.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/common.sh
. scripts/emscripten_env.sh
preset="$1" target="${2:-all}"
shift $(($# < 2 ? $# : 2))
# A compiler cache where there is one. CCACHE_DEPEND takes the headers of a source from the compiler: to preprocess each source for
# them doubles the time of a short one with emcc. Precompiled headers need the other options.
if command -v ccache >/dev/null; then
    export CMAKE_C_COMPILER_LAUNCHER=ccache CMAKE_CXX_COMPILER_LAUNCHER=ccache
    export CCACHE_DEPEND=1 CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
fi
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
# SWITCHBOX_RELEASE=1 optimizes the page's program once more, 0 does not. Unset, the build stays as it was.
case "$preset${SWITCHBOX_RELEASE:-}" in
    web0) release=OFF ;;
    web1) release=ON ;;
    *) release= ;;
esac
if [ -n "$release" ] && ! grep -qxF "SWITCHBOX_RELEASE:BOOL=$release" "build/$preset/CMakeCache.txt"; then
    timed "configure $preset" logged "configure-$preset" "configure the build '$preset'" \
        cmake --preset "$preset" "-DSWITCHBOX_RELEASE=$release"
fi
# Nothing else needs the benchmarks, so a build has them when they are asked for.
if [ "$target" = bench ] && ! grep -q '^SWITCHBOX_BENCH:BOOL=ON$' "build/$preset/CMakeCache.txt"; then
    timed "configure $preset for bench" logged "configure-$preset" "configure the build '$preset'" \
        cmake --preset "$preset" -DSWITCHBOX_BENCH=ON
fi
timed "build $preset $target" cmake --build --preset "$preset" --target "$target" -- "$@"
