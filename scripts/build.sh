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
timed "build $preset $target" cmake --build --preset "$preset" --target "$target" -- "$@"
