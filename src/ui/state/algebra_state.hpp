// State of the Algebra pane between frames.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "ui/kit/geometry.hpp"

namespace switchbox::ui {

struct AlgebraStudy;  // algebra_study.hpp
struct ReducedTo;

enum class AlgebraView : std::uint8_t { matrix, reduction, inverse, quiet };

// Entry of a matrix, or a whole row or column of it.
struct MatrixPlace {
    std::optional<std::size_t> row;
    std::optional<std::size_t> column;
    friend bool operator==(const MatrixPlace&, const MatrixPlace&) = default;
};

struct AlgebraState {
    AlgebraView view = AlgebraView::matrix;
    std::shared_ptr<const AlgebraStudy> study;  // study of the game in play, while the pane is open
    std::size_t step = 0;                       // number of operations of the reduction that are done
    bool playing = false;
    double next_step = 0;  // time of the next operation while the reduction plays, in seconds
    float zoom = 0;        // pixels per entry; 0: as large as fits
    ImVec2 offset{0, 0};   // scroll offset of the matrix in its window
    std::size_t row = 0;   // the entry that has, or would get, the keyboard focus
    std::size_t column = 0;

    std::shared_ptr<const ReducedTo> reduced;    // the equations after `step` operations
    std::optional<MatrixPlace> pointed;          // entry under the pointer, until the focus moves elsewhere
    std::optional<MatrixPlace> wanted_in_sight;  // entry that the next layout scrolls into sight
};

}  // namespace switchbox::ui
