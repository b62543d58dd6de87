#!/usr/bin/env bash
# install.sh GROUP...: installs what a group needs and this machine lacks.
# Groups: native (desktop program), web (page), dist (packing), modules (node modules of tests), check (make check; includes
# native and modules), test (make test; includes check and web), all (make test-all, benchmarks; includes the others).
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"
. "$here/needs.sh"

wants=" $* "
case "$wants" in
    *" all "*) wants=" native web dist modules check test all " ;;
    *" test "*) wants=" native web modules check test " ;;
    *" check "*) wants=" native modules check " ;;
esac
wanted() { [[ "$wants" == *" $1 "* ]]; }
for group in $wants; do
    case "$group" in
        native | web | dist | modules | check | test | all) ;;
        *) die "install.sh: no group named '$group' (native, web, dist, modules, check, test, all)" ;;
    esac
done

as_root() {
    if [ "$(id -u)" = 0 ]; then
        env DEBIAN_FRONTEND=noninteractive "$@"
    else
        sudo env DEBIAN_FRONTEND=noninteractive "$@"
    fi
}

install_packages() {
    logged apt-update "read the package lists (apt-get update)" as_root apt-get -q -o DPkg::Lock::Timeout=300 update
    logged apt-install "install $*" \
        as_root apt-get -qy -o DPkg::Lock::Timeout=300 install --no-install-recommends "$@"
}

install_debian_packages() {
    local missing=() package installed
    local packages=("${debian_common[@]}")
    if wanted native; then packages+=("${debian_native[@]}"); fi
    if wanted web; then packages+=("${debian_web[@]}"); fi
    if wanted dist; then packages+=("${debian_dist[@]}"); fi
    if wanted check; then packages+=("${debian_check[@]}"); fi
    if wanted test; then packages+=("${debian_test[@]}"); fi
    if wanted all; then packages+=("${debian_all[@]}"); fi
    # A Node from another source conflicts with Debian's npm, so Debian's packages are installed only if the commands are missing.
    command -v node >/dev/null || packages+=(nodejs)
    command -v npm >/dev/null || packages+=(npm)
    installed=" $(dpkg-query -W -f '${db:Status-Status}:${Package} ' "${packages[@]}" 2>/dev/null || true)"
    for package in "${packages[@]}"; do
        if is_ubuntu && [[ "$ubuntu_lacks" == *" $package "* ]]; then continue; fi
        [[ "$installed" == *" installed:$package "* ]] || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null; then
        die "not root and no sudo; as root run: apt-get install --no-install-recommends ${missing[*]}"
    fi
    timed "install ${missing[*]}" install_packages "${missing[@]}"
}

# Installs the node modules. Modules that only tests need are left out unless requested.
install_modules() {
    local stamp=node_modules/.switchbox sum level=page
    cd "$here/.."
    # Modules that were installed for tests stay installed.
    if wanted modules || grep -qs '^test ' "$stamp"; then level=test; fi
    sum=$(cat package.json package-lock.json | cksum)
    [ "$(cat "$stamp" 2>/dev/null)" != "$level $sum" ] || return 0
    local options=(--ignore-scripts --no-audit --no-fund)
    [ "$level" = test ] || options+=(--omit=dev)
    timed "install node modules ($level)" logged npm-ci "install the node modules (npm ci)" npm ci "${options[@]}"
    echo "$level $sum" >"$stamp"
}

# The build looks for sources under these fixed names (cmake/dependencies.cmake).
link_source() {
    local folder link="$SWITCHBOX_CACHE/$1" stamp="$SWITCHBOX_CACHE/stamps/$1" recipe
    recipe=$(cksum <"$here/sources.sh")
    if [ -e "$link" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$recipe" ] && [ -z "${SWITCHBOX_PINNED:-}" ]; then return 0; fi
    if ! folder=$(timed "get the source of $1" "$here/sources.sh" "$1"); then
        rm -f "$link"
        exit 1
    fi
    ln -sfn "$folder" "$link"
    echo "$recipe" >"$stamp"
}

if is_debian; then
    install_debian_packages
    link_source imgui
    link_source qrcodegen
    if wanted web; then link_source sdl2; fi
    if wanted all; then link_source benchmark; fi
else
    if is_ubuntu; then install_debian_packages; fi
    check_tools
fi
install_modules
