// Open lesson and its current step.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "game/lesson.hpp"

namespace switchbox::ui {

struct LessonState {
    std::string id;        // empty if no lesson is open
    std::size_t step = 0;  // counted from 0
    // Progress of the board within the step at the last check (keep_lesson); nullopt before the first.
    std::optional<game::LessonProgress> progress = std::nullopt;
};

}  // namespace switchbox::ui
