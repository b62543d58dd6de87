#!/usr/bin/env bash
# fresh.sh [TARGET ...]: runs `make TARGET` for each target (page and native) as a new user does. Each runs on a bare Debian with
# git and make, in a folder, on its own copy of what is committed here. Stops at the first that fails.
# SUITE is Debian's release: bookworm (12), trixie (13), sid. The bare system stays in the cache, and a built page in
# build/fresh/SUITE. WITH_CCACHE=1 reuses this machine's compiler results: a third of the time, and missing packages are still
# found.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/common.sh
[ $# -gt 0 ] || set -- page native
suite="${SUITE:-bookworm}"
[ "$(id -u)" = 0 ] || die "a bare system needs root; run: sudo make fresh"
command -v debootstrap >/dev/null || die "debootstrap is missing; run: apt-get install debootstrap"

store="$SWITCHBOX_CACHE/fresh"
bare="$store/$suite.tar"
mkdir -p "$store"
work=$(mktemp -d "$store/work.XXXXXX")
system="$work/system"
places=(proc sys dev dev/pts dev/shm)
unmount() {
    local at
    for ((at = ${#places[@]} - 1; at >= 0; at--)); do
        if mountpoint -q "$system/${places[at]}"; then umount "$system/${places[at]}"; fi
    done
}
leave() {
    unmount
    # Nothing of this machine may be mounted below the folder when it is removed.
    if ! mount | grep -q " $work/"; then rm -rf --one-file-system "$work"; fi
}
trap leave EXIT

# Copies the settings of this machine's package registries and network.
copy_settings() {
    local place
    for place in apt/apt.conf.d apt/auth.conf apt/auth.conf.d resolv.conf hosts ssl/certs/ca-certificates.crt; do
        if [ -e "/etc/$place" ]; then
            mkdir -p "$(dirname "$system/etc/$place")"
            cp -rL "/etc/$place" "$(dirname "$system/etc/$place")/"
        fi
    done
    [ ! -e ~/.npmrc ] || cp ~/.npmrc "$system/root/"
}

make_bare() {
    local mirror
    mirror=$(apt-get indextargets --format '$(ORIGIN)|$(LABEL)|$(REPO_URI)' 'Created-By: Packages' 2>/dev/null |
        awk -F'|' '$1 == "Debian" && $2 == "Debian" { print $3; exit }')
    [ -n "$mirror" ] || die "apt lists no package source of Debian; run: apt-get update"
    logged "debootstrap-$suite" "make a bare system ($suite)" \
        debootstrap --variant=minbase --include=git,make,ca-certificates "$suite" "$system" "$mirror"
    echo "deb $mirror $suite main" >"$system/etc/apt/sources.list"
    copy_settings
    tar --create --file "$work/bare.tar" --directory "$system" . && mv "$work/bare.tar" "$bare" && rm -rf "$system"
}
# The package lists of a bare system older than a week may name packages that the mirror no longer has.
[ -z "$(find "$bare" -mtime +7 2>/dev/null)" ] || rm -f "$bare"
[ -e "$bare" ] || timed "make a bare system ($suite)" make_bare

run_target() {
    env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 ${CI:+CI="$CI"} \
        NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt chroot "$system" make -C "$PWD" "$1"
}
for target in "$@"; do
    mkdir "$system"
    tar --extract --file "$bare" --directory "$system"
    git clone -q . "$system$PWD" # at the same path, since compiler results depend on it
    if [ "${WITH_CCACHE:-0}" = 1 ] && cache=$(ccache --get-config cache_dir) && [ -d "$cache" ]; then
        mkdir -p "$system/root/.cache"
        cp -alT "$cache" "$system/root/.cache/ccache" 2>/dev/null || cp -aT "$cache" "$system/root/.cache/ccache"
    fi
    for place in "${places[@]}"; do mkdir -p "$system/$place" && mount --bind "/$place" "$system/$place"; done
    timed "make $target on a bare $suite" run_target "$target" </dev/null
    unmount
    if [ -e "$system$PWD/build/web/page" ]; then
        rm -rf "build/fresh/$suite" && mkdir -p "build/fresh/$suite"
        cp -R "$system$PWD/build/web/page" "build/fresh/$suite/"
    fi
    rm -rf --one-file-system "$system"
done
