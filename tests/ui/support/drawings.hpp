// Shared helpers that inspect exported drawings shape by shape.
#pragma once

#include <variant>
#include <vector>

#include "game/game.hpp"
#include "ui/kit/pictures.hpp"

namespace switchbox::test {

template <class Shape>
std::vector<Shape> shapes_of(const ui::Drawing& drawing) {
    std::vector<Shape> found;
    for (const ui::DrawnShape& shape : drawing.shapes) {
        if (const auto* known = std::get_if<Shape>(&shape)) found.push_back(*known);
    }
    return found;
}

// Checks that every sheet of the game is well-formed, with all shapes inside its bounds, in both themes.
void check_all_sheets(const game::Game& game);

}  // namespace switchbox::test
