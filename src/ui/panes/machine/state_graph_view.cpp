#include "ui/panes/machine/state_graph_view.hpp"

#include <algorithm>
#include <cmath>

#include "i18n/words.hpp"
#include "ui/look/appearance.hpp"

namespace switchbox::ui {
namespace {

constexpr float distance_room = 26;  // for the distances at the left
constexpr float count_room = 36;     // for the counts at the right
constexpr float row_pitch = 26;
constexpr float crowded_pitch = 18;  // if there are many rows
constexpr std::size_t many_rows = 16;
constexpr float line_pitch = 7;  // within a row
constexpr float min_step = 5.5F;
constexpr float max_step = 22;
constexpr float lost_words = 22;  // height of the words over the states without a way
constexpr float dot_reach = 6;
constexpr float target_radius = 5;
constexpr float small_dot = 2.6F;  // for many dots, which also have few corners
constexpr int dot_corners = 6;
constexpr int disc_corners = 16;
constexpr float small_cell_with_digit = 12;

// Lines of equal length for a row of dots.
struct DotLines {
    std::size_t length = 1;
    std::size_t count = 1;
    float step = max_step;
};

DotLines lines_for(std::size_t dots, float width) {
    const auto fit = static_cast<std::size_t>(std::max(width / min_step, 1.0F));
    DotLines lines;
    lines.count = (dots + fit - 1) / fit;
    lines.length = (dots + lines.count - 1) / lines.count;
    lines.step = std::min(width / static_cast<float>(lines.length), max_step);
    return lines;
}

void place_row(GraphPlan& plan, const std::vector<std::size_t>& states, float top) {
    const float width = plan.width - distance_room - count_room;
    const DotLines lines = lines_for(states.size(), width);
    for (std::size_t i = 0; i < states.size(); ++i) {
        const std::size_t line = i / lines.length;
        const std::size_t members = std::min(lines.length, states.size() - line * lines.length);
        const float column = static_cast<float>(i % lines.length) - static_cast<float>(members - 1) / 2;
        plan.dots[states[i]] = {distance_room + width / 2 + column * lines.step,
                                top + static_cast<float>(line) * line_pitch};
    }
    const float below = static_cast<float>(lines.count - 1) * line_pitch;
    const float largest = lines.count > 1 ? small_dot : 4.0F;
    plan.rows.push_back({top, top + below / 2, std::clamp(lines.step * 0.38F, 1.6F, largest)});
    plan.height = top + below;
}

ImVec2 shifted_by(ImVec2 at, ImVec2 by) { return {at.x + by.x, at.y + by.y}; }

class GraphDrawing {
  public:
    GraphDrawing(const Painter& paint, const MealyStudy& study, const GraphPlan& plan,
                 const GraphMarks& marks, ImVec2 corner)
        : paint_(paint), study_(study), graph_(*study.graph), plan_(plan), marks_(marks), corner_(corner) {}

    void draw() const {
        all_edges();
        edges_of(marks_.shown());
        for (std::size_t state = 0; state < graph_.size(); ++state) dot(state);
        ends_nearer(marks_.shown());
        path();
        marked_states();
        words();
    }

  private:
    [[nodiscard]] const Theme& theme() const { return paint_.theme(); }
    [[nodiscard]] ImVec2 at(std::size_t state) const { return shifted_by(plan_.dots[state], corner_); }
    [[nodiscard]] float radius(std::size_t state) const {
        return plan_.rows[study_.rows.places[state].row].radius;
    }
    [[nodiscard]] bool leads_nearer(std::size_t from, std::size_t to) const {
        const auto here = graph_.distance(from);
        const auto there = graph_.distance(to);
        return here && there && *there + 1 == *here;
    }
    void disc(ImVec2 middle, float size, Colour colour) const {
        paint_.disc(middle, size, colour, size <= small_dot ? dot_corners : disc_corners);
    }

    void all_edges() const {
        const Colour faint = mix(theme().edge, theme().muted, 0.5F).with_alpha(0.14F);
        for (std::size_t state = 0; state < graph_.size(); ++state) {
            for (std::size_t button = 0; button < graph_.button_count(); ++button) {
                const auto next = graph_.next(state, button);
                if (next && leads_nearer(state, *next)) paint_.line(at(state), at(*next), faint, 1);
            }
        }
    }

    void edges_of(std::size_t state) const {
        for (std::size_t button = 0; button < graph_.button_count(); ++button) {
            const auto next = graph_.next(state, button);
            if (!next) continue;
            const bool nearer = leads_nearer(state, *next);
            const Colour colour = nearer ? theme().hint : theme().muted;
            paint_.line(at(state), at(*next), colour, nearer ? 2.0F : 1.0F);
        }
    }

    void ends_nearer(std::size_t state) const {
        for (std::size_t button = 0; button < graph_.button_count(); ++button) {
            const auto next = graph_.next(state, button);
            if (next && graph_.distance(*next) != std::size_t{0} && leads_nearer(state, *next)) {
                disc(at(*next), radius(*next) + 1, theme().hint);
            }
        }
    }

