// Part of the Machine pane for a single machine type (game/kind_study.hpp): sections of figures, and bars of
// all states by distance, with the player's position.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "game/kind_study.hpp"
#include "ui/frame/pane_widgets.hpp"

namespace switchbox::ui {

struct KindStudy {
    std::uint64_t game = 0;  // revision of the game
    std::vector<game::StudySection> sections;
    std::shared_ptr<game::StateCount> count;
};

// Makes or keeps the study of the game in play, and does a slice of its count.
void keep_kind_study(const game::Game& game, MealyState& mealy);
void leave_kind_study(MealyState& mealy);

// Draws the study. `shows_distance` is true if the player may know the distance of the target.
void kind_study_view(const Frame& frame, bool shows_distance, Rect& room);

}  // namespace switchbox::ui
