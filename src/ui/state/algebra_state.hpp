// What the Algebra pane remembers between frames.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "ui/kit/geometry.hpp"

namespace switchbox::ui {

struct AlgebraStudy;  // algebra_study.hpp
struct ReducedTo;

enum class AlgebraView : std::uint8_t { matrix, reduction, inverse, quiet };

// An entry of a matrix, or a whole row or column of it.
struct MatrixPlace {
    std::optional<std::size_t> row;
    std::optional<std::size_t> column;
    friend bool operator==(const MatrixPlace&, const MatrixPlace&) = default;
};

struct AlgebraState {
    AlgebraView view = AlgebraView::matrix;
    std::shared_ptr<const AlgebraStudy> study;  // of the game in play, while the pane is open
    std::size_t step = 0;                       // of the reduction: how many operations are done
    bool playing = false;
    double next_step = 0;  // when the playing reduction goes on, in seconds
    float zoom = 0;        // pixels an entry; 0: as large as fits
    ImVec2 offset{0, 0};   // how far the matrix is moved in its window
    std::size_t row = 0;   // the entry that has, or would get, the keyboard
    std::size_t column = 0;

    std::shared_ptr<const ReducedTo> reduced;    // the equations after `step` operations
    std::optional<MatrixPlace> pointed;          // by the pointer, until the keyboard goes elsewhere
    std::optional<MatrixPlace> wanted_in_sight;  // when it is arranged next
};

}  // namespace switchbox::ui
