#!/usr/bin/env bash
# dist.sh [FOLDER]: packs what is built into FOLDER (build/dist). It holds the page, the desktop program, the library, packages for
# Debian, npm and Python, and checksums. A commit always makes identical bytes.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/common.sh
folder="${1:-build/dist}"
command -v dpkg-shlibdeps >/dev/null || die "a Debian package needs dpkg-shlibdeps, of dpkg-dev; make dist is for Debian"
[ -e build/web/page/index.html ] || die "there is no page; build it with: make page"
[ -e build/native/switchbox ] || die "there is no desktop program; build it with: make native"
[ -e build/native/libswitchbox.so ] || die "there is no library; build it with: scripts/build.sh native switchbox_library"
[ -e build/web/library/switchbox.wasm ] || die "there is no library for JavaScript; build it with: scripts/build.sh web switchbox_wasm"

version=$(node scripts/release.mjs version)
SOURCE_DATE_EPOCH=$(node scripts/release.mjs epoch)
export SOURCE_DATE_EPOCH LC_ALL=C TZ=UTC
umask 022
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
[ "$folder" = build/dist ] || [ ! -e "$folder" ] || [ -z "$(ls -A "$folder")" ] || die "$folder is not empty; name a new folder"
rm -rf "$folder"
mkdir -p "$folder"

# pack NAME: archives the folder NAME, independent of user and time.
pack() {
    tar --create --directory "$work" --format=ustar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 \
        --numeric-owner --mode='u=rwX,go=rX' "$1" | gzip -9n >"$folder/$1.tar.gz"
}

page="switchbox-page-$version"
cp -R build/web/page "$work/$page"
node scripts/licences.mjs page >"$work/$page/LICENCES.txt"
node scripts/compress.mjs "$work/$page"
pack "$page"

desktop="switchbox-$version-linux-$(uname -m)"
# install_part COMPONENT FOLDER: installs a part of what is built (cmake/install.cmake).
install_part() {
    logged "dist-$1" "install the $1" cmake --install build/native --strip --component "$1" --prefix "$work/$2"
}
install_part program "$desktop"
node scripts/licences.mjs desktop >"$work/$desktop/LICENCES.txt"
pack "$desktop"

library="switchbox-library-$version-linux-$(uname -m)"
install_part library "$library"
install_part development "$library"
node scripts/licences.mjs library >"$work/$library/LICENCES.txt"
pack "$library"

logged dist-debian "make the Debian packages" cpack --config build/native/CPackConfig.cmake -B "$work/cpack"
mv "$work"/cpack/*.deb "$folder"

node scripts/licences.mjs npm >"$work/npm.txt"
logged dist-npm "make the npm package" node scripts/npm_package.mjs build/web/library "$work/npm.txt" "$folder"

node scripts/licences.mjs python >"$work/python.txt"
strip --strip-unneeded -o "$work/libswitchbox.so" build/native/libswitchbox.so
logged dist-python "make the Python package" python3 scripts/wheel.py "$work/libswitchbox.so" "$work/python.txt" "$folder"

cd "$folder"
sha256sum -- * >"$work/sums"
mv "$work/sums" SHA256SUMS
