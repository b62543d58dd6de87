#!/usr/bin/env bash
# Builds SDL2 for the web into the cache and prints the folder it is installed in.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"
. "$here/emscripten_env.sh"

command -v emcc >/dev/null || die "emcc is missing; run scripts/install.sh web"
compiler=$(emcc -dumpversion 2>/dev/null) || die "emcc does not run; try: emcc -dumpversion"
# "lean" stands for the options below: other options take another name, or a cached library of before would be used.
prefix="$SWITCHBOX_CACHE/sdl2-web-2.26.5-lean-emcc-$compiler"
if [ -f "$prefix/lib/libSDL2.a" ]; then
    echo "$prefix"
    exit 0
fi

source=$("$here/sources.sh" sdl2)
build="$SWITCHBOX_CACHE/build-sdl2"
rm -rf "$build" "$prefix.new"
say "building SDL2 for the web (once, a few minutes)"
# Video, events, timers and files are all that Switchbox uses; what is off is not downloaded by the player.
# Lean and mean leaves out fast paths for drawing into surfaces: everything here is drawn by OpenGL.
logged sdl2-web-configure "configure SDL2 for the web" \
    emcmake cmake -S "$source" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=MinSizeRel -DCMAKE_INSTALL_PREFIX="$prefix.new" \
    -DSDL_SHARED=OFF -DSDL_STATIC=ON -DSDL_TEST=OFF -DSDL2_DISABLE_INSTALL=OFF \
    -DSDL_AUDIO=OFF -DSDL_JOYSTICK=OFF -DSDL_HAPTIC=OFF -DSDL_SENSOR=OFF -DSDL_HIDAPI=OFF -DSDL_POWER=OFF \
    -DSDL_RENDER=OFF -DSDL_MISC=OFF -DSDL_LOCALE=OFF -DSDL_OFFSCREEN=OFF -DSDL_DUMMYVIDEO=OFF \
    -DCMAKE_C_FLAGS=-DSDL_LEAN_AND_MEAN=1 "-DCMAKE_C_FLAGS_MINSIZEREL=-Oz -DNDEBUG"
logged sdl2-web-build "build SDL2 for the web" cmake --build "$build"
logged sdl2-web-install "install SDL2 for the web" cmake --install "$build"
rm -rf "$prefix" "$build"
mv "$prefix.new" "$prefix" # renamed last, so that a folder in the cache is always whole
echo "$prefix"
