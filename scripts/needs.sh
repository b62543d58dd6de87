# Packages of Debian and tools of other systems, by group: sourced, never run. Debian's lists hold everything that a group uses
# beyond a bare system; scripts/fresh.sh proves it.

debian_common=(git ca-certificates make cmake ninja-build ccache python3 fonttools doctest-dev nlohmann-json3-dev
    xz-utils debian-archive-keyring)
debian_native=(g++ pkg-config libsdl2-dev libepoxy-dev libgl-dev librsvg2-dev libpango1.0-dev libcli11-dev)
debian_web=(emscripten)
debian_check=(clang-format)
debian_test=(chromium-headless-shell xvfb xauth xdotool strace imagemagick libgl1-mesa-dri)
debian_dist=(dpkg-dev file)
debian_all=(gap-core octave python3-numpy python3-venv graphviz clang libclang-rt-dev clang-tidy llvm firefox-esr libbenchmark-dev
    libm4ri-dev debootstrap lintian appstream desktop-file-utils mandoc)

is_system() { [ -r /etc/os-release ] && (. /etc/os-release && [ "${ID:-}" = "$1" ]); }
is_debian() { is_system debian; }
# Ubuntu has the packages by the same names, except these. CMake downloads the sources.
is_ubuntu() { is_system ubuntu; }
ubuntu_lacks=" chromium-headless-shell firefox-esr debian-archive-keyring "

missing_tools=()
need() { command -v "$1" >/dev/null || missing_tools+=("$1 ($2)"); }
# need_version TOOL LEAST WHAT: compares LEAST with the first number in the first line of TOOL --version.
need_version() {
    local found
    if ! command -v "$1" >/dev/null; then
        missing_tools+=("$1 $2 or newer ($3)")
        return
    fi
    found=$("$1" --version 2>/dev/null | head -n 1 | grep -oE '[0-9]+(\.[0-9]+)*' | head -n 1)
    if [ "$(printf '%s\n%s\n' "$2" "${found:-0}" | sort -V | head -n 1)" != "$2" ]; then
        missing_tools+=("$1 $2 or newer, here is ${found:-an unknown version} ($3)")
    fi
}
need_library() { pkg-config --exists "$1" 2>/dev/null || missing_tools+=("$1 ($2)"); }

advice() {
    local system
    system=$(uname -s)
    if [ "$system" = Darwin ]; then
        echo "With Homebrew: brew install git cmake ninja node fonttools pkgconf sdl2 libepoxy librsvg pango clang-format emscripten"
    elif command -v apt-get >/dev/null; then
        echo "With apt: sudo apt-get install git cmake ninja-build nodejs npm fonttools g++ pkg-config libsdl2-dev libepoxy-dev librsvg2-dev libpango1.0-dev emscripten"
    else
        echo "Install them with the package manager of your system."
    fi
    echo "A newer Emscripten than your system's comes from emsdk: emsdk install latest && emsdk activate latest && source emsdk_env.sh"
    echo "docs/dependencies.md lists the tested systems."
}

# On other systems than Debian, and on Ubuntu after its packages: names exactly what is missing, each time. Libraries that the
# build can download are not required.
check_tools() {
    need git "the build fetches sources with it"
    need_version cmake 3.25 "builds everything"
    need ninja "builds everything"
    need_version node 18 "serves the page, shortens its scripts"
    need npm "installs fonts, icons and node tools"
    need pyftsubset "of fonttools: cuts the fonts down"
    need fonttools "cuts the fonts down"
    if wanted native; then
        need c++ "a C++20 compiler"
        need pkg-config "finds libraries"
        need_library sdl2 "the window; libsdl2-dev, sdl2 or SDL2-devel"
        need_library epoxy "OpenGL; libepoxy-dev, libepoxy or libepoxy-devel"
        need_library librsvg-2.0 "saves pictures; librsvg2-dev, librsvg or librsvg2-devel"
        need_library pangocairo "draws names in any alphabet; libpango1.0-dev, pango or pango-devel"
    fi
    if wanted web; then need emcc "Emscripten: builds the page"; fi
    if wanted check; then need clang-format "checks the code"; fi
    if wanted test; then
        need "${SWITCHBOX_CHROMIUM:-/usr/bin/chromium-headless-shell}" "tests the page; SWITCHBOX_CHROMIUM names another"
        need xvfb-run "tests without a screen"
        need xdotool "tests the desktop program"
        need strace "tests it with system calls that fail"
        need import "of ImageMagick: tests the desktop program"
    fi
    if wanted all; then
        need clang++ "builds what runs under sanitizers"
        need clang-tidy "checks the code"
        need llvm-cov "make coverage: counts what tests reach"
        need "${SWITCHBOX_FIREFOX:-/usr/bin/firefox-esr}" "tests the page; SWITCHBOX_FIREFOX names another"
    fi
    [ ${#missing_tools[@]} -gt 0 ] || return 0
    say "this is not Debian, so these are for you to install:"
    printf '  %s\n' "${missing_tools[@]}" >&2
    advice | sed 's/^/switchbox: /' >&2
    exit 1
}
