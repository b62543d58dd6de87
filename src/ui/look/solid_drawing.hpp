// Three-dimensional body for the shaders: flat quads, farther ones first.
#pragma once

#include <array>
#include <vector>

#include "ui/kit/geometry.hpp"
#include "ui/kit/theme.hpp"

namespace switchbox::ui {

// Corner of a quad in the window; `depth` is its distance from the eye.
struct SolidCorner {
    float x = 0;
    float y = 0;
    float depth = 1;
    friend bool operator==(const SolidCorner&, const SolidCorner&) = default;
};

// Side of a small cube, seen from outside; the corners are in order around it, from the top left one.
struct SolidQuad {
    std::array<SolidCorner, 4> corners;
    std::array<float, 3> colour{};  // colour of its sticker
    float sticker = 0;              // 1: has a sticker; 0: only the dark body
    float light = 1;                // brightness of the light on it
    float hint = 0;                 // rings, 0..1
    float proof = 0;
    friend bool operator==(const SolidQuad&, const SolidQuad&) = default;
};

struct SolidDrawing {
    Rect rect;  // nothing is drawn outside it
    std::vector<SolidQuad> quads;
    friend bool operator==(const SolidDrawing&, const SolidDrawing&) = default;
};

}  // namespace switchbox::ui
