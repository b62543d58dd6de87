// What the Machine pane tells of one kind of machine alone (game/kind_study.hpp): sections of figures, and
// all states by distance as bars, with the player's own place.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "game/kind_study.hpp"
#include "ui/frame/pane_widgets.hpp"

namespace switchbox::ui {

struct KindStudy {
    std::uint64_t game = 0;  // its revision
    std::vector<game::StudySection> sections;
    std::shared_ptr<game::StateCount> count;
};

// The study of the game in play; a slice of its count is done.
void keep_kind_study(const game::Game& game, MealyState& mealy);
void leave_kind_study(MealyState& mealy);

// `shows_distance`: whether the player may know how far the target is.
void kind_study_view(const Frame& frame, bool shows_distance, Rect& room);

}  // namespace switchbox::ui
