// What the Machine pane remembers between frames.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>

namespace switchbox::ui {

struct MealyStudy;   // mealy_study.hpp
struct MealyRecord;  // there too
struct KindStudy;    // kind_study_view.hpp

struct MealyState {
    std::shared_ptr<const MealyStudy> study;    // of the game in play, while the pane is open
    std::shared_ptr<const MealyRecord> record;  // of its transitions, as long as there is a study
    std::optional<std::size_t> pointed;         // the state of the graph under the pointer or the keyboard
    std::shared_ptr<const KindStudy> kind;      // of a kind that has more to tell
    bool is_counting = false;                   // its states, a slice in each frame
};

}  // namespace switchbox::ui
