#!/usr/bin/env bash
# mutants.sh [option...]: builds the core's tests on sources with every mutant in them (scripts/mutants/instrument.py), and
# tries some of them (scripts/mutants/try.py has the options).
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/common.sh
. scripts/needs.sh
python=$(python_with_clang) || die "no Python here has the module clang.cindex"
work=build/mutants
tree=$work/tree
built=$work/build
# The repository again, but for the sources, which are read here and written there.
mkdir -p "$tree"
ln -sfn "$PWD"/{CMakeLists.txt,cmake,tests,words} "$tree"
[ -d "$tree/src" ] || cp -r src "$tree"
if [ ! -f "$built/build.ninja" ]; then
    # With checked subscripts, since many a mutant reads just outside.
    timed "configure mutants" logged configure-mutants "configure the build of the mutants" \
        cmake -S "$tree" -B "$built" -G Ninja -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-O1 -DSWITCHBOX_FACES=OFF \
        -DCMAKE_CXX_FLAGS="-std=c++20 -w -Wno-narrowing -D_GLIBCXX_ASSERTIONS -include $PWD/scripts/mutants/mutants.hpp"
fi
timed "make the mutants" "$python" scripts/mutants/instrument.py "$tree" "$built"
timed "build the mutants" cmake --build "$built" --target core_tests
"$python" scripts/mutants/try.py "$work" "$@"
