#!/usr/bin/env bash
# sources.sh imgui|sdl2: puts a pinned Debian source package into the cache and prints its folder.
# A private apt root is used, so the machine's own apt lists stay as they are; apt checks signatures and checksums.
set -euo pipefail
. "$(dirname "$0")/common.sh"

case "${1:-}" in
    imgui) package=imgui version=1.90.1+ds-1 suite=trixie ;;
    sdl2) package=libsdl2 version=2.26.5+dfsg-1 suite=bookworm ;;
    *) die "usage: sources.sh imgui|sdl2" ;;
esac

folder="$SWITCHBOX_CACHE/sources/$package-$version"
if [ -d "$folder" ]; then
    echo "$folder"
    exit 0
fi
command -v dpkg-source >/dev/null && command -v apt-get >/dev/null ||
    die "$package $version comes from Debian's source archive; without apt and dpkg-source set FETCHCONTENT_SOURCE_DIR_* yourself (docs/dependencies.md)"

# The mirror is the one this machine already uses.
mirror=$(apt-get indextargets --format '$(ORIGIN)|$(LABEL)|$(REPO_URI)' 'Created-By: Packages' 2>/dev/null |
    awk -F'|' '$1 == "Debian" && $2 == "Debian" { print $3; exit }')
if [ -z "$mirror" ]; then
    # Before the first `apt-get update` the origin is unknown, and only the address tells.
    mirror=$(apt-get update --print-uris 2>/dev/null | sed -n "s|^'\(.*/debian/\)dists/.*|\1|p" | head -n 1)
fi
[ -n "$mirror" ] || die "apt has no package source configured, so $package $version cannot be downloaded"
keyring=/usr/share/keyrings/debian-archive-keyring.gpg
[ -f "$keyring" ] || die "$keyring is missing; install the package debian-archive-keyring"

work="$SWITCHBOX_CACHE/apt/$suite"
mkdir -p "$work/lists/partial" "$work/cache/archives/partial" "$work/parts" "$SWITCHBOX_CACHE/sources"
echo "deb-src [signed-by=$keyring] $mirror $suite main" >"$work/sources.list"
private_apt() {
    apt-get -o Dir::Etc::sourcelist="$work/sources.list" -o Dir::Etc::sourceparts="$work/parts" \
        -o Dir::State::lists="$work/lists" -o Dir::Cache="$work/cache" -o APT::Sandbox::User=root \
        -o Acquire::Languages=none -o APT::Get::List-Cleanup=0 -o APT::Update::Error-Mode=any "$@"
}

say "downloading $package $version (once)"
scratch=$(mktemp -d "$SWITCHBOX_CACHE/sources/.$package.XXXXXX")
trap 'rm -rf "$scratch"' EXIT
logged "apt-$suite" "read Debian's list of sources ($suite)" private_apt update
cd "$scratch"
logged "source-$package" "download the source package $package $version" \
    private_apt source --download-only "$package=$version"
logged "unpack-$package" "unpack the source package $package $version" dpkg-source -x "$package"_*.dsc tree
unpacked=$(dpkg-parsechangelog -l tree/debian/changelog -S Version) ||
    die "cannot read the version of the source package $package"
[ "$unpacked" = "$version" ] || die "expected $package $version, but the archive gave $unpacked"
mv tree "$folder" # renamed last, so that a folder in the cache is always whole
echo "$folder"
