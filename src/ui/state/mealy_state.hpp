// State of the Machine pane between frames.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>

namespace switchbox::ui {

struct MealyStudy;   // mealy_study.hpp
struct MealyRecord;  // also in mealy_study.hpp
struct KindStudy;    // kind_study_view.hpp

struct MealyState {
    std::shared_ptr<const MealyStudy> study;    // study of the game in play, while the pane is open
    std::shared_ptr<const MealyRecord> record;  // record of its transitions, while there is a study
    std::optional<std::size_t> pointed;         // state of the graph under the pointer or the keyboard focus
    std::shared_ptr<const KindStudy> kind;      // study of a machine type that has one of its own
    bool is_counting = false;                   // counts the states, a slice in each frame
};

}  // namespace switchbox::ui
