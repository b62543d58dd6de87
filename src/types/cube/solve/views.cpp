#include "types/cube/solve/views.hpp"

#include "types/cube/model/assemblies.hpp"

namespace switchbox::solve {
namespace {

using machine::FaceMap;
using machine::Pieces;

// U to R, R to F, F to U: the rotation about the corner where these meet.
constexpr FaceMap round_corner = {1, 2, 0, 4, 5, 3};

FaceMap followed(const FaceMap& first, const FaceMap& then) {
    FaceMap both{};
    for (std::size_t face = 0; face < both.size(); ++face) both[face] = then[first[face]];
    return both;
}

}  // namespace

Pieces seen_turned(const Pieces& pieces, const FaceMap& rotation) {
    const machine::Stickers stickers = machine::stickers_of(pieces, 3);
    const algebra::Permutation to = machine::rotation_permutation(3, rotation);
    machine::Stickers seen = stickers;
    for (std::size_t i = 0; i < to.size(); ++i) seen.colours[to[i]] = rotation[stickers.colours[i]];
    return machine::assembly_of(seen)->pieces;
}

std::array<CubeView, cube_axes> views_of(const Pieces& pieces) {
    std::array<CubeView, cube_axes> views;
    FaceMap rotation = {0, 1, 2, 3, 4, 5};
    for (CubeView& view : views) {
        view = {seen_turned(pieces, rotation), machine::inverse(rotation)};
        rotation = followed(rotation, round_corner);
    }
    return views;
}

}  // namespace switchbox::solve
