// Picture of all states of a small machine. It has a row of dots for each distance from the target, nearest
// at the top, and lines for the presses that lead nearer.
#pragma once

#include <optional>
#include <vector>

#include "ui/kit/painter.hpp"
#include "ui/panes/machine/mealy_study.hpp"

namespace switchbox::ui {

// Layout of the picture, from its top left corner.
struct GraphPlan {
    struct GraphRow {
        float top = 0;     // top of its first line of dots
        float middle = 0;  // middle of its words
        float radius = 0;  // radius of its dots
    };
    std::vector<GraphRow> rows;
    std::vector<ImVec2> dots;  // centre of each state's dot
    float width = 0;
    float height = 0;
};
// Returns the layout. A row of more dots than fit side by side takes several lines.
[[nodiscard]] GraphPlan plan_graph(const solve::StateGraph& graph, const StateRows& states, float width);
// Returns the state whose dot is nearest to the point; nullopt if none is near.
[[nodiscard]] std::optional<std::size_t> state_at(const GraphPlan& plan, ImVec2 point);

struct GraphMarks {
    std::size_t present = 0;
    std::optional<std::size_t> pointed;
    std::vector<std::size_t> path;  // states passed; the last is the present one

    [[nodiscard]] std::size_t shown() const { return pointed.value_or(present); }
};
void draw_state_graph(const Painter& paint, const MealyStudy& study, const GraphPlan& plan,
                      const GraphMarks& marks, ImVec2 corner);

// Draws the picture of a state as a board in a square.
void draw_small_picture(const Painter& paint, const machine::Machine& machine,
                        const machine::Picture& picture, const Rect& square);

}  // namespace switchbox::ui
