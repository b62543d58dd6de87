#!/usr/bin/env bash
# sources.sh imgui|sdl2|qrcodegen|benchmark: puts a source package of Debian into the cache and prints its folder. It takes the
# pinned version; if the mirror no longer has it, the first newer one, with a message. With SWITCHBOX_PINNED=1 it takes only the
# pinned one.
# Debian's own patches are left out; none of them touches code that is compiled here.
# A private apt root is used, so the machine's own apt lists stay as they are; apt checks signatures and checksums.
set -euo pipefail
. "$(dirname "$0")/common.sh"

# SHA-256 of the archive of the pinned version, as Debian has it.
case "${1:-}" in
    imgui) package=imgui version=1.90.1+ds-1 suites=(trixie forky sid) file=imgui.h
        sum=ecce377df0f90b292f15dcbd83d438bddc162b2388c881132bde18c787572a1c ;;
    sdl2) package=libsdl2 version=2.26.5+dfsg-1 suites=(bookworm trixie forky sid) file=include/SDL.h
        sum=b3f2c822151804125d08db94c65852f711c2e5df2145a59da120748dc32eb9c3 ;;
    qrcodegen) package=qr-code-generator version=1.8.0-1.1 suites=(bookworm trixie forky sid) file=c/qrcodegen.c
        sum=2ec0a4d33d6f521c942eeaf473d42d5fe139abcfa57d2beffe10c5cf7d34ae60 ;;
    benchmark) package=benchmark version=1.7.1-1 suites=(bookworm trixie forky sid) file=include/benchmark/benchmark.h
        sum=6430e4092653380d9dc4ccb45a1e2dc9259d581f4866dc0759713126056bc1d7 ;;
    *) die "usage: sources.sh imgui|sdl2|qrcodegen|benchmark" ;;
esac

sources="$SWITCHBOX_CACHE/sources"
if [ -e "$sources/$package-$version/$file" ]; then
    echo "$sources/$package-$version"
    exit 0
fi
command -v dpkg >/dev/null && command -v apt-get >/dev/null ||
    die "$package $version is taken from Debian's source archive, which needs apt and dpkg"

# The mirror is the one that this machine already uses.
mirror=$(apt-get indextargets --format '$(ORIGIN)|$(LABEL)|$(REPO_URI)' 'Created-By: Packages' 2>/dev/null |
    awk -F'|' '$1 == "Debian" && $2 == "Debian" { print $3; exit }')
if [ -z "$mirror" ]; then
    # Before the first `apt-get update` apt does not know the origin; only the address identifies the mirror.
    mirror=$(apt-get update --print-uris 2>/dev/null | sed -n "s|^'\(.*/debian/\)dists/.*|\1|p" | head -n 1)
fi
[ -n "$mirror" ] || die "apt has no package source configured, so $package $version cannot be downloaded"
keyring=/usr/share/keyrings/debian-archive-keyring.gpg
[ -f "$keyring" ] || die "$keyring is missing; install the package debian-archive-keyring"

suite=''
private_apt() {
    local command="$1" work="$SWITCHBOX_CACHE/apt/$suite"
    shift
    "$command" -o Dir::Etc::sourcelist="$work/sources.list" -o Dir::Etc::sourceparts="$work/parts" \
        -o Dir::State::lists="$work/lists" -o Dir::Cache="$work/cache" -o APT::Sandbox::User=root \
        -o Acquire::Languages=none -o APT::Get::List-Cleanup=0 -o APT::Update::Error-Mode=any "$@"
}
read_list() {
    local work="$SWITCHBOX_CACHE/apt/$suite"
    mkdir -p "$work/lists/partial" "$work/cache/archives/partial" "$work/parts"
    echo "deb-src [signed-by=$keyring] $mirror $suite main" >"$work/sources.list"
    private_apt apt-get update >"$SWITCHBOX_CACHE/logs/apt-$suite.log" 2>&1 </dev/null
}
# Prints the versions that the suite has, one a line.
versions() { private_apt apt-cache showsrc "$package" 2>/dev/null | sed -n 's/^Version: //p' | sort -uV; }

# Debian's own revisions do not change the archive.
is_pinned() { [ "${1%-*}" = "${version%-*}" ]; }
may_take() { is_pinned "$1" || { [ -z "${SWITCHBOX_PINNED:-}" ] && dpkg --compare-versions "$1" ge "$version"; }; }

# Sets `suite` and `found`; false if no suite has a version that may be taken.
choose() {
    local candidate
    for suite in "${suites[@]}"; do
        read_list || continue
        for candidate in $(versions); do
            if may_take "$candidate"; then
                found="$candidate"
                return 0
            fi
        done
    done
    return 1
}

# The pinned version must have exactly these bytes.
check_sum() {
    is_pinned "$found" || return 0
    echo "$sum  $archive" | sha256sum --check --status ||
        die "$archive is not the file that was pinned; scripts/sources.sh has its SHA-256"
}

choose || die "the Debian mirror of this machine has no $package $version$([ -n "${SWITCHBOX_PINNED:-}" ] || echo ' or newer')"
if is_pinned "$found"; then
    folder="$sources/$package-$version"
else
    say "the mirror has no $package $version; taking $found, which nobody has tested"
    folder="$sources/$package-$found"
fi
mkdir -p "$sources"
if [ ! -e "$folder/$file" ]; then
    scratch=$(mktemp -d "$sources/.$package.XXXXXX")
    trap 'rm -rf "$scratch"' EXIT
    cd "$scratch"
    logged "source-$package" "download the source package $package $found" \
        private_apt apt-get source --download-only --tar-only "$package=$found"
    archive=$(ls "${package}"_*.orig.tar.*)
    check_sum
    mkdir tree
    logged "unpack-$package" "unpack the source package $package $found" \
        tar --extract --file "$archive" --directory tree --strip-components 1
    [ -e "tree/$file" ] || die "the source package $package $found has no $file"
    rm -rf "$folder"
    mv tree "$folder" # renamed last, so that a folder in the cache is always complete
fi
echo "$folder"
