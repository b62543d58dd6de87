#!/usr/bin/env bash
# build.sh PRESET [TARGET [ninja option...]]: configures if needed, and builds.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/common.sh
. scripts/emscripten_env.sh
preset="$1" target="${2:-all}"
shift $(($# < 2 ? $# : 2))
# Uses a compiler cache if there is one. With CCACHE_DEPEND ccache takes the headers of a source from the compiler. Preprocessing
# each source to find them doubles the time of a short one with emcc. Precompiled headers need the other options.
if command -v ccache >/dev/null; then
    export CMAKE_C_COMPILER_LAUNCHER=ccache CMAKE_CXX_COMPILER_LAUNCHER=ccache
    export CCACHE_DEPEND=1 CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
fi
# CMake itself notices all later changes except those of the presets.
if [ ! -f "build/$preset/build.ninja" ] || [ CMakePresets.json -nt "build/$preset/build.ninja" ]; then
    timed "configure $preset" logged "configure-$preset" "configure the build '$preset'" cmake --preset "$preset"
fi
# Address of the published page (SWITCHBOX_PAGE_ADDRESS), if it is known.
address="${SWITCHBOX_PAGE_ADDRESS:-}"
if [ -n "$address" ] && ! grep -qxF "SWITCHBOX_PAGE_ADDRESS:STRING=$address" "build/$preset/CMakeCache.txt"; then
    timed "configure $preset for $address" logged "configure-$preset" "configure the build '$preset'" \
        cmake --preset "$preset" "-DSWITCHBOX_PAGE_ADDRESS=$address"
fi
# SWITCHBOX_RELEASE=1 turns the last optimization of the page's program on, 0 turns it off. If unset, the build keeps its setting.
case "$preset${SWITCHBOX_RELEASE:-}" in
    web0) release=OFF ;;
    web1) release=ON ;;
    *) release= ;;
esac
if [ -n "$release" ] && ! grep -qxF "SWITCHBOX_RELEASE:BOOL=$release" "build/$preset/CMakeCache.txt"; then
    timed "configure $preset" logged "configure-$preset" "configure the build '$preset'" \
        cmake --preset "$preset" "-DSWITCHBOX_RELEASE=$release"
fi
# Only this target needs the benchmarks, so a build has them only on request.
if [ "$target" = bench ] && ! grep -q '^SWITCHBOX_BENCH:BOOL=ON$' "build/$preset/CMakeCache.txt"; then
    timed "configure $preset for bench" logged "configure-$preset" "configure the build '$preset'" \
        cmake --preset "$preset" -DSWITCHBOX_BENCH=ON
fi
timed "build $preset $target" cmake --build --preset "$preset" --target "$target" -- "$@"
