# What emcc needs in its environment: sourced, never run.

# Debian's emcc looks for its own acorn; a Node from elsewhere does not search Debian's module folder.
if [ -d /usr/share/nodejs/acorn ]; then
    export NODE_PATH="/usr/share/nodejs${NODE_PATH:+:$NODE_PATH}"
fi
# Debian's system libraries come prebuilt and its cache is frozen. Any other Emscripten builds them on first use,
# so give it a writable place when its own is not.
if emcc_path=$(command -v emcc) && [ ! -e /usr/share/emscripten/.emscripten ] && [ -z "${EM_CACHE:-}" ]; then
    if [ ! -w "$(dirname "$(readlink -f "$emcc_path")")" ]; then
        export EM_CACHE="$SWITCHBOX_CACHE/emscripten"
    fi
fi
