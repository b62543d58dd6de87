# Environment of emcc: sourced, never run.

# Debian's emcc needs Debian's acorn; a Node from another source does not search Debian's module folder.
if [ -d /usr/share/nodejs/acorn ]; then
    export NODE_PATH="/usr/share/nodejs${NODE_PATH:+:$NODE_PATH}"
fi
# Debian's system libraries come prebuilt and its cache is frozen. Any other Emscripten builds them on first use, so this sets a
# writable cache if its own is not.
if emcc_path=$(command -v emcc) && [ ! -e /usr/share/emscripten/.emscripten ] && [ -z "${EM_CACHE:-}" ]; then
    if [ ! -w "$(dirname "$(readlink -f "$emcc_path")")" ]; then
        export EM_CACHE="$SWITCHBOX_CACHE/emscripten"
    fi
fi
