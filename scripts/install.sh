#!/usr/bin/env bash
# install.sh GROUP...: makes sure that what a group needs is there, and does nothing when it is.
# Groups: native (desktop program), web (page), test (browsers and checkers; includes the other two).
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"

packages=(ca-certificates make cmake ninja-build python3 fonttools doctest-dev)
native=(g++ pkg-config libsdl2-dev libepoxy-dev libgl-dev librsvg2-dev nlohmann-json3-dev libcli11-dev libbenchmark-dev)
web=(emscripten)
test=(clang clang-format clang-tidy
    chromium firefox-esr xvfb xauth xdotool imagemagick libgl1-mesa-dri)

want_web=no
for group in "$@"; do
    case "$group" in
        native) packages+=("${native[@]}") ;;
        web) packages+=("${web[@]}") want_web=yes ;;
        test) packages+=("${native[@]}" "${web[@]}" "${test[@]}") want_web=yes ;;
        *) die "install.sh: no group named '$group' (native, web, test)" ;;
    esac
done
# A Node from elsewhere conflicts with Debian's npm, so Debian's is taken only where there is none.
command -v node >/dev/null || packages+=(nodejs)
command -v npm >/dev/null || packages+=(npm)

is_debian() { [ -r /etc/os-release ] && (. /etc/os-release && [ "${ID:-}" = debian ]); }

as_root() {
    if [ "$(id -u)" = 0 ]; then
        env DEBIAN_FRONTEND=noninteractive "$@"
    else
        sudo env DEBIAN_FRONTEND=noninteractive "$@"
    fi
}

install_packages() {
    local missing=() package
    local installed
    installed=" $(dpkg-query -W -f '${db:Status-Status}:${Package} ' "${packages[@]}" 2>/dev/null || true)"
    for package in "${packages[@]}"; do
        [[ "$installed" == *" installed:$package "* ]] || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null; then
        die "not root and no sudo; as root run: apt-get install --no-install-recommends ${missing[*]}"
    fi
    say "installing ${missing[*]}"
    logged apt-update "read the package lists (apt-get update)" as_root apt-get -q -o DPkg::Lock::Timeout=300 update
    logged apt-install "install ${missing[*]}" \
        as_root apt-get -qy -o DPkg::Lock::Timeout=300 install --no-install-recommends "${missing[@]}"
}

# Elsewhere than Debian the names differ: say once what is needed and let the build find it.
name_packages() {
    local stamp="$SWITCHBOX_CACHE/stamps/named" list="${packages[*]}"
    [ "$(cat "$stamp" 2>/dev/null)" = "$list" ] && return 0
    say "not Debian: please install, under whatever names your system has, $list"
    echo "$list" >"$stamp"
}

install_modules() {
    local stamp=node_modules/.switchbox wanted
    cd "$here/.."
    wanted=$(cat package.json package-lock.json | cksum)
    [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ] && return 0
    say "installing the node modules (fonts, icons, minifier, test driver)"
    logged npm-ci "install the node modules (npm ci)" npm ci --ignore-scripts --no-audit --no-fund
    echo "$wanted" >"$stamp"
}

# The build looks for sources under these two fixed names (cmake/dependencies.cmake).
if is_debian; then
    packages+=(dpkg-dev debian-archive-keyring)
    install_packages
    imgui=$("$here/sources.sh" imgui)
    ln -sfn "$imgui" "$SWITCHBOX_CACHE/imgui"
    if [ "$want_web" = yes ]; then
        sdl2=$("$here/sdl2_web.sh")
        ln -sfn "$sdl2" "$SWITCHBOX_CACHE/sdl2-web"
    fi
else
    name_packages
fi
install_modules
