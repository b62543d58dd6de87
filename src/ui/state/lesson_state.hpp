// The lesson that is being read, and how far.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "game/lesson.hpp"

namespace switchbox::ui {

struct LessonState {
    std::string id;        // empty: none
    std::size_t step = 0;  // counted from 0
    // Where the board stood in the step at the last look (keep_lesson); nothing until the first.
    std::optional<game::LessonProgress> progress = std::nullopt;
};

}  // namespace switchbox::ui