    void dot(std::size_t state) const {
        const auto distance = graph_.distance(state);
        if (distance == std::size_t{0}) {
            const float size = std::max(radius(state), study_.rows.rows[0].size() == 1 ? target_radius : 0);
            disc(at(state), size + 2, theme().lit.with_alpha(0.3F));
            disc(at(state), size, theme().lit);
        } else {
            disc(at(state), radius(state), distance ? theme().muted : theme().rim);
        }
    }

    void path() const {
        const std::vector<std::size_t>& path = marks_.path;
        for (std::size_t i = 1; i < path.size(); ++i) {
            paint_.line(at(path[i - 1]), at(path[i]), theme().lit, 2.5F);
        }
        for (const std::size_t state : path) disc(at(state), radius(state) + 1, theme().lit);
    }

    void marked_states() const {
        const ImVec2 present = at(marks_.present);
        const float size = std::max(radius(marks_.present), 3.0F);
        disc(present, size, theme().lit);
        paint_.ring(present, size + 3, theme().text, 2, disc_corners);
        if (!marks_.pointed || *marks_.pointed == marks_.present) return;
        disc(at(*marks_.pointed), radius(*marks_.pointed) + 1.5F, theme().text);
    }

    // Draws the distance at the left, the number of states at the right.
    void words() const {
        for (std::size_t row = 0; row < plan_.rows.size(); ++row) {
            const std::string count = std::to_string(study_.rows.rows[row].size());
            const ImVec2 extent = paint_.measure(Type::mono, count);
            const bool lost = row == graph_.layers().size();
            const float middle = lost ? plan_.rows[row].top - lost_words / 2 - 4 : plan_.rows[row].middle;
            const float top = corner_.y + middle - extent.y / 2;
            const std::string name = lost ? say("view.pane.machine.no-way") : std::to_string(row);
            paint_.text(lost ? Type::caption : Type::mono, {corner_.x, top}, theme().muted, name);
            paint_.text(Type::mono, {corner_.x + plan_.width - extent.x, top}, theme().muted, count);
        }
    }

    const Painter& paint_;
    const MealyStudy& study_;
    const solve::StateGraph& graph_;
    const GraphPlan& plan_;
    const GraphMarks& marks_;
    ImVec2 corner_;
};

}  // namespace

GraphPlan plan_graph(const solve::StateGraph& graph, const StateRows& states, float width) {
    GraphPlan plan;
    plan.width = width;
    plan.dots.resize(graph.size());
    const float pitch = states.rows.size() > many_rows ? crowded_pitch : row_pitch;
    float top = row_pitch / 2;
    for (std::size_t row = 0; row < states.rows.size(); ++row) {
        if (row == graph.layers().size()) top += lost_words;
        place_row(plan, states.rows[row], top);
        top = plan.height + pitch;
    }
    plan.height += row_pitch / 2;
    return plan;
}

std::optional<std::size_t> state_at(const GraphPlan& plan, ImVec2 point) {
    std::optional<std::size_t> nearest;
    float least = dot_reach;
    for (std::size_t state = 0; state < plan.dots.size(); ++state) {
        const ImVec2 dot = plan.dots[state];
        const float away = std::hypot(dot.x - point.x, dot.y - point.y);
        if (away > least) continue;
        least = away;
        nearest = state;
    }
    return nearest;
}

void draw_state_graph(const Painter& paint, const MealyStudy& study, const GraphPlan& plan,
                      const GraphMarks& marks, ImVec2 corner) {
    GraphDrawing(paint, study, plan, marks, corner).draw();
}

void draw_small_picture(const Painter& paint, const machine::Machine& machine,
                        const machine::Picture& picture, const Rect& square) {
    const Theme& theme = paint.theme();
    const machine::Shape shape = picture.shape;
    const float cell = square.width / static_cast<float>(std::max(shape.rows, shape.columns));
    const float radius = std::min(cell * 0.2F, 4.0F);
    for (const std::size_t lamp : machine.lamp_sites().cells()) {
        const Rect place = Rect{square.x + cell * static_cast<float>(shape.column(lamp)),
                                square.y + cell * static_cast<float>(shape.row(lamp)), cell, cell}
                               .inset(cell > 6 ? 1.0F : 0.0F);
        const int state = picture[lamp];
        if (machine.has_cells()) {
            paint.fill(place, tile_fill(theme, state), radius);
            draw_colour_letter(paint, place, state, theme.strong);
            continue;
        }
        const float level = static_cast<float>(state) / static_cast<float>(machine.lamp_states() - 1);
        const Colour fill = mix(theme.dark_lamp, theme.lit, level);
        paint.fill(place, fill, radius);
        if (state == 0) paint.stroke(place, theme.rim, radius, 1);
        if (machine.lamp_states() > 2 && cell >= small_cell_with_digit) {
            paint.centred(Type::caption, place.centre(), ink_on(fill), std::to_string(state));
        }
    }
}

}  // namespace switchbox::ui
