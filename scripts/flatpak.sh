#!/usr/bin/env bash
# flatpak.sh: puts the manifest of the Flatpak and all its sources into build/flatpak: the program as it is committed, and the
# libraries, fonts, icons and tools that its runtime lacks, from the same packages as in any other build.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/common.sh

folder=build/flatpak
contents="$folder/contents"
rm -rf "$folder"
mkdir -p "$contents/switchbox/node_modules/@expo-google-fonts" "$contents/sources"
cp share/flatpak/*.yml "$folder"
git archive HEAD | tar -x -C "$contents/switchbox"
for package in @expo-google-fonts/inter @expo-google-fonts/jetbrains-mono lucide-static; do
    [ -d "node_modules/$package" ] || die "$package is missing; run: npm ci"
    cp -r "node_modules/$package" "$contents/switchbox/node_modules/$package"
done
for name in imgui qrcodegen; do cp -r "$(scripts/sources.sh "$name")" "$contents/sources/$name"; done

# Packages without compiled parts, in the folders of a prefix.
for package in libcli11-dev nlohmann-json3-dev fonttools python3-fonttools; do
    dpkg -L "$package" >/dev/null 2>&1 || die "$package is missing; run: sudo apt-get install $package"
    dpkg -L "$package" | sed -n 's|^/usr/||p' | grep -v '^share/\(doc\|man\)/\|\.so$' | while read -r file; do
        [ -d "/usr/$file" ] || install -D "/usr/$file" "$contents/sources/$file"
    done
done
echo "$folder"
