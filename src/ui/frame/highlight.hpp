// Lamps and buttons that the side pane highlights on the board.
#pragma once

#include <cstddef>
#include <vector>

namespace switchbox::ui {

struct BoardHighlight {
    std::vector<std::size_t> lamps;
    std::vector<std::size_t> buttons;
    friend bool operator==(const BoardHighlight&, const BoardHighlight&) = default;
};

}  // namespace switchbox::ui
