// What the Machine pane remembers between frames.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>

namespace switchbox::view {

struct MealyStudy;   // mealy_study.hpp
struct MealyRecord;  // there too

struct MealyState {
    std::shared_ptr<const MealyStudy> study;    // of the game in play, while the pane is open
    std::shared_ptr<const MealyRecord> record;  // of its transitions, as long as there is a study
    std::optional<std::size_t> pointed;         // the state of the graph under the pointer or the keyboard
};

}  // namespace switchbox::view
