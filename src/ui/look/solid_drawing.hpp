// A body in three dimensions as the shaders get it: flat quads, those farther away first.
#pragma once

#include <array>
#include <vector>

#include "ui/kit/geometry.hpp"
#include "ui/kit/theme.hpp"

namespace switchbox::ui {

// A corner in the window; `depth` is its distance from the eye.
struct SolidCorner {
    float x = 0;
    float y = 0;
    float depth = 1;
    friend bool operator==(const SolidCorner&, const SolidCorner&) = default;
};

// One side of a small cube, seen from outside: its corners go round from the top left one.
struct SolidQuad {
    std::array<SolidCorner, 4> corners;
    std::array<float, 3> colour{};  // of its sticker
    float sticker = 0;              // 1: there is one; 0: the dark body alone
    float light = 1;                // that falls on it
    float hint = 0;                 // rings, 0 .. 1
    float proof = 0;
    friend bool operator==(const SolidQuad&, const SolidQuad&) = default;
};

struct SolidDrawing {
    Rect rect;  // nothing is drawn beyond it
    std::vector<SolidQuad> quads;
    friend bool operator==(const SolidDrawing&, const SolidDrawing&) = default;
};

}  // namespace switchbox::ui
